//! The projector page: clock, pairings by last name page by page, announcements, QR code. It is public, has no menu,
//! and updates itself. Without the script it shows all pairings below each other, in parts for a large hall.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::answer::qr;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::look::address;
use crate::web::frame::look::countdown::{Countdown, timestamp};
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::App;
use crate::web::public::home::{ResultLine, latest_results};
use crate::web::public::pairings::{Entry, entries};
use crate::web::shared::floor::feature_game::{GameLine, Kept, asks_at};
use crate::web::shared::notice_board::Board;
use crate::web::shared::view::{Progress, View};
use podium_base::clock;
use podium_event::PlayerIx;
use podium_snapshot::names::NameSearch;
use podium_store::{NamesShown, RoundState, TournamentState};

/// The number of announcements that fit on the page.
const ANNOUNCEMENTS: usize = 3;

/// The number of results that fit beside the clock.
const RESULTS: usize = 3;

/// Names in one answer, about 75 bytes each. A larger hall is shown in parts, one after the other.
const NAMES: usize = 1_200;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes.get("/t/{slug}/projector", handler!(projector));
}

/// `GET /t/{slug}/projector`: for everybody.
async fn projector(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    // without --public-url the code contains the host that this request named, which others may not be able to reach
    let part = PublicQuery::of(&request).part();
    let address = ListAddress::new(page::path(&request)).of(part);
    let caching = Caching::page(address).unless(app.settings.public_url.is_none());
    let home = format!("{}/t/{slug}", address::base(&app, &request));
    page::public_until(&app, &request, &slug, caching, move |db, shown| {
        let view = View::shown(shown);
        let asks = asks_at(&view, clock::now());
        let mut page = ProjectorPage::new(&view, home, part)?;
        page.game = Kept::of_everybody(db, &view)?.and_then(|kept| kept.line(&view));
        page.asks = asks.map(|at| timestamp(at.and_utc()));
        Ok((shown.render(&page)?, asks))
    })
    .await
}

#[derive(Debug, Template)]
#[template(path = "public/projector/page.html")]
struct ProjectorPage {
    shell: Shell,
    name: String,
    /// "Round 3 of 5".
    round_line: Message,
    /// How many tables of the running round have a result, if that is public.
    progress: Option<Message>,
    /// The latest of those results.
    results: Vec<ResultLine>,
    clock: Option<Countdown>,
    /// The round's state in a word or two, if there is no clock.
    instead: Option<Message>,
    /// Names with their tables; empty unless a round is being played.
    entries: Vec<Entry>,
    /// The part of them that is shown.
    shown: Shown,
    names_shown: NamesShown,
    /// The game of the feature table, if everybody sees it.
    game: Option<GameLine>,
    /// When the page asks for that game again, which raises no version that it hears of.
    asks: Option<String>,
    /// Text that replaces the pairings while there are none.
    waiting: Message,
    board: Board,
    /// Address of the tournament, as people type it.
    home: String,
    /// The QR code of that address, as SVG.
    code: qr::Svg,
}

/// Says who has won, or who is in the cut that was announced.
fn outcome(view: &View<'_>) -> Option<Message> {
    let name = |player: &PlayerIx| Message::from(view.name(*player));
    let champions = view.champions();
    if !champions.is_empty() {
        let names = say::list(champions.iter().map(name).collect());
        return Some(say::projector::won(names, champions.len()));
    }
    let cut = view
        .event()
        .cut()
        .filter(|_| view.tournament().state == TournamentState::CutAnnounced)?;
    let seeds = (1_u32..)
        .zip(cut)
        .map(|(seed, player)| say::projector::seeded(seed, name(player)));
    Some(say::projector::in_the_cut(Message::joined(seeds, ", ")))
}

impl ProjectorPage {
    fn new(view: &View<'_>, home: String, part: PartQuery) -> Result<Self, WebError> {
        let last = view.rounds().next_back();
        // Players who looked up a table of a finished round would go to it.
        let playing = last.filter(|round| !round.is_finished());
        let shell = view.shell(say::shell::projector(), Door::None, "");
        let (instead, waiting) = match last.map(|round| round.state) {
            None => (None, say::projector::first_pairings_appear_here()),
            Some(RoundState::Running) => (Some(say::projector::no_time_limit()), Message::default()),
            Some(RoundState::Finished) => (None, say::projector::next_pairings_appear_here()),
            Some(RoundState::Published | RoundState::Draft) => {
                (Some(say::projector::find_your_seat()), Message::default())
            }
        };
        let break_now = view.break_now();
        let mut board = Board::of_everybody(view);
        board.truncate(ANNOUNCEMENTS);
        let entries = playing
            .map(|round| entries(view, round, &NameSearch::default()))
            .unwrap_or_default();
        let how = view.names_shown();
        let names: Vec<String> = entries.iter().map(|entry| entry.parts.listed(how)).collect();
        let at = ListAddress::new(view.at("projector"));
        let line_of = |number| entries.iter().position(|entry| entry.player == number);
        let shown = Parts::by_name(&names, NAMES).shown(part, &at, line_of)?;
        Ok(Self {
            name: view.tournament().name.clone(),
            round_line: match &break_now {
                Some(now) => Message::joined([view.round_line(), now.name.clone()], " · "),
                None => view.round_line(),
            },
            progress: playing.and_then(|round| round.progress()).map(Progress::line),
            results: playing
                .map(|round| latest_results(view, round, RESULTS))
                .unwrap_or_default(),
            clock: break_now
                .as_ref()
                .map(|now| now.countdown.clone())
                .or_else(|| view.clock()),
            instead,
            entries: shown.take(entries),
            shown,
            names_shown: how,
            game: None,
            asks: None,
            waiting: outcome(view).unwrap_or(waiting),
            board,
            code: qr::svg(&home),
            home,
            shell,
        })
    }

    /// Returns the part that follows after the last page of this one: after the last part comes the first.
    fn next(&self) -> Option<&Link> {
        self.shown.after().or(self.shown.links.first())
    }

    /// Returns the address without its scheme, which is shorter to type, in the parts between which it may break.
    fn typed(&self) -> impl Iterator<Item = &str> {
        let shorter = self.home.split_once("://").map_or(self.home.as_str(), |(_, rest)| rest);
        shorter.split_inclusive('/')
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::Fixture;
    use podium_event::PodResult;

    fn page(fixture: Fixture) -> ProjectorPage {
        let snapshot = fixture.snapshot();
        let view = View::of(&snapshot);
        let home = "https://podium.example/t/spring-open".to_owned();
        ProjectorPage::new(&view, home, PartQuery::default()).expect("it is valid")
    }

    #[test]
    fn it_shows_who_sits_where_while_a_round_is_played() {
        let round = |state| {
            let names = ["Ann Oak", "Bob Birch", "Cat Ash", "Dan Elm", "Eve Yew"];
            Fixture::new(&names).swiss_with_byes(
                state,
                &[(&[2, 0, 1, 3], PodResult::Won(podium_event::PlayerIx(2)))],
                &[4],
            )
        };
        let running = page(round(RoundState::Running));
        let shown: Vec<(String, String, Option<u32>)> = running
            .entries
            .iter()
            .map(|entry| (entry.parts.last_first(), entry.table.to_string(), entry.seat))
            .collect();
        let expected = [
            ("Ash, Cat", "1", Some(1)),
            ("Birch, Bob", "1", Some(3)),
            ("Elm, Dan", "1", Some(4)),
            ("Oak, Ann", "1", Some(2)),
            ("Yew, Eve", "Bye", None),
        ];
        assert_eq!(
            shown,
            expected.map(|(name, table, seat)| (name.to_owned(), table.to_owned(), seat))
        );
        assert!(running.clock.as_ref().is_some_and(|clock| clock.text == "time is up"));
        assert_eq!(
            Vec::from_iter(running.typed()),
            ["podium.example/", "t/", "spring-open"]
        );
        let progress = running.progress.as_ref();
        assert!(progress.is_some_and(|line| *line == "The table has its result"));
        let results: Vec<(u32, String)> = running
            .results
            .iter()
            .map(|line| (line.table, line.words.to_string()))
            .collect();
        assert_eq!(results, [(1, "Cat Ash won".to_owned())]);
        let quiet = page(round(RoundState::Running).quiet());
        assert!(quiet.progress.is_none() && quiet.results.is_empty());
        let html = running.render().expect("it renders");
        assert!(html.contains("<svg role=\"img\"") && !html.contains("<nav"), "no menu");
        let over = page(round(RoundState::Finished));
        assert!(over.entries.is_empty() && over.clock.is_none() && !over.waiting.is_empty());
    }
}
