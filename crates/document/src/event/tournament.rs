//! Reading `tournament`: the profile, and the service's data about the tournament as a whole.

use super::{About, longest, page, reports};
use crate::cursor::{Cursor, Object};
use crate::{profile, ruleset};
use podium_event::event::{MAX_NAME_LENGTH, MAX_PLAYERS, MAX_TABLE};
use podium_event::labels::{NamesShown, Registration, TournamentState};
use podium_event::profile::{Level, Profile};
use say::{Language, document_problems as t, refused_language};

/// Reads the profile, with the addendum's defaults for absent fields; the rest goes into `about`.
pub(super) fn read(cursor: Option<Cursor<'_>>, about: &mut About) -> Profile {
    // If a document does not give its level, the lowest one has the fewest requirements.
    let level = Level::Regular;
    let Some(cursor) = cursor else {
        return Profile::standard(level);
    };
    let Some(object) = cursor.object() else {
        return Profile::standard(level);
    };
    about.name = name(&object);
    let mut profile = profile::settings(&object);
    profile.ruleset = object
        .get("ruleset")
        .and_then(|copy| ruleset::copy(&copy))
        .map(Box::new);
    about.slug = object.get("slug").and_then(|slug| self::slug(&slug));
    about.state = object
        .get("state")
        .and_then(|state| state.one_of(TournamentState::LABELS));
    about.date = object.get("date").and_then(|date| date.date());
    about.place = object.get("place").and_then(|place| place.text(longest::NAME));
    about.time_zone = object.get("time_zone").and_then(|zone| time_zone(&zone));
    about.language = object.get("language").and_then(|tag| language(&tag));
    about.description = object.get("description").and_then(|text| text.text(longest::TEXT));
    about.page = object.get("page").and_then(|page| page::read(&page));
    about.first_table = object
        .whole("first_table", 1..=MAX_TABLE)
        // 1 is the default and is not written
        .filter(|&table| table > 1);
    about.skipped_tables = skipped_tables(object.get("skipped_tables"));
    about.registration = object
        .get("registration")
        .and_then(|word| word.one_of(Registration::LABELS));
    let most = u32::try_from(MAX_PLAYERS).expect("a number of players");
    about.max_players = object.whole("max_players", 1..=most);
    about.names_shown = object
        .get("names_shown")
        .and_then(|word| word.one_of(NamesShown::LABELS));
    about.listed = object.get("listed").and_then(|listed| listed.boolean());
    about.indexed = object.get("indexed").and_then(|indexed| indexed.boolean());
    about.announces_time = object.flag("announces_time");
    about.commitment = object.get("commitment").and_then(|commitment| commitment.hex(32..=32));
    about.decklists = reports::read_decklists(object.get("decklists"));
    // T32: on the command line the secret is any text, otherwise 32 bytes
    about.secret = object.get("secret").and_then(|secret| secret.hex(1..=1_000));
    object.finish();
    profile
}

fn name(object: &Object<'_>) -> String {
    let Some(cursor) = object.need("name") else {
        return String::new();
    };
    let name = cursor.text(MAX_NAME_LENGTH).unwrap_or_default();
    if name.chars().any(char::is_control) {
        cursor.say(t::name_control());
    }
    name
}

fn slug(cursor: &Cursor<'_>) -> Option<String> {
    let slug = cursor.text(longest::SLUG)?;
    let plain = slug
        .bytes()
        .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
    if !plain || slug.starts_with('-') || slug.ends_with('-') {
        cursor.say(t::slug_letters());
        return None;
    }
    Some(slug)
}

fn time_zone(cursor: &Cursor<'_>) -> Option<String> {
    let zone = cursor.text(longest::NAME)?;
    // Every page shows times in this zone, so an unknown one is refused here.
    if zone.parse::<chrono_tz::Tz>().is_err() {
        cursor.say(t::no_time_zone(zone));
        return None;
    }
    Some(zone)
}

fn language(cursor: &Cursor<'_>) -> Option<String> {
    let tag = cursor.text(longest::NAME)?;
    let language = Language::of_tag(&tag);
    if language.is_none() {
        cursor.say(refused_language::unknown(&tag, say::language_tags()));
    }
    language.map(|language| language.tag().to_owned())
}

/// Reads the tables that are not used, ascending and without repetition.
fn skipped_tables(cursor: Option<Cursor<'_>>) -> Vec<u32> {
    let Some(cursor) = cursor else { return Vec::new() };
    let mut tables: Vec<u32> = cursor.items().filter_map(|table| table.whole(1..=MAX_TABLE)).collect();
    // Only one form of the same set, so that an export is identical again.
    tables.sort_unstable();
    tables.dedup();
    tables
}
