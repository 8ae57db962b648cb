//! The page of a table's game: what it shows, read from the record and from the reader's table.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

use super::game::{GameView, Reader, game_view};
use super::read::Read;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::page::private_body;
use crate::web::frame::form::{Choice, FormKeys, OwnPlayer};
use crate::web::frame::look::countdown::timestamp;
use crate::web::frame::look::shell::{Door, Live, Notice, Shell};
use crate::web::frame::request::current;
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::state::{App, compute, snapshots};
use crate::web::player::me::call::{self, Called, OpenCall};
use crate::web::shared::player_state::{OwnTable, PlayerState, SeatPlace, Whose, Words};
use crate::web::shared::view::View;
use podium_ops::floor::follow;
use podium_ops::run::reports::ReportAction;
use podium_snapshot::names::of_player;
use podium_store::NamesShown;
use podium_store::tournaments::players::PlayerRow;
use say::{Message, common};

/// The life totals that games begin with, the usual one first.
const LIVES: [i32; 4] = [40, 30, 25, 20];

/// The value of `view` for a phone in the hand: nobody's seat is turned around.
const IN_HAND: &str = "hand";

/// What an address of the page chooses.
#[derive(Debug, Clone, Copy, Default)]
pub struct Chosen {
    in_hand: bool,
    /// A seat that is shown in full, from 1; 0: none.
    seat: u32,
}

impl Chosen {
    /// Reads the query of an address.
    pub fn of(query: &PublicQuery) -> Self {
        Self {
            in_hand: query.get("view") == IN_HAND,
            seat: number(query.get("seat")),
        }
    }

    /// Returns whether the phone is in the hand.
    fn in_hand(self) -> bool {
        self.in_hand
    }

    /// Returns the address that chooses this.
    pub fn address(self, at: &str) -> String {
        let view = self.in_hand.then(|| format!("view={IN_HAND}"));
        let seat = (self.seat > 0).then(|| format!("seat={}", self.seat));
        let chosen: Vec<String> = view.into_iter().chain(seat).collect();
        match chosen.is_empty() {
            true => at.to_owned(),
            false => format!("{at}?{}", chosen.join("&")),
        }
    }
}

/// Why the record takes nothing now: a result waits, or is stored, or it is not the reader's any more.
pub struct Closed {
    pub headline: Message,
    pub line: Option<Message>,
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
    /// Address of this page.
    at: String,
    chosen: Chosen,
    /// The reader's name: taps that are kept without a network are theirs.
    name: String,
    /// The reader's number.
    number: i64,
    heading: Message,
    place: Option<SeatPlace>,
    /// When time is up at the table: the page then has something else to say.
    time_up_at: Option<String>,
    closed: Option<Closed>,
    /// The record that is kept now, or the last one; `None` before it begins.
    game: Option<GameView>,
    /// Whether it is kept now.
    is_kept: bool,
    /// Why no record can be started, although none is closed; `None`: one can.
    not_started: Option<Message>,
    lives: Vec<Choice>,
    usual_life: String,
    /// The open call of the table.
    called: Option<Called>,
    /// The id of the table's pod: a call that is kept without a network is for this table only.
    pod: String,
}

impl OurTablePage {
    /// Returns whether no record is kept, and one may be.
    fn awaits_start(&self) -> bool {
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

    /// The address of this page as it is.
    fn here(&self) -> String {
        self.chosen.address(&self.at)
    }

    /// The address with the seats turned towards their sides, or not.
    fn turned(&self) -> String {
        let in_hand = !self.chosen.in_hand;
        Chosen { in_hand, ..self.chosen }.address(&self.at)
    }

    /// The address with a seat shown in full.
    fn with_seat(&self, seat: &usize) -> String {
        let seat = u32::try_from(*seat).unwrap_or_default();
        Chosen { seat, ..self.chosen }.address(&self.at)
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
    let (status, notice) = match refused {
        None => (StatusCode::OK, own.visitor.notice(request)),
        Some((status, why)) => (status, Some(Notice::bad(why))),
    };
    let row = read.snapshot.row_of(&own.row.id).unwrap_or(&own.row).clone();
    let opened = Opened {
        call: call::read(app, &read.snapshot, &row).await?,
        row,
        chosen: Chosen::of(&PublicQuery::of(request)),
        keys: own.visitor.form_keys(app, None),
        notice,
        read,
    };
    let language = current::language();
    // in a lane: replaying games must not block the threads that answer cached pages
    let body = compute(app, move |_| Ok(opened.page()?.render_with_values(&language)?)).await?;
    Ok(Some(private_body(status, body)))
}

/// The page before it is made.
struct Opened {
    read: Read,
    row: PlayerRow,
    call: Option<OpenCall>,
    chosen: Chosen,
    keys: FormKeys,
    notice: Option<Notice>,
}

impl Opened {
    fn page(self) -> Result<OurTablePage, WebError> {
        let (read, row) = (&self.read, &self.row);
        let view = View::of(&read.snapshot);
        let profile = view.profile();
        let whose = Whose::own(&read.snapshot, row, Some(&read.own));
        let mut shell = view.own_shell(common::table_number(read.own.pod.table), Door::MyTable, "");
        // Personal, whatever the organizer allows for public pages.
        shell.noindex = true;
        shell.live = Some(Live::of_game(view.tournament(), "me", "own", read.games));
        shell.notice = self.notice;
        let closed = closed(whose, &read.own)?;
        let reader = Reader {
            id: &row.id,
            key: &row.key,
            is_closed: closed.is_some(),
            chosen: self.chosen.seat as usize,
            in_hand: self.chosen.in_hand,
        };
        let rulings = &read.snapshot.floor.rulings;
        Ok(OurTablePage {
            me: view.at("me"),
            at: view.at("me/table"),
            chosen: self.chosen,
            name: of_player(row, NamesShown::Full),
            number: row.number,
            heading: common::table_number(read.own.pod.table),
            place: whose.player.and_then(|player| SeatPlace::of(&view, player)),
            time_up_at: (read.own.clock.and_then(|clock| clock.time_is_called_at()))
                .filter(|at| *at > read.now.and_utc())
                .map(timestamp),
            game: read.game().map(|game| game_view(read, game, &reader)),
            is_kept: read.table.open().is_some(),
            not_started: follow::not_started(profile, &read.table, rulings),
            lives: LIVES.iter().map(|life| Choice::new(life, *life)).collect(),
            usual_life: LIVES[0].to_string(),
            called: self.call.as_ref().map(|call| call.said(&view.tournament().time_zone)),
            pod: read.own.at.pod.id.clone(),
            keys: self.keys,
            closed,
            shell,
        })
    }
}

/// Returns why the record takes nothing now: what the commands refuse, in the words of the player's own page where it has them.
fn closed(whose: Whose<'_>, own: &OwnTable) -> Result<Option<Closed>, WebError> {
    let Some(why) = follow::closed(whose.view().profile(), &own.at) else {
        return Ok(None);
    };
    let state = PlayerState::of(whose);
    let is_about_result = matches!(
        state,
        PlayerState::Reported | PlayerState::ToConfirm | PlayerState::Disputed | PlayerState::Confirmed
    );
    let (headline, line) = match is_about_result {
        true => {
            let words = Words::of(state, whose)?;
            (words.headline.text, words.line)
        }
        false => (why, None),
    };
    Ok(Some(Closed {
        headline,
        line,
        confirms: match own.may(ReportAction::Confirm) {
            true => own.waiting().map(str::to_owned),
            false => None,
        },
    }))
}
