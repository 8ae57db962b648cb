//! Exporting and importing event documents, for `podium export`, `podium import` and the pages that offer them.

mod announcements;
mod clock;
mod export;
mod floor;
mod games;
mod import;
mod players;
mod reports;
mod rounds;
mod rulings;

pub use export::{Audience, document, export};
pub use import::{NotImported, import, import_as, problems};
