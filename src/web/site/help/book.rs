//! The handbook (`docs/handbook`): embedded in the binary, and read once in a process. A chapter in another language is in
//! a folder with the language's tag; its first line says of which English text it is the translation, and its tasks are
//! those of the English chapter in the same order, so that they have the same addresses. Its pictures are in that folder too.

use std::borrow::Cow;
use std::sync::OnceLock;

use actix_web::web::Bytes;
use rust_embed::RustEmbed;

use super::markdown::{self, Document, Section};
use podium_snapshot::names::fold;
use say::Language;

#[derive(RustEmbed)]
#[folder = "docs/handbook/"]
struct Files;

/// The parts, in the order of the table of contents: each is a file and a page.
const PARTS: [&str; 8] = [
    "organizer",
    "scorekeeper",
    "judge",
    "head-judge",
    "player",
    "community",
    "host",
    "questions",
];

/// Where the pictures of a chapter are, beside it.
const PICTURES: &str = "pictures/";

/// The whole handbook.
pub struct Book {
    /// The table of contents.
    pub front: Document,
    /// Its language.
    pub language: Language,
    pub parts: Vec<Part>,
    pictures: Vec<Picture>,
}

/// A part: the tasks of one kind of reader.
pub struct Part {
    pub slug: &'static str,
    /// The language of its text; English where it is not translated.
    pub language: Language,
    /// Whether the English chapter was changed since it was translated.
    pub is_older: bool,
    pub title: String,
    /// As HTML.
    pub intro: String,
    pub tasks: Vec<Task>,
}

/// A task, or a question with its answer.
pub struct Task {
    pub slug: String,
    pub title: String,
    pub html: String,
    /// Its words without markup.
    pub text: String,
    /// The words of title and text by which it is found, without accents and case.
    pub words: Vec<String>,
    pub picture: Option<Shown>,
}

/// A picture as a page shows it.
pub struct Shown {
    pub href: String,
    pub alt: String,
    pub width: u32,
    pub height: u32,
}

/// A picture as it is sent.
pub struct Picture {
    /// As `results-0123456789abcdef.webp`.
    name: String,
    pub bytes: Bytes,
}

/// Returns the handbook of this program as readers of a language get it.
pub fn book(language: Language) -> &'static Book {
    static BOOKS: [OnceLock<Book>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    BOOKS[language as usize].get_or_init(|| Book::read(language))
}

impl Book {
    fn read(language: Language) -> Self {
        let mut pictures = Vec::new();
        let parts = PARTS.map(|slug| Part::read(slug, language, &mut pictures));
        // an older table of contents could lead to nothing
        let translated = text_of(&format!("{}/README.md", language.tag()));
        let front = match translated.starts_with(&mark_of("README.md")) {
            true => (language, translated),
            false => (Language::English, text_of("README.md")),
        };
        Self {
            language: front.0,
            front: markdown::read(&front.1),
            parts: parts.into(),
            pictures,
        }
    }

    /// Returns the picture with a name.
    pub fn picture(&self, name: &str) -> Option<&Picture> {
        self.pictures.iter().find(|picture| picture.name == name)
    }
}

impl Part {
    /// Reads a chapter in a language, or in English if it is not translated.
    fn read(slug: &'static str, language: Language, pictures: &mut Vec<Picture>) -> Self {
        let file = format!("{slug}.md");
        let english = markdown::read(&text_of(&file));
        let translated = format!("{}/{file}", language.tag());
        let found = Files::get(&translated).map(|_| text_of(&translated));
        let is_older = found.as_ref().is_some_and(|text| !text.starts_with(&mark_of(&file)));
        let language = if found.is_some() { language } else { Language::English };
        let slugs: Vec<String> = english.sections.iter().map(|section| section.slug.clone()).collect();
        let document = found.map_or(english, |text| markdown::read(&text));
        let sections = document
            .sections
            .into_iter()
            .enumerate()
            .map(|(place, section)| Section {
                slug: slugs.get(place).cloned().unwrap_or_default(),
                ..section
            });
        Self {
            slug,
            language,
            is_older,
            title: document.title,
            intro: document.intro,
            tasks: sections.map(|section| Task::of(section, language, pictures)).collect(),
        }
    }
}

/// Returns the first line of a translation of a file as it is now.
fn mark_of(file: &str) -> String {
    let hash = Files::get(file)
        .map(|file| file.metadata.sha256_hash())
        .unwrap_or_default();
    let hash: String = hash.iter().take(4).map(|byte| format!("{byte:02x}")).collect();
    format!("<!-- English: {hash} -->\n")
}

/// Returns the text of a file. Links of a translation lead out of its folder, to the English files: here all have the same
/// addresses.
fn text_of(file: &str) -> String {
    let file = Files::get(file);
    let text = file.map(|file| String::from_utf8_lossy(&file.data).replace("](../", "]("));
    text.unwrap_or_default()
}

impl Task {
    fn of(section: Section, language: Language, pictures: &mut Vec<Picture>) -> Self {
        let picture = section.picture.and_then(|image| {
            let picture = Picture::read(&image.path, language)?;
            let (width, height) = picture.size();
            let shown = Shown {
                href: format!("/help/pictures/{}", picture.name),
                alt: image.alt,
                width,
                height,
            };
            pictures.push(picture);
            Some(shown)
        });
        let text = format!("{} {}", section.title, section.text);
        // "Wi-Fi" is found by "wifi" too
        let mut words: Vec<String> = words(&text).chain(words(&text.replace('-', ""))).collect();
        words.sort_unstable();
        words.dedup();
        Self {
            slug: section.slug,
            title: section.title,
            html: section.html,
            text: section.text,
            words,
            picture,
        }
    }
}

/// The words of a text, without accents and case.
pub fn words(text: &str) -> impl Iterator<Item = String> {
    let folded = fold(text);
    let words: Vec<String> = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    words.into_iter()
}

impl Picture {
    /// Reads an embedded picture of a chapter in a language; its name contains its hash, so that browsers may cache it forever.
    fn read(path: &str, language: Language) -> Option<Self> {
        let name = path.strip_prefix(PICTURES)?.strip_suffix(".webp")?;
        let file = match language {
            Language::English => Files::get(path)?,
            other => Files::get(&format!("{}/{path}", other.tag()))?,
        };
        let hash = file.metadata.sha256_hash();
        // 64 bits distinguish all builds there will ever be
        let hash: String = hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Some(Self {
            name: format!("{name}-{hash}.webp"),
            bytes: match file.data {
                Cow::Borrowed(bytes) => Bytes::from_static(bytes),
                Cow::Owned(bytes) => bytes.into(),
            },
        })
    }

    /// Returns width and height of a WebP without loss: after a header of 21 bytes, each less one, in 14 bits (RFC 9649, 3.4).
    fn size(&self) -> (u32, u32) {
        let is_lossless = self.bytes.get(12..16) == Some(b"VP8L");
        let bits = self.bytes.get(21..25).filter(|_| is_lossless);
        let Some(bits) = bits.and_then(|four| four.try_into().ok()).map(u32::from_le_bytes) else {
            return (0, 0);
        };
        ((bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1)
    }
}
