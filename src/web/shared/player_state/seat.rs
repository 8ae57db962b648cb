//! A player's place in the current round: table, seat, clock, and the seats as a picture.

use std::collections::BTreeMap;

use crate::web::frame::look::countdown::Countdown;
use crate::web::shared::picture::{Ring, RingSeat, RingState};
use crate::web::shared::view::View;
use podium_base::clock;
use podium_event::event::PlayerIx;
use say::Message;

/// A player's place at a table.
#[derive(Debug)]
pub struct SeatPlace {
    pub table: u32,
    /// From 1.
    pub seat: usize,
    /// The number of players at the table.
    pub of: usize,
    /// The table's own clock, if it is not the round's, which the bar shows.
    pub clock: Option<Countdown>,
    /// Minutes given to this table (T21).
    pub more_time: u32,
}

impl SeatPlace {
    /// Returns the place; `None` for a player without a seat in the current round.
    pub fn of(view: &View<'_>, player: PlayerIx) -> Option<Self> {
        let round = view.open_round()?;
        let (at, seat) = view.seat(player)?;
        let pod = &round.round.pods[at];
        let clock = round.clock_of(at);
        let profile = view.profile();
        let end = round.end_of(at).unwrap_or(profile.end_of_round);
        let overtime = profile.overtime_for_players(end);
        let own = clock.and_then(|table| {
            let zone = &view.tournament().time_zone;
            Countdown::with_overtime(&table, overtime, zone, clock::now().and_utc())
        });
        let of_round = view.clock();
        let is_other = |own: &Countdown| of_round.as_ref().is_none_or(|all| own.shown() != all.shown());
        Some(Self {
            table: pod.table,
            seat: seat + 1,
            of: pod.seats.len(),
            more_time: clock.map_or(0, |clock| clock.extension_minutes),
            clock: own.filter(is_other),
        })
    }
}

/// Draws the player's table as a picture. `out`: the players who are out of the game, and why; only the table's own
/// players see it (T24).
pub fn ring(view: &View<'_>, player: PlayerIx, out: &BTreeMap<PlayerIx, Message>) -> Option<Ring> {
    let round = view.open_round()?;
    let pod = &round.round.pods[view.seat(player)?.0];
    let seats: Vec<RingSeat> = (pod.seats.iter())
        .map(|seat| {
            let why = out.get(seat);
            RingSeat {
                name: view.name(*seat).to_owned(),
                // A seat has one state, and that its player is out matters more than that it is the reader's.
                state: match why {
                    Some(_) => RingState::Out,
                    None if *seat == player => RingState::Own,
                    None => RingState::In,
                },
                note: why.cloned(),
            }
        })
        .collect();
    Some(Ring::new(&seats, pod.table.to_string(), view.title(round.round)))
}
