//! Time mode of the floor: every outstanding table with the buttons that call its time, count its turns and end it.

use actix_web::http::StatusCode;

use super::time_card::{TimeCard, TimeCards};
use super::{FloorPage, Query, Viewer, floor_page};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Fields, FormKeys, StaffForm, back};
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::Notice;
use crate::web::frame::request::desk::{Desk, Floor, Right};
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::player_reports::unsettled;
use podium_base::clock::Moment;
use podium_event::profile::EndOfRound;
use podium_melee::MarkerNumber;
use podium_ops::floor::Board;
use podium_ops::floor::follow::{self, GameVersion, Left, SeenSteps, Tap};
use podium_ops::run::reports::{self, confirm_by_staff};
use podium_ops::run::results::{self, Reported, TableVersion};
use podium_ops::{OpError, Work};
use say::{Message, time_mode as t};

/// The key of the view in addresses.
pub(super) const VIEW: &str = "time";

/// The tables of time mode.
pub(super) struct TimeMode {
    pub cards: Vec<TimeCard>,
    pub round: i64,
    /// The part of the list that is shown, from 1.
    pub part: usize,
    /// The turns left after a call: the tournament's procedure.
    pub procedure: Message,
    pub keys: FormKeys,
    /// The tap that was preceded by another one, to be sent again for the current table.
    pub again: Option<Again>,
}

/// A tap that was made on an outdated table.
pub(super) struct Again {
    /// "table 7"
    pub what: Message,
    pub why: Message,
    pub name: &'static str,
    pub value: String,
}

/// Returns whether the hall's time is up and a table still plays.
pub(super) fn is_up(board: &Board) -> bool {
    let clock = board.clock.as_ref().map(|clock| clock.at_table([]));
    clock.is_some_and(|clock| clock.is_up(board.at.and_utc()))
        && board.tables.iter().any(|table| table.state.is_outstanding())
}

impl TimeMode {
    /// Reads the outstanding tables, and the entries that the reader may undo.
    pub(super) async fn new<R: Right>(
        app: &App,
        desk: &Desk<R>,
        board: &Board,
        viewer: &Viewer,
    ) -> Result<Self, WebError> {
        let profile = board.tournament.profile()?;
        let own = own_entries(app, board, viewer).await?;
        let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
        let number = board.round.as_ref().map_or(0, |round| round.number);
        let reports = unsettled(&snapshot, number, snapshot.floor.reports());
        let cards = TimeCards {
            board,
            profile: &profile,
            viewer,
            own: &own,
            reports: &reports,
        };
        Ok(Self {
            cards: cards.all(),
            round: number,
            part: 1,
            procedure: procedure(profile.end_of_round),
            keys: desk.keys(app, None),
            again: None,
        })
    }

    /// Keeps one part of the cards, `most` of them.
    pub(super) fn keep_part(&mut self, part: PartQuery, list: &ListAddress, most: usize) -> Shown {
        let mut cards = std::mem::take(&mut self.cards);
        if cards.len() > most {
            // the parts are named by their table numbers
            cards.sort_by_key(|card| card.number);
        }
        let numbers: Vec<u32> = cards.iter().map(|card| card.number.try_into().unwrap_or(0)).collect();
        let cut = Parts::by_number(&numbers, most);
        let shown = cut.part(part, list);
        self.cards = shown.take(cards);
        self.part = (self.cards.first())
            .and_then(|first| numbers.iter().position(|number| i64::from(*number) == first.number))
            .map_or(1, |line| cut.holding(line));
        shown
    }
}

/// Reads the moments of the entries that the reader may undo.
async fn own_entries(app: &App, board: &Board, viewer: &Viewer) -> Result<Vec<Moment>, WebError> {
    let is_fresh = |pod| results::undo_is_offered_until(pod, &viewer.account, board.at).is_some();
    // Most readers have entered nothing in the last seconds: this saves a statement.
    if !board.tables.iter().any(|table| is_fresh(&table.pod)) {
        return Ok(Vec::new());
    }
    let (tournament, account, now) = (board.tournament.id.clone(), viewer.account.clone(), board.at);
    read(app, move |conn| {
        Ok::<_, WebError>(results::own_entries(conn, &tournament, &account, now)?)
    })
    .await
}

/// Returns the sentence about the turns left after a call.
fn procedure(end: EndOfRound) -> Message {
    match end {
        EndOfRound::ExtraTurns => t::ask_extra_turns(),
        EndOfRound::FinishTurn => t::ask_finish_turn(),
    }
}

/// The button that was tapped, by its name and value.
fn button(fields: &Fields) -> Option<(&'static str, &str)> {
    let names = [
        "call", "early", "turn", "extra", "out", "conceded", "won", "said", "undo", "back",
    ];
    let tapped = names.map(|name| (name, fields.text(name)));
    tapped.into_iter().find(|(_, value)| !value.is_empty())
}

/// Returns the same tap for the current table; `None` for one that refers to a certain step.
fn again(fields: &Fields, version: i64) -> Option<(&'static str, String)> {
    let (name, value) = button(fields)?;
    let (place, _) = value.rsplit_once('.')?;
    ["call", "early", "turn", "extra", "out", "conceded", "won"]
        .contains(&name)
        .then(|| (name, format!("{place}.{version}")))
}

/// The effect of a tap, and its table.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Pressed {
    Tap(GameVersion, Tap),
    /// Withdraws a result that the same person entered a moment ago.
    TakeBack {
        table: i64,
        version: i64,
    },
    /// Counts a player's report, or what another says against it.
    Said {
        table: i64,
        said: reports::Said,
    },
}

impl Pressed {
    /// Reads a form: the button's value is the table, then a seat, a marker or `D`, then the version of its game.
    fn of(fields: &Fields) -> Option<Self> {
        let (name, value) = button(fields)?;
        if name == "said" {
            let (table, said) = value.split_once('.')?;
            let (table, said) = (table.parse().ok()?, reports::Said::read(said));
            return Some(Self::Said { table, said });
        }
        let mut parts = value.split('.');
        let table: i64 = parts.next()?.parse().ok()?;
        let (key, version) = match (parts.next()?, parts.next()) {
            (key, Some(version)) => (key, version),
            (version, None) => ("", version),
        };
        let version: i64 = version.parse().ok()?;
        // seats are counted from 1 on pages
        let place = || key.parse::<usize>().ok().and_then(|seat| seat.checked_sub(1));
        let tap = match name {
            "call" | "early" => Tap::Call {
                turn: place(),
                not_counted: not_counted(fields, table),
                end_step: fields.all("end_step").any(|of| of == table.to_string()),
                early: name == "early",
            },
            "turn" => Tap::EndTurn(MarkerNumber(key.parse().ok()?)),
            "extra" => Tap::ExtraTurn(place()?),
            "out" => Tap::Out(place()?, Left::Lost),
            "conceded" => Tap::Out(place()?, Left::Conceded),
            "won" if key == "D" => Tap::Result(None),
            "won" => Tap::Result(Some(place()?)),
            "undo" => Tap::Undo(key.parse().ok()),
            _ => return Some(Self::TakeBack { table, version }),
        };
        let seen = seen_steps(fields, table);
        Some(Self::Tap(GameVersion { table, version, seen }, tap))
    }

    fn table(&self) -> i64 {
        match self {
            Self::Tap(at, _) => at.table,
            Self::TakeBack { table, .. } | Self::Said { table, .. } => *table,
        }
    }

    /// Carries it out in the round that the page has shown.
    fn act(&self, work: &mut Work<'_, '_>, round: i64) -> Result<(), OpError> {
        results::in_round(work, round)?;
        match self {
            Self::Tap(at, tap) => follow::tap(work, *at, tap),
            Self::TakeBack { table, version } => {
                let (table, version) = (*table, *version);
                follow::take_back(work, TableVersion { round, table, version })
            }
            Self::Said { table, said } => match confirm_by_staff(work, *table, said)? {
                (Reported::Differs { stored, .. }, _) => Err(OpError::Conflict(t::reported_before(stored))),
                (Reported::Stored | Reported::AlreadySo, _) => Ok(()),
            },
        }
    }
}

/// Returns what the card of a table showed of its game's steps: all cards are in one form.
fn seen_steps(fields: &Fields, table: i64) -> Option<SeenSteps> {
    let of_table = |value: &str| {
        let mut numbers = value.split('.');
        (numbers.next()?.parse() == Ok(table)).then_some(())?;
        let (last, moved) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
        Some(SeenSteps { last, moved })
    };
    fields.all("steps").find_map(of_table)
}

/// Returns the players ticked as not counted at a table: all cards are in one form.
fn not_counted(fields: &Fields, table: i64) -> Vec<usize> {
    let of_table = |value: &str| {
        let (number, seat) = value.split_once('.')?;
        (number == table.to_string()).then_some(())?;
        seat.parse::<usize>().ok()?.checked_sub(1)
    };
    fields.all("not_counted").filter_map(of_table).collect()
}

/// `POST …/desk/floor`: judges; one tap at a table.
pub(super) async fn tapped(form: StaffForm<Floor>) -> WebResult {
    let Some(pressed) = Pressed::of(&form.fields) else {
        return refused(&form, 0, &OpError::field("call", t::no_button())).await;
    };
    let table = pressed.table();
    let to = card_at(&form, table);
    let round = form.fields.text("round").parse().unwrap_or(0);
    let done = form.run(&to, move |work| pressed.act(work, round));
    match done.await {
        // the card shows the rest, in its place
        Ok(()) => Ok(page::see_other(&to)),
        Err(error @ (OpError::Invalid(_) | OpError::Refused { .. } | OpError::Conflict(_) | OpError::NotFound(_))) => {
            refused(&form, table, &error).await
        }
        Err(error) => Err(back(&to)(error)),
    }
}

/// Returns the address of a table's card, in the part of the list that the form was sent from.
fn card_at(form: &StaffForm<Floor>, table: i64) -> String {
    let list = ListAddress::new(form.at("desk/floor")).and("show", VIEW);
    let to = list.of(PartQuery::new(form.fields.text("part"), ""));
    format!("{to}#table-{table}")
}

/// Shows the current cards, with the reason for a refused tap on the card and above the list.
async fn refused(form: &StaffForm<Floor>, table: i64, error: &OpError) -> WebResult {
    let query = Query {
        show: Some(VIEW.to_owned()),
        table: None,
        part: Some(form.fields.text("part").to_owned()),
    };
    let mut page: FloorPage = floor_page(&form.app, &form.request, &form.sender, &query).await?;
    let sentence = error.in_words();
    let cards = page.time.iter_mut().flat_map(|mode| &mut mode.cards);
    let mut version = None;
    if let Some(card) = cards.into_iter().find(|card| card.number == table) {
        card.problem = Some(sentence.clone());
        version = Some(card.version);
    }
    if let (OpError::Conflict(_), Some(mode), Some(version)) = (error, &mut page.time, version) {
        mode.again = again(&form.fields, version).map(|(name, value)| Again {
            what: t::inside_table(table),
            why: sentence.clone(),
            name,
            value,
        });
    }
    page.shell.notice = Some(Notice::bad(match table {
        0 => sentence,
        table => t::problem_at(table, sentence),
    }));
    let status = match error {
        OpError::Conflict(_) => StatusCode::CONFLICT,
        OpError::NotFound(_) => StatusCode::NOT_FOUND,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    page::with_status(status, &page)
}
