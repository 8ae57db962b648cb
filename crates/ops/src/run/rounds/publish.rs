//! Publishing a round, and undoing it.

use super::basis::Outdated;
use super::lifecycle::{has_reports, open, start};
use super::the_draft;
use crate::floor::rulings::{carry_back, carry_over};
use crate::people::players::enter_earlier;
use crate::tournaments::webhooks::happened::Happened;
use crate::{OpError, Work};
use podium_store::RoundState;
use podium_store::tournaments::rounds;
use say::refused_rounds as t;

/// Publishes a draft in which everybody has a place and that was made from what holds now (T55): from now on everybody sees
/// it.
///
/// # Errors
/// No such draft, somebody has no place in it, it is out of date, or the form is old.
pub fn publish(work: &mut Work<'_, '_>, structure: i64, number: i64) -> Result<(), OpError> {
    work.structural(structure)?;
    let loaded = work.load()?;
    let draft = the_draft(&loaded, number)?;
    // The pairing itself is not checked: after manual changes it may be anything that the staff wants.
    if let Some(outdated) = Outdated::of(&loaded)? {
        return Err(outdated.refusal(&loaded));
    }
    let tables = draft.pods.len();
    let mut row = draft.row.clone();
    row.state = RoundState::Published;
    row.published_at = Some(work.at);
    rounds::update_round(work.conn, &row)?;
    work.log("round.publish", format!("{} published.", loaded.round_name(number)));
    carry_over(work, &row)?;
    work.happened(Happened::RoundPublished { round: number, tables });
    Ok(())
}

/// Publishes a draft and starts the round in one step, for a hall in which the seats are announced aloud.
///
/// # Errors
/// See [`publish`].
pub fn publish_and_start(work: &mut Work<'_, '_>, structure: i64, number: i64) -> Result<(), OpError> {
    publish(work, structure, number)?;
    start(work, structure, number)
}

/// Undoes a publication: the round is a draft again, as long as it has no result.
///
/// # Errors
/// The round has a result, is not published, or the form is old.
pub fn unpublish(work: &mut Work<'_, '_>, structure: i64, number: i64) -> Result<(), OpError> {
    work.structural(structure)?;
    let loaded = work.load()?;
    let round = open(&loaded, number)?;
    if round.row.state == RoundState::Draft {
        return Err(OpError::refused(loaded.round_name(number).heads(t::draft_already)));
    }
    if round.row.state == RoundState::Running || has_reports(&loaded, round) {
        return Err(OpError::refused(loaded.round_name(number).heads(t::under_way)));
    }
    let pods: Vec<String> = round.pods.iter().map(|pod| pod.id.clone()).collect();
    for pod in pods {
        // reports for these pods do not apply to another pairing
        crate::run::reports::void(work, &pod)?;
    }
    let mut row = round.row.clone();
    row.state = RoundState::Draft;
    row.published_at = None;
    rounds::update_round(work.conn, &row)?;
    carry_back(work, number)?;
    enter_earlier(work, number)?;
    let name = loaded.round_name(number).inside();
    work.happened(Happened::RoundUnpublished { round: number });
    work.log("round.unpublish", format!("Publication of {name} undone."))
        .public();
    Ok(())
}
