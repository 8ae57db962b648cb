//! An open call for a judge, as the floor, the page of a table and the list of calls show it.

use std::collections::BTreeMap;

use actix_web::HttpRequest;

use super::Viewer;
use super::words::game_line;
use crate::web::frame::form::{Choice, Fields, FormKeys, USUAL_MINUTES};
use crate::web::frame::look::countdown::timestamp;
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::request::desk::{Desk, Right};
use crate::web::frame::state::App;
use podium_ops::floor as ops;
use podium_ops::floor::board::BoardTable;
use podium_ops::floor::{Board, CallAction};
use podium_snapshot::names;
use podium_store::floor::calls::CallRow;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{CallState, NamesShown};
use say::{Message, call_parts, floor_calls as t, staff_words};

/// The choice that gives the call's own length as extra time.
pub const LENGTH: &str = "length";

/// An open call with the actions that its viewer may take.
pub struct CallView {
    pub id: String,
    /// The prefix of its forms' addresses.
    pub at: String,
    pub keys: FormKeys,
    /// The page that its forms lead back to: "calls", or a table's number.
    pub back: String,
    /// The table, if it is in the current round.
    pub table: Option<i64>,
    /// The game that is followed there: "Turn 9 · Ann since 14:05 · Ann 31, Bo 12".
    pub game: Option<Message>,
    /// "Round 2, table 7", if it is in an earlier round.
    pub earlier: Option<Message>,
    /// The people who called, or who noted it.
    pub caller: Message,
    /// What it is about.
    pub what: Option<String>,
    pub kind: &'static str,
    /// "waits for a judge", "Jo has it since 14:06".
    pub state: Message,
    /// The time it was made, as "14:05".
    pub since: Message,
    /// What was passed on to the head judge: "Jo asks: …".
    pub note: Option<Message>,
    /// The judge who stays at the table until the head judge comes, as a sentence.
    pub stays: Option<Message>,
    pub may_claim: bool,
    pub takes_over: bool,
    pub may_give_back: bool,
    pub may_escalate: bool,
    pub may_resolve: bool,
    /// The judges to whom the reader may hand it.
    pub colleagues: Vec<Choice>,
    /// The refused answer.
    pub answer: String,
    /// When the first judge took it, for the stopwatch; `None` before.
    pub taken_at: Option<String>,
    /// The same, as "since 14:06".
    pub taken: Message,
    /// The choices of extra time; empty if there is no table that plays.
    pub times: Vec<Choice>,
    /// The chosen extra time.
    pub time: String,
    /// The address of a new ruling about it.
    pub ruling: String,
}

impl CallView {
    pub fn new<R: Right>(app: &App, desk: &Desk<R>, board: &Board, call: &CallRow, viewer: &Viewer) -> Self {
        let zone = &board.tournament.time_zone;
        let time = |at| clock_time(at, zone);
        let noted = call.made_by.as_ref().map(|by| match *by == viewer.account {
            true => t::noted_by_you(),
            false => t::noted_by(board.judge(by)),
        });
        let table = board
            .tables
            .iter()
            .find(|table| Some(&table.pod.id) == call.pod_id.as_ref());
        let times = table.map_or(Vec::new(), |table| times(call, table));
        // T21: over a minute gives its length, unless time was already given for it.
        let own_time = match times.iter().any(|choice| choice.value == LENGTH) {
            true => LENGTH,
            false => "",
        };
        let game = table.and_then(|table| game_line(board, table));
        let table = table.map(|table| table.number());
        // The same check as the command's: no button is shown that would be refused.
        let may = |action| viewer.may && ops::is_allowed(call, &viewer.account, viewer.chief, action);
        let at_table = table.map(|table| format!("table={table}&")).unwrap_or_default();
        let is_handed_over = call.handed_by.is_some() && call.claimed_by.as_ref() == Some(&viewer.account);
        let colleagues = board.judges.iter().filter(|judge| {
            may(CallAction::Hand) && judge.account != viewer.account && Some(&judge.account) != call.claimed_by.as_ref()
        });
        Self {
            at: desk.at(&format!("desk/calls/{}", call.id)),
            keys: desk.keys(app, call.version),
            // A word or a number, never an address: see `StaffForm::answer`.
            back: "calls".to_owned(),
            table,
            game,
            earlier: call.pod_id.as_ref().and_then(|pod| board.earlier.get(pod)).cloned(),
            caller: caller(call, &board.players, noted),
            what: Some(call.what.clone()).filter(|what| !what.is_empty()),
            kind: match call.state {
                CallState::Waiting | CallState::Escalated => "bad",
                _ if is_handed_over => "bad",
                _ => "live",
            },
            state: state(call, board, viewer),
            since: time(call.made_at),
            may_claim: may(CallAction::Claim),
            note: call.escalated_note.as_ref().map(|note| match &call.escalated_by {
                Some(by) if *by == viewer.account => t::you_ask(note),
                Some(by) => t::judge_asks(board.judge(by), note),
                None => note.into(),
            }),
            stays: call.stays_by.as_ref().map(|by| match *by == viewer.account {
                true => t::you_stay(),
                false => t::judge_stays(board.judge(by)),
            }),
            takes_over: call.state == CallState::Claimed && !is_handed_over,
            colleagues: colleagues
                .map(|judge| Choice::new(&judge.account, &judge.name))
                .collect(),
            may_give_back: may(CallAction::GiveBack),
            may_escalate: may(CallAction::Escalate),
            may_resolve: may(CallAction::Resolve),
            answer: String::new(),
            taken_at: call.first_taken_at.map(|at| timestamp(at.and_utc())),
            taken: (call.first_taken_at).map_or_else(Message::default, |at| call_parts::since(time(at))),
            time: own_time.to_owned(),
            times,
            ruling: desk.at(&format!("desk/rulings/new?{at_table}call={}", call.id)),
            id: call.id.clone(),
        }
    }

    /// Returns whether a button for claiming it or giving it back is shown.
    pub fn may_change_hands(&self) -> bool {
        self.may_claim || self.may_give_back
    }

    /// Returns whether the reader may pass it to the head judge or a colleague.
    pub fn may_pass_on(&self) -> bool {
        self.may_escalate || !self.colleagues.is_empty()
    }

    /// Returns whether its answer is the main thing to do: the reader has it.
    pub fn is_in_hand(&self) -> bool {
        !self.may_claim || self.takes_over
    }

    /// Returns whether resolving it can give time to the table: a judge has the call, and the table plays.
    pub fn offers_time(&self) -> bool {
        self.taken_at.is_some() && !self.times.is_empty()
    }

    /// Returns the start of the time for the choice of the call's length; `None` for a choice of minutes.
    pub fn length_from(&self, choice: &Choice) -> Option<&str> {
        self.taken_at.as_deref().filter(|_| choice.value == LENGTH)
    }

    /// Keeps the answer and the time of a refused form about this call.
    pub fn keep(&mut self, request: &HttpRequest, fields: &Fields) {
        // The page has several calls, but only one was answered.
        if request.path() == format!("{}/resolve", self.at) {
            self.answer = fields.raw("answer").to_owned();
            self.time = fields.text("time").to_owned();
        }
    }

    /// Makes its forms lead back to the page of a table.
    #[must_use]
    pub fn back_to_table(mut self, table: i64) -> Self {
        self.back = table.to_string();
        self
    }
}

/// Returns the choices of extra time for a call's table: none, the call's length, or the usual minutes.
fn times(call: &CallRow, table: &BoardTable) -> Vec<Choice> {
    // A table that has reported needs no time; the command refuses it too.
    if table.pod.result.is_some() {
        return Vec::new();
    }
    let mut times = vec![Choice::new("", t::no_time())];
    if !table.given.iter().any(|given| ops::counts_for(given, call)) {
        // The script counts its minutes: a part of the page that reloads would disturb the person filling it in.
        times.push(Choice::new(LENGTH, t::its_length()));
    }
    times.extend(USUAL_MINUTES.map(|minutes| Choice::new(minutes, format!("+{minutes}"))));
    times
}

/// Returns where an open call stands, for its viewer.
fn state(call: &CallRow, board: &Board, viewer: &Viewer) -> Message {
    let zone = &board.tournament.time_zone;
    let is_viewer = |account: &Option<String>| account.as_ref() == Some(&viewer.account);
    let name = |account: &Option<String>| account_name(board, account);
    let since = || clock_time(call.claimed_at.unwrap_or(call.made_at), zone);
    match call.state {
        CallState::Waiting => t::waits(),
        CallState::Escalated => t::waits_for_head_judge(clock_time(call.escalated_at.unwrap_or(call.made_at), zone)),
        _ if call.handed_by.is_some() => match (is_viewer(&call.handed_by), is_viewer(&call.claimed_by)) {
            (_, true) => t::handed_to_you(name(&call.handed_by), since()),
            (true, false) => t::you_handed(name(&call.claimed_by), since()),
            (false, false) => t::handed(name(&call.handed_by), name(&call.claimed_by), since()),
        },
        _ if is_viewer(&call.claimed_by) => t::you_have_it(since()),
        _ => t::has_it(name(&call.claimed_by), since()),
    }
}

/// Returns the name of a judge for a sentence.
pub fn account_name(board: &Board, account: &Option<String>) -> Message {
    match account {
        Some(id) => board.judge(id).into(),
        None => staff_words::somebody(),
    }
}

/// Returns the players who called, after `noted`, which says that a judge noted the call.
pub fn caller(call: &CallRow, players: &BTreeMap<String, PlayerRow>, noted: Option<Message>) -> Message {
    let callers = call.callers().filter_map(|id| players.get(id));
    let names = callers.map(|row| names::of_player(row, NamesShown::Full).into());
    let said: Vec<Message> = noted.into_iter().chain(names).collect();
    match said.is_empty() {
        true => staff_words::a_player(),
        false => Message::joined(said, ", "),
    }
}
