//! Names in their public form: in full, or first name and initial, as the organizer chose. Every public page, export
//! and sentence gets a player's name from here.

mod parts;

use std::borrow::Cow;
use std::collections::BTreeMap;

pub use self::parts::{Parts, parts};
use podium_event::mail;
use podium_store::NamesShown;
use podium_store::community::people::{PersonOutline, PersonRow};
use podium_store::tournaments::players::PlayerRow;

/// Formats a name: in full, or as "Ann A.", without mail addresses.
pub fn shown(name: &str, how: NamesShown) -> String {
    let name = mail::without_addresses(name);
    match how {
        NamesShown::Full => name.into_owned(),
        NamesShown::Initial => parts::without_additions(&name).with_initial(),
    }
}

/// Returns what somebody is sorted under, if anything was typed.
fn given(sorted_under: Option<&str>) -> Option<Cow<'_, str>> {
    let under = sorted_under.map(str::trim).filter(|text| !text.is_empty());
    under.map(mail::without_addresses)
}

/// Splits a player's name: as they are sorted under, else as [`parts()`] reads it.
pub fn parts_of(row: &PlayerRow) -> Parts {
    parts_under(&row.name, row.sorted_under.as_deref())
}

/// Splits the name of a person of a community, as [`parts_of`] does.
pub fn parts_of_person(row: &PersonRow) -> Parts {
    parts_under(&row.name, row.sorted_under.as_deref())
}

fn parts_under(name: &str, sorted_under: Option<&str>) -> Parts {
    let name = mail::without_addresses(name);
    match given(sorted_under) {
        Some(under) => parts::sorted_under(&under, &name),
        None => parts(&name),
    }
}

/// Returns everything that the staff may call a player, for searches.
pub fn all_of(row: &PlayerRow) -> String {
    let further = [row.sorted_under.as_deref(), row.team_mate.as_deref()];
    let all: Vec<&str> = std::iter::once(row.name.as_str())
        .chain(further.into_iter().flatten())
        .collect();
    all.join(" ")
}

/// Returns what public searches compare: the name as it is shown, and, where full names are, as lists by name have it.
pub fn searched<'n>(row: &PlayerRow, how: NamesShown, shown: &'n str) -> Cow<'n, str> {
    match given(row.sorted_under.as_deref()) {
        Some(under) if how == NamesShown::Full => format!("{shown} {under}").into(),
        _ => shown.into(),
    }
}

/// Formats a name that may be sorted under something else.
fn own_name(name: &str, sorted_under: Option<&str>, how: NamesShown) -> String {
    // the public sees no more of a name than an initial, whatever its player is sorted under
    let says_the_same = |split: &Parts| {
        let words = |text: &str| {
            let folded = fold(text);
            let mut words: Vec<String> = folded
                .split(|c: char| !c.is_alphanumeric())
                .filter(|word| !word.is_empty())
                .map(str::to_owned)
                .collect();
            words.sort_unstable();
            words
        };
        words(&split.last_first()) == words(&parts::without_additions(name).last_first())
    };
    let split = given(sorted_under).map(|under| parts::sorted_under(&under, parts::without_brackets(name).0));
    match (how, split) {
        (NamesShown::Initial, Some(split)) if says_the_same(&split) => split.with_initial(),
        _ => shown(name, how),
    }
}

/// Formats the name of a person in a public list that they allow or not; `None`: they are "a player" there. Without personal
/// data they are "Player 17".
pub fn of_person_in_list(row: &PersonOutline, how: NamesShown, allows: bool) -> Option<String> {
    match row.anonymous {
        true => Some(row.name.clone()),
        false => (row.shows_name && allows).then(|| own_name(&row.name, row.sorted_under.as_deref(), how)),
    }
}

/// Formats the name of a person on public pages of their community: "Player 17" if they do not show it, or have no data any
/// more.
pub fn of_person(row: &PersonOutline, how: NamesShown) -> String {
    match row.shows_name && !row.anonymous {
        true => own_name(&row.name, row.sorted_under.as_deref(), how),
        false => say::common::nameless(row.number).to_string(),
    }
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
    let mate = row.team_mate.as_ref().filter(|mate| !mate.trim().is_empty());
    let mate = mate.map(|name| shown(name, how));
    std::iter::once(own_name(&row.name, row.sorted_under.as_deref(), how))
        .chain(mate)
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
    let mut entries: Vec<Parts> = members(row, how).into_iter().map(entry).collect();
    if let (NamesShown::Full, Some(own)) = (how, entries.first_mut()) {
        *own = parts_of(row);
    }
    entries
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

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(
            shown("Greta Ahlstr\u{f6}m <greta@x.org>", NamesShown::Full),
            "Greta Ahlstr\u{f6}m"
        );
        assert_eq!(shown("Bo Birch, bo@x.org", NamesShown::Initial), "Bo B.");
        assert_eq!(shown("@nn", NamesShown::Full), "@nn");
        assert_eq!(shown("Ann @ash", NamesShown::Full), "Ann @ash");
    }

    #[test]
    fn a_player_is_listed_as_they_are_sorted_under() {
        let row = |name: &str, under: &str| PlayerRow {
            sorted_under: Some(under.to_owned()),
            ..PlayerRow::new("t", 1, name, podium_base::clock::Moment::default())
        };
        let listed = |row: &PlayerRow, how| {
            let shown = of_player(row, how);
            entries(row, how, &shown)[0].listed(how)
        };
        let gabriel = row("Gabriel Garc\u{ed}a M\u{e1}rquez", "Garc\u{ed}a M\u{e1}rquez, Gabriel");
        assert_eq!(listed(&gabriel, NamesShown::Full), "Garc\u{ed}a M\u{e1}rquez, Gabriel");
        assert_eq!(listed(&gabriel, NamesShown::Initial), "Gabriel G.");
        // who shows initials shows no further words
        let taro = row("\u{5c71}\u{7530} \u{592a}\u{90ce}", "Yamada, Taro");
        assert_eq!(listed(&taro, NamesShown::Full), "Yamada, Taro");
        assert_eq!(of_player(&taro, NamesShown::Initial), "\u{5c71}\u{7530} \u{592a}.");
        assert!(!searched(&taro, NamesShown::Initial, "").contains("Yamada"));
        let shown = of_player(&taro, NamesShown::Full);
        assert!(NameSearch::new("yamada").matches(&searched(&taro, NamesShown::Full, &shown)));
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
}
