//! An event's own page: its texts, its pictures and its colour. The look (colour and logo) is also kept with presets.

mod jpeg;
mod look;
pub mod picture;
mod texts;

pub use look::{CopiedPage, copy_page, keep_look, take_look};
pub use picture::{Picture, Purpose};
pub use texts::{NewPage, Part, Seen, TypedPage, change};
pub(crate) use texts::{read_mention, replace_text};

use serde_json::{Value, json};

use crate::{OpError, Work};
use podium_store::PictureKind;
use podium_store::tournaments::pages::EventPage;
use podium_store::tournaments::pictures::{self, PictureRow};
use say::event_page as t;

/// Replaces the pictures for a purpose, or removes them (`None`); `seen`: the hash of the one that the form showed, empty for
/// none. They can be changed after the tournament is over, too.
///
/// # Errors
/// Somebody changed them meanwhile.
pub fn change_picture(
    work: &mut Work<'_, '_>,
    purpose: Purpose,
    seen: &str,
    made: Option<&[Picture]>,
) -> Result<(), OpError> {
    let id = work.tournament.id.clone();
    let before = EventPage::read(work.conn, &id)?;
    let stored = purpose.kinds().next().and_then(|kind| before.picture(kind));
    if stored.map_or("", |picture| picture.hash.as_str()) != seen {
        return Err(OpError::Conflict(t::picture_changed()));
    }
    if stored.is_some() {
        // it may show people who do not want it
        work.erase();
    }
    for kind in purpose.kinds() {
        pictures::delete(work.conn, &id, kind)?;
    }
    for picture in made.unwrap_or_default() {
        pictures::insert(work.conn, &row(&id, picture))?;
    }
    let after = EventPage::read(work.conn, &id)?;
    work.log("page.picture", "Picture of the event's page changed.")
        .before(described(&before))
        .after(described(&after));
    Ok(())
}

fn row(tournament: &str, picture: &Picture) -> PictureRow {
    PictureRow {
        tournament_id: tournament.to_owned(),
        kind: picture.kind,
        hash: picture.hash.clone(),
        content_type: picture.content_type.to_owned(),
        width: picture.width.into(),
        height: picture.height.into(),
        bytes: picture.bytes.clone(),
    }
}

/// Describes a page for the log: which texts it has, but not what is in them, for they may name people.
fn described(page: &EventPage) -> Value {
    let texts: Vec<&str> = page.texts.iter().map(|(part, _)| part.as_str()).collect();
    let hash = |kind| page.picture(kind).map(|picture| &picture.hash);
    json!({
        "texts": texts,
        "accent": page.accent,
        "cover": hash(PictureKind::Cover),
        "logo": hash(PictureKind::Logo),
    })
}
