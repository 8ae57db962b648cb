//! The evenings of a season: those that were played with who won them, and those to come.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_snapshot::season::{EveningKind, SeasonEvening};
use podium_store::TournamentState;
use say::{Message, season as t};

use super::view::{Head, Tab, View};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept;
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::state::App;
use crate::web::frame::state::seasons::SeasonAt;

/// Lines on one page.
const LINES: usize = 200;
/// The most winners of an evening that are named.
const WINNERS: usize = 3;

/// `GET /c/{slug}/s/{season}/evenings`: for everybody.
pub async fn show(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let at = SeasonAt::new(&path.0, &path.1);
    kept::list(&app, &request, &at, EveningsPage::new).await
}

/// The evenings.
#[derive(Debug, Template)]
#[template(path = "community/season/evenings.html")]
struct EveningsPage {
    shell: Shell,
    head: Head,
    shown: Shown,
    evenings: Vec<EveningLine>,
}

#[derive(Debug)]
struct EveningLine {
    name: String,
    href: Option<String>,
    date: Message,
    /// Who won it, or what is to be said instead.
    winner: Message,
    /// Empty before it was played.
    players: Message,
    notes: Vec<Message>,
}

impl EveningsPage {
    fn new(view: &View<'_>, part: PartQuery) -> Result<Self, WebError> {
        // the latest first
        let all: Vec<&SeasonEvening> = view.snapshot.evenings.iter().rev().collect();
        let numbers: Vec<u32> = (1..=all.len() as u32).collect();
        let shown = Parts::by_number(&numbers, LINES).shown(part, &ListAddress::new(view.at("/evenings")), |_| None)?;
        let evenings = shown.take(all);
        Ok(Self {
            shell: view.shell(t::page_evenings()),
            head: view.head(Some(Tab::Evenings)),
            evenings: evenings.into_iter().map(|evening| line(view, evening)).collect(),
            shown,
        })
    }
}

fn line(view: &View<'_>, evening: &SeasonEvening) -> EveningLine {
    let weight = (evening.weight > 1).then(|| t::counts_times(evening.weight));
    let kind = match evening.kind {
        EveningKind::Tournament { .. } => None,
        EveningKind::Past => Some(t::from_places()),
        EveningKind::Free { .. } => Some(t::free_pods()),
    };
    EveningLine {
        name: evening.name.clone(),
        href: view.evening(evening),
        date: evening.held_on.map(say::date).unwrap_or_default(),
        winner: winner(view, evening),
        players: match evening.players {
            0 => Message::default(),
            players => players.into(),
        },
        notes: weight.into_iter().chain(kind).collect(),
    }
}

/// Returns who won an evening: of those who share the first place, some.
fn winner(view: &View<'_>, evening: &SeasonEvening) -> Message {
    let Some(result) = evening.result else {
        let is_cancelled = |state| state == TournamentState::Cancelled;
        return match evening.kind {
            EveningKind::Tournament { state, .. } if is_cancelled(state) => t::cancelled(),
            _ if evening.is_to_come() => t::to_come(),
            // of free pods, closed before a pod counted
            _ => t::no_winner(),
        };
    };
    let results = view.snapshot.results[result].results().iter();
    let first = results.filter(|one| matches!(one.places, Some((1, _))));
    let names: Vec<Message> = first.map(|one| view.name(one.person)).take(WINNERS).collect();
    match names.is_empty() {
        true => t::no_winner(),
        false => say::list(names),
    }
}
