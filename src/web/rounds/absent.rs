//! Who is absent before round 1.

use crate::db::events::Loaded;

/// Before round 1, when some of the players are checked in and some are not: who pairs is asked which of them play.
pub struct Absent {
    /// How many are checked in.
    pub here: usize,
    /// How many would be paired without the question.
    pub all: usize,
}

impl Absent {
    /// `None` when everybody is here, when nobody is (then nobody checks in), and once round 1 is drawn.
    pub fn of(loaded: &Loaded) -> Option<Self> {
        if !loaded.rounds.is_empty() {
            return None;
        }
        let playing = loaded.event.active(1);
        let here = playing.iter().filter(|player| loaded.row(**player).checked_in).count();
        let all = playing.len();
        (here > 0 && here < all).then_some(Self { here, all })
    }

    /// Whether those who are here make a round (T12).
    pub fn can_play(&self) -> bool {
        self.here >= 3
    }
}
