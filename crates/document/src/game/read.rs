//! Reading a game document: the options, then the actions; all mistakes are reported at once, each with its place.

use super::document::{FORMAT, GameDocument, LONGEST_NAME};
use super::fields::{player, unless_wrong};
use super::names::Names;
use super::read_action::read_action;
use crate::cursor::{At, Cursor, Object, Problems};
use crate::json;
use podium_event::Problem;
use podium_melee::{AttackOption, Edition, GameSeed, InfluenceRange, MAX_SEATS, Seat, Setup, UnfinishedGame, Variant};
use serde_json::Value;

impl GameDocument {
    /// Reads a document from its bytes.
    ///
    /// # Errors
    /// All mistakes in it, each with its place.
    pub fn read(bytes: &[u8]) -> Result<GameDocument, Vec<Problem>> {
        GameDocument::read_value(&json::parse(bytes)?)
    }

    /// Reads a document from a JSON value.
    ///
    /// # Errors
    /// All mistakes in it, each with its place.
    pub fn read_value(value: &Value) -> Result<GameDocument, Vec<Problem>> {
        let problems = Problems::default();
        let read = document(&Cursor::root(value, &problems));
        unless_wrong(read, problems)
    }
}

fn document(root: &Cursor<'_>) -> Option<GameDocument> {
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
    let unfinished = [
        ("drawn", UnfinishedGame::Drawn),
        ("most_life", UnfinishedGame::MostLife),
    ];
    let unfinished = object.get("unfinished_games").and_then(|what| what.one_of(&unfinished));
    let (start, range) = (object.get("starting_player"), object.get("range_of_influence"));
    let first = object.get("first_player");
    let seed = seed(&object);
    // Taken before the early return, so that `finish` does not call it unknown.
    let list = object.get("actions");
    // Everything after this looks up players by name, which needs the seats.
    let Some(mut names) = names else {
        // Unknown fields are reported even if the seats cannot be read.
        object.finish();
        return None;
    };
    let players = names.players().len();
    let mut setup = Setup::new(variant.unwrap_or(Setup::default_variant(players)), players)
        .map_err(|problem| root.problems.say(&At::Field(&root.at, "seats"), problem.to_string()))
        .ok()?;
    if let Some(start) = start.and_then(|start| player(&start, &names)) {
        setup = setup.with_start(start).ok()?;
    }
    if let Some(first) = first.and_then(|first| player(&first, &names)) {
        // T40: the record may begin in a later turn
        let from = setup.starting();
        setup = setup
            .with_start(first)
            .and_then(|setup| setup.with_record_from(from))
            .ok()?;
    }
    if let Some(unfinished) = unfinished {
        setup = setup.with_unfinished(unfinished);
    }
    if let Some(range) = range {
        setup = with_ranges(setup, &range, &names)?;
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
            read.extend(read_action(&item, &mut names));
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

/// Reads the players' names, in seat order: none empty, none twice.
fn seats(object: &Object<'_>) -> Option<Names> {
    let list = object.need("seats")?;
    let mut players = Vec::new();
    // If one name is unreadable, all seats after it would be off by one.
    let mut whole = list.value.is_array();
    for item in list.items() {
        let name = item.text(LONGEST_NAME);
        whole &= name.is_some();
        if let Some(name) = name {
            if players.contains(&name) {
                item.say(format!("\"{name}\" sits at the table already."));
                whole = false;
            }
            players.push(name);
        }
        if players.len() > MAX_SEATS {
            // A larger table is rejected below; reading all its names would only cost time.
            break;
        }
    }
    if whole && !(3..=MAX_SEATS).contains(&players.len()) {
        list.say(format!(
            "A table has 3 to {MAX_SEATS} seats (CR 800.1), not {}.",
            list.value.as_array().map_or(0, Vec::len)
        ));
        return None;
    }
    if whole { Names::new(players).ok() } else { None }
}

/// Reads a number of seats, or null for unlimited range.
fn influence_range(cursor: &Cursor<'_>) -> Option<InfluenceRange> {
    if cursor.value.is_null() {
        return Some(InfluenceRange::Unlimited);
    }
    cursor
        .whole(0..=u32::from(u16::MAX))
        .and_then(|seats| u16::try_from(seats).ok())
        .map(InfluenceRange::Seats)
}

/// Reads one range for everybody, or one for each named player; the others keep the variant's range.
fn with_ranges(setup: Setup, cursor: &Cursor<'_>, names: &Names) -> Option<Setup> {
    let Value::Object(each) = cursor.value else {
        return influence_range(cursor).map(|range| setup.with_range(range));
    };
    let seats = (0..setup.seats()).filter_map(Seat::new);
    let mut ranges: Vec<InfluenceRange> = seats.map(|seat| setup.influence_range(seat)).collect();
    for (name, value) in each {
        let place = Cursor {
            at: At::Field(&cursor.at, name),
            value,
            problems: cursor.problems,
        };
        match (names.seat(name), influence_range(&place)) {
            (None, _) => place.say(format!("Nobody of the name \"{name}\" sits at this table.")),
            (Some(seat), Some(range)) => ranges[seat.index()] = range,
            // Reported by `influence_range`.
            (Some(_), None) => {}
        }
    }
    setup.with_ranges(ranges).ok()
}

/// Reads `seed`, 32 bytes in hexadecimal, and `round`, which is part of every draw (T31, T32).
fn seed(object: &Object<'_>) -> Option<GameSeed> {
    let secret = object.get("seed").and_then(|seed| seed.hex(32..=32));
    let round = object.whole("round", 0..=u32::MAX);
    let digits: Vec<u8> = secret?
        .chars()
        .filter_map(|c| c.to_digit(16))
        .map(|digit| digit as u8)
        .collect();
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = pair[0] * 16 + pair[1];
    }
    // T32 has a round in every draw; a standalone game counts as the first round.
    Some(GameSeed::new(bytes, round.unwrap_or(1)))
}
