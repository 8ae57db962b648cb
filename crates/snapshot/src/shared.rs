//! Values that one reader makes while the other readers wait, cached within a number of bytes.

use std::collections::HashMap;

use parking_lot::Mutex;
use quick_cache::sync::{Cache, DefaultLifecycle, EntryAction, EntryResult, PlaceholderGuard};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

use podium_base::clock::Stopwatch;
use podium_base::measure::{self, Histogram, IntCounter, IntGauge, Measures};

/// The memory for values of a kind.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    /// The bytes of all values together; beyond them the least recently used value is dropped.
    pub bytes: u64,
    /// The approximate number of values in use at a time.
    pub values: usize,
}

/// Shared values by key. Each contains the version that it was made from, so a write does not have to remove anything:
/// an outdated value is made again when it is next requested.
pub struct Shared<V> {
    values: Cache<String, V, ByBytes<V>>,
    /// The previous values of those that are being made again.
    remade: Mutex<HashMap<String, V>>,
    /// Their name in the counts.
    name: &'static str,
    hits: IntCounter,
    waiting: IntGauge,
    making: Histogram,
}

/// A reader who waits for a value that another one is making, until this is dropped, even if they hang up.
struct Waiting<'s>(&'s IntGauge);

impl<'s> Waiting<'s> {
    fn begin(waiting: &'s IntGauge) -> Self {
        waiting.inc();
        Self(waiting)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// The place of a value that is being made.
type Place<'s, V> = PlaceholderGuard<'s, String, V, ByBytes<V>, DefaultHashBuilder, DefaultLifecycle<String, V>>;

/// A value that is being made. However that ends, even if its reader hangs up or stops waiting, the previous value is
/// restored unless there is a new one.
struct Making<'s, V: Clone> {
    shared: &'s Shared<V>,
    key: &'s str,
    /// `None` once it contains the new value.
    place: Option<Place<'s, V>>,
}

impl<'s, V: Clone> Making<'s, V> {
    fn begin(shared: &'s Shared<V>, key: &'s str, place: Place<'s, V>, last: Option<&V>) -> Self {
        if let Some(last) = last {
            shared.remade.lock().insert(key.to_owned(), last.clone());
        }
        Self {
            shared,
            key,
            place: Some(place),
        }
    }

    fn end(mut self, value: V) {
        if let Some(place) = self.place.take() {
            // an error means that the entry was evicted meanwhile: then the next reader makes it again
            let _ = place.insert(value);
        }
    }
}

impl<V: Clone> Drop for Making<'_, V> {
    fn drop(&mut self) {
        let last = self.shared.remade.lock().remove(self.key);
        if let (Some(place), Some(last)) = (self.place.take(), last) {
            let _ = place.insert(last);
        }
    }
}

struct ByBytes<V> {
    of: fn(&V) -> usize,
    room: Room,
}

impl<V> Clone for ByBytes<V> {
    fn clone(&self) -> Self {
        Self {
            of: self.of,
            room: self.room,
        }
    }
}

impl<V> Weighter<String, V> for ByBytes<V> {
    fn weight(&self, key: &String, value: &V) -> u64 {
        // a value larger than the whole room is kept anyway: otherwise it would be made again for each reader
        (((self.of)(value) + key.len()) as u64).min(self.room.bytes / 2)
    }
}

impl<V: Clone> Shared<V> {
    /// Creates an empty cache. `name` is its name in the counts; `bytes` returns a value's approximate size.
    pub fn new(name: &'static str, room: Room, bytes: fn(&V) -> usize) -> Self {
        let options = OptionsBuilder::new()
            .estimated_items_capacity(room.values)
            .weight_capacity(room.bytes)
            // one shard: the limit is for all values together, and the lock is only held for a look-up
            .shards(1)
            .build()
            .expect("both capacities are given");
        let by_bytes = ByBytes { of: bytes, room };
        let part = ("cache", name);
        Self {
            values: Cache::with_options(
                options,
                by_bytes,
                DefaultHashBuilder::default(),
                DefaultLifecycle::default(),
            ),
            remade: Mutex::default(),
            name,
            hits: measure::count_of(
                part,
                "podium_cache_hits_total",
                "Readers who were given what was made for others",
            ),
            waiting: measure::level_of(
                part,
                "podium_cache_waiting",
                "Readers who wait for what another one is making",
            ),
            making: measure::seconds_of(
                part,
                "podium_cache_making_seconds",
                "How long it took to make what readers share",
            ),
        }
    }

    /// Returns the value of a key if `holds` accepts it, otherwise the one that `make` makes, from the previous one if
    /// there is one.
    ///
    /// # Errors
    /// The error of `make`; the previous value is kept, and the next reader tries again.
    pub async fn get<E>(
        &self,
        key: &str,
        holds: impl Fn(&V) -> bool,
        make: impl AsyncFnOnce(Option<V>) -> Result<V, E>,
    ) -> Result<V, E> {
        // a look-up without the write lock, which `entry_async` takes
        if let Some(value) = self.values.get(key).filter(|value| holds(value)) {
            self.hits.inc();
            return Ok(value);
        }
        let waiting = Waiting::begin(&self.waiting);
        let entry = self.values.entry_async(key, |_, value| match holds(value) {
            true => EntryAction::Retain(value.clone()),
            false => EntryAction::ReplaceWithGuard,
        });
        let entry = entry.await;
        drop(waiting);
        let (place, last) = match entry {
            EntryResult::Retained(value) => {
                self.hits.inc();
                return Ok(value);
            }
            EntryResult::Vacant(place) => (place, None),
            EntryResult::Replaced(place, last) => (place, Some(last)),
            EntryResult::Removed(..) | EntryResult::Timeout => unreachable!("neither is asked for"),
        };
        let making = Making::begin(self, key, place, last.as_ref());
        let since = Stopwatch::start();
        let made = make(last).await;
        self.making.observe(since.seconds());
        let value = made?;
        making.end(value.clone());
        Ok(value)
    }

    /// Returns the last value of a key, even if it is outdated or being made again.
    pub fn last(&self, key: &str) -> Option<V> {
        let kept = self.values.get(key);
        kept.or_else(|| self.remade.lock().get(key).cloned())
    }

    /// Returns how many times a value was made, or tried to be.
    pub fn made(&self) -> u64 {
        self.making.get_sample_count()
    }

    /// Returns the approximate number of bytes of the cached values.
    pub fn bytes(&self) -> u64 {
        self.values.weight()
    }

    /// Returns the cache's name in the counts, and its approximate size in bytes.
    pub fn kept(&self) -> (&'static str, u64) {
        (self.name, self.bytes())
    }

    /// What is measured of them.
    pub fn measures(&self) -> Measures {
        vec![
            Box::new(self.hits.clone()),
            Box::new(self.waiting.clone()),
            Box::new(self.making.clone()),
        ]
    }
}

#[cfg(test)]
mod tests {
    use std::task::Poll;

    use super::*;

    #[test]
    fn who_waits_for_the_maker_is_counted() {
        let room = Room {
            bytes: 1 << 10,
            values: 4,
        };
        let shared: Shared<u32> = Shared::new("numbers", room, |_| 8);
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let (open, opened) = tokio::sync::oneshot::channel::<()>();
            let make = async |_| {
                opened.await.unwrap();
                Ok::<_, ()>(7)
            };
            let maker = shared.get("a", |_| true, make);
            let reader = shared.get("a", |_| true, async |_| Ok::<_, ()>(8));
            let look = async {
                tokio::task::yield_now().await;
                let waiting = shared.waiting.get();
                open.send(()).unwrap();
                waiting
            };
            assert_eq!(tokio::join!(maker, reader, look), (Ok(7), Ok(7), 1));
        });
        assert_eq!((shared.waiting.get(), shared.hits.get(), shared.made()), (0, 1, 1));
    }

    #[test]
    fn a_maker_who_goes_away_takes_the_last_value_not_along() {
        let room = Room {
            bytes: 1 << 10,
            values: 4,
        };
        let shared: Shared<u32> = Shared::new("numbers", room, |_| 8);
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(async {
            let made = shared.get("a", |_| true, async |_| Ok::<_, ()>(7)).await;
            assert_eq!(made, Ok(7));
            let endless = std::future::pending::<Result<u32, ()>>();
            let mut making = Box::pin(shared.get("a", |_| false, async |_| endless.await));
            let waits = std::future::poll_fn(|context| Poll::Ready(making.as_mut().poll(context).is_pending()));
            assert!(waits.await);
            assert_eq!(shared.last("a"), Some(7), "while another one is being made");
            drop(making);
            assert_eq!(shared.last("a"), Some(7));
            let mut last = None;
            let refused = shared.get(
                "a",
                |_| false,
                async |found| {
                    last = found;
                    Err::<u32, _>(())
                },
            );
            assert_eq!(refused.await, Err(()));
            assert_eq!((last, shared.last("a")), (Some(7), Some(7)));
            assert!(shared.remade.lock().is_empty());
        });
    }
}
