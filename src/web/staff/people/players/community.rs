//! The people of the tournament's community, for those who add players: found by two or three letters, everybody of the last
//! evening in one press, and who an entry is.

use std::collections::HashSet;

use actix_web::HttpRequest;
use askama::Template;

use super::{PlayerPath, number_in, to_players};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Fields, FormKeys, StaffForm};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Players};
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::{App, read};
use podium_ops::community::entry::Who;
use podium_ops::community::names::{find, is_called};
use podium_ops::community::regulars::{self, last_evening};
use podium_ops::community::settle::{Clear, clear_in, settle, settle_called};
use podium_store::community::doubts::{self, Doubt};
use podium_store::community::entered::{self, Attendance};
use podium_store::community::people::{self, PersonOutline, PersonRow};
use podium_store::season::meant;
use podium_store::tournaments::Tournament;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{DbError, Reader};
use say::{Message, community_desk, player_list as t, player_words};

/// People whom a search shows.
const MOST: usize = 8;
/// People who are looked at for a typed name.
const LOOKED_AT: usize = 500;
/// Questions on the list of players.
const QUESTIONS: usize = 10;

/// Somebody whom a typed name may mean.
pub(super) struct Candidate {
    pub number: i64,
    pub name: String,
    /// How often they came, and when last.
    pub seen: Message,
    /// The number of their entry here, if they have one.
    pub entry: Option<i64>,
}

/// Returns who somebody is, as a form says it; `None`: it does not.
pub(super) fn sent(fields: &Fields) -> Option<Who> {
    match fields.text("who") {
        "new" => Some(Who::New),
        "guest" => Some(Who::Guest),
        _ => fields.text("person").parse().ok().map(Who::Person),
    }
}

/// Returns the people of the tournament's community whom a typed name may mean.
pub(super) async fn candidates(app: &App, tournament: &Tournament, typed: &str) -> Result<Vec<Candidate>, WebError> {
    read_candidates(app, tournament, typed, |_, _| true).await
}

/// Returns the people of the tournament's community who have a typed name.
pub(super) async fn called(app: &App, tournament: &Tournament, typed: &str) -> Result<Vec<Candidate>, WebError> {
    read_candidates(app, tournament, typed, is_called).await
}

async fn read_candidates(
    app: &App,
    tournament: &Tournament,
    typed: &str,
    is_meant: fn(&str, &PersonRow) -> bool,
) -> Result<Vec<Candidate>, WebError> {
    let Some(community) = tournament.community_id.clone() else {
        return Ok(Vec::new());
    };
    let (id, typed) = (tournament.id.clone(), typed.to_owned());
    let found = read(app, move |conn: &mut Reader<'_>| {
        let mut rows = find(conn, &community, &typed, LOOKED_AT)?;
        rows.retain(|row| is_meant(&typed, row));
        rows.truncate(MOST);
        let ids: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
        let came = entered::attendances(conn, &ids)?;
        let candidate = |row: PersonRow| {
            Ok(Candidate {
                entry: people::entry_in(conn, &row.id, &id)?.map(|entry| entry.number),
                seen: seen(came.get(&row.id)),
                number: row.number,
                name: row.name,
            })
        };
        rows.into_iter().map(candidate).collect::<Result<Vec<_>, DbError>>()
    });
    Ok(found.await?)
}

fn seen(came: Option<&Attendance>) -> Message {
    let last = came.and_then(|came| Some((came.events, came.last?)));
    match last {
        Some((events, last)) => community_desk::seen(events, say::date(last)),
        None => community_desk::never_seen(),
    }
}

/// What the list of players shows of the tournament's community.
pub(super) struct OfCommunity {
    /// The name of the last evening, and how many of its players have no entry here.
    pub last: Option<(String, usize)>,
    /// How many entries are asked about of which one person alone has the name.
    pub called: usize,
    /// The others.
    pub questions: Vec<Question>,
}

/// Whether an entry is a person.
pub(super) struct Question {
    pub question: Message,
    pub seen: Message,
    /// The number of the entry.
    pub entry: i64,
    /// The number of the person.
    pub person: i64,
}

impl OfCommunity {
    /// Reads it; `None` if the tournament has no community.
    pub(super) fn read(conn: &mut Reader<'_>, tournament: &Tournament) -> Result<Option<Self>, DbError> {
        if tournament.community_id.is_none() {
            return Ok(None);
        }
        let last = last_evening(conn, tournament)?;
        let last = last.map(|last| (last.tournament.name, last.missing.len()));
        let clear = clear_in(conn, tournament)?;
        Ok(Some(Self {
            last: last.filter(|(_, missing)| *missing > 0),
            questions: questions(conn, tournament, &clear)?,
            called: clear.len(),
        }))
    }
}

/// Reads the first open questions about the entries of a tournament, but those that are clear.
fn questions(conn: &mut Reader<'_>, tournament: &Tournament, clear: &[Clear]) -> Result<Vec<Question>, DbError> {
    let clear: HashSet<&str> = clear.iter().map(|one| one.id.as_str()).collect();
    let mut asked = doubts::open_in(conn, &tournament.id)?;
    asked.retain(|doubt| doubt.player_id.as_deref().is_some_and(|id| !clear.contains(id)));
    let people = meant(conn, asked.iter().map(|doubt| doubt.person_id.as_str()))?;
    asked.retain(|doubt| people.get(&doubt.person_id).is_some_and(PersonOutline::is_live));
    asked.truncate(QUESTIONS);
    let entries: Vec<String> = asked.iter().filter_map(|doubt| doubt.player_id.clone()).collect();
    let entries = players::by_ids(conn, &entries)?;
    let ids = asked.iter().filter_map(|doubt| people.get(&doubt.person_id));
    let ids: Vec<String> = ids.map(|person| person.id.clone()).collect();
    let came = entered::attendances(conn, &ids)?;
    let question = |doubt: &Doubt| {
        let entry = entries.iter().find(|row| Some(&row.id) == doubt.player_id.as_ref())?;
        let person = people.get(&doubt.person_id)?;
        Some(question(tournament, entry, person, came.get(&person.id)))
    };
    Ok(asked.iter().filter_map(question).collect())
}

fn question(tournament: &Tournament, entry: &PlayerRow, person: &PersonOutline, came: Option<&Attendance>) -> Question {
    Question {
        question: community_desk::is_entry(&entry.name, entry.number, &tournament.name, &person.name, person.number),
        seen: seen(came),
        entry: entry.number,
        person: person.number,
    }
}

/// Who an entry is among the people of the community.
#[derive(Template)]
#[template(path = "staff/people/players/person.html")]
struct WhoPage {
    shell: Shell,
    keys: FormKeys,
    /// The address of the player.
    at: String,
    name: Message,
    /// Who the entry is now.
    now: Message,
    query: String,
    candidates: Vec<Candidate>,
}

/// `GET …/{number}/person`: who an entry is, and whom a name may mean.
pub(super) async fn who(app: App, request: HttpRequest, desk: Desk<Players>, path: PlayerPath) -> WebResult {
    let number = number_in(&path);
    let (row, now) = who_now(&app, &desk, number).await?;
    let query = PublicQuery::of(&request);
    let typed = Some(query.get("q").trim()).filter(|typed| !typed.is_empty());
    let typed = typed.unwrap_or(&row.name).to_owned();
    page::private(&WhoPage {
        shell: desk.shell(&request, t::who_is_this()),
        keys: desk.keys(&app, None),
        at: desk.at(&format!("desk/players/{number}")),
        now,
        candidates: candidates(&app, &desk.tournament, &typed).await?,
        query: typed,
        name: row.name.into(),
    })
}

/// Reads an entry and who it is.
async fn who_now(app: &App, desk: &Desk<Players>, number: i64) -> Result<(PlayerRow, Message), WebError> {
    let (tournament, list) = (desk.tournament.clone(), desk.at("desk/players"));
    if tournament.community_id.is_none() {
        return Err(WebError::not_found(say::refused_people::no_community()).way_on(say::view::to_players(), list));
    }
    read(app, move |conn: &mut Reader<'_>| {
        let Some(row) = players::by_number(conn, &tournament.id, number)? else {
            return Err(WebError::not_found(player_words::no_player(number)).way_on(say::view::to_players(), list));
        };
        let person = match &row.person_id {
            Some(id) => people::by_id(conn, id)?,
            None => None,
        };
        let now = match person {
            Some(person) => t::is_person(person.name, person.number),
            None if row.guest => t::is_guest(),
            None => t::is_unsaid(),
        };
        Ok((row, now))
    })
    .await
}

/// `POST …/regulars`: adds everybody of the last evening who has no entry here.
pub(super) async fn add_regulars(form: StaffForm<Players>) -> WebResult {
    let to = form.at("desk/players");
    let added = form.run(&to, regulars::add_regulars).await.map_err(to_players(&to))?;
    form.done(say::bulk_add::added(added.len()), &to)
}

/// `POST …/called`: says that everybody is who they are called.
pub(super) async fn say_called(form: StaffForm<Players>) -> WebResult {
    let to = form.at("desk/players");
    let settled = form.run(&to, settle_called).await.map_err(to_players(&to))?;
    form.done(t::are_called(settled), &to)
}

/// `POST …/{number}/person`: says who an entry is.
pub(super) async fn say_who(form: StaffForm<Players>, path: PlayerPath) -> WebResult {
    let number = number_in(&path);
    let list = form.at("desk/players");
    let who = sent(&form.fields).unwrap_or_default();
    let done = form.run(&list, move |work| settle(work, number, &who)).await;
    let row = done.map_err(to_players(&list))?;
    form.done(t::is_known(row.name), &list)
}
