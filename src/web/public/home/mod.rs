//! A tournament's home page: its face, its state, announcements, facts, and the reader's table.

mod cancelled;
mod finished;
mod places;

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::format;
use crate::web::frame::look::local_time::zone;
use crate::web::frame::look::search_box::SearchBox;
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::notice_board::Board;
use crate::web::shared::terms;
use crate::web::shared::view::bracket::by_seed;
use crate::web::shared::view::face::{self, Cover, Face, Prose};
use crate::web::shared::view::facts::facts;
use crate::web::shared::view::{Progress, RoundView, View};
use cancelled::Cancelled;
use finished::Finished;
use places::Places;
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

/// `GET /t/{slug}/pictures/{file}`: for everybody, once the tournament is open. While it is set up, its organizers see its
/// pictures on the page where they choose them.
pub async fn picture(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let (slug, file) = path.into_inner();
    let snapshot = snapshots::current(&app, &slug).await?;
    match snapshot.loaded.tournament.state {
        TournamentState::Setup => Err(WebError::not_found(say::errors::no_file())),
        _ => face::serve(&app, &request, &snapshot, &file).await,
    }
}

/// The home of a tournament.
#[derive(Debug, Template)]
#[template(path = "public/home/page.html")]
pub struct HomePage {
    pub shell: Shell,
    pub cover: Option<Cover>,
    pub name: String,
    /// The state.
    pub chip: Chip,
    /// Date and place, of both what is set.
    pub when_and_where: Vec<Message>,
    /// "Times are in Europe/Berlin."
    pub zone: Message,
    pub description: Option<Prose>,
    /// What the organizer says of the event besides.
    pub face: Face,
    /// When and why it was cancelled.
    pub cancelled: Option<Cancelled>,
    /// How many places are free, while players may register.
    pub places: Option<Places>,
    /// The winner, the playoff and the numbers, once it is over.
    pub finished: Option<Finished>,
    /// The search for one's name in the pairings; `None` while no round is being played.
    pub search: Option<SearchBox>,
    /// What readers do now, where no other part of the page says it: before round 1.
    pub now: Option<Message>,
    /// The page that readers want now.
    pub primary: Option<Link>,
    /// Pages with content that neither the doors nor the footer lead to.
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
    /// Returns whether the state is said at the name, too: the bar above says it while rounds are played.
    fn says_state(&self) -> bool {
        let bar = self.shell.tournament.as_ref();
        bar.is_none_or(|bar| bar.round_line != self.chip.word)
    }

    /// Creates the current home page.
    pub fn new(view: &View<'_>) -> Self {
        let tournament = view.tournament();
        let last = view.rounds().next_back();
        let running = matches!(
            tournament.state,
            TournamentState::Swiss | TournamentState::CutAnnounced | TournamentState::Playoff
        );
        let open = last.filter(|last| running && !last.is_finished());
        let places = Places::of(view);
        let is_before = tournament.state == TournamentState::Registration && places.is_none();
        let primary = match open {
            Some(open) => {
                let round = terms::inside(&view.round_name(open.round));
                Some(Link::new(say::home::pairings_of(round), view.at("pairings")))
            }
            None => is_before.then(|| Link::new(say::shell::door_my_table(), view.at("me"))),
        };
        let mut links = Vec::new();
        if tournament.state == TournamentState::Finished {
            links.push(Link::new(say::common::page_statistics(), view.at("statistics")));
        }
        if view.rounds().any(|round| round.is_finished()) {
            links.push(Link::new(say::story::title(), view.at("story")));
        }
        if view.opens_games() {
            links.push(Link::new(say::common::page_games(), view.at("games")));
        }
        links.extend(view.community().map(|at| Link::new(say::home::community(), at)));
        let chip = chip(view);
        Self {
            shell: view.shell(chip.word.clone(), Door::None, ""),
            cover: view.cover(),
            name: tournament.name.clone(),
            chip,
            when_and_where: format::date_and_place(tournament),
            zone: say::home::times_are_in(zone(&tournament.time_zone).name().replace('_', " ")),
            description: view.description(),
            face: view.face(),
            cancelled: Cancelled::of(view),
            places,
            now: is_before.then(say::home::before_first),
            finished: Finished::of(view),
            search: open.map(|_| {
                // its answer is another page: there is no list to filter here
                SearchBox::new(view.at("pairings"), &NameSearch::default(), "")
            }),
            primary,
            links,
            board: Board::of_everybody(view),
            progress: last.and_then(|last| last.progress()).map(Progress::line),
            results: last.map(|last| latest_results(view, last, LATEST)).unwrap_or_default(),
            facts: match tournament.state {
                // its rounds will not be played
                TournamentState::Cancelled => Vec::new(),
                _ => facts(view),
            },
            register: register(view),
        }
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
