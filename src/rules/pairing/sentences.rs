//! A report in sentences for a person.

use super::report::{Direction, Known, Report};

/// Most rematches and moved players that are named one by one.
const NAMED: usize = 24;

/// The report's sentences; `name` gives the name of a player id.
pub fn sentences(report: &Report, name: impl Fn(&str) -> String) -> Vec<String> {
    let mut sentences = vec![repeats(report)];
    for rematch in report.rematches.iter().take(NAMED) {
        let [a, b] = &rematch.players;
        sentences.push(format!(
            "{} and {} meet again; they met in {}.",
            name(a),
            name(b),
            rounds(&rematch.rounds)
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
        let more = report.moved.len() - NAMED;
        let are = if more == 1 { "is" } else { "are" };
        sentences.push(format!("{more} more {are} paired up or down."));
    }
    sentences.extend(report.byes.iter().map(|bye| bye.why.clone()));
    if !report.smaller_pods.is_empty() {
        sentences.push(smaller(report, &name));
    }
    for away in &report.away {
        let player = name(&away.player);
        sentences.push(match &away.taken_by {
            Some(other) => format!(
                "{player} is at table {}: table {}, which is fixed for them, is fixed for {} too.",
                away.table,
                away.fixed,
                name(other)
            ),
            None => format!(
                "{player} is at table {}, although table {} is fixed for them.",
                away.table, away.fixed
            ),
        });
    }
    sentences
}

fn smaller(report: &Report, name: impl Fn(&str) -> String) -> String {
    let again = match report.smaller_again.as_slice() {
        [] => "nobody sits in one for the second time".to_owned(),
        [one] => format!("{} sat in one before", name(one)),
        few if few.len() <= NAMED => format!("{} sat in one before", names(few.iter().map(|id| name(id)).collect())),
        many => format!("{} sat in one before", count(many.len(), "player")),
    };
    let because = report.uneven().map_or(String::new(), |uneven| format!(", as {uneven}"));
    format!("{}{because}; {again}.", count(report.smaller_pods.len(), "smaller pod"))
}

fn repeats(report: &Report) -> String {
    let verb = if report.repeats == 1 { "meets" } else { "meet" };
    let pairs = format!("{} {verb} again", count(report.repeats as usize, "pair"));
    let known = match report.known {
        Known::NoneNeeded => return "No player meets an earlier opponent again.".to_owned(),
        Known::ByHand if report.least_repeats == Some(0) => {
            return format!("{pairs}; before the change by hand nobody did.");
        }
        Known::ByHand => return format!("{pairs}."),
        Known::Exhausted => "every pairing was tried or ruled out",
        Known::Searched => "the search found no better",
    };
    let least = report.least_repeats.unwrap_or(report.repeats);
    let given = if report.kept_tables.is_empty() {
        ""
    } else {
        " with the kept pods"
    };
    let rest = if report.repeats > least {
        " The rest comes from changes by hand."
    } else {
        ""
    };
    format!("{pairs}; the least possible{given} is {least} ({known}).{rest}")
}

impl Report {
    /// Why there are smaller pods: "22 players do not fill pods of 4"; `None` where they would.
    pub(super) fn uneven(&self) -> Option<String> {
        let fills = self.seated.is_multiple_of(self.pod_size.max(1));
        (!fills).then(|| {
            format!(
                "{} do not fill pods of {}",
                count(self.seated as usize, "player"),
                self.pod_size
            )
        })
    }
}

/// "1 pod", "2 pods".
pub(super) fn count(number: usize, what: &str) -> String {
    if number == 1 {
        format!("1 {what}")
    } else {
        format!("{number} {what}s")
    }
}

/// "round 2", "rounds 2, 4".
pub(super) fn rounds(rounds: &[u32]) -> String {
    let numbers: Vec<String> = rounds.iter().map(u32::to_string).collect();
    let word = if rounds.len() == 1 { "round" } else { "rounds" };
    format!("{word} {}", numbers.join(", "))
}

/// "Ann", "Ann and Bob", "Ann, Bob and Cara".
pub(super) fn names(names: Vec<String>) -> String {
    match names.as_slice() {
        [rest @ .., last] if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => names.concat(),
    }
}
