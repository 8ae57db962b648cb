//! Standings compared with a slow recomputation that shares no code with them: from the document's text, with plain
//! fractions.

use std::collections::{BTreeMap, BTreeSet};

use podium_document::event::{EventDocument, write};
use podium_document::standings::standings_json;
use podium_rules::standings::{explain, standings};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::builders::{drawn, event, games, won};
use crate::files::random_documents::document;

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

    fn text(self) -> String {
        if self.1 == 1 {
            self.0.to_string()
        } else {
            format!("{}/{}", self.0, self.1)
        }
    }
}

fn ids(value: &Value) -> Vec<String> {
    let list = value.as_array().into_iter().flatten();
    list.map(|id| id.as_str().expect("an id").to_owned()).collect()
}

/// Returns the winner and the players who share the draw; `None` without a result.
fn outcome(pod: &Value, games_to_win: u64) -> Option<(Option<String>, Vec<String>)> {
    let result = pod.get("result")?;
    if let Some(winner) = result.get("winner") {
        return Some((winner.as_str().map(str::to_owned), Vec::new()));
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

#[derive(Default, Clone)]
struct Sums {
    points: i128,
    bye_points: i128,
    matches: i128,
    wins: u32,
    draws: u32,
    losses: u32,
    byes: u32,
    opponents: BTreeSet<String>,
}

fn recompute(document: &EventDocument, after_round: Option<u32>) -> Value {
    let document: Value = serde_json::from_str(&write(document)).expect("JSON");
    let settings = &document["tournament"];
    let points = |key: &str| i128::from(settings["points"][key].as_u64().expect("points"));
    let mut sums: BTreeMap<String, Sums> = BTreeMap::new();
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
            sums.points += points("bye");
            sums.bye_points += points("bye");
        }
        for id in ids(&round["match_losses"]) {
            let sums = sums.entry(id).or_default();
            sums.matches += 1;
            sums.losses += 1;
        }
        for pod in round["pods"].as_array().expect("pods") {
            if ids(&pod["seats"]).iter().any(is_void) {
                continue;
            }
            let Some((winner, shared)) = outcome(pod, settings["games_to_win"].as_u64().expect("games")) else {
                continue;
            };
            for id in ids(&pod["seats"]) {
                let sums = sums.entry(id.clone()).or_default();
                sums.matches += 1;
                sums.opponents
                    .extend(ids(&pod["seats"]).into_iter().filter(|other| *other != id));
                if winner.as_ref() == Some(&id) {
                    sums.wins += 1;
                    sums.points += points("win");
                } else if shared.contains(&id) {
                    sums.draws += 1;
                    sums.points += points("draw");
                } else {
                    sums.losses += 1;
                    sums.points += if winner.is_some() { points("loss") } else { 0 };
                }
            }
        }
    }
    let all = |id: &str| sums.get(id).cloned().unwrap_or_default();
    let percentage = |id: &str| {
        let sums = all(id);
        match sums.matches {
            0 => Fraction(0, 1),
            matches => Fraction::new(sums.points - sums.bye_points, matches * points("win")),
        }
    };
    let mean = |list: Vec<Fraction>| match list.len() {
        0 => Fraction(0, 1),
        count => list.into_iter().fold(Fraction(0, 1), Fraction::plus).over(count),
    };
    let floor = Fraction::new(1, points("win"));
    let mut rows: Vec<(Value, [Fraction; 4])> = Vec::new();
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
        let raised = |other: &String| {
            if floor.above(percentage(other)) {
                floor
            } else {
                percentage(other)
            }
        };
        let opponents = mean(sums.opponents.iter().map(raised).collect());
        let row = json!({
            "rank": 0, "id": id, "name": player["name"], "match_points": sums.points,
            "match_win_percentage": percentage(id).text(),
            "opponents_average_match_points": average.text(),
            "opponents_match_win_percentage": opponents.text(),
            "matches_played": sums.matches, "wins": sums.wins, "draws": sums.draws, "losses": sums.losses,
            "byes": sums.byes,
        });
        rows.push((row, [Fraction::new(sums.points, 1), percentage(id), average, opponents]));
    }
    let names = [
        "match_points",
        "match_win_percentage",
        "opponents_average_match_points",
        "opponents_match_win_percentage",
    ];
    let order: Vec<usize> = ids(&settings["tiebreakers"])
        .iter()
        .map(|name| names.iter().position(|known| known == name).expect("a tiebreaker"))
        .collect();
    let better = |a: &[Fraction; 4], b: &[Fraction; 4]| {
        order
            .iter()
            .map(|&ix| (a[ix], b[ix]))
            .find(|(a, b)| a != b)
            .is_some_and(|(a, b)| a.above(b))
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
            let points: u32 = explained.rounds.iter().map(|round| round.points).sum();
            prop_assert_eq!(points, row.match_points);
            let met: BTreeSet<_> = explained.rounds.iter().flat_map(|round| &round.opponents).copied().collect();
            let opponents: BTreeSet<_> = explained.opponents.iter().map(|opponent| opponent.player).collect();
            prop_assert_eq!(explained.opponents.len(), opponents.len());
            prop_assert_eq!(met, opponents);
        }
    }
}
