//! Finds what is wrong with the rules of a season.

use std::collections::BTreeSet;

use say::{Message, season_problems as t};

use super::parts::{Achievement, Reward, RewardKind, RuleParts};
use super::{
    MAX_ACHIEVEMENTS, MAX_EVENINGS, MAX_MATCH_POINT, MAX_PLACE_LINES, MAX_POD, MAX_REWARDS, MAX_SEASON_POINTS,
    MAX_SEASON_TEXT,
};
use crate::Problem;
use crate::limits::MAX_PLAYERS;
use crate::player::MAX_AWARDED_BYES;
use crate::profile::MAX_PLACE_POINTS;

/// The sentence of a number that is out of its range: least, most, given.
type Range = fn(u32, u32, u32) -> Message;

/// Returns everything that is wrong with the rules, each with the JSON pointer of its setting.
pub(super) fn problems(parts: &RuleParts) -> Vec<Problem> {
    let mut problems = Vec::new();
    of_numbers(parts, &mut problems);
    of_places(parts, &mut problems);
    of_achievements(&parts.achievements, &mut problems);
    of_rewards(&parts.rewards, &mut problems);
    of_pods(parts, &mut problems);
    let scores = parts.places.iter().any(|line| line.points > 0)
        || parts.match_point > 0
        || parts.participation > 0
        || parts.achievements.iter().any(|achievement| achievement.points > 0)
        || parts
            .pods
            .places
            .0
            .values()
            .flatten()
            .chain(parts.pods.drawn.0.values())
            .any(|points| *points > 0);
    if !scores {
        problems.push(Problem::new("", t::nothing_scores()));
    }
    for (ix, tiebreaker) in parts.tiebreakers.iter().enumerate() {
        if parts.tiebreakers[..ix].contains(tiebreaker) {
            let pointer = format!("/tiebreakers/{ix}");
            problems.push(Problem::new(pointer, say::event_problems::tiebreaker_twice()));
        }
    }
    problems
}

fn of_numbers(parts: &RuleParts, problems: &mut Vec<Problem>) {
    let mut range = |pointer: &str, message: Range, value: u32, least: u32, most: u32| {
        if !(least..=most).contains(&value) {
            problems.push(Problem::new(pointer, message(least, most, value)));
        }
    };
    range(
        "/match_point",
        t::match_point_range,
        parts.match_point,
        0,
        MAX_MATCH_POINT,
    );
    let participation = parts.participation;
    range(
        "/participation",
        t::participation_range,
        participation,
        0,
        MAX_SEASON_POINTS,
    );
    if let Some(best) = parts.best {
        range("/best", t::best_range, best, 1, MAX_EVENINGS);
    }
    let planned = parts.planned_evenings;
    if let Some(planned) = planned {
        range("/planned_evenings", t::planned_range, planned, 1, MAX_EVENINGS);
    }
    let most = planned.unwrap_or(MAX_EVENINGS).min(MAX_EVENINGS);
    range(
        "/least_evenings",
        t::least_evenings_range,
        parts.least_evenings,
        0,
        most,
    );
    if let Some(attendance) = parts.attendance {
        range(
            "/attendance/every",
            t::attendance_every_range,
            attendance.every,
            1,
            MAX_EVENINGS,
        );
        let points = attendance.points;
        range(
            "/attendance/points",
            t::attendance_points_range,
            points,
            1,
            MAX_SEASON_POINTS,
        );
        if let Some(most) = attendance.most {
            range("/attendance/most", t::attendance_most_range, most, 1, MAX_EVENINGS);
        }
    }
}

fn of_places(parts: &RuleParts, problems: &mut Vec<Problem>) {
    if parts.places.len() > MAX_PLACE_LINES {
        problems.push(Problem::new(
            "/places",
            t::too_many_lines(MAX_PLACE_LINES, parts.places.len()),
        ));
        return;
    }
    let most_places = u32::try_from(MAX_PLAYERS).unwrap_or(u32::MAX);
    let mut next = Some(1);
    let mut above = MAX_SEASON_POINTS;
    for (ix, line) in parts.places.iter().enumerate() {
        let mut wrong = |message: Message| problems.push(Problem::new(format!("/places/{ix}"), message));
        match next {
            Some(next) if line.from != next => wrong(t::place_gap(line.to_string(), next, line.from)),
            None => wrong(t::place_after_last(line.to_string())),
            Some(_) => {}
        }
        if line.to.is_some_and(|to| to < line.from || to > most_places) {
            wrong(t::place_range(line.to_string(), most_places));
        }
        if line.points > MAX_SEASON_POINTS {
            wrong(t::place_points_most(line.to_string(), MAX_SEASON_POINTS));
        } else if line.points > above {
            wrong(t::place_points_rise(line.to_string(), above));
        }
        above = line.points.min(MAX_SEASON_POINTS);
        next = line.to.map(|to| to.max(line.from).saturating_add(1));
    }
}

fn of_achievements(achievements: &[Achievement], problems: &mut Vec<Problem>) {
    if achievements.len() > MAX_ACHIEVEMENTS {
        let message = t::too_many_achievements(MAX_ACHIEVEMENTS, achievements.len());
        problems.push(Problem::new("/achievements", message));
        return;
    }
    let (mut ids, mut names) = (BTreeSet::new(), BTreeSet::new());
    for (ix, achievement) in achievements.iter().enumerate() {
        let mut wrong = |field: &str, message: Message| {
            problems.push(Problem::new(format!("/achievements/{ix}/{field}"), message));
        };
        let name = achievement.name.trim();
        if name.is_empty() {
            wrong("name", t::achievement_name_needed());
        } else if name.chars().count() > MAX_SEASON_TEXT {
            wrong("name", t::text_too_long(name.chars().count(), MAX_SEASON_TEXT));
        } else if !names.insert(name.to_lowercase()) {
            wrong("name", t::achievement_twice(name.to_owned()));
        }
        if achievement.id.is_empty() || !ids.insert(&achievement.id) {
            wrong("id", t::achievement_id_twice(achievement.id.clone()));
        }
        if achievement.points > MAX_SEASON_POINTS {
            wrong(
                "points",
                t::achievement_points_range(0, MAX_SEASON_POINTS, achievement.points),
            );
        }
        if !(1..=MAX_ACHIEVEMENTS as u32).contains(&achievement.most) {
            wrong("most", t::achievement_most_range(1, MAX_ACHIEVEMENTS, achievement.most));
        }
    }
}

fn of_rewards(rewards: &[Reward], problems: &mut Vec<Problem>) {
    if rewards.len() > MAX_REWARDS {
        problems.push(Problem::new(
            "/rewards",
            t::too_many_rewards(MAX_REWARDS, rewards.len()),
        ));
        return;
    }
    for (ix, reward) in rewards.iter().enumerate() {
        let mut wrong = |field: &str, message: Message| {
            problems.push(Problem::new(format!("/rewards/{ix}/{field}"), message));
        };
        let most_people = u32::try_from(MAX_PLAYERS).unwrap_or(u32::MAX);
        match (reward.top, reward.points) {
            (Some(top), None) if !(1..=most_people).contains(&top) => {
                wrong("top", t::reward_top_range(1, most_people, top));
            }
            (None, Some(0)) => wrong("points", t::reward_points_needed()),
            (None, None) => wrong("top", t::reward_line_needed()),
            // one line, so that a page can draw it
            (Some(_), Some(_)) => wrong("points", t::reward_one_line()),
            _ => {}
        }
        let length = reward.name.chars().count();
        if length > MAX_SEASON_TEXT {
            wrong("name", t::text_too_long(length, MAX_SEASON_TEXT));
        }
        match (reward.kind, reward.byes) {
            (RewardKind::Byes, byes) if !(1..=MAX_AWARDED_BYES).contains(&byes.unwrap_or(0)) => {
                wrong("byes", t::reward_byes_range(1, MAX_AWARDED_BYES, byes.unwrap_or(0)));
            }
            (RewardKind::Invitation | RewardKind::Seed, Some(_)) => wrong("byes", t::reward_without_byes()),
            _ => {}
        }
    }
}

fn of_pods(parts: &RuleParts, problems: &mut Vec<Problem>) {
    let (places, drawn) = (&parts.pods.places.0, &parts.pods.drawn.0);
    for (pointer, highest) in [
        ("/pods/places", places.values().flatten().max()),
        ("/pods/drawn", drawn.values().max()),
    ] {
        if let Some(&points) = highest.filter(|points| **points > MAX_PLACE_POINTS) {
            problems.push(Problem::new(pointer, t::pod_points_range(0, MAX_PLACE_POINTS, points)));
        }
    }
    for (pointer, size) in [
        (
            "/pods/places",
            places.keys().find(|size| !(2..=MAX_POD).contains(*size)),
        ),
        ("/pods/drawn", drawn.keys().find(|size| !(2..=MAX_POD).contains(*size))),
    ] {
        if let Some(&size) = size {
            problems.push(Problem::new(pointer, t::pod_size_range(2, MAX_POD, size)));
        }
    }
}
