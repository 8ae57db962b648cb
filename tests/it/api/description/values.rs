//! Reading values of the description's JSON: text, members, descriptions as HTML.

use pulldown_cmark::{Event, Parser, html};
use serde_json::Value;

/// The members of an object by name.
pub fn members_of(object: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let members = object.as_object().into_iter().flatten();
    members.map(|(name, value)| (name.as_str(), value))
}

/// A text; empty where there is none.
pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// A name as part of an address: letters, digits and single hyphens.
pub fn anchored(kind: &str, name: &str) -> String {
    let mut out = kind.to_lowercase();
    for part in name
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|part| !part.is_empty())
    {
        out.push('-');
        out.push_str(part);
    }
    out
}

/// A description as HTML; any HTML in it is left out.
pub fn markdown(value: &Value) -> String {
    let text = value.as_str().unwrap_or_default();
    let events = Parser::new(text).filter(|event| !matches!(event, Event::Html(_) | Event::InlineHtml(_)));
    let mut out = String::new();
    html::push_html(&mut out, events);
    out
}
