//! Exporting and importing event documents, for `podium export`, `podium import` and the pages that offer them.

mod announcements;
mod clock;
mod export;
mod floor;
mod games;
mod import;
mod notes;
mod page;
mod players;
mod reports;
mod rounds;
mod rulings;

use chrono::{DateTime, SubsecRound, Utc};
use podium_base::clock::Moment;

pub use export::{Audience, document, export};
pub use import::{NotImported, import, import_as, problems};

/// Returns a moment of a document as the database stores it.
fn moment(at: DateTime<Utc>) -> Moment {
    // PostgreSQL keeps microseconds: a finer moment would be exported differently than it was imported
    at.naive_utc().trunc_subsecs(6)
}
