//! The code that a player shows at the door: large, and dark on bright even in dark mode, with name and number for
//! check-in by hand.

use actix_web::HttpRequest;
use askama::Template;

use super::code;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::{page, qr};
use crate::web::frame::form::OwnPlayer;
use crate::web::frame::look::address;
use crate::web::frame::look::shell::{Door, Live, Shell, bar};
use crate::web::frame::state::App;
use podium_ops::people::players::{PlayerAction, Whereabouts, refusal};
use podium_store::PlayerStatus;

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
    line: Option<&'static str>,
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
                tournament: Some(bar(tournament, None)),
                here: Door::MyTable,
                live: Some(Live::inside(tournament, "me")),
                ..Shell::new("Check-in code")
            },
            me: format!("/t/{slug}/me"),
            is_here: row.checked_in && stopped.is_none(),
            code: is_shown.then(|| qr::svg(&format!("{}{path}", address::base(app, request)))),
            line: match row.status {
                _ if !tournament.state.is_before_rounds() => Some("Check-in is over."),
                PlayerStatus::Pending => Some("You wait for approval. The staff can approve you when they scan this."),
                PlayerStatus::Waitlisted => Some("You are on the waiting list. Free places go to those who are here."),
                _ if !is_shown => Some("You are not in the tournament any more. Speak to the staff if you should be."),
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
