//! A table of the round in two lines: its number, state, time and players.

use chrono::{DateTime, TimeDelta, Utc};

use super::Viewer;
use super::call::{account_name, caller};
use super::words::{name, takes_long};
use crate::web::frame::look::countdown::{Countdown, timestamp};
use crate::web::frame::look::local_time::clock_time;
use crate::web::shared::terms;
use podium_event::PlayerIx;
use podium_event::penalties::Penalty;
use podium_event::result::Outcome;
use podium_ops::floor::board::{Board, BoardTable};
use podium_ops::floor::rulings::{ToCarryOut, Undone};
use podium_ops::floor::state::TableState;
use podium_store::CallState;
use say::{Message, call_parts, floor_calls, floor_tables as t, pods, staff_words};

/// The time of a table, as text and for the script's countdown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TimeView {
    /// Whether it is the overtime of the last turn (T44).
    pub is_overtime: bool,
    /// When time is up, RFC 3339; `None` where nothing counts down.
    pub ends: Option<String>,
    /// "until 15:04", "since 15:04", "paused, 31 min left".
    pub text: Message,
}

/// A player of a table.
pub struct NameView {
    pub name: Message,
    /// Why the player is out of the game.
    pub out: Option<Message>,
}

/// A table of the floor.
pub struct Row {
    pub number: i64,
    pub href: String,
    /// The label of its state, and the kind of its chip.
    pub state: Message,
    pub kind: &'static str,
    /// Whether the time says the state: the table simply plays.
    pub is_usual: bool,
    /// `None` for a table that is done.
    pub time: Option<TimeView>,
    /// Minutes given to the table; 0: none.
    pub extension: u32,
    pub names: Vec<NameView>,
    /// "Cleo's turn", once time is called in a game that is followed.
    pub turn: Option<Message>,
    /// "Cleo has taken 12 min for this turn": turns and players that take long, one line each.
    pub takes_long: Vec<Message>,
    pub result: Option<Message>,
    /// The kind of the chip that says that a judge is called: loud while nobody is on the way; `None` without a call.
    pub call: Option<&'static str>,
    /// Open calls, one line each.
    pub calls: Vec<Message>,
    /// Who is missing, and that it is to start without them.
    pub missing: Option<Message>,
    /// The judge who covers the table.
    pub cover: Option<String>,
    pub deck_check: Option<Message>,
    /// Penalties that a judge still has to carry out, one line each.
    pub to_carry_out: Vec<Message>,
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
            let noted = (call.made_by.as_ref()).map(|by| floor_calls::noted_by(board.judge(by)));
            let caller = caller(call, &board.players, noted);
            let judge = || account_name(board, &call.claimed_by);
            let since = clock_time(call.made_at, zone);
            match call.state {
                CallState::Claimed if call.handed_by.is_some() => floor_calls::line_handed(judge(), caller, since),
                CallState::Claimed => floor_calls::line_taken(judge(), caller, since),
                CallState::Escalated => floor_calls::line_head_judge(caller, since),
                _ => floor_calls::line_call(caller, since),
            }
        });
        let is_claimed = table.calls.iter().all(|call| call.state == CallState::Claimed);
        let time = time(table, zone, board.at.and_utc());
        Self {
            number: table.number(),
            href: format!("{at}/floor/{}", table.number()),
            state: table.state.label(),
            kind: kind(table.state),
            is_usual: table.state == TableState::Playing && time.is_some(),
            time,
            extension: table.extension(),
            names: (table.places.iter().enumerate())
                .map(|(place, row)| NameView {
                    name: name(board, row),
                    out: table.out(place),
                })
                .collect(),
            turn: turn(board, table),
            takes_long: takes_long(board, table),
            result: result(board, table),
            call: (!table.calls.is_empty()).then_some(if is_claimed { "warn" } else { "bad" }),
            calls: calls.collect(),
            cover: table.cover.as_deref().map(|by| board.judge(by).to_owned()),
            deck_check: deck_check(table, zone),
            missing: missing(board, table),
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

/// Says what a judge still has to do at a table: "Carry out: Game Loss, Bob", "Undo at the table: Game Loss of Bob was
/// withdrawn".
pub fn task_words(board: &Board, table: &BoardTable, task: &ToCarryOut) -> Message {
    let place = table.places.iter().find(|place| place.player_id == task.player_id);
    let who = place.map_or_else(staff_words::a_player, |place| name(board, place));
    let penalty = terms::penalty(task.penalty);
    match task.undone {
        None => t::carry_out(penalty, who),
        Some(Undone::Withdrawn) => t::undo_withdrawn(penalty, who),
        Some(Undone::Overturned) => t::undo_overturned(penalty, who),
        Some(Undone::Lighter(Penalty::None)) => t::undo_no_penalty(penalty, who),
        Some(Undone::Lighter(lighter)) => t::undo_lighter(penalty, who, terms::penalty(lighter)),
    }
}

/// Names the players who are missing from a table, and says when it is to start without them; `None` if nobody is.
pub fn missing(board: &Board, table: &BoardTable) -> Option<Message> {
    let names = table.missing.iter().map(|place| name(board, &table.places[*place]));
    let names: Vec<Message> = names.collect();
    let missing = (!names.is_empty()).then(|| pods::missing(say::list(names)))?;
    Some(match table.starts_without_now(board.at) {
        true => Message::joined([missing, say::one_table::starts_now()], " · "),
        false => missing,
    })
}

/// Returns whose turn it is, or how many turns are in progress, at a table where time was called.
fn turn(board: &Board, table: &BoardTable) -> Option<Message> {
    let game = table.game.as_ref()?;
    let is_called = matches!(
        table.state,
        TableState::Turn { .. } | TableState::TurnsLeft(_) | TableState::LastTurn
    );
    let turns: Vec<usize> = game.in_turn().filter_map(|turn| turn.place).collect();
    match (is_called, turns.as_slice()) {
        (true, [one]) => Some(t::turn_of(name(board, table.places.get(*one)?))),
        (true, [_, ..]) => Some(t::turns_in_progress(turns.len())),
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
        | TableState::OvertimeOver
        | TableState::Disputed => "bad",
        TableState::Done => "good",
    }
}

/// Returns since when a deck check has been running at a table: "deck check since 14:05".
pub fn deck_check(table: &BoardTable, zone: &str) -> Option<Message> {
    let check = table.deck_check()?;
    Some(t::deck_check_since(clock_time(check.started_at, zone)))
}

/// Returns the time at a table; `None` without a clock, and for a table that is done.
pub fn time(table: &BoardTable, zone: &str, now: DateTime<Utc>) -> Option<TimeView> {
    let clock = table.clock.filter(|_| table.state != TableState::Done)?;
    let is_up = clock.paused_since.is_none() && clock.time_left(now).is_some_and(|left| left <= TimeDelta::zero());
    let over = table.overtime.and_then(|minutes| clock.overtime_ends_at(minutes));
    Some(match (is_up, clock.time_is_called_at()) {
        // T44: what is left of the overtime; once it is over the state of the table says so
        (true, Some(_)) if over.is_some_and(|over| over > now) => TimeView {
            is_overtime: true,
            ends: over.map(timestamp),
            text: over.map_or_else(Message::default, |over| {
                say::shell::until(clock_time(over.naive_utc(), zone))
            }),
        },
        // After the end nothing counts down; the time since then matters for the turns (T22).
        (true, Some(called)) => TimeView {
            text: call_parts::since(clock_time(called.naive_utc(), zone)),
            ..TimeView::default()
        },
        _ => match Countdown::of(&clock, zone, now) {
            Some(shown) => TimeView {
                is_overtime: false,
                ends: shown.ends_at,
                text: shown.text,
            },
            None => TimeView {
                text: say::projector::no_time_limit(),
                ..TimeView::default()
            },
        },
    })
}

/// Describes the result of a table that has one.
pub fn result(board: &Board, table: &BoardTable) -> Option<Message> {
    let name = |seat: &PlayerIx| name(board, &table.places[seat.ix()]);
    let result = match table.outcome.as_ref()? {
        Outcome::Won(winner) => pods::won(name(winner)),
        Outcome::Drawn(scoring) if scoring.len() == table.places.len() => pods::drawn(),
        Outcome::Drawn(scoring) if scoring.is_empty() => pods::drawn_nobody_scores(),
        Outcome::Drawn(scoring) => pods::drawn_among(Message::joined(scoring.iter().map(name), ", ")),
    };
    Some(match table.by_seed.and_then(|best| table.places.get(best)) {
        Some(best) => pods::advances_by_seed(result, self::name(board, best)),
        None => result,
    })
}
