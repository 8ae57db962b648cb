//! What is printed on a card, as far as the construction of decks depends on it: types, mana, and abilities about decks
//! (CR 702.124, 702.139, 903.3).

use std::fmt;

use serde_json::Number;

/// What is printed on a card, on the side that counts in a deck: the front one (CR 712.8a), or both halves of a split
/// card (CR 709.4).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Printed {
    pub type_line: String,
    /// "{2}{W}{W}"; empty for lands.
    pub mana_cost: String,
    /// `None` if it is unknown or not a whole number.
    pub mana_value: Option<u32>,
    pub abilities: Vec<Ability>,
}

/// An ability about the construction of decks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ability {
    /// It may be a commander, because of its types or because it says so (CR 903.3).
    MayLead,
    /// Partner (CR 702.124h).
    Partner,
    /// Partner of a named kind, in lower case (CR 702.124i).
    PartnerOf(String),
    /// Partner with the card of this name, in lower case (CR 702.124j).
    PartnerWith(String),
    /// CR 702.124k.
    ChooseBackground,
    /// CR 702.124m.
    DoctorsCompanion,
    /// CR 702.139.
    Companion,
    /// As a commander it has another colour, which its player chooses.
    ChoosesColour,
    /// Changeling (CR 702.73), or the same in words.
    EveryType,
    /// It is a creature card in a deck, although its types do not say so.
    CreatureInDeck,
}

/// The most abilities of a card that are kept: several times as many as a card has.
const MAX_ABILITIES: usize = 16;
/// The named kind of partner that was a separate keyword before (CR 702.124i).
const FRIENDS: &str = "friends forever";

impl Ability {
    /// Reads an ability as it is written by [`fmt::Display`]: the words of a card's text in lower case.
    #[must_use]
    pub fn read(words: &str) -> Option<Self> {
        Some(match words {
            "may lead" => Self::MayLead,
            "partner" => Self::Partner,
            FRIENDS => Self::PartnerOf(FRIENDS.to_owned()),
            "choose a background" => Self::ChooseBackground,
            "doctor's companion" => Self::DoctorsCompanion,
            "companion" => Self::Companion,
            "chooses colour" => Self::ChoosesColour,
            "changeling" => Self::EveryType,
            "creature in decks" => Self::CreatureInDeck,
            _ => {
                let rest = words.strip_prefix("partner")?;
                match (rest.strip_prefix(" with "), rest.strip_prefix('—')) {
                    (Some(name), _) => Self::PartnerWith(name.to_owned()),
                    (None, Some(kind)) => Self::PartnerOf(kind.trim().to_owned()),
                    (None, None) => return None,
                }
            }
        })
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MayLead => f.write_str("may lead"),
            Self::Partner => f.write_str("partner"),
            Self::PartnerOf(kind) => write!(f, "partner—{kind}"),
            Self::PartnerWith(name) => write!(f, "partner with {name}"),
            Self::ChooseBackground => f.write_str("choose a background"),
            Self::DoctorsCompanion => f.write_str("doctor's companion"),
            Self::Companion => f.write_str("companion"),
            Self::ChoosesColour => f.write_str("chooses colour"),
            Self::EveryType => f.write_str("changeling"),
            Self::CreatureInDeck => f.write_str("creature in decks"),
        }
    }
}

impl Printed {
    /// Reads a card's side. `has_power`: whether it has power and toughness.
    #[must_use]
    pub fn new(type_line: &str, text: &str, has_power: bool) -> Self {
        let mut printed = Self {
            type_line: type_line.to_owned(),
            ..Self::default()
        };
        let text = without_reminders(text);
        for line in text.lines().map(str::trim) {
            for ability in of_line(line) {
                if printed.abilities.len() < MAX_ABILITIES && !printed.can(&ability) {
                    printed.abilities.push(ability);
                }
            }
        }
        if printed.may_lead(&text, has_power) {
            printed.abilities.push(Ability::MayLead);
        }
        printed
    }

    /// Returns whether the card may be a commander alone (CR 903.3).
    fn may_lead(&self, text: &str, has_power: bool) -> bool {
        if text.contains("can be your commander") {
            return true;
        }
        let vessel = self.has_subtype("vehicle") || self.has_subtype("spacecraft") && has_power;
        self.has_type("legendary") && (self.is_creature() || vessel)
    }

    /// Returns whether it is a creature card in a deck.
    #[must_use]
    pub fn is_creature(&self) -> bool {
        self.has_type("creature") || self.can(&Ability::CreatureInDeck)
    }

    /// Returns whether the type line has a card type or a supertype, in lower case.
    #[must_use]
    pub fn has_type(&self, word: &str) -> bool {
        self.types().any(|own| own.eq_ignore_ascii_case(word))
    }

    /// Returns whether it is a basic land (CR 205.4c).
    #[must_use]
    pub fn is_basic_land(&self) -> bool {
        self.has_type("basic") && self.has_type("land")
    }

    /// Returns whether the type line has a subtype of one word, in lower case.
    #[must_use]
    pub fn has_subtype(&self, word: &str) -> bool {
        self.halves()
            .any(|(_, subtypes)| subtypes.split_whitespace().any(|own| own.eq_ignore_ascii_case(word)))
    }

    /// Returns whether these are all subtypes, in lower case.
    #[must_use]
    pub fn has_only_subtypes(&self, words: &str) -> bool {
        self.halves().all(|(_, subtypes)| subtypes.eq_ignore_ascii_case(words))
    }

    /// Card types and supertypes, as they are printed.
    pub fn types(&self) -> impl Iterator<Item = &str> {
        self.halves().flat_map(|(types, _)| types.split_whitespace())
    }

    /// Types and subtypes of each half.
    fn halves(&self) -> impl Iterator<Item = (&str, &str)> {
        self.type_line.split(" // ").map(|half| {
            let (types, subtypes) = half.split_once('—').unwrap_or((half, ""));
            (types.trim(), subtypes.trim())
        })
    }

    /// Returns whether the card has an ability.
    #[must_use]
    pub fn can(&self, ability: &Ability) -> bool {
        self.abilities.contains(ability)
    }
}

/// The abilities in a line of a card's text.
fn of_line(line: &str) -> Vec<Ability> {
    if line.starts_with("companion —") || line.starts_with("companion—") {
        return vec![Ability::Companion];
    }
    if line.contains("choose a color before the game begins") {
        return vec![Ability::ChoosesColour];
    }
    if line.contains("is every creature type") {
        return vec![Ability::EveryType];
    }
    // a card that is a creature everywhere but on the battlefield
    if line.contains("isn't on the battlefield, it's a") && line.contains("creature") {
        return vec![Ability::CreatureInDeck];
    }
    // names have commas; other keywords may share a line
    match line.starts_with("partner with ") {
        true => Ability::read(line).into_iter().collect(),
        false => line.split(", ").filter_map(Ability::read).collect(),
    }
}

/// A card's text in lower case, with plain apostrophes and without reminders in brackets.
fn without_reminders(text: &str) -> String {
    let mut depth = 0_u32;
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            '’' => plain.push('\''),
            c => plain.extend(c.to_lowercase()),
        }
    }
    plain
}

/// Reads a mana value as card data has it, `3` or `3.0`; `None` if it is not a whole number.
#[must_use]
pub fn mana_value(number: &Number) -> Option<u32> {
    let text = number.to_string();
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    let is_whole = part.bytes().all(|digit| digit == b'0');
    whole.parse().ok().filter(|_| is_whole)
}
