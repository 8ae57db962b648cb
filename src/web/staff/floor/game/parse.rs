//! Parsing a form of the desk into actions. Fields have the names of `podium-game/1`, players are seats from 1; a
//! button or an option may stand for several fields: `act` = `do=end_turn;marker=1`.

use serde_json::{Map, Value, json};

use podium_melee::{MarkerNumber, Seat};
use podium_ops::OpError;
use podium_ops::floor::follow::{DeskAction, ReplayedGame, TimeCall};
use say::{Message, game_desk as t, game_offers, game_stacks};

/// Fields with one player, by seat.
const PLAYER: [&str; 4] = ["player", "controller", "owner", "by"];
/// Fields with players, by seat, once for each.
const PLAYERS: [&str; 2] = ["players", "controllers"];
/// The field with the players among the targets, by seat, once for each.
pub const TARGET_PLAYER: &str = "target_players";
/// Fields with one number.
const NUMBER: [&str; 15] = [
    "marker",
    "stack",
    "defer_to",
    "iterations",
    "points",
    "iteration",
    "point",
    "agreed_die",
    "sides",
    "life",
    "poison",
    "energy",
    "experience",
    "rad",
    "commander_casts",
];
/// Fields with words or the name of an object.
const WORD: [&str; 9] = [
    "do",
    "why",
    "object",
    "kind",
    "caused_by",
    "effect",
    "attached_to",
    "source",
    "title",
];

/// Returns the fields, with every `act` expanded.
pub fn fields<'p>(pairs: impl Iterator<Item = (&'p str, &'p str)>) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (name, value) in pairs {
        if name != "act" {
            all.push((name.to_owned(), value.trim().to_owned()));
            continue;
        }
        let parts = value.split(';').filter_map(|part| part.split_once('='));
        all.extend(parts.map(|(name, value)| (name.to_owned(), value.to_owned())));
    }
    all
}

/// Returns the actions of the pressed button in this game.
///
/// # Errors
/// An unreadable field, with what it should be.
pub fn actions(fields: &[(String, String)], game: &ReplayedGame) -> Result<Vec<DeskAction>, OpError> {
    // Empty fields count as not sent: forms send every input.
    let one = |name: &str| {
        fields
            .iter()
            .find(|(n, v)| n == name && !v.is_empty())
            .map(|(_, v)| v.as_str())
    };
    let seat = |text: &str| -> Result<Seat, OpError> {
        let index = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let found = index.filter(|index| *index < game.keys().len()).and_then(Seat::new);
        found.ok_or_else(|| OpError::field("player", t::no_seat(format!("{text:?}"), game.keys().len())))
    };
    let chosen = || seat(one("player").unwrap_or_default());
    let mut actions = Vec::new();
    match one("do") {
        None => return Err(OpError::field("do", t::no_button())),
        Some("turn_to") => actions.push(DeskAction::TurnTo(chosen()?)),
        Some("won") => actions.push(DeskAction::Won(chosen()?)),
        Some("agreed") => actions.push(DeskAction::AgreedDraw),
        Some("call_time") => {
            let all = |name: &'static str| fields.iter().filter(move |(n, v)| n == name && !v.is_empty());
            let passing = all("passing")
                .filter_map(|(_, number)| number.parse().ok())
                .map(MarkerNumber);
            actions.push(DeskAction::CallTime(TimeCall {
                // T40: at a table that nobody followed, the judge says whose turn it is
                turn: one("turn").map(&seat).transpose()?,
                passing: passing.collect(),
                not_counted: all("not_counted")
                    .map(|(_, text)| seat(text))
                    .collect::<Result<_, _>>()?,
                end_step: one("end_step").is_some(),
                early: one("early").is_some(),
            }));
        }
        Some(_) => actions.push(DeskAction::Do(action(fields, game, &seat)?)),
    }
    Ok(actions)
}

/// Returns the label of an input for a number; for a field that no input has, its name.
fn label(name: &str) -> Message {
    match name {
        "iterations" => game_stacks::iterations(),
        "points" => game_stacks::points_of_iteration(),
        "iteration" => game_stacks::stop_in_iteration(),
        "point" => game_stacks::after_point(),
        "agreed_die" => game_offers::even_die(),
        "sides" => game_offers::sides(),
        "life" => game_offers::life(),
        "poison" => game_offers::poison(),
        "energy" => game_offers::energy(),
        "experience" => game_offers::experience(),
        "rad" => game_offers::rad(),
        "commander damage" => game_offers::damage(),
        "commander_casts" => game_offers::casts(),
        "commander_casts_2" => game_offers::casts_of_second(),
        other => other.replace('_', " ").into(),
    }
}

/// Builds one action of `podium-game/1`.
fn action(
    fields: &[(String, String)],
    game: &ReplayedGame,
    seat: &dyn Fn(&str) -> Result<Seat, OpError>,
) -> Result<Value, OpError> {
    let key = |text: &str| Ok::<_, OpError>(json!(game.keys()[seat(text)?.index()]));
    let number = |name: &str, text: &str| -> Result<Value, OpError> {
        let read = text.parse::<i64>();
        read.map(|number| json!(number))
            .map_err(|_| OpError::field(name, t::no_whole_number(label(name), format!("{text:?}"))))
    };
    let mut out = Map::new();
    let one = |name: &str| {
        fields
            .iter()
            .find(|(n, v)| n == name && !v.is_empty())
            .map(|(_, v)| v.as_str())
    };
    let push = |out: &mut Map<String, Value>, name: &str, value: Value| {
        if let Value::Array(list) = out.entry(name).or_insert_with(|| json!([])) {
            list.push(value);
        }
    };
    for (name, value) in fields.iter().filter(|(_, value)| !value.is_empty()) {
        let name = name.as_str();
        if PLAYER.contains(&name) {
            out.insert(name.to_owned(), key(value)?);
        } else if PLAYERS.contains(&name) {
            push(&mut out, name, key(value)?);
        } else if NUMBER.contains(&name) {
            out.insert(name.to_owned(), number(name, value)?);
        } else if name == "targets" {
            push(&mut out, name, json!(value));
        } else if name == TARGET_PLAYER {
            // the document lists targets of both kinds together
            push(&mut out, "targets", key(value)?);
        } else if name == "token" {
            // a card's choice is empty, and empty fields are omitted: anything sent is a token
            out.insert(name.to_owned(), json!(true));
        // Other fields belong to the page (token, version, where to return) and not to the action.
        } else if WORD.contains(&name) || name == "call" {
            out.insert(name.to_owned(), json!(value));
        }
    }
    if out.get("do") == Some(&json!("set_status")) {
        if let Some(amount) = one("damage") {
            let from = one("from").unwrap_or_default();
            let (owner, second) = match from.strip_suffix("_2") {
                Some(owner) => (owner, "#2"),
                None => (from, ""),
            };
            let owner = &game.keys()[seat(owner)?.index()];
            let name = format!("{owner}{second}");
            out.insert(
                "commander_damage".to_owned(),
                json!({name: number("commander damage", amount)?}),
            );
        }
        if let Some(casts) = one("commander_casts_2") {
            let key = out["player"].as_str().unwrap_or_default().to_owned();
            let mut both = Map::new();
            both.extend(out.remove("commander_casts").map(|first| (key.clone(), first)));
            both.insert(format!("{key}#2"), number("commander_casts_2", casts)?);
            out.insert("commander_casts".to_owned(), Value::Object(both));
        }
        // "do" and "player" alone
        if out.len() == 2 {
            return Err(OpError::field("life", t::empty_status()));
        }
    }
    refuse_gone(&out, game)?;
    Ok(Value::Object(out))
}

/// Refuses a cause that is not resolving, and a target that is no longer there: the page offers neither.
fn refuse_gone(action: &Map<String, Value>, game: &ReplayedGame) -> Result<(), OpError> {
    let names = game.document.names();
    let resolving = game.game.resolving();
    let is_resolving = |name: &str| resolving.iter().any(|(_, object)| names.object_name(*object) == name);
    if let Some(cause) = action.get("caused_by").and_then(Value::as_str)
        && !is_resolving(cause)
    {
        return Err(OpError::Refused {
            rule: "CR 807.5b",
            message: t::not_resolving(cause),
        });
    }
    let there = game.game.targetable();
    let is_there = |name: &str| {
        there.iter().any(|object| names.object_name(*object) == name) || game.keys().iter().any(|key| key == name)
    };
    let targets = action.get("targets").and_then(Value::as_array).into_iter().flatten();
    match targets.filter_map(Value::as_str).find(|name| !is_there(name)) {
        None => Ok(()),
        Some(gone) => Err(OpError::Refused {
            rule: "CR 115.1",
            message: t::no_target(gone),
        }),
    }
}
