//! Calling a judge from the player's page, and withdrawing the call.

use askama::Template;

use super::answer;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, see_other};
use crate::web::frame::form::{Field, FormKeys, OwnPlayer, PlayerForm, Returned};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::shell::{Door, Shell};
use crate::web::frame::state::{self, App};
use crate::web::shared::view::View;
use podium_ops::{OpError, floor};
use podium_snapshot::Snapshot;
use podium_store::floor::calls::CallRow;
use podium_store::site::accounts;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{CallState, PlayerStatus, Reader, TournamentState};

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
    // an account can be renamed without a change of the tournament, so no snapshot has its name
    let judge = match row.claimed_by.clone() {
        Some(id) => state::read(app, move |conn: &mut Reader<'_>| accounts::by_id(conn, &id)).await?,
        None => None,
    };
    let judge = judge.map(|account| account.name);
    Ok(Some(OpenCall {
        judge: judge.unwrap_or_else(|| "A judge".to_owned()),
        row,
    }))
}

impl OpenCall {
    /// Returns who comes, and what to do meanwhile.
    pub fn said(&self, zone: &str) -> (Chip, String) {
        let when = clock_time(self.row.made_at, zone);
        let (word, sentence) = match self.row.state {
            CallState::Claimed => ("Coming", format!("Judge called {when}: {} is coming.", self.judge)),
            CallState::Escalated => ("Head judge", format!("Judge called {when}: the head judge is coming.")),
            _ => ("Called", format!("Judge called {when}. Stay where you are.")),
        };
        (Chip::new("live", word), sentence)
    }
}

/// Returns whether a player can call a judge: not before the rounds, and not after the end.
pub(super) fn may_call(row: &PlayerRow, state: TournamentState) -> bool {
    let plays = matches!(
        state,
        TournamentState::Swiss | TournamentState::CutAnnounced | TournamentState::Playoff
    );
    plays && row.status == PlayerStatus::Registered
}

#[derive(Template)]
#[template(path = "player/me/call.html")]
struct CallPage {
    shell: Shell,
    keys: FormKeys,
    me: String,
    at: String,
    what: Field,
}

/// Renders the page with what was typed, or empty.
fn call_page(app: &App, own: &OwnPlayer, returned: &Returned<'_>) -> WebResult {
    let me = format!("/t/{}/me", own.slug);
    let tournament = &own.snapshot.loaded.tournament;
    let has_called = own.snapshot.floor.call_of(&own.row.id).is_some();
    if returned.is_empty() && (has_called || !may_call(&own.row, tournament.state)) {
        // the player's page says who comes, or that no judge can be called
        return Ok(see_other(&me));
    }
    let mut shell = View::of(&own.snapshot).shell("Call a judge", Door::MyTable, "");
    shell.noindex = true;
    shell.live = None;
    let page = CallPage {
        shell,
        keys: own.visitor.form_keys(app, None),
        at: format!("{me}/call"),
        me,
        what: returned.field("what", ""),
    };
    page::with_status(returned.status(), &page)
}

/// `GET …/me/call`: to describe the problem before calling.
pub(super) async fn show(app: App, own: OwnPlayer) -> WebResult {
    call_page(&app, &own, &Returned::default())
}

/// `POST …/me/call`: calls a judge.
pub(super) async fn call(form: PlayerForm) -> WebResult {
    let what = form.fields.raw("what").to_owned();
    let to = form.own_page();
    match form.run(&to, move |work| floor::call(work, &what).map(|_| ())).await {
        Ok(()) => Ok(see_other(&to)),
        Err(OpError::Invalid(problems)) => call_page(&form.app, &form.sender, &Returned::wrong(&form.fields, problems)),
        Err(error) => Err(form.error(error)),
    }
}

/// `POST …/me/call/take-back`: withdraws the player's call.
pub(super) async fn take_back(form: PlayerForm) -> WebResult {
    answer(form, |work| floor::take_back(work).map(|_| ())).await
}
