//! Messages to the phones of players who have another place than before in a round that everybody sees.

use crate::Work;
use crate::tournaments::push::news::{News, To};
use podium_store::RoundState;
use podium_store::tournaments::rounds::RoundRow;

/// Tells players, by their ids, where they sit now in a round. Nobody sees a draft, and its publication tells everybody.
pub(super) fn tell_moved(work: &mut Work<'_, '_>, round: &RoundRow, players: Vec<String>) {
    if round.state != RoundState::Draft {
        work.tell(To::Players(players), News::Seat { round: round.number });
    }
}
