//! Events in words, made only on request, with the names of a document or with seat numbers.

use super::action::Procedure;
use super::event::Event;
use super::naming::{Naming, SeatNumbers};
use super::state::marker_number::MarkerNumber;
use super::state::object::ObjectId;
use super::state::seat::Seat;
use super::state::seed::CoinFace;
use super::state::status::Loss;
use super::state::table::LeaveReason;
use super::state::title::Title;
use say::{Message, game_events as t, game_words};
use std::fmt;

impl Event {
    /// Returns the event as a clause, with names from `naming`. What happens in a turn is said with the turn's marker.
    pub fn text(&self, naming: &dyn Naming) -> Message {
        let clause = self.text_of_one_turn(naming);
        match self.marker_beside() {
            Some(marker) => t::with_marker(clause, marker.term()),
            None => clause,
        }
    }

    /// Returns the clause for a game of one turn at a time, in which the number of the only marker says nothing.
    pub fn text_of_one_turn(&self, naming: &dyn Naming) -> Message {
        let name = |seat: &Seat| naming.player(*seat);
        let thing = |object: &ObjectId| naming.object(*object);
        match self {
            Event::TurnBegan { player, extra, .. } => match extra {
                false => t::turn_began(name(player)),
                true => t::extra_turn_began(name(player)),
            },
            Event::TurnEnded { player, .. } => t::turn_ended(name(player)),
            Event::TurnSkipped { player, extra, .. } => match extra {
                false => t::turn_skipped(name(player)),
                true => t::extra_turn_skipped(name(player)),
            },
            Event::PhaseBegan { marker, phase } => t::phase_began(marker.term(), phase.term()),
            Event::MarkerPassed { marker, from, to } => t::marker_passed(marker.term(), name(from), name(to)),
            Event::MarkerKept { marker, player } => t::marker_kept(name(player), marker.term()),
            Event::ExtraTurnsWait { player, turns } => t::extra_turns_wait(name(player), turns),
            Event::Designated {
                marker,
                times,
                players,
                markers,
            } => {
                let (players, markers) = (t::players_in_game(players), t::markers_in_game(markers));
                // Once is the rule (CR 807.4e) and needs no number.
                match times {
                    1 => t::designated(marker.term(), players, markers),
                    times => t::designated_again(marker.term(), times, players, markers),
                }
            }
            Event::MarkerRemoved { marker, from } => t::marker_removed(marker.term(), name(from)),
            Event::PlayerLeft { player, why } => match why {
                LeaveReason::Lost => t::left_lost(name(player)),
                LeaveReason::Conceded => t::left_conceded(name(player)),
                LeaveReason::MatchLoss => t::left_match_loss(name(player)),
                LeaveReason::Drawn => t::left_drawn(name(player)),
            },
            Event::DepartureDeferred { player, marker } => t::departure_deferred(name(player), marker.term()),
            Event::ExtraTurnOwed { player } => t::extra_turn_owed(name(player)),
            Event::SkipOwed { player } => t::skip_owed(name(player)),
            Event::TimeCalled {
                procedure: Procedure::FinishTurn,
                ..
            } => t::time_called_finish(),
            Event::TimeCalled {
                procedure: Procedure::NextTurn,
                ..
            } => t::time_called_next(),
            Event::TimeCalled { turns, .. } => t::time_called_turns(turns.unwrap_or(0)),
            Event::GameWon { winner } => t::game_won(name(winner)),
            Event::GameDrawn => t::game_drawn(),
            Event::PutOnStack {
                stack,
                object,
                controller,
            } => t::put_on_stack(name(controller), thing(object), stack.term()),
            Event::PriorityPassed { player, .. } => t::priority_passed(name(player)),
            Event::PriorityWithdrawn { player, back_to, .. } => {
                with_priority(t::priority_void(name(player)), back_to.as_ref().map(name))
            }
            Event::Resolved { object, .. } => t::resolved(thing(object)),
            Event::Countered { stack, object } => t::left_stack(thing(object), stack.term()),
            Event::StackExiled { stack, object } => t::stack_exiled(thing(object), stack.term()),
            Event::StackMoved { object, to } => t::stack_moved(thing(object), to.term()),
            Event::LoopAnnounced { player, iterations, .. } => t::loop_announced(name(player), iterations),
            Event::StopProposed {
                player,
                iteration,
                point,
                ..
            } => t::stop_proposed(name(player), iteration, point),
            Event::LoopRan {
                iterations,
                point,
                priority,
                ..
            } => {
                let ran = match point {
                    Some(point) => t::loop_ran_to_point(iterations, point),
                    None => t::loop_ran(iterations),
                };
                with_priority(ran, priority.as_ref().map(name))
            }
            Event::LoopAbandoned { .. } => t::loop_abandoned(),
            Event::StatusSet { player } => t::status_set(name(player)),
            Event::LossProposed { player, loss } => match loss {
                Loss::Life => t::would_lose_life(name(player)),
                Loss::Poison => t::would_lose_poison(name(player)),
                Loss::CommanderDamage(commander) => t::would_lose_damage(name(player), name(&commander.owner)),
            },
            Event::TitleTaken { title, player } => match title {
                Title::Monarch => game_words::becomes_monarch(name(player)),
                Title::Initiative => game_words::takes_initiative(name(player)),
            },
            Event::ObjectAppeared { object, controller } => t::object_appeared(thing(object), name(controller)),
            Event::ObjectRemoved { object } => t::object_removed(thing(object)),
            Event::ObjectLeft { object, owner } => t::object_left(thing(object), name(owner)),
            Event::ObjectCeased { object } => t::object_ceased(thing(object)),
            Event::ObjectExiled { object } => t::object_exiled(thing(object)),
            Event::ObjectRemovedFromGame { object } => t::object_removed_from_game(thing(object)),
            Event::ObjectToGraveyard { object, owner } => t::object_to_graveyard(thing(object), name(owner)),
            Event::ControlChanged { object, to } => t::control_changed(name(to), thing(object)),
            Event::ControlUnchanged { object, with } => t::control_unchanged(thing(object), name(with)),
            Event::EffectLasts { effect, until } => t::effect_lasts(thing(effect), name(until)),
            Event::EffectEnded { effect } => t::effect_ended(thing(effect)),
            Event::Flipped {
                player,
                coin,
                call,
                agreed_die,
                ..
            } => {
                let outcome = flip(coin.face, *call);
                match agreed_die {
                    Some(die) => t::rolled_as_coin(name(player), coin.natural, die.count(), outcome),
                    None => t::flipped(name(player), outcome),
                }
            }
            Event::Rolled {
                player, sides, result, ..
            } => t::rolled(name(player), result, sides.count()),
        }
    }

    /// Returns the marker of an event whose clause does not name it.
    fn marker_beside(&self) -> Option<MarkerNumber> {
        match self {
            Event::TurnBegan { marker, .. } | Event::TurnEnded { marker, .. } | Event::TurnSkipped { marker, .. } => {
                Some(*marker)
            }
            Event::PriorityPassed { stack, .. }
            | Event::PriorityWithdrawn { stack, .. }
            | Event::Resolved { stack, .. }
            | Event::LoopAnnounced { stack, .. }
            | Event::StopProposed { stack, .. }
            | Event::LoopRan { stack, .. }
            | Event::LoopAbandoned { stack } => Some(*stack),
            _ => None,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text(&SeatNumbers).fmt(f)
    }
}

/// Appends who has priority then, if anybody has.
fn with_priority(clause: Message, player: Option<Message>) -> Message {
    match player {
        Some(player) => Message::joined([clause, t::has_priority(player)], "; "),
        None => clause,
    }
}

/// Returns what a flip showed, and whether a call was right.
fn flip(face: CoinFace, call: Option<CoinFace>) -> Message {
    match (face, call) {
        (CoinFace::Heads, None) => t::heads(),
        (CoinFace::Tails, None) => t::tails(),
        (CoinFace::Heads, Some(CoinFace::Heads)) => t::heads_won(),
        (CoinFace::Tails, Some(CoinFace::Tails)) => t::tails_won(),
        (CoinFace::Heads, Some(CoinFace::Tails)) => t::heads_lost(),
        (CoinFace::Tails, Some(CoinFace::Heads)) => t::tails_lost(),
    }
}
