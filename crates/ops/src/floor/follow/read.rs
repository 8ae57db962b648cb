//! Followed games as they are stored and replayed: shared by commands, the desk and the floor.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use podium_document::game::GameDocument;
use podium_melee::{Action, Game, Marker, Seat, Variant};
use podium_store::floor::follow::{self, ActionRow, FollowedRow};
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::{self, PlaceRow, PodRow, RoundRow};
use podium_store::{DbError, FollowState, Reader};

/// A followed game, replayed from its rows.
#[derive(Debug, Clone)]
pub struct ReplayedGame {
    pub row: FollowedRow,
    /// All steps in their order, including undone ones.
    pub steps: Vec<ActionRow>,
    /// The setup and the actions that were not undone. Seats are players' keys.
    pub document: GameDocument,
    /// The game after those actions.
    pub game: Game,
}

impl ReplayedGame {
    /// Replays a game from its rows.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if the rows are not a game, which Podium never writes.
    pub fn new(row: FollowedRow, steps: Vec<ActionRow>) -> Result<Self, DbError> {
        let corrupt = |what: String| DbError::Corrupt(format!("followed game {}: {what}", row.id));
        let json = |text: &str| serde_json::from_str::<Value>(text).map_err(|e| corrupt(e.to_string()));
        let mut setup = json(&row.setup)?;
        // Undone steps are kept for the history and never replayed.
        let standing = steps.iter().filter(|step| step.undone_at.is_none());
        let actions: Vec<Value> = standing.map(|step| json(&step.action)).collect::<Result<_, _>>()?;
        if let Some(fields) = setup.as_object_mut() {
            // one reader for stored, imported and typed games: replayed rows are checked like a file
            fields.insert("actions".to_owned(), Value::Array(actions));
        }
        let document = GameDocument::read_value(&setup).map_err(|problems| {
            let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
            corrupt(all.join("; "))
        })?;
        let replay = document.replay();
        if let Some((index, refusal)) = replay.illegal {
            return Err(corrupt(format!("action {index}: {refusal}")));
        }
        Ok(Self {
            row,
            steps,
            document,
            game: replay.game,
        })
    }

    /// Returns the same game with what changed in its rows later: what was added is replayed after the rest.
    ///
    /// # Errors
    /// See [`ReplayedGame::new`].
    fn after(&self, row: FollowedRow, changed: Vec<ActionRow>) -> Result<Self, DbError> {
        let steps = follow::merged(&self.steps, changed);
        let known = self.steps.len();
        let is_added = row.setup == self.row.setup && steps.get(..known) == Some(&self.steps[..]);
        if !is_added {
            return Self::new(row, steps);
        }
        let (mut document, mut game) = (self.document.clone(), self.game.clone());
        let added = steps[known..].iter().filter(|step| step.undone_at.is_none());
        for step in added {
            let action = document.parse_action(&action_in(step)).ok();
            let legal = action.filter(|action| game.apply(action).is_ok());
            let corrupt = || DbError::Corrupt(format!("followed game {}: step {}", row.id, step.number));
            document.push(legal.ok_or_else(corrupt)?);
        }
        Ok(Self {
            row,
            steps,
            document,
            game,
        })
    }

    /// Returns whether judges follow it now.
    pub fn is_open(&self) -> bool {
        self.row.state == FollowState::Open
    }

    /// Returns the keys of its players in seat order.
    pub fn keys(&self) -> &[String] {
        self.document.names().players()
    }

    /// Returns the steps that were not undone, in their order.
    pub fn standing(&self) -> impl DoubleEndedIterator<Item = &ActionRow> {
        self.steps.iter().filter(|step| step.undone_at.is_none())
    }

    /// Returns those steps with what they do.
    pub fn acted(&self) -> impl DoubleEndedIterator<Item = (&ActionRow, &Action)> + Clone {
        let standing: Vec<&ActionRow> = self.standing().collect();
        // the document has as many actions
        standing.into_iter().zip(self.document.actions())
    }

    /// Returns the same record starting with another player's turn; `None` if turns were already followed, or if there are
    /// several turns at a time. The player may have left in that turn (CR 800.4j, T56).
    pub(super) fn beginning_with(&self, turn: Seat) -> Option<GameDocument> {
        let setup = self.document.setup();
        let is_open = setup.variant() == Variant::FreeForAll && self.steps.iter().all(leaves_the_turn);
        if !is_open {
            return None;
        }
        let setup = setup.clone().with_record_from(turn).ok()?;
        let mut begun = GameDocument::new(self.keys().to_vec(), setup, self.document.seed().cloned()).ok()?;
        for action in self.document.actions() {
            begun.push(action.clone());
        }
        begun.replay().illegal.is_none().then_some(begun)
    }

    /// Returns how often the players of the table have changed turns, players or time in it, and undone that.
    pub fn moved(&self) -> usize {
        let own = self
            .steps
            .iter()
            .filter(|step| step.player_id.is_some() && !is_aside(step));
        own.map(|step| 1 + usize::from(step.undone_at.is_some())).sum()
    }

    /// Returns whether a player can be named as the one whose turn it is when time is called (T40, T56).
    pub fn may_be_in_turn(&self, seat: Seat) -> bool {
        let is_in_turn = |marker: &Marker| marker.turn().is_some() && marker.seat() == seat;
        let table = self.game.table();
        table.is_playing(seat) || self.game.markers().iter().any(is_in_turn) || self.beginning_with(seat).is_some()
    }

    /// Returns the numbers of the steps that one undo marks: those of the last command that can be undone, all with the
    /// same time.
    pub fn last_command(&self) -> Vec<i64> {
        self.last_command_but(&[])
    }

    /// Returns [`ReplayedGame::last_command`] without the steps `ruled`, which rulings made.
    pub fn last_command_but(&self, ruled: &[i64]) -> Vec<i64> {
        self.last_command_among(|step| !ruled.contains(&step.number))
    }

    /// Returns [`ReplayedGame::last_command`] of the steps that count.
    pub(super) fn last_command_among(&self, counts: impl Fn(&ActionRow) -> bool) -> Vec<i64> {
        let is_free = |step: &&ActionRow| !is_draw(step) && counts(step);
        let mut undoable = self.standing().rev().filter(is_free).peekable();
        let Some(last) = undoable.peek().map(|step| step.at) else {
            return Vec::new();
        };
        let mut numbers: Vec<i64> = undoable
            // the steps of one command share its time, to the microsecond
            .take_while(|step| step.at == last)
            .map(|step| step.number)
            .collect();
        numbers.reverse();
        numbers
    }
}

fn action_in(step: &ActionRow) -> Value {
    serde_json::from_str(&step.action).unwrap_or_default()
}

/// Returns whether a step drew a coin or a die. It is never undone: its result would be known before it is drawn again.
pub(super) fn is_draw(step: &ActionRow) -> bool {
    matches!(action_in(step)["do"].as_str(), Some("flip" | "roll"))
}

/// Returns whether an action of the document changes neither turns nor players nor time.
pub(super) fn is_aside_of_turns(action: &Value) -> bool {
    matches!(
        action["do"].as_str(),
        Some("set_status" | "take_title" | "flip" | "roll")
    )
}

/// Returns whether a step changed neither turns nor players nor time.
pub(super) fn is_aside(step: &ActionRow) -> bool {
    is_aside_of_turns(&action_in(step))
}

/// Returns whether a step says nothing about whose turn it is; one that was undone does not.
fn leaves_the_turn(step: &ActionRow) -> bool {
    let action = action_in(step);
    let leaves = action["do"] == "leave" && action["defer_to"].is_null();
    step.undone_at.is_some() || leaves || is_aside_of_turns(&action)
}

/// Returns whether a game of a pod has begun: something is recorded besides life totals and other values, in a record that was not
/// given up.
///
/// # Errors
/// The database cannot be read.
pub(crate) fn has_begun(conn: &mut Reader<'_>, pod: &str) -> Result<bool, DbError> {
    let rows = follow::of_pod(conn, pod)?;
    let mut kept = rows.iter().filter(|row| row.state != FollowState::Abandoned).peekable();
    // at most tables: this saves a statement
    if kept.peek().is_none() {
        return Ok(false);
    }
    let steps = follow::actions_of_pod(conn, pod)?;
    let counts = |step: &&ActionRow| step.undone_at.is_none() && action_in(step)["do"] != "set_status";
    Ok(kept.any(|row| steps.iter().filter(counts).any(|step| step.game_id == row.id)))
}

/// Returns the setup of a game as its row stores it: the document without actions, which are separate rows, so that
/// an action adds a row and rewrites nothing.
pub(super) fn setup_text(document: &GameDocument) -> String {
    let mut setup = document.to_json();
    if let Some(fields) = setup.as_object_mut() {
        fields.remove("actions");
    }
    setup.to_string()
}

/// Games that are followed now.
#[derive(Debug, Clone, Default)]
pub struct OpenGames {
    by_pod: BTreeMap<String, Arc<ReplayedGame>>,
    /// The tournament's `games_version` when they were read, or an earlier one.
    pub as_of: i64,
}

impl OpenGames {
    /// Returns the game of a pod, by the pod's id.
    pub fn of_pod(&self, pod: &str) -> Option<&Arc<ReplayedGame>> {
        self.by_pod.get(pod)
    }

    /// Returns how many steps they have.
    pub fn steps(&self) -> usize {
        self.by_pod.values().map(|game| game.steps.len()).sum()
    }

    /// Reads the games among these rows; of those that are here, only the steps since. `as_of`: the tournament's `games_version` from
    /// before the rows were read.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if the rows of a game are not a game.
    pub fn read(&self, conn: &mut Reader<'_>, rows: &[FollowedRow], as_of: i64) -> Result<Self, DbError> {
        let open: Vec<&FollowedRow> = rows.iter().filter(|row| row.state == FollowState::Open).collect();
        let known = |row: &FollowedRow| self.of_pod(&row.pod_id).filter(|game| game.row.id == row.id);
        let (mut unknown, mut added) = (Vec::new(), Vec::new());
        for row in &open {
            match known(row) {
                None => unknown.push(row.id.as_str()),
                Some(game) if game.row != **row => added.push(row.id.as_str()),
                Some(_) => {}
            }
        }
        let read = follow::actions_of_games(conn, &unknown)?.into_iter();
        let mut steps = by_game(read.chain(follow::actions_changed(conn, &added, self.as_of)?));
        let mut by_pod = BTreeMap::new();
        for row in open {
            let own = steps.remove(&row.id).unwrap_or_default();
            let game = match known(row) {
                Some(game) if game.row == *row => Arc::clone(game),
                Some(game) => Arc::new(game.after(row.clone(), own)?),
                None => Arc::new(ReplayedGame::new(row.clone(), own)?),
            };
            by_pod.insert(row.pod_id.clone(), game);
        }
        Ok(Self { by_pod, as_of })
    }

    /// Returns the games with those of some rows that have changed since they were read; the other rows of the round have not.
    ///
    /// # Errors
    /// See [`OpenGames::read`].
    pub fn with_changes(&self, conn: &mut Reader<'_>, rows: &[FollowedRow], as_of: i64) -> Result<Self, DbError> {
        let Self { by_pod, .. } = self.read(conn, rows, as_of)?;
        let changed = |pod: &String| rows.iter().any(|row| row.pod_id == *pod);
        let others = self.by_pod.iter().filter(|(pod, _)| !changed(pod));
        let others = others.map(|(pod, game)| (pod.clone(), Arc::clone(game)));
        Ok(Self {
            by_pod: others.chain(by_pod).collect(),
            as_of,
        })
    }
}

/// A table with its players and every game that is or was followed at it.
#[derive(Debug, Clone)]
pub struct FollowedTable {
    pub round: RoundRow,
    pub pod: PodRow,
    /// In seat order, as `players`.
    pub places: Vec<PlaceRow>,
    pub players: Vec<PlayerRow>,
    /// Oldest first.
    pub games: Vec<ReplayedGame>,
}

impl FollowedTable {
    /// Returns the game that is followed now.
    pub fn open(&self) -> Option<&ReplayedGame> {
        self.games.iter().find(|game| game.is_open())
    }

    /// Returns the game that pages show: the one that is followed now, or else the last one that counts.
    pub fn shown(&self) -> Option<&ReplayedGame> {
        self.open().or(self.confirmed().last().copied())
    }

    /// Removes the game that is followed now from the list.
    pub(super) fn take_open(&mut self) -> Option<ReplayedGame> {
        let index = self.games.iter().position(ReplayedGame::is_open)?;
        Some(self.games.remove(index))
    }

    /// Returns the games whose outcome was confirmed, by number.
    pub fn confirmed(&self) -> Vec<&ReplayedGame> {
        let mut games: Vec<&ReplayedGame> = self
            .games
            .iter()
            .filter(|game| game.row.state == FollowState::Confirmed)
            .collect();
        // By number, not by age: a reopened game keeps its place in the match.
        games.sort_by_key(|game| game.row.number);
        games
    }

    /// Finds a player by key.
    pub fn player(&self, key: &str) -> Option<&PlayerRow> {
        self.players.iter().find(|player| player.key == key)
    }

    /// Returns the players of a game in its seat order; `None` for a player who is no longer at the table.
    pub fn seated<'t>(&'t self, game: &'t ReplayedGame) -> impl Iterator<Item = Option<&'t PlayerRow>> {
        game.keys().iter().map(|key| self.player(key))
    }
}

/// Reads a table with its games.
pub(super) fn table(conn: &mut Reader<'_>, round: RoundRow, pod: PodRow) -> Result<FollowedTable, DbError> {
    let places = rounds::places_of_pod(conn, &pod.id)?;
    let players = follow::players_of_pod(conn, &pod.id)?;
    let rows = follow::of_pod(conn, &pod.id)?;
    let steps = follow::actions_of_pod(conn, &pod.id)?;
    Ok(FollowedTable {
        games: replayed(rows, steps)?,
        round,
        pod,
        places,
        players,
    })
}

/// Reads a table of a round with its games; `None` when the round has no such table.
///
/// # Errors
/// [`DbError::Corrupt`] if the rows of a game are not a game.
pub fn table_of_round(conn: &mut Reader<'_>, round: &RoundRow, number: i64) -> Result<Option<FollowedTable>, DbError> {
    match rounds::pod_at_table(conn, &round.id, number)? {
        None => Ok(None),
        Some(pod) => table(conn, round.clone(), pod).map(Some),
    }
}

/// Groups steps by the ids of their games, each group in its order.
fn by_game(steps: impl IntoIterator<Item = ActionRow>) -> BTreeMap<String, Vec<ActionRow>> {
    let mut of_game = BTreeMap::<String, Vec<ActionRow>>::new();
    for step in steps {
        of_game.entry(step.game_id.clone()).or_default().push(step);
    }
    of_game
}

/// Joins games with their steps and replays them.
fn replayed(rows: Vec<FollowedRow>, steps: Vec<ActionRow>) -> Result<Vec<ReplayedGame>, DbError> {
    let mut of_game = by_game(steps);
    rows.into_iter()
        .map(|row| {
            let steps = of_game.remove(&row.id).unwrap_or_default();
            ReplayedGame::new(row, steps)
        })
        .collect()
}
