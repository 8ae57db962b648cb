//! Explaining why an action is not legal: the rule and the words.

use crate::action::{Action, Declaration};
use crate::refusal::Refusal;
use crate::state::game::Game;
use crate::state::marker::{Awaits, MarkerState};
use crate::state::marker_number::MarkerNumber;
use crate::state::object::ObjectId;
use crate::state::seat::{Seat, SeatSet};
use crate::state::setup::Edition;
use crate::state::stack::{StackObjectKind, Target};
use crate::state::time::TimeState;
use crate::state::title::Title;
use say::Message;
use say::refused_actions as t;

/// Returns the refusal of an action that is not among the choices.
pub(super) fn explain(game: &Game, action: &Action) -> Refusal {
    // First: no other reason matters then.
    if game.outcome.is_some() {
        return Refusal::new("CR 104.1", t::game_over());
    }
    match action {
        Action::EndTurn { marker } => not_in_turn(game, *marker),
        Action::NextPhase { marker } => match game.marker(*marker) {
            Some(found) if found.is_in_turn() && found.stack.announced_loop.is_some() => {
                Refusal::new("T28", t::loop_not_settled(marker.term()))
            }
            Some(found) if found.is_in_turn() => {
                let why = t::phase_with_stack(marker.term());
                Refusal::new("CR 500.2", why)
            }
            _ => not_in_turn(game, *marker),
        },
        Action::Leave { players, defer_to, .. } => leaving(game, players, *defer_to),
        Action::ExtraTurn { player } | Action::SkipTurn { player } => has_left(game, *player, "G15"),
        Action::UntilTurn { player, .. } => has_left(game, *player, "G20"),
        Action::CallTime {
            passing, not_counted, ..
        } => {
            if game.time != TimeState::NotCalled {
                return Refusal::new("T22", t::time_called());
            }
            match passing.iter().find(|marker| !game.markers_in_turn().contains(*marker)) {
                Some(marker) => not_in_turn(game, marker),
                None => first_who_left(game, not_counted, "T22"),
            }
        }
        Action::PutOnStack {
            stack,
            object,
            controller,
            kind,
            targets,
            caused_by,
        } => {
            if !game.table.is_playing(*controller) {
                return not_on_a_stack(game, *controller, *kind);
            }
            // In the order of `Game::check`, so that the named reason is the one that refused.
            if game.stack_of(*object).is_some() {
                return Refusal::object("CR 405.1", *object, t::on_stack_already);
            }
            if targets.contains(&Target::Object(*object)) {
                return Refusal::object("CR 115.5", *object, t::own_target);
            }
            let Err(refusal) = game.stacks_for(*controller, *kind, *caused_by, targets) else {
                return match game.marker(*stack) {
                    None => no_marker(*stack),
                    Some(_) => Refusal::new("G17", t::not_on_that_stack(stack.term())),
                };
            };
            refusal
        }
        Action::PassPriority { stack, player } => no_priority(game, *stack, *player),
        // With priority only the numbers can be wrong.
        Action::AnnounceLoop { stack, player, .. } if game.priority(*stack) == Some(*player) => {
            Refusal::new("T28", t::loop_has_points())
        }
        Action::AnnounceLoop { stack, player, .. } => no_priority(game, *stack, *player),
        Action::WithdrawPriority { stack, player } if game.priority(*stack) == Some(*player) => {
            Refusal::new("T27", t::nothing_to_undo())
        }
        Action::WithdrawPriority { stack, player } => no_priority(game, *stack, *player),
        Action::ProposeStop { stack, player, .. } if game.asked_about_loop(*stack) == Some(*player) => {
            Refusal::new("T28", t::earlier_point_only())
        }
        Action::ProposeStop { stack, .. } | Action::AcceptLoop { stack, .. } => match game.asked_about_loop(*stack) {
            Some(asked) => Refusal::player("T28", asked, t::asked_about_loop),
            None => Refusal::new("T28", t::no_loop(stack.term())),
        },
        Action::Counter { object } => Refusal::object("G17", *object, t::not_on_stack),
        // A player in the game leaves only the commander's owner as the reason.
        Action::SetStatus { player, .. } if game.table.is_playing(*player) => {
            Refusal::new("T29", t::commander_of_table())
        }
        Action::SetStatus { player, .. } => has_left(game, *player, "CR 800.4i"),
        Action::TakeTitle { title, player } => has_left(
            game,
            *player,
            match title {
                Title::Monarch => "CR 725.4",
                Title::Initiative => "CR 726.4",
            },
        ),
        Action::Declare { effect, controllers } => match effect {
            _ if controllers.is_empty() => Refusal::new("G18", t::nobody_declares()),
            Declaration::Win if controllers.len() > 1 => Refusal::new("G18", t::one_wins()),
            _ => first_who_left(game, controllers, "G18"),
        },
        Action::Object {
            object,
            owner,
            token,
            by,
            attached_to,
        } => {
            if game.object(*object).is_some() {
                return Refusal::object("G20", *object, t::there_already);
            }
            if !game.table.is_playing(*owner) {
                return nothing_appears(game, *owner, *token, Part::Owner);
            }
            match by.filter(|by| !game.table.is_playing(*by)) {
                Some(by) => nothing_appears(game, by, *token, Part::By),
                None => unknown_object(attached_to.unwrap_or(*object)),
            }
        }
        Action::RemoveObject { object } => unknown_object(*object),
        Action::Control { object, by, .. } => {
            if game.object(*object).is_none() {
                return unknown_object(*object);
            }
            if !game.table.is_playing(*by) {
                return departed(game, *by, ["CR 800.4b", "CR 600.4b"], t::control_stays);
            }
            Refusal::object("G20", *object, t::own_source)
        }
        Action::Uncontrol { object, .. } => match game.object(*object) {
            None => unknown_object(*object),
            Some(_) => Refusal::new("G20", t::no_such_control()),
        },
        Action::Flip { player, .. } | Action::Roll { player, .. } if !game.table.is_playing(*player) => {
            has_left(game, *player, "T31")
        }
        Action::Flip { .. } if game.has_seed() => Refusal::new("CR 705.1", t::die_for_coin()),
        Action::Flip { .. } | Action::Roll { .. } => Refusal::new("T31", t::no_seed()),
    }
}

fn no_marker(marker: MarkerNumber) -> Refusal {
    Refusal::new("G2", t::no_marker(marker.term()))
}

fn not_in_turn(game: &Game, marker: MarkerNumber) -> Refusal {
    let Some(found) = game.marker(marker) else {
        return no_marker(marker);
    };
    let words: fn(Message) -> Message = match found.state {
        MarkerState::Waiting(Awaits::Receiver) => t::turn_ended,
        MarkerState::Waiting(_) => t::turn_not_begun,
        MarkerState::Turn(_) => t::is_taking_turn,
    };
    Refusal::player("G5", found.seat, words)
}

fn has_left(game: &Game, player: Seat, rule: &'static str) -> Refusal {
    if game.table.has_seat(player) {
        Refusal::player(rule, player, t::has_left)
    } else {
        Refusal::new("CR 800.1", t::no_seat(player.index() + 1))
    }
}

/// Refuses an action about a player who left, by the rule of the edition: the current one, and that of 2006.
fn departed(game: &Game, player: Seat, rules: [&'static str; 2], words: fn(Message) -> Message) -> Refusal {
    let rule = match game.setup.edition() {
        Edition::Cr807 => rules[0],
        Edition::Cr608Of2007 => rules[1],
    };
    if game.table.has_seat(player) {
        Refusal::player(rule, player, words)
    } else {
        has_left(game, player, rule)
    }
}

/// Returns why an object of a player who left cannot go on a stack, by its kind.
fn not_on_a_stack(game: &Game, controller: Seat, kind: StackObjectKind) -> Refusal {
    let (rules, words): ([&'static str; 2], fn(Message) -> Message) = match kind {
        // The card stays in its zone; in 2006 it left the game, as abilities did.
        StackObjectKind::Spell => (["CR 800.4b", "CR 600.4c"], t::no_spell),
        // Priority passed on when they left, and only a player with priority can activate an ability.
        StackObjectKind::Activated => (["CR 800.4a", "CR 600.4c"], t::activates_nothing),
        StackObjectKind::Triggered => (["CR 800.4d", "CR 600.4c"], t::no_triggers),
        // They would own the copy.
        StackObjectKind::Copy => (["CR 800.4d", "CR 600.4c"], t::no_copy),
    };
    departed(game, controller, rules, words)
}

/// The role of a player who left for an object that appears.
enum Part {
    /// Its owner; of a token the player under whose control it is created.
    Owner,
    /// Who puts a card there, or whose effect makes a token.
    By,
}

/// Returns why an object cannot appear that a player who left would own, control or make.
fn nothing_appears(game: &Game, player: Seat, token: bool, part: Part) -> Refusal {
    let (rules, words): ([&'static str; 2], fn(Message) -> Message) = match (part, token) {
        (Part::Owner, true) => (["CR 800.4b", "CR 600.4b"], t::no_token_under_control),
        (Part::Owner, false) => (["CR 800.4a", "CR 600.4c"], t::left_with_objects),
        (Part::By, true) => (["CR 800.4d", "CR 600.4c"], t::makes_no_token),
        (Part::By, false) => (["CR 800.4b", "CR 600.4b"], t::card_stays),
    };
    departed(game, player, rules, words)
}

fn first_who_left(game: &Game, players: &SeatSet, rule: &'static str) -> Refusal {
    match players.iter().find(|player| !game.table.is_playing(*player)) {
        Some(player) => has_left(game, player, rule),
        // For conditions that no case above names: never a wrong rule.
        None => Refusal::new(rule, t::not_possible()),
    }
}

fn unknown_object(object: ObjectId) -> Refusal {
    Refusal::object("G20", object, t::not_followed)
}

fn leaving(game: &Game, players: &SeatSet, defer_to: Option<MarkerNumber>) -> Refusal {
    if players.is_empty() {
        return Refusal::new("CR 104.5", t::nobody_leaves());
    }
    if let Some(player) = players.iter().find(|player| !game.table.is_playing(*player)) {
        return has_left(game, player, "CR 800.4a");
    }
    match defer_to {
        Some(marker) if !game.markers_in_turn().contains(marker) => not_in_turn(game, marker),
        _ => match game
            .deferred_departures
            .iter()
            .find(|deferred| players.contains(deferred.player))
        {
            Some(deferred) => Refusal::player("T23", deferred.player, t::leaves_already),
            None => Refusal::new("CR 800.4a", t::departure_not_possible()),
        },
    }
}

fn no_priority(game: &Game, stack: MarkerNumber, player: Seat) -> Refusal {
    if game.marker(stack).is_none() {
        return no_marker(stack);
    }
    if !game.table.is_playing(player) {
        return has_left(game, player, "CR 800.4a");
    }
    match game.priority(stack) {
        Some(holder) => Refusal::player_and("G16", holder, stack.term(), t::has_priority),
        None => Refusal::new("G16", t::nobody_has_priority(stack.term())),
    }
}
