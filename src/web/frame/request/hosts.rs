//! Requests that are refused before anything reads them: those that name another host, or contain a character that no
//! text has. Another name that somebody pointed at this service (DNS rebinding) would be a separate origin to a
//! browser, with our pages in it.

use std::net::{Ipv4Addr, Ipv6Addr};

use actix_web::HttpRequest;
use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{StatusCode, header};
use actix_web::middleware::Next;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::state::App;
use say::errors;

/// Paths that probes request by any name; their answers depend on nothing in the request.
pub(crate) const PROBES: [&str; 2] = ["/healthz", "/readyz"];

/// Middleware: refuses requests that name a foreign host, or contain a character that no address here has.
pub async fn known<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, actix_web::Error> {
    match refusal(request.request()) {
        None => Ok(next.call(request).await?.map_into_left_body()),
        Some(error) => {
            // with the error in it, from which the API makes its own answer
            Ok(request.error_response(error).map_into_right_body())
        }
    }
}

fn refusal(request: &HttpRequest) -> Option<WebError> {
    if PROBES.contains(&request.path()) {
        return None;
    }
    // PostgreSQL does not store NUL: the sender's mistake would appear as an error of the database
    if request
        .uri()
        .path_and_query()
        .is_some_and(|asked| asked.as_str().contains("%00"))
    {
        return Some(WebError::bad_request(errors::strange_address()));
    }
    let mut named = request.headers().get_all(header::HOST);
    // with two hosts, a proxy before us may have understood another one
    let (Some(host), None) = (named.next().and_then(|host| host.to_str().ok()), named.next()) else {
        return Some(WebError::bad_request(errors::no_host()));
    };
    let public_url = request.app_data::<App>()?.settings.public_url.as_ref();
    let is_known = match public_url {
        Some(url) => url.is_host(host),
        None => is_loopback_or_number(host),
    };
    (!is_known).then(|| {
        let detail = match public_url {
            Some(url) => errors::service_is_at(url.as_str()),
            None => errors::service_has_no_name(),
        };
        let to = public_url.map_or("/", |url| url.as_str());
        WebError::new(StatusCode::MISDIRECTED_REQUEST, errors::other_name(), detail).way_on(errors::open_it(), to)
    })
}

/// Returns whether a host, with or without a port, is `localhost` or an IP address, which, unlike a name, nobody can
/// point at this service from elsewhere. Any address, not only the listener's, because a router or a container may be
/// in between.
fn is_loopback_or_number(host: &str) -> bool {
    let without_port = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    };
    if let Some(number) = without_port.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')) {
        return number.parse::<Ipv6Addr>().is_ok();
    }
    let name = without_port.to_ascii_lowercase();
    name == "localhost" || name.ends_with(".localhost") || name.parse::<Ipv4Addr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_loopback_names_are_known() {
        for host in [
            "localhost",
            "LOCALHOST:8080",
            "hall.localhost:8080",
            "127.0.0.1:8080",
            "192.168.1.20:8080",
            "10.0.0.5",
            "[::1]:8080",
            "[fe80::1]",
        ] {
            assert!(is_loopback_or_number(host), "{host}");
        }
        for host in [
            "",
            ":8080",
            "podium.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example:8080",
            "evil-localhost",
            "[::1",
            "[evil]",
            "127.1",
            "2130706433",
            "127.0.0.1:x",
            "user@127.0.0.1",
        ] {
            assert!(!is_loopback_or_number(host), "{host}");
        }
    }
}
