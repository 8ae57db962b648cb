//! Statistics of several finished tournaments together, as chosen by the reader.

use std::collections::BTreeSet;

use actix_web::HttpRequest;
use askama::Template;
use say::Message;
use say::statistics as t;

use super::{StatisticsPage, file, part};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Addressed};
use crate::web::frame::look::format::when_and_where;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::language;
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::App;
use crate::web::shared::counted::chosen::{Chosen, kept, nothing_at};
use podium_store::tournaments::{self, Tournament};
use podium_store::{DbError, Reader, TournamentState};

/// Tournaments that are offered.
const MOST_OFFERED: usize = 100;
const FINISHED: [TournamentState; 1] = [TournamentState::Finished];

/// The tournaments to choose from.
#[derive(Debug, Default)]
pub(super) struct Chooser {
    pub tournaments: Vec<Offered>,
    /// The number of older ones that are not offered.
    pub more: usize,
    /// The reasons why some of the requested tournaments are not counted, a sentence each.
    pub notices: Vec<Message>,
}

/// A tournament to choose.
#[derive(Debug)]
pub(super) struct Offered {
    pub slug: String,
    pub name: String,
    /// Date and place.
    pub when: Option<Message>,
    pub chosen: bool,
}

impl Offered {
    fn new(one: Tournament, chosen: bool) -> Self {
        Self {
            when: when_and_where(&one),
            chosen,
            slug: one.slug,
            name: one.name,
        }
    }
}

impl Chooser {
    pub fn chosen(&self) -> impl Iterator<Item = &Offered> {
        self.tournaments.iter().filter(|one| one.chosen)
    }

    /// Reads the tournaments that are offered: the chosen ones, and the latest of the listed ones.
    fn read(conn: &mut Reader<'_>, chosen: Vec<Tournament>, notices: Vec<Message>) -> Result<Self, DbError> {
        let latest = tournaments::listed(conn, &FINISHED, 0, MOST_OFFERED as i64)?;
        // an unlisted one can be chosen by readers who know its address
        let unlisted = chosen.iter().filter(|one| !one.listed).count();
        let all = tournaments::count_listed(conn, &FINISHED)? as usize + unlisted;
        let slugs: BTreeSet<String> = chosen.iter().map(|one| one.slug.clone()).collect();
        let others = latest.into_iter().filter(|one| !slugs.contains(&one.slug));
        let tournaments: Vec<Offered> = (chosen.into_iter().map(|one| Offered::new(one, true)))
            .chain(others.map(|one| Offered::new(one, false)))
            .take(MOST_OFFERED)
            .collect();
        Ok(Self {
            more: all.saturating_sub(tournaments.len()),
            tournaments,
            notices,
        })
    }
}

/// `GET /statistics?of=a,b`: everybody. Counts finished tournaments. An address that names anything else, or too many,
/// gets the choice again, with nothing counted: there are any number of such addresses, and none of them is cached.
pub(super) async fn show(app: App, request: HttpRequest) -> WebResult {
    let query = PublicQuery::of(&request);
    let asked = Chosen::asked(&query);
    // this is how the form sends an empty choice
    let is_unticked = asked.is_empty() && query.has("of");
    let address = address_of(&asked, is_unticked);
    page::at_one_address_in_language(&request, &address)?;
    let found = asked.look_up(&app).await?;
    let page = page::addressed(&request, &address);
    let key = language::address(page.language, &address);
    let render = move |conn: &mut Reader<'_>| rendered(conn, &page, asked, is_unticked);
    match found.unknown.is_empty() {
        true => kept(&app, &request, found, &key, page::HTML, render).await,
        false => Ok(found.made(&app, page::HTML, render).await?.respond(&request)),
    }
}

fn rendered(conn: &mut Reader<'_>, page: &Addressed, asked: Chosen, is_unticked: bool) -> Result<Vec<u8>, WebError> {
    Ok(page_of(conn, asked, is_unticked)?
        .render_with_values(page)?
        .into_bytes())
}

/// Returns the canonical address of the page.
fn address_of(asked: &Chosen, is_unticked: bool) -> String {
    match is_unticked {
        true => "/statistics?of=".to_owned(),
        false => asked.address("/statistics"),
    }
}

/// Returns the page of the requested tournaments; `is_unticked`: whether the form was sent without a choice.
fn page_of(conn: &mut Reader<'_>, asked: Chosen, is_unticked: bool) -> Result<StatisticsPage, WebError> {
    let finished = tournaments::finished_with(conn, &asked.slugs())?;
    let (chosen, left_out) = asked.among(&finished);
    let too_many = chosen.too_many();
    let is_counted = !chosen.is_empty() && too_many.is_none() && left_out.is_empty();
    let unticked = is_unticked.then(t::nothing_chosen);
    let left_out = (!left_out.is_empty()).then(|| nothing_at(&left_out));
    let line = match is_counted {
        true => t::of_tournaments(chosen.len()),
        false => Message::default(),
    };
    let notices = [unticked, too_many, left_out].into_iter().flatten().collect();
    let page = StatisticsPage {
        chooser: Some(Chooser::read(conn, finished, notices)?),
        ..StatisticsPage::new(Shell::new(say::common::page_statistics()), line, t::choose())
    };
    Ok(match is_counted {
        true => page.with(&chosen.count(conn)?, &chosen.address("/statistics.csv")),
        false => page,
    })
}

/// `GET /statistics.csv?of=a,b&table=seats`: everybody.
pub(super) async fn csv(app: App, request: HttpRequest) -> WebResult {
    let query = PublicQuery::of(&request);
    let (chosen, part) = (Chosen::of(&query)?, part(&query));
    if chosen.is_empty() {
        return Err(WebError::not_found(t::choose_first()).way_on(t::to_statistics(), "/statistics"));
    }
    let address = format!("{}&table={part}", chosen.address("/statistics.csv"));
    page::at_one_address(&request, &address)?;
    let found = chosen.look_up(&app).await?.all()?;
    kept(&app, &request, found, &address, page::CSV, move |conn| {
        Ok(file(&chosen.count(conn)?, part).into_bytes())
    })
    .await
}
