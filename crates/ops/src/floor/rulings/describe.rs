//! The texts of a ruling (events, answer, rule), added after it was recorded.

use super::{RULE_LENGTH, RulingVersion, TEXT_LENGTH, is_head, refuse_old};
use crate::command::text;
use crate::{OpError, Work};
use podium_store::RulingState;
use podium_store::floor::rulings;

/// The texts of a ruling as they were typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Words {
    pub what: String,
    pub answer: String,
    pub rule: String,
}

/// Adds the texts that a ruling does not have yet: for its maker or the head judge. An existing text is never changed:
/// it may have been appealed in that wording.
///
/// # Errors
/// It was withdrawn, it is another judge's, no text is missing, or the form is old.
pub fn describe(work: &mut Work<'_, '_>, at: RulingVersion, words: &Words) -> Result<(), OpError> {
    let RulingVersion { number, version } = at;
    let mut row = super::decide::of_number(work, number)?;
    let own = row.made_by.is_some() && row.made_by == work.actor.account_id;
    if !own && !is_head(work)? {
        return Err(OpError::Forbidden(format!(
            "Ruling {number} is another judge's: who gave it writes what happened, or the head judge."
        )));
    }
    refuse_old(row.version, version, number)?;
    if row.state == RulingState::Withdrawn {
        return Err(OpError::refused(format!("Ruling {number} was withdrawn.")));
    }
    let read = (
        text::block("what", "What happened", &words.what, TEXT_LENGTH),
        text::block("answer", "Answer", &words.answer, TEXT_LENGTH),
        text::line("rule", "Rule", &words.rule, RULE_LENGTH),
    );
    let (what, answer, rule) = match read {
        (Ok(what), Ok(answer), Ok(rule)) => (what, answer, rule),
        (what, answer, rule) => {
            let problems = [what.err(), answer.err(), rule.err()];
            return Err(OpError::Invalid(problems.into_iter().flatten().collect()));
        }
    };
    let mut written = false;
    for (stored, typed) in [(&mut row.what, what), (&mut row.answer, answer), (&mut row.rule, rule)] {
        if stored.is_empty() && !typed.is_empty() {
            *stored = typed;
            written = true;
        }
    }
    if !written {
        return Err(OpError::field(
            "what",
            "What happened: write it down, one sentence is enough.",
        ));
    }
    row.version += 1;
    rulings::update(work.conn, &row)?;
    work.log("ruling.describe", format!("Ruling {number}: what happened is written."));
    work.floor_only_for([]);
    Ok(())
}
