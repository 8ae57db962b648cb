//! Players whose standing a change moves, as rows of its preview.

use podium_ops::run::results::Moved;
use podium_store::tournaments::events::Loaded;
use say::{Message, staff_words as t};

/// A player whose standing changes.
pub struct MovedRow {
    pub name: Message,
    pub before: Message,
    pub after: Message,
}

/// Returns the rows, with full names.
pub fn moved_rows(loaded: &Loaded, moved: &[Moved]) -> Vec<MovedRow> {
    let standing_text = |standing: Option<(u32, u32)>| match standing {
        Some((rank, points)) => t::rank_and_points(rank, points),
        None => t::not_in_standings(),
    };
    moved
        .iter()
        .map(|m| MovedRow {
            name: (&loaded.row(m.player).name).into(),
            before: standing_text(m.before),
            after: standing_text(m.after),
        })
        .collect()
}
