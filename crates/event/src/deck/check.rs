//! The check of a decklist against its format, the banned list and the card data (CR 903.5; T33).

use std::collections::BTreeMap;

use say::deck_findings as t;

use super::banned::Ban;
use super::bracket::{self, Bracket};
use super::cards::{Card, CardData, Legality, fold, front, is_basic};
use super::colours::Colours;
use super::companions::companion;
use super::finding::{Check, Finding};
use super::leading::commanders;
use super::list::{Deck, Entry, Section};
use super::printed::{Ability, Printed};
use super::reading::read_led_by;
use super::rules::{DeckRules, Format};

/// Cards of a Commander deck, including its commanders (CR 903.5a).
const COMMANDER_CARDS: u32 = 100;
/// Fewest cards of a Commander Draft deck (T33).
const DRAFT_CARDS: u32 = 60;

/// Checks a decklist. `stated`: the bracket that its player states; `commanders`: those that the player has named apart from
/// the list.
#[must_use]
pub fn check(text: &str, rules: &DeckRules<'_>, stated: Option<Bracket>, commanders: &[String]) -> Check {
    let (deck, problems) = read_led_by(text, commanders);
    let mut found = Check {
        problems,
        cards: deck.count(Section::Commander) + deck.count(Section::Deck),
        ..Check::default()
    };
    // One sentence is enough: every other check would repeat that the deck is empty.
    if deck.entries.is_empty() {
        found.problems.push(Finding::whole(t::list_empty()));
        return found;
    }
    match rules.format {
        Format::Commander => {
            led(&deck, rules, COMMANDER_CARDS, &mut found);
            exactly(&deck, &mut found);
            singleton(&deck, rules.cards, &mut found);
            legal(&deck, rules, &mut found);
            let are_counted = game_changers(&deck, rules.cards, &mut found);
            bracket::bracket(&mut found, stated, rules.highest_bracket, are_counted);
        }
        // T33: Commander Draft has a least number of cards and no singleton rule.
        Format::CommanderDraft => {
            led(&deck, rules, DRAFT_CARDS, &mut found);
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
    banned(&deck, rules, &mut found);
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

/// Checks what is known of a deck whose list is a link: the bracket that its player states.
#[must_use]
pub fn check_link(rules: &DeckRules<'_>, stated: Option<Bracket>) -> Check {
    let mut found = Check::default();
    if rules.format == Format::Commander {
        bracket::stated(&mut found, stated, rules.highest_bracket);
    }
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

/// Checks who leads the deck and what is beside it; `least`: how many cards the format needs.
fn led(deck: &Deck, rules: &DeckRules<'_>, least: u32, found: &mut Check) {
    commanders(deck, rules, found);
    companion(deck, rules, least, found);
    if let Some(first) = deck.of(Section::Sideboard).next() {
        found.problems.push(Finding::at(first.line, t::has_sideboard()));
    }
}

fn exactly(deck: &Deck, found: &mut Check) {
    let have = found.cards;
    if have != COMMANDER_CARDS {
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

/// Returns the card of an entry if it is not a basic land, which every deck may have.
fn in_question<'c>(cards: Option<&'c CardData>, entry: &Entry) -> Option<&'c Card> {
    cards
        .and_then(|cards| cards.get(&entry.name))
        .filter(|card| !card.basic)
}

/// Checks what is banned: by the loaded list, and by the card data unless that list bans cards itself.
fn banned(deck: &Deck, rules: &DeckRules<'_>, found: &mut Check) {
    let by_data = |entry: &Entry| in_question(rules.cards, entry)?.legality;
    let has_list = rules.banned.is_some_and(|list| list.has(Ban::Banned));
    let knows = !has_list && rules.format == Format::Commander && played(deck).any(|entry| by_data(entry).is_some());
    if !has_list && !knows {
        found.not_checked(Finding::whole(t::no_banned_list()));
    }
    for entry in played(deck) {
        let is_banned = match rules.banned.and_then(|list| list.ban(&entry.name)) {
            Some(ban) => ban == Ban::Banned,
            None => knows && by_data(entry) == Some(Legality::Banned),
        };
        if is_banned {
            found.problem(Finding::at(entry.line, t::is_banned(&entry.name)));
        }
    }
}

/// Checks that the card data says of every card that it is legal; bans are checked elsewhere, because a list can replace them.
fn legal(deck: &Deck, rules: &DeckRules<'_>, found: &mut Check) {
    let listed = |entry: &Entry| rules.banned.is_some_and(|list| list.ban(&entry.name).is_some());
    let mut is_known = true;
    for entry in played(deck).filter(|entry| !listed(entry)) {
        match in_question(rules.cards, entry).map(|card| card.legality) {
            Some(Some(Legality::NotLegal)) => {
                found.problem(Finding::at(entry.line, t::is_not_legal(&entry.name)));
            }
            Some(None) => is_known = false,
            _ => {}
        }
    }
    if !is_known {
        found.not_checked(Finding::whole(t::legality_not_checked()));
    }
}

/// Collects the Game Changers; returns whether the card data says of every card if it is one.
fn game_changers(deck: &Deck, cards: Option<&CardData>, found: &mut Check) -> bool {
    let mut is_known = cards.is_some();
    for entry in played(deck) {
        let Some(card) = in_question(cards, entry) else {
            continue;
        };
        is_known &= card.game_changer.is_some();
        let name = cards
            .and_then(|cards| cards.named(&entry.name))
            .map(|known| front(&known.name));
        found
            .game_changers
            .extend(name.filter(|_| card.game_changer == Some(true)).map(str::to_owned));
    }
    found.game_changers.sort();
    found.game_changers.dedup();
    is_known
}

/// Checks that the card data knows every name, and that every card is within the commanders' colour identity (CR
/// 903.5c).
fn identity(deck: &Deck, cards: Option<&CardData>, found: &mut Check) {
    // T33: without data nothing is guessed about names either.
    let Some(cards) = cards else {
        found.not_checked(Finding::whole(t::no_card_data()));
        return;
    };
    for entry in played(deck).filter(|entry| cards.get(&entry.name).is_none()) {
        if !is_basic(&entry.name) {
            found.problem(Finding::at(entry.line, t::card_unknown(&entry.name)));
        }
    }
    // Without a commander, the empty identity would report every coloured card; the missing commander is reported
    // already.
    if deck.of(Section::Commander).next().is_none() {
        return;
    }
    let Some(within) = of_commanders(deck, cards) else {
        found.not_checked(Finding::whole(t::commander_unknown()));
        return;
    };
    for entry in played(deck) {
        let outside = cards
            .get(&entry.name)
            .filter(|card| !card.identity.outside(within).is_empty());
        if let Some(card) = outside {
            let message = t::outside_identity(&entry.name, card.identity.words(), within.words());
            found.problem(Finding::at(entry.line, message));
        }
    }
}

/// Returns the colour identity of the commanders; `None` if the data lacks one of them: the union would be a guess (T33).
fn of_commanders(deck: &Deck, cards: &CardData) -> Option<Colours> {
    let (mut within, mut choices) = (Colours::default(), 0);
    for commander in deck.of(Section::Commander) {
        let card = cards.get(&commander.name)?;
        within = within.and(card.identity);
        let chooses = |printed: &Printed| printed.can(&Ability::ChoosesColour);
        choices += usize::from(card.printed.as_ref().is_some_and(chooses));
    }
    // such a commander has one more colour, and a list does not say which: any that is enough for the deck
    let cards = played(deck).filter_map(|entry| cards.get(&entry.name));
    let missing = cards
        .fold(Colours::default(), |all, card| all.and(card.identity))
        .outside(within);
    Some(match missing.count() <= choices {
        true => within.and(missing),
        false => within,
    })
}
