//! Reading a game document: the table, then its actions; all mistakes at once, each at its place.

use super::{FORMAT, GameDocument, Names, actions};
use crate::document::cursor::{At, Cursor, Object, Problems};
use crate::melee::{AttackOption, Edition, GameSeed, InfluenceRange, Seat, Setup, Variant};
use crate::rules::Problem;
use serde_json::Value;

pub(super) fn document(value: &Value) -> Result<GameDocument, Vec<Problem>> {
    let problems = Problems::default();
    let read = whole(&Cursor::root(value, &problems));
    finished(read, problems)
}

/// What was read, unless something was wrong.
pub(super) fn finished<T>(read: Option<T>, problems: Problems) -> Result<T, Vec<Problem>> {
    match (read, problems.into_inner()) {
        (Some(read), problems) if problems.is_empty() => Ok(read),
        (_, problems) => Err(problems),
    }
}

fn whole(root: &Cursor<'_>) -> Option<GameDocument> {
    let object = root.object()?;
    if let Some(format) = object.need("format") {
        format.one_of(&[(FORMAT, ())]);
    }
    let names = seats(&object);
    let variants = [
        ("grand_melee", Variant::GrandMelee),
        ("free_for_all", Variant::FreeForAll),
    ];
    let variant = object.get("variant").and_then(|variant| variant.one_of(&variants));
    let editions = [("cr807", Edition::Cr807), ("cr608_2007", Edition::Cr608Of2007)];
    let edition = object.get("edition").and_then(|edition| edition.one_of(&editions));
    let attacks = [
        ("left", AttackOption::Left),
        ("right", AttackOption::Right),
        ("multiple", AttackOption::Multiple),
    ];
    let attack = object.get("attack").and_then(|attack| attack.one_of(&attacks));
    let (start, range) = (object.get("starting_player"), object.get("range_of_influence"));
    let seed = seed(&object);
    let list = object.get("actions");
    // What follows names players: without the seats there is nobody to look up.
    let Some(mut names) = names else {
        object.finish();
        return None;
    };
    let players = names.players().len();
    let mut setup = Setup::new(variant.unwrap_or(Setup::default_variant(players)), players)
        .map_err(|problem| root.problems.say(&At::Field(&root.at, "seats"), problem.to_string()))
        .ok()?;
    if let Some(start) = start.and_then(|start| seat(&start, &names)) {
        setup = setup.with_start(start).ok()?;
    }
    if let Some(range) = range {
        setup = reaches(&range, &names, setup)?;
    }
    if let Some(attack) = attack {
        setup = setup.with_attack(attack);
    }
    if let Some(edition) = edition {
        setup = setup.with_edition(edition);
    }
    let mut read = Vec::new();
    if let Some(list) = list {
        for item in list.items() {
            read.extend(actions::read(&item, &mut names));
        }
    }
    object.finish();
    Some(GameDocument {
        names,
        setup,
        seed,
        actions: read,
    })
}

/// The players' names, in seat order: none empty, none twice.
fn seats(object: &Object<'_>) -> Option<Names> {
    let list = object.need("seats")?;
    let mut players = Vec::new();
    let mut whole = list.value.is_array();
    for item in list.items() {
        let name = item.text(super::LONGEST_NAME);
        whole &= name.is_some();
        if let Some(name) = name {
            if players.contains(&name) {
                item.say(format!("\"{name}\" sits at the table already."));
                whole = false;
            }
            players.push(name);
        }
        if players.len() > crate::melee::MAX_SEATS {
            // Whoever seats more than that has sent something else; the rest is not looked at.
            break;
        }
    }
    if whole && !(3..=crate::melee::MAX_SEATS).contains(&players.len()) {
        let most = crate::melee::MAX_SEATS;
        list.say(format!(
            "A table has 3 to {most} seats (CR 800.1), not {}.",
            list.value.as_array().map_or(0, Vec::len)
        ));
        return None;
    }
    if whole { Names::new(players).ok() } else { None }
}

/// A player of this table, by name.
pub(super) fn seat(cursor: &Cursor<'_>, names: &Names) -> Option<Seat> {
    let name = cursor.string()?;
    let seat = names.seat(name);
    if seat.is_none() {
        cursor.say(format!("Nobody of the name \"{name}\" sits at this table."));
    }
    seat
}

fn reach(cursor: &Cursor<'_>) -> Option<InfluenceRange> {
    if cursor.value.is_null() {
        return Some(InfluenceRange::Unlimited);
    }
    cursor
        .whole(0..=u32::from(u16::MAX))
        .and_then(|seats| u16::try_from(seats).ok())
        .map(InfluenceRange::Seats)
}

/// A range for everybody, or one for each player who is named; the others have the variant's.
fn reaches(range: &Cursor<'_>, names: &Names, setup: Setup) -> Option<Setup> {
    let Value::Object(each) = range.value else {
        return reach(range).map(|reach| setup.with_range(reach));
    };
    let seats = (0..setup.seats()).filter_map(Seat::new);
    let mut reaches: Vec<InfluenceRange> = seats.map(|seat| setup.influence_range(seat)).collect();
    for (name, value) in each {
        let place = Cursor {
            at: At::Field(&range.at, name),
            value,
            problems: range.problems,
        };
        match (names.seat(name), reach(&place)) {
            (None, _) => place.say(format!("Nobody of the name \"{name}\" sits at this table.")),
            (Some(seat), Some(reach)) => reaches[seat.index()] = reach,
            (Some(_), None) => {}
        }
    }
    setup.with_ranges(reaches).ok()
}

/// `seed`: 32 bytes in hexadecimal; `round`: the round its draws are named by (T31, T32).
fn seed(object: &Object<'_>) -> Option<GameSeed> {
    let secret = object.get("seed").and_then(|seed| seed.hex(32..=32));
    let round = object.get("round").and_then(|round| round.whole(0..=u32::MAX));
    let digits: Vec<u8> = secret?
        .chars()
        .filter_map(|c| c.to_digit(16))
        .map(|digit| digit as u8)
        .collect();
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = pair[0] * 16 + pair[1];
    }
    Some(GameSeed::new(bytes, round.unwrap_or(1)))
}
