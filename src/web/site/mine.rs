//! "Your tournaments": those on whose staff an account is, including those that are not open yet; and its presets.

use actix_web::HttpRequest;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{FormKeys, Pages};
use crate::web::frame::look::address;
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::shell::{Link, Shell, state_line};
use crate::web::frame::request::member::Member;
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::state::{App, read};
use crate::web::shared::terms;
use podium_store::community::{self, Community};
use podium_store::site::accounts::{self, Account};
use podium_store::tournaments::{self, Tournament, presets};
use podium_store::{Reader, Role, SiteRole, TournamentState};
use say::Message;

/// Tournaments on one page of the administrators' list.
const LINES: usize = 100;

pub fn routes(routes: &mut Routes) {
    routes.get("/tournaments", handler!(list));
}

struct Line {
    name: String,
    desk: String,
    /// The page that copies it, for organizers who may create tournaments.
    copy: Option<String>,
    /// `None` for an administrator of the site without a role here.
    role: Option<Message>,
    state: TournamentState,
    chip: Chip,
    date: Message,
}

/// Tournaments under a heading.
struct Group {
    title: Message,
    lines: Vec<Line>,
}

/// Whether a tournament in a state belongs to a group.
type Has = fn(TournamentState) -> bool;

/// The groups of the list, as on the front page: today's desk is the first line.
const GROUPS: [(say::Plain, Has); 3] = [
    (say::front::running_now, |state| {
        !state.is_before_rounds() && !state.is_over()
    }),
    (say::front::coming, TournamentState::is_before_rounds),
    (say::front::past, TournamentState::is_over),
];

impl Group {
    /// Puts lines into their groups, without those that have none.
    fn of(lines: Vec<Line>) -> Vec<Self> {
        let mut groups = GROUPS.map(|(title, _)| Self {
            title: title(),
            lines: Vec::new(),
        });
        for line in lines {
            let at = GROUPS.iter().position(|(_, has)| has(line.state)).unwrap_or_default();
            groups[at].lines.push(line);
        }
        groups.into_iter().filter(|group| !group.lines.is_empty()).collect()
    }
}

impl Line {
    /// Returns the line of a tournament. Without a role in it, the account is an administrator of the site.
    fn of(t: Tournament, role: Option<Role>, account: &Account) -> Self {
        let organizes = is_administrator(account) || role == Some(Role::Organizer);
        Self {
            desk: format!("/t/{}/desk", t.slug),
            copy: (may_create(account) && organizes).then(|| format!("/t/{}/desk/copy", t.slug)),
            role: role.map(terms::role),
            state: t.state,
            chip: Chip::of_tournament(t.state, state_line(t.state)),
            date: t.held_on.map(say::date).unwrap_or_default(),
            name: t.name,
        }
    }
}

fn is_administrator(account: &Account) -> bool {
    account.site_role == SiteRole::Administrator
}

#[derive(Template)]
#[template(path = "staff/setup/mine.html")]
struct ListPage {
    shell: Shell,
    groups: Vec<Group>,
    pages: Pages,
    presets: Vec<PresetLine>,
    /// The communities on whose staff the account is.
    communities: Vec<Link>,
    may_create: bool,
    keys: FormKeys,
}

impl ListPage {
    /// Returns whether there is a community, or there may be one.
    fn has_communities(&self) -> bool {
        self.may_create || !self.communities.is_empty()
    }
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
    pages: Pages,
    presets: Vec<PresetLine>,
    communities: Vec<Link>,
}

impl Found {
    /// `here`: the number of the page, for administrators, who see the tournaments of the whole site.
    fn read(conn: &mut Reader<'_>, account: &Account, here: usize) -> Result<Self, WebError> {
        let staffed = accounts::staffed_by(conn, &account.id)?;
        let (shown, pages) = shown(conn, account, here)?;
        let line = |t: Tournament| {
            let role = staffed.iter().find(|s| s.tournament_id == t.id).map(|s| s.role);
            Line::of(t, role, account)
        };
        let offered = match may_create(account) {
            true => presets::offered_to(conn, &account.id)?,
            false => Vec::new(),
        };
        let administrator = is_administrator(account);
        let offered = offered.into_iter().map(|preset| PresetLine::of(preset, administrator));
        Ok(Self {
            lines: shown.into_iter().map(line).collect(),
            pages,
            presets: offered.collect(),
            communities: communities(conn, account)?,
        })
    }
}

/// Returns the communities that an account sees here: its own, or for administrators all.
fn communities(conn: &mut Reader<'_>, account: &Account) -> Result<Vec<Link>, WebError> {
    let found: Vec<Community> = match is_administrator(account) {
        true => community::all(conn)?,
        false => {
            let staffed = community::staffed_by(conn, &account.id)?.into_iter();
            staffed.map(|(community, _)| community).collect()
        }
    };
    let link = |community: Community| {
        let desk = format!("/c/{}/desk", community.slug);
        Link::new(community.name, desk)
    };
    Ok(found.into_iter().map(link).collect())
}

/// Returns the tournaments that an account sees here, and the pages of the list.
fn shown(conn: &mut Reader<'_>, account: &Account, here: usize) -> Result<(Vec<Tournament>, Pages), WebError> {
    let mut pages = Pages {
        here: 1,
        last: 1,
        href: "/tournaments?page=".to_owned(),
    };
    if !is_administrator(account) {
        return Ok((tournaments::staffed_by(conn, &account.id)?, pages));
    }
    let all = tournaments::count(conn)? as usize;
    pages.last = all.div_ceil(LINES).max(1);
    pages.here = here.clamp(1, pages.last);
    let some = tournaments::some(conn, ((pages.here - 1) * LINES) as i64, LINES as i64)?;
    Ok((some, pages))
}

/// `GET /tournaments`: signed-in accounts; administrators of the site see all.
async fn list(app: App, request: HttpRequest, member: Member) -> WebResult {
    let account = member.account.clone();
    let may_create = may_create(&account);
    let here = number(PublicQuery::of(&request).get("page")) as usize;
    let own = read(&app, move |conn| Found::read(conn, &account, here)).await?;
    let mut shell = Shell::new(say::my_tournaments::heading());
    shell.notice = member.notice(&request);
    page::private(&ListPage {
        shell,
        groups: Group::of(own.lines),
        pages: own.pages,
        presets: own.presets,
        communities: own.communities,
        may_create,
        keys: member.form_keys(&app, None),
    })
}
