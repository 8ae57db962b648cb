//! Calling a judge from the player's page or that of their table's game, and withdrawing the call.

use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, see_other};
use crate::web::frame::form::{Field, FormKeys, OwnPlayer, PlayerForm, Returned};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::shell::{Door, Shell};
use crate::web::frame::state::{self, App};
use crate::web::shared::player_state::OwnTable;
use crate::web::shared::view::View;
use podium_base::clock;
use podium_ops::{OpError, Work, floor};
use podium_snapshot::Snapshot;
use podium_snapshot::names::of_player;
use podium_store::floor::calls::CallRow;
use podium_store::site::accounts;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{CallState, NamesShown, PlayerStatus, Reader, TournamentState};
use say::{Message, call as t};

/// The open call of the player's table and the judges who have to do with it.
pub struct OpenCall {
    row: CallRow,
    /// The name of the judge who took it.
    judge: Option<String>,
    /// The name of the judge who stays at the table until the head judge comes.
    stays: Option<String>,
    /// The name of the other player who called; `None`: this player did, or a judge noted it.
    caller: Option<String>,
    /// Whether this player called.
    is_own: bool,
}

/// A call as the pages of the table's players show it.
pub struct Called {
    pub chip: Chip,
    /// Who comes, and what to do meanwhile.
    pub sentence: Message,
    /// Whether the player may withdraw it; otherwise they may join it with a note.
    pub is_own: bool,
}

/// Reads the open call that the player made or joined, or else that of their table; `None` without one.
pub async fn read(app: &App, snapshot: &Snapshot, player: &PlayerRow) -> Result<Option<OpenCall>, WebError> {
    let own = snapshot.floor.call_of(&player.id);
    let Some(row) = own.or_else(|| snapshot.floor.call_at_table_of(&player.id)).cloned() else {
        return Ok(None);
    };
    // an account can be renamed without a change of the tournament, so no snapshot has its name
    let ids = [row.claimed_by.clone(), row.stays_by.clone()];
    let [judge, stays] = match ids.iter().any(Option::is_some) {
        false => [None, None],
        true => {
            state::read(app, move |conn: &mut Reader<'_>| {
                let mut names = [None, None];
                for (name, id) in names.iter_mut().zip(ids) {
                    if let Some(id) = id {
                        *name = accounts::by_id(conn, &id)?.map(|account| account.name);
                    }
                }
                Ok::<_, WebError>(names)
            })
            .await?
        }
    };
    let is_own = own.is_some();
    let caller = row.player_id.as_ref().filter(|_| !is_own);
    Ok(Some(OpenCall {
        judge,
        stays,
        caller: caller
            .and_then(|id| snapshot.player_of(id))
            .map(|caller| View::of(snapshot).name(caller).to_owned()),
        is_own,
        row,
    }))
}

impl OpenCall {
    pub fn said(&self, zone: &str) -> Called {
        let when = clock_time(self.row.made_at, zone);
        let judge = || self.judge.as_ref().map_or_else(t::a_judge, Message::from);
        let (word, sentence) = match (self.row.state, &self.caller) {
            (CallState::Claimed, Some(caller)) => (t::state_coming(), t::called_by_coming(when, caller, judge())),
            (CallState::Claimed, None) => (t::state_coming(), t::coming(when, judge())),
            (state, caller) => {
                let called = match caller {
                    Some(caller) => t::called_by(when, caller),
                    None => t::called(when),
                };
                let (word, now) = match (state, &self.stays) {
                    (CallState::Escalated, Some(judge)) => (t::state_head_judge(), t::head_judge_called_stays(judge)),
                    (CallState::Escalated, None) => (t::state_head_judge(), t::head_judge_called()),
                    _ => (t::state_called(), t::stay()),
                };
                (word, Message::joined([called, now], " "))
            }
        };
        Called {
            chip: Chip::new("live", word),
            sentence,
            is_own: self.is_own,
        }
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
    /// The player: calls that are kept without a network are this player's.
    name: String,
    number: i64,
    keys: FormKeys,
    me: String,
    at: String,
    /// The id of the pod of the player's table; empty without one.
    pod: String,
    title: Message,
    button: Message,
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
    // where a neighbour has called already, the note is for that call
    let (title, button) = match own.snapshot.floor.call_at_table_of(&own.row.id) {
        Some(_) => (t::add_note_title(), t::add_note()),
        None => (t::call_judge(), t::call_judge()),
    };
    let mut shell = View::of(&own.snapshot).shell(&title, Door::MyTable, "");
    shell.noindex = true;
    shell.live = None;
    let page = CallPage {
        shell,
        title,
        button,
        name: of_player(&own.row, NamesShown::Full),
        number: own.row.number,
        keys: own.visitor.form_keys(app, None),
        at: format!("{me}/call"),
        pod: pod_of(OwnTable::of(&own.snapshot, &own.row, clock::now())?.as_ref()),
        me,
        what: returned.field("what", ""),
    };
    page::with_status(returned.status(), &page)
}

/// `GET …/me/call`: to describe the problem before calling.
pub(super) async fn show(app: App, own: OwnPlayer) -> WebResult {
    call_page(&app, &own, &Returned::default())
}

/// Returns the id of the pod of a player's table, as forms have it that call a judge there; empty without a table.
pub(super) fn pod_of(table: Option<&OwnTable>) -> String {
    table.map(|table| table.at.pod.id.clone()).unwrap_or_default()
}

/// Returns the address of the page with a form: the player's, or that of their table's game.
fn page_of(form: &PlayerForm) -> String {
    match form.fields.text("back") {
        "table" => format!("{}/table", form.own_page()),
        _ => form.own_page(),
    }
}

/// `POST …/me/call`: calls a judge.
pub(super) async fn call(form: PlayerForm) -> WebResult {
    let what = form.fields.raw("what").to_owned();
    let to = page_of(&form);
    // a page from before the field was added says nothing of its table
    let seen = form.fields.all("pod").next().map(str::to_owned);
    let call = move |work: &mut Work<'_, '_>| floor::call_from(work, seen.as_deref(), &what);
    match form.run(&to, call).await {
        Ok(()) => Ok(see_other(&to)),
        Err(OpError::Invalid(problems)) => call_page(&form.app, &form.sender, &Returned::wrong(&form.fields, problems)),
        Err(error) => Err(form.error(error)),
    }
}

/// `POST …/me/call/take-back`: withdraws the player's call.
pub(super) async fn take_back(form: PlayerForm) -> WebResult {
    let to = page_of(&form);
    match form.run(&to, |work| floor::take_back(work).map(|_| ())).await {
        Ok(()) => Ok(see_other(&to)),
        Err(error) => Err(form.error(error)),
    }
}
