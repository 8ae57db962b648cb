//! What the script says, in the language of the page: attributes of the body, which `podium.texts` has
//! (`static/js/frame/01-tools.js`).

use std::fmt::{self, Write};
use std::sync::OnceLock;

use askama::filters::HtmlSafe;
use askama::{FastWritable, NO_VALUES, Values};
use say::{
    Language, Message, common, game_desk, refused_results, refused_typed, result_entry, script as t,
    script_staff as staff, shell, staff_nav,
};
use serde_json::{Map, Value};

/// The plural categories of CLDR, with a number of each where a language has it: the script chooses by
/// `Intl.PluralRules`.
const CATEGORIES: [(&str, i64); 5] = [("one", 1), ("two", 2), ("few", 2), ("many", 5), ("other", 100)];

/// Words as JSON, escaped for an attribute between single quotes: JSON is full of double ones. Few pages need all of them.
#[derive(Debug, Clone, Copy)]
pub enum ScriptWords {
    /// Of every page.
    Everybody,
    /// Of pages whose acts are kept while the network does not answer: the staff's, and a player's own.
    Acts,
    /// Of the staff's pages. Public pages get them with the staff's navigation, from `/whoami.json`.
    Staff,
}

/// A function of a catalogue whose message counts something.
type Counted = fn(i64) -> Message;

/// Words of a kind: their names in the script. What the script fills in is `{}`, or `{0}`, `{1}` and so on.
struct Words {
    texts: &'static [(&'static str, say::Plain)],
    counted: &'static [(&'static str, Counted)],
}

const EVERYBODY: Words = Words {
    texts: &[
        ("timeIsUp", shell::time_is_up),
        ("nobody", t::nobody),
        ("manyPlayers", t::many_players),
        ("showIt", t::show_it),
        ("hasChanged", t::has_changed),
        ("offline", || t::offline("{}")),
        ("signedOut", t::signed_out),
        ("moved", t::moved),
        ("gone", t::gone),
        ("more", shell::door_more),
        ("close", t::close),
        ("closeMessage", t::close_message),
        ("notSent", t::not_sent),
        ("notSentWhy", t::not_sent_why),
        ("signedOutUnsent", t::signed_out_unsent),
        ("signIn", shell::sign_in),
    ],
    counted: &[("players", common::players), ("minutesLeft", shell::minutes_left)],
};

const ACTS: Words = Words {
    texts: &[
        ("sendingFile", t::sending_file),
        ("notCarriedOut", t::not_carried_out),
        ("actsAsk", t::acts_ask),
        ("actOfPlayer", t::act_of_player),
        ("mayHaveArrived", t::may_have_arrived),
        ("actsOfStaff", t::acts_of_staff),
        ("actsMoved", t::acts_moved),
        ("actsFull", || t::acts_full("{}")),
        ("actMadeBy", || t::act_made_by("{}")),
        ("somebody", t::somebody),
        ("sendStill", t::send_still),
        ("doNotSend", t::do_not_send),
        ("undo", game_desk::undo),
    ],
    counted: &[("actsUnsent", t::acts_unsent)],
};

const STAFF: Words = Words {
    texts: &[
        ("find", shell::find),
        ("findWhat", staff::find_what),
        ("findHint", staff::find_hint),
        ("findKeys", staff::find_keys),
        ("found", staff::found),
        ("foundNothing", staff::found_nothing),
        ("findNoAnswer", staff::find_no_answer),
        ("attention", staff_nav::attention),
        ("whenNew", staff::when_new),
        ("vibrate", staff::vibrate),
        ("playSound", staff::play_sound),
        ("soundHint", staff::sound_hint),
        ("badge", staff::badge),
        ("badgeHint", staff::badge_hint),
        ("screenOn", staff::screen_on),
        ("screenHint", staff::screen_hint),
        ("cannot", staff::cannot),
        ("tryIt", staff::try_it),
        ("nowWaits", || staff::now_waits("{}")),
        ("nothingWaits", staff::nothing_waits),
        ("typeTable", staff::type_table),
        ("tableAsked", || staff::table_asked("{}")),
        ("noTable", || staff::no_table("{}")),
        ("whoWon", || staff::who_won("{}")),
        ("wrongMark", || staff::wrong_mark("{}")),
        ("wrongGame", || staff::wrong_game("{0}", "{1}")),
        ("noSeat", || staff::no_seat("{0}", "{1}", "{2}")),
        ("sayPlaces", || {
            refused_results::at_table("{0}", refused_typed::say_places("{1}"))
        }),
        ("outCannotWin", || {
            refused_results::at_table("{0}", refused_typed::out_cannot_win("{1}"))
        }),
        ("placeAndLoss", || {
            refused_results::at_table("{0}", refused_results::place_and_loss("{1}"))
        }),
        ("sayTurnOrder", || {
            refused_results::at_table("{}", refused_results::say_turn_order())
        }),
        ("tableWon", || staff::table_won("{0}", "{1}")),
        ("tableDrawn", || staff::table_drawn("{}")),
        ("tableDrawnAmong", || staff::table_drawn_among("{0}", "{1}")),
        ("matchWon", || staff::match_won("{0}", "{1}", "{2}")),
        ("matchGames", || staff::match_games("{0}", "{1}")),
        ("gameWon", || staff::game_won("{0}", "{1}")),
        ("gameDrawn", || staff::game_drawn("{}")),
        ("markConceded", staff::mark_conceded),
        ("markMatchLoss", staff::mark_match_loss),
        ("markDrops", staff::mark_drops),
        ("notStored", staff::not_stored),
        ("leftUnstored", || staff::left_unstored("{0}", "{1}")),
        ("enterAgain", || staff::enter_again("{}")),
        ("change", result_entry::change),
        ("table", || common::table_number("{}")),
        ("tableGone", staff::table_gone),
        ("tableLost", staff::table_lost),
        ("tableKept", || staff::table_kept("{}")),
        ("tapsFull", staff::taps_full),
        ("tableNotStored", || staff::table_not_stored("{}")),
        ("lookAtTable", staff::look_at_table),
        ("tableSays", || staff::table_says("{0}", "{1}")),
        ("drawnGame", staff::drawn_game),
        ("drawnGames", || staff::drawn_games("{}")),
        ("swapFirst", || staff::swap_first("{}")),
        ("swapBoth", || staff::swap_both("{0}", "{1}")),
        ("letGo", staff::let_go),
        ("recordRuling", staff::record_ruling),
        ("record", || staff::record("{}")),
        ("recordAndWait", || staff::record_and_wait("{0}", "{1}")),
        ("callLength", || staff::call_length("{}")),
        ("callLengthNone", staff::call_length_none),
        ("doorNotSent", staff::door_not_sent),
        ("showTheirLink", staff::show_their_link),
        ("noCamera", staff::no_camera),
        ("holdCode", staff::hold_code),
    ],
    counted: &[("foundCount", staff::found_count)],
};

impl ScriptWords {
    fn words(self) -> &'static Words {
        match self {
            Self::Everybody => &EVERYBODY,
            Self::Acts => &ACTS,
            Self::Staff => &STAFF,
        }
    }

    /// Returns the words in a language, by their names in the script.
    pub fn in_language(self, language: Language) -> Map<String, Value> {
        let words = self.words();
        let texts =
            (words.texts.iter()).map(|(name, text)| ((*name).to_owned(), Value::from(text().in_language(language))));
        let counted = (words.counted.iter()).map(|(name, text)| ((*name).to_owned(), forms(*text, language)));
        texts.chain(counted).collect()
    }
}

/// Returns a counted text in the plural forms of a language: "other", and those that differ from it.
fn forms(counted: Counted, language: Language) -> Value {
    let form = |number: i64| counted(number).in_language(language).replace(&number.to_string(), "{}");
    let [others @ .., (other, usual)] = CATEGORIES;
    let usual = form(usual);
    let differ = others.map(|(category, number)| (category.to_owned(), form(number)));
    let forms = differ.into_iter().filter(|(_, text)| *text != usual);
    let forms: Map<String, Value> = forms.map(|(category, text)| (category, Value::from(text))).collect();
    let mut forms = Value::Object(forms);
    forms[other] = Value::from(usual);
    forms
}

impl FastWritable for ScriptWords {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        static MADE: [[OnceLock<String>; Language::ALL.len()]; 3] =
            [const { [const { OnceLock::new() }; Language::ALL.len()] }; 3];
        let language = Language::of(values);
        let made = &MADE[*self as usize][language as usize];
        Ok(dest.write_str(made.get_or_init(|| escaped(self.in_language(language))))?)
    }
}

impl HtmlSafe for ScriptWords {}

/// In English.
impl fmt::Display for ScriptWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_into(f, NO_VALUES).map_err(|_| fmt::Error)
    }
}

fn escaped(words: Map<String, Value>) -> String {
    Value::Object(words)
        .to_string()
        .replace('&', "&amp;")
        .replace('\'', "&#39;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_its_form() {
        let polish = ScriptWords::Everybody.in_language(Language::Polish);
        assert_eq!(polish["players"]["few"], "{} gracze");
        assert_eq!(polish["players"]["other"], "{} graczy");
        assert_eq!(polish["offline"], "Brak sieci. Stan z godz. {}.");
    }

    fn script() -> String {
        let folders = std::fs::read_dir("static/js").expect("the script");
        let files = folders.flat_map(|folder| std::fs::read_dir(folder.expect("a folder").path()).expect("files"));
        let texts = files.map(|file| std::fs::read_to_string(file.expect("a file").path()).expect("text"));
        texts.collect()
    }

    #[test]
    fn the_script_says_all_words_and_no_others() {
        let all = [ScriptWords::Everybody, ScriptWords::Acts, ScriptWords::Staff];
        let known: Vec<String> = all
            .iter()
            .flat_map(|words| words.in_language(Language::English))
            .map(|(name, _)| name)
            .collect();
        let script = script();
        for name in &known {
            let (dotted, quoted) = (format!("texts.{name}"), format!("\"{name}\""));
            assert!(
                script.contains(&dotted) || script.contains(&quoted),
                "nobody says {name}"
            );
        }
        for after in script.split("texts.").skip(1) {
            let end = after.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(after.len());
            let name = &after[..end];
            assert!(
                name.is_empty() || known.iter().any(|known| known == name),
                "no words for {name}"
            );
        }
    }

    #[test]
    fn the_script_fills_in_every_part() {
        let english = ScriptWords::Staff.in_language(Language::English);
        assert_eq!(
            english["noSeat"],
            "Table {0}: there is no seat {1}. Type 1 to {2}, or D."
        );
        assert_eq!(english["foundCount"]["one"], "{} found. Enter opens it.");
        assert!(!ScriptWords::Acts.to_string().contains('\''));
    }
}
