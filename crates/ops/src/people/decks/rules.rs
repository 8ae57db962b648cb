//! Rules for decklists: the format, the deadline, and the data that lists are checked against.

use serde_json::json;

use crate::command::text;
use crate::{FieldProblem, OpError, Work};
use podium_base::clock::Moment;
use podium_event::deck::{BannedList, Bracket, CardData, Format};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::decks::{self, DeckRulesRow, DeckTerms};
use podium_store::{Reader, TournamentState};
use say::{Message, field_names, refused_decks as t};

/// Longest banned list, in bytes.
const MAX_BANNED: usize = 200_000;
/// Largest card data, in bytes.
const MAX_CARDS: usize = 8 << 20;

/// The terms for decklists at a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terms {
    pub format: Format,
    /// The highest bracket that is allowed; `None`: any.
    pub highest_bracket: Option<Bracket>,
    pub deadline: Option<Moment>,
    /// "until 20 Nov 2026, 14:00 (Europe/Lisbon)", "until round 1".
    pub until: Message,
    /// Whether the deadline is over: players can no longer hand in a list, and the staff can read them.
    pub is_over: bool,
    pub version: i64,
}

impl Terms {
    /// Reads the terms of a tournament; `None` if it asks for no lists.
    pub fn of(conn: &mut Reader<'_>, tournament: &Tournament, now: Moment) -> Result<Option<Self>, OpError> {
        let terms = decks::terms(conn, &tournament.id)?;
        Ok(terms.map(|terms| Self::at(&terms, tournament, now)))
    }

    /// Returns the terms at a moment.
    pub fn at(terms: &DeckTerms, tournament: &Tournament, now: Moment) -> Self {
        // Without a deadline, pairing round 1 ends the submission.
        let before_rounds = matches!(tournament.state, TournamentState::Setup | TournamentState::Registration);
        Self {
            format: terms.format,
            highest_bracket: terms.highest_bracket(),
            deadline: terms.deadline,
            until: match terms.deadline {
                Some(deadline) => t::until_time(in_zone(deadline, &tournament.time_zone)),
                None => t::until_round_one(),
            },
            is_over: match terms.deadline {
                Some(deadline) => now >= deadline,
                None => !before_rounds,
            },
            version: terms.version,
        }
    }
}

/// Formats a moment in a zone, with the zone's name.
fn in_zone(at: Moment, zone: &str) -> Message {
    // Settings check the name, but one that is missing from an older zone database must not break the page.
    let tz: chrono_tz::Tz = zone.parse().unwrap_or(chrono_tz::UTC);
    let local = at.and_utc().with_timezone(&tz).naive_local();
    t::time_in_zone(say::date_time(local), tz.name())
}

/// A change of the banned list or of the card data.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Upload {
    #[default]
    Keep,
    Remove,
    Replace(String),
}

/// The rules as an organizer sets them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRules {
    pub format: Format,
    pub deadline: Option<Moment>,
    pub banned: Upload,
    pub cards: Upload,
    /// The highest bracket that is allowed; `None`: any.
    pub highest_bracket: Option<Bracket>,
}

/// Asks for decklists, or changes the rules for them.
///
/// # Errors
/// The uploaded data cannot be read; somebody changed the rules meanwhile (`version` 0: there were none).
pub fn set_rules(work: &mut Work<'_, '_>, version: i64, new: &NewRules) -> Result<(), OpError> {
    let problems = problems(new);
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    work.floor_only();
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    let before = decks::of_tournament(work.conn, &work.tournament.id)?;
    refuse_outdated(before.as_ref(), version)?;
    let choose = |kept: Option<&String>, new: &Upload| match new {
        // A form without a new file keeps the loaded one: nobody uploads 8 MB again to move a deadline.
        Upload::Keep => kept.cloned(),
        Upload::Remove => None,
        Upload::Replace(text) => Some(text.clone()),
    };
    let row = DeckRulesRow {
        tournament_id: work.tournament.id.clone(),
        format: new.format,
        deadline: new.deadline,
        banned: choose(before.as_ref().and_then(|row| row.banned.as_ref()), &new.banned),
        cards: choose(before.as_ref().and_then(|row| row.cards.as_ref()), &new.cards),
        // `refuse_outdated` has made sure that it is the version of the row, 0 for none.
        version: version + 1,
        highest_bracket: new.highest_bracket.map(|bracket| i64::from(bracket.number())),
    };
    match &before {
        None => decks::insert(work.conn, &row)?,
        Some(_) => decks::update(work.conn, &row)?,
    }
    shown_change(work, before.as_ref(), Some(&row));
    work.log("deck.rules", "Rules for decklists changed.")
        .before(before.as_ref().map(described).unwrap_or_default())
        .after(described(&row));
    Ok(())
}

/// Stops asking for decklists; those handed in stay with their players.
///
/// # Errors
/// None were asked for, or somebody changed the rules meanwhile.
pub fn stop(work: &mut Work<'_, '_>, version: i64) -> Result<(), OpError> {
    work.floor_only();
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    let before = decks::of_tournament(work.conn, &work.tournament.id)?;
    refuse_outdated(before.as_ref(), version)?;
    let Some(before) = before else {
        return Err(OpError::refused(t::none_asked()));
    };
    decks::delete(work.conn, &work.tournament.id)?;
    shown_change(work, Some(&before), None);
    work.log("deck.stop", "No decklists are asked for any more.")
        .before(described(&before));
    Ok(())
}

/// Public pages show the highest bracket and nothing else of the rules: otherwise their cached copies stay valid.
fn shown_change(work: &mut Work<'_, '_>, before: Option<&DeckRulesRow>, after: Option<&DeckRulesRow>) {
    let shown = |row: &DeckRulesRow| row.highest_bracket.filter(|_| row.format == Format::Commander);
    if before.and_then(shown) != after.and_then(shown) {
        work.public_change();
    }
}

fn refuse_outdated(before: Option<&DeckRulesRow>, version: i64) -> Result<(), OpError> {
    if before.map_or(0, |row| row.version) == version {
        return Ok(());
    }
    Err(OpError::Conflict(t::rules_changed()))
}

fn problems(new: &NewRules) -> Vec<FieldProblem> {
    let mut problems = Vec::new();
    let mut read = |field: &str, loaded: &Upload, most: usize, result: &dyn Fn(&str) -> Result<usize, Message>| {
        let Upload::Replace(text) = loaded else { return };
        // Before it is parsed: parsing costs more than counting bytes.
        if text.len() > most {
            problems.push(FieldProblem::new(field, t::too_large(text.len() / 1000, most / 1000)));
            return;
        }
        match result(text) {
            Ok(0) => problems.push(FieldProblem::new(field, t::nothing_in_it())),
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
    let deadline = new.deadline.map(|at| at.date());
    problems.extend(deadline.and_then(|day| text::day("deadline", field_names::deadline(), day).err()));
    problems
}

/// Returns the rules as log lines keep them: how much is loaded, not what.
fn described(row: &DeckRulesRow) -> serde_json::Value {
    // Data that cannot be read any more is logged as null: a log line must not fail a command.
    let banned = row.banned.as_deref().and_then(|text| BannedList::read(text).ok());
    let cards = row.cards.as_deref().and_then(|text| CardData::read(text).ok());
    json!({
        "format": row.format.as_str(),
        "deadline": row.deadline.map(|at| at.and_utc().to_rfc3339()),
        "banned": banned.map(|list| list.len()),
        "cards": cards.map(|cards| cards.len()),
        "highest_bracket": row.highest_bracket,
    })
}
