//! Handover: everything that a judge is responsible for, tables, calls, slow-play watches and deck checks, passes to
//! somebody else in one command.

use serde_json::{Value, json};

use super::{account_of, acts_as_chief, in_ranges, is_chief, round_at_the_tables};
use crate::command::text;
use crate::run::rounds::refuse_ended;
use crate::{OpError, Work};
use podium_store::floor::calls::{self, CallRow, CoverRow};
use podium_store::floor::clocks;
use podium_store::floor::watches::{self, WatchRow};
use podium_store::site::accounts;
use podium_store::tournaments::log::{self, LogLine};
use podium_store::tournaments::rounds;
use podium_store::{CallState, DbError, Reader, Role};
use say::Message;
use say::refused_floor as t;

/// Longest note to the successor, in characters.
const LONGEST_NOTE: usize = 500;

/// The verb of its line in the log.
const VERB: &str = "shift.hand_over";

/// The content of a handover.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Handover {
    /// The judge who hands over.
    pub from: String,
    /// The account that takes over; `None`: nobody, and the calls wait again.
    pub to: Option<String>,
    /// The tables that were covered, by number.
    pub tables: Vec<i64>,
    /// The calls that were taken, by id.
    pub calls: Vec<String>,
    /// The running watches, by id; they continue under the successor, and end if there is none.
    pub watches: Vec<String>,
    /// The running deck checks, by id; without a successor they go on, and nobody has them in hand.
    pub deck_checks: Vec<String>,
}

impl Handover {
    fn in_hand(&self) -> InHand<'_> {
        InHand {
            tables: &self.tables,
            calls: self.calls.len(),
            watches: self.watches.len(),
            deck_checks: self.deck_checks.len(),
        }
    }

    /// "tables 1–3, 2 calls".
    pub fn in_words(&self) -> Message {
        self.in_hand().in_words()
    }

    /// Returns whether nothing changed hands.
    pub fn is_empty(&self) -> bool {
        self.in_hand().is_empty()
    }

    fn to_json(&self) -> Value {
        json!({
            "from": self.from, "to": self.to, "tables": self.tables, "calls": self.calls, "watches": self.watches,
            "deck_checks": self.deck_checks,
        })
    }

    fn of_line(line: &LogLine) -> Option<Self> {
        let after: Value = serde_json::from_str(line.after.as_deref()?).ok()?;
        let text = |name: &str| after[name].as_str().map(str::to_owned);
        let list = |name: &str| after[name].as_array().cloned().unwrap_or_default();
        let ids = |name: &str| {
            let all = list(name).into_iter();
            all.filter_map(|id| Some(id.as_str()?.to_owned())).collect()
        };
        Some(Self {
            from: text("from")?,
            to: text("to"),
            tables: list("tables").iter().filter_map(Value::as_i64).collect(),
            calls: ids("calls"),
            watches: ids("watches"),
            deck_checks: ids("deck_checks"),
        })
    }
}

/// What a judge is responsible for: the tables by number, and how many of the rest.
#[derive(Debug, Clone, Copy)]
pub struct InHand<'h> {
    pub tables: &'h [i64],
    pub calls: usize,
    pub watches: usize,
    pub deck_checks: usize,
}

impl InHand<'_> {
    pub fn is_empty(self) -> bool {
        self.tables.is_empty() && self.calls + self.watches + self.deck_checks == 0
    }

    /// "tables 1–3, 2 calls, 1 watch".
    pub fn in_words(self) -> Message {
        let tables = match self.tables {
            [] => None,
            [one] => Some(t::hand_table(one)),
            all => Some(t::hand_tables(in_ranges(all))),
        };
        let parts = [
            tables,
            (self.calls > 0).then(|| t::hand_calls(self.calls)),
            (self.watches > 0).then(|| t::hand_watches(self.watches)),
            (self.deck_checks > 0).then(|| t::hand_deck_checks(self.deck_checks)),
        ];
        Message::joined(parts.into_iter().flatten(), ", ")
    }
}

/// A handover as the log recorded it.
#[derive(Debug, Clone)]
pub struct PastHandover {
    pub line: LogLine,
    pub handover: Handover,
}

/// The latest handovers of a tournament, latest first.
pub fn past(conn: &mut Reader<'_>, tournament: &str, lines: i64) -> Result<Vec<PastHandover>, DbError> {
    let lines = log::recent(conn, tournament, VERB, lines)?;
    let past = lines.into_iter().filter_map(|line| {
        let handover = Handover::of_line(&line)?;
        Some(PastHandover { line, handover })
    });
    Ok(past.collect())
}

/// The end of a shift, with the successor.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ShiftEnd {
    /// The judge whose shift ends; `None`: the acting account.
    pub from: Option<String>,
    /// The successor; `None`: nobody, the tables are free and the calls wait again.
    pub to: Option<String>,
    /// A note to the successor; may be empty.
    pub note: String,
}

/// Hands over everything that a judge is responsible for now. The head judge and organizers can end anybody's shift.
///
/// # Errors
/// It is another judge's shift, the successor does not judge here, there is nothing to hand over, or the note is too
/// long.
pub fn hand_over(work: &mut Work<'_, '_>, end: &ShiftEnd) -> Result<Handover, OpError> {
    refuse_ended(work.tournament.state)?;
    let own = account_of(work)?;
    let from = end.from.clone().unwrap_or_else(|| own.clone());
    if from != own && !acts_as_chief(work)? {
        return Err(OpError::Forbidden(t::ends_own_shift()));
    }
    let note = text::block("note", say::field_names::note(), &end.note, LONGEST_NOTE)
        .map_err(|problem| OpError::Invalid(vec![problem]))?;
    let takes_escalated = match &end.to {
        None => false,
        Some(to) => is_chief(judge(work, &from, to)?),
    };
    work.floor_only_for([]);
    let handover = Handover {
        tables: covers(work, &from, end.to.as_deref())?,
        calls: claimed(work, &from, end.to.as_deref(), takes_escalated)?,
        watches: watched(work, &from, end.to.as_deref())?,
        deck_checks: checked(work, &from, end.to.as_deref())?,
        from,
        to: end.to.clone(),
    };
    if handover.is_empty() {
        return Err(OpError::refused(t::nothing_to_hand_over()));
    }
    let done = match handover.to {
        Some(_) => "Handed over",
        None => "Ended a shift without a successor:",
    };
    let what = format!("{done} {}", handover.in_words());
    work.log(VERB, what).after(handover.to_json()).reason(&note);
    Ok(handover)
}

/// Returns the role of the successor.
fn judge(work: &mut Work<'_, '_>, from: &str, to: &str) -> Result<Role, OpError> {
    if from == to {
        return Err(OpError::field("to", t::successor_other()));
    }
    let role = accounts::staff_role(work.conn, &work.tournament.id, to)?;
    // A table given to a scorekeeper would look covered, but nobody would watch it.
    role.filter(|role| *role != Role::Scorekeeper)
        .ok_or_else(|| OpError::field("to", t::successor_of_staff()))
}

/// Passes on the covered tables of the round, and returns their numbers.
fn covers(work: &mut Work<'_, '_>, from: &str, to: Option<&str>) -> Result<Vec<i64>, OpError> {
    let Some(round) = round_at_the_tables(work.conn, &work.tournament.id)? else {
        return Ok(Vec::new());
    };
    let own: Vec<String> = calls::covers_of_round(work.conn, &round.id)?
        .into_iter()
        .filter(|cover| cover.account_id == from)
        .map(|cover| cover.pod_id)
        .collect();
    let mut tables = Vec::new();
    for pod in rounds::pods_of_round(work.conn, &round.id)? {
        if !own.contains(&pod.id) {
            continue;
        }
        let row = to.map(|to| CoverRow {
            pod_id: pod.id.clone(),
            account_id: to.to_owned(),
            since: work.at,
        });
        calls::set_cover(work.conn, &pod.id, row.as_ref())?;
        tables.push(pod.table_number);
    }
    tables.sort_unstable();
    Ok(tables)
}

/// Passes on the claimed calls, and returns their ids. An escalated call waits for the head judge again if the
/// successor may not decide it.
fn claimed(
    work: &mut Work<'_, '_>,
    from: &str,
    to: Option<&str>,
    takes_escalated: bool,
) -> Result<Vec<String>, OpError> {
    let mut passed = Vec::new();
    let taken = |call: &CallRow| call.state == CallState::Claimed && call.claimed_by.as_deref() == Some(from);
    for mut call in calls::open(work.conn, &work.tournament.id)? {
        let stays = call.stays_by.as_deref() == Some(from);
        if !taken(&call) && !stays {
            continue;
        }
        if stays {
            call.stays_by = to.map(str::to_owned);
        }
        if !taken(&call) {
            call.version += 1;
            calls::update(work.conn, &call)?;
            continue;
        }
        let to = to.filter(|_| call.escalated_at.is_none() || takes_escalated);
        // the time of the claim is kept: the table has waited since then
        call.claimed_by = to.map(str::to_owned);
        call.handed_by = None;
        if to.is_none() {
            call.claimed_at = None;
            call.state = match call.escalated_at {
                Some(_) => CallState::Escalated,
                None => CallState::Waiting,
            };
        }
        call.version += 1;
        work.floor_only_for(&call.player_id);
        calls::update(work.conn, &call)?;
        passed.push(call.id);
    }
    Ok(passed)
}

/// Passes on the running deck checks of the round, and returns their ids.
fn checked(work: &mut Work<'_, '_>, from: &str, to: Option<&str>) -> Result<Vec<String>, OpError> {
    let Some(round) = round_at_the_tables(work.conn, &work.tournament.id)? else {
        return Ok(Vec::new());
    };
    let mut passed = Vec::new();
    for mut check in clocks::extensions_of_round(work.conn, &round.id)? {
        if !check.is_running() || check.made_by.as_deref() != Some(from) {
            continue;
        }
        check.made_by = to.map(str::to_owned);
        clocks::update_extension(work.conn, &check)?;
        passed.push(check.id);
    }
    Ok(passed)
}

/// Passes on the running watches, and returns their ids. A watch without a successor ends.
fn watched(work: &mut Work<'_, '_>, from: &str, to: Option<&str>) -> Result<Vec<String>, OpError> {
    let mut passed = Vec::new();
    for watch in watches::running_in(work.conn, &work.tournament.id)? {
        if watch.account_id != from {
            continue;
        }
        let passed_on = WatchRow {
            account_id: to.unwrap_or(from).to_owned(),
            ended_at: to.is_none().then_some(work.at),
            ..watch
        };
        watches::update(work.conn, &passed_on)?;
        passed.push(passed_on.id);
    }
    Ok(passed)
}
