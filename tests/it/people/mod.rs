//! Players and their pages.

pub(crate) mod announcements;
pub(crate) mod calendars;
pub(crate) mod commanders;
pub(crate) mod deck_forms;
pub(crate) mod decks;
pub(crate) mod me;
pub(crate) mod me_states;
pub(crate) mod players;
