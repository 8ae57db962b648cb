//! Whether the database answers, and whether it would store something. One asks for all who want to know: a try may take
//! seconds, and a thread that kept pages hang on.

use tokio::sync::Mutex;

use crate::clock::Stopwatch;

/// Seconds for which a database is not asked again that has not answered.
const LEFT_ALONE: f64 = 2.0;
/// Seconds for which it is not tried again whether something could be stored: each try waits for the disk.
const TRIED_EVERY: f64 = 10.0;

/// When the database last failed to answer, where it has not answered since.
#[derive(Debug, Default)]
pub struct Readiness(Mutex<Option<Stopwatch>>);

impl Readiness {
    /// Whether the database answers: asked now with `ping`, unless it has just failed to.
    pub async fn ask(&self, ping: impl AsyncFnOnce() -> bool) -> bool {
        let mut failed = self.0.lock().await;
        if failed.is_some_and(|since| since.seconds() < LEFT_ALONE) {
            return false;
        }
        let answers = ping().await;
        *failed = (!answers).then(Stopwatch::start);
        answers
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
            assert!(readiness.ask(async || true).await);
            let both = tokio::join!(
                readiness.ask(async || {
                    tokio::task::yield_now().await;
                    false
                }),
                readiness.ask(async || -> bool { panic!("it is left alone") }),
            );
            assert_eq!(both, (false, false));
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
