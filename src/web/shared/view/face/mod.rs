//! The event's own page as everybody sees it: its texts, its pictures and its colour. While the tournament is set up, only its
//! organizers see them.

mod markdown;
mod served;

pub use markdown::{Prose, plain};
pub use served::serve;

use askama::Template;
use askama::filters::HtmlSafe;
use say::Message;

use super::View;
use crate::web::frame::look::shell::{Link, PictureAt};
use podium_event::accent::Accent;
use podium_ops::tournaments::page::Part;
use podium_store::tournaments::pages::EventPage;
use podium_store::{PageText, PictureKind, TournamentState};

/// The level of the headings that texts are below.
const SECTION: usize = 2;

/// The texts with headings, in the order of the page.
const PARTS: [PageText; 6] = [
    PageText::Schedule,
    PageText::Entry,
    PageText::Prizes,
    PageText::Venue,
    PageText::Rules,
    PageText::Decklists,
];

/// The texts that are addresses.
const ADDRESSES: [PageText; 3] = [PageText::Map, PageText::Discord, PageText::Stream];

/// The picture at the top of the page, in two sizes.
#[derive(Debug, Clone)]
pub struct Cover {
    pub wide: PictureAt,
    pub narrow: PictureAt,
}

/// A text with its heading.
#[derive(Debug, Clone)]
struct Section {
    id: &'static str,
    title: Message,
    text: Prose,
}

/// The texts of a page.
#[derive(Debug, Clone, Template)]
#[template(path = "shared/face.html")]
pub struct Face {
    parts: Vec<Section>,
    /// Map, chat, stream.
    links: Vec<Link>,
    /// Who runs the event.
    organizer: Option<String>,
    contact: Option<Prose>,
}

// Its template has escaped its content.
impl HtmlSafe for Face {}

impl Face {
    /// Creates the texts of a page; `text` returns each of them, empty if there is none.
    pub fn new<'t>(text: impl Fn(PageText) -> &'t str) -> Self {
        let typed = |part: PageText| Some(text(part)).filter(|text| !text.trim().is_empty());
        let section = |part: &PageText| {
            Some(Section {
                id: part.as_str(),
                title: Part::Text(*part).label(),
                text: prose(Part::Text(*part), typed(*part)?),
            })
        };
        // one that was typed and is not checked yet is no link
        let link = |part: &PageText| {
            let href = typed(*part).filter(|href| part.fits(href))?;
            Some(Link::new(Part::Text(*part).label(), href))
        };
        Self {
            parts: PARTS.iter().filter_map(section).collect(),
            links: ADDRESSES.iter().filter_map(link).collect(),
            organizer: typed(PageText::Organizer).map(str::to_owned),
            contact: typed(PageText::Contact).map(|text| prose(Part::Text(PageText::Contact), text)),
        }
    }

    /// Returns whether it says who runs the event, or how to reach them.
    fn has_people(&self) -> bool {
        self.organizer.is_some() || self.contact.is_some()
    }
}

/// Writes a text of a page, in as many bytes as it may have there.
pub fn prose(part: Part, text: &str) -> Prose {
    let most = match part {
        // documents have longer ones than the form takes
        Part::Description => 45_000,
        // letters of other scripts take three bytes; elements and links take the rest
        Part::Text(part) => 3 * part.longest() + 1_000,
        Part::Accent => 0,
    };
    Prose::new(text.trim(), SECTION, most)
}

/// Returns what is wrong with a text that people are to read as Markdown.
pub fn problem(part: Part, text: &str) -> Option<Message> {
    match part {
        Part::Text(part) if part.is_line() => None,
        Part::Accent => None,
        _ => prose(part, text).problem().cloned(),
    }
}

/// Returns the name of a picture's file in its address.
fn file_of(hash: &str, content_type: &str) -> String {
    let extension = if content_type == "image/png" { "png" } else { "jpg" };
    format!("{hash}.{extension}")
}

/// Returns the address of a page's picture; `folder`: what is before the name of its file.
pub fn picture_at(page: &EventPage, kind: PictureKind, folder: &str) -> Option<PictureAt> {
    let picture = page.picture(kind)?;
    Some(PictureAt {
        href: format!("{folder}/{}", file_of(&picture.hash, &picture.content_type)),
        width: picture.width,
        height: picture.height,
    })
}

/// Returns the picture at the top of a page; `folder`: what is before the names of its files.
pub fn cover_at(page: &EventPage, folder: &str) -> Option<Cover> {
    Some(Cover {
        wide: picture_at(page, PictureKind::Cover, folder)?,
        narrow: picture_at(page, PictureKind::CoverSmall, folder)?,
    })
}

impl<'s> View<'s> {
    /// Returns the event's page; `None` while the tournament is set up.
    pub(super) fn event_page(&self) -> Option<&'s EventPage> {
        let is_open = self.tournament().state != TournamentState::Setup;
        is_open.then_some(&self.public.record.page)
    }

    /// The folder of the pictures, which have no language in their addresses.
    fn pictures(&self) -> String {
        format!("/t/{}/pictures", self.tournament().slug)
    }

    /// Returns the organizer's colour.
    pub fn accent(&self) -> Option<Accent> {
        let accent = self.event_page()?.accent.as_deref()?;
        Accent::read(accent).ok()
    }

    /// Returns the organizer's logo.
    pub fn logo(&self) -> Option<PictureAt> {
        picture_at(self.event_page()?, PictureKind::Logo, &self.pictures())
    }

    /// Returns the picture at the top of the event's page.
    pub fn cover(&self) -> Option<Cover> {
        cover_at(self.event_page()?, &self.pictures())
    }

    /// Returns the texts of the event's page.
    pub fn face(&self) -> Face {
        let page = self.event_page();
        Face::new(|part| page.map_or("", |page| page.text(part)))
    }

    /// Returns what the organizer says of the event, below a heading of the second level.
    pub fn description(&self) -> Option<Prose> {
        self.event_page()?;
        let text = self.tournament().description.trim();
        (!text.is_empty()).then(|| prose(Part::Description, text))
    }
}
