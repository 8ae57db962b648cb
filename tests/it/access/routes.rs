//! Every route with who may use it, tried as everybody. The table is `tests/cases/access.txt`; a route that the sources
//! register and the table lacks fails, and the other way round.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use podium::web::frame::load::lanes::Lane;
use podium_ops::site::secrets::{Secrets, random_token};
use podium_ops::site::sessions;
use podium_store::{DbError, Role, SiteRole};
use prometheus::Registry;

use super::{here, in_database_account, is_refused};
use crate::data::bounds::Full;
use crate::harness::http::{Service, Visitor};
use crate::harness::season::three_places;
use crate::harness::{TestDb, both_databases};

/// Everybody the routes are tried as.
const EVERYBODY: [&str; 11] = [
    "anonymous",
    "player",
    "other_player",
    "person",
    "nobody",
    "stranger",
    "scorekeeper",
    "judge",
    "head_judge",
    "organizer",
    "administrator",
];

/// A route as the sources register it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Route {
    pub pattern: String,
    pub method: String,
}

/// The routes that a source registers, as method and pattern: `.get("PATTERN", …)` of `Routes`, or `.route("PATTERN",
/// web::get()…)`, the only ways they may.
pub fn registered_in<'t>(file: &str, text: &'t str) -> Vec<(&'t str, &'t str)> {
    let mut found = Vec::new();
    for method in ["get", "post", "put", "patch", "delete"] {
        // others of this name are no routes: a header, a map
        let call = format!(".{method}(");
        let patterns = text.split(call.as_str()).skip(1);
        let patterns = patterns.filter_map(|part| part.trim_start().strip_prefix('"')?.split('"').next());
        found.extend(
            patterns
                .filter(|text| text.starts_with('/'))
                .map(|pattern| (method, pattern)),
        );
    }
    for part in text.split(".route(").skip(1) {
        let pattern = part.trim_start().strip_prefix('"').and_then(|p| p.split_once('"'));
        let (pattern, rest) = pattern.unwrap_or_else(|| panic!("{file}: a route without a text"));
        let method = rest.trim_start_matches([',', ' ', '\n']).split("()").next();
        let method = method.unwrap_or_default();
        found.push((method.strip_prefix("web::").unwrap_or(method), pattern));
    }
    found
}

/// Every route that the sources register.
pub fn registered() -> Vec<Route> {
    let mut found = Vec::new();
    for file in sources(&folder_of_web()) {
        // hands on what the others register
        if file.ends_with("router.rs") {
            continue;
        }
        let text = std::fs::read_to_string(&file).expect("a source is read");
        for (method, pattern) in registered_in(&file.display().to_string(), &text) {
            assert!(
                ["get", "post"].contains(&method) || is_of_api(pattern) && ["put", "patch", "delete"].contains(&method),
                "{}: {pattern} is registered for {method:.40}, which a page does not take",
                file.display()
            );
            found.push(Route {
                pattern: pattern.to_owned(),
                method: method.to_uppercase(),
            });
        }
        for other in ["web::resource(", "web::scope(", "#[get(", "#[post("] {
            assert!(
                !text.contains(other),
                "{}: routes are registered by Routes, not {other}",
                file.display()
            );
        }
    }
    // on a separate port, which this test does not reach
    found.retain(|route| route.pattern != "/metrics");
    found.sort();
    found
}

fn folder_of_web() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/web")
}

/// The texts of the sources that register routes and read what is sent to them.
pub fn sources_of_web() -> Vec<String> {
    let read = |file: PathBuf| std::fs::read_to_string(file).expect("a source is read");
    sources(&folder_of_web()).into_iter().map(read).collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            all.extend(sources(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            all.push(path);
        }
    }
    all
}

/// Whether a route is a call of the API, which reads no cookie: `tests/it/api/doors.rs` tries them with tokens.
fn is_of_api(pattern: &str) -> bool {
    pattern.starts_with("/api/v1/")
}

/// The rows of the API: who may make each call, as the table says it.
pub fn calls() -> BTreeMap<Route, String> {
    let rows = rows().into_iter();
    rows.filter(|(route, _)| is_of_api(&route.pattern)).collect()
}

/// The rows of the pages: who may use each route.
fn table() -> BTreeMap<Route, BTreeSet<String>> {
    let pages = rows().into_iter().filter(|(route, _)| !is_of_api(&route.pattern));
    pages
        .map(|(route, who)| (route, who.split_whitespace().flat_map(members).collect()))
        .collect()
}

/// Returns the table as it is written.
pub fn rows() -> BTreeMap<Route, String> {
    let mut rows = BTreeMap::new();
    for line in include_str!("../../cases/access.txt").lines() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let (route, who) = line
            .split_once(": ")
            .unwrap_or_else(|| panic!("METHOD PATTERN: WHO, not {line}"));
        let (method, pattern) = route
            .split_once(' ')
            .unwrap_or_else(|| panic!("METHOD PATTERN: WHO, not {line}"));
        let route = Route {
            pattern: pattern.trim().to_owned(),
            method: method.to_owned(),
        };
        assert!(rows.insert(route, who.to_owned()).is_none(), "twice: {line}");
    }
    rows
}

fn members(word: &str) -> Vec<String> {
    let named: &[&str] = match word {
        "everybody" => &EVERYBODY,
        "signed-in" => &EVERYBODY[4..],
        "staff" => &EVERYBODY[6..],
        one => {
            return match EVERYBODY.contains(&one) {
                true => vec![one.to_owned()],
                false => panic!("nobody is called {one}"),
            };
        }
    };
    named.iter().map(|n| (*n).to_owned()).collect()
}

/// Everybody, on a site with two tournaments.
pub struct Actors<'s, 'd> {
    service: &'s Service<'d>,
    secrets: Secrets,
    /// The secret link's token of a player of each tournament: not of number 1, whom the routes are tried on.
    players: [String; 2],
    /// The cookie of the link of a person of the community: name and content.
    person: (String, String),
    /// What stands for each placeholder of a pattern.
    placeholders: BTreeMap<&'static str, String>,
}

impl<'s, 'd> Actors<'s, 'd> {
    pub fn prepare(service: &'s Service<'d>) -> Self {
        let db = service.db;
        let slug = db.in_database_tournament("spring", 3);
        let other = db.in_database_tournament("autumn", 3);
        service.administrator();
        for name in ["nobody", "bystander"] {
            service.in_database_account(name, SiteRole::Staff);
        }
        service.in_database_account("stranger", SiteRole::Organizer);
        service.db.in_database_join(&other, "stranger", Role::Organizer);
        for role in Role::ALL {
            service.in_database_staff(&slug, *role);
        }
        let bystander = in_database_account(db, "bystander").id;
        let secrets = db.secrets();
        // a community of the same name, with the same staff
        let (community, person) = db.in_database_community("spring", "Pat Person");
        for role in Role::ALL {
            db.in_database_community_staff(&community, role.as_str(), *role);
        }
        // what has an evening is not deleted by the first who tries
        let evening = db.evening("spring", "An evening");
        let season = db.season("spring", "Summer", &three_places(), &[&evening]);
        let person = (
            format!("podium_person_{}", community.id),
            podium_ops::community::link::link_token(&secrets, &person),
        );
        let player = |slug: &str| {
            let rows = db.load(slug).players;
            let row = rows.iter().find(|row| row.number == 2).expect("three players");
            podium_ops::people::players::link_token(&secrets, row)
        };
        Self {
            service,
            players: [player(&slug), player(&other)],
            person,
            secrets,
            placeholders: BTreeMap::from([
                ("community", slug.clone()),
                ("slug", slug),
                ("season", season),
                ("id", bystander.clone()),
                ("account", bystander),
            ]),
        }
    }

    /// A pattern's address: in the tournament "spring", about somebody who has nothing to do with it, or number 1.
    pub fn address(&self, pattern: &str) -> String {
        let mut address = String::new();
        let mut rest = pattern;
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}').expect("a placeholder ends");
            let name = name.split(':').next().unwrap_or_default();
            address.push_str(before);
            address.push_str(self.placeholders.get(name).map_or("1", String::as_str));
            rest = after;
        }
        address + rest
    }

    /// One of everybody, each in a separate session, with the token of their forms. Nothing that a route does to one
    /// session shows in the next.
    pub fn become_one(&self, name: &str) -> (Visitor, String) {
        if ["anonymous", "player", "other_player", "person"].contains(&name) {
            let visit = random_token();
            let csrf = self.secrets.form_token(&visit);
            let visitor = Visitor::new(&self.service.base, Some(csrf.clone()));
            visitor.keep("podium_visit", &visit);
            let [own, other] = &self.players;
            match name {
                "player" => visitor.keep("podium_player_spring", own),
                // the link of another tournament, held up to this one
                "other_player" => visitor.keep("podium_player_spring", other),
                "person" => visitor.keep(&self.person.0, &self.person.1),
                _ => {}
            }
            return (visitor, csrf);
        }
        let account = in_database_account(self.service.db, if name == "administrator" { "root" } else { name });
        let now = podium_base::clock::now();
        let session: Result<sessions::NewSession, DbError> = self
            .service
            .db
            .db
            .write(|conn| sessions::begin(conn, &account, &here(), now));
        let token = session.expect("a session begins").token;
        let csrf = self.secrets.form_token(&token);
        let visitor = Visitor::new(&self.service.base, Some(csrf.clone()));
        visitor.keep("podium_session", &token);
        (visitor, csrf)
    }
}

#[test]
fn every_route_is_in_the_table() {
    let registered: BTreeSet<Route> = registered().into_iter().collect();
    let listed: BTreeSet<Route> = rows().into_keys().collect();
    let name = |routes: Vec<&Route>| {
        routes
            .iter()
            .map(|r| format!("\n{} {}", r.method, r.pattern))
            .collect::<String>()
    };
    let missing = name(registered.difference(&listed).collect());
    assert!(
        missing.is_empty(),
        "say in tests/cases/access.txt who may use:{missing}"
    );
    let gone = name(listed.difference(&registered).collect());
    assert!(gone.is_empty(), "tests/cases/access.txt lists what is no route:{gone}");
}

/// How many jobs each lane has done, by its label. They are read where they are counted: a scrape has a dozen lines for
/// each route that was asked for, and reading all of them after each route takes far longer than the routes.
fn jobs_done(counted: &Registry) -> BTreeMap<String, u64> {
    let families = counted.gather();
    let jobs = families
        .iter()
        .find(|family| family.name() == "podium_lane_job_seconds")
        .expect("the lanes count their jobs");
    let done = jobs.get_metric().iter().map(|lane| {
        let label = lane.get_label().first().expect("the lane");
        (label.value().to_owned(), lane.get_histogram().get_sample_count())
    });
    done.collect()
}

/// The lanes in which a route's work was done, as `staff`: those whose number of jobs differs.
fn lanes_between(before: &BTreeMap<String, u64>, after: &BTreeMap<String, u64>) -> Vec<&'static str> {
    let lanes = ["pages", "writes", "staff", "staff_writes"].into_iter();
    lanes.filter(|lane| before[*lane] != after[*lane]).collect()
}

/// What visitors ask for never takes a turn of the staff, nor the other way round: a route that can be used without an
/// account has it done in the lanes of visitors.
#[test]
fn every_route_runs_in_the_lane_of_those_who_may_use_it() {
    let db = TestDb::sqlite();
    let service = Service::start(&db);
    let actors = Actors::prepare(&service);
    let counted = Registry::new();
    for measured in service.state.lanes.measures() {
        counted.register(measured).expect("each name is given once");
    }
    let mut problems = Vec::new();
    let (mut public, mut of_accounts) = (BTreeSet::new(), BTreeSet::new());
    let mut before = jobs_done(&counted);
    for (route, may) in rows() {
        let who: BTreeSet<String> = match is_of_api(&route.pattern) {
            // read by their tokens, whichever the account
            true => ["anonymous".to_owned()].into(),
            false => may.split_whitespace().flat_map(members).collect(),
        };
        let without_account = ["anonymous", "player", "person"]
            .into_iter()
            .find(|name| who.contains(*name));
        let (visitor, _) = actors.become_one(without_account.unwrap_or("administrator"));
        let address = actors.address(&route.pattern);
        match route.method.as_str() {
            "GET" => visitor.get(&address),
            "POST" => visitor.post(&address, &[]),
            method => visitor.request(method, &address, &[], Some(b"x=1")),
        };
        let after = jobs_done(&counted);
        let ran = lanes_between(&before, &after);
        before = after;
        let (taken, wrong) = match without_account {
            Some(_) => (&mut public, ["staff", "staff_writes"]),
            None => (&mut of_accounts, ["pages", "writes"]),
        };
        taken.extend(ran.iter().copied());
        if ran.iter().any(|lane| wrong.contains(lane)) {
            problems.push(format!("{} {}: {ran:?}", route.method, route.pattern));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    assert_eq!(Vec::from_iter(public), ["pages", "writes"]);
    assert_eq!(Vec::from_iter(of_accounts), ["staff", "staff_writes"]);
}

/// Visitors ask for more than fits, of every kind that they may ask for: each page for accounts is answered meanwhile.
#[test]
fn a_flood_of_visitors_takes_no_page_from_the_staff() {
    let db = TestDb::sqlite();
    let service = Service::start(&db);
    let actors = Actors::prepare(&service);
    let (visitor, _) = actors.become_one("anonymous");
    let (administrator, _) = actors.become_one("administrator");
    let _full = [Lane::Pages, Lane::Writes, Lane::Searches, Lane::Lists].map(|lane| Full::lane(&service.state, lane));
    let (mut shed, mut seen, mut problems) = (0, 0, Vec::new());
    for (route, may) in table().into_iter().filter(|(route, _)| route.method == "GET") {
        let address = actors.address(&route.pattern);
        if may.contains("anonymous") {
            shed += usize::from(visitor.get(&address).status == 503);
        } else if may.contains("administrator") {
            seen += 1;
            let status = administrator.get(&address).status;
            problems.extend((status >= 500).then(|| format!("{}: {status}", route.pattern)));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    assert!(
        shed > 20 && seen > 50,
        "{shed} pages were refused to visitors, {seen} shown to the administrator"
    );
}

both_databases! {
    fn every_route_is_for_those_the_table_says(db) {
        let service = Service::start(db);
        let actors = Actors::prepare(&service);
        let mut problems = Vec::new();
        let (pages, forms): (Vec<_>, Vec<_>) = table().into_iter().partition(|(route, _)| route.method == "GET");
        // a page ends no session, as a form may: each reader has one for all pages, with its first cookies
        let readers = EVERYBODY.map(|name| (name, actors.become_one(name).0));
        for (route, may) in pages.iter().chain(&forms) {
            let address = actors.address(&route.pattern);
            for (name, reader) in &readers {
                let page = match route.method.as_str() {
                    "GET" => reader.clone().get(&address),
                    _ => actors.become_one(name).0.post(&address, &[]),
                };
                if is_refused(&page) == may.contains(*name) || page.status >= 500 {
                    problems.push(format!(
                        "{} {} as {name}: {} {}, the table says {}",
                        route.method, route.pattern, page.status, page.location, may.contains(*name)
                    ));
                }
            }
        }
        assert!(problems.is_empty(), "{}", problems.join("\n"));
    }
}
