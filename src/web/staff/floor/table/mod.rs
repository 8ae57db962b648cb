//! The page of one table, for the judge who is there.

mod given_time;
mod parts;
mod seats;

use actix_web::http::StatusCode;
use actix_web::web::{Path, Query};
use actix_web::{HttpRequest, ResponseError};
use askama::Template;
use serde::Deserialize;

pub use self::given_time::GivenTime;
use self::parts::{Deck, DeckCheck, Found, Given, Handed, RulingLine, found};
use self::seats::{SeatLine, Task, seats};
use super::row::{self, TimeView};
use super::words::name;
use super::{CallView, Viewer, read_board};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, Fields, FormKeys, back};
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Announce, Desk, Floor, Inside, Players, Results, Right, TableEnds};
use crate::web::frame::state::boards::FloorNow;
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::floor::judge_notes::NoteLine;
use crate::web::shared::pods::SeatResult;
use crate::web::shared::terms;
use crate::web::staff::floor::watches::{TableWatch, Watched};
use podium_event::limits::MIN_POD;
use podium_event::profile::Profile;
use podium_ops::floor::Board;
use podium_ops::floor::board::BoardTable;
use podium_ops::floor::follow::end_of_round;
use podium_ops::floor::state::{GameState, TableState};
use podium_ops::{FieldProblem, OpError};
use podium_store::FollowState;
use podium_store::floor::follow::FollowedRow;
use podium_store::tournaments::rounds::PlaceRow;
use say::{Message, one_table as t};

/// The end-of-round procedure of the table.
struct TableEnd {
    /// "One more turn for each player still in the game"
    words: Message,
    /// The reason why it differs from the tournament's.
    why: Option<String>,
    /// The alternative: its value and its words. Only before time is called, for readers who may choose it.
    other: Option<(&'static str, Message)>,
}

#[derive(Template)]
#[template(path = "staff/floor/table.html")]
pub(super) struct TablePage {
    shell: Shell,
    at: String,
    number: i64,
    round: i64,
    title: Message,
    state: Message,
    kind: &'static str,
    time: Option<TimeView>,
    extension: u32,
    seats: Vec<SeatLine>,
    result: Option<Message>,
    /// What its players report, with names.
    reports: Vec<Message>,
    calls: Vec<CallView>,
    given: Vec<Given>,
    deck_check: Option<DeckCheck>,
    /// The decks that may be checked.
    decks: Vec<Deck>,
    /// Notes about the table and its players, oldest first.
    notes: Vec<NoteLine>,
    note: Field,
    /// Whom a note is about.
    about: Vec<Choice>,
    /// The handover of the table to the judge who covers it, with its note.
    handed: Option<Handed>,
    given_time: GivenTime,
    watch: TableWatch,
    /// The subject of a call that is being noted.
    what: Field,
    end: TableEnd,
    /// How rounds and games end here, where that is not by the addendum.
    other_rules: Vec<Message>,
    /// From when on the game starts without missing players.
    starts_without: Option<Message>,
    /// Who is missing, and that the game is to start without them.
    missing: Option<Message>,
    /// The reason for another end-of-round procedure.
    end_reason: Field,
    rulings: Vec<RulingLine>,
    /// Penalties that are to be carried out here.
    tasks: Vec<Task>,
    /// Whether the reader can use time mode for it: its time is up or called.
    is_late: bool,
    /// Whether a game is followed now; and how many were before.
    follows: bool,
    followed: usize,
    /// The judge who covers it.
    cover: Option<String>,
    is_mine: bool,
    before: Option<i64>,
    after: Option<i64>,
    may: bool,
    chief: bool,
    may_report: bool,
    may_drop: bool,
    may_announce: bool,
    keys: FormKeys,
}

impl TablePage {
    fn new<R: Right>(
        app: &App,
        request: &HttpRequest,
        desk: &Desk<R>,
        at: &TableOfRound<'_>,
        found: Found,
    ) -> Result<Self, WebError> {
        let (board, table) = (&at.floor.board, at.table());
        let (number, zone) = (table.number(), &board.tournament.time_zone);
        let (viewer, profile) = (Viewer::of(desk), board.tournament.profile()?);
        let is_open = |game: &&FollowedRow| game.state == FollowState::Open;
        let open = table.followed.iter().filter(is_open).count();
        let given = table.given.iter();
        let ruling = desk.at(&format!("desk/rulings/new?table={number}"));
        let seats = seats(board, table, desk);
        Ok(Self {
            shell: desk.shell(request, say::common::table_number(number)),
            at: desk.at("desk"),
            number,
            round: at.round,
            title: at.floor.title.clone().unwrap_or_default(),
            state: table.state.label(),
            kind: row::kind(table.state),
            time: row::time(table, zone, board.at.and_utc()),
            extension: table.extension(),
            about: parts::about(&seats),
            decks: (seats.iter())
                .map(|seat| Deck {
                    was_checked: found.was_checked(seat.player),
                    is_drawn: at.drawn == Some(seat.player),
                    ..Deck::of(seat)
                })
                .collect(),
            notes: found.notes_at(desk, number),
            note: Field::empty("note"),
            handed: Handed::of(board, table, &found.handed),
            deck_check: (table.deck_check()).map(|check| DeckCheck::of(check, &found, &seats, zone)),
            seats,
            result: row::result(board, table),
            reports: found.reports,
            calls: (table.calls.iter())
                .map(|call| CallView::new(app, desk, board, call, &viewer).back_to_table(number))
                .collect(),
            given: given
                .filter_map(|given| Given::of(given, &found.accounts, zone))
                .collect(),
            given_time: GivenTime::after_call(found.minutes),
            watch: TableWatch::new(watched(board, table), &found.watches, zone, &ruling),
            what: Field::empty("what"),
            end: table_end(&profile, table, desk.may::<TableEnds>()),
            other_rules: profile.ending_rules().into_iter().map(|rule| rule.means).collect(),
            starts_without: starts_without(&profile, table, zone),
            missing: row::missing(board, table),
            end_reason: Field::empty("end_reason"),
            rulings: found.rulings,
            tasks: table
                .to_carry_out
                .iter()
                .map(|task| Task::of(board, table, task))
                .collect(),
            is_late: viewer.may && table.state.is_after_time(),
            follows: open > 0,
            followed: table.followed.len() - open,
            cover: table.cover.as_deref().map(|by| board.judge(by).to_owned()),
            is_mine: table.cover.as_ref() == Some(&viewer.account),
            before: at.number_at(at.index.checked_sub(1)),
            after: at.number_at(Some(at.index + 1)),
            may: desk.may::<Floor>(),
            chief: viewer.chief,
            may_report: desk.may::<Results>(),
            may_drop: desk.may::<Players>(),
            may_announce: desk.may::<Announce>(),
            keys: desk.keys(app, None),
        })
    }

    /// Returns whether the reader may give the table time: it is still playing.
    fn may_give_time(&self) -> bool {
        // A table that has reported needs no time; the command refuses it too.
        self.may && self.result.is_none()
    }

    /// Returns whether a player who did not come can be taken out: the others are enough for a game.
    fn may_take_out(&self) -> bool {
        self.may_drop && self.result.is_none() && self.seats.len() > MIN_POD
    }

    /// Returns whether the reader may note who is missing: the match has no result.
    fn may_note_missing(&self) -> bool {
        self.may && self.result.is_none()
    }

    /// Whether a player is timed now.
    fn is_timed(&self, player: &Watched) -> bool {
        self.watch
            .running
            .as_ref()
            .is_some_and(|timed| timed.number == player.number)
    }

    /// Returns the result where no seat says it: nobody won.
    fn unsaid_result(&self) -> Option<&Message> {
        let won = |seat: &SeatLine| seat.state == Some(SeatResult::Won);
        self.result.as_ref().filter(|_| !self.seats.iter().any(won))
    }

    /// Returns whether the table's result is what comes next here: nobody waits for a judge, and no game is followed.
    fn reports_now(&self) -> bool {
        self.result.is_none() && self.calls.is_empty() && !self.follows
    }

    /// Returns whether players are timed, or were: a table that is done needs no watch.
    fn may_watch(&self) -> bool {
        self.may && (self.result.is_none() || self.watch.running.is_some() || self.watch.is_used())
    }

    /// Whether the reader may withdraw time that was given.
    fn may_withdraw(&self, given: &Given) -> bool {
        self.may_give_time() && !given.withdrawn
    }

    /// Whether the reader may take the table.
    fn may_cover(&self) -> bool {
        // Only the head judge takes over another judge's table, on the page of covers.
        self.may && self.cover.is_none()
    }

    /// Returns whether the reader may release the table: their own, or any as head judge or organizer.
    fn may_release(&self) -> bool {
        self.is_mine || self.chief && self.may && self.cover.is_some()
    }

    /// Address of a form about the clock.
    fn clock(&self, path: &str) -> String {
        format!("{}/clock/{path}", self.at)
    }

    fn notes_address(&self) -> String {
        format!("{}/notes", self.at)
    }

    fn end_of(&self, check: &str) -> String {
        self.clock(&format!("deck-checks/{check}/end"))
    }

    fn withdraw_of(&self, given: &str) -> String {
        self.clock(&format!("extensions/{given}/withdraw"))
    }

    fn ruling_of(&self, number: &i64) -> String {
        format!("{}/rulings/{number}", self.at)
    }

    fn floor_of(&self, table: &i64) -> String {
        format!("{}/floor/{table}", self.at)
    }
}

/// A deck that was drawn for a check, in the address.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Drawn {
    /// The player's number.
    deck: Option<i64>,
}

/// `GET …/desk/floor/{table}`: staff.
pub(super) async fn show(
    app: App,
    request: HttpRequest,
    desk: Desk<Inside>,
    path: Path<(String, i64)>,
    query: Option<Query<Drawn>>,
) -> WebResult {
    let page = table_page(
        &app,
        &request,
        &desk,
        path.into_inner().1,
        query.and_then(|query| query.deck),
    )
    .await?;
    page::private(&page)
}

async fn table_page<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    number: i64,
    drawn: Option<i64>,
) -> Result<TablePage, WebError> {
    let floor = read_board(app, &desk.tournament.slug).await?;
    let board = &floor.board;
    let to_floor = |why: Message| WebError::not_found(why).way_on(t::to_floor(), desk.at("desk/floor"));
    let Some(round) = &board.round else {
        return Err(to_floor(t::no_round()));
    };
    let Some(index) = board.tables.iter().position(|table| table.number() == number) else {
        let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
        let name = terms::inside(&snapshot.loaded.round_name(round.number));
        return Err(to_floor(t::no_such_table(number, name)));
    };
    let found = found(app, desk, &board.tables[index], round.number).await?;
    let at = TableOfRound {
        floor: &floor,
        round: round.number,
        index,
        drawn,
    };
    TablePage::new(app, request, desk, &at, found)
}

/// A table of the board, with its round and its neighbours.
struct TableOfRound<'f> {
    floor: &'f FloorNow,
    round: i64,
    /// Among the tables of the board.
    index: usize,
    /// The number of the player whose deck was drawn for a check.
    drawn: Option<i64>,
}

impl TableOfRound<'_> {
    fn table(&self) -> &BoardTable {
        &self.floor.board.tables[self.index]
    }

    /// Returns the number of the table at an index of the board.
    fn number_at(&self, index: Option<usize>) -> Option<i64> {
        index
            .and_then(|index| self.floor.board.tables.get(index))
            .map(BoardTable::number)
    }
}

/// Returns from when on a table that is playing starts without missing players.
fn starts_without(profile: &Profile, table: &BoardTable, zone: &str) -> Option<Message> {
    let minutes = profile
        .house
        .no_show_minutes
        .filter(|_| table.state == TableState::Playing)?;
    let at = table.clock?.starts_without_at(minutes);
    Some(say::round_clock::starts_without(clock_time(at.naive_utc(), zone)))
}

fn table_end(profile: &Profile, table: &BoardTable, may: bool) -> TableEnd {
    let end = end_of_round(profile, &table.pod);
    let is_called = (table.game.as_ref()).is_some_and(|game| game.state != GameState::Playing);
    let other = end.other();
    TableEnd {
        words: terms::end_of_round(end).capital(),
        why: table.pod.end_of_round_reason.clone(),
        other: (may && !is_called && table.pod.result.is_none()).then(|| (other.as_str(), terms::end_of_round(other))),
    }
}

/// Lists the players of a table who may be timed.
fn watched(board: &Board, table: &BoardTable) -> Vec<Watched> {
    let player = |place: &PlaceRow| Watched {
        id: place.player_id.clone(),
        number: board.players.get(&place.player_id).map_or(0, |row| row.number),
        name: name(board, place),
    };
    table.places.iter().map(player).collect()
}

/// A refused form: what was typed, its problems, and the reason.
pub struct Refusal<'f> {
    pub fields: &'f Fields,
    pub problems: Vec<FieldProblem>,
    pub status: StatusCode,
    pub sentence: Message,
}

impl<'f> Refusal<'f> {
    /// A refusal with the status, the sentence and the problems of an error.
    pub fn new(fields: &'f Fields, error: OpError) -> Self {
        let (sentence, problems) = match &error {
            // without its rule: the notice of a page is short
            OpError::Refused { message, .. } => (message.clone(), Vec::new()),
            OpError::Invalid(problems) => (error.in_words(), problems.clone()),
            other => (other.in_words(), Vec::new()),
        };
        Self {
            fields,
            problems,
            // The same status as the error page, so that a script sees the same either way.
            status: WebError::from(error).status_code(),
            sentence,
        }
    }

    /// Sorts refusals: wrong fields, and what a rule or the state forbids, are said on the page of the form.
    ///
    /// # Errors
    /// Every other error, as a page that leads to `to`.
    pub fn sorted(fields: &'f Fields, error: OpError, to: &str) -> Result<Self, WebError> {
        match error {
            OpError::Invalid(_) | OpError::Refused { .. } => Ok(Self::new(fields, error)),
            other => Err(back(to)(other)),
        }
    }
}

/// Answers with the page of a table and a refused form.
pub async fn refused<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    number: i64,
    refusal: Refusal<'_>,
) -> WebResult {
    let drawn = refusal.fields.text("deck").parse().ok();
    let mut page = table_page(app, request, desk, number, drawn).await?;
    for field in [
        &mut page.given_time.minutes,
        &mut page.given_time.reason,
        &mut page.what,
        &mut page.end_reason,
        &mut page.note,
    ] {
        // only the fields of the sent form: the page's other forms keep their own values
        if refusal.fields.pairs().any(|(name, _)| name == field.name) {
            *field = refusal.fields.field(field.name, &refusal.problems);
        }
    }
    page.given_time.choose(refusal.fields);
    for deck in page.deck_check.iter_mut().flat_map(|check| &mut check.decks) {
        deck.found = refusal.fields.raw(&format!("found_{}", deck.player)).to_owned();
    }
    for call in &mut page.calls {
        call.keep(request, refusal.fields);
    }
    page.shell.notice = Some(Notice::bad(refusal.sentence));
    page::with_status(refusal.status, &page)
}
