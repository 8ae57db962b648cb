//! The report about an import: all data of the file that the event lacks, counts differently, or has by a reading.

use super::StatedStanding;
use super::playoff::Settled;
use super::reading::Reading;
use super::rounds::Played;
use super::shape::RawEvent;
use super::totals::{Kind, Mismatch};
use podium_event::{Event, PlayerIx, PodResult};
use podium_rules::playoff::final_places;
use podium_rules::standings::standings;
use say::{Message, import_notes as t};

/// The results of reading besides the event.
pub(super) struct Stated<'a> {
    pub raw: &'a RawEvent,
    pub played: &'a Played,
    pub stated: &'a [StatedStanding],
    pub reading: &'a Reading,
    /// Drawn tables of the playoff that have a winner here.
    pub settled: &'a [Settled],
    /// How many players are in the description with their published places, and how many the file lists; `None` if
    /// there are no such places.
    pub published: Option<(usize, usize)>,
    /// The number of players without a place in a round between their first and their last.
    pub gaps: usize,
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
    without_winner(event, from, &mut lost);
    if !from.played.too_small.is_empty() {
        lost.push(t::too_small(some(&from.played.too_small)));
    }
    totals(event, from, &mut lost);
    // the places of an event with other points are not those of its tables
    let moved = match from.published {
        Some(_) => Vec::new(),
        None => moved(event, from.stated),
    };
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
    if !from.raw.not_kept.is_empty() {
        let names: Vec<String> = from.raw.not_kept.iter().cloned().collect();
        lost.push(t::not_kept(names.join("; ")));
    }
    if !from.raw.unread.is_empty() {
        let unread: Vec<String> = from.raw.unread.iter().cloned().collect();
        lost.push(t::unread(unread.join("; ")));
    }
    lost
}

/// Adds the tables without a winner, and what became of them.
fn without_winner(event: &Event, from: &Stated<'_>, lost: &mut Vec<Message>) {
    let result = |(number, table): (u32, u32)| {
        let round = event.rounds().iter().find(|round| round.number == number)?;
        Some(&round.pods.iter().find(|pod| pod.table == table)?.result)
    };
    // some have a draw by the totals, and others a winner by the playoff
    let nobodys = |at: &(u32, u32)| matches!(result(*at), Some(PodResult::Drawn(shared)) if shared.is_empty());
    let tables = from.played.without_winner.iter().filter(|(at, _)| nobodys(at));
    let tables: Vec<Message> = tables.map(|(_, place)| place.clone()).collect();
    if !tables.is_empty() {
        lost.push(t::without_winner(some(&tables)));
    }
    match from.published {
        Some((kept, listed)) if kept < listed => lost.push(t::published_cut(kept, listed)),
        Some(_) => lost.push(t::published_kept()),
        None => {}
    }
    if !from.settled.is_empty() {
        let settled = from.settled.iter().map(|settled| {
            let name = &event.player(settled.winner).name;
            t::place_winner(t::place_table(settled.round, settled.table), name)
        });
        lost.push(t::drawn_playoff(some(&settled.collect::<Vec<_>>())));
    }
}

/// Adds what was read from the totals of the standings, and where they do not add up.
fn totals(event: &Event, from: &Stated<'_>, lost: &mut Vec<Message>) {
    let (points, reading) = (&event.profile().points, from.reading);
    let name = |player: PlayerIx| event.player(player).name.as_str();
    let missed = reading.missed_points(from.stated, points);
    if !missed.is_empty() {
        lost.push(t::missed_points(missed.len(), points.win, points.draw, points.bye));
    }
    let mut differ: Vec<Message> = reading
        .mismatches
        .iter()
        .map(|one| mismatch(name(one.player), one))
        .collect();
    let missed = missed
        .iter()
        .map(|&(player, there, here)| t::points_differ(name(player), there, here));
    differ.extend(missed);
    if !differ.is_empty() {
        lost.push(t::totals_differ(differ.len(), some(&differ)));
    }
    if reading.byes > 0 {
        lost.push(t::byes_placed(reading.byes));
    }
    if !reading.draws.not_shared_by_all.is_empty() {
        let tables = reading.draws.not_shared_by_all.iter();
        let tables: Vec<Message> = tables.map(|&(round, table)| t::place_table(round, table)).collect();
        lost.push(t::draws_not_shared(some(&tables)));
    }
    if !reading.draws.several.is_empty() {
        let names: Vec<Message> = reading
            .draws
            .several
            .iter()
            .map(|&player| name(player).to_owned().into())
            .collect();
        lost.push(t::draws_several(names.len(), some(&names)));
    }
    if reading.draws.assumed {
        lost.push(t::draws_assumed());
    }
}

/// Returns the sentence about a total that differs.
fn mismatch(name: &str, of: &Mismatch) -> Message {
    let sentence: fn(&str, u32, usize) -> Message = match of.kind {
        Kind::Wins => |name, there, here| t::wins_differ(name, there, here),
        Kind::Draws => |name, there, here| t::draws_differ(name, there, here),
        Kind::Losses => |name, there, here| t::losses_differ(name, there, here),
        Kind::Byes => |name, there, here| t::byes_differ(name, there, here),
    };
    let sentence = sentence(name, of.stated, of.rounds.len());
    match of.rounds.is_empty() {
        true => sentence,
        false => {
            let rounds = of.rounds.iter().map(|&round| round.into()).collect();
            t::in_rounds(sentence, of.rounds.len(), say::list(rounds))
        }
    }
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
