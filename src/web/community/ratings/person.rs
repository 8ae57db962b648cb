//! A person's rating over time, as a picture.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_snapshot::rating::RatedPerson;
use podium_store::season::ratings::RatingSettings;
use say::{Message, ratings as t};

use super::people::games;
use super::view::Rated;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept;
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::query::number;
use crate::web::frame::state::App;
use crate::web::frame::state::ratings::RatingsAt;
use crate::web::shared::picture::course::Course;

/// `GET /c/{slug}/ratings/people/{number}`: for everybody, if the person shows their rating.
pub(super) async fn show(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let number = i64::from(number(&path.1));
    let caching = Caching::page(page::path(&request));
    let at = RatingsAt(path.into_inner().0);
    kept::of_snapshot(&app, &request, &at, caching, move |rated| {
        let people = &rated.snapshot.people;
        let person = people.iter().find(|person| person.number == number && person.is_public);
        let (Some(person), Some(settings)) = (person, &rated.snapshot.settings) else {
            return Err(WebError::not_found(t::nobody_with_rating()).way_on(t::title(), rated.at("/ratings")));
        };
        rated.render(&PersonPage::new(rated, person, settings))
    })
    .await
}

/// A person's rating.
#[derive(Debug, Template)]
#[template(path = "community/ratings/person.html")]
struct PersonPage {
    shell: Shell,
    name: String,
    rating: Message,
    games: Message,
    /// `None` after a single day.
    course: Option<Course>,
    days: Vec<(Message, i64)>,
    links: Vec<Link>,
}

impl PersonPage {
    fn new(rated: &Rated<'_>, person: &RatedPerson, settings: &RatingSettings) -> Self {
        let course: &[_] = if person.shows_days { &person.course } else { &[] };
        let values: Vec<i64> = course.iter().map(|(_, shown)| *shown).collect();
        let aloud = |values: &[i64]| {
            let (first, last) = (values.first().copied(), values.last().copied());
            t::course_aloud(first.unwrap_or_default(), last.unwrap_or_default(), values.len())
        };
        let day = |(held_on, shown): &(Option<_>, i64)| (held_on.map_or_else(t::no_date, say::date), *shown);
        Self {
            shell: rated.shell(person.name.as_str()),
            name: person.name.clone(),
            rating: t::rating_and_uncertainty(person.rating.shown(), person.rating.shown_uncertainty()),
            games: games(person.rank, person.rating.games, settings),
            course: (values.len() > 1).then(|| Course::new(aloud(&values), &values)),
            // the latest first
            days: course.iter().rev().take(DAYS).map(day).collect(),
            links: vec![
                Link::new(person.name.as_str(), rated.at(&format!("/people/{}", person.number))),
                Link::new(t::title(), rated.at("/ratings")),
            ],
        }
    }
}

/// Days that are listed.
const DAYS: usize = 50;
