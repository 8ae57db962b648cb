//! Playoffs: the sizes of a cut, who makes it, and each next round (MTR-A 10.4A; T15–T17).

mod bracket;
mod cut;
mod next;

pub use bracket::{Leg, OFFERED, offered, plan, snake};
pub use cut::{Candidates, cut_candidates, draw_cut};
pub use next::{Next, next};

#[cfg(test)]
mod tests;
