//! What goes along to other tournaments: the look with a preset, the whole page with a copy.

use crate::OpError;
use podium_store::tournaments::pages::{self, EventPage};
use podium_store::tournaments::pictures::{self, PictureRow, PresetLook};
use podium_store::{PictureKind, Reader, Writer};

/// Keeps the look of a tournament with a preset, unless it is Podium's.
pub fn keep_look(conn: &mut Writer<'_>, tournament: &str, preset: &str) -> Result<(), OpError> {
    let accent = pages::accent(conn, tournament)?;
    let logo = pictures::of_kind(conn, tournament, PictureKind::Logo)?;
    if accent.is_none() && logo.is_none() {
        return Ok(());
    }
    let described = logo.as_ref();
    let look = PresetLook {
        preset_id: preset.to_owned(),
        accent,
        logo_hash: described.map(|logo| logo.hash.clone()),
        logo_width: described.map(|logo| logo.width),
        logo_height: described.map(|logo| logo.height),
        logo: logo.map(|logo| logo.bytes),
    };
    Ok(pictures::insert_look(conn, &look)?)
}

/// Gives a new tournament the look that a preset has kept.
pub fn take_look(conn: &mut Writer<'_>, preset: &str, tournament: &str) -> Result<(), OpError> {
    let Some(look) = pictures::look_of_preset(conn, preset)? else {
        return Ok(());
    };
    pages::set_accent(conn, tournament, look.accent.as_deref())?;
    if let Some(logo) = logo_of(look, tournament) {
        pictures::insert(conn, &logo)?;
    }
    Ok(())
}

fn logo_of(look: PresetLook, tournament: &str) -> Option<PictureRow> {
    Some(PictureRow {
        tournament_id: tournament.to_owned(),
        kind: PictureKind::Logo,
        hash: look.logo_hash?,
        // the only kind that logos are made as
        content_type: "image/png".to_owned(),
        width: look.logo_width?,
        height: look.logo_height?,
        bytes: look.logo?,
    })
}

/// The page of a tournament, as a copy takes it along.
pub struct CopiedPage {
    page: EventPage,
    pictures: Vec<PictureRow>,
}

impl CopiedPage {
    /// Reads the page of a tournament with its pictures.
    pub fn read(conn: &mut Reader<'_>, tournament: &str) -> Result<Self, OpError> {
        let mut rows = Vec::new();
        for kind in PictureKind::ALL {
            rows.extend(pictures::of_kind(conn, tournament, *kind)?);
        }
        Ok(Self {
            page: EventPage::read(conn, tournament)?,
            pictures: rows,
        })
    }
}

/// Stores the page of another tournament as that of a new one.
pub fn copy_page(conn: &mut Writer<'_>, copied: &CopiedPage, tournament: &str) -> Result<(), OpError> {
    pages::set_accent(conn, tournament, copied.page.accent.as_deref())?;
    for (part, text) in &copied.page.texts {
        pages::set_text(conn, tournament, *part, text)?;
    }
    for picture in &copied.pictures {
        let own = PictureRow {
            tournament_id: tournament.to_owned(),
            ..picture.clone()
        };
        pictures::insert(conn, &own)?;
    }
    Ok(())
}
