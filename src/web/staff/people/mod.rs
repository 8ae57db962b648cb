//! Players, staff and announcements.

pub mod announcements;
pub mod players;
pub mod staff;
