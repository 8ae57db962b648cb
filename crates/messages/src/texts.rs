//! The catalogues as the build keeps them: compressed, each message's id and arguments once for all languages. Ten
//! languages are a hundredth of the program so, and a function of a message is two numbers and a call.

use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_to_vec;

use crate::language::Language;
use crate::{NAMES, TEXTS};

/// Between two messages, which is in no text.
const SEPARATOR: char = '\u{1}';

/// What the build knows of a message beside its texts.
pub struct Named {
    pub id: &'static str,
    pub arguments: Box<[&'static str]>,
}

/// Returns the messages of a file.
pub fn names(file: u16) -> &'static [Named] {
    static FILES: OnceLock<Vec<Vec<Named>>> = OnceLock::new();
    let files = FILES.get_or_init(|| {
        let all: &'static str = inflated(NAMES).leak();
        all.split("\n\n")
            .map(|file| file.lines().map(named).collect())
            .collect()
    });
    &files[usize::from(file)]
}

/// Reads "id argument argument".
fn named(line: &'static str) -> Named {
    let (id, arguments) = line.split_once(' ').unwrap_or((line, ""));
    Named {
        id,
        arguments: arguments.split_terminator(' ').collect(),
    }
}

/// Returns the catalogue of a file in a language, without the messages that the language lacks.
pub fn catalogue(language: Language, file: u16) -> String {
    static KEPT: [OnceLock<String>; TEXTS.len()] = [const { OnceLock::new() }; TEXTS.len()];
    let place = language.catalogue();
    let all = KEPT[place].get_or_init(|| inflated(TEXTS[place]));
    let before = (0..file).map(|file| names(file).len()).sum();
    let texts = all.split(SEPARATOR).skip(before);
    let translated = names(file).iter().zip(texts).filter(|(_, text)| !text.is_empty());
    translated.fold(String::new(), |catalogue, (named, text)| {
        catalogue + named.id + " =" + text + "\n"
    })
}

fn inflated(kept: &[u8]) -> String {
    let text = decompress_to_vec(kept).expect("the build has compressed it");
    String::from_utf8(text).expect("a catalogue is text")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use fluent_syntax::ast::{Entry, Message};
    use fluent_syntax::parser;

    use super::*;
    use crate::catalogue::files_of;

    fn messages(text: &str) -> Vec<Message<&str>> {
        let resource = parser::parse(text).expect("a catalogue");
        let mut messages: Vec<_> = resource.body.into_iter().filter_map(message).collect();
        messages.sort_by_key(|message| message.id.name);
        messages
    }

    fn message(entry: Entry<&str>) -> Option<Message<&str>> {
        match entry {
            Entry::Message(message) => Some(Message {
                comment: None,
                ..message
            }),
            _ => None,
        }
    }

    #[test]
    fn each_catalogue_is_what_its_file_says() {
        let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
        let files = files_of(&locales.join("en"));
        for language in Language::OFFERED {
            for (number, file) in (0..).zip(&files) {
                let path = locales.join(language.tag()).join(file);
                let written = std::fs::read_to_string(&path).expect("every file is translated");
                let kept = catalogue(language, number);
                assert_eq!(messages(&kept), messages(&written), "{}", path.display());
            }
        }
    }
}
