//! "Your tournaments": those on whose staff an account is, including those that are not open yet; and its presets.

use actix_web::HttpRequest;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::FormKeys;
use crate::web::frame::look::address;
use crate::web::frame::look::shell::{Shell, state_line};
use crate::web::frame::request::member::Member;
use crate::web::frame::state::{App, read};
use podium_store::site::accounts::{self, Account};
use podium_store::tournaments::{self, Tournament, presets};
use podium_store::{Reader, Role, SiteRole};

pub fn routes(routes: &mut Routes) {
    routes.get("/tournaments", handler!(list));
}

struct Line {
    name: String,
    desk: String,
    /// The page that copies it, for organizers who may create tournaments.
    copy: Option<String>,
    role: &'static str,
    state: &'static str,
    date: String,
}

impl Line {
    /// Returns the line of a tournament in which an account has a role; for administrators of the site, of every one.
    fn of(t: Tournament, role: Option<Role>, account: &Account) -> Option<Self> {
        let administrator = account.site_role == SiteRole::Administrator;
        // Tournaments in which the account has no role are left out, even public ones.
        let label = role
            .map(Role::label)
            .or(administrator.then_some("Administrator of the site"))?;
        let organizes = administrator || role == Some(Role::Organizer);
        Some(Self {
            desk: format!("/t/{}/desk", t.slug),
            copy: (may_create(account) && organizes).then(|| format!("/t/{}/desk/copy", t.slug)),
            role: label,
            state: state_line(t.state),
            date: t.held_on.map(|d| d.format("%-d %b %Y").to_string()).unwrap_or_default(),
            name: t.name,
        })
    }
}

#[derive(Template)]
#[template(path = "staff/setup/mine.html")]
struct ListPage {
    shell: Shell,
    lines: Vec<Line>,
    presets: Vec<PresetLine>,
    may_create: bool,
    keys: FormKeys,
}

/// A preset of the account, or of the installation.
struct PresetLine {
    id: String,
    name: String,
    /// The address of a new tournament that starts from it.
    start: String,
    /// Whether it is offered to everybody who creates tournaments here.
    is_everybodys: bool,
    may_remove: bool,
}

impl PresetLine {
    fn of(preset: presets::Preset, administrator: bool) -> Self {
        let is_everybodys = preset.account_id.is_none();
        Self {
            start: address::new_tournament(&preset),
            id: preset.id,
            name: preset.name,
            is_everybodys,
            may_remove: administrator || !is_everybodys,
        }
    }
}

/// Returns whether an account may create tournaments.
fn may_create(account: &Account) -> bool {
    account.site_role != SiteRole::Staff
}

/// The tournaments and the presets of an account.
struct Found {
    lines: Vec<Line>,
    presets: Vec<PresetLine>,
}

impl Found {
    fn read(conn: &mut Reader<'_>, account: &Account) -> Result<Self, WebError> {
        let staffed = accounts::staffed_by(conn, &account.id)?;
        let all = tournaments::all(conn)?;
        let line = |t: Tournament| {
            let role = staffed.iter().find(|s| s.tournament_id == t.id).map(|s| s.role);
            Line::of(t, role, account)
        };
        let offered = match may_create(account) {
            true => presets::offered_to(conn, &account.id)?,
            false => Vec::new(),
        };
        let administrator = account.site_role == SiteRole::Administrator;
        let offered = offered.into_iter().map(|preset| PresetLine::of(preset, administrator));
        Ok(Self {
            lines: all.into_iter().filter_map(line).collect(),
            presets: offered.collect(),
        })
    }
}

/// `GET /tournaments`: signed-in accounts; administrators of the site see all.
async fn list(app: App, request: HttpRequest, member: Member) -> WebResult {
    let account = member.account.clone();
    let may_create = may_create(&account);
    let own = read(&app, move |conn| Found::read(conn, &account)).await?;
    let mut shell = Shell::new("Your tournaments");
    shell.notice = member.notice(&request);
    page::private(&ListPage {
        shell,
        lines: own.lines,
        presets: own.presets,
        may_create,
        keys: member.form_keys(&app, None),
    })
}
