//! The one way to write: a command is entered here, with its sender identified, its form refused if it acted before,
//! its log lines written and the tournament's versions counted, all in one transaction.

use std::net::IpAddr;

use chrono::Duration;

use super::security_log::{self, Entries};
use super::sender::{Actor, Sender, identify_account, identify_player};
use super::webhooks::outbox;
use super::work::{Concerned, SiteWork, Work};
use super::{OpError, access_tokens, erasure, text};
use crate::clock::{self, Moment};
use crate::db::accounts::Account;
use crate::db::forms::FormUsed;
use crate::db::players::PlayerRow;
use crate::db::tournaments::{self, Tournament};
use crate::db::{self, Conn, Database, DbError, Role};
use crate::document::event::longest;

/// What makes two sendings of a form the same: it acts once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IdempotencyKey {
    key: String,
    /// Hash of the content of a call, whose key its sender has chosen.
    content: Option<String>,
}

/// Hours for which the key of a call is kept.
const CALL_KEPT_HOURS: i64 = 24;

impl IdempotencyKey {
    /// From the fingerprint of the form's address and content.
    pub fn new(fingerprint: String) -> Self {
        Self {
            key: fingerprint,
            content: None,
        }
    }

    /// The key that a program sent with a call, and the hash of what it sent under it. The key is kept for a day, and other
    /// content under it is refused. `of`: the id of the tournament that it is on, or "site".
    pub fn of_call(fingerprint: String, of: &str, hash: &str) -> Self {
        Self {
            key: fingerprint,
            content: Some(db::forms::content(of, hash)),
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
    /// Where the form leads to.
    answer: String,
}

impl Command {
    /// A command on a tournament.
    pub fn on(slug: &str, sender: Sender) -> Self {
        Self {
            slug: Some(slug.to_owned()),
            ..Self::on_site(sender)
        }
    }

    /// A command on no tournament.
    pub fn on_site(sender: Sender) -> Self {
        Self {
            slug: None,
            sender,
            address: None,
            key: None,
            answer: String::new(),
        }
    }

    /// The same command on a tournament that was found on the way, as the one of an invitation.
    #[must_use]
    pub(in crate::ops) fn on_tournament(&self, slug: &str) -> Self {
        Self {
            slug: Some(slug.to_owned()),
            ..self.clone()
        }
    }

    /// The same command, sent from a client's address.
    #[must_use]
    pub fn from_address(mut self, address: IpAddr) -> Self {
        self.address = Some(address);
        self
    }

    /// The same command, which acts once for a form; `answer` is the address that sending the form leads to.
    #[must_use]
    pub fn once(mut self, key: Option<IdempotencyKey>, answer: impl Into<String>) -> Self {
        self.key = key;
        self.answer = answer.into();
        self
    }

    /// Whether its sender has to have typed their password a short while ago.
    pub fn asks_password(&self) -> bool {
        matches!(&self.sender, Sender::Session { need, .. } if need.asks_password())
    }

    /// Runs a command on the tournament in one transaction, holding the tournament's lock. When it returns `Ok` it has
    /// written its lines of the log and counted the tournament's versions; an error has changed nothing. A
    /// transaction that lost a deadlock is run again, so `act` does nothing but ask and change the database.
    ///
    /// # Errors
    /// What `act` says; [`OpError::Forbidden`] when the sender is not allowed what they need (any more);
    /// [`OpError::Repeated`] when the form acted before; no such tournament.
    pub fn run<T>(&self, db: &Database, act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>) -> Result<T, OpError> {
        let mut done = None;
        self.enter(db, &mut |work| {
            // Overwritten when a deadlock makes the transaction run again: only the last run counts.
            done = Some(act(work)?);
            Ok(())
        })?;
        Ok(done.expect("a command that was carried out has a result"))
    }

    /// As [`Command::run`], for a command on no tournament.
    ///
    /// # Errors
    /// As [`Command::run`].
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

    /// [`Command::run`] without its type parameters: compiled once for all commands.
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
            // behind the lock: of two sendings at once the second finds the first one's row
            self.refuse_repeated(conn, at)?;
            let who = identify(conn, Some(&tournament), &self.sender, at)?;
            let before = tournament.clone();
            let mut work = begin(conn, events, at, tournament, who);
            // A command may lead elsewhere than its form said, as to what it has just made.
            work.answer.clone_from(&self.answer);
            act(&mut work)?;
            let answer = std::mem::take(&mut work.answer);
            erases = work.erases;
            let conn = store(work, &before, &mut sends)?;
            if erases {
                erasure::owe(conn)?;
            }
            // in the same transaction as the effect: neither can be there without the other
            self.remember(conn, &answer, at)
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
            self.refuse_repeated(conn, at)?;
            let who = identify(conn, None, &self.sender, at)?;
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
            self.remember(conn, &answer, at)
        })
    }

    /// Refuses a form or a call that acted before.
    ///
    /// # Errors
    /// [`OpError::Repeated`]; [`OpError::KeyReused`].
    pub(in crate::ops) fn refuse_repeated(&self, conn: &mut Conn<'_>, at: Moment) -> Result<(), OpError> {
        let Some(IdempotencyKey { key, content }) = &self.key else {
            return Ok(());
        };
        let Some(used) = db::forms::used(conn, key)? else {
            return Ok(());
        };
        if content.is_some() && used.at <= at - Duration::hours(CALL_KEPT_HOURS) {
            return Ok(db::forms::forget_one(conn, key)?);
        }
        match used.content == *content {
            true => Err(OpError::Repeated(used.answer)),
            false => Err(OpError::KeyReused),
        }
    }

    fn remember(&self, conn: &mut Conn<'_>, answer: &str, at: Moment) -> Result<(), OpError> {
        if let Some(IdempotencyKey { key, content }) = &self.key {
            let used = FormUsed {
                answer: answer.to_owned(),
                at,
                content: content.clone(),
            };
            db::forms::remember(conn, key, &used)?;
        }
        Ok(())
    }
}

/// Acts on a tournament that a command has just made, in its transaction: nobody else sees the row yet, so that there is
/// nothing to lock.
///
/// # Errors
/// What `act` says.
pub(in crate::ops) fn act_on_new(
    site: &mut SiteWork<'_, '_>,
    made: Tournament,
    act: impl FnOnce(&mut Work<'_, '_>) -> Result<(), OpError>,
) -> Result<(), OpError> {
    let before = made.clone();
    let maker = Identified {
        actor: site.actor.clone(),
        account: None,
        role: Some(Role::Organizer),
        player: None,
    };
    let mut work = begin(&mut *site.conn, &mut *site.events, site.at, made, maker);
    act(&mut work)?;
    // nobody has chosen to be told of it yet
    store(work, &before, &mut false)?;
    Ok(())
}

/// A command on a tournament that has done nothing yet.
fn begin<'w, 'c>(
    conn: &'w mut Conn<'c>,
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
        concerned: Concerned::default(),
        events,
        erases: false,
        happened: Vec::new(),
        sends: false,
    }
}

/// Stores what a command on a tournament leaves behind: its log lines, the tournament's row with its versions, and what
/// webhooks are told; `sends`: whether there is any of that.
fn store<'w, 'c>(work: Work<'w, 'c>, before: &Tournament, sends: &mut bool) -> Result<&'w mut Conn<'c>, OpError> {
    let Work {
        conn,
        mut tournament,
        mut lines,
        structural,
        floor_only,
        shows_result,
        concerned,
        happened,
        sends: at_once,
        at,
        ..
    } = work;
    for line in &mut lines {
        line.reason = reason(line.reason.take())?;
    }
    // Only now, under the lock: the numbers have no gaps even where a command writes several lines.
    db::log::append(conn, &lines)?;
    let same = tournament == *before;
    // public pages are kept under this version: what they do not show must not throw them away
    tournament.version += i64::from(!floor_only || shows_result);
    // Always: the staff see everything, also what the public pages show.
    tournament.floor_version += 1;
    tournament.structure_version += i64::from(structural);
    if let Some(players) = concerned.players().filter(|_| floor_only) {
        db::floor_changes::insert(conn, &tournament.id, tournament.floor_version, players)?;
    }
    match same {
        true => tournaments::set_versions(conn, &tournament)?,
        false => tournaments::update(conn, &tournament)?,
    }
    *sends = outbox::store(conn, &tournament, &happened, at)? || at_once;
    Ok(conn)
}

/// Reads the reason of a line of the log. Whichever command it was typed for, an event document has to take it.
///
/// # Errors
/// [`OpError::Invalid`] for the field `reason`.
fn reason(typed: Option<String>) -> Result<Option<String>, OpError> {
    let read = |typed: String| text::block("reason", "Reason", &typed, longest::NOTE);
    let read = typed.map(read).transpose();
    let reason = read.map_err(|problem| OpError::Invalid(vec![problem]))?;
    Ok(reason.filter(|reason| !reason.is_empty()))
}

/// Whom a sender turned out to be.
struct Identified {
    actor: Actor,
    account: Option<Account>,
    role: Option<Role>,
    player: Option<PlayerRow>,
}

fn identify(
    conn: &mut Conn<'_>,
    tournament: Option<&Tournament>,
    sender: &Sender,
    at: Moment,
) -> Result<Identified, OpError> {
    let nobody = |actor| Identified {
        actor,
        account: None,
        role: None,
        player: None,
    };
    match (sender, tournament) {
        (Sender::Session { token_hash, need }, _) => {
            let (account, role) = identify_account(conn, tournament, token_hash, *need, at)?;
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
            let (token, account, role) = access_tokens::identify(conn, tournament, token_hash, asked, at)?;
            let actor = Actor::by_token(&account.id, &account.name, &token.name);
            Ok(Identified {
                account: Some(account),
                role,
                ..nobody(actor)
            })
        }
        (Sender::Player { player_id, generation }, Some(tournament)) => {
            let row = identify_player(conn, tournament, player_id, *generation)?;
            Ok(Identified {
                player: Some(row),
                ..nobody(Actor::player())
            })
        }
        (Sender::Player { .. }, None) => Err(OpError::Forbidden("A player's link is for a tournament.".into())),
        // Who registers from outside is about to be a player; the log knows no more of them.
        (Sender::Visitor, Some(_)) => Ok(nobody(Actor::player())),
        (Sender::Visitor, None) => Ok(nobody(Actor::visitor())),
        (Sender::CommandLine, _) => Ok(nobody(Actor::command_line())),
    }
}
