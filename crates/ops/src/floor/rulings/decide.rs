//! The consequences of a ruling: its appeal, the head judge's decision, its withdrawal as a mistake (T30).

use serde_json::json;

use super::disqualifying::Disqualifying;
use super::earlier::keep;
use super::effects::{self, Effects};
use super::flags::flag_those_built_on;
use super::{
    RulingVersion, TEXT_LENGTH, head_word, is_head, may_be_appealed, needs_decision, penalty_of, refuse_old,
    require_head, waits_for_confirmation,
};
use crate::command::text;
use crate::run::clock::tell_table;
use crate::{OpError, Work};
use podium_event::penalties::Penalty;
use podium_store::RulingState;
use podium_store::floor::clocks;
use podium_store::floor::rulings::{self, RulingRow};
use podium_store::tournaments::players;
use say::Message;
use say::refused_rulings as t;

/// The result of a decision.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Decided {
    /// Sentences about what was carried out or reversed, and what is left for the judge.
    pub done: Vec<Message>,
}

/// Appeals a ruling to the head judge. Its effects remain in force until the head judge decides.
///
/// # Errors
/// It was decided, withdrawn or given by the head judge; the form is old.
pub fn appeal(work: &mut Work<'_, '_>, at: RulingVersion) -> Result<(), OpError> {
    let RulingVersion { number, version } = at;
    let mut row = of_number(work, number)?;
    refuse_old(row.version, version, number)?;
    match row.state {
        RulingState::Given => {}
        RulingState::Appealed => {
            return Err(OpError::refused(t::waits_already(number)));
        }
        RulingState::Upheld | RulingState::Overturned => return Err(last_word(number)),
        RulingState::Withdrawn => return Err(OpError::refused(t::withdrawn(number))),
    }
    let makers = head_word(work.conn, &work.tournament.id, row.made_by.as_deref())?;
    if !may_be_appealed(&row, makers) {
        return Err(last_word(number));
    }
    row.state = RulingState::Appealed;
    row.appealed_at = Some(work.at);
    store(work, &mut row)?;
    work.log("ruling.appeal", format!("Ruling {number} was appealed."))
        .before(json!({"state": "given"}))
        .after(json!({"state": "appealed"}));
    // Rulings are only for the staff: neither public pages nor a player's page show them.
    work.floor_only_for([]);
    Ok(())
}

/// The head judge's word on a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Verdict {
    /// `None` if nothing was chosen.
    pub uphold: Option<bool>,
    pub decision: String,
    pub disqualifying: Disqualifying,
}

/// Upholds or overturns an appealed or flagged ruling: for the head judge. Overturning reverses the effects where
/// possible, and reports what must be reversed by hand.
///
/// # Errors
/// It is not waiting for the head judge; another account has to decide; the form is old; a disqualification that is carried
/// out with it is not confirmed.
pub fn decide(work: &mut Work<'_, '_>, at: RulingVersion, verdict: &Verdict) -> Result<Decided, OpError> {
    let RulingVersion { number, version } = at;
    let Verdict {
        uphold,
        decision,
        disqualifying,
    } = verdict;
    require_head(work, t::decides_appeal())?;
    let mut row = of_number(work, number)?;
    refuse_old(row.version, version, number)?;
    if !needs_decision(&row) {
        return Err(match row.state {
            RulingState::Upheld | RulingState::Overturned => last_word(number),
            RulingState::Withdrawn => OpError::refused(t::withdrawn(number)),
            _ => OpError::refused(t::not_appealed(number)),
        });
    }
    let Some(uphold) = *uphold else {
        return Err(OpError::field("verdict", t::verdict()));
    };
    let reason = text::block("decision", say::field_names::decision(), decision, TEXT_LENGTH);
    let reason = reason.map_err(|problem| OpError::Invalid(vec![problem]))?;
    // The judge who is overturned should learn from it; upholding needs no explanation.
    if !uphold && reason.is_empty() {
        return Err(OpError::field("decision", t::decision_missing()));
    }
    // T30: a judge's ruling with a Game Loss or more has no effect before the head judge confirms it
    let carried_out = !waits_for_confirmation(&row);
    let mut effects = Effects {
        says_disqualified: disqualifying.public,
        ..Effects::default()
    };
    let parts = rulings::players_of(work.conn, &row.id)?;
    if uphold && !carried_out && parts.iter().any(|part| penalty_of(part) == Penalty::Disqualification) {
        disqualifying.confirm(&row.what)?;
    }
    for mut part in parts {
        // Players are never deleted, only removed; without a player nothing can be carried out.
        let Some(player) = players::by_id(work.conn, &part.player_id)? else {
            continue;
        };
        match (uphold, carried_out) {
            (true, false) => effects::carry_out(work, &row, &mut part, &player, &mut effects)?,
            (false, true) => effects::take_back(work, &row, &mut part, &player, &mut effects)?,
            // Upheld with its effects in place, or overturned before they were.
            (true, true) | (false, false) => {}
        }
    }
    let (state, word) = match uphold {
        true => (RulingState::Upheld, "upheld"),
        false => (RulingState::Overturned, "overturned"),
    };
    let before = row.state;
    row.state = state;
    // A flagged ruling reached the head judge without an appeal.
    row.appealed_at = row.appealed_at.or(row.flagged_at.take());
    row.decided_by.clone_from(&work.actor.account_id);
    row.decided_at = Some(work.at);
    row.decision = Some(reason).filter(|reason| !reason.is_empty());
    store(work, &mut row)?;
    if !uphold {
        flag_those_built_on(work, &row, &mut effects)?;
    }
    // T21 gives time for a ruling, whether it was right or wrong.
    if !uphold && row.extension_id.is_some() {
        effects.say(say::ruling_effects::time_stays());
    }
    let what = effects.after(format!("Ruling {number} {word} by the head judge."));
    work.log(if uphold { "ruling.uphold" } else { "ruling.overturn" }, what)
        .before(json!({"state": before.as_str()}))
        .after(json!({"state": state.as_str()}));
    effects.limit_change(work, &row)?;
    Ok(Decided { done: effects.shown() })
}

/// Withdraws a ruling that was a mistake, with everything that it did: for its maker or the head judge, who can withdraw their
/// own word too (T52). Its effects are reversed as if it were overturned, including the time that it gave the table.
///
/// # Errors
/// It was overturned, or upheld and the actor is not the head judge; it is another judge's; the form is old.
pub fn withdraw(work: &mut Work<'_, '_>, at: RulingVersion, reason: &str) -> Result<Decided, OpError> {
    let RulingVersion { number, version } = at;
    let mut row = of_number(work, number)?;
    // Comparing None with None would make the command line the maker of imported rulings.
    let own = row.made_by.is_some() && row.made_by == work.actor.account_id;
    let head = is_head(work)?;
    if !own && !head {
        return Err(OpError::Forbidden(t::of_other(number)));
    }
    refuse_old(row.version, version, number)?;
    match row.state {
        RulingState::Given | RulingState::Appealed => {}
        // T52: nobody overrules the head judge's word, but it can have been a slip.
        RulingState::Upheld if head => {}
        RulingState::Upheld | RulingState::Overturned => return Err(last_word(number)),
        RulingState::Withdrawn => return Err(OpError::refused(t::withdrawn_already(number))),
    }
    let reason = text::block("reason", say::refused_floor::label_why(), reason, TEXT_LENGTH)
        .map_err(|problem| OpError::Invalid(vec![problem]))?;
    if reason.is_empty() {
        return Err(OpError::field("reason", t::withdraw_reason()));
    }
    let before = row.state;
    let mut effects = Effects::default();
    // Nothing was carried out yet, so there is nothing to reverse.
    if !waits_for_confirmation(&row) {
        let parts = rulings::players_of(work.conn, &row.id)?;
        for mut part in parts {
            let Some(player) = players::by_id(work.conn, &part.player_id)? else {
                continue;
            };
            effects::take_back(work, &row, &mut part, &player, &mut effects)?;
        }
    }
    if let (Some(pod), Some(extension)) = (&row.pod_id, &row.extension_id) {
        let given = clocks::extensions_of_pod(work.conn, pod)?;
        if let Some(mut given) = given
            .into_iter()
            // The floor may have withdrawn the minutes before.
            .find(|given| given.id == *extension && !given.withdrawn)
        {
            given.withdrawn = true;
            clocks::update_extension(work.conn, &given)?;
            tell_table(work, pod, -given.minutes.unwrap_or(0))?;
            effects.public = true;
            effects.say(say::ruling_effects::time_withdrawn());
        }
    }
    if let Some(decision) = row.decision.take() {
        keep(work, &mut row, "decision", &decision);
    }
    row.state = RulingState::Withdrawn;
    (row.flagged_at, row.decided_at, row.decided_by) = (None, None, None);
    row.withdrawn_by.clone_from(&work.actor.account_id);
    row.withdrawn_at = Some(work.at);
    row.withdrawn_reason = Some(reason.clone());
    store(work, &mut row)?;
    flag_those_built_on(work, &row, &mut effects)?;
    let what = effects.after(format!("Ruling {number} withdrawn."));
    work.log("ruling.withdraw", what)
        .before(json!({"state": before.as_str()}))
        .after(json!({"state": "withdrawn"}))
        .reason(&reason);
    effects.limit_change(work, &row)?;
    Ok(Decided { done: effects.shown() })
}

fn last_word(number: i64) -> OpError {
    OpError::Refused {
        rule: "T30",
        message: t::is_final(number),
    }
}

pub(super) fn of_number(work: &mut Work<'_, '_>, number: i64) -> Result<RulingRow, OpError> {
    rulings::by_number(work.conn, &work.tournament.id, number)?.ok_or_else(|| OpError::NotFound(t::no_ruling(number)))
}

fn store(work: &mut Work<'_, '_>, row: &mut RulingRow) -> Result<(), OpError> {
    row.version += 1;
    Ok(rulings::update(work.conn, row)?)
}
