//! What the page of a table's game is made from: the reader's table, and the rows of its games.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::form::OwnPlayer;
use crate::web::frame::state::{App, read};
use crate::web::shared::player_state::OwnTable;
use podium_base::clock::{self, Moment};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, table_of_round};
use podium_snapshot::Snapshot;
use podium_store::site::accounts;
use podium_store::tournaments::games_version;

/// The table of a reader, as it is at a moment.
pub struct Read {
    pub snapshot: Arc<Snapshot>,
    pub own: OwnTable,
    pub table: FollowedTable,
    /// Names of the judges who acted in its games, by id.
    pub accounts: BTreeMap<String, String>,
    /// The tournament's `games_version` of what was read, or an earlier one.
    pub games: i64,
    pub now: Moment,
}

impl Read {
    /// Reads the table of a player; `None` if they have none, or the tables keep no games.
    ///
    /// # Errors
    /// The database does not answer, or the rows of a game are not a game.
    pub async fn of(app: &App, own: &OwnPlayer, snapshot: Arc<Snapshot>) -> Result<Option<Self>, WebError> {
        let now = clock::now();
        let table = OwnTable::of(&snapshot, &own.row, now)?;
        let Some(own) = table.filter(|_| snapshot.loaded.event.profile().keeps_games_at_tables()) else {
            return Ok(None);
        };
        let (round, number) = (own.at.round.clone(), own.at.pod.table_number);
        let slug = snapshot.loaded.tournament.slug.clone();
        let found = read(app, move |conn| {
            // first: what is read after it is at least as new
            let games = games_version(conn, &slug)?;
            let Some(table) = table_of_round(conn, &round, number)? else {
                return Ok(None);
            };
            let steps = table.games.iter().flat_map(|game| &game.steps);
            let acted = steps.flat_map(|step| [&step.account_id, &step.undone_by]).flatten();
            let accounts = accounts::names(conn, acted)?;
            Ok::<_, WebError>(Some((table, accounts, games)))
        })
        .await?;
        Ok(found.map(|(table, accounts, games)| Self {
            games,
            snapshot,
            own,
            table,
            accounts,
            now,
        }))
    }

    /// Returns the record that the page shows: the one that is kept now, or else the last one.
    pub fn game(&self) -> Option<&ReplayedGame> {
        self.table.shown()
    }
}
