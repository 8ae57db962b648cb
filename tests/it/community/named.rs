//! Who is named on which public page of a community, by the table `tests/cases/named.txt`.

use podium_event::season::{Reward, RewardKind, RuleParts};
use podium_ops::community::person::{self, PersonInput, Shows};
use podium_ops::people::players::disqualify;
use podium_ops::season::free::{self, FreeInput, Whose, queue};
use podium_ops::season::ratings;
use podium_store::DbError;
use podium_store::tournaments::players;

use crate::harness::http::{Service, Visitor};
use crate::harness::season::three_places;
use crate::harness::{TestDb, both_databases};

const TABLE: &str = include_str!("../../cases/named.txt");

/// A table's people, each with their own commander.
const SEATED: [(&str, &str); 4] = [
    ("Ann Ash", "Kess, Dissident Mage"),
    ("Bo Birch", "Tymna the Weaver"),
    ("Cy Cedar", "Thrasios, Triton Hero"),
    ("Di Dale", "Kraum, Ludevic's Opus"),
];

/// A line of the table.
struct Row {
    page: &'static str,
    cells: Vec<&'static str>,
}

/// Returns the columns and the rows.
fn table() -> (Vec<&'static str>, Vec<Row>) {
    let mut lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    let head = lines.next().expect("a head").split_whitespace().skip(1).collect();
    let row = |line: &'static str| {
        let mut words = line.split_whitespace();
        Row {
            page: words.next().expect("a page"),
            cells: words.collect(),
        }
    };
    (head, lines.map(row).collect())
}

/// An evening of four, with ratings, a season that it counts in, and an evening of free pods on which everybody waits. `before`
/// it is finished something else may happen. Returns the number of the person who won, and the evening.
fn an_evening(db: &TestDb, before: impl FnOnce(&str)) -> (i64, String) {
    db.community("Friday");
    let slug = db.evening_of("friday", "Friday 1", &SEATED.map(|(name, _)| name));
    for (number, (_, commander)) in (1..).zip(SEATED) {
        let mut row = db.entry(&slug, number);
        row.commander = commander.to_owned();
        let stored: Result<(), DbError> = db.db.write(|conn| players::update(conn, &row));
        stored.expect("stored");
    }
    before(&slug);
    db.play(&slug);
    let loaded = db.load(&slug);
    let rules = RuleParts {
        rewards: vec![Reward {
            kind: RewardKind::Invitation,
            name: "Invitation".to_owned(),
            top: Some(2),
            points: None,
            byes: None,
        }],
        planned_evenings: Some(3),
        ..three_places()
    };
    db.season("friday", "Autumn", &rules, &[&slug]);
    db.in_community("friday", |work| ratings::set(work, Some(1), true))
        .expect("ratings");
    let input = FreeInput {
        name: "Commander night".to_owned(),
        held_on: "2026-09-04".parse().expect("a day"),
        season: String::new(),
        weight: 1,
    };
    let free = db
        .in_community("friday", |work| free::open(work, &input))
        .expect("opened");
    for person in 1..=4 {
        db.in_community("friday", |work| queue::join(work, free, Whose::Person(person), None))
            .expect("waits");
        show(db, person, |shows| shows.rating = true);
    }
    let winner = podium_ops::run::playoff::winner(&loaded).map_or(1, |winner| loaded.row(winner).number);
    (winner, slug)
}

/// Changes what a person shows; at first it is everything.
fn show(db: &TestDb, number: i64, edit: impl Fn(&mut Shows)) {
    let row = db.person("friday", number);
    let input = PersonInput {
        name: row.name.clone(),
        ..PersonInput::default()
    };
    let mut shows = Shows {
        name: true,
        results: true,
        tables: true,
        commanders: true,
        rating: true,
    };
    edit(&mut shows);
    db.in_community("friday", |work| person::edit(work, number, row.version, &input, shows))
        .expect("saved");
}

/// The address of a row for a person.
fn address(page: &str, own: i64) -> String {
    let other = if own == 1 { 2 } else { 1 };
    page.replace("OWN", &own.to_string())
        .replace("OTHER", &other.to_string())
}

/// What everybody reads of somebody on a page.
fn read(anybody: &Visitor, page: &str, (name, commander): (&str, &str)) -> String {
    let body = anybody.get(page).body;
    let word = commander.split([',', ' ']).next().expect("a word");
    let read = [(name, "n"), (word, "c")];
    let said: String = (read.iter().filter(|(word, _)| body.contains(word)))
        .map(|(_, letter)| *letter)
        .collect();
    if said.is_empty() { ".".to_owned() } else { said }
}

both_databases! {
    fn a_person_is_named_where_they_want_it(db) {
        let (own, slug) = an_evening(db, |_| ());
        let service = Service::start(db);
        let anybody = service.anonymous();
        let who = SEATED[own as usize - 1];
        let (columns, rows) = table();
        let mut wrong = Vec::new();
        for (ix, column) in columns.iter().enumerate() {
            show(db, own, |shows| match *column {
                "name" => shows.name = false,
                "results" => shows.results = false,
                "tables" => shows.tables = false,
                "commanders" => shows.commanders = false,
                "rating" => shows.rating = false,
                _ => {}
            });
            db.set_listed(&slug, *column != "unlisted");
            for row in &rows {
                let is = read(&anybody, &address(row.page, own), who);
                if is != row.cells[ix] {
                    wrong.push(format!("{}, {column}: {is}, not {}", row.page, row.cells[ix]));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    fn no_page_tells_who_was_disqualified(db) {
        let (_, slug) = an_evening(db, |slug| {
            db.act(slug, |work| disqualify(work, 3, "Fraud", true)).expect("disqualified");
        });
        assert!(db.entry(&slug, 3).disqualified_after.is_some());
        let service = Service::start(db);
        for row in table().1 {
            for number in [1, 3] {
                let page = service.anonymous().get(&address(row.page, number));
                assert!(!page.body.to_lowercase().contains("disqualif"), "{}: {}", row.page, page.text());
            }
        }
    }
}

#[test]
fn every_public_page_of_a_community_has_its_row() {
    let shape = |page: &str| {
        let value = |part: &str| part.starts_with('{') || ["OWN", "OTHER", "friday", "autumn", "1"].contains(&part);
        let parts = page.split('/').map(|part| if value(part) { "*" } else { part });
        parts.collect::<Vec<_>>().join("/")
    };
    let rows: Vec<String> = table().1.iter().map(|row| shape(row.page)).collect();
    let routes = crate::access::routes::rows();
    let of_community = |pattern: &str| pattern.starts_with("/c/") || pattern.starts_with("/api/v1/communities/");
    let public = routes.iter().filter(|(route, who)| {
        route.method == "GET" && *who == "everybody" && of_community(&route.pattern) && !route.pattern.contains("token")
    });
    let public: Vec<&str> = public.map(|(route, _)| route.pattern.as_str()).collect();
    assert!(public.len() > 20, "{public:?}");
    let missing: Vec<&&str> = public
        .iter()
        .filter(|pattern| !rows.contains(&shape(pattern)))
        .collect();
    assert!(missing.is_empty(), "tests/cases/named.txt says nothing of {missing:?}");
}
