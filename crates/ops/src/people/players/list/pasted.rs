//! Pasted names: one per line, as people copy them from chats, mails and spreadsheets.

use super::csv_reader::{self, MAX_ROWS};
use super::import::{Commas, ImportRow, PlayerList, before_at, checked, read_lines};
use crate::command::mail;
use crate::people::players::PlayerInput;
use say::refused_lists as t;

/// Reads names, one per line; a second name after a semicolon is the team mate's (T25). Rows of a spreadsheet are read as a
/// table. Numbers and bullets are left out if every line begins with one.
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
    let mut lines: Vec<(u64, &str)> = (1..)
        .zip(text.lines().map(str::trim))
        .filter(|(_, line)| !line.is_empty())
        .collect();
    let mut list = PlayerList::default();
    if let Some(unmarked) = lines
        .iter()
        .map(|(_, line)| without_mark(line))
        .collect::<Option<Vec<_>>>()
        && !lines.is_empty()
    {
        lines
            .iter_mut()
            .zip(unmarked)
            .for_each(|((_, line), rest)| *line = rest);
        list.notes.push(t::marks_left_out());
    }
    let most = lines.iter().map(|(_, line)| players_in(line)).max().unwrap_or(1);
    if most > 1 {
        // "García López, Ana María" is one name; with more commas nobody is meant by it
        let guess = if most > 2 { Commas::Players } else { Commas::OnePlayer };
        list.commas = Some(commas.unwrap_or(guess));
    }
    for (number, line) in lines {
        let splits = list.commas == Some(Commas::Players) && players_in(line) > 1;
        let parts = line.split(',').map(str::trim).filter(|part| !part.is_empty());
        match splits {
            true => list.rows.extend(parts.map(|part| one_line(number, part))),
            false => list.rows.push(one_line(number, line)),
        }
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

/// Returns the line after a number ("1.", "2)", "3 -") or a bullet; `None` if it begins with neither.
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

/// Returns how many players a line may name: its parts between commas. Two parts are one name, as in "Ash, Ann", unless both
/// have several words.
fn players_in(line: &str) -> usize {
    if line.contains([';', '@']) {
        return 1;
    }
    let parts: Vec<&str> = line.split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
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
        true => before_at(&email),
        false => name.into_owned(),
    };
    input.email = email.into_owned();
    let mut row = checked(number, input, &[]);
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
