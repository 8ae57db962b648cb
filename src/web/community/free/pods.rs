//! Pods as pages show them, and what forms about them send.

use std::collections::BTreeMap;

use podium_event::season::{Achievement, FreePodState};
use podium_ops::season::free::results::PodAt;
use podium_snapshot::season::{FreeNow, PodNow, SeatNow};
use say::{Message, free as t};

use crate::web::frame::form::{Choice, Fields};

/// Who reads the names of a pod.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reads {
    /// Everybody: of a pod that has ended those who show their results.
    Everybody,
    /// Those at the table.
    Table,
    Staff,
}

impl Reads {
    /// Returns a name as this reader sees it.
    fn name(self, pod: &PodNow, seat: &SeatNow) -> Message {
        let names = &seat.names;
        match self {
            Self::Staff => (&names.full).into(),
            Self::Everybody if !pod.is_open() => {
                (names.in_results.as_ref()).map_or_else(say::season::a_player, Message::from)
            }
            Self::Everybody | Self::Table => (&names.public).into(),
        }
    }
}

/// A pod.
#[derive(Debug)]
pub struct PodView {
    pub number: i64,
    pub table: Message,
    pub state: Message,
    pub is_void: bool,
    pub seats: Vec<SeatView>,
    /// The places that can be chosen.
    pub places: Vec<Choice>,
}

/// A seat.
#[derive(Debug)]
pub struct SeatView {
    /// The number of the person in the community.
    pub number: i64,
    pub name: Message,
    /// Counted from 1.
    pub seat: usize,
    pub place: Message,
    /// The value of the place in a select.
    pub chosen: String,
    /// What was tapped: a list of names.
    pub achieved: Message,
    pub taps: Vec<Tap>,
}

/// An achievement, and how many times it was tapped.
#[derive(Debug)]
pub struct Tap {
    pub id: String,
    pub label: Message,
    pub times: String,
    pub choices: Vec<Choice>,
}

impl PodView {
    /// Creates the view of a pod.
    pub fn of(now: &FreeNow, pod: &PodNow, reads: Reads) -> Self {
        let seat = |(ix, seat): (usize, &SeatNow)| SeatView::of(now, pod, reads, (ix, seat));
        Self {
            number: pod.number,
            table: t::table(pod.table),
            state: match pod.state {
                FreePodState::Playing => t::playing(),
                FreePodState::Reported => t::reported(),
                FreePodState::Confirmed => t::confirmed(),
                FreePodState::Void => t::void(),
            },
            is_void: pod.state == FreePodState::Void,
            seats: pod.seats.iter().enumerate().map(seat).collect(),
            places: (1..=pod.seats.len()).map(|place| Choice::new(place, place)).collect(),
        }
    }
}

impl SeatView {
    fn of(now: &FreeNow, pod: &PodNow, reads: Reads, (ix, seat): (usize, &SeatNow)) -> Self {
        let sharing = pod.seats.iter().filter(|other| other.place == seat.place).count() as i64;
        let times = |one: &Achievement| seat.tapped.get(&one.id).copied().unwrap_or(0);
        let achieved = now.achievements.iter().filter(|one| times(one) > 0);
        Self {
            number: seat.number,
            name: reads.name(pod, seat),
            seat: ix + 1,
            place: match seat.place {
                None => Message::default(),
                Some(place) if sharing == 1 => place.into(),
                Some(place) => say::season::places_shared(place, place + sharing - 1),
            },
            chosen: seat.place.map(|place| place.to_string()).unwrap_or_default(),
            achieved: say::list(achieved.map(|one| t::times_of(&one.name, times(one))).collect()),
            taps: now.achievements.iter().map(|one| tap(one, times(one))).collect(),
        }
    }
}

fn tap(one: &Achievement, times: i64) -> Tap {
    Tap {
        id: one.id.clone(),
        label: t::points_of(&one.name, one.points),
        times: times.to_string(),
        choices: (0..=one.most)
            .map(|times| Choice::new(times, t::times(times)))
            .collect(),
    }
}

/// Returns the pod that a form is about; `evening`: the number in its address.
pub fn pod_at(fields: &Fields, evening: i64) -> PodAt {
    PodAt {
        evening,
        pod: fields.text("pod").parse().unwrap_or(0),
        version: fields.version(),
    }
}

/// Returns the places that were tapped, by seat: one winner, a draw of all, or a place for each. `seats`: how many there are.
pub fn tapped(fields: &Fields) -> Vec<u32> {
    let seats: usize = fields.text("seats").parse().unwrap_or(0);
    let seats = seats.min(podium_event::season::MAX_POD as usize);
    match (fields.text("winner"), fields.text("winner").parse::<usize>()) {
        ("draw", _) => vec![1; seats],
        (_, Ok(winner)) => (1..=seats).map(|seat| if seat == winner { 1 } else { 2 }).collect(),
        (_, Err(_)) => fields.all("place").map(|place| place.parse().unwrap_or(0)).collect(),
    }
}

/// Returns how many times each achievement was tapped, by its id.
pub fn achieved(fields: &Fields) -> BTreeMap<String, u32> {
    let times = fields.all("times").map(|times| times.parse().unwrap_or(0));
    fields.all("achievement").map(str::to_owned).zip(times).collect()
}
