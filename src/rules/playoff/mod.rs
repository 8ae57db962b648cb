//! Playoffs: the sizes of a cut, who makes it, and each next round (MTR-A 10.4A; T15–T17).

mod bracket;
mod cut;
mod name;
mod next;
mod places;

pub use bracket::{Leg, OFFERED, offered, plan, snake};
pub use cut::{Candidates, cut_candidates, draw_cut};
pub use name::{Playoff, RoundName, RoundNames, round_name, round_names};
pub use next::{Next, next};
pub use places::{FinalPlace, FinalPlaces, Reached, final_places};

#[cfg(test)]
mod tests;
