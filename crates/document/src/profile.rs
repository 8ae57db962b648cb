//! Reading a profile: the settings among the members of `tournament` in an event document, or of a ruleset.

use chrono::NaiveTime;

use crate::cursor::{Cursor, Object};
use crate::{house, penalties};
use podium_event::event::MAX_ROUNDS;
use podium_event::profile::{
    Break, BreakEnd, CommandersShown, EndOfRound, Level, MAX_BREAK_MINUTES, MAX_BREAK_NAME, MAX_CODE_OF_CONDUCT,
    MAX_GAMES_TO_WIN, MAX_LONG_TURN_MINUTES, MAX_OWN_TIME_MINUTES, MAX_POD_SIZE, MAX_POINTS, MAX_ROUND_MINUTES,
    MIN_POD_SIZE, Points, Profile, Seating, SmallerPodsAt, Tiebreaker, UnevenPods,
};
use say::document_problems as t;

/// Reads the settings, with the addendum's defaults for absent ones.
pub(crate) fn settings(object: &Object<'_>) -> Profile {
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
    let named = object.get("points");
    let points_of = named.as_ref().map(|points| points.value);
    profile.points = points(named, profile.pod_size);
    if let Some(list) = object.get("tiebreakers") {
        profile.tiebreakers = list
            .items()
            .filter_map(|word| word.one_of(Tiebreaker::LABELS))
            .collect();
    }
    profile.house = house::rules(object);
    house::scoring::points_follow(points_of, &mut profile);
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
    profile.playoff_minutes = object.whole("playoff_minutes", 1..=MAX_ROUND_MINUTES);
    if let Some(seating) = object.get("seating").and_then(|word| word.one_of(Seating::LABELS)) {
        profile.seating = seating;
    }
    profile.swiss_rounds = object.whole("swiss_rounds", 0..=MAX_ROUNDS);
    // T9: no event has more players
    profile.playoff_cut = object.whole("playoff_cut", 0..=100_000);
    profile.draft_pods_in_round_one = object.flag("draft_pods_in_round_one");
    profile.code_of_conduct = object
        .get("code_of_conduct")
        .and_then(|text| text.text(MAX_CODE_OF_CONDUCT));
    profile.penalties = object.get("penalties").and_then(|table| penalties::table(&table));
    profile.players_report = object.get("players_report").and_then(|report| report.boolean());
    profile.running_results_public = object.get("running_results_public").and_then(|public| public.boolean());
    profile.games_public = object.flag("games_public");
    profile.feature_game_public = object.flag("feature_game_public");
    profile.tables_keep_games = object.get("tables_keep_games").and_then(|keep| keep.boolean());
    profile.long_turn_minutes = object.whole("long_turn_minutes", 1..=MAX_LONG_TURN_MINUTES);
    profile.long_turns_at_table = object.flag("long_turns_at_table");
    profile.own_time_minutes = object.whole("own_time_minutes", 1..=MAX_OWN_TIME_MINUTES);
    profile.commanders_public = object
        .get("commanders_public")
        .and_then(|word| word.one_of(CommandersShown::LABELS));
    profile.decklists_public = object.flag("decklists_public");
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
