//! Profiles: every setting that the addendum leaves to the organizer, and where a tournament departs from the addendum.

mod breaks;
mod deviations;
mod imaginary;
mod percentages;
mod settings;
mod share;

pub use super::level::Level;
pub use breaks::{Break, BreakEnd, MAX_BREAK_MINUTES, MAX_BREAK_NAME, NoBreak};
pub use deviations::{Deviation, DeviationKind};
pub use imaginary::{ImaginaryOpponents, MAX_IMAGINARY_OPPONENTS};
pub use percentages::{MAX_PERCENTAGE_DECIMALS, MIN_PERCENTAGE_DECIMALS};
pub use settings::{
    CommandersShown, EndOfRound, MAX_CODE_OF_CONDUCT, MAX_GAMES_TO_WIN, MAX_POD_SIZE, MAX_POINTS, MAX_ROUND_MINUTES,
    MIN_POD_SIZE, Points, Profile, Seating, SmallerPodsAt, Tiebreaker, UnevenPods,
};
pub use share::{MAX_SHARE_DENOMINATOR, NoShare, Share};
