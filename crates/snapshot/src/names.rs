//! Names in their public form: in full, or first name and initial, as the organizer chose. Every public page, export
//! and sentence gets a player's name from here.

use std::collections::BTreeMap;
use std::ops::Range;

use podium_store::NamesShown;
use podium_store::tournaments::players::PlayerRow;

/// Words that belong to the last name that follows them, as in "van der Berg".
const PARTICLES: [&str; 29] = [
    "af", "al", "auf", "bin", "da", "dal", "de", "del", "della", "dem", "den", "der", "di", "dos", "du", "el", "ibn",
    "la", "le", "lo", "san", "st", "ten", "ter", "van", "vom", "von", "zu", "zum",
];
/// Words that join two particles, as in "von und zu Gut".
const BETWEEN: [&str; 2] = ["und", "y"];
/// Words after the last name.
const SUFFIXES: [&str; 7] = ["jr", "sr", "ii", "iii", "iv", "phd", "md"];

/// A name split into two parts.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Parts {
    /// The part by which printed lists are sorted; the whole name if there is only one part.
    pub last: String,
    /// The rest; may be empty.
    pub first: String,
}

impl Parts {
    /// Adds words at the end of the name, which a list by last name shows last too.
    fn append(&mut self, words: &str) {
        let end = if self.first.is_empty() {
            &mut self.last
        } else {
            &mut self.first
        };
        end.push(' ');
        end.push_str(words);
    }
}

/// Splits a name: "Ann van der Berg" and "van der Berg, Ann" give the same parts. A family name in capitals is the last name
/// wherever it is ("DE LA CRUZ Juan"), and what follows in brackets, as "(she/her)", is never part of it. A name whose last
/// word has no letters ("Player 17") is one part.
pub fn parts(name: &str) -> Parts {
    let (name, brackets) = without_brackets(name);
    let mut parts = parts_of_words(name);
    if !brackets.is_empty() {
        parts.append(brackets);
    }
    parts
}

/// Splits brackets off the end of a name; they are empty if nothing would be left without them.
fn without_brackets(name: &str) -> (&str, &str) {
    let name = name.trim();
    let open = match name.chars().last() {
        Some(')') => name.rfind('('),
        Some(']') => name.rfind('['),
        _ => None,
    };
    match open.map(|at| name.split_at(at)) {
        Some((before, brackets)) if !before.trim().is_empty() => (before.trim(), brackets),
        _ => (name, ""),
    }
}

/// Finds a family name in capitals at either end of a name that has other words too: "ROSSI Marco", "Marco DE LUCA". One of
/// its words has three letters, because first names are shortened to two ("JP Smith").
fn in_capitals(words: &[&str]) -> Option<Range<usize>> {
    let is_in_capitals = |word: &&str| {
        let mut letters = word.chars().filter(|c| c.is_alphabetic());
        !SUFFIXES.contains(&word.to_lowercase().as_str())
            && word.chars().any(char::is_uppercase)
            && letters.all(char::is_uppercase)
    };
    let is_long = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() > 2;
    let run = |count: usize, at: Range<usize>| {
        let is_some = count > 0 && count < words.len();
        Some(at).filter(|at| is_some && words[at.clone()].iter().any(is_long))
    };
    let first = words.iter().take_while(|word| is_in_capitals(word)).count();
    let last = words.iter().rev().take_while(|word| is_in_capitals(word)).count();
    match (run(first, 0..first), run(last, words.len() - last..words.len())) {
        // two of them: nothing says which is the family's
        (Some(_), Some(_)) => None,
        (first, last) => first.or(last),
    }
}

fn parts_of_words(name: &str) -> Parts {
    let one = |last: &str| Parts {
        last: last.to_owned(),
        first: String::new(),
    };
    if let Some((last, first)) = name.split_once(',')
        // With a second comma it is unclear which part is the last name.
        && !first.contains(',')
        && !last.trim().is_empty()
        && !first.trim().is_empty()
    {
        return Parts {
            last: last.trim().to_owned(),
            first: first.trim().to_owned(),
        };
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    if let Some(family) = in_capitals(&words) {
        return Parts {
            last: words[family.clone()].join(" "),
            first: [&words[..family.start], &words[family.end..]].concat().join(" "),
        };
    }
    // "Jr." is the suffix "jr" too.
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let mut start = words.len().saturating_sub(1);
    // Two suffixes can follow each other: "Ann Ash Jr., PhD".
    while start > 1 && SUFFIXES.contains(&bare(words[start]).as_str()) {
        start -= 1;
    }
    if start == 0 || !words[start].chars().any(char::is_alphabetic) {
        return one(&words.join(" "));
    }
    let is_particle = |at: usize| PARTICLES.contains(&bare(words[at]).as_str());
    let is_between = |at: usize| at > 1 && is_particle(at - 1) && BETWEEN.contains(&bare(words[at]).as_str());
    // the first word stays a first name, even if it looks like a particle: "Van Helsing"
    while start > 1 && (is_particle(start - 1) || is_between(start - 1)) {
        start -= 1;
    }
    Parts {
        last: words[start..].join(" "),
        first: words[..start].join(" "),
    }
}

/// Formats a name: in full, or as "Ann A.". An e-mail address (from an invite list) is shown without its domain.
pub fn shown(name: &str, how: NamesShown) -> String {
    let name = match name.split_once('@') {
        Some((before, after)) if !before.is_empty() && after.contains('.') && !name.contains(' ') => before,
        _ => name,
    };
    if how == NamesShown::Full {
        return name.to_owned();
    }
    // what is in brackets may be the whole name
    let Parts { last, first } = parts_of_words(without_brackets(name).0);
    if first.is_empty() {
        return last;
    }
    match initial(&last) {
        Some(initial) => format!("{first} {initial}."),
        None => first,
    }
}

/// Returns the first letter of a last name, skipping particles ("van der Berg" → "B").
fn initial(last: &str) -> Option<String> {
    let word = last
        .split_whitespace()
        .find(|word| {
            ![&PARTICLES[..], &BETWEEN]
                .concat()
                .contains(&word.to_lowercase().as_str())
        })
        .unwrap_or(last);
    let letter = word.chars().find(|c| c.is_alphanumeric())?;
    Some(letter.to_uppercase().collect())
}

/// Formats a player's name; for a team, both members (T25).
pub fn of_player(row: &PlayerRow, how: NamesShown) -> String {
    // "Player 17" is not a person's name: there is nothing to shorten.
    if row.anonymous {
        return row.name.clone();
    }
    members(row, how).join(" & ")
}

/// Formats the names of a tournament's players, in their order. Who would be shown as somebody else is, is shown with their
/// number, "Sam Smith (19)": on paper nothing else says which of two is meant.
pub fn of_all(players: &[PlayerRow], how: NamesShown) -> Vec<String> {
    let mut names: Vec<String> = players.iter().map(|row| of_player(row, how)).collect();
    let mut shown: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, name) in names.iter().enumerate() {
        shown.entry(fold(name)).or_default().push(at);
    }
    for at in shown.into_values().filter(|alike| alike.len() > 1).flatten() {
        names[at] = with_number(&names[at], &players[at]);
    }
    names
}

/// A name that several players have, with the player's number.
fn with_number(name: &str, row: &PlayerRow) -> String {
    format!("{name} {}", number_of(row))
}

fn number_of(row: &PlayerRow) -> String {
    format!("({})", row.number)
}

/// The formatted names of a player's members: one, or two of a team (T25).
fn members(row: &PlayerRow, how: NamesShown) -> Vec<String> {
    std::iter::once(&row.name)
        .chain(row.team_mate.as_ref().filter(|mate| !mate.trim().is_empty()))
        .map(|name| shown(name, how))
        .collect()
}

/// Returns the entries of a player in a list by name, one for each member of a team (T25), with the number where their name
/// in the list is shown with it ([`of_all`]). Full names are sorted by the last name; if only initials are public, by the first
/// name.
pub fn entries(row: &PlayerRow, how: NamesShown, shown: &str) -> Vec<Parts> {
    let mut entries = plain_entries(row, how);
    if shown == with_number(&of_player(row, how), row) {
        for parts in &mut entries {
            parts.append(&number_of(row));
        }
    }
    entries
}

fn plain_entries(row: &PlayerRow, how: NamesShown) -> Vec<Parts> {
    if row.anonymous {
        return vec![Parts {
            last: row.name.clone(),
            first: String::new(),
        }];
    }
    let entry = |name: String| match how {
        NamesShown::Full => parts(&name),
        NamesShown::Initial => match name.rsplit_once(' ') {
            Some((first, initial)) => Parts {
                last: first.to_owned(),
                first: initial.to_owned(),
            },
            None => Parts {
                last: name,
                first: String::new(),
            },
        },
    };
    members(row, how).into_iter().map(entry).collect()
}

impl Parts {
    /// The name with the last name first, as in printed lists: "Ash, Ann".
    pub fn last_first(&self) -> String {
        if self.first.is_empty() {
            self.last.clone()
        } else {
            format!("{}, {}", self.last, self.first)
        }
    }

    /// Returns the name as lists by name show it: with the part that they are sorted by first. If last names are
    /// initials, that is the first name.
    pub fn listed(&self, how: NamesShown) -> String {
        match how {
            NamesShown::Full => self.last_first(),
            NamesShown::Initial => format!("{} {}", self.last, self.first).trim_end().to_owned(),
        }
    }
}

/// Removes accents and case: "Zoë" is found by "zoe".
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match deunicode::deunicode_char(c) {
            Some(plain) => out.extend(plain.chars().flat_map(char::to_lowercase)),
            // At least it is found by exactly what is typed.
            None => out.push(c),
        }
    }
    out
}

/// A search by name: a name matches when every word begins one of its words, with or without accents.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NameSearch {
    /// As it was typed, with one space between words.
    pub text: String,
    words: Vec<String>,
}

impl NameSearch {
    /// Creates a search from the typed text.
    pub fn new(text: &str) -> Self {
        // no name is longer
        let text: String = text.trim().chars().take(200).collect();
        let words: Vec<&str> = text.split_whitespace().collect();
        Self {
            // so that one search has one address
            text: words.join(" "),
            words: words.into_iter().map(fold).filter(|w| !w.is_empty()).collect(),
        }
    }

    /// Returns whether the search is not empty.
    pub fn is_some(&self) -> bool {
        !self.text.is_empty()
    }

    /// Returns whether each word of the search begins a word of the name; an empty search matches every name. In
    /// scripts without spaces, the search may match anywhere.
    pub fn matches(&self, name: &str) -> bool {
        if self.words.is_empty() {
            return true;
        }
        let name = fold(name);
        let begins = |word: &str| {
            let mut found = name.match_indices(word);
            found.any(|(at, _)| !word.is_ascii() || !name[..at].ends_with(char::is_alphanumeric))
        };
        self.words.iter().all(|word| begins(word))
    }
}

/// Replaces `{player:ID}` in a log sentence by names; a player who is not in the map becomes "a player".
pub fn in_words(sentence: &str, names: &BTreeMap<String, String>) -> String {
    let mut out = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once("{player:") {
        out.push_str(before);
        match after.split_once('}') {
            Some((id, after)) => {
                out.push_str(names.get(id).map_or("a player", String::as_str));
                rest = after;
            }
            None => {
                // Without an end it is not a placeholder: somebody typed it.
                out.push_str("{player:");
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(name: &str) -> (String, String) {
        let Parts { last, first } = parts(name);
        (last, first)
    }

    fn pair(last: &str, first: &str) -> (String, String) {
        (last.to_owned(), first.to_owned())
    }

    #[test]
    fn names_split_at_the_last_name() {
        assert_eq!(split("Ann Ash"), pair("Ash", "Ann"));
        assert_eq!(split("  Ann  Mary Ash "), pair("Ash", "Ann Mary"));
        assert_eq!(split("Ash, Ann"), pair("Ash", "Ann"));
        assert_eq!(split("Vincent van der Berg"), pair("van der Berg", "Vincent"));
        assert_eq!(split("Leonardo da Vinci Jr."), pair("da Vinci Jr.", "Leonardo"));
        assert_eq!(split("Madonna"), pair("Madonna", ""));
        assert_eq!(split("Player 17"), pair("Player 17", ""));
        assert_eq!(split("山田 太郎"), pair("太郎", "山田"));
        assert_eq!(split(""), pair("", ""));
        assert_eq!(split("Van Helsing"), pair("Helsing", "Van"));
        assert_eq!(split("Lena (she/her)"), pair("Lena (she/her)", ""));
        assert_eq!(split("Lena Lark (she/her)"), pair("Lark", "Lena (she/her)"));
        assert_eq!(split("Bo Dias (team Alpha)"), pair("Dias", "Bo (team Alpha)"));
        assert_eq!(split("Bo Dias [late]"), pair("Dias", "Bo [late]"));
        assert_eq!(split("(she/her)"), pair("(she/her)", ""));
        assert_eq!(split("DE LA CRUZ Juan"), pair("DE LA CRUZ", "Juan"));
        assert_eq!(split("Juan DE LA CRUZ"), pair("DE LA CRUZ", "Juan"));
        assert_eq!(split("Marco ROSSI Jr."), pair("ROSSI Jr.", "Marco"));
        assert_eq!(split("JP Smith"), pair("Smith", "JP"));
        assert_eq!(split("ANN ASH"), pair("ASH", "ANN"));
        assert_eq!(split("MARCO Paolo ROSSI"), pair("ROSSI", "MARCO Paolo"));
        assert_eq!(split("Ann Ash III"), pair("Ash III", "Ann"));
    }

    #[test]
    fn the_public_sees_full_names_or_first_name_and_initial() {
        assert_eq!(shown("Ann Ash", NamesShown::Full), "Ann Ash");
        for (name, initial) in [
            ("Ann Ash", "Ann A."),
            ("Ash, Ann", "Ann A."),
            ("Vincent van der Berg", "Vincent B."),
            ("Max Freiherr von und zu Gut", "Max Freiherr G."),
            ("Łucja Żak", "Łucja Ż."),
            ("Madonna", "Madonna"),
            ("DE LA CRUZ Juan", "Juan C."),
            ("Lena Lark (she/her)", "Lena L."),
            ("ace (Ann Ash)", "ace"),
            ("Ann 🦊", "Ann 🦊"), // no letters: one part
            ("Ann 🦊x", "Ann X."),
            ("ولید محمد", "ولید م."),
        ] {
            assert_eq!(shown(name, NamesShown::Initial), initial);
        }
    }

    #[test]
    fn an_address_of_an_invite_list_is_not_shown_whole() {
        assert_eq!(shown("ann.ash@mail.example", NamesShown::Full), "ann.ash");
        assert_eq!(shown("@nn", NamesShown::Full), "@nn");
        assert_eq!(shown("Ann @ash", NamesShown::Full), "Ann @ash");
    }

    #[test]
    fn a_search_takes_every_word_and_no_accents() {
        let search = NameSearch::new(" zoe  ash ");
        assert!(search.matches("Zoë Ashworth"));
        assert!(!search.matches("Zoë Birch"));
        assert!(
            !NameSearch::new("tea sh").matches("Tea Nash"),
            "words are found by their beginnings"
        );
        assert!(NameSearch::new("brien 17").matches("Ann O'Brien 17"));
        assert!(NameSearch::new("").matches("anybody"));
        assert!(NameSearch::new("太郎").matches("山田太郎"));
        assert!(!NameSearch::new("").is_some());
    }

    #[test]
    fn log_lines_name_their_people() {
        let names = BTreeMap::from([("1f".to_owned(), "Ann A.".to_owned())]);
        assert_eq!(
            in_words("{player:1f} and {player:2a} changed places.", &names),
            "Ann A. and a player changed places."
        );
        assert_eq!(in_words("broken {player:1f", &names), "broken {player:1f");
    }
}
