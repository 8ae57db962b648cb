//! A catalogue as the build and its translators need it: the messages of a file with their arguments and tags.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Comment, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The languages with a catalogue, in the order of `Language::ALL`; English is the source.
pub const LANGUAGES: [&str; 10] = ["en", "pt-BR", "pt-PT", "es", "fr", "it", "de", "nl", "pl", "ja"];

/// Tags that a message may contain, without attributes. `<a>` is a link whose address the caller gives.
const TAGS: [&str; 12] = [
    "a", "i", "b", "s", "strong", "em", "code", "kbd", "bdi", "span", "br", "q",
];

/// The messages of a file by id.
pub struct Catalogue(pub BTreeMap<String, Message>);

/// What is known of a message.
#[derive(Debug, Default)]
pub struct Message {
    /// The text, on one line, for the function's documentation.
    pub text: String,
    /// The arguments in the order of the function: that of the comment's `$name` lines, then of the text.
    pub arguments: Vec<String>,
    /// How many of them the comment names: the first ones.
    pub described: usize,
    /// The tags, each as often as the longest variant has it.
    pub tags: BTreeMap<String, usize>,
    /// The attributes: other forms of the text that this language needs, as "of", and the names that they use.
    pub forms: BTreeMap<String, Vec<String>>,
}

impl Catalogue {
    /// Reads a file, and adds what is wrong with it to `mistakes`.
    pub fn read(path: &Path, mistakes: &mut Vec<String>) -> Self {
        let text = fs::read_to_string(path).expect("a listed file can be read");
        let resource = parser::parse(text.as_str()).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = text[..error.pos.start.min(text.len())].lines().count().max(1);
                mistakes.push(format!("{}:{line}: {error}", path.display()));
            }
            resource
        });
        let mut messages = BTreeMap::new();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let Some(pattern) = &message.value else { continue };
            let mut read = Message {
                arguments: message.comment.as_ref().map(named).unwrap_or_default(),
                ..Message::default()
            };
            read.described = read.arguments.len();
            read.tags = read_pattern(pattern, &mut read.text, &mut read.arguments);
            for attribute in &message.attributes {
                let mut names = Vec::new();
                read_pattern(&attribute.value, &mut String::new(), &mut names);
                read.forms.insert(attribute.id.name.to_owned(), names);
            }
            for tag in read.tags.keys() {
                if !TAGS.contains(&tag.trim_start_matches('/')) {
                    mistakes.push(format!("{}: {} has the tag <{tag}>", path.display(), message.id.name));
                }
            }
            if messages.insert(message.id.name.to_owned(), read).is_some() {
                mistakes.push(format!("{}: {} is there twice", path.display(), message.id.name));
            }
        }
        Self(messages)
    }

    /// The forms that this file's messages have beside their texts, as "of" for `$round-of`.
    pub fn forms(&self) -> impl Iterator<Item = &str> {
        self.0
            .values()
            .flat_map(|message| message.forms.keys().map(String::as_str))
    }

    /// Adds what a translation has that its source lacks to `mistakes`. A message that it lacks is shown in English. `forms`
    /// are those of all files of the language.
    pub fn compare(&self, source: &Self, forms: &BTreeSet<String>, path: &Path, mistakes: &mut Vec<String>) {
        for (id, message) in &self.0 {
            let Some(english) = source.0.get(id) else {
                mistakes.push(format!("{}: {id} is not in English", path.display()));
                continue;
            };
            let is_form = |argument: &str| {
                let is_known = |name: &str| english.arguments.iter().any(|known| known == name);
                let mut marks = argument.match_indices('-');
                marks.any(|(at, _)| is_known(&argument[..at]) && forms.contains(&argument[at + 1..]))
            };
            for argument in message.arguments.iter().chain(message.forms.values().flatten()) {
                if !english.arguments.contains(argument) && !is_form(argument) {
                    mistakes.push(format!("{}: {id} has ${argument}, which English lacks", path.display()));
                }
            }
            if message.tags != english.tags {
                mistakes.push(format!(
                    "{}: {id} has the tags {:?}, English has {:?}",
                    path.display(),
                    message.tags,
                    english.tags
                ));
            }
        }
    }
}

/// Returns the catalogue files below a folder, as paths relative to it, in order.
pub fn files_of(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![PathBuf::new()];
    while let Some(inside) = open.pop() {
        let entries = fs::read_dir(folder.join(&inside)).expect("the folder of a language can be read");
        for entry in entries.flatten() {
            let path = inside.join(entry.file_name());
            if path.extension().is_some_and(|extension| extension == "ftl") {
                found.push(path);
            } else if entry.path().is_dir() {
                open.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Returns the name of a file without its end: that of the module with its functions.
pub fn stem(file: &Path) -> &str {
    file.file_stem()
        .and_then(|stem| stem.to_str())
        .expect("names of catalogues are plain")
}

/// The names in the lines of a comment that begin with `$`.
fn named(comment: &Comment<&str>) -> Vec<String> {
    let names = comment.content.iter().filter_map(|line| line.trim().strip_prefix('$'));
    names
        .filter_map(|line| {
            line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
                .next()
        })
        .map(str::to_owned)
        .collect()
}

/// Appends a pattern's text and the arguments that it names, and returns its tags.
fn read_pattern(pattern: &Pattern<&str>, text: &mut String, arguments: &mut Vec<String>) -> BTreeMap<String, usize> {
    let mut tags = BTreeMap::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                text.push_str(value);
                for tag in value.split('<').skip(1).filter_map(|rest| rest.split_once('>')) {
                    *tags.entry(tag.0.to_owned()).or_default() += 1;
                }
            }
            PatternElement::Placeable { expression } => {
                text.push('{');
                for (tag, often) in read_expression(expression, text, arguments) {
                    *tags.entry(tag).or_default() += often;
                }
                text.push('}');
            }
        }
    }
    tags
}

fn read_expression(
    expression: &Expression<&str>,
    text: &mut String,
    arguments: &mut Vec<String>,
) -> BTreeMap<String, usize> {
    match expression {
        Expression::Inline(inline) => {
            read_inline(inline, text, arguments);
            BTreeMap::new()
        }
        Expression::Select { selector, variants } => {
            read_inline(selector, text, arguments);
            let mut most: BTreeMap<String, usize> = BTreeMap::new();
            for variant in variants {
                text.push_str(if variant.default { " *" } else { " | " });
                for (tag, often) in read_pattern(&variant.value, text, arguments) {
                    let entry = most.entry(tag).or_default();
                    *entry = often.max(*entry);
                }
            }
            most
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, text: &mut String, arguments: &mut Vec<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            text.push('$');
            text.push_str(id.name);
            if !arguments.iter().any(|known| known == id.name) {
                arguments.push(id.name.to_owned());
            }
        }
        InlineExpression::FunctionReference { arguments: given, .. } => {
            for inline in &given.positional {
                read_inline(inline, text, arguments);
            }
        }
        InlineExpression::Placeable { expression } => {
            read_expression(expression, text, arguments);
        }
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => text.push_str(value),
        InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
            text.push_str(id.name);
        }
    }
}
