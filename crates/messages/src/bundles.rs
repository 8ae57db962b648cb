//! The catalogues, parsed when they are first needed: one for each file and language.

use std::fmt::{self, Write};
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::{FILES, TEXTS, made_up};

type Bundle = FluentBundle<FluentResource>;

/// The bundles of a language, by file.
type Bundles = [OnceLock<Bundle>; FILES.len()];

static BUNDLES: [Bundles; Language::ALL.len()] =
    [const { [const { OnceLock::new() }; FILES.len()] }; Language::ALL.len()];

/// Writes a message of a file in a language; in English if the language lacks it.
///
/// # Errors
/// The writer fails.
pub fn write(to: &mut dyn Write, language: Language, at: (usize, &str), arguments: &FluentArgs<'_>) -> fmt::Result {
    let (file, id) = at;
    let own = bundle(language, file);
    let (bundle, message) = match own.get_message(id) {
        Some(message) => (own, message),
        None => {
            let english = bundle(Language::English, file);
            let message = english
                .get_message(id)
                .expect("its function was made from the English catalogue");
            (english, message)
        }
    };
    let pattern = message
        .value()
        .expect("its function was made from a message with a text");
    // what a translation gets wrong, the build has refused; the rest is shown as it is
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
    to.write_str(&text)
}

fn bundle(language: Language, file: usize) -> &'static Bundle {
    BUNDLES[language as usize][file].get_or_init(|| {
        let text = text_of(language, file);
        let text = match language.is_made_up() {
            true => made_up::catalogue(&text, language),
            false => text,
        };
        let tag: LanguageIdentifier = language.tag().parse().expect("the tags are well-formed");
        let mut bundle = Bundle::new_concurrent(vec![tag]);
        // names are isolated by <bdi> where they are shown
        bundle.set_use_isolating(false);
        // NUMBER, for ordinals
        bundle.add_builtins().expect("a new bundle has no functions");
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        bundle
    })
}

/// Returns a catalogue; empty if it is not translated.
fn text_of(language: Language, file: usize) -> String {
    match TEXTS[language.catalogue()][file] {
        [] => String::new(),
        kept => {
            let text = miniz_oxide::inflate::decompress_to_vec(kept).expect("the build has compressed it");
            String::from_utf8(text).expect("a catalogue is text")
        }
    }
}
