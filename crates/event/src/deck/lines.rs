//! Decks as lines: one card per line, with or without a number before it, in sections with headings.

use say::Message;

use super::cards::is_basic;
use super::list::{Entry, Lines, Section, copies};
use super::sections;

/// Reads a list.
pub(super) fn read(text: &str) -> Lines {
    let mut read = Lines::default();
    let (mut section, mut gap) = (Section::Deck, 0);
    for (number, line) in (1_u32..).zip(text.lines()) {
        // The lines before the limit are still checked: the limit is against floods, and the finding says where reading
        // stopped.
        if read.is_full(number) {
            break;
        }
        let line = without_bullet(line.trim());
        // Before the comments are skipped: some sites write headings as `// Lands (36)`.
        let next = || {
            text.lines()
                .skip(number as usize)
                .map(|line| without_bullet(line.trim()))
        };
        if let Some(next) = heading(line, section, next) {
            section = next;
            gap += 1;
            read.groups += u32::from(next == Section::Deck);
            continue;
        }
        if line.is_empty() || line.starts_with("//") || line.starts_with('#') {
            gap += 1;
            continue;
        }
        if section == Section::Aside {
            continue;
        }
        read.keep(number, entry(line, number, section), gap);
    }
    read
}

/// Removes the sign before a line of a list in Markdown.
fn without_bullet(line: &str) -> &str {
    let bare = ["* ", "- ", "• "]
        .into_iter()
        .find_map(|bullet| line.strip_prefix(bullet));
    bare.map_or(line, str::trim)
}

/// Returns the section that a line opens, if the line is a heading: `Commander`, `Sideboard:`, `// Lands (36)`,
/// `[Commander]`, `**Creatures (20):**`. A heading with a number of cards may have any word; `Plains (30)` is a card. `open`:
/// the section of the lines before; `next`: the lines after it.
fn heading<'l, N: Iterator<Item = &'l str>>(line: &str, open: Section, next: impl Fn() -> N) -> Option<Section> {
    let mut word = line.trim_matches(|c: char| "/#![]=-*~: ".contains(c));
    let is_counted = match word.split_once('(') {
        Some((before, inside)) if is_count(inside) => {
            word = before.trim();
            true
        }
        _ => false,
    };
    let word = word.trim_end_matches(':').trim().to_lowercase();
    if let Some(named) = sections::named(&word) {
        return Some(named);
    }
    let is_marked = line.starts_with(['/', '#', '[', '*', '=']) || line.ends_with(':');
    // without marks it is one only above lines that have numbers, which it lacks itself
    let is_above_cards = || {
        let next = next().find(|line| !line.is_empty());
        !is_basic(&word) && next.is_some_and(|line| line.starts_with(|c: char| c.is_ascii_digit()))
    };
    let is_heading = is_counted && word.starts_with(|c: char| c.is_alphabetic()) && (is_marked || is_above_cards());
    is_heading.then_some(match open {
        // a kind of cards within these
        Section::Sideboard | Section::Aside => open,
        _ => Section::Deck,
    })
}

/// Whether the text after an opening bracket is a number of cards.
fn is_count(inside: &str) -> bool {
    let digits = inside.trim_end_matches([':', ' ']).strip_suffix(')').unwrap_or(inside);
    !digits.is_empty() && digits.bytes().all(|c| c.is_ascii_digit())
}

/// Reads the line of a card; `Ok(None)` if the card is not part of the deck.
fn entry(line: &str, number: u32, mut section: Section) -> Result<Option<Entry>, Message> {
    let mut card = line;
    // Some programs name the section in each line: `SB: 1 Opt`, `COMMANDER: Atraxa`.
    if let Some((word, rest)) = line.split_once(':') {
        let word = word.to_lowercase();
        let own = match word.as_str() {
            "sb" => Some(Section::Sideboard),
            word => sections::named(word).filter(|section| *section != Section::Deck),
        };
        if let Some(own) = own {
            (section, card) = (own, rest.trim());
        }
    }
    let (digits, rest) = number_before(card);
    let many = if digits.is_empty() { 1 } else { copies(digits)? };
    let lower = rest.to_lowercase();
    // Sites without section headings mark the commander in its line, and Archidekt writes the categories of each card.
    if lower.contains("*cmdr*") || lower.contains("!commander") {
        section = Section::Commander;
    } else if let Some(own) = lower.rsplit_once(" [").and_then(|(_, after)| after.split_once(']')) {
        section = sections::section_of(own.0)
            .filter(|own| *own != Section::Deck)
            .unwrap_or(section);
    }
    // Only considered: it is neither a card of the deck nor a mistake.
    if section == Section::Aside {
        return Ok(None);
    }
    Entry::new(number, section, many, name(rest), line).map(Some)
}

/// Splits the number of copies from the rest of a line: `4 `, `4x `. It is empty if there is none.
fn number_before(line: &str) -> (&str, &str) {
    let digits = line.chars().take_while(char::is_ascii_digit).count();
    let (digits, rest) = line.split_at(digits);
    let after = rest.strip_prefix(['x', 'X']).filter(|_| !digits.is_empty());
    // "4x" needs a space after it: "2Xtreme" would be a name, and so would a digit without a space.
    let is_apart = |text: &str| text.starts_with(char::is_whitespace) || text.is_empty();
    match after.filter(|after| is_apart(after)) {
        Some(after) => (digits, after),
        None if is_apart(rest) => (digits, rest),
        None => ("", line),
    }
}

/// Returns the name without set and collector number (`(ELD) 123`, `[ELD#123]` before or after it), marks (`*F*`),
/// categories (`[Ramp]`), tags (`#fast`) and prices (`$1.50`).
fn name(rest: &str) -> &str {
    let mut name = rest.trim();
    if let Some((_, after)) = name.strip_prefix('[').and_then(|set| set.split_once(']')) {
        name = after.trim_start();
    }
    for cut in [" (", " [", " *", " #", "\t", " <", " ^", "|", " $", " €", " £"] {
        if let Some((before, after)) = name.split_once(cut)
            // "B.F.M. (Big Furry Monster)" keeps its brackets.
            && (cut != " (" || is_set(after))
        {
            name = before.trim_end();
        }
    }
    name
}

/// Whether the text after an opening bracket is a set code, with or without a collector number, or says that the card is
/// foil. Hardly any card name has brackets.
fn is_set(after: &str) -> bool {
    let Some((inside, _)) = after.split_once(')') else {
        return false;
    };
    let (code, number) = inside.split_once([' ', ':', '#']).unwrap_or((inside, "1"));
    code.len() <= 7
        && code.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
        && number.starts_with(|c: char| c.is_ascii_alphanumeric())
        && number.contains(|c: char| c.is_ascii_digit())
}
