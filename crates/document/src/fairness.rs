//! Recomputing the draws of an event document (T32), for `podium verify` and the fairness page.

use serde_json::Value;

use super::EventDocument;
use podium_rules::draws::Draws;
use podium_rules::fairness::{Check, Record, check};
use say::draw_checks as t;

/// The data about a draft in a line of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OfDraft {
    /// The round and the number of the draft's draws.
    pub draft: (u32, u32),
    /// Whether somebody changed the pairing, kept pods of it, or let a player into a pod.
    pub by_hand: bool,
    /// Whether players who should not meet were kept apart after the draw of round 1.
    pub kept_apart: bool,
}

/// Reads a line of the log, by its command and its state after it; `None` if it is not about a draft.
#[must_use]
pub fn of_draft(verb: &str, after: &Value) -> Option<OfDraft> {
    let number = |name: &str| after.get(name)?.as_u64()?.try_into().ok();
    let draft = (number("round")?, number("draw_counter")?);
    // Kept pods were not drawn in this draft.
    let kept = after
        .get("kept_tables")
        .and_then(Value::as_array)
        .is_some_and(|tables| !tables.is_empty());
    Some(OfDraft {
        draft,
        // Only these commands change seats after a draw.
        by_hand: matches!(verb, "round.change" | "round.late_entry") || kept,
        kept_apart: after.get("kept_apart").and_then(Value::as_bool).unwrap_or(false),
    })
}

/// Recomputes every draw of an event from its secret: the commitment, the recorded draws, and the rounds as played.
#[must_use]
pub fn verify(document: &EventDocument, secret: &[u8]) -> Vec<Check> {
    let about = &document.about;
    let mut record = Record {
        counters: about
            .rounds
            .iter()
            // a draft without this field was drawn once
            .map(|round| round.draw_counter.unwrap_or(1))
            .collect(),
        ..Record::default()
    };
    let lines = about
        .log
        .iter()
        .filter(|line| line.public) // only what everybody can read explains anything
        .filter_map(|line| of_draft(line.verb.as_deref()?, line.after.as_ref()?));
    for line in lines {
        if line.by_hand {
            record.by_hand.insert(line.draft);
        }
        if line.kept_apart {
            record.kept_apart.insert(line.draft);
        }
    }
    let draws = Draws::new(secret);
    let commitment = about.commitment.as_deref();
    let mut checks = check(&document.event, &draws, commitment, &about.draws, &record);
    checks.extend(game_seeds(document, &draws));
    checks
}

/// Checks that the coins and dice of followed games use the seeds derived from the secret (T31).
fn game_seeds(document: &EventDocument, draws: &Draws) -> Vec<Check> {
    let mut checks = Vec::new();
    for (round, about) in document.event.rounds().iter().zip(&document.about.rounds) {
        for (pod, about) in round.pods.iter().zip(&about.pods) {
            for (game, attempt) in about.followed_games.iter().zip(1..) {
                // Without a seed a game draws nothing that could be checked.
                let Some(seed) = game.setup.get("seed").and_then(Value::as_str) else {
                    continue;
                };
                // The attempt counts abandoned games too: a restarted game has another seed, so restarts are visible.
                let right = draws.game_seed(round.number, pod.table, attempt);
                let right: String = right.iter().map(|byte| format!("{byte:02x}")).collect();
                let agrees = seed == right;
                let note = (!agrees).then(t::other_seed);
                checks.push(Check {
                    what: t::game_seed(round.number, pod.table, attempt),
                    agrees,
                    // no line of the log can explain another seed: nobody can change one
                    explained: false,
                    note: note.unwrap_or_default(),
                });
            }
        }
    }
    checks
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lines_of_the_log_say_what_was_done_to_a_draft() {
        let at = json!({"round": 2, "draw_counter": 3});
        let change = of_draft("round.change", &at).expect("of a draft");
        assert_eq!((change.draft, change.by_hand, change.kept_apart), ((2, 3), true, false));
        assert!(!of_draft("round.redraft", &at).expect("of a draft").by_hand);
        let kept = json!({"round": 1, "draw_counter": 2, "kept_tables": [4], "kept_apart": true});
        let kept = of_draft("round.redraft", &kept).expect("of a draft");
        assert!(kept.by_hand && kept.kept_apart);
        assert_eq!(of_draft("cut.announce", &json!({"seeds": ["p1"]})), None);
    }
}
