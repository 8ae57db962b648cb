//! Readiness: whether the database answers, and whether it can store something. One check serves everybody who asks: it
//! may take seconds, and a thread on which cached pages depend.

use tokio::sync::Mutex;

use podium_base::clock::Stopwatch;

/// Seconds for which a database that failed to answer is not asked again.
const LEFT_ALONE: f64 = 2.0;
/// Seconds between checks of whether something can be stored: each waits for the disk.
const TRIED_EVERY: f64 = 10.0;

/// The database's answer to a readiness check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    Ready,
    /// It does not answer, or not in time.
    Silent,
    /// It is not the one that was opened.
    Astray,
}

/// When and how the database last failed to answer, if it has not answered since.
#[derive(Debug, Default)]
pub struct Readiness(Mutex<Option<(Answer, Stopwatch)>>);

impl Readiness {
    /// Returns whether the database answers: checks with `ping`, unless it has just failed.
    pub async fn ask(&self, ping: impl AsyncFnOnce() -> Answer) -> Answer {
        let mut failed = self.0.lock().await;
        if let Some((answer, since)) = *failed
            && since.seconds() < LEFT_ALONE
        {
            return answer;
        }
        let answer = ping().await;
        *failed = (answer != Answer::Ready).then(|| (answer, Stopwatch::start()));
        answer
    }
}

/// Whether something could be stored at the last check.
#[derive(Debug, Default)]
pub struct Writability(Mutex<Option<(bool, Stopwatch)>>);

impl Writability {
    /// Returns whether something could be stored: checks with `probe`, unless that was done recently.
    pub async fn ask(&self, probe: impl AsyncFnOnce() -> bool) -> bool {
        let mut last = self.0.lock().await;
        if let Some((takes, since)) = *last
            && since.seconds() < TRIED_EVERY
        {
            return takes;
        }
        let takes = probe().await;
        *last = Some((takes, Stopwatch::start()));
        takes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_that_has_failed_is_not_asked_by_everybody() {
        let readiness = Readiness::default();
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            assert_eq!(readiness.ask(async || Answer::Ready).await, Answer::Ready);
            let both = tokio::join!(
                readiness.ask(async || {
                    tokio::task::yield_now().await;
                    Answer::Astray
                }),
                readiness.ask(async || -> Answer { panic!("it is left alone") }),
            );
            assert_eq!(both, (Answer::Astray, Answer::Astray));
        });
    }
    #[test]
    fn the_disk_is_not_tried_by_everybody() {
        let writability = Writability::default();
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let both = tokio::join!(
                writability.ask(async || {
                    tokio::task::yield_now().await;
                    true
                }),
                writability.ask(async || -> bool { panic!("it was tried just now") }),
            );
            assert_eq!(both, (true, true));
        });
    }
}
