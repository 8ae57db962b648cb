//! The page of the game desk: its struct, and how it is built from stored data.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;

use super::offers::{Offer, Offers, offers};
use super::query::{Query, View, ViewQuery};
use super::resubmission::Resubmission;
use super::seats::{SeatLine, ring_seats, seat_lines};
use super::seen::{Seen, UndoLast};
use super::start_form::StartForm;
use super::time::{TableTime, table_time};
use super::turns::{TurnLine, middle, turn_lines};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, FormKeys};
use crate::web::frame::look::shell::{Link, Live, Notice, Shell};
use crate::web::frame::request::desk::{Desk, Floor, Inside, Right};
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::floor::game_departures::who_left;
use crate::web::shared::floor::game_history::{Accounts, HistoryLine, Recorded, history_lines};
use crate::web::shared::floor::game_outcome::{Proposal, proposal};
use crate::web::shared::floor::game_words::{time_text, turns_left};
use crate::web::shared::picture::game_ring::{GameRing, GameSeat};
use crate::web::shared::picture::neighbours::Neighbours;
use podium_base::clock;
use podium_event::Profile;
use podium_event::round_clock::TableClock;
use podium_event::round_names::RoundName;
use podium_melee::{Seat, Variant};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, table_of_round};
use podium_ops::floor::rulings::{Ruled, slow_players};
use podium_store::floor::rulings;
use podium_store::site::accounts;
use podium_store::tournaments::games_version;
use podium_store::tournaments::rounds::{self, RoundRow};
use podium_store::{FollowState, RoundState};
use say::{Message, common, game_desk as t};

/// The most steps of the history that are shown unless all are requested.
const RECENT: usize = 30;
/// The most seats of a game that is shown on a phone without its large parts.
const SMALL: usize = 12;
/// The most seats for which the list says everything that the ring does, so that the ring is folded on a phone.
const FEW: usize = 6;
/// The most turns in progress that each get a button in the bar at the bottom of a phone.
const IN_BAR: usize = 4;

#[derive(Template)]
#[template(path = "staff/floor/game/page.html")]
pub struct GamePage {
    pub shell: Shell,
    /// Address of this page without a query.
    pub at: String,
    pub keys: FormKeys,
    /// Seat and view, which links keep.
    pub kept: ViewQuery,
    /// How rounds and games end here, where that is not by the addendum.
    pub other_rules: Vec<Message>,
    /// "Table 12".
    pub heading: Message,
    /// The table's result page.
    pub to_result: String,
    /// The games that are or were followed at the table.
    pub games: Vec<Link>,
    /// "Game 1, Free-for-All"; `None` while no game is followed.
    pub title: Option<Message>,
    /// "4 players, 3 in the game".
    pub line: Message,
    pub ring: Option<GameRing>,
    /// The neighbours at a large table, for a phone.
    pub neighbours: Option<Neighbours>,
    pub seats: Vec<SeatLine>,
    pub turns: Vec<TurnLine>,
    /// "Time was called: 3 more turns may begin."
    pub time: Option<Message>,
    /// "3 turns left", for the bar.
    pub left: Option<Message>,
    /// The table's time, until somebody calls it.
    pub table_time: Option<TableTime>,
    pub offers: Offers,
    pub proposal: Option<Proposal>,
    /// Who left the game, in order, once it is over.
    pub departures: Option<Message>,
    pub history: Vec<HistoryLine>,
    /// The number of steps that are not shown.
    pub older: usize,
    /// The address of this game's replay, once it is over.
    pub replay: Option<String>,
    /// A description of what the undo button would undo.
    pub undo: Option<UndoLast>,
    pub again: Option<Resubmission>,
    pub seen: Seen,
    /// Whether the reader may act in the game.
    pub live: bool,
    /// The form to begin following a game, if that is possible.
    pub start: Option<StartForm>,
    /// Whether the confirmation of the last game may be withdrawn.
    pub may_reopen: bool,
    /// The pod's result.
    pub result: Option<Message>,
    /// The version to overrule, if another result was entered before this one was confirmed.
    pub differs: Option<i64>,
    /// The chosen view; `None`: depends on the width of the screen.
    pub view: Option<View>,
    pub may_judge: bool,
    /// Sentences about the game: a note of its setup.
    pub notes: Vec<Message>,
}

impl GamePage {
    /// Returns the class of the page: a small game without a chosen view adapts to the screen's width.
    fn view_class(&self) -> &'static str {
        match self.view {
            Some(View::Quick) => "quick-view",
            None if !self.is_large() => "by-width",
            _ => "",
        }
    }

    fn is_large(&self) -> bool {
        self.seats.len() > SMALL
    }

    /// Returns whether quick mode is marked as current; if the screen's width decides, the style sheet marks it.
    fn is_quick(&self) -> bool {
        self.view == Some(View::Quick)
    }

    /// Returns whether the full view is marked as current.
    fn is_full(&self) -> bool {
        self.view == Some(View::Full) || self.is_large() && self.view.is_none()
    }

    /// Returns whether the turns in progress have buttons.
    fn has_turns(&self) -> bool {
        self.live && !self.turns.is_empty()
    }

    /// Returns whether there is a bar of actions: something to end, or to undo.
    fn has_bar(&self) -> bool {
        self.has_turns() || self.undo.is_some()
    }

    /// Returns whether several turns are in progress or waiting, with buttons.
    fn has_several_turns(&self) -> bool {
        self.has_turns() && self.turns.len() > 1
    }

    /// Returns whether each turn in progress has its button in the bar.
    fn bar_ends_turns(&self) -> bool {
        self.has_turns() && self.turns.iter().filter(|turn| turn.in_turn).count() <= IN_BAR
    }

    /// Returns whether the ring is folded on a phone: the list of seats says the same.
    fn folds_ring(&self) -> bool {
        (1..=FEW).contains(&self.seats.len()) && self.live
    }

    /// Returns the call of time if the table's time is up: then it comes first.
    fn time_first(&self) -> Option<&Offer> {
        let is_up = self.table_time.as_ref().is_some_and(|time| time.is_up);
        self.offers.time.as_ref().filter(|_| is_up)
    }

    /// Returns the call of time if some time is left or there is no limit: then it comes after the seats.
    fn time_later(&self) -> Option<&Offer> {
        let is_up = self.table_time.as_ref().is_some_and(|time| time.is_up);
        self.offers.time.as_ref().filter(|_| !is_up)
    }

    /// Returns whether a seat may be ticked as leaving, and whether it was in a refused form.
    fn tick(&self, seat: &usize) -> Option<bool> {
        let leave = self.offers.leave.as_ref()?;
        leave.inputs.first()?.tick_of(*seat)
    }

    /// Returns the steps from which everything can be undone.
    fn undo_choices(&self) -> Vec<Choice> {
        let steps = self.history.iter().filter(|line| line.undone.is_none());
        steps
            .map(|line| Choice::new(line.number, Message::joined([line.at.clone(), line.what.clone()], " ")))
            .collect()
    }

    /// Returns the address with another seat chosen.
    fn href_seat(&self, seat: &usize) -> String {
        let view = self.view.map(|view| format!("&view={}", view.key()));
        format!("{}?seat={seat}{}#seats", self.at, view.unwrap_or_default())
    }

    /// Returns the address of a line of the list of seats: it chooses the seat, or clears the choice.
    fn href_line(&self, seat: &SeatLine) -> String {
        match (seat.chosen, self.view) {
            (false, _) => self.href_seat(&seat.number),
            (true, Some(view)) => format!("{}?view={}#seats", self.at, view.key()),
            (true, None) => format!("{}#seats", self.at),
        }
    }
}

/// The data of the page.
pub struct DeskData {
    pub table: FollowedTable,
    /// The name of its round.
    pub name: RoundName,
    pub accounts: Accounts,
    /// The pod's result.
    pub result: Option<Message>,
    /// Ids of players with a Slow Play ruling, who are marked in a call of time.
    pub slow: Vec<String>,
    /// The rulings of the round, each with one of its players.
    pub rulings: Vec<Ruled>,
    /// The clock of the table while its round runs.
    pub clock: Option<TableClock>,
    /// The tournament's `games_version` of what was read, or an earlier one.
    pub games: i64,
}

impl DeskData {
    pub fn recorded(&self) -> Recorded<'_> {
        Recorded {
            table: &self.table,
            accounts: &self.accounts,
            rulings: &self.rulings,
        }
    }
}

/// Reads a table of the open round, or of an earlier one.
pub async fn read_table<R: Right>(
    app: &App,
    desk: &Desk<R>,
    round: Option<i64>,
    table: i64,
) -> Result<DeskData, WebError> {
    let (tournament, slug) = (desk.tournament.id.clone(), desk.tournament.slug.clone());
    let way_on = desk.at("desk/rounds");
    let snapshot = snapshots::current(app, &slug).await?;
    read(app, move |conn| {
        // first: what is read after it is at least as new
        let games = games_version(conn, &slug)?;
        let all = rounds::of_tournament(conn, &tournament)?;
        let missing = |why: Message| WebError::not_found(why).way_on(t::to_rounds(), way_on.clone());
        let found: Option<&RoundRow> = match round {
            Some(number) => all.iter().find(|r| r.number == number),
            // In a draft nobody is seated yet: the round before it is the one that was played.
            None => all.iter().rev().find(|round| round.state != RoundState::Draft),
        };
        let Some(row) = found.filter(|r| r.state != RoundState::Draft) else {
            return Err(missing(t::no_round()));
        };
        let Some(table) = table_of_round(conn, row, table)? else {
            return Err(missing(t::no_such_table(table)));
        };
        let steps = table.games.iter().flat_map(|game| &game.steps);
        let accounts = accounts::names(
            conn,
            steps.flat_map(|step| [&step.account_id, &step.undone_by]).flatten(),
        )?;
        let result = match table.pod.result {
            None => None,
            Some(_) => result_text(&snapshot.loaded, row.number, table.pod.table_number),
        };
        let clock = snapshot.loaded.clock.as_ref();
        let clock = clock.filter(|clock| clock.row.round_id == table.round.id);
        let rulings = rulings::players_of_round(conn, &tournament, row.number)?;
        Ok(DeskData {
            clock: clock.map(|clock| clock.of_pod(&table.pod.id)),
            slow: slow_players(&rulings),
            rulings,
            name: snapshot.loaded.round_name(row.number),
            table,
            accounts,
            result,
            games,
        })
    })
    .await
}

/// Describes the result of a pod.
fn result_text(loaded: &podium_store::tournaments::events::Loaded, round: i64, table: i64) -> Option<Message> {
    // points are not shown here, and standings before round 1 cost nothing
    let standings = podium_rules::standings::standings(&loaded.event, Some(0));
    let pods = loaded.event_round(round).map_or(&[][..], |round| round.pods.as_slice());
    let pod = pods.iter().find(|pod| i64::from(pod.table) == table);
    pod.and_then(|pod| crate::web::shared::pods::pod_view(loaded, pod, &standings).result)
}

/// `GET …/desk/game/{table}`: all staff can read it, judges can act.
pub async fn show(
    app: App,
    request: HttpRequest,
    desk: Desk<Inside>,
    path: web::Path<(String, i64)>,
    query: web::Query<Query>,
) -> WebResult {
    let table = path.into_inner().1;
    let read = read_table(&app, &desk, query.round, table).await?;
    let page = game_page(&app, &request, &desk, &read, &query)?;
    page::private(&page)
}

/// Answers a refused form with the page and a notice.
pub fn not_done(mut page: GamePage, status: StatusCode, notice: Notice) -> WebResult {
    page.shell.notice = Some(notice);
    page::with_status(status, &page)
}

/// Builds the page.
///
/// # Errors
/// The profile cannot be read, or a player of the game is no longer at the table.
pub fn game_page<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    read: &DeskData,
    query: &Query,
) -> Result<GamePage, WebError> {
    let table = &read.table;
    let profile = desk.tournament.profile().map_err(WebError::from)?;
    let at = desk.at(&format!("desk/game/{}", table.pod.table_number));
    let may_judge = desk.may::<Floor>();
    // The games of a finished round are read-only.
    let current = table.round.state != RoundState::Finished;
    let open = table.open();
    // 0 wraps to a game that never exists
    let game = match query.game.and_then(|n| table.games.get(n.wrapping_sub(1))) {
        Some(game) => Some(game),
        // The followed game, otherwise the last confirmed one, otherwise any.
        None => open.or(table.confirmed().last().copied()).or(table.games.last()),
    };
    let may_begin = may_judge && current && open.is_none() && table.pod.result.is_none();
    let mut page = GamePage {
        shell: desk.shell(request, t::title(table.pod.table_number)),
        keys: desk.keys(app, game.map_or(0, |game| game.row.version)),
        kept: query.kept(),
        other_rules: profile.ending_rules().into_iter().map(|rule| rule.means).collect(),
        heading: common::table_number(table.pod.table_number),
        to_result: desk.at(&format!(
            "desk/results/{}/{}",
            table.round.number, table.pod.table_number
        )),
        games: tabs(&at, table, game, query),
        at,
        title: None,
        line: Message::default(),
        ring: None,
        neighbours: None,
        seats: Vec::new(),
        turns: Vec::new(),
        time: None,
        left: None,
        table_time: None,
        offers: Offers::default(),
        proposal: None,
        departures: None,
        history: Vec::new(),
        older: 0,
        replay: None,
        undo: None,
        again: None,
        seen: Seen::default(),
        live: false,
        start: may_begin.then(|| StartForm::new(table.players.len())),
        may_reopen: may_begin && game.is_some_and(|game| game.row.state == FollowState::Confirmed),
        result: read.result.clone(),
        differs: None,
        view: query.view(),
        may_judge,
        notes: Vec::new(),
    };
    match game {
        Some(game) => fill(&mut page, read, game, &profile, query, desk)?,
        None => {
            let seats: Vec<GameSeat> = table
                .players
                .iter()
                .map(|player| GameSeat::named(&player.name))
                .collect();
            page.ring = Some(GameRing::new(&seats, table.pod.table_number, t::not_followed()));
            page.line = t::line_not_followed(table.players.len());
        }
    }
    Ok(page)
}

/// Fills the page with the game that is shown.
fn fill<R: Right>(
    page: &mut GamePage,
    read: &DeskData,
    game: &ReplayedGame,
    profile: &Profile,
    query: &Query,
    desk: &Desk<R>,
) -> Result<(), WebError> {
    let table = &read.table;
    let current = table.round.state != RoundState::Finished;
    let at = &game.game;
    let chosen = query
        .seat
        .and_then(|seat| seat.checked_sub(1))
        // The seat in the address may be one of a larger game.
        .filter(|index| *index < game.keys().len())
        .and_then(Seat::new);
    page.live = page.may_judge && current && game.is_open();
    page.title = Some(game_title(game));
    let (seats, playing) = (at.table().seats(), at.table().playing_count());
    page.line = match game.row.state {
        FollowState::Open => t::line(seats, playing),
        FollowState::Confirmed => t::line_confirmed(seats, playing),
        FollowState::Abandoned => t::line_given_up(seats, playing),
    };
    page.replay =
        (!game.is_open() && !game.document.actions().is_empty()).then(|| desk.at(&super::replay::path(table, game)));
    page.notes.extend(at.setup().note().map(Message::from));
    let (big, small) = middle(table, game);
    let seats = ring_seats(table, game, chosen);
    let ring = GameRing::new(&seats, big, small);
    let turn = at
        .markers()
        .iter()
        .find(|marker| marker.turn().is_some())
        .map(|marker| marker.seat());
    page.neighbours = Neighbours::new(&seats, chosen.or(turn).map_or(0, Seat::index));
    page.ring = Some(ring.linked(|seat| page.href_seat(&seat)));
    page.seats = seat_lines(table, game, chosen);
    page.turns = turn_lines(table, game);
    page.time = time_text(at);
    page.left = turns_left(at);
    let zone = &desk.tournament.time_zone;
    // Buttons only for readers who may press them.
    if page.live {
        page.offers = offers(table, game, profile, chosen, &read.slow);
        page.table_time = table_time(read.clock.as_ref(), at, zone, clock::now().and_utc());
    }
    if game.is_open() {
        match proposal(&read.name, table, game, profile) {
            Ok(proposal) => page.proposal = proposal,
            // a table that was paired again still shows the game that was followed
            Err(error) => page.notes.push(error.in_words()),
        }
    }
    page.departures = at.outcome().and_then(|_| who_left(table, game));
    let most = if query.all.is_some() { game.steps.len() } else { RECENT };
    page.history = history_lines(read.recorded(), game, zone, most);
    page.older = game.steps.len() - page.history.len();
    page.undo = UndoLast::of(game, &page.history).filter(|_| page.live);
    page.seen = Seen::of(game);
    // the taps of the table's phones show at once
    if page.live && page.shell.live.is_some() {
        let table = table.pod.table_number;
        page.shell.live = Some(Live::of_game(&desk.tournament, "desk", table, read.games));
    }
    Ok(())
}

/// Returns the game and how it is played: "Game 1, Free-for-All".
pub fn game_title(game: &ReplayedGame) -> Message {
    let variant = match game.game.setup().variant() {
        Variant::GrandMelee => t::grand_melee(),
        Variant::FreeForAll => t::free_for_all(),
    };
    t::game_and_variant(game.row.number, variant)
}

/// Returns the games of the table as tabs, if there are several.
fn tabs(at: &str, table: &FollowedTable, shown: Option<&ReplayedGame>, query: &Query) -> Vec<Link> {
    if table.games.len() < 2 {
        return Vec::new();
    }
    let round = query.round.map_or_else(String::new, |round| format!("&round={round}"));
    let tab = |(game, n): (&ReplayedGame, usize)| {
        let label = match game.row.state {
            FollowState::Abandoned => t::game_given_up(game.row.number),
            _ => t::game(game.row.number),
        };
        let mut link = Link::new(label, format!("{at}?game={n}{round}"));
        link.here = shown.is_some_and(|shown| shown.row.id == game.row.id);
        link
    };
    table.games.iter().zip(1..).map(tab).collect()
}
