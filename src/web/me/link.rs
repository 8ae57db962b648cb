//! The player's own link, to open their page on another phone.

use actix_web::HttpRequest;
use askama::Template;

use crate::db::tournaments;
use crate::ops::players::link_path;
use crate::web::error::{WebError, WebResult};
use crate::web::form::OwnPlayer;
use crate::web::shell::{Door, Shell, bar};
use crate::web::state::{App, read};
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
    let OwnPlayer { row, slug, .. } = own;
    let id = row.tournament_id.clone();
    let tournament = read(&app, move |conn| tournaments::by_id(conn, &id))
        .await?
        .ok_or_else(|| WebError::not_found("There is no tournament at this address."))?;
    let link = format!("{}{}", address::base(&app, &request), link_path(&app.secrets, &row));
    page::private(&LinkPage {
        shell: Shell {
            tournament: Some(bar(&tournament)),
            here: Door::MyTable,
            ..Shell::new("Your link")
        },
        name: row.name,
        me: format!("/t/{slug}/me"),
        code: qr::svg(&link),
        link,
    })
}
