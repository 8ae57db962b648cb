//! A tournament with its public content as a document, for everybody and for programs.

pub mod ruleset;
pub mod topdeck;

use crate::web::frame::answer::error::WebError;
use podium_ops::tournaments::archive::{self, Audience};
use podium_snapshot::{Snapshot, names};
use podium_store::Reader;
use podium_store::tournaments::players::PlayerRow;

/// Writes the tournament's document with its public content.
///
/// # Errors
/// It cannot be read.
pub fn event(conn: &mut Reader<'_>, snapshot: &Snapshot) -> Result<String, WebError> {
    // Names as the pages show them; otherwise the export would reveal what they hide.
    let shown = snapshot.loaded.tournament.names_shown;
    let name = move |row: &PlayerRow| names::of_player(row, shown);
    let slug = &snapshot.loaded.tournament.slug;
    Ok(archive::export(conn, slug, Audience::Everybody(&name))?)
}
