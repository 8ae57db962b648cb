//! What the desk asks before it acts: a turn that ends with something on its stack, and the ruling of a match loss.

use super::page::DeskData;
use super::resubmission::Resubmission;
use super::time;
use crate::web::frame::form::{Fields, StaffForm};
use crate::web::frame::request::desk::Floor;
use podium_event::penalties::Penalty;
use podium_event::profile::Level;
use podium_melee::{Marker, Naming};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, ShownNames};
use say::{Message, game_desk as t};

/// The field by which a judge confirms that a turn ends although its stack is not empty.
const EXILE: &str = "exile";

/// Returns the question that has to be answered before the pressed button acts.
pub fn question(form: &StaffForm<Floor>, read: &DeskData, pressed: &[(String, String)]) -> Option<Resubmission> {
    let (fields, action) = (&form.fields, form.request.path());
    let left = left_on_stacks(&read.table, fields, pressed);
    if !left.is_empty() {
        return Some(end_turn(left, fields, action));
    }
    let left = time::asks_back(read.clock.as_ref(), fields, pressed)?;
    Some(time::question(read.table.pod.table_number, left, fields, action))
}

/// Lists the stacks that are not empty although their turn would end, one sentence each; none if that is confirmed.
fn left_on_stacks(table: &FollowedTable, fields: &Fields, pressed: &[(String, String)]) -> Vec<Message> {
    let Some(game) = table.open().filter(|_| fields.text(EXILE).is_empty()) else {
        return Vec::new();
    };
    let all = |wanted: &'static str| pressed.iter().filter(move |(name, _)| name == wanted);
    let is = |wanted: &str| all("do").any(|(_, value)| value == wanted);
    let ends = |marker: &&Marker| {
        let number = marker.number().0.to_string();
        is("turn_to")
            || is("end_turn") && all("marker").any(|(_, value)| *value == number)
            || is("call_time") && all("passing").any(|(_, value)| *value == number)
    };
    let markers = game.game.markers().iter().filter(ends);
    let full = markers.filter(|marker| marker.turn().is_some() && !marker.stack().objects().is_empty());
    full.map(|marker| still_there(table, game, marker)).collect()
}

/// "The turn of Ann (marker 2) would end with Shock on its stack."
fn still_there(table: &FollowedTable, game: &ReplayedGame, marker: &Marker) -> Message {
    let names = ShownNames { table, game };
    let objects = marker.stack().objects().iter().rev();
    let objects = say::list(objects.map(|on| names.object(on.object)).collect());
    let player = names.player(marker.seat());
    match game.game.markers() {
        [_] => t::still_on_stack(player, objects),
        _ => t::still_on_stack_of_marker(player, marker.number().0, objects),
    }
}

/// The question whether a turn ends although something is on its stack, with everything that was sent.
fn end_turn(left: Vec<Message>, fields: &Fields, action: &str) -> Resubmission {
    let mut again = Resubmission::of(fields, action);
    again.title = t::end_turn_title();
    again.said = left;
    again.hint = Some(t::end_turn_means());
    again.button = t::end_turn_button();
    again.fields.push((EXILE.to_owned(), "yes".to_owned()));
    again
}

/// Returns the address of the ruling that a match loss needs, for the players of the pressed button.
pub fn ruling(form: &StaffForm<Floor>, table: &FollowedTable, pressed: &[(String, String)]) -> Option<String> {
    let is = |name: &str, value: &str| pressed.iter().any(|(n, v)| n == name && v == value);
    let game = table.open().filter(|_| is("do", "leave") && is("why", "match_loss"))?;
    // T30: at Regular nothing goes beyond a Caution, so a match loss there is no penalty with a ruling.
    if form.sender.tournament.profile().ok()?.level == Level::Regular {
        return None;
    }
    let seats = pressed.iter().filter(|(name, _)| name == "players");
    let players: Vec<String> = seats
        .filter_map(|(_, seat)| {
            let key = game.keys().get(seat.parse::<usize>().ok()?.checked_sub(1)?)?;
            Some(table.player(key)?.number.to_string())
        })
        .collect();
    // Without a player the desk says what is missing.
    (!players.is_empty()).then(|| {
        form.at(&format!(
            "desk/rulings/new?table={}&player={}&penalty={}",
            table.pod.table_number,
            players.join(","),
            Penalty::MatchLoss.as_str()
        ))
    })
}
