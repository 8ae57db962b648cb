//! Rulings with their penalties, effects and appeals (T30).
//!
//! A judge gives a ruling, and it takes effect at once. Two kinds wait for the head judge in the state `appealed`: a
//! ruling that was appealed, whose effects remain in force meanwhile; and a ruling with a Game Loss or more recorded by
//! another judge, whose effects wait too. The head judge upholds or overturns it, and that is final. A ruling that was
//! built on one that was overturned later is flagged, and the head judge reviews it.

mod decide;
mod decision;
mod describe;
mod direct;
mod disqualifying;
mod done;
mod due;
mod earlier;
mod effects;
mod flags;
mod head_word;
mod history;
mod in_force;
mod lighter;
mod penalties;
mod record;

pub use decide::{Decided, Verdict, appeal, decide, withdraw};
pub use decision::NewPenalty;
pub use describe::{Words, describe};
pub use direct::{Disqualified, disqualify_directly};
pub use disqualifying::Disqualifying;
pub use done::carried_out;
pub(crate) use due::{carry_back, carry_over};
pub use earlier::{EarlierText, earlier_texts};
pub use effects::{Reminder, reminders};
pub use head_word::{HeadWord, head_word};
pub use history::{Book, COMMAND_LINE, Entry, EntryPlayer, book};
pub use in_force::{
    Ruled, RuledOut, ToCarryOut, Undone, penalty_of_step, ruled_out, slow_players, steps_of_rulings, to_carry_out,
    to_undo,
};
pub(crate) use in_force::{ruled_out_of_pod, standing_disqualification};
pub use lighter::make_lighter;
pub use penalties::{TableErrors, read_table, set_table};
pub use record::{NewRuling, Recorded, record};

use crate::command::text;
use crate::{Actor, FieldProblem, OpError, Work};
use podium_base::clock::Moment;
use podium_event::penalties::Penalty;
use podium_store::floor::rulings::{RulingPlayerRow, RulingRow};
use podium_store::site::accounts;
use podium_store::{Role, RulingState};
use say::Message;
use say::refused_rulings as t;

/// Longest texts of a ruling, in characters.
pub const TEXT_LENGTH: usize = 4_000;
/// Longest citation of a rule, in characters.
pub const RULE_LENGTH: usize = 200;

/// Reads the texts of a ruling: what happened, the answer and the rule, each with its problem.
fn read_texts(what: &str, answer: &str, rule: &str) -> [Result<String, FieldProblem>; 3] {
    let label = say::refused_floor::label_what_happened();
    [
        text::block("what", label, what, TEXT_LENGTH),
        text::block("answer", say::field_names::answer(), answer, TEXT_LENGTH),
        text::line("rule", say::field_names::rule(), rule, RULE_LENGTH),
    ]
}
/// Most minutes that a ruling gives a table.
pub const MOST_MINUTES: i64 = 240;

/// Returns whether the actor decides as head judge: a head judge, or if there is none, an organizer or administrator.
fn is_head(work: &mut Work<'_, '_>) -> Result<bool, OpError> {
    Ok(actors_word(work)?.decides())
}

/// Returns the actor's authority for a Game Loss or more.
fn actors_word(work: &mut Work<'_, '_>) -> Result<HeadWord, OpError> {
    // the operator of the machine has the last word on it
    if work.actor == Actor::command_line() {
        return Ok(HeadWord::Own);
    }
    let account = work.actor.account_id.clone();
    Ok(head_word(work.conn, &work.tournament.id, account.as_deref())?)
}

/// Refuses an actor who does not decide as head judge.
fn require_head(work: &mut Work<'_, '_>, what: Message) -> Result<(), OpError> {
    if is_head(work)? {
        return Ok(());
    }
    let staff = accounts::staff_of(work.conn, &work.tournament.id)?;
    let head = staff
        .iter()
        .find(|(member, account)| member.role == Role::HeadJudge && !account.disabled);
    Err(OpError::Forbidden(match head {
        Some((_, account)) => t::only_head_judge(what, &account.name),
        None => t::only_head_judge_organizer(what),
    }))
}

/// Returns the penalty of a row.
fn penalty_of(row: &RulingPlayerRow) -> Penalty {
    row.penalty.as_deref().and_then(Penalty::parse).unwrap_or(Penalty::None)
}

/// Returns whether a ruling can be appealed: it is in its original state, and its maker does not have the head judge's
/// authority.
pub fn may_be_appealed(ruling: &RulingRow, makers: HeadWord) -> bool {
    // The head judge's decision is final, even if it was the first.
    ruling.state == RulingState::Given && !makers.decides()
}

/// Returns whether the head judge has to decide a ruling: it was appealed, waits to be confirmed, or was built on one
/// that is no longer in force.
pub fn needs_decision(ruling: &RulingRow) -> bool {
    ruling.state == RulingState::Appealed || ruling.flagged_at.is_some()
}

/// Returns whether the head judge made a ruling's penalty lighter without being asked: nobody had appealed it, and it did not
/// wait for a decision.
pub fn was_made_lighter(ruling: &RulingRow) -> bool {
    let is_upheld = ruling.state == RulingState::Upheld && ruling.decided_at.is_some();
    // An appeal comes at least a moment before its decision.
    is_upheld && ruling.appealed_at == ruling.decided_at
}

/// Returns whether a ruling waits for the head judge with its effects not carried out: a judge recorded a Game Loss or
/// more, so it was `appealed` from the start.
pub fn waits_for_confirmation(ruling: &RulingRow) -> bool {
    // An appeal by a person comes at least a moment later than the ruling.
    ruling.state == RulingState::Appealed && ruling.appealed_at == Some(ruling.made_at)
}

/// A ruling in the version that a form was made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RulingVersion {
    pub number: i64,
    pub version: i64,
}

/// Refuses a form that was made from an older version of a ruling.
fn refuse_old(version: i64, form: i64, number: i64) -> Result<(), OpError> {
    if version == form {
        return Ok(());
    }
    Err(OpError::Conflict(t::changed(number)))
}

/// The hour in which a day begins: a night that goes on past midnight belongs to the day before (T61).
const DAY_BEGINS: chrono::TimeDelta = chrono::TimeDelta::hours(5);

/// Returns the day of a moment in the tournament's time zone: earlier penalties of the same day count.
fn day(at: Moment, time_zone: &str) -> chrono::NaiveDate {
    let zone: chrono_tz::Tz = time_zone.parse().unwrap_or(chrono_tz::UTC);
    (at.and_utc().with_timezone(&zone).naive_local() - DAY_BEGINS).date()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_night_past_midnight_is_one_day() {
        let day = |text: &str| {
            let at = Moment::parse_from_str(text, "%Y-%m-%d %H:%M").expect("a moment");
            day(at, "Europe/Lisbon").to_string()
        };
        assert_eq!(day("2026-11-28 23:50"), "2026-11-28");
        assert_eq!(day("2026-11-29 00:10"), "2026-11-28");
        assert_eq!(day("2026-11-29 04:59"), "2026-11-28");
        assert_eq!(day("2026-11-29 05:00"), "2026-11-29");
        // in summer the zone is an hour ahead
        assert_eq!(day("2026-07-04 03:59"), "2026-07-03");
        assert_eq!(day("2026-07-04 04:00"), "2026-07-04");
    }
}
