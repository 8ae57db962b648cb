//! The only way to write: here a command's sender is identified, a form that acted before is refused, log lines are
//! written and the tournament's versions are incremented, all in one transaction.

pub mod community;
pub mod rights;
pub mod roles;
pub(crate) mod sender;
pub(crate) mod slug;
pub mod text;
pub(crate) mod work;

use std::net::IpAddr;

use chrono::Duration;

use super::OpError;
use crate::command::rights::Need;
use crate::command::sender::{Actor, Place, Sender, identify_account, identify_player};
use crate::command::work::{Concerned, SiteWork, Work};
use crate::community::finishes;
use crate::site::security_log::{self, Entries};
use crate::site::{access_tokens, erasure, sessions};
use crate::tournaments::push::outbox as messages;
use crate::tournaments::webhooks::in_community::InCommunities;
use crate::tournaments::webhooks::outbox;
use podium_base::clock::{self, Moment};
use podium_document::event::longest;
use podium_store::site::accounts::Account;
use podium_store::site::forms::FormUsed;
use podium_store::tournaments::lists::{self, List};
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::{self, Tournament};
use podium_store::{Database, DbError, Reader, Role, TournamentState, Writer};

/// The key by which two submissions of a form are the same: the form acts once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdempotencyKey {
    key: String,
    /// The hash of a call's content; the call's sender has chosen the key.
    content: Option<String>,
}

/// Hours for which the key of a call is kept.
const CALL_KEPT_HOURS: i64 = 24;

impl IdempotencyKey {
    /// Creates the key from the fingerprint of the form's address and content.
    pub fn new(fingerprint: String) -> Self {
        Self {
            key: fingerprint,
            content: None,
        }
    }

    /// Creates the key that a program sent with a call, with the hash of the content. The key is kept for a day, and
    /// other content under it is refused. `of`: the id of the call's tournament, or "site".
    pub fn of_call(fingerprint: String, of: &str, hash: &str) -> Self {
        Self {
            key: fingerprint,
            content: Some(podium_store::site::forms::content(of, hash)),
        }
    }

    /// Refuses what was sent under the key before, unless it is a call of so long ago that the key may be used again.
    fn refuse(&self, before: Option<FormUsed>, at: Moment) -> Result<(), OpError> {
        match before {
            None => Ok(()),
            Some(used) if self.content.is_some() && used.at <= at - Duration::hours(CALL_KEPT_HOURS) => Ok(()),
            Some(used) if used.content == self.content => Err(OpError::Repeated(used.answer)),
            Some(_) => Err(OpError::KeyReused),
        }
    }
}

/// A command on its way in: who sends it, on which tournament, with which form.
#[derive(Debug, Clone)]
pub struct Command {
    /// `None`: a command on the site.
    slug: Option<String>,
    sender: Sender,
    /// The address of the client, for the security log.
    address: Option<IpAddr>,
    key: Option<IdempotencyKey>,
    /// The address that the form leads to.
    answer: String,
}

impl Command {
    /// Creates a command on a tournament.
    pub fn on(slug: &str, sender: Sender) -> Self {
        Self {
            slug: Some(slug.to_owned()),
            ..Self::on_site(sender)
        }
    }

    /// Creates a command without a tournament.
    pub fn on_site(sender: Sender) -> Self {
        Self {
            slug: None,
            sender,
            address: None,
            key: None,
            answer: String::new(),
        }
    }

    /// Returns the same command on a tournament that was found while it ran, such as that of an invitation.
    #[must_use]
    pub(crate) fn on_tournament(&self, slug: &str) -> Self {
        Self {
            slug: Some(slug.to_owned()),
            ..self.clone()
        }
    }

    /// Returns the same command with its client's address.
    #[must_use]
    pub fn from_address(mut self, address: IpAddr) -> Self {
        self.address = Some(address);
        self
    }

    /// Returns the same command, which acts once for a form; `answer` is the address that the form leads to.
    #[must_use]
    pub fn once(mut self, key: Option<IdempotencyKey>, answer: impl Into<String>) -> Self {
        self.key = key;
        self.answer = answer.into();
        self
    }

    /// Returns whether its sender must have typed their password recently.
    pub fn asks_password(&self) -> bool {
        matches!(&self.sender, Sender::Session { need, .. } if need.asks_password())
    }

    /// Runs a command on the tournament in one transaction, holding the tournament's lock. When it returns `Ok`, its
    /// log lines are written and the tournament's versions incremented; an error has changed nothing. A transaction
    /// that lost a deadlock is run again, so `act` must do nothing but query and change the database.
    ///
    /// # Errors
    /// The error of `act`; [`OpError::Forbidden`] if the sender does not have the needed right (any more);
    /// [`OpError::Repeated`] if the form acted before; no such tournament.
    pub fn run<T>(&self, db: &Database, act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>) -> Result<T, OpError> {
        let mut done = None;
        self.enter(db, &mut |work| {
            // Overwritten when a deadlock makes the transaction run again: only the last run counts.
            done = Some(act(work)?);
            Ok(())
        })?;
        Ok(done.expect("a command that was carried out has a result"))
    }

    /// Runs like [`Command::run`], but without a tournament.
    ///
    /// # Errors
    /// See [`Command::run`].
    pub fn run_on_site<T>(
        &self,
        db: &Database,
        act: impl Fn(&mut SiteWork<'_, '_>) -> Result<T, OpError>,
    ) -> Result<T, OpError> {
        let mut done = None;
        self.enter_site(db, &mut |work| {
            done = Some(act(work)?);
            Ok(())
        })?;
        Ok(done.expect("a command that was carried out has a result"))
    }

    /// Runs [`Command::run`] without its type parameters: compiled once for all commands.
    fn enter(
        &self,
        db: &Database,
        act: &mut dyn FnMut(&mut Work<'_, '_>) -> Result<(), OpError>,
    ) -> Result<(), OpError> {
        // one time for the whole command, also when a deadlock makes it run again
        let at = clock::now();
        let slug = self.slug.as_deref().unwrap_or_default();
        let (mut erases, mut sends) = (false, false);
        security_log::write(db, self.address, at, |conn, events| {
            // the first statement: under READ COMMITTED only what is read after the lock is sure to be current
            let tournament = tournaments::lock(conn, slug)?.ok_or(DbError::NotFound)?;
            self.take_key(conn, at)?;
            let who = identify(conn, Place::Tournament(&tournament), &self.sender, at)?;
            let before = tournament.clone();
            let mut work = begin(conn, events, at, tournament, who);
            // A command may lead elsewhere than its form said, for example to what it has just created.
            work.answer.clone_from(&self.answer);
            act(&mut work)?;
            let answer = std::mem::take(&mut work.answer);
            erases = work.erases;
            let (conn, after) = store(work, &before)?;
            sends = outbox::store_in_communities(conn, after.in_communities, at)? || after.sends;
            if erases {
                erasure::owe(conn)?;
            }
            // in the same transaction as the effect: neither can exist without the other
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

    fn enter_site(
        &self,
        db: &Database,
        act: &mut dyn FnMut(&mut SiteWork<'_, '_>) -> Result<(), OpError>,
    ) -> Result<(), OpError> {
        let at = clock::now();
        security_log::write(db, self.address, at, |conn, events| {
            self.take_key(conn, at)?;
            self.lock_own_account(conn, at)?;
            let who = identify(conn, Place::Site, &self.sender, at)?;
            let mut work = SiteWork {
                conn,
                at,
                actor: who.actor,
                account: who.account,
                answer: self.answer.clone(),
                events,
            };
            act(&mut work)?;
            let SiteWork { conn, answer, .. } = work;
            self.remember(conn, &answer)
        })
    }

    /// Locks the account of a sender who changes how it is signed in to: of two such commands the second sees what the
    /// first one did, and whether its session has ended.
    fn lock_own_account(&self, conn: &mut Writer<'_>, at: Moment) -> Result<(), OpError> {
        if let Sender::Session { token_hash, need } = &self.sender
            && *need == Need::Owner
        {
            sessions::lock_account(conn, token_hash, at)?;
        }
        Ok(())
    }

    /// Refuses a form or a call that acted before.
    ///
    /// # Errors
    /// [`OpError::Repeated`]; [`OpError::KeyReused`].
    pub(crate) fn refuse_repeated(&self, conn: &mut Reader<'_>, at: Moment) -> Result<(), OpError> {
        match &self.key {
            Some(key) => key.refuse(podium_store::site::forms::used(conn, &key.key)?, at),
            None => Ok(()),
        }
    }

    /// Takes the form's key for this transaction, and refuses like [`Command::refuse_repeated`]. Of two commands with the
    /// same key, the second waits here until the first one ends.
    fn take_key(&self, conn: &mut Writer<'_>, at: Moment) -> Result<(), OpError> {
        let Some(key) = &self.key else {
            return Ok(());
        };
        let used = FormUsed {
            answer: self.answer.clone(),
            at,
            content: key.content.clone(),
        };
        let before = podium_store::site::forms::take(conn, &key.key, &used)?;
        if before.is_some() {
            key.refuse(before, at)?;
            podium_store::site::forms::renew(conn, &key.key, &used)?;
        }
        Ok(())
    }

    /// Stores the answer, if the command leads elsewhere than the form said.
    fn remember(&self, conn: &mut Writer<'_>, answer: &str) -> Result<(), OpError> {
        if let Some(key) = self.key.as_ref().filter(|_| answer != self.answer) {
            podium_store::site::forms::set_answer(conn, &key.key, answer)?;
        }
        Ok(())
    }
}

/// Acts on a tournament that a command has just created, in its transaction: nobody else sees the row yet, so there is
/// nothing to lock.
///
/// # Errors
/// The error of `act`.
pub(crate) fn act_on_new(
    site: &mut SiteWork<'_, '_>,
    made: Tournament,
    act: impl FnOnce(&mut Work<'_, '_>) -> Result<(), OpError>,
) -> Result<(), OpError> {
    let before = made.clone();
    let maker = Identified {
        role: Some(Role::Organizer),
        ..Identified::nobody(site.actor.clone())
    };
    let mut work = begin(&mut *site.conn, &mut *site.events, site.at, made, maker);
    act(&mut work)?;
    // the tournament has no webhooks yet, and nobody finds it
    store(work, &before)?;
    Ok(())
}

/// Begins the work of a command on a tournament.
fn begin<'w, 'c>(
    conn: &'w mut Writer<'c>,
    events: &'w mut Entries,
    at: Moment,
    tournament: Tournament,
    who: Identified,
) -> Work<'w, 'c> {
    Work {
        conn,
        tournament,
        at,
        actor: who.actor,
        role: who.role,
        player: who.player,
        answer: String::new(),
        lines: Vec::new(),
        structural: false,
        floor_only: false,
        shows_result: false,
        unchanged: false,
        games_changed: false,
        only_game: None,
        concerned: Concerned::default(),
        events,
        erases: false,
        happened: Vec::new(),
        tellings: Vec::new(),
        sends: false,
        who_changed: false,
    }
}

/// What is left to do after the effects of a command on a tournament are stored.
#[derive(Debug, Default)]
struct After {
    /// Whether there is something to send.
    sends: bool,
    /// What it did in communities, for their webhooks.
    in_communities: InCommunities,
}

/// Stores the effects of a command on a tournament: its log lines, the tournament's row with its versions, and the
/// deliveries of its webhooks, and the messages to browsers.
fn store<'w, 'c>(work: Work<'w, 'c>, before: &Tournament) -> Result<(&'w mut Writer<'c>, After), OpError> {
    let mut after = After::default();
    let Work {
        conn,
        mut tournament,
        mut lines,
        structural,
        floor_only,
        shows_result,
        unchanged,
        games_changed,
        only_game,
        concerned,
        happened,
        tellings,
        sends: at_once,
        who_changed,
        at,
        ..
    } = work;
    let same = tournament == *before;
    if unchanged && same && lines.is_empty() {
        return Ok((conn, after));
    }
    for line in &mut lines {
        line.reason = reason(line.reason.take())?;
    }
    // Only now, under the lock: the numbers have no gaps, even if a command writes several lines.
    podium_store::tournaments::log::append(conn, &lines)?;
    // public pages are cached under this version: changes that they do not show must not invalidate them
    tournament.version += i64::from(!floor_only || shows_result);
    // the pages of a table's game read it for themselves: a life total must not make all other pages of the staff again
    let only_game = floor_only && only_game == Some(true);
    // otherwise always: the staff see everything, including what the public pages show
    tournament.floor_version += i64::from(!only_game);
    tournament.games_version += i64::from(games_changed);
    tournament.structure_version += i64::from(structural);
    if let Some(players) = concerned.players().filter(|_| floor_only && !only_game) {
        podium_store::floor::changes::insert(conn, &tournament.id, tournament.floor_version, players)?;
    }
    match same {
        true => tournaments::set_versions(conn, &tournament)?,
        false => tournaments::update(conn, &tournament)?,
    }
    after.sends = outbox::store(conn, &tournament, &happened, at)? || at_once;
    after.sends |= messages::store(conn, &tournament, (&happened[..], &tellings[..]), at)?;
    // the results of a running round are on no list
    if !same || !floor_only {
        lists::changed(conn, &lists_of(before, &tournament))?;
        after.in_communities = finishes::follow(conn, before, &tournament, who_changed)?;
    }
    Ok((conn, after))
}

/// Returns what shows many tournaments and may show this change of one.
fn lists_of(before: &Tournament, after: &Tournament) -> Vec<List> {
    let mut lists = vec![List::All];
    if [before.state, after.state].contains(&TournamentState::Finished) {
        lists.push(List::Finished);
    }
    let in_calendar = |t: &Tournament| {
        let texts = [&t.name, &t.place, &t.description].map(String::clone);
        (t.state, t.settings_version, t.listed, t.held_on, texts)
    };
    if in_calendar(before) != in_calendar(after) {
        lists.push(List::Calendar);
    }
    lists
}

/// Checks the reason of a log line. Whichever command it was typed for, an event document must be able to hold it.
///
/// # Errors
/// [`OpError::Invalid`] for the field `reason`.
fn reason(typed: Option<String>) -> Result<Option<String>, OpError> {
    let read = |typed: String| text::block("reason", say::field_names::reason(), &typed, longest::NOTE);
    let read = typed.map(read).transpose();
    let reason = read.map_err(|problem| OpError::Invalid(vec![problem]))?;
    Ok(reason.filter(|reason| !reason.is_empty()))
}

/// The person behind a sender.
struct Identified {
    actor: Actor,
    account: Option<Account>,
    role: Option<Role>,
    player: Option<PlayerRow>,
}

impl Identified {
    /// Somebody without an account and without a link.
    fn nobody(actor: Actor) -> Self {
        Self {
            actor,
            account: None,
            role: None,
            player: None,
        }
    }
}

fn identify(conn: &mut Reader<'_>, place: Place<'_>, sender: &Sender, at: Moment) -> Result<Identified, OpError> {
    let nobody = Identified::nobody;
    match (sender, place) {
        (Sender::Session { token_hash, need }, _) => {
            let (account, role) = identify_account(conn, place, token_hash, *need, at)?;
            Ok(Identified {
                account: Some(account.clone()),
                role,
                ..nobody(Actor::account(&account.id, &account.name))
            })
        }
        (
            Sender::Token {
                token_hash,
                scope,
                need,
            },
            _,
        ) => {
            let asked = access_tokens::TokenNeed {
                scope: *scope,
                need: *need,
            };
            let (token, account, role) = access_tokens::identify(conn, place, token_hash, asked, at)?;
            let actor = Actor::by_token(&account.id, &account.name, &token);
            Ok(Identified {
                account: Some(account),
                role,
                ..nobody(actor)
            })
        }
        (Sender::Player { player_id, generation }, Place::Tournament(tournament)) => {
            let row = identify_player(conn, tournament, player_id, *generation)?;
            Ok(Identified {
                player: Some(row),
                ..nobody(Actor::player())
            })
        }
        (Sender::Player { .. }, _) => Err(OpError::Forbidden(say::refused_rights::link_of_tournament())),
        // their link opens entries, and what is done there is done by the entry's own link
        (Sender::Person { .. }, _) => Err(OpError::Forbidden(say::refused_people::link_of_community())),
        // A visitor who registers is about to become a player; the log knows no more about them.
        (Sender::Visitor, Place::Tournament(_)) => Ok(nobody(Actor::player())),
        (Sender::Visitor, _) => Ok(nobody(Actor::visitor())),
        (Sender::CommandLine, _) => Ok(nobody(Actor::command_line())),
    }
}
