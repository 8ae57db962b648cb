//! A state of a game as the format prints it: the keys that the format prescribes, then additional ones.

use super::document::GameDocument;
use super::names::Names;
use podium_melee::{
    Commander, Event, Game, LeaveReason, LoopStop, Loss, Marker, MarkerState, Outcome, Phase, Refusal, Seat, SeatSet,
    StackObject, StackObjectKind, Status, Table, Target, Title,
};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use serde_json::Value;

/// A state, ready to be serialized.
#[derive(Serialize)]
pub struct State<'a> {
    in_game: Vec<&'a str>,
    #[serde(flatten)]
    in_progress: Option<InProgress<'a>>,
    outcome: Option<OutcomeJson<'a>>,
    #[serde(skip_serializing_if = "Pairs::is_empty")]
    status: Pairs<&'a str, StatusJson>,
    events: Vec<String>,
}

/// The part that is printed only while the game is in progress.
#[derive(Serialize)]
struct InProgress<'a> {
    markers: Vec<MarkerJson<'a>>,
    extra_turns: Pairs<&'a str, u16>,
    turns_begun: Pairs<&'a str, u32>,
    in_range: Pairs<&'a str, Vec<&'a str>>,
    may_attack: Pairs<&'a str, Vec<&'a str>>,
    turns_left: Option<u32>,
    phases: Pairs<u16, Phase>,
    priority: Pairs<u16, &'a str>,
    #[serde(skip_serializing_if = "Pairs::is_empty")]
    skipped_turns: Pairs<&'a str, u16>,
    #[serde(skip_serializing_if = "Pairs::is_empty")]
    stacks: Pairs<u16, Vec<StackObjectJson<'a>>>,
    #[serde(skip_serializing_if = "Pairs::is_empty")]
    loops: Pairs<u16, LoopJson<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    deferred: Vec<DeferredJson<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    objects: Vec<ObjectJson<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lasting: Vec<LastingJson<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    monarch: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    initiative: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<&'static str>,
}

#[derive(Serialize)]
struct MarkerJson<'a> {
    number: u16,
    holder: &'a str,
    turn: &'static str,
    designated: u16,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum OutcomeJson<'a> {
    Winner(&'a str),
    Draw(Vec<&'a str>),
}

#[derive(Serialize)]
struct StackObjectJson<'a> {
    object: &'a str,
    controller: &'a str,
    kind: StackObjectKind,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    targets: Vec<&'a str>,
}

#[derive(Serialize)]
struct LoopJson<'a> {
    announced_by: &'a str,
    iterations: u32,
    points: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped_by: Option<&'a str>,
    ends_after: LoopStop,
    asked: Option<&'a str>,
}

#[derive(Serialize)]
struct DeferredJson<'a> {
    player: &'a str,
    why: LeaveReason,
    marker: u16,
}

#[derive(Serialize)]
struct ObjectJson<'a> {
    object: &'a str,
    owner: &'a str,
    controller: &'a str,
    token: bool,
}

#[derive(Serialize)]
struct LastingJson<'a> {
    effect: &'a str,
    until: &'a str,
}

#[derive(Serialize)]
struct StatusJson {
    life: Option<i32>,
    poison: u32,
    /// Those that the player has, by name.
    #[serde(flatten)]
    counters: Pairs<&'static str, u32>,
    commander_damage: Pairs<String, u32>,
    commander_casts: CastsJson,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    would_lose: Vec<String>,
}

/// Casts of a player's commanders: a number, or one for each of two.
#[derive(Serialize)]
#[serde(untagged)]
enum CastsJson {
    One(u32),
    Two(Pairs<String, u32>),
}

/// Pairs that are serialized as an object, in their order.
// not a map, which would sort them: the format uses the order of the seats
struct Pairs<K, V>(Vec<(K, V)>);

impl<K, V> Pairs<K, V> {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<K: Serialize, V: Serialize> Serialize for Pairs<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (key, value) in &self.0 {
            map.serialize_entry(key, value)?;
        }
        map.end()
    }
}

impl GameDocument {
    /// Returns a state as the format prints it, with the events that led to it.
    pub fn state<'a>(&'a self, game: &'a Game, events: &'a [Event]) -> State<'a> {
        State::new(game, &self.names, events)
    }

    /// Returns the last element of a trace that met an impossible action.
    pub fn illegal(&self, index: usize, refusal: &Refusal) -> Value {
        serde_json::json!({"illegal": index, "rule": refusal.rule(), "message": refusal.message(&self.names).to_string()})
    }
}

impl<'a> State<'a> {
    /// Creates the state of a game, with the events that led to it.
    pub fn new(game: &'a Game, names: &'a Names, events: &[Event]) -> State<'a> {
        let list = |seats: &SeatSet| seats.iter().map(|seat| names.player(seat)).collect::<Vec<_>>();
        let status = |seat: Seat| Some((names.player(seat), status_json(seat, game.status(seat)?, names)));
        State {
            in_game: list(game.table().playing()),
            // the format prescribes only in_game and outcome once the game is over
            in_progress: game.outcome().is_none().then(|| InProgress::new(game, names)),
            outcome: game.outcome().map(|outcome| match outcome {
                Outcome::Winner(seat) => OutcomeJson::Winner(names.player(*seat)),
                Outcome::Draw(seats) => OutcomeJson::Draw(list(seats)),
            }),
            status: Pairs(game.table().all_seats().filter_map(status).collect()),
            events: events.iter().map(|event| event.text(names).to_string()).collect(),
        }
    }
}

impl<'a> InProgress<'a> {
    fn new(game: &'a Game, names: &'a Names) -> InProgress<'a> {
        let table = game.table();
        let list = |seats: SeatSet| seats.iter().map(|seat| names.player(seat)).collect::<Vec<_>>();
        let playing = || table.playing().iter();
        let counts = |count: fn(&Table, Seat) -> u16| {
            let entries = playing().map(|seat| (names.player(seat), count(table, seat)));
            Pairs(entries.filter(|(_, count)| *count > 0).collect())
        };
        let begun = table
            .all_seats()
            .map(|seat| (names.player(seat), table.turns_begun(seat)));
        let in_turn = game
            .markers()
            .iter()
            .filter_map(|marker| Some((marker.number().0, marker.turn()?.phase)));
        let first = |marker: &Marker| Some((marker.number().0, names.player(game.priority(marker.number())?)));
        let stacks = game
            .markers()
            .iter()
            .filter(|marker| !marker.stack().objects().is_empty());
        InProgress {
            markers: game.markers().iter().map(|marker| marker_json(marker, names)).collect(),
            extra_turns: counts(Table::extra_turns),
            skipped_turns: counts(Table::skips),
            // Includes players who left: the record of their turns stays.
            turns_begun: Pairs(begun.filter(|(_, count)| *count > 0).collect()),
            in_range: Pairs(
                playing()
                    .map(|seat| (names.player(seat), list(game.range_of(seat))))
                    .collect(),
            ),
            may_attack: Pairs(
                playing()
                    .map(|seat| (names.player(seat), list(game.may_attack(seat))))
                    .collect(),
            ),
            turns_left: game.time().turns_left(),
            phases: Pairs(in_turn.collect()),
            priority: Pairs(game.markers().iter().filter_map(first).collect()),
            stacks: Pairs(
                stacks
                    .map(|marker| (marker.number().0, on_stack(marker, names)))
                    .collect(),
            ),
            loops: Pairs(
                game.markers()
                    .iter()
                    .filter_map(|marker| loop_json(game, marker, names))
                    .collect(),
            ),
            deferred: game
                .deferred_departures()
                .iter()
                .map(|d| DeferredJson {
                    player: names.player(d.player),
                    why: d.why,
                    marker: d.marker.0,
                })
                .collect(),
            objects: game
                .objects()
                .iter()
                .map(|object| ObjectJson {
                    object: names.object_name(object.id),
                    owner: names.player(object.owner),
                    controller: names.player(object.controller()),
                    token: object.token,
                })
                .collect(),
            lasting: game
                .lasting_effects()
                .iter()
                .map(|l| LastingJson {
                    effect: names.object_name(l.effect),
                    until: names.player(l.until),
                })
                .collect(),
            monarch: game.holder(Title::Monarch).map(|seat| names.player(seat)),
            initiative: game.holder(Title::Initiative).map(|seat| names.player(seat)),
            note: game.setup().note(),
        }
    }
}

fn marker_json<'a>(marker: &Marker, names: &'a Names) -> MarkerJson<'a> {
    let turn = match marker.state() {
        MarkerState::Waiting(_) => "waiting",
        MarkerState::Turn(turn) if turn.kind.is_extra() => "extra",
        MarkerState::Turn(_) => "normal",
    };
    let holder = names.player(marker.seat());
    MarkerJson {
        number: marker.number().0,
        holder,
        turn,
        designated: marker.designated(),
    }
}

fn on_stack<'a>(marker: &Marker, names: &'a Names) -> Vec<StackObjectJson<'a>> {
    let json = |object: &StackObject| StackObjectJson {
        object: names.object_name(object.object),
        controller: names.player(object.controller),
        kind: object.kind,
        targets: (object.targets.iter())
            .map(|target| match target {
                Target::Object(object) => names.object_name(*object),
                Target::Player(seat) => names.player(*seat),
            })
            .collect(),
    };
    marker.stack().objects().iter().map(json).collect()
}

fn loop_json<'a>(game: &Game, marker: &Marker, names: &'a Names) -> Option<(u16, LoopJson<'a>)> {
    let announced = marker.stack().announced_loop()?;
    let json = LoopJson {
        announced_by: names.player(announced.announcer),
        iterations: announced.iterations,
        points: announced.points,
        stopped_by: announced.earliest.map(|(_, player)| names.player(player)),
        ends_after: announced.end(),
        asked: game
            .asked_about_loop(marker.number())
            .map(|player| names.player(player)),
    };
    Some((marker.number().0, json))
}

fn status_json(owner: Seat, status: &Status, names: &Names) -> StatusJson {
    let damage = status
        .commander_damage
        .iter()
        .map(|(from, damage)| (names.commander_name(*from), *damage));
    StatusJson {
        life: status.life,
        poison: status.poison,
        counters: Pairs(
            status
                .counters()
                .filter(|(_, count)| *count > 0)
                .map(|(counter, count)| (counter.name(), count))
                .collect(),
        ),
        commander_damage: Pairs(damage.collect()),
        commander_casts: match status.commander_casts {
            [first, 0] => CastsJson::One(first),
            both => CastsJson::Two(Pairs(
                [false, true]
                    .map(|second| {
                        (
                            names.commander_name(Commander { owner, second }),
                            both[usize::from(second)],
                        )
                    })
                    .to_vec(),
            )),
        },
        would_lose: status
            .losses()
            .map(|loss| match loss {
                Loss::Life => "life".to_owned(),
                Loss::Poison => "poison".to_owned(),
                Loss::CommanderDamage(from) => format!("commander damage from {}", names.commander_name(from)),
            })
            .collect(),
    }
}
