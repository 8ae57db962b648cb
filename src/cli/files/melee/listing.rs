//! The list of legal actions in words, which `legal` shows at the keyboard.

use podium_document::game::{Names, action_name};
use podium_melee::{ActionKind, Choices, ControlEffect, Game, MarkerSet, SeatSet, StackChoices};

fn players(seats: &SeatSet, game: &Game, names: &Names) -> String {
    // In a Grand Melee every line would list dozens of names.
    if seats == game.table().playing() && seats.len() > 3 {
        return "anybody in the game".to_owned();
    }
    seats
        .iter()
        .map(|seat| names.player(seat))
        .collect::<Vec<_>>()
        .join(", ")
}

fn markers(set: &MarkerSet) -> String {
    let numbers: Vec<String> = set.iter().map(|marker| marker.0.to_string()).collect();
    numbers.join(", ")
}

/// Writes a line for each kind of action that is legal now.
pub(super) fn lines(game: &Game, names: &Names) -> Vec<String> {
    let line = |(kind, choices): (ActionKind, Choices)| {
        let what = describe(&choices, game, names);
        format!("{}: {what}", action_name(kind))
    };
    game.legal_choices().into_iter().map(line).collect()
}

fn describe(choices: &Choices, game: &Game, names: &Names) -> String {
    let who = |seats: &SeatSet| players(seats, game, names);
    match choices {
        Choices::Nothing => "nothing".to_owned(),
        Choices::Turns(turns) => format!("marker {}", markers(turns)),
        Choices::Departures {
            players,
            deferrable,
            to,
        } => {
            let later = if deferrable.is_empty() {
                "nobody".to_owned()
            } else {
                who(deferrable)
            };
            format!(
                "{}; deferred to a phase of marker {}: {later}",
                who(players),
                markers(to)
            )
        }
        Choices::Players(seats) | Choices::Controllers(seats) | Choices::Status { players: seats, .. } => who(seats),
        Choices::CallTime { passing, .. } => format!("passing may be marker {}", markers(passing)),
        Choices::PutOnStack(places) => {
            let place = |place: &StackChoices| {
                let kind = format!("{:?}", place.kind).to_lowercase();
                format!(
                    "{} {kind} on {}",
                    names.player(place.controller),
                    markers(&place.stacks)
                )
            };
            places
                .iter()
                // Triggers and copies may go on nearly every stack, for everybody: the list would drown the rest.
                .filter(|place| place.kind.needs_priority())
                .map(place)
                .collect::<Vec<_>>()
                .join("; ")
        }
        Choices::AtStack(pairs) => {
            let pair = pairs
                .iter()
                .map(|(stack, player)| format!("{} on {}", names.player(*player), stack.0));
            pair.collect::<Vec<_>>().join(", ")
        }
        Choices::AboutLoop(questions) => {
            let proposals = questions.iter().map(|(stack, player, about)| {
                let end = about.end();
                let player = names.player(*player);
                format!(
                    "{player} on {}, before iteration {} point {}",
                    stack.0, end.iteration, end.point
                )
            });
            proposals.collect::<Vec<_>>().join(", ")
        }
        Choices::Objects(objects) | Choices::Control { objects, .. } => objects
            .iter()
            .map(|object| names.object_name(*object))
            .collect::<Vec<_>>()
            .join(", "),
        Choices::ControlEffects(effects) => {
            let effect = |(object, effect): &(_, ControlEffect)| {
                format!("{} of {}", names.object_name(*object), names.player(effect.by))
            };
            effects.iter().map(effect).collect::<Vec<_>>().join(", ")
        }
        Choices::NewObject { players, .. } => format!("of {}", who(players)),
    }
}
