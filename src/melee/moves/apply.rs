//! Applying an action to a game.

use crate::melee::action::Action;
use crate::melee::event::Event;
use crate::melee::refusal::Refusal;
use crate::melee::state::game::Game;
use crate::melee::state::object::Lasting;

impl Game {
    /// Does what happens in the game, and says what followed.
    ///
    /// # Errors
    /// The action is not among [`Game::choices`] for its kind: the rule and a sentence; the game is unchanged.
    pub fn apply(&mut self, action: &Action) -> Result<Vec<Event>, Refusal> {
        self.permit(action)?;
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
                self.defer(*players, *why, *marker, &mut events);
            }
            Action::ExtraTurn { player } => self.owe_extra_turn(*player, &mut events),
            Action::SkipTurn { player } => {
                self.table.owe_skip(*player);
                events.push(Event::SkipOwed { player: *player });
            }
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
                caused_by,
                ..
            } => {
                self.put_on_stack(*stack, *object, *controller, *kind, caused_by.is_some(), &mut events);
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
            Action::Declare { effect, controllers } => self.declare(*effect, *controllers, &mut events),
            Action::Object {
                object,
                owner,
                token,
                by,
                attached_to,
            } => {
                self.add_object(*object, *owner, *token, *by, *attached_to, &mut events);
            }
            Action::RemoveObject { object } => self.remove_object(*object, &mut events),
            Action::Control { object, by, source } => self.give_control(*object, *by, *source, &mut events),
            Action::Uncontrol { object, by, source } => self.end_control(*object, *by, *source, &mut events),
            Action::UntilTurn { object, player } => {
                self.lasting.push(Lasting {
                    effect: *object,
                    until: *player,
                });
                events.push(Event::EffectLasts {
                    effect: *object,
                    until: *player,
                });
            }
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
