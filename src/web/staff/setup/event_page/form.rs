//! The form of the event's page: its texts and its colour as they are stored, or as they were typed.

use actix_web::HttpRequest;
use askama::Template;

use super::pictures::folder;
use crate::web::frame::form::{Field, Fields, FormKeys, Returned};
use crate::web::frame::look::shell::{Notice, PictureAt, Shell};
use crate::web::frame::request::desk::{Desk, Settings};
use crate::web::frame::state::App;
use crate::web::shared::view::face::picture_at;
use podium_event::accent::{Accent, Hex, NoAccent};
use podium_ops::tournaments::page::{Part, Seen, TypedPage};
use podium_snapshot::Snapshot;
use podium_store::{PageText, PictureKind};
use say::{Message, event_page as t, setup_form};

/// A text with its field.
struct Text {
    field: Field,
    label: Message,
    hint: Message,
    /// 0 for a line.
    rows: u32,
    is_address: bool,
    /// What somebody else wrote meanwhile, who is not to be overwritten unread.
    theirs: Option<String>,
}

impl Text {
    fn is_line(&self) -> bool {
        self.rows == 0
    }

    /// Returns the words above what somebody else wrote.
    fn theirs_are(&self) -> Message {
        t::theirs(&self.label)
    }

    /// The kind of the input of a line.
    fn kind(&self) -> &'static str {
        if self.is_address { "url" } else { "text" }
    }
}

/// The page with the form.
#[derive(Template)]
#[template(path = "staff/setup/event_page/form.html")]
pub struct PageForm {
    shell: Shell,
    keys: FormKeys,
    /// The texts that the form is made from.
    seen: Seen,
    at: String,
    /// The public page.
    home: String,
    /// Description and colour, which come first.
    first: Vec<Text>,
    texts: Vec<Text>,
    pictures: Vec<PictureAt>,
    /// The colour that pages have now, or that was typed, if it can be read.
    shown: Option<Swatches>,
    /// The colour that is offered instead of a pale one.
    nearest: Option<Accent>,
}

/// The colour on light and on dark pages, as SVG writes it.
struct Swatches {
    light: Hex,
    dark: Hex,
}

impl Swatches {
    /// Returns the colours in words.
    fn words(&self) -> Message {
        t::swatches(self.light.to_string(), self.dark.to_string())
    }
}

impl PageForm {
    /// Creates the page with the stored texts, or with what was typed.
    pub fn new(
        app: &App,
        request: &HttpRequest,
        desk: &Desk<Settings>,
        snapshot: &Snapshot,
        returned: &Returned<'_>,
    ) -> Self {
        let (tournament, page) = (&snapshot.loaded.tournament, &snapshot.public.record.page);
        let mut shell = desk.shell(request, t::title());
        shell.notice = notice(returned).or(shell.notice);
        let sent = returned.fields().map(typed);
        let text = |part: Part| {
            let stored = part.stored(tournament, page);
            let mut field = returned.field(part.name(), stored);
            let mut theirs = None;
            if let Some(sent) = &sent {
                let typed = sent.text(part);
                field.value = sent.seen.kept(part, typed, stored).to_owned();
                theirs = sent.seen.overwrites(part, typed, stored).then(|| stored.to_owned());
            }
            Text {
                field,
                label: part.label(),
                hint: hint(part),
                rows: rows(part),
                is_address: matches!(part, Part::Text(text) if text.is_address()),
                theirs,
            }
        };
        let first: Vec<Text> = [Part::Description, Part::Accent].map(text).into();
        let read = Accent::read(&first[1].field.value);
        let folder = folder(desk);
        Self {
            shell,
            keys: desk.keys(app, None),
            seen: Seen::of(tournament, page),
            at: desk.at("desk/page"),
            home: desk.in_its_language("").trim_end_matches('/').to_owned(),
            texts: PageText::ALL.iter().map(|part| text(Part::Text(*part))).collect(),
            pictures: [PictureKind::CoverSmall, PictureKind::Logo]
                .into_iter()
                .filter_map(|kind| picture_at(page, kind, &folder))
                .collect(),
            shown: read.ok().map(|accent| Swatches {
                light: Hex(accent.light()),
                dark: Hex(accent.dark()),
            }),
            nearest: match read {
                Err(NoAccent::TooPale(nearest)) => Some(nearest),
                _ => None,
            },
            first,
        }
    }

    /// Returns the words of the button that takes the offered colour.
    fn take_nearest(&self) -> Message {
        let nearest = self.nearest.map(|nearest| nearest.to_string());
        t::save_with(nearest.unwrap_or_default())
    }
}

/// Returns the notice of a refused form: wrong fields show their own problems.
fn notice(returned: &Returned<'_>) -> Option<Notice> {
    match returned.conflict() {
        Some(sentence) => Some(Notice::warn(sentence)),
        None => (!returned.problems().is_empty()).then(|| Notice::bad(setup_form::nothing_saved())),
    }
}

/// Reads the texts and the colour of a form; the button of the offered colour counts instead of the field.
pub fn typed(fields: &Fields) -> TypedPage {
    let text = |part: Part| {
        let typed = match (part, fields.text("accent_instead")) {
            (Part::Accent, offered) if !offered.is_empty() => offered,
            _ => fields.raw(part.name()),
        };
        (part, typed.to_owned())
    };
    TypedPage {
        texts: Part::all().map(text).collect(),
        seen: Seen::read(fields.text("seen")),
    }
}

fn rows(part: Part) -> u32 {
    match part {
        Part::Accent => 0,
        Part::Description => 6,
        Part::Text(text) if text.is_line() => 0,
        Part::Text(PageText::Schedule) => 8,
        Part::Text(PageText::Contact) => 2,
        Part::Text(_) => 4,
    }
}

fn hint(part: Part) -> Message {
    match part {
        Part::Description => setup_form::description_hint(),
        Part::Accent => t::accent_hint(),
        Part::Text(PageText::Schedule) => t::schedule_hint(),
        Part::Text(PageText::Entry) => t::entry_hint(),
        Part::Text(PageText::Venue) => t::venue_hint(),
        Part::Text(PageText::Contact) => t::contact_hint(),
        Part::Text(PageText::Map) => t::map_hint(),
        Part::Text(_) => Message::default(),
    }
}
