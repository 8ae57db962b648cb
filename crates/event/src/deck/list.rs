//! Reading decklists as people paste them: one card per line, with or without a number before it, in sections with
//! headings, as deck sites and game programs write them.

use say::{Message, deck_findings as t};

use super::finding::Finding;

/// Longest name of a card, in characters.
const MAX_NAME: usize = 160;
/// Most copies in one line.
const MAX_COPIES: u32 = 500;
/// Most lines that are read.
const MAX_LINES: usize = 1_000;

/// Section of a decklist.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Section {
    Commander,
    Companion,
    Deck,
    Sideboard,
    /// Not part of the deck: tokens, cards that are only considered, remarks.
    Aside,
}

impl Section {
    /// Returns the name for a heading.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Commander => "Commander",
            Self::Companion => "Companion",
            Self::Deck => "Deck",
            Self::Sideboard => "Sideboard",
            Self::Aside => "Aside",
        }
    }
}

/// One line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Number of the line, from 1.
    pub line: u32,
    pub section: Section,
    pub copies: u32,
    /// As written, without set code, collector number and marks.
    pub name: String,
}

/// A decklist after reading.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Deck {
    /// In the order of the list.
    pub entries: Vec<Entry>,
}

impl Deck {
    /// Returns the entries of a section.
    pub fn of(&self, section: Section) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.section == section)
    }

    /// Returns the number of cards in a section.
    #[must_use]
    pub fn count(&self, section: Section) -> u32 {
        self.of(section).map(|entry| entry.copies).sum()
    }
}

/// Reads a decklist. Unreadable lines become findings, and the rest is still read.
#[must_use]
pub fn read(text: &str) -> (Deck, Vec<Finding>) {
    let mut deck = Deck::default();
    let mut findings = Vec::new();
    let mut section = Section::Deck;
    for (number, line) in (1_u32..).zip(text.lines()) {
        // The lines before the limit are still checked: the limit is against floods, and the finding says where reading
        // stopped.
        if number as usize > MAX_LINES {
            findings.push(Finding::at(number, t::too_many_lines(MAX_LINES)));
            break;
        }
        // Files saved on Windows begin with a byte order mark, which would hide the first heading.
        let line = line.trim().trim_start_matches('\u{feff}');
        // Before the comments are skipped: some sites write headings as `// Lands (36)`.
        if let Some(next) = heading(line) {
            section = next;
            continue;
        }
        if line.is_empty() || line.starts_with("//") || line.starts_with('#') || section == Section::Aside {
            continue;
        }
        match entry(line, number, section) {
            Ok(Some(entry)) => deck.entries.push(entry),
            Ok(None) => {}
            Err(message) => findings.push(Finding::at(number, message)),
        }
    }
    (deck, findings)
}

/// Returns the section that a line opens, if the line is a heading: `Commander`, `Sideboard:`, `// Lands (36)`,
/// `[Commander]`.
fn heading(line: &str) -> Option<Section> {
    let line = line.trim_start_matches("//").trim_start_matches('#').trim();
    let mut word = line.trim_matches(|c| c == '[' || c == ']' || c == '=' || c == '-' || c == ' ');
    if let Some((before, inside)) = word.split_once('(')
        && inside
            .trim_end_matches(':')
            .trim()
            .trim_end_matches(')')
            .chars()
            .all(|c| c.is_ascii_digit())
    {
        word = before;
    }
    let word = word.trim().trim_end_matches(':').trim().to_lowercase();
    Some(match word.as_str() {
        "commander" | "commanders" | "commander(s)" | "oathbreaker" => Section::Commander,
        "companion" | "companions" => Section::Companion,
        "deck" | "main" | "maindeck" | "main deck" | "mainboard" | "main board" | "library" | "creature"
        | "creatures" | "planeswalker" | "planeswalkers" | "instant" | "instants" | "sorcery" | "sorceries"
        | "artifact" | "artifacts" | "enchantment" | "enchantments" | "battle" | "battles" | "land" | "lands"
        | "spells" | "ramp" | "removal" | "card draw" => Section::Deck,
        "sideboard" | "side" | "side board" | "wishboard" => Section::Sideboard,
        "maybeboard" | "maybe board" | "maybe" | "considering" | "tokens" | "tokens & extras" | "about"
        | "acquireboard" => Section::Aside,
        _ => return None,
    })
}

/// Reads the line of a card; `Ok(None)` if the card is not part of the deck.
fn entry(line: &str, number: u32, mut section: Section) -> Result<Option<Entry>, Message> {
    // Some programs mark each line of the sideboard instead of writing a heading.
    // `get`, not `[..3]`: a name may begin with a letter of several bytes.
    let line = match line.get(..3) {
        Some(start) if start.eq_ignore_ascii_case("SB:") => {
            section = Section::Sideboard;
            line[3..].trim()
        }
        _ => line,
    };
    let digits = line.chars().take_while(char::is_ascii_digit).count();
    let (copies, rest) = line.split_at(digits);
    let after = rest.strip_prefix(['x', 'X']).filter(|_| digits > 0);
    // "4x" needs a space after it: "2Xtreme" would be a name.
    let spaced = |text: &str| text.starts_with(char::is_whitespace) || text.is_empty();
    let (copies, rest) = match (copies, after) {
        ("", _) => (1, line),
        (digits, Some(after)) if spaced(after) => (parsed(digits)?, after),
        (digits, _) if spaced(rest) => (parsed(digits)?, rest),
        // A digit without a space after it belongs to the name.
        _ => (1, line),
    };
    let lower = line.to_lowercase();
    // Sites without section headings mark the commander in its line.
    if lower.contains("*cmdr*") || lower.contains("[commander") || lower.contains("!commander") {
        section = Section::Commander;
    }
    // Only considered: it is neither a card of the deck nor a mistake.
    if lower.contains("[maybeboard") {
        return Ok(None);
    }
    let name = name(rest);
    if name.is_empty() {
        return Err(t::no_name(shortened(line)));
    }
    if name.chars().count() > MAX_NAME {
        return Err(t::name_too_long(shortened(line)));
    }
    // With `MAX_LINES` this keeps sums of copies far within u32.
    if copies == 0 || copies > MAX_COPIES {
        return Err(t::wrong_copies(copies, name, MAX_COPIES));
    }
    Ok(Some(Entry {
        line: number,
        section,
        copies,
        name,
    }))
}

fn parsed(digits: &str) -> Result<u32, Message> {
    digits.parse().map_err(|_| t::no_number(format!("{digits:.12}")))
}

fn shortened(line: &str) -> String {
    line.chars().take(40).collect()
}

/// Returns the name without set and collector number (`(ELD) 123`), marks (`*F*`), categories (`[Ramp]`) and tags
/// (`#fast`).
fn name(rest: &str) -> String {
    let mut name = rest.trim();
    for cut in [" (", " [", " *", " #", "\t", " <", " ^"] {
        if let Some((before, after)) = name.split_once(cut)
            // "B.F.M. (Big Furry Monster)" keeps its brackets.
            && (cut != " (" || is_set(after))
        {
            name = before.trim_end();
        }
    }
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether the text after an opening bracket is a set code. Hardly any card name has brackets.
fn is_set(after: &str) -> bool {
    after
        .split_once(')')
        .is_some_and(|(code, _)| (2..=7).contains(&code.len()) && code.chars().all(|c| c.is_ascii_alphanumeric()))
}
