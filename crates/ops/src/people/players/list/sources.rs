//! Lists in the formats of other tournament programs: their columns get the headers that `import` knows, and rows that
//! are not players are left out. Every program's list is recognized by its headers, so that the preview reveals a
//! changed export format.

use super::csv_reader::{Line, folded};
use say::{Message, refused_lists as t};

/// The program that wrote a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ListSource {
    /// Unknown: its headers determine the columns.
    #[default]
    Heads,
    Melee,
    EventLink,
}

/// One of our headers, and the other program's headers for it, the best first.
type Column = (&'static str, &'static [&'static str]);

/// The players' list of melee.gg: names as registered, the user name where there is none.
const MELEE: &[Column] = &[
    (
        "name",
        &[
            "name",
            "player",
            "player name",
            "full name",
            "display name",
            "username",
            "user name",
        ],
    ),
    ("first name", &["first name", "firstname", "legal first name"]),
    ("last name", &["last name", "lastname", "legal last name"]),
    ("email", &["email", "email address", "e mail"]),
    ("pronouns", &["pronouns"]),
    (
        "decklist",
        &["decklist url", "decklist link", "decklist", "deck list", "deck"],
    ),
    ("commander", &["commander", "commanders", "commander 1"]),
    ("commander 2", &["commander 2", "partner commander", "partner"]),
    ("team mate", &["teammate", "team mate"]),
];

/// The invite list of EventLink, and the list of an event's players: accounts by name or address.
const EVENT_LINK: &[Column] = &[
    (
        "name",
        &["player name", "name", "display name", "player", "wizards account"],
    ),
    ("first name", &["first name", "firstname", "given name"]),
    ("last name", &["last name", "lastname", "family name"]),
    ("email", &["email", "email address", "wizards account email", "e mail"]),
    ("decklist", &["decklist", "deck"]),
];

/// Headers of a column that says whether somebody plays.
const STATUS: &[&str] = &["status", "player status", "registration status", "state"];
/// Its values for a person who does not play.
const NOT_PLAYING: &[&str] = &[
    "dropped",
    "drop",
    "cancelled",
    "canceled",
    "declined",
    "disqualified",
    "rejected",
    "removed",
    "waitlist",
    "waitlisted",
    "withdrawn",
];

impl ListSource {
    /// Every source, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Heads, Self::Melee, Self::EventLink];

    /// Returns the word that forms send.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Heads => "table",
            Self::Melee => "melee",
            Self::EventLink => "eventlink",
        }
    }

    /// Returns its name.
    #[must_use]
    pub fn label(self) -> Message {
        match self {
            Self::Heads => t::source_any(),
            Self::Melee => "melee.gg".into(),
            Self::EventLink => "Wizards EventLink".into(),
        }
    }

    /// Returns the source of a word; for any other word the headers decide.
    #[must_use]
    pub fn parse(word: &str) -> Self {
        Self::ALL
            .into_iter()
            .find(|source| source.word() == word)
            .unwrap_or_default()
    }

    /// Replaces a table's headers by those that are known here, and leaves out players who do not play. Returns notes
    /// about what was left out.
    pub(crate) fn prepare(self, lines: &mut Vec<Line>) -> Vec<Message> {
        let columns = match self {
            Self::Heads => return Vec::new(),
            Self::Melee => MELEE,
            Self::EventLink => EVENT_LINK,
        };
        let Some(header) = lines.first() else {
            return Vec::new();
        };
        let heads: Vec<String> = header.cells.iter().map(|cell| folded(cell)).collect();
        let found = found(columns, &heads);
        let mut notes = Vec::new();
        if found.iter().all(Option::is_none) {
            if self == Self::EventLink {
                // the program's help says so: one player a row in column A, and other columns are ignored
                notes.extend(first_column(lines));
                notes.extend(without_repeats(lines, 0, 0));
            }
            return notes;
        }
        let status = heads.iter().position(|head| STATUS.contains(&head.as_str()));
        if let Some(status) = status {
            notes.extend(without_absent(lines, status));
        }
        let mut left_out = Vec::new();
        for (ix, cell) in lines[0].cells.iter_mut().enumerate() {
            match found[ix] {
                Some(head) => head.clone_into(cell),
                None => {
                    if !cell.is_empty() && status != Some(ix) {
                        left_out.push(cell.clone());
                    }
                    // an empty header is skipped
                    cell.clear();
                }
            }
        }
        if !left_out.is_empty() {
            notes.push(t::columns_left_out(left_out.join(", ")));
        }
        if let (Self::EventLink, Some(column)) = (self, found.iter().position(|head| *head == Some("email"))) {
            notes.extend(without_repeats(lines, 1, column));
        }
        notes
    }
}

/// Returns our header for each column: only the best of several for the same thing, and only one form of the name.
fn found(columns: &[Column], heads: &[String]) -> Vec<Option<&'static str>> {
    let mut found = vec![None; heads.len()];
    for (head, names) in columns {
        let column = names.iter().find_map(|name| heads.iter().position(|head| head == name));
        if let Some(column) = column.filter(|column| found[*column].is_none()) {
            found[column] = Some(*head);
        }
    }
    let position = |head| found.iter().position(|found| *found == Some(head));
    let (name, first, last) = (position("name"), position("first name"), position("last name"));
    // the organizer reads out first and last name; a display name may be a nickname
    if first.is_some() && last.is_some() {
        if let Some(column) = name {
            found[column] = None;
        }
    } else if name.is_some() {
        for part in [first, last].into_iter().flatten() {
            found[part] = None;
        }
    }
    found
}

/// Leaves all columns but the first out.
fn first_column(lines: &mut [Line]) -> Option<Message> {
    let wide = lines.iter().any(|line| line.cells.len() > 1);
    lines.iter_mut().for_each(|line| line.cells.truncate(1));
    wide.then(t::first_column_only)
}

/// Leaves out rows whose cell repeats an earlier row's, after `heads` header lines.
fn without_repeats(lines: &mut Vec<Line>, heads: usize, column: usize) -> Option<Message> {
    let mut seen = std::collections::BTreeSet::new();
    let mut ix = 0;
    let before = lines.len();
    lines.retain(|line| {
        ix += 1;
        let cell = line
            .cells
            .get(column)
            .map(|cell| cell.to_lowercase())
            .unwrap_or_default();
        ix <= heads || cell.is_empty() || seen.insert(cell)
    });
    Some(before - lines.len())
        .filter(|left_out| *left_out > 0)
        .map(t::rows_repeated)
}

/// Leaves out players who do not play.
fn without_absent(lines: &mut Vec<Line>, status: usize) -> Option<Message> {
    let mut is_head = true;
    let before = lines.len();
    lines.retain(|line| {
        let absent = line
            .cells
            .get(status)
            .is_some_and(|cell| NOT_PLAYING.contains(&folded(cell).as_str()));
        std::mem::take(&mut is_head) || !absent
    });
    Some(before - lines.len())
        .filter(|left_out| *left_out > 0)
        .map(t::rows_not_playing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::players::{PlayerList, read_list};

    fn names(list: &PlayerList) -> Vec<String> {
        let players = list.whole().unwrap_or_else(|| panic!("{list:?}"));
        players.into_iter().map(|player| player.name).collect()
    }

    #[test]
    fn a_list_of_melee_is_read_by_its_heads_without_who_dropped() {
        let text = "Username,First Name,Last Name,Email,Pronouns,Status,Deck Name,Decklist URL,Discord\n\
                    ashes,Ann,Ash,ann@x.org,she/her,Checked In,Krark,https://decks.example/1,ann#1\n\
                    bo99,Bo,Birch,bo@x.org,,Dropped,,,bo#2\n";
        let list = read_list(text, ListSource::Melee);
        assert_eq!(names(&list), ["Ann Ash"]);
        let ann = &list.rows[0].input;
        assert_eq!(
            (ann.pronouns.as_str(), ann.decklist.as_str(), list.rows[0].line),
            ("she/her", "https://decks.example/1", 2)
        );
        assert_eq!(
            list.notes,
            [
                "1 row is left out, because its status says that the player does not play.",
                "Columns that are left out: Username, Deck Name, Discord."
            ]
        );
        let by_user = read_list("Username;Status\nashes;Enrolled\n", ListSource::Melee);
        assert_eq!(names(&by_user), ["ashes"]);
    }

    #[test]
    fn an_invite_list_of_eventlink_is_its_first_column_each_once() {
        let list = read_list(
            "ann@x.org,2026-05-01,paid\nBo Birch,,\nANN@x.org,,\n",
            ListSource::EventLink,
        );
        assert_eq!(names(&list), ["ann", "Bo Birch"]);
        assert!(
            list.notes[0].to_string().starts_with("Only the first column"),
            "{:?}",
            list.notes
        );
        assert!(
            list.notes[1].to_string().starts_with("1 row is left out"),
            "{:?}",
            list.notes
        );
        let with_heads = "First Name,Last Name,Wizards Account Email,Table\nAnn,Ash,ann@x.org,3\nAnn,Ash,ann@x.org,9\n";
        let list = read_list(with_heads, ListSource::EventLink);
        assert_eq!(names(&list), ["Ann Ash"]);
        assert_eq!(
            list.rows[0].input.fixed_table, "",
            "a seat of another evening is nobody's fixed table"
        );
    }

    #[test]
    fn what_is_wrong_is_named_by_line_and_column_of_the_file() {
        let list = read_list("Discord,Name,Email\na,Ann,no address\n", ListSource::Melee);
        let said: Vec<String> = list.rows[0].problems.iter().map(ToString::to_string).collect();
        assert!(said[0].starts_with("Line 2, column 3:"), "{said:?}");
    }

    #[test]
    fn the_headings_decide_if_no_program_is_named() {
        for word in ["table", "", "other"] {
            assert_eq!(ListSource::parse(word), ListSource::Heads);
        }
        assert_eq!(names(&read_list("name\nAnn\n", ListSource::Heads)), ["Ann"]);
    }
}
