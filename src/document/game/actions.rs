//! Reading one action of a game document: docs/game-format.md names them all.

use super::Names;
use super::read::seat;
use crate::document::cursor::{At, Cursor, Object, Problems};
use crate::melee::{
    Action, ActionKind, CoinFace, Commander, Declaration, DieSides, LeaveReason, MarkerNumber, MarkerSet, ObjectId,
    Procedure, Seat, SeatSet, StackObjectKind, StatusChange,
};
use serde_json::Value;

/// The kinds of action by their names.
const VERBS: [(&str, ActionKind); ActionKind::ALL.len()] = [
    ("end_turn", ActionKind::EndTurn),
    ("next_phase", ActionKind::NextPhase),
    ("leave", ActionKind::Leave),
    ("extra_turn", ActionKind::ExtraTurn),
    ("skip_turn", ActionKind::SkipTurn),
    ("call_time", ActionKind::CallTime),
    ("put_on_stack", ActionKind::PutOnStack),
    ("pass_priority", ActionKind::PassPriority),
    ("withdraw_priority", ActionKind::WithdrawPriority),
    ("counter", ActionKind::Counter),
    ("announce_loop", ActionKind::AnnounceLoop),
    ("propose_stop", ActionKind::ProposeStop),
    ("accept_loop", ActionKind::AcceptLoop),
    ("set_status", ActionKind::SetStatus),
    ("declare", ActionKind::Declare),
    ("object", ActionKind::Object),
    ("remove_object", ActionKind::RemoveObject),
    ("control", ActionKind::Control),
    ("uncontrol", ActionKind::Uncontrol),
    ("until_turn", ActionKind::UntilTurn),
    ("flip", ActionKind::Flip),
    ("roll", ActionKind::Roll),
];

/// The name of a kind of action.
pub fn action_name(verb: ActionKind) -> &'static str {
    VERBS
        .iter()
        .find(|(_, known)| *known == verb)
        .map_or("?", |(name, _)| name)
}

/// Reads one action. What is wrong with it is noted, and then there may be none.
pub(super) fn read(cursor: &Cursor<'_>, names: &mut Names) -> Option<Action> {
    let object = cursor.object()?;
    // Of an unknown action every field is unknown: that is not worth more mistakes.
    let verb = object.need("do")?.one_of(&VERBS)?;
    let mut reader = Reader {
        object: &object,
        names,
        problems: cursor.problems,
    };
    let action = reader.action(verb);
    object.finish();
    action
}

struct Reader<'a, 'n> {
    object: &'a Object<'a>,
    names: &'n mut Names,
    problems: &'a Problems,
}

impl Reader<'_, '_> {
    /// Every field is read before one that is missing makes it no action, so that all mistakes are found.
    fn action(&mut self, verb: ActionKind) -> Option<Action> {
        match verb {
            ActionKind::EndTurn => self.marker("marker").map(|marker| Action::EndTurn { marker }),
            ActionKind::NextPhase => self.marker("marker").map(|marker| Action::NextPhase { marker }),
            ActionKind::Leave => self.leave(),
            ActionKind::ExtraTurn => self.player("player").map(|player| Action::ExtraTurn { player }),
            ActionKind::SkipTurn => self.player("player").map(|player| Action::SkipTurn { player }),
            ActionKind::CallTime => self.call_time(),
            ActionKind::PutOnStack => self.put_on_stack(),
            ActionKind::PassPriority => self
                .at_stack()
                .map(|(stack, player)| Action::PassPriority { stack, player }),
            ActionKind::WithdrawPriority => self
                .at_stack()
                .map(|(stack, player)| Action::WithdrawPriority { stack, player }),
            ActionKind::AcceptLoop => self
                .at_stack()
                .map(|(stack, player)| Action::AcceptLoop { stack, player }),
            ActionKind::Counter => self.thing("object").map(|object| Action::Counter { object }),
            ActionKind::AnnounceLoop | ActionKind::ProposeStop => self.about_loop(verb),
            ActionKind::SetStatus => self.set_status(),
            ActionKind::Declare => {
                let effects = [("win", Declaration::Win), ("draw", Declaration::Draw)];
                let effect = self.word("effect", &effects);
                let controllers = self.players("controllers", true);
                Some(Action::Declare {
                    effect: effect?,
                    controllers: controllers?,
                })
            }
            ActionKind::Object => self.new_object(),
            ActionKind::RemoveObject => self.thing("object").map(|object| Action::RemoveObject { object }),
            ActionKind::Control => {
                let (object, by, source) = (self.thing("object"), self.player("by"), self.optional_thing("source"));
                Some(Action::Control {
                    object: object?,
                    by: by?,
                    source: source?,
                })
            }
            ActionKind::Uncontrol => {
                let object = self.thing("object");
                let (by, source) = (self.optional_player("by"), self.optional_thing("source"));
                Some(Action::Uncontrol {
                    object: object?,
                    by: by?,
                    source: source?,
                })
            }
            ActionKind::UntilTurn => {
                let (object, player) = (self.thing("object"), self.player("player"));
                Some(Action::UntilTurn {
                    object: object?,
                    player: player?,
                })
            }
            ActionKind::Flip => {
                let player = self.player("player");
                let calls = [("heads", CoinFace::Heads), ("tails", CoinFace::Tails)];
                let call = self.object.get("call").map(|call| call.one_of(&calls));
                let agreed_die = self.object.get("agreed_die").map(|die| sides(&die));
                Some(Action::Flip {
                    player: player?,
                    call: whole(call)?,
                    agreed_die: whole(agreed_die)?,
                })
            }
            ActionKind::Roll => {
                let (player, sides) = (
                    self.player("player"),
                    self.object.need("sides").and_then(|die| sides(&die)),
                );
                Some(Action::Roll {
                    player: player?,
                    sides: sides?,
                })
            }
        }
    }

    fn leave(&mut self) -> Option<Action> {
        let players = self.players("players", true);
        let reasons = [
            ("lost", LeaveReason::Lost),
            ("conceded", LeaveReason::Conceded),
            ("match_loss", LeaveReason::MatchLoss),
            ("drawn", LeaveReason::Drawn),
        ];
        let why = self.word("why", &reasons);
        let defer_to = whole(self.object.get("defer_to").map(|number| marker(&number)));
        Some(Action::Leave {
            players: players?,
            why: why?,
            defer_to: defer_to?,
        })
    }

    fn call_time(&mut self) -> Option<Action> {
        let procedures = [
            ("extra_turns", Procedure::ExtraTurns),
            ("finish_turn", Procedure::FinishTurn),
        ];
        let procedure = self.word("procedure", &procedures);
        let mut passing = MarkerSet::EMPTY;
        if let Some(list) = self.object.get("passing") {
            for item in list.items() {
                if let Some(number) = marker(&item)
                    && !passing.insert(number)
                {
                    item.say(format!("{number} is named twice, or no table has so many."));
                }
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
        let (stack, object) = (self.marker("stack"), self.thing("object"));
        let controller = self.player("controller");
        let kinds = [
            ("spell", StackObjectKind::Spell),
            ("activated", StackObjectKind::Activated),
            ("triggered", StackObjectKind::Triggered),
            ("copy", StackObjectKind::Copy),
        ];
        let kind = self.word("kind", &kinds);
        let mut targets = Vec::new();
        if let Some(list) = self.object.get("targets") {
            targets = list.items().filter_map(|item| thing(&item, self.names)).collect();
        }
        let caused_by = self.optional_thing("caused_by");
        let (stack, object, controller, kind) = (stack?, object?, controller?, kind?);
        Some(Action::PutOnStack {
            stack,
            object,
            controller,
            kind,
            targets,
            caused_by: caused_by?,
        })
    }

    fn about_loop(&mut self, verb: ActionKind) -> Option<Action> {
        let at_stack = self.at_stack();
        let announces = verb == ActionKind::AnnounceLoop;
        let iteration = self.number(if announces { "iterations" } else { "iteration" });
        let point = self.number(if announces { "points" } else { "point" });
        let ((stack, player), iteration, point) = (at_stack?, iteration?, point?);
        Some(if announces {
            Action::AnnounceLoop {
                stack,
                player,
                iterations: iteration,
                points: point,
            }
        } else {
            Action::ProposeStop {
                stack,
                player,
                iteration,
                point,
            }
        })
    }

    fn set_status(&mut self) -> Option<Action> {
        let player = self.player("player");
        let life = self.object.get("life").map(|life| {
            let value = life.value.as_i64().and_then(|value| i32::try_from(value).ok());
            if value.is_none() {
                life.say("Expected a whole number of life, as 40 or -3.");
            }
            value
        });
        let poison = self.object.get("poison").map(|poison| count(&poison));
        let casts = self.object.get("commander_casts").map(|casts| count(&casts));
        let damage = self.object.get("commander_damage");
        if life.is_none() && poison.is_none() && casts.is_none() && damage.is_none() {
            let fields = "\"life\", \"poison\", \"commander_damage\" or \"commander_casts\"";
            self.problems
                .say(&self.object.at("life"), format!("At least one of {fields} is needed."));
        }
        let commander_damage = damage.map_or(Some(Vec::new()), |damage| self.commander_damage(&damage));
        let change = StatusChange {
            life: whole(life)?,
            poison: whole(poison)?,
            commander_damage: commander_damage?,
            commander_casts: whole(casts)?,
        };
        Some(Action::SetStatus {
            player: player?,
            change,
        })
    }

    fn commander_damage(&self, damage: &Cursor<'_>) -> Option<Vec<(Commander, u32)>> {
        // For the sake of the message; the keys are names, not fields.
        let Value::Object(each) = damage.value else {
            damage.object();
            return None;
        };
        let mut found = Vec::new();
        for (name, value) in each {
            let place = Cursor {
                at: At::Field(&damage.at, name),
                value,
                problems: damage.problems,
            };
            let commander = self.names.commander(name);
            if commander.is_none() {
                place.say(format!(
                    "No commander of \"{name}\": expected a player of this table, or one with #2 behind."
                ));
            }
            found.push((commander, count(&place)));
        }
        found
            .into_iter()
            .map(|(commander, damage)| Some((commander?, damage?)))
            .collect()
    }

    fn new_object(&mut self) -> Option<Action> {
        let (object, owner) = (self.thing("object"), self.player("owner"));
        let token = whole(self.object.get("token").map(|token| token.boolean()));
        let (by, attached_to) = (self.optional_player("by"), self.optional_thing("attached_to"));
        let token = token?.unwrap_or(false);
        Some(Action::Object {
            object: object?,
            owner: owner?,
            token,
            by: by?,
            attached_to: attached_to?,
        })
    }

    fn at_stack(&mut self) -> Option<(MarkerNumber, Seat)> {
        let (stack, player) = (self.marker("stack"), self.player("player"));
        Some((stack?, player?))
    }

    fn word<T: Copy>(&self, field: &'static str, words: &[(&str, T)]) -> Option<T> {
        self.object.need(field)?.one_of(words)
    }

    fn marker(&self, field: &'static str) -> Option<MarkerNumber> {
        marker(&self.object.need(field)?)
    }

    fn number(&self, field: &'static str) -> Option<u32> {
        count(&self.object.need(field)?)
    }

    fn player(&self, field: &'static str) -> Option<Seat> {
        seat(&self.object.need(field)?, self.names)
    }

    fn optional_player(&self, field: &'static str) -> Option<Option<Seat>> {
        whole(self.object.get(field).map(|player| seat(&player, self.names)))
    }

    fn thing(&mut self, field: &'static str) -> Option<ObjectId> {
        thing(&self.object.need(field)?, self.names)
    }

    fn optional_thing(&mut self, field: &'static str) -> Option<Option<ObjectId>> {
        whole(self.object.get(field).map(|object| thing(&object, self.names)))
    }

    /// Players by name, each once; a list that is not needed and not there is empty.
    fn players(&self, field: &'static str, needed: bool) -> Option<SeatSet> {
        let mut set = SeatSet::EMPTY;
        let list = if needed {
            Some(self.object.need(field)?)
        } else {
            self.object.get(field)
        };
        let Some(list) = list else { return Some(set) };
        let mut all_found = list.value.is_array();
        for item in list.items() {
            let found = seat(&item, self.names);
            all_found &= found.is_some();
            if let Some(player) = found
                && !set.insert(player)
            {
                item.say("This player is named twice.");
                all_found = false;
            }
        }
        all_found.then_some(set)
    }
}

/// A field that may be missing but is right if it is there: no field is `Some(None)`, a wrong one `None`.
fn whole<T>(field: Option<Option<T>>) -> Option<Option<T>> {
    match field {
        None => Some(None),
        Some(read) => read.map(Some),
    }
}

fn marker(cursor: &Cursor<'_>) -> Option<MarkerNumber> {
    let number = cursor.whole(0..=u32::from(u16::MAX))?;
    u16::try_from(number).ok().map(MarkerNumber)
}

fn count(cursor: &Cursor<'_>) -> Option<u32> {
    cursor.whole(0..=u32::MAX)
}

fn sides(cursor: &Cursor<'_>) -> Option<DieSides> {
    cursor.whole(1..=256).and_then(|sides| DieSides::new(u64::from(sides)))
}

fn thing(cursor: &Cursor<'_>, names: &mut Names) -> Option<ObjectId> {
    cursor.text(super::LONGEST_NAME).map(|name| names.object(&name))
}
