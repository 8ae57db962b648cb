//! The fields that options and actions share: players, markers, objects, numbers.

use super::document::LONGEST_NAME;
use super::names::Names;
use crate::cursor::{Cursor, Problems};
use podium_event::Problem;
use podium_melee::{DieSides, MarkerNumber, ObjectId, Seat, Target};

/// Returns the value that was read, unless there were problems.
pub(super) fn unless_wrong<T>(read: Option<T>, problems: Problems) -> Result<T, Vec<Problem>> {
    match (read, problems.into_inner()) {
        (Some(read), problems) if problems.is_empty() => Ok(read),
        // Something was read, but with mistakes: half an action must not be applied.
        (_, problems) => Err(problems),
    }
}

/// Reads the name of a player at this table.
pub(super) fn player(cursor: &Cursor<'_>, names: &Names) -> Option<Seat> {
    let name = cursor.string()?;
    let seat = names.seat(name);
    if seat.is_none() {
        cursor.say(format!("Nobody of the name \"{name}\" sits at this table."));
    }
    seat
}

/// Reads a field that may be missing: a missing field is `Some(None)`, a wrong one `None`.
pub(super) fn optional<T>(field: Option<Option<T>>) -> Option<Option<T>> {
    match field {
        None => Some(None),
        Some(read) => read.map(Some),
    }
}

pub(super) fn marker(cursor: &Cursor<'_>) -> Option<MarkerNumber> {
    let number = cursor.whole(0..=u32::from(u16::MAX))?;
    u16::try_from(number).ok().map(MarkerNumber)
}

pub(super) fn count(cursor: &Cursor<'_>) -> Option<u32> {
    cursor.whole(0..=u32::MAX)
}

pub(super) fn die_sides(cursor: &Cursor<'_>) -> Option<DieSides> {
    cursor.whole(1..=256).and_then(|sides| DieSides::new(u64::from(sides)))
}

pub(super) fn object_id(cursor: &Cursor<'_>, names: &mut Names) -> Option<ObjectId> {
    let name = cursor.text(LONGEST_NAME)?;
    if names.seat(&name).is_some() {
        // Targets of both kinds are in one list, so a name must mean only one of them.
        cursor.say(format!(
            "\"{name}\" is a player of this table; an object needs another name."
        ));
        return None;
    }
    Some(names.object(&name))
}

/// Reads a target: a player of the table if the name is theirs, otherwise an object.
pub(super) fn target(cursor: &Cursor<'_>, names: &mut Names) -> Option<Target> {
    let name = cursor.text(LONGEST_NAME)?;
    Some(match names.seat(&name) {
        Some(seat) => Target::Player(seat),
        None => Target::Object(names.object(&name)),
    })
}
