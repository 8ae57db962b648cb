//! Who may do what, and how one becomes somebody.

mod accounts;
pub mod command_line;
mod cookies;
mod held_open;
mod hosts;
mod links;
mod origin;
mod passwords;
pub mod proof;
pub mod routes;
mod second_factors;
mod sessions;
mod staff;
mod throttle;

use podium_base::clock;
use podium_base::config::PublicUrl;
use podium_event::profile::{Level, Profile};
use podium_ops::site::secrets;
use podium_ops::site::sessions::Client;
use podium_store::site::accounts::Account;
use podium_store::site::links::Link;
use podium_store::tournaments::log::{self, LogLine};
use podium_store::tournaments::{self, Tournament};
use podium_store::{DbError, TournamentState};

use crate::harness::TestDb;
use crate::harness::http::{Page, Service, Visitor};

/// Where every test comes from.
const HERE: std::net::IpAddr = std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

/// The browser that every test comes from.
fn here() -> Client {
    Client {
        address: HERE,
        device: "Firefox on Linux".to_owned(),
    }
}

/// An account straight from the database.
pub fn in_database_account(db: &TestDb, name: &str) -> Account {
    let found: Result<Option<Account>, DbError> = db
        .db
        .read(|conn| podium_store::site::accounts::by_name_key(conn, &name.to_lowercase()));
    found.expect("accounts are read").expect("the account is there")
}

/// A tournament put straight into the database; its slug is its name.
fn in_database_tournament(db: &TestDb, slug: &str) -> String {
    let profile = Profile::standard(Level::Competitive);
    let tournament = Tournament {
        name: slug.to_owned(),
        state: TournamentState::Registration,
        time_zone: "Europe/Lisbon".to_owned(),
        profile: serde_json::to_string(&profile).expect("a profile is JSON"),
        listed: true,
        ..Tournament::new(slug, "00".repeat(32), clock::now())
    };
    let stored: Result<(), DbError> = db.db.write(|conn| tournaments::insert(conn, &tournament));
    stored.expect("the tournament is stored");
    slug.to_owned()
}

/// A link put straight into the database; its token.
fn in_database_link(db: &TestDb, link: Link) -> String {
    let token = secrets::random_link_token();
    let link = Link {
        token_hash: secrets::hash_token(&token),
        ..link
    };
    let stored: Result<(), DbError> = db.db.write(|conn| podium_store::site::links::insert(conn, &link));
    stored.expect("the link is stored");
    token
}

/// The log of a tournament.
fn log_of(db: &TestDb, slug: &str) -> Vec<LogLine> {
    let lines: Result<Vec<LogLine>, DbError> = db.db.read(|conn| {
        let tournament = tournaments::by_slug(conn, slug)?.expect("the tournament is there");
        log::of_tournament(conn, &tournament.id)
    });
    lines.expect("the log is read")
}

/// The verbs of a tournament's log.
fn verbs(db: &TestDb, slug: &str) -> Vec<String> {
    log_of(db, slug).into_iter().map(|line| line.verb).collect()
}

/// Whether an answer turns its reader away for who they are.
fn is_refused(page: &Page) -> bool {
    matches!(page.status, 401 | 403) || page.status == 303 && page.location.starts_with("/sign-in?next=")
}

/// Whether somebody is signed in: their account page shows.
fn is_signed_in(visitor: &Visitor) -> bool {
    visitor.get("/account").status == 200
}

/// Signs in through the page.
fn signs_in(visitor: &Visitor, name: &str, password: &str) -> Page {
    let form = visitor.see("/sign-in").form("/sign-in");
    visitor.send(&form.set("name", name).set("password", password))
}

/// The link that a page shows once, as a path.
fn shown_link(service: &Service<'_>, page: &Page) -> String {
    assert_eq!(page.status, 200, "{page:?}");
    let start = page
        .body
        .find(&format!("{}/link/", service.base))
        .expect("the page shows a link");
    let rest = &page.body[start + service.base.len()..];
    rest[..rest.find(['"', '<']).expect("the link ends")].to_owned()
}

/// Accepts a link with a new account.
fn accepts(visitor: &Visitor, link: &str, name: &str, password: &str) -> Page {
    let form = visitor.see(link).form(link);
    visitor.send(&form.set("name", name).set("password", password))
}

fn public_url(text: &str) -> Option<PublicUrl> {
    Some(PublicUrl::parse(text).expect("a public address"))
}
