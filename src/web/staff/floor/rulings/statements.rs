//! The statements of a ruling: of the player, and of witnesses.

use std::collections::BTreeMap;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::form::{Choice, Fields};
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::request::desk::{Desk, Right};
use crate::web::staff::floor::Viewer;
use podium_ops::floor::notes::NewStatement;
use podium_ops::floor::rulings::Entry;
use podium_store::Reader;
use podium_store::floor::judge_notes::{self, NoteRow};
use podium_store::site::accounts;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds;
use say::Message;

/// What a player or a witness said.
pub(super) struct Statement {
    pub id: String,
    pub who: Message,
    pub text: String,
    /// "jo, 14:05": who wrote it down.
    pub by: Message,
    pub may_remove: bool,
}

/// The statements of a ruling, and who may make one.
#[derive(Default)]
pub(super) struct Said {
    rows: Vec<NoteRow>,
    players: Vec<PlayerRow>,
    /// The names of those who recorded them, by their accounts.
    accounts: BTreeMap<String, String>,
    /// The ruling's players, then the others of its table.
    pub speakers: Vec<Choice>,
}

impl Said {
    pub fn read(conn: &mut Reader<'_>, tournament: &str, entry: &Entry) -> Result<Self, WebError> {
        let mut rows = judge_notes::of_tournament(conn, tournament)?;
        rows.retain(|row| row.ruling_id.as_ref() == Some(&entry.row.id));
        let mut speakers: Vec<PlayerRow> = entry.players.iter().map(|about| about.player.clone()).collect();
        if let Some(pod) = &entry.row.pod_id {
            for place in rounds::places_of_pod(conn, pod)? {
                if !speakers.iter().any(|player| player.id == place.player_id) {
                    speakers.extend(players::by_id(conn, &place.player_id)?);
                }
            }
        }
        let accounts = accounts::names(conn, rows.iter().filter_map(|row| row.made_by.as_ref()))?;
        let mut players = speakers.clone();
        for row in &rows {
            if let Some(id) = row
                .player_id
                .as_ref()
                .filter(|id| !players.iter().any(|known| known.id == **id))
            {
                players.extend(players::by_id(conn, id)?);
            }
        }
        Ok(Self {
            rows,
            players,
            accounts,
            speakers: (speakers.iter())
                .map(|player| Choice::new(player.number, &player.name))
                .collect(),
        })
    }

    pub fn lines<R: Right>(&self, desk: &Desk<R>) -> Vec<Statement> {
        let viewer = Viewer::of(desk);
        let line = |row: &NoteRow| {
            let player = self
                .players
                .iter()
                .find(|player| Some(&player.id) == row.player_id.as_ref());
            let by = row.made_by.as_ref().and_then(|id| self.accounts.get(id));
            let by = by.map_or_else(say::staff_words::somebody, Message::from);
            Statement {
                id: row.id.clone(),
                who: player.map_or(&row.witness, |player| &player.name).into(),
                text: row.text.clone(),
                by: Message::joined([by, clock_time(row.made_at, &desk.tournament.time_zone)], ", "),
                may_remove: viewer.may_remove(row.made_by.as_deref()),
            }
        };
        self.rows.iter().map(line).collect()
    }
}

/// Reads a statement as it was typed.
pub(super) fn typed(fields: &Fields) -> NewStatement {
    NewStatement {
        player: fields.text("player").parse().ok(),
        witness: fields.text("witness").to_owned(),
        text: fields.raw("statement").to_owned(),
    }
}
