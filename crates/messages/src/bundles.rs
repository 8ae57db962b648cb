//! The catalogues, parsed when they are first needed: one for each file and language.

use std::fmt::{self, Write};
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::errors::{ReferenceKind, ResolverError};
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::place::Place;
use crate::{FILES, made_up, texts};

type Bundle = FluentBundle<FluentResource>;

/// The bundles of a language, by file.
type Bundles = [OnceLock<Box<Bundle>>; FILES.len()];

static BUNDLES: [Bundles; Language::ALL.len()] =
    [const { [const { OnceLock::new() }; FILES.len()] }; Language::ALL.len()];

/// Writes a message of a file in a language; in English if the language lacks it.
///
/// # Errors
/// The writer fails.
pub fn write(to: &mut dyn Write, language: Language, at: Place, arguments: &FluentArgs<'_>) -> fmt::Result {
    let id = at.named().id;
    let own = bundle(language, at.file);
    let (bundle, message) = match own.get_message(id) {
        Some(message) => (own, message),
        None => {
            let english = bundle(Language::English, at.file);
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
    if errors.is_empty() {
        return to.write_str(&text);
    }
    let arguments = with_forms_that_lack(arguments, &errors);
    to.write_str(&bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new()))
}

/// Returns the arguments with those that a translation asked for in a form that they do not have, as `$round-of` of a text
/// that somebody typed: they are said as they are.
fn with_forms_that_lack<'a>(arguments: &'a FluentArgs<'_>, errors: &[FluentError]) -> FluentArgs<'a> {
    let mut all: FluentArgs<'a> = FluentArgs::new();
    for (name, value) in arguments.iter() {
        all.set(name.to_owned(), value.clone());
    }
    for error in errors {
        let FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) = error else {
            continue;
        };
        let is_of = |name: &str| id.strip_prefix(name).is_some_and(|form| form.starts_with('-'));
        if let Some((_, plain)) = arguments.iter().find(|(name, _)| is_of(name)) {
            all.set(id.clone(), plain.clone());
        }
    }
    all
}

/// Calls with each form that a language gives a message beside its text: with its name, and its text for the arguments, which
/// are only made if there is one.
pub fn each_form<'a>(
    language: Language,
    at: Place,
    arguments: impl FnOnce() -> FluentArgs<'a>,
    mut each: impl FnMut(&str, String),
) {
    let bundle = bundle(language, at.file);
    let mut forms = bundle
        .get_message(at.named().id)
        .into_iter()
        .flat_map(|message| message.attributes())
        .peekable();
    if forms.peek().is_none() {
        return;
    }
    let arguments = arguments();
    for form in forms {
        each(
            form.id(),
            bundle
                .format_pattern(form.value(), Some(&arguments), &mut Vec::new())
                .into_owned(),
        );
    }
}

fn bundle(language: Language, file: u16) -> &'static Bundle {
    BUNDLES[language as usize][usize::from(file)].get_or_init(|| {
        let text = texts::catalogue(language, file);
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
        Box::new(bundle)
    })
}
