//! Threads that have to live: one that panics is known to be down, and is restarted.

use std::time::Duration;

use super::scrape::Exporter;
use crate::harness::asked::{break_thread, repair};
use crate::harness::both_databases;
use crate::harness::http::{Service, Visitor};

/// How often something is looked for, at most: half a minute.
const LOOKS: usize = 3_000;

/// Looks until the service is ready, or until it is not; what `/readyz` says then.
#[track_caller]
fn becomes(visitor: &Visitor, status: u16) -> String {
    for _ in 0..LOOKS {
        let ready = visitor.get("/readyz");
        if ready.status == status {
            return ready.body;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("/readyz never answers {status}");
}

both_databases! {
    /// The thread that notifies open pages panics: `/readyz` and the metrics say so, and the page that was open all the
    /// time gets its update once the thread runs again.
    fn open_pages_survive_a_panic_of_the_thread_that_notifies_them(db) {
        // a separate name for each database: the two tests may run at once
        let name = format!("fragile-{}", if db.db.is_sqlite() { "file" } else { "server" });
        let slug = db.in_database_tournament(&name, 8);
        let service = Service::start(db);
        let visitor = service.anonymous();
        let mut listener = visitor.listen(&format!("/t/{slug}/live"));
        let before = listener.data()["version"].as_i64().expect("a number");
        assert_eq!(visitor.see("/readyz").body, "ready\n");
        let metrics = Exporter::start(&service.state);
        let labels = [("thread", "live")];
        assert_eq!(metrics.scrape().value("podium_thread_up", &labels), 1.0);

        break_thread("live", &slug);
        db.next_round(&slug);
        assert_eq!(becomes(&visitor, 503), "a thread has panicked and is restarted soon: live\n");
        let down = metrics.scrape();
        assert!(down.value("podium_thread_restarts_total", &labels) >= 1.0);
        repair("live", &slug);

        listener.hears(before + 1);
        assert_eq!(becomes(&visitor, 200), "ready\n");
        let up = metrics.scrape();
        assert_eq!((up.value("podium_thread_up", &labels), up.value("podium_ready", &[])), (1.0, 1.0));
    }
}
