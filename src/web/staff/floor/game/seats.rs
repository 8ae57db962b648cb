//! The seats of a followed game: for the ring, and for the list beside it.

use super::turns::follows_phases;
use crate::web::shared::picture::game_ring::{Disc, GameSeat};
use podium_melee::{Game, Loss, MarkerState, Naming, Outcome, Seat, Title};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, ShownNames, departure_label};

/// A seat in the list.
#[derive(Debug, Clone)]
pub struct SeatLine {
    /// From 1.
    pub number: usize,
    pub name: String,
    /// "takes a turn", "out: lost"; a few words each.
    pub notes: Vec<String>,
    pub out: bool,
    pub chosen: bool,
    /// Whether it is in the range of the chosen seat.
    pub in_range: bool,
    /// Whether the chosen seat may attack this one.
    pub attackable: bool,
    /// Life, poison, commander damage, casts, as far as known (T29).
    pub status: Vec<String>,
    /// Conditions under which the player loses.
    pub losses: Vec<String>,
}

impl SeatLine {
    /// The classes of the list item beside its own.
    pub fn classes(&self) -> String {
        let classes = [
            (self.out, " out"),
            (self.chosen, " chosen"),
            (self.in_range, " in-range"),
        ];
        classes
            .into_iter()
            .filter(|(is, _)| *is)
            .map(|(_, class)| class)
            .collect()
    }

    /// Notes and status in one line.
    pub fn text(&self) -> String {
        let parts = [self.notes.join("; "), self.status.join(", ")];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join("; ")
    }

    /// Returns whether there is text below the name.
    pub fn has_text(&self) -> bool {
        self.in_range || !self.notes.is_empty() || !self.status.is_empty()
    }

    /// Returns whether the range follows something else in the line.
    pub fn range_follows(&self) -> bool {
        !self.losses.is_empty() || !self.notes.is_empty() || !self.status.is_empty()
    }
}

/// Returns the seats for the ring.
pub fn ring_seats(table: &FollowedTable, game: &ReplayedGame, chosen: Option<Seat>) -> Vec<GameSeat> {
    let names = ShownNames { table, game };
    let at = &game.game;
    let range = chosen.map(|seat| at.range_of(seat)).unwrap_or_default();
    let attack = chosen.map(|seat| at.may_attack(seat)).unwrap_or_default();
    at.table()
        .all_seats()
        .map(|seat| GameSeat {
            name: names.player(seat).into_owned(),
            out: at
                .table()
                .leave_reason(seat)
                .map(|reason| departure_label(reason).into()),
            won: at.outcome() == Some(&Outcome::Winner(seat)),
            discs: discs(at, seat),
            turns: 1 + at.table().extra_turns(seat),
            chosen: chosen == Some(seat),
            // CR 801.2b: a player is always in their own range, so marking it would say nothing.
            in_range: chosen != Some(seat) && range.contains(seat),
            attackable: attack.contains(seat),
        })
        .collect()
}

fn discs(game: &Game, seat: Seat) -> Vec<Disc> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let here = game.markers().iter().filter(|marker| marker.seat() == seat);
    here.map(|marker| Disc {
        number: marker.number().0,
        in_turn: marker.turn().is_some(),
        designated: marker.designated() > 0,
    })
    .collect()
}

/// Returns the seats for the list beside the ring.
pub fn seat_lines(table: &FollowedTable, game: &ReplayedGame, chosen: Option<Seat>) -> Vec<SeatLine> {
    let names = ShownNames { table, game };
    let at = &game.game;
    let range = chosen.map(|seat| at.range_of(seat)).unwrap_or_default();
    let attack = chosen.map(|seat| at.may_attack(seat)).unwrap_or_default();
    // T29: proposed to the judge, who decides; nothing happens automatically.
    let losses = at.proposed_losses();
    let phases = follows_phases(game);
    at.table()
        .all_seats()
        .map(|seat| SeatLine {
            number: seat.index() + 1,
            name: names.player(seat).into_owned(),
            notes: notes(at, seat, phases),
            out: !at.table().is_playing(seat),
            chosen: chosen == Some(seat),
            in_range: chosen != Some(seat) && range.contains(seat),
            attackable: attack.contains(seat),
            status: status(at, seat, &names),
            losses: losses
                .iter()
                .filter(|(player, _)| *player == seat)
                .map(|(_, loss)| loss_text(*loss, &names))
                .collect(),
        })
        .collect()
}

fn notes(game: &Game, seat: Seat, phases: bool) -> Vec<String> {
    let mut notes = Vec::new();
    if let Some(why) = game.table().leave_reason(seat) {
        notes.push(format!("out: {}", departure_label(why)));
    }
    if game.outcome() == Some(&Outcome::Winner(seat)) {
        notes.push("won the game".to_owned());
    }
    if game.outcome().is_none() {
        let several = game.markers().len() > 1;
        for marker in game.markers().iter().filter(|marker| marker.seat() == seat) {
            let number = if several {
                format!(" (marker {})", marker.number().0)
            } else {
                String::new()
            };
            notes.push(match marker.state() {
                MarkerState::Turn(turn) => {
                    let which = if turn.kind.is_extra() {
                        "an extra turn"
                    } else {
                        "a turn"
                    };
                    match phases {
                        true => format!("takes {which}{number}, {}", turn.phase.name()),
                        false => format!("takes {which}{number}"),
                    }
                }
                MarkerState::Waiting(_) => format!("waits for a turn{number}"),
            });
            if marker.designated() > 0 {
                notes.push(format!("marker {} is designated for removal", marker.number().0));
            }
        }
    }
    for (title, words) in [(Title::Monarch, "monarch"), (Title::Initiative, "has the initiative")] {
        // A title is not taken from a game that is over: then it says nothing.
        if game.outcome().is_none() && game.holder(title) == Some(seat) {
            notes.push(words.to_owned());
        }
    }
    let counted = |count: u16, one: &str, more: &str| match count {
        0 => None,
        1 => Some(one.to_owned()),
        _ => Some(format!("{count} {more}")),
    };
    notes.extend(counted(
        game.table().extra_turns(seat),
        "an extra turn to come",
        "extra turns to come",
    ));
    notes.extend(counted(
        game.table().skips(seat),
        "skips the next turn",
        "turns to skip",
    ));
    if let Some(deferred) = game
        .deferred_departures()
        .iter()
        .find(|deferred| deferred.player == seat)
    {
        notes.push(format!(
            "leaves at the end of the phase ({})",
            departure_label(deferred.why)
        ));
    }
    notes
}

fn status(game: &Game, seat: Seat, names: &dyn Naming) -> Vec<String> {
    let Some(status) = game.status(seat) else {
        return Vec::new();
    };
    let mut known = Vec::new();
    known.extend(status.life.map(|life| format!("life {life}")));
    if status.poison > 0 {
        known.push(format!("poison {}", status.poison));
    }
    for (from, damage) in &status.commander_damage {
        let second = if from.second { "second commander" } else { "commander" };
        known.push(format!("{damage} from {}'s {second}", names.player(from.owner)));
    }
    for (casts, of) in status
        .commander_casts
        .into_iter()
        .zip(["commander", "second commander"])
    {
        match casts {
            0 => {}
            1 => known.push(format!("1 {of} cast")),
            casts => known.push(format!("{casts} {of} casts")),
        }
    }
    known
}

fn loss_text(loss: Loss, names: &dyn Naming) -> String {
    match loss {
        Loss::Life => "no life left".to_owned(),
        Loss::Poison => "ten or more poison counters".to_owned(),
        Loss::CommanderDamage(from) => format!("21 or more damage from {}'s commander", names.player(from.owner)),
    }
}
