//! The service on a free port, and somebody who uses it: a browser without a screen, with its cookies.
//!
//! What it does goes through the pages, but for three things that say `in_database` in their names: accounts, sessions
//! and staff are made straight, so that not every test signs in by hand.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::num::NonZeroU32;
use std::sync::LazyLock;
use std::thread::JoinHandle;

use actix_web::dev::ServerHandle;
use actix_web::web::Data;
use podium::web::frame::state::State;
use podium::web::serve;
use podium_base::clock;
use podium_base::config::{CallLimits, KeySource, ServeSettings};
use podium_ops::people::players::link_token;
use podium_ops::site::accounts::Password;
use podium_ops::site::secrets;
use podium_store::site::accounts::{self, Account, StaffRow};
use podium_store::{DbError, Role, SiteRole, new_id, tournaments};

use super::TestDb;
use super::form::{Form, links_without_english};

/// Every account of the tests has it.
pub const PASSWORD: &str = "three long-winded owls";

/// The header of a form's body.
const FORM: (&str, &str) = ("content-type", "application/x-www-form-urlencoded");

/// The service, running until it is dropped.
pub struct Service<'d> {
    pub db: &'d TestDb,
    /// `http://127.0.0.1:PORT`
    pub base: String,
    /// What its handlers share.
    pub state: Data<State>,
    handle: ServerHandle,
    thread: Option<JoinHandle<()>>,
}

/// The settings of `podium serve` without flags, but for how often programs may call: tests call faster.
pub fn standard_settings(listen: SocketAddr, keys: KeySource) -> ServeSettings {
    ServeSettings {
        listen,
        metrics_listen: None,
        public_url: None,
        trusted_proxies: Vec::new(),
        streams: Default::default(),
        bodies: Default::default(),
        calls: CallLimits {
            reads_a_minute: NonZeroU32::new(100_000).expect("not zero"),
            writes_a_minute: NonZeroU32::new(100_000).expect("not zero"),
        },
        keys,
        security: Default::default(),
        private_webhooks: false,
    }
}

impl<'d> Service<'d> {
    /// Starts it with the settings of `podium serve` without flags.
    pub fn start(db: &'d TestDb) -> Self {
        Self::start_with(db, |_| {})
    }

    /// Starts it with other settings.
    pub fn start_with(db: &'d TestDb, change: impl FnOnce(&mut ServeSettings)) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let listen = listener.local_addr().expect("an address");
        let mut settings = standard_settings(listen, db.keys());
        change(&mut settings);
        let state = Data::new(State::new(db.db.clone(), settings).expect("the service starts"));
        let (tell, started) = std::sync::mpsc::channel();
        let served = state.clone();
        let thread = std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async move {
                let server = serve::server(served, listener, 2).expect("the socket is free");
                tell.send(server.handle()).expect("the test waits");
                server.await.expect("the service ends well");
            });
        });
        let handle = started.recv().expect("the service starts");
        Self {
            db,
            base: format!("http://{listen}"),
            state,
            handle,
            thread: Some(thread),
        }
    }

    /// Somebody without an account.
    pub fn anonymous(&self) -> Visitor {
        let mut visitor = Visitor::new(&self.base, None);
        // by the name that people type, not by the number of the socket
        let url = self.state.settings.public_url.as_ref();
        visitor.host = url.and_then(|url| Some(url.as_str().split_once("://")?.1.to_owned()));
        visitor
    }

    /// Somebody who may run the site.
    pub fn administrator(&self) -> Visitor {
        self.in_database_account("root", SiteRole::Administrator)
    }

    /// Somebody who may create tournaments.
    pub fn organizer(&self) -> Visitor {
        self.in_database_account("ora", SiteRole::Organizer)
    }

    /// Somebody with a role in one tournament and none on the site; their name is the role's word.
    pub fn in_database_staff(&self, slug: &str, role: Role) -> Visitor {
        let visitor = self.in_database_account(role.as_str(), SiteRole::Staff);
        self.db.in_database_join(slug, role.as_str(), role);
        visitor
    }

    /// The browser of a player: it holds their secret link, as after opening it.
    pub fn in_database_player(&self, slug: &str, number: i64) -> Visitor {
        let keys = self.db.secrets();
        let row = self.db.entry(slug, number);
        let visit = secrets::random_token();
        let visitor = Visitor::new(&self.base, Some(keys.form_token(&visit)));
        visitor.keep("podium_visit", &visit);
        visitor.keep(&format!("podium_player_{slug}"), &link_token(&keys, &row));
        visitor
    }

    /// An account that is signed in; made unless it is there.
    pub fn in_database_account(&self, name: &str, site_role: SiteRole) -> Visitor {
        Visitor::signed_in(&self.base, &self.db.in_database_session(name, site_role))
    }
}

impl Drop for Service<'_> {
    fn drop(&mut self) {
        // Not gracefully: a test that failed in the middle of a request need not wait for it.
        let stopping = self.handle.stop(false);
        std::thread::spawn(move || actix_web::rt::System::new().block_on(stopping))
            .join()
            .ok();
        if let Some(thread) = self.thread.take() {
            thread.join().ok();
        }
    }
}

/// A session that somebody has in their browser.
pub struct Session {
    /// What the cookie holds.
    pub token: String,
    /// What forms carry.
    pub csrf: String,
}

impl TestDb {
    /// Gives an account a role in a tournament.
    pub fn in_database_join(&self, slug: &str, name: &str, role: Role) {
        let joined: Result<(), DbError> = self.db.write(|conn| {
            let tournament = tournaments::by_slug(conn, slug)?.expect("the tournament is there");
            let account = accounts::by_name_key(conn, &name.to_lowercase())?.expect("the account is there");
            let row = StaffRow {
                tournament_id: tournament.id,
                account_id: account.id,
                role,
                since: clock::now(),
            };
            accounts::set_staff(conn, &row)
        });
        joined.expect("staff joins");
    }

    /// A session of an account, which is made unless it is there. No password is hashed for it: that takes longer
    /// than most of what a test does.
    pub fn in_database_session(&self, name: &str, site_role: SiteRole) -> Session {
        let name_key = name.to_lowercase();
        let made: Result<(), DbError> = self.db.write(|conn| match accounts::by_name_key(conn, &name_key)? {
            Some(_) => Ok(()),
            None => accounts::insert(conn, &account(name, site_role)),
        });
        made.expect("the account is made");
        let token = self.in_database_begin_session(name);
        Session {
            csrf: self.secrets().form_token(&token),
            token,
        }
    }
}

/// An account with [`PASSWORD`].
fn account(name: &str, site_role: SiteRole) -> Account {
    static HASH: LazyLock<String> = LazyLock::new(|| {
        let password = Password::choose(PASSWORD, "").expect("a good password");
        password.hash().expect("hashed")
    });
    Account {
        id: new_id(),
        name: name.to_owned(),
        name_key: name.to_lowercase(),
        password_hash: HASH.clone(),
        site_role,
        disabled: false,
        created_at: clock::now(),
        version: 1,
        factor_salt: None,
        factor_since: None,
        factor_step: 0,
        calendar_generation: 0,
        language: None,
    }
}

/// A browser without a screen.
#[derive(Clone)]
pub struct Visitor {
    agent: ureq::Agent,
    pub(super) base: String,
    cookies: RefCell<BTreeMap<String, String>>,
    /// The token that forms of this session carry.
    csrf: Option<String>,
    /// The host that requests name, unless it is the base's.
    host: Option<String>,
}

/// An answer.
#[derive(Debug, Clone)]
pub struct Page {
    pub status: u16,
    /// Where it leads, for redirects; else empty.
    pub location: String,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Visitor {
    /// Somebody who knows an address, `http://127.0.0.1:PORT`, and the token of their forms if they have a session.
    pub fn new(base: &str, csrf: Option<String>) -> Self {
        let config = ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_redirects_will_error(false)
            .build();
        Self {
            agent: config.new_agent(),
            base: base.to_owned(),
            cookies: RefCell::default(),
            csrf,
            host: None,
        }
    }

    /// Somebody with a session.
    pub fn signed_in(base: &str, session: &Session) -> Self {
        let visitor = Self::new(base, Some(session.csrf.clone()));
        visitor.keep("podium_session", &session.token);
        visitor
    }

    /// The same browser at another instance of the service.
    #[must_use]
    pub fn at(mut self, base: &str) -> Self {
        base.clone_into(&mut self.base);
        self
    }

    /// Keeps a cookie.
    pub fn keep(&self, name: &str, value: &str) {
        self.cookies.borrow_mut().insert(name.to_owned(), value.to_owned());
    }

    /// The value of a cookie.
    pub fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.borrow().get(name).cloned()
    }

    /// Asks for a page.
    pub fn get(&self, path: &str) -> Page {
        self.request("GET", path, &[], None)
    }

    /// Asks for a page that is there.
    ///
    /// # Panics
    /// With what came instead.
    pub fn see(&self, path: &str) -> Page {
        let page = self.get(path);
        assert_eq!(page.status, 200, "GET {path}: {page:?}");
        page
    }

    /// Sends fields as a form of the service does: with the session's token and a new form id, unless they are
    /// among the fields.
    ///
    /// # Panics
    /// When no answer comes.
    pub fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.try_post(path, fields)
            .unwrap_or_else(|e| panic!("POST {path}: {e}"))
    }

    /// As [`Self::post`], to a service that may be gone.
    ///
    /// # Errors
    /// No answer came.
    pub fn try_post(&self, path: &str, fields: &[(&str, &str)]) -> Result<Page, ureq::Error> {
        self.try_request("POST", path, &[FORM], Some(self.filled(fields).as_bytes()))
    }

    /// The head (without its last, empty line) and the body of the same request, for a test that sends them itself.
    pub fn written_post(&self, path: &str, fields: &[(&str, &str)]) -> (String, String) {
        let body = self.filled(fields);
        let (host, cookies) = (self.base.trim_start_matches("http://"), self.cookies());
        let (name, value) = FORM;
        let length = body.len();
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookies}\r\n{name}: {value}\r\ncontent-length: {length}\r\n"
        );
        (head, body)
    }

    /// A form's body: the fields, with the session's token and a new form id where they are not among them.
    fn filled(&self, fields: &[(&str, &str)]) -> String {
        let mut all: Vec<(&str, &str)> = fields.to_vec();
        let has = |name: &str| fields.iter().any(|(n, _)| *n == name);
        let form_id = secrets::random_token();
        if let Some(csrf) = self.csrf.as_deref().filter(|_| !has("csrf")) {
            all.push(("csrf", csrf));
        }
        if !has("form_id") {
            all.push(("form_id", &form_id));
        }
        encoded(&all)
    }

    pub(super) fn cookies(&self) -> String {
        let pairs: Vec<String> = self.cookies.borrow().iter().map(|(n, v)| format!("{n}={v}")).collect();
        pairs.join("; ")
    }

    /// Sends a form of a page, filled in.
    pub fn send(&self, form: &Form) -> Page {
        let fields: Vec<(&str, &str)> = form.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        self.request("POST", &form.action, &[FORM], Some(encoded(&fields).as_bytes()))
    }

    /// Any request, with the cookies.
    ///
    /// # Panics
    /// When no answer comes.
    pub fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&[u8]>) -> Page {
        self.try_request(method, path, headers, body)
            .unwrap_or_else(|e| panic!("{method} {path}: {e}"))
    }

    /// Any request of an English reader, to a service that may be gone: the way from an address without a language to the
    /// English page is taken, and links and ways on are written without the language. `run::languages` looks at them as
    /// they are, with [`Self::try_exactly`].
    ///
    /// # Errors
    /// No answer came.
    pub fn try_request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&[u8]>,
    ) -> Result<Page, ureq::Error> {
        let mut page = self.try_exactly(method, path, headers, body)?;
        // the front page is at "/en", with "?page=2" behind it
        let front = path
            .strip_prefix('/')
            .filter(|after| after.is_empty() || after.starts_with('?'));
        let english = format!("/en{}", front.unwrap_or(path));
        if page.status == 303 && page.location == english && matches!(method, "GET" | "HEAD") {
            page = self.try_exactly(method, &english, headers, body)?;
        }
        page.location = without_english(&page.location);
        page.body = links_without_english(&page.body);
        Ok(page)
    }

    /// Any request, answered as it is.
    ///
    /// # Errors
    /// No answer came.
    pub fn try_exactly(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&[u8]>,
    ) -> Result<Page, ureq::Error> {
        let mut request = ureq::http::Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.base));
        let cookies = self.cookies();
        if !cookies.is_empty() {
            request = request.header("cookie", cookies);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let named = headers.iter().any(|(name, _)| *name == "host");
        if let Some(host) = self.host.as_ref().filter(|_| !named) {
            request = request.header("host", host);
        }
        let mut answer = match body {
            Some(body) => self.agent.run(request.body(body).expect("a request"))?,
            None => self.agent.run(request.body(()).expect("a request"))?,
        };
        let headers: Vec<(String, String)> = answer
            .headers()
            .iter()
            .map(|(n, v)| (n.to_string(), String::from_utf8_lossy(v.as_bytes()).into_owned()))
            .collect();
        for (_, cookie) in headers.iter().filter(|(n, _)| n == "set-cookie") {
            self.take(cookie);
        }
        let header = |name: &str| headers.iter().find(|(n, _)| n == name).map(|(_, v)| v.clone());
        let endless = header("content-type").is_some_and(|kind| kind.starts_with("text/event-stream"));
        let body = match endless {
            // to read the events, use `listener`
            true => Vec::new(),
            false => answer.body_mut().with_config().limit(64 << 20).read_to_vec()?,
        };
        Ok(Page {
            status: answer.status().as_u16(),
            location: header("location").unwrap_or_default(),
            body: String::from_utf8_lossy(&body).into_owned(),
            headers,
        })
    }

    fn take(&self, set_cookie: &str) {
        let (pair, attributes) = set_cookie.split_once(';').unwrap_or((set_cookie, ""));
        if let Some((name, value)) = pair.split_once('=') {
            if attributes.contains("Max-Age=0") {
                self.cookies.borrow_mut().remove(name);
            } else {
                self.keep(name, value);
            }
        }
    }
}

fn without_english(address: &str) -> String {
    match address.strip_prefix("/en") {
        Some(rest) if rest.starts_with('/') => rest.to_owned(),
        Some(rest) if rest.is_empty() || rest.starts_with('?') => format!("/{rest}"),
        _ => address.to_owned(),
    }
}

impl Page {
    /// The value of a header; empty where it is missing.
    pub fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(n, _)| n == name).map_or("", |(_, v)| v)
    }

    /// The form whose action ends so.
    ///
    /// # Panics
    /// When there is none, with the actions there are.
    pub fn form(&self, action: &str) -> Form {
        let forms = Form::all(&self.body);
        let actions: Vec<String> = forms.iter().map(|f| f.action.clone()).collect();
        forms
            .into_iter()
            .find(|f| f.action.ends_with(action))
            .unwrap_or_else(|| panic!("no form leads to {action}, only to {actions:?}, in\n{}", self.body))
    }

    /// What a reader sees: the text without the tags.
    pub fn text(&self) -> String {
        super::form::text_of(&self.body)
    }
}

/// Fields as a form sends them.
pub fn encoded(fields: &[(&str, &str)]) -> String {
    serde_urlencoded::to_string(fields).expect("pairs of texts")
}
