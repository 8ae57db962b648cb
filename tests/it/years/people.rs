//! Who acts in the tournaments: staff with their sessions, players with their links, each in a separate browser. Every
//! answer is the one that was expected, so that none is ever a failure of the service.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};

use podium_store::site::access_tokens::Scope;
use podium_store::{Role, SiteRole};

use crate::harness::TestDb;
use crate::harness::form::Form;
use crate::harness::http::{Page, Session, Visitor};
use crate::harness::program::Program;

/// Who is on the staff of every tournament.
const STAFF: [(&str, Role); 3] = [
    ("kim", Role::Scorekeeper),
    ("jo", Role::Judge),
    ("hana", Role::HeadJudge),
];
const ORGANIZER: &str = "ora";

/// The service and whom it knows.
pub struct House<'d> {
    pub db: &'d TestDb,
    /// `http://127.0.0.1:PORT`
    pub base: String,
    organizer: Session,
    staff: Vec<Session>,
    token: String,
    results: AtomicUsize,
}

impl<'d> House<'d> {
    pub fn new(db: &'d TestDb, base: &str) -> Self {
        let organizer = db.in_database_session(ORGANIZER, SiteRole::Organizer);
        let staff = STAFF.map(|(name, _)| db.in_database_session(name, SiteRole::Staff));
        Self {
            db,
            base: base.to_owned(),
            organizer,
            staff: staff.into(),
            token: db.in_database_token(ORGANIZER, &[Scope::Read, Scope::Results], None),
            results: AtomicUsize::new(0),
        }
    }

    /// The organizer's browser.
    pub fn organizer(&self) -> Visitor {
        Visitor::signed_in(&self.base, &self.organizer)
    }

    /// The organizer's program, which reads and reports.
    pub fn program(&self) -> Program {
        Program::new(&self.base, Some(self.token.clone()))
    }

    /// Counts a result that was reported.
    pub fn count_result(&self) {
        self.results.fetch_add(1, Ordering::Relaxed);
    }

    /// Results that were reported so far.
    pub fn results(&self) -> usize {
        self.results.load(Ordering::Relaxed)
    }

    /// The staff joins a tournament.
    pub fn join(&self, slug: &str) {
        for (name, role) in STAFF {
            self.db.in_database_join(slug, name, role);
        }
    }
}

/// The people of a tournament.
pub struct People<'h> {
    house: &'h House<'h>,
    pub slug: String,
    pub organizer: Visitor,
    pub keeper: Visitor,
    pub judge: Visitor,
    pub head: Visitor,
    pub program: Program,
    /// Secret links that players know, by number.
    links: BTreeMap<i64, String>,
}

impl<'h> People<'h> {
    pub fn of(house: &'h House<'h>, slug: &str) -> Self {
        let staff = |at: usize| Visitor::signed_in(&house.base, &house.staff[at]);
        Self {
            house,
            slug: slug.to_owned(),
            organizer: house.organizer(),
            keeper: staff(0),
            judge: staff(1),
            head: staff(2),
            program: house.program(),
            links: BTreeMap::new(),
        }
    }

    /// An address of the tournament.
    pub fn at(&self, path: &str) -> String {
        format!("/t/{}/{path}", self.slug)
    }

    /// Somebody registers by the public form, and keeps their link.
    pub fn register(&mut self, name: &str) {
        let visitor = Visitor::new(&self.house.base, None);
        let form = visitor.see(&self.at("register")).form("/register").set("name", name);
        let page = visitor.send(&form);
        assert_eq!(page.status, 200, "{name} registers: {}", page.text());
        let number = between(&page.body, "<p>Player ", "</p>").and_then(|number| number.parse().ok());
        let number = number.unwrap_or_else(|| panic!("{name} gets no number: {}", page.text()));
        self.links.insert(number, link(&page));
    }

    /// A player's browser: the one of who registered, or one that opens the link that the desk shows.
    pub fn phone(&mut self, number: i64) -> Visitor {
        if !self.links.contains_key(&number) {
            let page = self.keeper.see(&self.at(&format!("desk/players/{number}/link")));
            self.links.insert(number, link(&page));
        }
        let phone = Visitor::new(&self.house.base, None);
        let opened = phone.get(&format!("/p/{}", self.links[&number]));
        assert_eq!(
            opened.status,
            303,
            "player {number} opens their link: {}",
            opened.text()
        );
        phone
    }
}

/// Sends a form and is led on.
///
/// # Panics
/// With what was answered instead.
pub fn sends(visitor: &Visitor, form: &Form) -> Page {
    let answer = visitor.send(form);
    let fields: Vec<&(String, String)> = form.fields.iter().filter(|(name, _)| name != "csrf").collect();
    assert_eq!(answer.status, 303, "{} {fields:?}: {}", form.action, answer.text());
    answer
}

/// Sends a form with a file, and gets a page.
pub fn uploads(visitor: &Visitor, form: &Form, file: &str) -> Page {
    let boundary = "podium-years-boundary";
    let mut body = String::new();
    for (name, value) in &form.fields {
        body += &format!("--{boundary}\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    }
    body += &format!(
        "--{boundary}\r\ncontent-disposition: form-data; name=\"file\"; filename=\"players.csv\"\r\n\
         content-type: text/csv\r\n\r\n{file}\r\n--{boundary}--\r\n"
    );
    let kind = format!("multipart/form-data; boundary={boundary}");
    let page = visitor.request("POST", &form.action, &[("content-type", &kind)], Some(body.as_bytes()));
    assert_eq!(page.status, 200, "{}: {}", form.action, page.text());
    page
}

/// The token of the secret link that a page shows.
fn link(page: &Page) -> String {
    let (_, rest) = page.body.split_once("/p/").expect("the page shows a link");
    let end = |c: char| !(c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_'));
    rest.split(end).next().unwrap_or_default().to_owned()
}

fn between<'t>(text: &'t str, before: &str, after: &str) -> Option<&'t str> {
    Some(text.split_once(before)?.1.split_once(after)?.0)
}
