//! Exporting and importing players.

use std::collections::{BTreeMap, HashSet};

use podium_base::clock::Moment;
use podium_document::event::{About, AboutPlayer};
use podium_event::deck::Bracket;
use podium_event::{Event, Player};
use podium_store::PlayerStatus;
use podium_store::tournaments::players::PlayerRow;

/// The keys of a document's players, by their ids in the database.
pub(super) type PlayerKeys<'p> = BTreeMap<&'p str, &'p str>;

/// Exports the data of a player that the rules do not need; only the organizer's document has `private` data, and it
/// has decklists only if its audience may read them (`lists`).
pub(super) fn about_player(row: &PlayerRow, private: bool, lists: bool) -> AboutPlayer {
    AboutPlayer {
        number: Some(row.number as u32),
        sorted_under: row.sorted_under.clone().filter(|_| private),
        team_mate: row.team_mate.clone().filter(|_| private),
        pronouns: row.pronouns.clone().filter(|_| private),
        email: row.email.clone().filter(|_| private),
        decklist: row.decklist.clone().filter(|_| lists),
        bracket: row.bracket().filter(|_| lists).map(Bracket::number),
        checked_in: row.checked_in && private,
        fee_collected: row.fee_collected && private,
    }
}

/// Makes the rows of the registered players in their order, then of the others.
pub(super) fn player_rows(event: &Event, about: &About, tournament: &str, at: Moment) -> Vec<PlayerRow> {
    let listed = event
        .players()
        .iter()
        .zip(&about.players)
        .map(|(player, about)| (player, about, PlayerStatus::Registered));
    let others = about
        .others
        .iter()
        .map(|other| (&other.player, &other.about, other.status));
    let all: Vec<(&Player, &AboutPlayer, PlayerStatus)> = listed.chain(others).collect();
    // All stated numbers first, so that no assigned number collides with a later one.
    let taken: HashSet<u32> = all.iter().filter_map(|(_, about, _)| about.number).collect();
    let mut free = (1_u32..).filter(|number| !taken.contains(number));
    all.into_iter()
        .map(|(player, about, status)| {
            // Slips and links of the old installation have these numbers, so stated ones are kept.
            let number = about.number.or_else(|| free.next()).unwrap_or(u32::MAX);
            let mut row = PlayerRow {
                key: player.id.clone(),
                sorted_under: about.sorted_under.clone(),
                team_mate: about.team_mate.clone(),
                pronouns: about.pronouns.clone(),
                email: about.email.clone(),
                decklist: about.decklist.clone(),
                // the statement is about the list
                stated_bracket: about.bracket.filter(|_| about.decklist.is_some()).map(i64::from),
                status,
                checked_in: about.checked_in,
                fee_collected: about.fee_collected,
                dropped_after: player.dropped_after.map(i64::from),
                disqualified_after: player.disqualified_after.map(i64::from),
                void_after: player.void_after.map(i64::from),
                entry_round: i64::from(player.entry_round),
                fixed_table: player.fixed_table.map(i64::from),
                avoid_group: player.avoid_group.clone(),
                awarded_byes: i64::from(player.awarded_byes),
                ..PlayerRow::new(tournament, i64::from(number), &player.name, at)
            };
            row.set_commanders(&player.commanders);
            row
        })
        .collect()
}
