//! A disqualification from the player's page. In a match that is played it is a ruling: the seat is marked, the judge at the
//! table has a task, and withdrawing the ruling undoes all of it (T30, T52).

use serde_json::json;

use super::effects::{self, Effects};
use crate::people::players::{self as people, Matches};
use crate::{OpError, Work};
use podium_event::penalties::{Penalty, UNNAMED};
use podium_store::floor::rulings::{self, RulingPlayerRow, RulingRow};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds::{self, PodRow};
use podium_store::{DbError, Reader, RoundState};
use say::refused_rulings as t;

/// A player who was disqualified from their page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disqualified {
    pub name: String,
    /// The number of the ruling that says it; `None`: they were in no match.
    pub ruling: Option<i64>,
    /// The players who got a place from the waiting list.
    pub promoted: Vec<PlayerRow>,
}

/// Disqualifies a player, and decides what becomes of their matches. `public`: the page of changes says so.
///
/// # Errors
/// See [`people::disqualify`]; matches are void without a reason.
pub fn disqualify_directly(
    work: &mut Work<'_, '_>,
    number: i64,
    matches: Matches,
    reason: &str,
    public: bool,
) -> Result<Disqualified, OpError> {
    people::leave_matches(work, number, matches, reason)?;
    let player = players::by_number(work.conn, &work.tournament.id, number)?;
    let seat = match &player {
        Some(player) => seat_now(work.conn, &work.tournament.id, &player.id)?,
        None => None,
    };
    let (Some(player), Some((round, pod))) = (player, seat) else {
        let done = people::disqualify(work, number, reason, public)?;
        return Ok(Disqualified {
            name: done.row.name,
            ruling: None,
            promoted: done.promoted,
        });
    };
    // The ruling's text is the reason; without one the command refuses.
    if reason.trim().is_empty() {
        return Err(OpError::field("reason", t::direct_reason()));
    }
    let row = RulingRow {
        pod_id: Some(pod.id),
        what: reason.trim().to_owned(),
        made_by: work.actor.account_id.clone(),
        ..RulingRow::new(
            &work.tournament.id,
            rulings::next_number(work.conn, &work.tournament.id)?,
            round,
            work.at,
        )
    };
    rulings::insert(work.conn, &row)?;
    let mut about = RulingPlayerRow {
        infraction: Some(UNNAMED.to_owned()),
        penalty: Some(Penalty::Disqualification.as_str().to_owned()),
        ..RulingPlayerRow::new(&row, &player.id)
    };
    rulings::insert_player(work.conn, &about)?;
    let mut effects = Effects {
        public: true,
        says_disqualified: public,
        ..Effects::default()
    };
    effects::carry_out(work, &row, &mut about, &player, &mut effects)?;
    let players = [json!({"player": player.key, "penalty": Penalty::Disqualification.as_str()})];
    work.log("ruling.record", format!("Ruling {} given.", row.number))
        .after(json!({"ruling": row.number, "round": round, "players": players}))
        .reason(reason);
    Ok(Disqualified {
        name: player.name,
        ruling: Some(row.number),
        promoted: Vec::new(),
    })
}

/// Returns the round and the table at which a player sits now, if their match has no result.
fn seat_now(conn: &mut Reader<'_>, tournament: &str, player: &str) -> Result<Option<(i64, PodRow)>, DbError> {
    let all = rounds::of_tournament(conn, tournament)?;
    let played = |state| matches!(state, RoundState::Published | RoundState::Running);
    let Some(round) = all.into_iter().rev().find(|round| played(round.state)) else {
        return Ok(None);
    };
    let Some(pod) = rounds::place_of(conn, &round.id, player)?.and_then(|place| place.pod_id) else {
        return Ok(None);
    };
    let pod = rounds::pod_by_id(conn, &pod)?.filter(|pod| pod.result.is_none());
    Ok(pod.map(|pod| (round.number, pod)))
}
