//! The staff's pages about decklists: the players who have handed one in, the rules, a list with its check, the sheet
//! for a deck check. The staff can read lists only after the deadline.

mod checks;
mod detail;
mod rules;

use actix_web::HttpRequest;
use actix_web::web::Query;
use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::look::local_time::{date_time, zone};
use crate::web::frame::look::name_order::NameOrder;
use crate::web::frame::look::parts::{LINES, ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::desk::{Desk, Inside, Settings};
use crate::web::frame::state::{App, read};
use podium_base::clock;
use podium_event::deck::Format;
use podium_ops::OpError;
use podium_ops::people::decklist::is_link;
use podium_ops::people::decks::{Terms, checked_list};
use podium_ops::people::players::holds_place;
use podium_snapshot::names::{NameSearch, all_of, of_player, parts_of};
use podium_store::NamesShown;
use podium_store::tournaments::Tournament;
use podium_store::tournaments::decks::DeckCheck;
use podium_store::tournaments::players::{self, PlayerRow};
use say::{Message, deck, deck_check, decks as t};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/decks", handler!(list))
        .get("/t/{slug}/desk/decks/checks", handler!(checks::show))
        .post("/t/{slug}/desk/decks/checks", handler!(checks::draw))
        .get("/t/{slug}/desk/decks/rules", handler!(rules::show))
        .post("/t/{slug}/desk/decks/rules", handler!(rules::change))
        .post("/t/{slug}/desk/decks/stop", handler!(rules::stop))
        .get("/t/{slug}/desk/decks/{number:[0-9]+}", handler!(detail::show))
        .post("/t/{slug}/desk/decks/{number:[0-9]+}", handler!(detail::replace))
        .get("/t/{slug}/desk/decks/{number:[0-9]+}/sheet", handler!(detail::sheet));
}

/// The format's name in lines and at the head of sentences.
fn format_name(format: Format) -> Message {
    match format {
        Format::Commander => say::deck_rules::commander(),
        Format::CommanderDraft => say::deck_rules::commander_draft(),
        Format::Other => say::deck_rules::another_format(),
    }
}

/// Returns the deadline as sentences have it; `None`: lists are handed in until round 1.
fn deadline(terms: &Terms, time_zone: &str) -> Option<Message> {
    let at = date_time(terms.deadline?, time_zone);
    Some(deck::in_zone(at, zone(time_zone).name()))
}

/// The state of a player's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DeckStatus {
    Missing,
    Link,
    Fine,
    ToLookAt,
    Wrong,
}

struct Row {
    number: i64,
    name: Message,
    /// The name as the list is sorted by it.
    listed: String,
    /// What a search compares.
    searched: String,
    status: DeckStatus,
    kind: &'static str,
    word: Message,
}

impl Row {
    fn of(row: &PlayerRow, check: Option<&DeckCheck>) -> Self {
        let check = checked_list(row, check);
        let has_problem = check.as_ref().is_some_and(|check| !check.problems.is_empty());
        let (status, kind, word) = match (&row.decklist, check) {
            (None, _) => (DeckStatus::Missing, "warn", deck::state_missing()),
            (Some(list), _) if is_link(list) && !has_problem => (DeckStatus::Link, "idle", t::link_not_checked()),
            (Some(_), None) => (DeckStatus::Fine, "good", deck::state_handed_in()),
            (Some(_), Some(check)) => {
                // findings without a line are about what is loaded, not about this deck
                let to_look_at = check.unchecked.iter().filter(|finding| finding.line.is_some()).count();
                match (check.problems.len(), to_look_at) {
                    (0, 0) => (DeckStatus::Fine, "good", deck::state_handed_in()),
                    // T33: what could not be checked is not a mistake, but somebody has to look at it.
                    (0, looks) => (DeckStatus::ToLookAt, "idle", t::to_look_at(looks)),
                    (problems, _) => (DeckStatus::Wrong, "bad", deck::problems(problems)),
                }
            }
        };
        Self {
            number: row.number,
            name: of_player(row, NamesShown::Full).into(),
            listed: parts_of(row).last_first(),
            searched: all_of(row),
            status,
            kind,
            word,
        }
    }
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct ListQuery {
    show: String,
    q: String,
}

impl ListQuery {
    /// Returns whether the filter shows a row.
    fn shows(&self, row: &Row) -> bool {
        match self.show.as_str() {
            "missing" => row.status == DeckStatus::Missing,
            "wrong" => row.status == DeckStatus::Wrong,
            // An unknown word in the address shows everything, not an error.
            _ => true,
        }
    }

    /// Returns the links of the filters; `at`: the address of the list.
    fn filters(&self, at: &str) -> Vec<Link> {
        let filters = [
            ("", t::filter_all()),
            ("missing", t::filter_missing()),
            ("wrong", t::filter_wrong()),
        ];
        let links = filters.map(|(word, label)| Link {
            label,
            href: if word.is_empty() {
                at.to_owned()
            } else {
                format!("{at}?show={word}")
            },
            here: word == self.show,
            ..Link::default()
        });
        links.into()
    }

    /// Returns the meaning of an empty list.
    fn nobody(&self, search: &NameSearch) -> Message {
        match self.show.as_str() {
            _ if search.is_some() => t::no_player_fits(),
            "missing" => t::everybody_handed_in(),
            "wrong" => t::no_list_is_wrong(),
            _ => t::players_appear(),
        }
    }
}

#[derive(Template)]
#[template(path = "staff/floor/decks/list.html")]
struct ListPage {
    shell: Shell,
    at: String,
    /// `None`: no lists are asked for.
    terms: Option<Terms>,
    /// A sentence: the format, and until when.
    asked: Message,
    may_set: bool,
    handed_in: usize,
    missing: usize,
    wrong: usize,
    filters: Vec<Link>,
    /// The word of the filter.
    show: String,
    search: NameSearch,
    /// The part of the list that is shown.
    shown: Shown,
    rows: Vec<Row>,
    /// The meaning of an empty list.
    nobody: Message,
}

impl ListPage {
    /// Returns whether the server searches for players: the browser searches a list that is completely on the page.
    fn has_search(&self) -> bool {
        self.shown.is_part() || self.search.is_some()
    }

    fn new(request: &HttpRequest, desk: &Desk<Inside>, found: Found, query: ListQuery) -> Self {
        let Found { terms, mut rows } = found;
        let count = |status: DeckStatus| rows.iter().filter(|row| row.status == status).count();
        let all = rows.len();
        // Counted before the filter: the numbers are those of the tournament.
        let (missing, wrong) = (count(DeckStatus::Missing), count(DeckStatus::Wrong));
        rows.retain(|row| query.shows(row));
        let at = desk.at("desk/decks");
        let search = NameSearch::new(&query.q);
        let shown = if search.is_some() {
            rows.retain(|row| search.matches(&row.searched));
            Shown::found(rows.len(), LINES)
        } else {
            let names: Vec<String> = rows.iter().map(|row| row.listed.clone()).collect();
            let list = ListAddress::new(&at).and("show", query.show.as_str());
            Parts::by_name(&names, LINES).part(PartQuery::in_query(request.query_string()), &list)
        };
        Self {
            shell: desk.shell(request, say::staff_nav::decklists()),
            asked: (terms.as_ref())
                .map(|terms| asked(terms, &desk.tournament.time_zone))
                .unwrap_or_default(),
            terms,
            may_set: desk.may::<Settings>(),
            handed_in: all - missing,
            missing,
            wrong,
            filters: query.filters(&at),
            at,
            nobody: query.nobody(&search),
            rows: shown.take(rows),
            shown,
            search,
            show: query.show,
        }
    }
}

/// A sentence: the format that is asked for, and until when.
fn asked(terms: &Terms, time_zone: &str) -> Message {
    let format = format_name(terms.format);
    let asked = match deadline(terms, time_zone) {
        Some(moment) => t::asked_until(format, moment),
        None => t::asked_until_round(format),
    };
    let highest = terms
        .highest_bracket
        .map(|highest| deck_check::brackets_up_to(highest.number()));
    Message::joined(std::iter::once(asked).chain(highest), " ")
}

/// `GET …/desk/decks`: staff.
async fn list(app: App, request: HttpRequest, desk: Desk<Inside>, query: Option<Query<ListQuery>>) -> WebResult {
    let query = query.map(Query::into_inner).unwrap_or_default();
    let found = load(&app, &desk.tournament).await?;
    page::private(&ListPage::new(&request, &desk, found, query))
}

/// The rows of the list before the filter, by last name, and what is asked for.
struct Found {
    /// `None`: no lists are asked for.
    terms: Option<Terms>,
    rows: Vec<Row>,
}

async fn load(app: &App, tournament: &Tournament) -> Result<Found, OpError> {
    let (tournament, order) = (tournament.clone(), NameOrder::of_reader());
    read(app, move |conn| {
        let terms = Terms::of(conn, &tournament, clock::now())?;
        let check = DeckCheck::read(conn, &tournament.id)?;
        let mut players = players::of_tournament(conn, &tournament.id)?;
        // a player who has left needs no list
        players.retain(holds_place);
        // By last name, like the lists at the desk.
        players.sort_by_cached_key(|row| (order.key(&parts_of(row)), row.number));
        let rows = players.iter().map(|row| Row::of(row, check.as_ref())).collect();
        Ok::<_, OpError>(Found { terms, rows })
    })
    .await
}
