//! The columns of a list of players: the meanings of headers that programs and people write.

use super::csv_reader;

/// The meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Meaning {
    Name,
    FirstName,
    LastName,
    TeamMate,
    Pronouns,
    Email,
    Decklist,
    Commander,
    SecondCommander,
    Table,
    Group,
    Bye,
}

/// The headers that other programs write, in lower case with single spaces.
const HEADERS: &[(Meaning, &[&str])] = &[
    (
        Meaning::Name,
        &[
            "name",
            "player",
            "player name",
            "display name",
            "displayname",
            "full name",
            "participant",
        ],
    ),
    (Meaning::FirstName, &["first name", "firstname", "given name"]),
    (Meaning::LastName, &["last name", "lastname", "surname", "family name"]),
    (
        Meaning::TeamMate,
        &["team mate", "teammate", "partner", "second player", "player 2"],
    ),
    (Meaning::Pronouns, &["pronouns", "pronoun"]),
    (
        Meaning::Email,
        &[
            "email",
            "e mail",
            "mail",
            "email address",
            "e mail address",
            "mail address",
        ],
    ),
    (
        Meaning::Decklist,
        &[
            "decklist",
            "deck",
            "deck list",
            "deck link",
            "decklist link",
            "deck url",
            "decklist url",
        ],
    ),
    (
        Meaning::Commander,
        &[
            "commander",
            "commanders",
            "commander 1",
            "commander name",
            "first commander",
        ],
    ),
    (
        Meaning::SecondCommander,
        &[
            "commander 2",
            "second commander",
            "partner commander",
            "commander partner",
            "background",
        ],
    ),
    (Meaning::Table, &["table", "fixed table", "table number"]),
    (Meaning::Group, &["group", "avoid group", "team", "household"]),
    // Known only so that a note can explain why it is left out.
    (Meaning::Bye, &["bye", "byes"]),
];

impl Meaning {
    fn of_header(header: &str) -> Option<Self> {
        let folded = csv_reader::folded(header);
        HEADERS
            .iter()
            .find(|(_, names)| names.contains(&folded.as_str()))
            .map(|(meaning, _)| *meaning)
    }

    /// Returns whether the column fills a field of [`crate::people::players::PlayerInput`].
    pub(crate) fn fills(self, field: &str) -> bool {
        match self {
            Self::Name | Self::FirstName | Self::LastName => field == "name",
            Self::TeamMate => field == "team_mate",
            Self::Pronouns => field == "pronouns",
            Self::Email => field == "email",
            Self::Decklist => field == "decklist",
            Self::Commander => field == "commander",
            Self::SecondCommander => field == "second_commander",
            Self::Table => field == "fixed_table",
            Self::Group => field == "avoid_group",
            Self::Bye => false,
        }
    }
}

/// Returns the meanings of a header's columns. Beside a column of commanders, a "partner" is the second commander;
/// otherwise it is the team mate.
pub(crate) fn meanings_of(heads: &[String]) -> Vec<Option<Meaning>> {
    let mut meanings: Vec<Option<Meaning>> = heads.iter().map(|cell| Meaning::of_header(cell)).collect();
    if meanings.contains(&Some(Meaning::Commander)) && !meanings.contains(&Some(Meaning::SecondCommander)) {
        let partner = heads
            .iter()
            .position(|cell| cell.trim().eq_ignore_ascii_case("partner"));
        if let Some(column) = partner {
            meanings[column] = Some(Meaning::SecondCommander);
        }
    }
    meanings
}

/// Returns the headers that a column of a meaning may have.
pub(crate) fn headers_of(meaning: Meaning) -> String {
    let found = HEADERS.iter().find(|(m, _)| *m == meaning);
    found.map_or_else(String::new, |(_, names)| names.join(", "))
}
