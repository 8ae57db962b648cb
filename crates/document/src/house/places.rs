//! Points by place (T45).

use crate::cursor::Object;
use podium_event::profile::{
    DrawPoints, HouseRules, MAX_PLACE_POINTS, MAX_POD_SIZE, MIN_POD_SIZE, PlacePoints, TiedPlaces,
};

/// Reads them into `house`.
pub(super) fn read(object: &Object<'_>, house: &mut HouseRules) {
    house.place_points = object.get("place_points").map(|sizes| {
        let points = sizes.numbered(MIN_POD_SIZE..=MAX_POD_SIZE).map(|(size, list)| {
            let list = list.items().filter_map(|points| points.whole(0..=MAX_PLACE_POINTS));
            (size, list.collect())
        });
        PlacePoints(points.collect())
    });
    house.draw_points = object.get("draw_points").map(|numbers| {
        let points = numbers
            .numbered(2..=MAX_POD_SIZE)
            .filter_map(|(left, points)| Some((left, points.whole(0..=MAX_PLACE_POINTS)?)));
        DrawPoints(points.collect())
    });
    house.tied_places = object.word("tied_places", TiedPlaces::LABELS);
}
