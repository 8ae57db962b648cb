//! The seats of a followed game: for the ring, and for the list beside it.

use super::turns::follows_phases;
use crate::web::frame::request::current::language;
use crate::web::shared::floor::game_words::{loss_text, status_besides_life};
use crate::web::shared::picture::game_ring::{Disc, GameSeat};
use podium_melee::{Game, Marker, MarkerState, Naming, Outcome, Seat, Title};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, ShownNames, departure_label};
use say::{Message, game_seats as t};

/// A seat in the list.
#[derive(Debug, Clone)]
pub struct SeatLine {
    /// From 1.
    pub number: usize,
    pub name: Message,
    /// "takes a turn", "out: lost"; a few words each.
    pub notes: Vec<Message>,
    pub out: bool,
    pub chosen: bool,
    /// Whether it is in the range of the chosen seat.
    pub in_range: bool,
    /// Whether the chosen seat may attack this one.
    pub attackable: bool,
    /// Life, poison, commander damage, casts, as far as known (T29).
    pub status: Vec<Message>,
    /// Conditions under which the player loses.
    pub losses: Vec<Message>,
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
    pub fn text(&self) -> Message {
        let notes = Message::joined(self.notes.clone(), "; ");
        let status = Message::joined(self.status.clone(), ", ");
        Message::joined([notes, status], "; ")
    }

    /// Returns whether there is text below the name.
    pub fn has_text(&self) -> bool {
        self.in_range || !self.notes.is_empty() || !self.status.is_empty()
    }

    /// Returns that it is in range, and whether it may be attacked.
    pub fn range_words(&self) -> Message {
        match self.attackable {
            true => t::in_range_attackable(),
            false => t::in_range(),
        }
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
            name: names.player(seat).in_language(language()),
            out: at.table().leave_reason(seat).map(departure_label),
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
            name: names.player(seat),
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

fn notes(game: &Game, seat: Seat, phases: bool) -> Vec<Message> {
    let mut notes = Vec::new();
    if let Some(why) = game.table().leave_reason(seat) {
        notes.push(t::out(departure_label(why)));
    }
    if game.outcome() == Some(&Outcome::Winner(seat)) {
        notes.push(t::won_the_game());
    }
    if game.outcome().is_none() {
        let several = game.markers().len() > 1;
        for marker in game.markers().iter().filter(|marker| marker.seat() == seat) {
            notes.push(at_marker(marker, several, phases));
            if marker.designated() > 0 {
                notes.push(t::marker_designated(marker.number().0));
            }
        }
    }
    for (title, words) in [(Title::Monarch, t::monarch()), (Title::Initiative, t::has_initiative())] {
        // A title is not taken from a game that is over: then it says nothing.
        if game.outcome().is_none() && game.holder(title) == Some(seat) {
            notes.push(words);
        }
    }
    let some = |count: u16| Some(count).filter(|count| *count > 0);
    notes.extend(some(game.table().extra_turns(seat)).map(t::extra_turns_to_come));
    notes.extend(some(game.table().skips(seat)).map(t::turns_to_skip));
    if let Some(deferred) = game
        .deferred_departures()
        .iter()
        .find(|deferred| deferred.player == seat)
    {
        notes.push(t::leaves_after_phase(departure_label(deferred.why)));
    }
    notes
}

/// Returns what a player does with a turn marker; `several`: there are others, so that its number is said.
fn at_marker(marker: &Marker, several: bool, phases: bool) -> Message {
    let number = marker.number().0;
    match marker.state() {
        MarkerState::Turn(turn) => {
            let takes = match (turn.kind.is_extra(), several) {
                (false, false) => t::takes_turn(),
                (false, true) => t::takes_turn_with(number),
                (true, false) => t::takes_extra_turn(),
                (true, true) => t::takes_extra_turn_with(number),
            };
            match phases {
                true => Message::joined([takes, turn.phase.term()], ", "),
                false => takes,
            }
        }
        MarkerState::Waiting(_) if several => t::waits_for_turn_with(number),
        MarkerState::Waiting(_) => t::waits_for_turn(),
    }
}

fn status(game: &Game, seat: Seat, names: &dyn Naming) -> Vec<Message> {
    let life = game.status(seat).and_then(|status| status.life);
    life.map(t::life)
        .into_iter()
        .chain(status_besides_life(game, seat, names))
        .collect()
}
