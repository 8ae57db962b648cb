//! Who may lead a deck: one card (CR 903.3), or two together (CR 702.124).

use say::deck_findings as t;

use super::cards::{CardData, NamedCard, fold, front};
use super::finding::{Check, Finding};
use super::list::{Deck, Entry, Section};
use super::printed::{Ability, Printed};
use super::rules::{DeckRules, Format};

/// Checks the commanders of a deck.
pub(super) fn commanders(deck: &Deck, rules: &DeckRules<'_>, found: &mut Check) {
    let named: Vec<&Entry> = deck.of(Section::Commander).collect();
    match (deck.count(Section::Commander), named.as_slice()) {
        (0, _) => found.problem(Finding::whole(t::no_commander())),
        (1, [only]) => alone(only, rules.cards, found),
        (2, [first, second]) => both(first, second, rules, found),
        // Two copies of one card on a line are not partners.
        (count, named) => found.problem(Finding::at(
            named.last().map_or(1, |entry| entry.line),
            t::many_commanders(count),
        )),
    }
    if deck.is_presumed {
        for commander in named {
            found.not_checked(Finding::at(commander.line, t::commander_presumed(&commander.name)));
        }
    }
}

fn printed<'c>(cards: Option<&'c CardData>, entry: &Entry) -> Option<(&'c NamedCard, &'c Printed)> {
    let known = cards?.named(&entry.name)?;
    Some((known, known.card.printed.as_ref()?))
}

fn alone(commander: &Entry, cards: Option<&CardData>, found: &mut Check) {
    let (line, name) = (commander.line, &commander.name);
    match printed(cards, commander) {
        // T33: without data nothing is guessed
        None => found.not_checked(Finding::at(line, t::commander_not_checked(name))),
        Some((_, card)) if is_background(card) && !card.can(&Ability::MayLead) => {
            found.problem(Finding::at(line, t::background_alone(name)));
        }
        Some((_, card)) if !card.can(&Ability::MayLead) => {
            found.problem(Finding::at(line, t::no_leader(name)));
        }
        Some(_) => {}
    }
}

fn both(first: &Entry, second: &Entry, rules: &DeckRules<'_>, found: &mut Check) {
    let cards = rules.cards;
    let (Some(one), Some(other)) = (printed(cards, first), printed(cards, second)) else {
        let message = t::commanders_not_checked(&first.name, &second.name);
        found.not_checked(Finding::at(second.line, message));
        return;
    };
    let mut may = true;
    for (entry, (_, card), (_, beside)) in [(first, one, other), (second, other, one)] {
        let is_chosen = is_background(card) && beside.can(&Ability::ChooseBackground);
        if !card.can(&Ability::MayLead) && !is_chosen {
            may = false;
            found.problem(Finding::at(entry.line, t::no_leader(&entry.name)));
        }
    }
    if !may || together(one, other) || together(other, one) {
        return;
    }
    let names = (front(&first.name), front(&second.name));
    match rules.format {
        // CR 903.13: drafts of some sets give cards partner abilities that their text does not have
        Format::CommanderDraft => {
            found.not_checked(Finding::at(second.line, t::together_not_checked(names.0, names.1)));
        }
        _ => found.problem(Finding::at(second.line, t::not_together(names.0, names.1))),
    }
}

fn is_background(card: &Printed) -> bool {
    card.has_type("legendary") && card.has_type("enchantment") && card.has_subtype("background")
}

/// Returns whether an ability of the first card lets the second one lead beside it. Different abilities cannot be combined
/// (CR 702.124f).
fn together((card, one): (&NamedCard, &Printed), (beside, other): (&NamedCard, &Printed)) -> bool {
    if !one.has_type("legendary") || !other.has_type("legendary") {
        return false;
    }
    one.abilities.iter().any(|ability| match ability {
        Ability::Partner | Ability::PartnerOf(_) => other.can(ability),
        Ability::PartnerWith(name) => {
            fold(name) == fold(&beside.name)
                && other
                    .abilities
                    .iter()
                    .any(|back| matches!(back, Ability::PartnerWith(name) if fold(name) == fold(&card.name)))
        }
        Ability::ChooseBackground => is_background(other),
        Ability::DoctorsCompanion => other.has_type("creature") && other.has_only_subtypes("time lord doctor"),
        Ability::MayLead
        | Ability::Companion
        | Ability::ChoosesColour
        | Ability::EveryType
        | Ability::CreatureInDeck => false,
    })
}

#[cfg(test)]
mod tests {
    use super::super::check::check;
    use super::*;
    use crate::deck::Check;

    /// Cards with their types and the abilities that matter here.
    const CARDS: [(&str, &str, &str); 20] = [
        (
            "Ann",
            "Legendary Creature — Elf",
            "Vigilance\nPartner (You can have two commanders.)",
        ),
        ("Bo", "Legendary Creature — Orc", "First strike, partner"),
        (
            "Cleo",
            "Legendary Creature — Cat",
            "Partner with Dag, Son of Cleo (They search.)",
        ),
        ("Dag, Son of Cleo", "Legendary Creature — Cat", "Partner with Cleo"),
        ("Eve", "Legendary Creature — Elf", "Partner with Ann"),
        ("Fay", "Legendary Creature — Human", "Partner—Survivors (Both need it.)"),
        ("Gus", "Legendary Creature — Human", "Partner—Survivors"),
        ("Hal", "Legendary Creature — Human", "Friends forever"),
        ("Ida", "Legendary Creature — Human", "Partner—Friends forever"),
        ("Jo", "Legendary Creature — Elf", "Choose a Background"),
        ("Scribe", "Legendary Enchantment — Background", ""),
        ("The Doctor", "Legendary Creature — Time Lord Doctor", ""),
        ("Everyone", "Legendary Creature — Shapeshifter Time Lord Doctor", ""),
        (
            "Kim",
            "Legendary Creature — Human",
            "Doctor’s companion (The other is the Doctor.)",
        ),
        ("Stone", "Legendary Artifact", "Partner"),
        (
            "Walker",
            "Legendary Planeswalker — Walker",
            "+1: Draw.\nWalker can be your commander.",
        ),
        (
            "Swarm",
            "Legendary Planeswalker — Swarm",
            "As long as Swarm isn't on the battlefield, it's a 1/1 Insect creature.",
        ),
        ("Ship", "Legendary Artifact — Spacecraft", "Station"),
        ("Cart", "Legendary Artifact — Vehicle", "Crew 1"),
        ("Grunt", "Creature — Orc", "Partner"),
    ];

    fn data() -> CardData {
        let mut data = CardData::default();
        for (name, types, text) in CARDS {
            let card = crate::deck::Card {
                printed: Some(Printed::new(types, text, false)),
                ..crate::deck::Card::default()
            };
            let name = name.to_owned();
            data.add(NamedCard { name, card });
        }
        data
    }

    fn found(commanders: &[&str], format: Format) -> Check {
        let data = data();
        let rules = DeckRules {
            format,
            banned: None,
            cards: Some(&data),
            highest_bracket: None,
        };
        let list = format!(
            "Commander\n{}\nDeck\n{} Wastes",
            commanders.join("\n"),
            100 - commanders.len()
        );
        check(&list, &rules, None, &[])
    }

    fn problems(commanders: &[&str]) -> Vec<String> {
        let problems = found(commanders, Format::Commander).problems;
        problems.iter().map(|finding| finding.message.to_string()).collect()
    }

    #[test]
    fn who_may_lead_a_deck_is_in_types_and_text() {
        for may in ["Ann", "Walker", "Swarm", "Cart", "Everyone"] {
            assert_eq!(problems(&[may]), [""; 0], "{may}");
        }
        for cannot in ["Stone", "Ship", "Grunt"] {
            let found = problems(&[cannot]);
            assert!(
                found.len() == 1 && found[0].contains(&format!("{cannot} cannot be a commander")),
                "{found:?}"
            );
        }
        let background = problems(&["Scribe"]);
        assert!(
            background.len() == 1 && background[0].contains("only beside a commander"),
            "{background:?}"
        );
        let ship = Printed::new("Legendary Artifact — Spacecraft", "Station", true);
        assert!(ship.can(&Ability::MayLead), "with power and toughness");
    }

    #[test]
    fn two_lead_together_if_the_same_ability_of_both_says_so() {
        for pair in [
            ["Ann", "Bo"],
            ["Cleo", "Dag, Son of Cleo"],
            ["Fay", "Gus"],
            ["Hal", "Ida"],
            ["Jo", "Scribe"],
            ["Scribe", "Jo"],
            ["The Doctor", "Kim"],
        ] {
            assert_eq!(problems(&pair), [""; 0], "{pair:?}");
        }
        for pair in [
            ["Ann", "Cart"],
            ["Ann", "Fay"],
            ["Fay", "Hal"],
            ["Ann", "Eve"],
            ["Jo", "Ann"],
            ["Kim", "Everyone"],
            ["Kim", "Ann"],
        ] {
            let found = problems(&pair);
            assert!(
                found.len() == 1 && found[0].contains("cannot be commanders together"),
                "{pair:?}: {found:?}"
            );
        }
        assert!(problems(&["Ann", "Scribe"])[0].starts_with("Scribe cannot be a commander"));
        let draft = found(&["Ann", "Cart"], Format::CommanderDraft);
        assert_eq!(draft.problems, [], "drafts of some sets allow it");
        let said = draft.unchecked.iter().map(|finding| finding.message.to_string());
        assert!(
            said.into_iter()
                .any(|said| said.contains("in this draft is not checked"))
        );
    }
}
