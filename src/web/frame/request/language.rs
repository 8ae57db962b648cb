//! The language of a request. A public page's address begins with it (`/es/t/SLUG/standings`), so that everybody gets the
//! same bytes there. An address without one leads to the reader's language: the one they chose, or else their browser's.

use actix_web::body::{EitherBody, MessageBody};
use actix_web::cookie::time::Duration;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::http::uri::PathAndQuery;
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpRequest, HttpResponse};
use say::Language;

use crate::web::frame::request::cookies::Cookies;
use crate::web::frame::request::current;
use crate::web::frame::state::App;
use podium_store::site::accounts::Account;

/// The cookie with a reader's chosen language.
const COOKIE: &str = "podium_language";

/// Days for which a browser keeps a chosen language.
const DAYS: i64 = 365;

/// The pages of a tournament that have the language in their addresses.
const PAGES: [&str; 11] = [
    "bracket",
    "changes",
    "fairness",
    "pairings",
    "players",
    "profile",
    "projector",
    "standings",
    "statistics",
    "story",
    "games",
];

/// The pages of a season that have the language in their addresses.
const SEASON: [&str; 5] = ["commanders", "evenings", "needs", "records", "rules"];

/// The mark of a request whose address began with a language.
#[derive(Debug, Clone, Copy)]
struct Addressed;

/// Middleware: takes the language off the beginning of an address, so that routes do not know it, and notes the request's
/// language ([`current::language`]). Pages that have no language in their address are at one address without it.
pub async fn in_address<B: MessageBody>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, actix_web::Error> {
    let address = request.uri().path_and_query().map_or("/", PathAndQuery::as_str);
    let Some(Split { language, second, rest }) = split(address) else {
        current::set_language(of_reader(request.request()));
        return Ok(next.call(request).await?.map_into_left_body());
    };
    if !has_languages(rest.split('?').next().unwrap_or_default()) {
        let answer = HttpResponse::PermanentRedirect()
            .insert_header((header::LOCATION, rest))
            .finish();
        return Ok(request.into_response(answer).map_into_right_body());
    }
    current::set_language(Some(language));
    current::set_second_language(second.filter(|_| is_sheet(&rest)));
    take_off(&mut request, &rest)?;
    Ok(next.call(request).await?.map_into_left_body())
}

/// Gives a request the address that follows the language.
fn take_off(request: &mut ServiceRequest, rest: &str) -> Result<(), actix_web::Error> {
    let mut parts = request.uri().clone().into_parts();
    parts.path_and_query = Some(rest.parse().map_err(actix_web::error::ErrorBadRequest)?);
    let uri = actix_web::http::Uri::from_parts(parts).map_err(actix_web::error::ErrorBadRequest)?;
    request.match_info_mut().get_mut().update(&uri);
    request.head_mut().uri = uri;
    request.extensions_mut().insert(Addressed);
    Ok(())
}

/// An address that begins with its language: `/es/t/SLUG/standings`, or `/es+en/…` for a sheet that is printed in two.
struct Split {
    language: Language,
    second: Option<Language>,
    rest: String,
}

/// Divides an address into its language and the rest; `None` if it has no language, or if the rest would be another host's.
fn split(address: &str) -> Option<Split> {
    let inside = address.strip_prefix('/')?;
    let end = inside.find(['/', '?']).unwrap_or(inside.len());
    let (segment, rest) = inside.split_at(end);
    // browsers read \ as /
    if ["//", "/\\"].iter().any(|host| rest.starts_with(host)) {
        return None;
    }
    let of = |segment: &str| Language::of_tag(segment).filter(|language| language.segment() == segment);
    let (language, second) = match segment.split_once('+') {
        Some((first, second)) => (of(first)?, Some(of(second)?)),
        None => (of(segment)?, None),
    };
    // the front page: "/es?page=2"
    let is_front = !rest.starts_with('/');
    Some(Split {
        language,
        second: second.filter(|second| *second != language),
        rest: format!("{}{rest}", if is_front { "/" } else { "" }),
    })
}

/// Returns whether a page is a sheet that can be printed in two languages.
fn is_sheet(path: &str) -> bool {
    path.ends_with("/names") || path.ends_with("/slips")
}

/// Returns whether the page at an address, given without its language, has the language in its address.
pub fn has_languages(path: &str) -> bool {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    if ["/", "/rules", "/statistics"].contains(&path) {
        return true;
    }
    if let Some(inside) = path.strip_prefix("/c/") {
        return community_has_languages(inside);
    }
    let Some(inside) = path.strip_prefix("/t/") else {
        return false;
    };
    let mut parts = inside.split('/').skip(1);
    parts.next().is_none_or(|page| PAGES.contains(&page))
}

/// Returns whether a page of a community has the language in its address: its home, a person, an evening of free pods, a season,
/// ratings.
fn community_has_languages(inside: &str) -> bool {
    let parts: Vec<&str> = inside.split('/').collect();
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match parts[..] {
        [_] | [_, "ratings"] | [_, "ratings", "commanders"] | [_, "s", _] => true,
        [_, "e", number] | [_, "people", number] | [_, "ratings", "people", number] | [_, "s", _, "people", number] => {
            is_number(number)
        }
        [_, "s", _, page] => SEASON.contains(&page),
        _ => false,
    }
}

/// Returns whether the address of a request began with a language.
pub fn is_addressed(request: &HttpRequest) -> bool {
    request.extensions().get::<Addressed>().is_some()
}

/// Returns an address in a language.
pub fn address(language: Language, rest: &str) -> String {
    let front = rest
        .strip_prefix('/')
        .filter(|after| after.is_empty() || after.starts_with('?'));
    format!("/{}{}", language.segment(), front.unwrap_or(rest))
}

/// Returns an address in the language of the request, or in both of its languages.
pub fn address_here(rest: &str) -> String {
    match current::second_language() {
        Some(second) => in_two(current::language(), second, rest),
        None => address(current::language(), rest),
    }
}

/// Returns the address of a sheet that is printed in two languages.
pub fn in_two(first: Language, second: Language, rest: &str) -> String {
    format!("/{}+{}{rest}", first.segment(), second.segment())
}

/// Returns the address of the same page in a language, whatever language it is in; unchanged if its address has none.
pub fn in_language(language: Language, address: &str) -> String {
    let rest = split(address).map(|split| split.rest);
    local(Some(language), rest.unwrap_or_else(|| address.to_owned()))
}

/// Returns an address in a language, if pages there have one and one is given.
pub fn local(language: Option<Language>, rest: String) -> String {
    match language.filter(|_| has_languages(&rest)) {
        Some(language) => address(language, &rest),
        None => rest,
    }
}

/// Gives the reader the language of their account, in a browser in which none was chosen.
pub fn of_account(app: &App, request: &HttpRequest, account: &Account) {
    let cookies = Cookies::of(app);
    let chosen = account.language.as_deref().and_then(Language::of_tag);
    if let (Some(language), None) = (chosen, cookies.get(request, COOKIE)) {
        keep(app, request, language);
        if !is_addressed(request) {
            current::set_language(Some(language));
        }
    }
}

/// Keeps a chosen language in the reader's browser.
pub fn keep(app: &App, request: &HttpRequest, language: Language) {
    Cookies::of(app).set(request, COOKIE, language.tag(), Some(Duration::days(DAYS)));
}

/// Returns the language of a reader: the chosen one, or else the browser's.
fn of_reader(request: &HttpRequest) -> Option<Language> {
    let chosen = request
        .app_data::<App>()
        .and_then(|app| Cookies::of(app).get(request, COOKIE))
        .and_then(|tag| Language::of_tag(&tag));
    let accepted = || {
        let header = request.headers().get(header::ACCEPT_LANGUAGE)?;
        Language::accepted(header.to_str().ok()?)
    };
    chosen.or_else(accepted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_the_first_part_of_an_address() {
        for (address, language, rest) in [
            ("/es/t/spring", Language::Spanish, "/t/spring"),
            ("/pt-br", Language::PortugueseOfBrazil, "/"),
            ("/ja?page=2", Language::Japanese, "/?page=2"),
            ("/es/t/spring?q=a/b", Language::Spanish, "/t/spring?q=a/b"),
        ] {
            let found = split(address).map(|split| (split.language, split.second, split.rest));
            assert_eq!(found, Some((language, None, rest.to_owned())));
            assert_eq!(super::address(language, rest), address);
        }
        for other in [
            "/ES/t/spring",
            "/t/es",
            "/",
            "/esp/t/spring",
            "/es+x/t/spring",
            "/es//evil.example",
            "/es/\\evil.example",
        ] {
            assert!(split(other).is_none(), "{other}");
        }
        let both = in_two(Language::Spanish, Language::Japanese, "/t/spring/pairings/1/slips");
        assert_eq!(split(&both).and_then(|split| split.second), Some(Language::Japanese));
        assert_eq!(address(Language::French, "/"), "/fr");
        assert_eq!(in_language(Language::Polish, "/es/t/spring?q=a"), "/pl/t/spring?q=a");
        assert_eq!(in_language(Language::Polish, "/t/spring/desk"), "/t/spring/desk");
    }

    #[test]
    fn public_pages_have_it_and_others_do_not() {
        for path in [
            "/",
            "/rules",
            "/statistics",
            "/t/spring",
            "/t/spring/standings/3/12",
            "/c/friday",
            "/c/friday/people/17",
            "/c/friday/s/winter/people/17",
            "/c/friday/s/winter/needs",
        ] {
            assert!(has_languages(path), "{path}");
        }
        for path in [
            "/t/spring/desk",
            "/t/spring/me",
            "/t/spring/export/event.json",
            "/sign-in",
            "/t/spring/live",
            "/c/friday/people",
            "/c/friday/people/17/edit",
            "/c/friday/s/winter/standings.csv",
        ] {
            assert!(!has_languages(path), "{path}");
        }
    }
}
