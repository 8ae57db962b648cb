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
use crate::web::frame::request::current;
use crate::web::frame::request::link::Link;
use crate::web::frame::state::{App, off_thread};
use book::{Book, Part, book};
use say::Language;
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
    let language = current::language();
    let found = off_thread(Lane::Searches, &app, move |_| {
        rendered(&FrontPage::of(search, language), language)
    })
    .await?;
    Ok(found.respond(&request))
}

/// `GET /help/{part}`: everybody.
async fn part(request: HttpRequest, name: web::Path<String>) -> WebResult {
    let found = kept()?.parts.iter().find(|(slug, _)| **slug == **name);
    match found {
        Some((_, page)) => Ok(page.respond(&request)),
        None => Err(WebError::not_found(say::handbook::no_part()).way_on(say::shell::handbook(), "/help")),
    }
}

/// `GET /help/pictures/{file}`: everybody.
async fn picture(file: web::Path<String>) -> WebResult {
    let found = Language::ALL.iter().find_map(|language| book(*language).picture(&file));
    let Some(found) = found else {
        return Err(WebError::not_found(say::handbook::no_picture()).way_on(say::shell::handbook(), "/help"));
    };
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "image/webp"))
        // The name contains the hash: another picture has another name.
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .body(found.bytes.clone()))
}

/// The pages in one language, rendered and compressed once in a process.
struct KeptPages {
    front: Rendered,
    parts: Vec<(&'static str, Rendered)>,
}

/// Returns the pages in the language of the request.
fn kept() -> Result<&'static KeptPages, WebError> {
    static KEPT: [OnceLock<KeptPages>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let language = current::language();
    let of_language = &KEPT[language as usize];
    if let Some(kept) = of_language.get() {
        return Ok(kept);
    }
    let parts = book(language).parts.iter();
    let parts = parts.map(|part| Ok((part.slug, rendered(&PartPage::of(part, language), language)?)));
    let made = KeptPages {
        front: rendered(&FrontPage::of(Search::default(), language), language)?,
        parts: parts.collect::<Result<_, WebError>>()?,
    };
    Ok(of_language.get_or_init(|| made))
}

fn rendered(page: &impl Template, language: Language) -> Result<Rendered, WebError> {
    Ok(Rendered::new(VERSION, page::HTML, page.render_with_values(&language)?))
}

impl FrontPage<'_> {
    fn of(search: Search, language: Language) -> Self {
        let title = match search.is_some() {
            true => say::handbook::title_of(&search.text),
            false => say::shell::handbook(),
        };
        Self {
            shell: Shell::new(title),
            book: book(language),
            found: search.find(book(language)),
            search,
        }
    }

    /// Returns whether a result contains every word of the search.
    fn is_met(&self) -> bool {
        self.search.is_met(&self.found)
    }
}

impl<'b> PartPage<'b> {
    fn of(part: &'b Part, language: Language) -> Self {
        let here = format!("/help/{}", part.slug);
        let parts = book(language).parts.iter();
        let link = |part: &Part| Link::new(part.title.as_str(), format!("/help/{}", part.slug)).at(&here);
        Self {
            shell: Shell::new(say::handbook::title_of(&part.title)),
            part,
            parts: parts.map(link).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::book::{Shown, Task};
    use super::*;
    use crate::web::frame::look::help_tasks;

    #[test]
    fn a_translated_chapter_has_the_tasks_of_the_english_one() {
        let english = book(Language::English);
        let mut translated = 0;
        for language in Language::OFFERED {
            for (part, source) in book(language).parts.iter().zip(&english.parts) {
                let slugs = |part: &Part| part.tasks.iter().map(|task| task.slug.clone()).collect::<Vec<_>>();
                assert_eq!(slugs(part), slugs(source), "{} in {language:?}", part.slug);
                for (task, english) in part.tasks.iter().zip(&source.tasks) {
                    assert_pictured(task, english, part.language);
                }
                translated += usize::from(part.language != Language::English);
            }
        }
        assert!(
            translated >= 18,
            "the chapters of players and judges, in nine languages: {translated}"
        );
    }

    /// A task has a picture where the English one has it: the same, with a page in its own language.
    fn assert_pictured(task: &Task, english: &Task, language: Language) {
        let (Some(own), Some(source)) = (&task.picture, &english.picture) else {
            assert!(
                task.picture.is_none() && english.picture.is_none(),
                "{}: {}",
                language.tag(),
                task.title
            );
            return;
        };
        // "/help/pictures/time-0123456789abcdef.webp"
        let name = |shown: &Shown| shown.href.rsplit_once('-').map(|(name, _)| name.to_owned());
        assert_eq!(name(own), name(source), "{}: {}", language.tag(), task.title);
        assert_eq!((own.width, own.height), (source.width, source.height), "{}", own.href);
        assert_eq!(
            own.href == source.href,
            language == Language::English,
            "{}: {}",
            language.tag(),
            task.title
        );
    }

    #[test]
    fn every_task_of_a_page_is_there() {
        for task in help_tasks::all() {
            let (part, slug) = task.split_once('#').expect("a part and a task");
            let part = book(Language::English).parts.iter().find(|found| found.slug == part);
            let part = part.unwrap_or_else(|| panic!("no part {task}"));
            assert!(part.tasks.iter().any(|found| found.slug == slug), "no task {task}");
        }
    }
}
