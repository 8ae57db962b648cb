//! Two commands on the same row: one is held after it has read and before it writes, while the other runs. What comes of
//! it is what would come of one after the other.
//!
//! On PostgreSQL alone: on SQLite a command that writes holds the whole file from its first statement.

mod accounts;
mod communities;
mod tournaments;

use std::collections::BTreeMap;
use std::sync::mpsc::channel;
use std::time::Duration;

use podium_ops::OpError;

use crate::harness::TestDb;
use crate::harness::asked::{Stop, stopping};
use crate::harness::raw::Raw;

/// A command, by name.
type Named<W> = (&'static str, fn(&W) -> Result<(), OpError>);

/// What came of two commands: how each ended, and the rows that they left.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Outcome {
    ended: [String; 2],
    rows: String,
}

fn answer_of(done: Result<(), OpError>) -> String {
    match done {
        Ok(()) => "done".to_owned(),
        Err(OpError::Db(error)) => panic!("the database refused a command: {error}"),
        // with another sentence, where it was refused for what the other one did at the same time
        Err(_) => "refused".to_owned(),
    }
}

/// Whether a statement writes something that is more than a note about its sender.
fn writes(statement: &str) -> bool {
    let notes = ["forms_used", "sign_in_failures"];
    ["INSERT", "UPDATE", "DELETE"]
        .iter()
        .any(|verb| statement.starts_with(verb))
        && !notes.iter().any(|table| statement.contains(table))
}

/// Runs `second` while `first` is held before it writes: until `second` has ended, or waits for a row that `first` has
/// locked.
fn held_between(
    beside: &mut Raw,
    first: impl FnOnce() -> String + Send,
    second: impl FnOnce() -> String + Send,
) -> [String; 2] {
    let (stopped, has_stopped) = channel();
    let (let_go, go_on) = channel();
    std::thread::scope(|scope| {
        let stop = Stop {
            before: writes,
            stopped,
            go_on,
        };
        let first = scope.spawn(|| stopping(stop, first));
        // an error: it has ended, and had nothing to write
        has_stopped.recv().ok();
        let second = scope.spawn(second);
        while !second.is_finished() && !beside.somebody_waits() {
            std::thread::sleep(Duration::from_millis(1));
        }
        let_go.send(()).ok();
        [
            first.join().expect("the first command"),
            second.join().expect("the second command"),
        ]
    })
}

/// Runs every command between the read and the write of every other, each time in a new world.
fn each_against_each<W: Sync>(
    db: &TestDb,
    commands: &[Named<W>],
    world: impl Fn() -> W,
    rows: impl Fn(&W, &mut Raw) -> String,
) {
    // one connection for all pairs: the server starts a process for each
    let mut beside = Raw::connect(&db.address);
    let mut in_order = BTreeMap::new();
    for (first, act) in commands {
        for (second, act_then) in commands {
            let world = world();
            let ended = [answer_of(act(&world)), answer_of(act_then(&world))];
            in_order.insert(
                (*first, *second),
                Outcome {
                    ended,
                    rows: rows(&world, &mut beside),
                },
            );
        }
    }
    let mut wrong = Vec::new();
    for (first, act) in commands {
        for (second, act_then) in commands {
            let world = world();
            let ended = held_between(&mut beside, || answer_of(act(&world)), || answer_of(act_then(&world)));
            let got = Outcome {
                ended,
                rows: rows(&world, &mut beside),
            };
            let mut reversed = in_order[&(*second, *first)].clone();
            reversed.ended.reverse();
            let expected = [in_order[&(*first, *second)].clone(), reversed];
            if !expected.contains(&got) {
                wrong.push(format!(
                    "{first}, held while: {second}\n  got {got:#?}\n  not one of {expected:#?}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} pairs:\n{}", wrong.len(), wrong.join("\n"));
}
