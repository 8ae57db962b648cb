//! The check of a decklist against its format, the banned list and the card data (CR 903.5; T33).

use std::collections::BTreeMap;

use say::deck_findings as t;

use super::cards::{BannedList, CardData, Colours, fold};
use super::finding::Finding;
use super::list::{Deck, Entry, Section, read};
use crate::labels;

/// Cards of a Commander deck, including its commanders (CR 903.5a).
const COMMANDER_CARDS: u32 = 100;
/// Fewest cards of a Commander Draft deck (T33).
const DRAFT_CARDS: u32 = 60;
/// Basic lands (CR 205.4c), of which any number is allowed: known without card data.
const BASICS: [&str; 6] = ["plains", "island", "swamp", "mountain", "forest", "wastes"];

labels! {
    /// The format that a deck is built for.
    Format {
        Commander = "commander",
        CommanderDraft = "commander_draft",
        /// A format whose deck construction is not known.
        Other = "other",
    }
}

/// The rules that a deck is checked against.
#[derive(Debug, Clone, Copy)]
pub struct DeckRules<'r> {
    pub format: Format,
    /// `None` if no list is loaded.
    pub banned: Option<&'r BannedList>,
    /// `None` if no card data is loaded.
    pub cards: Option<&'r CardData>,
}

/// The result of a check.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Check {
    /// Problems, by line.
    pub problems: Vec<Finding>,
    /// Points that a person has to check: T33 forbids guessing if data is not loaded.
    pub unchecked: Vec<Finding>,
    /// Number of cards, including the commanders.
    pub cards: u32,
}

/// Checks a decklist.
#[must_use]
pub fn check(text: &str, rules: &DeckRules<'_>) -> Check {
    let (deck, problems) = read(text);
    let mut found = Check {
        problems,
        unchecked: Vec::new(),
        cards: deck.count(Section::Commander) + deck.count(Section::Deck),
    };
    // One sentence is enough: every other check would repeat that the deck is empty.
    if deck.entries.is_empty() {
        found.problems.push(Finding::whole(t::list_empty()));
        return found;
    }
    match rules.format {
        Format::Commander => {
            commanders(&deck, &mut found);
            exactly(&deck, &mut found);
            singleton(&deck, rules.cards, &mut found);
        }
        // T33: Commander Draft has a least number of cards and no singleton rule.
        Format::CommanderDraft => {
            commanders(&deck, &mut found);
            if found.cards < DRAFT_CARDS {
                found.problems.push(Finding::whole(t::too_few(
                    found.cards,
                    DRAFT_CARDS,
                    DRAFT_CARDS - found.cards,
                )));
            }
        }
        Format::Other => found.unchecked.push(Finding::whole(t::format_not_checked())),
    }
    banned(&deck, rules.banned, &mut found);
    // CR 903.5c: colour identity limits decks with a commander only.
    if rules.format != Format::Other {
        identity(&deck, rules.cards, &mut found);
    }
    // The checks run rule by rule, but players go through their list line by line; findings about the whole deck come
    // first.
    found.problems.sort_by_key(|finding| finding.line.unwrap_or(0));
    found.unchecked.sort_by_key(|finding| finding.line.unwrap_or(0));
    found
}

/// Returns the entries that count, without the sideboard.
fn played(deck: &Deck) -> impl Iterator<Item = &Entry> {
    deck.entries
        .iter()
        // The companion is included: a banned or misspelt companion is a mistake as well, although it is not among the
        // hundred cards.
        .filter(|entry| !matches!(entry.section, Section::Sideboard | Section::Aside))
}

fn commanders(deck: &Deck, found: &mut Check) {
    let named: Vec<&Entry> = deck.of(Section::Commander).collect();
    let count = deck.count(Section::Commander);
    match count {
        0 => found.problems.push(Finding::whole(t::no_commander())),
        // CR 903.3, 702.124: whether a card may lead a deck, alone or with another, depends on card text that the card
        // data lacks, so a person checks it (T33). Two copies of one card on a line are not partners.
        1 => found.unchecked.extend(
            named
                .first()
                .map(|commander| Finding::at(commander.line, t::commander_not_checked(&commander.name))),
        ),
        2 if named.len() == 2 => found.unchecked.push(Finding::at(
            named[1].line,
            t::commanders_not_checked(&named[0].name, &named[1].name),
        )),
        _ => found.problems.push(Finding::at(
            named.last().map_or(1, |entry| entry.line),
            t::many_commanders(count),
        )),
    }
    let companions: Vec<&Entry> = deck.of(Section::Companion).collect();
    if let Some(second) = companions.get(1) {
        found.problems.push(Finding::at(second.line, t::second_companion()));
    }
    // CR 702.139: each companion has its own condition on the deck, which is not in the card data (T33).
    if let Some(companion) = companions.first() {
        found
            .unchecked
            .push(Finding::at(companion.line, t::companion_not_checked(&companion.name)));
    }
    if let Some(first) = deck.of(Section::Sideboard).next() {
        found.problems.push(Finding::at(first.line, t::has_sideboard()));
    }
}

fn exactly(deck: &Deck, found: &mut Check) {
    let have = found.cards;
    // An empty list is reported already.
    if have != COMMANDER_CARDS && !deck.entries.is_empty() {
        let (more, less) = (
            COMMANDER_CARDS.saturating_sub(have),
            have.saturating_sub(COMMANDER_CARDS),
        );
        let message = match (deck.count(Section::Commander), more > 0) {
            (0 | 1, true) => t::add_cards(have, COMMANDER_CARDS, more),
            (0 | 1, false) => t::take_out_cards(have, COMMANDER_CARDS, less),
            (_, true) => t::add_cards_two(have, COMMANDER_CARDS, more),
            (_, false) => t::take_out_cards_two(have, COMMANDER_CARDS, less),
        };
        found.problems.push(Finding::whole(message));
    }
}

fn is_basic(name: &str) -> bool {
    let folded = fold(name);
    // Snow-covered basics are basic lands too (CR 205.4c), so any number of them is allowed.
    let plain = folded.strip_prefix("snow-covered ").unwrap_or(&folded);
    BASICS.contains(&plain)
}

/// Checks for one copy of each name, except basic lands and cards that say otherwise (CR 903.5b).
fn singleton(deck: &Deck, cards: Option<&CardData>, found: &mut Check) {
    let mut seen: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    // CR 903.5b counts the commander with the deck: a second copy of it is one too many. A companion is outside the
    // deck.
    for entry in deck.of(Section::Commander).chain(deck.of(Section::Deck)) {
        let (copies, first) = seen.entry(fold(&entry.name)).or_insert((0, entry.line));
        let before = *copies;
        *copies += entry.copies;
        let (copies, first) = (*copies, *first);
        // A basic land needs no card data, so that a deck is not "unchecked" for its thirty Islands.
        if copies < 2 || is_basic(&entry.name) {
            continue;
        }
        let card = cards.and_then(|cards| cards.get(&entry.name));
        let most = match card {
            Some(card) if card.basic => None,
            Some(card) => card.copies,
            // Without card data a second copy is not refused but left to a person (T33).
            None => Some(1),
        };
        if most.is_none_or(|most| copies <= most) {
            continue;
        }
        let (name, is_again) = (&entry.name, before > 0);
        match (cards, card) {
            (Some(_), Some(card)) => {
                let most = card.copies.unwrap_or(1);
                let message = match is_again {
                    true => t::again_too_many(name, first, most),
                    false => t::copies_too_many(entry.copies, name, most),
                };
                found.problems.push(Finding::at(entry.line, message));
            }
            // `identity` reports unknown names.
            (Some(_), None) => {}
            (None, _) => {
                let message = match is_again {
                    true => t::again_unknown(name, first),
                    false => t::copies_unknown(entry.copies, name),
                };
                found.unchecked.push(Finding::at(entry.line, message));
            }
        }
    }
}

fn banned(deck: &Deck, list: Option<&BannedList>, found: &mut Check) {
    let Some(list) = list else {
        found.unchecked.push(Finding::whole(t::no_banned_list()));
        return;
    };
    for entry in played(deck).filter(|entry| list.has(&entry.name)) {
        found.problems.push(Finding::at(entry.line, t::is_banned(&entry.name)));
    }
}

/// Checks that the card data knows every name, and that every card is within the commanders' colour identity (CR
/// 903.5c).
fn identity(deck: &Deck, cards: Option<&CardData>, found: &mut Check) {
    // T33: without data nothing is guessed about names either.
    let Some(cards) = cards else {
        found.unchecked.push(Finding::whole(t::no_card_data()));
        return;
    };
    let mut within = Some(Colours::default());
    for commander in deck.of(Section::Commander) {
        within = match (within, cards.get(&commander.name)) {
            (Some(colours), Some(card)) => Some(colours.and(card.identity)),
            // With an unknown commander the union would be a guess (T33).
            _ => None,
        };
    }
    if within.is_none() {
        found.unchecked.push(Finding::whole(t::commander_unknown()));
    }
    let has_commander = deck.of(Section::Commander).next().is_some();
    for entry in played(deck) {
        let Some(card) = cards.get(&entry.name) else {
            if !is_basic(&entry.name) {
                found
                    .problems
                    .push(Finding::at(entry.line, t::card_unknown(&entry.name)));
            }
            continue;
        };
        // Without a commander, the empty identity would report every coloured card; the missing commander is reported
        // already.
        if let Some(within) = within.filter(|_| has_commander)
            && !card.identity.outside(within).is_empty()
        {
            found.problems.push(Finding::at(
                entry.line,
                t::outside_identity(&entry.name, card.identity.words(), within.words()),
            ));
        }
    }
}
