//! Infractions and penalties as versioned data (T30): the built-in table is `multiplayer-2022.json`, and a profile may
//! bring its own.

mod cells;
mod penalty;
mod proposal;
mod standard_words;
mod table;

pub use cells::{COLUMNS, Cells};
pub use penalty::{Category, Penalty};
pub use proposal::{Earlier, Proposal, ShownPenalty};
pub use table::{
    Case, Infraction, MAX_CASES, MAX_CODE, MAX_INFRACTIONS, MAX_NAME, MAX_NTH, MAX_REMARK, PenaltyTable, SLOW_PLAY,
    STANDARD, UNNAMED, Upgrade,
};

#[cfg(test)]
mod tests;
