//! Pairings on paper: by last name for the wall, match slips for the tables.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use super::lists::{card, entries, tables};
use super::{Entry, PodCard};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::look::name_order::Letters;
use crate::web::frame::look::shell::{Door, Link, Paper, Shell};
use crate::web::frame::request::query::number;
use crate::web::frame::state::App;
use crate::web::shared::terms;
use crate::web::shared::view::{RoundView, View};
use podium_event::Stage;
use podium_snapshot::names::NameSearch;

/// `GET /t/{slug}/pairings/{round}/names`: for everybody; last name first, large.
pub async fn names(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let round = number(&path.1);
    page::public(&app, &request, &path.0, move |snapshot| {
        let view = View::shown(snapshot);
        snapshot.render(&NamesSheet::new(&view, view.round(round)?))
    })
    .await
}

/// `GET /t/{slug}/pairings/{round}/slips`: for everybody; match slips, four to a page.
pub async fn slips(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let round = number(&path.1);
    page::public(&app, &request, &path.0, move |snapshot| {
        let view = View::shown(snapshot);
        snapshot.render(&SlipsSheet::new(&view, view.round(round)?))
    })
    .await
}

/// Pairings by last name for the wall.
#[derive(Debug, Template)]
#[template(path = "public/names_sheet.html")]
pub struct NamesSheet {
    pub shell: Shell,
    /// Tournament and round, on each sheet.
    pub heading: Message,
    pub back: Link,
    /// The first letter and the entries under it.
    pub groups: Vec<(String, Vec<Entry>)>,
}

impl NamesSheet {
    /// Creates the sheet for the whole round.
    pub fn new(view: &View<'_>, round: RoundView<'_>) -> Self {
        let title = view.title(round.round);
        let letters = Letters::of(view.name_order());
        let mut groups: Vec<(String, Vec<Entry>)> = Vec::new();
        for entry in entries(view, round, &NameSearch::default()) {
            let letter = letters.heading(&entry.parts);
            match groups.last_mut() {
                Some((last, group)) if *last == letter => group.push(entry),
                _ => groups.push((letter, vec![entry])),
            }
        }
        let heading = [(&view.tournament().name).into(), title.clone()];
        Self {
            shell: view
                .shell(say::paper::names_title(&title), Door::Pairings, "")
                .on_paper(Paper::Sheet),
            heading: Message::joined(heading.into_iter().chain(view.sheet_of(round)), " · "),
            back: back(view, round),
            groups,
        }
    }
}

/// The link to the list of pairings.
fn back(view: &View<'_>, round: RoundView<'_>) -> Link {
    Link::new(
        say::paper::pairings_of(terms::label(&view.round_name(round.round))),
        view.at(&format!("pairings/{}", round.number)),
    )
}

/// Match slips of a round.
#[derive(Debug, Template)]
#[template(path = "public/slips_sheet.html")]
pub struct SlipsSheet {
    pub shell: Shell,
    /// The tournament's name.
    pub tournament: String,
    /// "Round 3".
    pub title: Message,
    pub back: Link,
    /// Whether players write their places, because these score (T45).
    pub places: bool,
    /// In table order.
    pub pods: Vec<PodCard>,
}

impl SlipsSheet {
    /// Creates a slip for each pod of the round.
    pub fn new(view: &View<'_>, round: RoundView<'_>) -> Self {
        let title = view.title(round.round);
        let everybody = NameSearch::default();
        let order = tables(view, round, &everybody).into_iter();
        Self {
            shell: view
                .shell(say::paper::slips_title(&title), Door::Pairings, "")
                .on_paper(Paper::Slips),
            tournament: view.tournament().name.clone(),
            back: back(view, round),
            places: view.profile().scores_places() && round.round.stage == Stage::Swiss,
            title: Message::joined(std::iter::once(title).chain(view.sheet_of(round)), " · "),
            pods: order.map(|pod| card(view, round, pod, &everybody)).collect(),
        }
    }
}
