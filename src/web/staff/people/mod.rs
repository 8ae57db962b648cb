//! Players, staff and announcements.

pub mod announcements;
pub mod news;
pub mod players;
pub mod staff;
