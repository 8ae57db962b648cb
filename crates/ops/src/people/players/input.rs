//! The data of a player, as typed and as checked.

use crate::FieldProblem;
use crate::command::text;
use crate::people::decklist;
use podium_event::deck;
use podium_event::event::{MAX_NAME_LENGTH, MAX_TABLE};
use podium_event::mail;
use podium_event::player::MAX_AWARDED_BYES;
use podium_store::tournaments::players::PlayerRow;
use say::Message;
use say::refused_text as t;

/// Longest pronouns, in characters.
const MAX_PRONOUNS: usize = 60;
/// Longest mail address, in characters.
// RFC 5321: a path has 256 characters at most, two of them its brackets
const MAX_EMAIL: usize = 254;

/// A player as typed. Fields that the form does not have are empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerInput {
    pub name: String,
    pub sorted_under: String,
    pub team_mate: String,
    pub pronouns: String,
    pub email: String,
    pub decklist: String,
    /// May name two commanders if the second field is empty: "Tymna / Thrasios".
    pub commander: String,
    pub second_commander: String,
    pub fixed_table: String,
    pub avoid_group: String,
    /// Of the first rounds; empty: none.
    pub awarded_byes: String,
}

/// A player with all fields checked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerData {
    /// 1 to 200 characters, at least one of them visible.
    pub name: String,
    /// Under what lists by last name have them: "García Márquez, Gabriel".
    pub sorted_under: Option<String>,
    /// The second member of a team (T25).
    pub team_mate: Option<String>,
    pub pronouns: Option<String>,
    pub email: Option<String>,
    /// A link (http or https) or a text.
    pub decklist: Option<String>,
    /// None to two names of cards.
    pub commanders: Vec<String>,
    pub fixed_table: Option<i64>,
    pub avoid_group: Option<String>,
    /// 0 to [`MAX_AWARDED_BYES`].
    pub awarded_byes: i64,
}

impl PlayerInput {
    /// Checks what the staff typed.
    ///
    /// # Errors
    /// All problems, each with the name of its field here.
    pub fn check(&self) -> Result<PlayerData, Vec<FieldProblem>> {
        self.check_with(decklist::read)
    }

    /// Checks what players typed about themselves: here a decklist must be a link.
    pub fn check_by_player(&self) -> Result<PlayerData, Vec<FieldProblem>> {
        self.check_with(|text| match decklist::read(text)? {
            // The field in the registration form has one line: a pasted list would lose its line breaks.
            Some(link) if !decklist::is_link(&link) => Err(t::decklist_link_only()),
            other => Ok(other),
        })
    }

    fn check_with(
        &self,
        read_decklist: impl Fn(&str) -> Result<Option<String>, Message>,
    ) -> Result<PlayerData, Vec<FieldProblem>> {
        let mut problems = Vec::new();
        let (name, mail) = mail::apart(&self.name, &self.email);
        let mut take = |field: &str, checked: Result<Option<String>, Message>| match checked {
            Ok(value) => value,
            Err(message) => {
                problems.push(FieldProblem::new(field, message));
                None
            }
        };
        let name = take(
            "name",
            line(t::the_name, &name, MAX_NAME_LENGTH).and_then(|name| match name {
                None => Err(t::name_missing()),
                Some(name) => without_mail(t::the_name, name),
            }),
        );
        let other_name = |what: fn() -> Message, typed: &str| match line(what, typed, MAX_NAME_LENGTH)? {
            None => Ok(None),
            Some(name) => without_mail(what, name),
        };
        let mut data = PlayerData {
            name: name.unwrap_or_default(),
            sorted_under: take("sorted_under", other_name(t::the_sorted_under, &self.sorted_under)),
            team_mate: take("team_mate", other_name(t::the_team_mate, &self.team_mate)),
            pronouns: take("pronouns", line(t::the_pronouns, &self.pronouns, MAX_PRONOUNS)),
            email: take("email", email(&mail)),
            decklist: take("decklist", read_decklist(&self.decklist)),
            commanders: Vec::new(),
            fixed_table: None,
            avoid_group: take("avoid_group", line(t::the_group, &self.avoid_group, MAX_NAME_LENGTH)),
            awarded_byes: 0,
        };
        match commanders(&self.commander, &self.second_commander) {
            Ok(commanders) => data.commanders = commanders,
            Err((field, message)) => problems.push(FieldProblem::new(field, message)),
        }
        match table(&self.fixed_table) {
            Ok(fixed) => data.fixed_table = fixed,
            Err(message) => problems.push(FieldProblem::new("fixed_table", message)),
        }
        match byes(&self.awarded_byes) {
            Ok(byes) => data.awarded_byes = byes,
            Err(message) => problems.push(FieldProblem::new("awarded_byes", message)),
        }
        if problems.is_empty() { Ok(data) } else { Err(problems) }
    }

    /// Sets the commanders from a list, as programs send them.
    ///
    /// # Errors
    /// There are more than two.
    pub fn name_commanders(&mut self, names: &[String]) -> Result<(), FieldProblem> {
        let mut names = names.iter().cloned();
        self.commander = names.next().unwrap_or_default();
        self.second_commander = names.next().unwrap_or_default();
        match names.len() {
            0 => Ok(()),
            more => Err(FieldProblem::new("commanders", t::too_many_commanders(more + 2))),
        }
    }

    /// A stored player as a form shows them.
    pub fn of_row(row: &PlayerRow) -> Self {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        Self {
            name: row.name.clone(),
            sorted_under: text(&row.sorted_under),
            team_mate: text(&row.team_mate),
            pronouns: text(&row.pronouns),
            email: text(&row.email),
            decklist: text(&row.decklist),
            commander: row.commander.clone(),
            second_commander: row.second_commander.clone(),
            fixed_table: row.fixed_table.map(|t| t.to_string()).unwrap_or_default(),
            avoid_group: text(&row.avoid_group),
            awarded_byes: Some(row.awarded_byes)
                .filter(|&byes| byes > 0)
                .map(|byes| byes.to_string())
                .unwrap_or_default(),
        }
    }
}

/// The fields of a player's row that are personal data, by their names in the log.
pub(super) const PERSONAL: [&str; 9] = [
    "name",
    "sorted_under",
    "team_mate",
    "pronouns",
    "email",
    "decklist",
    "commander",
    "second_commander",
    "avoid_group",
];

/// Those fields that identify the person, no matter where they are repeated.
pub(super) const NAMING: [&str; 5] = ["name", "sorted_under", "team_mate", "email", "decklist"];

impl PlayerData {
    /// Writes every field into a row; personal data only if the player has not had it removed.
    pub(super) fn write_to(self, row: &mut PlayerRow) {
        row.fixed_table = self.fixed_table;
        row.awarded_byes = self.awarded_byes;
        // even after removal: a group typed later is the organizer's instruction for pairing
        row.avoid_group = self.avoid_group;
        if !row.anonymous {
            row.name = self.name;
            row.sorted_under = self.sorted_under;
            row.team_mate = self.team_mate;
            row.pronouns = self.pronouns;
            row.email = self.email;
            // the statement is about the list that was there
            if row.decklist != self.decklist {
                row.stated_bracket = None;
            }
            row.decklist = self.decklist;
            row.set_commanders(&self.commanders);
        }
    }

    /// Returns what is left of a row without personal data.
    pub(super) fn without_personal(row: &PlayerRow) -> Self {
        Self {
            // results and log lines continue to name them by their number
            name: say::common::nameless(row.number).to_string(),
            fixed_table: row.fixed_table,
            awarded_byes: row.awarded_byes,
            ..Self::default()
        }
    }
}

/// One field of a row for the log: its name there, its label in sentences, its text.
pub(super) type LoggedField = (&'static str, Message, Option<String>);

/// Every field of a row that a form can change.
pub(super) fn logged_fields(row: &PlayerRow) -> [LoggedField; 11] {
    let card = |name: &String| Some(name.clone()).filter(|name| !name.is_empty());
    [
        ("name", t::field_name(), Some(row.name.clone())),
        ("sorted_under", t::field_sorted_under(), row.sorted_under.clone()),
        ("team_mate", t::field_team_mate(), row.team_mate.clone()),
        ("pronouns", t::field_pronouns(), row.pronouns.clone()),
        ("email", t::field_email(), row.email.clone()),
        ("decklist", t::field_decklist(), row.decklist.clone()),
        ("commander", t::field_commander(), card(&row.commander)),
        (
            "second_commander",
            t::field_second_commander(),
            card(&row.second_commander),
        ),
        (
            "fixed_table",
            t::field_fixed_table(),
            row.fixed_table.map(|t| t.to_string()),
        ),
        ("avoid_group", t::field_group(), row.avoid_group.clone()),
        (
            "awarded_byes",
            t::field_awarded_byes(),
            Some(row.awarded_byes)
                .filter(|&byes| byes > 0)
                .map(|byes| byes.to_string()),
        ),
    ]
}

/// Reads one line of text, trimmed, without control characters and those that change the writing direction; `None` if
/// it is empty.
fn line(what: fn() -> Message, typed: &str, longest: usize) -> Result<Option<String>, Message> {
    // A byte order mark at the start of a pasted list is not part of the first name.
    let text = text::without_invisible(typed);
    let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if text.is_empty() {
        return Ok(None);
    }
    if text.chars().nth(longest).is_some() {
        return Err(t::player_too_long(what(), text.chars().count(), longest));
    }
    if text.chars().any(char::is_control) {
        return Err(t::player_control(what()));
    }
    Ok(Some(text.to_owned()))
}

/// Converts problems of fields to problems of members, for a body in which a program names the commanders in one list.
pub fn as_members(mut problems: Vec<FieldProblem>) -> Vec<FieldProblem> {
    for problem in &mut problems {
        if ["commander", "second_commander"].contains(&problem.field.as_str()) {
            "commanders".clone_into(&mut problem.field);
        }
    }
    problems
}

/// Reads the commanders as typed into one or two fields.
///
/// # Errors
/// The wrong field and its sentence.
pub fn commanders(first: &str, second: &str) -> Result<Vec<String>, (&'static str, Message)> {
    // two names in one field, with their separator
    let longest = 2 * MAX_NAME_LENGTH;
    let first = line(t::the_commander, first, longest).map_err(|message| ("commander", message))?;
    let second = line(t::the_second_commander, second, longest).map_err(|message| ("second_commander", message))?;
    let names = deck::commanders(&first.unwrap_or_default(), &second.unwrap_or_default())
        .map_err(|message| ("commander", message))?;
    for name in &names {
        line(t::the_name_of_commander, name, MAX_NAME_LENGTH).map_err(|message| ("commander", message))?;
    }
    Ok(names)
}

/// Refuses a name that contains a mail address: names are public, addresses are not.
fn without_mail(what: fn() -> Message, name: String) -> Result<Option<String>, Message> {
    if mail::addresses(&name).next().is_some() {
        return Err(t::player_has_mail(what()));
    }
    Ok(Some(name))
}

fn email(typed: &str) -> Result<Option<String>, Message> {
    let Some(text) = line(t::the_mail_address, typed, MAX_EMAIL)? else {
        return Ok(None);
    };
    // anything stricter would refuse addresses that work
    match text.split_once('@') {
        Some((user, host))
            if !user.is_empty() && !host.is_empty() && !host.contains('@') && !text.contains(char::is_whitespace) =>
        {
            Ok(Some(text))
        }
        _ => Err(t::no_mail_address()),
    }
}

/// Reads a number of awarded byes.
pub(super) fn byes(typed: &str) -> Result<i64, Message> {
    match typed.trim() {
        "" => Ok(0),
        text => match text.parse::<i64>() {
            Ok(byes) if (0..=i64::from(MAX_AWARDED_BYES)).contains(&byes) => Ok(byes),
            _ => {
                let shown: String = text.chars().take(20).collect();
                Err(t::no_awarded_byes(shown, MAX_AWARDED_BYES))
            }
        },
    }
}

fn table(typed: &str) -> Result<Option<i64>, Message> {
    let text = typed.trim();
    if text.is_empty() {
        return Ok(None);
    }
    match text.parse::<i64>() {
        Ok(number) if (1..=i64::from(MAX_TABLE)).contains(&number) => Ok(Some(number)),
        _ => {
            let shown: String = text.chars().take(20).collect();
            Err(t::no_table_number(shown, MAX_TABLE))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> PlayerInput {
        PlayerInput {
            name: name.into(),
            ..PlayerInput::default()
        }
    }

    #[test]
    fn names_of_every_script_hold() {
        for name in [
            "Ann Ash",
            "Łukasz 🐉",
            "👩‍👩‍👧",
            "נועה לוי",
            "<script>alert(1)</script>",
            "山田太郎",
            "x",
        ] {
            assert_eq!(
                named(&format!("  {name}\n")).check().map(|d| d.name),
                Ok(name.to_owned())
            );
        }
        assert!(named(&"é".repeat(200)).check().is_ok());
    }

    #[test]
    fn invalid_names_are_refused_with_a_sentence() {
        for (name, says) in [
            ("", "missing"),
            (" \u{a0}\t", "missing"),
            ("a\u{0}b", "control"),
            ("a\tb", "control"),
            ("a\u{2028}b", "control"),
            ("\u{202e}\u{2066}", "missing"),
            ("\u{200b}\u{202e}", "missing"),
            (&"x".repeat(201), "201 characters"),
            (&"x".repeat(10_000), "10000 characters"),
        ] {
            let problems = named(name).check().expect_err("no name");
            assert_eq!((problems.len(), problems[0].field.as_str()), (1, "name"));
            assert!(
                problems[0].message.to_string().contains(says),
                "{}",
                problems[0].message
            );
        }
    }

    #[test]
    fn no_field_turns_the_direction_of_what_follows_it() {
        let turned = || "\u{202e}//:sptth\u{2069} Ann".to_owned();
        let input = PlayerInput {
            sorted_under: turned(),
            team_mate: turned(),
            pronouns: turned(),
            avoid_group: turned(),
            ..named(&turned())
        };
        let data = input.check().expect("they are names");
        for typed in [
            Some(data.name),
            data.sorted_under,
            data.team_mate,
            data.pronouns,
            data.avoid_group,
        ] {
            assert_eq!(typed.as_deref(), Some("//:sptth Ann"));
        }
        // marks of one place stay: names need them
        assert_eq!(named("\u{5d0}\u{200f}!").check().unwrap().name, "\u{5d0}\u{200f}!");
    }

    #[test]
    fn everything_wrong_is_said_at_once() {
        let input = PlayerInput {
            email: "ann".into(),
            decklist: "javascript:alert(1)".into(),
            fixed_table: "0".into(),
            ..PlayerInput::default()
        };
        let fields: Vec<String> = input
            .check()
            .expect_err("all wrong")
            .into_iter()
            .map(|p| p.field)
            .collect();
        assert_eq!(fields, ["name", "email", "decklist", "fixed_table"]);
    }

    #[test]
    fn only_web_addresses_are_links() {
        let with = |decklist: &str| PlayerInput {
            decklist: decklist.into(),
            ..named("Ann")
        };
        for good in ["https://decks.example/1", "HTTP://decks.example", ""] {
            assert!(with(good).check_by_player().is_ok(), "{good}");
        }
        assert!(with("Commander: Krark").check().is_ok());
        for wrong in ["Commander: Krark", "decks.example/1"] {
            assert!(with(wrong).check_by_player().is_err(), "{wrong}");
        }
        for wrong in [
            "javascript:alert(1)",
            "data:text/html,x",
            "ftp://x",
            "https://",
            "https:///x",
            "https://a b",
        ] {
            assert!(with(wrong).check().is_err(), "{wrong}");
        }
    }
}
