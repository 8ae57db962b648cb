//! Pages and files of a season, which are the same bytes for everybody: kept until the season, or the history of its
//! community, has changed.

use actix_web::HttpRequest;
use askama::Template;

use crate::web::frame::answer::cache::Rendered;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept;
use crate::web::frame::answer::page::{self, Addressed, CacheStore, Caching};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::request::current::asker;
use crate::web::frame::state::seasons::{at_least, stamp, version};
use crate::web::frame::state::{App, off_thread};
use podium_snapshot::season::SeasonSnapshot;

pub use crate::web::frame::state::seasons::SeasonAt;

/// A season as a public page shows it, in a language.
pub struct Shown<'s> {
    pub season: &'s SeasonSnapshot,
    pub page: Addressed,
}

impl Shown<'_> {
    /// Renders a page of it.
    ///
    /// # Errors
    /// The template fails.
    pub fn render(&self, page: &impl Template) -> Result<String, WebError> {
        Ok(page.render_with_values(&self.page)?)
    }
}

/// Answers with a page or a file of a season: the kept one for its stamp, or a newly rendered one.
///
/// # Errors
/// There is no such season; the error of `render`.
pub async fn answer<F>(app: &App, request: &HttpRequest, at: SeasonAt, caching: Caching, render: F) -> WebResult
where
    F: FnOnce(&Shown<'_>) -> Result<String, WebError> + Send + 'static,
{
    let stamp = stamp(app, &at).await?;
    let now = version(&stamp);
    let (address, content_type) = (caching.address.clone(), caching.content_type);
    let lane = match caching.store {
        CacheStore::Searches => Lane::Searches,
        CacheStore::Pages | CacheStore::Pictures | CacheStore::Nowhere => asker().reads(),
    };
    let make = async || {
        let season = at_least(app, &at, &stamp).await?;
        // only now: until the address is checked, the language may be another one
        let page = page::addressed(request, &address);
        off_thread(lane, app, move |_| {
            let version = version(&season.stamp);
            let body = render(&Shown { season: &season, page })?;
            Ok::<_, WebError>(Rendered::new(&version, content_type, body).of_no_tournament())
        })
        .await
    };
    kept::answer(app, request, &caching, (stamp.language.as_str(), now.as_str()), make).await
}
