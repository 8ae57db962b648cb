//! Card data and banned lists, which the organizer loads for the check of decklists.

use std::collections::{BTreeMap, BTreeSet};

use say::{Message, deck_findings as t, terms};
use serde_json::Value;

/// Most cards that are loaded at once.
const MAX_CARDS: usize = 60_000;
/// Most names on a banned list.
const MAX_BANNED: usize = 5_000;

/// Returns a card name for comparison: its front face, without case, accents and typographic quotes.
#[must_use]
pub fn fold(name: &str) -> String {
    // Lists name a card with two faces by both or by the front one.
    let front = name.split(" // ").next().unwrap_or(name);
    let front = match front.split_once('/') {
        // Some programs write `Fire/Ice`; a slash at either end is part of the name.
        Some((front, back)) if !front.is_empty() && !back.is_empty() => front,
        _ => front,
    };
    // Keyboards and exports differ in accents and quotes ("Lim-Dûl’s Vault"): a strict comparison would report correct
    // names as misspelt.
    let plain = deunicode::deunicode(front).to_lowercase();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the front face of a card's name: what people call a card with two faces.
#[must_use]
pub fn front(name: &str) -> &str {
    name.split(" // ").next().unwrap_or(name).trim()
}

/// A set of colours (CR 903.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Colours(u8);

impl Colours {
    const LETTERS: &'static str = "WUBRG";

    /// Reads a set from the letters W, U, B, R and G, or C for none of them; `None` for any other letter.
    #[must_use]
    pub fn read(letters: &str) -> Option<Self> {
        letters.chars().try_fold(Self::default(), |colours, letter| {
            if letter.eq_ignore_ascii_case(&'c') {
                return Some(colours);
            }
            let place = Self::LETTERS.find(letter.to_ascii_uppercase())?;
            Some(Self(colours.0 | 1 << place))
        })
    }

    /// Returns the union of two sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the colours that `of` does not have.
    #[must_use]
    pub fn outside(self, of: Self) -> Self {
        Self(self.0 & !of.0)
    }

    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as letters in the order WUBRG; `C` for colourless.
    #[must_use]
    pub fn letters(self) -> String {
        let has = |place: &usize| (self.0 >> *place) & 1 == 1;
        let letters: String = (0..5).filter(has).map(|place| &Self::LETTERS[place..=place]).collect();
        if letters.is_empty() { "C".to_owned() } else { letters }
    }

    /// Returns the set in words: "white and blue", "colourless".
    #[must_use]
    pub fn words(self) -> Message {
        let names = [
            terms::colour_white,
            terms::colour_blue,
            terms::colour_black,
            terms::colour_red,
            terms::colour_green,
        ];
        let has: Vec<Message> = (0..5)
            .filter(|place| self.0 & 1 << place != 0)
            .map(|place| names[place]())
            .collect();
        match has.is_empty() {
            true => terms::colourless(),
            false => say::list(has),
        }
    }
}

/// The properties of a card that the check uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card {
    pub identity: Colours,
    /// Whether it is a basic land.
    pub basic: bool,
    /// Number of copies that its text allows, 1 by default; `None` for any number.
    pub copies: Option<u32>,
}

/// A card with its name as it is printed, both faces of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedCard {
    pub name: String,
    pub card: Card,
}

/// Cards by their folded name.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CardData(BTreeMap<String, NamedCard>);

impl CardData {
    /// Adds a card. If several have the same front face, the first one is kept: all printings of a card agree.
    pub fn add(&mut self, card: NamedCard) {
        self.0.entry(fold(&card.name)).or_insert(card);
    }

    /// Every card with its folded name, in the order of these.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &NamedCard)> {
        self.0.iter().map(|(key, card)| (key.as_str(), card))
    }

    /// Returns commanders as the cards spell them: "lim-dul" is Lim-Dûl. The two faces of one card, which look like two
    /// cards in one field, become its front face. Unknown names are not changed.
    #[must_use]
    pub fn spelled(&self, commanders: &[String]) -> Vec<String> {
        if let [front, back] = commanders
            && let Some(known) = self.0.get(&fold(front))
            && let Some((own_front, own_back)) = known.name.split_once(" // ")
            && fold(own_back) == fold(back)
        {
            return vec![own_front.to_owned()];
        }
        let spelled = |name: &String| match self.0.get(&fold(name)) {
            Some(known) => front(&known.name).to_owned(),
            None => name.clone(),
        };
        commanders.iter().map(spelled).collect()
    }

    /// Returns the commanders that are not in the data.
    #[must_use]
    pub fn unknown(&self, commanders: &[String]) -> Vec<String> {
        let mut names = self.spelled(commanders);
        names.retain(|name| self.get(name).is_none());
        names
    }

    /// Returns the union of the cards' colour identities; `None` if the data lacks one of them, or there are no cards.
    #[must_use]
    pub fn identity(&self, names: &[String]) -> Option<Colours> {
        let mut all: Option<Colours> = None;
        for name in names {
            all = Some(all.unwrap_or_default().and(self.get(name)?.identity));
        }
        all
    }

    /// Reads `{"NAME": {"color_identity": "WU", "basic": true, "any_number": true, "copies": 7}, …}`. Every field is
    /// optional, and colours may be a list of letters.
    ///
    /// # Errors
    /// A sentence about the first card that cannot be read, or about the file as a whole.
    pub fn read(json: &str) -> Result<Self, Message> {
        let value: Value = serde_json::from_str(json).map_err(|error| t::no_json(error.line(), error.column()))?;
        let Value::Object(cards) = value else {
            return Err(t::no_list_of_names());
        };
        // Refused before any card is folded and kept: the file is an upload.
        if cards.len() > MAX_CARDS {
            return Err(t::too_many_cards(cards.len(), MAX_CARDS));
        }
        let mut all = BTreeMap::new();
        for (name, value) in &cards {
            let card = card(value).map_err(|what| t::of_card(name, what))?;
            let name = name.clone();
            all.insert(fold(&name), NamedCard { name, card });
        }
        Ok(Self(all))
    }

    /// Looks up a card by name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Card> {
        self.0.get(&fold(name)).map(|known| &known.card)
    }

    /// Returns the number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

fn card(value: &Value) -> Result<Card, Message> {
    let Value::Object(fields) = value else {
        return Err(t::no_object());
    };
    let mut card = Card {
        identity: Colours::default(),
        basic: false,
        copies: Some(1),
    };
    for (field, value) in fields {
        match (field.as_str(), value) {
            ("color_identity", Value::String(letters)) => card.identity = colours(letters)?,
            ("color_identity", Value::Array(list)) => {
                let letters: String = list.iter().filter_map(Value::as_str).collect();
                card.identity = colours(&letters)?;
            }
            ("basic", Value::Bool(basic)) => card.basic = *basic,
            ("any_number", Value::Bool(true)) => card.copies = None,
            // Not `Some(1)`: the object may name `copies` as well, and its fields come in any order.
            ("any_number", Value::Bool(false)) => {}
            ("copies", Value::Number(number)) => {
                let copies = number.as_u64().and_then(|n| u32::try_from(n).ok()).filter(|n| *n >= 1);
                card.copies = Some(copies.ok_or_else(t::copies_whole)?);
            }
            // A misspelt field is refused, not ignored: otherwise the check would report decks because of a limit that
            // the organizer did write.
            (other, _) => {
                return Err(t::field_unknown(format!("{other:.40}")));
            }
        }
    }
    Ok(card)
}

fn colours(letters: &str) -> Result<Colours, Message> {
    Colours::read(letters).ok_or_else(|| t::colours_unknown(format!("{letters:.20}")))
}

/// Names of banned cards.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct BannedList(BTreeSet<String>);

impl BannedList {
    /// Reads names, one per line; lines that begin with `#` are comments.
    ///
    /// # Errors
    /// A sentence about too many lines, or about a line that is too long.
    pub fn read(text: &str) -> Result<Self, Message> {
        let names: Vec<&str> = Self::names(text).collect();
        if names.len() > MAX_BANNED {
            return Err(t::too_many_banned(names.len(), MAX_BANNED));
        }
        if let Some(long) = names.iter().find(|name| name.chars().count() > 160) {
            let start: String = long.chars().take(40).collect();
            return Err(t::banned_too_long(start));
        }
        Ok(Self::of(names))
    }

    /// The names in a text, as they are written there.
    pub fn names(text: &str) -> impl Iterator<Item = &str> {
        let lines = text.lines().map(str::trim);
        // Comments let a list say its date and source.
        lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
    }

    /// The list of some names.
    pub fn of<'n>(names: impl IntoIterator<Item = &'n str>) -> Self {
        Self(names.into_iter().map(fold).collect())
    }

    /// The folded names, in their order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.contains(&fold(name))
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
