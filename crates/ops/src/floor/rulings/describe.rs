//! The texts of a ruling (events, answer, rule), added after it was recorded.

use super::earlier::keep;
use super::{RulingVersion, is_head, read_texts, refuse_old};
use crate::{OpError, Work};
use podium_store::RulingState;
use podium_store::floor::rulings;
use say::refused_rulings as t;

/// The texts of a ruling as they were typed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Words {
    pub what: String,
    pub answer: String,
    pub rule: String,
}

/// Writes the texts of a ruling: for its maker or the head judge. A text that is replaced is kept, because the ruling may have
/// been appealed in that wording; an empty one changes nothing.
///
/// # Errors
/// It was withdrawn, it is another judge's, nothing changes, or the form is old.
pub fn describe(work: &mut Work<'_, '_>, at: RulingVersion, words: &Words) -> Result<(), OpError> {
    let RulingVersion { number, version } = at;
    let mut row = super::decide::of_number(work, number)?;
    let own = row.made_by.is_some() && row.made_by == work.actor.account_id;
    if !own && !is_head(work)? {
        return Err(OpError::Forbidden(t::describes_other(number)));
    }
    refuse_old(row.version, version, number)?;
    if row.state == RulingState::Withdrawn {
        return Err(OpError::refused(t::withdrawn(number)));
    }
    let (what, answer, rule) = match read_texts(&words.what, &words.answer, &words.rule) {
        [Ok(what), Ok(answer), Ok(rule)] => (what, answer, rule),
        [what, answer, rule] => {
            let problems = [what.err(), answer.err(), rule.err()];
            return Err(OpError::Invalid(problems.into_iter().flatten().collect()));
        }
    };
    let mut written = false;
    for (part, typed) in [("what", what), ("answer", answer), ("rule", rule)] {
        let stored = match part {
            "what" => &mut row.what,
            "answer" => &mut row.answer,
            _ => &mut row.rule,
        };
        if typed.is_empty() || *stored == typed {
            continue;
        }
        let earlier = std::mem::replace(stored, typed);
        keep(work, &mut row, part, &earlier);
        written = true;
    }
    if !written {
        return Err(OpError::field("what", t::nothing_changes()));
    }
    row.version += 1;
    rulings::update(work.conn, &row)?;
    work.log("ruling.describe", format!("Ruling {number}: what happened is written."));
    work.floor_only_for([]);
    Ok(())
}
