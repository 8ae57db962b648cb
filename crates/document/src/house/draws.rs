//! Who shares a draw and who advances from one (T3, T17, T43), and the seats of a playoff (T14).

use crate::cursor::Object;
use podium_event::profile::{DrawSharedBy, DrawnElimination, HouseRules, PlayoffSeats};

/// Reads them into `house`.
pub(super) fn read(object: &Object<'_>, house: &mut HouseRules) {
    house.drawn_elimination = object
        .get("drawn_elimination")
        .and_then(|word| word.one_of(DrawnElimination::LABELS))
        .unwrap_or_default();
    house.draw_shared_by = object
        .get("draw_shared_by")
        .and_then(|word| word.one_of(DrawSharedBy::LABELS))
        .unwrap_or_default();
    house.playoff_seats = object
        .get("playoff_seats")
        .and_then(|word| word.one_of(PlayoffSeats::LABELS))
        .unwrap_or_default();
}
