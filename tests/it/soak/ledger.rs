//! The end of a part of a run: what the database contains, beside what clients were answered.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Duration;

use podium_event::{GameResult, PlayerIx, PodResult};
use podium_store::floor::{calls, reports};
use podium_store::site::accounts;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::log::{self, LogLine};
use podium_store::tournaments::rounds::PodRow;
use podium_store::{CallState, ReportState, RoundState};

use super::at_tables::reason;
use super::history::{Call, Heard, written};
use super::linear::{DATABASE, Finding, Thing, finding};
use super::site::{JUDGES, Site, Stage, TableHere};
use super::{judge_call, rounds, table};
use crate::harness::TestDb;

/// What was found of a run.
#[derive(Debug, Default)]
pub struct Found {
    /// How late what one instance has changed may show at another one.
    pub late: Duration,
    pub histories: u64,
    pub lost: u64,
    pub doubled: u64,
    pub stale: u64,
    /// Where the histories are that are not as they should be.
    pub files: Vec<PathBuf>,
    /// What no instance showed any more at the end, though nothing was wrong around it.
    pub silent: Vec<String>,
}

/// The calls with every look begun as much earlier as what it shows may be late.
pub fn as_late<T: Thing>(calls: &[Call<T::Act, T::Outcome>], late: Duration) -> Vec<Call<T::Act, T::Outcome>> {
    let mut calls = calls.to_vec();
    let looks = calls
        .iter_mut()
        .filter(|call| T::only_looks(&call.act) && call.client != DATABASE);
    looks.for_each(|call| call.begun = call.begun.saturating_sub(late));
    calls
}

impl Found {
    /// Whether nothing is wrong.
    pub fn is_sound(&self) -> bool {
        self.lost + self.doubled + self.stale == 0 && self.files.is_empty() && self.silent.is_empty()
    }

    fn count(&mut self, finding: Finding) {
        match finding {
            Finding::Sound => {}
            Finding::Stale => self.stale += 1,
            Finding::Lost => self.lost += 1,
            Finding::Doubled => self.doubled += 1,
        }
    }

    /// Judges one history, and leaves it in a file where it cannot be.
    fn judge<T: Thing>(&mut self, name: &str, start: &T, calls: &[Call<T::Act, T::Outcome>], lines: &[String]) {
        self.histories += 1;
        let found = finding(start, &as_late::<T>(calls, self.late));
        self.count(found);
        if found != Finding::Sound || !lines.is_empty() {
            let path = keep_one(name, &format!("{found:?}\n{}\n{}", lines.join("\n"), written(calls)));
            eprintln!("{found:?} {lines:?}: see {}", path.display());
            self.files.push(path);
        }
    }

    /// Reads everything in the database and compares it with the replies. No instance runs meanwhile.
    pub fn close(&mut self, db: &TestDb, site: &Site, name: &str) {
        let hall = db.load(&site.hall);
        let log = lines_of(db, &hall.tournament.id);
        for here in &site.tables {
            let row = hall.rounds[0].pods.iter().find(|pod| pod.table_number == here.number);
            let row: &PodRow = row.expect("the table is there");
            let pod = hall.event.rounds().last().and_then(|round| {
                let mut pods = round.pods.iter();
                pods.find(|pod| i64::from(pod.table) == here.number)
            });
            let pod = pod.expect("the pod is there");
            let is = table::Outcome::Stored {
                version: row.version,
                result: seat_of(&pod.result, &pod.seats),
                report: open_report(db, &hall, here, &row.id),
            };
            here.history.see(DATABASE, table::Act::Stored, is);
            let calls = here.history.calls();
            let wrong = self.of_table(here, row.version, &calls, &log);
            self.judge(&format!("{name}-table-{}", here.number), &here.start, &calls, &wrong);
        }
        let rows = db.db.read(|conn| calls::of_tournament(conn, &hall.tournament.id));
        let rows = rows.expect("the calls");
        for (number, here) in site.calls.iter().enumerate() {
            let row = rows.iter().find(|row| row.id == here.id).expect("the call is there");
            let is = judge_call::Outcome::Is {
                version: row.version,
                state: state_of(db, row),
            };
            here.history.see(DATABASE, judge_call::Act::Read, is);
            // the line of its making is no change
            let of_this = |line: &&LogLine| line.after.as_ref().is_some_and(|after| after.contains(&here.id));
            let lines = log.iter().filter(of_this).count() as i64 - 1;
            let wrong = self.against_log(row.version - here.start.version(), lines);
            self.judge(
                &format!("{name}-call-{number}"),
                &here.start,
                &here.history.calls(),
                &wrong,
            );
        }
        for (number, stage) in site.stages.iter().enumerate() {
            self.of_stage(db, stage, &format!("{name}-rounds-{number}"));
        }
    }

    fn of_stage(&mut self, db: &TestDb, stage: &Stage, name: &str) {
        let loaded = db.load(&stage.slug);
        let newest = loaded.rounds.last();
        let are = rounds::Outcome::Are {
            version: loaded.tournament.structure_version,
            round: newest.map_or(0, |round| round.row.number as u32),
            state: newest.map_or(rounds::State::None, |round| match round.row.state {
                RoundState::Draft => rounds::State::Draft,
                RoundState::Published => rounds::State::Published,
                RoundState::Running => rounds::State::Running,
                RoundState::Finished => rounds::State::Finished,
            }),
            reported: newest.is_some_and(|round| round.pods.iter().any(|pod| pod.result.is_some())),
        };
        stage.history.see(DATABASE, rounds::Act::Read, are);
        let steps = loaded.tournament.structure_version - stage.start.version();
        let log = lines_of(db, &loaded.tournament.id);
        // a result that came first has started its round in the same moment, which is a line and no step
        let by_result = |line: &LogLine| {
            let beside = |other: &&LogLine| (other.number - line.number).abs() == 1 && other.at == line.at;
            line.verb == "round.start" && log.iter().filter(beside).any(|other| other.verb.starts_with("result."))
        };
        let is_step = |line: &&LogLine| line.verb.starts_with("round.") && !by_result(line);
        let lines = log.iter().filter(is_step).count() as i64;
        let wrong = self.against_log(steps, lines);
        self.judge(name, &stage.start, &stage.history.calls(), &wrong);
    }

    /// Compares how often something changed with the lines of the log about it.
    fn against_log(&mut self, changes: i64, lines: i64) -> Vec<String> {
        match lines.cmp(&changes) {
            std::cmp::Ordering::Equal => return Vec::new(),
            std::cmp::Ordering::Less => self.lost += 1,
            std::cmp::Ordering::Greater => self.doubled += 1,
        }
        vec![format!("{changes} changes, and {lines} lines of the log")]
    }

    /// The lines of the log about a table, beside its version and beside each act that gave its own reason.
    fn of_table(
        &mut self,
        here: &TableHere,
        version: i64,
        calls: &[Call<table::Act, table::Outcome>],
        log: &[LogLine],
    ) -> Vec<String> {
        let beginnings = [
            format!("Table {}, ", here.number),
            format!("Result of table {} in ", here.number),
        ];
        let is_here = |line: &&LogLine| {
            line.verb.starts_with("result.") && beginnings.iter().any(|begin| line.what.starts_with(begin))
        };
        let lines: Vec<&LogLine> = log.iter().filter(is_here).collect();
        let mut wrong = self.against_log(version - here.start.version(), lines.len() as i64);
        let mut possible: BTreeMap<u64, (bool, bool)> = BTreeMap::new();
        for call in calls {
            let (table::Act::Put { key, .. } | table::Act::Correct { key, .. }) = &call.act else {
                continue;
            };
            let (surely, perhaps) = possible.entry(*key).or_default();
            match &call.heard {
                Heard::Outcome(outcome) if table::Table::counted(&call.act, outcome).is_some() => {
                    // a first report is logged without a reason; a cleared result always has one
                    *surely |= matches!(
                        call.act,
                        table::Act::Put { result: None, .. } | table::Act::Correct { result: None, .. }
                    );
                    *perhaps = true;
                }
                Heard::Outcome(_) | Heard::Unchanged | Heard::Unsent => {}
                Heard::Unknown => *perhaps = true,
            }
        }
        let mut keys = BTreeSet::new();
        for (key, (surely, perhaps)) in possible {
            let said = reason(key);
            let count = lines
                .iter()
                .filter(|line| line.reason.as_deref() == Some(&said))
                .count();
            keys.insert(said);
            if count > usize::from(perhaps) {
                self.doubled += 1;
                wrong.push(format!("act {key} is in the log {count} times"));
            } else if count < usize::from(surely) {
                self.lost += 1;
                wrong.push(format!("act {key} was acknowledged and is not in the log"));
            }
        }
        let of_nobody = lines.iter().filter_map(|line| line.reason.as_ref());
        wrong.extend(
            of_nobody
                .filter(|said| !keys.contains(*said))
                .map(|said| format!("nobody said {said:?}")),
        );
        wrong
    }
}

/// Leaves all histories of a part in files, unjudged.
pub fn keep(site: &Site, name: &str) {
    for here in &site.tables {
        keep_one(
            &format!("{name}-table-{}", here.number),
            &written(&here.history.calls()),
        );
    }
    for (number, here) in site.calls.iter().enumerate() {
        keep_one(&format!("{name}-call-{number}"), &written(&here.history.calls()));
    }
    for (number, stage) in site.stages.iter().enumerate() {
        keep_one(&format!("{name}-rounds-{number}"), &written(&stage.history.calls()));
    }
}

fn keep_one(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("soak-{name}.txt"));
    std::fs::create_dir_all(env!("CARGO_TARGET_TMPDIR")).expect("a folder for findings");
    std::fs::write(&path, text).expect("the history is written");
    path
}

fn lines_of(db: &TestDb, tournament: &str) -> Vec<LogLine> {
    db.db
        .read(|conn| log::of_tournament(conn, tournament))
        .expect("the log")
}

/// The report that is open at a table, as it is stored.
fn open_report(db: &TestDb, hall: &Loaded, here: &TableHere, pod: &str) -> Option<table::Open> {
    let rows = db.db.read(|conn| reports::open_of_pod(conn, pod));
    let mut rows = rows.expect("the reports");
    let row = rows.pop()?;
    assert!(rows.is_empty(), "a pod has one open report: {row:?}, {rows:?}");
    let player = hall.row(hall.player_of(&row.player_id).expect("who reported is there"));
    let seat = here.players.iter().position(|number| *number == player.number);
    Some(table::Open {
        seat: seat.expect("who reported sits there") as u8 + 1,
        result: match row.games.as_str() {
            "D" => table::DRAWN,
            seat => seat.parse().expect("the seat that won the one game"),
        },
        is_disputed: row.state == ReportState::Disputed,
    })
}

/// Who has a call, as it is stored.
fn state_of(db: &TestDb, row: &calls::CallRow) -> judge_call::State {
    let judge_of = |account: &String| {
        (0..JUDGES as u8).find(|judge| {
            let found = db
                .db
                .read(|conn| accounts::by_name_key(conn, &format!("judge {judge}")));
            found.expect("the accounts").is_some_and(|found| found.id == *account)
        })
    };
    match (row.state, &row.claimed_by) {
        (CallState::Waiting, None) => judge_call::State::Waiting,
        (CallState::Claimed, Some(account)) => judge_call::State::Claimed(judge_of(account).expect("a judge has it")),
        (CallState::Resolved, _) => judge_call::State::Resolved,
        _ => panic!("no state of a call in the run: {row:?}"),
    }
}

/// The seat that won the one game of a result.
fn seat_of(result: &PodResult, seats: &[PlayerIx]) -> Option<u8> {
    let seat = |winner: &PlayerIx| {
        let at = seats.iter().position(|player| player == winner);
        at.expect("the winner sits there") as u8 + 1
    };
    match result {
        PodResult::NotReported => None,
        PodResult::Won(winner) => Some(seat(winner)),
        PodResult::Drawn(_) => Some(table::DRAWN),
        PodResult::Places(groups) => groups.first().map(|first| match &first[..] {
            [winner] => seat(winner),
            _ => table::DRAWN,
        }),
        PodResult::Games { games, .. } => games.first().map(|game| match game {
            GameResult::Won(winner) => seat(winner),
            GameResult::Drawn => table::DRAWN,
        }),
    }
}
