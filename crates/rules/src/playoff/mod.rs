//! Playoffs: the sizes of a cut, who makes it, and each next round (MTR-A 10.4A; T15–T17).

mod advance;
mod cut;
mod next;
mod places;
mod seats;

pub use advance::Advance;
pub use cut::{Candidates, CutLine, cut_candidates, draw_cut};
pub use next::{Next, next};
pub use places::{FinalPlace, FinalPlaces, Reached, final_places};
pub use seats::{chooses_first, draw_seats, turned};

#[cfg(test)]
mod tests;
