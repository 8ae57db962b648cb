//! The sentences of a report.

use super::report::{Certainty, Direction, Report};
use podium_event::event::Event;
use podium_event::format::{counted, listed, numbered, ordinal};

/// Most rematches and moved players that are named individually.
const NAMED: usize = 24;

/// Writes the sentences; `name` returns the name of a player id.
fn sentences(report: &Report, name: impl Fn(&str) -> String) -> Vec<String> {
    // The goals of T13 in their order.
    let mut sentences = vec![repeats(report)];
    for rematch in report.rematches.iter().take(NAMED) {
        let [a, b] = &rematch.players;
        sentences.push(format!(
            "{} and {} {}; they met in {}.",
            name(a),
            name(b),
            meet_again(rematch.rounds.len()),
            numbered("round", &rematch.rounds)
        ));
    }
    // The named ones come first (T54), so the others are all named above unless there are too many of them.
    let third = report.third_meetings().count();
    if third > NAMED {
        sentences.push(format!("{third} pairs in all meet for the third time or more often."));
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
        // The bound ignores repeats; reaching it proves that nothing less is possible.
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
            counted(report.wide_pods as usize, "pod")
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
            counted(moved.points as usize, "point"),
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
        few if few.len() <= NAMED => format!(
            "{} sat in one before",
            listed(&few.iter().map(|id| name(id)).collect::<Vec<_>>(), "and")
        ),
        many => format!("{} sat in one before", counted(many.len(), "player")),
    };
    let because = report.uneven().map_or(String::new(), |uneven| format!(", as {uneven}"));
    format!(
        "{}{because}; {again}.",
        counted(report.smaller_pods.len(), "smaller pod")
    )
}

fn repeats(report: &Report) -> String {
    let verb = if report.repeats == 1 { "meets" } else { "meet" };
    let pairs = format!("{} {verb} again", counted(report.repeats as usize, "pair"));
    let known = match report.known {
        Certainty::NoneNeeded => return "No player meets an earlier opponent again.".to_owned(),
        // The recorded draft needed no repeat.
        Certainty::ByHand if report.least_repeats == Some(0) => {
            return format!("{pairs}; before the change by hand nobody did.");
        }
        // Nobody searched, so nothing is said about the least possible.
        Certainty::ByHand => return format!("{pairs}."),
        Certainty::Exhausted => "every pairing was tried or ruled out",
        Certainty::Searched => "the search found no better",
    };
    let least = report.least_repeats.unwrap_or(report.repeats);
    // The search took the kept pods as given: without them fewer repeats may be possible.
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

/// Says that two players who have met so many times meet once more.
pub(super) fn meet_again(times: usize) -> String {
    match times {
        0 | 1 => "meet again".to_owned(),
        _ => format!("meet for the {} time", ordinal(times as u32 + 1)),
    }
}

impl Report {
    /// Returns the reason for smaller pods, such as "22 players do not fill pods of 4"; `None` if the players fill
    /// them.
    pub(super) fn uneven(&self) -> Option<String> {
        // Whole pods can still be smaller, after a change by hand: that reason would be wrong.
        let fills = self.seated.is_multiple_of(self.pod_size.max(1));
        (!fills).then(|| {
            format!(
                "{} do not fill pods of {}",
                counted(self.seated as usize, "player"),
                self.pod_size
            )
        })
    }

    /// Writes the sentences of the report again.
    pub(super) fn write_sentences(&mut self, event: &Event) {
        let ids = event.by_id();
        let name = |id: &str| {
            ids.get(id)
                .map_or_else(|| id.to_owned(), |&player| event.player(player).name.clone())
        };
        self.sentences = sentences(self, name);
    }
}

/// Returns the name of a player id.
pub(super) fn name_in(event: &Event, id: &str) -> String {
    event
        .players()
        .iter()
        .find(|player| player.id == id)
        .map_or_else(|| id.to_owned(), |player| player.name.clone())
}
