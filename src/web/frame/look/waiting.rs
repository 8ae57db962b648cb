//! The items that wait for the staff: how many of each kind, since when, and who has to decide about them.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use podium_base::clock::Moment;
use podium_ops::people::players::holds_place;
use podium_ops::run::reports::disagrees;
use podium_ops::run::rounds;
use podium_snapshot::Snapshot;
use podium_store::floor::clocks::ExtensionRow;
use podium_store::tournaments::rounds::PodRow;
use podium_store::{CallState, PlayerStatus, ReportState, Role, RoundState};

/// The number of waiting items of one kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Waiting {
    pub number: usize,
    /// When the newest of them began to wait: anything that began later was not there before.
    pub newest: Option<Moment>,
}

impl Waiting {
    /// Creates the number of items that have been waiting since these moments.
    pub fn since(moments: impl IntoIterator<Item = Moment>) -> Self {
        moments.into_iter().fold(Self::default(), |all, at| {
            all.and(Self {
                number: 1,
                newest: Some(at),
            })
        })
    }

    /// Combines both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            number: self.number + other.number,
            newest: self.newest.max(other.newest),
        }
    }
}

/// The numbers of waiting items in a tournament, for the people concerned.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Unclaimed calls that every judge may claim.
    pub calls: Waiting,
    /// Calls that were escalated to the head judge.
    pub escalated: Waiting,
    /// Calls that a colleague handed to the reader, who has not taken them yet.
    pub handed: Waiting,
    /// Rulings that wait for the head judge: appeals, and penalties that a judge alone cannot give.
    pub rulings: Waiting,
    /// Results that players dispute.
    pub disputed: Waiting,
    /// Tables whose result is late.
    pub late: Waiting,
    /// When the next result becomes late, unless it is entered before.
    pub next_late: Option<DateTime<Utc>>,
    /// Tables of the open round without a result.
    pub outstanding: usize,
    /// Registrations that wait for approval.
    pub pending: Waiting,
    /// Registered players who are not checked in; 0 as soon as there is a round.
    pub absent: usize,
    /// Players without a decklist, if lists are asked for; 0 as soon as there is a round.
    pub without_deck: usize,
    /// Whether there are judges besides the head judge and the organizers, who take calls while the head judge decides.
    pub has_judges: bool,
}

impl Counts {
    /// Counts the waiting items at a moment, in one pass over tables and players; `reader`: the account that reads them.
    pub fn of(snapshot: &Snapshot, now: Moment, reader: Option<&str>) -> Self {
        let (loaded, floor) = (&snapshot.loaded, &snapshot.floor);
        let before_rounds = loaded.tournament.state.is_before_rounds();
        let rows = || loaded.players.iter().filter(|row| before_rounds && holds_place(row));
        let calls = |state: CallState| floor.calls.iter().filter(move |call| call.state == state);
        let handed = (floor.calls.iter())
            .filter(|call| call.handed_by.is_some() && reader.is_some() && call.claimed_by.as_deref() == reader);
        let pods = loaded
            .open_round()
            .map(|round| round.pods.as_slice())
            .unwrap_or_default();
        let disputed = floor.reports().filter(|report| disagrees(report, pods));
        let pending = loaded
            .unregistered
            .iter()
            .filter(|row| row.status == PlayerStatus::Pending);
        let open = loaded.open_round().filter(|round| round.row.state != RoundState::Draft);
        let late_at: Vec<DateTime<Utc>> = to_come(snapshot).into_iter().map(|(_, at)| at).collect();
        let is_late = |at: &DateTime<Utc>| *at <= now.and_utc();
        Self {
            calls: Waiting::since(calls(CallState::Waiting).map(|call| call.made_at)),
            escalated: Waiting::since(
                calls(CallState::Escalated).map(|call| call.escalated_at.unwrap_or(call.made_at)),
            ),
            handed: Waiting::since(handed.map(|call| call.claimed_at.unwrap_or(call.made_at))),
            rulings: Waiting::since(floor.appeals.iter().copied()),
            disputed: Waiting::since(disputed.map(|report| report.answered_at.unwrap_or(report.at))),
            late: Waiting::since(late_at.iter().filter(|at| is_late(at)).map(DateTime::naive_utc)),
            next_late: late_at.iter().filter(|at| !is_late(at)).min().copied(),
            outstanding: open.map_or(0, |round| rounds::outstanding(round).len()),
            pending: Waiting::since(pending.map(|row| row.registered_at)),
            absent: rows().filter(|row| !row.checked_in).count(),
            without_deck: match floor.decks {
                Some(_) => rows().filter(|row| row.decklist.is_none()).count(),
                None => 0,
            },
            has_judges: floor.staff.contains(&Role::Judge),
        }
    }
}

/// Returns the tables of the current round whose result is late at a moment.
pub fn late_tables(snapshot: &Snapshot, now: Moment) -> Vec<i64> {
    let late = (to_come(snapshot).into_iter()).filter(|(_, at)| *at <= now.and_utc());
    let mut tables: Vec<i64> = late.map(|(pod, _)| pod.table_number).collect();
    tables.sort_unstable();
    tables
}

/// Returns the tables without a result, each with the time at which it becomes late. Disputed ones count as disputed,
/// not here.
fn to_come(snapshot: &Snapshot) -> Vec<(&PodRow, DateTime<Utc>)> {
    let loaded = &snapshot.loaded;
    let running = loaded
        .open_round()
        .filter(|round| round.row.state == RoundState::Running);
    let (Some(round), Some(clock)) = (running, &loaded.clock) else {
        return Vec::new();
    };
    // once for the round, because every page of the staff needs it
    let mut given: HashMap<&str, Vec<&ExtensionRow>> = HashMap::new();
    for extension in &clock.extensions {
        given.entry(&extension.pod_id).or_default().push(extension);
    }
    let is_disputed = |pod: &PodRow| {
        let last = snapshot.floor.reports_of(&pod.id).last();
        last.is_some_and(|report| report.state == ReportState::Disputed)
    };
    (round.pods.iter())
        .filter(|pod| pod.result.is_none() && !is_disputed(pod))
        .filter_map(|pod| {
            let given = given.get(pod.id.as_str()).into_iter().flatten().copied();
            Some((pod, clock.row.at_table(given).result_is_late_at()?))
        })
        .collect()
}
