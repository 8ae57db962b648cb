//! The commanders of a player: one card, or two that lead a deck together, as partners do (CR 702.124).

use say::{Message, deck_findings as t};

use super::cards::{fold, front};
use super::list::{Deck, Section};

/// Most commanders of a player.
pub const MAX_COMMANDERS: usize = 2;
/// The separator of two commanders in one line.
const BETWEEN: &str = " / ";

/// Returns commanders in one line, "Tymna the Weaver / Thrasios, Triton Hero", as [`commanders`] reads them; empty if
/// there are none.
#[must_use]
pub fn in_one_line(commanders: &[String]) -> String {
    commanders.join(BETWEEN)
}

/// Reads the typed commander and second commander. If the second is empty, the first may name both, as lists do: "Tymna
/// the Weaver / Thrasios, Triton Hero", or with `//`, `+` or `&` as the separator.
///
/// # Errors
/// A sentence: there are more than two, or one twice.
pub fn commanders(first: &str, second: &str) -> Result<Vec<String>, Message> {
    let names: Vec<String> = if second.trim().is_empty() {
        in_one_field(first)
    } else {
        // each field has its own card: two slashes are between its faces
        [first, second].map(|name| front(name).to_owned()).into()
    };
    let names: Vec<String> = names.into_iter().filter(|name| !name.is_empty()).collect();
    if names.len() > MAX_COMMANDERS {
        return Err(t::too_many_named(names.len()));
    }
    match names.as_slice() {
        [one, other] if fold(one) == fold(other) => Err(t::named_twice(one)),
        _ => Ok(names),
    }
}

/// The names in one field.
fn in_one_field(text: &str) -> Vec<String> {
    let joined = text.replace(" // ", BETWEEN).replace(" + ", BETWEEN);
    let names: Vec<String> = joined.split(BETWEEN).map(|name| name.trim().to_owned()).collect();
    // "Minsc & Boo, Timeless Heroes" is one card: such names have one word before the sign
    if let [one] = names.as_slice()
        && let Some((first, second)) = one.split_once(" & ")
        && [first, second].iter().all(|name| name.trim().contains(' '))
    {
        return [first, second].map(|name| name.trim().to_owned()).into();
    }
    names
}

impl Deck {
    /// Returns the commanders that the list names; none if it names more cards than may lead a deck, or if they are only
    /// presumed.
    #[must_use]
    pub fn commanders(&self) -> Vec<String> {
        if self.is_presumed || self.count(Section::Commander) as usize > MAX_COMMANDERS {
            return Vec::new();
        }
        let named = self.of(Section::Commander);
        named.map(|entry| front(&entry.name).to_owned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::read;

    #[test]
    fn one_field_may_name_two_and_two_fields_name_one_each() {
        let both = ["Tymna the Weaver", "Thrasios, Triton Hero"];
        for (first, second) in [
            ("Tymna the Weaver", "Thrasios, Triton Hero"),
            ("Tymna the Weaver / Thrasios, Triton Hero", ""),
            (" Tymna the Weaver // Thrasios, Triton Hero ", " "),
            ("Tymna the Weaver + Thrasios, Triton Hero", ""),
            ("Tymna the Weaver & Thrasios, Triton Hero", ""),
            ("", "Tymna the Weaver"),
        ] {
            let read = commanders(first, second).expect("commanders");
            assert_eq!(read, &both[..read.len()], "{first:?} {second:?}");
        }
        for one in [
            "Fire/Ice",
            "Minsc & Boo, Timeless Heroes",
            "Bebop & Rocksteady",
            "+2 Mace",
        ] {
            assert_eq!(commanders(one, ""), Ok(vec![one.to_owned()]));
        }
        assert_eq!(commanders(" ", ""), Ok(Vec::new()));
        let faces = commanders("Esika, God of the Tree // The Prismatic Bridge", "Oru");
        assert_eq!(faces, Ok(vec!["Esika, God of the Tree".to_owned(), "Oru".to_owned()]));
        assert!(commanders("A / B / C", "").is_err());
        assert!(commanders("A + B / C", "").is_err());
        let read = commanders(&in_one_line(&both.map(str::to_owned)), "");
        assert_eq!(
            read,
            Ok(both.map(str::to_owned).to_vec()),
            "what is written can be read"
        );
        assert!(commanders("Lim-Dûl", "LIM-DUL").is_err());
    }

    #[test]
    fn a_list_names_its_commanders_unless_it_names_too_many() {
        let named = |list: &str| read(list).0.commanders();
        assert_eq!(
            named("Commander\n1 Vael // Vael Awakened\n1 Oru (SET) 12\nDeck\n98 Plains"),
            ["Vael", "Oru"]
        );
        assert_eq!(named("1 Vael *CMDR*\n99 Plains"), ["Vael"]);
        assert_eq!(named("99 Plains"), [""; 0]);
        assert_eq!(named("Commander\n1 Vael\n1 Oru\n1 Plains"), [""; 0]);
    }
}
