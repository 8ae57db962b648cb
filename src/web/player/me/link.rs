//! The player's own link, to open their page on another phone; and the question before a browser switches to another
//! player.

use std::sync::Arc;

use actix_web::HttpRequest;
use askama::Template;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::{page, qr};
use crate::web::frame::form::{FormKeys, OwnPlayer};
use crate::web::frame::look::address;
use crate::web::frame::look::shell::{Door, Shell};
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::App;
use crate::web::shared::view::View;
use podium_ops::people::players::link_path;
use podium_snapshot::Snapshot;
use podium_store::tournaments::players::PlayerRow;

#[derive(Template)]
#[template(path = "player/me/link.html")]
struct LinkPage {
    shell: Shell,
    name: String,
    me: String,
    link: String,
    /// An `<svg>` element.
    code: qr::Svg,
}

/// `GET …/me/link`: only for a browser that holds the link already.
pub(super) async fn show(app: App, request: HttpRequest, own: OwnPlayer) -> WebResult {
    let OwnPlayer {
        row, slug, snapshot, ..
    } = own;
    let link = format!("{}{}", address::base(&app, &request), link_path(&app.secrets, &row));
    page::private(&LinkPage {
        shell: View::of(&snapshot).still_shell(say::own_link::your_link(), Door::MyTable),
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
#[template(path = "player/me/change.html")]
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
        shell: View::of(&snapshot).still_shell(say::own_link::whose_page(), Door::MyTable),
        keys: visitor.form_keys(app, None),
        held: held.name,
        name: row.name,
        at: request.path().to_owned(),
        me: format!("/t/{}/me", tournament.slug),
    })
}
