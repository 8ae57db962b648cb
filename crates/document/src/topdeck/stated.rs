//! The report about an import: all data of the file that the event lacks, or counts differently.

use super::StatedStanding;
use super::rounds::Played;
use super::shape::RawEvent;
use podium_event::{Event, PlayerIx};
use podium_rules::playoff::final_places;
use podium_rules::standings::standings;
use say::{Message, import_notes as t};

/// The results of reading besides the event.
pub(super) struct Stated<'a> {
    pub raw: &'a RawEvent,
    pub played: &'a Played,
    pub stated: &'a [StatedStanding],
    /// The number of players without a place in a round between their first and their last.
    pub gaps: usize,
    /// The number of players whose points do not match.
    pub missed_points: usize,
    /// Whether Podium wrote it.
    pub is_own: bool,
    /// The number of players with more than two cards marked as leading their decks.
    pub commanders: usize,
    /// The number of players whose decks are only listed card by card, without a text.
    pub decks: usize,
}

/// The most places of one kind that are named.
const NAMED: usize = 5;

/// Returns the sentences, the most important first.
pub(super) fn lost(event: &Event, from: &Stated<'_>) -> Vec<Message> {
    let mut lost = Vec::new();
    let points = &event.profile().points;
    if !from.played.without_winner.is_empty() {
        lost.push(t::without_winner(some(&from.played.without_winner)));
    }
    if !from.played.too_small.is_empty() {
        lost.push(t::too_small(some(&from.played.too_small)));
    }
    if from.missed_points > 0 {
        lost.push(t::missed_points(
            from.missed_points,
            points.win,
            points.draw,
            points.bye,
        ));
    }
    let moved = moved(event, from.stated);
    if let Some((player, there, here)) = moved.first() {
        lost.push(t::moved(moved.len(), &event.player(*player).name, there, here));
    }
    if from.gaps > 0 {
        lost.push(t::gaps(from.gaps));
    }
    if from.played.renumbered {
        lost.push(t::renumbered());
    }
    if let Some(game) = from.raw.game.as_ref().filter(|game| !game.starts_with("Magic")) {
        lost.push(t::other_game(game));
    }
    if !from.is_own {
        foreign(event, from, &mut lost);
    }
    if !from.raw.unread.is_empty() {
        let unread: Vec<String> = from.raw.unread.iter().cloned().collect();
        lost.push(t::unread(unread.join("; ")));
    }
    lost
}

/// Adds the data that no file of another system contains.
fn foreign(event: &Event, from: &Stated<'_>, lost: &mut Vec<Message>) {
    lost.push(t::places_computed());
    if from.commanders > 0 {
        lost.push(t::commanders_lost(from.commanders));
    }
    if from.decks > 0 {
        lost.push(t::decks_lost(from.decks));
    }
    let left = event
        .players()
        .iter()
        .filter(|player| player.dropped_after.is_some())
        .count();
    if left > 0 {
        lost.push(t::counted_as_dropped(left));
    }
    lost.push(t::not_in_such_file());
}

/// Returns the players whose place differs from the file's, with both places; equal players may have any of the places
/// they share.
fn moved(event: &Event, stated: &[StatedStanding]) -> Vec<(PlayerIx, u32, u32)> {
    let places = final_places(event);
    let swiss = standings(event, None);
    let range = |player: PlayerIx| -> Option<(u32, u32)> {
        if !event.playoff().is_empty() {
            let place = places.of(player)?;
            return Some(match &place.shared {
                Some(shared) => (*shared.start(), *shared.end()),
                None => (place.place, place.place),
            });
        }
        let rank = swiss.row(player)?.rank;
        let equal = swiss.rows().iter().filter(|row| row.rank == rank).count() as u32;
        Some((rank, rank + equal - 1))
    };
    let elsewhere = |line: &StatedStanding| {
        let there = line.place?;
        let (from, to) = range(line.player)?;
        (!(from..=to).contains(&there)).then_some((line.player, there, from))
    };
    stated.iter().filter_map(elsewhere).collect()
}

fn some(places: &[Message]) -> Message {
    let named = Message::joined(places.iter().take(NAMED).cloned(), "; ");
    match places.len().saturating_sub(NAMED) {
        0 => named,
        more => t::places_and_more(named, more),
    }
}
