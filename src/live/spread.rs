//! The time over which open pages spread their reloads after a notification, so that together, over all tournaments,
//! they do not reload faster than pages can be answered.

use std::time::Duration;

use tokio::time::Instant;

/// The pages that may reload at once.
const AT_ONCE: usize = 100;
/// The pages of a table or two: a player who reports a result sees the answer at once, even during another tournament's
/// rush.
const FEW: usize = 8;
/// Further reloads per millisecond: half the rate at which players' pages are answered on two cores.
const A_MILLISECOND: usize = 5;

/// Returns the time over which `pages` pages of a changed tournament reload; `before`: those of other tournaments that
/// are still to come.
pub(super) fn spread(pages: usize, before: usize) -> Duration {
    if pages <= FEW {
        return Duration::ZERO;
    }
    Duration::from_millis(((pages + before).saturating_sub(AT_ONCE) / A_MILLISECOND) as u64)
}

/// The last notification of a tournament's open pages.
#[derive(Debug, Clone, Copy)]
pub(super) struct Asking {
    pages: usize,
    from: Instant,
    over: Duration,
}

impl Asking {
    /// Creates it for `pages` pages that reload from now on.
    pub(super) fn begin(pages: usize, from: Instant, over: Duration) -> Self {
        Self { pages, from, over }
    }

    /// Returns how many of them are still to come at a moment.
    pub(super) fn left(&self, now: Instant) -> usize {
        let left = (self.from + self.over).saturating_duration_since(now);
        match self.over.as_millis() {
            0 => 0,
            over => (self.pages as u128 * left.as_millis() / over) as usize,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Twenty halls of 500 that are notified in one moment ask over the time that 10,000 pages take, and so does a hall whose
    /// neighbour was notified a moment ago.
    #[test]
    fn halls_that_are_notified_together_spread_as_one() {
        let now = Instant::now();
        let mut notified: Vec<Asking> = Vec::new();
        for _ in 0..20 {
            let before = notified.iter().map(|asking| asking.left(now)).sum();
            notified.push(Asking::begin(500, now, spread(500, before)));
        }
        let spreads: Vec<u128> = notified.iter().map(|asking| asking.over.as_millis()).collect();
        assert!(spreads.is_sorted(), "{spreads:?}");
        assert_eq!((spreads[0], spreads[19]), (80, 1_980));

        let half = now + notified[19].over / 2;
        assert_eq!(notified[19].left(half), 250);
        assert_eq!(notified[0].left(half), 0);
        assert_eq!(spread(500, 250).as_millis(), 130);
        // nobody else asks any more
        let later = now + Duration::from_secs(2);
        assert!(notified.iter().all(|asking| asking.left(later) == 0));
        assert_eq!(spread(4, 10_000), Duration::ZERO);
    }
}
