//! Choosing a language: one press, on any page, without an account.

use actix_web::HttpRequest;
use actix_web::http::header;
use actix_web::web::Path;
use say::Language;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::see_other;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::request::language;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::{App, act};
use podium_ops::command::rights::Need;
use podium_ops::site::accounts;
use podium_ops::{Command, Sender, SiteWork};
use podium_store::site::accounts::Account;

/// The routes of the choice.
pub fn routes(routes: &mut Routes) {
    routes.get("/language/{language}", handler!(choose));
}

/// `GET /language/{language}`: everybody. Keeps the choice in a cookie, and with the account that is signed in, and
/// leads back to the page with the link. Any site may link here, but what it can change is only the words that its reader
/// sees.
async fn choose(app: App, request: HttpRequest, visitor: Visitor, chosen: Path<String>) -> WebResult {
    let chosen = Language::of_tag(&chosen).ok_or_else(|| WebError::not_found(say::shell::no_such_language()))?;
    language::keep(&app, &request, chosen);
    let other = |account: &&Account| account.language.as_deref() != Some(chosen.tag());
    if visitor.account.as_ref().filter(other).is_some() {
        let command = Command::on_site(Sender::session(visitor.session_hash(), Need::SignedIn));
        let choose = move |work: &mut SiteWork<'_, '_>| accounts::choose_language(work, chosen);
        act(&app, move |state| command.run_on_site(&state.db, choose)).await?;
    }
    let from = came_from(&request).unwrap_or("/");
    Ok(see_other(&language::in_language(chosen, from)))
}

/// Returns the address, without host, of the page that led here; `None` if it is not of this service.
fn came_from(request: &HttpRequest) -> Option<&str> {
    let header = |name| request.headers().get(name)?.to_str().ok();
    let (_, page) = header(header::REFERER)?.split_once("://")?;
    let address = page.strip_prefix(header(header::HOST)?)?;
    // "//" would begin another host
    (address.starts_with('/') && !address.starts_with("//")).then_some(address)
}
