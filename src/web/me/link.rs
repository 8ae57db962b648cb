//! The player's own link, to open their page on another phone; and the question before a browser switches to another
//! player.

use std::sync::Arc;

use actix_web::HttpRequest;
use askama::Template;

use crate::db::players::PlayerRow;
use crate::ops::players::link_path;
use crate::snapshot::Snapshot;
use crate::web::error::WebResult;
use crate::web::form::{FormKeys, OwnPlayer};
use crate::web::shell::{Door, Shell, bar};
use crate::web::state::App;
use crate::web::visitor::Visitor;
use crate::web::{address, page, qr};

#[derive(Template)]
#[template(path = "me/link.html")]
struct LinkPage {
    shell: Shell,
    name: String,
    me: String,
    link: String,
    /// An `<svg>` element.
    code: String,
}

/// `GET …/me/link`: only for a browser that holds the link already.
pub(super) async fn show(app: App, request: HttpRequest, own: OwnPlayer) -> WebResult {
    let OwnPlayer {
        row, slug, snapshot, ..
    } = own;
    let link = format!("{}{}", address::base(&app, &request), link_path(&app.secrets, &row));
    page::private(&LinkPage {
        shell: Shell {
            tournament: Some(bar(&snapshot.loaded.tournament)),
            here: Door::MyTable,
            ..Shell::new("Your link")
        },
        name: row.name,
        me: format!("/t/{slug}/me"),
        code: qr::svg(&link),
        link,
    })
}

/// A link that was opened in another player's browser.
pub(super) struct Change {
    /// The player whose link the browser holds.
    pub held: PlayerRow,
    /// The player of the link.
    pub row: PlayerRow,
    pub snapshot: Arc<Snapshot>,
}

#[derive(Template)]
#[template(path = "me/change.html")]
struct ChangePage {
    shell: Shell,
    keys: FormKeys,
    held: String,
    name: String,
    /// The address that the answer is sent to: the link itself.
    at: String,
    me: String,
}

/// Asks whether the browser should switch to another player. Nothing has changed yet.
pub(super) fn question(app: &App, request: &HttpRequest, visitor: &Visitor, change: Change) -> WebResult {
    let Change { held, row, snapshot } = change;
    let tournament = &snapshot.loaded.tournament;
    page::private(&ChangePage {
        shell: Shell {
            tournament: Some(bar(tournament)),
            here: Door::MyTable,
            ..Shell::new("Whose page?")
        },
        keys: visitor.form_keys(app, None),
        held: held.name,
        name: row.name,
        at: request.path().to_owned(),
        me: format!("/t/{}/me", tournament.slug),
    })
}
