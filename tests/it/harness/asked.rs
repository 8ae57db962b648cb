//! The statements that a thread sends to the database.

use std::cell::RefCell;
use std::sync::Once;

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};

thread_local! {
    /// `None`: nobody listens.
    static HEARD: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// Lets every connection that is opened from now on tell its statements to [`asked`].
pub fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| set_default_instrumentation(recorder).expect("diesel takes it"));
}

fn recorder() -> Option<Box<dyn Instrumentation>> {
    Some(Box::new(|event: InstrumentationEvent<'_>| {
        let InstrumentationEvent::StartQuery { query, .. } = event else {
            return;
        };
        HEARD.with_borrow_mut(|heard| {
            if let Some(heard) = heard {
                let text = query.to_string();
                let statement = text.split(" -- binds").next().expect("a first part");
                heard.push(statement.to_owned());
            }
        });
    }))
}

/// The statements, without their values, that this thread sends while `work` runs.
pub fn asked<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    HEARD.set(Some(Vec::new()));
    let done = work();
    (done, HEARD.take().unwrap_or_default())
}
