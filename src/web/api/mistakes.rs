//! Sentences about bodies that are JSON but of another shape than expected: none of the parser's own wording is shown.

use serde_path_to_error::Segment;

use super::problem::Mistake;

/// A mistake at a place of the body, from what the parser says of it.
pub fn mistake(path: &[Segment], parsed: &str) -> Mistake {
    let text = parsed.rfind(" at line ").map_or(parsed, |end| &parsed[..end]);
    let mut place: Vec<Part> = path.iter().filter_map(Part::of).collect();
    let (more, what) = read(text);
    // for an unknown member, the parser may or may not have entered it yet
    if let Some(more) = more.map(|name| Part::Member(name.to_owned()))
        && place.last() != Some(&more)
    {
        place.push(more);
    }
    Mistake {
        pointer: place.iter().map(Part::pointer).collect(),
        detail: match place.is_empty() {
            true => format!("The body: {what}."),
            false => format!("{}: {what}.", shown(&place)),
        },
    }
}

/// A step of the way to a place in a body.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Part {
    Item(usize),
    Member(String),
}

impl Part {
    fn of(segment: &Segment) -> Option<Self> {
        match segment {
            Segment::Seq { index } => Some(Self::Item(*index)),
            Segment::Map { key } => Some(Self::Member(key.clone())),
            Segment::Enum { .. } | Segment::Unknown => None,
        }
    }

    /// As in a JSON pointer (RFC 6901).
    fn pointer(&self) -> String {
        match self {
            Self::Item(index) => format!("/{index}"),
            Self::Member(name) => format!("/{}", name.replace('~', "~0").replace('/', "~1")),
        }
    }
}

/// A place as people write it: `players[0].name`.
fn shown(place: &[Part]) -> String {
    let mut text = String::new();
    for part in place {
        match part {
            Part::Item(index) => text += &format!("[{index}]"),
            Part::Member(name) => {
                if !text.is_empty() {
                    text.push('.');
                }
                text += &name.chars().take(60).collect::<String>();
            }
        }
    }
    text
}

/// What is wrong, and the member that it is about where the place does not say so.
fn read(text: &str) -> (Option<&str>, String) {
    if let Some((sent, wanted)) = parts(text, "invalid type: ") {
        return (
            None,
            format!("{} is needed, {} was sent", a_kind(wanted), sent_kind(sent)),
        );
    }
    if let Some((sent, wanted)) = parts(text, "invalid value: ") {
        let sent = quoted(sent).unwrap_or(sent);
        return (
            None,
            format!("{sent:.40} does not fit here; {} is needed", a_kind(wanted)),
        );
    }
    if let Some((sent, wanted)) = parts(text, "invalid length ") {
        let sent = match wanted.starts_with("struct ") {
            true => "a list was sent".to_owned(),
            false => format!("and this has {sent}"),
        };
        return (None, format!("{} is needed, {sent}", a_kind(wanted)));
    }
    if let Some((sent, wanted)) = parts(text, "unknown variant ") {
        let sent = quoted(sent).unwrap_or(sent);
        return (None, format!("\"{sent:.40}\" is not one of {}", names(wanted)));
    }
    if let Some(rest) = text.strip_prefix("unknown field ") {
        let (sent, wanted) = rest.split_once(", ").unwrap_or((rest, ""));
        let there = match names(wanted).as_str() {
            "" => "there are no members here".to_owned(),
            names => format!("there are {names}"),
        };
        return (quoted(sent), format!("there is no such member; {there}"));
    }
    if let Some(name) = text.strip_prefix("missing field ") {
        return (quoted(name), "this is needed, and missing".to_owned());
    }
    if let Some(name) = text.strip_prefix("duplicate field ") {
        return (quoted(name), "this was sent twice".to_owned());
    }
    // about dates and times
    let of_days = [
        "input is out of range",
        "input contains invalid characters",
        "premature end of input",
        "trailing input",
    ];
    if of_days.contains(&text) {
        return (None, "a day is needed, as \"2026-11-28\"".to_owned());
    }
    // our own sentences
    (None, text.trim_end_matches('.').to_owned())
}

/// What was sent, and what was expected.
fn parts<'t>(text: &'t str, begin: &str) -> Option<(&'t str, &'t str)> {
    text.strip_prefix(begin)?.split_once(", expected ")
}

/// The text in backticks.
fn quoted(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once('`')?;
    rest.rsplit_once('`').map(|(inner, _)| inner)
}

/// The names in backticks, in a list.
fn names(text: &str) -> String {
    let all: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    all.join(", ")
}

/// What the parser expected.
fn a_kind(wanted: &str) -> &'static str {
    match wanted {
        "a string" | "a borrowed string" | "string or map" => "a text",
        "a boolean" => "true or false",
        "u8" | "u16" | "u32" | "u64" | "usize" => "a whole number from 0",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        _ if wanted.starts_with("struct ") || wanted.contains("map") => "an object",
        _ if wanted.contains("sequence") || wanted.contains("array") || wanted.contains("tuple") => "a list",
        _ if wanted.contains("date") => "a day as \"2026-11-28\"",
        _ if wanted.contains("enum") || wanted.contains("variant") || wanted.contains("str") => "a text",
        _ => "something else",
    }
}

/// What the parser found.
fn sent_kind(sent: &str) -> &'static str {
    match sent.split(' ').next().unwrap_or_default() {
        "null" | "unit" | "Option" => "null",
        "integer" => "a number",
        "floating" => "a number with a fraction",
        "string" => "a text",
        "boolean" => "true or false",
        "map" => "an object",
        "sequence" => "a list",
        _ => "something else",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only how it is refused is looked at")]
    struct Body {
        players: Vec<Row>,
        day: Option<chrono::NaiveDate>,
        kind: Option<Kind>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    #[allow(dead_code, reason = "only how it is refused is looked at")]
    struct Row {
        name: String,
        table: Option<u32>,
        here: Option<bool>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Kind {
        One,
        Another,
    }

    fn said(body: &str) -> (String, String) {
        let mut reader = serde_json::Deserializer::from_str(body);
        let error = serde_path_to_error::deserialize::<_, Body>(&mut reader).expect_err("something is wrong");
        let path: Vec<Segment> = error.path().iter().cloned().collect();
        let Mistake { pointer, detail } = mistake(&path, &error.into_inner().to_string());
        (pointer, detail)
    }

    #[test]
    fn each_mistake_is_a_sentence_with_its_place() {
        for (body, pointer, detail) in [
            ("5", "", "The body: an object is needed, a number was sent."),
            ("{}", "/players", "players: this is needed, and missing."),
            (
                r#"{"players": "x"}"#,
                "/players",
                "players: a list is needed, a text was sent.",
            ),
            (
                r#"{"players": [5]}"#,
                "/players/0",
                "players[0]: an object is needed, a number was sent.",
            ),
            (
                r#"{"players": [{"name": 5}]}"#,
                "/players/0/name",
                "players[0].name: a text is needed, a number was sent.",
            ),
            (
                r#"{"players": [{"name": null}]}"#,
                "/players/0/name",
                "players[0].name: a text is needed, null was sent.",
            ),
            (
                r#"{"players": [{}]}"#,
                "/players/0/name",
                "players[0].name: this is needed, and missing.",
            ),
            (
                r#"{"players": [{"name": "A", "table": -5}]}"#,
                "/players/0/table",
                "players[0].table: -5 does not fit here; a whole number from 0 is needed.",
            ),
            (
                r#"{"players": [{"name": "A", "here": 1}]}"#,
                "/players/0/here",
                "players[0].here: true or false is needed, a number was sent.",
            ),
            (
                r#"{"players": [{"name": "A", "seat": 1}]}"#,
                "/players/0/seat",
                "players[0].seat: there is no such member; there are name, table, here.",
            ),
            (
                r#"{"players": [], "players": []}"#,
                "/players",
                "players: this was sent twice.",
            ),
            (
                r#"{"players": [], "kind": "x"}"#,
                "/kind",
                "kind: \"x\" is not one of one, another.",
            ),
            (
                r#"{"players": [], "day": "2026-13-40"}"#,
                "/day",
                "day: a day is needed, as \"2026-11-28\".",
            ),
            (
                r#"{"players": [], "day": "tomorrow"}"#,
                "/day",
                "day: a day is needed, as \"2026-11-28\".",
            ),
        ] {
            assert_eq!(said(body), (pointer.to_owned(), detail.to_owned()), "{body}");
        }
    }
}
