//! A decklist as people type it: a link or a text. It is stored and shown, never fetched.

use say::Message;
use say::{field_names, refused_text};

use super::exports;
use crate::command::text;

/// Longest decklist link or text, in characters.
const MAX_DECKLIST: usize = 20_000;

/// Returns whether a decklist is a link rather than a text.
pub fn is_link(decklist: &str) -> bool {
    let start: String = decklist.chars().take(8).collect::<String>().to_ascii_lowercase();
    start.starts_with("https://") || start.starts_with("http://")
}

/// Reads a decklist as it is stored; `None` if nothing was typed. An export becomes a list of its cards. Only http and https are accepted as links: other
/// schemes are refused, so that no page shows them as links.
///
/// # Errors
/// A sentence: the text is too long, an incomplete link, or a link of another scheme.
pub fn read(typed: &str) -> Result<Option<String>, Message> {
    let exported = exports::as_list(typed);
    let list = exported.as_deref().unwrap_or(typed);
    let text =
        text::block("decklist", field_names::decklist(), list, MAX_DECKLIST).map_err(|problem| problem.message)?;
    // A list of invisible characters would count as a submitted list.
    if text.chars().all(text::is_invisible) {
        return Ok(None);
    }
    // Several lines are a list, no matter how they begin.
    if text.contains('\n') {
        return Ok(Some(text));
    }
    if is_link(&text) {
        let host = text.split("//").nth(1).unwrap_or_default();
        // "https://" alone is often what is left of a badly copied link.
        return if host.is_empty() || host.starts_with('/') || text.contains(char::is_whitespace) {
            Err(refused_text::link_not_whole())
        } else {
            Ok(Some(text))
        };
    }
    // "Commander: Atraxa" is a list, "javascript:…" is not
    let has_scheme = text.split_once(':').is_some_and(|(scheme, rest)| {
        !scheme.is_empty() && !scheme.contains(char::is_whitespace) && !rest.starts_with(char::is_whitespace)
    });
    if has_scheme {
        return Err(refused_text::link_other_scheme());
    }
    Ok(Some(text))
}
