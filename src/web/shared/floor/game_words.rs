//! The state of a followed game in words: its time, what is known of a player, and who would lose.

use podium_melee::{Commander, Game, Loss, Naming, Seat, Status, TimeState, Title};
use podium_ops::floor::follow::counter_label;
use say::{Message, game_seats as t};

/// Returns how many turns are left, in words, once time was called: "2 turns left", "last turn".
pub fn turns_left(game: &Game) -> Option<Message> {
    if game.outcome().is_some() {
        return None;
    }
    match game.time() {
        // T47: the game waits for life totals
        time if time.is_called() && game.markers_in_turn().is_empty() => Some(say::time_mode::no_turn_is_left()),
        TimeState::FinishTurn | TimeState::ExtraTurns { left: 0, .. } => Some(last_turns(game)),
        time => time.turns_left().map(t::turns_left),
    }
}

/// Says that the turns in progress are the last ones.
pub fn last_turns(game: &Game) -> Message {
    match game.markers_in_turn().len() {
        0 | 1 => t::last_turn(),
        _ => t::last_turns(),
    }
}

/// Describes the time of a game once it was called.
pub fn time_text(game: &Game) -> Option<Message> {
    if game.outcome().is_some() {
        return None;
    }
    Some(match game.time() {
        TimeState::NotCalled => return None,
        TimeState::Passing { .. } => t::time_called(),
        // With no turn left to begin, both procedures have the same effect.
        TimeState::FinishTurn | TimeState::ExtraTurns { left: 0, .. } => {
            t::time_called_last(game.markers_in_turn().len().max(1))
        }
        TimeState::ExtraTurns { left, .. } => t::time_called_more(left),
    })
}

/// Says why a player would lose.
pub fn loss_text(loss: Loss, names: &dyn Naming) -> Message {
    match loss {
        Loss::Life => t::no_life_left(),
        Loss::Poison => t::ten_poison(),
        Loss::CommanderDamage(from) => t::damage_of_21(names.player(from.owner)),
    }
}

/// Returns a life total with the sign that the buttons beside it have.
pub fn life_total(life: i32) -> String {
    life.to_string().replace('-', "−")
}

/// Says how much damage a player has taken from a commander.
pub fn damage_text(from: Commander, total: u32, names: &dyn Naming) -> Message {
    let owner = names.player(from.owner);
    match from.second {
        false => t::damage_from(total, owner),
        true => t::damage_from_second(total, owner),
    }
}

/// Lists the counters besides poison that a player has.
pub fn counters(status: &Status) -> impl Iterator<Item = Message> + '_ {
    let some = status.counters().filter(|(_, count)| *count > 0);
    some.map(|(counter, count)| counter_label(counter, count))
}

/// Lists what is known of a player besides their life: counters, damage, casts (T29).
pub fn status_besides_life(game: &Game, seat: Seat, names: &dyn Naming) -> Vec<Message> {
    let Some(status) = game.status(seat) else {
        return Vec::new();
    };
    let mut known = Vec::new();
    if status.poison > 0 {
        known.push(t::poison(status.poison));
    }
    known.extend(counters(status));
    let taken = status.commander_damage.iter();
    known.extend(taken.map(|(from, total)| damage_text(*from, *total, names)));
    let [first, second] = status.commander_casts;
    known.extend((first > 0).then(|| t::casts(first)));
    known.extend((second > 0).then(|| t::casts_of_second(second)));
    known
}

/// Lists what a player holds and awaits while a game goes on: monarch, initiative, turns to take and to skip.
pub fn titles_and_turns(game: &Game, seat: Seat) -> Vec<Message> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let titles = [(Title::Monarch, t::monarch()), (Title::Initiative, t::has_initiative())];
    let held = titles
        .into_iter()
        .filter(|(title, _)| game.holder(*title) == Some(seat));
    let some = |count: u16| Some(count).filter(|count| *count > 0);
    let extra = some(game.table().extra_turns(seat)).map(t::extra_turns_to_come);
    let skipped = some(game.table().skips(seat)).map(t::turns_to_skip);
    held.map(|(_, words)| words).chain(extra).chain(skipped).collect()
}
