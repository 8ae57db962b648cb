//! Reading an event document: either all its mistakes at once, or a valid document.

use std::collections::HashSet;

use serde_json::{Value, json};

use super::ids::Ids;
use super::players::{self, ReadPlayer};
use super::{
    About, AboutPlayer, EventDocument, FORMAT, OtherPlayer, about, floor, notes, rounds, rulings, tournament, write,
};
use crate::cursor::{At, Cursor, Problems};
use crate::json;
use podium_event::event::{Event, EventParts, Player, PlayerIx, Round};
use podium_event::labels::PlayerStatus;
use podium_event::{GameResult, PodResult, Problem, Profile};
use say::document_problems as t;

/// Reads an event document.
///
/// # Errors
/// All mistakes, each with its JSON pointer; a syntax error with line and column.
pub fn read(bytes: &[u8]) -> Result<EventDocument, Vec<Problem>> {
    read_value(&json::parse(bytes)?)
}

/// Reads an event document from a JSON value.
///
/// # Errors
/// See [`read`].
pub fn read_value(value: &Value) -> Result<EventDocument, Vec<Problem>> {
    let problems = Problems::default();
    let root = Cursor::root(value, &problems);
    let Some(document) = root.object() else {
        return Err(problems.into_inner());
    };
    if let Some(format) = document.need("format") {
        // only to report a wrong one: the other mistakes are reported too
        let _ = format.one_of(&[(FORMAT, ())]);
    }
    let mut about = About::default();
    let profile = tournament::read(document.need("tournament"), &mut about);
    let read_players = players::read(document.need("players"));
    let ids = Ids::new(read_players.iter().map(|read| &read.player));
    // after the tournament and the players: needs the first table and the ids
    let (rounds, about_rounds) = rounds::read(document.need("rounds"), &ids, about.first_table.unwrap_or(1));
    let cut = about::cut(document.get("cut"), &ids, &mut about);
    // Values that follow from the rounds are compared with them.
    let stated = document.get("final_places").and(value.get("final_places"));
    about.announcements = about::announcements(document.get("announcements"), &ids, &rounds);
    about.draws = about::draws(document.get("draws"), &ids);
    about.calls = floor::calls(document.get("calls"), &ids, &rounds);
    about.rulings = rulings::read(document.get("rulings"), &ids, &rounds);
    about.notes = notes::read(document.get("notes"), &ids, &rounds);
    about.log = about::log(document.get("log"));
    document.finish();
    about.rounds = about_rounds;

    let parts = EventParts {
        profile,
        players: read_players.iter().map(|read| read.player.clone()).collect(),
        rounds,
        cut,
    };
    check_unregistered(&parts, &read_players, &problems);
    let found = problems.into_inner();
    // Even if reading found mistakes: all are reported at once.
    let sound = Event::new(parts);
    match sound {
        Ok(event) if found.is_empty() => {
            let document = assemble(event, about, read_players);
            match stated.and_then(|stated| contradiction(&document.event, stated)) {
                Some(problem) => Err(vec![problem]),
                None => Ok(document),
            }
        }
        sound => Err(merge(found, sound.err().unwrap_or_default())),
    }
}

/// Settings and players only, as embedded in another format.
#[derive(Debug, Clone, PartialEq)]
pub struct EventPart {
    pub profile: Profile,
    pub players: Vec<(Player, AboutPlayer)>,
}

/// Reads `tournament` and `players` of a document embedded in another one; the tournament's own data goes into `about`.
pub fn read_part(tournament: Option<Cursor<'_>>, players: Option<Cursor<'_>>, about: &mut About) -> EventPart {
    EventPart {
        profile: tournament::read(tournament, about),
        players: players::read(players)
            .into_iter()
            .map(|read| (read.player, read.about))
            .collect(),
    }
}

/// Compares the final places stated in a document with those that follow from its rounds (T38).
fn contradiction(event: &Event, stated: &Value) -> Option<Problem> {
    let expected = json!(write::final_places(event));
    if *stated == expected || without_absent(event, stated) == expected {
        return None;
    }
    let items = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let differs = items(stated)
        .iter()
        .zip(items(&expected))
        .position(|(stated, expected)| *stated != expected);
    let pointer = differs.map_or_else(String::new, |ix| format!("/{ix}"));
    let message = differs.map_or_else(
        || t::final_places_count(items(&expected).len()),
        |ix| t::final_places_here(expected[ix].to_string()),
    );
    Some(Problem::new(format!("/final_places{pointer}"), message))
}

/// Returns stated final places without players who never played. Documents of earlier versions place them too, and
/// others below them.
fn without_absent(event: &Event, stated: &Value) -> Value {
    let players = event.by_id();
    let mut places = stated.as_array().cloned().unwrap_or_default();
    places.retain(|place| {
        let player = place["player"].as_str().and_then(|id| players.get(id));
        player.is_none_or(|&player| event.player(player).takes_part())
    });
    for (place, number) in places.iter_mut().zip(1..) {
        // what is no object is no place, and is refused with the others
        if let Some(place) = place.as_object_mut() {
            place.insert("place".to_owned(), json!(number));
        }
    }
    Value::Array(places)
}

/// Combines the problems from reading and from the rules, without the rules' problems at unreadable places.
fn merge(mut read: Vec<Problem>, rules: Vec<Problem>) -> Vec<Problem> {
    let unread: HashSet<String> = read.iter().map(|problem| problem.pointer.clone()).collect();
    let could_be_read = |problem: &Problem| {
        let mut pointer = problem.pointer.as_str();
        loop {
            // Problems above an unreadable place are kept: only those inside it follow from it.
            if unread.contains(pointer) {
                return false;
            }
            match pointer.rfind('/') {
                Some(end) => pointer = &pointer[..end],
                None => return true,
            }
        }
    };
    read.extend(rules.into_iter().filter(could_be_read));
    read
}

/// Reports players who wait or were removed but have a place in a round or in the cut.
fn check_unregistered(parts: &EventParts, players: &[ReadPlayer], problems: &Problems) {
    // The usual case, without looking at all seats.
    if players.iter().all(|read| read.status == PlayerStatus::Registered) {
        return;
    }
    let check = |at: &At<'_>, player: PlayerIx| {
        if let Some(read) = players
            .get(player.ix())
            .filter(|read| read.status != PlayerStatus::Registered)
        {
            let message = t::status_not_here(&read.player.name, read.status.as_str());
            problems.say(at, message);
        }
    };
    let check_list = |at: &At<'_>, players: &[PlayerIx]| {
        for (ix, &player) in players.iter().enumerate() {
            check(&At::Item(at, ix), player);
        }
    };
    let all_rounds = At::Field(&At::Root, "rounds");
    for (ix, round) in parts.rounds.iter().enumerate() {
        let at = At::Item(&all_rounds, ix);
        let pods = At::Field(&at, "pods");
        for (ix, pod) in round.pods.iter().enumerate() {
            let at = At::Item(&pods, ix);
            check_list(&At::Field(&at, "seats"), &pod.seats);
            check_list(&At::Field(&at, "left"), &pod.left);
        }
        check_list(&At::Field(&at, "byes"), &round.byes);
        check_list(&At::Field(&at, "match_losses"), &round.match_losses);
    }
    if let Some(seeds) = &parts.cut {
        check_list(&At::Field(&At::Field(&At::Root, "cut"), "seeds"), seeds);
    }
}

/// Moves the players who are not registered out of the event.
fn assemble(event: Event, mut about: About, players: Vec<ReadPlayer>) -> EventDocument {
    let mut parts = event.into_parts();
    let mut place = Vec::with_capacity(players.len());
    let mut registered: Vec<Player> = Vec::with_capacity(players.len());
    for read in players {
        // an unregistered player's index is never used: `check_unregistered` found no place of theirs
        place.push(PlayerIx(u32::try_from(registered.len()).expect("at most MAX_PLAYERS")));
        if read.status == PlayerStatus::Registered {
            registered.push(read.player);
            about.players.push(read.about);
        } else {
            about.others.push(OtherPlayer {
                status: read.status,
                player: read.player,
                about: read.about,
            });
        }
    }
    parts.players = registered;
    // Otherwise every index stays the same.
    if !about.others.is_empty() {
        let renumber = |player: &mut PlayerIx| *player = place[player.ix()];
        parts
            .rounds
            .iter_mut()
            .for_each(|round| renumber_round(round, &renumber));
        parts.cut.iter_mut().flatten().for_each(renumber);
    }
    EventDocument {
        event: Event::new(parts).expect("sound with the other players, none of whom has a place in a round"),
        about,
    }
}

fn renumber_round(round: &mut Round, renumber: &impl Fn(&mut PlayerIx)) {
    for pod in &mut round.pods {
        pod.seats.iter_mut().chain(&mut pod.left).for_each(renumber);
        match &mut pod.result {
            PodResult::NotReported => {}
            PodResult::Won(winner) => renumber(winner),
            PodResult::Drawn(players) => players.iter_mut().for_each(renumber),
            PodResult::Places(groups) => groups.iter_mut().flatten().for_each(renumber),
            PodResult::Games {
                games,
                conceded,
                match_losses,
            } => {
                for game in games {
                    if let GameResult::Won(winner) = game {
                        renumber(winner);
                    }
                }
                conceded.iter_mut().chain(match_losses).for_each(renumber);
            }
        }
    }
    round.byes.iter_mut().chain(&mut round.match_losses).for_each(renumber);
}
