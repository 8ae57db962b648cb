//! Texts that name a player whose personal data is removed: whole names are replaced, and texts with a partial name are
//! listed for review.

use std::collections::{BTreeSet, HashSet};

use serde_json::Value;

use super::naming::{Extent, Naming};
use super::{log_name, player_of_number, store};
use crate::command::text;
use crate::site::secrets::hash_token;
use crate::tournaments::page;
use crate::{OpError, Work};
use podium_store::DbError;
use podium_store::floor::follow;
use podium_store::tournaments::cards;
use podium_store::tournaments::free_text::{self, FreeText, MentionRow, TextPlace};
use podium_store::tournaments::players::{self, PlayerRow};
use say::{field_names, refused_players as t};

/// Log lines whose sentence repeats typed text.
const REPEATS_TYPED: [&str; 2] = ["announcement.make", "imported"];
/// Log lines that name the objects of a followed game.
const OF_GAMES: &str = "game.%";
/// Log lines that hold the settings before and after.
const OF_SETTINGS: &str = "settings.%";
/// Fields of a game action that name its objects.
const OBJECT_FIELDS: [&str; 4] = ["object", "targets", "caused_by", "source"];

/// The context of a clean-up: what it needs from the tournament besides the person's names.
struct Around {
    /// Ids of players in documents: such an id in JSON is not a name.
    keys: HashSet<String>,
    typed_lines: BTreeSet<String>,
    game_lines: BTreeSet<String>,
    settings_lines: BTreeSet<String>,
}

impl Around {
    fn read(work: &mut Work<'_, '_>, rows: &[PlayerRow]) -> Result<Self, DbError> {
        let tournament = work.tournament.id.clone();
        let mut lines = |like: &str| free_text::log_lines_of(work.conn, &tournament, like);
        let mut typed_lines = BTreeSet::new();
        for verb in REPEATS_TYPED {
            typed_lines.extend(lines(verb)?);
        }
        Ok(Self {
            keys: rows.iter().map(|row| row.key.clone()).collect(),
            typed_lines,
            game_lines: lines(OF_GAMES)?.into_iter().collect(),
            settings_lines: lines(OF_SETTINGS)?.into_iter().collect(),
        })
    }

    /// Returns how much is replaced in a text.
    fn extent(&self, text: &FreeText) -> Extent {
        let of = |lines: &BTreeSet<String>| lines.contains(&text.row_id);
        match text.place {
            TextPlace::LogSentence if of(&self.game_lines) => Extent::Parts,
            TextPlace::LogSentence if !of(&self.typed_lines) => Extent::Unmistakable,
            // nobody edits JSON by hand, so a partial name would stay there
            TextPlace::LogBefore | TextPlace::LogAfter if !of(&self.settings_lines) => Extent::Parts,
            TextPlace::RulingEarlier => Extent::Parts,
            _ => Extent::Whole,
        }
    }

    fn cleaned(&self, naming: &Naming, text: &FreeText) -> Option<String> {
        let extent = self.extent(text);
        match text.place {
            TextPlace::LogBefore | TextPlace::LogAfter | TextPlace::RulingEarlier => {
                let mut json = serde_json::from_str(&text.text).ok()?;
                let changed = self.clean_json(naming, extent, &mut json);
                changed.then(|| json.to_string())
            }
            _ => naming.replaced(&text.text, extent).map(|new| fitted(&new, text.place)),
        }
    }

    /// Replaces names in the texts of a JSON value.
    fn clean_json(&self, naming: &Naming, extent: Extent, value: &mut Value) -> bool {
        clean_json(naming, extent, &|text| self.keys.contains(text), value)
    }

    /// Returns whether the remaining text is listed for review.
    fn is_listed(&self, text: &FreeText) -> bool {
        match text.place {
            TextPlace::LogBefore | TextPlace::LogAfter | TextPlace::RulingEarlier => false,
            TextPlace::LogSentence => self.typed_lines.contains(&text.row_id),
            _ => true,
        }
    }
}

/// Replaces names in the texts of a JSON value, but in ids; returns whether there was any.
pub(crate) fn clean_json(naming: &Naming, extent: Extent, is_id: &dyn Fn(&str) -> bool, value: &mut Value) -> bool {
    match value {
        Value::Array(items) => {
            let changed = items.iter_mut().map(|item| clean_json(naming, extent, is_id, item));
            // all of them, not only up to the first that changes
            changed.fold(false, |any, one| any | one)
        }
        Value::Object(fields) => {
            let changed = fields
                .values_mut()
                .map(|field| clean_json(naming, extent, is_id, field));
            changed.fold(false, |any, one| any | one)
        }
        Value::String(text) => {
            // ids of players, and the program's own words, such as "registered"
            let is_word = text.bytes().all(|b| b.is_ascii_lowercase() || b"_.".contains(&b));
            if is_id(text) || is_word {
                return false;
            }
            match naming.replaced(text, extent) {
                Some(new) => {
                    *text = new;
                    true
                }
                None => false,
            }
        }
        _ => false,
    }
}

/// Shortens a text to the limit of its place: the replacement may be longer than the name.
fn fitted(text: &str, place: TextPlace) -> String {
    text.chars().take(place.longest()).collect()
}

/// Replaces the person's names wherever they may have been typed, and lists the texts that may still name them. Returns
/// the number of listed texts.
pub(super) fn clean(work: &mut Work<'_, '_>, naming: &Naming, row: &PlayerRow) -> Result<usize, OpError> {
    let rows = players::of_tournament(work.conn, &work.tournament.id)?;
    let around = Around::read(work, &rows)?;
    let mut left = Vec::new();
    for place in TextPlace::ALL.iter().copied() {
        for mut text in free_text::of_tournament(work.conn, &work.tournament.id, place)? {
            if let Some(new) = around.cleaned(naming, &text) {
                text.text = new;
                write(work, &mut text)?;
            }
            if around.is_listed(&text) && naming.may_be_in(&text.text) {
                left.push(MentionRow {
                    tournament_id: row.tournament_id.clone(),
                    player_id: row.id.clone(),
                    place: place.as_str().to_owned(),
                    row_id: text.row_id,
                });
            }
        }
    }
    free_text::insert_mentions(work.conn, &left)?;
    clean_games(work, naming, &around)?;
    clean_other_players(work, naming, row, rows)?;
    Ok(left.len())
}

/// Replaces names, even partial ones, in the object names of followed games: the same in every action, so that the game
/// replays as before.
fn clean_games(work: &mut Work<'_, '_>, naming: &Naming, around: &Around) -> Result<(), OpError> {
    for mut action in follow::actions_of_tournament(work.conn, &work.tournament.id)? {
        let Ok(mut json) = serde_json::from_str::<Value>(&action.action) else {
            continue;
        };
        let mut changed = false;
        for field in OBJECT_FIELDS {
            if let Some(objects) = json.get_mut(field) {
                changed |= around.clean_json(naming, Extent::Parts, objects);
            }
        }
        if changed {
            action.action = json.to_string();
            action.changed = work.game_changed();
            follow::update_action(work.conn, &action)?;
            follow::set_changed(work.conn, &action.game_id, action.changed)?;
        }
    }
    Ok(())
}

/// Replaces a text; afterwards it is as it is stored.
fn write(work: &mut Work<'_, '_>, text: &mut FreeText) -> Result<(), OpError> {
    if text.place == TextPlace::PageText {
        text.text = page::replace_text(work.conn, &text.row_id, &text.text)?;
        return Ok(());
    }
    free_text::store(work.conn, text)?;
    let of_tournament = match text.place {
        TextPlace::Description => &mut work.tournament.description,
        TextPlace::Venue => &mut work.tournament.place,
        _ => return Ok(()),
    };
    // the tournament's row is stored again when the command ends
    of_tournament.clone_from(&text.text);
    // otherwise an open form of the settings would bring the name back
    work.tournament.settings_version += 1;
    Ok(())
}

/// Replaces names in data of other players: in what they are sorted under, as a team mate, in a decklist, in a household's group, as a commander that
/// the card data does not know.
fn clean_other_players(
    work: &mut Work<'_, '_>,
    naming: &Naming,
    row: &PlayerRow,
    rows: Vec<PlayerRow>,
) -> Result<(), OpError> {
    let book = cards::book(work.conn)?;
    let is_card = |name: &str| book.cards.as_ref().is_some_and(|cards| cards.get(name).is_some());
    for mut other in rows.into_iter().filter(|other| other.id != row.id) {
        let mut changed = false;
        for field in [
            &mut other.sorted_under,
            &mut other.team_mate,
            &mut other.decklist,
            &mut other.avoid_group,
        ] {
            if let Some(new) = field.as_deref().and_then(|text| naming.replaced(text, Extent::Whole)) {
                *field = Some(new);
                changed = true;
            }
        }
        for name in [&mut other.commander, &mut other.second_commander] {
            // people have names of cards, and cards have names of people
            if !is_card(name)
                && let Some(new) = naming.replaced(name, Extent::Whole)
            {
                *name = new;
                changed = true;
            }
        }
        if changed {
            store(work, &mut other)?;
        }
    }
    Ok(())
}

/// The decision on a text that may name a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Looked {
    /// It names nobody, or may stay.
    Keep,
    /// This is written instead.
    Write(String),
}

/// Settles a text that may still name a player whose personal data was removed. `seen` is the mark of the text that the
/// form was made from ([`seen_mark`]).
///
/// # Errors
/// The text is not listed (any more); somebody changed it meanwhile; the new text does not fit.
pub fn settle_mention(
    work: &mut Work<'_, '_>,
    number: i64,
    place: TextPlace,
    row_id: &str,
    seen: &str,
    looked: &Looked,
) -> Result<(), OpError> {
    let row = player_of_number(work, number)?;
    let listed = MentionRow {
        tournament_id: row.tournament_id.clone(),
        player_id: row.id.clone(),
        place: place.as_str().to_owned(),
        row_id: row_id.to_owned(),
    };
    // only texts that the removal listed: this is not a way to edit the log
    if !free_text::delete_mention(work.conn, &listed)? {
        return Err(OpError::refused(t::text_looked_at()));
    }
    let stored = free_text::get(work.conn, &work.tournament.id, place, row_id)?
        .ok_or_else(|| OpError::refused(t::text_gone()))?;
    if seen_mark(&stored.text) != seen {
        return Err(OpError::Conflict(t::text_changed()));
    }
    let Looked::Write(typed) = looked else {
        work.log(
            "player.mention_kept",
            format!(
                "A text stays as it is after the removal of the data of {}",
                log_name(&row)
            ),
        );
        return Ok(());
    };
    let new = match place {
        TextPlace::PageText => page::read_mention(work.conn, row_id, typed)?,
        _ => text::block("text", field_names::text(), typed, place.longest())
            .map_err(|problem| OpError::Invalid(vec![problem]))?,
    };
    if new.is_empty() && !place.may_be_empty() {
        return Err(OpError::field("text", t::leave_words()));
    }
    write(work, &mut FreeText { text: new, ..stored })?;
    // without the text: what was in it is gone for good
    work.log(
        "player.mention_changed",
        format!("Changed a text that named {}", log_name(&row)),
    );
    work.erase();
    Ok(())
}

/// Returns the mark of a text, by which a form notices that it was changed.
pub fn seen_mark(text: &str) -> String {
    hash_token(text)
}
