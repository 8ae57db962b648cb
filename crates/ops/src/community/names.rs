//! How people are found by their names: the keys of a name, and how the words of one begin.

use std::collections::BTreeSet;

use crate::people::players::look;
use podium_store::community::people::{PersonKeys, PersonRow};
use podium_store::community::search;
use podium_store::{DbError, Reader};

/// The most people of a lead that are looked at in a search.
const MOST_LOOKED_AT: i64 = 500;

/// Returns the keys of a person's name, and of what lists sort them under.
pub(crate) fn keys(name: &str, sorted_under: Option<&str>) -> PersonKeys {
    let mut leads = BTreeSet::new();
    for word in words(name).into_iter().chain(words(sorted_under.unwrap_or_default())) {
        let letters: Vec<char> = word.chars().collect();
        for length in [2, 3] {
            leads.insert(letters.iter().take(length).collect::<String>());
        }
    }
    PersonKeys {
        look: look(name),
        order: order(name, sorted_under),
        leads: leads.into_iter().collect(),
    }
}

/// Returns what lists are sorted by: the last name first.
fn order(name: &str, sorted_under: Option<&str>) -> String {
    match sorted_under.filter(|under| !under.trim().is_empty()) {
        Some(under) => words(under).join(" "),
        None => {
            let mut words = words(name);
            let has_several = words.len() > 1;
            words.rotate_right(usize::from(has_several));
            words.join(" ")
        }
    }
}

/// Returns the words of a text without accents and case.
fn words(text: &str) -> Vec<String> {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars() {
        match deunicode::deunicode_char(c) {
            Some(plain) => folded.extend(plain.chars().flat_map(char::to_lowercase)),
            None => folded.push(c),
        }
    }
    let words = folded.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Returns the people with a word that begins with each word of a typed text, in the order of lists: at most so many. A text
/// without a word of two letters finds nobody.
///
/// # Errors
/// The database does not answer.
pub fn find(conn: &mut Reader<'_>, community: &str, typed: &str, most: usize) -> Result<Vec<PersonRow>, DbError> {
    let typed = words(typed);
    // the longest one has the fewest people
    let Some(longest) = typed.iter().max_by_key(|word| word.chars().count()) else {
        return Ok(Vec::new());
    };
    let lead: String = longest.chars().take(3).collect();
    if lead.chars().count() < 2 {
        return Ok(Vec::new());
    }
    let found = search::with_lead(conn, community, &lead, MOST_LOOKED_AT)?;
    let fitting = found.into_iter().filter(|row| begin(&typed, row));
    Ok(fitting.take(most).collect())
}

/// Returns whether each word begins one of a person's.
fn begin(typed: &[String], row: &PersonRow) -> bool {
    let own = [row.name.as_str(), row.sorted_under.as_deref().unwrap_or_default()];
    let own: Vec<String> = own.into_iter().flat_map(words).collect();
    let mut typed = typed.iter();
    typed.all(|word| own.iter().any(|own| own.starts_with(word.as_str())))
}

/// Returns whether a typed name may mean a person: each of its words begins one of theirs.
pub fn fits(typed: &str, row: &PersonRow) -> bool {
    begin(&words(typed), row)
}

/// Returns whether a typed name is a person's whole name, without regard to accents and case.
pub fn is_called(typed: &str, row: &PersonRow) -> bool {
    let typed = words(typed);
    !typed.is_empty() && typed == words(&row.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_by_two_or_three_letters_of_each_word() {
        let keys = keys("Zoë Ash-Hall", Some("Hall, Zoë"));
        assert_eq!(keys.leads, ["as", "ash", "ha", "hal", "zo", "zoe"]);
        assert_eq!(keys.order, "hall zoe");
        assert_eq!(order("Ann Maria Ash", None), "ash ann maria");
        assert_eq!(order("Ann", Some(" ")), "ann");
        assert_eq!(order("", None), "");
    }

    #[test]
    fn a_beginning_may_mean_somebody_and_a_whole_name_does() {
        let named = |name: &str| PersonRow::new("c", 1, keys(name, None), name, podium_base::clock::now());
        let anna = named("Anna Ash");
        for typed in ["", "ann", "ash an", "ANNA  \u{e1}sh"] {
            assert!(fits(typed, &anna), "{typed}");
        }
        for typed in ["annika", "anna b", "nna"] {
            assert!(!fits(typed, &anna), "{typed}");
        }
        assert!(is_called("anna ASH", &anna) && is_called("zoe ash", &named("Zo\u{eb} Ash")));
        for typed in ["", "ann", "anna", "ash anna", "anna ash jr"] {
            assert!(!is_called(typed, &anna), "{typed}");
        }
    }

    #[test]
    fn short_words_are_leads_too() {
        assert_eq!(keys("X Li", None).leads, ["li", "x"]);
    }
}
