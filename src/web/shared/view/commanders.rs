//! Commanders and decklists on public pages, if they are public: the event of a [`View`] has commanders only if its
//! tournament shows them.

use serde_json::{Map, Value, json};

use crate::web::shared::view::View;
use podium_event::deck::{self, Bracket, Colours, Section};
use podium_event::event::PlayerIx;
use podium_ops::people::decklist::is_link;
use podium_store::TournamentState;

/// A player's commanders in one line: "A / B"; `None` where there are none to be seen.
pub fn line(view: &View<'_>, player: PlayerIx) -> Option<String> {
    let commanders = &view.event().player(player).commanders;
    Some(deck::in_one_line(commanders)).filter(|line| !line.is_empty())
}

impl View<'_> {
    /// Returns the colour identity of a player's commanders, if these are public and in the card data.
    pub fn identity(&self, player: PlayerIx) -> Option<Colours> {
        self.public.record.identity(&self.event().player(player).commanders)
    }
}

/// Returns the highest bracket of Commander decks that is allowed; `None`: any, or no lists are asked for.
pub fn highest_bracket(view: &View<'_>) -> Option<Bracket> {
    view.highest_bracket
}

/// Returns whether any commander is public.
pub fn any(view: &View<'_>) -> bool {
    view.event()
        .players()
        .iter()
        .any(|player| !player.commanders.is_empty())
}

/// Returns whether decklists are public: the tournament is finished, and its organizer has opened them.
pub fn opens_decklists(view: &View<'_>) -> bool {
    view.profile().opens_decklists() && view.tournament().state == TournamentState::Finished
}

/// Returns a player's decklist if it is public: a link or a text.
pub fn decklist<'s>(view: &View<'s>, player: PlayerIx) -> Option<&'s str> {
    let list = view
        .row(player)
        .decklist
        .as_deref()
        .filter(|list| !list.trim().is_empty());
    list.filter(|_| opens_decklists(view))
}

/// Returns the deck in the format of TopDeck's `deckObj`: sections of cards, each with its count. With a public list it
/// contains the whole deck, otherwise the commanders; `None` if neither is public.
pub fn deck_object(view: &View<'_>, player: PlayerIx) -> Option<Value> {
    let mut sections = Map::new();
    let commanders = &view.event().player(player).commanders;
    if !commanders.is_empty() {
        let cards = commanders.iter().map(|name| (name.clone(), json!({"count": 1})));
        sections.insert("Commanders".to_owned(), Value::Object(cards.collect()));
    }
    if let Some(list) = decklist(view, player).filter(|list| !is_link(list)) {
        let mut cards: Map<String, Value> = Map::new();
        let (deck, _) = deck::read_led_by(list, commanders);
        // a commander that is only presumed is among the others
        let of_deck = |section| section == Section::Deck || deck.is_presumed && section == Section::Commander;
        for entry in deck.entries.iter().filter(|entry| of_deck(entry.section)) {
            let before = cards
                .get(&entry.name)
                .and_then(|card| card["count"].as_u64())
                .unwrap_or(0);
            cards.insert(entry.name.clone(), json!({"count": before + u64::from(entry.copies)}));
        }
        sections.insert("Mainboard".to_owned(), Value::Object(cards));
    }
    (!sections.is_empty()).then_some(Value::Object(sections))
}
