//! An event's own page: its texts, its pictures and its colour. The look (colour and logo) is also kept with presets.

mod jpeg;
mod look;
pub mod picture;

pub use look::{CopiedPage, copy_page, keep_look, take_look};
pub use picture::{Picture, Purpose};

use serde_json::{Value, json};

use crate::command::text;
use crate::{FieldProblem, OpError, Work};
use podium_event::accent::{Accent, NoAccent};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::pages::{self, EventPage, PageRow};
use podium_store::tournaments::pictures::{self, PictureRow};
use podium_store::{PageText, PictureKind};
use say::{Message, event_page as t, refused_settings};

/// The most characters of the description.
pub const LONGEST_DESCRIPTION: usize = 10_000;

/// The texts and the colour of a page, as they were typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedPage {
    pub description: String,
    pub texts: Vec<(PageText, String)>,
    /// Empty for Podium's colour.
    pub accent: String,
}

/// The texts and the colour of a page, checked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewPage {
    description: String,
    /// None of them empty.
    texts: Vec<(PageText, String)>,
    accent: Option<Accent>,
}

/// What happens to a picture.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum PictureChange {
    #[default]
    Keep,
    Remove,
    /// The pictures that were made of an upload, for all sizes.
    Replace(Vec<Picture>),
}

/// The changes of a page's pictures.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewPictures {
    pub cover: PictureChange,
    pub logo: PictureChange,
}

/// Returns what a text is, as its field in forms says it.
pub fn label(part: PageText) -> Message {
    match part {
        PageText::Schedule => t::schedule(),
        PageText::Entry => t::entry(),
        PageText::Prizes => t::prizes(),
        PageText::Venue => t::venue(),
        PageText::Rules => t::rules(),
        PageText::Decklists => t::decklists(),
        PageText::Organizer => t::organizer(),
        PageText::Contact => t::contact(),
        PageText::Map => t::map(),
        PageText::Discord => t::discord(),
        PageText::Stream => t::stream(),
    }
}

impl TypedPage {
    /// Checks the texts and the colour.
    ///
    /// # Errors
    /// All problems, by field.
    pub fn read(&self) -> Result<NewPage, Vec<FieldProblem>> {
        let mut problems = Vec::new();
        let mut new = NewPage::default();
        let mut take = |result: Result<String, FieldProblem>| result.map_err(|problem| problems.push(problem)).ok();
        let description = text::block(
            "description",
            refused_settings::label_description(),
            &self.description,
            LONGEST_DESCRIPTION,
        );
        new.description = take(description).unwrap_or_default();
        for (part, typed) in &self.texts {
            let text = take(read_text(*part, typed)).filter(|text| !text.is_empty());
            new.texts.extend(text.map(|text| (*part, text)));
        }
        if !self.accent.trim().is_empty() {
            match Accent::read(&self.accent) {
                Ok(accent) => new.accent = Some(accent),
                Err(NoAccent::Unreadable) => problems.push(FieldProblem::new("accent", t::no_colour())),
                Err(NoAccent::TooPale(nearest)) => {
                    problems.push(FieldProblem::new("accent", t::too_pale(nearest.to_string())));
                }
            }
        }
        if problems.is_empty() { Ok(new) } else { Err(problems) }
    }
}

fn read_text(part: PageText, typed: &str) -> Result<String, FieldProblem> {
    let (field, longest) = (part.as_str(), part.longest());
    let text = match part.is_line() {
        true => text::line(field, label(part), typed, longest)?,
        false => text::block(field, label(part), typed, longest)?,
    };
    match text.is_empty() || part.fits(&text) {
        true => Ok(text),
        // a line was read as one
        false => Err(FieldProblem::new(field, t::no_address())),
    }
}

/// Returns the version that a form of the page is made from: that of its texts and of the settings, of which it has one.
pub fn version(tournament: &Tournament, page: &EventPage) -> i64 {
    tournament.settings_version + page.version
}

/// Changes the page. It can be changed after the tournament is over, too.
///
/// # Errors
/// Somebody changed the page or the settings meanwhile.
pub fn change(work: &mut Work<'_, '_>, form: i64, new: &NewPage, made: &NewPictures) -> Result<(), OpError> {
    let id = work.tournament.id.clone();
    let before = EventPage::read(work.conn, &id)?;
    if form != version(&work.tournament, &before) {
        return Err(OpError::Conflict(t::changed_meanwhile()));
    }
    if work.tournament.description != new.description {
        work.tournament.description.clone_from(&new.description);
        work.tournament.settings_version += 1;
    }
    pages::set_texts(work.conn, &id, &new.texts)?;
    let row = PageRow {
        tournament_id: id.clone(),
        accent: new.accent.map(|accent| accent.to_string()),
        version: before.version + 1,
    };
    pages::store(work.conn, &row)?;
    let changes = [(Purpose::Cover, &made.cover), (Purpose::Logo, &made.logo)];
    for (purpose, change) in changes {
        change_picture(work, &id, purpose, change)?;
    }
    let after = EventPage::read(work.conn, &id)?;
    work.log("page.change", "Event's page changed.")
        .before(described(&before))
        .after(described(&after));
    Ok(())
}

fn change_picture(work: &mut Work<'_, '_>, id: &str, purpose: Purpose, change: &PictureChange) -> Result<(), OpError> {
    match change {
        PictureChange::Keep => {}
        PictureChange::Remove => {
            for kind in purpose.kinds() {
                pictures::delete(work.conn, id, kind)?;
            }
            // it may show people who do not want it
            work.erase();
        }
        PictureChange::Replace(made) => {
            for picture in made {
                pictures::put(work.conn, &row(id, picture))?;
            }
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(part: PageText, text: &str) -> TypedPage {
        TypedPage {
            texts: vec![(part, text.to_owned())],
            ..TypedPage::default()
        }
    }

    #[test]
    fn texts_are_trimmed_and_empty_ones_left_out() {
        let page = TypedPage {
            description: " Bring dice.\r\nAnd a deck. ".into(),
            texts: vec![
                (PageText::Schedule, "* 9:00 Doors\r\n* 10:00 Round 1".into()),
                (PageText::Prizes, " \r\n ".into()),
            ],
            accent: " 1F5F8B ".into(),
        };
        let new = page.read().expect("nothing is wrong");
        assert_eq!(new.description, "Bring dice.\nAnd a deck.");
        assert_eq!(
            new.texts,
            [(PageText::Schedule, "* 9:00 Doors\n* 10:00 Round 1".to_owned())]
        );
        assert_eq!(new.accent.map(|accent| accent.to_string()).as_deref(), Some("#1f5f8b"));
    }

    #[test]
    fn everything_that_is_wrong_is_named_at_once() {
        let page = TypedPage {
            description: "x".repeat(LONGEST_DESCRIPTION + 1),
            texts: vec![
                (PageText::Map, "javascript:alert(1)".into()),
                (PageText::Organizer, "One\nTwo".into()),
                (PageText::Contact, "x".repeat(501)),
            ],
            accent: "blue".into(),
        };
        let fields: Vec<String> = page
            .read()
            .expect_err("wrong")
            .into_iter()
            .map(|one| one.field)
            .collect();
        assert_eq!(fields, ["description", "map", "organizer", "contact", "accent"]);
    }

    #[test]
    fn addresses_are_of_the_web() {
        for good in [
            "https://maps.example/hall?q=1",
            "http://example.org",
            "https://例え.jp/",
        ] {
            assert!(typed(PageText::Map, good).read().is_ok(), "{good}");
        }
        for bad in [
            "example.org",
            "ftp://example.org",
            "https://",
            "https:///x",
            "https://a b",
            "data:text/html,x",
        ] {
            assert!(typed(PageText::Map, bad).read().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_pale_colour_names_one_that_can_be_read() {
        let page = TypedPage {
            accent: "#ffee00".into(),
            ..TypedPage::default()
        };
        let problem = page.read().expect_err("it is pale").remove(0);
        let offered = problem.message.to_string();
        let offered = offered.split('#').nth(1).map(|rest| &rest[..6]).expect("a colour");
        let page = TypedPage {
            accent: offered.to_owned(),
            ..TypedPage::default()
        };
        assert!(page.read().is_ok());
    }
}
