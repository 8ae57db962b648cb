//! The staff's first page of a community: the evening that starts like the last one, open tournaments, open questions.

use actix_web::HttpRequest;
use askama::Template;

use super::page::shell;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{CommunityForm, FormKeys, back};
use crate::web::frame::look::shell::{Link, Shell, state_line};
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::{Inside, Players, Staffing};
use crate::web::frame::state::{App, read};
use podium_ops::community::evening;
use podium_ops::community::regulars::last_of;
use podium_store::community::{self, Community};
use podium_store::site::accounts::{self, Account};
use podium_store::tournaments::Tournament;
use podium_store::{Reader, TournamentState};
use say::{Message, community_desk as t};

/// The states of a tournament that is not over.
const OPEN: [TournamentState; 5] = [
    TournamentState::Setup,
    TournamentState::Registration,
    TournamentState::Swiss,
    TournamentState::CutAnnounced,
    TournamentState::Playoff,
];

#[derive(Template)]
#[template(path = "community/desk.html")]
struct DeskPage {
    shell: Shell,
    keys: FormKeys,
    name: String,
    /// The community's public page.
    home: Link,
    /// The name of the last evening, which the next one is like; `None` before there was one.
    last: Option<String>,
    may_start: bool,
    /// Where the next evening is started.
    start: String,
    /// Tournaments that are not over: their desks, or their public pages without a role there.
    open: Vec<(Link, Message)>,
}

/// `GET /c/{slug}/desk`: its staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Inside>) -> WebResult {
    let (community, is_administrator) = (desk.community.clone(), desk.visitor.is_administrator());
    let account = desk.visitor.account.clone();
    let found = read(&app, move |conn: &mut Reader<'_>| {
        Found::read(conn, &community, account.as_ref(), is_administrator)
    })
    .await?;
    page::private(&DeskPage {
        shell: shell(&desk, &request, t::page_desk()),
        keys: desk.keys(&app, None),
        name: desk.community.name.clone(),
        home: Link::new(t::page_home(), format!("/c/{}", desk.community.slug)),
        last: found.last,
        may_start: desk.may::<Staffing>() && desk.may::<Players>(),
        start: desk.at("evening"),
        open: found.open,
    })
}

/// What the page shows of the database.
struct Found {
    last: Option<String>,
    open: Vec<(Link, Message)>,
}

impl Found {
    fn read(
        conn: &mut Reader<'_>,
        community: &Community,
        account: Option<&Account>,
        is_administrator: bool,
    ) -> Result<Self, WebError> {
        let staffed = match account {
            Some(account) => accounts::staffed_by(conn, &account.id)?,
            None => Vec::new(),
        };
        let has_desk = |one: &Tournament| is_administrator || staffed.iter().any(|row| row.tournament_id == one.id);
        let open = community::tournaments_of(conn, &community.id, &OPEN, 0, i64::MAX)?.into_iter();
        Ok(Self {
            last: last_of(conn, &community.id)?.map(|last| last.name),
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
    let slug = form.run_in_community(&to, evening::start).await.map_err(back(&to))?;
    let (desk, started) = (format!("/t/{slug}/desk"), slug.clone());
    let counted = read(&form.app, move |conn: &mut Reader<'_>| evening::started(conn, &started)).await?;
    let notice = counted.map(|(name, players)| t::evening_started(name, players));
    form.done(notice.unwrap_or_default(), &desk)
}
