//! Tests of standings and their explanations.

use super::*;
use crate::ratio::Ratio;
use podium_event::event::{Event, EventParts, Player, PlayerIx, Pod, Round, Stage};
use podium_event::profile::{ImaginaryOpponents, Level, Profile, Share, Tiebreaker};
use podium_event::result::{GameResult, PodResult};

/// Players named by letters, in this order.
pub(super) fn parts(players: &str, rounds: Vec<Round>) -> EventParts {
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

pub(super) fn ix(letter: char) -> PlayerIx {
    PlayerIx(u32::from(letter) - u32::from('a'))
}

pub(super) fn all(letters: &str) -> Vec<PlayerIx> {
    letters.chars().map(ix).collect()
}

pub(super) fn won(letter: char) -> PodResult {
    PodResult::Won(ix(letter))
}

pub(super) fn drawn(letters: &str) -> PodResult {
    PodResult::Drawn(all(letters))
}

pub(super) fn round(number: u32, pods: &[(&str, PodResult)], byes: &str) -> Round {
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

pub(super) fn event(parts: EventParts) -> Event {
    Event::new(parts).expect("a sound event")
}

/// Returns the letters in rank order with their ranks: `a1 b2 c2`.
pub(super) fn order(standings: &Standings, event: &Event) -> String {
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
            ..
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

/// Two rounds of pods of four, then a bye of a player with one loss: what other rulesets make of it, by hand.
fn with_byes(change: impl Fn(&mut Profile)) -> Event {
    let rounds = vec![
        round(1, &[("abcd", won('a'))], "e"),
        round(2, &[("abce", won('b'))], "d"),
    ];
    let mut parts = parts("abcde", rounds);
    change(&mut parts.profile);
    event(parts)
}

fn share(text: &str) -> Share {
    text.parse().expect("a share")
}

fn omw(event: &Event, letter: char) -> String {
    let standings = standings(event, None);
    standings.row(ix(letter)).expect("in the standings").omw.to_string()
}

#[test]
fn a_bye_adds_imaginary_opponents_to_the_percentage_and_not_to_the_points() {
    let three = |percentage: &str| {
        let match_win_percentage = share(percentage);
        with_byes(move |profile| {
            profile.house.bye_opponents = Some(ImaginaryOpponents {
                count: 3,
                match_win_percentage,
            });
        })
    };
    // e met a, b (1/2 each) and c (0, raised to 1/5): 6/5 over 3; with three of 1/5: 9/5 over 6
    assert_eq!(omw(&with_byes(|_| {}), 'e'), "2/5");
    assert_eq!(omw(&three("1/5"), 'e'), "3/10");
    // 33/100: (120 + 99) / 100 over 6
    assert_eq!(omw(&three("33/100"), 'e'), "73/200");
    // T42: raised to the floor like others
    assert_eq!(omw(&three("0"), 'e'), "3/10");
    let event = three("1/5");
    let row = standings(&event, None).row(ix('e')).expect("in the standings").clone();
    assert_eq!(row.oamp, Ratio::new(10, 3)); // a 5, b 5, c 0: imaginary opponents have no points
    assert_eq!(omw(&event, 'a'), "11/40"); // nobody's opponent in return
    let explained = explain(&event, None, ix('e'));
    let of_byes = Imaginary {
        rounds: 1,
        count: 3,
        percentage: Ratio::new(1, 5),
    };
    assert_eq!((explained.of_byes, explained.of_smaller_pods), (Some(of_byes), None));
}

#[test]
fn a_bye_counts_as_a_won_match_where_the_rules_say_so() {
    let event = with_byes(|profile| profile.house.byes_in_percentages = true);
    // a met b 1/2, c the floor 1/5, d and e with a bye and a loss 1/2 each: 17/10 over 4
    assert_eq!(omw(&event, 'a'), "17/40");
    // T4: the player's own percentage leaves the bye out
    assert_eq!(standings(&event, None).row(ix('e')).expect("a row").mw, Ratio::ZERO);
    let explained = explain(&event, None, ix('a'));
    assert!(explained.with_byes);
    assert_eq!(explained.opponents[2].mw, Ratio::new(1, 2));
    // a bye of three points is still a won match
    let cheap = with_byes(|profile| {
        profile.house.byes_in_percentages = true;
        profile.points.bye = 3;
    });
    assert_eq!(omw(&cheap, 'a'), "17/40");
}

#[test]
fn the_floor_is_the_organizers() {
    // a met b 1/2 and c, d, e 0 each
    for (floor, expected) in [("1/5", "11/40"), ("1/3", "3/8"), ("1/7", "13/56"), ("0", "1/8")] {
        let event = with_byes(|profile| profile.house.percentage_floor = Some(share(floor)));
        assert_eq!(omw(&event, 'a'), expected, "{floor}");
        assert_eq!(explain(&event, None, ix('a')).floor.to_string(), floor);
    }
}

#[test]
fn rounded_percentages_are_compared_as_they_are_shown() {
    // a met b 1/2 and c, d, e 1/7 each: 13/56 = 0.232142…
    let rounded = |decimals| {
        with_byes(|profile| {
            profile.house.percentage_floor = Some(share("1/7"));
            profile.house.percentage_decimals = Some(decimals);
        })
    };
    assert_eq!(omw(&rounded(4), 'a'), "2321/10000");
    assert_eq!(omw(&rounded(2), 'a'), "23/100");
    // d met a, b, c: 1/2, 1/2, 1/7 are 0.380952…; e the same opponents
    assert_eq!(omw(&rounded(3), 'd'), "381/1000");
}

#[test]
fn a_smaller_pod_adds_imaginary_opponents() {
    let rounds = vec![round(1, &[("abcd", won('a')), ("efg", won('e'))], "")];
    let mut parts = parts("abcdefg", rounds);
    parts.profile.house.smaller_pod_opponents = Some(ImaginaryOpponents {
        count: 1,
        match_win_percentage: share("1/7"),
    });
    parts.profile.points.win = 7;
    let event = event(parts);
    assert_eq!(omw(&event, 'b'), "3/7"); // a 1; c, d the floor 1/7
    assert_eq!(omw(&event, 'f'), "3/7"); // e 1; g and the imaginary one 1/7
    let explained = explain(&event, None, ix('f'));
    assert_eq!(explained.of_smaller_pods.map(|of| (of.rounds, of.count)), Some((1, 1)));
}

#[test]
fn points_over_possible_points_with_byes_as_wins() {
    let event = with_byes(|profile| {
        profile.tiebreakers = vec![
            Tiebreaker::MatchPoints,
            Tiebreaker::WinPercentage,
            Tiebreaker::OpponentsWinPercentage,
        ];
    });
    let standings = standings(&event, None);
    let value = |letter, tiebreaker| {
        let row = standings.row(ix(letter)).expect("in the standings");
        row.further(tiebreaker).map(|value| value.to_string())
    };
    assert_eq!(value('e', Tiebreaker::WinPercentage).as_deref(), Some("1/2"));
    assert_eq!(value('a', Tiebreaker::WinPercentage).as_deref(), Some("1/2"));
    assert_eq!(value('a', Tiebreaker::OpponentsWinPercentage).as_deref(), Some("17/40"));
    assert_eq!(value('a', Tiebreaker::GamesWon), None, "not named");
}

#[test]
fn head_to_head_decides_among_equals_who_have_all_met() {
    let rounds = vec![
        round(1, &[("abcd", won('a')), ("efgh", won('e'))], ""),
        round(2, &[("aefg", won('f')), ("bcdh", won('b'))], ""),
    ];
    let mut parts = parts("abcdefgh", rounds);
    parts.profile.tiebreakers = vec![Tiebreaker::MatchPoints, Tiebreaker::HeadToHead];
    // a, b, e, f have 5: b has met neither e nor f, so it decides nothing
    let unmet = event(parts.clone());
    let table = standings(&unmet, None);
    assert_eq!(order(&table, &unmet), "a1 b1 e1 f1 c5 d5 g5 h5");
    assert_eq!(table.rows()[0].shown(Tiebreaker::HeadToHead), "–");
    // without b's win a, e and f are equal, and have all met: a scored 0 against e and f, e 5 + 0, f 0 + 5
    parts.rounds[1].pods[1].seats = all("bcd");
    parts.rounds[1].pods[1].result = drawn("bcd");
    let met = event(parts);
    assert_eq!(order(&standings(&met, None), &met), "e1 f1 a3 b4 c4 d4 g7 h7");
    let table = standings(&met, None);
    let value = |letter| table.row(ix(letter)).expect("a row").shown(Tiebreaker::HeadToHead);
    assert_eq!(['a', 'e', 'b', 'g'].map(value), ["0", "5", "1", "0"]);
}

#[test]
fn the_later_seat_and_the_games_won_decide_where_they_are_named() {
    let games = |list: &str| PodResult::Games {
        games: list.chars().map(|letter| GameResult::Won(ix(letter))).collect(),
        conceded: Vec::new(),
        match_losses: Vec::new(),
    };
    let rounds = vec![
        round(1, &[("abcd", games("bab"))], ""),
        round(2, &[("dcba", won('d'))], ""),
    ];
    let mut parts = parts("abcd", rounds);
    parts.profile.games_to_win = 2;
    parts.profile.tiebreakers = vec![Tiebreaker::GamesWon, Tiebreaker::AverageSeat];
    let event = event(parts);
    // b 2 games; a and d 1 each; seats 5 ÷ 2 for all
    assert_eq!(order(&standings(&event, None), &event), "b1 a2 d2 c4");
    let table = standings(&event, Some(1));
    assert_eq!(
        table.row(ix('c')).expect("a row").shown(Tiebreaker::AverageSeat),
        "3.00"
    );
    assert_eq!(order(&table, &event), "b1 a2 d3 c4");
}
