//! Names split into last name and first name, as lists by last name sort them.

use std::ops::Range;

use podium_store::NamesShown;

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
    pub(super) fn append(&mut self, words: &str) {
        let end = if self.first.is_empty() {
            &mut self.last
        } else {
            &mut self.first
        };
        end.push(' ');
        end.push_str(words);
    }

    /// The public form where last names are initials: "Ann A."
    pub(super) fn with_initial(self) -> String {
        let Self { last, first } = self;
        if first.is_empty() {
            return last;
        }
        match initial(&last) {
            Some(initial) => format!("{first} {initial}."),
            None => first,
        }
    }

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

/// Splits a name as [`parts`] does, without what follows it in brackets, which may be the whole name.
pub(super) fn without_additions(name: &str) -> Parts {
    parts_of_words(without_brackets(name).0)
}

/// Splits what a player is sorted under: at its comma, "García Márquez, Gabriel". Without a comma it is the last name, and the
/// first name is what the player's name has beside it, or the whole name if the words are in it nowhere.
pub(super) fn sorted_under(under: &str, name: &str) -> Parts {
    if let Some((last, first)) = under.split_once(',')
        && !last.trim().is_empty()
    {
        return Parts {
            last: last.trim().to_owned(),
            first: first.trim().to_owned(),
        };
    }
    let (name, brackets) = without_brackets(name);
    let words = |text| -> Vec<&str> {
        let words = str::split_whitespace(text).map(|word| word.trim_end_matches(','));
        words.collect()
    };
    let folded = |words: &[&str]| words.iter().map(|word| super::fold(word)).collect::<Vec<_>>();
    let (all, last) = (words(name), words(under));
    let (all_folded, last_folded) = (folded(&all), folded(&last));
    let first = if all_folded.ends_with(&last_folded) {
        all[..all.len() - last.len()].join(" ")
    } else if all_folded.starts_with(&last_folded) {
        all[last.len()..].join(" ")
    } else {
        name.to_owned()
    };
    let last = last.join(" ");
    let mut parts = Parts { last, first };
    if !brackets.is_empty() {
        parts.append(brackets);
    }
    parts
}

/// Splits brackets off the end of a name; they are empty if nothing would be left without them.
pub(super) fn without_brackets(name: &str) -> (&str, &str) {
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
    fn what_a_player_is_sorted_under_says_where_the_last_name_begins() {
        let split = |under, name| {
            let Parts { last, first } = sorted_under(under, name);
            (last, first)
        };
        let gabriel = "Gabriel Garc\u{ed}a M\u{e1}rquez";
        let expected = pair("Garc\u{ed}a M\u{e1}rquez", "Gabriel");
        assert_eq!(split("Garc\u{ed}a M\u{e1}rquez, Gabriel", gabriel), expected);
        assert_eq!(split("Garc\u{ed}a M\u{e1}rquez", gabriel), expected);
        assert_eq!(split("garcia marquez", gabriel), pair("garcia marquez", "Gabriel"));
        assert_eq!(split("Mao", "Mao Zedong (he)"), pair("Mao", "Zedong (he)"));
        let (taro, kana) = (
            "\u{5c71}\u{7530} \u{592a}\u{90ce}",
            "\u{3084}\u{307e}\u{3060} \u{305f}\u{308d}\u{3046}",
        );
        assert_eq!(split(kana, taro), pair(kana, taro));
        assert_eq!(
            split("Yamada, Taro", "\u{5c71}\u{7530} \u{592a}\u{90ce}"),
            pair("Yamada", "Taro")
        );
        assert_eq!(split("Ash", "Ann Nash"), pair("Ash", "Ann Nash"));
    }
}
