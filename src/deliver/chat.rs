//! The body of a chat message: the JSON that Discord's webhooks accept, in which no name or text can become a mention,
//! a disguised link, or formatting.

use serde_json::json;

use podium_ops::command::text;

/// Most characters of a message.
const LONGEST: usize = 2000;
/// The characters that format a text there.
const MARKS: &[char] = &[
    '\\', '*', '_', '~', '`', '|', '>', '<', '#', '-', '[', ']', '(', ')', '@', ':', '+',
];

/// Creates a message that ends with an address.
pub(super) fn message(words: &str, address: &str) -> String {
    let room = LONGEST.saturating_sub(address.chars().count() + 1);
    let cut: String = match words.chars().count() > room {
        true => words.chars().take(room.saturating_sub(1)).chain(['…']).collect(),
        false => words.to_owned(),
    };
    // a name cannot notify anybody: mentions are not parsed
    json!({"content": format!("{cut} {address}"), "allowed_mentions": {"parse": []}}).to_string()
}

/// Escapes a name so that it is shown literally: people choose it when they register, and it must not become a link.
pub(super) fn escaped(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    // a name from before they were removed on input may contain characters that change the direction of the following
    // text
    for c in text::without_invisible(name).chars() {
        if MARKS.contains(&c) {
            out.push('\\');
        }
        // a name is one line
        out.push(if c == '\n' { ' ' } else { c });
        // a chat makes links of "www.", "discord.gg/" and similar texts even without formatting
        if matches!(c, '.' | '/') {
            out.push('\u{2060}');
        }
    }
    out
}

/// Escapes a text of the staff so that it is shown literally, except for its addresses, which stay visible links.
pub(super) fn with_addresses(typed: &str) -> String {
    let text = text::without_invisible(typed);
    let mut out = String::with_capacity(text.len());
    for word in text.split_inclusive(char::is_whitespace) {
        // escaping would change an address; one with brackets could end the address and begin another
        let begins = ["https://", "http://"].iter().any(|start| word.starts_with(start));
        let is_address = begins && !word.contains(|c| "<>[]()*~|`\\".contains(c));
        for c in word.chars() {
            if MARKS.contains(&c) && !is_address {
                out.push('\\');
            }
            out.push(c);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_texts_format_nothing() {
        assert_eq!(escaped("*Ann* _Ash_"), "\\*Ann\\* \\_Ash\\_");
        assert_eq!(escaped("@everyone <@1>"), "\\@everyone \\<\\@1\\>");
        assert_eq!(escaped("\u{202e}Ann\u{2069}\u{2028}Ash"), "Ann Ash");
        assert_eq!(with_addresses("\u{202e}Lunch"), "Lunch");
        for name in ["https://evil.example/login", "www.evil.example/x"] {
            let shown = escaped(name);
            assert!(!shown.contains(name) && !shown.contains("evil.example"), "{shown}");
        }
        assert_eq!(
            with_addresses("[here](https://evil.example)"),
            "\\[here\\]\\(https\\://evil.example\\)"
        );
        assert!(with_addresses("https://a<[Rules](https://evil.example)").contains("\\[Rules\\]"));
        assert_eq!(
            with_addresses("see https://hall.example/a_b\nnow"),
            "see https://hall.example/a_b\nnow"
        );
    }

    #[test]
    fn a_message_keeps_its_address_and_its_length() {
        let address = "https://podium.example/t/spring";
        let body = message(&"é".repeat(3000), address);
        let body: serde_json::Value = serde_json::from_str(&body).unwrap();
        let content = body["content"].as_str().unwrap();
        assert_eq!(content.chars().count(), LONGEST);
        assert!(content.ends_with(&format!("… {address}")), "{content}");
        assert_eq!(body["allowed_mentions"]["parse"], json!([]));
    }
}
