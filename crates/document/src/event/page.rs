//! `tournament.page`: the texts and the colour of an event's own page. Its pictures are not in the document.

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::cursor::Cursor;
use podium_event::accent::Accent;
use podium_event::labels::PageText;
use say::document_problems as t;

/// The texts and the colour of a page.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Page {
    /// `None`: Podium's.
    pub accent: Option<Accent>,
    /// In the order of the page, each once.
    pub texts: Vec<(PageText, String)>,
}

/// Keys in the order of the page.
impl Serialize for Page {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if let Some(accent) = self.accent {
            map.serialize_entry("accent", &accent.to_string())?;
        }
        for (part, text) in &self.texts {
            map.serialize_entry(part.as_str(), text)?;
        }
        map.end()
    }
}

/// Reads a page; `None` if there is nothing in it.
pub(super) fn read(cursor: &Cursor<'_>) -> Option<Page> {
    let object = cursor.object()?;
    let accent = object.get("accent").and_then(|colour| accent(&colour));
    let text = |part: &PageText| {
        let cursor = object.get(part.as_str())?;
        let text = cursor.text(part.longest())?;
        if !part.fits(&text) {
            cursor.say(if part.is_address() {
                t::ruleset_source()
            } else {
                t::page_line()
            });
        }
        Some((*part, text))
    };
    let texts: Vec<(PageText, String)> = PageText::ALL.iter().filter_map(text).collect();
    object.finish();
    let page = Page { accent, texts };
    (page != Page::default()).then_some(page)
}

fn accent(cursor: &Cursor<'_>) -> Option<Accent> {
    let read = cursor.string().and_then(|text| Accent::read(text).ok());
    // one spelling of a colour, so that an export is identical again
    let accent = read.filter(|accent| cursor.value.as_str() == Some(accent.to_string().as_str()));
    if accent.is_none() {
        cursor.say(t::page_accent());
    }
    accent
}
