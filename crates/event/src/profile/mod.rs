//! Profiles: every setting that the addendum leaves to the organizer, and where a tournament departs from the addendum.

mod breaks;
mod deviations;
mod house;
mod settings;

pub use super::level::Level;
pub use breaks::{Break, BreakEnd, MAX_BREAK_MINUTES, MAX_BREAK_NAME, NoBreak};
pub use deviations::{Deviation, DeviationKind};
pub use house::rules::{HouseRule, HouseRules};
pub use house::{Conceding, DrawnGames, MAX_NO_SHOW_MINUTES, MAX_OVERTIME_MINUTES, OvertimeShown, UnfinishedGames};
pub use house::{DrawPoints, MAX_PLACE_POINTS, PlacePoints, TiedPlaces};
pub use house::{
    DrawSharedBy, DrawnElimination, ImaginaryOpponents, MAX_IMAGINARY_OPPONENTS, MAX_PERCENTAGE_DECIMALS,
    MAX_ROUND_TABLE, MAX_SHARE_DENOMINATOR, MIN_PERCENTAGE_DECIMALS, NoRoundTableLine, NoShare, PlayoffSeats,
    RoundKind, RoundKinds, RoundTable, RoundTableLine, Share,
};
pub use house::{MAX_WAGER_START, Wager, WinPointsBy};
pub use settings::{
    CommandersShown, EndOfRound, MAX_CODE_OF_CONDUCT, MAX_GAMES_TO_WIN, MAX_LONG_TURN_MINUTES, MAX_OWN_TIME_MINUTES,
    MAX_POD_SIZE, MAX_POINTS, MAX_ROUND_MINUTES, MIN_POD_SIZE, Points, Profile, Seating, SmallerPodsAt, Tiebreaker,
    UnevenPods,
};
