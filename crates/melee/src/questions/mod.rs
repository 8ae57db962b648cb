//! Questions about a game that do not change it.

pub(super) mod choosers;
pub(super) mod explain;
pub(super) mod hidden_info;
pub(super) mod legal;
pub(super) mod losing;
pub(super) mod markers;
pub(super) mod priority;
pub(super) mod range;
pub(super) mod stacks;
