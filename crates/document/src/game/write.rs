//! Writing a game document; reading it again gives an equal one.

use super::document::{FORMAT, GameDocument};
use super::names::Names;
use podium_melee::{Action, Commander, InfluenceRange, ObjectId, Seat, SeatSet, Target, UnfinishedGame};
use serde_json::{Map, Value, json};

impl GameDocument {
    /// Writes the whole document as JSON.
    pub fn to_json(&self) -> Value {
        write_document(self)
    }

    /// Writes an action as the document does.
    pub fn write_action(&self, action: &Action) -> Value {
        write_action(action, &self.names)
    }
}

fn write_document(document: &GameDocument) -> Value {
    let (setup, names) = (&document.setup, &document.names);
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| out.insert(key.to_owned(), value);
    put("format", json!(FORMAT));
    // every option, including defaults: a stored game must not change with a later default
    put("variant", json!(setup.variant()));
    put("edition", json!(setup.edition()));
    put("attack", json!(setup.attack()));
    put("seats", json!(names.players()));
    put("starting_player", json!(names.player(setup.starting())));
    // these two are absent in most games, and their absence will always mean this
    if setup.first() != setup.starting() {
        put("first_player", json!(names.player(setup.first())));
    }
    if setup.unfinished() != UnfinishedGame::Drawn {
        put("unfinished_games", json!(setup.unfinished()));
    }
    put("range_of_influence", range(document));
    if let Some(seed) = document.seed() {
        let digits: String = seed.secret().iter().map(|byte| format!("{byte:02x}")).collect();
        put("seed", json!(digits));
        put("round", json!(seed.round()));
    }
    put(
        "actions",
        document
            .actions
            .iter()
            .map(|action| write_action(action, names))
            .collect(),
    );
    Value::Object(out)
}

fn range(document: &GameDocument) -> Value {
    let value = |range: InfluenceRange| match range {
        InfluenceRange::Unlimited => Value::Null,
        InfluenceRange::Seats(seats) => json!(seats),
    };
    let seats: Vec<Seat> = (0..document.setup.seats()).filter_map(Seat::new).collect();
    let ranges: Vec<InfluenceRange> = seats.iter().map(|seat| document.setup.influence_range(*seat)).collect();
    match ranges.first() {
        Some(first) if ranges.iter().all(|range| range == first) => value(*first),
        // If players differ, each is named, even those with the variant's range, so that a later default changes
        // nothing.
        _ => {
            let named = |seat: &Seat| {
                (
                    document.names.player(*seat).to_owned(),
                    value(document.setup.influence_range(*seat)),
                )
            };
            Value::Object(seats.iter().map(named).collect())
        }
    }
}

/// Writes casts of a player's commanders: a number for one commander, by name if the second of two is among them.
fn casts(owner: Seat, casts: [Option<u32>; 2], names: &Names) -> Value {
    let [first, Some(of_second)] = casts else {
        return json!(casts[0]);
    };
    let name = |second| names.commander_name(Commander { owner, second });
    let first = first.map(|first| (name(false), json!(first)));
    Value::Object(first.into_iter().chain([(name(true), json!(of_second))]).collect())
}

fn write_action(action: &Action, names: &Names) -> Value {
    let name = |seat: &Seat| names.player(*seat);
    let list = |seats: &SeatSet| -> Value { seats.iter().map(|seat| json!(names.player(seat))).collect() };
    let object_name = |object: &ObjectId| names.object_name(*object);
    let target_name = |target: &Target| match target {
        Target::Object(object) => names.object_name(*object),
        Target::Player(seat) => names.player(*seat),
    };
    let mut out = match action {
        Action::EndTurn { marker } => json!({"do": "end_turn", "marker": marker.0}),
        Action::NextPhase { marker } => json!({"do": "next_phase", "marker": marker.0}),
        Action::Leave { players, why, defer_to } => {
            json!({"do": "leave", "players": list(players), "why": why, "defer_to": defer_to.map(|marker| marker.0)})
        }
        Action::ExtraTurn { player } => json!({"do": "extra_turn", "player": name(player)}),
        Action::SkipTurn { player } => json!({"do": "skip_turn", "player": name(player)}),
        Action::CallTime {
            procedure,
            passing,
            not_counted,
        } => {
            json!({"do": "call_time", "procedure": procedure, "passing": passing, "not_counted": list(not_counted)})
        }
        Action::PutOnStack {
            stack,
            object,
            controller,
            kind,
            targets,
            caused_by,
        } => {
            json!({
                "do": "put_on_stack", "stack": stack.0, "object": object_name(object), "controller": name(controller),
                "kind": kind, "targets": targets.iter().map(target_name).collect::<Vec<_>>(),
                "caused_by": caused_by.as_ref().map(object_name),
            })
        }
        Action::PassPriority { stack, player } => {
            json!({"do": "pass_priority", "stack": stack.0, "player": name(player)})
        }
        Action::WithdrawPriority { stack, player } => {
            json!({"do": "withdraw_priority", "stack": stack.0, "player": name(player)})
        }
        Action::Counter { object } => json!({"do": "counter", "object": object_name(object)}),
        Action::AnnounceLoop {
            stack,
            player,
            iterations,
            points,
        } => json!({
            "do": "announce_loop", "stack": stack.0, "player": name(player), "iterations": iterations, "points": points,
        }),
        Action::ProposeStop {
            stack,
            player,
            iteration,
            point,
        } => json!({
            "do": "propose_stop", "stack": stack.0, "player": name(player), "iteration": iteration, "point": point,
        }),
        Action::AcceptLoop { stack, player } => json!({"do": "accept_loop", "stack": stack.0, "player": name(player)}),
        Action::SetStatus { player, change } => {
            let damage: Map<String, Value> = change
                .commander_damage
                .iter()
                .map(|(commander, damage)| (names.commander_name(*commander), json!(damage)))
                .collect();
            let mut status = json!({
                "do": "set_status", "player": name(player), "life": change.life, "poison": change.poison,
                "commander_casts": casts(*player, change.commander_casts, names),
                // Null, so that the field is left out below like the others.
                "commander_damage": if damage.is_empty() { Value::Null } else { Value::Object(damage) },
            });
            for (counter, new) in change.counters() {
                status[counter.name()] = json!(new);
            }
            status
        }
        Action::TakeTitle { title, player } => json!({"do": "take_title", "title": title, "player": name(player)}),
        Action::Declare { effect, controllers } => {
            json!({"do": "declare", "effect": effect, "controllers": list(controllers)})
        }
        Action::Object {
            object,
            owner,
            token,
            by,
            attached_to,
        } => json!({
            "do": "object", "object": object_name(object), "owner": name(owner), "token": token,
            "by": by.as_ref().map(name), "attached_to": attached_to.as_ref().map(object_name),
        }),
        Action::RemoveObject { object } => json!({"do": "remove_object", "object": object_name(object)}),
        Action::Control { object, by, source } => json!({
            "do": "control", "object": object_name(object), "by": name(by), "source": source.as_ref().map(object_name),
        }),
        Action::Uncontrol { object, by, source } => json!({
            "do": "uncontrol", "object": object_name(object), "by": by.as_ref().map(name),
            "source": source.as_ref().map(object_name),
        }),
        Action::UntilTurn { object, player } => {
            json!({"do": "until_turn", "object": object_name(object), "player": name(player)})
        }
        Action::Flip {
            player,
            call,
            agreed_die,
        } => {
            json!({"do": "flip", "player": name(player), "call": call, "agreed_die": agreed_die})
        }
        Action::Roll { player, sides } => json!({"do": "roll", "player": name(player), "sides": sides.count()}),
    };
    // Absent fields are not written.
    if let Value::Object(fields) = &mut out {
        fields.retain(|_, value| !value.is_null());
    }
    out
}
