//! Judges' notes as pages of the staff show them.

use std::collections::BTreeMap;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::look::local_time::date_time;
use crate::web::shared::terms;
use podium_event::round_names::RoundName;
use podium_store::Reader;
use podium_store::floor::judge_notes::{self, NoteRow};
use podium_store::site::accounts;
use podium_store::tournaments::players;
use podium_store::tournaments::{Tournament, rounds};
use say::{Message, staff_words as t};

/// A note.
pub struct NoteLine {
    pub id: String,
    pub text: String,
    /// Name and address of the player whom it is about.
    pub player: Option<(String, String)>,
    /// "Round 2, table 4"
    pub place: Option<Message>,
    /// "jo, 27 November, 14:05"
    pub by: Message,
    pub may_remove: bool,
}

/// The notes of a tournament, with the names in them.
pub struct Notes {
    /// Oldest first, without the statements of rulings.
    rows: Vec<NoteRow>,
    /// Number and name, by id.
    players: BTreeMap<String, (i64, String)>,
    /// Names by id.
    accounts: BTreeMap<String, String>,
    /// The names of rounds, by number.
    rounds: BTreeMap<i64, RoundName>,
    zone: String,
}

impl Notes {
    /// Reads the notes of a tournament.
    pub fn read(conn: &mut Reader<'_>, tournament: &Tournament) -> Result<Self, WebError> {
        let mut rows = judge_notes::of_tournament(conn, &tournament.id)?;
        rows.retain(|row| row.ruling_id.is_none());
        let mut found = Self {
            rows,
            players: BTreeMap::new(),
            accounts: BTreeMap::new(),
            rounds: BTreeMap::new(),
            zone: tournament.time_zone.clone(),
        };
        // Most tournaments have none: this saves three statements.
        if found.rows.is_empty() {
            return Ok(found);
        }
        let all = players::of_tournament(conn, &tournament.id)?;
        found.players = (all.into_iter())
            .map(|player| (player.id, (player.number, player.name)))
            .collect();
        let makers = found.rows.iter().filter_map(|row| row.made_by.as_ref());
        found.accounts = accounts::names(conn, makers)?;
        let names = rounds::names(conn, tournament)?;
        let numbers = found.rows.iter().filter_map(|row| row.round);
        found.rounds = numbers.map(|number| (number, names.name(number))).collect();
        Ok(found)
    }

    /// Returns the notes about these players or this table, oldest first; `at`: the address of the desk, `may_remove`: whether
    /// the reader may remove a note of an account.
    pub fn lines(
        &self,
        at: &str,
        is_shown: impl Fn(&NoteRow) -> bool,
        may_remove: impl Fn(Option<&str>) -> bool,
    ) -> Vec<NoteLine> {
        let shown = self.rows.iter().filter(|row| is_shown(row));
        shown
            .map(|row| {
                let by = row.made_by.as_ref().and_then(|id| self.accounts.get(id));
                let by = by.map_or_else(t::somebody, Message::from);
                let player = row.player_id.as_ref().and_then(|id| self.players.get(id));
                let round = row.round.and_then(|number| self.rounds.get(&number));
                NoteLine {
                    id: row.id.clone(),
                    text: row.text.clone(),
                    player: player.map(|(number, name)| (name.clone(), format!("{at}/players/{number}"))),
                    place: round
                        .zip(row.table_number)
                        .map(|(round, table)| say::common::round_and_table(terms::round(round), table)),
                    by: Message::joined([by, date_time(row.made_at, &self.zone)], ", "),
                    may_remove: may_remove(row.made_by.as_deref()),
                }
            })
            .collect()
    }
}
