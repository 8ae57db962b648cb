//! A report in sentences for a person.

use super::report::{Direction, Known, Report};

/// Most rematches and moved players that are named one by one.
const NAMED: usize = 24;

/// The report's sentences; `name` gives the name of a player id.
pub fn sentences(report: &Report, name: impl Fn(&str) -> String) -> Vec<String> {
    let mut sentences = vec![repeats(report)];
    for rematch in report.rematches.iter().take(NAMED) {
        let [a, b] = &rematch.players;
        let rounds: Vec<String> = rematch.rounds.iter().map(u32::to_string).collect();
        let word = if rounds.len() == 1 { "round" } else { "rounds" };
        sentences.push(format!(
            "{} and {} meet again; they met in {word} {}.",
            name(a),
            name(b),
            rounds.join(", ")
        ));
    }
    for [a, b] in &report.together {
        sentences.push(format!(
            "{} and {} should not meet, but could not be kept apart.",
            name(a),
            name(b)
        ));
    }
    sentences.push(match (report.spread, report.spread_bound) {
        (0, _) => "Everyone plays against players with the same match points.".to_owned(),
        (spread, bound) if spread == bound => {
            format!("The differences in match points add up to {spread} over all pods, the least possible.")
        }
        (spread, bound) => format!(
            "The differences in match points add up to {spread} over all pods; {bound} would be the least if nobody had met before."
        ),
    });
    if report.wide_pods > 0 {
        sentences.push(format!(
            "{} with a difference of two wins or more.",
            count(report.wide_pods as usize, "pod")
        ));
    }
    for moved in report.moved.iter().take(NAMED) {
        let against: Vec<String> = moved.against.iter().map(|id| name(id)).collect();
        let direction = match moved.direction {
            Direction::Up => "up",
            Direction::Down => "down",
        };
        sentences.push(format!(
            "{} ({}) is paired {direction} at table {} against {}.",
            name(&moved.player),
            count(moved.points as usize, "point"),
            moved.table,
            against.join(", ")
        ));
    }
    if report.moved.len() > NAMED {
        sentences.push(format!(
            "{} more are paired up or down.",
            count(report.moved.len() - NAMED, "player")
        ));
    }
    sentences.extend(report.byes.iter().map(|bye| bye.why.clone()));
    if !report.smaller_pods.is_empty() {
        let again = match report.smaller_again.len() {
            0 => "nobody sits in one for the second time".to_owned(),
            again => format!("{} in one for the second time", count(again, "player")),
        };
        sentences.push(format!("{}; {again}.", count(report.smaller_pods.len(), "smaller pod")));
    }
    sentences
}

fn repeats(report: &Report) -> String {
    let known = match report.known {
        Known::NoneNeeded => return "No player meets an earlier opponent again.".to_owned(),
        Known::ByHand if report.least_repeats == Some(0) => {
            return format!(
                "{} meet again; before the change by hand nobody did.",
                count(report.repeats as usize, "pair")
            );
        }
        Known::ByHand => return format!("{} meet again.", count(report.repeats as usize, "pair")),
        Known::Exhausted => "every pairing was tried or ruled out",
        Known::Searched => "the search found no better",
    };
    let least = report.least_repeats.unwrap_or(report.repeats);
    format!(
        "{} meet again; the least possible is {least} ({known}).",
        count(report.repeats as usize, "pair")
    )
}

/// "1 pod", "2 pods".
pub(super) fn count(number: usize, what: &str) -> String {
    if number == 1 {
        format!("1 {what}")
    } else {
        format!("{number} {what}s")
    }
}
