//! Cards as Scryfall describes them: in its bulk files, and in the card data of tournaments.

use serde::Deserialize;
use serde_json::Number;

use super::cards::{Card, Legality};
use super::colours::Colours;
use super::printed::{Printed, mana_value};

/// Longest type line or mana cost, in characters: more than any card has.
const MAX_LINE: usize = 200;
/// Longest text, in characters: several times that of any card.
const MAX_TEXT: usize = 10_000;
/// The layout of cards with two halves, which both count in a deck (CR 709.4).
const SPLIT: &str = "split";

/// The fields of a card that are read; all others are ignored.
#[derive(Debug, Default, Deserialize)]
pub struct Scryfall {
    pub name: Option<String>,
    pub color_identity: Option<Vec<String>>,
    layout: Option<String>,
    type_line: Option<String>,
    oracle_text: Option<String>,
    mana_cost: Option<String>,
    cmc: Option<Number>,
    power: Option<String>,
    legalities: Option<Legalities>,
    game_changer: Option<bool>,
    card_faces: Option<Vec<Face>>,
    all_parts: Option<Vec<Part>>,
}

/// Of a card's legalities, the one that is read.
#[derive(Debug, Deserialize)]
struct Legalities {
    commander: Option<String>,
}

/// The fields of a face that are read.
#[derive(Debug, Deserialize)]
struct Face {
    type_line: Option<String>,
    oracle_text: Option<String>,
    mana_cost: Option<String>,
    cmc: Option<Number>,
    power: Option<String>,
}

/// A card that belongs to this one, or this one among them.
#[derive(Debug, Deserialize)]
struct Part {
    component: Option<String>,
    name: Option<String>,
}

/// Layouts of objects that cannot be in a deck.
const NO_CARDS: [&str; 8] = [
    "token",
    "double_faced_token",
    "emblem",
    "art_series",
    "vanguard",
    "planar",
    "scheme",
    "augment",
];

impl Scryfall {
    /// The fields that the data of a tournament may have too.
    pub(super) const FIELDS: [&'static str; 9] = [
        "layout",
        "type_line",
        "oracle_text",
        "mana_cost",
        "cmc",
        "power",
        "legalities",
        "game_changer",
        "card_faces",
    ];

    /// Returns whether it can be in a deck.
    #[must_use]
    pub fn is_card(&self) -> bool {
        // what two cards become that meld: Scryfall has an object for it, and no deck has that card
        let mut parts = self.all_parts.iter().flatten();
        let is_melded = parts.any(|part| part.name == self.name && part.component.as_deref() == Some("meld_result"));
        !is_melded && !NO_CARDS.contains(&self.layout.as_deref().unwrap_or_default())
    }

    /// Returns a field that is longer than any card has it, with the most characters; such data is no card's.
    #[must_use]
    pub fn long_field(&self) -> Option<(&'static str, usize)> {
        let own = (&self.type_line, &self.mana_cost, &self.oracle_text);
        let faces = self.card_faces.iter().flatten();
        let faces = faces.map(|face| (&face.type_line, &face.mana_cost, &face.oracle_text));
        let mut fields = std::iter::once(own).chain(faces).flat_map(|(types, cost, text)| {
            [
                ("type_line", types, MAX_LINE),
                ("mana_cost", cost, MAX_LINE),
                ("oracle_text", text, MAX_TEXT),
            ]
        });
        let long = fields.find(|(_, text, most)| text.as_ref().is_some_and(|text| text.chars().nth(*most).is_some()));
        long.map(|(field, _, most)| (field, most))
    }

    /// Returns what the check uses of the card.
    #[must_use]
    pub fn card(&self, identity: Colours) -> Card {
        let printed = self.printed();
        let legality = self.legalities.as_ref();
        let legality = legality.and_then(|formats| formats.commander.as_deref());
        Card {
            identity,
            basic: printed.as_ref().is_some_and(Printed::is_basic_land),
            copies: copies(self.oracle_text.as_deref().unwrap_or_default()),
            printed,
            legality: legality.and_then(Legality::parse),
            game_changer: self.game_changer,
        }
    }

    /// Returns what is printed on the side that counts in a deck; `None` without a type line, without which the rest says
    /// little.
    fn printed(&self) -> Option<Printed> {
        let is_split = self.layout.as_deref() == Some(SPLIT);
        // both halves of a split card count (CR 709.4), and otherwise only the front (CR 712.8a)
        let front = self.card_faces.iter().flatten().next().filter(|_| !is_split);
        let of = |face: fn(&Face) -> &Option<String>, card: &Option<String>| -> Option<String> {
            front.and_then(|front| face(front).clone()).or_else(|| card.clone())
        };
        let counts = |text: String| match text.split_once(" // ") {
            Some((front, _)) if !is_split => front.to_owned(),
            _ => text,
        };
        let types = counts(of(|face| &face.type_line, &self.type_line)?);
        let text = of(|face| &face.oracle_text, &self.oracle_text).unwrap_or_default();
        let power = of(|face| &face.power, &self.power);
        let value = self.cmc.as_ref().or_else(|| front?.cmc.as_ref());
        Some(Printed {
            mana_cost: counts(of(|face| &face.mana_cost, &self.mana_cost).unwrap_or_default()),
            mana_value: value.and_then(mana_value),
            ..Printed::new(&types, &text, power.is_some())
        })
    }
}

/// Returns how many copies a card's text allows; `None` for any number.
fn copies(text: &str) -> Option<u32> {
    if text.contains("A deck can have any number of cards named") {
        return None;
    }
    let limited = text.split_once("A deck can have up to ");
    let word = limited
        .and_then(|(_, after)| after.split_once(" cards named"))
        .map(|(word, _)| word);
    Some(word.and_then(number).unwrap_or(1))
}

fn number(word: &str) -> Option<u32> {
    const WORDS: [&str; 12] = [
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
    ];
    let place = WORDS.iter().position(|known| *known == word);
    place
        .and_then(|place| u32::try_from(place + 2).ok())
        .or_else(|| word.parse().ok())
}
