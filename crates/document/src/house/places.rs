//! Points by place (T45).

use crate::cursor::Object;
use podium_event::profile::{
    DrawPoints, HouseRules, MAX_PLACE_POINTS, MAX_POD_SIZE, MIN_POD_SIZE, PlacePoints, TiedPlaces,
};

/// Reads them into `house`.
pub(super) fn read(object: &Object<'_>, house: &mut HouseRules) {
    house.place_points = object.get("place_points").and_then(|sizes| {
        let points = sizes.numbered(MIN_POD_SIZE..=MAX_POD_SIZE).map(|(size, list)| {
            let points = list.items().map(|points| points.whole(0..=MAX_PLACE_POINTS));
            let points: Option<Vec<u32>> = points.collect();
            Some((size, points.filter(|_| list.value.is_array())?))
        });
        // An unreadable list must not count as an empty one: that would cause further problems.
        points.collect::<Option<_>>().map(PlacePoints)
    });
    house.draw_points = object.get("draw_points").map(|numbers| {
        let points = numbers
            .numbered(2..=MAX_POD_SIZE)
            .filter_map(|(left, points)| Some((left, points.whole(0..=MAX_PLACE_POINTS)?)));
        DrawPoints(points.collect())
    });
    house.tied_places = object.word("tied_places", TiedPlaces::LABELS);
}
