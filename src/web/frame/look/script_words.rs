//! What the script says on pages of everybody and of players, in the language of the page: an attribute of the body,
//! which `podium.texts` has (`static/js/frame/01-tools.js`).

use std::fmt::{self, Write};
use std::sync::OnceLock;

use askama::filters::HtmlSafe;
use askama::{FastWritable, NO_VALUES, Values};
use say::{Language, Message, common, script, shell};
use serde_json::{Value, json};

/// The plural categories of CLDR, with a number of each where a language has it: the script chooses by
/// `Intl.PluralRules`.
const CATEGORIES: [(&str, i64); 5] = [("one", 1), ("two", 2), ("few", 2), ("many", 5), ("other", 100)];

/// The words as JSON, escaped for an attribute.
#[derive(Debug)]
pub struct ScriptWords;

impl FastWritable for ScriptWords {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        static MADE: [OnceLock<String>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        let language = Language::of(values);
        let words = MADE[language as usize].get_or_init(|| words(language));
        Ok(dest.write_str(words)?)
    }
}

impl HtmlSafe for ScriptWords {}

/// In English.
impl fmt::Display for ScriptWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_into(f, NO_VALUES).map_err(|_| fmt::Error)
    }
}

fn words(language: Language) -> String {
    let say = |message: Message| Value::from(message.in_language(language));
    let counted = |message: fn(i64) -> Message| -> Value {
        let forms = CATEGORIES.iter().map(|(category, number)| {
            let text = message(*number).in_language(language);
            (
                (*category).to_owned(),
                Value::from(text.replace(&number.to_string(), "{}")),
            )
        });
        Value::Object(forms.collect())
    };
    let words = json!({
        "players": counted(common::players),
        "minutesLeft": counted(shell::minutes_left),
        "timeIsUp": say(shell::time_is_up()),
        "nobody": say(script::nobody()),
        "manyPlayers": say(script::many_players()),
        "showIt": say(script::show_it()),
        "hasChanged": say(script::has_changed()),
        "offline": say(script::offline("{}")),
        "signedOut": say(script::signed_out()),
        "moved": say(script::moved()),
        "gone": say(script::gone()),
    });
    words
        .to_string()
        .replace('&', "&amp;")
        .replace('"', "&quot;")
        .replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_its_form() {
        let polish: Value = serde_json::from_str(&words(Language::Polish).replace("&quot;", "\"")).expect("JSON");
        assert_eq!(polish["players"]["few"], "{} gracze");
        assert_eq!(polish["players"]["many"], "{} graczy");
        assert_eq!(polish["offline"], "Brak sieci. Stan z {}.");
    }
}
