//! A command at work: what it may read and change while it holds its lock, and the lines it writes into the log.

use std::collections::BTreeSet;

use super::OpError;
use super::rights::{self, Right};
use super::security_log::{Entries, SecurityEvent};
use super::sender::Actor;
use super::webhooks::happened::{Happened, PlayerChange};
use crate::clock::Moment;
use crate::db::events::{self, Loaded};
use crate::db::log::LogLine;
use crate::db::players::PlayerRow;
use crate::db::tournaments::Tournament;
use crate::db::{self, Conn, Role, TournamentState};
use crate::rules::playoff::RoundName;

/// A command on a tournament, holding the tournament's lock. Commands take it as their first parameter, and call each
/// other with it. Only `ops` reaches the connection in it, so nothing else can write.
pub struct Work<'w, 'c> {
    pub(in crate::ops) conn: &'w mut Conn<'c>,
    /// The tournament's row; changes of it are stored when the command succeeds.
    pub(in crate::ops) tournament: Tournament,
    /// The time of the command: one for all it writes.
    pub(in crate::ops) at: Moment,
    /// Who acts, as the log keeps it.
    pub(in crate::ops) actor: Actor,
    /// The role of the account that acts; a site administrator's is organizer.
    pub(in crate::ops) role: Option<Role>,
    /// The player who sent the command from their own page.
    pub(in crate::ops) player: Option<PlayerRow>,
    /// Where the form leads to: may be set once known.
    pub(in crate::ops) answer: String,
    pub(in crate::ops) lines: Vec<LogLine>,
    pub(in crate::ops) structural: bool,
    pub(in crate::ops) floor_only: bool,
    /// Whether public pages show a result that changed.
    pub(in crate::ops) shows_result: bool,
    pub(in crate::ops) concerned: Concerned,
    pub(in crate::ops) events: &'w mut Entries,
    pub(in crate::ops) erases: bool,
    /// What webhooks are told of.
    pub(in crate::ops) happened: Vec<Happened>,
    /// Whether something is to be sent to a webhook at once.
    pub(in crate::ops) sends: bool,
}

/// The players whose own pages show what a command on the floor changes.
#[derive(Debug, Default)]
pub(in crate::ops) enum Concerned {
    #[default]
    NotSaid,
    /// By id; the staff aside, nobody else is told.
    Only(BTreeSet<String>),
    Everybody,
}

impl Concerned {
    /// The players concerned, unless that is everybody.
    pub fn players(&self) -> Option<&BTreeSet<String>> {
        match self {
            Self::Only(players) => Some(players),
            // a command that does not say leaves no phone with an old page
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

    /// Whether who acts has another right too, by their role as it was read in this transaction.
    pub fn may<R: Right>(&self) -> bool {
        // a site administrator's role is organizer here
        rights::has::<R>(self.role, self.actor == Actor::command_line())
    }

    /// The player who sent the command from their own page, as read in its transaction.
    ///
    /// # Errors
    /// [`OpError::Forbidden`] when somebody else sent it.
    pub fn own_player(&self) -> Result<&PlayerRow, OpError> {
        self.player
            .as_ref()
            .ok_or_else(|| OpError::Forbidden("Only a player may do this, by their secret link.".into()))
    }

    /// Writes a line of the log. In `what` players are written as `{player:ID}`.
    pub(in crate::ops) fn log(&mut self, verb: &str, what: impl Into<String>) -> LogEntry<'_> {
        self.lines.push(LogLine {
            account_id: self.actor.account_id.clone(),
            token: self.actor.token.clone(),
            ..LogLine::new(&self.tournament.id, self.at, &self.actor.name, verb, what.into())
        });
        LogEntry(self.lines.last_mut().expect("a line was just pushed"))
    }

    /// Keeps what the call of a program is answered, for when it is sent again under the same key.
    pub fn keep_answer(&mut self, answer: String) {
        self.answer = answer;
    }

    /// The version of the tournament's structure (rounds, cut) that this command leaves behind.
    pub fn structure_version(&self) -> i64 {
        self.tournament.structure_version + i64::from(self.structural)
    }

    /// The tournament's row as the command has changed it so far. Its versions are counted after the command.
    pub fn tournament(&self) -> &Tournament {
        &self.tournament
    }

    /// Adds an entry to the security log, stored with the command.
    pub(in crate::ops) fn record(&mut self, event: SecurityEvent<'_>) {
        self.events.record_on(&self.tournament.id, &self.actor, event);
    }

    /// Declares the command structural (pair, publish, finish, cut, …): its form must have been made from this state.
    ///
    /// # Errors
    /// [`OpError::Conflict`] when the form is older than the tournament's last structural change.
    pub(in crate::ops) fn structural(&mut self, version_of_form: i64) -> Result<(), OpError> {
        self.decided_from(version_of_form)?;
        self.mark_structural();
        Ok(())
    }

    /// Refuses a step that was decided from older rounds, and any in a tournament that was cancelled. It does not count a
    /// structural change.
    ///
    /// # Errors
    /// As [`Work::structural`].
    pub(in crate::ops) fn decided_from(&self, structure: i64) -> Result<(), OpError> {
        if structure != self.tournament.structure_version {
            return Err(OpError::Conflict(
                "Somebody changed the rounds meanwhile. Look at the tournament as it is now, then decide again.".into(),
            ));
        }
        // its open round stays as it was
        if self.tournament.state == TournamentState::Cancelled {
            return Err(OpError::refused("This tournament was cancelled."));
        }
        Ok(())
    }

    /// Returns the name of a round as players say it.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn round_name(&mut self, number: i64) -> Result<RoundName, OpError> {
        Ok(db::rounds::name(self.conn, &self.tournament, number)?)
    }

    /// Declares that no public page shows what this command changes (a call, a followed game, a ruling): rendered pages
    /// stay valid, and only the staff and the players are told.
    pub(in crate::ops) fn floor_only(&mut self) {
        self.floor_only = true;
        self.concerned = Concerned::Everybody;
    }

    /// As [`Work::floor_only`], for a change that only these players' own pages show: the phones of the hall stay quiet.
    /// Called again it adds to them.
    pub(in crate::ops) fn floor_only_for<'p>(&mut self, players: impl IntoIterator<Item = &'p String>) {
        self.floor_only = true;
        if matches!(self.concerned, Concerned::NotSaid) {
            self.concerned = Concerned::Only(BTreeSet::new());
        }
        if let Concerned::Only(concerned) = &mut self.concerned {
            concerned.extend(players.into_iter().cloned());
        }
    }

    /// As [`Work::floor_only_for`], for everybody at a table.
    pub(in crate::ops) fn floor_only_at(&mut self, pod: &str) -> Result<(), OpError> {
        let places = db::rounds::places_of_pod(self.conn, pod)?;
        self.floor_only_for(places.iter().map(|place| &place.player_id));
        Ok(())
    }

    /// Declares that the command removes what must not stay in the database's files: their bytes are gone when it returns.
    pub(in crate::ops) fn erase(&mut self) {
        self.erases = true;
    }

    /// Declares what happened that everybody may see: webhooks that want it are told, once the command is stored.
    pub(in crate::ops) fn happened(&mut self, what: Happened) {
        self.happened.push(what);
    }

    /// As [`Work::happened`], of a player. Who has no place (yet) is on no public page, and nothing is told of them.
    pub(in crate::ops) fn player_happened(&mut self, change: PlayerChange, row: &PlayerRow) {
        let has_place = row.status == db::PlayerStatus::Registered || change == PlayerChange::Removed;
        if !has_place {
            return;
        }
        // of many at once one is told
        let last = self.happened.last_mut();
        if !last.is_some_and(|last| last.takes_player(change, &row.id)) {
            self.happened.push(Happened::player(change, &row.id));
        }
    }

    /// Declares that the command has left something to send at once.
    pub(in crate::ops) fn sends(&mut self) {
        self.sends = true;
    }

    /// Declares that a result changed. Where everybody sees the results of a running round (T39) the public pages are
    /// rendered anew; of the players' own pages still only those change whom the command concerns.
    pub(in crate::ops) fn result_changed(&mut self) -> Result<(), OpError> {
        self.shows_result |= self.tournament.profile()?.shows_running_results();
        Ok(())
    }

    /// Takes [`Work::floor_only`] back: the command changed something that everybody sees.
    pub(in crate::ops) fn public_change(&mut self) {
        self.floor_only = false;
    }

    /// Counts a structural change without checking a form.
    pub(in crate::ops) fn mark_structural(&mut self) {
        self.structural = true;
    }
}

/// Adds to a line of the log.
pub(in crate::ops) struct LogEntry<'l>(&'l mut LogLine);

impl LogEntry<'_> {
    /// The state before, as JSON; null is nothing, as in the event document.
    pub fn before(self, value: serde_json::Value) -> Self {
        self.0.before = (!value.is_null()).then(|| value.to_string());
        self
    }

    /// The state after, as JSON; null is nothing, as in the event document.
    pub fn after(self, value: serde_json::Value) -> Self {
        self.0.after = (!value.is_null()).then(|| value.to_string());
        self
    }

    /// Why; an empty reason is none.
    pub fn reason(self, reason: &str) -> Self {
        self.0.reason = Some(reason.trim()).filter(|r| !r.is_empty()).map(str::to_owned);
        self
    }

    /// For everybody to see: manual changes of pairings, corrections.
    pub fn public(self) -> Self {
        self.0.public = true;
        self
    }
}

/// A command on no tournament: accounts, links, sessions, the creation of a tournament.
pub struct SiteWork<'w, 'c> {
    pub(in crate::ops) conn: &'w mut Conn<'c>,
    /// The time of the command: one for all it writes.
    pub(in crate::ops) at: Moment,
    /// Who acts, for log lines and for [`Need`](super::rights::Need) that depends on what is changed.
    pub(in crate::ops) actor: Actor,
    /// The account that is signed in; `None` for visitors and the command line.
    pub(in crate::ops) account: Option<db::accounts::Account>,
    /// Where the form leads to: may be set once known.
    pub(in crate::ops) answer: String,
    pub(in crate::ops) events: &'w mut Entries,
}

impl SiteWork<'_, '_> {
    /// Adds an entry to the security log, stored with the command.
    pub(in crate::ops) fn record(&mut self, event: SecurityEvent<'_>) {
        self.events.record(&self.actor, event);
    }

    /// Keeps what the call of a program is answered, for when it is sent again under the same key.
    pub fn keep_answer(&mut self, answer: String) {
        self.answer = answer;
    }

    /// The account that is signed in.
    ///
    /// # Errors
    /// [`OpError::Forbidden`] for visitors and the command line.
    pub(in crate::ops) fn account(&self) -> Result<&db::accounts::Account, OpError> {
        self.account
            .as_ref()
            .ok_or_else(|| OpError::Forbidden("Sign in first.".into()))
    }
}
