//! The sender of a request: an account with a running session, or a visitor without one.

use std::future::Future;
use std::pin::Pin;

use actix_web::cookie::time::Duration;
use actix_web::dev::Payload;
use actix_web::http::Method;
use actix_web::{FromRequest, HttpMessage, HttpRequest};

use super::cookies::Cookies;
use super::current::asker;
use super::language;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::look::address;
use crate::web::frame::look::shell::Notice;
use crate::web::frame::state::{self, App, act, act_in};
use podium_base::clock;
use podium_ops::site::{security_log, sessions};
use podium_ops::{Actor, OpError, SecurityEvent};
use podium_store::SiteRole;
use podium_store::site::accounts::Account;
use podium_store::site::sessions::Session;

/// Cookie with the session's token.
pub const SESSION_COOKIE: &str = "podium_session";
/// The cookie of a visitor without a session, from which their form tokens are derived.
const VISIT_COOKIE: &str = "podium_visit";
/// The cookie that stays after signing out: failed sign-ins in a browser that an account knows are counted separately.
const BROWSER_COOKIE: &str = "podium_browser";
/// Cookie with a sentence for the next page, signed.
const NOTICE_COOKIE: &str = "podium_notice";
/// The purpose of its signature.
const NOTICE: &str = "notice";
/// Seconds for which it is valid.
const NOTICE_SECONDS: i64 = 60;

/// The page for setting up a second factor.
pub const SECOND_FACTOR: &str = "/account/second-factor";

/// The sender of a request.
#[derive(Clone)]
pub struct Visitor {
    /// The account that is signed in.
    pub account: Option<Account>,
    /// Its session.
    pub session: Option<Session>,
    /// Whether the account has to set up a second factor before anything else.
    factor_due: bool,
    /// The source of form tokens: the token of the session, or of the visit.
    form_root: String,
    cookies: Cookies,
}

/// The hidden fields of a form that changes something: they prove whose page it came from, make it act only once, and
/// contain the version that it was made from.
#[derive(Debug, Clone, Default)]
pub struct FormKeys {
    /// The session's form token.
    pub csrf: String,
    /// The form's own id: a form that is sent twice acts once.
    pub form_id: String,
    /// The version of what the form was made from; `None` when it has none.
    pub version: Option<String>,
}

impl Visitor {
    /// Returns the account, for pages that need one.
    ///
    /// # Errors
    /// Redirects to the sign-in page, or to that of the second factor if the account has to set it up first.
    pub fn signed_in(&self, request: &HttpRequest) -> Result<&Account, WebError> {
        let account = self.account.as_ref().ok_or_else(|| {
            let next = request.uri().path();
            match request.method().is_safe() {
                true => WebError::sign_in(next, sign_in_page(next)),
                false => sign_in_first(next),
            }
        })?;
        match self.factor_due && !request.path().starts_with(SECOND_FACTOR) {
            true => Err(WebError::redirect(SECOND_FACTOR)),
            false => Ok(account),
        }
    }

    /// Returns the hash of the session's token, by which commands identify their sender. No session has the empty hash,
    /// so nothing is allowed without a session.
    pub fn session_hash(&self) -> &str {
        self.session.as_ref().map_or("", |session| &session.token_hash)
    }

    /// Returns whether they administer the site.
    pub fn is_administrator(&self) -> bool {
        let account = self.account.as_ref();
        account.is_some_and(|account| account.site_role == SiteRole::Administrator)
    }

    /// Returns the actor for commands.
    pub fn actor(&self) -> Actor {
        match &self.account {
            Some(account) => Actor::account(&account.id, &account.name),
            None => Actor::visitor(),
        }
    }

    /// Records in the security log an action of this visitor that no command records; `tournament`: its id.
    ///
    /// # Errors
    /// It could not be stored.
    pub async fn record(
        &self,
        app: &App,
        request: &HttpRequest,
        tournament: Option<String>,
        event: SecurityEvent<'static>,
    ) -> Result<(), OpError> {
        let (actor, address) = (self.actor(), address::client(app, request));
        act(app, move |state| {
            security_log::write(&state.db, Some(address), clock::now(), |_, entries| {
                match &tournament {
                    Some(tournament) => entries.record_on(tournament, &actor, event.clone()),
                    None => entries.record(&actor, event.clone()),
                }
                Ok(())
            })
        })
        .await
    }

    /// Records like [`Visitor::record`] that this visitor may not send a form. Opening a page by mistake is not an
    /// event.
    ///
    /// # Errors
    /// It could not be stored.
    pub async fn record_refused_form(
        &self,
        app: &App,
        request: &HttpRequest,
        tournament: Option<String>,
        event: SecurityEvent<'static>,
    ) -> Result<(), OpError> {
        match *request.method() == Method::POST {
            true => self.record(app, request, tournament, event).await,
            false => Ok(()),
        }
    }

    /// The hidden fields of a form that changes something.
    pub fn form_keys(&self, app: &App, version: impl Into<Option<i64>>) -> FormKeys {
        FormKeys {
            csrf: app.secrets.form_token(&self.form_root),
            form_id: podium_ops::site::secrets::random_token(),
            version: version.into().map(|version| version.to_string()),
        }
    }

    /// Returns whether a form's token is this visitor's.
    pub fn owns_form_token(&self, app: &App, token: &str) -> bool {
        app.secrets.is_form_token(&self.form_root, token)
    }

    /// Signs a text that this browser sends back, for as long as it is neither signed in nor out; `purpose` prevents its use
    /// for anything else.
    pub fn signature(&self, app: &App, purpose: &str, text: &str) -> String {
        app.secrets.signature(purpose, &format!("{} {text}", self.form_root))
    }

    /// Returns whether a signature was made for this browser and text.
    pub fn is_signature(&self, app: &App, purpose: &str, text: &str, signature: &str) -> bool {
        app.secrets
            .is_signature(purpose, &format!("{} {text}", self.form_root), signature)
    }

    /// Notes the cookies of a session that has just begun.
    pub fn begin(&self, request: &HttpRequest, token: &str) {
        // the longest duration of a session (`sessions::LONGEST_DAYS`)
        let longest = Duration::days(90);
        self.cookies.set(request, SESSION_COOKIE, token, Some(longest));
        self.cookies.set_known(request, longest);
        // forms made before signing in are void now
        self.cookies.forget(request, VISIT_COOKIE);
    }

    /// Notes that the session's cookies are to be removed.
    pub fn end(&self, request: &HttpRequest) {
        self.cookies.forget(request, SESSION_COOKIE);
        self.cookies.forget_known(request);
    }

    /// Returns the mark that an earlier sign-in to an account left in this browser; empty if there is none.
    pub fn browser_mark(&self, request: &HttpRequest) -> String {
        self.cookies.get(request, BROWSER_COOKIE).unwrap_or_default()
    }

    /// Notes that an account knows this browser from now on; signing out does not change that.
    pub fn know_browser(&self, app: &App, request: &HttpRequest, account_id: &str) {
        let mark = self.browser_mark(request);
        if app.secrets.known_browser(account_id, &mark).is_none() {
            let mark = app.secrets.browser_mark(account_id);
            self.cookies
                .set(request, BROWSER_COOKIE, &mark, Some(Duration::days(365)));
        }
    }

    /// Stores a sentence for the page that the answer leads to.
    pub fn show_next(&self, request: &HttpRequest, text: &str) {
        let Some(app) = request.app_data::<App>() else {
            return;
        };
        let at = clock::now().and_utc().timestamp();
        // signed: a planted cookie must not be able to put words into the service's mouth
        let signature = app.secrets.signature(NOTICE, &noted(at, text));
        // a cookie may not contain spaces, commas or semicolons
        let value = format!("{at}.{signature}.{}", form_encoded(text));
        // for the next page only, even if that is never requested
        let age = Duration::seconds(NOTICE_SECONDS);
        self.cookies.set(request, NOTICE_COOKIE, &value, Some(age));
    }

    /// Returns the sentence that the last answer left for this page; it is shown once.
    pub fn notice(&self, request: &HttpRequest) -> Option<Notice> {
        let value = self.cookies.get(request, NOTICE_COOKIE)?;
        self.cookies.forget(request, NOTICE_COOKIE);
        let app = request.app_data::<App>()?;
        let (at, rest) = value.split_once('.')?;
        let (signature, text) = rest.split_once('.')?;
        let at: i64 = at.parse().ok()?;
        let pairs: Vec<(String, String)> = serde_urlencoded::from_str(&format!("t={text}")).ok()?;
        let (_, text) = pairs.into_iter().next()?;
        let is_ours = app.secrets.is_signature(NOTICE, &noted(at, &text), signature);
        // an old one that was kept somewhere is not shown again
        let age = clock::now().and_utc().timestamp() - at;
        (is_ours && age <= NOTICE_SECONDS).then(|| Notice::good(text))
    }
}

/// Returns the signed text of a notice.
fn noted(at: i64, text: &str) -> String {
    format!("{at} {text}")
}

/// The address of the sign-in page that leads to another one.
fn sign_in_page(next: &str) -> String {
    format!("/sign-in?next={}", form_encoded(next))
}

/// Redirects the sender of a form to the sign-in page, which says that nothing was stored.
pub fn sign_in_first(next: &str) -> WebError {
    WebError::sign_in(next, format!("{}&sent=on", sign_in_page(next)))
}

/// Encodes a text for an address or a cookie.
pub fn form_encoded(text: &str) -> String {
    serde_urlencoded::to_string([("", text)])
        .map(|s| s.trim_start_matches('=').to_owned())
        .unwrap_or_default()
}

impl FromRequest for Visitor {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            // several extractors of one request need it, but the session is read only once
            if let Some(visitor) = request.extensions().get::<Visitor>() {
                return Ok(visitor.clone());
            }
            let app = state::of(&request)?;
            let cookies = Cookies::of(&app);
            let mut visitor = Visitor {
                account: None,
                session: None,
                factor_due: false,
                form_root: String::new(),
                cookies,
            };
            if let Some(token) = cookies.get(&request, SESSION_COOKIE) {
                let wanted = token.clone();
                let from = address::client(&app, &request);
                match act_in(asker().reads(), &app, move |state| {
                    sessions::resume(&state.db, &wanted, from)
                })
                .await?
                {
                    Some(resumed) => {
                        language::of_account(&app, &request, &resumed.account);
                        visitor.session = Some(resumed.session);
                        visitor.account = Some(resumed.account);
                        visitor.factor_due = resumed.factor_due;
                        visitor.form_root = token;
                    }
                    // otherwise each request would look up a session that has ended
                    None => visitor.end(&request),
                }
            }
            if visitor.form_root.is_empty() {
                visitor.form_root = cookies.get(&request, VISIT_COOKIE).unwrap_or_else(|| {
                    let token = podium_ops::site::secrets::random_token();
                    // no age: it lasts until the browser is closed
                    cookies.set(&request, VISIT_COOKIE, &token, None);
                    token
                });
            }
            request.extensions_mut().insert(visitor.clone());
            Ok(visitor)
        })
    }
}
