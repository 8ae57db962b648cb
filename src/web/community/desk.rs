//! The staff's first page of a community: the evening that starts like the last one, open tournaments, open questions.

use actix_web::HttpRequest;
use askama::Template;
use chrono::NaiveDate;

use super::page::shell;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{CommunityForm, FormKeys, back};
use crate::web::frame::look::shell::{Link, Shell, state_line};
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::{Inside, Players, Settings, Staffing};
use crate::web::frame::state::{App, read};
use crate::web::shared::webhooks::UNHEARD_FOR;
use podium_base::clock;
use podium_ops::community::evening;
use podium_ops::community::series::{last_of_each, open_on};
use podium_store::community::{self, Community};
use podium_store::site::accounts::{self, Account};
use podium_store::tournaments::{Tournament, webhooks};
use podium_store::{Reader, Role, TournamentState};
use say::{Message, community_desk as t, desk_waits};

/// The states of a tournament that is not over.
const OPEN: [TournamentState; 5] = [
    TournamentState::Setup,
    TournamentState::Registration,
    TournamentState::Swiss,
    TournamentState::CutAnnounced,
    TournamentState::Playoff,
];

/// Series of which the next evening can be started here, the latest ones.
const NIGHTS: usize = 5;

#[derive(Template)]
#[template(path = "community/desk.html")]
struct DeskPage {
    shell: Shell,
    keys: FormKeys,
    name: String,
    /// The community's public page.
    home: Link,
    /// The last evening of each series, which the next one is like.
    nights: Vec<Night>,
    /// Whether there was no evening yet.
    is_first: bool,
    /// Where the next evening is started.
    start: String,
    /// Tournaments that are not over: their desks, or their public pages without a role there.
    open: Vec<(Link, Message)>,
    /// Webhooks that are disabled or have been failing for long.
    webhooks: Vec<Link>,
}

/// The last evening of a series.
struct Night {
    slug: String,
    name: String,
    /// The next one, if it is open already.
    open: Option<Link>,
}

/// `GET /c/{slug}/desk`: its staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Inside>) -> WebResult {
    let found = find(&app, &desk).await?;
    page::private(&DeskPage {
        shell: shell(&desk, &request, t::page_desk()),
        keys: desk.keys(&app, None),
        name: desk.community.name.clone(),
        home: Link::new(t::page_home(), format!("/c/{}", desk.community.slug)),
        nights: found.nights,
        is_first: found.is_first,
        start: desk.at("evening"),
        open: found.open,
        webhooks: troubled(&app, &desk).await?,
    })
}

/// Returns links to the webhooks that are disabled or have been failing for long, for who may change them.
async fn troubled(app: &App, desk: &CommunityDesk<Inside>) -> Result<Vec<Link>, WebError> {
    if !desk.may::<Settings>() {
        return Ok(Vec::new());
    }
    let (id, before) = (desk.community.id.clone(), clock::now() - UNHEARD_FOR);
    let rows = read(app, move |conn: &mut Reader<'_>| webhooks::troubled(conn, &id, before)).await?;
    let failing = rows.iter().filter(|row| row.is_active()).count();
    let disabled = rows.len() - failing;
    let sentences = [
        (disabled > 0).then(|| desk_waits::webhooks_disabled(disabled)),
        (failing > 0).then(|| desk_waits::webhooks_unheard(failing)),
    ];
    let link = |sentence: Message| Link::new(sentence, desk.at("webhooks"));
    Ok(sentences.into_iter().flatten().map(link).collect())
}

/// What the page shows of the database.
struct Found {
    nights: Vec<Night>,
    is_first: bool,
    open: Vec<(Link, Message)>,
}

async fn find(app: &App, desk: &CommunityDesk<Inside>) -> Result<Found, WebError> {
    let (community, is_administrator) = (desk.community.clone(), desk.visitor.is_administrator());
    let may_start = desk.may::<Staffing>() && desk.may::<Players>();
    let day = may_start.then(|| evening::today(&desk.community, clock::now()));
    let account = desk.visitor.account.clone();
    read(app, move |conn: &mut Reader<'_>| {
        Found::read(conn, &community, account.as_ref(), is_administrator, day)
    })
    .await
}

impl Found {
    fn read(
        conn: &mut Reader<'_>,
        community: &Community,
        account: Option<&Account>,
        is_administrator: bool,
        starts_on: Option<NaiveDate>,
    ) -> Result<Self, WebError> {
        let staffed = match account {
            Some(account) => accounts::staffed_by(conn, &account.id)?,
            None => Vec::new(),
        };
        let has_desk = |one: &Tournament| is_administrator || staffed.iter().any(|row| row.tournament_id == one.id);
        let open = community::tournaments_of(conn, &community.id, &OPEN, 0, i64::MAX)?.into_iter();
        let organizes = |one: &Tournament| {
            let own = staffed.iter().find(|row| row.tournament_id == one.id);
            is_administrator || own.is_some_and(|row| row.role == Role::Organizer)
        };
        let last = last_of_each(conn, &community.id)?;
        let is_first = last.is_empty();
        let mut nights = Vec::new();
        if let Some(day) = starts_on {
            for one in last.into_iter().filter(organizes).take(NIGHTS) {
                let open = open_on(conn, &one, day)?;
                nights.push(Night {
                    open: open.map(|open| Link::new(open.name, format!("/t/{}/desk", open.slug))),
                    slug: one.slug,
                    name: one.name,
                });
            }
        }
        Ok(Self {
            nights,
            is_first,
            open: open.filter_map(|one| line(has_desk(&one), one)).collect(),
        })
    }
}

/// Returns the line of a tournament that is not over; `None` for one in set-up on whose desk the reader is not.
fn line(has_desk: bool, tournament: Tournament) -> Option<(Link, Message)> {
    let at = match has_desk {
        true => format!("/t/{}/desk", tournament.slug),
        false if tournament.state == TournamentState::Setup => return None,
        false => format!("/t/{}", tournament.slug),
    };
    Some((Link::new(tournament.name, at), state_line(tournament.state)))
}

/// `POST /c/{slug}/evening`: starts an evening like the last one. It changes the staff of a tournament, so the password is
/// asked for.
pub(super) async fn start(form: CommunityForm<Staffing>) -> WebResult {
    let to = form.at("desk");
    let like = Some(form.fields.text("like").to_owned()).filter(|like| !like.is_empty());
    let run = form.run_in_community(&to, move |work| evening::start(work, like.as_deref()));
    let slug = run.await.map_err(back(&to))?;
    let (desk, started) = (format!("/t/{slug}/desk"), slug.clone());
    let counted = read(&form.app, move |conn: &mut Reader<'_>| evening::started(conn, &started)).await?;
    let notice = counted.map(|(name, players)| t::evening_started(name, players));
    form.done(notice.unwrap_or_default(), &desk)
}
