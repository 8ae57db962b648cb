//! The functions that the build writes: one for each message, in a module for each file.

use std::fmt::Write as _;

use super::catalogue::{Catalogue, Message};

const KEYWORDS: [&str; 28] = [
    "as", "break", "const", "continue", "crate", "else", "enum", "fn", "for", "if", "impl", "in", "let", "loop",
    "match", "mod", "move", "mut", "pub", "ref", "return", "self", "static", "super", "type", "use", "where", "while",
];

/// Appends the module of a file.
pub fn write(code: &mut String, file: usize, stem: &str, catalogue: &Catalogue, mistakes: &mut Vec<String>) {
    writeln!(code, "/// The messages of `{stem}.ftl`.\npub mod {} {{", name(stem)).expect("a string takes everything");
    code.push_str("use super::*;\n");
    for (place, (id, message)) in catalogue.0.iter().enumerate() {
        if KEYWORDS.contains(&name(id).as_str()) {
            mistakes.push(format!("{stem}.ftl: {id} is a word of Rust; choose another id"));
            continue;
        }
        // A changed sentence, or a lost comment, must not swap what is given.
        if message.arguments.len() > 1 && message.described < message.arguments.len() {
            mistakes.push(format!(
                "{stem}.ftl: {id} needs a line of its comment for each of {:?}",
                message.arguments
            ));
        }
        write_function(
            code,
            &format!("Place {{ file: {file}, message: {place} }}"),
            id,
            message,
        );
    }
    code.push_str("}\n");
}

fn write_function(code: &mut String, place: &str, id: &str, message: &Message) {
    let links = message.tags.get("a").copied().unwrap_or_default();
    let is_marked = !message.tags.is_empty();
    let mut parameters = Vec::new();
    let mut given = Vec::new();
    for argument in &message.arguments {
        let parameter = parameter(argument);
        given.push(format!("{parameter}.into()"));
        parameters.push(format!("{parameter}: impl Into<Message>"));
    }
    let addresses: Vec<String> = match links {
        1 => vec!["link".to_owned()],
        _ => (1..=links).map(|number| format!("link{number}")).collect(),
    };
    parameters.extend(addresses.iter().map(|address| format!("{address}: impl Into<String>")));
    let text = message.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let made = format!("{place}.with([{}])", given.join(", "));
    let (kind, made) = match is_marked {
        false => ("Message", made),
        true => {
            let links: Vec<String> = addresses.iter().map(|address| format!("{address}.into()")).collect();
            ("Marked", format!("Marked::new({made}, vec![{}])", links.join(", ")))
        }
    };
    writeln!(
        code,
        "/// `{}`\n#[must_use]\npub fn {}({}) -> {kind} {{ {made} }}",
        text.replace('`', "'"),
        name(id),
        parameters.join(", ")
    )
    .expect("a string takes everything");
}

fn name(id: &str) -> String {
    id.replace('-', "_")
}

/// Returns the name of an argument as a parameter, which a word of Rust cannot be.
fn parameter(argument: &str) -> String {
    let name = name(argument);
    match KEYWORDS.contains(&name.as_str()) {
        true => format!("{name}_"),
        false => name,
    }
}
