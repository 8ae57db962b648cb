//! Cookies: how they are called and sent, those that a request brings, and those that its answer sets.

use actix_web::body::MessageBody;
use actix_web::cookie::{Cookie, SameSite, time::Duration};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpRequest};

use super::state::App;

/// Begins the names of cookies over https: a browser takes such a cookie from this very host alone, so that neither another
/// host of the domain nor anybody who answers over http can plant one.
const HOST_ONLY: &str = "__Host-";
/// Cookie that tells the script that there is somebody to ask about; readable by it and worth nothing.
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

    /// The value of a cookie; `None` where it is missing or empty.
    pub fn get(self, request: &HttpRequest, name: &str) -> Option<String> {
        read(request, &self.name(name))
    }

    /// The value of a cookie that was set before this service spoke https or before names had a prefix. Only for a cookie
    /// that anybody may plant where there is none.
    pub fn get_older(self, request: &HttpRequest, name: &str) -> Option<String> {
        read(request, name).filter(|_| self.https)
    }

    /// Sets a cookie that scripts cannot read; without an age it goes with the browser.
    pub fn set(self, request: &HttpRequest, name: &str, value: &str, age: Option<Duration>) {
        self.note(request, self.name(name), value, age, true);
    }

    /// Takes a cookie away, by its older name too.
    pub fn forget(self, request: &HttpRequest, name: &str) {
        self.note(request, self.name(name), "", Some(Duration::ZERO), true);
        if self.get_older(request, name).is_some() {
            self.note(request, name.to_owned(), "", Some(Duration::ZERO), true);
        }
    }

    /// Tells the script for so long that it is worth asking who is here.
    pub fn set_known(self, request: &HttpRequest, age: Duration) {
        self.note(request, KNOWN.to_owned(), "1", Some(age), false);
    }

    /// Tells the script that nobody is here.
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
            // `/whoami.json` and `/p/…`, which need the player's, are outside of `/t/`
            .path("/")
            // with `Strict` a page opened from a messenger would not know its reader
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

/// Cookies to set with the answer, gathered while the request was handled.
struct Noted(Vec<Cookie<'static>>);

/// Middleware: sets the cookies that were noted while the request was handled.
pub async fn send(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let mut response = next.call(request).await?;
    // Also on error pages: a session that ended must take its cookie along.
    let noted = response.request().extensions_mut().remove::<Noted>();
    for cookie in noted.map(|noted| noted.0).unwrap_or_default() {
        response.response_mut().add_cookie(&cookie)?;
    }
    Ok(response)
}
