//! Tests of standings and their explanations.

use super::*;
use crate::ratio::Ratio;
use podium_event::event::{Event, EventParts, Player, PlayerIx, Pod, Round, Stage};
use podium_event::profile::{Level, Profile, Tiebreaker};
use podium_event::result::{GameResult, PodResult};

/// Players named by letters, in this order.
fn parts(players: &str, rounds: Vec<Round>) -> EventParts {
    let players = players.chars().map(|letter| Player {
        id: letter.to_string(),
        name: letter.to_string(),
        ..Player::default()
    });
    EventParts {
        profile: Profile::standard(Level::Competitive),
        players: players.collect(),
        rounds,
        cut: None,
    }
}

fn ix(letter: char) -> PlayerIx {
    PlayerIx(u32::from(letter) - u32::from('a'))
}

fn all(letters: &str) -> Vec<PlayerIx> {
    letters.chars().map(ix).collect()
}

fn won(letter: char) -> PodResult {
    PodResult::Won(ix(letter))
}

fn drawn(letters: &str) -> PodResult {
    PodResult::Drawn(all(letters))
}

fn round(number: u32, pods: &[(&str, PodResult)], byes: &str) -> Round {
    let pods = pods.iter().zip(1..).map(|((seats, result), table)| Pod {
        table,
        left: Vec::new(),
        seats: all(seats),
        result: result.clone(),
    });
    Round {
        number,
        stage: Stage::Swiss,
        pods: pods.collect(),
        byes: all(byes),
        match_losses: Vec::new(),
    }
}

fn event(parts: EventParts) -> Event {
    Event::new(parts).expect("a sound event")
}

/// Returns the letters in rank order with their ranks: `a1 b2 c2`.
fn order(standings: &Standings, event: &Event) -> String {
    let rows = standings.rows().iter();
    rows.map(|row| format!("{}{}", event.player(row.player).id, row.rank))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn equal_players_share_a_rank_and_keep_the_order_of_the_list() {
    let event = event(parts("abcd", vec![round(1, &[("dcba", won('c'))], "")]));
    assert_eq!(order(&standings(&event, None), &event), "c1 a2 b2 d2");
}

#[test]
fn a_bye_scores_a_win_and_is_no_match() {
    let rounds = vec![
        round(1, &[("abcd", won('a'))], "e"),
        round(2, &[("abce", won('b'))], "d"),
    ];
    let event = event(parts("abcde", rounds));
    let standings = standings(&event, None);
    let row = standings.row(ix('e')).expect("in the standings");
    assert_eq!((row.match_points, row.byes, row.matches_played), (5, 1, 1));
    // T4: its points count for nothing in the MW%.
    assert_eq!(row.mw, Ratio::ZERO);
    // T5: for the opponents' average they count.
    let a = standings.row(ix('a')).expect("in the standings");
    assert_eq!(a.oamp.to_string(), "15/4"); // b 5, c 0, d 5, e 5
    assert_eq!(a.omw.to_string(), "11/40"); // b 1/2; c, d, e the floor 1/5
}

#[test]
fn an_opponent_met_twice_counts_once() {
    let rounds = vec![
        round(1, &[("abcd", won('a')), ("efgh", won('e'))], ""),
        round(2, &[("abef", won('a')), ("cdgh", won('c'))], ""),
    ];
    let event = event(parts("abcdefgh", rounds));
    let explained = explain(&event, None, ix('a'));
    let met: Vec<_> = explained
        .opponents
        .iter()
        .map(|met| (event.player(met.player).id.as_str(), met.rounds.as_slice()))
        .collect();
    assert_eq!(
        met,
        [
            ("b", [1, 2].as_slice()),
            ("c", &[1]),
            ("d", &[1]),
            ("e", &[2]),
            ("f", &[2])
        ]
    );
    assert_eq!(explained.row.oamp, Ratio::new(10, 5)); // b 0, c 5, d 0, e 5, f 0: five opponents, not six
}

#[test]
fn the_explanation_adds_up_to_the_row() {
    let rounds = vec![
        round(1, &[("abcd", drawn("abc")), ("efgh", won('e'))], "i"),
        round(2, &[("abei", won('i')), ("cdgh", PodResult::NotReported)], "f"),
    ];
    let event = event(parts("abcdefghi", rounds));
    let standings = standings(&event, None);
    for row in standings.rows() {
        let Explanation {
            row: explained,
            rounds,
            opponents,
            bye_points,
            win_points,
            floor,
        } = explain(&event, None, row.player);
        assert_eq!(&explained, row);
        assert_eq!(rounds.iter().map(|score| score.points).sum::<u32>(), row.match_points);
        let points = opponents.iter().map(|met| u128::from(met.match_points)).sum();
        assert_eq!(Ratio::new(points, opponents.len() as u128), row.oamp);
        assert!(opponents.iter().all(|met| met.raised_mw == met.mw.max(floor)));
        assert_eq!(bye_points, row.byes * 5);
        assert_eq!(win_points, 5);
    }
}

#[test]
fn a_match_loss_outside_a_pod_is_a_match_without_opponents() {
    let mut late = round(1, &[("abcd", won('a'))], "");
    late.match_losses = all("e");
    let event = event(parts("abcde", vec![late]));
    let standings = standings(&event, None);
    let row = standings.row(ix('e')).expect("in the standings");
    assert_eq!((row.matches_played, row.losses, row.match_points), (1, 1, 0));
    assert_eq!((row.oamp, row.omw), (Ratio::ZERO, Ratio::ZERO));
}

#[test]
fn pods_without_result_and_playoff_rounds_do_not_count() {
    let mut playoff = round(2, &[("abcd", won('d'))], "");
    playoff.stage = Stage::Playoff;
    let rounds = vec![
        round(1, &[("abcd", won('a')), ("efgh", PodResult::NotReported)], ""),
        playoff,
    ];
    let event = event(parts("abcdefgh", rounds));
    assert_eq!(order(&standings(&event, None), &event), "a1 b2 c2 d2 e5 f5 g5 h5");
}

#[test]
fn a_disqualified_player_leaves_the_standings_from_that_round_on_and_counts_for_opponents() {
    let rounds = vec![
        round(1, &[("abcd", won('a')), ("efgh", won('e'))], ""),
        round(2, &[("abef", won('a')), ("cdgh", won('c'))], ""),
    ];
    let mut parts = parts("abcdefgh", rounds);
    parts.players[0].disqualified_after = Some(2);
    parts.players[4].dropped_after = Some(2);
    let event = event(parts);
    assert!(standings(&event, Some(1)).row(ix('a')).is_some());
    let last = standings(&event, Some(2));
    assert_eq!(last, standings(&event, None));
    assert_eq!(last.row(ix('a')), None);
    // Everyone moves up; a's 10 points still count for b; a dropped player stays.
    assert_eq!(last.rows()[0].rank, 1);
    assert_eq!(last.row(ix('b')).expect("in the standings").oamp, Ratio::new(20, 5));
    assert!(last.row(ix('e')).is_some());
    // The page explains a disqualified player too, without a rank.
    assert_eq!(explain(&event, None, ix('a')).row.rank, 0);
}

#[test]
fn the_profile_orders_the_tiebreakers() {
    let rounds = vec![
        round(1, &[("abcd", won('a')), ("efgh", drawn("efgh"))], "i"),
        round(2, &[("aefg", drawn("aefg")), ("bcdi", won('b'))], "h"),
    ];
    let mut parts = parts("abcdefghi", rounds);
    assert_eq!(
        order(&standings(&event(parts.clone()), None), &event(parts.clone())),
        "a1 h2 b3 i4 e5 f5 g5 c8 d8"
    );
    parts.profile.tiebreakers = vec![Tiebreaker::MatchWinPercentage];
    assert_eq!(
        order(&standings(&event(parts.clone()), None), &event(parts)),
        "a1 b2 e3 f3 g3 h3 c7 d7 i7"
    );
}

#[test]
fn game_points_count_games() {
    let games = PodResult::Games {
        games: vec![GameResult::Won(ix('a')), GameResult::Drawn, GameResult::Won(ix('a'))],
        conceded: all("d"),
        match_losses: Vec::new(),
    };
    let mut parts = parts("abcd", vec![round(1, &[("abcd", games)], "")]);
    parts.profile.games_to_win = 2;
    let event = event(parts);
    let standings = standings(&event, None);
    let points = |letter| standings.row(ix(letter)).expect("in the standings").game_points;
    assert_eq!([points('a'), points('b'), points('c'), points('d')], [11, 1, 1, 0]);
}

#[test]
fn game_points_equal_match_points_in_best_of_one() {
    let games = |game| PodResult::Games {
        games: vec![game],
        conceded: all("b"),
        match_losses: Vec::new(),
    };
    let rounds = vec![
        round(1, &[("abcd", games(GameResult::Drawn))], "e"),
        round(2, &[("abce", games(GameResult::Won(ix('c'))))], "d"),
        round(3, &[("abde", drawn("ae"))], "c"),
    ];
    let event = event(parts("abcde", rounds));
    for row in standings(&event, None).rows() {
        assert_eq!(row.game_points, row.match_points);
    }
}

#[test]
fn void_matches_count_for_nobody_from_their_round_on() {
    let rounds = vec![
        round(1, &[("abcd", won('a')), ("efgh", won('e'))], ""),
        round(2, &[("aebf", won('a')), ("cdgh", won('c'))], ""),
    ];
    let mut parts = parts("abcdefgh", rounds);
    let before = event(parts.clone());
    parts.players[1].dropped_after = Some(2);
    parts.players[1].void_after = Some(2);
    let void = event(parts);
    // left are efgh, won by e, and cdgh, won by c: c and e have met three others without points each; g and h have met both
    // winners and three others (10 / 5), d and f one of them (5 / 3), a and b nobody
    assert_eq!(order(&standings(&void, None), &void), "c1 e1 g3 h3 d5 f5 a7 b7");
    let all = standings(&void, None);
    let row = |letter| all.row(ix(letter)).expect("a row");
    assert_eq!(
        (row('a').match_points, row('a').matches_played, row('g').matches_played),
        (0, 0, 2)
    );
    assert_eq!(
        (row('g').oamp.decimal(), row('d').oamp.decimal()),
        ("2.00".to_owned(), "1.67".to_owned())
    );
    assert!(explain(&void, None, ix('a')).rounds.is_empty());
    assert!(explain(&void, None, ix('a')).opponents.is_empty());
    // standings of before stay as everybody has read them
    assert_eq!(standings(&void, Some(1)), standings(&before, Some(1)));
}
