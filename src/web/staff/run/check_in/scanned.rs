//! The page behind a player's code: the player, and one button. Any phone's camera opens it, and opening it changes
//! nothing.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::row::Press;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{FormKeys, StaffForm, back};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Players};
use crate::web::frame::state::{App, snapshots};
use podium_ops::people::players as ops;
use podium_ops::people::players::{Attendance, PlayerAction, Whereabouts, is_check_in_code, refusal};
use podium_ops::{OpError, Work};
use podium_store::tournaments::players::PlayerRow;
use say::{Message, check_in as t};

/// Slug, number and code in the address.
type CodePath = Path<(String, String, String)>;

#[derive(Template)]
#[template(path = "staff/run/check_in/scanned.html")]
struct ScannedPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of this page, which its form is sent to.
    at: String,
    door: String,
    /// The player's page for the staff.
    player: String,
    name: Message,
    team_mate: Option<String>,
    number: i64,
    press: Press,
    /// Why there is no button.
    stopped: Option<Message>,
    /// Whether they were checked in just now, and not before this page was opened.
    just_now: bool,
}

impl ScannedPage {
    fn new(app: &App, request: &HttpRequest, desk: &Desk<Players>, row: &PlayerRow) -> Self {
        let shell = desk.shell(request, &row.name);
        Self {
            keys: desk.keys(app, None),
            at: request.path().to_owned(),
            door: desk.at("desk/check-in"),
            player: desk.at(&format!("desk/players/{}", row.number)),
            name: (&row.name).into(),
            team_mate: row.team_mate.clone().filter(|mate| !mate.is_empty()),
            number: row.number,
            press: Press::of(row),
            stopped: refusal(
                desk.tournament.state,
                row,
                &Whereabouts::default(),
                PlayerAction::CheckIn,
            ),
            just_now: shell.notice.is_some(),
            shell,
        }
    }

    fn is_here(&self) -> bool {
        self.press.is_here() && self.stopped.is_none()
    }
}

/// `GET …/desk/check-in/{number}/{code}`: asks, and changes nothing.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Players>, path: CodePath) -> WebResult {
    let (_, number, code) = path.into_inner();
    let snapshot = snapshots::current(&app, &desk.tournament.slug).await?;
    let loaded = &snapshot.loaded;
    let mut rows = loaded.players.iter().chain(&loaded.unregistered);
    let row = rows
        .find(|row| number.parse() == Ok(row.number))
        .filter(|row| is_check_in_code(&app.secrets, row, &code))
        .ok_or_else(|| {
            WebError::not_found(say::refused_players::foreign_code()).way_on(t::to_check_in(), desk.at("desk/check-in"))
        })?;
    page::private(&ScannedPage::new(&app, &request, &desk, row))
}

/// `POST …/desk/check-in/{number}/{code}`: checks the player in, approving them first if necessary, or checks them out.
pub(super) async fn check_in(form: StaffForm<Players>, path: CodePath) -> WebResult {
    let (_, number, code) = path.into_inner();
    // nobody has the number 0
    let number: i64 = number.parse().unwrap_or_default();
    let (door, here) = (form.at("desk/check-in"), form.request.path().to_owned());
    let (secrets, deed) = (form.app.secrets.clone(), form.fields.text("do").to_owned());
    let done = form.run_each_time(move |work| {
        // each of these commands checks the code: this address acts on nobody else
        ops::player_of_code(work, &secrets, number, &code)?;
        act(work, number, &deed)
    });
    let row = done.await.map_err(back(&door))?.row;
    form.done(done_sentence(&row), &here)
}

/// Checks the player in or out, or approves them, as the button says.
fn act(work: &mut Work<'_, '_>, number: i64, deed: &str) -> Result<Attendance, OpError> {
    match deed {
        "out" => ops::check_in(work, number, false),
        "approve" => ops::approve_here(work, number),
        _ => ops::check_in(work, number, true),
    }
}

fn done_sentence(row: &PlayerRow) -> Message {
    match row.checked_in {
        true => t::is_checked_in(&row.name),
        false => t::checked_out(&row.name),
    }
}
