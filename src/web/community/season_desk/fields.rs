//! The fields of a season's settings: shown from its rules, and read from what was typed.

use std::collections::BTreeMap;
use std::str::FromStr;

use chrono::NaiveDate;
use podium_event::profile::{DrawPoints, PlacePoints};
use podium_event::season::{
    Achievement, Attendance, CountedFrom, MAX_EVENINGS, MAX_MATCH_POINT, MAX_SEASON_POINTS, NumberLine, PodPoints,
    Reward, RuleParts, SeasonTiebreaker, SharedPlaces, TypedAchievement,
};
use podium_ops::season::SeasonInput;
use podium_ops::{FieldProblem, OpError};
use podium_store::new_id;
use say::{Message, season_desk as t};

use crate::web::community::season::words::tiebreaker_long;
use crate::web::frame::form::{Choice, Field, Fields, Returned};

/// The selects of the tiebreakers, in their order.
const TIEBREAKERS: [&str; 7] = [
    "tiebreaker_1",
    "tiebreaker_2",
    "tiebreaker_3",
    "tiebreaker_4",
    "tiebreaker_5",
    "tiebreaker_6",
    "tiebreaker_7",
];

/// The fields as the form shows them.
pub struct SeasonFields {
    pub name: Field,
    pub description: Field,
    pub begins_on: Field,
    pub ends_on: Field,
    pub planned: Field,
    pub places: Field,
    pub shared_places: Field,
    pub shared_choices: Vec<Choice>,
    pub match_point: Field,
    pub participation: Field,
    pub participation_every: Field,
    pub best: Field,
    pub attendance_every: Field,
    pub attendance_points: Field,
    pub attendance_most: Field,
    pub least_evenings: Field,
    pub tiebreakers: Vec<(Message, Field)>,
    pub tiebreaker_choices: Vec<Choice>,
    pub pods_places: Field,
    pub pods_drawn: Field,
    pub achievements: Field,
    pub achievements_every: Field,
    pub rewards: Field,
}

impl SeasonFields {
    /// Creates the fields, with what was typed if the form is shown again.
    pub fn new(returned: &Returned<'_>, input: &SeasonInput) -> Self {
        let rules = &input.rules;
        let date = |day: Option<NaiveDate>| day.map(|day| day.to_string()).unwrap_or_default();
        let optional = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
        let tick = |from: CountedFrom| if from == CountedFrom::Every { "on" } else { "" };
        let of_attendance = |part: fn(Attendance) -> Option<u32>| optional(rules.attendance.and_then(part));
        let achievements = rules.achievements.iter().map(TypedAchievement::from);
        Self {
            name: returned.field("name", &input.name),
            description: returned.field("description", &input.description),
            begins_on: returned.field("begins_on", date(input.begins_on)),
            ends_on: returned.field("ends_on", date(input.ends_on)),
            planned: returned.field("planned_evenings", optional(rules.planned_evenings)),
            places: returned.field("places", lines(&rules.places)),
            shared_places: returned.field("shared_places", rules.shared_places),
            shared_choices: vec![
                Choice::new(SharedPlaces::First, t::shared_first()),
                Choice::new(SharedPlaces::Last, t::shared_last()),
                Choice::new(SharedPlaces::Split, t::shared_split()),
            ],
            match_point: returned.field("match_point", rules.match_point),
            participation: returned.field("participation", rules.participation),
            participation_every: returned.field("participation_every", tick(rules.participation_from)),
            best: returned.field("best", optional(rules.best)),
            attendance_every: returned.field("attendance_every", of_attendance(|rule| Some(rule.every))),
            attendance_points: returned.field("attendance_points", of_attendance(|rule| Some(rule.points))),
            attendance_most: returned.field("attendance_most", of_attendance(|rule| rule.most)),
            least_evenings: returned.field("least_evenings", rules.least_evenings),
            tiebreakers: (1..)
                .zip(TIEBREAKERS)
                .map(|(number, name)| {
                    let chosen = rules
                        .tiebreakers
                        .get(number - 1)
                        .map_or("", |tiebreaker| tiebreaker.as_str());
                    (t::field_tiebreaker(number), returned.field(name, chosen))
                })
                .collect(),
            tiebreaker_choices: tiebreaker_choices(),
            pods_places: returned.field("pods_places", lines(&of_sizes(&rules.pods.places.0, Vec::clone))),
            pods_drawn: returned.field(
                "pods_drawn",
                lines(&of_sizes(&rules.pods.drawn.0, |points| vec![*points])),
            ),
            achievements: returned.field("achievements", lines(&achievements.collect::<Vec<_>>())),
            achievements_every: returned.field("achievements_every", tick(rules.achievements_from)),
            rewards: returned.field("rewards", lines(&rules.rewards)),
        }
    }

    /// Returns whether a rarely used part of the form is in use.
    pub fn opens_counting(&self) -> bool {
        let numbers = [
            &self.best,
            &self.attendance_every,
            &self.attendance_points,
            &self.attendance_most,
        ];
        numbers.into_iter().any(Field::is_in_use) || self.least_evenings.value != "0" || self.least_evenings.is_wrong()
    }
}

fn tiebreaker_choices() -> Vec<Choice> {
    let none = Choice::new("", t::no_tiebreaker());
    let all = Choice::each(SeasonTiebreaker::ALL, tiebreaker_long);
    std::iter::once(none).chain(all).collect()
}

/// Returns points of free pods by size, as they are typed.
fn of_sizes<T>(points: &BTreeMap<u32, T>, numbers: impl Fn(&T) -> Vec<u32>) -> Vec<NumberLine> {
    let line = |(size, points): (&u32, &T)| NumberLine {
        of: *size,
        numbers: numbers(points),
    };
    points.iter().map(line).collect()
}

/// Returns a list as it is typed, one thing in each line.
fn lines(list: &[impl ToString]) -> String {
    let all: Vec<String> = list.iter().map(ToString::to_string).collect();
    all.join("\n")
}

/// Reads the settings; `before`: those that they replace, whose achievements keep their ids.
///
/// # Errors
/// Everything that cannot be read. What was read is checked by the command.
pub fn read(fields: &Fields, before: &RuleParts) -> Result<SeasonInput, OpError> {
    let mut sent = Sent {
        fields,
        problems: Vec::new(),
    };
    let every = |name: &str| {
        if fields.ticked(name) {
            CountedFrom::Every
        } else {
            CountedFrom::Best
        }
    };
    let (first, last) = (sent.date("begins_on"), sent.date("ends_on"));
    let rules = RuleParts {
        places: sent.lines("places", t::wrong_place_line),
        shared_places: SharedPlaces::parse(fields.text("shared_places")).unwrap_or_default(),
        match_point: sent
            .number("match_point", t::field_match_point(), MAX_MATCH_POINT)
            .unwrap_or(0),
        participation: sent
            .number("participation", t::field_participation(), MAX_SEASON_POINTS)
            .unwrap_or(0),
        participation_from: every("participation_every"),
        best: sent.number("best", t::field_best(), MAX_EVENINGS),
        attendance: sent.attendance(),
        least_evenings: sent
            .number("least_evenings", t::field_least(), MAX_EVENINGS)
            .unwrap_or(0),
        planned_evenings: sent.number("planned_evenings", t::field_planned(), MAX_EVENINGS),
        tiebreakers: TIEBREAKERS
            .iter()
            .filter_map(|name| SeasonTiebreaker::parse(fields.text(name)))
            .collect(),
        achievements: with_ids(sent.lines("achievements", t::wrong_achievement_line), before),
        achievements_from: every("achievements_every"),
        rewards: sent.lines::<Reward>("rewards", t::wrong_reward_line),
        pods: sent.pods(),
    };
    match sent.problems.is_empty() {
        true => Ok(SeasonInput {
            name: fields.text("name").to_owned(),
            description: fields.raw("description").to_owned(),
            begins_on: first,
            ends_on: last,
            rules,
        }),
        false => Err(OpError::Invalid(sent.problems)),
    }
}

/// What was typed, with its problems.
struct Sent<'f> {
    fields: &'f Fields,
    problems: Vec<FieldProblem>,
}

impl Sent<'_> {
    fn number(&mut self, name: &str, label: Message, most: u32) -> Option<u32> {
        let read = self.fields.number(name, label, 0..=i64::from(most));
        let number = read.map_err(|problem| self.problems.push(problem)).ok().flatten();
        number.and_then(|number| u32::try_from(number).ok())
    }

    fn date(&mut self, name: &str) -> Option<NaiveDate> {
        let text = self.fields.text(name);
        let read = (!text.is_empty()).then(|| NaiveDate::from_str(text))?;
        read.map_err(|_| self.problems.push(FieldProblem::new(name, t::not_a_date())))
            .ok()
    }

    fn attendance(&mut self) -> Option<Attendance> {
        let every = self.number("attendance_every", t::field_attendance_every(), MAX_EVENINGS)?;
        let points = self.number("attendance_points", t::field_attendance_points(), MAX_SEASON_POINTS);
        let most = self.number("attendance_most", t::field_attendance_most(), MAX_EVENINGS);
        Some(Attendance {
            every,
            points: points.unwrap_or(0),
            most,
        })
    }

    /// Reads the points of free pods, by size.
    fn pods(&mut self) -> PodPoints {
        let places = self.sizes("pods_places");
        let drawn = self.sizes("pods_drawn");
        let first = |(size, points): (u32, Vec<u32>)| (size, points[0]);
        PodPoints {
            places: PlacePoints(places),
            drawn: DrawPoints(drawn.into_iter().map(first).collect()),
        }
    }

    fn sizes(&mut self, name: &str) -> BTreeMap<u32, Vec<u32>> {
        let mut found = BTreeMap::new();
        for line in self.lines::<NumberLine>(name, t::wrong_number_line) {
            let typed = line.to_string();
            // of a draw everybody gets the same
            let is_wrong = name == "pods_drawn" && line.numbers.len() != 1;
            if is_wrong || found.insert(line.of, line.numbers).is_some() {
                self.problems.push(FieldProblem::new(name, t::wrong_number_line(typed)));
            }
        }
        found
    }

    /// Reads a list, one thing in each line.
    fn lines<T: FromStr>(&mut self, name: &str, wrong: fn(String) -> Message) -> Vec<T> {
        let typed = self.fields.raw(name).lines().map(str::trim);
        let mut read = Vec::new();
        for line in typed.filter(|line| !line.is_empty()) {
            match line.parse() {
                Ok(one) => read.push(one),
                Err(_) => self.problems.push(FieldProblem::new(name, wrong(line.to_owned()))),
            }
        }
        read
    }
}

/// Gives achievements their ids: of one with the same name the one that it had, or else that of the one in the same line, if
/// that name is gone; what was tapped refers to them.
fn with_ids(typed: Vec<TypedAchievement>, before: &RuleParts) -> Vec<Achievement> {
    let is_same = |one: &str, other: &str| one.to_lowercase() == other.to_lowercase();
    let is_gone = |old: &&Achievement| !typed.iter().any(|one| is_same(&one.name, &old.name));
    let id = |(line, one): (usize, &TypedAchievement)| {
        let same = before.achievements.iter().find(|old| is_same(&old.name, &one.name));
        let renamed = before.achievements.get(line).filter(is_gone);
        same.or(renamed).map_or_else(new_id, |old| old.id.clone())
    };
    let ids: Vec<String> = typed.iter().enumerate().map(id).collect();
    let all = typed.into_iter().zip(ids);
    all.map(|(one, id)| Achievement {
        id,
        name: one.name,
        points: one.points,
        most: one.most,
    })
    .collect()
}
