//! References on the desk: questions about hidden cards, priority, loops, leaving and random methods; and lists to
//! read.

mod cards;
mod chance;
mod leaving;
mod people;
mod turns;

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Inside};
use podium_event::Profile;
use podium_event::penalties::{Category, Infraction, Penalty, PenaltyTable};
use podium_event::profile::{EndOfRound, Level};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/references", handler!(index))
        .get("/t/{slug}/desk/references/cards", handler!(cards::show))
        .get("/t/{slug}/desk/references/priority", handler!(turns::priority))
        .get("/t/{slug}/desk/references/loops", handler!(turns::loops))
        .get("/t/{slug}/desk/references/leaving", handler!(leaving::show))
        .get("/t/{slug}/desk/references/chance", handler!(chance::show))
        .post("/t/{slug}/desk/references/chance", handler!(chance::draw))
        .get("/t/{slug}/desk/references/information", handler!(information))
        .get("/t/{slug}/desk/references/checklists", handler!(checklists))
        .get("/t/{slug}/desk/references/penalties", handler!(penalties))
        .get("/t/{slug}/desk/references/end-of-round", handler!(end_of_round));
}

#[derive(Template)]
#[template(path = "staff/floor/references/index.html")]
struct IndexPage {
    shell: Shell,
    at: String,
    /// The table that the questions are about.
    table: Option<String>,
}

impl IndexPage {
    /// Address of a reference.
    fn here(&self, path: &str) -> String {
        format!("{}/{path}", self.at)
    }

    /// Returns the same address, with the table that the question is about.
    fn at_table(&self, path: &str) -> String {
        let table = self.table.as_ref().map(|table| format!("?table={table}"));
        self.here(path) + &table.unwrap_or_default()
    }
}

/// The query: the table whose page linked here.
#[derive(Debug, Default, Deserialize)]
struct Query {
    table: Option<String>,
}

/// `GET …/desk/references`: staff.
async fn index(request: HttpRequest, desk: Desk<Inside>, query: web::Query<Query>) -> WebResult {
    page::private(&IndexPage {
        shell: desk.shell(&request, "References"),
        at: desk.at("desk/references"),
        // it is written into the page's addresses
        table: (query.into_inner().table).filter(|table| table.parse::<u32>().is_ok()),
    })
}

#[derive(Template)]
#[template(path = "staff/floor/references/information.html")]
struct InformationPage {
    shell: Shell,
    at: String,
}

/// `GET …/desk/references/information`: staff (T29, T34).
async fn information(request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    page::private(&InformationPage {
        shell: desk.shell(&request, "Information"),
        at: desk.at("desk/references"),
    })
}

#[derive(Template)]
#[template(path = "staff/floor/references/checklists.html")]
struct ChecklistsPage {
    shell: Shell,
    at: String,
}

/// `GET …/desk/references/checklists`: staff (MTR-A X.4A, T21, T33).
async fn checklists(request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    page::private(&ChecklistsPage {
        shell: desk.shell(&request, "Before the game"),
        at: desk.at("desk/references"),
    })
}

/// The infractions of a category.
struct Group {
    name: &'static str,
    rows: Vec<Infraction>,
}

impl Group {
    /// Returns the categories that have infractions in a table.
    fn all(table: &PenaltyTable) -> Vec<Self> {
        Category::ALL
            .iter()
            .copied()
            .map(|category| Self {
                name: category.name(),
                rows: table
                    .infractions
                    .iter()
                    .filter(|row| row.category == category)
                    .cloned()
                    .collect(),
            })
            .filter(|group| !group.rows.is_empty())
            .collect()
    }
}

#[derive(Template)]
#[template(path = "staff/floor/references/penalties.html")]
struct PenaltiesPage {
    shell: Shell,
    at: String,
    rulings: String,
    name: String,
    groups: Vec<Group>,
    levels: Vec<&'static str>,
    regular: bool,
    has_conduct: bool,
    profile: String,
}

impl PenaltiesPage {
    fn new(request: &HttpRequest, desk: &Desk<Inside>, profile: &Profile) -> Self {
        let table = profile.penalty_table();
        Self {
            shell: desk.shell(request, "Penalties"),
            at: desk.at("desk/references"),
            rulings: desk.at("desk/rulings"),
            name: table.name.clone(),
            groups: Group::all(&table),
            // The first one means no penalty.
            levels: Penalty::ALL.iter().copied().skip(1).map(Penalty::name).collect(),
            regular: profile.level == Level::Regular,
            has_conduct: profile.code_of_conduct.is_some(),
            profile: desk.at("profile"),
        }
    }
}

/// `GET …/desk/references/penalties`: staff (T30, T35).
async fn penalties(request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let profile = desk.tournament.profile()?;
    page::private(&PenaltiesPage::new(&request, &desk, &profile))
}

#[derive(Template)]
#[template(path = "staff/floor/references/end.html")]
struct EndPage {
    shell: Shell,
    at: String,
    /// "75 minutes", "no limit".
    limit: String,
    extra_turns: bool,
    points: podium_event::profile::Points,
    games_to_win: u32,
}

/// `GET …/desk/references/end-of-round`: staff (T20–T22, T2, T3, T17).
async fn end_of_round(request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let profile = desk.tournament.profile()?;
    page::private(&EndPage {
        shell: desk.shell(&request, "End of the round"),
        at: desk.at("desk/references"),
        limit: profile
            .round_minutes
            .map_or("no time limit".to_owned(), |minutes| format!("{minutes} minutes")),
        extra_turns: profile.end_of_round == EndOfRound::ExtraTurns,
        points: profile.points,
        games_to_win: profile.games_to_win,
    })
}
