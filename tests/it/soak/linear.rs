//! The judge of histories: a search for an order of the calls that explains their answers, which remembers where it has been.
//! Histories by hand are judged by stateright's tester of linearizability, too.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
use std::hash::Hash;
use std::rc::Rc;
use std::time::Duration;

use stateright::semantics::{ConsistencyTester, LinearizabilityTester, SequentialSpec};

use super::history::{Call, Heard};
use super::table::Key;

/// A call on a thing.
pub type CallOn<T> = Call<<T as Thing>::Act, <T as Thing>::Outcome>;

/// A thing that clients act on one after the other, as far as they can tell.
pub trait Thing: Clone + Eq + Hash {
    type Act: Clone + Debug + PartialEq;
    type Outcome: Clone + Debug + PartialEq;

    /// Carries an act out. Returns whether it can have had this reply; an act without a reply is always possible, and
    /// may change nothing.
    fn takes(&mut self, act: &Self::Act, outcome: Option<&Self::Outcome>) -> bool;

    /// Whether an act only looks: one that was not answered says nothing.
    fn only_looks(act: &Self::Act) -> bool;

    /// The key under which an act acts once.
    fn key(act: &Self::Act) -> Option<Key>;

    /// Forgets what was answered under a key that no other act has.
    fn forget(&mut self, key: Key);

    /// Whether later acts can only be explained by what was seen here.
    fn teaches(outcome: &Self::Outcome) -> bool {
        let _ = outcome;
        false
    }

    /// The version that it has now.
    fn version(&self) -> i64;

    /// The version that a reply showed to its client.
    fn version_of(outcome: &Self::Outcome) -> Option<i64>;

    /// The key of an act whose reply says that it counted the version.
    fn counted(act: &Self::Act, outcome: &Self::Outcome) -> Option<Key>;
}

/// Who reads the database at the end.
pub const DATABASE: u32 = u32::MAX;

/// What is found of a history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
    Sound,
    /// The acts fit; somebody looked and was shown what was over, or what never was.
    Stale,
    /// The database counts less than was acknowledged.
    Lost,
    /// The acts fit in no order: one acted twice, or although it was refused, or left something else than its reply says.
    Doubled,
}

/// Judges the calls on one thing.
pub fn finding<T: Thing>(start: &T, calls: &[Call<T::Act, T::Outcome>]) -> Finding {
    if is_linearizable(start, calls) {
        return Finding::Sound;
    }
    let outcome = |call: &&Call<T::Act, T::Outcome>| {
        let teaches = matches!(&call.heard, Heard::Outcome(outcome) if T::teaches(outcome));
        !T::only_looks(&call.act) || teaches || call.client == DATABASE
    };
    let acts: Vec<_> = calls.iter().filter(outcome).cloned().collect();
    if is_linearizable(start, &acts) {
        return Finding::Stale;
    }
    let mut counted = HashSet::new();
    let mut last = start.version();
    for call in calls {
        if let Heard::Outcome(outcome) = &call.heard {
            counted.extend(T::counted(&call.act, outcome));
            last = T::version_of(outcome)
                .filter(|_| call.client == DATABASE)
                .unwrap_or(last);
        }
    }
    match last - start.version() < counted.len() as i64 {
        true => Finding::Lost,
        false => Finding::Doubled,
    }
}

/// Acts that were carried out, a bit each.
type Done = u128;

/// What was seen while orders are tried: with the answered acts that were done and the thing that they led to, the acts that
/// unanswered acts that were done on the way.
type Seen<T> = Rc<RefCell<HashMap<(Done, T), Vec<Done>>>>;

/// A look that was answered, and that only the present explains: what teaches may be meant to teach later.
struct Look<T: Thing> {
    number: u32,
    act: T::Act,
    outcome: T::Outcome,
    /// The acts that had ended when it began.
    before: Done,
}

/// A thing while orders are tried one after the other: where two orders of the same answered acts
/// lead to the same thing, the second is not followed, unless it gets along without an unanswered act that the first has
/// spent. What can still be explained with fewer acts left, can be with more: those may happen after everything, or never.
///
/// A look that can have been answered so now, is taken now, for it changes nothing: that many looks are under way at once,
/// where each may be late, makes no more orders to try.
#[derive(Clone)]
struct Tried<T: Thing> {
    thing: T,
    done: Done,
    /// The acts that were answered.
    answered: Done,
    /// The keys that several acts have.
    shared: Rc<HashSet<Key>>,
    looks: Rc<[Look<T>]>,
    seen: Seen<T>,
}

impl<T: Thing> Tried<T> {
    fn new(thing: &T, answered: Done, shared: HashSet<Key>, looks: Vec<Look<T>>) -> Self {
        let beginning = ((0, thing.clone()), vec![0]);
        Self {
            thing: thing.clone(),
            done: 0,
            answered,
            shared: Rc::new(shared),
            looks: looks.into(),
            seen: Rc::new(RefCell::new(HashMap::from([beginning]))),
        }
    }

    /// The first look that can have been answered so now.
    fn look_of_now(&self) -> Option<&Look<T>> {
        self.looks.iter().find(|look| {
            let is_due = self.done & (1 << look.number) == 0 && look.before & !self.done == 0;
            is_due && self.thing.clone().takes(&look.act, Some(&look.outcome))
        })
    }

    fn go(&mut self, number: u32, act: &T::Act, outcome: Option<&T::Outcome>) -> bool {
        if self.answered & !self.done == 0 {
            // everything is explained: what is left happened never, or after all of it
            return true;
        }
        if self.look_of_now().is_some_and(|look| look.number != number) {
            return false;
        }
        self.take(number, act, outcome)
    }

    /// Carries an act out that may be next; whether it is worth going on from there.
    fn take(&mut self, number: u32, act: &T::Act, outcome: Option<&T::Outcome>) -> bool {
        self.done |= 1 << number;
        if !self.thing.takes(act, outcome) {
            return false;
        }
        if let Some(key) = T::key(act).filter(|key| !self.shared.contains(key)) {
            self.thing.forget(key);
        }
        let spent = self.done & !self.answered;
        let mut seen = self.seen.borrow_mut();
        let known = seen.entry((self.done & self.answered, self.thing.clone())).or_default();
        let is_new = known.iter().all(|fewer| fewer & !spent != 0);
        if is_new {
            known.push(spent);
        }
        is_new
    }
}

impl<T: Thing> SequentialSpec for Tried<T> {
    type Op = (u32, T::Act);
    type Ret = Option<T::Outcome>;

    fn invoke(&mut self, (number, _): &Self::Op) -> Self::Ret {
        unreachable!("call {number} has no end")
    }

    fn is_valid_step(&mut self, (number, act): &Self::Op, outcome: &Self::Ret) -> bool {
        self.go(*number, act, outcome.as_ref())
    }
}

/// The calls of a history that say something, and what is known of each before orders are tried.
struct Orders<'c, T: Thing> {
    calls: Vec<&'c CallOn<T>>,
    /// The acts that had ended when it began, of each.
    before: Vec<Done>,
    /// Their numbers, in the order in which they are tried: looks, answered acts, unanswered ones.
    first_to_last: Vec<usize>,
}

impl<'c, T: Thing> Orders<'c, T> {
    fn of(calls: &'c [CallOn<T>]) -> Self {
        // what changed nothing by the service's own word stays out: had it changed something, others could not be explained
        let says = |call: &&CallOn<T>| match &call.heard {
            Heard::Outcome(_) => true,
            Heard::Unknown => !T::only_looks(&call.act),
            Heard::Unchanged | Heard::Unsent => false,
        };
        let calls: Vec<_> = calls.iter().filter(says).collect();
        assert!(calls.len() <= Done::BITS as usize, "{} calls on one thing", calls.len());
        let before = calls.iter().map(|call| ended_before::<T>(&calls, call.begun)).collect();
        let mut orders = Self {
            calls,
            before,
            first_to_last: Vec::new(),
        };
        let mut numbers: Vec<usize> = (0..orders.calls.len()).collect();
        numbers.sort_by_key(|number| orders.thread(*number));
        orders.first_to_last = numbers;
        orders
    }

    /// Whose call it is. Who was not answered goes on as somebody else: their call may still be on its way. The number comes
    /// last, so that such calls are tried after those that were answered.
    fn thread(&self, number: usize) -> (u8, u32) {
        let call = self.calls[number];
        match call.heard {
            // it may have begun before what the same client did before it, where it may be late
            _ if T::only_looks(&call.act) => (0, number as u32),
            Heard::Outcome(_) => (1, call.client),
            _ => (2, number as u32),
        }
    }

    fn outcome(&self, number: usize) -> Option<&'c T::Outcome> {
        match &self.calls[number].heard {
            Heard::Outcome(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The thing before all of them.
    fn beginning(&self, start: &T) -> Tried<T> {
        let (mut answered, mut keys, mut shared) = (0, HashSet::new(), HashSet::new());
        for (number, call) in self.calls.iter().enumerate() {
            answered |= Done::from(matches!(call.heard, Heard::Outcome(_))) << number;
            shared.extend(T::key(&call.act).filter(|key| !keys.insert(*key)));
        }
        Tried::new(start, answered, shared, self.looks())
    }

    /// The looks, each with what had ended before it.
    fn looks(&self) -> Vec<Look<T>> {
        let looks = self
            .calls
            .iter()
            .enumerate()
            .filter(|(_, call)| T::only_looks(&call.act));
        let answered = looks.filter_map(|(number, call)| match &call.heard {
            Heard::Outcome(outcome) if !T::teaches(outcome) => Some(Look {
                number: number as u32,
                act: call.act.clone(),
                outcome: outcome.clone(),
                before: self.before[number],
            }),
            _ => None,
        });
        answered.collect()
    }

    /// Whether some order of what is left explains all answers. A call comes after all that had ended when it began.
    fn explain(&self, tried: &Tried<T>) -> bool {
        if tried.answered & !tried.done == 0 {
            // what is left happened never, or after all of it
            return true;
        }
        let now = tried.look_of_now().map(|look| look.number as usize);
        self.first_to_last.iter().any(|&number| {
            let own: Done = 1 << number;
            let may_be_next = tried.done & own == 0 && self.before[number] & !tried.done == 0;
            if !may_be_next || now.is_some_and(|look| look != number) {
                return false;
            }
            let mut next = tried.clone();
            next.take(number as u32, &self.calls[number].act, self.outcome(number)) && self.explain(&next)
        })
    }
}

/// The answered calls that had ended before a moment. At equal times a call begins before another ends: then both orders are
/// possible.
fn ended_before<T: Thing>(calls: &[&CallOn<T>], begun: Duration) -> Done {
    let ended = |call: &&CallOn<T>| matches!(call.heard, Heard::Outcome(_)) && call.ended < begun;
    let numbers = calls.iter().enumerate().filter(|(_, call)| ended(call));
    numbers.fold(0, |before: Done, (number, _)| before | 1 << number)
}

/// Whether there is an order of the calls that keeps to their times and in which the thing answers each as it was answered.
/// A call without an answer happened at some time after it was sent, or never.
pub fn is_linearizable<T: Thing>(start: &T, calls: &[CallOn<T>]) -> bool {
    let orders = Orders::<T>::of(calls);
    orders.explain(&orders.beginning(start))
}

/// The same by stateright's tester, which knows nothing but the times. It copies all calls at every step, and is slow with
/// many.
pub fn is_linearizable_by_tester<T: Thing>(start: &T, calls: &[CallOn<T>]) -> bool {
    let orders = Orders::<T>::of(calls);
    // What was not answered ends after everything: the tester follows each call that has no end, whatever its reply.
    let mut moments: Vec<(Duration, bool, usize)> = Vec::new();
    for (number, call) in orders.calls.iter().enumerate() {
        let is_answered = matches!(call.heard, Heard::Outcome(_));
        moments.push((call.begun, false, number));
        moments.push((if is_answered { call.ended } else { Duration::MAX }, true, number));
    }
    moments.sort_unstable();
    let mut tester = LinearizabilityTester::new(orders.beginning(start));
    for (_, is_end, number) in moments {
        let noted = match is_end {
            true => tester.on_return(orders.thread(number), orders.outcome(number).cloned()),
            false => tester.on_invoke(orders.thread(number), (number as u32, orders.calls[number].act.clone())),
        };
        noted.expect("a client calls one after the other");
    }
    tester.is_consistent()
}
