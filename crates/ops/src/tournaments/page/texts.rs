//! The texts of a page and its colour. A form says which texts it was made from: what its sender did not change stays as
//! others have left it meanwhile, and a text that two people changed is refused, so that nobody overwrites what they have not read.

use std::fmt;

use super::described;
use crate::command::text;
use crate::site::secrets::hash_token;
use crate::{FieldProblem, OpError, Work};
use podium_event::accent::{Accent, NoAccent};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::pages::{self, EventPage};
use podium_store::{PageText, Reader, Writer};
use say::{Message, event_page as t, refused_settings};

/// The most characters of a description that is typed; documents may bring longer ones along.
const LONGEST_DESCRIPTION: usize = 10_000;

/// What people write of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Description,
    Text(PageText),
    /// The colour: empty for Podium's.
    Accent,
}

impl Part {
    /// All parts, in the order of the form.
    pub fn all() -> impl Iterator<Item = Self> {
        let texts = PageText::ALL.iter().copied().map(Self::Text);
        [Self::Description, Self::Accent].into_iter().chain(texts)
    }

    /// Returns the name of its field in forms.
    pub fn name(self) -> &'static str {
        match self {
            Self::Description => "description",
            Self::Text(part) => part.as_str(),
            Self::Accent => "accent",
        }
    }

    /// Returns what it is, as its field in forms says it.
    pub fn label(self) -> Message {
        match self {
            Self::Description => refused_settings::label_description(),
            Self::Accent => t::accent(),
            Self::Text(part) => match part {
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
            },
        }
    }

    /// Returns what is stored; empty if there is nothing.
    pub fn stored<'p>(self, tournament: &'p Tournament, page: &'p EventPage) -> &'p str {
        match self {
            Self::Description => &tournament.description,
            Self::Text(part) => page.text(part),
            Self::Accent => page.accent.as_deref().unwrap_or_default(),
        }
    }

    /// Checks what was typed.
    ///
    /// # Errors
    /// The problem of its field.
    pub fn read(self, typed: &str) -> Result<String, FieldProblem> {
        let problem = |message| Err(FieldProblem::new(self.name(), message));
        match self {
            Self::Description => text::block(self.name(), self.label(), typed, LONGEST_DESCRIPTION),
            Self::Accent if typed.trim().is_empty() => Ok(String::new()),
            Self::Accent => match Accent::read(typed) {
                Ok(accent) => Ok(accent.to_string()),
                Err(NoAccent::Unreadable) => problem(t::no_colour()),
                Err(NoAccent::TooPale(nearest)) => problem(t::too_pale(nearest.to_string())),
            },
            Self::Text(part) => {
                let read = match part.is_line() {
                    true => text::line(self.name(), self.label(), typed, part.longest()),
                    false => text::block(self.name(), self.label(), typed, part.longest()),
                }?;
                match read.is_empty() || part.fits(&read) {
                    true => Ok(read),
                    // a line was read as one
                    false => problem(t::no_address()),
                }
            }
        }
    }
}

/// The texts that a form was made from, each as its mark.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Seen(Vec<(String, String)>);

impl Seen {
    /// Returns the marks of what is stored.
    pub fn of(tournament: &Tournament, page: &EventPage) -> Self {
        let mark = |part: Part| (part.name().to_owned(), mark(part.stored(tournament, page)));
        Self(Part::all().map(mark).collect())
    }

    /// Reads the marks as a form sends them back.
    pub fn read(text: &str) -> Self {
        let marks = text.split(' ').filter_map(|one| one.split_once('='));
        Self(marks.map(|(name, mark)| (name.to_owned(), mark.to_owned())).collect())
    }

    /// Returns whether the form was made from this text.
    fn is(&self, part: Part, text: &str) -> bool {
        self.0
            .iter()
            .any(|(name, seen)| name == part.name() && *seen == mark(text))
    }

    /// Returns what a field becomes: what was typed, or what is stored if the sender left it as they saw it.
    pub fn kept<'t>(&self, part: Part, typed: &'t str, stored: &'t str) -> &'t str {
        if self.is(part, typed) { stored } else { typed }
    }

    /// Returns whether the sender would overwrite what they have not seen.
    pub fn overwrites(&self, part: Part, typed: &str, stored: &str) -> bool {
        !self.is(part, typed) && !self.is(part, stored) && mark(typed) != mark(stored)
    }
}

/// As forms carry them.
impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let marks: Vec<String> = self.0.iter().map(|(name, mark)| format!("{name}={mark}")).collect();
        f.write_str(&marks.join(" "))
    }
}

/// Returns the mark of a text; browsers send other line breaks than they got.
fn mark(text: &str) -> String {
    hash_token(text.replace("\r\n", "\n").replace('\r', "\n").trim())
}

/// The texts and the colour of a page, as they were typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedPage {
    pub texts: Vec<(Part, String)>,
    pub seen: Seen,
}

/// What a form changes of a page, checked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewPage {
    texts: Vec<(Part, String)>,
    seen: Seen,
}

impl TypedPage {
    /// Returns what was typed in a part.
    pub fn text(&self, part: Part) -> &str {
        let found = self.texts.iter().find(|(of, _)| *of == part);
        found.map_or("", |(_, text)| text)
    }

    /// Returns the parts that their sender changed.
    pub fn changed(&self) -> impl Iterator<Item = (Part, &str)> {
        let texts = self.texts.iter().map(|(part, typed)| (*part, typed.as_str()));
        texts.filter(|(part, typed)| !self.seen.is(*part, typed))
    }

    /// Checks what was changed.
    ///
    /// # Errors
    /// All problems, by field.
    pub fn read(&self) -> Result<NewPage, Vec<FieldProblem>> {
        let mut new = NewPage {
            texts: Vec::new(),
            seen: self.seen.clone(),
        };
        let mut problems = Vec::new();
        for (part, typed) in self.changed() {
            match part.read(typed) {
                Ok(text) => new.texts.push((part, text)),
                Err(problem) => problems.push(problem),
            }
        }
        if problems.is_empty() { Ok(new) } else { Err(problems) }
    }
}

/// Changes the texts and the colour. They can be changed after the tournament is over, too.
///
/// # Errors
/// Somebody changed one of the same texts meanwhile.
pub fn change(work: &mut Work<'_, '_>, new: &NewPage) -> Result<(), OpError> {
    let id = work.tournament.id.clone();
    let before = EventPage::read(work.conn, &id)?;
    let is_overwritten =
        |(part, text): &(Part, String)| new.seen.overwrites(*part, text, part.stored(&work.tournament, &before));
    if new.texts.iter().any(is_overwritten) {
        return Err(OpError::Conflict(t::changed_meanwhile()));
    }
    for (part, text) in &new.texts {
        match part {
            Part::Description => {
                work.tournament.description.clone_from(text);
                work.tournament.settings_version += 1;
            }
            Part::Text(part) => pages::set_text(work.conn, &id, *part, text)?,
            Part::Accent => pages::set_accent(work.conn, &id, Some(text.as_str()).filter(|text| !text.is_empty()))?,
        }
    }
    let after = EventPage::read(work.conn, &id)?;
    work.log("page.change", "Event's page changed.")
        .before(described(&before))
        .after(described(&after));
    Ok(())
}

/// Replaces a text in which a name was replaced: it has no more characters than its part may have, and an address with a name
/// in it is gone. Returns what is stored.
pub(crate) fn replace_text(conn: &mut Writer<'_>, row_id: &str, text: &str) -> Result<String, OpError> {
    let Some((tournament, part)) = pages::place_of(conn, row_id)? else {
        return Ok(String::new());
    };
    let cut: String = text.chars().take(part.longest()).collect();
    let kept = if part.fits(&cut) { cut } else { String::new() };
    pages::set_text(conn, &tournament, part, &kept)?;
    Ok(kept)
}

/// Checks what is written instead of a text that names somebody.
///
/// # Errors
/// It does not fit its part of the page.
pub(crate) fn read_mention(conn: &mut Reader<'_>, row_id: &str, typed: &str) -> Result<String, OpError> {
    let Some((_, part)) = pages::place_of(conn, row_id)? else {
        return Ok(String::new());
    };
    let read = Part::Text(part).read(typed);
    read.map_err(|problem| OpError::field("text", problem.message))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(part: Part, text: &str) -> TypedPage {
        TypedPage {
            texts: vec![(part, text.to_owned())],
            seen: Seen::default(),
        }
    }

    fn fields(page: &TypedPage) -> Vec<String> {
        let problems = page.read().expect_err("wrong");
        problems.into_iter().map(|one| one.field).collect()
    }

    #[test]
    fn texts_are_trimmed() {
        let page = TypedPage {
            texts: vec![
                (Part::Description, " Bring dice.\r\nAnd a deck. ".into()),
                (Part::Text(PageText::Schedule), "* 9:00 Doors\r\n* 10:00 Round 1".into()),
                (Part::Text(PageText::Prizes), " \r\n ".into()),
                (Part::Accent, " 1F5F8B ".into()),
            ],
            seen: Seen::default(),
        };
        let new = page.read().expect("nothing is wrong");
        let texts: Vec<&str> = new.texts.iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(
            texts,
            [
                "Bring dice.\nAnd a deck.",
                "* 9:00 Doors\n* 10:00 Round 1",
                "",
                "#1f5f8b"
            ]
        );
    }

    #[test]
    fn everything_that_is_wrong_is_named_at_once() {
        let page = TypedPage {
            texts: vec![
                (Part::Description, "x".repeat(LONGEST_DESCRIPTION + 1)),
                (Part::Text(PageText::Map), "javascript:alert(1)".into()),
                (Part::Text(PageText::Organizer), "One\nTwo".into()),
                (Part::Text(PageText::Contact), "x".repeat(501)),
                (Part::Accent, "blue".into()),
            ],
            seen: Seen::default(),
        };
        assert_eq!(fields(&page), ["description", "map", "organizer", "contact", "accent"]);
    }

    #[test]
    fn addresses_are_of_the_web() {
        let map = |text: &str| typed(Part::Text(PageText::Map), text).read();
        for good in [
            "https://maps.example/hall?q=1",
            "http://example.org",
            "https://例え.jp/",
        ] {
            assert!(map(good).is_ok(), "{good}");
        }
        for bad in [
            "example.org",
            "ftp://example.org",
            "https://",
            "https:///x",
            "https://a b",
            "data:text/html,x",
        ] {
            assert!(map(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_pale_colour_names_one_that_can_be_read() {
        let problem = typed(Part::Accent, "#ffee00").read().expect_err("it is pale").remove(0);
        let offered = problem.message.to_string();
        let offered = offered.split('#').nth(1).map(|rest| &rest[..6]).expect("a colour");
        assert!(typed(Part::Accent, offered).read().is_ok());
    }

    #[test]
    fn what_nobody_changed_in_a_form_is_not_checked_and_not_overwritten() {
        let part = Part::Description;
        let (seen, other) = ("As it was\nthen", "What somebody else wrote");
        let marks = Seen::read(&Seen(vec![(part.name().to_owned(), mark(seen))]).to_string());
        let as_sent = "As it was\r\nthen\r\n";
        assert_eq!(marks.kept(part, as_sent, other), other);
        assert!(!marks.overwrites(part, as_sent, other));
        assert!(marks.overwrites(part, "Mine", other));
        assert!(!marks.overwrites(part, "Mine", seen), "nobody else wrote");
        assert!(!marks.overwrites(part, other, other), "both wrote the same");
        assert_eq!(marks.kept(part, "Mine", other), "Mine");
        let long = "x".repeat(LONGEST_DESCRIPTION + 1);
        let page = TypedPage {
            texts: vec![(part, long.clone())],
            seen: Seen(vec![(part.name().to_owned(), mark(&long))]),
        };
        assert_eq!(
            page.read().map(|new| new.texts.len()),
            Ok(0),
            "a text of a document stays"
        );
    }
}
