//! The memory budget for the bodies of forms that are being read: one for all of them, and a separate one for those
//! with files, so that neither many uploads nor many slow ones grow the process. The sender of a form is known before
//! its body: accounts, players by their secret links, and unknown visitors have separate budgets, and each account,
//! player or network of visitors gets only a part of theirs. A sender who lets forms stall therefore blocks at most
//! their own kind, and visitors never take the budget of the staff and the players.

use std::collections::HashMap;
use std::future::Future;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::http::StatusCode;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, timeout_at};

use crate::live::network;
use crate::web::frame::answer::error::WebError;
use podium_base::config::{BodyLimits, FormRoom};
use say::errors;

/// The most bytes of a form without a file: several times the longest decklist.
const FORM_BYTES: usize = 64 << 10;
/// The most bytes of a form with a file: a CSV of players, card data.
pub const UPLOAD_BYTES: usize = 16 << 20;
/// The most bytes of files that are read to their ends but not kept, because they are too long for their form.
const SKIPPED_BYTES: usize = 64 << 20;
/// The most bytes of a program's body: a list of players.
const JSON_BYTES: usize = 512 << 10;
/// The most bytes of all programs' bodies: separate from forms, so that no program blocks people.
const JSON_IN_ALL: usize = 16 << 20;
/// Bodies that the programs of one account may be sending at a time: a bot sends one after the other.
const BODIES_AN_ACCOUNT: usize = 4;
/// Seconds after which a form may be sent again if there was no room for it.
const FULL_SECONDS: u64 = 5;

/// The budget of a process, with one permit for each byte.
pub struct Bodies {
    limits: BodyLimits,
    visitors: Arc<Semaphore>,
    players: Arc<Semaphore>,
    accounts: Arc<Semaphore>,
    uploads: Arc<Semaphore>,
    json: Arc<Semaphore>,
    /// The number of bodies that programs are sending, by account.
    sending: Arc<Mutex<HashMap<String, usize>>>,
    /// Bytes of the forms that each sender is sending.
    by_sender: Arc<Mutex<HashMap<BodySender, usize>>>,
}

/// The sender of a form.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum BodySender {
    /// A visitor with neither a session nor a player's link, by their network.
    Visitor(IpAddr),
    /// A player by their secret link: the player's id.
    Player(String),
    /// An account's id.
    Account(String),
}

impl BodySender {
    /// Creates the sender of whom only the address is known.
    pub fn visitor(address: IpAddr) -> Self {
        Self::Visitor(network(address))
    }
}

/// The bytes of one form, counted for its sender until they are dropped.
#[derive(Debug)]
struct OfSender {
    all: Arc<Mutex<HashMap<BodySender, usize>>>,
    sender: BodySender,
    most: usize,
    bytes: usize,
}

impl OfSender {
    /// Counts more bytes; returns false if the sender would exceed their limit.
    fn take(&mut self, bytes: usize) -> bool {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let held = all.get(&self.sender).copied().unwrap_or_default();
        if held + bytes > self.most {
            return false;
        }
        all.insert(self.sender.clone(), held + bytes);
        self.bytes += bytes;
        true
    }
}

impl Drop for OfSender {
    fn drop(&mut self) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        let left = all.get(&self.sender).map_or(0, |held| held - self.bytes);
        match left {
            0 => all.remove(&self.sender),
            left => all.insert(self.sender.clone(), left),
        };
    }
}

/// One body that a program of an account is sending, until this is dropped.
pub struct Turn {
    sending: Arc<Mutex<HashMap<String, usize>>>,
    account: String,
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut sending = self.sending.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = sending.get_mut(&self.account) {
            *number -= 1;
            if *number == 0 {
                sending.remove(&self.account);
            }
        }
    }
}

/// The kinds of bodies, which have different limits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BodyKind {
    Form(BodySender),
    /// With a file, from a signed-in sender.
    Upload,
    /// A program's body, which is counted by its account.
    Json,
}

/// A body that is being read.
pub struct Intake {
    kind: BodyKind,
    room: Arc<Semaphore>,
    limits: BodyLimits,
    end: Instant,
    bytes: usize,
    skipped: usize,
    held: Held,
}

/// The room that a body takes, released when its fields are dropped.
#[derive(Debug, Default)]
pub struct Held {
    permit: Option<OwnedSemaphorePermit>,
    of_sender: Option<OfSender>,
}

impl Bodies {
    pub fn new(limits: BodyLimits) -> Self {
        Self {
            limits,
            visitors: Arc::new(Semaphore::new(limits.visitors.in_all)),
            players: Arc::new(Semaphore::new(limits.players.in_all)),
            accounts: Arc::new(Semaphore::new(limits.accounts.in_all)),
            uploads: Arc::new(Semaphore::new(limits.uploads_in_all)),
            json: Arc::new(Semaphore::new(JSON_IN_ALL)),
            sending: Arc::default(),
            by_sender: Arc::default(),
        }
    }

    /// Counts a body that a program of an account sends, until the result is dropped.
    ///
    /// # Errors
    /// The account is already sending the most bodies allowed.
    pub fn turn(&self, account: &str) -> Result<Turn, WebError> {
        let mut sending = self.sending.lock().unwrap_or_else(PoisonError::into_inner);
        let number = sending.entry(account.to_owned()).or_default();
        if *number >= BODIES_AN_ACCOUNT {
            return Err(WebError::busy(FULL_SECONDS));
        }
        *number += 1;
        Ok(Turn {
            sending: Arc::clone(&self.sending),
            account: account.to_owned(),
        })
    }

    /// Begins to read a body.
    pub fn begin(&self, kind: BodyKind) -> Intake {
        let (room, of_sender) = match &kind {
            BodyKind::Form(sender) => {
                let (room, limits) = self.room_of(sender);
                let of_sender = OfSender {
                    all: Arc::clone(&self.by_sender),
                    sender: sender.clone(),
                    most: limits.each,
                    bytes: 0,
                };
                (room, Some(of_sender))
            }
            BodyKind::Upload => (&self.uploads, None),
            BodyKind::Json => (&self.json, None),
        };
        Intake {
            room: Arc::clone(room),
            kind,
            limits: self.limits,
            end: Instant::now() + self.limits.whole,
            bytes: 0,
            skipped: 0,
            held: Held {
                permit: None,
                of_sender,
            },
        }
    }

    /// Returns the budget for forms of a sender's kind, and its limits.
    fn room_of(&self, sender: &BodySender) -> (&Arc<Semaphore>, FormRoom) {
        match sender {
            BodySender::Visitor(_) => (&self.visitors, self.limits.visitors),
            BodySender::Player(_) => (&self.players, self.limits.players),
            BodySender::Account(_) => (&self.accounts, self.limits.accounts),
        }
    }
}

impl Intake {
    /// Waits for the next part of the body; `None` at its end.
    ///
    /// # Errors
    /// The body was cut off, or did not arrive in time.
    pub async fn next<T, E>(&self, coming: impl Future<Output = Result<Option<T>, E>>) -> Result<Option<T>, WebError> {
        let latest = self.end.min(Instant::now() + self.limits.chunk);
        match timeout_at(latest, coming).await {
            Ok(Ok(part)) => Ok(part),
            Ok(Err(_)) => Err(WebError::bad_request(match self.kind {
                BodyKind::Form(_) | BodyKind::Upload => errors::form_broke_off(),
                BodyKind::Json => "The body broke off on its way. Send it again.".into(),
            })),
            Err(_) => Err(WebError::not_done(
                StatusCode::REQUEST_TIMEOUT,
                match self.kind {
                    BodyKind::Form(_) | BodyKind::Upload => errors::form_late(),
                    BodyKind::Json => "The body did not arrive in time, so nothing was changed. \
                                       Look at the connection, then send it again."
                        .into(),
                },
            )),
        }
    }

    /// Takes the room for a part that arrived: the length in the header may be missing or wrong.
    ///
    /// # Errors
    /// The body is too large, or there is no room for it now because many others are being sent.
    pub fn count(&mut self, bytes: usize) -> Result<(), WebError> {
        self.bytes += bytes;
        if self.bytes > self.most() {
            return Err(self.too_large());
        }
        if let Some(of_sender) = &mut self.held.of_sender
            && !of_sender.take(bytes)
        {
            return Err(WebError::busy(FULL_SECONDS));
        }
        // a part is not larger than the whole, which fits
        let wanted = u32::try_from(bytes).unwrap_or(u32::MAX);
        let room = Arc::clone(&self.room).try_acquire_many_owned(wanted);
        let room = room.map_err(|_| WebError::busy(FULL_SECONDS))?;
        match &mut self.held.permit {
            Some(held) => held.merge(room),
            none => *none = Some(room),
        }
        Ok(())
    }

    /// Counts a part of a file that is not kept.
    ///
    /// # Errors
    /// The file does not end.
    pub fn skip(&mut self, bytes: usize) -> Result<(), WebError> {
        self.skipped += bytes;
        match self.skipped > SKIPPED_BYTES {
            true => Err(self.too_large()),
            false => Ok(()),
        }
    }

    /// Returns the refusal of a body that is too large.
    pub fn too_large(&self) -> WebError {
        let detail = match self.kind {
            BodyKind::Form(_) => errors::form_too_large(format!("{} KB", FORM_BYTES >> 10)),
            BodyKind::Upload => errors::form_too_large(format!("{} MB", UPLOAD_BYTES >> 20)),
            BodyKind::Json => {
                let most = JSON_BYTES >> 10;
                format!("This body takes at most {most} KB. Send it in smaller parts; nothing was changed.").into()
            }
        };
        WebError::new(StatusCode::PAYLOAD_TOO_LARGE, errors::too_much_at_once(), detail)
    }

    /// Ends the reading; the room stays taken as long as the fields exist.
    pub fn end(self) -> Held {
        self.held
    }

    fn most(&self) -> usize {
        match self.kind {
            BodyKind::Form(_) => FORM_BYTES,
            BodyKind::Upload => UPLOAD_BYTES,
            BodyKind::Json => JSON_BYTES,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visitor(address: &str) -> BodySender {
        BodySender::visitor(address.parse().unwrap())
    }

    #[test]
    fn the_programs_of_one_account_send_a_few_bodies_at_a_time() {
        let bodies = Bodies::new(BodyLimits::default());
        let turns: Vec<Turn> = (0..BODIES_AN_ACCOUNT).map(|_| bodies.turn("ann").unwrap()).collect();
        assert!(bodies.turn("ann").is_err());
        assert!(bodies.turn("bea").is_ok(), "another account has its own turns");
        drop(turns);
        assert!(bodies.turn("ann").is_ok());
        assert!(
            bodies.sending.lock().unwrap().is_empty(),
            "nobody is remembered who sends nothing"
        );
    }

    #[test]
    fn what_programs_send_takes_no_room_of_forms() {
        let bodies = Bodies::new(BodyLimits::default());
        let mut held = Vec::new();
        for _ in 0..JSON_IN_ALL / JSON_BYTES {
            let mut intake = bodies.begin(BodyKind::Json);
            intake.count(JSON_BYTES).unwrap();
            held.push(intake.end());
        }
        assert!(bodies.begin(BodyKind::Json).count(1).is_err());
        let mut form = bodies.begin(BodyKind::Form(visitor("192.0.2.1")));
        assert!(form.count(FORM_BYTES).is_ok());
    }

    #[test]
    fn each_sender_and_each_kind_of_them_leaves_room_for_the_others() {
        let bodies = Bodies::new(BodyLimits::default());
        let mut held = Vec::new();
        let mut begin = |sender: &BodySender| {
            let mut intake = bodies.begin(BodyKind::Form(sender.clone()));
            let taken = intake.count(FORM_BYTES).is_ok();
            held.push(intake.end());
            taken
        };
        let network = [visitor("2001:db8::1"), visitor("2001:db8::2")];
        let limits = BodyLimits::default();
        let full = limits.visitors.each / FORM_BYTES;
        assert!((0..full).all(|n| begin(&network[n % 2])));
        assert!(!begin(&network[0]) && !begin(&network[1]), "one network is one sender");
        for n in 1..limits.visitors.in_all / limits.visitors.each {
            let other = visitor(&format!("192.0.2.{n}"));
            assert!((0..full).all(|_| begin(&other)), "another network has its own share");
        }
        assert!(!begin(&visitor("198.51.100.1")), "visitors have so much in all");
        let ann = BodySender::Player("ann".into());
        assert!((0..limits.players.each / FORM_BYTES).all(|_| begin(&ann)));
        assert!(!begin(&ann), "a player has a part");
        assert!(begin(&BodySender::Player("bea".into())));
        assert!(begin(&BodySender::Account("ann".into())));
        drop(held);
        assert!(
            bodies.by_sender.lock().unwrap().is_empty(),
            "nobody is remembered who sends nothing"
        );
        assert!(
            bodies
                .begin(BodyKind::Form(network[0].clone()))
                .count(FORM_BYTES)
                .is_ok()
        );
    }
}
