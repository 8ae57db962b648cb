//! What is pressed at a table, by whom, and when it is sent; made up at random.

use proptest::bool::weighted;
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, any};
use proptest::prop_oneof;
use proptest::sample::{Index, select};

/// The seats of the table, which players count from 0 here and from 1 on pages.
pub const SEATS: usize = 4;

/// How many things happen at a table.
const LENGTH: std::ops::RangeInclusive<usize> = 24..=36;

/// Somebody at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// A player with a phone, by their seat.
    Phone(usize),
    Judge,
}

/// A value of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Life,
    Poison,
    Energy,
    /// Damage by the commander of a seat.
    Damage(usize),
}

/// What somebody presses. What it sends depends on their page: whose turn it ends, which step it undoes, and, at the desk, the
/// value that it sets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Press {
    /// A value of a seat becomes larger or smaller.
    Change(usize, Part, i32),
    Monarch(usize),
    Pass,
    /// A player has lost; `true`: concedes.
    Leave(usize, bool),
    Roll(usize),
    Undo,
}

/// What happens at a table.
#[derive(Debug, Clone)]
pub enum Event {
    /// Somebody presses a button of the page that they have. With a network, the oldest of what waits is sent.
    Press(Who, Press, bool),
    /// The oldest press of somebody that waits is sent.
    Send(Who),
    /// Somebody loads their page.
    Look(Who),
    /// Something that was sent before is sent again, because its answer was lost.
    Again(Index),
}

/// What happens at a table, in its order.
pub fn events() -> impl Strategy<Value = Vec<Event>> {
    let event = prop_oneof![
        8 => (who(), press(), weighted(0.7)).prop_map(|(who, press, is_sent)| Event::Press(who, press, is_sent)),
        2 => who().prop_map(Event::Send),
        4 => who().prop_map(Event::Look),
        1 => any::<Index>().prop_map(Event::Again),
    ];
    vec(event, LENGTH)
}

fn who() -> impl Strategy<Value = Who> {
    prop_oneof![
        3 => Just(Who::Phone(0)),
        3 => Just(Who::Phone(1)),
        2 => Just(Who::Judge),
    ]
}

fn press() -> impl Strategy<Value = Press> {
    prop_oneof![
        6 => change(),
        2 => seat().prop_map(Press::Monarch),
        4 => Just(Press::Pass),
        2 => (seat(), weighted(0.3)).prop_map(|(seat, concedes)| Press::Leave(seat, concedes)),
        1 => seat().prop_map(Press::Roll),
        4 => Just(Press::Undo),
    ]
}

fn change() -> impl Strategy<Value = Press> {
    prop_oneof![
        3 => (seat(), select(vec![-5, -1, 1, 5])).prop_map(|(seat, by)| Press::Change(seat, Part::Life, by)),
        1 => (seat(), select(vec![-1, 1, 1])).prop_map(|(seat, by)| Press::Change(seat, Part::Poison, by)),
        1 => (seat(), select(vec![-1, 1, 1])).prop_map(|(seat, by)| Press::Change(seat, Part::Energy, by)),
        2 => (seat(), seat(), select(vec![-1, 1, 1, 5])).prop_map(|(seat, from, by)| Press::Change(seat, Part::Damage(from), by)),
    ]
}

fn seat() -> impl Strategy<Value = usize> {
    0..SEATS
}
