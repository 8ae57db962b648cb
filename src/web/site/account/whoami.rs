//! `/whoami.json`: the reader's account bar and the staff's navigation, which the script adds to public pages because
//! those are the same bytes for everybody.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::{Deserialize, Serialize};

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::look::script_words::ScriptWords;
use crate::web::frame::look::staff_nav::{StaffNav, Standing};
use crate::web::frame::look::waiting::Counts;
use crate::web::frame::request::current;
use crate::web::frame::request::link::Link;
use crate::web::frame::request::player_cookie;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::{App, read, snapshots};
use podium_base::clock;
use podium_store::site::accounts::{self, Account};
use podium_store::tournaments::players::PlayerRow;

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
            label: link.label.in_language(current::language()),
            href: link.href,
        }
    }
}

/// The staff's navigation as HTML, the same as on their own pages.
#[derive(Serialize)]
struct Staff {
    groups: String,
    doors: String,
    /// What the script says to them, by its names.
    words: serde_json::Map<String, serde_json::Value>,
}

impl Staff {
    fn of(nav: &StaffNav) -> Result<Self, WebError> {
        let language = current::language();
        Ok(Self {
            groups: nav.groups_html().render_with_values(&language)?,
            doors: nav.doors_html().render_with_values(&language)?,
            words: ScriptWords::Staff.in_language(language),
        })
    }
}

#[derive(Default, Serialize)]
struct Whoami {
    name: String,
    account: Vec<Entry>,
    /// The staff's navigation, for members of the staff.
    #[serde(skip_serializing_if = "Option::is_none")]
    staff: Option<Staff>,
    /// The reader's number in the tournament, by their secret link.
    #[serde(skip_serializing_if = "String::is_empty")]
    player: String,
}

impl Whoami {
    fn add_player(&mut self, player: PlayerRow) {
        self.name = player.name;
        self.player = player.number.to_string();
    }

    /// The staff's doors replace those of players, with the one to the player's own page.
    fn add_staff(&mut self, staff: Staff, slug: &str) {
        self.staff = Some(staff);
        if !self.player.is_empty() {
            let own = Link::new(say::shell::door_my_table(), format!("/t/{slug}/me"));
            self.account.insert(0, own.into());
        }
    }

    fn add_account(&mut self, account: &Account) {
        self.name.clone_from(&account.name);
        self.account
            .push(Link::new(say::shell::tournaments(), "/tournaments").into());
        self.account.push(Link::new(say::shell::account(), "/account").into());
    }

    fn respond(&self) -> HttpResponse {
        HttpResponse::Ok()
            // personal, although shared pages request it
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .json(self)
    }
}

pub(super) async fn whoami(
    app: App,
    request: HttpRequest,
    visitor: Visitor,
    query: web::Query<WhoamiQuery>,
) -> WebResult {
    let mut answer = as_player(&app, &request, query.tournament.as_deref()).await?;
    // After the player: a reader who is both gets the account's name.
    if let Some(account) = &visitor.account {
        answer.add_account(account);
        if let Some(slug) = query.into_inner().tournament
            && let Some(staff) = staff(&app, &visitor, &account.id, &slug).await?
        {
            answer.add_staff(staff, &slug);
        }
    }
    Ok(answer.respond())
}

/// Returns who the reader is by the secret link that their browser holds.
async fn as_player(app: &App, request: &HttpRequest, tournament: Option<&str>) -> Result<Whoami, WebError> {
    let mut answer = Whoami::default();
    if let Some(slug) = tournament
        && let Some((player, _)) = player_cookie::player(app, request, slug).await?
    {
        answer.add_player(player);
    }
    Ok(answer)
}

/// Returns the navigation of an account in a tournament; `None` without a role there, or without the tournament.
async fn staff(app: &App, visitor: &Visitor, account: &str, slug: &str) -> Result<Option<Staff>, WebError> {
    let snapshot = match snapshots::current(app, slug).await {
        Ok(snapshot) => snapshot,
        // the page of a deleted tournament has no staff
        Err(error) if error.is_not_found() => return Ok(None),
        Err(error) => return Err(error),
    };
    let tournament = &snapshot.loaded.tournament;
    let (id, account, reader) = (tournament.id.clone(), account.to_owned(), account.to_owned());
    let role = read(app, move |conn| accounts::staff_role(conn, &id, &account)).await?;
    let who = Standing {
        role,
        is_administrator: visitor.is_administrator(),
    };
    let nav = StaffNav::of(tournament, who, &Counts::of(&snapshot, clock::now(), Some(&reader)));
    nav.as_ref().map(Staff::of).transpose()
}
