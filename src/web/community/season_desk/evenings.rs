//! The evenings of a season for organizers: adding tournaments, how many times each counts, taking one out.

use actix_web::HttpRequest;
use askama::Template;
use chrono::NaiveDate;
use podium_event::season::MAX_WEIGHT;
use podium_ops::season::{evenings as ops, free as free_ops, history};
use podium_store::season::free::{self, FreeEvening};
use podium_store::season::past::{self, PastEvening};
use podium_store::season::{Season, evenings};
use podium_store::tournaments::Tournament;
use podium_store::{DbError, Reader, TournamentState, community};
use say::{Message, season_desk as t};

use super::settings::{SeasonPath, season_of};
use crate::web::community::page::shell;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, CommunityForm, Fields, FormKeys, back};
use crate::web::frame::look::shell::{Link, Shell, state_line};
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Settings;
use crate::web::frame::state::{App, read};

/// The most tournaments that are offered, the latest ones.
const OFFERED: i64 = 200;
const NOT_CANCELLED: [TournamentState; 6] = [
    TournamentState::Setup,
    TournamentState::Registration,
    TournamentState::Swiss,
    TournamentState::CutAnnounced,
    TournamentState::Playoff,
    TournamentState::Finished,
];

/// The evenings.
#[derive(Template)]
#[template(path = "community/season_desk/evenings.html")]
struct EveningsPage {
    shell: Shell,
    keys: FormKeys,
    name: String,
    /// The address of its forms.
    at: String,
    evenings: Vec<EveningLine>,
    weights: Vec<Choice>,
    others: Vec<Other>,
    links: Vec<Link>,
}

struct EveningLine {
    /// The name and the value of the input that says which one it is.
    input: (&'static str, String),
    name: String,
    /// `None` for one of which only the places are known.
    desk: Option<String>,
    held_on: Option<NaiveDate>,
    date: Message,
    state: Message,
    weight: String,
}

/// The evenings of a season as they are stored.
struct Stored {
    tournaments: Vec<(Tournament, i64)>,
    past: Vec<PastEvening>,
    free: Vec<FreeEvening>,
    /// Tournaments of the community.
    all: Vec<Tournament>,
}

/// A tournament that is not in the season.
struct Other {
    slug: String,
    label: Message,
}

impl EveningsPage {
    /// Returns the address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }
}

/// `GET /c/{slug}/seasons/{season}/evenings`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Settings>, path: SeasonPath) -> WebResult {
    let row = season_of(&app, &desk, &path.1).await?;
    let (id, community) = (row.id.clone(), desk.community.id.clone());
    let stored = read(&app, move |conn: &mut Reader<'_>| {
        Ok::<_, DbError>(Stored {
            tournaments: evenings::of_season(conn, &id)?,
            past: past::of_season(conn, &id)?,
            free: free::of_season(conn, &id)?,
            all: community::tournaments_of(conn, &community, &NOT_CANCELLED, 0, OFFERED)?,
        })
    })
    .await?;
    page::private(&evenings_page(&app, &request, &desk, &row, stored))
}

fn evenings_page(
    app: &App,
    request: &HttpRequest,
    desk: &CommunityDesk<Settings>,
    row: &Season,
    stored: Stored,
) -> EveningsPage {
    let own = &stored.tournaments;
    let is_other = |one: &&Tournament| !own.iter().any(|(own, _)| own.id == one.id);
    let date = |day: Option<NaiveDate>| day.map(say::date).unwrap_or_default();
    let others = stored.all.iter().filter(is_other).map(|one| Other {
        slug: one.slug.clone(),
        label: Message::joined([(&one.name).into(), date(one.held_on)], " · "),
    });
    let others = others.collect();
    let tournaments = stored.tournaments.into_iter().map(|(one, weight)| EveningLine {
        held_on: one.held_on,
        date: date(one.held_on),
        state: match one.is_public() {
            true => state_line(one.state),
            false => Message::joined([state_line(one.state), t::not_public()], " · "),
        },
        desk: Some(format!("/t/{}/desk", one.slug)),
        name: one.name,
        weight: weight.to_string(),
        input: ("tournament", one.slug),
    });
    let past = stored.past.into_iter().map(|one| EveningLine {
        held_on: Some(one.held_on),
        date: date(Some(one.held_on)),
        state: say::season::from_places(),
        desk: None,
        name: one.name,
        weight: one.weight.to_string(),
        input: ("past", one.id),
    });
    let free = stored.free.into_iter().map(|one| EveningLine {
        held_on: Some(one.held_on),
        date: date(Some(one.held_on)),
        state: match one.closed_at {
            Some(_) => Message::joined([say::season::free_pods(), say::free::closed()], " · "),
            None => say::season::free_pods(),
        },
        desk: Some(desk.at(&format!("e/{}/desk", one.number))),
        name: one.name,
        weight: one.weight.to_string(),
        input: ("free", one.number.to_string()),
    });
    let mut evenings: Vec<EveningLine> = tournaments.chain(past).chain(free).collect();
    // the latest first; those without a day are still to come
    evenings.sort_by_key(|one| std::cmp::Reverse(one.held_on.unwrap_or(NaiveDate::MAX)));
    let at = desk.at(&format!("seasons/{}", row.slug));
    EveningsPage {
        shell: shell(desk, request, t::evenings()),
        keys: desk.keys(app, None),
        name: row.name.clone(),
        evenings,
        weights: (1..=MAX_WEIGHT)
            .map(|weight| Choice::new(weight, format!("{weight} ×")))
            .collect(),
        others,
        links: vec![
            Link::new(t::title_edit(), at.clone()),
            Link::new(t::import(), format!("{at}/import")),
            Link::new(t::title_final(), format!("{at}/final")),
            Link::new(say::season::page_standings(), desk.at(&format!("s/{}", row.slug))),
        ],
        at,
    }
}

/// `POST /c/{slug}/seasons/{season}/evenings`: organizers.
pub(super) async fn add(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let (season, to) = (path.1.clone(), form.at(&format!("seasons/{}/evenings", path.1)));
    let chosen: Vec<String> = form.fields.all("tournament").map(str::to_owned).collect();
    let run = form.run_in_community(&to, move |work| ops::put(work, &season, &chosen, 1));
    let added = run.await.map_err(back(&to))?;
    let notice = if added == 0 {
        t::nothing_added()
    } else {
        t::added(added)
    };
    form.done(notice, &to)
}

/// Which evening a form is about.
enum Which {
    /// By its slug.
    Tournament(String),
    /// By its id.
    Past(String),
    /// By its number in the community.
    Free(i64),
}

impl Which {
    fn of(fields: &Fields) -> Self {
        match (fields.text("past"), fields.text("free")) {
            ("", "") => Self::Tournament(fields.text("tournament").to_owned()),
            ("", number) => Self::Free(number.parse().unwrap_or(0)),
            (past, _) => Self::Past(past.to_owned()),
        }
    }
}

/// `POST /c/{slug}/seasons/{season}/weight`: organizers.
pub(super) async fn set_weight(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let (season, to) = (path.1.clone(), form.at(&format!("seasons/{}/evenings", path.1)));
    let weight = form.fields.text("weight").parse().unwrap_or(0);
    let which = Which::of(&form.fields);
    let run = form.run_in_community(&to, move |work| match &which {
        Which::Tournament(slug) => ops::put(work, &season, std::slice::from_ref(slug), weight).map(|_| ()),
        Which::Past(id) => history::set_weight(work, &season, id, weight),
        Which::Free(number) => free_ops::set_weight(work, &season, *number, weight),
    });
    run.await.map_err(back(&to))?;
    form.done(t::weight_saved(), &to)
}

/// `POST /c/{slug}/seasons/{season}/remove`: organizers.
pub(super) async fn remove(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let (season, to) = (path.1.clone(), form.at(&format!("seasons/{}/evenings", path.1)));
    let which = Which::of(&form.fields);
    let run = form.run_in_community(&to, move |work| match &which {
        Which::Tournament(slug) => ops::remove(work, &season, slug),
        Which::Past(id) => history::remove(work, &season, id),
        Which::Free(number) => free_ops::remove(work, &season, *number),
    });
    let removed = run.await.map_err(back(&to))?;
    form.done(t::removed(removed), &to)
}
