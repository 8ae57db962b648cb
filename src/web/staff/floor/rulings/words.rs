//! What pages say about a ruling: the rulings that it was built on, its texts, its decision.

use std::collections::BTreeSet;

use podium_ops::floor::rulings::{Book, Entry, was_made_lighter};
use podium_store::RulingState;
use podium_store::floor::rulings::RulingRow;
use say::{Marked, Message, rulings as t};

/// Describes the ruling that a flagged one was built on and that is no longer in force.
pub(super) fn fallen(book: &Book, entry: &Entry) -> Option<Message> {
    entry.row.flagged_at?;
    let basis = entry.players.iter().flat_map(|about| about.row.basis());
    let numbers: BTreeSet<i64> = basis.collect();
    let fallen = numbers
        .into_iter()
        .filter_map(|number| match book.entry(number)?.row.state {
            RulingState::Overturned => Some(t::was_overturned(number)),
            RulingState::Withdrawn => Some(t::was_withdrawn(number)),
            RulingState::Given | RulingState::Appealed | RulingState::Upheld => None,
        });
    Some(Message::joined(fallen, ", "))
}

/// Returns the name of a text that a ruling had before.
pub(super) fn part_name(part: &str) -> Message {
    match part {
        "what" => t::what_happened(),
        "answer" => say::field_names::answer(),
        "rule" => say::field_names::rule(),
        "penalty" => say::field_names::penalty(),
        _ => say::field_names::decision(),
    }
}

/// Returns how the head judge decided, before their name.
pub(super) fn decided_by(row: &RulingRow) -> Message {
    match row.state {
        RulingState::Overturned => t::overturned_by(),
        _ if was_made_lighter(row) => t::changed_by(),
        _ => t::upheld_by(),
    }
}

/// Returns sentences about the rulings that a penalty counts, with links to them; `list`: the address of the rulings.
pub(super) fn built_on(numbers: &[i64], list: &str) -> Vec<Marked> {
    let to = |number: &i64| format!("{list}/{number}");
    let sentence = |some: &[i64]| match some {
        [one] => t::built_on_one(one, to(one)),
        [one, two] => t::built_on_two(one, two, to(one), to(two)),
        // the only other length of the chunks
        [one, two, three, ..] => t::built_on_three(one, two, three, to(one), to(two), to(three)),
        [] => unreachable!("chunks are not empty"),
    };
    numbers.chunks(3).map(sentence).collect()
}
