//! Results as a scorekeeper types them: for each game the winner's seat or `D` for a draw, with marks for players who
//! conceded the match or got a match loss (T2, T3).

use podium_event::Refusal;
use podium_event::player::PlayerIx;
use podium_event::possible::{won_by_who_is_out, wrong};
use podium_event::result::{GameResult, PodResult};
use say::refused_typed as t;

/// Reads a typed result. `typed` has one token per game, a seat number or `D`; in pods of more than nine, spaces or
/// commas separate them. `conceded` and `match_losses` are seat numbers.
///
/// # Errors
/// Refuses a seat that the pod does not have, a winner with a mark, and games that do not decide the match, each with
/// what to type instead.
pub fn read(
    typed: &str,
    conceded: &[usize],
    match_losses: &[usize],
    seats: &[PlayerIx],
    games_to_win: u32,
) -> Result<PodResult, Refusal> {
    let seat = |number: usize| -> Result<PlayerIx, Refusal> {
        let found = number.checked_sub(1).and_then(|ix| seats.get(ix)).copied();
        found.ok_or_else(|| Refusal::new("T2", t::no_seat(number, seats.len())))
    };
    let conceding: Vec<PlayerIx> = conceded.iter().map(|&s| seat(s)).collect::<Result<_, _>>()?;
    let losses: Vec<PlayerIx> = match_losses.iter().map(|&s| seat(s)).collect::<Result<_, _>>()?;
    let mut games = Vec::new();
    for token in tokens(typed, seats.len()) {
        games.push(if token.eq_ignore_ascii_case("d") {
            GameResult::Drawn
        } else {
            let number = token
                .parse::<usize>()
                .map_err(|_| Refusal::new("T2", t::no_result(&token, seats.len())))?;
            GameResult::Won(seat(number)?)
        });
    }
    // T2: if only one player is left in the match, nothing has to be typed, because that player has won it.
    let in_match = seats
        .iter()
        .filter(|s| !conceding.contains(s) && !losses.contains(s))
        .count();
    if games.is_empty() && in_match > 1 {
        return Err(Refusal::new("T2", t::say_who_won(seats.len())));
    }
    // T2: a player who conceded the match or got a match loss cannot win it.
    // In a longer match the games won before that stay.
    let winners: Vec<Option<PlayerIx>> = games.iter().map(GameResult::winner).collect();
    let is_out = |player: &PlayerIx| conceding.contains(player) || losses.contains(player);
    let won = won_by_who_is_out(&winners, is_out, games_to_win).and_then(|game| winners[game]);
    if let Some(ix) = won.and_then(|winner| seats.iter().position(|s| *s == winner)) {
        return Err(Refusal::new("T2", t::out_cannot_win(ix + 1)));
    }
    // The short forms of the common results, so that the same result is always stored the same way.
    let result = match games[..] {
        [GameResult::Won(winner)] if conceding.is_empty() && losses.is_empty() && games_to_win == 1 => {
            PodResult::Won(winner)
        }
        [GameResult::Drawn] if conceding.is_empty() && losses.is_empty() && games_to_win == 1 => {
            PodResult::Drawn(seats.to_vec())
        }
        _ => PodResult::Games {
            games,
            conceded: conceding,
            match_losses: losses,
        },
    };
    match wrong(&result, seats, games_to_win).first() {
        Some(wrong) => Err(Refusal::new("T2", wrong.fault.message())),
        None => Ok(result),
    }
}

/// Returns the first position in the match losses whose seat has also conceded; match losses from rulings are exempt.
#[must_use]
pub fn in_both(conceded: &[usize], match_losses: &[usize], ruled: &[usize]) -> Option<usize> {
    match_losses
        .iter()
        .position(|seat| conceded.contains(seat) && !ruled.contains(seat))
}

/// Splits the typed text into one token per game: single characters in a pod of up to nine without separators, else
/// words.
fn tokens(typed: &str, seats: usize) -> Vec<String> {
    // "1 D 1", "1,D,1" and "1-D-1" are all typed.
    let separators = |c: char| c.is_whitespace() || c == ',' || c == ';' || c == '-';
    // With ten seats "12" is a seat and not two games.
    if seats > 9 || typed.trim().contains(separators) {
        typed
            .split(separators)
            .filter(|t| !t.is_empty())
            .map(str::to_owned)
            .collect()
    } else {
        // Scorekeepers type "1D1" without leaving the keys.
        typed.trim().chars().map(String::from).collect()
    }
}

/// Returns a result as it would be typed: the games, the seats that conceded, and the seats with a match loss.
#[must_use]
pub fn write(result: &PodResult, seats: &[PlayerIx]) -> Option<(String, Vec<usize>, Vec<usize>)> {
    let seat = |player: &PlayerIx| seats.iter().position(|s| s == player).map_or(0, |ix| ix + 1);
    let seats_of = |players: &[PlayerIx]| players.iter().map(seat).collect();
    match result {
        PodResult::NotReported => None,
        PodResult::Won(winner) => Some((seat(winner).to_string(), Vec::new(), Vec::new())),
        PodResult::Drawn(scoring) => {
            // T3: players of a drawn match who do not share it got a match loss or conceded; a match loss scores the
            // same.
            let lost: Vec<usize> = seats.iter().filter(|s| !scoring.contains(s)).map(seat).collect();
            Some(("D".to_owned(), Vec::new(), lost))
        }
        PodResult::Games {
            games,
            conceded,
            match_losses,
        } => {
            let words: Vec<String> = games
                .iter()
                .map(|game| match game {
                    GameResult::Won(winner) => seat(winner).to_string(),
                    GameResult::Drawn => "D".to_owned(),
                })
                .collect();
            Some((words.join(" "), seats_of(conceded), seats_of(match_losses)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [PlayerIx; 4] = [PlayerIx(7), PlayerIx(5), PlayerIx(3), PlayerIx(1)];

    #[test]
    fn one_key_is_a_result() {
        assert_eq!(read("2", &[], &[], &SEATS, 1), Ok(PodResult::Won(PlayerIx(5))));
        assert_eq!(read(" d ", &[], &[], &SEATS, 1), Ok(PodResult::Drawn(SEATS.to_vec())));
        assert_eq!(
            read("D", &[4], &[1], &SEATS, 1),
            Ok(PodResult::Games {
                games: vec![GameResult::Drawn],
                conceded: vec![PlayerIx(1)],
                match_losses: vec![PlayerIx(7)]
            })
        );
    }

    #[test]
    fn what_decides_nothing_is_refused_with_what_to_type() {
        for (typed, conceded) in [
            ("", vec![]),
            ("5", vec![]),
            ("x", vec![]),
            ("2", vec![2]),
            ("12", vec![]),
            ("1", vec![2, 2]),
        ] {
            let refused = read(typed, &conceded, &[], &SEATS, 1).expect_err(typed);
            assert!(!refused.message.is_empty());
        }
        for (typed, conceded) in [
            ("112", vec![]),
            ("11D", vec![]),
            ("1212", vec![]),
            ("11", vec![1]),
            ("1122", vec![1]),
        ] {
            assert!(read(typed, &conceded, &[], &SEATS, 2).is_err(), "{typed}");
        }
        assert!(
            read("12", &[1], &[], &SEATS, 2).is_ok(),
            "a game won before the concession stays"
        );
        let drawn = |games: usize| read(&"D".repeat(games), &[], &[], &SEATS, 2);
        assert!(drawn(100).is_ok() && drawn(101).is_err());
    }

    #[test]
    fn the_last_player_in_the_match_wins_without_a_game() {
        let result = read("", &[1, 2, 3], &[], &SEATS, 1).expect("three conceded");
        assert_eq!(
            result.outcome(&SEATS, 1),
            Some(podium_event::result::Outcome::Won(PlayerIx(1)))
        );
    }

    #[test]
    fn several_games_and_large_pods() {
        assert_eq!(
            read("1D1", &[], &[], &SEATS, 2),
            Ok(PodResult::Games {
                games: vec![
                    GameResult::Won(PlayerIx(7)),
                    GameResult::Drawn,
                    GameResult::Won(PlayerIx(7))
                ],
                conceded: vec![],
                match_losses: vec![]
            })
        );
        let large: Vec<PlayerIx> = (0..12).map(PlayerIx).collect();
        assert_eq!(read("12", &[], &[], &large, 1), Ok(PodResult::Won(PlayerIx(11))));
    }

    #[test]
    fn what_is_written_is_read_again() {
        for result in [
            PodResult::Won(PlayerIx(3)),
            PodResult::Drawn(SEATS.to_vec()),
            PodResult::Games {
                games: vec![GameResult::Drawn],
                conceded: vec![PlayerIx(5)],
                match_losses: vec![],
            },
        ] {
            let (typed, conceded, losses) = write(&result, &SEATS).expect("reported");
            assert_eq!(read(&typed, &conceded, &losses, &SEATS, 1), Ok(result));
        }
    }
}
