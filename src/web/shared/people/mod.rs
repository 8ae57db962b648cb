//! What the staff's pages of players and of a community's people share.

pub mod link_cards;
pub mod mentions;
pub mod named;
