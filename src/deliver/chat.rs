//! The body of a chat message: the JSON that Discord's webhooks take, with nothing in it that a name or a text could make
//! into a mention, a link under another name, or formatting.

use serde_json::json;

/// Most characters of a message.
const LONGEST: usize = 2000;
/// What formats a text there.
const MARKS: &[char] = &[
    '\\', '*', '_', '~', '`', '|', '>', '<', '#', '-', '[', ']', '(', ')', '@', ':', '+',
];

/// A message that ends with an address.
pub(super) fn message(words: &str, address: &str) -> String {
    let room = LONGEST.saturating_sub(address.chars().count() + 1);
    let cut: String = match words.chars().count() > room {
        true => words.chars().take(room.saturating_sub(1)).chain(['…']).collect(),
        false => words.to_owned(),
    };
    // a name cannot call anybody: no mention is looked for
    json!({"content": format!("{cut} {address}"), "allowed_mentions": {"parse": []}}).to_string()
}

/// A text as it was typed, shown letter by letter.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for word in text.split_inclusive(char::is_whitespace) {
        // an address would be another one with marks in it
        let is_address = ["https://", "http://"].iter().any(|start| word.starts_with(start));
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
        assert_eq!(
            escaped("[here](https://evil.example)"),
            "\\[here\\]\\(https\\://evil.example\\)"
        );
        assert_eq!(
            escaped("see https://hall.example/a_b\nnow"),
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
