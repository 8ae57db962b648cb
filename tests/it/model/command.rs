//! What people do, as the model and the cases know it: one command a line, numbers as people see them.

use serde::{Deserialize, Serialize};

use super::tournament::{Number, Typed};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    Open,
    /// So many are added at once, at the desk.
    Add(usize),
    Register,
    Admit(Number),
    RefusePending(Number),
    Remove(Number),
    CheckIn(Number),
    CheckOut(Number),
    CheckInSelf(Number),
    CheckInAll,
    CheckOutAll,
    DropAbsent,
    Drop(Number),
    DropSelf(Number),
    UndoDrop(Number),
    Disqualify(Number),
    UndoDisqualification(Number),
    Draft,
    /// Without the reason that a small field needs (T19).
    DraftWithoutReason,
    DraftPresent,
    DraftAgain,
    Discard,
    /// Keeps a draft that is out of date.
    Keep,
    Swap(Number, Number),
    MoveTable(i64, i64),
    Publish,
    Start,
    PublishAndStart,
    Unpublish,
    Unstart,
    FinishRound,
    /// The round with this number.
    ReopenRound(i64),
    EnterNew(Entry),
    Enter(Number, Entry),
    /// The staff enters a result, knowing the one that is there or not.
    Result {
        table: i64,
        typed: Typed,
        knowing: bool,
    },
    /// The staff corrects a result, or clears it.
    Correct {
        round: i64,
        table: i64,
        typed: Option<Typed>,
    },
    /// The player at a seat reports.
    Tell {
        table: i64,
        seat: usize,
        typed: Typed,
    },
    /// The player at a seat confirms the report that waits.
    Agree {
        table: i64,
        seat: usize,
    },
    Object {
        table: i64,
        seat: usize,
    },
    WithdrawReport {
        table: i64,
        seat: usize,
    },
    /// The staff counts what was reported first.
    CountReport {
        table: i64,
    },
    /// Who entered a result undoes the entry at once.
    UndoEntry {
        table: i64,
    },
    Cut(u32),
    UndoCut,
    FinishTournament,
    ReopenTournament,
    Cancel,
    /// The same by a form of a page that was loaded before the tournament's structure last changed.
    ByOldForm(Box<Command>),
}

/// How somebody enters late.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    Loss,
    Bye,
    Table(i64),
}
