//! A person's season: every number of their row with what it comes from, and what they need for what the season leads to.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_rules::season::{Achieved, EveningScore, PersonIx, PersonSeason};
use say::{Message, season as t};

use super::view::{Head, View};
use super::words;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept;
use crate::web::frame::look::parts::{ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::query::number;
use crate::web::frame::state::App;
use crate::web::frame::state::seasons::SeasonAt;

/// Evenings on one page.
const EVENINGS: usize = 200;

/// `GET /c/{slug}/s/{season}/people/{number}`: for everybody, if the person shows their results.
pub async fn show(app: App, request: HttpRequest, path: Path<(String, String, String)>) -> WebResult {
    let at = SeasonAt::new(&path.0, &path.1);
    let number = i64::from(number(&path.2));
    kept::list(&app, &request, &at, move |view, part| {
        PersonPage::new(view, shown_person(view, number)?, part)
    })
    .await
}

/// Returns the person with a number, if they took part and show their results.
fn shown_person(view: &View<'_>, number: i64) -> Result<PersonIx, WebError> {
    let person = view.snapshot.person(number);
    person
        .filter(|person| view.person(*person).is_some())
        .ok_or_else(|| WebError::not_found(t::not_in_season(number)).way_on(t::page_season_standings(), view.at("")))
}

/// A person's season.
#[derive(Debug, Template)]
#[template(path = "community/season/person.html")]
struct PersonPage {
    shell: Shell,
    head: Head,
    name: Message,
    rank: Message,
    figures: Vec<Figure>,
    chances: Vec<ChanceLine>,
    shown: Shown,
    evenings: Vec<EveningLine>,
    attendance: Option<AttendanceLine>,
    points: u64,
    links: Vec<Link>,
}

/// A number with what it comes from.
#[derive(Debug)]
struct Figure {
    name: Message,
    value: Message,
    how: Vec<Message>,
}

/// What the person needs for a reward.
#[derive(Debug)]
struct ChanceLine {
    reward: Message,
    text: Message,
}

/// An evening that the person took part in.
#[derive(Debug)]
struct EveningLine {
    name: String,
    href: Option<String>,
    date: Message,
    place: Message,
    /// "10 for the place + 1 for taking part".
    how: Message,
    points: u64,
    counts: bool,
}

/// The bonus for attendance.
#[derive(Debug)]
struct AttendanceLine {
    how: Message,
    points: u64,
}

impl PersonPage {
    fn new(view: &View<'_>, person: PersonIx, part: PartQuery) -> Result<Self, WebError> {
        let season = view.snapshot;
        let own = season.explain(person);
        let numbers: Vec<u32> = (1..=own.evenings.len() as u32).collect();
        let address = ListAddress::new(view.at(&format!("/people/{}", season.of(person).number)));
        let shown = Parts::by_number(&numbers, EVENINGS).shown(part, &address, |_| None)?;
        let listed: Vec<&EveningScore> = shown.take(own.evenings.iter().collect());
        let rewards = &season.rules.parts().rewards;
        let chances = season.chances(person).into_iter();
        let attendance = season.rules.parts().attendance.filter(|_| own.attendance > 0);
        Ok(Self {
            shell: view.shell(t::title_person(view.name(person), &season.season.name)),
            head: view.head(None),
            name: view.name(person),
            rank: season.row(person).map_or_else(Message::default, |row| {
                t::rank_of(row.rank, season.standings.rows().len())
            }),
            figures: figures(view, person, &own),
            chances: chances
                .map(|(line, chance)| ChanceLine {
                    reward: words::reward_and_line(&rewards[line.reward]),
                    text: words::chance(season, &chance).text,
                })
                .collect(),
            evenings: listed.into_iter().filter_map(|score| evening(view, score)).collect(),
            shown,
            attendance: attendance.map(|rule| AttendanceLine {
                how: t::attendance_how(rule.every, own.attendance_times, rule.points),
                points: own.attendance,
            }),
            points: own.points,
            links: vec![
                Link::new(
                    t::page_of_person(view.name(person)),
                    view.in_community(&format!("/people/{}", season.of(person).number)),
                ),
                Link::new(
                    t::page_season_standings(),
                    view.at(&format!("?player={}", season.of(person).number)),
                ),
            ],
        })
    }
}

/// Returns the person's points and the values of the tiebreakers.
fn figures(view: &View<'_>, person: PersonIx, own: &PersonSeason) -> Vec<Figure> {
    let Some(row) = view.snapshot.row(person) else {
        return Vec::new();
    };
    let parts = view.snapshot.rules.parts();
    let all = own.evenings.len();
    let counted = match own.best() < all {
        true => t::best_of(own.best(), all),
        false => t::all_count(),
    };
    let points = Figure {
        name: t::column_points(),
        value: row.points.into(),
        how: vec![counted],
    };
    let tiebreakers = parts.tiebreakers.iter().map(|&tiebreaker| Figure {
        name: words::tiebreaker_long(tiebreaker),
        value: words::value(row, tiebreaker),
        how: Vec::new(),
    });
    let record = Figure {
        name: say::standings::column_record(),
        value: Message::default(),
        how: vec![t::record(row.wins, row.draws, row.matches)],
    };
    std::iter::once(points)
        .chain(tiebreakers)
        .chain((row.matches > 0).then_some(record))
        .collect()
}

fn evening(view: &View<'_>, score: &EveningScore) -> Option<EveningLine> {
    let evening = view.snapshot.evening_of(score.evening)?;
    Some(EveningLine {
        name: evening.name.clone(),
        href: view.evening(evening),
        date: evening.held_on.map(say::date).unwrap_or_default(),
        place: match score.places {
            Some((first, last)) if first == last => first.into(),
            Some((first, last)) => t::places_shared(first, last),
            None => Message::default(),
        },
        how: how(view, score),
        points: score.points(),
        counts: score.counted() == score.points(),
    })
}

/// Returns the parts of an evening's points: "10 for the place + 1 for taking part".
fn how(view: &View<'_>, score: &EveningScore) -> Message {
    let some = |points: u64, part: Message| (points > 0).then_some(part);
    let own = [
        some(score.of_place, t::part_place(score.of_place)),
        some(
            score.of_match_points,
            t::part_match_points(score.match_points, score.of_match_points),
        ),
        some(score.of_pods, t::part_pods(score.of_pods, score.pods)),
        some(score.participation, t::part_participation(score.participation)),
    ];
    let achieved = score.achieved.iter().map(|one| achievement(view, one));
    let parts: Vec<Message> = own.into_iter().flatten().chain(achieved).collect();
    if parts.is_empty() {
        return t::part_nothing();
    }
    let sum = Message::joined(parts, " + ");
    match score.weight {
        1 => sum,
        weight => t::part_weighted(sum, weight),
    }
}

fn achievement(view: &View<'_>, one: &Achieved) -> Message {
    let name = &view.snapshot.rules.parts().achievements[one.achievement].name;
    match one.tapped > one.times {
        true => t::part_achievement_most(name, one.points, one.times, one.tapped),
        false => t::part_achievement(name, one.points, one.times),
    }
}
