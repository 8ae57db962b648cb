//! What the pages of players and of a community's people share.

pub mod forgetting;
pub mod link_cards;
pub mod mentions;
pub mod named;
