//! The overlay for a stream: the feature table, the bracket, the clock. The page has no background, is designed for a
//! browser source of 1920 × 1080, and updates itself. At its own address, which the staff's page shows, it also has the
//! table's game; everybody sees that only if the organizer shows it.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use super::Scene;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::countdown::{Countdown, timestamp};
use crate::web::frame::look::shell::{Door, Live, Shell};
use crate::web::frame::request::current;
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::{App, State, compute, snapshots};
use crate::web::shared::floor::feature_game::{Kept, SeatGame, asks_at};
use crate::web::shared::picture::Bracket;
use crate::web::shared::view::bracket::{by_seed, stages};
use crate::web::shared::view::{RoundView, View};
use podium_base::clock;
use podium_event::event::Stage;
use podium_event::result::Outcome;
use podium_event::{PlayerIx, Pod};
use podium_snapshot::Snapshot;
use podium_store::RoundState;

/// The most seats of a table that fit; a Grand Melee has more.
const SEATS: usize = 12;

/// `GET /t/{slug}/stage`: for everybody.
pub async fn stage(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let scene = Scene::of(PublicQuery::of(&request).get("show"));
    let caching = match scene.word() {
        "" => Caching::page(page::path(&request)),
        word => Caching::page(format!("{}?show={word}", page::path(&request))),
    };
    page::public_until(&app, &request, &slug, caching, move |db, shown| {
        let view = View::shown(shown);
        let asks = asks_at(&view, clock::now());
        let game = Kept::of_everybody(db, &view)?;
        let mut page = StagePage::new(&view, scene, game.as_ref());
        page.asks = asks.map(|at| timestamp(at.and_utc()));
        Ok((shown.render(&page)?, asks))
    })
    .await
}

/// `GET /t/{slug}/stage/{key}`: for everybody who knows the address, which only the staff's page shows.
pub async fn of_stream(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let (slug, key) = path.into_inner();
    let scene = Scene::of(PublicQuery::of(&request).get("show"));
    let snapshot = snapshots::current(&app, &slug).await?;
    if !app.secrets.is_stage_token(&snapshot.loaded.tournament.id, &key) {
        return Err(WebError::not_found(say::errors::no_stage()));
    }
    if !current::asks_for_language() {
        current::set_usual_language(&snapshot.loaded.tournament.language);
    }
    let language = current::language();
    let body = compute(&app, move |state| {
        Ok(of_key(state, &snapshot, scene, &key)?.render_with_values(&language)?)
    });
    Ok(page::private_body(StatusCode::OK, body.await?))
}

/// Makes the page at the address with a key.
fn of_key(state: &State, snapshot: &Snapshot, scene: Scene, key: &str) -> Result<StagePage, WebError> {
    let view = View::of(snapshot);
    let game = state.db.read(|conn| Kept::read(conn, &view))?;
    let mut page = StagePage::new(&view, scene, Some(&game));
    // nobody else is to find it
    page.shell.noindex = true;
    let table = page.table.as_ref().map_or(0, |table| table.table);
    page.shell.live = Some(Live::of_stage(view.tournament(), key, table, game.games));
    Ok(page)
}

#[derive(Debug, Template)]
#[template(path = "public/stage/page.html")]
struct StagePage {
    shell: Shell,
    scene: Scene,
    name: String,
    /// "Round 3 of 5".
    round_line: Message,
    clock: Option<Countdown>,
    /// The text instead of a clock: "no time limit", "round over"; `None` before the first round.
    instead: Option<Message>,
    table: Option<FeatureTable>,
    bracket: Option<Bracket>,
    /// When the page asks for the game again, which raises no version that it hears of.
    asks: Option<String>,
}

/// The table that is shown.
#[derive(Debug, PartialEq, Eq)]
struct FeatureTable {
    table: u32,
    /// "Turn 7 · 2 turns left"; empty if nothing is shown of its game.
    state: Message,
    /// In turn order.
    seats: Vec<FeatureSeat>,
    /// The number of players who do not fit.
    more: usize,
}

/// A player at the table.
#[derive(Debug, PartialEq, Eq)]
struct FeatureSeat {
    /// From 1.
    seat: usize,
    name: Message,
    /// "10 points", "Seed 3"; `None` in the first round.
    note: Option<Message>,
    /// `None` for those who did not win or share a draw, and without a result.
    result: Option<SeatResult>,
    game: SeatGame,
}

impl FeatureSeat {
    fn classes(&self) -> String {
        let result = self.result.map(SeatResult::class);
        let now = self.game.in_turn.then_some("now");
        let out = self.game.is_out.then_some("out");
        let classes = [Some("stage-seat"), result, now, out].into_iter().flatten();
        classes.collect::<Vec<_>>().join(" ")
    }

    /// Returns whether there is a line about the player's game.
    fn has_marks(&self) -> bool {
        !self.game.marks.is_empty() || !self.game.damage.is_empty()
    }
}

/// The result of a player who won or shared a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SeatResult {
    Won,
    /// Advances from a drawn playoff match as the best seed (T43).
    BySeed,
    Drawn,
}

impl SeatResult {
    fn class(self) -> &'static str {
        match self {
            Self::Won | Self::BySeed => "won",
            Self::Drawn => "drawn",
        }
    }

    fn word(self) -> Message {
        match self {
            Self::Won => say::stage::won(),
            Self::BySeed => say::picture::bracket_seat_by_seed(),
            Self::Drawn => say::stage::drawn(),
        }
    }
}

impl StagePage {
    /// `game`: the game of the table, if it is shown.
    fn new(view: &View<'_>, scene: Scene, game: Option<&Kept>) -> Self {
        let round = view.rounds().next_back();
        let instead = round.and_then(|round| match round.state {
            RoundState::Published => Some(say::stage::find_your_seats()),
            RoundState::Running => Some(say::projector::no_time_limit()),
            RoundState::Finished => Some(say::stage::round_over()),
            RoundState::Draft => None,
        });
        let has_bracket = scene == Scene::Bracket && view.event().cut().is_some();
        Self {
            shell: view.shell(say::staff_nav::stage(), Door::None, ""),
            scene,
            name: view.tournament().name.clone(),
            round_line: view.round_line(),
            clock: view.clock(),
            instead,
            table: round.and_then(|round| table(view, round, game)),
            bracket: has_bracket.then(|| Bracket::new(stages(view))),
            asks: None,
        }
    }

    fn has_head(&self) -> bool {
        self.scene == Scene::Whole
    }

    fn has_clock(&self) -> bool {
        self.scene == Scene::Clock
    }

    fn has_table(&self) -> bool {
        matches!(self.scene, Scene::Whole | Scene::Table)
    }

    fn has_bracket(&self) -> bool {
        self.scene == Scene::Bracket
    }
}

fn table(view: &View<'_>, round: RoundView<'_>, kept: Option<&Kept>) -> Option<FeatureTable> {
    let chosen = round.feature()?;
    let pod = round.round.pods.get(chosen)?;
    let outcome = round.outcome(chosen, view.profile());
    let best = by_seed(view, round, chosen);
    let (state, games) = match kept.and_then(|kept| kept.game(view, pod)) {
        Some(game) => (game.state, game.seats),
        None => (Message::default(), Vec::new()),
    };
    let mut games = games.into_iter();
    let seats = (1..).zip(&pod.seats).take(SEATS).map(|(seat, &player)| FeatureSeat {
        seat,
        name: view.name(player).into(),
        note: note(view, round, player),
        result: match best == Some(player) {
            true => Some(SeatResult::BySeed),
            false => result(outcome.as_ref(), player),
        },
        game: games.next().unwrap_or_default(),
    });
    Some(FeatureTable {
        table: pod.table,
        state,
        seats: seats.collect(),
        more: more(pod),
    })
}

fn more(pod: &Pod) -> usize {
    pod.seats.len().saturating_sub(SEATS)
}

/// What a player brings to the table: their seed in the playoff, else their points after the finished rounds; `None` before.
fn note(view: &View<'_>, round: RoundView<'_>, player: PlayerIx) -> Option<Message> {
    match (round.round.stage, view.finished_swiss()) {
        (Stage::Playoff, _) => view.seed(player).map(say::stage::seed),
        (Stage::Swiss, 0) => None,
        (Stage::Swiss, after) => {
            let points = view.standings(after).row(player).map_or(0, |row| row.match_points);
            Some(say::common::points(points))
        }
    }
}

fn result(outcome: Option<&Outcome>, player: PlayerIx) -> Option<SeatResult> {
    match outcome {
        Some(Outcome::Won(winner)) if *winner == player => Some(SeatResult::Won),
        Some(Outcome::Drawn(players)) if players.contains(&player) => Some(SeatResult::Drawn),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::{Fixture, drawn, won};

    fn shown(fixture: Fixture, scene: Scene) -> StagePage {
        let snapshot = fixture.snapshot();
        StagePage::new(&View::of(&snapshot), scene, None)
    }

    fn two_tables(state: RoundState) -> Fixture {
        let names = [
            "Ann Oak",
            "Bob Birch",
            "Cat Ash",
            "Dan Elm",
            "Eve Yew",
            "Fay Fir",
            "Gil Gum",
            "Hal Hop",
        ];
        Fixture::new(&names).swiss(state, &[(&[2, 0, 1, 3], won(0)), (&[4, 5, 6, 7], drawn(&[4, 5]))])
    }

    /// A seat, the name of its player, what is below it, and the result.
    type Seen = (usize, String, Option<String>, Option<SeatResult>);

    fn seats(page: &StagePage) -> Vec<Seen> {
        let table = page.table.as_ref().expect("a table");
        let note = |seat: &FeatureSeat| seat.note.as_ref().map(ToString::to_string);
        let seen = |seat: &FeatureSeat| (seat.seat, seat.name.to_string(), note(seat), seat.result);
        table.seats.iter().map(seen).collect()
    }

    fn seat(seat: usize, name: &str, note: Option<&str>, result: Option<SeatResult>) -> Seen {
        (seat, name.to_owned(), note.map(str::to_owned), result)
    }

    #[test]
    fn the_first_table_is_shown_with_its_seats_and_no_result_of_a_running_round() {
        let page = shown(two_tables(RoundState::Running).quiet(), Scene::Whole);
        assert_eq!(page.table.as_ref().map(|table| table.table), Some(1));
        let expected = [
            seat(1, "Cat Ash", None, None),
            seat(2, "Ann Oak", None, None),
            seat(3, "Bob Birch", None, None),
            seat(4, "Dan Elm", None, None),
        ];
        assert_eq!(seats(&page), expected);
        let html = page.render().expect("it renders");
        assert!(html.contains("time is up") && html.contains("Cat Ash") && !html.contains("bracket-wide"));
    }

    #[test]
    fn a_result_of_a_running_round_shows_where_it_is_public() {
        let page = shown(two_tables(RoundState::Running), Scene::Table);
        assert_eq!(seats(&page)[1], seat(2, "Ann Oak", None, Some(SeatResult::Won)));
    }

    #[test]
    fn a_finished_round_stays_with_its_result_and_points() {
        let page = shown(two_tables(RoundState::Finished), Scene::Table);
        let expected = [
            seat(1, "Cat Ash", Some("0 points"), None),
            seat(2, "Ann Oak", Some("5 points"), Some(SeatResult::Won)),
            seat(3, "Bob Birch", Some("0 points"), None),
            seat(4, "Dan Elm", Some("0 points"), None),
        ];
        assert_eq!(seats(&page), expected);
        let html = page.render().expect("it renders");
        assert!(!html.contains("Spring Open</p>"), "a table alone has no head: {html}");
    }

    #[test]
    fn the_playoff_has_seeds_and_a_bracket() {
        let fixture = two_tables(RoundState::Finished)
            .cut(&[0, 4, 5, 1])
            .playoff(RoundState::Published, &[(&[0, 4, 5, 1], won(0))]);
        let page = shown(fixture, Scene::Bracket);
        assert_eq!(seats(&page)[1], seat(2, "Eve Yew", Some("Seed 2"), None));
        let html = page.render().expect("it renders");
        assert!(html.contains("bracket-wide") && !html.contains("stage-table"), "{html}");
        let early = shown(two_tables(RoundState::Running), Scene::Bracket);
        assert!(early.bracket.is_none());
        early.render().expect("it renders");
    }

    #[test]
    fn before_the_first_round_there_is_nothing_to_show() {
        let page = shown(
            Fixture::new(&["Ann Oak", "Bob Birch", "Cat Ash", "Dan Elm"]),
            Scene::Clock,
        );
        assert!(page.table.is_none() && page.clock.is_none() && page.instead.is_none());
        page.render().expect("it renders");
    }

    #[test]
    fn any_other_word_is_the_whole_scene() {
        assert_eq!(Scene::of("bracket"), Scene::Bracket);
        assert_eq!(Scene::of("<script>"), Scene::Whole);
        assert_eq!(Scene::Clock.address("spring", "ab12"), "/t/spring/stage?show=clock");
        assert_eq!(
            Scene::Table.address("spring", "ab12"),
            "/t/spring/stage/ab12?show=table"
        );
        assert_eq!(Scene::Whole.address("spring", "ab12"), "/t/spring/stage/ab12");
    }
}
