//! What the organizer asks for: format, deadline, and what lists are checked by.

use serde_json::json;

use crate::clock::Moment;
use crate::db::decks::{self, DeckRulesRow};
use crate::db::tournaments::Tournament;
use crate::db::{Conn, Database, TournamentState};
use crate::ops::{Actor, FieldProblem, Once, OpError, command};
use crate::rules::deck::{BannedList, CardData, Format};

/// Longest banned list, in bytes.
const MAX_BANNED: usize = 200_000;
/// Largest card data, in bytes.
const MAX_CARDS: usize = 8 << 20;

/// How decklists are taken at a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    pub format: Format,
    pub deadline: Option<Moment>,
    /// "until 20 Nov 2026, 14:00 (Europe/Lisbon)", "until round 1".
    pub until: String,
    /// Nothing is handed in any more; the staff reads the lists.
    pub is_over: bool,
    pub version: i64,
}

impl Terms {
    /// The terms of a tournament; `None`: no lists are asked for.
    ///
    /// # Errors
    /// The database does not answer.
    pub fn of(conn: &mut Conn<'_>, tournament: &Tournament, now: Moment) -> Result<Option<Self>, OpError> {
        let Some(terms) = decks::terms(conn, &tournament.id)? else {
            return Ok(None);
        };
        let before_rounds = matches!(tournament.state, TournamentState::Setup | TournamentState::Registration);
        Ok(Some(Self {
            format: terms.format,
            deadline: terms.deadline,
            until: match terms.deadline {
                Some(deadline) => format!("until {}", in_zone(deadline, &tournament.time_zone)),
                None => "until round 1".to_owned(),
            },
            is_over: match terms.deadline {
                Some(deadline) => now >= deadline,
                None => !before_rounds,
            },
            version: terms.version,
        }))
    }
}

/// A moment in a zone, which is named.
fn in_zone(at: Moment, zone: &str) -> String {
    let tz: chrono_tz::Tz = zone.parse().unwrap_or(chrono_tz::UTC);
    let local = at.and_utc().with_timezone(&tz);
    format!("{} ({})", local.format("%-d %b %Y, %H:%M"), tz.name())
}

/// What happens to something that is loaded.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Load {
    /// It stays as it is.
    #[default]
    Kept,
    /// It is forgotten: the check says that it is not loaded.
    Gone,
    /// It is replaced.
    New(String),
}

/// What an organizer asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRules {
    pub format: Format,
    pub deadline: Option<Moment>,
    pub banned: Load,
    pub cards: Load,
}

/// Asks for decklists, or changes how.
///
/// # Errors
/// What is loaded cannot be read; somebody changed the rules meanwhile (`version` 0: there were none).
pub fn set_rules(
    db: &Database,
    slug: &str,
    actor: &Actor,
    once: &Once,
    version: i64,
    new: &NewRules,
) -> Result<(), OpError> {
    let problems = problems(new);
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    command(db, slug, actor, once, |work| {
        work.floor_only();
        crate::ops::rounds::refuse_ended(work.tournament.state)?;
        let before = decks::of_tournament(work.conn, &work.tournament.id)?;
        refuse_old(before.as_ref(), version)?;
        let choose = |kept: Option<&String>, new: &Load| match new {
            Load::Kept => kept.cloned(),
            Load::Gone => None,
            Load::New(text) => Some(text.clone()),
        };
        let row = DeckRulesRow {
            tournament_id: work.tournament.id.clone(),
            format: new.format,
            deadline: new.deadline,
            banned: choose(before.as_ref().and_then(|row| row.banned.as_ref()), &new.banned),
            cards: choose(before.as_ref().and_then(|row| row.cards.as_ref()), &new.cards),
            version: version + 1,
        };
        match &before {
            None => decks::insert(work.conn, &row)?,
            Some(_) => decks::update(work.conn, &row)?,
        }
        work.log("deck.rules", "Rules for decklists changed.")
            .before(before.as_ref().map(described).unwrap_or_default())
            .after(described(&row));
        Ok(())
    })
}

/// Asks for decklists no more; those handed in stay with their players.
///
/// # Errors
/// None were asked for, or somebody changed the rules meanwhile.
pub fn stop(db: &Database, slug: &str, actor: &Actor, once: &Once, version: i64) -> Result<(), OpError> {
    command(db, slug, actor, once, |work| {
        work.floor_only();
        crate::ops::rounds::refuse_ended(work.tournament.state)?;
        let before = decks::of_tournament(work.conn, &work.tournament.id)?;
        refuse_old(before.as_ref(), version)?;
        let Some(before) = before else {
            return Err(OpError::refused("No decklists are asked for in this tournament."));
        };
        decks::delete(work.conn, &work.tournament.id)?;
        work.log("deck.stop", "No decklists are asked for any more.")
            .before(described(&before));
        Ok(())
    })
}

fn refuse_old(before: Option<&DeckRulesRow>, version: i64) -> Result<(), OpError> {
    if before.map_or(0, |row| row.version) == version {
        return Ok(());
    }
    Err(OpError::Conflict(
        "Somebody changed the rules for decklists since this page was opened. Compare with what they are now, then send yours again."
            .into(),
    ))
}

fn problems(new: &NewRules) -> Vec<FieldProblem> {
    let mut problems = Vec::new();
    let mut read = |field: &str, loaded: &Load, most: usize, result: &dyn Fn(&str) -> Result<usize, String>| {
        let Load::New(text) = loaded else { return };
        if text.len() > most {
            let message = format!(
                "That is {} kB: at most {} kB are possible.",
                text.len() / 1000,
                most / 1000
            );
            problems.push(FieldProblem::new(field, message));
            return;
        }
        match result(text) {
            Ok(0) => problems.push(FieldProblem::new(
                field,
                "There is nothing in it. Send one with names of cards.",
            )),
            Ok(_) => {}
            Err(message) => problems.push(FieldProblem::new(field, message)),
        }
    };
    read("banned", &new.banned, MAX_BANNED, &|text| {
        BannedList::read(text).map(|list| list.len())
    });
    read("cards", &new.cards, MAX_CARDS, &|text| {
        CardData::read(text).map(|cards| cards.len())
    });
    problems
}

/// For the log: how much is loaded, not what.
fn described(row: &DeckRulesRow) -> serde_json::Value {
    let banned = row.banned.as_deref().and_then(|text| BannedList::read(text).ok());
    let cards = row.cards.as_deref().and_then(|text| CardData::read(text).ok());
    json!({
        "format": row.format.as_str(),
        "deadline": row.deadline.map(|at| at.and_utc().to_rfc3339()),
        "banned": banned.map(|list| list.len()),
        "cards": cards.map(|cards| cards.len()),
    })
}
