//! The page of an event in its document: texts and colour, without pictures.

use crate::OpError;
use podium_document::event::Page;
use podium_event::accent::Accent;
use podium_store::tournaments::Tournament;
use podium_store::tournaments::pages::{self, EventPage};
use podium_store::{Reader, TournamentState, Writer};

/// Returns whether a document has the page and the description: until the tournament is opened, the public one has neither.
pub(super) fn is_shown(tournament: &Tournament, private: bool) -> bool {
    private || tournament.state != TournamentState::Setup
}

/// Returns the page of a tournament; `None` if there is nothing in it, or if it is not public yet.
pub(super) fn exported(conn: &mut Reader<'_>, tournament: &Tournament, private: bool) -> Result<Option<Page>, OpError> {
    if !is_shown(tournament, private) {
        return Ok(None);
    }
    let stored = EventPage::read(conn, &tournament.id)?;
    let page = Page {
        accent: stored.accent.and_then(|accent| Accent::read(&accent).ok()),
        texts: stored.texts,
    };
    Ok(Some(page).filter(|page| *page != Page::default()))
}

/// Stores the page of a new tournament.
pub(super) fn store(conn: &mut Writer<'_>, tournament: &str, page: &Page) -> Result<(), OpError> {
    let accent = page.accent.map(|accent| accent.to_string());
    pages::set_accent(conn, tournament, accent.as_deref())?;
    for (part, text) in &page.texts {
        pages::set_text(conn, tournament, *part, text)?;
    }
    Ok(())
}
