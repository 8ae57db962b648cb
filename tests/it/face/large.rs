//! Pages of a large event that is over: what they show grows with its rounds and players, and their bytes have a limit.

use podium_document::event::read_value;
use podium_event::bracket::{plan, snake};
use podium_ops::tournaments::archive::import;
use serde_json::{Value, json};

use crate::harness::TestDb;
use crate::harness::http::Service;

const PLAYERS: usize = 2_048;
const TABLES: usize = PLAYERS / 4;
const SWISS: usize = 11;
const CUT: usize = 40;
/// Bytes of a page before compression.
const MOST: usize = 150_000;

fn id(number: usize) -> String {
    format!("p{number:04}")
}

/// A moment, in minutes from the beginning of the event.
fn at(minutes: usize) -> String {
    format!(
        "2026-05-{:02}T{:02}:{:02}:00Z",
        9 + minutes / 1_440,
        minutes / 60 % 24,
        minutes % 60
    )
}

/// A finished round of two hours, in which no two tables are done in the same minute for long.
fn round(number: usize, stage: &str, pods: Vec<Vec<usize>>) -> Value {
    let begun = number * 150;
    let pod = |(table, seats): (usize, Vec<usize>)| {
        let result = match (stage, table % 7) {
            ("swiss", 0) => json!({"draw": seats.iter().map(|seat| id(*seat)).collect::<Vec<_>>()}),
            ("swiss", _) => json!({"winner": id(seats[table * number % 4])}),
            // the best seed
            _ => json!({"winner": id(seats[0])}),
        };
        json!({
            "table": table + 1, "seats": seats.iter().map(|seat| id(*seat)).collect::<Vec<_>>(), "result": result,
            "reported_at": at(begun + 20 + (table * 37 + number) % 95),
        })
    };
    json!({
        "number": number, "stage": stage, "state": "finished", "pods": pods.into_iter().enumerate().map(pod).collect::<Vec<_>>(),
        "published_at": at(begun), "started_at": at(begun), "finished_at": at(begun + 120),
    })
}

fn event() -> Value {
    let names = [
        "Kinnan, Bonder Prodigy",
        "Sisay, Weatherlight Captain",
        "Najeela, the Blade-Blossom",
    ];
    let player = |number: usize| {
        let name = format!("First{number} Last{}", number * 731 % PLAYERS);
        json!({"id": id(number), "name": name, "commanders": [format!("{} {}", names[number % 3], number % 60)]})
    };
    // `turn` decides who meets: odd numbers give every player one place
    let swiss = |number: usize| {
        let turn = 2 * number - 1;
        let seats = |table: usize| (0..4).map(|seat| (table + seat * TABLES * turn) % PLAYERS).collect();
        round(number, "swiss", (0..TABLES).map(seats).collect())
    };
    let mut rounds: Vec<Value> = (1..=SWISS).map(swiss).collect();
    // the best seed of each pod goes on, so that the best seeds are in each round
    for (number, leg) in (SWISS + 1..).zip(plan(CUT, 4).expect("a cut of forty")) {
        let places = snake(leg.players - leg.waiting, leg.pods);
        let seats = places
            .into_iter()
            .map(|pod| pod.into_iter().map(|place| leg.waiting + place).collect());
        rounds.push(round(number, "playoff", seats.collect()));
    }
    json!({
        "format": "podium-event/1",
        "tournament": {
            "name": "A Large Open", "slug": "large", "state": "finished", "date": "2026-05-09", "place": "A hall", "listed": true,
            "secret": "00".repeat(32), "swiss_rounds": SWISS, "playoff_cut": CUT,
            "page": {"accent": "#8b1f5f", "schedule": "* 9:00 Doors"},
        },
        "players": (0..PLAYERS).map(player).collect::<Vec<_>>(),
        "rounds": rounds,
        "cut": {"seeds": (0..CUT).map(id).collect::<Vec<_>>()},
    })
}

#[test]
fn the_pages_of_a_large_event_stay_small() {
    let db = TestDb::sqlite();
    let document = read_value(&event()).unwrap_or_else(|problems| panic!("a sound document: {problems:?}"));
    let slug = import(&db.db, &document, "a test").ok().expect("imported");
    let service = Service::start(&db);
    let anybody = service.anonymous();
    for page in ["", "/story", "/players/17", "/bracket", "/statistics", "/standings"] {
        let size = anybody.see(&format!("/t/{slug}{page}")).body.len();
        assert!(size <= MOST, "{page}: {size} bytes");
    }
    let story = anybody.see(&format!("/t/{slug}/story")).body;
    assert!(story.contains("id=\"the-times\"") && story.contains("id=\"seats\"") && story.contains("bracket-wide"));
    let champion = anybody.see(&format!("/t/{slug}")).body;
    assert!(champion.contains("The path of First0"), "{champion}");
}
