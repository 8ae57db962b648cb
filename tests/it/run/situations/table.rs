//! A situation at a table: its actions are played, and what they lead to is compared.

use super::{Situation, sign, words};
use podium_melee::SeatSet;
use podium_testing::play::{Play, numbered};
use serde_json::{Map, Value, json};

pub fn play(situation: &Situation) -> Result<(), String> {
    let mut play = Play::of(document(situation.lines[0]));
    for line in &situation.lines[1..] {
        let done = match sign(line) {
            None => typed(&mut play, line),
            Some(('=', what)) => compare(&play, what),
            Some(('+', text)) => match play.event_texts.iter().filter(|event| *event == text).count() {
                1 => Ok(()),
                times => Err(format!("{times} times in {:#?}", play.event_texts)),
            },
            Some(('-', text)) if play.happened(text) => Err("it happened".to_owned()),
            Some(('-', _)) => Ok(()),
            Some(('!', refused)) => refuses(&mut play, refused),
            Some((_, unreadable)) => cannot_be_read(&mut play, unreadable),
        };
        done.map_err(|why| format!("{line}: {why}"))?;
    }
    Ok(())
}

/// `table 16; range 2` or `table Ann Ben Cy; range Ann=1`, and the other options by their names.
fn document(line: &str) -> Value {
    let mut parts = line.split(';').map(str::trim);
    let first = parts.next().expect("a line has a first part");
    let seats: Vec<String> = first.split(' ').skip(1).map(str::to_owned).collect();
    let seats = match seats.as_slice() {
        [count] => numbered(count.parse().expect("a number of players")),
        _ => seats,
    };
    let mut document = json!({"seats": seats});
    for part in parts {
        let (name, value) = part.split_once(' ').expect("an option has a value");
        let (field, value) = match name {
            "range" => ("range_of_influence", range(value)),
            "start" => ("starting_player", json!(value)),
            other => (other, json!(value)),
        };
        document[field] = value;
    }
    document
}

fn range(value: &str) -> Value {
    let number = |text: &str| json!(text.parse::<u16>().expect("a range is a number"));
    if !value.contains('=') {
        return number(value);
    }
    let each = value.split(' ').filter_map(|one| one.split_once('='));
    let ranges: Map<String, Value> = each.map(|(name, range)| (name.to_owned(), number(range))).collect();
    Value::Object(ranges)
}

fn understood(line: &str) -> Result<Vec<Value>, String> {
    words::actions(line).ok_or_else(|| "the line is not understood".to_owned())
}

fn typed(play: &mut Play, line: &str) -> Result<(), String> {
    let mut events = Vec::new();
    for action in understood(line)? {
        let action = play
            .document
            .read_action(&action)
            .map_err(|problems| format!("{problems:?}"))?;
        let action = action.clone();
        let happened = play.game.apply(&action).map_err(|refusal| refusal.to_string())?;
        events.extend(
            happened
                .iter()
                .map(|event| event.text(play.document.names()).to_string()),
        );
    }
    play.event_texts = events;
    Ok(())
}

/// `CR 801.4: cast 1 P01 Bolt at P03`: refused by that rule, and nothing changed. Its sentence is looked at next.
fn refuses(play: &mut Play, line: &str) -> Result<(), String> {
    let (rule, line) = line.split_once(": ").expect("a rule, then what it forbids");
    let [action] = understood(line)?.try_into().map_err(|_| "one action was expected")?;
    let action = play
        .document
        .parse_action(&action)
        .map_err(|problems| format!("{problems:?}"))?;
    let before = play.game.clone();
    let Err(refusal) = play.game.apply(&action) else {
        return Err("it is possible".to_owned());
    };
    if play.game != before {
        return Err("a refused action changed the game".to_owned());
    }
    play.event_texts = vec![refusal.message(play.document.names()).to_string()];
    same(refusal.rule(), rule)
}

/// `/targets/0: cast 1 P01 Bolt at Zoe`: there is one mistake, at that place.
fn cannot_be_read(play: &mut Play, line: &str) -> Result<(), String> {
    let (place, line) = line.split_once(": ").expect("a place, then what is wrong");
    let [action] = understood(line)?.try_into().map_err(|_| "one action was expected")?;
    let Err(problems) = play.document.parse_action(&action) else {
        return Err("it can be read".to_owned());
    };
    play.event_texts = problems.iter().map(|problem| problem.message.to_string()).collect();
    let places: Vec<&str> = problems.iter().map(|problem| problem.pointer.as_str()).collect();
    same(places.join(" "), place)
}

fn same(found: impl AsRef<str>, wanted: impl AsRef<str>) -> Result<(), String> {
    match (found.as_ref(), wanted.as_ref()) {
        (found, wanted) if found == wanted => Ok(()),
        (found, _) => Err(format!("it is {found}")),
    }
}

fn or_none(words: Vec<String>) -> String {
    if words.is_empty() {
        "-".to_owned()
    } else {
        words.join(" ")
    }
}

fn compare(play: &Play, what: &str) -> Result<(), String> {
    let (word, wanted) = what.split_once(' ').expect("what, then how it is");
    let state = play.state();
    // `range P01: …`: of a player or a marker.
    let (of, of_it) = wanted.split_once(": ").unwrap_or(("", wanted));
    let players = |seats: SeatSet| or_none(play.names_of(seats).into_iter().map(str::to_owned).collect());
    let names =
        |list: &Value, name: fn(&Value) -> String| or_none(list.as_array().into_iter().flatten().map(name).collect());
    let text = |value: &Value| value.as_str().unwrap_or("?").to_owned();
    match word {
        "markers" => same(play.markers(), wanted),
        "in" => same(
            names(&state["in_game"], |name| name.as_str().unwrap_or("?").to_owned()),
            wanted,
        ),
        "range" => same(players(play.game.range_of(play.seat(of))), of_it),
        "attack" => same(players(play.game.may_attack(play.seat(of))), of_it),
        "priority" => same(play.priority(of.parse().expect("a marker")), of_it),
        "phase" => same(text(&state["phases"][of]), of_it),
        "stack" => same(
            names(&state["stacks"][of], |on| {
                on["object"].as_str().unwrap_or("?").to_owned()
            }),
            of_it,
        ),
        "loop" => match &state["loops"][of] {
            Value::Null => same("-", of_it),
            found => {
                let end = &found["ends_after"];
                let asked = text(&found["asked"]);
                same(
                    format!("asked {asked} ends {}/{}", end["iteration"], end["point"]),
                    of_it,
                )
            }
        },
        "owed" => same(state["extra_turns"][of].as_u64().unwrap_or(0).to_string(), of_it),
        "left" => match &state["turns_left"] {
            Value::Null => same("-", wanted),
            left => same(left.to_string(), wanted),
        },
        "objects" => same(
            names(&state["objects"], |on| {
                let part = |name: &str| on[name].as_str().unwrap_or("?").to_owned();
                format!("{}:{}", part("object"), part("controller"))
            }),
            wanted,
        ),
        "lasting" => same(
            names(&state["lasting"], |on| on["effect"].as_str().unwrap_or("?").to_owned()),
            wanted,
        ),
        "outcome" => {
            let outcome = &state["outcome"];
            let everybody = play.document.names().players().join(" ");
            let wanted = wanted.replace("draw all", &format!("draw {everybody}"));
            match (outcome["winner"].as_str(), outcome["draw"].is_array()) {
                (Some(winner), _) => same(format!("winner {winner}"), wanted),
                (None, true) => {
                    let sharing = names(&outcome["draw"], |name| name.as_str().unwrap_or("?").to_owned());
                    same(format!("draw {sharing}"), wanted)
                }
                (None, false) => same("-", wanted),
            }
        }
        // A slip in the list must not pass for a situation that holds.
        other => Err(format!("{other} is nothing that can be compared")),
    }
}
