//! What a result is worth (T1, T58, T59).

use crate::cursor::{Cursor, Object};
use podium_event::profile::{HouseRules, MAX_WAGER_START, Profile, Wager, WinPointsBy};

/// Reads them into `house`.
pub(super) fn read(object: &Object<'_>, house: &mut HouseRules) {
    house.win_points_by = object.word("win_points_by", WinPointsBy::LABELS);
    house.wager = object.get("wager").and_then(|found| wager(&found));
}

fn wager(cursor: &Cursor<'_>) -> Option<Wager> {
    let object = cursor.object()?;
    let start = object.need("start").and_then(|start| start.whole(1..=MAX_WAGER_START));
    let stake = object.need("stake").and_then(|stake| stake.share());
    object.finish();
    Some(Wager {
        start: start?,
        stake: stake?,
    })
}

/// Lets the points of a win and of a bye follow the size of the pod where the document names none (T58): `points` is
/// what it has of them.
pub(crate) fn points_follow(points: Option<&serde_json::Value>, profile: &mut Profile) {
    let named = |name: &str| points.and_then(|points| points.get(name)).is_some();
    let usual = profile.usual_points();
    if !named("win") {
        profile.points.win = usual.win;
    }
    if !named("bye") {
        profile.points.bye = usual.bye;
    }
}
