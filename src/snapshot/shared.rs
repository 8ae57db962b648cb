//! Values that are made by one reader, for whom everybody else who asks meanwhile waits, and kept within a number of bytes.

use quick_cache::sync::{Cache, DefaultLifecycle, EntryAction, EntryResult};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};

/// How many bytes the values of a kind may take.
#[derive(Debug, Clone, Copy)]
pub struct Room {
    /// Bytes of all values together; beyond them the one that was not used longest goes.
    pub bytes: u64,
    /// About how many values are used at a time.
    pub values: usize,
}

/// Shared values by key. Each carries what it was made from, so nothing has to be thrown away by a write: a value that does
/// not hold any more is made anew when it is next asked for.
pub struct Shared<V>(Cache<String, V, ByBytes<V>>);

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
        // one that alone is larger than all may be is kept all the same: it would be made again for each reader
        (((self.of)(value) + key.len()) as u64).min(self.room.bytes / 2)
    }
}

impl<V: Clone> Shared<V> {
    /// No values yet; `bytes` says about how many bytes a value takes.
    pub fn new(room: Room, bytes: fn(&V) -> usize) -> Self {
        let options = OptionsBuilder::new()
            .estimated_items_capacity(room.values)
            .weight_capacity(room.bytes)
            // one shard: the bytes are for all together, and the lock is held for a look-up only
            .shards(1)
            .build()
            .expect("both capacities are given");
        let by_bytes = ByBytes { of: bytes, room };
        Self(Cache::with_options(
            options,
            by_bytes,
            DefaultHashBuilder::default(),
            DefaultLifecycle::default(),
        ))
    }

    /// Returns the value of a key while it `holds`, or the one that `make` makes, of the last one if there is any.
    ///
    /// # Errors
    /// What `make` says; the last one is kept, and the next reader tries again.
    pub async fn get<E>(
        &self,
        key: &str,
        holds: impl Fn(&V) -> bool,
        make: impl AsyncFnOnce(Option<V>) -> Result<V, E>,
    ) -> Result<V, E> {
        // a look-up without the lock for writing, which `entry_async` takes
        if let Some(value) = self.0.get(key).filter(|value| holds(value)) {
            return Ok(value);
        }
        let entry = self.0.entry_async(key, |_, value| match holds(value) {
            true => EntryAction::Retain(value.clone()),
            false => EntryAction::ReplaceWithGuard,
        });
        let (guard, last) = match entry.await {
            EntryResult::Retained(value) => return Ok(value),
            EntryResult::Vacant(guard) => (guard, None),
            EntryResult::Replaced(guard, last) => (guard, Some(last)),
            EntryResult::Removed(..) | EntryResult::Timeout => unreachable!("neither is asked for"),
        };
        let value = match make(last.clone()).await {
            Ok(value) => value,
            Err(error) => {
                if let Some(last) = last {
                    let _ = guard.insert(last);
                }
                return Err(error);
            }
        };
        // an error of `insert` means that the entry was pushed out meanwhile: then the next reader makes it again
        let _ = guard.insert(value.clone());
        Ok(value)
    }

    /// Returns the last value of a key, whether it still holds or not.
    pub fn last(&self, key: &str) -> Option<V> {
        self.0.get(key)
    }

    /// About how many bytes the values take that are kept.
    pub fn bytes(&self) -> u64 {
        self.0.weight()
    }
}
