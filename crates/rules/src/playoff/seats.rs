//! Drawn seats of a playoff round, where a tournament has them instead of those by seed (T14).

use crate::draws::{Drawn, Draws, Purpose};
use podium_event::event::Event;
use podium_event::player::PlayerIx;
use podium_event::profile::PlayoffSeats;

/// Puts each pod in a drawn order, first player first, and returns the draw to record (T32). As in a Swiss round, one
/// order of all players of the round is drawn.
pub fn draw_seats(event: &Event, pods: &mut [Vec<PlayerIx>], draws: &Draws, round: u32, counter: u32) -> Drawn {
    let seated: Vec<PlayerIx> = pods.iter().flatten().copied().collect();
    let ids: Vec<&str> = seated.iter().map(|&player| event.player(player).id.as_str()).collect();
    let order = draws.order(Purpose::Seats, round, counter, &ids);
    let mut turn = vec![0; event.players().len()];
    for (place, &drawn) in order.iter().enumerate() {
        turn[seated[drawn].ix()] = place;
    }
    for pod in pods.iter_mut() {
        pod.sort_unstable_by_key(|player| turn[player.ix()]);
    }
    let ids = order.into_iter().map(|place| ids[place].to_owned()).collect();
    Drawn::order(Purpose::Seats, round, counter, ids)
}

/// Returns who chooses the first player at a table of the playoff: the best seed of those who sit there. `None` where the
/// tournament has no such choice (T14).
#[must_use]
pub fn chooses_first(event: &Event, seats: &[PlayerIx]) -> Option<PlayerIx> {
    let has_choice = event.profile().house.playoff_seats == PlayoffSeats::BestSeedChooses && seats.len() > 1;
    let best = event.cut()?.iter().find(|seed| seats.contains(seed));
    best.copied().filter(|_| has_choice)
}

/// Turns seats around the table so that `first` begins; as they are if `first` does not sit there.
#[must_use]
pub fn turned(seats: &[PlayerIx], first: PlayerIx) -> Vec<PlayerIx> {
    let at = seats.iter().position(|&seat| seat == first).unwrap_or(0);
    let (before, after) = seats.split_at(at);
    [after, before].concat()
}
