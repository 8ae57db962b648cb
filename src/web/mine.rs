//! "Your tournaments": the ones an account is staff of, those that are not open yet too.

use actix_web::HttpRequest;
use actix_web::web::{self, ServiceConfig};
use askama::Template;

use super::error::{WebError, WebResult};
use super::page;
use super::shell::{Shell, state_line};
use super::state::{App, read};
use super::visitor::Visitor;
use crate::db::{SiteRole, accounts, tournaments};

pub fn routes(config: &mut ServiceConfig) {
    config.route("/tournaments", web::get().to(list));
}

struct Line {
    name: String,
    desk: String,
    role: &'static str,
    state: &'static str,
    date: String,
}

#[derive(Template)]
#[template(path = "setup/mine.html")]
struct ListPage {
    shell: Shell,
    lines: Vec<Line>,
    may_create: bool,
}

/// `GET /tournaments`: who is signed in; administrators of the site see all.
async fn list(app: App, request: HttpRequest, visitor: Visitor) -> WebResult {
    let account = visitor.signed_in(&request)?.clone();
    let may_create = account.site_role != SiteRole::Staff;
    let lines = read(&app, move |conn| {
        let staffed = accounts::staffed_by(conn, &account.id)?;
        let administrator = account.site_role == SiteRole::Administrator;
        let all = tournaments::all(conn)?;
        let line = |t: tournaments::Tournament| {
            let role = staffed.iter().find(|s| s.tournament_id == t.id).map(|s| s.role.label());
            // Tournaments in which the account has no role are left out, also those that everybody can see.
            let role = role.or(administrator.then_some("Administrator of the site"))?;
            Some(Line {
                desk: format!("/t/{}/desk", t.slug),
                role,
                state: state_line(t.state),
                date: t.held_on.map(|d| d.format("%-d %b %Y").to_string()).unwrap_or_default(),
                name: t.name,
            })
        };
        Ok::<_, WebError>(all.into_iter().filter_map(line).collect())
    })
    .await?;
    let mut shell = Shell::new("Your tournaments");
    shell.notice = visitor.notice(&request);
    page::private(&ListPage {
        shell,
        lines,
        may_create,
    })
}
