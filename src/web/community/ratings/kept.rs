//! Pages of a community's ratings, which are the same bytes for everybody: kept until the history of the community changes.

use std::sync::Arc;

use actix_web::HttpRequest;
use askama::Template;
use podium_snapshot::rating::Ratings;
use podium_store::community::Community;
use podium_store::{DbError, Reader};
use say::Message;

use crate::web::community::page::stored;
use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Addressed, Caching, HTML};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::current::asker;
use crate::web::frame::request::{current, language};
use crate::web::frame::state::{App, off_thread, read_in};

/// Ratings as a public page shows them, in a language.
pub struct Shown<'s> {
    pub ratings: &'s Ratings,
    pub page: Addressed,
}

impl Shown<'_> {
    /// Renders a page of them.
    ///
    /// # Errors
    /// The template fails.
    pub fn render(&self, page: &impl Template) -> Result<String, WebError> {
        Ok(page.render_with_values(&self.page)?)
    }

    /// Returns the address of a page of the community: `path` is empty, or begins with a slash.
    pub fn at(&self, path: &str) -> String {
        let path = format!("/c/{}{path}", self.ratings.community.slug);
        language::local(Some(self.page.language), path)
    }

    /// Creates the shell of a page.
    pub fn shell(&self, title: impl Into<Message>) -> Shell {
        let of = [title.into(), (&self.ratings.community.name).into()];
        Shell::new(Message::joined(of, " · "))
    }

    /// Returns the pages of ratings, with `here` marked.
    pub fn tabs(&self, here: &str) -> Vec<Link> {
        let mut tabs = vec![Link::new(say::ratings::title(), self.at("/ratings"))];
        if !self.ratings.commanders.is_empty() {
            tabs.push(Link::new(say::ratings::title_commanders(), self.at("/ratings/commanders")));
        }
        let here = self.at(here);
        tabs.into_iter().map(|tab| tab.at(&here)).collect()
    }
}

/// Answers with a page or a file of ratings: the kept one, or a newly rendered one.
///
/// # Errors
/// There is no such community; the error of `render`.
pub async fn answer<F>(app: &App, request: &HttpRequest, slug: &str, caching: Caching, render: F) -> WebResult
where
    F: FnOnce(&Shown<'_>) -> Result<String, WebError> + Send + 'static,
{
    let community = stored(app, slug.to_owned()).await?;
    let key = one_address(request, &caching, &community)?;
    let page = page::addressed(request, &caching.address);
    let (now, content_type) = (version(&community), caching.content_type);
    let make = async || {
        let ratings = at_least(app, &community).await?;
        off_thread(asker().reads(), app, move |_| {
            let version = version(&ratings.community);
            let body = render(&Shown { ratings: &ratings, page })?;
            Ok::<_, WebError>(Rendered::new(&version, content_type, body).of_no_tournament())
        })
        .await
    };
    let kept = app.cache.get(&key, |kept| kept == now, make);
    Ok(kept.await?.respond(request))
}

/// Returns the address under which an answer is kept; a request by another form of it is redirected.
fn one_address(request: &HttpRequest, caching: &Caching, community: &Community) -> Result<String, WebError> {
    if caching.content_type != HTML {
        page::at_one_address(request, &caching.address)?;
        return Ok(caching.address.clone());
    }
    if !current::asks_for_language() {
        current::set_usual_language(&community.language);
    }
    page::at_one_address_in_language(request, &caching.address)?;
    Ok(language::address_here(&caching.address))
}

/// Returns the text of what the pages are made from.
fn version(community: &Community) -> String {
    let (history, settings) = (community.history_version, community.settings_version);
    format!("{}-{history}-{settings}", community.id)
}

/// Returns the ratings of a community with at least the changes of its row.
async fn at_least(app: &App, community: &Community) -> Result<Arc<Ratings>, WebError> {
    let make = async |earlier: Option<Arc<Ratings>>| {
        let slug = community.slug.clone();
        read_in(Lane::Snapshots, app, move |conn: &mut Reader<'_>| {
            Ratings::read(conn, &slug, earlier.as_deref())
        })
        .await
    };
    let made = app.ratings.at_least(community, make);
    let made = app.lanes.patiently(Lane::Snapshots, made);
    made.await.map_err(|error: DbError| error.into())
}
