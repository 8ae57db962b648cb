//! The evenings of a season for organizers: adding tournaments, how many times each counts, taking one out.

use actix_web::HttpRequest;
use askama::Template;
use podium_event::season::MAX_WEIGHT;
use podium_ops::season::evenings as ops;
use podium_store::season::{Season, evenings};
use podium_store::tournaments::Tournament;
use podium_store::{DbError, Reader, TournamentState, community};
use say::{Message, season_desk as t};

use super::settings::{SeasonPath, season_of};
use crate::web::community::page::shell;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, CommunityForm, FormKeys, back};
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
    settings: Link,
    public: Link,
}

struct EveningLine {
    slug: String,
    desk: Link,
    date: Message,
    state: Message,
    weight: String,
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
pub(super) async fn show(
    app: App,
    request: HttpRequest,
    desk: CommunityDesk<Settings>,
    path: SeasonPath,
) -> WebResult {
    let row = season_of(&app, &desk, &path.1).await?;
    let (id, community) = (row.id.clone(), desk.community.id.clone());
    let (own, all) = read(&app, move |conn: &mut Reader<'_>| {
        let all = community::tournaments_of(conn, &community, &NOT_CANCELLED, 0, OFFERED)?;
        Ok::<_, DbError>((evenings::of_season(conn, &id)?, all))
    })
    .await?;
    page::private(&evenings_page(&app, &request, &desk, &row, own, all))
}

fn evenings_page(
    app: &App,
    request: &HttpRequest,
    desk: &CommunityDesk<Settings>,
    row: &Season,
    own: Vec<(Tournament, i64)>,
    all: Vec<Tournament>,
) -> EveningsPage {
    let is_other = |one: &Tournament| !own.iter().any(|(own, _)| own.id == one.id);
    let date = |one: &Tournament| one.held_on.map(say::date).unwrap_or_default();
    let others = all.iter().filter(|one| is_other(one)).map(|one| Other {
        slug: one.slug.clone(),
        label: Message::joined([(&one.name).into(), date(one)], " · "),
    });
    let others = others.collect();
    let line = |(one, weight): (Tournament, i64)| EveningLine {
        date: date(&one),
        state: state_line(one.state),
        desk: Link::new(one.name.as_str(), format!("/t/{}/desk", one.slug)),
        weight: weight.to_string(),
        slug: one.slug,
    };
    let at = desk.at(&format!("seasons/{}", row.slug));
    EveningsPage {
        shell: shell(desk, request, t::evenings()),
        keys: desk.keys(app, None),
        name: row.name.clone(),
        // the latest first
        evenings: own.into_iter().rev().map(line).collect(),
        weights: (1..=MAX_WEIGHT).map(|weight| Choice::new(weight, format!("{weight} ×"))).collect(),
        others,
        settings: Link::new(t::title_edit(), at.clone()),
        public: Link::new(say::season::page_standings(), desk.at(&format!("s/{}", row.slug))),
        at,
    }
}

/// `POST /c/{slug}/seasons/{season}/evenings`: organizers.
pub(super) async fn add(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let (season, to) = (path.1.clone(), form.at(&format!("seasons/{}/evenings", path.1)));
    let chosen: Vec<String> = form.fields.all("tournament").map(str::to_owned).collect();
    let run = form.run_in_community(&to, move |work| ops::put(work, &season, &chosen, 1));
    let added = run.await.map_err(back(&to))?;
    let notice = if added == 0 { t::nothing_added() } else { t::added(added) };
    form.done(notice, &to)
}

/// `POST /c/{slug}/seasons/{season}/weight`: organizers.
pub(super) async fn set_weight(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let (season, to) = (path.1.clone(), form.at(&format!("seasons/{}/evenings", path.1)));
    let one = form.fields.text("tournament").to_owned();
    let weight = form.fields.text("weight").parse().unwrap_or(0);
    let chosen = vec![one.clone()];
    let run = form.run_in_community(&to, move |work| ops::put(work, &season, &chosen, weight));
    run.await.map_err(back(&to))?;
    form.done(t::weight_saved(one), &to)
}

/// `POST /c/{slug}/seasons/{season}/remove`: organizers.
pub(super) async fn remove(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let (season, to) = (path.1.clone(), form.at(&format!("seasons/{}/evenings", path.1)));
    let one = form.fields.text("tournament").to_owned();
    let removed = one.clone();
    let run = form.run_in_community(&to, move |work| ops::remove(work, &season, &one));
    run.await.map_err(back(&to))?;
    form.done(t::removed(removed), &to)
}
