//! The columns of a list of players: the meanings of headers that programs and people write.

use std::collections::HashMap;
use std::sync::LazyLock;

use deunicode::deunicode;

use super::csv_reader;

/// The meaning of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Meaning {
    Name,
    FirstName,
    LastName,
    SortedUnder,
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

/// The headings that people and programs write, in nine languages.
const HEADINGS: &str = include_str!("headings.txt");

/// The meaning of each heading, as [`plain`] has it.
static MEANINGS: LazyLock<HashMap<String, Meaning>> = LazyLock::new(|| {
    let headings = headings().flat_map(|(meaning, _, words)| words.split(',').map(move |word| (plain(word), meaning)));
    headings.collect()
});

/// Returns the rows of [`HEADINGS`]: meaning, language, headings separated by commas.
fn headings() -> impl Iterator<Item = (Meaning, &'static str, &'static str)> {
    HEADINGS
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| {
            let mut cells = line.splitn(3, '|').map(str::trim);
            let meaning = Meaning::of_word(cells.next()?)?;
            Some((meaning, cells.next()?, cells.next()?))
        })
}

/// Returns a heading in the form in which headings are compared: "Prenom" and "PRÉNOM" are one.
fn plain(heading: &str) -> String {
    deunicode(&csv_reader::folded(heading)).to_lowercase()
}

/// The headers of a column of names that hold only the rest of the name beside a column of first or of last names: French lists
/// have "Prénom" and "Nom", Spanish ones "Nombre" and "Apellidos".
const BARE_NAME: [&str; 5] = ["name", "nombre", "nome", "nom", "naam"];

impl Meaning {
    /// Returns the meaning with a name in [`HEADINGS`].
    fn of_word(word: &str) -> Option<Self> {
        Some(match word {
            "name" => Self::Name,
            "first name" => Self::FirstName,
            "last name" => Self::LastName,
            "sorted under" => Self::SortedUnder,
            "team mate" => Self::TeamMate,
            "pronouns" => Self::Pronouns,
            "email" => Self::Email,
            "decklist" => Self::Decklist,
            "commander" => Self::Commander,
            "second commander" => Self::SecondCommander,
            "table" => Self::Table,
            "group" => Self::Group,
            "bye" => Self::Bye,
            _ => return None,
        })
    }

    /// Returns whether the column fills a field of [`crate::people::players::PlayerInput`].
    pub(crate) fn fills(self, field: &str) -> bool {
        match self {
            Self::Name | Self::FirstName | Self::LastName => field == "name",
            Self::SortedUnder => field == "sorted_under",
            Self::TeamMate => field == "team_mate",
            Self::Pronouns => field == "pronouns",
            Self::Email => field == "email",
            Self::Decklist => field == "decklist",
            Self::Commander => field == "commander",
            Self::SecondCommander => field == "second_commander",
            Self::Table => field == "fixed_table",
            Self::Group => field == "avoid_group",
            Self::Bye => field == "awarded_byes",
        }
    }
}

/// Returns the meanings of a header's columns. Beside a column of commanders, a "partner" is the second commander;
/// otherwise it is the team mate.
pub(crate) fn meanings_of(heads: &[String]) -> Vec<Option<Meaning>> {
    let mut meanings: Vec<Option<Meaning>> = heads.iter().map(|cell| MEANINGS.get(&plain(cell)).copied()).collect();
    let has = |meaning| meanings.contains(&Some(meaning));
    let rest = match (has(Meaning::FirstName), has(Meaning::LastName)) {
        (true, false) => Some(Meaning::LastName),
        (false, true) => Some(Meaning::FirstName),
        _ => None,
    };
    let bare = heads
        .iter()
        .position(|cell| BARE_NAME.contains(&csv_reader::folded(cell).as_str()));
    if let (Some(rest), Some(column)) = (rest, bare) {
        meanings[column] = Some(rest);
    }
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

/// Returns the English headings that a column of a meaning may have.
pub(crate) fn headers_of(meaning: Meaning) -> &'static str {
    let found = headings().find(|(of, language, _)| *of == meaning && *language == "en");
    found.map_or("", |(_, _, words)| words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_heading_has_one_meaning_in_all_languages() {
        let rows = HEADINGS.lines().filter(|line| !line.starts_with('#')).count();
        assert_eq!(headings().count(), rows, "a row is not read");
        for (meaning, language, words) in headings() {
            for word in words.split(',') {
                assert_eq!(
                    MEANINGS.get(&plain(word)),
                    Some(&meaning),
                    "{word:?} ({language}) has another meaning too"
                );
            }
        }
    }

    #[test]
    fn a_column_of_names_is_the_rest_of_the_name_beside_a_column_of_the_other() {
        use Meaning::{Email, FirstName, LastName, Name};
        let of = |heads: &[&str]| -> Vec<Meaning> {
            let heads: Vec<String> = heads.iter().map(|head| (*head).to_owned()).collect();
            meanings_of(&heads).into_iter().flatten().collect()
        };
        assert_eq!(of(&["Nombre", "Apellidos", "Correo"]), [FirstName, LastName, Email]);
        assert_eq!(of(&["Nome", "Cognome"]), [FirstName, LastName]);
        assert_eq!(of(&["Nom", "Prenom"]), [LastName, FirstName]);
        assert_eq!(of(&["VORNAME", "Name"]), [FirstName, LastName]);
        assert_eq!(of(&["Player", "First name", "Last name"]), [Name, FirstName, LastName]);
    }
}
