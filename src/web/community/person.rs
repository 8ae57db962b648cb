//! A person's page for everybody: events, record, opponents, seats and commanders, as far as the person shows them.

use std::collections::{BTreeSet, HashMap};

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::page::{self, Shows, public_shell};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::Addressed;
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::language;
use crate::web::frame::request::query::number;
use crate::web::frame::state::ratings::RatingsAt;
use crate::web::frame::state::{App, read};
use crate::web::shared::terms;
use crate::web::shared::view::person::{ShownPerson, met_name};
use podium_ops::community::entry::current;
use podium_snapshot::names;
use podium_store::community::Community;
use podium_store::community::finishes::Event;
use podium_store::community::people::{self, PersonOutline, PersonRow};
use podium_store::season::{self, evenings, ratings};
use podium_store::{DbError, NamesShown, Reader};
use say::{Language, Message, community as t};

/// Events that are listed.
const EVENTS: usize = 200;
/// Commanders that are listed.
const COMMANDERS: usize = 20;

/// `GET /c/{slug}/people/{number}`: for everybody. The page of somebody who was merged into another person is that person's.
pub(super) async fn show(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let (slug, typed) = path.into_inner();
    let number = i64::from(number(&typed));
    let at = format!("/c/{slug}/people/{number}");
    let first = async |community: &Community| has_rating(&app, community, number).await;
    let render = move |conn: &mut Reader<'_>, community: &Community, page: &Addressed, has_rating| {
        let person = shown(conn, community, number, page.language)?;
        let public = PersonPage::read(conn, community, (person, has_rating), page.language)?;
        Ok(public.render_with_values(page)?)
    };
    page::kept_with(&app, &request, (&slug, at), Shows::History, (first, render)).await
}

/// Returns whether everybody sees a rating of a person: they show it, and have a game that counts.
async fn has_rating(app: &App, community: &Community, number: i64) -> Result<bool, WebError> {
    let id = community.id.clone();
    let person = read(app, move |conn: &mut Reader<'_>| {
        let person = people::by_number(conn, &id, number)?.filter(|person| person.shows_rating);
        let is_wanted = ratings::settings(conn, &id)?.is_some();
        Ok::<_, DbError>(person.filter(|_| is_wanted))
    });
    let Some(person) = person.await? else { return Ok(false) };
    let ratings = RatingsAt(community.slug.clone()).with_results(app, community).await?;
    Ok(ratings.of(&person.id).is_some())
}

/// Reads the person with a number, if they show anything.
fn shown(conn: &mut Reader<'_>, community: &Community, number: i64, language: Language) -> Result<PersonRow, WebError> {
    let nobody = || WebError::not_found(t::shows_nothing());
    let found = people::by_number(conn, &community.id, number)?.ok_or_else(nobody)?;
    let person = current(conn, found)?;
    if !person.is_live() || !person.shows_name {
        return Err(nobody());
    }
    if person.number != number {
        let at = format!("/c/{}/people/{}", community.slug, person.number);
        return Err(WebError::redirect(language::address(language, &at)));
    }
    Ok(person)
}

/// A person's page.
#[derive(Debug, Template)]
#[template(path = "community/person.html")]
struct PersonPage {
    shell: Shell,
    name: String,
    number: i64,
    stats: Vec<(Message, Message)>,
    /// The latest first.
    events: Vec<EventLine>,
    /// How many are not listed.
    earlier: usize,
    /// Each with the number of tables.
    opponents: Vec<(Link, i64)>,
    /// Matches and wins in each seat.
    seats: Vec<(Message, i64, i64)>,
    /// Each with the number of events.
    commanders: Vec<(String, usize)>,
    /// Whether a column of commanders is shown.
    has_commanders: bool,
    community: Link,
    /// The person's rating, if it is public.
    rating: Option<String>,
    /// Their pages in seasons.
    seasons: Vec<Link>,
}

/// A finished tournament.
#[derive(Debug)]
struct EventLine {
    event: Link,
    date: Message,
    place: Message,
    record: Message,
    commander: String,
}

impl PersonPage {
    fn read(
        conn: &mut Reader<'_>,
        community: &Community,
        (person, has_rating): (PersonRow, bool),
        language: Language,
    ) -> Result<Self, DbError> {
        let how = community.names_shown;
        let shown = ShownPerson::read(conn, person)?;
        let name = names::of_person(&shown.person.outline(), how);
        let at = |path: String| language::address(language, &path);
        let of_person = |number: i64| at(format!("/c/{}/people/{number}", community.slug));
        let commanders = commanders(&shown);
        let played = match shown.person.shows_results {
            true => evenings::seasons_of_person(conn, shown.person.clone())?,
            false => BTreeSet::new(),
        };
        let seasons = season::of_community(conn, &community.id)?.into_iter();
        let of_season = |row: season::Season| {
            let own = format!("/c/{}/s/{}/people/{}", community.slug, row.slug, shown.person.number);
            Link::new(row.name, at(own))
        };
        Ok(Self {
            seasons: (seasons.filter(|row| played.contains(&row.id)))
                .map(of_season)
                .collect(),
            rating: has_rating.then(|| at(format!("/c/{}/ratings/people/{}", community.slug, shown.person.number))),
            shell: public_shell(community, name.as_str()),
            number: shown.person.number,
            stats: stats(&shown.events),
            events: (shown.events.iter().take(EVENTS))
                .map(|event| EventLine::of(&shown, event, &at))
                .collect(),
            earlier: shown.events.len().saturating_sub(EVENTS),
            opponents: shown.met.iter().map(|met| opponent(met, how, of_person)).collect(),
            seats: (1..)
                .zip(shown.seats())
                .map(|(seat, (matches, won))| (terms::ordinal(seat), matches, won))
                .collect(),
            has_commanders: !commanders.is_empty(),
            commanders,
            community: Link::new(community.name.as_str(), at(format!("/c/{}", community.slug))),
            name,
        })
    }
}

impl PersonPage {
    fn has_earlier(&self) -> bool {
        self.earlier > 0
    }
}

impl EventLine {
    fn of(shown: &ShownPerson, event: &Event, at: &impl Fn(String) -> String) -> Self {
        let finish = &event.finish;
        Self {
            event: Link::new(
                event.name.as_str(),
                at(format!("/t/{}/players/{}", event.slug, event.number)),
            ),
            date: event.held_on.map(say::date).unwrap_or_default(),
            place: (finish.place)
                .map(|place| t::place_of(place, finish.players))
                .unwrap_or_default(),
            record: say::format::record(finish.wins, finish.losses, finish.draws),
            commander: podium_event::deck::in_one_line(&shown.commanders(event)),
        }
    }
}

/// Returns the numbers at the top.
fn stats(all: &[Event]) -> Vec<(Message, Message)> {
    if all.is_empty() {
        return Vec::new();
    }
    let sum = |of: fn(&Event) -> i64| all.iter().map(of).sum::<i64>();
    let won = all.iter().filter(|event| event.finish.place == Some(1)).count();
    let record = say::format::record(
        sum(|event| event.finish.wins),
        sum(|event| event.finish.losses),
        sum(|event| event.finish.draws),
    );
    let mut stats = vec![
        (all.len().into(), t::stat_events()),
        (won.into(), t::stat_won_events()),
        (record, t::stat_record()),
    ];
    let best = all.iter().filter_map(|event| event.finish.place).min();
    stats.extend(best.map(|best| (best.into(), t::stat_best_place())));
    stats
}

/// Returns somebody whom they met, with a link to their page if they have one; "A player" if they do not show whom they met.
fn opponent((row, tables): &(PersonOutline, i64), how: NamesShown, at: impl Fn(i64) -> String) -> (Link, i64) {
    let link = match met_name(row, how) {
        Some(name) if row.is_live() => Link::new(name, at(row.number)),
        Some(name) => Link::new(name, String::new()),
        None => Link::new(say::season::a_player(), String::new()),
    };
    (link, *tables)
}

/// Counts the commanders, the most often first.
fn commanders(shown: &ShownPerson) -> Vec<(String, usize)> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for event in &shown.events {
        let line = podium_event::deck::in_one_line(&shown.commanders(event));
        if !line.is_empty() {
            *counts.entry(line).or_default() += 1;
        }
    }
    let mut counts: Vec<(String, usize)> = counts.into_iter().collect();
    counts.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    counts.truncate(COMMANDERS);
    counts
}
