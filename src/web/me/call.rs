//! Calling a judge from the player's page, and taking the call back.

use super::{StateLine, answer};
use crate::db::calls::CallRow;
use crate::db::players::PlayerRow;
use crate::db::{CallState, Conn, PlayerStatus, TournamentState, accounts};
use crate::ops::floor;
use crate::snapshot::Snapshot;
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Field, PlayerForm};
use crate::web::local_time::clock_time;
use crate::web::state::{self, App};

/// The player's open call and the judge who took it.
pub(super) struct OpenCall {
    row: CallRow,
    /// The judge's name.
    judge: String,
}

/// Reads the player's open call; `None` without one.
pub(super) async fn read(app: &App, snapshot: &Snapshot, player: &PlayerRow) -> Result<Option<OpenCall>, WebError> {
    let Some(row) = snapshot.floor.call_of(&player.id).cloned() else {
        return Ok(None);
    };
    // an account can be renamed without a change of the tournament, so no snapshot holds its name
    let judge = match row.claimed_by.clone() {
        Some(id) => state::read(app, move |conn: &mut Conn<'_>| accounts::by_id(conn, &id)).await?,
        None => None,
    };
    let judge = judge.map(|account| account.name);
    Ok(Some(OpenCall {
        judge: judge.unwrap_or_else(|| "A judge".to_owned()),
        row,
    }))
}

/// The part "Judge" of the player's page.
pub(super) struct CallPart {
    /// The open call.
    pub open: Option<StateLine>,
    pub what: Field,
}

impl CallPart {
    /// `None` where no judge can be called: before the rounds, after the end, and for players who are not registered.
    pub fn new(
        call: Option<&OpenCall>,
        row: &PlayerRow,
        state: TournamentState,
        zone: &str,
        what: Field,
    ) -> Option<Self> {
        let plays = matches!(
            state,
            TournamentState::Swiss | TournamentState::CutAnnounced | TournamentState::Playoff
        );
        if !plays || row.status != PlayerStatus::Registered {
            return None;
        }
        let open = call.map(|call| {
            let when = clock_time(call.row.made_at, zone);
            let (word, sentence) = match call.row.state {
                CallState::Claimed => ("Coming", format!("Judge called {when}: {} is coming.", call.judge)),
                CallState::Escalated => ("Head judge", format!("Judge called {when}: the head judge is coming.")),
                _ => ("Called", format!("Judge called {when}. Stay where you are.")),
            };
            StateLine::new("live", word, sentence)
        });
        Some(Self { open, what })
    }
}

/// `POST …/me/call`: calls a judge.
pub(super) async fn call(form: PlayerForm) -> WebResult {
    let what = form.fields.raw("what").to_owned();
    answer(form, move |work| {
        floor::call(work, &what)?;
        Ok(None)
    })
    .await
}

/// `POST …/me/call/take-back`: takes the player's call back.
pub(super) async fn take_back(form: PlayerForm) -> WebResult {
    answer(form, |work| {
        floor::take_back(work)?;
        Ok(None)
    })
    .await
}
