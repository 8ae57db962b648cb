//! The order of lists by name, which is that of the reader's language.

use podium_snapshot::names::Parts;
use say::Language;

use crate::web::frame::request::current;

/// The order of names in a language.
#[derive(Debug, Clone, Copy)]
pub struct NameOrder(Language);

impl NameOrder {
    /// Returns that of a language; for a page in two languages that of the first.
    pub fn of(language: Language) -> Self {
        Self(language)
    }

    /// Returns that of the reader. Known only on the thread of the request.
    pub fn of_reader() -> Self {
        Self(current::language())
    }

    /// The sort key of a name in lists by last name.
    pub fn key(self, parts: &Parts) -> (Vec<u8>, Vec<u8>) {
        (self.0.sort_key(&parts.last), self.0.sort_key(&parts.first))
    }

    /// The sort key of a name that is listed as it is written.
    pub fn key_of(self, name: &str) -> Vec<u8> {
        self.0.sort_key(name)
    }
}

/// The letters under which a list by name has its names.
#[derive(Debug)]
pub struct Letters {
    order: NameOrder,
    /// From A to Z, each with its key.
    letters: Vec<(Vec<u8>, char)>,
    /// The key of what is beyond the Latin letters.
    beyond: Vec<u8>,
}

impl Letters {
    /// Returns those of a language.
    pub fn of(order: NameOrder) -> Self {
        let key = |letter: &str| order.key_of(letter);
        Self {
            order,
            letters: ('A'..='Z').map(|letter| (key(&letter.to_string()), letter)).collect(),
            // the first letters of what follows them; which one does differs by language
            beyond: ["α", "а", "ァ", "一"].map(key).into_iter().min().unwrap_or_default(),
        }
    }

    /// Returns the heading of a name: the last letter that is not after it, so that a sorted list has each heading once; "#"
    /// before A and beyond Z.
    pub fn heading(&self, name: &Parts) -> String {
        let key = self.order.key_of(&name.last);
        let before = self.letters.partition_point(|(letter, _)| *letter <= key);
        match before.checked_sub(1).filter(|_| key < self.beyond) {
            Some(letter) => self.letters[letter].1.to_string(),
            None => "#".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_snapshot::names::parts;

    fn listed(language: Language) -> Vec<String> {
        let order = NameOrder::of(language);
        let letters = Letters::of(order);
        let all = [
            "Zoe Öz",
            "Bo OTT",
            "Al Pit",
            "Al Ott",
            "7th Son 7",
            "Eva Ñu",
            "Eva Nz",
            "Jan Łuk",
            "Jan Luz",
            "山田",
        ];
        let mut names = all.map(parts);
        names.sort_by_cached_key(|name| order.key(name));
        let line = |name: &Parts| format!("{} {}", letters.heading(name), name.last_first());
        names.iter().map(line).collect()
    }

    #[test]
    fn lists_go_by_last_name_in_the_order_of_the_language() {
        let usual = "# 7th Son 7; L Łuk, Jan; L Luz, Jan; N Ñu, Eva; N Nz, Eva; O Ott, Al; O OTT, Bo; O Öz, Zoe; P Pit, Al; # 山田";
        assert_eq!(listed(Language::English).join("; "), usual);
        assert_eq!(
            listed(Language::Spanish).join("; "),
            usual.replace("N Ñu, Eva; N Nz, Eva", "N Nz, Eva; N Ñu, Eva")
        );
        assert_eq!(
            listed(Language::Polish).join("; "),
            usual.replace("L Łuk, Jan; L Luz, Jan", "L Luz, Jan; L Łuk, Jan")
        );
    }
}
