//! The page of a table's game: what it shows, read from the record and from the reader's table.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use chrono::TimeDelta;

use super::read::Read;
use super::result::{GameEnd, game_end};
use super::seats::{Around, PlayerTime, seats};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, FormKeys, OwnPlayer};
use crate::web::frame::look::countdown::timestamp;
use crate::web::frame::look::shell::{Door, Live, Notice, Shell};
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::floor::game_history::{HistoryLine, Recorded, history_lines};
use crate::web::shared::floor::game_words::{time_text, turns_left};
use crate::web::shared::player_state::{OwnTable, PlayerState, SeatPlace, Whose, Words};
use crate::web::shared::view::View;
use podium_base::clock::Moment;
use podium_event::round_clock::TableClock;
use podium_melee::{Naming, Seat};
use podium_ops::floor::follow::{ReplayedGame, ShownNames, TurnTimes, seconds};
use podium_ops::floor::rulings::steps_of_rulings;
use podium_ops::run::reports::ReportAction;
use podium_snapshot::names::of_player;
use podium_store::NamesShown;
use say::{Message, common, our_table as t};

/// How many of the last steps the page shows.
const RECENT: usize = 6;
/// The life totals that games begin with, the usual one first.
const LIVES: [i32; 4] = [40, 30, 25, 20];
/// The sides of the dice that are offered besides one for the seats.
const DICE: [usize; 3] = [6, 10, 20];

/// The value of `view` for a phone in the hand: nobody's seat is turned around.
pub const IN_HAND: &str = "hand";

/// Returns the address of the page with what its query chooses: the view, and a seat that is shown in full.
pub fn address(at: String, query: &PublicQuery) -> String {
    let seat = Some(number(query.get("seat"))).filter(|seat| *seat > 0);
    let view = (query.get("view") == IN_HAND).then(|| format!("view={IN_HAND}"));
    let chosen: Vec<String> = view
        .into_iter()
        .chain(seat.map(|seat| format!("seat={seat}")))
        .collect();
    match chosen.is_empty() {
        true => at,
        false => format!("{at}?{}", chosen.join("&")),
    }
}

/// A turn in progress, or one that waits.
pub struct TurnView {
    pub marker: u16,
    /// The seat of its player, from 1.
    pub seat: usize,
    /// The number of the turn among those that its player has begun.
    pub turn: u32,
    pub name: Message,
    pub time: PlayerTime,
}

impl TurnView {
    /// Returns what the button sends that ends it.
    pub fn ends(&self) -> String {
        format!("do=end_turn;marker={};of={};turn={}", self.marker, self.seat, self.turn)
    }
}

/// The last step that can be undone at the table.
pub struct Undo {
    pub step: i64,
    pub what: Message,
}

/// A record of the table.
pub struct GameView {
    /// The id of the record, and the number of its last step: forms send them back.
    pub id: String,
    pub seen: i64,
    /// "Game 2", if the match had others before.
    pub title: Option<Message>,
    pub around: Around,
    /// The turns in progress.
    pub turns: Vec<TurnView>,
    /// How many turns have begun.
    pub begun: usize,
    /// "2 turns left", "last turn".
    pub left: Option<Message>,
    /// "Time was called: 3 more turns may begin."
    pub time: Option<Message>,
    /// Whether the table's time is up, and nobody has called it.
    pub time_is_up: bool,
    pub undo: Option<Undo>,
    /// The latest first.
    pub recent: Vec<HistoryLine>,
    /// Whether somebody's life is unknown: a judge began the record.
    pub asks_life: bool,
    pub is_over: bool,
    /// What follows the end of the game.
    pub end: Option<GameEnd>,
    /// The seat for which coins and dice are drawn: the reader's, if they play.
    pub draws_for: usize,
    /// The sides of the dice.
    pub dice: Vec<usize>,
}

impl GameView {
    /// Returns whether one turn at a time is in progress.
    pub fn single(&self) -> Option<&TurnView> {
        match &self.turns[..] {
            [one] => Some(one),
            _ => None,
        }
    }

    /// Returns whether several turns are in progress.
    pub fn has_several(&self) -> bool {
        self.turns.len() > 1
    }

    /// Returns what a button sends that draws for the reader, such as `roll;sides=20`.
    pub fn draws(&self, what: &str) -> String {
        format!("do={what};player={}", self.draws_for)
    }

    /// Returns what a button sends that rolls a die.
    pub fn rolls(&self, sides: &usize) -> String {
        format!("{};sides={sides}", self.draws("roll"))
    }
}

/// Why the record takes nothing now: a result waits, or is stored.
pub struct Closed {
    pub words: Words,
    /// The id of a report that the reader may confirm.
    pub confirms: Option<String>,
}

#[derive(Template)]
#[template(path = "player/our_table/page.html")]
pub struct OurTablePage {
    shell: Shell,
    keys: FormKeys,
    /// Address of the player's own page.
    me: String,
    /// Address of this page, and the same with its view.
    at: String,
    here: String,
    in_hand: bool,
    /// The reader's name: taps that are kept without a network are theirs.
    name: String,
    heading: Message,
    place: Option<SeatPlace>,
    /// When time is up at the table: the page then has something else to say.
    time_up_at: Option<String>,
    closed: Option<Closed>,
    /// The record that is kept now, or the last one; `None` before it begins.
    game: Option<GameView>,
    /// Whether it is kept now.
    is_kept: bool,
    lives: Vec<Choice>,
    usual_life: String,
    may_call: bool,
}

impl OurTablePage {
    /// Returns whether the game can be started: no record is kept, and the table has no result.
    fn may_start(&self) -> bool {
        !self.is_kept && self.closed.is_none()
    }

    /// Returns the record while it takes taps.
    fn open(&self) -> Option<&GameView> {
        self.game.as_ref().filter(|_| self.is_kept && self.closed.is_none())
    }

    /// Returns a record that takes none.
    fn still(&self) -> Option<&GameView> {
        self.game.as_ref().filter(|_| !self.is_kept || self.closed.is_some())
    }
}

/// Answers with the page; `refused`: why a tap was not carried out. `None` if the player has no table with a game.
pub(super) async fn answer(
    app: &App,
    request: &HttpRequest,
    own: &OwnPlayer,
    refused: Option<(StatusCode, Message)>,
) -> Result<Option<HttpResponse>, WebError> {
    let snapshot = match refused {
        None => Arc::clone(&own.snapshot),
        // it may have been refused because of a change since the request came in
        Some(_) => snapshots::current(app, &own.slug).await?,
    };
    let Some(read) = Read::of(app, own, snapshot).await? else {
        return Ok(None);
    };
    let mut page = OurTablePage::new(app, request, own, &read)?;
    let status = match refused {
        None => {
            page.shell.notice = own.visitor.notice(request);
            StatusCode::OK
        }
        Some((status, why)) => {
            page.shell.notice = Some(Notice::bad(why));
            status
        }
    };
    page::with_status(status, &page).map(Some)
}

impl OurTablePage {
    fn new(app: &App, request: &HttpRequest, own: &OwnPlayer, read: &Read) -> Result<Self, WebError> {
        let query = PublicQuery::of(request);
        let in_hand = query.get("view") == IN_HAND;
        let view = View::of(&read.snapshot);
        let row = read.snapshot.row_of(&own.row.id).unwrap_or(&own.row);
        let whose = Whose::own(&read.snapshot, row, Some(&read.own));
        let state = PlayerState::of(whose);
        let mut shell = view.own_shell(common::table_number(read.own.pod.table), Door::MyTable, "");
        // Personal, whatever the organizer allows for public pages.
        shell.noindex = true;
        shell.live = Some(Live::inside(view.tournament(), "me"));
        let at = view.at("me/table");
        let chosen = number(query.get("seat")) as usize;
        let reader = Reader {
            key: &row.key,
            chosen,
            in_hand,
        };
        let game = read.game().map(|game| game_view(read, game, &reader));
        let has_called = read.snapshot.floor.call_at_table_of(&row.id).is_some();
        Ok(Self {
            me: view.at("me"),
            here: address(at.clone(), &query),
            at,
            in_hand,
            name: of_player(row, NamesShown::Full),
            heading: common::table_number(read.own.pod.table),
            place: whose.player.and_then(|player| SeatPlace::of(&view, player)),
            time_up_at: (read.own.clock.and_then(|clock| clock.time_is_called_at()))
                .filter(|at| *at > read.now.and_utc())
                .map(timestamp),
            closed: closed(state, whose, &read.own)?,
            game,
            is_kept: read.table.open().is_some(),
            lives: LIVES.iter().map(|life| Choice::new(life, *life)).collect(),
            usual_life: LIVES[0].to_string(),
            may_call: !has_called,
            keys: own.visitor.form_keys(app, None),
            shell,
        })
    }
}

/// Returns why the record takes nothing now.
fn closed(state: PlayerState, whose: Whose<'_>, own: &OwnTable) -> Result<Option<Closed>, WebError> {
    let is_closed = matches!(
        state,
        PlayerState::Reported | PlayerState::ToConfirm | PlayerState::Disputed | PlayerState::Confirmed
    );
    if !is_closed {
        return Ok(None);
    }
    Ok(Some(Closed {
        words: Words::of(state, whose)?,
        confirms: match own.may(ReportAction::Confirm) {
            true => own.waiting().map(str::to_owned),
            false => None,
        },
    }))
}

/// The reader of the page.
struct Reader<'r> {
    key: &'r str,
    /// A seat that is shown in full, from 1; 0: none.
    chosen: usize,
    in_hand: bool,
}

/// Describes a record.
fn game_view(read: &Read, game: &ReplayedGame, reader: &Reader<'_>) -> GameView {
    let (table, at) = (&read.table, &game.game);
    let view = View::of(&read.snapshot);
    let own = game.keys().iter().position(|key| key == reader.key).and_then(Seat::new);
    let chosen = reader.chosen.checked_sub(1).and_then(Seat::new);
    let times = TurnTimes::of(game);
    let all = seats(table, game, &times, (own, chosen), read.now);
    let names = ShownNames { table, game };
    let turns = times.in_progress.iter().map(|turn| TurnView {
        marker: turn.marker.0,
        seat: turn.seat.index() + 1,
        turn: at.table().turns_begun(turn.seat),
        name: names.player(turn.seat),
        time: PlayerTime::new(seconds(turn.since, read.now), true, read.now),
    });
    let recorded = Recorded {
        table,
        accounts: &read.accounts,
        rulings: &read.snapshot.floor.rulings,
    };
    let recent = history_lines(recorded, game, &view.tournament().time_zone, RECENT);
    let is_over = at.outcome().is_some();
    let playing = *at.table().playing();
    let draws_for = own.filter(|seat| playing.contains(*seat)).or(playing.iter().next());
    GameView {
        id: game.row.id.clone(),
        seen: game.steps.last().map_or(0, |step| step.number),
        title: (table.confirmed().len() > 1 || game.row.number > 1).then(|| say::game_desk::game(game.row.number)),
        asks_life: !is_over && all.iter().any(|seat| seat.is_in() && seat.life.is_none()),
        around: Around::new(all, reader.in_hand),
        turns: match is_over {
            true => Vec::new(),
            false => turns.collect(),
        },
        begun: times.begun,
        left: turns_left(at),
        time: time_text(at),
        time_is_up: !is_over && !at.time().is_called() && is_up(read.own.clock.as_ref(), read.now),
        undo: undo(read, game, &recent),
        recent,
        is_over,
        end: game_end(read, game),
        draws_for: draws_for.map_or(1, |seat| seat.index() + 1),
        dice: dice(at.table().seats()),
    }
}

/// Returns the dice that are offered: one with a side for each seat first.
fn dice(seats: usize) -> Vec<usize> {
    let others = DICE.iter().copied().filter(|sides| *sides != seats);
    std::iter::once(seats).chain(others).collect()
}

/// Returns whether the table's own time is up; never during a pause.
fn is_up(clock: Option<&TableClock>, now: Moment) -> bool {
    let running = clock.filter(|clock| clock.paused_since.is_none());
    let left = running.and_then(|clock| clock.time_left(now.and_utc()));
    left.is_some_and(|left| left <= TimeDelta::zero())
}

/// Returns the last step if it can be undone at the table: a player did it.
fn undo(read: &Read, game: &ReplayedGame, recent: &[HistoryLine]) -> Option<Undo> {
    if !game.is_open() {
        return None;
    }
    let last = game.last_command_but(&steps_of_rulings(&read.snapshot.floor.rulings, &game.row.id));
    let step = *last.first()?;
    let of_player = |number: i64| {
        let found = game.steps.iter().find(|step| step.number == number);
        found.is_some_and(|step| step.player_id.is_some())
    };
    let line = recent.iter().find(|line| line.number == step);
    of_player(step).then(|| Undo {
        step,
        what: line.map_or_else(t::last_step, |line| line.what.clone()),
    })
}
