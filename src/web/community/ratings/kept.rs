//! Pages and files of a community's ratings, which are the same bytes for everybody: kept until the history of the community
//! changes.

use actix_web::HttpRequest;
use askama::Template;
use podium_snapshot::rating::Ratings;
use podium_store::season::ratings::RatingSettings;
use say::Message;

use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept;
use crate::web::frame::answer::page::{self, Addressed, Caching};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::current::asker;
use crate::web::frame::request::language;
use crate::web::frame::state::ratings::{at_least, community, version};
use crate::web::frame::state::{App, off_thread};

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

    /// Returns the settings of the ratings.
    ///
    /// # Errors
    /// The community has no ratings.
    pub fn settings(&self) -> Result<&RatingSettings, WebError> {
        let settings = self.ratings.settings.as_ref();
        settings.ok_or_else(|| self.not_wanted())
    }

    /// The answer where the community does not want these ratings.
    pub fn not_wanted(&self) -> WebError {
        WebError::not_found(say::ratings::not_wanted()).way_on(&self.ratings.community.name, self.at(""))
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
            tabs.push(Link::new(
                say::ratings::title_commanders(),
                self.at("/ratings/commanders"),
            ));
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
    let known = community(app, slug).await?;
    let now = version(&known);
    let (address, content_type) = (caching.address.clone(), caching.content_type);
    let make = async || {
        let ratings = at_least(app, &known).await?;
        // only now: until the address is checked, the language may be another one
        let page = page::addressed(request, &address);
        off_thread(asker().reads(), app, move |_| {
            let version = version(&ratings.community);
            let body = render(&Shown {
                ratings: &ratings,
                page,
            })?;
            Ok::<_, WebError>(Rendered::new(&version, content_type, body).of_no_tournament())
        })
        .await
    };
    kept::answer(app, request, &caching, (known.language.as_str(), now.as_str()), make).await
}
