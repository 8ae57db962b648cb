//! Work off the async threads, in lanes. Each kind of work has its own threads and its own queue with a limit and a
//! deadline, so that a flood of one kind neither delays another nor grows the process: requests without a place get
//! 503. Cached pages, static files and `/healthz` need no lane.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use tokio::runtime::Runtime;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use podium_base::clock::Stopwatch;
use podium_base::measure::{self, Histogram, HistogramVec, IntCounter, IntCounterVec, Measures};
use podium_store::{DbError, Share, within};

/// A kind of work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lane {
    /// Reads for visitors and players: all routes that can be used without an account.
    Pages,
    /// Reads for accounts, including their sessions and rights.
    Staff,
    /// Versions, which are needed to answer cached pages and event streams. Also tokens that are seen for the first
    /// time.
    Versions,
    /// Searches that are not cached: their number is unlimited, and the hall's pages must not wait for them.
    Searches,
    /// What shows many tournaments, as visitors choose them: statistics of the largest take seconds, and a hall that
    /// searches for its tables must not wait for them.
    Lists,
    /// Making data that all readers share: in the lane of the first reader, the staff might wait behind the hall.
    Snapshots,
    /// Writes of visitors and players.
    Writes,
    /// Writes of accounts.
    StaffWrites,
    /// Everything that hashes a password.
    Passwords,
    /// Decoding uploaded pictures, which takes up to a second and 100 MB each: no transaction waits for it.
    Pictures,
}

/// Every lane, for the counts.
pub const ALL: [Lane; 10] = [
    Lane::Pages,
    Lane::Staff,
    Lane::Versions,
    Lane::Searches,
    Lane::Lists,
    Lane::Snapshots,
    Lane::Writes,
    Lane::StaffWrites,
    Lane::Passwords,
    Lane::Pictures,
];

/// Seconds for which a reader waits for a turn, or for data that another reader is making.
const LONGEST_READING: u64 = 5;
/// The least number of seconds after which a refused client may retry …
const COME_BACK: u64 = 2;
/// … and the number of different waits: clients that were refused at once must not retry at once.
const COME_BACK_SPREAD: u64 = 5;

impl Lane {
    /// The lane's label in the counts.
    pub fn label(self) -> &'static str {
        match self {
            Self::Pages => "pages",
            Self::Staff => "staff",
            Self::Versions => "versions",
            Self::Searches => "searches",
            Self::Lists => "lists",
            Self::Snapshots => "snapshots",
            Self::Writes => "writes",
            Self::StaffWrites => "staff_writes",
            Self::Passwords => "passwords",
            Self::Pictures => "pictures",
        }
    }

    /// Returns the share of the database's connections that its jobs use: each lane has its own.
    pub fn share(self) -> Share {
        match self {
            Self::Pages => Share::Pages,
            Self::Staff => Share::Staff,
            Self::Versions => Share::Versions,
            Self::Searches => Share::Searches,
            Self::Lists => Share::Lists,
            Self::Snapshots => Share::Snapshots,
            Self::Writes => Share::Writes,
            Self::StaffWrites => Share::StaffWrites,
            Self::Passwords => Share::Passwords,
            Self::Pictures => Share::Pictures,
        }
    }

    /// Returns the number of simultaneous jobs. A job that only reads finds a connection in its lane's share.
    fn threads(self) -> usize {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        match self {
            Self::Pages => (2 * cores).clamp(2, 4),
            Self::Staff => 3,
            // One tiny query, which a flood of pages must not delay: cached pages and streams depend on it.
            Self::Versions => 1,
            // anybody may ask for any number of them
            Self::Searches | Self::Lists => 1,
            Self::Snapshots => 2,
            // simultaneous writes share a commit
            Self::Writes => 8,
            Self::StaffWrites => 4,
            // each hash takes 19 MiB and a core
            Self::Passwords => 2,
            // one after the other: each takes much memory
            Self::Pictures => 1,
        }
    }

    /// Returns by how much its threads yield to the others when cores are scarce (Unix niceness). A whole hall requests
    /// personal pages at once, and visitors may choose statistics of the largest tournaments: cached pages, streams and the staff must go on meanwhile. At 19, cached pages keep some
    /// 60 % of their rate in a flood; at 10 it was 40 % (docs/performance.md).
    fn niceness(self) -> i32 {
        match self {
            Self::Pages | Self::Lists | Self::Pictures => 19,
            _ => 0,
        }
    }

    /// Returns how many requests may wait for their turn. One takes a few kilobytes, and the phones of a hall ask at
    /// once.
    fn longest_queue(self) -> usize {
        match self {
            Self::Pages | Self::Versions | Self::Snapshots => 4_096,
            Self::Writes => 2_048,
            Self::Staff | Self::StaffWrites | Self::Searches | Self::Lists => 512,
            Self::Passwords => 64,
            Self::Pictures => 16,
        }
    }

    /// Returns how long a request waits for its turn.
    fn patience(self) -> Duration {
        Duration::from_secs(match self {
            Self::Pages | Self::Versions | Self::Searches | Self::Lists | Self::Snapshots | Self::Staff => {
                LONGEST_READING
            }
            Self::Writes | Self::StaffWrites | Self::Passwords | Self::Pictures => 10,
        })
    }
}

/// The kind of sender, as far as the route tells: it decides the lane before anybody is identified.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Asker {
    /// Whether the route is for accounts only. A signed-in reader of a public page is a visitor there.
    pub has_account: bool,
    /// Whether something is sent, such as a form.
    pub sends: bool,
}

impl Asker {
    /// Returns the lane for reading. Reads for a form use the lane of its command: readers must not delay reports.
    pub fn reads(self) -> Lane {
        match (self.sends, self.has_account) {
            (true, _) => self.writes(),
            (false, true) => Lane::Staff,
            (false, false) => Lane::Pages,
        }
    }

    /// Returns the lane for commands.
    pub fn writes(self) -> Lane {
        match self.has_account {
            true => Lane::StaffWrites,
            false => Lane::Writes,
        }
    }
}

/// Returns whether an address, or a route's pattern, is that of an event stream.
pub fn is_stream(path: &str) -> bool {
    // `/t/live` is the page of a tournament of that name
    let is_inside = path.starts_with("/t/") && path.matches('/').count() > 2;
    is_inside && path.ends_with("/live") || path.starts_with("/api/") && path.ends_with("/events")
}

/// The lanes of a process with their threads.
pub struct Lanes {
    queues: [Queue; ALL.len()],
    /// `None` once the lanes are dropped.
    threads: Option<Threads>,
    /// Counts requests that found no place, to vary when they may retry.
    turned_away: AtomicU64,
    refused: IntCounterVec,
    waits: HistogramVec,
    jobs: HistogramVec,
    /// Counts the jobs that were begun.
    begun: AtomicU64,
}

/// A job with an erased type: tokio's task machinery is compiled once, not for each page.
pub type Job = Box<dyn FnOnce() -> Box<dyn Any + Send> + Send>;

impl Lanes {
    /// # Errors
    /// The system provides no timer or no thread.
    pub fn new() -> std::io::Result<Self> {
        let refused = measure::counts(
            "podium_lane_refused_total",
            "Requests answered 503 because their lane had no place, or what it makes did not come in time",
            &["lane"],
        );
        let waits = measure::seconds_by(
            "podium_lane_wait_seconds",
            "How long jobs waited for a place in their lane",
            &["lane"],
        );
        let jobs = measure::seconds_by("podium_lane_job_seconds", "How long jobs took once they ran", &["lane"]);
        Ok(Self {
            queues: ALL.map(|lane| Queue {
                lane,
                permits: Arc::new(Semaphore::new(lane.threads())),
                waiting: AtomicUsize::new(0),
                refused: refused.with_label_values(&[lane.label()]),
                waits: waits.with_label_values(&[lane.label()]),
                jobs: jobs.with_label_values(&[lane.label()]),
            }),
            threads: Some(Threads::new()?),
            turned_away: AtomicU64::new(0),
            refused,
            waits,
            jobs,
            begun: AtomicU64::new(0),
        })
    }

    /// Runs a job as soon as the lane has a place for it.
    ///
    /// # Errors
    /// [`DbError::Busy`]: the job was not begun. [`DbError::Unreachable`]: it was not begun either, because the jobs
    /// before it do not end, or the service is stopping.
    /// [`DbError::Unanswered`]: the job panicked, perhaps after it had stored something.
    pub async fn run(&self, lane: Lane, job: Job) -> Result<Box<dyn Any + Send>, DbError> {
        let stopping = || DbError::Unreachable("the service is stopping".into());
        let queue = &self.queues[lane as usize];
        let asked = Stopwatch::start();
        let ended = queue.ended();
        let permit = queue
            .permit()
            .await
            .map_err(|no_place| self.refusal(lane, no_place == NoPlace::Late && queue.ended() == ended))?;
        queue.waits.observe(asked.seconds());
        let threads = self.threads.as_ref().ok_or_else(stopping)?;
        self.begun.fetch_add(1, Ordering::Relaxed);
        // the permit belongs to the job: if the client hangs up, the job goes on and its thread is still taken
        let (jobs, share) = (queue.jobs.clone(), lane.share());
        let work = threads.of(lane).spawn_blocking(move || {
            let began = Stopwatch::start();
            let done = within(share, job);
            jobs.observe(began.seconds());
            drop(permit);
            done
        });
        work.await.map_err(|lost| match lost.is_panic() {
            true => DbError::Unanswered("the work panicked before it said how it ended".into()),
            false => stopping(),
        })
    }

    /// Waits for data that is made once for all readers, for as long as a reader waits for a turn. `lane` is where it
    /// is made.
    ///
    /// # Errors
    /// The error of `shared`, or [`DbError::Busy`].
    pub async fn patiently<T, E: From<DbError>>(
        &self,
        lane: Lane,
        shared: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        let queue = &self.queues[lane as usize];
        let ended = queue.ended();
        match timeout(Duration::from_secs(LONGEST_READING), shared).await {
            Ok(done) => done,
            Err(_) => Err(self.refusal(lane, queue.ended() == ended).into()),
        }
    }

    /// Counts a refused request, and returns when it may retry. If no job has ended during its whole wait
    /// (`stands_still`), the load is not the problem: something that the jobs wait for does not answer.
    fn refusal(&self, lane: Lane, stands_still: bool) -> DbError {
        self.queues[lane as usize].refused.inc();
        // a large picture takes a while beside a flood of pages, and no database
        if stands_still && lane != Lane::Pictures {
            tracing::error!(
                lane = lane.label(),
                "the database does not answer: a request was refused"
            );
            return DbError::silent();
        }
        tracing::warn!(lane = lane.label(), "too much at once: a request was refused");
        let before = self.turned_away.fetch_add(1, Ordering::Relaxed);
        DbError::Busy(COME_BACK + before % COME_BACK_SPREAD)
    }

    /// Returns how many threads there may be: one for each job.
    pub fn most_threads(&self) -> usize {
        ALL.iter().map(|lane| lane.threads()).sum()
    }

    /// Returns how many jobs of a lane may run at once.
    pub fn places(&self, lane: Lane) -> usize {
        lane.threads()
    }

    /// Returns how many jobs of a lane are running.
    pub fn running(&self, lane: Lane) -> usize {
        lane.threads() - self.queues[lane as usize].permits.available_permits()
    }

    /// Returns how many requests wait for a place in a lane.
    pub fn waiting(&self, lane: Lane) -> usize {
        self.queues[lane as usize].waiting.load(Ordering::Relaxed)
    }

    /// Returns how many jobs were begun since the start.
    pub fn begun(&self) -> u64 {
        self.begun.load(Ordering::Relaxed)
    }

    /// Returns the metrics of the lanes.
    pub fn measures(&self) -> Measures {
        vec![
            Box::new(self.refused.clone()),
            Box::new(self.waits.clone()),
            Box::new(self.jobs.clone()),
        ]
    }
}

impl Drop for Lanes {
    fn drop(&mut self) {
        // dropped on an async thread, which must not block on the jobs
        if let Some(threads) = self.threads.take() {
            threads.pages.shutdown_background();
            threads.others.shutdown_background();
        }
    }
}

/// The threads of the lanes: only those of running jobs; idle ones end.
struct Threads {
    /// The threads with niceness: a thread cannot lower it again without privileges, so they are not lent to other
    /// lanes.
    pages: Runtime,
    others: Runtime,
}

impl Threads {
    fn new() -> std::io::Result<Self> {
        let (pages, others): (Vec<Lane>, Vec<Lane>) = ALL.iter().partition(|lane| lane.niceness() > 0);
        Ok(Self {
            pages: runtime(&pages)?,
            others: runtime(&others)?,
        })
    }

    fn of(&self, lane: Lane) -> &Runtime {
        match lane.niceness() {
            0 => &self.others,
            _ => &self.pages,
        }
    }
}

/// Creates the threads for lanes with the same niceness.
fn runtime(lanes: &[Lane]) -> std::io::Result<Runtime> {
    let niceness = lanes.first().map_or(0, |lane| lane.niceness());
    tokio::runtime::Builder::new_current_thread()
        .max_blocking_threads(lanes.iter().map(|lane| lane.threads()).sum())
        .thread_name("lane")
        .on_thread_start(move || step_back(niceness))
        .build()
}

/// Lowers the thread's priority. Linux counts niceness for each thread, other systems for the whole process.
fn step_back(niceness: i32) {
    #[cfg(target_os = "linux")]
    if niceness > 0
        && let Err(error) = rustix::process::nice(niceness)
    {
        tracing::debug!(%error, "the threads of a lane stay as important as the others");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = niceness;
}

struct Queue {
    lane: Lane,
    permits: Arc<Semaphore>,
    waiting: AtomicUsize,
    refused: IntCounter,
    waits: Histogram,
    jobs: Histogram,
}

/// The reason why a queue gives no place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NoPlace {
    /// Too many wait already.
    Full,
    /// It waited for the longest time allowed.
    Late,
}

impl Queue {
    /// Waits for a place.
    async fn permit(&self) -> Result<OwnedSemaphorePermit, NoPlace> {
        if let Ok(permit) = Arc::clone(&self.permits).try_acquire_owned() {
            return Ok(permit);
        }
        // Counted before it waits, and uncounted however the wait ends.
        let _place = Waiting::begin(self).ok_or(NoPlace::Full)?;
        match timeout(self.lane.patience(), Arc::clone(&self.permits).acquire_owned()).await {
            Ok(Ok(permit)) => Ok(permit),
            _ => Err(NoPlace::Late),
        }
    }

    /// Returns how many jobs have ended.
    fn ended(&self) -> u64 {
        self.jobs.get_sample_count()
    }
}

/// A place in a queue, released however the wait ends, even when the client hangs up.
struct Waiting<'q>(&'q AtomicUsize);

impl<'q> Waiting<'q> {
    fn begin(queue: &'q Queue) -> Option<Self> {
        let place = Self(&queue.waiting);
        (place.0.fetch_add(1, Ordering::Relaxed) < queue.lane.longest_queue()).then_some(place)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
#[path = "lanes_tests.rs"]
mod tests;
