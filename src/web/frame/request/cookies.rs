//! Cookies: their names and attributes, reading a request's cookies, and setting those of its answer.

use actix_web::body::MessageBody;
use actix_web::cookie::{Cookie, SameSite, time::Duration};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpRequest};

use crate::web::frame::state::App;

/// The prefix of cookie names over https: a browser accepts such a cookie from this very host only, so that neither
/// another host of the domain nor an answer over http can plant one.
const HOST_ONLY: &str = "__Host-";
/// The cookie that tells the script to ask who the reader is; readable by the script, and of no other use.
const KNOWN: &str = "podium_known";

/// Reads and sets the cookies of requests to this service.
#[derive(Debug, Clone, Copy)]
pub struct Cookies {
    https: bool,
}

impl Cookies {
    pub fn of(app: &App) -> Self {
        Self {
            https: app.settings.is_https(),
        }
    }

    /// Returns the value of a cookie; `None` if it is missing or empty.
    pub fn get(self, request: &HttpRequest, name: &str) -> Option<String> {
        read(request, &self.name(name))
    }

    /// Returns the value of a cookie that was set before this service used https or prefixed names. Only for cookies
    /// that are harmless if somebody plants them.
    pub fn get_older(self, request: &HttpRequest, name: &str) -> Option<String> {
        read(request, name).filter(|_| self.https)
    }

    /// Returns whether there is a cookie whose name begins so.
    pub fn has_beginning(self, request: &HttpRequest, beginning: &str) -> bool {
        let beginning = self.name(beginning);
        let cookies = request.cookies();
        cookies.is_ok_and(|all| all.iter().any(|cookie| cookie.name().starts_with(&beginning)))
    }

    /// Returns the cookies whose names begin so, also those with older names: the rest of each name, and the value.
    pub fn beginning(self, request: &HttpRequest, beginning: &str) -> Vec<(String, String)> {
        let whole = self.name(beginning);
        let found = |cookie: &Cookie<'_>| {
            let name = cookie.name();
            let rest = name.strip_prefix(&whole).or_else(|| name.strip_prefix(beginning))?;
            Some((rest.to_owned(), cookie.value().to_owned()))
        };
        let cookies = request.cookies();
        cookies.map_or_else(|_| Vec::new(), |all| all.iter().filter_map(found).collect())
    }

    /// Sets a cookie that scripts cannot read; without an age it lasts until the browser is closed.
    pub fn set(self, request: &HttpRequest, name: &str, value: &str, age: Option<Duration>) {
        self.note(request, self.name(name), value, age, true);
    }

    /// Removes a cookie, including one with its older name.
    pub fn forget(self, request: &HttpRequest, name: &str) {
        self.note(request, self.name(name), "", Some(Duration::ZERO), true);
        if self.get_older(request, name).is_some() {
            self.note(request, name.to_owned(), "", Some(Duration::ZERO), true);
        }
    }

    /// Tells the script, for a time, to ask who the reader is.
    pub fn set_known(self, request: &HttpRequest, age: Duration) {
        self.note(request, KNOWN.to_owned(), "1", Some(age), false);
    }

    /// Tells the script that the reader is not known.
    pub fn forget_known(self, request: &HttpRequest) {
        self.note(request, KNOWN.to_owned(), "", Some(Duration::ZERO), false);
    }

    fn name(self, name: &str) -> String {
        match self.https {
            true => format!("{HOST_ONLY}{name}"),
            // browsers refuse the prefix without `Secure`, and `Secure` over http
            false => name.to_owned(),
        }
    }

    /// Notes a cookie, which [`send`] sets on the answer.
    fn note(self, request: &HttpRequest, name: String, value: &str, age: Option<Duration>, http_only: bool) {
        let mut cookie = Cookie::build(name, value.to_owned())
            // `/whoami.json` and `/p/…`, which need the player's cookie, are outside of `/t/`
            .path("/")
            // with `Strict`, a page opened from a messenger would not know its reader
            .same_site(SameSite::Lax)
            .http_only(http_only)
            .secure(self.https)
            .finish();
        cookie.set_max_age(age);
        let mut extensions = request.extensions_mut();
        match extensions.get_mut::<Noted>() {
            Some(noted) => noted.0.push(cookie),
            None => drop(extensions.insert(Noted(vec![cookie]))),
        }
    }
}

fn read(request: &HttpRequest, name: &str) -> Option<String> {
    let cookie = request.cookie(name)?;
    Some(cookie.value().to_owned()).filter(|value| !value.is_empty())
}

/// The cookies to set with the answer, collected while the request was handled.
struct Noted(Vec<Cookie<'static>>);

/// Middleware: sets the cookies that were noted while the request was handled.
pub async fn send(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let mut response = next.call(request).await?;
    // Also on error pages: a session that ended must lose its cookie.
    let noted = response.request().extensions_mut().remove::<Noted>();
    for cookie in noted.map(|noted| noted.0).unwrap_or_default() {
        response.response_mut().add_cookie(&cookie)?;
    }
    Ok(response)
}
