//! A table of the round in two lines: its number, state, time and players.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Viewer, caller};
use crate::web::frame::look::countdown::Countdown;
use crate::web::frame::look::local_time::clock_time;
use podium_event::PlayerIx;
use podium_event::result::Outcome;
use podium_ops::floor::board::{Board, BoardTable};
use podium_ops::floor::rulings::ToCarryOut;
use podium_ops::floor::state::TableState;
use podium_snapshot::names;
use podium_store::tournaments::rounds::PlaceRow;
use podium_store::{CallState, NamesShown};

/// The time of a table, as text and for the script's countdown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TimeView {
    /// When time is up, RFC 3339; `None` where nothing counts down.
    pub ends: Option<String>,
    /// "until 15:04", "since 15:04", "paused, 31 min left".
    pub text: say::Message,
}

/// A player of a table.
pub struct NameView {
    pub name: String,
    /// Why the player is out of the game.
    pub out: Option<&'static str>,
}

/// A table of the floor.
pub struct Row {
    pub number: i64,
    pub href: String,
    /// The label of its state, and the kind of its chip.
    pub state: String,
    pub kind: &'static str,
    /// `None` for a table that is done.
    pub time: Option<TimeView>,
    /// Minutes given to the table; 0: none.
    pub extension: u32,
    pub names: Vec<NameView>,
    /// "Cleo's turn", once time is called in a game that is followed.
    pub turn: Option<String>,
    pub result: Option<String>,
    /// Open calls, one line each.
    pub calls: Vec<String>,
    /// The judge who covers the table.
    pub cover: Option<String>,
    pub deck_check: Option<String>,
    /// Penalties that a judge still has to carry out, one line each.
    pub to_carry_out: Vec<String>,
    /// The views that list it, by their keys.
    pub is: String,
    pub hidden: bool,
}

impl Row {
    pub fn new(board: &Board, table: &BoardTable, viewer: &Viewer, at: &str, show: &str) -> Self {
        let zone = &board.tournament.time_zone;
        let own = |account: &Option<String>| account.as_ref() == Some(&viewer.account);
        let mut is = vec!["all"];
        if table.state.is_outstanding() {
            is.push("out");
        }
        if table.state.is_after_time() {
            is.push("time");
        }
        // Players who disagree wait for a judge as those who called.
        if !table.calls.is_empty() || table.state == TableState::Disputed {
            is.push("calls");
        }
        // What is to be done where nobody is in charge is everybody's.
        let is_task = !table.to_carry_out.is_empty() && table.cover.is_none();
        if own(&table.cover) || is_task || table.calls.iter().any(|call| own(&call.claimed_by)) {
            // Includes a call taken at somebody else's table: the judge has to go there.
            is.push("mine");
        }
        let calls = table.calls.iter().map(|call| {
            let account = |id: &Option<String>| id.as_deref().map_or("somebody", |id| board.judge(id)).to_owned();
            let caller = caller(call, &board.players, &account);
            let since = clock_time(call.made_at, zone);
            match call.state {
                CallState::Claimed if call.handed_by.is_some() => {
                    format!("Handed to {}: {caller}, since {since}", account(&call.claimed_by))
                }
                CallState::Claimed => format!("{} is at it: {caller}, since {since}", account(&call.claimed_by)),
                CallState::Escalated => format!("Head judge called: {caller}, since {since}"),
                _ => format!("Call: {caller}, since {since}"),
            }
        });
        Self {
            number: table.number(),
            href: format!("{at}/floor/{}", table.number()),
            state: table.state.label(),
            kind: kind(table.state),
            time: time(table, zone, board.at.and_utc()),
            extension: table.extension(),
            names: (table.places.iter().enumerate())
                .map(|(place, row)| NameView {
                    name: name(board, row),
                    out: table.out(place),
                })
                .collect(),
            turn: turn(board, table),
            result: result(board, table),
            calls: calls.collect(),
            cover: table.cover.as_deref().map(|by| board.judge(by).to_owned()),
            deck_check: deck_check(table, zone),
            to_carry_out: table
                .to_carry_out
                .iter()
                .map(|task| task_words(board, table, task))
                .collect(),
            // Rendered but hidden: the script changes the view without asking the server.
            hidden: !is.contains(&show),
            // For the script (`data-is`), which chooses among the rows by these words.
            is: is.join(" "),
        }
    }

    /// Returns whether a view lists the table.
    pub fn is_in(&self, view: &str) -> bool {
        self.is.split(' ').any(|word| word == view)
    }
}

/// Returns the full name of the player in a seat.
pub fn name(board: &Board, place: &PlaceRow) -> String {
    let row = board.players.get(&place.player_id);
    row.map_or_else(|| "a player".to_owned(), |row| names::of_player(row, NamesShown::Full))
}

/// Says what a judge still has to do at a table: "Carry out: Game Loss, Bob", "Undo at the table: Game Loss of Bob was
/// withdrawn".
pub fn task_words(board: &Board, table: &BoardTable, task: &ToCarryOut) -> String {
    let place = table.places.iter().find(|place| place.player_id == task.player_id);
    let who = place.map_or_else(|| "a player".to_owned(), |place| name(board, place));
    let penalty = task.penalty.name();
    match task.undone {
        None => format!("Carry out: {penalty}, {who}"),
        Some(why) => format!("Undo at the table: {penalty} of {who} {}", why.words()),
    }
}

/// Returns whose turn it is, or how many turns are in progress, at a table where time was called.
fn turn(board: &Board, table: &BoardTable) -> Option<String> {
    let game = table.game.as_ref()?;
    let is_called = matches!(
        table.state,
        TableState::Turn { .. } | TableState::TurnsLeft(_) | TableState::LastTurn
    );
    let turns: Vec<usize> = game.in_turn().filter_map(|turn| turn.place).collect();
    match (is_called, turns.as_slice()) {
        (true, [one]) => Some(format!("{}'s turn", name(board, table.places.get(*one)?))),
        (true, [_, ..]) => Some(format!("{} turns in progress", turns.len())),
        _ => None,
    }
}

/// Returns the kind of a state's chip.
pub fn kind(state: TableState) -> &'static str {
    match state {
        TableState::NotStarted | TableState::Paused => "idle",
        TableState::Playing => "live",
        TableState::Extension | TableState::Drawn | TableState::Decided | TableState::Reported => "warn",
        TableState::TimeIsUp
        | TableState::Turn { .. }
        | TableState::TurnsLeft(_)
        | TableState::LastTurn
        | TableState::Disputed => "bad",
        TableState::Done => "good",
    }
}

/// Returns since when a deck check has been running at a table: "deck check since 14:05".
pub fn deck_check(table: &BoardTable, zone: &str) -> Option<String> {
    let check = table.deck_check()?;
    Some(format!("deck check since {}", clock_time(check.started_at, zone)))
}

/// Returns the time at a table; `None` without a clock, and for a table that is done.
pub fn time(table: &BoardTable, zone: &str, now: DateTime<Utc>) -> Option<TimeView> {
    let clock = table.clock.filter(|_| table.state != TableState::Done)?;
    let is_up = clock.paused_since.is_none() && clock.time_left(now).is_some_and(|left| left <= TimeDelta::zero());
    Some(match (is_up, clock.time_is_called_at()) {
        // After the end nothing counts down; the time since then matters for the turns (T22).
        (true, Some(called)) => TimeView {
            ends: None,
            text: format!("since {}", clock_time(called.naive_utc(), zone)).into(),
        },
        _ => match Countdown::of(&clock, zone, now) {
            Some(shown) => TimeView {
                ends: shown.ends_at,
                text: shown.text,
            },
            None => TimeView {
                ends: None,
                text: "no time limit".into(),
            },
        },
    })
}

/// Describes the result of a table that has one.
pub fn result(board: &Board, table: &BoardTable) -> Option<String> {
    let name = |seat: &PlayerIx| name(board, &table.places[seat.ix()]);
    Some(match table.outcome.as_ref()? {
        Outcome::Won(winner) => format!("{} won", name(winner)),
        Outcome::Drawn(scoring) if scoring.len() == table.places.len() => "Drawn".to_owned(),
        Outcome::Drawn(scoring) if scoring.is_empty() => "Drawn, nobody scores".to_owned(),
        Outcome::Drawn(scoring) => {
            let names: Vec<String> = scoring.iter().map(name).collect();
            format!("Drawn among {}", names.join(", "))
        }
    })
}
