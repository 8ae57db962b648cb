//! The list of rulings, newest first, with filters.

use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::desk::{Desk, Floor, Inside};
use crate::web::frame::state::{App, read};
use crate::web::shared::floor::ruling_labels;
use podium_event::penalties::PenaltyTable;
use podium_ops::floor::rulings::{self, Book, Entry};
use say::{Message, rulings as t};

/// A ruling in the list.
struct Row {
    pub number: i64,
    pub href: String,
    pub place: Message,
    pub state: Chip,
    /// "Jo, 14:05"
    pub by: Message,
    /// What happened; `None` if it has not been written yet.
    pub what: Option<String>,
    pub players: Vec<RowPlayer>,
}

/// A player of a ruling in the list.
struct RowPlayer {
    pub name: Message,
    /// The infraction with its penalty.
    pub infraction: Option<Infraction>,
}

/// An infraction in a list, with the penalty that was given.
struct Infraction {
    pub name: Message,
    pub penalty: Chip,
}

#[derive(Template)]
#[template(path = "staff/floor/rulings/list.html")]
struct ListPage {
    shell: Shell,
    /// Address of this page.
    at: String,
    filters: Vec<Link>,
    /// The player whose rulings are shown; `None` for all players.
    of_player: Option<Message>,
    rows: Vec<Row>,
    is_filtered: bool,
    may_rule: bool,
    references: String,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Query {
    show: Option<String>,
    player: Option<i64>,
}

impl Query {
    /// Returns the word of the filter.
    fn filter(&self) -> &str {
        self.show.as_deref().unwrap_or("all")
    }

    /// Returns whether a ruling is shown; `own`: the account of the reader.
    fn shows(&self, entry: &Entry, own: Option<&str>) -> bool {
        let by_filter = match self.filter() {
            // A ruling without a maker belongs to nobody.
            "mine" => own.is_some() && entry.row.made_by.as_deref() == own,
            "appeals" => rulings::needs_decision(&entry.row),
            _ => true,
        };
        by_filter
            && self
                .player
                .is_none_or(|number| entry.players.iter().any(|about| about.player.number == number))
    }

    /// Returns the links of the filters; `at`: the address of the list.
    fn filters(&self, at: &str, book: &Book) -> Vec<Link> {
        // Over all rulings, regardless of the filter: these wait for a decision.
        let open = book
            .entries
            .iter()
            .filter(|entry| rulings::needs_decision(&entry.row))
            .count();
        let link = |label: Message, address: &str, word: &str| {
            let mut link = Link::new(label, format!("{at}{address}"));
            link.here = self.filter() == word && self.player.is_none();
            link
        };
        vec![
            link(t::filter_all(), "", "all"),
            link(t::filter_mine(), "?show=mine", "mine"),
            link(t::filter_head_judge(open), "?show=appeals", "appeals"),
        ]
    }

    /// Names the player whose rulings are shown; `None` for all players.
    fn of_player(&self, book: &Book) -> Option<Message> {
        let number = self.player?;
        let mut all = book.entries.iter().flat_map(|entry| &entry.players);
        let about = all.find(|about| about.player.number == number);
        Some(about.map_or_else(|| t::player_number(number), |about| (&about.player.name).into()))
    }
}

impl ListPage {
    fn new(request: &HttpRequest, desk: &Desk<Inside>, book: &Book, query: &Query) -> Result<Self, WebError> {
        let profile = desk.tournament.profile()?;
        let table = profile.penalty_table();
        let own = desk.visitor.account.as_ref().map(|account| account.id.as_str());
        let (at, zone) = (desk.at("desk/rulings"), &desk.tournament.time_zone);
        let shown = book.entries.iter().rev().filter(|entry| query.shows(entry, own));
        Ok(Self {
            shell: desk.shell(request, say::staff_nav::rulings()),
            filters: query.filters(&at, book),
            of_player: query.of_player(book),
            is_filtered: query.filter() != "all" || query.player.is_some(),
            rows: shown.map(|entry| row(entry, &table, &at, zone)).collect(),
            may_rule: desk.may::<Floor>(),
            references: desk.at("desk/references"),
            at,
        })
    }
}

/// `GET …/desk/rulings`: staff.
pub(super) async fn list(app: App, request: HttpRequest, desk: Desk<Inside>, query: web::Query<Query>) -> WebResult {
    let tournament = desk.tournament.clone();
    let book = read(&app, move |conn| Ok::<_, WebError>(rulings::book(conn, &tournament)?)).await?;
    page::private(&ListPage::new(&request, &desk, &book, &query)?)
}

fn row(entry: &Entry, table: &PenaltyTable, at: &str, zone: &str) -> Row {
    Row {
        number: entry.row.number,
        href: format!("{at}/{}", entry.row.number),
        place: ruling_labels::place(entry),
        state: ruling_labels::state(&entry.row),
        by: Message::joined([(&entry.made_by).into(), clock_time(entry.row.made_at, zone)], ", "),
        what: ruling_labels::what(&entry.row).map(shortened),
        players: entry
            .players
            .iter()
            .map(|about| RowPlayer {
                name: (&about.player.name).into(),
                infraction: ruling_labels::infraction_of(table, about).map(|name| Infraction {
                    name,
                    penalty: ruling_labels::penalty(about.penalty),
                }),
            })
            .collect(),
    }
}

/// Shortens a text to whole words.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 160;
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    let begin: String = text.chars().take(LONGEST).collect();
    let cut = begin.rfind(' ').unwrap_or(begin.len());
    format!("{} …", &begin[..cut])
}
