//! The statements that a thread sends to the database.

use std::cell::RefCell;
use std::collections::HashSet;
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Mutex, Once};

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};

/// Threads, by their names, and words: such a thread panics at a statement with that word.
static FRAGILE: Mutex<Option<HashSet<(&'static str, String)>>> = Mutex::new(None);

/// A place at which a thread stops.
pub struct Stop {
    /// Says of a statement that it is not to be sent yet.
    pub before: fn(&str) -> bool,
    /// Gets a message when the thread has stopped.
    pub stopped: Sender<()>,
    /// Says when it goes on.
    pub go_on: Receiver<()>,
}

thread_local! {
    /// `None`: nobody listens.
    static HEARD: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
    static STOP: RefCell<Option<Stop>> = const { RefCell::new(None) };
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
        break_at(|| query.to_string());
        let listened = HEARD.with_borrow(Option::is_some) || STOP.with_borrow(Option::is_some);
        if !listened {
            return;
        }
        let text = query.to_string();
        let statement = text.split(" -- binds").next().expect("a first part");
        HEARD.with_borrow_mut(|heard| {
            if let Some(heard) = heard {
                heard.push(statement.to_owned());
            }
        });
        let stop = STOP.with_borrow_mut(|stop| stop.take_if(|stop| (stop.before)(statement)));
        if let Some(stop) = stop {
            stop.stopped.send(()).expect("the test waits");
            stop.go_on.recv().expect("the test lets it go on");
        }
    }))
}

/// Panics if the test wants this thread to; `statement` is only asked for then, because not every one can be written out.
fn break_at(statement: impl Fn() -> String) {
    let here = std::thread::current();
    let fragile = FRAGILE.lock().expect("it is held for this only").clone();
    let mut of_here = fragile.iter().flatten().filter(|(name, _)| here.name() == Some(*name));
    if let Some((name, word)) = of_here.find(|(_, word)| statement().contains(word.as_str())) {
        panic!("{name} asks for {word}, as the test wants it");
    }
}

/// Lets each thread of a name panic from now on when it sends a statement with this word among its text or values, until
/// [`repair`].
pub fn break_thread(name: &'static str, word: &str) {
    let mut fragile = FRAGILE.lock().expect("it is held for this only");
    fragile.get_or_insert_default().insert((name, word.to_owned()));
}

/// Lets threads of this name send statements with this word again.
pub fn repair(name: &'static str, word: &str) {
    let mut fragile = FRAGILE.lock().expect("it is held for this only");
    fragile.get_or_insert_default().remove(&(name, word.to_owned()));
}

/// The statements, without their values, that this thread sends while `work` runs.
pub fn asked<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    HEARD.set(Some(Vec::new()));
    let done = work();
    (done, HEARD.take().unwrap_or_default())
}

/// Runs work that stops once: before the first statement of this thread that `stop` names, if there is one.
pub fn stopping<T>(stop: Stop, work: impl FnOnce() -> T) -> T {
    STOP.set(Some(stop));
    let done = work();
    STOP.take();
    done
}
