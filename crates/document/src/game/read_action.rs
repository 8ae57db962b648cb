//! Reading one action of a game document; docs/formats/game.md lists them all.

use super::action_names::ACTION_NAMES;
use super::document::GameDocument;
use super::fields::{count, die_sides, marker, object_id, optional, player, target, unless_wrong};
use super::names::Names;
use crate::cursor::{At, Cursor, Object, Problems};
use podium_event::Problem;
use podium_melee::{
    Action, ActionKind, CoinFace, Commander, Declaration, LeaveReason, MarkerNumber, MarkerSet, ObjectId,
    PlayerCounter, Procedure, Seat, SeatSet, StackObjectKind, StatusChange, Title,
};
use serde_json::Value;

/// Reads one action. Mistakes are recorded in the cursor; with any of them the result may be `None`.
pub(super) fn read_action(cursor: &Cursor<'_>, names: &mut Names) -> Option<Action> {
    let object = cursor.object()?;
    // Without a known kind every field would be unknown: one mistake is enough.
    let kind = object.need("do")?.one_of(&ACTION_NAMES)?;
    let mut reader = Reader {
        object: &object,
        names,
        problems: cursor.problems,
    };
    // Before `finish`: reading is what makes fields known.
    let action = reader.action(kind);
    object.finish();
    action
}

impl GameDocument {
    /// Reads one more action and appends it, legal or not.
    ///
    /// # Errors
    /// All mistakes in it, each with its place in the action; nothing is appended.
    pub fn read_action(&mut self, value: &Value) -> Result<&Action, Vec<Problem>> {
        let action = self.parse_action(value)?;
        self.actions.push(action);
        Ok(&self.actions[self.actions.len() - 1])
    }

    /// Reads an action without appending it. Objects that it names for the first time get their numbers.
    ///
    /// # Errors
    /// All mistakes in it, each with its place in the action.
    pub fn parse_action(&mut self, value: &Value) -> Result<Action, Vec<Problem>> {
        let problems = Problems::default();
        let action = read_action(&Cursor::root(value, &problems), &mut self.names);
        unless_wrong(action, problems)
    }
}

/// The fields of one action, with the names they refer to.
struct Reader<'a, 'n> {
    object: &'a Object<'a>,
    names: &'n mut Names,
    problems: &'a Problems,
}

impl Reader<'_, '_> {
    /// Reads all fields before it fails because of a missing one, so that all mistakes are found.
    fn action(&mut self, kind: ActionKind) -> Option<Action> {
        match kind {
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
            ActionKind::Counter => self.object_id("object").map(|object| Action::Counter { object }),
            ActionKind::AnnounceLoop | ActionKind::ProposeStop => self.about_loop(kind),
            ActionKind::SetStatus => self.set_status(),
            ActionKind::TakeTitle => {
                let titles = [("monarch", Title::Monarch), ("initiative", Title::Initiative)];
                let title = self.keyword("title", &titles);
                let player = self.player("player");
                Some(Action::TakeTitle {
                    title: title?,
                    player: player?,
                })
            }
            ActionKind::Declare => {
                let effects = [("win", Declaration::Win), ("draw", Declaration::Draw)];
                let effect = self.keyword("effect", &effects);
                let controllers = self.players("controllers", true);
                Some(Action::Declare {
                    effect: effect?,
                    controllers: controllers?,
                })
            }
            ActionKind::Object => self.new_object(),
            ActionKind::RemoveObject => self.object_id("object").map(|object| Action::RemoveObject { object }),
            ActionKind::Control => {
                let (object, by, source) = (
                    self.object_id("object"),
                    self.player("by"),
                    self.optional_object_id("source"),
                );
                Some(Action::Control {
                    object: object?,
                    by: by?,
                    source: source?,
                })
            }
            ActionKind::Uncontrol => {
                let object = self.object_id("object");
                let (by, source) = (self.optional_player("by"), self.optional_object_id("source"));
                Some(Action::Uncontrol {
                    object: object?,
                    by: by?,
                    source: source?,
                })
            }
            ActionKind::UntilTurn => {
                let (object, player) = (self.object_id("object"), self.player("player"));
                Some(Action::UntilTurn {
                    object: object?,
                    player: player?,
                })
            }
            ActionKind::Flip => {
                let player = self.player("player");
                let calls = [("heads", CoinFace::Heads), ("tails", CoinFace::Tails)];
                let call = self.object.get("call").map(|call| call.one_of(&calls));
                let agreed_die = self.object.get("agreed_die").map(|die| die_sides(&die));
                Some(Action::Flip {
                    player: player?,
                    call: optional(call)?,
                    agreed_die: optional(agreed_die)?,
                })
            }
            ActionKind::Roll => {
                let (player, sides) = (
                    self.player("player"),
                    self.object.need("sides").and_then(|die| die_sides(&die)),
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
        let why = self.keyword("why", &reasons);
        let defer_to = optional(self.object.get("defer_to").map(|number| marker(&number)));
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
            ("next_turn", Procedure::NextTurn),
        ];
        let procedure = self.keyword("procedure", &procedures);
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
        let (stack, object) = (self.marker("stack"), self.object_id("object"));
        let controller = self.player("controller");
        let kinds = [
            ("spell", StackObjectKind::Spell),
            ("activated", StackObjectKind::Activated),
            ("triggered", StackObjectKind::Triggered),
            ("copy", StackObjectKind::Copy),
        ];
        let kind = self.keyword("kind", &kinds);
        let mut targets = Vec::new();
        if let Some(list) = self.object.get("targets") {
            targets = list.items().filter_map(|item| target(&item, self.names)).collect();
        }
        let caused_by = self.optional_object_id("caused_by");
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

    fn about_loop(&mut self, kind: ActionKind) -> Option<Action> {
        let at_stack = self.at_stack();
        let announces = kind == ActionKind::AnnounceLoop;
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
        let counters = PlayerCounter::ALL.map(|counter| self.object.get(counter.name()).map(|number| count(&number)));
        let has_counters = counters.iter().any(Option::is_some);
        let casts = self.object.get("commander_casts");
        let damage = self.object.get("commander_damage");
        if life.is_none() && poison.is_none() && !has_counters && casts.is_none() && damage.is_none() {
            let fields = "\"life\", \"poison\", \"energy\", \"experience\", \"rad\", \"commander_damage\" or \"commander_casts\"";
            self.problems
                .say(&self.object.at("life"), format!("At least one of {fields} is needed."));
        }
        let commander_damage = damage.map_or(Some(Vec::new()), |damage| self.by_commander(&damage));
        let commander_casts = casts.map_or(Some([None; 2]), |casts| self.commander_casts(&casts, player));
        let [energy, experience, rad] = counters.map(optional);
        let change = StatusChange {
            life: optional(life)?,
            poison: optional(poison)?,
            counters: [energy?, experience?, rad?],
            commander_damage: commander_damage?,
            commander_casts: commander_casts?,
        };
        Some(Action::SetStatus {
            player: player?,
            change,
        })
    }

    /// Reads casts of a player's commanders: a number for the first, or numbers by name (CR 903.8).
    fn commander_casts(&self, casts: &Cursor<'_>, player: Option<Seat>) -> Option<[Option<u32>; 2]> {
        if !casts.value.is_object() {
            return Some([Some(count(casts)?), None]);
        }
        let mut found = [None; 2];
        for (commander, number) in self.by_commander(casts)? {
            if player.is_some_and(|player| player != commander.owner) {
                casts.say("A player casts their own commanders: use the player's name, or that with #2 behind.");
                return None;
            }
            found[usize::from(commander.second)] = Some(number);
        }
        Some(found)
    }

    /// Reads numbers by commander.
    fn by_commander(&self, numbers: &Cursor<'_>) -> Option<Vec<(Commander, u32)>> {
        // `object` records the mistake; the keys here are names, not fields.
        let Value::Object(each) = numbers.value else {
            numbers.object();
            return None;
        };
        let mut found = Vec::new();
        for (name, value) in each {
            let place = Cursor {
                at: At::Field(&numbers.at, name),
                value,
                problems: numbers.problems,
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
            .map(|(commander, number)| Some((commander?, number?)))
            .collect()
    }

    fn new_object(&mut self) -> Option<Action> {
        let (object, owner) = (self.object_id("object"), self.player("owner"));
        let token = optional(self.object.get("token").map(|token| token.boolean()));
        let (by, attached_to) = (self.optional_player("by"), self.optional_object_id("attached_to"));
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

    fn keyword<T: Copy>(&self, field: &'static str, keywords: &[(&str, T)]) -> Option<T> {
        self.object.need(field)?.one_of(keywords)
    }

    fn marker(&self, field: &'static str) -> Option<MarkerNumber> {
        marker(&self.object.need(field)?)
    }

    fn number(&self, field: &'static str) -> Option<u32> {
        count(&self.object.need(field)?)
    }

    fn player(&self, field: &'static str) -> Option<Seat> {
        player(&self.object.need(field)?, self.names)
    }

    fn optional_player(&self, field: &'static str) -> Option<Option<Seat>> {
        optional(self.object.get(field).map(|field| player(&field, self.names)))
    }

    fn object_id(&mut self, field: &'static str) -> Option<ObjectId> {
        object_id(&self.object.need(field)?, self.names)
    }

    fn optional_object_id(&mut self, field: &'static str) -> Option<Option<ObjectId>> {
        optional(self.object.get(field).map(|object| object_id(&object, self.names)))
    }

    /// Reads a list of players, each named once; an optional list that is missing is empty.
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
            let found = player(&item, self.names);
            all_found &= found.is_some();
            if let Some(player) = found
                // A repeated name is a slip, and perhaps another player was meant.
                && !set.insert(player)
            {
                item.say("This player is named twice.");
                all_found = false;
            }
        }
        all_found.then_some(set)
    }
}
