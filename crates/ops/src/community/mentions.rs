//! Texts of a community that name somebody whose personal data is removed: whole names are replaced, and texts with a part of one
//! are listed for review, as in a tournament.

use std::collections::BTreeSet;

use serde_json::Value;

use super::link::log_name;
use crate::command::community::CommunityWork;
use crate::command::text;
use crate::people::players::naming::{Extent, Naming};
use crate::people::players::{Looked, clean_json, seen_mark};
use crate::season::free::renamed;
use crate::tournaments::page;
use crate::{FieldProblem, OpError};
use podium_store::community::free_text::{self, CommunityText, CommunityTextPlace as Place, PersonMention};
use podium_store::community::log;
use podium_store::community::people::{self, PersonRow};
use podium_store::season::{self, past};
use podium_store::site::forms;
use say::{field_names, refused_people, refused_players as t};

/// Log lines whose sentence repeats typed names, of seasons and evenings.
const REPEATS_TYPED: [&str; 2] = ["season.%", "free.%"];
/// Lists in the rules of a season whose entries have typed names.
const NAMED_RULES: [&str; 2] = ["rewards", "achievements"];

/// Replaces a person's names wherever they may have been typed in the community, and lists the texts that may still name them.
/// `entered`: the ids of tournaments whose texts are clean already. Returns how many are listed.
pub(super) fn clean(
    work: &mut CommunityWork<'_, '_>,
    naming: &Naming,
    person: &PersonRow,
    entered: &BTreeSet<&str>,
) -> Result<usize, OpError> {
    let community = work.community.id.clone();
    let mut typed_lines = BTreeSet::new();
    for verb in REPEATS_TYPED {
        typed_lines.extend(log::lines_of(work.conn, &community, verb)?);
    }
    let mut left = Vec::new();
    for place in Place::ALL.iter().copied() {
        for mut text in free_text::of_community(work.conn, &community, place)? {
            if place.of_tournament().is_some() && !is_copied(work, naming, &text, entered)? {
                continue;
            }
            let repeats = typed_lines.contains(&text.row_id);
            if let Some(new) = cleaned(naming, &text, repeats) {
                text.text = new;
                write(work, &mut text)?;
            }
            if is_listed(place, repeats) && naming.may_be_in(&text.text) {
                left.push(PersonMention {
                    person_id: person.id.clone(),
                    place: place.as_str().to_owned(),
                    row_id: text.row_id,
                });
            }
        }
    }
    free_text::insert_mentions(work.conn, &left)?;
    Ok(left.len())
}

/// Returns whether a text of a tournament may name a person who has no entry there: evenings take the last one's page along.
fn is_copied(
    work: &mut CommunityWork<'_, '_>,
    naming: &Naming,
    text: &CommunityText,
    entered: &BTreeSet<&str>,
) -> Result<bool, OpError> {
    if !naming.may_be_in(&text.text) {
        return Ok(false);
    }
    let tournament = free_text::tournament_of(work.conn, &work.community.id, text.place, &text.row_id)?;
    Ok(tournament.is_some_and(|tournament| !entered.contains(tournament.id.as_str())))
}

/// Returns a text without the names; `None` if it contains none. `repeats`: whether a log line repeats typed names.
fn cleaned(naming: &Naming, text: &CommunityText, repeats: bool) -> Option<String> {
    let fitted = |new: String| new.chars().take(text.place.longest()).collect();
    match text.place {
        Place::LogBefore | Place::LogAfter => {
            let mut json: Value = serde_json::from_str(&text.text).ok()?;
            // nobody edits JSON by hand, so a part of a name would stay there
            let mut changed = clean_json(naming, Extent::Parts, &|_| false, &mut json);
            changed |= clean_name(naming, &mut json);
            // of a season
            changed |= json.get_mut("rules").is_some_and(|rules| clean_rules(naming, rules));
            changed.then(|| json.to_string())
        }
        Place::SeasonRules => {
            let mut json: Value = serde_json::from_str(&text.text).ok()?;
            clean_rules(naming, &mut json).then(|| json.to_string())
        }
        Place::LogSentence if !repeats => naming.replaced(&text.text, Extent::Unmistakable),
        _ => naming.replaced(&text.text, Extent::Whole).map(fitted),
    }
}

/// Replaces names, even parts of them, in what rewards and achievements are called; returns whether there was any.
fn clean_rules(naming: &Naming, rules: &mut Value) -> bool {
    let mut changed = false;
    for list in NAMED_RULES {
        let entries = rules.get_mut(list).and_then(Value::as_array_mut);
        for entry in entries.into_iter().flatten() {
            changed |= clean_name(naming, entry);
        }
    }
    changed
}

/// Replaces names in what an object is called, even if it looks like a word of the program; returns whether there was any.
fn clean_name(naming: &Naming, object: &mut Value) -> bool {
    let Some(Value::String(name)) = object.get_mut("name") else {
        return false;
    };
    match naming.replaced(name, Extent::Parts) {
        Some(new) => {
            *name = new;
            true
        }
        None => false,
    }
}

/// Returns whether a text that may still name the person is listed for review.
fn is_listed(place: Place, repeats: bool) -> bool {
    match place {
        Place::LogBefore | Place::LogAfter | Place::SeasonRules => false,
        Place::LogSentence => repeats,
        _ => true,
    }
}

/// Replaces a text; afterwards it is as it is stored. An open form with the old one would bring the name back, so its version
/// counts.
fn write(work: &mut CommunityWork<'_, '_>, text: &mut CommunityText) -> Result<(), OpError> {
    free_text::store(work.conn, text)?;
    match text.place {
        Place::Name | Place::Description => {
            let row = &mut work.community;
            let own = if text.place == Place::Name {
                &mut row.name
            } else {
                &mut row.description
            };
            // the community's row is stored again when the command ends
            own.clone_from(&text.text);
            row.settings_version += 1;
        }
        Place::SeasonName | Place::SeasonDescription | Place::SeasonRules => {
            season::settings_changed(work.conn, &text.row_id)?;
            work.season_moved(&text.row_id);
        }
        Place::PastEvening => {
            if let Some(evening) = past::by_id(work.conn, &text.row_id)? {
                work.season_changed(&evening.season_id)?;
            }
        }
        Place::Venue | Place::TournamentDescription | Place::PageText => write_in_tournament(work, text)?,
        Place::FreeEvening => renamed(work, &text.row_id)?,
        Place::LogSentence | Place::LogReason | Place::LogBefore | Place::LogAfter => {}
    }
    Ok(())
}

/// Lets a tournament know that one of its texts was replaced.
fn write_in_tournament(work: &mut CommunityWork<'_, '_>, text: &mut CommunityText) -> Result<(), OpError> {
    let community = work.community.id.clone();
    let Some(tournament) = free_text::tournament_of(work.conn, &community, text.place, &text.row_id)? else {
        return Ok(());
    };
    work.on_tournament(&tournament.id, |work| {
        // answers to programs contained the text
        forms::empty_answers(work.conn, &work.tournament.id)?;
        match text.place {
            Place::PageText => text.text = page::replace_text(work.conn, &text.row_id, &text.text)?,
            _ => work.tournament.settings_version += 1,
        }
        Ok(())
    })
}

/// Settles a text of the community that may still name somebody whose personal data was removed. `seen` is the mark of the text
/// that the form was made from ([`seen_mark`]).
///
/// # Errors
/// The text is not listed (any more); somebody changed it meanwhile; the new text does not fit.
pub fn settle_mention(
    work: &mut CommunityWork<'_, '_>,
    number: i64,
    (place, row_id): (Place, &str),
    seen: &str,
    looked: &Looked,
) -> Result<(), OpError> {
    let community = work.community.id.clone();
    let person = people::by_number(work.conn, &community, number)?;
    let person = person.ok_or_else(|| OpError::NotFound(refused_people::no_such_person(number)))?;
    let listed = PersonMention {
        person_id: person.id.clone(),
        place: place.as_str().to_owned(),
        row_id: row_id.to_owned(),
    };
    // only texts that the removal listed: this is not a way to edit the log
    if !free_text::delete_mention(work.conn, &listed)? {
        return Err(OpError::refused(t::text_looked_at()));
    }
    let stored = free_text::get(work.conn, &community, place, row_id)?;
    let stored = stored.ok_or_else(|| OpError::refused(t::text_gone()))?;
    if seen_mark(&stored.text) != seen {
        return Err(OpError::Conflict(t::text_changed()));
    }
    let (verb, what) = match looked {
        Looked::Keep => (
            "person.mention_kept",
            "A text stays as it is after the removal of the data of",
        ),
        Looked::Write(typed) => {
            let checked = |read: Result<String, FieldProblem>| read.map_err(|problem| OpError::Invalid(vec![problem]));
            let new = match place {
                Place::PageText => page::read_mention(work.conn, row_id, typed)?,
                Place::Venue => checked(text::line("text", field_names::text(), typed, place.longest()))?,
                Place::Name | Place::SeasonName | Place::PastEvening | Place::FreeEvening => {
                    checked(text::name("text", field_names::text(), typed))?
                }
                _ => checked(text::block("text", field_names::text(), typed, place.longest()))?,
            };
            if new.is_empty() && !place.may_be_empty() {
                return Err(OpError::field("text", t::leave_words()));
            }
            write(work, &mut CommunityText { text: new, ..stored })?;
            work.history_changed();
            work.erases = true;
            ("person.mention_changed", "Changed a text that named")
        }
    };
    // without the text: what was in it is gone for good
    work.log(verb, format!("{what} {}", log_name(&person)));
    Ok(())
}
