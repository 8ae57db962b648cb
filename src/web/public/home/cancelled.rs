//! The date and the reason of a cancelled tournament.

use say::Message;

use crate::web::frame::look::local_time::day;
use crate::web::shared::people::named::{Names, with_names};
use crate::web::shared::view::View;

/// What everybody reads of a cancelled tournament.
#[derive(Debug)]
pub struct Cancelled {
    /// "Cancelled on 20 Nov 2026".
    pub when: Message,
    pub reason: Message,
}

impl Cancelled {
    /// Returns it as the log has it; `None` for other tournaments.
    pub fn of(view: &View<'_>) -> Option<Self> {
        let line = view.changes().iter().find(|line| line.verb == "tournament.cancel")?;
        let date = say::date(day(line.at, &view.tournament().time_zone));
        Some(Self {
            when: say::home::cancelled_on(date),
            reason: with_names(line.reason.as_deref().unwrap_or_default(), &Names::new()),
        })
    }
}
