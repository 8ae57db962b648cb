//! Reading one action of a game document (the table in FORMATS, and the project's own actions for G17, T27 and T28).

use super::read::{Fields, seat_of, step};
use super::{Names, Problem};
use crate::melee::{
    Action, Call, Declaration, Kind, MarkerNumber, MarkerSet, ObjectId, Procedure, Seat, SeatSet, Sides, StatusChange,
    Why,
};
use serde_json::Value;

/// The kinds of action by their names.
const KNOWN: &str = "end_turn, next_phase, leave, extra_turn, skip_turn, call_time, put_on_stack, pass_priority, \
    withdraw_priority, counter, announce_loop, propose_stop, accept_loop, set_status, declare, object, remove_object, \
    control, uncontrol, until_turn, flip, roll";

/// Reads one action; what is wrong with it is added to `problems`.
pub(super) fn read(value: &Value, pointer: &str, names: &mut Names, problems: &mut Vec<Problem>) -> Option<Action> {
    let mut reader = Reader {
        fields: Fields::of(value, pointer, problems)?,
        names,
    };
    let before = reader.fields.problems.len();
    let action = reader.action();
    match action {
        // An unknown `do` makes every other field unknown as well: one message is enough.
        None if reader.fields.problems.len() == before => None,
        action => {
            reader.fields.end();
            action
        }
    }
}

struct Reader<'a, 'n> {
    fields: Fields<'a>,
    names: &'n mut Names,
}

impl<'a> Reader<'a, '_> {
    fn action(&mut self) -> Option<Action> {
        let verb = self.fields.need("do", "the name of an action", Value::as_str)?;
        // Every field of an action is read before one that is missing makes it nothing: all mistakes are told at once.
        match verb {
            "end_turn" => self.marker("marker").map(|marker| Action::EndTurn { marker }),
            "next_phase" => self.marker("marker").map(|marker| Action::NextPhase { marker }),
            "leave" => self.leave(),
            "extra_turn" => self.player("player").map(|player| Action::ExtraTurn { player }),
            "skip_turn" => self.player("player").map(|player| Action::SkipTurn { player }),
            "call_time" => self.call_time(),
            "put_on_stack" => self.put_on_stack(),
            "pass_priority" => self.at_stack(|stack, player| Action::PassPriority { stack, player }),
            "withdraw_priority" => self.at_stack(|stack, player| Action::WithdrawPriority { stack, player }),
            "accept_loop" => self.at_stack(|stack, player| Action::AcceptLoop { stack, player }),
            "counter" => self.object("object").map(|object| Action::Counter { object }),
            "announce_loop" => {
                let (iterations, points) = (self.number("iterations"), self.number("points"));
                self.at_stack(|stack, player| (stack, player))
                    .and_then(|(stack, player)| {
                        Some(Action::AnnounceLoop {
                            stack,
                            player,
                            iterations: iterations?,
                            points: points?,
                        })
                    })
            }
            "propose_stop" => {
                let (iteration, point) = (self.number("iteration"), self.number("point"));
                self.at_stack(|stack, player| (stack, player))
                    .and_then(|(stack, player)| {
                        Some(Action::ProposeStop {
                            stack,
                            player,
                            iteration: iteration?,
                            point: point?,
                        })
                    })
            }
            "set_status" => self.set_status(),
            "declare" => {
                let effects = [("win", Declaration::Win), ("draw", Declaration::Draw)];
                let effect = self.fields.word("effect", &effects, true);
                let controllers = self.players("controllers", true);
                Some(Action::Declare {
                    effect: effect?,
                    controllers: controllers?,
                })
            }
            "object" => self.new_object(),
            "remove_object" => self.object("object").map(|object| Action::RemoveObject { object }),
            "control" => {
                let (object, by) = (self.object("object"), self.player("by"));
                let source = self.optional_object("source");
                Some(Action::Control {
                    object: object?,
                    by: by?,
                    source,
                })
            }
            "uncontrol" => {
                let object = self.object("object");
                let (by, source) = (self.optional_player("by"), self.optional_object("source"));
                Some(Action::Uncontrol {
                    object: object?,
                    by,
                    source,
                })
            }
            "until_turn" => {
                let (object, player) = (self.object("object"), self.player("player"));
                Some(Action::UntilTurn {
                    object: object?,
                    player: player?,
                })
            }
            "flip" => {
                let player = self.player("player");
                let call = self
                    .fields
                    .word("call", &[("heads", Call::Heads), ("tails", Call::Tails)], false);
                let agreed_die = self.fields.may("agreed_die", "a number of sides from 2 to 256", sides);
                Some(Action::Flip {
                    player: player?,
                    call,
                    agreed_die,
                })
            }
            "roll" => {
                let player = self.player("player");
                let sides = self.fields.need("sides", "a number of sides from 2 to 256", sides);
                Some(Action::Roll {
                    player: player?,
                    sides: sides?,
                })
            }
            unknown => {
                self.fields
                    .wrong("do", format!("\"{unknown}\" is no action; the actions are {KNOWN}"));
                None
            }
        }
    }

    fn leave(&mut self) -> Option<Action> {
        let players = self.players("players", true);
        let reasons = [
            ("lost", Why::Lost),
            ("conceded", Why::Conceded),
            ("match_loss", Why::MatchLoss),
            ("drawn", Why::Drawn),
        ];
        let why = self.fields.word("why", &reasons, true);
        let defer_to = self.fields.may("defer_to", "the number of a marker", marker);
        Some(Action::Leave {
            players: players?,
            why: why?,
            defer_to,
        })
    }

    fn call_time(&mut self) -> Option<Action> {
        let procedures = [
            ("extra_turns", Procedure::ExtraTurns),
            ("finish_turn", Procedure::FinishTurn),
        ];
        let procedure = self.fields.word("procedure", &procedures, true);
        let numbers = self.fields.list("passing", false, "the number of a marker", marker);
        let mut passing = MarkerSet::EMPTY;
        for (index, number) in numbers.into_iter().enumerate() {
            if !passing.insert(number) {
                self.fields.wrong_entry(
                    "passing",
                    index,
                    format!("{number} is named twice, or no table has so many"),
                );
            }
        }
        let not_counted = self.players("not_counted", false);
        Some(Action::CallTime {
            procedure: procedure?,
            passing,
            not_counted: not_counted?,
        })
    }

    fn put_on_stack(&mut self) -> Option<Action> {
        let stack = self.marker("stack");
        let object = self.object("object");
        let controller = self.player("controller");
        let kinds = [
            ("spell", Kind::Spell),
            ("activated", Kind::Activated),
            ("triggered", Kind::Triggered),
            ("copy", Kind::Copy),
        ];
        let kind = self.fields.word("kind", &kinds, true);
        let names = &mut *self.names;
        let targets = self.fields.list("targets", false, "the name of an object", |value| {
            object_of(value, names)
        });
        let caused_by = self.optional_object("caused_by");
        Some(Action::PutOnStack {
            stack: stack?,
            object: object?,
            controller: controller?,
            kind: kind?,
            targets,
            caused_by,
        })
    }

    fn set_status(&mut self) -> Option<Action> {
        let player = self.player("player");
        let life = self
            .fields
            .may("life", "a whole number", |value| i32::try_from(value.as_i64()?).ok());
        let poison = self.fields.may("poison", "a number of counters", count);
        let commander_casts = self.fields.may("commander_casts", "a number of casts", count);
        let mut commander_damage = Vec::new();
        if let Some(value) = self.fields.optional("commander_damage") {
            let expected = "an object with the damage from each commander, by its owner";
            let each = self
                .fields
                .convert("commander_damage", value, expected, Value::as_object);
            for (name, value) in each.into_iter().flatten() {
                let pointer = step(&self.fields.place("commander_damage"), name);
                match (self.names.commander(name), count(value)) {
                    (Some(commander), Some(damage)) => commander_damage.push((commander, damage)),
                    (None, _) => {
                        let message = "a player at this table, or one with #2 behind the name, was expected".to_owned();
                        self.fields.problems.push(Problem { pointer, message });
                    }
                    (_, None) => {
                        let message = format!("a number of damage was expected, not {value}");
                        self.fields.problems.push(Problem { pointer, message });
                    }
                }
            }
        }
        let change = StatusChange {
            life,
            poison,
            commander_damage,
            commander_casts,
        };
        let player = player?;
        if !self
            .fields
            .has_any(&["life", "poison", "commander_damage", "commander_casts"])
        {
            self.fields.wrong(
                "life",
                "at least one of life, poison, commander_damage, commander_casts was expected",
            );
        }
        Some(Action::SetStatus { player, change })
    }

    fn new_object(&mut self) -> Option<Action> {
        let (object, owner) = (self.object("object"), self.player("owner"));
        let token = self
            .fields
            .may("token", "true or false", Value::as_bool)
            .unwrap_or(false);
        let by = self.optional_player("by");
        let attached_to = self.optional_object("attached_to");
        Some(Action::Object {
            object: object?,
            owner: owner?,
            token,
            by,
            attached_to,
        })
    }

    fn at_stack<T>(&mut self, build: impl FnOnce(MarkerNumber, Seat) -> T) -> Option<T> {
        let (stack, player) = (self.marker("stack"), self.player("player"));
        Some(build(stack?, player?))
    }

    fn marker(&mut self, field: &'static str) -> Option<MarkerNumber> {
        self.fields.need(field, "the number of a marker", marker)
    }

    fn number(&mut self, field: &'static str) -> Option<u32> {
        self.fields.need(field, "a whole number", count)
    }

    fn player(&mut self, field: &'static str) -> Option<Seat> {
        let names = &*self.names;
        self.fields
            .need(field, "a player at this table", |value| seat_of(value, names))
    }

    fn optional_player(&mut self, field: &'static str) -> Option<Seat> {
        let names = &*self.names;
        self.fields
            .may(field, "a player at this table", |value| seat_of(value, names))
    }

    /// Players by name, each once.
    fn players(&mut self, field: &'static str, needed: bool) -> Option<SeatSet> {
        let before = self.fields.problems.len();
        let names = &*self.names;
        let seats = self
            .fields
            .list(field, needed, "a player at this table", |value| seat_of(value, names));
        let mut set = SeatSet::EMPTY;
        for (index, seat) in seats.into_iter().enumerate() {
            if !set.insert(seat) {
                self.fields
                    .wrong_entry(field, index, "this player is named twice".to_owned());
            }
        }
        (self.fields.problems.len() == before).then_some(set)
    }

    fn object(&mut self, field: &'static str) -> Option<ObjectId> {
        let names = &mut *self.names;
        self.fields
            .need(field, "the name of an object", |value| object_of(value, names))
    }

    fn optional_object(&mut self, field: &'static str) -> Option<ObjectId> {
        let names = &mut *self.names;
        self.fields
            .may(field, "the name of an object", |value| object_of(value, names))
    }
}

fn marker(value: &Value) -> Option<MarkerNumber> {
    u16::try_from(value.as_u64()?).ok().map(MarkerNumber)
}

fn count(value: &Value) -> Option<u32> {
    u32::try_from(value.as_u64()?).ok()
}

fn sides(value: &Value) -> Option<Sides> {
    Sides::new(value.as_u64()?)
}

fn object_of(value: &Value, names: &mut Names) -> Option<ObjectId> {
    value
        .as_str()
        .filter(|name| !name.is_empty())
        .map(|name| names.object(name))
}
