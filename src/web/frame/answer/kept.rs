//! Answers that are the same for everybody and belong to no single tournament: kept under the version of what they show.

use actix_web::HttpRequest;

use super::cache::Rendered;
use super::error::{WebError, WebResult};
use super::page::{self, CacheStore, Caching, HTML};
use crate::web::frame::request::{current, language};
use crate::web::frame::state::App;

/// Answers with the kept page or file of a version, or with the one that `make` makes. `usual`: the tag of the language of a
/// page whose reader has chosen none.
///
/// # Errors
/// The address is another form of the canonical one: redirects; the error of `make`.
pub async fn answer(
    app: &App,
    request: &HttpRequest,
    caching: &Caching,
    (usual, now): (&str, &str),
    make: impl AsyncFnOnce() -> Result<Rendered, WebError>,
) -> WebResult {
    let key = one_address(request, caching, usual)?;
    let holds = |kept: &str| kept == now;
    Ok(match caching.store {
        CacheStore::Pages => app.cache.get(&key, holds, make).await?.respond(request),
        CacheStore::Searches => app.searches.get(&key, holds, make).await?.respond(request),
        CacheStore::Pictures => app.pictures.get(&key, holds, make).await?.respond(request),
        CacheStore::Nowhere => make().await?.respond(request),
    })
}

/// Returns the address under which an answer is kept; a request by another form of it is redirected.
fn one_address(request: &HttpRequest, caching: &Caching, usual: &str) -> Result<String, WebError> {
    if caching.content_type != HTML {
        page::at_one_address(request, &caching.address)?;
        return Ok(caching.address.clone());
    }
    if !current::asks_for_language() {
        current::set_usual_language(usual);
    }
    page::at_one_address_in_language(request, &caching.address)?;
    Ok(language::address_here(&caching.address))
}
