//! The handbook under `/help`: its parts, its search and its pictures. It is the same for everybody, and comes with the
//! program.

pub mod book;
pub mod markdown;
pub mod search;

use std::sync::OnceLock;

use actix_web::http::header;
use actix_web::web;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::link::Link;
use crate::web::frame::state::{App, off_thread};
use book::{Book, Part, book};
use search::{Found, Search};

pub fn routes(routes: &mut Routes) {
    routes
        .get("/help", handler!(front))
        .get("/help/{part}", handler!(part))
        .get("/help/pictures/{file}", handler!(picture));
}

/// The table of contents, or the results of a search.
#[derive(Template)]
#[template(path = "site/help/front.html")]
struct FrontPage<'b> {
    shell: Shell,
    book: &'b Book,
    search: Search,
    found: Vec<Found<'b>>,
}

/// A part with its tasks.
#[derive(Template)]
#[template(path = "site/help/part.html")]
struct PartPage<'b> {
    shell: Shell,
    part: &'b Part,
    /// All parts; the current one is marked.
    parts: Vec<Link>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct HelpQuery {
    q: String,
}

/// Pages of the handbook change only with the program.
const VERSION: &str = "0";

/// `GET /help`, with `?q=` as a search: everybody.
async fn front(app: App, request: HttpRequest) -> WebResult {
    // a mistyped address finds nothing
    let HelpQuery { q } = serde_urlencoded::from_str(request.query_string()).unwrap_or_default();
    let search = Search::new(&q);
    if !search.is_some() {
        return Ok(kept()?.front.respond(&request));
    }
    let found = off_thread(Lane::Searches, &app, move |_| rendered(&FrontPage::of(search))).await?;
    Ok(found.respond(&request))
}

/// `GET /help/{part}`: everybody.
async fn part(request: HttpRequest, name: web::Path<String>) -> WebResult {
    let found = kept()?.parts.iter().find(|(slug, _)| **slug == **name);
    match found {
        Some((_, page)) => Ok(page.respond(&request)),
        None => Err(WebError::not_found("The handbook has no part of this name.").way_on("Handbook", "/help")),
    }
}

/// `GET /help/pictures/{file}`: everybody.
async fn picture(file: web::Path<String>) -> WebResult {
    let Some(found) = book().picture(&file) else {
        return Err(WebError::not_found("The handbook has no such picture.").way_on("Handbook", "/help"));
    };
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "image/png"))
        // The name contains the hash: another picture has another name.
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .body(found.bytes.clone()))
}

/// The pages, rendered and compressed once in a process.
struct KeptPages {
    front: Rendered,
    parts: Vec<(&'static str, Rendered)>,
}

fn kept() -> Result<&'static KeptPages, WebError> {
    static KEPT: OnceLock<KeptPages> = OnceLock::new();
    if let Some(kept) = KEPT.get() {
        return Ok(kept);
    }
    let parts = book().parts.iter();
    let parts = parts.map(|part| Ok((part.slug, rendered(&PartPage::of(part))?)));
    let made = KeptPages {
        front: rendered(&FrontPage::of(Search::default()))?,
        parts: parts.collect::<Result<_, WebError>>()?,
    };
    Ok(KEPT.get_or_init(|| made))
}

fn rendered(page: &impl Template) -> Result<Rendered, WebError> {
    Ok(Rendered::new(VERSION, page::HTML, page.render()?))
}

impl FrontPage<'_> {
    fn of(search: Search) -> Self {
        let title = match search.is_some() {
            true => format!("{}: Handbook", search.text),
            false => "Handbook".to_owned(),
        };
        Self {
            shell: Shell::new(title),
            book: book(),
            found: search.find(book()),
            search,
        }
    }

    /// Returns whether a result contains every word of the search.
    fn is_met(&self) -> bool {
        self.search.is_met(&self.found)
    }
}

impl<'b> PartPage<'b> {
    fn of(part: &'b Part) -> Self {
        let here = format!("/help/{}", part.slug);
        let parts = book().parts.iter();
        let link = |part: &Part| Link::new(part.title.as_str(), format!("/help/{}", part.slug)).at(&here);
        Self {
            shell: Shell::new(format!("{}: Handbook", part.title)),
            part,
            parts: parts.map(link).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::look::help_tasks;

    #[test]
    fn every_task_of_a_page_is_there() {
        for task in help_tasks::all() {
            let (part, slug) = task.split_once('#').expect("a part and a task");
            let part = book().parts.iter().find(|found| found.slug == part);
            let part = part.unwrap_or_else(|| panic!("no part {task}"));
            assert!(part.tasks.iter().any(|found| found.slug == slug), "no task {task}");
        }
    }
}
