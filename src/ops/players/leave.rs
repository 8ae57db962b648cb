//! Leaving the tournament, and coming back. Rounds that were played stay as they are.

use super::{PlayerAction, Whereabouts, free_places, named, of_number, promote_waiting, require, store};
use crate::db::players::{self, PlayerRow};
use crate::db::{Database, Role, TournamentState, accounts};
use crate::ops::{Actor, Once, OpError, Work, command};

/// What a drop came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dropped {
    pub row: PlayerRow,
    /// The round that the player still plays.
    pub playing: Option<i64>,
    /// Who got the place from the waiting list.
    pub promoted: Vec<PlayerRow>,
}

/// Drops a player after the last round they have a place in: at once between rounds, at the end of a running one (T10).
///
/// # Errors
/// They are gone already, or stand in a draft; the tournament is over.
pub fn drop(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    number: i64,
    reason: &str,
) -> Result<Dropped, OpError> {
    command(db, slug, actor, once, |work| drop_within(work, number, reason))
}

/// As [`drop`], within a command.
pub(in crate::ops) fn drop_within(work: &mut Work<'_, '_>, number: i64, reason: &str) -> Result<Dropped, OpError> {
    let mut row = of_number(work, number)?;
    let whereabouts = require(work, &row, PlayerAction::Drop)?;
    row.dropped_after = Some(whereabouts.last_placed);
    let what = match (whereabouts.playing(), whereabouts.last_placed) {
        (Some(round), _) => format!("{} drops at the end of round {round}", named(&row)),
        (None, 0) => format!("{} dropped without having played", named(&row)),
        (None, round) => format!("{} dropped after round {round}", named(&row)),
    };
    gone(work, row, &whereabouts, ("player.drop", "dropped_after"), what, reason)
}

/// Stores and logs that a player has left (verb, and the field that says since when), and lets the next in who waits.
fn gone(
    work: &mut Work<'_, '_>,
    mut row: PlayerRow,
    whereabouts: &Whereabouts,
    (verb, field): (&str, &str),
    what: String,
    reason: &str,
) -> Result<Dropped, OpError> {
    store(work, &mut row)?;
    work.log(verb, what)
        .before(serde_json::json!({(field): null}))
        .after(serde_json::json!({(field): whereabouts.last_placed}))
        .reason(reason);
    let promoted = promote_waiting(work, false)?;
    Ok(Dropped {
        row,
        playing: whereabouts.playing(),
        promoted,
    })
}

/// Takes a drop back: the player is in the next round again. Rounds drawn meanwhile stay without them.
///
/// # Errors
/// They have not dropped; before the rounds begin, their place was given away.
pub fn undo_drop(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    number: i64,
    reason: &str,
) -> Result<PlayerRow, OpError> {
    command(db, slug, actor, once, |work| undo_drop_within(work, number, reason))
}

/// As [`undo_drop`], within a command.
pub(in crate::ops) fn undo_drop_within(
    work: &mut Work<'_, '_>,
    number: i64,
    reason: &str,
) -> Result<PlayerRow, OpError> {
    let mut row = of_number(work, number)?;
    require(work, &row, PlayerAction::UndoDrop)?;
    let before_rounds = matches!(
        work.tournament.state,
        TournamentState::Setup | TournamentState::Registration
    );
    if before_rounds {
        let rows = players::of_tournament(work.conn, &work.tournament.id)?;
        if free_places(&work.tournament, &rows).is_some_and(|free| free <= 0) {
            return Err(OpError::refused(format!(
                "All {} places are taken meanwhile: drop somebody else, or raise the maximum in the settings.",
                work.tournament.max_players.unwrap_or_default()
            )));
        }
    }
    let before = row.dropped_after.take();
    store(work, &mut row)?;
    work.log("player.undo_drop", format!("Took back the drop of {}", named(&row)))
        .before(serde_json::json!({"dropped_after": before}))
        .after(serde_json::json!({"dropped_after": null}))
        .reason(reason);
    Ok(row)
}

/// Disqualifies a player (T10, T30): out of the standings from the last round they have a place in.
///
/// # Errors
/// Not the head judge (or, in a tournament without one, an organizer); no reason is given; the state forbids it.
pub fn disqualify(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    number: i64,
    reason: &str,
) -> Result<Dropped, OpError> {
    command(db, slug, actor, once, |work| disqualify_within(work, number, reason))
}

/// As [`disqualify`], within a command.
pub(in crate::ops) fn disqualify_within(
    work: &mut Work<'_, '_>,
    number: i64,
    reason: &str,
) -> Result<Dropped, OpError> {
    only_head_judge(work)?;
    let mut row = of_number(work, number)?;
    let whereabouts = require(work, &row, PlayerAction::Disqualify)?;
    if reason.trim().is_empty() {
        return Err(OpError::field("reason", "Say why: the reason is kept in the log."));
    }
    row.disqualified_after = Some(whereabouts.last_placed);
    let what = match (whereabouts.playing(), whereabouts.last_placed) {
        (Some(round), _) => format!("Disqualified {} in round {round}", named(&row)),
        (None, 0) => format!("Disqualified {}, who has not played", named(&row)),
        (None, round) => format!("Disqualified {} after round {round}", named(&row)),
    };
    gone(
        work,
        row,
        &whereabouts,
        ("player.disqualify", "disqualified_after"),
        what,
        reason,
    )
}

/// Takes a disqualification back. A drop before it stands.
///
/// # Errors
/// As [`disqualify`]; they were not disqualified.
pub fn undo_disqualification(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    number: i64,
    reason: &str,
) -> Result<PlayerRow, OpError> {
    command(db, slug, actor, once, |work| {
        undo_disqualification_within(work, number, reason)
    })
}

/// As [`undo_disqualification`], within a command.
pub(in crate::ops) fn undo_disqualification_within(
    work: &mut Work<'_, '_>,
    number: i64,
    reason: &str,
) -> Result<PlayerRow, OpError> {
    only_head_judge(work)?;
    let mut row = of_number(work, number)?;
    require(work, &row, PlayerAction::UndoDisqualification)?;
    let before = row.disqualified_after.take();
    store(work, &mut row)?;
    let what = format!("Took back the disqualification of {}", named(&row));
    work.log("player.undo_disqualification", what)
        .before(serde_json::json!({"disqualified_after": before}))
        .after(serde_json::json!({"disqualified_after": null}))
        .reason(reason);
    Ok(row)
}

/// T30: only the head judge disqualifies. A tournament without one has its organizer for that.
fn only_head_judge(work: &mut Work<'_, '_>) -> Result<(), OpError> {
    if work.actor == Actor::command_line() {
        return Ok(());
    }
    let staff = accounts::staff_of(work.conn, &work.tournament.id)?;
    let mut head_judges = staff
        .iter()
        .filter(|(member, account)| member.role == Role::HeadJudge && !account.disabled);
    let Some((_, first)) = head_judges.clone().next() else {
        return Ok(());
    };
    if head_judges.any(|(_, account)| work.actor.account_id.as_deref() == Some(account.id.as_str())) {
        return Ok(());
    }
    Err(OpError::Forbidden(format!(
        "Only the head judge disqualifies, or takes it back: ask {} (T30).",
        first.name
    )))
}
