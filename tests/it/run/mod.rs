//! Running the rounds.

mod between_steps;
pub(crate) mod clock;
mod days;
pub(crate) mod desk;
mod disagreeing;
pub(crate) mod drafts;
pub(crate) mod ends;
pub(crate) mod new_tournaments;
mod odd;
mod percentages;
pub(crate) mod playoffs;
pub(crate) mod reports;
pub(crate) mod results;
pub(crate) mod round_over;
mod rulesets;
pub(crate) mod situations;
pub(crate) mod time_statistics;
mod two_pages;
