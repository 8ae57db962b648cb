//! Commands on a community: they hold its lock, write lines to its log, and may enter its tournaments.

use super::sender::{Actor, Place, identify_person};
use super::work::{SiteWork, Work};
use super::{Command, Identified, Sender, begin, identify, reason, store};
use crate::command::rights::{self, Right};
use crate::site::erasure;
use crate::site::security_log::{self, Entries};
use crate::tournaments::webhooks::in_community::{InCommunities, InCommunity};
use crate::tournaments::webhooks::outbox;
use crate::{OpError, SecurityEvent};
use podium_base::clock::{self, Moment};
use podium_store::community::log::{self, CommunityLine};
use podium_store::community::people::PersonRow;
use podium_store::community::{self, Changed, Community};
use podium_store::site::accounts::Account;
use podium_store::{Database, Role, Writer, season, tournaments};
use say::refused_people as t;

/// A command on a community, holding the community's lock. Commands take it as their first parameter.
pub struct CommunityWork<'w, 'c> {
    pub(crate) conn: &'w mut Writer<'c>,
    /// The community's row; changes of it are stored when the command succeeds.
    pub(crate) community: Community,
    /// The time of the command: the same for everything that it writes.
    pub(crate) at: Moment,
    pub(crate) actor: Actor,
    /// The account that is signed in.
    pub(crate) account: Option<Account>,
    /// The role of the acting account; a site administrator's is organizer.
    pub(crate) role: Option<Role>,
    /// The person who sent the command from their own page.
    pub(crate) person: Option<PersonRow>,
    /// The address that the form leads to: a command may change it.
    pub(crate) answer: String,
    pub(crate) lines: Vec<CommunityLine>,
    /// What the command changes.
    pub(crate) changed: Changed,
    pub(crate) events: &'w mut Entries,
    pub(crate) erases: bool,
    pub(crate) sends: bool,
    /// The events for webhooks of communities.
    pub(crate) happened: InCommunities,
}

impl Command {
    /// Creates a command on a community.
    pub fn in_community(slug: &str, sender: Sender) -> Self {
        // a community and a tournament are never meant by one command
        Self::on(slug, sender)
    }

    /// Runs a command on the community in one transaction, holding the community's lock, like [`Command::run`].
    ///
    /// # Errors
    /// The error of `act`; [`OpError::Forbidden`] if the sender does not have the needed right (any more);
    /// [`OpError::Repeated`] if the form acted before; no such community.
    pub fn run_in_community<T>(
        &self,
        db: &Database,
        act: impl Fn(&mut CommunityWork<'_, '_>) -> Result<T, OpError>,
    ) -> Result<T, OpError> {
        let mut done = None;
        self.enter_community(db, &mut |work| {
            // overwritten when a deadlock makes the transaction run again
            done = Some(act(work)?);
            Ok(())
        })?;
        Ok(done.expect("a command that was carried out has a result"))
    }

    fn enter_community(
        &self,
        db: &Database,
        act: &mut dyn FnMut(&mut CommunityWork<'_, '_>) -> Result<(), OpError>,
    ) -> Result<(), OpError> {
        let at = clock::now();
        let slug = self.slug.as_deref().unwrap_or_default();
        let (mut erases, mut sends) = (false, false);
        security_log::write(db, self.address, at, |conn, events| {
            let no_such = || OpError::NotFound(t::no_such_community());
            let found = community::by_slug(conn, slug)?.ok_or_else(no_such)?;
            // read again under the lock: until then it may have changed
            let found = community::lock(conn, &found.id)?.ok_or_else(no_such)?;
            self.take_key(conn, at)?;
            let (who, person) = match &self.sender {
                Sender::Person { person_id, generation } => {
                    let person = identify_person(conn, &found, person_id, *generation)?;
                    (Identified::nobody(Actor::person()), Some(person))
                }
                sender => (identify(conn, Place::Community(&found), sender, at)?, None),
            };
            let before = found.clone();
            let mut work = CommunityWork {
                conn,
                community: found,
                at,
                actor: who.actor,
                account: who.account,
                role: who.role,
                person,
                answer: self.answer.clone(),
                lines: Vec::new(),
                changed: Changed::Home,
                events,
                erases: false,
                sends: false,
                happened: InCommunities::default(),
            };
            act(&mut work)?;
            erases = work.erases;
            let answer = std::mem::take(&mut work.answer);
            let conn = work.store(&before, &mut sends)?;
            if erases {
                erasure::owe(conn)?;
            }
            self.remember(conn, &answer)
        })?;
        if erases {
            erasure::finish(db);
        }
        if sends {
            db.announce_deliveries();
        }
        Ok(())
    }
}

impl<'w, 'c> CommunityWork<'w, 'c> {
    /// Stores the effects of the command: its log lines, the community's row with its versions, and the deliveries of its
    /// webhooks; `sends`: whether there is something to send.
    fn store(mut self, before: &Community, sends: &mut bool) -> Result<&'w mut Writer<'c>, OpError> {
        for line in &mut self.lines {
            line.reason = reason(line.reason.take())?;
        }
        log::append(self.conn, &self.community.id, &self.lines)?;
        if self.community != *before {
            community::update(self.conn, &self.community)?;
        }
        community::changed(self.conn, &self.community.id, self.changed)?;
        *sends = outbox::store_in_communities(self.conn, self.happened, self.at)? || self.sends;
        Ok(self.conn)
    }
}

impl CommunityWork<'_, '_> {
    /// Returns whether the actor has another right too, by their role as read in this transaction.
    pub fn may<R: Right>(&self) -> bool {
        rights::has::<R>(self.role, self.actor == Actor::command_line())
    }

    /// Returns the community's row as the command has changed it so far.
    pub fn community(&self) -> &Community {
        &self.community
    }

    /// Returns the person who sent the command from their own page.
    ///
    /// # Errors
    /// [`OpError::Forbidden`] if somebody else sent it.
    pub fn own_person(&self) -> Result<&PersonRow, OpError> {
        self.person.as_ref().ok_or_else(|| OpError::Forbidden(t::only_person()))
    }

    /// Adds a line to the community's log. In `what`, people are written as `{person:ID}`.
    pub(crate) fn log(&mut self, verb: &str, what: impl Into<String>) -> LineEntry<'_> {
        self.lines.push(CommunityLine {
            account_id: self.actor.account_id.clone(),
            token: self.actor.token.clone(),
            ..CommunityLine::new(&self.community.id, self.at, &self.actor.name, verb, what.into())
        });
        LineEntry(self.lines.last_mut().expect("a line was just pushed"))
    }

    /// Adds an entry to the security log, stored with the command.
    pub(crate) fn record(&mut self, event: SecurityEvent<'_>) {
        self.events.record(&self.actor, event);
    }

    /// Declares that pages of history show what the command changes: people, seasons.
    pub(crate) fn history_changed(&mut self) {
        self.changed = self.changed.max(Changed::History);
    }

    /// Declares that the command changes who won what: results, and whose they are.
    pub(crate) fn results_changed(&mut self) {
        self.changed = Changed::Results;
    }

    /// Declares a public event: webhooks of the community that receive it are notified after the command is stored, once for
    /// each event.
    pub(crate) fn happened(&mut self, what: InCommunity) {
        self.happened.add(&self.community.id, what);
    }

    /// Counts a change of a season, or of which evenings it has, which its pages show.
    pub(crate) fn season_changed(&mut self, id: &str) -> Result<(), OpError> {
        season::changed(self.conn, id)?;
        self.history_changed();
        self.season_moved(id);
        Ok(())
    }

    /// Declares that pages of a season show something else.
    pub(crate) fn season_moved(&mut self, id: &str) {
        self.happened(InCommunity::SeasonChanged { season: id.to_owned() });
    }

    /// Stores the answer to a program's call, for when it is sent again under the same key.
    pub fn keep_answer(&mut self, answer: String) {
        self.answer = answer;
    }

    /// Acts on a tournament of the community within this command, holding the tournament's lock too; its log lines are
    /// written and its versions incremented as by its own command.
    ///
    /// # Errors
    /// The error of `act`; there is no such tournament.
    pub(crate) fn on_tournament<T>(
        &mut self,
        id: &str,
        act: impl FnOnce(&mut Work<'_, '_>) -> Result<T, OpError>,
    ) -> Result<T, OpError> {
        let no_such = || OpError::NotFound(say::refused_rights::no_such_tournament());
        let tournament = tournaments::lock_by_id(self.conn, id)?.ok_or_else(no_such)?;
        let before = tournament.clone();
        let who = Identified {
            role: self.role,
            ..Identified::nobody(self.actor.clone())
        };
        let mut work = begin(&mut *self.conn, &mut *self.events, self.at, tournament, who);
        let done = act(&mut work)?;
        self.erases |= work.erases;
        let (_, after) = store(work, &before)?;
        self.sends |= after.sends;
        self.happened.extend(after.in_communities);
        Ok(done)
    }

    /// Acts without a tournament within this command, as its sender.
    ///
    /// # Errors
    /// The error of `act`.
    pub(crate) fn on_site<T>(
        &mut self,
        act: impl FnOnce(&mut SiteWork<'_, '_>) -> Result<T, OpError>,
    ) -> Result<T, OpError> {
        let mut site = SiteWork {
            conn: &mut *self.conn,
            at: self.at,
            actor: self.actor.clone(),
            account: self.account.clone(),
            answer: String::new(),
            events: &mut *self.events,
        };
        act(&mut site)
    }
}

/// A handle to add details to a line of the community's log.
pub(crate) struct LineEntry<'l>(&'l mut CommunityLine);

impl LineEntry<'_> {
    /// Sets the state before, as JSON.
    pub fn before(self, value: &serde_json::Value) -> Self {
        self.0.before = Some(value.to_string());
        self
    }

    /// Sets the state after, as JSON.
    pub fn after(self, value: &serde_json::Value) -> Self {
        self.0.after = Some(value.to_string());
        self
    }

    /// Sets the reason; an empty reason counts as none.
    pub fn reason(self, reason: &str) -> Self {
        self.0.reason = Some(reason.trim()).filter(|r| !r.is_empty()).map(str::to_owned);
        self
    }
}
