//! What everybody sees of a person, by the table `tests/cases/visibility.txt`: every page, file and read of the API about a
//! community is read with everything shown, and then with one thing after the other hidden.

use podium_event::season::{Reward, RewardKind, RuleParts};
use podium_ops::community as ops;
use podium_ops::people::players::{Amendment, amend, disqualify};
use podium_ops::season::free::results::{PodAt, enter};
use podium_ops::season::free::{self, FreeInput, Whose, pods, queue};
use podium_ops::season::ratings;
use podium_ops::tournaments::{Settings, change};
use podium_snapshot::season::FreeNow;
use podium_store::NamesShown;

use super::EIGHT;
use super::pages::{settings_of, show};
use crate::access::routes;
use crate::harness::http::{Page, Service};
use crate::harness::season::{places, three_places};
use crate::harness::visibility::Table;
use crate::harness::{TestDb, both_databases};

const EVENING: &str = "Sealed Cellar";
const COMMANDER: &str = "Kess, Dissident Mage";
/// The person of whom the pages tell.
const ANN: i64 = 1;

fn seen_of_people() -> Table {
    Table::with("initials", "nceor.-")
}

/// A community of which everybody reads.
struct Venue<'d> {
    db: &'d TestDb,
    /// The tournament.
    evening: String,
    season: String,
    /// The numbers of the evenings of free pods on which she played, and on which she waits.
    free: i64,
    waiting: i64,
    /// Who sat at Ann's table in the tournament.
    other: i64,
}

impl<'d> Venue<'d> {
    /// `before`: what happens before the tournament is played.
    fn new(db: &'d TestDb, before: impl FnOnce(&str)) -> Self {
        db.community("Friday");
        let evening = db.evening_of("friday", EVENING, &EIGHT);
        let dated = Settings {
            held_on: Some(podium_base::clock::now().date()),
            ..settings_of(db, &evening)
        };
        let version = db.load(&evening).tournament.settings_version;
        db.act(&evening, |work| change(work, version, &dated)).expect("dated");
        for number in 1..=8 {
            let version = db.entry(&evening, number).version;
            let commander = if number == ANN { COMMANDER } else { "Tymna the Weaver" };
            let named = Amendment {
                commanders: Some(vec![commander.to_owned()]),
                ..Amendment::default()
            };
            db.act(&evening, |work| amend(work, number, version, &named))
                .expect("named");
        }
        before(&evening);
        db.play(&evening);
        let loaded = db.load(&evening);
        let seats = loaded.event.rounds()[0].pods.iter().map(|pod| &pod.seats);
        let numbers = |seats: &Vec<podium_event::PlayerIx>| -> Vec<i64> {
            seats.iter().map(|player| loaded.row(*player).number).collect()
        };
        let table = seats.map(numbers).find(|numbers| numbers.contains(&ANN));
        let mut others = table.expect("her table").into_iter().filter(|number| *number != ANN);
        let other = others.next().expect("somebody else");
        let season = season(db, &evening);
        let free = free_pods(db, &season);
        let venue = Self {
            db,
            evening,
            season,
            free,
            waiting: waiting(db, ""),
            other,
        };
        venue.set("rating", true);
        venue.set("unrated", true);
        venue
    }

    /// Sets what a column is about as it is in the column "all", or otherwise.
    fn set(&self, column: &str, shown: bool) {
        match column {
            "all" => {}
            "name" => show(self.db, ANN, |shows| shows.name = shown),
            "results" => show(self.db, ANN, |shows| shows.results = shown),
            "tables" => show(self.db, ANN, |shows| shows.tables = shown),
            "commanders" => show(self.db, ANN, |shows| shows.commanders = shown),
            "rating" => show(self.db, ANN, |shows| shows.rating = shown),
            "initials" => self.show_names(if shown { NamesShown::Full } else { NamesShown::Initial }),
            "unlisted" => self.db.set_listed(&self.evening, shown),
            "unrated" => {
                let least = shown.then_some(1);
                let set = self.db.in_community("friday", |work| ratings::set(work, least, true));
                set.expect("set");
            }
            other => panic!("nothing is called {other}"),
        }
    }

    fn show_names(&self, names_shown: NamesShown) {
        let community = self.db.community_of("friday");
        let settings = ops::Settings {
            names_shown,
            ..ops::Settings::of(&community)
        };
        self.db
            .in_community("friday", |work| {
                ops::change(work, community.settings_version, &settings)
            })
            .expect("changed");
    }

    /// The address of a page of the table.
    fn address(&self, page: &str) -> String {
        let words = [
            ("ANN", ANN.to_string()),
            ("OTHER", self.other.to_string()),
            ("SEASON", self.season.clone()),
            ("FREE", self.free.to_string()),
            ("WAIT", self.waiting.to_string()),
        ];
        let page = words
            .iter()
            .fold(page.to_owned(), |page, (word, value)| page.replace(word, value));
        match page.strip_prefix("api") {
            Some(read) => format!("/api/v1/communities/friday{read}"),
            None if page == "home" => "/c/friday".to_owned(),
            None => format!("/c/friday/{page}"),
        }
    }

    /// What a page says, as the table writes it.
    fn seen(&self, page: &str, answer: &Page) -> String {
        let says = |text: &str| answer.body.contains(text);
        let of_ann = page.contains("ANN");
        let has = [
            ('-', answer.status == 404),
            ('n', says(EIGHT[0])),
            ('c', says(COMMANDER)),
            ('e', says(EVENING) || says(&self.evening)),
            ('o', of_ann && says(&self.db.person("friday", self.other).name)),
            ('r', page == "people/ANN" && says("/c/friday/ratings/people/1\"")),
        ];
        assert!([200, 404].contains(&answer.status), "{page}: {answer:?}");
        let signs: String = has.iter().filter(|(_, is)| *is).map(|(sign, _)| *sign).collect();
        if signs.is_empty() { ".".to_owned() } else { signs }
    }
}

/// A season of the tournament and of an evening that Ann won.
fn season(db: &TestDb, evening: &str) -> String {
    let rules = RuleParts {
        pods: RuleParts::usual().pods,
        rewards: vec![Reward {
            kind: RewardKind::Invitation,
            name: String::new(),
            top: None,
            points: Some(1),
            byes: None,
        }],
        ..three_places()
    };
    let season = db.season("friday", "Autumn", &rules, &[evening]);
    db.past_evenings("friday", &season, vec![places("Night 0", "2026-08-28", &EIGHT)]);
    season
}

/// An evening of free pods on which everybody waits. Returns its number.
fn waiting(db: &TestDb, season: &str) -> i64 {
    let input = FreeInput {
        name: "Commander night".to_owned(),
        held_on: "2026-09-04".parse().expect("a day"),
        season: season.to_owned(),
        weight: 1,
    };
    let number = db
        .in_community("friday", |work| free::open(work, &input))
        .expect("opened");
    for person in 1..=8 {
        db.in_community("friday", |work| queue::join(work, number, Whose::Person(person), None))
            .expect("waits");
    }
    number
}

/// An evening of free pods, on which that of Ann counts. Returns its number.
fn free_pods(db: &TestDb, season: &str) -> i64 {
    let number = waiting(db, season);
    db.in_community("friday", |work| pods::form(work, number))
        .expect("formed");
    let ann = db.person("friday", ANN).id;
    let now = db.db.read(|conn| FreeNow::read(conn, "friday", number));
    let now = now.expect("the evening");
    let pod = now.pod_of(&ann).expect("her pod");
    let at = PodAt {
        evening: number,
        pod: pod.number,
        version: pod.version,
    };
    db.in_community("friday", |work| enter(work, at, &[1, 2, 2, 2], ""))
        .expect("entered");
    number
}

both_databases! {
    fn everybody_sees_of_a_person_what_the_table_says(db) {
        let table = seen_of_people();
        let venue = Venue::new(db, |_| ());
        let service = Service::start(db);
        let anybody = service.anonymous();
        let mut wrong = Vec::new();
        for (ix, column) in table.columns.iter().enumerate() {
            venue.set(column, false);
            for row in &table.rows {
                let seen = venue.seen(row.page, &anybody.get(&venue.address(row.page)));
                if seen != row.cells[ix] {
                    wrong.push(format!("{}, {column}: is {seen}, not {}", row.page, row.cells[ix]));
                }
            }
            venue.set(column, true);
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    fn no_page_tells_who_was_disqualified(db) {
        let venue = Venue::new(db, |slug| {
            // those who are left are one pod: nobody has a bye instead of a table
            db.in_database_profile(slug, |profile| profile.swiss_rounds = Some(1));
            for number in [3, 5, 6, 7] {
                db.act(slug, |work| disqualify(work, number, "Fraud", true)).expect("disqualified");
            }
        });
        assert!(db.entry(&venue.evening, 3).disqualified_after.is_some());
        let service = Service::start(db);
        for row in seen_of_people().rows {
            for page in [row.page.to_owned(), row.page.replace("ANN", "3")] {
                let answer = service.anonymous().get(&venue.address(&page));
                assert!(!answer.body.to_lowercase().contains("disqualif"), "{page}: {}", answer.text());
            }
        }
    }
}

#[test]
fn every_public_page_of_a_community_has_its_row() {
    let rows: Vec<String> = seen_of_people().rows.iter().map(|row| shape(row.page)).collect();
    let mut missing = Vec::new();
    for (route, who) in routes::rows() {
        if route.method != "GET" || who != "everybody" {
            continue;
        }
        let page = match route.pattern.strip_prefix("/api/v1/communities/{community}") {
            Some(read) => format!("api{read}"),
            None => match route.pattern.strip_prefix("/c/{slug}") {
                Some("") => "home".to_owned(),
                Some(page) => page.trim_start_matches('/').to_owned(),
                None => continue,
            },
        };
        // a person's own link leads to their own page
        if !page.starts_with("p/") && !rows.contains(&shape(&page)) {
            missing.push(route.pattern);
        }
    }
    assert!(
        missing.is_empty(),
        "tests/cases/visibility.txt says nothing of {missing:?}"
    );
}

/// A page's address with `*` for each part that stands for something.
fn shape(page: &str) -> String {
    let is_value = |part: &str| part.starts_with('{') || ["ANN", "OTHER", "SEASON", "FREE", "WAIT"].contains(&part);
    let of = |part: &str| {
        if is_value(part) {
            "*".to_owned()
        } else {
            part.to_owned()
        }
    };
    let shape: Vec<String> = page.split('/').map(of).collect();
    shape.join("/")
}
