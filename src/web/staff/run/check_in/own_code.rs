//! The code that a player shows at the door: large, and dark on bright even in dark mode, with name and number for
//! check-in by hand.

use actix_web::HttpRequest;
use askama::Template;

use super::code;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::{page, qr};
use crate::web::frame::form::OwnPlayer;
use crate::web::frame::look::address;
use crate::web::frame::look::shell::{Door, Live, Shell};
use crate::web::frame::state::App;
use crate::web::shared::view::View;
use podium_ops::people::players::{PlayerAction, Whereabouts, refusal};
use podium_store::PlayerStatus;
use say::{Message, check_in as t};

#[derive(Template)]
#[template(path = "staff/run/check_in/own_code.html")]
struct CodePage {
    shell: Shell,
    me: String,
    name: String,
    team_mate: Option<String>,
    number: i64,
    is_here: bool,
    /// An `<svg>` element; `None` where the player cannot be checked in.
    code: Option<qr::Svg>,
    /// What the player has to know, if showing the code is not enough.
    line: Option<Message>,
}

impl CodePage {
    fn new(app: &App, request: &HttpRequest, own: OwnPlayer) -> Self {
        let OwnPlayer {
            row, slug, snapshot, ..
        } = own;
        let tournament = &snapshot.loaded.tournament;
        let is_pending = row.status == PlayerStatus::Pending;
        let stopped = refusal(tournament.state, &row, &Whereabouts::default(), PlayerAction::CheckIn);
        // a player who waits for approval is approved when the code is scanned
        let is_shown = stopped.is_none() || (is_pending && tournament.state.is_before_rounds());
        let path = code::path(&slug, &app.secrets, &row);
        Self {
            shell: Shell {
                live: Some(Live::inside(tournament, "me")),
                ..View::of(&snapshot).still_shell(t::code_title(), Door::MyTable)
            },
            me: format!("/t/{slug}/me"),
            is_here: row.checked_in && stopped.is_none(),
            code: is_shown.then(|| qr::svg(&format!("{}{path}", address::base(app, request)))),
            line: match row.status {
                _ if !tournament.state.is_before_rounds() => Some(t::is_over()),
                PlayerStatus::Pending => Some(t::you_wait()),
                PlayerStatus::Waitlisted => Some(t::on_waiting_list()),
                _ if !is_shown => Some(t::not_in_tournament()),
                _ => None,
            },
            number: row.number,
            team_mate: row.team_mate.filter(|mate| !mate.is_empty()),
            name: row.name,
        }
    }
}

/// `GET …/me/code`: only for a browser that holds the player's link.
pub(super) async fn show(app: App, request: HttpRequest, own: OwnPlayer) -> WebResult {
    page::private(&CodePage::new(&app, &request, own))
}
