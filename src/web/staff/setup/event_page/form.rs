//! The form of the event's page: its fields as they are stored, or as they were typed.

use actix_web::HttpRequest;
use askama::Template;

use crate::web::frame::form::{Field, Fields, FormKeys, Returned};
use crate::web::frame::look::shell::{Notice, PictureAt, Shell};
use crate::web::frame::request::desk::{Desk, Settings};
use crate::web::frame::state::App;
use crate::web::shared::view::face::picture_at;
use podium_event::accent::{Accent, NoAccent};
use podium_ops::tournaments::page::{TypedPage, label, version};
use podium_snapshot::Snapshot;
use podium_store::{PageText, PictureKind};
use say::{Message, event_page as t, setup_form};

/// Returns what is before the names of the pictures' files, for organizers.
pub fn folder(desk: &Desk<Settings>) -> String {
    desk.at("desk/page/pictures")
}

/// What uploads may be, for the browser's chooser; the service looks at the files themselves.
const ACCEPTED: &str = "image/jpeg,image/png,image/webp";

/// A text with its field.
struct Text {
    field: Field,
    label: Message,
    hint: Message,
    /// 0 for a line.
    rows: u32,
    is_address: bool,
}

impl Text {
    fn is_line(&self) -> bool {
        self.rows == 0
    }

    /// The kind of the input of a line.
    fn kind(&self) -> &'static str {
        if self.is_address { "url" } else { "text" }
    }
}

/// A picture with its field.
struct Upload {
    field: Field,
    label: Message,
    hint: Message,
    /// The stored one.
    stored: Option<PictureAt>,
    /// The checkbox that removes it.
    remove: &'static str,
}

/// The page with the form.
#[derive(Template)]
#[template(path = "staff/setup/event_page/form.html")]
pub struct PageForm {
    shell: Shell,
    keys: FormKeys,
    at: String,
    /// The public page.
    home: String,
    poster: String,
    description: Field,
    texts: Vec<Text>,
    uploads: Vec<Upload>,
    accept: &'static str,
    accent: Field,
    /// The colour that pages have now, or that was typed, if it can be read.
    shown: Option<Swatches>,
    /// The colour that is offered instead of a pale one.
    nearest: Option<Accent>,
}

/// The colour on light and on dark pages, as SVG writes it.
struct Swatches {
    light: String,
    dark: String,
}

impl Swatches {
    fn of(accent: Accent) -> Self {
        let [red, green, blue] = accent.dark();
        Self {
            light: accent.to_string(),
            dark: format!("#{red:02x}{green:02x}{blue:02x}"),
        }
    }
}

impl PageForm {
    /// Creates the page with the stored texts and pictures, or with what was typed.
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
        let mut keys = desk.keys(app, version(tournament, page));
        // after a conflict, the sender has seen what changed, and may overwrite it
        if let (Some(fields), None) = (returned.fields(), returned.conflict()) {
            keys.version = Some(fields.text("version").to_owned()).filter(|version| !version.is_empty());
        }
        let text = |part: &PageText| Text {
            field: returned.field(part.as_str(), page.text(*part)),
            label: label(*part),
            hint: hint(*part),
            rows: rows(*part),
            is_address: part.is_address(),
        };
        let folder = folder(desk);
        let upload = |name, kind, label, hint, remove| Upload {
            field: returned.field(name, ""),
            label,
            hint,
            stored: picture_at(page, kind, &folder),
            remove,
        };
        let accent = returned.field("accent", page.accent.as_deref().unwrap_or_default());
        let read = Accent::read(&accent.value);
        Self {
            shell,
            keys,
            at: desk.at("desk/page"),
            home: desk.in_its_language(""),
            poster: desk.in_its_language("poster"),
            description: returned.field("description", &tournament.description),
            texts: PageText::ALL.iter().map(text).collect(),
            uploads: vec![
                upload(
                    "cover",
                    PictureKind::CoverSmall,
                    t::cover(),
                    t::cover_hint(),
                    "forget_cover",
                ),
                upload("logo", PictureKind::Logo, t::logo(), t::logo_hint(), "forget_logo"),
            ],
            accept: ACCEPTED,
            shown: read.ok().map(Swatches::of),
            nearest: match read {
                Err(NoAccent::TooPale(nearest)) => Some(nearest),
                _ => None,
            },
            accent,
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
    let text = |part: &PageText| (*part, fields.raw(part.as_str()).to_owned());
    let offered = fields.text("accent_instead");
    TypedPage {
        description: fields.raw("description").to_owned(),
        texts: PageText::ALL.iter().map(text).collect(),
        accent: match offered {
            "" => fields.text("accent").to_owned(),
            offered => offered.to_owned(),
        },
    }
}

fn rows(part: PageText) -> u32 {
    match part {
        _ if part.is_line() => 0,
        PageText::Schedule => 8,
        PageText::Contact => 2,
        _ => 4,
    }
}

fn hint(part: PageText) -> Message {
    match part {
        PageText::Schedule => t::schedule_hint(),
        PageText::Entry => t::entry_hint(),
        PageText::Venue => t::venue_hint(),
        PageText::Contact => t::contact_hint(),
        PageText::Map => t::map_hint(),
        _ => Message::default(),
    }
}
