//! Pasted names: one per line, as people copy them from chats, mails and spreadsheets.

use super::csv_reader::{self, MAX_ROWS};
use super::import::{Commas, ImportRow, PlayerList, checked, read_lines};
use crate::people::players::PlayerInput;
use podium_event::mail::{self, before_at};
use say::{Message, refused_lists as t};

/// Reads names, one per line; a second name after a semicolon is the team mate's (T25). Rows of a spreadsheet are read as a
/// table. Numbers and bullets before names are left out.
pub fn read_names(text: &str) -> PlayerList {
    read_names_with(text, None)
}

/// Reads names as [`read_names`] does; `commas`: how their sender says that commas are read.
pub fn read_names_with(text: &str, commas: Option<Commas>) -> PlayerList {
    let text = csv_reader::with_line_ends(text.trim_start_matches('\u{feff}'));
    if text.contains('\t') {
        return match csv_reader::lines_separated_by(&text, b'\t') {
            Ok(lines) => read_lines(lines),
            Err(message) => PlayerList::refused(message),
        };
    }
    let mut items: Vec<Item<'_>> = (1..)
        .zip(text.lines())
        .flat_map(|(line, text)| items(line, text))
        .collect();
    let mut list = PlayerList::default();
    if are_marks(&items) {
        list.notes.push(note_of_marks(&items));
    } else {
        items = whole_lines(&text).collect();
    }
    let most = items.iter().map(|item| players_in(item.text)).max().unwrap_or(1);
    if most > 1 {
        // "García López, Ana María" is one name; with more commas nobody is meant by it
        let guess = if most > 2 { Commas::Players } else { Commas::OnePlayer };
        list.commas = Some(commas.unwrap_or(guess));
    }
    for item in items {
        let splits = list.commas == Some(Commas::Players) && players_in(item.text) > 1;
        let parts: Vec<&str> = match (splits, with_addresses(item.text)) {
            (true, _) => named(item.text.split(',')),
            (false, Some(parts)) => parts,
            (false, None) => vec![item.text],
        };
        list.rows
            .extend(parts.into_iter().map(|part| one_line(item.line, part)));
        if list.rows.len() > MAX_ROWS {
            return PlayerList::refused(csv_reader::too_long());
        }
    }
    if list
        .rows
        .iter()
        .any(|row| !row.input.email.is_empty() && row.input.name == before_at(&row.input.email))
    {
        list.notes.push(t::named_by_mail());
    }
    list
}

/// An item of a list: a line, or one of several numbered items in a line.
struct Item<'t> {
    line: u64,
    whole: &'t str,
    /// What follows a number or a bullet.
    text: &'t str,
}

impl Item<'_> {
    fn has_mark(&self) -> bool {
        self.text.len() < self.whole.len()
    }

    /// The number that the mark is; `None` for a bullet.
    fn number(&self) -> Option<u32> {
        let mark = &self.whole[..self.whole.len() - self.text.len()];
        mark.trim_end_matches(|c: char| !c.is_ascii_digit()).parse().ok()
    }
}

/// Returns the lines of a list whose numbers and bullets are parts of names.
fn whole_lines(text: &str) -> impl Iterator<Item = Item<'_>> {
    let lines = (1..).zip(text.lines().map(str::trim));
    lines.filter(|(_, whole)| !whole.is_empty()).map(|(line, whole)| Item {
        line,
        whole,
        text: whole,
    })
}

/// Returns the items of a line.
fn items(line: u64, text: &str) -> Vec<Item<'_>> {
    let pieces = counted_on(text.trim()).into_iter().filter(|piece| !piece.is_empty());
    let items = pieces.map(|whole| Item {
        line,
        whole,
        text: without_mark(whole).unwrap_or(whole),
    });
    items.collect()
}

/// Splits a line that counts on, as "1. Ann 2. Bo 3. Cleo", before each number.
fn counted_on(line: &str) -> Vec<&str> {
    let after = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let first: Result<u32, _> = line[..line.len() - after.len()].parse();
    let (Ok(mut number), Some(mark @ ('.' | ')'))) = (first, after.chars().next()) else {
        return vec![line];
    };
    let (mut pieces, mut rest) = (Vec::new(), line);
    loop {
        number = number.saturating_add(1);
        let next = format!("{number}{mark}");
        let begins = |at: usize| {
            rest[..at].ends_with(char::is_whitespace)
                && !rest[at + next.len()..].starts_with(|c: char| c.is_ascii_digit())
        };
        let Some((at, _)) = rest.match_indices(&next).find(|(at, _)| begins(*at)) else {
            pieces.push(rest);
            return pieces;
        };
        pieces.push(rest[..at].trim_end_matches(|c: char| c.is_whitespace() || c == ',' || c == ';'));
        rest = &rest[at..];
    }
}

/// Returns whether the marks of the items are no part of names: all items have one, or nearly all, and their numbers count up.
fn are_marks(items: &[Item<'_>]) -> bool {
    let without = items.iter().filter(|item| !item.has_mark()).count();
    let with = items.len() - without;
    let numbers: Vec<u32> = items.iter().filter_map(Item::number).collect();
    let count_up = numbers.windows(2).all(|two| two[0] <= two[1] || two[1] == 1);
    with > 0 && (without == 0 || (with >= 2 * without && count_up))
}

/// Says that marks are left out, and which lines have none.
fn note_of_marks(items: &[Item<'_>]) -> Message {
    const NAMED: usize = 10;
    let without: Vec<String> = (items.iter().filter(|item| !item.has_mark()))
        .map(|item| item.line.to_string())
        .collect();
    match without.len() {
        0 => t::marks_left_out(),
        1..=NAMED => t::marks_left_out_but(without.join(", ")),
        _ => t::marks_left_out_but(format!("{}, \u{2026}", without[..NAMED].join(", "))),
    }
}

/// Returns the item after a number ("1.", "2)", "3 -") or a bullet; `None` if it begins with neither.
fn without_mark(line: &str) -> Option<&str> {
    let after_number = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = match line.len() - after_number.len() {
        0 => line.strip_prefix([
            '\u{2022}', '\u{b7}', '\u{2023}', '\u{25e6}', '\u{25aa}', '\u{25cf}', '*', '-', '\u{2013}', '\u{2014}',
        ])?,
        1..=4 => match after_number.strip_prefix(['.', ')', ':']) {
            Some(rest) => rest,
            None => after_number.trim_start().strip_prefix(['-', '\u{2013}'])?,
        },
        _ => return None,
    };
    // "-Ann" and "1.Ann" are marks as well, "--" alone is not a name
    let rest = rest.trim_start();
    rest.contains(char::is_alphabetic).then_some(rest)
}

/// Splits the receivers of a mail, "Ann <ann@example.org>, Bo <bo@example.org>": every part has its own address.
fn with_addresses(text: &str) -> Option<Vec<&str>> {
    let has_one = |part: &&str| mail::addresses(part).count() == 1;
    [';', ','].into_iter().find_map(|separator| {
        let parts = named(text.split(separator));
        (parts.len() > 1 && parts.iter().all(has_one)).then_some(parts)
    })
}

/// Returns the parts of a text that are not empty, trimmed.
fn named<'t>(parts: impl Iterator<Item = &'t str>) -> Vec<&'t str> {
    parts.map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// Returns how many players a line may name: its parts between commas. Two parts are one name, as in "Ash, Ann", unless both
/// have several words.
fn players_in(line: &str) -> usize {
    if line.contains([';', '@']) {
        return 1;
    }
    let parts = named(line.split(','));
    match parts.len() {
        0 | 1 => 1,
        // "Ash, Ann"
        2 if parts.iter().any(|part| part.split_whitespace().count() < 2) => 1,
        count => count,
    }
}

fn one_line(number: u64, text: &str) -> ImportRow {
    // No comma: "Ash, Ann" is one name.
    let mut parts = text.split(';').map(str::trim);
    let mut part = || parts.next().unwrap_or_default();
    let (name, email) = mail::apart(part(), "");
    let mut input = PlayerInput {
        team_mate: part().to_owned(),
        ..PlayerInput::default()
    };
    let more = parts.filter(|rest| !rest.is_empty()).count();
    input.name = match name.is_empty() {
        true => before_at(&email).to_owned(),
        false => name.into_owned(),
    };
    input.email = email.into_owned();
    let mut row = checked(number, input, &[]);
    text.clone_into(&mut row.part);
    if more > 0 {
        row.fail(None, t::more_than_two_names());
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &PlayerList) -> Vec<&str> {
        list.rows.iter().map(|row| row.input.name.as_str()).collect()
    }

    #[test]
    fn numbers_and_bullets_are_left_out_where_every_line_has_one() {
        for text in [
            "1. Ann Ash\n2) Bo\n 3: Cleo",
            "\u{2022} Ann Ash\n\u{2022} Bo\n\n- Cleo",
            "10 - Ann Ash\r11 - Bo\r12 - Cleo",
        ] {
            let list = read_names(text);
            assert_eq!(names(&list), ["Ann Ash", "Bo", "Cleo"], "{text}");
            assert_eq!(list.notes.len(), 1);
        }
        for text in ["1. Ann\nBo", "2 Chainz\n50 Cent", "--\n-"] {
            assert!(read_names(text).notes.is_empty(), "{text}");
        }
    }

    #[test]
    fn a_line_may_lack_its_number() {
        for (text, expected, line) in [
            ("1. Ann\nBo\n3. Cleo", vec!["Ann", "Bo", "Cleo"], "2"),
            ("Players\n1. Ann\n2. Bo", vec!["Players", "Ann", "Bo"], "1"),
            ("- Ann\n- Bo\n\nCleo", vec!["Ann", "Bo", "Cleo"], "4"),
        ] {
            let list = read_names(text);
            assert_eq!(names(&list), expected, "{text}");
            assert_eq!(list.notes, [t::marks_left_out_but(line)], "{text}");
        }
        // what does not count up, or is rare, may be part of a name
        for text in ["7. Ann\nBo\n3. Cleo", "1. Ann\nBo\nCleo"] {
            assert!(read_names(text).notes.is_empty(), "{text}");
        }
        let list = read_names("Ann\nBo\nCleo\n3. Dag 4. Eve\nFinn\nGia\nHal");
        assert_eq!(
            names(&list),
            ["Ann", "Bo", "Cleo", "3. Dag 4. Eve", "Finn", "Gia", "Hal"]
        );
    }

    #[test]
    fn numbered_lists_may_have_several_players_in_a_line() {
        let pods = read_names("1. Ann, Bo, Cleo\n2. Dag, Eve, Fay");
        assert_eq!(names(&pods), ["Ann", "Bo", "Cleo", "Dag", "Eve", "Fay"]);
        assert_eq!((pods.commas, pods.notes.len()), (Some(Commas::Players), 1));
        assert_eq!(pods.rows[1].part, "Bo");
        for line in [
            "1. Ann 2. Bo 3. Cleo",
            "1. Ann, 2. Bo, 3. Cleo",
            "1) Ann; 2) Bo; 3) Cleo",
        ] {
            let list = read_names(line);
            assert_eq!(names(&list), ["Ann", "Bo", "Cleo"], "{line}");
            assert_eq!((list.commas, list.notes), (None, vec![t::marks_left_out()]));
        }
        assert_eq!(names(&read_names("1. Ann v2.0")), ["Ann v2.0"]);
    }

    #[test]
    fn receivers_of_a_mail_are_players() {
        for line in [
            "Greta Ahlstr\u{f6}m <greta@x.org>, Bo Birch <bo@x.org>",
            "\"Ahlstr\u{f6}m, Greta\" <greta@x.org>; \"Birch, Bo\" <bo@x.org>",
        ] {
            let list = read_names(line);
            let mails: Vec<&str> = list.rows.iter().map(|row| row.input.email.as_str()).collect();
            assert_eq!(mails, ["greta@x.org", "bo@x.org"], "{line}");
            assert!(list.whole().is_some(), "{list:?}");
        }
        assert_eq!(read_names("Bo Birch, bo@x.org").rows.len(), 1);
    }

    #[test]
    fn several_players_in_one_line_are_asked_about() {
        let line = "Ann Ash, Bo Birch, Cleo Cedar";
        let list = read_names(line);
        assert_eq!(
            (names(&list), list.commas),
            (vec!["Ann Ash", "Bo Birch", "Cleo Cedar"], Some(Commas::Players))
        );
        assert_eq!(names(&read_names_with(line, Some(Commas::OnePlayer))), [line]);
        let two = "Garc\u{ed}a L\u{f3}pez, Ana Mar\u{ed}a";
        assert_eq!(
            (names(&read_names(two)), read_names(two).commas),
            (vec![two], Some(Commas::OnePlayer))
        );
        assert_eq!(read_names_with(two, Some(Commas::Players)).rows.len(), 2);
        for one in ["Ash, Ann", "van der Berg, Ann", "Ann Ash, Bo Birch; Cleo"] {
            assert_eq!((read_names(one).rows.len(), read_names(one).commas), (1, None), "{one}");
        }
    }

    #[test]
    fn an_address_is_never_part_of_a_name() {
        let list = read_names("Greta Ahlstr\u{f6}m <greta@x.org>\nBo Birch, bo@x.org\ncleo@x.org\n");
        assert_eq!(names(&list), ["Greta Ahlstr\u{f6}m", "Bo Birch", "cleo"]);
        let mails: Vec<&str> = list.rows.iter().map(|row| row.input.email.as_str()).collect();
        assert_eq!(mails, ["greta@x.org", "bo@x.org", "cleo@x.org"]);
        assert_eq!(list.notes, [t::named_by_mail()]);
        let two = read_names("Ann a@x.org b@x.org");
        assert!(
            two.rows[0].problems[0]
                .message
                .to_string()
                .contains("contains a mail address"),
            "{two:?}"
        );
    }

    #[test]
    fn rows_of_a_spreadsheet_are_a_table() {
        let row = "Ann Ash\tann@x.org\tKrark, the Thumbless";
        for text in [
            row.to_owned(),
            format!("Nombre\tCorreo\tComandante\n{row}"),
            format!("1\t{row}"),
        ] {
            let list = read_names(&text);
            let data = list.whole().unwrap_or_else(|| panic!("{list:?}"));
            assert_eq!(data[0].name, "Ann Ash");
            assert_eq!(data[0].email.as_deref(), Some("ann@x.org"));
            assert_eq!(data[0].commanders, ["Krark, the Thumbless"]);
        }
        assert_eq!(read_names("Bo Birch\tCleo").rows[0].input.team_mate, "Cleo");
    }
}
