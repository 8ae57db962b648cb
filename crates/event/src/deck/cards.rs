//! Card data, which the host or the organizer loads for the check of decklists.

use std::collections::BTreeMap;

use super::colours::Colours;
use super::printed::Printed;

/// Basic lands (CR 205.4c), of which any number is allowed: known without card data.
const BASICS: [&str; 6] = ["plains", "island", "swamp", "mountain", "forest", "wastes"];

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

/// Returns a card name with all its faces for comparison. Both sides of a reversible card are the same card.
fn whole(name: &str) -> String {
    let faces = name.split('/').map(fold).filter(|face| !face.is_empty());
    let mut faces: Vec<String> = faces.collect();
    faces.dedup();
    faces.join(" // ")
}

/// Returns whether a name is that of a basic land.
pub(super) fn is_basic(name: &str) -> bool {
    let folded = fold(name);
    // Snow-covered basics are basic lands too (CR 205.4c), so any number of them is allowed.
    let plain = folded.strip_prefix("snow-covered ").unwrap_or(&folded);
    BASICS.contains(&plain)
}

/// Returns the front face of a card's name: what people call a card with two faces. Lists have one, two or three slashes
/// between the faces.
#[must_use]
pub fn front(name: &str) -> &str {
    let ends = [" // ", " / ", " /// "]
        .into_iter()
        .filter_map(|between| name.find(between));
    name[..ends.min().unwrap_or(name.len())].trim()
}

crate::labels! {
    /// Whether a card may be in a Commander deck, by the card data.
    Legality { Legal = "legal", NotLegal = "not_legal", Banned = "banned" }
}

/// The properties of a card that the check uses. What the data does not say is `None`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    pub identity: Colours,
    /// Whether it is a basic land.
    pub basic: bool,
    /// Number of copies that its text allows, 1 by default; `None` for any number.
    pub copies: Option<u32>,
    pub printed: Option<Printed>,
    /// In Commander.
    pub legality: Option<Legality>,
    /// Whether it is on the list of Game Changers.
    pub game_changer: Option<bool>,
}

impl Default for Card {
    /// A colourless card of which nothing else is known.
    fn default() -> Self {
        Self {
            identity: Colours::default(),
            basic: false,
            copies: Some(1),
            printed: None,
            legality: None,
            game_changer: None,
        }
    }
}

impl Card {
    /// Returns whether the data says that it is a card for Commander, even if it is banned there.
    fn is_known(&self) -> bool {
        self.legality.is_some_and(|legality| legality != Legality::NotLegal)
    }

    /// Completes the card by another printing of it. All printings agree, but some of them, such as those with a golden
    /// border, are legal nowhere.
    fn complete(&mut self, other: Self) {
        if !self.is_known() {
            self.legality = other.legality.or(self.legality);
        }
        self.game_changer = self.game_changer.or(other.game_changer);
        self.printed = self.printed.take().or(other.printed);
    }
}

/// A card with its name as it is printed, both faces of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedCard {
    pub name: String,
    pub card: Card,
}

impl NamedCard {
    /// Of several cards with the same front face, the one with the highest rank is meant by that face alone.
    fn rank(&self) -> (bool, bool) {
        (self.card.is_known(), !self.name.contains('/'))
    }
}

/// Cards by the folded name of their front face, and by the whole one if another card has the same front face.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CardData(BTreeMap<String, NamedCard>);

impl FromIterator<(String, NamedCard)> for CardData {
    /// Collects what [`CardData::iter`] has returned.
    fn from_iter<I: IntoIterator<Item = (String, NamedCard)>>(cards: I) -> Self {
        Self(cards.into_iter().collect())
    }
}

impl CardData {
    /// Adds a card, or another printing of one.
    pub fn add(&mut self, card: NamedCard) {
        let front = fold(&card.name);
        let Some(known) = self.0.get_mut(&front) else {
            self.0.insert(front, card);
            return;
        };
        if whole(&known.name) == whole(&card.name) {
            known.card.complete(card.card);
            return;
        }
        let other = match card.rank() > known.rank() {
            true => std::mem::replace(known, card),
            false => card,
        };
        let name = whole(&other.name);
        match self.0.get_mut(&name) {
            // its name has one face, which means the other card
            _ if name == front => {}
            Some(known) => known.card.complete(other.card),
            None => {
                self.0.insert(name, other);
            }
        }
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

    /// Looks up a card by name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Card> {
        self.named(name).map(|known| &known.card)
    }

    /// Looks up a card with its printed name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&NamedCard> {
        let by_whole = name.contains('/').then(|| self.0.get(&whole(name))).flatten();
        by_whole.or_else(|| self.0.get(&fold(name)))
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
