//! `/whoami.json`: the reader's account bar and staff links, which the script adds to public pages because those are the
//! same bytes for everybody.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::{Deserialize, Serialize};

use crate::db::{SiteRole, accounts, tournaments};
use crate::web::desk::desk_links;
use crate::web::error::{WebError, WebResult};
use crate::web::me;
use crate::web::shell::Link;
use crate::web::state::{App, read};
use crate::web::visitor::Visitor;

#[derive(Deserialize)]
pub(super) struct WhoamiQuery {
    /// Slug of the tournament that the page belongs to.
    tournament: Option<String>,
}

#[derive(Serialize)]
struct Entry {
    label: String,
    href: String,
}

impl From<Link> for Entry {
    fn from(link: Link) -> Self {
        Self {
            label: link.label,
            href: link.href,
        }
    }
}

#[derive(Default, Serialize)]
struct Whoami {
    name: String,
    account: Vec<Entry>,
    desk: Vec<Entry>,
    /// The reader's number in the tournament, by their secret link.
    #[serde(skip_serializing_if = "String::is_empty")]
    player: String,
}

pub(super) async fn whoami(
    app: App,
    request: HttpRequest,
    visitor: Visitor,
    query: web::Query<WhoamiQuery>,
) -> WebResult {
    let mut answer = Whoami::default();
    if let Some(slug) = &query.tournament
        && let Some((player, _)) = me::cookie::player(&app, &request, slug).await?
    {
        answer.name = player.name;
        answer.player = player.number.to_string();
        answer
            .account
            .push(Link::new("My table", format!("/t/{slug}/me")).into());
    }
    // After the player: who is both is named by the account, and keeps "My table".
    if let Some(account) = visitor.account {
        let administrator = account.site_role == SiteRole::Administrator;
        answer.name.clone_from(&account.name);
        answer.account.push(Link::new("Tournaments", "/tournaments").into());
        answer.account.push(Link::new("Account", "/account").into());
        if let Some(slug) = query.into_inner().tournament {
            let desk = read(&app, move |conn| {
                let Some(tournament) = tournaments::by_slug(conn, &slug)? else {
                    // A page of a tournament that is gone has no staff links.
                    return Ok(Vec::new());
                };
                let role = accounts::staff_role(conn, &tournament.id, &account.id)?;
                Ok::<_, WebError>(desk_links(&tournament, role, administrator))
            })
            .await?;
            answer.desk = desk.into_iter().map(Entry::from).collect();
        }
    }
    Ok(HttpResponse::Ok()
        // personal, and asked for by pages that everybody shares
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(answer))
}
