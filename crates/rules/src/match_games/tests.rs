//! T2 and T3 as a table of cases: the games of a match, its result and the players left in it.

use super::*;
use podium_event::result::Outcome;

/// Reads a game of a pod of four, seats a to d: the winner, or `-` for a draw, then `/C` and `/M` with the players who
/// conceded the match or got a match loss in it.
fn game(text: &str) -> EndedGame {
    let player = |letter: char| PlayerIx("abcd".find(letter).expect("a seat from a to d") as u32);
    let mut parts = text.split('/');
    let result = match parts.next() {
        Some("-") => GameResult::Drawn,
        Some(winner) => GameResult::Won(winner.chars().map(player).next().expect("a winner")),
        None => panic!("a game has a result"),
    };
    let (mut conceded, mut match_losses) = (Vec::new(), Vec::new());
    for part in parts {
        let list = if part.starts_with('C') {
            &mut conceded
        } else {
            &mut match_losses
        };
        list.extend(part[1..].chars().map(player));
    }
    EndedGame {
        result,
        conceded,
        match_losses,
    }
}

/// A match in which another game follows a drawn one.
fn of_wins(games_to_win: u32) -> MatchLength {
    MatchLength {
        games_to_win,
        ends_with_draw: false,
    }
}

fn letters(players: &[PlayerIx]) -> String {
    players
        .iter()
        .map(|player| "abcd".chars().nth(player.ix()).expect("a seat"))
        .collect()
}

#[test]
fn the_table_of_t2_and_t3() {
    // games to win, games, outcome (winner, or = and the players who share the draw), left in the match, decided
    let cases = [
        // One game: won, drawn among everybody who began, without players who conceded or have a match loss.
        (1, "a", "a", "abcd", true),
        (1, "-", "=abcd", "abcd", false),
        (1, "-/Cb", "=acd", "acd", false),
        (1, "-/Md", "=abc", "abc", false),
        (1, "-/Cb/Md", "=ac", "ac", false),
        (1, "-/Cabcd", "=", "", true),
        (1, "a/Cbcd", "a", "a", true),
        (1, "a/Mb", "a", "acd", true),
        // A drawn game with time left: everybody still in the match plays on, also the eliminated.
        (1, "- c", "c", "abcd", true),
        (1, "-/Cb c", "c", "acd", true),
        (1, "-/Cb -/Md", "=ac", "ac", false),
        (1, "-/Cb -/Mb", "=acd", "acd", false),
        // Several games: the player who reached the wins, else the one who won the most, else a draw.
        (2, "a", "a", "abcd", false),
        (2, "a b", "=abcd", "abcd", false),
        (2, "a b a", "a", "abcd", true),
        (2, "a -", "a", "abcd", false),
        (2, "a b/Ca", "b", "bcd", false),
        (2, "a/Ca b", "b", "bcd", false),
        (2, "a/Cbcd", "a", "a", true),
        (2, "-/Mbcd", "a", "a", true),
        (2, "a b/Ma", "b", "bcd", false),
    ];
    let seats: Vec<PlayerIx> = (0..4).map(PlayerIx).collect();
    for (games_to_win, text, outcome, left, decided) in cases {
        let games: Vec<EndedGame> = text.split(' ').map(game).collect();
        let stands = standing(&seats, &games, &of_wins(games_to_win));
        let came_out = match stands.result.outcome(&seats, games_to_win) {
            Some(Outcome::Won(winner)) => letters(&[winner]),
            Some(Outcome::Drawn(among)) => format!("={}", letters(&among)),
            None => "nothing".to_owned(),
        };
        assert_eq!(
            (came_out.as_str(), letters(&stands.left).as_str(), stands.decided),
            (outcome, left, decided),
            "best of {games_to_win}: {text}"
        );
    }
}

#[test]
fn one_game_is_written_as_it_would_be_typed() {
    let seats: Vec<PlayerIx> = (0..4).map(PlayerIx).collect();
    let result = |text: &str| standing(&seats, &[game(text)], &of_wins(1)).result;
    assert_eq!(result("b/Cacd"), PodResult::Won(PlayerIx(1)));
    assert_eq!(result("-"), PodResult::Drawn(seats.clone()));
    for text in ["-/Cb", "a/Mb"] {
        assert!(matches!(result(text), PodResult::Games { .. }), "{text}");
    }
    assert_eq!(standing(&seats, &[], &of_wins(1)).result, PodResult::NotReported);
}

#[test]
fn a_drawn_game_is_the_draw_of_a_match_that_ends_with_one() {
    let seats: Vec<PlayerIx> = (0..4).map(PlayerIx).collect();
    let length = MatchLength {
        games_to_win: 2,
        ends_with_draw: true,
    };
    for (text, outcome, decided) in [
        ("a", "a", false),
        ("a -", "=abcd", true),
        ("a -/Cb", "=acd", true),
        ("a/Mb -", "=acd", true),
        ("-", "=abcd", true),
        ("a -/Cbcd", "a", true),
        ("a a", "a", true),
    ] {
        let games: Vec<EndedGame> = text.split(' ').map(game).collect();
        let stands = standing(&seats, &games, &length);
        let came_out = match stands.result.outcome(&seats, 2) {
            Some(Outcome::Won(winner)) => letters(&[winner]),
            Some(Outcome::Drawn(among)) => format!("={}", letters(&among)),
            None => "nothing".to_owned(),
        };
        assert_eq!((came_out.as_str(), stands.decided), (outcome, decided), "{text}");
    }
}
