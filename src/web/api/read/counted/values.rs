//! Shares with their intervals, and quotients, as JSON values.

use serde::Serialize;
use utoipa::ToSchema;

use podium_rules::statistics::{Millionths, Share};

/// A part of a whole.
#[derive(Debug, Serialize, ToSchema)]
pub struct ShareOf {
    pub count: u64,
    pub of: u64,
    /// From 0 to 1, rounded to millionths, as its 95 % interval of Wilson.
    #[schema(example = 0.101351)]
    pub share: f64,
    #[schema(example = 0.062386)]
    pub from: f64,
    #[schema(example = 0.160487)]
    pub to: f64,
}

/// A number of millionths as JSON has it.
pub(super) fn number(millionths: Millionths) -> f64 {
    // exact up to 2^53 millionths
    millionths.0 as f64 / Millionths::ONE.0 as f64
}

impl ShareOf {
    pub(super) fn of(share: Share) -> Self {
        let (from, to) = share.interval();
        Self {
            count: share.count,
            of: share.of,
            share: number(share.share()),
            from: number(from),
            to: number(to),
        }
    }
}
