//! Applying an action to a game.

use super::objects::NewObject;
use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::game::Game;
use crate::state::stack::StackObject;

impl Game {
    /// Applies an action and returns what followed from it.
    ///
    /// # Errors
    /// The action is not among [`Game::choices`] for its kind: the rule and a sentence; the game is unchanged.
    pub fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        // Before anything changes: a refused action leaves the game as it was.
        self.check(action)?;
        // Most actions have at most four events: one allocation for each.
        let mut events = Vec::with_capacity(4);
        match action {
            Action::EndTurn { marker } => self.end_turn(*marker, &mut events),
            Action::NextPhase { marker } => self.next_phase(*marker, &mut events),
            Action::Leave {
                players,
                why,
                defer_to: None,
            } => self.depart(*players, |_| *why, &mut events),
            Action::Leave {
                players,
                why,
                defer_to: Some(marker),
            } => {
                self.defer_departure(*players, *why, *marker, &mut events);
            }
            Action::ExtraTurn { player } => self.owe_extra_turn(*player, &mut events),
            Action::SkipTurn { player } => self.owe_skip(*player, &mut events),
            Action::CallTime {
                procedure,
                passing,
                not_counted,
            } => {
                self.call_time(*procedure, *passing, *not_counted, &mut events);
            }
            Action::PutOnStack {
                stack,
                object,
                controller,
                kind,
                targets,
                caused_by,
            } => {
                let object = StackObject {
                    targets: targets.clone(),
                    ..self.new_stack_object(*object, *controller, *kind)
                };
                self.put_on_stack(*stack, object, caused_by.is_some(), &mut events);
            }
            Action::PassPriority { stack, player } => self.pass_priority(*stack, *player, &mut events),
            Action::WithdrawPriority { stack, player } => self.withdraw_priority(*stack, *player, &mut events),
            Action::Counter { object } => self.counter(*object, &mut events),
            Action::AnnounceLoop {
                stack,
                player,
                iterations,
                points,
            } => {
                self.announce_loop(*stack, *player, *iterations, *points, &mut events);
            }
            Action::ProposeStop {
                stack,
                player,
                iteration,
                point,
            } => {
                self.propose_stop(*stack, *player, *iteration, *point, &mut events);
            }
            Action::AcceptLoop { stack, player } => self.accept_loop(*stack, *player, &mut events),
            Action::SetStatus { player, change } => self.set_status(*player, change, &mut events),
            Action::TakeTitle { title, player } => self.take_title(*title, *player, &mut events),
            Action::Declare { effect, controllers } => self.declare(*effect, *controllers, &mut events),
            Action::Object {
                object,
                owner,
                token,
                by,
                attached_to,
            } => {
                let new = NewObject {
                    id: *object,
                    owner: *owner,
                    token: *token,
                    by: *by,
                    attached_to: *attached_to,
                };
                self.add_object(new, &mut events);
            }
            Action::RemoveObject { object } => self.remove_object(*object, &mut events),
            Action::Control { object, by, source } => self.give_control(*object, *by, *source, &mut events),
            Action::Uncontrol { object, by, source } => self.end_control(*object, *by, *source, &mut events),
            Action::UntilTurn { object, player } => self.add_lasting_effect(*object, *player, &mut events),
            Action::Flip {
                player,
                call,
                agreed_die,
            } => self.flip(*player, *call, *agreed_die, &mut events),
            Action::Roll { player, sides } => self.roll(*player, *sides, &mut events),
        }
        Ok(events)
    }
}
