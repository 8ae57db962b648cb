//! Reading decklists in the forms in which people, deck sites and game programs write them.

use super::cards::{fold, is_basic};
use super::commanders::MAX_COMMANDERS;
use super::finding::Finding;
use super::lines;
use super::list::{Deck, Entry, Lines, Section};

/// Cards of a deck whose commander is recognized without a heading (CR 903.5a).
const CARDS: u32 = 100;
/// Fewest lines in alphabetical order that show that the lines before them are apart for a reason.
const SORTED: usize = 20;

/// Reads a decklist. Unreadable lines become findings, and the rest is still read.
#[must_use]
pub fn read(text: &str) -> (Deck, Vec<Finding>) {
    read_led_by(text, &[])
}

/// As [`read`]. `commanders`: those that the player has named apart from the list; they lead the deck if the list names none.
#[must_use]
pub fn read_led_by(text: &str, commanders: &[String]) -> (Deck, Vec<Finding>) {
    // Files saved on Windows begin with a byte order mark, which would hide the first heading.
    let mut read = lines::read(text.trim_start_matches('\u{feff}'));
    settle_commanders(&mut read);
    let mut deck = Deck {
        entries: std::mem::take(&mut read.entries),
        is_presumed: false,
    };
    if deck.count(Section::Commander) == 0 {
        let places = match commanders.is_empty() {
            true => presumed(&deck, &read),
            false => places_of(&deck, commanders),
        };
        deck.is_presumed = commanders.is_empty() && places.is_some();
        for ix in places.into_iter().flatten() {
            deck.entries[ix].section = Section::Commander;
        }
    }
    (deck, read.findings)
}

/// Returns the places of the named commanders in a list; `None` if it lacks one of them.
fn places_of(deck: &Deck, commanders: &[String]) -> Option<Vec<usize>> {
    let place = |name: &String| {
        let is_it = |entry: &Entry| may_lead(entry) && fold(&entry.name) == fold(name);
        deck.entries.iter().position(is_it)
    };
    commanders.iter().map(place).collect()
}

/// Returns whether an entry can be a commander although its section is another one.
fn may_lead(entry: &Entry) -> bool {
    matches!(entry.section, Section::Deck | Section::Sideboard) && entry.copies == 1 && !is_basic(&entry.name)
}

/// Ends the section of the commanders at a gap if it would have too many of them otherwise: many lists have a heading above
/// the commander, and an empty line below it.
fn settle_commanders(read: &mut Lines) {
    let commanders = |entry: &&Entry| entry.section == Section::Commander;
    if read.entries.iter().filter(commanders).count() <= MAX_COMMANDERS {
        return;
    }
    let first = read
        .entries
        .iter()
        .position(|entry| entry.section == Section::Commander);
    let gap = first.map(|ix| read.gaps[ix]);
    for (entry, own) in read.entries.iter_mut().zip(&read.gaps) {
        if entry.section == Section::Commander && Some(*own) != gap {
            entry.section = Section::Deck;
        }
    }
}

/// Returns the places of the entries that are the commanders by the shape of a list that names none: MTGO and other
/// programs write them as the sideboard, or apart at the end or the beginning; Moxfield writes them before the other
/// cards, which are sorted. `None` unless exactly one of these fits, and the deck has exactly a hundred cards with them.
fn presumed(deck: &Deck, Lines { gaps, groups, .. }: &Lines) -> Option<Vec<usize>> {
    let places = |of: &dyn Fn(usize, &Entry) -> bool| -> Vec<usize> {
        let all = deck.entries.iter().enumerate();
        // a companion is named, and what is aside is not there
        let all = all.filter(|(_, entry)| matches!(entry.section, Section::Deck | Section::Sideboard));
        all.filter(|(ix, entry)| of(*ix, entry)).map(|(ix, _)| ix).collect()
    };
    let in_deck = deck.count(Section::Deck);
    let fits = |places: &Vec<usize>| {
        let outside = places
            .iter()
            .filter(|ix| deck.entries[**ix].section != Section::Deck)
            .count();
        (1..=MAX_COMMANDERS).contains(&places.len())
            && places.iter().all(|ix| may_lead(&deck.entries[*ix]))
            && in_deck + u32::try_from(outside).unwrap_or(u32::MAX) == CARDS
    };
    let side = places(&|_, entry| entry.section == Section::Sideboard);
    let apart = [gaps.last()?, gaps.first()?].map(|gap| places(&|ix, _| gaps[ix] == *gap && *groups < 2));
    let mut before = places(&|_, entry| entry.section == Section::Deck);
    before.truncate(before_sorted(&deck.entries).unwrap_or(0));
    let mut found = apart.into_iter().chain([side, before]).filter(fits);
    let first = found.next()?;
    found.all(|other| other == first).then_some(first)
}

/// Returns how many entries are before those in alphabetical order, if there are few of them and many of these.
fn before_sorted(entries: &[Entry]) -> Option<usize> {
    let deck: Vec<String> = entries
        .iter()
        .filter(|entry| entry.section == Section::Deck)
        .map(|entry| letters(&entry.name))
        .collect();
    let fits = |before: &usize| {
        let sorted = &deck[*before..];
        sorted.len() >= SORTED && sorted.is_sorted() && deck[before - 1] > sorted[0]
    };
    (1..=MAX_COMMANDERS.min(deck.len())).find(fits)
}

/// A name as programs sort it: without punctuation, about which they differ.
fn letters(name: &str) -> String {
    fold(name)
        .chars()
        .filter(|c| c.is_alphanumeric() || *c == ' ')
        .collect()
}
