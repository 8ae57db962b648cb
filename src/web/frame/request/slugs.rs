//! Addresses of pages in other letters: slugs are lower-case, and an address typed from a poster leads to the one
//! address of its page. Programs send a slug as they read it, and the API redirects nobody.

use actix_web::HttpResponse;
use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, header};
use actix_web::middleware::Next;

/// The part of a page's address before its slug: of a tournament, of a community.
const BEFORE: [&str; 2] = ["/t/", "/c/"];

/// Middleware: redirects readers of an address whose slug has capitals.
pub async fn in_lower_case<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, actix_web::Error> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let address = request.uri().path_and_query().map(|address| address.as_str());
    match address.filter(|_| reads).and_then(lowered) {
        None => Ok(next.call(request).await?.map_into_left_body()),
        Some(to) => {
            let answer = HttpResponse::PermanentRedirect()
                .insert_header((header::LOCATION, to))
                .finish();
            Ok(request.into_response(answer).map_into_right_body())
        }
    }
}

/// Returns an address with its slug in lower case; `None` if it is or if it has none.
fn lowered(address: &str) -> Option<String> {
    let before = BEFORE.iter().find(|before| address.starts_with(**before))?;
    let rest = &address[before.len()..];
    let (slug, after) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
    let has_capitals = slug.bytes().any(|byte| byte.is_ascii_uppercase());
    has_capitals.then(|| format!("{before}{}{after}", slug.to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_slug_is_changed() {
        for (address, to) in [
            ("/t/Spring-Open", Some("/t/spring-open")),
            ("/t/SPRING/me?Q=A", Some("/t/spring/me?Q=A")),
            ("/t/Spring?q=/A", Some("/t/spring?q=/A")),
            ("/api/v1/tournaments/Spring/standings", None),
            ("/t/spring/Desk", None),
            ("/c/Friday/People", Some("/c/friday/People")),
            ("/p/Abc", None),
            ("/T/Spring", None),
        ] {
            assert_eq!(lowered(address).as_deref(), to, "{address}");
        }
    }
}
