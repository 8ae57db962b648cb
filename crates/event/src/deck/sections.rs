//! Names of the sections of decklists, as sites and programs write them.

use super::list::Section;

/// Returns the section that a word names; `None` for an unknown word.
pub(super) fn named(word: &str) -> Option<Section> {
    Some(match word {
        "commander" | "commanders" | "commander(s)" | "command zone" | "oathbreaker" => Section::Commander,
        "companion" | "companions" => Section::Companion,
        "deck" | "main" | "maindeck" | "main deck" | "mainboard" | "main board" | "library" | "creature"
        | "creatures" | "planeswalker" | "planeswalkers" | "instant" | "instants" | "sorcery" | "sorceries"
        | "artifact" | "artifacts" | "enchantment" | "enchantments" | "battle" | "battles" | "land" | "lands"
        | "spells" | "ramp" | "removal" | "card draw" => Section::Deck,
        "sideboard" | "side" | "side board" | "wishboard" => Section::Sideboard,
        "maybeboard" | "maybe board" | "maybe" | "considering" | "tokens" | "tokens & extras" | "about" | "acquire"
        | "acquireboard" | "metadata" => Section::Aside,
        // a part of Apprentice's files that is about the file
        "general" => Section::Aside,
        _ => return None,
    })
}

/// Returns the section of a card by its categories, such as `commander{top}` or `maybeboard{nodeck},ramp`; `None` if they
/// name no section. `categories` is in lower case.
#[must_use]
pub fn section_of(categories: &str) -> Option<Section> {
    // Archidekt counts a card in its first category; the others are tags
    let first = categories.split([',', ';']).next()?;
    let section = named(first.split('{').next()?.trim());
    match section {
        // a companion is not in the deck, and is not aside either
        Some(Section::Commander | Section::Companion) => section,
        _ if first.contains("{nodeck}") => Some(Section::Aside),
        _ => section,
    }
}
