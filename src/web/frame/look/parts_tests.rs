use proptest::collection::vec;
use proptest::prelude::*;

use super::*;

fn ranges(parts: &Parts) -> Vec<Range<usize>> {
    parts.parts.iter().map(|part| part.range.clone()).collect()
}

fn labels(parts: &Parts) -> Vec<String> {
    parts.parts.iter().map(|part| part.label.to_string()).collect()
}

/// Each line is in exactly one part, in the order of the list, and no part is longer than it may be.
fn covers(parts: &Parts, all: usize, most: usize) -> Result<(), TestCaseError> {
    let lines: Vec<usize> = ranges(parts).into_iter().flatten().collect();
    prop_assert_eq!(lines, (0..all).collect::<Vec<_>>());
    for (number, part) in (1..).zip(&parts.parts) {
        prop_assert!((1..=most).contains(&part.range.len()), "{part:?}");
        for line in part.range.clone() {
            prop_assert_eq!(parts.holding(line), number);
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn lists_by_number_are_cut_into_full_parts(all in 0usize..1_000, most in 1usize..200) {
        let numbers: Vec<u32> = (1..=all as u32).collect();
        let parts = Parts::by_number(&numbers, most);
        covers(&parts, all, most)?;
        let full = ranges(&parts).len().saturating_sub(1);
        prop_assert!(ranges(&parts).iter().take(full).all(|part| part.len() == most));
    }

    #[test]
    fn lists_by_name_are_cut_into_even_parts(mut names in vec("[a-dA-DÄé]{0,5}(, [xyz]{1,2})?", 0..600), most in 8usize..120) {
        names.sort_by_cached_key(|name| fold(name));
        let parts = Parts::by_name(&names, most);
        covers(&parts, names.len(), most)?;
        let sizes: Vec<usize> = ranges(&parts).iter().map(Range::len).collect();
        let (least, largest) = (sizes.iter().min().copied().unwrap_or(0), sizes.iter().max().copied().unwrap_or(0));
        prop_assert!(largest - least <= 4 * (most / 8) + 1, "{sizes:?}");
    }

    #[test]
    fn lists_of_unlike_lines_fill_their_parts(lengths in vec(1usize..30, 0..200), most in 30usize..90) {
        let headings: Vec<String> = (0..lengths.len()).map(|line| format!("Round {}", line / 20)).collect();
        let lines: Vec<(Message, usize)> = headings.iter().map(Message::from).zip(lengths).collect();
        let parts = Parts::by_length(&lines, most);
        covers(&parts, lines.len(), lines.len())?;
        let length = |range: Range<usize>| lines[range].iter().map(|(_, length)| length).sum::<usize>();
        for (part, next) in ranges(&parts).into_iter().zip(ranges(&parts).into_iter().skip(1)) {
            prop_assert!(length(part.clone()) <= most && length(part.start..next.start + 1) > most);
        }
    }

    #[test]
    fn every_address_is_answered_or_leads_to_one_that_is(all in 0usize..1_000, part in "[0-9a-z]{0,4}", player in "[0-9]{0,3}") {
        let numbers: Vec<u32> = (1..=all as u32).collect();
        let parts = Parts::by_number(&numbers, 100);
        let at = ListAddress::new("/list").and("by", "name").printed();
        let wanted = PartQuery::new(&part, &player);
        let line_of = |player: i64| (player as usize).checked_sub(1).filter(|line| *line < all);
        if let Err(elsewhere) = parts.shown(wanted, &at, line_of) {
            let to = elsewhere.refusal().redirect.clone().unwrap_or_default();
            let next = to.split_once("part=").map_or("", |(_, part)| part);
            prop_assert!(parts.shown(PartQuery::new(next, ""), &at, line_of).is_ok(), "{to}");
        }
    }
}

#[test]
fn numbers_and_names_are_labelled_by_both_ends() {
    let tables: Vec<u32> = (1..=7).chain(21..=24).collect();
    assert_eq!(labels(&Parts::by_number(&tables, 4)), ["1–4", "5–21", "22–24"]);
    let names = [
        "Ash, Ann", "Ash, Bo", "Birch", "Bog", "Cedar", "Oak", "Öst", "Pit", "van Dam", "Zed",
    ];
    let parts = Parts::by_name(&names, 8);
    assert_eq!(ranges(&parts), [0..5, 5..10]);
    assert_eq!(labels(&parts), ["A–C", "O–Z"]);
    assert_eq!(beginning("Öst", "Oak"), "Ös");
    assert_eq!(beginning("van Dam", "Vandal"), "Van");
    assert_eq!(beginning("Smith, John", "Smith, John"), "Smith, Joh");
}

#[test]
fn one_page_has_one_address() {
    let at = ListAddress::new("/t/x/pairings/3").and("by", "");
    assert_eq!(at.of(PartQuery::new("1", "")), "/t/x/pairings/3");
    assert_eq!(at.of(PartQuery::new("no", "")), "/t/x/pairings/3");
    assert_eq!(at.of(PartQuery::new("02", "")), "/t/x/pairings/3?part=2");
    let by_name = at.and("by", "name");
    assert_eq!(by_name.of(PartQuery::All), "/t/x/pairings/3?by=name&part=all");
    assert_eq!(by_name.of_players(), "/t/x/pairings/3?by=name&player=");
}

#[test]
fn a_list_that_fits_has_no_parts_and_a_long_answer_says_so() {
    let numbers: Vec<u32> = (1..=100).collect();
    let at = ListAddress::new("/list");
    let whole = Parts::by_number(&numbers, 100).part(PartQuery::Part(1), &at);
    assert!(!whole.is_part() && !whole.is_incomplete() && whole.is_last() && whole.print().is_none());
    let cut = Parts::by_number(&numbers, 40);
    let middle = cut.part(PartQuery::Part(2), &at);
    assert_eq!(middle.line(), "41–80: 40 of 100");
    assert_eq!(middle.before().map(|link| link.href.as_str()), Some("/list"));
    assert_eq!(middle.after().map(|link| link.href.as_str()), Some("/list?part=3"));
    assert_eq!(middle.take(numbers), (41..=80).collect::<Vec<u32>>());
    assert!(
        cut.part(PartQuery::Part(1), &at).before().is_none() && cut.part(PartQuery::Part(9), &at).after().is_none()
    );
    assert_eq!(Shown::found(40, 40).left_out(), None);
    assert!(
        Shown::found(41, 40)
            .left_out()
            .is_some_and(|text| text.to_string().starts_with("The first 40 of 41"))
    );
}

#[test]
fn larger_pods_come_in_fewer_to_a_page() {
    assert_eq!([3, 4, 5, 8, 16, 66, 128].map(pods_of), [100, 100, 50, 50, 25, 5, 2]);
}
