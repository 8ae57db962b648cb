//! Players whose standing a change moves, as rows of its preview.

use podium_ops::run::results::Moved;
use podium_store::tournaments::events::Loaded;

/// A player whose standing changes.
pub struct MovedRow {
    pub name: String,
    pub before: String,
    pub after: String,
}

/// Returns the rows, with full names.
pub fn moved_rows(loaded: &Loaded, moved: &[Moved]) -> Vec<MovedRow> {
    let standing_text = |standing: Option<(u32, u32)>| match standing {
        Some((rank, points)) => format!("rank {rank}, {points} {}", if points == 1 { "point" } else { "points" }),
        None => "not in the standings".to_owned(),
    };
    moved
        .iter()
        .map(|m| MovedRow {
            name: loaded.row(m.player).name.clone(),
            before: standing_text(m.before),
            after: standing_text(m.after),
        })
        .collect()
}
