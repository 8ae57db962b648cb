//! Companions: whether the deck meets the condition of its companion, as far as card data can tell (CR 702.139).

use std::collections::BTreeSet;

use say::{Message, deck_findings as t};

use super::banned::Ban;
use super::cards::{Card, fold};
use super::finding::{Check, Finding};
use super::list::{Deck, Entry, Section};
use super::printed::{Ability, Printed};
use super::rules::{DeckRules, Format};

/// The subtypes of Kaheera's creatures.
const KAHEERAS: [&str; 5] = ["cat", "elemental", "nightmare", "dinosaur", "beast"];
/// Card types that permanents have (CR 110.4).
const PERMANENTS: [&str; 6] = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"];
/// Words of a type line that are not card types.
const SUPERTYPES: [&str; 5] = ["legendary", "basic", "snow", "world", "ongoing"];

/// What a companion asks of the deck that it is a companion of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Condition {
    EvenValues,
    OneOfEachSymbol,
    KaheerasCreatures,
    ThreeOrMore,
    PermanentsOfTwo,
    DifferentNames,
    OddValues,
    SharedType,
    TwentyMore,
}

impl Condition {
    /// Returns the condition of a companion; `None` if it is unknown, or about abilities, which card data does not have.
    fn of(companion: &str) -> Option<Self> {
        Some(match fold(companion).as_str() {
            "gyruda, doom of depths" => Self::EvenValues,
            "jegantha, the wellspring" => Self::OneOfEachSymbol,
            "kaheera, the orphanguard" => Self::KaheerasCreatures,
            "keruga, the macrosage" => Self::ThreeOrMore,
            "lurrus of the dream-den" => Self::PermanentsOfTwo,
            "lutri, the spellchaser" => Self::DifferentNames,
            "obosh, the preypiercer" => Self::OddValues,
            "umori, the collector" => Self::SharedType,
            "yorion, sky nomad" => Self::TwentyMore,
            _ => return None,
        })
    }

    /// Returns whether a card meets the condition; `None` if its data cannot tell. Conditions on the whole deck let every
    /// card pass.
    fn is_met_by(self, card: &Printed) -> Option<bool> {
        let is_land = card.has_type("land");
        let value = |fits: fn(u32) -> bool| card.mana_value.map(fits);
        match self {
            Self::EvenValues => value(|value| value.is_multiple_of(2)),
            Self::ThreeOrMore if is_land => Some(true),
            Self::ThreeOrMore => value(|value| value >= 3),
            Self::OddValues if is_land => Some(true),
            Self::OddValues => value(|value| !value.is_multiple_of(2)),
            Self::PermanentsOfTwo if !PERMANENTS.iter().any(|kind| card.has_type(kind)) => Some(true),
            Self::PermanentsOfTwo => value(|value| value <= 2),
            Self::OneOfEachSymbol => Some(!repeats_symbol(&card.mana_cost)),
            Self::KaheerasCreatures if !card.is_creature() => Some(true),
            // a changeling has every creature type
            Self::KaheerasCreatures => {
                Some(card.can(&Ability::EveryType) || KAHEERAS.iter().any(|kind| card.has_subtype(kind)))
            }
            Self::DifferentNames | Self::SharedType | Self::TwentyMore => Some(true),
        }
    }
}

/// Checks the companion of a deck; `least`: how many cards the format needs.
pub(super) fn companion(deck: &Deck, rules: &DeckRules<'_>, least: u32, found: &mut Check) {
    let companions: Vec<&Entry> = deck.of(Section::Companion).collect();
    if let Some(second) = companions.get(1) {
        found.problem(Finding::at(second.line, t::second_companion()));
    }
    let Some(companion) = companions.first() else {
        return;
    };
    let name = &companion.name;
    let at = |message: Message| Finding::at(companion.line, message);
    let ban = rules.banned.and_then(|list| list.ban(name));
    // a list that only allows cards says nothing of companions, and legalities are about cards in decks
    let is_known = rules
        .banned
        .is_some_and(|list| list.has(Ban::Banned) || list.has(Ban::AsCompanion));
    if ban == Some(Ban::AsCompanion) {
        found.problem(at(t::banned_companion(name)));
    } else if ban.is_none() && !is_known && rules.format == Format::Commander {
        found.not_checked(at(t::companion_ban_not_checked(name)));
    }
    let printed = rules.cards.and_then(|cards| cards.get(name)?.printed.as_ref());
    match (printed, Condition::of(name)) {
        (Some(card), _) if !card.can(&Ability::Companion) => found.problem(at(t::no_companion(name))),
        (Some(_), Some(condition)) => condition_met(deck, rules, least, (companion, condition), found),
        // CR 702.139: without data nothing is guessed (T33)
        _ => found.not_checked(at(t::companion_not_checked(name))),
    }
}

fn condition_met(
    deck: &Deck,
    rules: &DeckRules<'_>,
    least: u32,
    (companion, condition): (&Entry, Condition),
    found: &mut Check,
) {
    // the starting deck includes the commanders (CR 702.139b, 903.6)
    let starting = || deck.of(Section::Commander).chain(deck.of(Section::Deck));
    let at = |message: Message| Finding::at(companion.line, message);
    let mut shared: Option<BTreeSet<String>> = None;
    let mut names = BTreeSet::new();
    let (mut is_known, mut is_met) = (true, condition != Condition::TwentyMore || found.cards >= least + 20);
    for entry in starting() {
        let card = rules.cards.and_then(|cards| cards.get(&entry.name));
        let Some(printed) = card.and_then(|card: &Card| card.printed.as_ref()) else {
            is_known = false;
            continue;
        };
        match condition.is_met_by(printed) {
            Some(true) => {}
            Some(false) => {
                found.problem(Finding::at(
                    entry.line,
                    t::companion_excludes(&companion.name, &entry.name),
                ));
            }
            None => is_known = false,
        }
        if printed.has_type("land") {
            continue;
        }
        let is_new = names.insert(fold(&entry.name)) && entry.copies == 1;
        is_met &= is_new || condition != Condition::DifferentNames;
        if condition == Condition::SharedType {
            let types: BTreeSet<String> = printed.types().map(str::to_lowercase).collect();
            shared = Some(match shared {
                Some(shared) => shared.intersection(&types).cloned().collect(),
                None => types,
            });
        }
    }
    // of cards that are not known, nothing is guessed
    is_met &= shared.is_none_or(|types| types.iter().any(|kind| !SUPERTYPES.contains(&kind.as_str())));
    if !is_met {
        found.problem(at(t::companion_unmet(&companion.name)));
    }
    if !is_known {
        found.not_checked(at(t::companion_not_checked(&companion.name)));
    }
}

/// Returns whether a mana cost has a symbol twice.
fn repeats_symbol(cost: &str) -> bool {
    // the halves of a split card are one card (CR 709.4)
    let mut seen = BTreeSet::new();
    let mut symbols = cost.split('{').filter_map(|part| part.split_once('}'));
    symbols.any(|(symbol, _)| !seen.insert(symbol))
}

#[cfg(test)]
mod tests {
    use super::super::banned::BannedList;
    use super::super::cards::{CardData, NamedCard};
    use super::super::check::check;
    use super::*;

    const NAMES: [&str; 10] = [
        "Gyruda, Doom of Depths",
        "Jegantha, the Wellspring",
        "Kaheera, the Orphanguard",
        "Keruga, the Macrosage",
        "Lurrus of the Dream-Den",
        "Lutri, the Spellchaser",
        "Obosh, the Preypiercer",
        "Umori, the Collector",
        "Yorion, Sky Nomad",
        "Zirda, the Dawnwaker",
    ];

    fn data() -> CardData {
        let mut data = CardData::default();
        let mut add = |name: &str, types: &str, text: &str, cost: &str, value: Option<u32>| {
            let printed = Printed {
                mana_cost: cost.to_owned(),
                mana_value: value,
                ..Printed::new(types, text, true)
            };
            let card = Card {
                printed: Some(printed),
                ..Card::default()
            };
            data.add(NamedCard {
                name: name.to_owned(),
                card,
            });
        };
        for name in NAMES {
            add(name, "Legendary Creature — Beast", "Companion — If so.", "{3}", Some(3));
        }
        add("Cat", "Legendary Creature — Cat", "", "{1}{W}", Some(2));
        add("Elf", "Creature — Elf", "Haste", "{W}", Some(1));
        add(
            "Shifter",
            "Creature — Shapeshifter",
            "Changeling (Every type.)",
            "{1}{W}",
            Some(2),
        );
        let every = "Ultimus is every creature type (even if it isn't on the battlefield).";
        add("Ultimus", "Creature — Illusion", every, "{2}", Some(2));
        let creature =
            "As long as Swarm isn't on the battlefield, it's a 1/1 Insect creature in addition to its types.";
        add("Swarm", "Legendary Planeswalker — Swarm", creature, "{1}", Some(3));
        add("Twin", "Instant", "", "{W}{W}", Some(2));
        add("Half", "Artifact", "", "{1}", None);
        add("Giant", "Artifact Creature — Golem", "", "{5}", Some(5));
        add("Wastes", "Basic Land", "", "", Some(0));
        data
    }

    /// Returns the problems and what is not checked about a companion beside cards.
    fn found(companion: &str, cards: &[&str], lands: usize) -> (Vec<String>, Vec<String>) {
        let cards = cards.join("\n");
        found_in(&format!(
            "Companion\n{companion}\nCommander\nCat\nDeck\n{cards}\n{lands} Wastes"
        ))
    }

    fn found_in(text: &str) -> (Vec<String>, Vec<String>) {
        let data = data();
        let list = BannedList::default();
        let rules = DeckRules {
            format: Format::CommanderDraft,
            banned: Some(&list),
            cards: Some(&data),
            highest_bracket: None,
        };
        let check = check(text, &rules, None, &[]);
        let words = |all: Vec<Finding>| all.iter().map(|finding| finding.message.to_string()).collect();
        (words(check.problems), words(check.unchecked))
    }

    #[test]
    fn each_condition_is_met_or_not() {
        for (companion, meets, breaks) in [
            (NAMES[0], &["Twin", "Shifter"][..], "Elf"),
            (NAMES[1], &["Elf", "Giant"], "Twin"),
            (NAMES[2], &["Shifter", "Twin", "Half", "Ultimus"], "Elf"),
            (NAMES[2], &["Shifter"], "Swarm"),
            (NAMES[4], &["Elf", "Twin"], "Giant"),
        ] {
            assert_eq!(found(companion, meets, 60).0, [""; 0], "{companion}");
            let (problems, _) = found(companion, &[meets, &[breaks]].concat(), 60);
            let says = format!("The companion {companion} excludes {breaks}");
            assert!(problems.len() == 1 && problems[0].starts_with(&says), "{problems:?}");
        }
        // the commander is part of the starting deck
        for companion in [NAMES[3], NAMES[6]] {
            let (problems, _) = found(companion, &["Giant"], 60);
            assert!(
                problems.len() == 1 && problems[0].contains("excludes Cat"),
                "{problems:?}"
            );
        }
        for (companion, meets, breaks, lands) in [
            (NAMES[5], &["Elf", "Twin"][..], &["Elf", "Elf"][..], 60),
            (NAMES[7], &["Elf", "Giant"], &["Elf", "Twin"], 60),
            (NAMES[8], &["Elf"; 20], &["Elf"; 19], 59),
        ] {
            assert_eq!(found(companion, meets, lands).0, [""; 0], "{companion}");
            let (problems, _) = found(companion, breaks, lands);
            assert!(
                problems.len() == 1 && problems[0].contains("does not meet the condition"),
                "{problems:?}"
            );
        }
    }

    #[test]
    fn what_data_cannot_tell_is_not_checked() {
        let (problems, unchecked) = found(NAMES[9], &["Elf"], 60);
        assert_eq!(problems, [""; 0]);
        assert!(
            unchecked.iter().any(|said| said.contains("asks for is not checked")),
            "{unchecked:?}"
        );
        let (problems, unchecked) = found(NAMES[0], &["Half"], 60);
        assert_eq!(problems, [""; 0]);
        assert!(
            unchecked.iter().any(|said| said.contains("asks for is not checked")),
            "no whole value: {unchecked:?}"
        );
        // Umori, of whose deck only lands are known
        let (problems, unchecked) = found_in(&format!(
            "Companion\n{}\nCommander\nStranger\nDeck\n60 Wastes",
            NAMES[7]
        ));
        let problems: Vec<_> = problems.iter().filter(|said| said.contains("companion")).collect();
        assert!(problems.is_empty(), "{problems:?}");
        assert!(
            unchecked.iter().any(|said| said.contains("asks for is not checked")),
            "{unchecked:?}"
        );
        let (problems, _) = found("Giant", &["Elf"], 60);
        assert!(
            problems.len() == 1 && problems[0].starts_with("Giant has no companion ability"),
            "{problems:?}"
        );
    }
}
