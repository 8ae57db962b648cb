//! Scryfall's bulk files: card data as it is published, one object for each card or printing, in an array or one per
//! line. They are streamed card by card, because some have hundreds of megabytes, and only the data for checking
//! decklists is kept.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{BufRead, BufReader, Read, repeat};

use serde::de::{Deserializer, Error, SeqAccess, Visitor};

use podium_event::deck::{CardData, Colours, NamedCard, Scryfall};

/// The most cards with different names: several times as many as exist.
const MAX_CARDS: usize = 200_000;
/// Longest name, in characters: both faces of the longest card have half as many.
const MAX_NAME: usize = 200;
/// The size of the read buffer in bytes.
const BUFFER: usize = 64 * 1024;

/// The reason why an entry of a file is skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LeftOut {
    /// It belongs in no deck: a token, an emblem, a picture.
    NoCard,
    /// It has no name, or no readable colour identity.
    Incomplete,
    LongName,
    /// Its types, mana cost or text are longer than those of any card.
    LongField,
}

impl LeftOut {
    /// Returns what is skipped, in words that follow a number.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Self::NoCard => "in no deck (tokens, emblems, art cards, melded cards, planes, schemes)".to_owned(),
            Self::Incomplete => "without a name or a colour identity".to_owned(),
            Self::LongName => format!("with a name of more than {MAX_NAME} characters"),
            Self::LongField => "with a longer text than any card has".to_owned(),
        }
    }
}

/// The content of a bulk file.
#[derive(Debug, Default)]
pub struct Bulk {
    pub cards: CardData,
    /// How many entries were left out, and why.
    pub left_out: BTreeMap<LeftOut, usize>,
}

/// Reads a bulk file.
///
/// # Errors
/// A sentence: where the file cannot be read, or that it contains no card.
pub fn read(file: impl Read) -> Result<Bulk, String> {
    let Bulk {
        cards: mut all,
        mut left_out,
    } = Bulk::default();
    each(file, &mut |entry| {
        match entry {
            Ok(card) => all.add(card),
            Err(why) => *left_out.entry(why).or_default() += 1,
        }
        match all.len() > MAX_CARDS {
            true => Err(format!("There are more than {MAX_CARDS} cards with different names.")),
            false => Ok(()),
        }
    })?;
    match all.is_empty() {
        true => Err("There is no card in it. Take the bulk file “Oracle Cards” or “Default Cards” of Scryfall.".into()),
        false => Ok(Bulk { cards: all, left_out }),
    }
}

/// Passes on the entries of a bulk file one by one, each as soon as it is read; the file is never held in memory.
///
/// # Errors
/// See [`read`], and the errors of `take`.
pub fn each(
    file: impl Read,
    take: &mut dyn FnMut(Result<NamedCard, LeftOut>) -> Result<(), String>,
) -> Result<(), String> {
    let mut file = BufReader::with_capacity(BUFFER, file);
    let begins = first_byte(&mut file).map_err(|error| format!("It cannot be read: {error}."))?;
    // replaces the skipped white space, so that errors are reported at their real place, however much there was
    let skipped = repeat(b'\n')
        .take(begins.lines)
        .chain(repeat(b' ').take(begins.columns));
    // buffered again, because it is read byte by byte
    let file = BufReader::with_capacity(BUFFER, skipped.chain(file));
    let mut refused = None;
    let mut keep = |card: Scryfall| {
        take(self::card(card)).map_err(|why| {
            refused = Some(why);
            serde_json::Error::custom("refused")
        })
    };
    let mut json = serde_json::Deserializer::from_reader(file);
    let done = if begins.first == Some(b'[') {
        // nothing may follow: otherwise the end of a truncated file could look like the end of a list
        json.deserialize_seq(Cards(&mut keep)).and_then(|()| json.end())
    } else {
        // one card per line
        json.into_iter::<Scryfall>().try_for_each(|card| keep(card?))
    };
    match (done, refused) {
        (Ok(()), _) => Ok(()),
        (Err(_), Some(why)) => Err(why),
        (Err(error), None) => Err(format!("It is no bulk file of cards: {error}.")),
    }
}

/// The beginning of a file.
struct Begins {
    /// The first byte that is not white space.
    first: Option<u8>,
    /// Line ends that were skipped before it, and spaces after the last of them.
    lines: u64,
    columns: u64,
}

/// Finds the first byte that is not white space; the reader stays before it.
fn first_byte(file: &mut impl BufRead) -> std::io::Result<Begins> {
    let (mut lines, mut columns) = (0, 0);
    loop {
        let buffer = file.fill_buf()?;
        let spaces = buffer.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        if buffer.is_empty() || spaces < buffer.len() {
            let first = buffer.get(spaces).copied();
            return Ok(Begins { first, lines, columns });
        }
        for byte in &buffer[..spaces] {
            (lines, columns) = match byte {
                b'\n' => (lines + 1, 0),
                _ => (lines, columns + 1),
            };
        }
        file.consume(spaces);
    }
}

/// Returns an object of a file as a card, or the reason why it is skipped.
fn card(read: Scryfall) -> Result<NamedCard, LeftOut> {
    if !read.is_card() {
        return Err(LeftOut::NoCard);
    }
    let colours = read.color_identity.as_ref();
    let identity = colours.and_then(|colours| Colours::read(&colours.concat()));
    let identity = identity.ok_or(LeftOut::Incomplete)?;
    if read.long_field().is_some() {
        return Err(LeftOut::LongField);
    }
    let card = read.card(identity);
    let name = read.name.filter(|name| !name.trim().is_empty());
    let name = name.ok_or(LeftOut::Incomplete)?;
    if name.chars().nth(MAX_NAME).is_some() {
        return Err(LeftOut::LongName);
    }
    Ok(NamedCard { name, card })
}

/// Passes on the cards of an array one after the other.
struct Cards<'k, K>(&'k mut K);

impl<'de, K: FnMut(Scryfall) -> Result<(), serde_json::Error>> Visitor<'de> for Cards<'_, K> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of cards")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while let Some(card) = list.next_element::<Scryfall>()? {
            (self.0)(card).map_err(A::Error::custom)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;
    use podium_event::deck::{Ability, Legality};

    const CARDS: usize = 1_000;

    /// Makes a bulk file while it is read: it is in memory at no time.
    struct Made<'c> {
        cards: usize,
        next: usize,
        rest: Vec<u8>,
        /// Most bytes that were asked for at once, and how many were given in all.
        asked: usize,
        given: usize,
        /// How many cards the reader has handed on, and how many it had when the last byte was given.
        taken: &'c Cell<usize>,
        taken_at_end: &'c Cell<usize>,
    }

    impl Read for Made<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            self.asked = self.asked.max(buffer.len());
            if self.rest.is_empty() && self.next <= self.cards {
                let text = match self.next {
                    0 => "[".to_owned(),
                    ix => {
                        let end = if ix == self.cards { "]" } else { "," };
                        let filler = "x".repeat(2_000);
                        format!(
                            r#"{{"object": "card", "name": "Card {ix}", "lang": "en", "flavor_text": "{filler}",
                            "image_uris": {{"small": "{filler}"}}, "color_identity": ["G"]}}{end}"#
                        )
                    }
                };
                self.next += 1;
                self.rest = text.into_bytes();
                if self.next > self.cards {
                    self.taken_at_end.set(self.taken.get());
                }
            }
            let count = self.rest.len().min(buffer.len());
            buffer[..count].copy_from_slice(&self.rest[..count]);
            self.rest.drain(..count);
            self.given += count;
            Ok(count)
        }
    }

    #[test]
    fn a_file_is_read_card_by_card_through_a_bounded_buffer() {
        let (taken, taken_at_end) = (Cell::new(0), Cell::new(0));
        let mut file = Made {
            cards: CARDS,
            next: 0,
            rest: Vec::new(),
            asked: 0,
            given: 0,
            taken: &taken,
            taken_at_end: &taken_at_end,
        };
        each(&mut file, &mut |_| {
            taken.set(taken.get() + 1);
            Ok(())
        })
        .expect("a bulk file");
        assert_eq!(taken.get(), CARDS);
        assert!(file.given > 50 * BUFFER, "{} bytes", file.given);
        assert!(file.asked <= BUFFER, "{} bytes at once", file.asked);
        // what is behind the reader is no more than its buffer holds
        let behind = CARDS - taken_at_end.get();
        assert!(
            behind * 4_000 <= 2 * BUFFER,
            "{behind} cards were read and not handed on"
        );
    }

    #[test]
    fn what_the_check_needs_is_taken_and_what_is_no_card_is_not() {
        let cards = [
            r#"{"name": "Vael // Vael Awakened", "layout": "transform", "color_identity": ["U", "W"], "card_faces": [{"name": "Vael"}]}"#,
            r#"{"name": "Frost Meadow", "type_line": "Basic Snow Land — Plains", "color_identity": ["W"]}"#,
            r#"{"name": "Swarm of Moths", "oracle_text": "Flying\nA deck can have any number of cards named Swarm of Moths.", "color_identity": ["B"]}"#,
            r#"{"name": "Nine Riders", "oracle_text": "A deck can have up to nine cards named Nine Riders.", "color_identity": []}"#,
            r#"{"name": "Moth", "layout": "token", "color_identity": ["B"]}"#,
            r#"{"name": "Vael // Vael", "layout": "art_series", "color_identity": []}"#,
        ];
        let long = format!(r#"{{"name": "{}", "color_identity": []}}"#, "x".repeat(201));
        let cards = [&cards[..], &[long.as_str()]].concat();
        for file in [format!(" [{}]\n", cards.join(",\n")), cards.join("\n")] {
            let Bulk { cards: data, left_out } = read(file.as_bytes()).expect("a bulk file");
            assert_eq!(left_out, BTreeMap::from([(LeftOut::NoCard, 2), (LeftOut::LongName, 1)]));
            assert_eq!(data.len(), 4);
            let vael = data.get("VAEL").expect("by its front face, whatever the case");
            assert_eq!((vael.identity.letters().as_str(), vael.copies), ("WU", Some(1)));
            assert!(data.get("frost meadow").expect("a land").basic);
            assert_eq!(data.get("Swarm of Moths").expect("a card").copies, None);
            let riders = data.get("Nine Riders").expect("a card");
            assert_eq!((riders.copies, riders.identity.letters().as_str()), (Some(9), "C"));
        }
    }

    #[test]
    fn what_is_printed_is_that_of_the_side_that_counts() {
        let long = "x".repeat(10_001);
        let file = [
            r#"{"name": "Ash // Ember", "layout": "split", "color_identity": [], "type_line": "Instant // Sorcery", "cmc": 4.0,
                "mana_cost": "{1}{W} // {1}{U}", "card_faces": [{"type_line": "Instant", "cmc": 2.0}, {"type_line": "Sorcery"}]}"#,
            r#"{"name": "Oru // Oru, Awakened", "layout": "transform", "color_identity": [], "cmc": 2.0, "game_changer": true,
                "type_line": "Legendary Creature — Elf // Legendary Planeswalker — Oru", "legalities": {"commander": "banned"},
                "card_faces": [{"type_line": "Legendary Creature — Elf", "oracle_text": "Partner (Two.)", "mana_cost": "{1}{B}", "power": "1"},
                    {"type_line": "Legendary Planeswalker — Oru", "oracle_text": "Oru can be your commander.", "mana_cost": ""}]}"#,
            r#"{"name": "Gate // Gate", "layout": "reversible_card", "color_identity": [], "legalities": {"commander": "legal"},
                "card_faces": [{"type_line": "Artifact", "cmc": 1.0, "mana_cost": "{1}"}, {"type_line": "Artifact", "cmc": 1.0}]}"#,
            r#"{"name": "Half", "color_identity": [], "type_line": "Artifact", "cmc": 0.5, "legalities": {"commander": "restricted"}}"#,
            r#"{"name": "Ship", "color_identity": [], "type_line": "Legendary Artifact — Spacecraft", "power": "3"}"#,
            r#"{"name": "Ultimus", "color_identity": [], "type_line": "Creature — Illusion", "oracle_text": "Ultimus is every creature type (even here)."}"#,
            r#"{"name": "Meld", "layout": "meld", "color_identity": [], "type_line": "Legendary Creature — Angel", "all_parts": [
                {"component": "meld_part", "name": "Half"}, {"component": "meld_result", "name": "Meld"}]}"#,
            &format!(r#"{{"name": "Long", "color_identity": [], "oracle_text": "{long}"}}"#),
        ]
        .join("\n");
        let Bulk { cards: data, left_out } = read(file.as_bytes()).expect("a bulk file");
        assert_eq!(
            left_out,
            BTreeMap::from([(LeftOut::NoCard, 1), (LeftOut::LongField, 1)])
        );
        let card = |name: &str| data.get(name).expect("a card").clone();
        let printed = |name: &str| card(name).printed.expect("types");
        let ash = printed("Ash");
        assert_eq!(
            (ash.type_line.as_str(), ash.mana_value),
            ("Instant // Sorcery", Some(4))
        );
        assert_eq!(ash.mana_cost, "{1}{W} // {1}{U}");
        let oru = printed("Oru");
        assert_eq!(
            (oru.type_line.as_str(), oru.mana_cost.as_str()),
            ("Legendary Creature — Elf", "{1}{B}")
        );
        assert_eq!(oru.abilities, [Ability::Partner, Ability::MayLead]);
        assert_eq!(
            (card("Oru").legality, card("Oru").game_changer),
            (Some(Legality::Banned), Some(true))
        );
        let gate = printed("Gate");
        assert_eq!((gate.type_line.as_str(), gate.mana_value), ("Artifact", Some(1)));
        assert_eq!((printed("Half").mana_value, card("Half").legality), (None, None));
        assert_eq!(printed("Ship").abilities, [Ability::MayLead]);
        assert_eq!(printed("Ultimus").abilities, [Ability::EveryType]);
    }

    #[test]
    fn what_is_no_bulk_file_is_refused_with_its_place() {
        let cut_off = r#"[{"name": "Vael", "color_identity": []}, {"name": "Or"#;
        for (file, says) in [
            (cut_off, "line 1"),
            (r#"[{"name": "Vael", "color_identity": []}"#, "line 1"),
            ("{\"Vael\": {\"color_identity\": \"W\"}}", "no card"),
            ("", "no card"),
            ("[]", "no card"),
            ("name,colour\nVael,W", "line 1"),
            ("[1]", "line 1"),
        ] {
            let error = read(file.as_bytes()).expect_err(file);
            assert!(error.contains(says), "{file}: {error}");
        }
        let file = r#"[{"name": "A", "color_identity": []}]"#;
        let refused = each(file.as_bytes(), &mut |_| Err("enough".to_owned()));
        assert_eq!(refused, Err("enough".to_owned()));
    }
}
