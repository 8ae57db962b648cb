//! `/.well-known/security.txt` (RFC 9116): the contact for reporting vulnerabilities of this installation, from the
//! settings.

use actix_web::HttpResponse;
use actix_web::http::header;
use chrono::{Duration, NaiveTime};

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::state::App;
use podium_base::clock::{self, Moment};
use podium_base::config::ServeSettings;

/// The file's path.
const PATH: &str = "/.well-known/security.txt";
/// Days for which a copy of the file is valid; RFC 9116 asks for less than a year.
const HOLDS_DAYS: i64 = 180;

pub fn routes(routes: &mut Routes) {
    routes.get("/.well-known/security.txt", handler!(show));
}

/// `GET /.well-known/security.txt`: everybody; 404 if no contact is configured.
async fn show(app: App) -> WebResult {
    match text(&app.settings, clock::now()) {
        Some(text) => Ok(HttpResponse::Ok()
            .insert_header((header::CACHE_CONTROL, "public, max-age=3600"))
            .content_type("text/plain; charset=utf-8")
            .body(text)),
        None => Err(WebError::not_found(say::handbook::no_contact())),
    }
}

/// Returns the file; `None` if no contact is configured.
fn text(settings: &ServeSettings, now: Moment) -> Option<String> {
    let security = &settings.security;
    if security.contacts.is_empty() {
        return None;
    }
    let mut lines: Vec<String> = Vec::new();
    for contact in &security.contacts {
        lines.push(format!("Contact: {}", contact.as_str()));
    }
    // counted from today, so that nobody has to renew it; whole days, so that all copies of a day are equal
    let expires = (now + Duration::days(HOLDS_DAYS)).date().and_time(NaiveTime::MIN);
    lines.push(format!("Expires: {}", expires.format("%Y-%m-%dT%H:%M:%SZ")));
    if let Some(policy) = &security.policy {
        lines.push(format!("Policy: {}", policy.as_str()));
    }
    lines.push("Preferred-Languages: en".to_owned());
    // only with https is the file's address certain
    if let Some(url) = settings.public_url.as_ref().filter(|url| url.is_https()) {
        lines.push(format!("Canonical: {}{PATH}", url.as_str()));
    }
    lines.push(String::new());
    Some(lines.join("\n"))
}
