//! The report about an import: all data of the file that the event lacks, or counts differently.

use super::StatedStanding;
use super::rounds::Played;
use super::shape::RawEvent;
use podium_event::{Event, PlayerIx};
use podium_rules::playoff::final_places;
use podium_rules::standings::standings;

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
pub(super) fn lost(event: &Event, from: &Stated<'_>) -> Vec<String> {
    let mut lost = Vec::new();
    let points = &event.profile().points;
    if !from.played.without_winner.is_empty() {
        lost.push(format!(
            "Tables without a winner count as drawn, with no point for anybody: {}.",
            some(&from.played.without_winner)
        ));
    }
    if !from.played.too_small.is_empty() {
        lost.push(format!(
            "A pod has three players at least. At smaller tables who won has a bye and the others a match loss: {}.",
            some(&from.played.too_small)
        ));
    }
    if from.missed_points > 0 {
        lost.push(format!(
            "The points of {} in the file do not follow from its results by any points for win, draw and bye; here they do, by {}, {} \
             and {}.",
            players(from.missed_points),
            points.win,
            points.draw,
            points.bye
        ));
    }
    let moved = moved(event, from.stated);
    if let Some((player, there, here)) = moved.first() {
        lost.push(format!(
            "{} have another place than in the file: {}, {there} there and {here} here{}.",
            players(moved.len()),
            event.player(*player).name,
            if moved.len() > 1 { ", is the first of them" } else { "" }
        ));
    }
    if from.gaps > 0 {
        lost.push(format!(
            "{} had no place in a round between their first and their last; why is not in the file.",
            players(from.gaps)
        ));
    }
    if from.played.renumbered {
        lost.push("Rounds are counted from 1 without gaps; the file counts otherwise.".to_owned());
    }
    if let Some(game) = from.raw.game.as_ref().filter(|game| !game.starts_with("Magic")) {
        lost.push(format!("The file is of another game, {game}."));
    }
    if !from.is_own {
        foreign(event, from, &mut lost);
    }
    if !from.raw.unread.is_empty() {
        let unread: Vec<String> = from.raw.unread.iter().cloned().collect();
        lost.push(format!(
            "Not taken over, for nobody here knows what it is: {}.",
            unread.join("; ")
        ));
    }
    lost
}

/// Adds the data that no file of another system contains.
fn foreign(event: &Event, from: &Stated<'_>, lost: &mut Vec<String>) {
    lost.push(
        "Places are computed again by points and opponents' match-win percentage. Winning percentages of the file are not kept.".to_owned(),
    );
    if from.commanders > 0 {
        lost.push(format!(
            "The commanders of {} are not kept: more than two are named.",
            players(from.commanders)
        ));
    }
    if from.decks > 0 {
        lost.push(format!(
            "The decks of {} are not kept: the file has their cards, and no list.",
            players(from.decks)
        ));
    }
    let left = event
        .players()
        .iter()
        .filter(|player| player.dropped_after.is_some())
        .count();
    if left > 0 {
        lost.push(format!(
            "{} counted as dropped after the last round that they have a place in: the file does not say who left, or was disqualified.",
            match left {
                1 => "1 player is".to_owned(),
                left => format!("{left} players are"),
            }
        ));
    }
    lost.push(
        "Level, time limits, penalties and the games of a match are not in such a file. In a draw everybody at the table has a share."
            .to_owned(),
    );
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

fn players(count: usize) -> String {
    match count {
        1 => "1 player".to_owned(),
        count => format!("{count} players"),
    }
}

fn some(places: &[String]) -> String {
    let mut text = places[..places.len().min(NAMED)].join("; ");
    if places.len() > NAMED {
        text.push_str(&format!(" and {} more", places.len() - NAMED));
    }
    text
}
