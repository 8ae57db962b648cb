//! A running command: what it may read and change while it holds its lock, and the lines that it writes to the log.

use std::collections::BTreeSet;

use super::rights::{self, Right};
use super::sender::Actor;
use crate::OpError;
use crate::site::security_log::{Entries, SecurityEvent};
use crate::tournaments::push::news::{News, Telling, To};
use crate::tournaments::webhooks::happened::{Happened, PlayerChange};
use podium_base::clock::Moment;
use podium_event::round_names::RoundName;
use podium_store::tournaments::Tournament;
use podium_store::tournaments::events::{self, Loaded};
use podium_store::tournaments::log::LogLine;
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds;
use podium_store::{Role, RoundState, TournamentState, Writer};
use say::Message;
use say::refused_rights as t;

/// A command on a tournament, holding the tournament's lock. Commands take it as their first parameter, and call each
/// other with it. Only `ops` can access its connection, so nothing else can write.
pub struct Work<'w, 'c> {
    pub(crate) conn: &'w mut Writer<'c>,
    /// The tournament's row; changes of it are stored when the command succeeds.
    pub(crate) tournament: Tournament,
    /// The time of the command: the same for everything that it writes.
    pub(crate) at: Moment,
    /// The actor, as the log keeps it.
    pub(crate) actor: Actor,
    /// The role of the acting account; a site administrator's is organizer.
    pub(crate) role: Option<Role>,
    /// The player who sent the command from their own page.
    pub(crate) player: Option<PlayerRow>,
    /// The address that the form leads to: a command may change it.
    pub(crate) answer: String,
    pub(crate) lines: Vec<LogLine>,
    pub(crate) structural: bool,
    pub(crate) floor_only: bool,
    /// Whether public pages show a result that changed.
    pub(crate) shows_result: bool,
    /// Whether everything was already as the command would have made it.
    pub(crate) unchanged: bool,
    /// Whether a game of a table changed.
    pub(crate) games_changed: bool,
    /// Whether only the pages of a table's game show the change; `None`: the command did not say.
    pub(crate) only_game: Option<bool>,
    pub(crate) concerned: Concerned,
    pub(crate) events: &'w mut Entries,
    pub(crate) erases: bool,
    /// The events for webhooks.
    pub(crate) happened: Vec<Happened>,
    /// The messages to browsers.
    pub(crate) tellings: Vec<Telling>,
    /// Whether something is to be sent to a webhook at once.
    pub(crate) sends: bool,
    /// Whether it changed who an entry is in the community.
    pub(crate) who_changed: bool,
}

/// The players whose own pages show what a command on the floor changes.
#[derive(Debug, Default)]
pub(crate) enum Concerned {
    #[default]
    NotSaid,
    /// By id; apart from the staff, nobody else is notified.
    Only(BTreeSet<String>),
    Everybody,
}

impl Concerned {
    /// The players concerned, unless that is everybody.
    pub fn players(&self) -> Option<&BTreeSet<String>> {
        match self {
            Self::Only(players) => Some(players),
            // if a command does not say, every phone reloads its page
            Self::NotSaid | Self::Everybody => None,
        }
    }
}

impl Work<'_, '_> {
    /// Reads the whole tournament.
    pub fn load(&mut self) -> Result<Loaded, OpError> {
        // Not `load_locked`: the command holds the lock already.
        Ok(events::load(self.conn, &self.tournament.slug)?)
    }

    /// Returns whether the actor has another right too, by their role as read in this transaction.
    pub fn may<R: Right>(&self) -> bool {
        // a site administrator's role is organizer here
        rights::has::<R>(self.role, self.actor == Actor::command_line())
    }

    /// Returns the player who sent the command from their own page, as read in its transaction.
    ///
    /// # Errors
    /// [`OpError::Forbidden`] if somebody else sent it.
    pub fn own_player(&self) -> Result<&PlayerRow, OpError> {
        self.player.as_ref().ok_or_else(|| OpError::Forbidden(t::only_player()))
    }

    /// Adds a line to the log. In `what`, players are written as `{player:ID}`.
    pub(crate) fn log(&mut self, verb: &str, what: impl Into<String>) -> LogEntry<'_> {
        self.lines.push(LogLine {
            account_id: self.actor.account_id.clone(),
            token: self.actor.token.clone(),
            ..LogLine::new(&self.tournament.id, self.at, &self.actor.name, verb, what.into())
        });
        LogEntry(self.lines.last_mut().expect("a line was just pushed"))
    }

    /// Stores the answer to a program's call, for when it is sent again under the same key.
    pub fn keep_answer(&mut self, answer: String) {
        self.answer = answer;
    }

    /// Returns the version that the tournament's structure (rounds, cut) has after this command.
    pub fn structure_version(&self) -> i64 {
        self.tournament.structure_version + i64::from(self.structural)
    }

    /// Returns the tournament's row as the command has changed it so far. Its versions are incremented after the
    /// command.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Adds an entry to the security log, stored with the command.
    pub(crate) fn record(&mut self, event: SecurityEvent<'_>) {
        self.events.record_on(&self.tournament.id, &self.actor, event);
    }

    /// Declares the command structural (pair, publish, finish, cut, …): its form must have been made from this state.
    ///
    /// # Errors
    /// [`OpError::Conflict`] when the form is older than the tournament's last structural change.
    pub(crate) fn structural(&mut self, version_of_form: i64) -> Result<(), OpError> {
        self.decided_from(version_of_form)?;
        self.mark_structural();
        Ok(())
    }

    /// Refuses a step that was based on older rounds, and any step in a cancelled tournament. It does not count as a
    /// structural change.
    ///
    /// # Errors
    /// See [`Work::structural`].
    pub(crate) fn decided_from(&mut self, structure: i64) -> Result<(), OpError> {
        if structure != self.tournament.structure_version {
            return Err(OpError::Conflict(self.rounds_changed()?));
        }
        // its open round has not changed
        if self.tournament.state == TournamentState::Cancelled {
            return Err(OpError::refused(t::tournament_cancelled()));
        }
        Ok(())
    }

    /// Says that a step was decided from older rounds, and what they are now.
    fn rounds_changed(&mut self) -> Result<Message, OpError> {
        let Some(last) = rounds::of_tournament(self.conn, &self.tournament.id)?.pop() else {
            return Ok(t::no_round_now());
        };
        let name = self.round_name(last.number)?;
        Ok(match last.state {
            RoundState::Draft => name.heads(t::round_is_draft),
            RoundState::Published => name.heads(t::round_is_published),
            RoundState::Running => name.heads(t::round_is_running),
            RoundState::Finished => name.heads(t::round_is_finished),
        })
    }

    /// Returns the name of a round as players say it.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn round_name(&mut self, number: i64) -> Result<RoundName, OpError> {
        Ok(rounds::name(self.conn, &self.tournament, number)?)
    }

    /// Declares that no public page shows this command's changes (a call, a followed game, a ruling): rendered pages
    /// stay valid, and only the staff and the players are notified.
    pub(crate) fn floor_only(&mut self) {
        self.floor_only = true;
        self.concerned = Concerned::Everybody;
    }

    /// Limits [`Work::floor_only`] to a change that only these players' own pages show: other phones in the hall are
    /// not notified. Further calls add players.
    pub(crate) fn floor_only_for<'p>(&mut self, players: impl IntoIterator<Item = &'p String>) {
        self.floor_only = true;
        if matches!(self.concerned, Concerned::NotSaid) {
            self.concerned = Concerned::Only(BTreeSet::new());
        }
        if let Concerned::Only(concerned) = &mut self.concerned {
            concerned.extend(players.into_iter().cloned());
        }
    }

    /// Does the same as [`Work::floor_only_for`] for everybody at a table.
    pub(crate) fn floor_only_at(&mut self, pod: &str) -> Result<(), OpError> {
        let places = podium_store::tournaments::rounds::places_of_pod(self.conn, pod)?;
        self.floor_only_for(places.iter().map(|place| &place.player_id));
        Ok(())
    }

    /// Counts a change in the game of a table. Returns the tournament's `games_version` after the command, which the rows of the
    /// game take.
    pub(crate) fn game_changed(&mut self) -> i64 {
        self.games_changed = true;
        self.tournament.games_version + 1
    }

    /// Declares that a change in a game, of [`Work::floor_only_for`] its players, shows on the pages of that game alone (`only`), or
    /// also on others, which are then read again. A command that does both shows on others.
    pub(crate) fn only_in_game(&mut self, only: bool) {
        self.only_game = Some(only && self.only_game != Some(false));
    }

    /// Declares that everything was already as the command would have made it: nothing is counted, and nobody is notified.
    pub(crate) fn unchanged(&mut self) {
        self.unchanged = true;
    }

    /// Declares that the command removes data that must not stay in the database's files: its bytes are gone when the
    /// command returns.
    pub(crate) fn erase(&mut self) {
        self.erases = true;
    }

    /// Declares a public event: webhooks that receive it are notified after the command is stored.
    pub(crate) fn happened(&mut self, what: Happened) {
        self.happened.push(what);
    }

    /// Declares an event like [`Work::happened`] about a player. A player without a place is on no public page, and
    /// causes no event.
    pub(crate) fn player_happened(&mut self, change: PlayerChange, row: &PlayerRow) {
        let has_place = row.status == podium_store::PlayerStatus::Registered || change == PlayerChange::Removed;
        if !has_place {
            return;
        }
        // several at once become one event
        let last = self.happened.last_mut();
        if !last.is_some_and(|last| last.takes_player(change, &row.id)) {
            self.happened.push(Happened::player(change, &row.id));
        }
    }

    /// Tells browsers something, after the command is stored.
    pub(crate) fn tell(&mut self, to: To, news: News) {
        self.tell_from(to, news, None);
    }

    /// Does the same as [`Work::tell`], not before a moment.
    pub(crate) fn tell_from(&mut self, to: To, news: News, from: Option<Moment>) {
        self.tellings.push(Telling { to, news, from });
    }

    /// Declares that there is something to send at once.
    pub(crate) fn sends(&mut self) {
        self.sends = true;
    }

    /// Declares that an entry is somebody else in the community: what the tournament came to is somebody else's.
    pub(crate) fn who_changed(&mut self) {
        self.who_changed = true;
    }

    /// Declares that a result changed. If the results of a running round are public (T39), the public pages are
    /// rendered again; of the players' own pages, still only those of the players concerned change.
    pub(crate) fn result_changed(&mut self) -> Result<(), OpError> {
        self.shows_result |= self.tournament.profile()?.shows_running_results();
        Ok(())
    }

    /// Reverts [`Work::floor_only`]: the command changed something public.
    pub(crate) fn public_change(&mut self) {
        self.floor_only = false;
    }

    /// Counts a structural change without checking a form.
    pub(crate) fn mark_structural(&mut self) {
        self.structural = true;
    }
}

/// A handle to add details to a line of the log.
pub(crate) struct LogEntry<'l>(&'l mut LogLine);

impl LogEntry<'_> {
    /// Sets the state before, as JSON; null means nothing, as in the event document.
    pub fn before(self, value: serde_json::Value) -> Self {
        self.0.before = (!value.is_null()).then(|| value.to_string());
        self
    }

    /// Sets the state after, as JSON; null means nothing, as in the event document.
    pub fn after(self, value: serde_json::Value) -> Self {
        self.0.after = (!value.is_null()).then(|| value.to_string());
        self
    }

    /// Sets the reason; an empty reason counts as none.
    pub fn reason(self, reason: &str) -> Self {
        self.0.reason = Some(reason.trim()).filter(|r| !r.is_empty()).map(str::to_owned);
        self
    }

    /// Makes the line public, for manual changes of pairings and corrections.
    pub fn public(self) -> Self {
        self.0.public = true;
        self
    }
}

/// A command without a tournament: accounts, links, sessions, the creation of a tournament.
pub struct SiteWork<'w, 'c> {
    pub(crate) conn: &'w mut Writer<'c>,
    /// The time of the command: the same for everything that it writes.
    pub(crate) at: Moment,
    /// The actor, for log lines and for a [`Need`](super::rights::Need) that depends on what is changed.
    pub(crate) actor: Actor,
    /// The account that is signed in; `None` for visitors and the command line.
    pub(crate) account: Option<podium_store::site::accounts::Account>,
    /// The address that the form leads to: a command may change it.
    pub(crate) answer: String,
    pub(crate) events: &'w mut Entries,
}

impl SiteWork<'_, '_> {
    /// Adds an entry to the security log, stored with the command.
    pub(crate) fn record(&mut self, event: SecurityEvent<'_>) {
        self.events.record(&self.actor, event);
    }

    /// Stores the answer to a program's call, for when it is sent again under the same key.
    pub fn keep_answer(&mut self, answer: String) {
        self.answer = answer;
    }

    /// Returns the account that is signed in.
    ///
    /// # Errors
    /// [`OpError::Forbidden`] for visitors and the command line.
    pub(crate) fn account(&self) -> Result<&podium_store::site::accounts::Account, OpError> {
        self.account
            .as_ref()
            .ok_or_else(|| OpError::Forbidden(t::sign_in_first()))
    }
}
