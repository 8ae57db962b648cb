//! Events in words, rendered only on request, with the names of a document or with seat numbers.

use super::action::Procedure;
use super::event::Event;
use super::naming::{Naming, SeatNumbers};
use super::state::object::ObjectId;
use super::state::seat::Seat;
use super::state::seed::CoinFace;
use super::state::status::Loss;
use super::state::table::LeaveReason;
use super::state::title::Title;
use std::borrow::Cow;
use std::fmt;

struct EventText<'a> {
    event: &'a Event,
    naming: &'a dyn Naming,
}

impl Event {
    /// Returns the event as a clause, with names from `naming`.
    pub fn text<'a>(&'a self, naming: &'a dyn Naming) -> impl fmt::Display + 'a {
        EventText { event: self, naming }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text(&SeatNumbers).fmt(f)
    }
}

impl fmt::Display for EventText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |seat: &Seat| self.naming.player(*seat);
        let thing = |object: &ObjectId| self.naming.object(*object);
        match self.event {
            Event::TurnBegan {
                marker,
                player,
                extra: false,
            } => write!(f, "{} begins a turn ({marker})", name(player)),
            Event::TurnBegan { marker, player, .. } => write!(f, "{} begins an extra turn ({marker})", name(player)),
            Event::TurnEnded { marker, player } => write!(f, "the turn of {} ends ({marker})", name(player)),
            Event::TurnSkipped { marker, player, extra } => {
                let which = if *extra { "extra turn" } else { "turn" };
                write!(f, "{}'s {which} is skipped ({marker})", name(player))
            }
            Event::PhaseBegan { marker, phase } => write!(f, "{marker}: {} begins", phase.name()),
            Event::MarkerPassed { marker, from, to } => {
                write!(f, "{marker} passes from {} to {}", name(from), name(to))
            }
            Event::MarkerKept { marker, player } => write!(f, "{} keeps {marker} for an extra turn", name(player)),
            Event::ExtraTurnsWait { player, turns } => {
                let n = usize::from(*turns);
                let count = number(n);
                write!(
                    f,
                    "a marker is close to the right: {} takes {count} extra turn{} later",
                    name(player),
                    plural(n)
                )
            }
            Event::Designated {
                marker,
                times,
                players,
                markers,
            } => {
                // Once is the rule (CR 807.4e) and needs no number.
                let twice = if *times == 1 {
                    String::new()
                } else {
                    format!(" {times} times")
                };
                write!(
                    f,
                    "{marker} is designated for removal{twice}: {} player{}",
                    number(*players),
                    plural(*players)
                )?;
                write!(f, ", {} marker{}", number(*markers), plural(*markers))
            }
            Event::MarkerRemoved { marker, from } => write!(f, "{marker} is removed from {}", name(from)),
            Event::PlayerLeft { player, why } => match why {
                LeaveReason::Lost => write!(f, "{} loses and leaves the game", name(player)),
                LeaveReason::Conceded => write!(f, "{} concedes and leaves the game", name(player)),
                LeaveReason::MatchLoss => write!(f, "{} leaves the game with a match loss", name(player)),
                LeaveReason::Drawn => write!(f, "the game is a draw for {}, who leaves it", name(player)),
            },
            Event::DepartureDeferred { player, marker } => {
                write!(f, "{} leaves at the end of the current phase of {marker}", name(player))
            }
            Event::ExtraTurnOwed { player } => write!(f, "{} is given an extra turn", name(player)),
            Event::SkipOwed { player } => write!(f, "{} skips the next turn", name(player)),
            Event::TimeCalled {
                procedure: Procedure::FinishTurn,
                ..
            } => f.write_str("time is called: the turns in progress are finished"),
            Event::TimeCalled { turns, .. } => {
                let n = turns.unwrap_or(0) as usize;
                write!(f, "time is called: {} more turn{} may begin", number(n), plural(n))
            }
            Event::GameWon { winner } => write!(f, "{} wins the game", name(winner)),
            Event::GameDrawn => f.write_str("the game is drawn"),
            Event::PutOnStack {
                stack,
                object,
                controller,
            } => {
                write!(f, "{} puts {} on the stack of {stack}", name(controller), thing(object))
            }
            Event::PriorityPassed { stack, player } => write!(f, "{} passes priority ({stack})", name(player)),
            Event::PriorityWithdrawn { stack, player, back_to } => {
                write!(f, "{}'s request for priority is void", name(player))?;
                match back_to {
                    Some(active) => write!(f, "; {} has priority ({stack})", name(active)),
                    None => write!(f, " ({stack})"),
                }
            }
            Event::Resolved { stack, object } => write!(f, "{} resolves ({stack})", thing(object)),
            Event::Countered { stack, object } => write!(f, "{} leaves the stack of {stack}", thing(object)),
            Event::StackExiled { stack, object } => {
                write!(
                    f,
                    "the turn ends with {} on the stack of {stack}: it is exiled",
                    thing(object)
                )
            }
            Event::StackMoved { object, to } => write!(f, "{} goes on the stack of {to}", thing(object)),
            Event::LoopAnnounced {
                stack,
                player,
                iterations,
            } => {
                write!(f, "{} announces a loop, {iterations} times ({stack})", name(player))
            }
            Event::StopProposed {
                stack,
                player,
                iteration,
                point,
            } => {
                write!(
                    f,
                    "{} would stop it in iteration {iteration} after point {point} ({stack})",
                    name(player)
                )
            }
            Event::LoopRan {
                stack,
                iterations,
                point,
                priority,
            } => {
                write!(f, "the loop runs up to iteration {iterations}")?;
                if let Some(point) = point {
                    write!(f, ", point {point}")?;
                }
                match priority {
                    Some(player) => write!(f, "; {} has priority ({stack})", name(player)),
                    None => write!(f, " ({stack})"),
                }
            }
            Event::LoopAbandoned { stack } => write!(f, "the loop does not run: a player it needs left ({stack})"),
            Event::StatusSet { player } => write!(f, "the status of {} changes", name(player)),
            Event::LossProposed { player, loss } => match loss {
                Loss::Life => write!(f, "{} has no life left and would lose", name(player)),
                Loss::Poison => write!(f, "{} has ten or more poison counters and would lose", name(player)),
                Loss::CommanderDamage(commander) => {
                    let owner = name(&commander.owner);
                    write!(
                        f,
                        "{} has 21 or more damage from {owner}'s commander and would lose",
                        name(player)
                    )
                }
            },
            Event::TitleTaken { title, player } => match title {
                Title::Monarch => write!(f, "{} becomes the monarch", name(player)),
                Title::Initiative => write!(f, "{} takes the initiative", name(player)),
            },
            Event::ObjectAppeared { object, controller } => {
                write!(
                    f,
                    "{} is there under the control of {}",
                    thing(object),
                    name(controller)
                )
            }
            Event::ObjectRemoved { object } => write!(f, "{} is gone", thing(object)),
            Event::ObjectLeft { object, owner } => {
                write!(f, "{} leaves the game with its owner {}", thing(object), name(owner))
            }
            Event::ObjectCeased { object } => write!(f, "{} ceases to exist", thing(object)),
            Event::ObjectExiled { object } => write!(f, "{} is exiled", thing(object)),
            Event::ObjectRemovedFromGame { object } => write!(f, "{} is removed from the game", thing(object)),
            Event::ObjectToGraveyard { object, owner } => {
                write!(f, "{} is put into the graveyard of {}", thing(object), name(owner))
            }
            Event::ControlChanged { object, to } => write!(f, "{} controls {}", name(to), thing(object)),
            Event::ControlUnchanged { object, with } => {
                write!(f, "{} stays under the control of {}", thing(object), name(with))
            }
            Event::EffectLasts { effect, until } => {
                write!(f, "{} lasts until the next turn of {}", thing(effect), name(until))
            }
            Event::EffectEnded { effect } => write!(f, "{} ends", thing(effect)),
            Event::Flipped {
                player,
                coin,
                call,
                agreed_die,
                ..
            } => {
                match agreed_die {
                    Some(die) => write!(
                        f,
                        "{} rolls {} on {} sides as agreed, ",
                        name(player),
                        coin.natural,
                        die.count()
                    )?,
                    None => write!(f, "{} flips a coin: ", name(player))?,
                }
                f.write_str(face(coin.face))?;
                match call {
                    Some(call) if *call == coin.face => f.write_str(", called and won"),
                    Some(call) => write!(f, ", {} was called: lost", face(*call)),
                    None => Ok(()),
                }
            }
            Event::Rolled {
                player, sides, result, ..
            } => {
                write!(f, "{} rolls {result} on {} sides", name(player), sides.count())
            }
        }
    }
}

/// Spells out a number up to twelve; writes figures above.
fn number(n: usize) -> Cow<'static, str> {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ];
    WORDS
        .get(n)
        .map_or_else(|| Cow::Owned(n.to_string()), |word| Cow::Borrowed(*word))
}

fn plural(n: usize) -> &'static str {
    if n == 1 { "" } else { "s" }
}

fn face(call: CoinFace) -> &'static str {
    match call {
        CoinFace::Heads => "heads",
        CoinFace::Tails => "tails",
    }
}
