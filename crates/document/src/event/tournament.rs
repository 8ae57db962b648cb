//! Reading `tournament`: the profile, and the service's data about the tournament as a whole.

use chrono::NaiveTime;

use super::{About, longest, reports};
use crate::cursor::{Cursor, Object};
use crate::penalties;
use podium_event::event::{MAX_NAME_LENGTH, MAX_PLAYERS, MAX_ROUNDS, MAX_TABLE};
use podium_event::labels::{NamesShown, Registration, TournamentState};
use podium_event::profile::{
    Break, BreakEnd, CommandersShown, EndOfRound, Level, MAX_BREAK_MINUTES, MAX_BREAK_NAME, MAX_CODE_OF_CONDUCT,
    MAX_GAMES_TO_WIN, MAX_POD_SIZE, MAX_POINTS, MAX_ROUND_MINUTES, MIN_POD_SIZE, Points, Profile, Seating,
    SmallerPodsAt, Tiebreaker, UnevenPods,
};
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
    let profile = profile(&object);
    about.slug = object.get("slug").and_then(|slug| self::slug(&slug));
    about.state = object
        .get("state")
        .and_then(|state| state.one_of(TournamentState::LABELS));
    about.date = object.get("date").and_then(|date| date.date());
    about.place = object.get("place").and_then(|place| place.text(longest::NAME));
    about.time_zone = object.get("time_zone").and_then(|zone| time_zone(&zone));
    about.language = object.get("language").and_then(|tag| language(&tag));
    about.description = object.get("description").and_then(|text| text.text(longest::TEXT));
    about.first_table = object
        .get("first_table")
        .and_then(|table| table.whole(1..=MAX_TABLE))
        // 1 is the default and is not written
        .filter(|&table| table > 1);
    about.skipped_tables = skipped_tables(object.get("skipped_tables"));
    about.registration = object
        .get("registration")
        .and_then(|word| word.one_of(Registration::LABELS));
    let most = u32::try_from(MAX_PLAYERS).expect("a number of players");
    about.max_players = object.get("max_players").and_then(|number| number.whole(1..=most));
    about.names_shown = object
        .get("names_shown")
        .and_then(|word| word.one_of(NamesShown::LABELS));
    about.listed = object.get("listed").and_then(|listed| listed.boolean());
    about.indexed = object.get("indexed").and_then(|indexed| indexed.boolean());
    about.announces_time = object
        .get("announces_time")
        .and_then(|wanted| wanted.boolean())
        .unwrap_or(false);
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

fn profile(object: &Object<'_>) -> Profile {
    let level = object
        .get("rules_enforcement_level")
        .and_then(|level| level.one_of(Level::LABELS))
        .unwrap_or(Level::Regular);
    let mut profile = Profile::standard(level);
    let take = |value: &mut u32, name, range| {
        if let Some(number) = object.get(name).and_then(|number| number.whole(range)) {
            *value = number;
        }
    };
    take(&mut profile.pod_size, "pod_size", MIN_POD_SIZE..=MAX_POD_SIZE);
    if let Some(uneven) = object
        .get("uneven_pods")
        .and_then(|word| word.one_of(UnevenPods::LABELS))
    {
        profile.uneven_pods = uneven;
    }
    if let Some(end) = object
        .get("smaller_pods_at")
        .and_then(|word| word.one_of(SmallerPodsAt::LABELS))
    {
        profile.smaller_pods_at = end;
    }
    take(&mut profile.games_to_win, "games_to_win", 1..=MAX_GAMES_TO_WIN);
    // T1: a win is worth N+1, so the pod size comes first
    profile.points = points(object.get("points"), profile.pod_size);
    if let Some(list) = object.get("tiebreakers") {
        profile.tiebreakers = list
            .items()
            .filter_map(|word| word.one_of(Tiebreaker::LABELS))
            .collect();
    }
    // `null`: untimed.
    if let Some(minutes) = object.get("round_minutes") {
        profile.round_minutes = if minutes.value.is_null() {
            None
        } else {
            // An unreadable limit must not count as untimed: that would cause further problems.
            minutes.whole(1..=MAX_ROUND_MINUTES).or(profile.round_minutes)
        };
    }
    // T20: the end of round follows the time limit of this tournament, not that of its level.
    if let Some(minutes) = profile.round_minutes {
        profile.end_of_round = Profile::end_of_round_for(minutes);
    }
    // After the limit, whose default it replaces.
    if let Some(end) = object
        .get("end_of_round")
        .and_then(|word| word.one_of(EndOfRound::LABELS))
    {
        profile.end_of_round = end;
    }
    profile.playoff_minutes = object
        .get("playoff_minutes")
        .and_then(|minutes| minutes.whole(1..=MAX_ROUND_MINUTES));
    if let Some(seating) = object.get("seating").and_then(|word| word.one_of(Seating::LABELS)) {
        profile.seating = seating;
    }
    profile.swiss_rounds = object
        .get("swiss_rounds")
        .and_then(|rounds| rounds.whole(0..=MAX_ROUNDS));
    // T9: no event has more players
    profile.playoff_cut = object.get("playoff_cut").and_then(|cut| cut.whole(0..=100_000));
    profile.draft_pods_in_round_one = object
        .get("draft_pods_in_round_one")
        .and_then(|kept| kept.boolean())
        .unwrap_or(false);
    profile.code_of_conduct = object
        .get("code_of_conduct")
        .and_then(|text| text.text(MAX_CODE_OF_CONDUCT));
    profile.penalties = object.get("penalties").and_then(|table| penalties::table(&table));
    profile.players_report = object.get("players_report").and_then(|report| report.boolean());
    profile.running_results_public = object.get("running_results_public").and_then(|public| public.boolean());
    profile.games_public = object
        .get("games_public")
        .and_then(|public| public.boolean())
        .unwrap_or(false);
    profile.commanders_public = object
        .get("commanders_public")
        .and_then(|word| word.one_of(CommandersShown::LABELS));
    profile.decklists_public = object
        .get("decklists_public")
        .and_then(|public| public.boolean())
        .unwrap_or(false);
    if let Some(list) = object.get("breaks") {
        profile.breaks = list.items().filter_map(|one| a_break(&one)).collect();
        // only one form of the same plan, so that an export is identical again
        profile.breaks.sort_by_key(|one| one.after_round);
    }
    profile
}

fn a_break(cursor: &Cursor<'_>) -> Option<Break> {
    let object = cursor.object()?;
    let after_round = object.need("after_round")?.whole(1..=MAX_ROUNDS);
    let name = object.get("name").and_then(|name| name.text(MAX_BREAK_NAME));
    let minutes = object
        .get("minutes")
        .map(|minutes| minutes.whole(1..=MAX_BREAK_MINUTES));
    let until = object.get("until").map(|until| {
        let time = NaiveTime::parse_from_str(until.string()?, "%H:%M");
        time.map_err(|_| until.say(t::break_time())).ok()
    });
    object.finish();
    let end = match (minutes, until) {
        (Some(minutes), None) => BreakEnd::Minutes(minutes?),
        (None, Some(time)) => BreakEnd::Until(time?),
        _ => {
            cursor.say(t::break_either());
            return None;
        }
    };
    Some(Break {
        after_round: after_round?,
        end,
        name: name.unwrap_or_default(),
    })
}

fn points(cursor: Option<Cursor<'_>>, pod_size: u32) -> Points {
    let mut points = Points::standard(pod_size);
    let Some(cursor) = cursor else { return points };
    let Some(object) = cursor.object() else { return points };
    let take = |value: &mut u32, name, least| {
        if let Some(number) = object.get(name).and_then(|number| number.whole(least..=MAX_POINTS)) {
            *value = number;
        }
    };
    take(&mut points.win, "win", 1);
    take(&mut points.draw, "draw", 0);
    take(&mut points.loss, "loss", 0);
    take(&mut points.bye, "bye", 0);
    object.finish();
    points
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
