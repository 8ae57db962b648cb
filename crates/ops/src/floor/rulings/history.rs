//! All rulings of a tournament, joined with names, tables, penalties and given time.

use std::collections::BTreeMap;

use super::earlier::{EarlierText, earlier_texts};
use super::in_force::is_in_force;
use super::{day, penalty_of};
use podium_base::clock::Moment;
use podium_event::penalties::{Earlier, Penalty};
use podium_event::round_names::RoundName;
use podium_store::floor::clocks;
use podium_store::floor::rulings::{self, RulingPlayerRow, RulingRow};
use podium_store::site::accounts;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::{Tournament, rounds};
use podium_store::{DbError, Reader};

/// Who did something that no account did.
pub const COMMAND_LINE: &str = "command line";

/// A player of a ruling.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryPlayer {
    pub row: RulingPlayerRow,
    pub player: PlayerRow,
    /// [`Penalty::None`] where there is none.
    pub penalty: Penalty,
    /// The proposed penalty, if the judge decided otherwise.
    pub proposed: Option<Penalty>,
}

/// A ruling with its players, table and judges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub row: RulingRow,
    /// The name of the round that it was made in; empty before round 1.
    pub round: RoundName,
    pub table: Option<i64>,
    pub made_by: String,
    /// `None` until it was decided.
    pub decided_by: Option<String>,
    /// `None` unless it was withdrawn.
    pub withdrawn_by: Option<String>,
    /// What was changed later, oldest first, and by whom.
    pub earlier: Vec<(EarlierText, String)>,
    /// Minutes given with it and not withdrawn.
    pub minutes: Option<i64>,
    pub players: Vec<EntryPlayer>,
}

impl Entry {
    /// Returns whether it counts: it was not overturned or withdrawn.
    pub fn is_in_force(&self) -> bool {
        is_in_force(self.row.state)
    }
}

/// The rulings of a tournament, oldest first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Book {
    pub entries: Vec<Entry>,
    time_zone: String,
}

impl Book {
    /// Finds a ruling by its number.
    pub fn entry(&self, number: i64) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.row.number == number)
    }

    /// Returns the rulings about a player, each with the player's part in it, oldest first.
    pub fn about<'b>(&'b self, player: &'b str) -> impl Iterator<Item = (&'b Entry, &'b EntryPlayer)> {
        self.entries.iter().filter_map(move |entry| {
            let about = entry.players.iter().find(|about| about.player.id == player)?;
            Some((entry, about))
        })
    }

    /// Returns a player's penalties in force from the day of a moment.
    pub fn earlier<'b>(&'b self, player: &'b str, at: Moment) -> Vec<Earlier<'b>> {
        let about = self.about(player).map(|(entry, about)| (&entry.row, &about.row));
        of_the_day(about, at, &self.time_zone)
    }
}

/// Returns a player's penalties in force from the day of a moment, given the rulings about them.
pub(super) fn of_the_day<'r>(
    about: impl IntoIterator<Item = (&'r RulingRow, &'r RulingPlayerRow)>,
    at: Moment,
    time_zone: &str,
) -> Vec<Earlier<'r>> {
    let today = day(at, time_zone);
    about
        .into_iter()
        // upgrades count the Warnings of one day
        .filter(|(ruling, _)| is_in_force(ruling.state) && day(ruling.made_at, time_zone) == today)
        .filter_map(|(ruling, about)| {
            Some(Earlier {
                ruling: ruling.number,
                code: about.infraction.as_deref()?,
                penalty: penalty_of(about),
            })
        })
        .collect()
}

/// Reads all rulings of a tournament.
pub fn book(conn: &mut Reader<'_>, tournament: &Tournament) -> Result<Book, DbError> {
    let rows = rulings::of_tournament(conn, &tournament.id)?;
    let mut book = Book {
        entries: Vec::with_capacity(rows.len()),
        time_zone: tournament.time_zone.clone(),
    };
    if rows.is_empty() {
        return Ok(book);
    }
    let about = rulings::players_of_tournament(conn, &tournament.id)?;
    let players: BTreeMap<String, PlayerRow> = players::of_tournament(conn, &tournament.id)?
        .into_iter()
        .map(|player| (player.id.clone(), player))
        .collect();
    let tables: BTreeMap<String, i64> = rounds::pods_of_tournament(conn, &tournament.id)?
        .into_iter()
        .map(|pod| (pod.id, pod.table_number))
        .collect();
    let minutes: BTreeMap<String, i64> = clocks::extensions_of_tournament(conn, &tournament.id)?
        .into_iter()
        .filter(|extension| !extension.withdrawn)
        .filter_map(|extension| Some((extension.id, extension.minutes?)))
        .collect();
    let changed: Vec<EarlierText> = rows.iter().flat_map(earlier_texts).collect();
    let by = rows
        .iter()
        .flat_map(|row| [&row.made_by, &row.decided_by, &row.withdrawn_by]);
    let by = by.chain(changed.iter().map(|earlier| &earlier.by));
    let names = accounts::names(conn, by.flatten())?;
    let round_names = rounds::names(conn, tournament)?;
    let name = |id: &Option<String>| id.as_ref().and_then(|id| names.get(id)).cloned();
    for row in rows {
        let mut in_ruling: Vec<EntryPlayer> = about
            .iter()
            .filter(|part| part.ruling_id == row.id)
            .filter_map(|part| {
                Some(EntryPlayer {
                    penalty: penalty_of(part),
                    proposed: part.proposed.as_deref().and_then(Penalty::parse),
                    player: players.get(&part.player_id)?.clone(),
                    row: part.clone(),
                })
            })
            .collect();
        // The rows are ordered by id, which means nothing to a reader.
        in_ruling.sort_by_key(|part| part.player.number);
        book.entries.push(Entry {
            round: round_names.name(row.round),
            table: row.pod_id.as_ref().and_then(|pod| tables.get(pod)).copied(),
            made_by: name(&row.made_by).unwrap_or_else(|| COMMAND_LINE.to_owned()),
            decided_by: row
                .decided_at
                .map(|_| name(&row.decided_by).unwrap_or_else(|| COMMAND_LINE.to_owned())),
            withdrawn_by: row
                .withdrawn_at
                .map(|_| name(&row.withdrawn_by).or_else(|| row.withdrawn_name.clone()))
                .map(|by| by.unwrap_or_else(|| COMMAND_LINE.to_owned())),
            earlier: (earlier_texts(&row).into_iter())
                .map(|earlier| {
                    let by = name(&earlier.by).or_else(|| earlier.name.clone());
                    let by = by.unwrap_or_else(|| COMMAND_LINE.to_owned());
                    (earlier, by)
                })
                .collect(),
            minutes: row.extension_id.as_ref().and_then(|id| minutes.get(id)).copied(),
            players: in_ruling,
            row,
        });
    }
    Ok(book)
}
