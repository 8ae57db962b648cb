//! The statements that a thread sends to the database.

use std::cell::RefCell;
use std::collections::HashSet;
use std::sync::{Mutex, Once};

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};

/// Threads, by their names, and words: such a thread panics at a statement with that word.
static FRAGILE: Mutex<Option<HashSet<(&'static str, String)>>> = Mutex::new(None);

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
        break_at(&query.to_string());
        HEARD.with_borrow_mut(|heard| {
            if let Some(heard) = heard {
                let text = query.to_string();
                let statement = text.split(" -- binds").next().expect("a first part");
                heard.push(statement.to_owned());
            }
        });
    }))
}

fn break_at(statement: &str) {
    let fragile = FRAGILE.lock().expect("it is held for this only").clone();
    let here = std::thread::current();
    let is_here = |name: &str, word: &str| here.name() == Some(name) && statement.contains(word);
    if let Some((name, word)) = fragile.iter().flatten().find(|(name, word)| is_here(name, word)) {
        panic!("{name} asks for {word}, as the test wants it");
    }
}

/// Lets each thread of a name panic from now on when it sends a statement with this word among its text or values, until
/// [`mend`].
pub fn break_thread(name: &'static str, word: &str) {
    let mut fragile = FRAGILE.lock().expect("it is held for this only");
    fragile.get_or_insert_default().insert((name, word.to_owned()));
}

/// Lets threads of this name send statements with this word again.
pub fn mend(name: &'static str, word: &str) {
    let mut fragile = FRAGILE.lock().expect("it is held for this only");
    fragile.get_or_insert_default().remove(&(name, word.to_owned()));
}

/// The statements, without their values, that this thread sends while `work` runs.
pub fn asked<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    HEARD.set(Some(Vec::new()));
    let done = work();
    (done, HEARD.take().unwrap_or_default())
}
