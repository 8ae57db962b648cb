//! A penalty made lighter by the head judge: one act, one ruling (T52).

use serde_json::json;

use super::decide::{Decided, of_number};
use super::earlier::keep;
use super::effects::{self, Effects};
use super::flags::flag_those_built_on;
use super::in_force::is_in_force;
use super::{RulingVersion, TEXT_LENGTH, penalty_of, refuse_old, require_head, waits_for_confirmation};
use crate::command::text;
use crate::{FieldProblem, OpError, Work};
use podium_event::penalties::Penalty;
use podium_store::RulingState;
use podium_store::floor::rulings;
use podium_store::tournaments::players;
use say::refused_rulings as t;

/// Replaces a ruling's penalties that are heavier than `to` by it: what they did is undone, and the lighter penalty is
/// carried out. The ruling is upheld so.
///
/// # Errors
/// The actor is not the head judge; the ruling is not in force; no penalty of it is heavier; no reason; an old form.
pub fn make_lighter(
    work: &mut Work<'_, '_>,
    at: RulingVersion,
    to: Option<Penalty>,
    reason: &str,
) -> Result<Decided, OpError> {
    let RulingVersion { number, version } = at;
    require_head(work, t::changes_penalty())?;
    let mut row = of_number(work, number)?;
    refuse_old(row.version, version, number)?;
    if !is_in_force(row.state) {
        return Err(OpError::refused(t::not_in_force(number)));
    }
    let parts = rulings::players_of(work.conn, &row.id)?;
    let heaviest = parts.iter().map(penalty_of).max().unwrap_or(Penalty::None);
    let mut problems = Vec::new();
    let to = to.filter(|to| *to < heaviest);
    if to.is_none() {
        problems.push(FieldProblem::new("lighter", t::choose_lighter(heaviest.term())));
    }
    let reason =
        text::block("lighter_reason", say::refused_floor::label_why(), reason, TEXT_LENGTH).unwrap_or_else(|problem| {
            problems.push(problem);
            "-".to_owned()
        });
    if reason.is_empty() {
        problems.push(FieldProblem::new("lighter_reason", t::lighter_reason()));
    }
    let (Some(to), true) = (to, problems.is_empty()) else {
        return Err(OpError::Invalid(problems));
    };
    let carried_out = !waits_for_confirmation(&row);
    let before = row.state;
    if let Some(decision) = row.decision.take() {
        keep(work, &mut row, "decision", &decision);
    }
    keep(work, &mut row, "penalty", heaviest.name());
    row.state = RulingState::Upheld;
    row.appealed_at = row.appealed_at.or(row.flagged_at.take()).or(Some(work.at));
    row.flagged_at = None;
    row.decided_by.clone_from(&work.actor.account_id);
    row.decided_at = Some(work.at);
    row.decision = Some(reason.clone());
    row.version += 1;
    rulings::update(work.conn, &row)?;
    let mut effects = Effects::default();
    for mut part in parts.into_iter().filter(|part| penalty_of(part) > to) {
        let Some(player) = players::by_id(work.conn, &part.player_id)? else {
            continue;
        };
        if carried_out {
            effects::take_back(work, &row, &mut part, &player, &mut effects)?;
        }
        // With a Game Loss they are still out of the game.
        part.to_undo = part.to_undo.take().filter(|_| !to.is_for_head_judge());
        part.penalty = (to > Penalty::None).then(|| to.as_str().to_owned());
        (part.drops, part.effect) = (false, None);
        (part.game_id, part.game_action) = (None, None);
        (part.done_by, part.done_at) = (None, None);
        // Before its effects: a match loss is read from the rulings in force.
        rulings::update_player(work.conn, &part)?;
        let player = players::by_id(work.conn, &part.player_id)?.unwrap_or(player);
        effects::carry_out(work, &row, &mut part, &player, &mut effects)?;
    }
    flag_those_built_on(work, &row, &mut effects)?;
    let what = format!("Ruling {number}: {} made a {}.", heaviest.name(), to.name());
    work.log("ruling.lighter", effects.after(what))
        .before(json!({"state": before.as_str(), "penalty": heaviest.as_str()}))
        .after(json!({"state": row.state.as_str(), "penalty": to.as_str()}))
        .reason(&reason);
    effects.limit_change(work, &row)?;
    Ok(Decided { done: effects.shown() })
}
