//! A person: added and edited by the staff; what is public of them, as they say themselves.

use super::entry::live;
use super::known::alike;
use super::link::log_name;
use super::names::keys;
use super::shown::chosen;
use crate::command::community::CommunityWork;
use crate::people::players::PlayerInput;
use crate::season::person_changed;
use crate::{FieldProblem, OpError};
use podium_store::community::doubts::{self, Doubt};
pub use podium_store::community::people::Shows;
use podium_store::community::people::{self, PersonRow};
use say::refused_people as t;

/// A person as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PersonInput {
    pub name: String,
    pub sorted_under: String,
    /// `None` leaves it as it is: who may not see it cannot change it.
    pub email: Option<String>,
}

/// A person with all fields checked.
struct Checked {
    name: String,
    sorted_under: Option<String>,
    email: Option<String>,
}

impl PersonInput {
    /// Checks the fields as those of a player.
    fn check(&self) -> Result<Checked, Vec<FieldProblem>> {
        let input = PlayerInput {
            name: self.name.clone(),
            sorted_under: self.sorted_under.clone(),
            email: self.email.clone().unwrap_or_default(),
            ..PlayerInput::default()
        };
        let data = input.check()?;
        Ok(Checked {
            name: data.name,
            sorted_under: data.sorted_under,
            email: data.email,
        })
    }
}

/// Returns the person with a number, or the one they were merged into, as they are now.
///
/// # Errors
/// There is none, or their data was removed.
pub fn now(work: &mut CommunityWork<'_, '_>, number: i64) -> Result<PersonRow, OpError> {
    live(work.conn, &work.community.id, number)
}

/// Adds a person to the community, who has no entry yet.
///
/// # Errors
/// Wrong fields; somebody has the name or the mail address, and `same_name_is_fine` is not set.
pub fn add(
    work: &mut CommunityWork<'_, '_>,
    input: &PersonInput,
    same_name_is_fine: bool,
) -> Result<PersonRow, OpError> {
    let checked = input.check().map_err(OpError::Invalid)?;
    let community = work.community.id.clone();
    let found = alike(work.conn, &community, &checked.name, checked.email.as_deref())?;
    if let Some((other, _)) = found.first().filter(|_| !same_name_is_fine) {
        return Err(OpError::field(
            "same_name",
            t::same_person_name(&other.name, other.number),
        ));
    }
    let keys = keys(&checked.name, checked.sorted_under.as_deref());
    let leads = keys.leads.clone();
    let number = people::next_number(work.conn, &community)?;
    let mut row = PersonRow::new(&community, number, keys, &checked.name, work.at);
    row.sorted_under = checked.sorted_under;
    row.set_email(checked.email);
    people::insert(work.conn, &row, &leads)?;
    work.history_changed();
    work.log("person.add", format!("Added {}", log_name(&row)));
    Ok(row)
}

/// Edits a person; `version` is the one that the form was made from. A name or a mail address that somebody else has asks the
/// staff whether the two are one.
///
/// # Errors
/// Wrong fields; there is no such person; somebody else changed them meanwhile.
pub fn edit(
    work: &mut CommunityWork<'_, '_>,
    number: i64,
    version: i64,
    input: &PersonInput,
    shows: Shows,
) -> Result<PersonRow, OpError> {
    let checked = input.check().map_err(OpError::Invalid)?;
    let mut row = live(work.conn, &work.community.id, number)?;
    if version != row.version {
        return Err(OpError::Conflict(t::person_changed(&row.name)));
    }
    let before = row.clone();
    row.named(&checked.name, keys(&checked.name, checked.sorted_under.as_deref()));
    row.sorted_under = checked.sorted_under;
    if input.email.is_some() {
        row.set_email(checked.email);
    }
    store(work, &before, row, shows)
}

/// Changes what everybody sees of the person who sends it, by their own link.
///
/// # Errors
/// Somebody else sent it.
pub fn show(work: &mut CommunityWork<'_, '_>, shows: Shows) -> Result<PersonRow, OpError> {
    let before = work.own_person()?.clone();
    store(work, &before, before.clone(), shows)
}

fn store(
    work: &mut CommunityWork<'_, '_>,
    before: &PersonRow,
    mut row: PersonRow,
    shows: Shows,
) -> Result<PersonRow, OpError> {
    let chooses = shows != Shows::of(before);
    if *before == row && !chooses {
        return Ok(row);
    }
    if chooses {
        row.choose(shows);
        chosen(work.conn, &row.id)?;
    }
    row.version += 1;
    people::update(work.conn, &row)?;
    if (&before.name, &before.sorted_under) != (&row.name, &row.sorted_under) {
        let leads = keys(&row.name, row.sorted_under.as_deref()).leads;
        people::set_leads(work.conn, &row, &leads)?;
    }
    if (&before.name, &before.email) != (&row.name, &row.email) {
        ask(work, &row)?;
    }
    work.history_changed();
    person_changed(work, &row)?;
    let changed: Vec<(&str, Option<String>, Option<String>)> = logged(before)
        .into_iter()
        .zip(logged(&row))
        .filter(|((_, old), (_, new))| old != new)
        .map(|((field, old), (_, new))| (field, old, new))
        .collect();
    let fields = changed.iter().map(|(field, ..)| *field);
    let fields: Vec<&str> = fields.chain(chooses.then_some("public")).collect();
    let (mut old, mut new) = (serde_json::Map::new(), serde_json::Map::new());
    for (field, before, after) in &changed {
        old.insert((*field).to_owned(), serde_json::json!(before));
        new.insert((*field).to_owned(), serde_json::json!(after));
    }
    let line = work.log(
        "person.edit",
        format!("Changed {} of {}", fields.join(", "), log_name(&row)),
    );
    if !changed.is_empty() {
        line.before(&old.into()).after(&new.into());
    }
    Ok(row)
}

/// Returns the fields of a person as the log keeps them, by the names that they have for players: removing personal data removes
/// them from there.
fn logged(row: &PersonRow) -> [(&'static str, Option<String>); 3] {
    [
        ("name", Some(row.name.clone())),
        ("sorted_under", row.sorted_under.clone()),
        ("email", row.email.clone()),
    ]
}

/// Asks the staff whether a person is somebody whose name or mail address they have now.
fn ask(work: &mut CommunityWork<'_, '_>, row: &PersonRow) -> Result<(), OpError> {
    let found = alike(work.conn, &row.community_id, &row.name, row.email.as_deref())?;
    let others = found.into_iter().filter(|(other, _)| other.id != row.id);
    let asked: Vec<Doubt> = others
        .map(|(other, because)| Doubt::of_people(&row.community_id, (&row.id, &other.id), because, work.at))
        .collect();
    Ok(doubts::ask(work.conn, &asked)?)
}
