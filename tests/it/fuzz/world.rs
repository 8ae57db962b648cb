//! A site to be attacked, in process: it is made once, and each input gets a copy. What an answer must never be is said
//! here.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};

use actix_web::dev::ServiceResponse;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::http::{Method, Uri, header};
use actix_web::test::{TestRequest, try_read_body};
use actix_web::web::Data;
use podium::web::frame::state::State;
use podium_document::EventDocument;
use podium_document::event::{read, write};
use podium_ops::people::players::link_token;
use podium_ops::site::secrets::random_token;
use podium_ops::tournaments::archive::{Audience, NotImported, document, import};
use podium_ops::tournaments::demo::demo;
use podium_store::site::access_tokens::Scope;
use podium_store::{Role, SiteRole};

use super::calls::is_a_problem;
use super::site::Site;
use super::steps::{SLUGS, Step, Verb, changed};
use super::values::MARK;
use crate::harness::TestDb;
use crate::harness::form::Form;
use crate::harness::http::standard_settings;

/// Where the service thinks it listens.
const LISTEN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);
/// The separator of a form with a file.
const BOUNDARY: &str = "podium-fuzz-boundary";

/// The site that copies are made of, with the cookies of everybody.
pub struct Original {
    db: TestDb,
    cookies: BTreeMap<String, BTreeMap<String, String>>,
    /// Ids of accounts.
    ids: Vec<String>,
    /// Secret links of the first tournament's players, by number.
    links: BTreeMap<i64, String>,
    /// Access tokens of its staff, each with other scopes.
    tokens: [String; 4],
    /// Its tournaments as documents.
    exports: [EventDocument; SLUGS.len()],
}

impl Original {
    pub fn make() -> Self {
        let db = TestDb::sqlite();
        assert_eq!(demo(&db.db).expect("the demo").slug, SLUGS[0]);
        assert_eq!(db.in_database_tournament("autumn", 6), SLUGS[1]);
        let archived = std::fs::read(format!("{}/tests/cases/spring-open.json", env!("CARGO_MANIFEST_DIR")));
        let archived = read(&archived.expect("a document")).expect("it is sound");
        assert_eq!(import(&db.db, &archived, "a test").ok().as_deref(), Some(SLUGS[2]));
        let mut cookies = BTreeMap::new();
        let session = |name: &str, role| {
            let token = db.in_database_session(name, role).token;
            BTreeMap::from([("podium_session".to_owned(), token)])
        };
        cookies.insert(
            "administrator".to_owned(),
            session("administrator", SiteRole::Administrator),
        );
        cookies.insert("stranger".to_owned(), session("stranger", SiteRole::Organizer));
        for role in Role::ALL {
            // the demo has an account called organizer
            let name = format!("the_{}", role.as_str());
            cookies.insert(role.as_str().to_owned(), session(&name, SiteRole::Staff));
            for slug in SLUGS {
                db.in_database_join(slug, &name, *role);
            }
        }
        let secrets = db.secrets();
        let rows = db.load(SLUGS[0]).players;
        let links: BTreeMap<i64, String> = rows.iter().map(|row| (row.number, link_token(&secrets, row))).collect();
        for number in 1..=2 {
            let held = BTreeMap::from([
                ("podium_visit".to_owned(), random_token()),
                (format!("podium_player_{}", SLUGS[0]), links[&number].clone()),
            ]);
            cookies.insert(format!("player-{number}"), held);
        }
        let accounts = db
            .db
            .read(podium_store::site::accounts::all)
            .expect("accounts are read");
        let [read, results] = [Scope::Read, Scope::Results];
        let tokens = [
            ("organizer", Scope::ALL.to_vec(), None),
            ("administrator", Scope::ALL.to_vec(), None),
            ("the_scorekeeper", Scope::ALL.to_vec(), Some(SLUGS[0])),
            ("the_judge", vec![read, results], None),
        ];
        let tokens = tokens.map(|(name, scopes, slug)| db.in_database_token(name, &scopes, slug));
        let exports = SLUGS.map(|slug| exported(&db, slug).expect("an export"));
        let copied = db.copied();
        for (slug, document) in SLUGS.iter().zip(&exports) {
            taken_along(&copied, slug, document).expect("the tournaments are sound before anybody does anything");
        }
        db.settle();
        Self {
            ids: accounts.into_iter().map(|account| account.id).collect(),
            cookies,
            exports,
            links,
            tokens,
            db,
        }
    }

    /// The service's state, on the site itself.
    pub fn state(&self) -> Data<State> {
        state_of(&self.db)
    }
}

fn state_of(db: &TestDb) -> Data<State> {
    let mut settings = standard_settings(LISTEN, db.keys());
    // what proxies say of their clients is read
    settings.trusted_proxies = vec![LISTEN.ip().into()];
    Data::new(State::new(db.db.clone(), settings).expect("the service starts"))
}

/// A tournament as its organizer takes it along.
fn exported(db: &TestDb, slug: &str) -> Result<EventDocument, String> {
    let document = db.db.read(|conn| document(conn, slug, Audience::Organizer));
    document.map_err(|error| format!("{slug} cannot be exported: {error}"))
}

/// Reads and stores what was exported, and exports it as the same.
fn taken_along(db: &TestDb, slug: &str, document: &EventDocument) -> Result<(), String> {
    let text = write(document);
    let read = read(text.as_bytes()).map_err(|problems| format!("the export of {slug} is refused: {problems:?}"))?;
    let copy = import(&db.db, &read, "a test").map_err(|not| match not {
        NotImported::Problems(problems) => format!("the export of {slug} is not stored: {problems:?}"),
        NotImported::Failed(error) => format!("the export of {slug} is not stored: {error}"),
    })?;
    let mut again = exported(db, &copy)?;
    again.about.slug = read.about.slug;
    match write(&again) == text {
        true => Ok(()),
        false => Err(format!("{slug} is another tournament once it is exported and imported")),
    }
}

/// A copy of the site, and what its visitors' browsers know.
pub struct World<'o> {
    original: &'o Original,
    db: TestDb,
    state: Data<State>,
    cookies: RefCell<BTreeMap<String, BTreeMap<String, String>>>,
    ids: RefCell<Vec<String>>,
}

/// An answer, as far as it is looked at.
struct Answer {
    status: u16,
    body: String,
}

impl<'o> World<'o> {
    pub fn copy(original: &'o Original) -> Self {
        let db = original.db.copied();
        Self {
            original,
            state: state_of(&db),
            db,
            cookies: RefCell::new(original.cookies.clone()),
            ids: RefCell::new(original.ids.clone()),
        }
    }

    /// Does all that the lines say; how many were not refused.
    ///
    /// # Errors
    /// What an answer must not be.
    pub fn play(&self, site: &Site, input: &[u8]) -> Result<usize, String> {
        let text = String::from_utf8_lossy(input);
        let mut well = 0;
        let steps: Vec<Step> = text.lines().filter_map(Step::read).collect();
        site.with(&self.state, async {
            for step in &steps {
                let answer = self
                    .step(site, step)
                    .await
                    .map_err(|problem| format!("{problem}\n{}", step.write()))?;
                well += usize::from(answer.is_some_and(|answer| answer.status < 400));
            }
            Ok::<_, String>(())
        })?;
        self.is_sound()?;
        Ok(well)
    }

    async fn step(&self, site: &Site, step: &Step) -> Result<Option<Answer>, String> {
        let address = self.resolved(&step.address);
        let fields = || -> Vec<(String, String)> {
            let fields = step.fields.iter();
            fields
                .map(|(name, value)| (name.clone(), self.resolved(value)))
                .collect()
        };
        let (address, kind, body) = match &step.verb {
            Verb::Get => return self.ask(site, Method::GET, &address, step, None).await,
            Verb::Call(method) => return self.call(site, method, &address, step, fields()).await,
            Verb::Post => (address, FORM.to_owned(), self.form_body(step, fields())),
            Verb::File => {
                let body = self.multipart(step, fields());
                (address, format!("multipart/form-data; boundary={BOUNDARY}"), body)
            }
            Verb::Form(number) => {
                let Some(page) = self.ask(site, Method::GET, &address, step, None).await? else {
                    return Ok(None);
                };
                let forms = Form::all(&page.body);
                if forms.is_empty() {
                    return Ok(Some(page));
                }
                let form = &forms[number % forms.len()];
                (
                    form.action.clone(),
                    FORM.to_owned(),
                    self.form_body(step, changed(form, fields())),
                )
            }
        };
        self.ask(site, Method::POST, &address, step, Some((kind, body))).await
    }

    /// A program calls.
    async fn call(
        &self,
        site: &Site,
        method: &str,
        address: &str,
        step: &Step,
        fields: Vec<(String, String)>,
    ) -> Result<Option<Answer>, String> {
        let Ok(method) = Method::from_bytes(method.as_bytes()) else {
            return Ok(None);
        };
        let body = fields.into_iter().next();
        let body = body.map(|(_, body)| ("application/json".to_owned(), body.into_bytes()));
        let answer = self.ask(site, method, address, step, body).await?;
        let refused = answer
            .iter()
            .try_for_each(|answer| is_a_problem(answer.status, &answer.body));
        refused.map(|()| answer)
    }

    /// Sends a request, and looks at the answer; `None` if no client could send it.
    async fn ask(
        &self,
        site: &Site,
        method: Method,
        address: &str,
        step: &Step,
        body: Option<(String, Vec<u8>)>,
    ) -> Result<Option<Answer>, String> {
        let Ok(address) = Uri::try_from(address) else {
            return Ok(None);
        };
        let mut headers = vec![
            ("host".to_owned(), LISTEN.to_string()),
            ("cookie".to_owned(), self.cookies_of(&step.who)),
        ];
        let (kind, body) = body.unwrap_or_default();
        if !kind.is_empty() {
            headers.push(("content-type".to_owned(), kind));
        }
        for (name, value) in &step.headers {
            headers.retain(|(other, _)| other != name);
            headers.push((name.clone(), self.resolved(value)));
        }
        let mut request = TestRequest::default()
            .method(method)
            .uri(&address.to_string())
            .peer_addr(LISTEN);
        for (name, value) in headers {
            let (Ok(name), Ok(value)) = (HeaderName::try_from(name), HeaderValue::try_from(value)) else {
                return Ok(None);
            };
            request = request.insert_header((name, value));
        }
        let answer = match site.ask(request.set_payload(body)).await {
            Ok(answer) => answer,
            Err(error) => {
                return self
                    .looked_at(error.as_response_error().status_code().as_u16(), String::new())
                    .map(Some);
            }
        };
        self.take_cookies(&step.who, &answer);
        let status = answer.status().as_u16();
        let header = |name| {
            answer
                .headers()
                .get(name)
                .map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned())
        };
        if let Some(to) = header(header::LOCATION)
            && (!to.starts_with('/') || to.starts_with("//") || to.starts_with("/\\"))
        {
            return Err(format!("the answer leads away: {to}"));
        }
        let is_endless = header(header::CONTENT_TYPE).is_some_and(|kind| kind.starts_with("text/event-stream"));
        let is_packed = header(header::CONTENT_ENCODING).is_some();
        let body = match is_endless || is_packed {
            true => String::new(),
            false => {
                let body = try_read_body(answer)
                    .await
                    .map_err(|_| "an answer breaks off".to_owned())?;
                String::from_utf8_lossy(&body).into_owned()
            }
        };
        self.looked_at(status, body).map(Some)
    }

    /// What no answer may be: a failure of ours, or a page that repeats what was typed as its own.
    fn looked_at(&self, status: u16, body: String) -> Result<Answer, String> {
        if status >= 500 {
            return Err(format!("answered {status}: {}", crate::harness::form::text_of(&body)));
        }
        // exports in other formats than HTML repeat it as it is
        if body.starts_with("<!doctype html") && body.contains(MARK) {
            return Err("a page repeats a tag that was typed".to_owned());
        }
        for id in body.split(['/', '"', ' ', '=', '>', '<']).filter(|word| is_id(word)) {
            let mut ids = self.ids.borrow_mut();
            if !ids.iter().any(|known| known == id) {
                ids.push(id.to_owned());
            }
        }
        Ok(Answer { status, body })
    }

    /// A form's body with its token and an id, unless they are among the fields.
    fn form_body(&self, step: &Step, fields: Vec<(String, String)>) -> Vec<u8> {
        let fields = self.with_keys(step, fields);
        serde_urlencoded::to_string(fields)
            .expect("pairs of texts")
            .into_bytes()
    }

    fn multipart(&self, step: &Step, mut fields: Vec<(String, String)>) -> Vec<u8> {
        let (name, file) = fields.pop().unwrap_or_default();
        let mut body = String::new();
        for (name, value) in self.with_keys(step, fields) {
            let name = name.replace(['"', '\r', '\n'], "");
            body += &format!("--{BOUNDARY}\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
        }
        body += &format!(
            "--{BOUNDARY}\r\ncontent-disposition: form-data; name=\"{name}\"; filename=\"a.csv\"\r\n\r\n{file}\r\n--{BOUNDARY}--\r\n"
        );
        body.into_bytes()
    }

    fn with_keys(&self, step: &Step, mut fields: Vec<(String, String)>) -> Vec<(String, String)> {
        let has = |fields: &[(String, String)], wanted: &str| fields.iter().any(|(name, _)| name == wanted);
        if !has(&fields, "csrf") {
            let cookies = self.cookies.borrow();
            let held = cookies.get(&step.who);
            let root = held.and_then(|held| held.get("podium_session").or(held.get("podium_visit")));
            fields.push((
                "csrf".to_owned(),
                self.state.secrets.form_token(root.map_or("", String::as_str)),
            ));
        }
        if !has(&fields, "form_id") {
            fields.push(("form_id".to_owned(), random_token()));
        }
        fields
    }

    fn cookies_of(&self, who: &str) -> String {
        let mut all = self.cookies.borrow_mut();
        let held = all.entry(who.to_owned()).or_default();
        if !held.contains_key("podium_session") && !held.contains_key("podium_visit") {
            held.insert("podium_visit".to_owned(), random_token());
        }
        let pairs: Vec<String> = held.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    fn take_cookies<B>(&self, who: &str, answer: &ServiceResponse<B>) {
        let mut all = self.cookies.borrow_mut();
        let held = all.entry(who.to_owned()).or_default();
        for cookie in answer.response().cookies() {
            match cookie.max_age().is_some_and(|age| age.is_zero()) {
                true => held.remove(cookie.name()),
                false => held.insert(cookie.name().to_owned(), cookie.value().to_owned()),
            };
        }
    }

    /// A text with what is different in each run in its places.
    fn resolved(&self, text: &str) -> String {
        let mut resolved = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            resolved.push_str(before);
            let place = after.split_once('}').and_then(|(place, after)| {
                let (kind, number) = place.split_once(':')?;
                let number: usize = number.parse().ok()?;
                let value = match kind {
                    "id" => self.ids.borrow().get(number).cloned(),
                    "link" => self.original.links.get(&i64::try_from(number).ok()?).cloned(),
                    "token" => self.original.tokens.get(number).cloned(),
                    "rounds" => Some(self.db.load(SLUGS[number % 2]).tournament.structure_version.to_string()),
                    _ => None,
                };
                Some((value?, after))
            });
            match place {
                Some((value, after)) => {
                    resolved.push_str(&value);
                    rest = after;
                }
                None => {
                    resolved.push('{');
                    rest = after;
                }
            }
        }
        resolved + rest
    }

    /// Whatever was done, each tournament can be taken along: its export is read, stored and exported as the same.
    fn is_sound(&self) -> Result<(), String> {
        for (slug, original) in SLUGS.iter().zip(&self.original.exports) {
            let document = exported(&self.db, slug)?;
            // nobody did anything to it: it is taken along as it was in the original
            if document == *original {
                continue;
            }
            taken_along(&self.db, slug, &document)?;
        }
        Ok(())
    }
}

const FORM: &str = "application/x-www-form-urlencoded";

fn is_id(word: &str) -> bool {
    word.len() == 32 && word.bytes().all(|byte| byte.is_ascii_hexdigit())
}
