//! Standings compared with a slow recomputation that shares no code with them: from the document's text, with plain
//! fractions.

use std::collections::{BTreeMap, BTreeSet};

use podium_document::event::{EventDocument, write};
use podium_document::standings::standings_json;
use podium_event::profile::Tiebreaker;
use podium_rules::Ratio;
use podium_rules::standings::{explain, standings};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::places::{by_place, place_list};
use podium_testing::builders::{drawn, event, games, won};
use podium_testing::documents::document;

/// A reduced fraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Fraction(i128, i128);

impl Fraction {
    fn new(numerator: i128, denominator: i128) -> Self {
        let (mut a, mut b) = (numerator, denominator);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Self(numerator / a, denominator / a)
    }

    fn plus(self, other: Self) -> Self {
        Self::new(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }

    fn over(self, divisor: usize) -> Self {
        Self::new(self.0, self.1 * divisor as i128)
    }

    fn above(self, other: Self) -> bool {
        self.0 * other.1 > other.0 * self.1
    }

    /// Half up.
    fn rounded(self, decimals: u32) -> Self {
        let scale = 10_i128.pow(decimals);
        Self::new((2 * self.0 * scale + self.1) / (2 * self.1), scale)
    }

    /// Reads `1/5` or `0`.
    fn read(text: &str) -> Self {
        let (above, below) = text.split_once('/').unwrap_or((text, "1"));
        Self::new(above.parse().expect("a number"), below.parse().expect("a number"))
    }

    fn text(self) -> String {
        if self.1 == 1 {
            self.0.to_string()
        } else {
            format!("{}/{}", self.0, self.1)
        }
    }
}

pub(super) fn ids(value: &Value) -> Vec<String> {
    let list = value.as_array().into_iter().flatten();
    list.map(|id| id.as_str().expect("an id").to_owned()).collect()
}

/// Returns the winner and the players who share the draw; `None` without a result.
fn outcome(pod: &Value, games_to_win: u64) -> Option<(Option<String>, Vec<String>)> {
    let result = pod.get("result")?;
    if let Some(winner) = result.get("winner") {
        return Some((winner.as_str().map(str::to_owned), Vec::new()));
    }
    if let Some(groups) = result["places"].as_array() {
        let first = ids(&groups[0]);
        return match first.as_slice() {
            [winner] => Some((Some(winner.clone()), Vec::new())),
            _ => Some((None, first)),
        };
    }
    if result.get("draw").is_some() {
        return Some((None, ids(&result["draw"])));
    }
    let out = [ids(&result["conceded"]), ids(&result["match_losses"])].concat();
    let left: Vec<String> = ids(&pod["seats"]).into_iter().filter(|id| !out.contains(id)).collect();
    let mut wins: Vec<(u64, &String)> = left
        .iter()
        .map(|id| {
            let games = result["games"].as_array().expect("games").iter();
            (games.filter(|game| game["winner"] == json!(id)).count() as u64, id)
        })
        .collect();
    wins.sort_by_key(|&(wins, _)| std::cmp::Reverse(wins));
    let winner = match wins.as_slice() {
        [(_, only)] => Some((*only).clone()),
        [(most, first), (second, _), ..] if most > second || *most >= games_to_win => Some((*first).clone()),
        _ => None,
    };
    let shared = if winner.is_none() { left.clone() } else { Vec::new() };
    Some((winner, shared))
}

fn ids_of(players: &Value) -> Vec<String> {
    let players = players.as_array().expect("players").iter();
    players
        .filter_map(|player| player["id"].as_str().map(str::to_owned))
        .collect()
}

/// Returns the games that a player won at a table: one for a winner without a list of games.
fn games_won(pod: &Value, id: &str) -> i128 {
    let result = &pod["result"];
    match result["games"].as_array() {
        Some(games) => games.iter().filter(|game| game["winner"] == json!(id)).count() as i128,
        None => i128::from(result["winner"] == json!(id) || result["places"][0] == json!([id])),
    }
}

#[derive(Default, Clone)]
struct Sums {
    points: i128,
    /// Points of the results at tables, and those of winning all of them.
    scored: i128,
    possible: i128,
    matches: i128,
    wins: u32,
    draws: u32,
    losses: u32,
    byes: u32,
    smaller: u32,
    seats: Vec<Fraction>,
    games: i128,
    opponents: BTreeSet<String>,
    /// Who sat at the table, and the points scored there.
    tables: Vec<(Vec<String>, i128)>,
}

fn recompute(document: &EventDocument, after_round: Option<u32>) -> Value {
    let document: Value = serde_json::from_str(&write(document)).expect("JSON");
    let settings = &document["tournament"];
    let points = |key: &str| i128::from(settings["points"][key].as_u64().expect("points"));
    // Points of a win by the size of the pod, and wagered points.
    let win_at = |players: usize| match settings["win_points_by"].as_str() {
        Some("pod_size_plus_1") => players as i128 + 1,
        Some("twice_pod_size_minus_1") => 2 * players as i128 - 1,
        _ => place_list(settings, players).map_or_else(|| points("win"), |list| list[0]),
    };
    let start = settings["wager"]["start"].as_i64().map(i128::from);
    let staked = |own: i128| {
        let share = Fraction::read(settings["wager"]["stake"].as_str().expect("a stake"));
        (own * share.0 / share.1).max(own.min(1))
    };
    let first = Sums {
        points: start.unwrap_or(0),
        ..Sums::default()
    };
    let all_ids = ids_of(&document["players"]);
    let mut sums: BTreeMap<String, Sums> = all_ids.into_iter().map(|id| (id, first.clone())).collect();
    let counts = |round: &&Value| {
        let number = round["number"].as_u64().expect("a number");
        round["stage"] == "swiss" && after_round.is_none_or(|last| number <= u64::from(last))
    };
    // a player who was removed with all matches: nobody at their tables has them from that round on
    let void: BTreeSet<&str> = document["players"]
        .as_array()
        .expect("players")
        .iter()
        .filter(|player| {
            let void = player["void_after"].as_u64();
            void.is_some_and(|void| after_round.is_none_or(|after| void <= u64::from(after)))
        })
        .filter_map(|player| player["id"].as_str())
        .collect();
    let is_void = |id: &String| void.contains(id.as_str());
    for round in document["rounds"].as_array().expect("rounds").iter().filter(counts) {
        for id in ids(&round["byes"]) {
            let sums = sums.entry(id).or_default();
            sums.byes += 1;
            sums.points += if start.is_none() { points("bye") } else { 0 };
        }
        for id in ids(&round["match_losses"]) {
            let sums = sums.entry(id).or_default();
            sums.matches += 1;
            sums.possible += points("win");
            sums.losses += 1;
            sums.points -= if start.is_some() { staked(sums.points) } else { 0 };
        }
        for pod in round["pods"].as_array().expect("pods") {
            if ids(&pod["seats"]).iter().any(is_void) {
                continue;
            }
            let Some((winner, shared)) = outcome(pod, settings["games_to_win"].as_u64().expect("games")) else {
                continue;
            };
            let seats = ids(&pod["seats"]);
            let smaller = (seats.len() as u64) < settings["pod_size"].as_u64().expect("a size");
            let before: Vec<i128> = seats.iter().map(|id| sums[id].points).collect();
            let stake = |id: &String| staked(before[seats.iter().position(|seat| seat == id).expect("a seat")]);
            let stakes_of = |left_out: &dyn Fn(&String) -> bool| -> i128 {
                seats.iter().filter(|id| !left_out(id)).map(stake).sum()
            };
            for (ix, id) in seats.iter().cloned().enumerate() {
                let sums = sums.entry(id.clone()).or_default();
                sums.smaller += u32::from(smaller);
                sums.seats.push(Fraction::new(ix as i128 + 1, 1));
                sums.games += games_won(pod, &id);
                sums.matches += 1;
                sums.opponents
                    .extend(ids(&pod["seats"]).into_iter().filter(|other| *other != id));
                let won = winner.as_ref() == Some(&id);
                let by_outcome = if won {
                    sums.wins += 1;
                    win_at(seats.len())
                } else if shared.contains(&id) {
                    sums.draws += 1;
                    points("draw")
                } else {
                    sums.losses += 1;
                    if winner.is_some() { points("loss") } else { 0 }
                };
                let scored = by_place(settings, pod, &id, &winner, &shared).unwrap_or(by_outcome);
                sums.scored += scored;
                sums.possible += win_at(seats.len());
                sums.points += match start {
                    None => scored,
                    // the others' stakes, or a part of those of the losers of a drawn match
                    Some(_) if won => stakes_of(&|other| *other == id),
                    Some(_) if shared.contains(&id) => {
                        stakes_of(&|other| shared.contains(other)) / shared.len() as i128
                    }
                    Some(_) => -stake(&id),
                };
                sums.tables.push((seats.clone(), scored));
            }
        }
    }
    let all = |id: &str| sums.get(id).unwrap_or(&first).clone();
    let percentage = |id: &str, with_byes: bool| {
        let sums = all(id);
        let byes = if with_byes { i128::from(sums.byes) } else { 0 };
        match sums.possible + byes * points("win") {
            0 => Fraction(0, 1),
            possible => Fraction::new(sums.scored + byes * points("win"), possible),
        }
    };
    let compared = |value: Fraction| match settings["percentage_decimals"].as_u64() {
        Some(decimals) => value.rounded(decimals as u32),
        None => value,
    };
    let mean = |list: Vec<Fraction>| match list.len() {
        0 => Fraction(0, 1),
        count => list.into_iter().fold(Fraction(0, 1), Fraction::plus).over(count),
    };
    let floor = match settings["percentage_floor"].as_str() {
        Some(text) => Fraction::read(text),
        None => Fraction::new(1, points("win")),
    };
    let raise = |own: Fraction| if floor.above(own) { floor } else { own };
    // the percentages of the opponents with those of the imaginary ones, one by one
    let of_opponents = |sums: &Sums, with_byes: bool| {
        let met = sums.opponents.iter().map(|other| percentage(other, with_byes));
        let mut all: Vec<Fraction> = met.collect();
        for (key, rounds) in [("bye_opponents", sums.byes), ("smaller_pod_opponents", sums.smaller)] {
            if let Some(count) = settings[key]["count"].as_u64() {
                let share = Fraction::read(settings[key]["match_win_percentage"].as_str().expect("a share"));
                all.extend((0..count * u64::from(rounds)).map(|_| share));
            }
        }
        compared(mean(all.into_iter().map(raise).collect()))
    };
    let tiebreakers = ids(&settings["tiebreakers"]);
    let mut rows: Vec<(Value, Vec<Fraction>)> = Vec::new();
    for player in document["players"].as_array().expect("players") {
        let out = player["disqualified_after"].as_u64();
        let entered = player["entry_round"].as_u64().unwrap_or(1);
        let last = [out, player["dropped_after"].as_u64()];
        if last.into_iter().flatten().any(|last| last < entered) {
            continue; // never played
        }
        let gone = out.is_some_and(|last| after_round.is_none_or(|after| last <= u64::from(after)));
        if gone || player.get("status").is_some() {
            continue;
        }
        let id = player["id"].as_str().expect("an id");
        let sums = all(id);
        let average = mean(
            sums.opponents
                .iter()
                .map(|other| Fraction::new(all(other).points, 1))
                .collect(),
        );
        let own = compared(percentage(id, false));
        let opponents = of_opponents(&sums, settings["byes_in_percentages"] == json!(true));
        let mut row = json!({
            "rank": 0, "id": id, "name": player["name"], "match_points": sums.points,
            "match_win_percentage": own.text(),
            "opponents_average_match_points": average.text(),
            "opponents_match_win_percentage": opponents.text(),
            "matches_played": sums.matches, "wins": sums.wins, "draws": sums.draws, "losses": sums.losses,
            "byes": sums.byes,
        });
        let mut keys = Vec::new();
        for name in &tiebreakers {
            let (value, further) = match name.as_str() {
                "match_points" => (Fraction::new(sums.points, 1), false),
                "match_win_percentage" => (own, false),
                "opponents_average_match_points" => (average, false),
                "opponents_match_win_percentage" => (opponents, false),
                "win_percentage" => (compared(percentage(id, true)), true),
                "opponents_win_percentage" => (of_opponents(&sums, true), true),
                "average_seat" => (mean(sums.seats.clone()), true),
                "games_won" => (Fraction::new(sums.games, 1), true),
                // below, once everybody's other values are known
                "head_to_head" => (Fraction(0, 1), false),
                other => panic!("{other} is no tiebreaker"),
            };
            if further {
                row[name] = json!(value.text());
            }
            keys.push(value);
        }
        rows.push((row, keys));
    }
    if let Some(place) = tiebreakers.iter().position(|name| name == "head_to_head") {
        let before = rows.clone();
        for (row, keys) in &mut rows {
            let equal = before.iter().filter(|(_, other)| other[..place] == keys[..place]);
            let equal: Vec<&str> = equal.filter_map(|(other, _)| other["id"].as_str()).collect();
            let met = |a: &&str| equal.iter().all(|b| a == b || all(a).opponents.contains(*b));
            row["head_to_head"] = Value::Null;
            if equal.len() > 1 && equal.iter().all(met) {
                let id = row["id"].as_str().expect("an id").to_owned();
                let among = |seats: &[String]| seats.iter().any(|seat| *seat != id && equal.contains(&seat.as_str()));
                let tables = all(&id).tables;
                let points: i128 = tables
                    .iter()
                    .filter(|(seats, _)| among(seats))
                    .map(|(_, points)| points)
                    .sum();
                keys[place] = Fraction::new(points, 1);
                row["head_to_head"] = json!(points.to_string());
            }
        }
    }
    let better = |a: &[Fraction], b: &[Fraction]| {
        let differs = a.iter().zip(b).find(|(a, b)| a != b);
        differs.is_some_and(|(a, b)| a.above(*b))
    };
    // Rank: one more than the number of better players.
    let ranked: Vec<(usize, Value)> = rows
        .iter()
        .map(|(row, keys)| {
            let rank = 1 + rows.iter().filter(|(_, other)| better(other, keys)).count();
            let mut row = row.clone();
            row["rank"] = json!(rank);
            (rank, row)
        })
        .collect();
    let mut sorted = ranked;
    sorted.sort_by_key(|(rank, _)| *rank);
    sorted.into_iter().map(|(_, row)| row).collect()
}

#[test]
fn a_small_event_by_hand() {
    let event = event("abcdefghij")
        .profile(|profile| profile.games_to_win = 2)
        .player('j', |player| player.entry_round = 2)
        .player('e', |player| player.dropped_after = Some(1))
        .round()
        .pod("abcd", games("a-a", "", "d"))
        .pod("efgh", drawn("efg"))
        .byes("i")
        .round()
        .pod("acfi", won('i'))
        .pod("bdgh", games("bd", "g", ""))
        .match_losses("j")
        .build();
    let shown: Vec<String> = standings(&event, None)
        .rows()
        .iter()
        .map(|row| {
            let id = &event.player(row.player).id;
            let record = format!("{}-{}-{}", row.wins, row.draws, row.losses);
            format!(
                "{} {id} {} {} {} {record} {}",
                row.rank, row.match_points, row.mw, row.oamp, row.game_points
            )
        })
        .collect();
    assert_eq!(
        shown,
        [
            "1 i 10 1 2 1-0-0 10",
            "2 a 5 1/2 13/5 1-0-1 11",
            "3 e 1 1/5 1 0-1-0 1",
            "4 f 1 1/10 3 0-1-1 1",
            "5 b 1 1/10 8/5 0-1-1 6",
            "5 d 1 1/10 8/5 0-1-1 5",
            "7 g 1 1/10 1 0-1-1 1",
            "7 h 1 1/10 1 0-1-1 0",
            "9 c 0 0 18/5 0-0-2 1",
            "10 j 0 0 0 0-0-1 0",
        ]
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn standings_equal_a_slow_recomputation(bytes in vec(any::<u8>(), 0..1500), after in 0u32..6) {
        let document = document(&bytes);
        let after_round = (after > 0).then_some(after);
        let fast = standings_json(&document, &standings(&document.event, after_round));
        prop_assert_eq!(fast, recompute(&document, after_round));
    }

    #[test]
    fn every_explanation_adds_up_to_its_row(bytes in vec(any::<u8>(), 0..1500), after in 0u32..6) {
        let event = document(&bytes).event;
        let after_round = (after > 0).then_some(after);
        let standings = standings(&event, after_round);
        for row in standings.rows() {
            let explained = explain(&event, after_round, row.player);
            prop_assert_eq!(&explained.row, row);
            match event.profile().house.wager {
                None => {
                    let points: u32 = explained.rounds.iter().map(|round| round.points).sum();
                    prop_assert_eq!(points, row.match_points);
                }
                // each round begins where the one before ended
                Some(wager) => {
                    let last = explained.rounds.iter().fold(wager.start, |points, round| {
                        let wagered = round.wagered.expect("wagered points");
                        assert_eq!((wagered.before, wagered.taken), (points, round.points));
                        wagered.after()
                    });
                    prop_assert_eq!(last, row.match_points);
                }
            }
            let met: BTreeSet<_> = explained.rounds.iter().flat_map(|round| &round.opponents).copied().collect();
            let opponents: BTreeSet<_> = explained.opponents.iter().map(|opponent| opponent.player).collect();
            prop_assert_eq!(explained.opponents.len(), opponents.len());
            prop_assert_eq!(met, opponents);
            // the table of the opponents, with the imaginary ones, comes to the mean
            let fraction = |ratio: Ratio| Fraction::new(ratio.numerator() as i128, ratio.denominator() as i128);
            let mut counted: Vec<Fraction> = explained.opponents.iter().map(|one| fraction(one.raised_mw)).collect();
            for imaginary in explained.of_byes.iter().chain(&explained.of_smaller_pods) {
                counted.extend((0..imaginary.count).map(|_| fraction(imaginary.percentage)));
            }
            let mean = match counted.len() {
                0 => Fraction(0, 1),
                count => counted.into_iter().fold(Fraction(0, 1), Fraction::plus).over(count),
            };
            let mean = event.profile().house.percentage_decimals.map_or(mean, |decimals| mean.rounded(decimals));
            let ranks = |one| event.profile().tiebreakers.contains(&one);
            let shown = match ranks(Tiebreaker::OpponentsMatchWinPercentage) {
                false if ranks(Tiebreaker::OpponentsWinPercentage) => row.further(Tiebreaker::OpponentsWinPercentage),
                _ => Some(row.omw),
            };
            prop_assert_eq!(Some(mean), shown.map(fraction));
        }
    }
}
