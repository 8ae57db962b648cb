//! Whether the database answers, and whether it would store something. One asks for all who want to know: a try may take
//! seconds, and a thread that kept pages hang on.

use tokio::sync::Mutex;

use crate::clock::Stopwatch;

/// Seconds for which a database is not asked again that has not answered.
const LEFT_ALONE: f64 = 2.0;
/// Seconds for which it is not tried again whether something could be stored: each try waits for the disk.
const TRIED_EVERY: f64 = 10.0;

/// What the database says to whoever asks whether the service is ready.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    Ready,
    /// It does not answer, or not in time.
    Silent,
    /// It is not the one that was opened.
    Astray,
}

/// When the database last failed to answer and how, where it has not answered since.
#[derive(Debug, Default)]
pub struct Readiness(Mutex<Option<(Answer, Stopwatch)>>);

impl Readiness {
    /// Whether the database answers: asked now with `ping`, unless it has just failed to.
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

/// Whether something could be stored, as of the last try.
#[derive(Debug, Default)]
pub struct Writability(Mutex<Option<(bool, Stopwatch)>>);

impl Writability {
    /// Whether something could be stored: tried now with `probe`, unless it was a short while ago.
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
