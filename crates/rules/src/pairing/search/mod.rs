//! The search for the best grouping.

pub mod anneal;
pub(crate) mod candidate_pods;
pub mod descent;
pub mod enumerate;
pub mod exact;
pub mod lookahead;
pub mod mixing;
pub mod optimize;
pub mod rng;
pub mod simplex;
