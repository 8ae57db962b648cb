//! Places for streams: as many as the process can hold, with a limit for each address, so that one client cannot use up
//! the open files. They belong to the process, so no other instance misses this state.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, PoisonError};

use podium_base::config::StreamLimits;
use podium_base::measure::{self, IntCounter};

/// The places of a process.
pub(super) struct Places {
    limits: StreamLimits,
    taken: Mutex<Taken>,
    /// The streams that found no place.
    pub(super) refused: IntCounter,
}

#[derive(Default)]
struct Taken {
    in_all: usize,
    by_address: HashMap<IpAddr, usize>,
}

/// The place of one stream, released when it is dropped.
pub struct Place {
    places: Arc<Places>,
    address: IpAddr,
}

/// The error that there is no place for a stream now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Full;

impl Places {
    pub fn new(limits: StreamLimits) -> Self {
        Self {
            limits,
            taken: Mutex::default(),
            refused: measure::count(
                "podium_live_refused_total",
                "Streams of events answered 503 because all places were taken, or those of their address",
            ),
        }
    }

    /// Returns the number of places.
    pub fn in_all(&self) -> usize {
        self.limits.in_all
    }

    pub fn take(places: &Arc<Self>, address: IpAddr) -> Result<Place, Full> {
        let address = network(address);
        let mut taken = places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let own = taken.by_address.get(&address).copied().unwrap_or_default();
        if taken.in_all >= places.limits.in_all || own >= places.limits.for_each_address {
            places.refused.inc();
            return Err(Full);
        }
        taken.in_all += 1;
        taken.by_address.insert(address, own + 1);
        drop(taken);
        Ok(Place {
            places: Arc::clone(places),
            address,
        })
    }

    /// Returns how many are taken.
    pub fn taken(&self) -> usize {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner).in_all
    }

    /// Returns whether many are taken: a sixteenth of the process's limit, by default 1,250.
    pub fn is_crowd(&self) -> bool {
        self.taken() >= self.limits.in_all.div_ceil(16)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        taken.in_all -= 1;
        if let Some(own) = taken.by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                taken.by_address.remove(&self.address);
            }
        }
    }
}

/// Returns what counts as one address: for IPv6 the first half, because a single connection has all of the rest.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from_bits(v6.to_bits() & (u128::MAX << 64))),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_takes_its_part_and_gives_it_back() {
        let places = Arc::new(Places::new(StreamLimits {
            in_all: 3,
            for_each_address: 2,
            ..StreamLimits::default()
        }));
        let take = |address: &str| Places::take(&places, address.parse().unwrap());
        let first = take("2001:db8::1").unwrap();
        let _second = take("2001:db8::2").unwrap();
        assert!(take("2001:db8::3").is_err(), "one connection has all of them");
        let _third = take("192.0.2.1").unwrap();
        assert!(take("192.0.2.2").is_err(), "all are taken");
        drop(first);
        let _fourth = take("2001:db8::3").unwrap();
        assert_eq!(places.taken(), 3);
    }
}
