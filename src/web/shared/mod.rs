//! What several rooms show.

pub mod account_page;
pub mod counted;
pub mod cut_line;
pub mod deck_check;
pub mod documents;
pub mod floor;
pub mod moved;
pub mod news;
pub mod notice_board;
pub mod other_seeds;
pub mod people;
pub mod picture;
pub mod player_reports;
pub mod player_state;
pub mod pods;
pub mod sheets;
pub mod terms;
pub mod view;
pub mod webhooks;
