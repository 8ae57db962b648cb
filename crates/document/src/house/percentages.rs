//! How percentages count (T6, T42, T49, T50).

use crate::cursor::{Cursor, Object};
use podium_event::profile::{
    HouseRules, ImaginaryOpponents, MAX_IMAGINARY_OPPONENTS, MAX_PERCENTAGE_DECIMALS, MIN_PERCENTAGE_DECIMALS,
};

/// Reads them into `house`.
pub(super) fn read(object: &Object<'_>, house: &mut HouseRules) {
    house.bye_opponents = object.get("bye_opponents").and_then(|found| imaginary(&found));
    house.smaller_pod_opponents = object.get("smaller_pod_opponents").and_then(|found| imaginary(&found));
    house.byes_in_percentages = object.flag("byes_in_percentages");
    house.percentage_decimals = object.whole("percentage_decimals", MIN_PERCENTAGE_DECIMALS..=MAX_PERCENTAGE_DECIMALS);
    house.percentage_floor = object.get("percentage_floor").and_then(|floor| floor.share());
}

fn imaginary(cursor: &Cursor<'_>) -> Option<ImaginaryOpponents> {
    let object = cursor.object()?;
    let count = object
        .need("count")
        .and_then(|count| count.whole(1..=MAX_IMAGINARY_OPPONENTS));
    let percentage = object.need("match_win_percentage").and_then(|share| share.share());
    object.finish();
    Some(ImaginaryOpponents {
        count: count?,
        match_win_percentage: percentage?,
    })
}
