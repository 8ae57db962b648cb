//! The state of a player on the staff's pages.

use crate::web::frame::look::chip::Chip;
use podium_event::round_names::RoundNames;
use podium_store::PlayerStatus;
use podium_store::tournaments::players::PlayerRow;
use say::{player_words as t, terms};

/// Returns the chip of a player's state; `newest` is the number of the newest round, 0 before the first.
pub(super) fn state(row: &PlayerRow, newest: i64, names: RoundNames) -> Chip {
    match row.status {
        PlayerStatus::Pending => return Chip::new("warn", terms::player_pending()),
        PlayerStatus::Waitlisted => return Chip::new("warn", terms::player_waitlisted()),
        PlayerStatus::Removed => return Chip::new("idle", terms::player_removed()),
        PlayerStatus::Registered => {}
    }
    if row.disqualified_after.is_some() {
        return Chip::new("bad", t::disqualified());
    }
    match row.dropped_after {
        Some(0) => return Chip::new("idle", t::dropped_before_playing()),
        Some(round) => return Chip::new("idle", t::dropped_after(names.name(round).inside())),
        None => {}
    }
    if is_playing(row, newest) {
        return Chip::new("good", t::playing());
    }
    // Once rounds are paired, it no longer matters whether a player was checked in.
    if newest > 0 {
        return Chip::new("live", t::from_round(row.entry_round));
    }
    if row.checked_in {
        Chip::new("good", t::checked_in())
    } else {
        Chip::new("idle", terms::player_registered())
    }
}

/// Returns whether a player simply plays: rounds are paired, and they are in them.
pub(super) fn is_playing(row: &PlayerRow, newest: i64) -> bool {
    let is_in =
        row.status == PlayerStatus::Registered && row.disqualified_after.is_none() && row.dropped_after.is_none();
    is_in && newest > 0 && row.entry_round <= newest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::sample;

    #[test]
    fn a_state_is_said_by_what_counts_most() {
        let mut row = sample(1, "Ann");
        assert_eq!(state(&row, 0, RoundNames::default()).word, "Registered");
        row.checked_in = true;
        assert_eq!(state(&row, 0, RoundNames::default()).word, "Checked in");
        assert_eq!(state(&row, 1, RoundNames::default()).word, "Playing");
        row.entry_round = 3;
        assert_eq!(state(&row, 2, RoundNames::default()).word, "From round 3");
        row.dropped_after = Some(3);
        assert_eq!(state(&row, 3, RoundNames::default()).word, "Dropped after round 3");
        row.disqualified_after = Some(3);
        assert_eq!(state(&row, 3, RoundNames::default()).word, "Disqualified");
        row.status = PlayerStatus::Waitlisted;
        assert_eq!(state(&row, 3, RoundNames::default()).word, "Waiting list");
    }
}
