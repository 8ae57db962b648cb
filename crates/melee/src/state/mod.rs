//! The state of a game at a moment: plain data that imports nothing from the layers above.

pub(super) mod announced_loop;
pub(super) mod deferred;
pub(super) mod distance;
pub(super) mod game;
pub(super) mod marker;
pub(super) mod marker_number;
pub(super) mod object;
pub(super) mod outcome;
pub(super) mod phase;
pub(super) mod seat;
pub(super) mod seed;
pub(super) mod setup;
pub(super) mod stack;
pub(super) mod status;
pub(super) mod table;
pub(super) mod time;
pub(super) mod title;
