//! Who shares a draw and who advances from one (T3, T17, T43), the seats of a playoff (T14), and its places (T60).

use crate::cursor::Object;
use podium_event::profile::{DrawSharedBy, DrawnElimination, HouseRules, PlayoffSeats};

/// Reads them into `house`.
pub(super) fn read(object: &Object<'_>, house: &mut HouseRules) {
    house.drawn_elimination = object.word("drawn_elimination", DrawnElimination::LABELS);
    house.draw_shared_by = object.word("draw_shared_by", DrawSharedBy::LABELS);
    house.playoff_seats = object.word("playoff_seats", PlayoffSeats::LABELS);
    house.playoff_places = object.flag("playoff_places");
}
