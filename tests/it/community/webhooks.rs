//! Webhooks of a community: what they get of evenings, seasons and free pods, and that it is what everybody sees.

use std::sync::Arc;

use chrono::TimeDelta;
use podium_base::clock;
use podium_ops::community::evening;
use podium_ops::community::merge::merge;
use podium_ops::season::free::results::{self, PodAt};
use podium_ops::season::free::{self, FreeInput, Whose, pods, queue};
use podium_ops::season::{self, history};
use podium_ops::tournaments::cancel;
use podium_ops::tournaments::webhooks::{Chosen, Owner, add, choices};
use podium_snapshot::season::{FreeNow, PodNow};
use podium_store::season::{self as season_row, past};
use podium_store::site::access_tokens::Scope;
use podium_store::tournaments::deliveries;
use podium_store::tournaments::webhooks::Source;
use podium_store::{DeliveryState, Role, WebhookEvent, WebhookShape};
use serde_json::{Value, json};

use super::pages::show;
use super::{EIGHT, log_of};
use crate::harness::http::Service;
use crate::harness::season::{places, three_places};
use crate::harness::{TestDb, both_databases};
use crate::site::webhooks::courier;
use crate::site::webhooks::receiver::{Manner, Received, Receiver};

const PAGE: &str = "/c/friday/webhooks";
const HOOKS: &str = "/communities/friday/webhooks";

/// Every event that a webhook of a community can choose.
fn everything() -> Vec<WebhookEvent> {
    choices(&Source::Community(String::new())).collect()
}

/// Adds a webhook of the community Friday; its id.
fn hook(db: &TestDb, address: &str, shape: WebhookShape) -> String {
    let chosen = Chosen {
        name: String::new(),
        address: address.to_owned(),
        shape,
        events: everything(),
        private: true,
    };
    let secrets = db.secrets();
    db.in_community("friday", |work| add(&mut Owner::from(work), &secrets, &chosen))
        .expect("the webhook is added")
        .id
}

/// Sends what is due; what came.
fn sent(db: &TestDb, receiver: &Receiver) -> Vec<Received> {
    courier(db, true, &Arc::default())
        .send_due(clock::now())
        .expect("the database answers");
    receiver.rest()
}

fn kinds(received: &[Received]) -> Vec<String> {
    received.iter().map(Received::kind).collect()
}

fn data(one: &Received) -> Value {
    one.json()["data"].clone()
}

/// Compares the members of what came with the examples in the documentation.
fn documented(received: &[Received]) {
    let file = std::fs::read_to_string("docs/examples/webhooks.jsonl").expect("the examples");
    let keys = |data: &Value| -> Vec<String> {
        let members = data.as_object().expect("an object");
        members.keys().cloned().collect()
    };
    for line in file.lines() {
        let example: Value = serde_json::from_str(line).expect("JSON");
        for one in received.iter().filter(|one| one.kind() == example["type"]) {
            assert_eq!(keys(&data(one)), keys(&example["data"]), "{}", one.body);
        }
    }
}

fn structure(db: &TestDb, slug: &str) -> i64 {
    db.load(slug).tournament.structure_version
}

/// An evening of free pods that counts for a season, with a pod of each four of eight people.
fn free_evening(db: &TestDb, season: &str) -> i64 {
    db.past_evenings("friday", season, vec![places("Night 0", "2026-08-28", &EIGHT)]);
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
    db.in_community("friday", |work| pods::form(work, number))
        .expect("formed");
    number
}

fn pods_now(db: &TestDb, number: i64) -> Vec<PodNow> {
    let now = db.db.read(|conn| FreeNow::read(conn, "friday", number));
    now.expect("the evening").pods
}

/// Enters that the first seat of a pod won.
fn enter(db: &TestDb, evening: i64, pod: &PodNow, reason: &str) {
    let at = PodAt {
        evening,
        pod: pod.number,
        version: pod.version,
    };
    db.in_community("friday", |work| results::enter(work, at, &[1, 2, 2, 2], reason))
        .expect("entered");
}

both_databases! {
    fn an_evening_is_sent_from_its_opening_to_its_correction(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        let season = db.season("friday", "Autumn", &three_places(), &[&first]);
        let receiver = Receiver::start(Manner::Answers(200));
        hook(db, &receiver.address, WebhookShape::Standard);
        db.play(&first);
        let played = sent(db, &receiver);
        assert_eq!(kinds(&played), ["evening.finished", "season.changed"]);
        assert_eq!(data(&played[0]), json!({
            "kind": "tournament", "slug": first, "evening": null, "name": "Friday 1", "date": null, "community": "friday",
            "version": db.community_of("friday").version, "url": format!("https://podium.example/t/{first}"),
        }));
        assert_eq!(data(&played[1])["url"], format!("https://podium.example/c/friday/s/{season}"));
        assert_eq!((&data(&played[1])["season"], &data(&played[1])["name"]), (&json!(season), &json!("Autumn")));

        db.correct_the_first_table(&first);
        let corrected = sent(db, &receiver);
        assert_eq!(kinds(&corrected), ["evening.reopened", "season.changed", "evening.finished", "season.changed"]);

        let second = db.in_community("friday", |work| evening::start(work, None)).expect("started");
        let opened = sent(db, &receiver);
        assert_eq!(kinds(&opened), ["evening.opened", "season.changed"]);
        assert_eq!(data(&opened[0])["slug"], json!(second));
        let version = structure(db, &second);
        db.act(&second, |work| cancel(work, version, "no hall")).expect("cancelled");
        let cancelled = sent(db, &receiver);
        assert_eq!(kinds(&cancelled), ["evening.cancelled", "season.changed"]);

        for closed in [true, false] {
            db.in_community("friday", |work| season::close(work, &season, closed)).expect("done");
        }
        let ended = sent(db, &receiver);
        assert_eq!(kinds(&ended), ["season.closed", "season.reopened"]);
        documented(&[played, corrected, opened, cancelled, ended].concat());
    }

    fn results_of_free_pods_name_who_shows_theirs(db) {
        db.community("Friday");
        let season = db.season("friday", "Autumn", &three_places(), &[]);
        let (receiver, channel) = (Receiver::start(Manner::Answers(200)), Receiver::start(Manner::Answers(200)));
        hook(db, &receiver.address, WebhookShape::Standard);
        hook(db, &channel.address, WebhookShape::Chat);
        let number = free_evening(db, &season);
        let opened = sent(db, &receiver);
        assert_eq!(kinds(&opened), ["season.changed", "season.changed", "evening.opened"], "an import is one event");
        assert_eq!((&data(&opened[2])["kind"], &data(&opened[2])["evening"]), (&json!("free"), &json!(number)));
        assert_eq!(data(&opened[2])["url"], format!("https://podium.example/c/friday/e/{number}"));
        channel.rest();

        let pod = pods_now(db, number).remove(0);
        let winner = pod.seats[0].number;
        show(db, winner, |shows| shows.results = false);
        sent(db, &receiver);
        channel.rest();
        enter(db, number, &pod, "");
        let entered = sent(db, &receiver);
        assert_eq!(kinds(&entered), ["season.changed", "free_pod.result"]);
        let result = data(&entered[1]);
        assert_eq!((&result["evening"], &result["pod"], &result["state"]), (&json!(number), &json!(pod.number), &json!("confirmed")));
        assert_eq!(result["seats"][0], json!({"person": null, "place": 1}));
        assert_eq!((&result["seats"][1]["place"], &result["seats"][1]["person"]["number"]), (&json!(2), &json!(pod.seats[1].number)));
        let posted = channel.rest();
        let said = posted[1].json()["content"].as_str().expect("a sentence").to_owned();
        assert!(said.starts_with(&format!("Table {}, Commander night: a player wins.", pod.table)), "{said}");

        let pod = pods_now(db, number).remove(0);
        let at = PodAt { evening: number, pod: pod.number, version: pod.version };
        db.in_community("friday", |work| results::declare_void(work, at, "a mistake")).expect("void");
        let void = sent(db, &receiver);
        assert_eq!((data(&void[1])["state"].clone(), kinds(&void).len()), (json!("void"), 2));
        // the other pod has to end before the evening does
        enter(db, number, &pods_now(db, number)[1], "");
        for closed in [true, false] {
            db.in_community("friday", |work| free::close(work, number, closed)).expect("done");
        }
        let ended = sent(db, &receiver);
        let evenings: Vec<String> = kinds(&ended).into_iter().filter(|kind| kind.starts_with("evening")).collect();
        assert_eq!(evenings, ["evening.finished", "evening.reopened"]);
        documented(&[opened, entered, void, ended].concat());
    }

    fn only_what_everybody_finds_is_sent(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        db.set_listed(&first, false);
        let receiver = Receiver::start(Manner::Answers(200));
        let id = hook(db, &receiver.address, WebhookShape::Standard);
        db.season("friday", "Autumn", &three_places(), &[&first]);
        assert_eq!(kinds(&sent(db, &receiver)), ["season.changed", "season.changed"], "the season is new, and has an evening");
        db.play(&first);
        assert_eq!(kinds(&sent(db, &receiver)), Vec::<String>::new());
        // what is hidden before it is sent is not sent
        let second = db.evening_of("friday", "Friday 2", &EIGHT);
        db.play(&second);
        db.set_listed(&second, false);
        assert_eq!(kinds(&sent(db, &receiver)), Vec::<String>::new());
        let rows = db.db.read(|conn| deliveries::latest(conn, &id, 100)).expect("read");
        assert!(rows.iter().any(|row| row.event == WebhookEvent::EveningFinished && row.state == DeliveryState::Dropped), "{rows:?}");
    }

    /// The seasons in which somebody came to something show it when they are somebody else, or have another name.
    fn people_move_the_seasons_that_they_played_in(db) {
        db.community("Friday");
        let season = db.season("friday", "Autumn", &three_places(), &[]);
        db.season("friday", "Spring", &three_places(), &[]);
        db.past_evenings("friday", &season, vec![places("Night 0", "2026-08-28", &EIGHT)]);
        db.past_evenings("friday", &season, vec![places("Night 1", "2026-09-04", &["Ivy Iris"])]);
        let receiver = Receiver::start(Manner::Answers(200));
        hook(db, &receiver.address, WebhookShape::Standard);
        let of_autumn = |received: &[Received]| {
            assert_eq!(kinds(received), ["season.changed"]);
            assert_eq!(data(&received[0])["season"], json!(season));
        };
        show(db, 2, |shows| shows.name = false);
        of_autumn(&sent(db, &receiver));
        db.in_community("friday", |work| merge(work, 1, 9, "one person")).expect("merged");
        of_autumn(&sent(db, &receiver));
        let community = db.community_of("friday").id;
        let evening = db.db.read(|conn| {
            let row = season_row::by_slug(conn, &community, &season)?.expect("the season");
            past::of_season(conn, &row.id)
        });
        let evening = evening.expect("read")[0].id.clone();
        db.in_community("friday", |work| history::remove(work, &season, &evening)).expect("removed");
        of_autumn(&sent(db, &receiver));
    }

    fn an_organizer_adds_tries_and_removes_one(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        db.community("Friday");
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let ora = service.organizer();
        db.in_database_community_staff(&db.community_of("friday"), "ora", Role::Organizer);
        assert!(ora.see("/c/friday/desk").body.contains(&format!("href=\"{PAGE}\"")));
        let list = ora.see(PAGE);
        assert!(list.text().contains("what happens in this community") && !list.text().contains("A round is published"), "{}", list.text());
        let done = ora.send(&list.form("/webhooks").set("address", &receiver.address));
        assert_eq!(done.status, 303, "{}", done.text());
        let page = done.location;
        assert_eq!(ora.send(&ora.see(&page).form("/test")).status, 303);
        let tried = sent(db, &receiver);
        assert_eq!(kinds(&tried), ["webhook.test"]);
        assert_eq!((&data(&tried[0])["community"], &data(&tried[0])["url"]), (&json!("friday"), &json!("https://podium.example/c/friday")));
        assert!(ora.see(&page).text().contains("Arrived"));
        assert!(!ora.see("/c/friday/desk").text().contains("webhook is disabled"));
        receiver.behave(Manner::Answers(410));
        assert_eq!(ora.send(&ora.see(&page).form("/test")).status, 303);
        assert_eq!(sent(db, &receiver).len(), 1);
        assert!(ora.see("/c/friday/desk").text().contains("1 webhook is disabled"));
        assert_eq!(ora.send(&ora.see(&page).form("/remove").set("confirm", "remove")).status, 303);
        assert_eq!(ora.get(&page).status, 404);
        let verbs: Vec<String> = log_of(db, "friday").into_iter().map(|line| line.verb).collect();
        assert!(verbs.ends_with(&["webhook.test", "webhook.disable", "webhook.remove"].map(str::to_owned)), "{verbs:?}");
    }

    fn a_program_does_the_same(db) {
        let receiver = Receiver::start(Manner::Answers(410));
        db.community("Friday");
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let program = service.in_database_program("ora", &[Scope::Webhooks], None);
        let new = |event: &str| json!({"address": receiver.address, "events": [event]});
        assert_eq!(program.send("POST", HOOKS, &new("season.changed")).status, 403);
        db.in_database_community_staff(&db.community_of("friday"), "ora", Role::Organizer);
        let wrong = program.send("POST", HOOKS, &new("cut"));
        assert_eq!((wrong.status, &wrong.json["errors"][0]["pointer"]), (422, &json!("/events")), "{wrong:?}");
        let added = program.send("POST", HOOKS, &new("season.changed"));
        assert_eq!(added.status, 201, "{added:?}");
        let own = format!("{HOOKS}/{}", added.json["id"].as_str().expect("an id"));
        assert_eq!(added.header("location"), format!("/api/v1{own}"));
        let shown = program.get(&own);
        assert!(shown.json["secret"].as_str().is_some_and(|secret| secret.starts_with("whsec_")), "{shown:?}");
        let change = json!({"events": ["season.changed", "season.closed"]});
        assert_eq!(program.send("PATCH", &own, &change).problem(), "version-required");
        let changed = program.call("PATCH", &own, &[("if-match", shown.header("etag"))], Some(&change));
        assert_eq!((changed.status, &changed.json["version"]), (200, &json!(2)), "{changed:?}");
        assert_eq!(program.call("POST", &format!("{own}/test"), &[], None).status, 202);
        assert_eq!(kinds(&sent(db, &receiver)), ["webhook.test"]);
        assert_eq!((&program.see(&own)["state"], &program.see(&own)["reason"]), (&json!("disabled"), &json!("gone")));
        let last = log_of(db, "friday").pop().expect("a line");
        assert_eq!((last.verb.as_str(), last.actor.as_str()), ("webhook.disable", "webhooks"));
        assert_eq!(program.call("POST", &format!("{own}/enable"), &[], None).json["state"], "active");
        assert_eq!(program.see(&format!("{own}/deliveries"))["items"][0]["event"], "webhook.test");
        assert_eq!(program.call("POST", &format!("{own}/rotate"), &[], None).status, 200);
        assert_eq!(program.call("DELETE", &own, &[], None).status, 204);
        assert_eq!(program.see(HOOKS)["items"], json!([]));
        assert_eq!(courier(db, true, &Arc::default()).send_due(clock::now() + TimeDelta::days(1)).expect("sent"), 0);
    }
}
