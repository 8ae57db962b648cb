//! Sending news to browsers by Web Push (RFC 8030). Commands have stored the messages
//! (`podium_ops::tournaments::push`); one thread of the process takes those that are due, in batches, and a few more send a
//! batch: 2,048 messages at the start of a round take seconds. A message whose process dies is sent again by another.

mod body;
mod encrypt;
mod playing;

use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use self::body::Composer;
use self::encrypt::{Browser, encrypt};
use super::post::Post;
use super::{ENDS_WITHIN, LOOK_AGAIN, Settings};
use podium_base::clock::{self, Moment, Stopwatch};
use podium_base::measure::{self, IntCounter, IntCounterVec, IntGauge, Measures, number};
use podium_base::watched::{self, Watched};
use podium_ops::site::base64url::decode;
use podium_ops::tournaments::push::sending::{self, Claimed, Tried};
use podium_ops::tournaments::push::{PushKey, mark, may_be_sent_to};
use podium_ops::tournaments::webhooks::sending::Tried as Answer;
use podium_store::tournaments::pushes;
use podium_store::{Database, DbError};

/// The messages that are taken at a time.
const BATCH: i64 = 512;
/// The threads that send a batch: a message waits for its service, mostly, and 2,048 are to be out within 5 s if that takes 0.1 s.
const THREADS: usize = 48;
/// The failures of a service in a batch after which its other messages are tried later: each may take the whole timeout.
const FAILURES: u32 = 3;
/// How often the database is polled for messages of other instances, and for retries.
const LOOK: Duration = Duration::from_secs(2);
/// Polls between two clean-ups: about six hours.
const LOOKS_TO_FORGET: u32 = 10_800;
/// The most waiting messages that are counted.
const MOST_COUNTED: i64 = 1_000;

/// The counts of messages to browsers in this process.
#[derive(Debug)]
pub struct PushCounts {
    tries: IntCounterVec,
    sent: IntCounter,
    failed: IntCounter,
    gone: IntCounter,
    waiting: IntGauge,
}

impl Default for PushCounts {
    fn default() -> Self {
        let tries = measure::counts(
            "podium_push_messages_total",
            "Tries to send a message to a browser by this process, by what they came to",
            &["outcome"],
        );
        Self {
            sent: tries.with_label_values(&["sent"]),
            failed: tries.with_label_values(&["failed"]),
            gone: tries.with_label_values(&["gone"]),
            tries,
            waiting: measure::level(
                "podium_push_messages_waiting",
                "Messages to browsers that are due and wait, of all instances; a thousand stands for more, too",
            ),
        }
    }
}

impl PushCounts {
    /// Returns all metrics, for the collector.
    pub fn measures(&self) -> Measures {
        vec![Box::new(self.tries.clone()), Box::new(self.waiting.clone())]
    }

    fn note(&self, tried: Tried) {
        match tried {
            Tried::Sent => self.sent.inc(),
            Tried::Failed => self.failed.inc(),
            Tried::Gone => self.gone.inc(),
            // nobody tried
            Tried::Dropped => {}
        }
    }
}

/// The sender of messages to browsers. Cheap to clone.
#[derive(Clone)]
pub struct PushCourier(Arc<Inner>);

struct Inner {
    db: Database,
    key: Arc<PushKey>,
    post: Post,
    settings: Settings,
    counts: Arc<PushCounts>,
    stopping: AtomicBool,
}

/// A running courier.
pub struct PushRunning {
    courier: PushCourier,
    thread: watched::Running,
}

impl PushRunning {
    /// Stops it: sends in progress are completed. A database that does not answer is not waited for.
    pub fn stop(self) {
        self.courier.0.stopping.store(true, Ordering::SeqCst);
        self.courier.0.db.announce_deliveries();
        self.thread.ask_to_stop();
        let asked = Stopwatch::start();
        while !self.thread.has_ended() && asked.seconds() <= ENDS_WITHIN {
            std::thread::sleep(LOOK_AGAIN);
        }
    }
}

impl PushCourier {
    /// Creates a courier with counts.
    pub fn new(db: Database, key: Arc<PushKey>, settings: Settings, counts: Arc<PushCounts>) -> Self {
        Self(Arc::new(Inner {
            db,
            key,
            post: Post::new(settings.private, THREADS),
            settings,
            counts,
            stopping: AtomicBool::new(false),
        }))
    }

    /// Begins to send, until it is stopped.
    ///
    /// # Errors
    /// The system cannot start a thread.
    pub fn start(&self, watched: &Watched) -> io::Result<PushRunning> {
        let courier = self.clone();
        let thread = watched.start("push", move |_| courier.run())?;
        watched.allow("push-one", THREADS);
        Ok(PushRunning {
            courier: self.clone(),
            thread,
        })
    }

    fn run(&self) {
        let inner = &self.0;
        let (mut heard, mut looks) = (0, 0_u32);
        while !inner.stopping.load(Ordering::SeqCst) {
            if let Err(error) = inner.look(looks) {
                tracing::warn!(%error, "messages to browsers cannot be sent at the moment; trying again");
            }
            looks = looks.wrapping_add(1);
            heard = inner.db.wait_for_deliveries(heard, LOOK);
        }
    }

    /// Sends all messages that are due at a moment; returns the number of tries.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn send_due(&self, at: Moment) -> Result<usize, DbError> {
        self.0.send_due(&|| at)
    }
}

impl Inner {
    fn look(&self, looks: u32) -> Result<(), DbError> {
        let at = clock::now();
        let (waiting, _) = self.db.read(|conn| pushes::due(conn, at, MOST_COUNTED))?;
        self.counts.waiting.set(number(waiting));
        if waiting > 0 {
            self.send_due(&clock::now)?;
        }
        if looks.is_multiple_of(LOOKS_TO_FORGET) {
            sending::forget_old(&self.db, at)?;
        }
        Ok(())
    }

    fn send_due(&self, now: &(dyn Fn() -> Moment + Sync)) -> Result<usize, DbError> {
        let mut tries = 0;
        while !self.stopping.load(Ordering::SeqCst) {
            let claimed = sending::claim(&self.db, now(), BATCH)?;
            if claimed.is_empty() {
                break;
            }
            tries += claimed.len();
            let tried = self.send_batch(claimed, now())?;
            sending::settle(&self.db, &tried, now())?;
        }
        Ok(tries)
    }

    /// Tries to send messages, several at a time.
    fn send_batch(&self, claimed: Vec<Claimed>, at: Moment) -> Result<Vec<(Claimed, Tried)>, DbError> {
        let bodies = self.db.read(|conn| {
            let mut composer = Composer::new(at);
            let body = |one: &Claimed| {
                let body = composer.compose(conn, one)?;
                Ok::<_, DbError>(body.filter(|_| at < one.message.expires_at))
            };
            claimed
                .iter()
                .map(body)
                .collect::<Result<Vec<Option<String>>, DbError>>()
        })?;
        let composed: Vec<(Claimed, Option<String>)> = claimed.into_iter().zip(bodies).collect();
        let threads = THREADS.min(composed.len());
        let batch = Batch {
            waiting: Mutex::new(composed),
            tried: Mutex::default(),
            failures: Mutex::default(),
            sealing: Mutex::default(),
            at,
        };
        std::thread::scope(|scope| {
            for _ in 0..threads {
                let spawned = std::thread::Builder::new()
                    .name("push-one".to_owned())
                    .spawn_scoped(scope, || self.send_some(&batch));
                if let Err(error) = spawned {
                    tracing::warn!(%error, "no thread to send messages to browsers");
                    break;
                }
            }
        });
        let Batch { waiting, tried, .. } = batch;
        let mut tried = tried.into_inner().unwrap_or_else(PoisonError::into_inner);
        // where there were no threads
        let left = waiting.into_inner().unwrap_or_else(PoisonError::into_inner);
        tried.extend(left.into_iter().map(|(one, _)| (one, Tried::Failed)));
        Ok(tried)
    }

    /// Sends messages of a batch, until none is left.
    fn send_some(&self, batch: &Batch) {
        loop {
            // the lock ends with this statement
            let next = locked(&batch.waiting).pop();
            let Some((one, body)) = next else { return };
            let tried = match body {
                Some(body) => self.send(batch, &one, &body),
                None => Tried::Dropped,
            };
            self.counts.note(tried);
            locked(&batch.tried).push((one, tried));
        }
    }

    fn send(&self, batch: &Batch, one: &Claimed, body: &str) -> Tried {
        let address = &one.browser.address;
        let host = address.split('/').nth(2).unwrap_or_default();
        if !may_be_sent_to(address, self.settings.private) {
            return Tried::Gone;
        }
        if locked(&batch.failures)
            .get(host)
            .is_some_and(|failures| *failures >= FAILURES)
        {
            return Tried::Failed;
        }
        let Some((sealed, authorization)) = self.seal(batch, one, body) else {
            return Tried::Gone;
        };
        let lasts = (one.message.expires_at - batch.at).num_seconds();
        let head = [
            ("content-type", "application/octet-stream".to_owned()),
            ("content-encoding", "aes128gcm".to_owned()),
            ("authorization", authorization),
            ("ttl", lasts.to_string()),
            ("urgency", "high".to_owned()),
            // at most 32 letters
            ("topic", mark(&one.message.topic)),
        ];
        let tried = outcome(&self.post.send(address, &head, &sealed));
        if tried == Tried::Failed {
            *locked(&batch.failures).entry(host.to_owned()).or_default() += 1;
        }
        tried
    }

    /// Encrypts a message for its browser, and signs who sends it; `None`: no such browser can be.
    fn seal(&self, batch: &Batch, one: &Claimed, body: &str) -> Option<(Vec<u8>, String)> {
        let _turn = locked(&batch.sealing);
        let (key, secret) = (decode(&one.browser.browser_key)?, decode(&one.browser.browser_secret)?);
        let sealed = encrypt(&Browser { key, secret }, body.as_bytes())?;
        let authorization = self
            .key
            .authorization(&one.browser.address, &self.settings.base, batch.at)?;
        Some((sealed, authorization))
    }
}

/// Messages that are being sent.
struct Batch {
    /// Who holds it encrypts: one at a time, so that a processor is left for pages.
    sealing: Mutex<()>,
    /// With their bodies; `None`: there is nothing to tell any more.
    waiting: Mutex<Vec<(Claimed, Option<String>)>>,
    tried: Mutex<Vec<(Claimed, Tried)>>,
    /// By host.
    failures: Mutex<BTreeMap<String, u32>>,
    at: Moment,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns what an answer of a push service means.
fn outcome(answer: &Answer) -> Tried {
    match answer {
        Answer::Answered { status, .. } => match status {
            200..=299 => Tried::Sent,
            // the browser has unsubscribed, or has subscribed to messages of another key
            401 | 403 | 404 | 410 => Tried::Gone,
            429 | 500..=599 => Tried::Failed,
            _ => Tried::Dropped,
        },
        _ => Tried::Failed,
    }
}
