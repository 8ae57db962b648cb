//! A tournament's home page: its state, announcements, facts, and the way to the reader's table.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use super::finished::Finished;
use super::profile::time_limit;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::format;
use crate::web::frame::look::local_time::zone;
use crate::web::frame::look::search_box::SearchBox;
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::state::App;
use crate::web::shared::notice_board::Board;
use crate::web::shared::terms;
use crate::web::shared::view::bracket::by_seed;
use crate::web::shared::view::{Progress, RoundView, View};
use podium_event::result::Outcome;
use podium_snapshot::names::NameSearch;
use podium_store::{Registration, RoundState, TournamentState};

/// Results of the running round on the page; the pairings have all of them.
const LATEST: usize = 6;

/// `GET /t/{slug}`: for everybody.
pub async fn home(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let caching = Caching::page(page::path(&request));
    page::public_as(&app, &request, &slug, caching, |snapshot| {
        let view = View::shown(snapshot);
        snapshot.render(&HomePage::new(&view))
    })
    .await
}

/// The home of a tournament.
#[derive(Debug, Template)]
#[template(path = "public/home.html")]
pub struct HomePage {
    pub shell: Shell,
    pub name: String,
    /// The state.
    pub chip: Chip,
    /// Date and place; `None` while neither is set.
    pub when_and_where: Option<Message>,
    /// "Times are in Europe/Berlin."
    pub zone: Message,
    pub description: Option<String>,
    /// The winner, the playoff and the numbers, once it is over.
    pub finished: Option<Finished>,
    /// The search for one's name in the pairings; `None` while no round is being played.
    pub search: Option<SearchBox>,
    /// The page that readers want now.
    pub primary: Option<Link>,
    /// Other pages that have content.
    pub links: Vec<Link>,
    pub board: Board,
    /// The progress of the running round, if it is public.
    pub progress: Option<Message>,
    /// The latest of its results.
    pub results: Vec<ResultLine>,
    /// Level, rounds, cut, time limit.
    pub facts: Vec<(Message, Message)>,
    /// The registration form, while registration is open.
    pub register: Option<Link>,
}

/// A result of the running round.
#[derive(Debug, PartialEq, Eq)]
pub struct ResultLine {
    pub table: u32,
    /// "Ann Ash won".
    pub words: Message,
}

impl HomePage {
    /// Creates the current home page.
    pub fn new(view: &View<'_>) -> Self {
        let tournament = view.tournament();
        let last = view.rounds().next_back();
        let running = matches!(
            tournament.state,
            TournamentState::Swiss | TournamentState::CutAnnounced | TournamentState::Playoff
        );
        let mut links = Vec::new();
        let mut primary = None;
        if let Some(last) = last {
            let round = terms::inside(&view.round_name(last.round));
            let label = match last.is_finished() {
                true => say::home::results_of(round),
                false => say::home::pairings_of(round),
            };
            let pairings = Link::new(label, view.at("pairings"));
            if running && !last.is_finished() {
                primary = Some(pairings);
            } else {
                links.push(pairings);
            }
        }
        if view.finished_swiss() > 0 {
            let label = match view.final_places() {
                Some(_) => say::standings::final_places(),
                None => say::standings::after_round(view.finished_swiss()),
            };
            links.push(Link::new(label, view.at("standings")));
        }
        if view.event().cut().is_some() {
            links.push(Link::new(say::common::page_bracket(), view.at("bracket")));
        }
        if tournament.state == TournamentState::Finished {
            links.push(Link::new(say::common::page_statistics(), view.at("statistics")));
        }
        if view.opens_games() {
            links.push(Link::new(say::common::page_games(), view.at("games")));
        }
        links.push(Link::new(say::common::page_players(), view.at("players")));
        links.push(Link::new(say::common::page_profile(), view.at("profile")));
        links.push(Link::new(say::common::page_fairness(), view.at("fairness")));
        links.extend(view.community().map(|at| Link::new(say::home::community(), at)));
        let chip = chip(view);
        Self {
            shell: view.shell(chip.word.clone(), Door::None, ""),
            name: tournament.name.clone(),
            chip,
            when_and_where: format::when_and_where(tournament),
            zone: say::home::times_are_in(zone(&tournament.time_zone).name().replace('_', " ")),
            description: Some(tournament.description.trim().to_owned()).filter(|text| !text.is_empty()),
            finished: Finished::of(view),
            search: (running && last.is_some_and(|last| !last.is_finished())).then(|| {
                // its answer is another page: there is no list to filter here
                SearchBox::new(view.at("pairings"), &NameSearch::default(), "")
            }),
            primary,
            links,
            board: Board::of_everybody(view),
            progress: last.and_then(|last| last.progress()).map(Progress::line),
            results: last.map(|last| latest_results(view, last, LATEST)).unwrap_or_default(),
            facts: facts(view),
            register: register(view),
        }
    }

    /// Returns whether there is something to do now: a page to go to, or an open registration.
    pub fn has_actions(&self) -> bool {
        self.primary.is_some() || self.register.is_some()
    }
}

/// The tournament's state.
fn chip(view: &View<'_>) -> Chip {
    let state = view.tournament().state;
    let open = view.rounds().next_back().map(|round| round.state);
    let kind = match state {
        TournamentState::Setup | TournamentState::Registration => "idle",
        TournamentState::Swiss | TournamentState::CutAnnounced | TournamentState::Playoff => {
            if open == Some(RoundState::Running) {
                "live"
            } else {
                "idle"
            }
        }
        TournamentState::Finished => "good",
        TournamentState::Cancelled => "bad",
    };
    Chip {
        kind,
        word: view.state_words(),
    }
}

/// Returns the latest `most` results of a running round, as far as they are public.
pub fn latest_results(view: &View<'_>, round: RoundView<'_>, most: usize) -> Vec<ResultLine> {
    let line = |at: usize| {
        Some(ResultLine {
            table: round.round.pods[at].table,
            words: match round.outcome(at, view.profile())? {
                Outcome::Won(winner) => say::home::won(view.name(winner)),
                Outcome::Drawn(_) => match by_seed(view, round, at) {
                    Some(player) => say::pods::advances_by_seed(say::home::drawn(), view.name(player)),
                    None => say::home::drawn(),
                },
            },
        })
    };
    let pods = round.latest_results().into_iter().take(most);
    pods.filter_map(line).collect()
}

fn facts(view: &View<'_>) -> Vec<(Message, Message)> {
    let profile = view.profile();
    let tournament = view.tournament();
    let count = view.event().size();
    let players = match tournament.max_players {
        Some(most) if view.event().rounds().is_empty() => say::home::of_at_most(count, most),
        _ => count.into(),
    };
    let mut facts = vec![
        (say::home::fact_players(), players),
        (say::home::fact_level(), terms::level(profile.level)),
    ];
    if let Some(plan) = view.plan() {
        let text = match plan.rounds_recommended && plan.cut_recommended {
            true => say::home::plan_as_recommended(plan.swiss_rounds, plan.cut),
            false => say::home::plan(plan.swiss_rounds, plan.cut),
        };
        facts.push((say::home::fact_rounds(), text));
    }
    if !profile.breaks.is_empty() {
        facts.push((say::profile::breaks(), terms::planned_breaks(profile)));
    }
    facts.push((say::profile::pods(), say::profile::pods_of(profile.pod_size)));
    facts.push((say::profile::round_time(), time_limit(profile.round_minutes)));
    facts
}

/// The link to the registration form, while registration is open.
fn register(view: &View<'_>) -> Option<Link> {
    let tournament = view.tournament();
    if tournament.state != TournamentState::Registration {
        return None;
    }
    let label = match tournament.registration {
        Registration::Closed => return None,
        Registration::Approval => say::home::ask_to_take_part(),
        Registration::Open => say::home::register(),
    };
    Some(Link::new(label, view.at("register")))
}
