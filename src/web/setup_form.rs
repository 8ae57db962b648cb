//! The settings form read and filled in: text of fields to [`Settings`] and back.

use chrono::NaiveDate;

use super::form::Field;
use super::posted::Posted;
use crate::db::{NamesShown, Registration};
use crate::ops::FieldProblem;
use crate::ops::tournaments::Settings;
use crate::rules::profile::{EndOfRound, Level, Points, Profile, Seating, SmallerPodsAt, Tiebreaker, UnevenPods};

/// Names of the form's fields.
pub fn fields() -> &'static [&'static str] {
    &[
        "name",
        "held_on",
        "place",
        "time_zone",
        "description",
        "level",
        "pod_size",
        "uneven_pods",
        "smaller_pods_at",
        "games_to_win",
        "points_win",
        "points_draw",
        "points_loss",
        "points_bye",
        "tiebreakers",
        "round_minutes",
        "end_of_round",
        "playoff_minutes",
        "seating",
        "swiss_rounds",
        "playoff_cut",
        "draft_pods_in_round_one",
        "code_of_conduct",
        "players_report",
        "first_table",
        "skipped_tables",
        "registration",
        "max_players",
        "names_shown",
        "listed",
        "indexed",
    ]
}

/// What a new tournament begins with.
pub fn blank() -> Settings {
    Settings {
        name: String::new(),
        held_on: None,
        place: String::new(),
        time_zone: "UTC".into(),
        description: String::new(),
        profile: Profile::standard(Level::Regular),
        first_table: 1,
        skipped_tables: Vec::new(),
        registration: Registration::Closed,
        max_players: None,
        names_shown: NamesShown::Full,
        listed: true,
        indexed: false,
    }
}

/// The fields for settings. Empty stands for the addendum's default wherever one follows from other fields.
pub fn values(settings: &Settings) -> Vec<Field> {
    let p = &settings.profile;
    let standard = Profile::standard(p.level);
    let points = Points::standard(p.pod_size);
    let unless = |same: bool, text: String| if same { String::new() } else { text };
    let number = |n: Option<u32>| n.map(|n| n.to_string()).unwrap_or_default();
    let tick = |on: bool| if on { "on".to_owned() } else { String::new() };
    let value = |name: &str| -> String {
        match name {
            "name" => settings.name.clone(),
            "held_on" => settings.held_on.map(|d| d.to_string()).unwrap_or_default(),
            "place" => settings.place.clone(),
            "time_zone" => settings.time_zone.clone(),
            "description" => settings.description.clone(),
            "level" => word(&p.level),
            "pod_size" => p.pod_size.to_string(),
            "uneven_pods" => unless(p.uneven_pods == standard.uneven_pods, word(&p.uneven_pods)),
            "smaller_pods_at" => word(&p.smaller_pods_at),
            "games_to_win" => p.games_to_win.to_string(),
            "points_win" => unless(p.points.win == points.win, p.points.win.to_string()),
            "points_draw" => unless(p.points.draw == points.draw, p.points.draw.to_string()),
            "points_loss" => unless(p.points.loss == points.loss, p.points.loss.to_string()),
            "points_bye" => unless(p.points.bye == points.bye, p.points.bye.to_string()),
            "tiebreakers" => {
                let words: Vec<String> = p.tiebreakers.iter().map(|t| t.name().to_owned()).collect();
                unless(p.tiebreakers == Tiebreaker::STANDARD, words.join(", "))
            }
            "round_minutes" => match p.round_minutes {
                None => "0".into(),
                minutes => unless(minutes == standard.round_minutes, number(minutes)),
            },
            "end_of_round" => {
                let usual = p.round_minutes.map(Profile::end_of_round_for);
                unless(usual == Some(p.end_of_round), word(&p.end_of_round))
            }
            "playoff_minutes" => number(p.playoff_minutes),
            "seating" => word(&p.seating),
            "swiss_rounds" => number(p.swiss_rounds),
            "playoff_cut" => number(p.playoff_cut),
            "draft_pods_in_round_one" => tick(p.draft_pods_in_round_one),
            "code_of_conduct" => p.code_of_conduct.clone().unwrap_or_default(),
            "players_report" => match p.players_report {
                None => String::new(),
                Some(true) => "yes".into(),
                Some(false) => "no".into(),
            },
            "first_table" => settings.first_table.to_string(),
            "skipped_tables" => settings
                .skipped_tables
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(", "),
            "registration" => settings.registration.to_string(),
            "max_players" => number(settings.max_players),
            "names_shown" => settings.names_shown.to_string(),
            "listed" => tick(settings.listed),
            "indexed" => tick(settings.indexed),
            _ => String::new(),
        }
    };
    fields().iter().map(|name| Field::of(name, value(name))).collect()
}

/// The word of an enum as documents and forms write it.
fn word(value: &impl serde::Serialize) -> String {
    serde_json::to_value(value)
        .ok()
        .and_then(|v| v.as_str().map(str::to_owned))
        .unwrap_or_default()
}

/// The settings that a form says.
///
/// # Errors
/// Every field that cannot be read.
pub fn from_posted(posted: &Posted) -> Result<Settings, Vec<FieldProblem>> {
    let mut problems = Vec::new();
    let level: Level = choice(posted, "level", "Level", &mut problems).unwrap_or(Level::Regular);
    let mut number = |name: &str, label: &str, most: i64| -> Option<u32> {
        match posted.number(name, label, 0..=most) {
            Ok(number) => number.map(|n| n as u32),
            Err(problem) => {
                problems.push(problem);
                None
            }
        }
    };
    let mut profile = Profile::standard(level);
    profile.pod_size = number("pod_size", "Pod size", 300).unwrap_or(4);
    let points = Points::standard(profile.pod_size);
    profile.points = Points {
        win: number("points_win", "Points for a win", 2000).unwrap_or(points.win),
        draw: number("points_draw", "Points for a draw", 2000).unwrap_or(points.draw),
        loss: number("points_loss", "Points for a loss", 2000).unwrap_or(points.loss),
        bye: number("points_bye", "Points for a bye", 2000).unwrap_or(points.bye),
    };
    profile.games_to_win = number("games_to_win", "Games to win", 9).unwrap_or(1);
    profile.round_minutes = match number("round_minutes", "Time limit", 600) {
        Some(0) => None,
        Some(minutes) => Some(minutes),
        None => profile.round_minutes,
    };
    profile.playoff_minutes = number("playoff_minutes", "Playoff time limit", 600).filter(|m| *m > 0);
    profile.swiss_rounds = number("swiss_rounds", "Swiss rounds", 40);
    profile.playoff_cut = number("playoff_cut", "Cut", 100_000);
    let first_table = number("first_table", "First table", 90_000).unwrap_or(1);
    let max_players = number("max_players", "Most players", 100_000).filter(|n| *n > 0);

    if !posted.text("uneven_pods").is_empty() {
        profile.uneven_pods = choice(posted, "uneven_pods", "Uneven pods", &mut problems).unwrap_or(UnevenPods::Byes);
    }
    if !posted.text("smaller_pods_at").is_empty() {
        profile.smaller_pods_at =
            choice(posted, "smaller_pods_at", "Smaller pods", &mut problems).unwrap_or(SmallerPodsAt::Lowest);
    }
    if !posted.text("seating").is_empty() {
        profile.seating = choice(posted, "seating", "Seats", &mut problems).unwrap_or(Seating::Random);
    }
    profile.end_of_round = if posted.text("end_of_round").is_empty() {
        profile
            .round_minutes
            .map_or(EndOfRound::FinishTurn, Profile::end_of_round_for)
    } else {
        choice(posted, "end_of_round", "End of the round", &mut problems).unwrap_or(EndOfRound::ExtraTurns)
    };
    profile.tiebreakers = tiebreakers(posted.text("tiebreakers"), &mut problems);
    profile.draft_pods_in_round_one = posted.ticked("draft_pods_in_round_one");
    profile.code_of_conduct =
        Some(posted.text("code_of_conduct").replace("\r\n", "\n")).filter(|text| !text.is_empty());
    profile.players_report = match posted.text("players_report") {
        "" => None,
        "yes" => Some(true),
        "no" => Some(false),
        other => {
            problems.push(FieldProblem::new(
                "players_report",
                format!("Results by players: {other:?} is no choice. Choose one of the list."),
            ));
            None
        }
    };

    let held_on = match posted.text("held_on") {
        "" => None,
        text => match text.parse::<NaiveDate>() {
            Ok(date) => Some(date),
            Err(_) => {
                problems.push(FieldProblem::new(
                    "held_on",
                    format!("Date: {text:?} is none. Write it as 2026-11-20."),
                ));
                None
            }
        },
    };
    let skipped_tables = skipped(posted.text("skipped_tables"), &mut problems);
    let settings = Settings {
        name: posted.text("name").to_owned(),
        held_on,
        place: posted.text("place").to_owned(),
        time_zone: Some(posted.text("time_zone"))
            .filter(|z| !z.is_empty())
            .unwrap_or("UTC")
            .to_owned(),
        description: posted.text("description").to_owned(),
        profile,
        first_table,
        skipped_tables,
        registration: Registration::parse(posted.text("registration")).unwrap_or(Registration::Closed),
        max_players,
        names_shown: NamesShown::parse(posted.text("names_shown")).unwrap_or(NamesShown::Full),
        listed: posted.ticked("listed"),
        indexed: posted.ticked("indexed"),
    };
    problems.extend(settings.problems());
    if problems.is_empty() {
        Ok(settings)
    } else {
        Err(problems)
    }
}

fn choice<T: serde::de::DeserializeOwned>(
    posted: &Posted,
    name: &str,
    label: &str,
    problems: &mut Vec<FieldProblem>,
) -> Option<T> {
    let text = posted.text(name);
    match serde_json::from_value(serde_json::Value::from(text)) {
        Ok(value) => Some(value),
        Err(_) => {
            problems.push(FieldProblem::new(
                name,
                format!("{label}: {text:?} is no choice. Choose one of the list."),
            ));
            None
        }
    }
}

/// Names of tiebreakers in the order typed; empty is the addendum's order.
fn tiebreakers(text: &str, problems: &mut Vec<FieldProblem>) -> Vec<Tiebreaker> {
    if text.is_empty() {
        return Tiebreaker::STANDARD.to_vec();
    }
    let mut found = Vec::new();
    for typed in text.split([',', ';']).map(str::trim).filter(|t| !t.is_empty()) {
        match Tiebreaker::STANDARD
            .iter()
            .find(|t| t.name().eq_ignore_ascii_case(typed))
        {
            Some(tiebreaker) => found.push(*tiebreaker),
            None => {
                let names: Vec<&str> = Tiebreaker::STANDARD.iter().map(|t| t.name()).collect();
                problems.push(FieldProblem::new(
                    "tiebreakers",
                    format!("Tiebreakers: {typed:?} is none. There are {}.", names.join(", ")),
                ));
            }
        }
    }
    found
}

/// Table numbers and ranges: `13, 20-24`.
fn skipped(text: &str, problems: &mut Vec<FieldProblem>) -> Vec<u32> {
    let mut tables = Vec::new();
    for part in text.split([',', ';', ' ']).map(str::trim).filter(|p| !p.is_empty()) {
        let (from, to) = part.split_once('-').unwrap_or((part, part));
        match (from.trim().parse::<u32>(), to.trim().parse::<u32>()) {
            (Ok(from), Ok(to)) if from >= 1 && from <= to && to <= 99_999 && to - from < 5_000 => {
                tables.extend(from..=to)
            }
            _ => problems.push(FieldProblem::new(
                "skipped_tables",
                format!("Tables to skip: {part:?} cannot be read. Write numbers and ranges, as 13, 20-24."),
            )),
        }
    }
    tables.sort_unstable();
    tables.dedup();
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skipped_tables_are_numbers_and_ranges() {
        let mut problems = Vec::new();
        assert_eq!(skipped("13, 20-22 13", &mut problems), [13, 20, 21, 22]);
        assert!(problems.is_empty());
        for wrong in ["x", "5-3", "0", "1-99999"] {
            let mut problems = Vec::new();
            skipped(wrong, &mut problems);
            assert_eq!(problems.len(), 1, "{wrong}");
        }
    }

    #[test]
    fn tiebreakers_are_read_by_their_names() {
        let mut problems = Vec::new();
        assert_eq!(tiebreakers("", &mut problems), Tiebreaker::STANDARD);
        assert_eq!(
            tiebreakers("match points; OMW%", &mut problems),
            [Tiebreaker::MatchPoints, Tiebreaker::OpponentsMatchWinPercentage]
        );
        assert!(problems.is_empty());
        tiebreakers("luck", &mut problems);
        assert_eq!(problems.len(), 1);
    }

    #[test]
    fn a_standard_tournament_leaves_what_follows_empty() {
        let shown = values(&blank());
        let value = |name: &str| shown.iter().find(|f| f.name == name).map(|f| f.value.clone());
        for name in [
            "points_win",
            "tiebreakers",
            "round_minutes",
            "end_of_round",
            "swiss_rounds",
            "playoff_cut",
            "uneven_pods",
        ] {
            assert_eq!(value(name).as_deref(), Some(""), "{name}");
        }
        assert_eq!(value("level").as_deref(), Some("regular"));
    }
}
