//! The player's own link, to open their page on another phone.

use actix_web::HttpRequest;
use askama::Template;

use crate::ops::players::link_path;
use crate::web::error::WebResult;
use crate::web::form::OwnPlayer;
use crate::web::shell::{Door, Shell, bar};
use crate::web::state::App;
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
