//! Players who are absent before round 1.

use podium_event::{Event, PlayerIx, Round};
use podium_rules::plan::plan_of;
use podium_rules::pods::sizes;
use podium_store::RoundState;
use podium_store::tournaments::events::Loaded;
use say::Message;
use say::refused_rounds as t;

/// The state before round 1 is published in which some players are checked in and some are not: the staff is asked
/// which of them play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Absent {
    /// How many are checked in.
    pub here: usize,
    /// How many would be paired if nobody asked.
    pub all: usize,
    /// Whether the players who are present are enough for a round (T12, T18).
    pub can_play: bool,
}

impl Absent {
    /// Returns the state; `None` if everybody is here, if nobody is (then the event has no check-in), and once round 1
    /// is drawn.
    pub fn of(loaded: &Loaded) -> Option<Self> {
        match loaded.rounds.is_empty() {
            true => Self::among(loaded, &loaded.event.active(1)),
            false => None,
        }
    }

    /// Returns the same for the players of the draft of round 1; `None` for every other round.
    pub fn in_draft(loaded: &Loaded, round: &Round) -> Option<Self> {
        let is_first_draft = loaded.open_round().is_some_and(|open| {
            open.row.state == RoundState::Draft && open.row.number == 1 && i64::from(round.number) == open.row.number
        });
        let pods = round.pods.iter().flat_map(|pod| &pod.seats);
        let placed: Vec<PlayerIx> = pods.chain(&round.byes).copied().collect();
        is_first_draft.then(|| Self::among(loaded, &placed)).flatten()
    }

    fn among(loaded: &Loaded, players: &[PlayerIx]) -> Option<Self> {
        let here = players.iter().filter(|player| loaded.row(**player).checked_in).count();
        let all = players.len();
        (here > 0 && here < all).then(|| Self {
            here,
            all,
            can_play: make_a_round(&loaded.event, here),
        })
    }

    /// Returns the warning before a draft with absent players is published, a sentence.
    pub fn in_words(&self) -> Message {
        let Self { here, all, .. } = self;
        t::not_all_checked_in(here, all)
    }
}

/// Returns whether `players` players are enough for a first Swiss round (T12, T18).
fn make_a_round(event: &Event, players: usize) -> bool {
    let profile = event.profile();
    sizes(players, profile.pod_size, profile.uneven_pods)
        .is_ok_and(|sizes| plan_of(profile, players, sizes.byes).swiss_rounds > 0)
}
