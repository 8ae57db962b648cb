//! Pods, the table of rounds, and the kinds of rounds (T13, T18).

use crate::cursor::{Cursor, Object};
use podium_event::limits::{MAX_PLAYERS, MAX_ROUNDS};
use podium_event::profile::{HouseRules, RoundKind, RoundKinds, RoundTable, RoundTableLine};

/// Reads them into `house`.
pub(super) fn read(object: &Object<'_>, house: &mut HouseRules) {
    house.smaller_pods_once = object.flag("smaller_pods_once");
    house.round_table = object.get("round_table").map(|lines| table(&lines));
    house.round_kinds = object.get("round_kinds").and_then(|found| kinds(&found));
}

fn table(cursor: &Cursor<'_>) -> RoundTable {
    RoundTable(cursor.items().filter_map(|item| line(&item)).collect())
}

fn line(cursor: &Cursor<'_>) -> Option<RoundTableLine> {
    let object = cursor.object()?;
    let players = object.get("players").filter(|players| !players.value.is_null());
    // An unreadable number must not count as open ended: that would cause further problems.
    let players = players.map(|players| players.whole(1..=MAX_PLAYERS as u32));
    let rounds = object.need("rounds").and_then(|rounds| rounds.whole(0..=MAX_ROUNDS));
    let cut = object.need("cut").and_then(|cut| cut.whole(0..=MAX_PLAYERS as u32));
    object.finish();
    Some(RoundTableLine {
        players: match players {
            Some(most) => Some(most?),
            None => None,
        },
        rounds: rounds?,
        cut: cut?,
    })
}

fn kinds(cursor: &Cursor<'_>) -> Option<RoundKinds> {
    let object = cursor.object()?;
    let mut kinds = RoundKinds::default();
    for (kind, name) in [
        (&mut kinds.first, "first"),
        (&mut kinds.second, "second"),
        (&mut kinds.others, "others"),
        (&mut kinds.last, "last"),
    ] {
        let word = object.get(name).and_then(|word| word.one_of(RoundKind::LABELS));
        *kind = word.unwrap_or(*kind);
    }
    object.finish();
    // One form of the usual kinds, so that an export is identical again.
    Some(kinds).filter(|kinds| *kinds != RoundKinds::default())
}
