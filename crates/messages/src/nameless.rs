//! Somebody without a name. Rows, documents and logs have the English text in place of it, "Player 17", and all code that makes
//! a sentence takes a name as a text: so each text is looked at where it becomes a message.

use std::sync::LazyLock;

use crate::common;

/// What is before the number, in English.
static BEFORE: LazyLock<String> = LazyLock::new(|| common::nameless(0).to_string().replace('0', ""));

/// Returns the number of somebody in place of whose name the text is; `None` for every other text.
pub fn number(text: &str) -> Option<i64> {
    let number = text.strip_prefix(BEFORE.as_str())?;
    // "Player 007" is what somebody typed
    let is_plain = number.starts_with(|first: char| matches!(first, '1'..='9'));
    number.parse().ok().filter(|_| is_plain)
}

#[cfg(test)]
mod tests {
    use crate::{Language, Message, common, pods};

    #[test]
    fn somebody_without_a_name_has_a_number_in_every_language() {
        let won = pods::won(common::nameless(17).to_string());
        assert_eq!(won, "Player 17 won");
        for language in Language::OFFERED {
            let said = won.in_language(language);
            let number = common::nameless(17).in_language(language);
            assert!(said.contains(&number), "{said}");
        }
        let alone = Message::from("Player 17");
        assert_eq!(alone.in_language(Language::Japanese), "プレイヤー17");
    }

    #[test]
    fn every_other_text_stays() {
        let player = "Player";
        for other in ["", " ", " 0", " 017", " +5", " 5 and Bo", " 5 ", "5"] {
            let text = format!("{player}{other}");
            assert_eq!(Message::from(&text).in_language(Language::Japanese), text);
        }
    }
}
