//! What is sent: each event, in both shapes, and nothing that is not public.

use chrono::TimeDelta;
use podium_base::clock;
use podium_ops::people::players::{self, PlayerData};
use podium_ops::run::results::{self, Typed};
use podium_ops::run::{playoff, rounds};
use podium_ops::tournaments::notices::{self, NewAnnouncement};
use podium_ops::tournaments::webhooks::{self as hooks, Owner};
use podium_ops::{OpError, Work};
use podium_store::{DeliveryState, NamesShown, TournamentState, WebhookEvent, WebhookShape};
use serde_json::{Value, json};

use super::receiver::{Manner, Received, Receiver};
use super::{Hooked, everything, hook};
use crate::harness::{TestDb, both_databases};

fn won_by_seat_2() -> Typed {
    Typed {
        games: "2".to_owned(),
        ..Typed::default()
    }
}

fn structure(db: &TestDb) -> i64 {
    db.load("spring").tournament.structure_version
}

/// Reports both tables of the running round and finishes it.
fn play(db: &TestDb, round: i64) {
    for table in [1, 2] {
        db.act("spring", |work| results::report(work, table, &won_by_seat_2(), None))
            .expect("reported");
    }
    let version = structure(db);
    db.act("spring", |work| rounds::finish(work, version, round))
        .expect("finished");
}

fn kinds(received: &[Received]) -> Vec<String> {
    received.iter().map(Received::kind).collect()
}

fn named(name: &str) -> PlayerData {
    PlayerData {
        name: name.to_owned(),
        ..PlayerData::default()
    }
}

/// The members of a value, and of what is in it.
fn members(value: &Value) -> Value {
    match value {
        Value::Object(fields) => fields
            .iter()
            .map(|(name, inner)| (name.clone(), members(inner)))
            .collect(),
        Value::Array(items) => items.iter().take(1).map(members).collect(),
        other => json!(other.is_string()),
    }
}

/// The events that undo something, or end it early.
const UNDOING: [&str; 7] = [
    "round.unpublished",
    "round.unstarted",
    "round.reopened",
    "cut.taken_back",
    "tournament.reopened",
    "tournament.cancelled",
    "announcement.withdrawn",
];

/// Compares what came of a tournament with the examples in the documentation, which has one of each, and with the
/// description's shapes. `undoing`: whether to compare the events that undo something, or the others.
fn documented(received: &[Received], undoing: bool) {
    let file = std::fs::read_to_string("docs/examples/webhooks.jsonl").expect("the examples");
    let examples: Vec<Value> = file
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(examples.len(), WebhookEvent::ALL.len());
    let description: Value = serde_json::from_str(podium::web::api::openapi::text()).expect("JSON");
    for example in &examples {
        let kind = example["type"].as_str().expect("a type");
        let body = &description["webhooks"][kind]["post"]["requestBody"]["content"]["application/json"];
        assert_eq!(&body["example"], example);
        let shape = body["schema"]["properties"]["data"]["$ref"].as_str().expect("a shape");
        let shape = &description["components"]["schemas"][shape.rsplit('/').next().expect("a name")];
        let named: Vec<&String> = shape["properties"].as_object().expect("members").keys().collect();
        let shown: Vec<&String> = example["data"].as_object().expect("members").keys().collect();
        assert_eq!(named, shown, "{kind}");
        let of_community = WebhookEvent::parse(kind).is_some_and(WebhookEvent::is_of_community);
        if of_community || UNDOING.contains(&kind) != undoing {
            continue;
        }
        let same: Vec<&Received> = received.iter().filter(|one| one.kind() == example["type"]).collect();
        assert!(!same.is_empty(), "{} was not sent", example["type"]);
        let headers = description["webhooks"][kind]["post"]["parameters"]
            .as_array()
            .expect("headers");
        assert_eq!(headers.len(), 3, "{kind}");
        for one in same {
            assert_eq!(members(&one.json()), members(example), "{}", one.body);
            for header in headers {
                let name = header["name"].as_str().expect("a name");
                assert!(!one.header(name).is_empty(), "{kind} came without {name}");
            }
        }
    }
}

both_databases! {
    fn a_published_round_is_sent_once_and_signed(db) {
        let receiver = Receiver::start(Manner::Answers(204));
        let hooked = Hooked::new(db, &receiver.address);
        db.next_round("spring");
        assert_eq!(hooked.send_in(TimeDelta::zero()), 1);
        let received = receiver.next();
        assert_eq!(received.path, "/hook");
        assert!(received.is_signed_with(&hooked.secret()), "{received:?}");
        assert!(!received.is_signed_with("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"));
        assert_eq!(received.header("content-type"), "application/json");
        assert_eq!(received.header("webhook-id"), hooked.deliveries()[0].id);
        let body = received.json();
        assert_eq!(body["type"], "round.published");
        assert_eq!(body["data"], json!({
            "tournament": "spring", "round": 1, "name": "Round 1", "tables": 2,
            "version": db.load("spring").tournament.version, "url": "https://podium.example/t/spring/pairings/1",
        }));
        assert!(body["timestamp"].as_str().is_some_and(|at| at.ends_with('Z')), "{body}");
        assert_eq!(hooked.deliveries()[0].state, DeliveryState::Sent);
        assert_eq!(hooked.send_in(TimeDelta::days(1)), 0, "it is sent once");
        assert_eq!((hooked.counts.sent(), hooked.counts.failed()), (1, 0));
    }

    fn an_event_is_sent_from_its_first_player_to_its_champion(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        let hooked = Hooked::new(db, &receiver.address);
        db.in_database_profile("spring", |profile| profile.running_results_public = Some(true));
        db.act("spring", |work| players::add(work, &named("Ann Ash"), false)).expect("added");
        db.act("spring", |work| players::drop(work, 9, "")).expect("dropped");
        db.next_round("spring");
        play(db, 1);
        let version = structure(db);
        db.act("spring", |work| playoff::announce(work, version, 4, "a test")).expect("announced");
        let version = structure(db);
        let number = db.act("spring", |work| rounds::draft(work, version, "a test")).expect("drafted");
        let version = structure(db);
        db.act("spring", |work| rounds::publish_and_start(work, version, number)).expect("started");
        db.act("spring", |work| results::report(work, 1, &won_by_seat_2(), None)).expect("reported");
        let version = structure(db);
        db.act("spring", |work| rounds::finish(work, version, number)).expect("finished");
        let version = structure(db);
        db.act("spring", |work| playoff::finish_tournament(work, version, "a test")).expect("finished");
        hooked.send_in(TimeDelta::zero());
        let received = receiver.rest();
        assert_eq!(kinds(&received), [
            "player", "player", "round.published", "round.started", "result", "result", "round.finished", "cut",
            "round.published", "round.started", "result", "round.finished", "tournament.finished", "champion",
        ]);
        let data = |at: usize| received[at].json()["data"].clone();
        assert_eq!((&data(0)["change"], &data(0)["players"]), (&json!("added"), &json!([{"number": 9, "name": "Ann Ash"}])));
        assert_eq!(data(1)["change"], "dropped");
        assert_eq!((&data(4)["round"], &data(4)["table"], &data(4)["reported"]), (&json!(1), &json!(1), &json!(true)));
        assert!(data(4)["winner"]["name"].as_str().is_some_and(|name| name.starts_with("Player 0")), "{}", data(4));
        assert_eq!(data(7)["size"], 4);
        assert!(data(8)["name"].as_str().is_some_and(|name| !name.starts_with("Round")), "{}", data(8));
        let champion = &data(13)["player"];
        assert_eq!((champion, champion), (&data(10)["winner"], &data(12)["champion"]));
        let ids: std::collections::BTreeSet<String> = received.iter().map(|one| one.header("webhook-id").to_owned()).collect();
        assert_eq!(ids.len(), received.len());
        db.act("spring", |work| notices::announce(work, "Lunch")).expect("announced");
        db.act("spring", |work| hooks::test(&mut Owner::from(work), &hooked.id)).expect("tried");
        hooked.send_in(TimeDelta::zero());
        documented(&received.into_iter().chain(receiver.rest()).collect::<Vec<Received>>(), false);
    }

    /// A receiver of an event is also notified when it no longer applies, without having chosen that too.
    fn what_is_undone_is_sent_too(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        let hooked = Hooked::new(db, &receiver.address);
        let champion = hook(db, "spring", &receiver.address.replace("/hook", "/champion"), WebhookShape::Standard, vec![WebhookEvent::Champion]);
        let step = |act: &dyn Fn(&mut Work<'_, '_>, i64) -> Result<(), OpError>| {
            let version = structure(db);
            db.act("spring", |work| act(work, version)).expect("done");
        };
        db.act("spring", |work| notices::announce(work, "Lunch")).expect("announced");
        let tournament = db.load("spring").tournament.id;
        let all = db.db.read(|conn| podium_store::tournaments::notices::announcements(conn, &tournament)).expect("read");
        db.act("spring", |work| notices::withdraw(work, &all[0].id)).expect("withdrawn");
        db.next_round("spring");
        step(&|work, version| rounds::start(work, version, 1));
        step(&|work, version| rounds::unstart(work, version, 1));
        step(&|work, version| rounds::unpublish(work, version, 1));
        step(&|work, version| rounds::publish_and_start(work, version, 1));
        play(db, 1);
        step(&|work, version| rounds::reopen(work, version, 1));
        step(&|work, version| rounds::finish(work, version, 1));
        step(&|work, version| playoff::announce(work, version, 4, "a test"));
        step(&playoff::take_back);
        // two have won their tables, and nobody is ahead
        step(&|work, version| playoff::finish_tournament(work, version, "a test"));
        step(&|work, version| playoff::reopen_tournament(work, version, "a mistake"));
        step(&|work, version| podium_ops::tournaments::cancel(work, version, "no hall"));
        // the announcement is gone before it was sent
        hooked.send_in(TimeDelta::zero());
        let (own, received): (Vec<Received>, Vec<Received>) = receiver.rest().into_iter().partition(|one| one.path == "/champion");
        assert_eq!(kinds(&own), ["tournament.reopened"], "it heard of no champion, and of what could undo one: {champion}");
        let steps: Vec<String> = kinds(&received).into_iter().filter(|kind| kind != "result").collect();
        assert_eq!(steps, [
            "announcement.withdrawn", "round.published", "round.started", "round.unstarted", "round.unpublished",
            "round.published", "round.started", "round.finished", "round.reopened", "round.finished", "cut", "cut.taken_back",
            "tournament.finished", "tournament.reopened", "tournament.cancelled",
        ]);
        let finished = received.iter().find(|one| one.kind() == "tournament.finished").expect("it is sent");
        assert_eq!(finished.json()["data"]["champion"], Value::Null);
        documented(&received, true);
    }

    /// Of one command too, whatever each webhook wants of it.
    fn what_one_command_does_is_sent_in_its_order(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        let hooked = Hooked::new(db, &receiver.address);
        db.in_database_profile("spring", |profile| profile.running_results_public = Some(true));
        db.next_round("spring");
        let version = structure(db);
        db.act("spring", |work| {
            rounds::start(work, version, 1)?;
            notices::announce(work, "Welcome")?;
            players::add(work, &named("Ann Ash"), false)?;
            notices::announce(work, "Lunch")?;
            players::drop(work, 9, "")?;
            results::report(work, 1, &won_by_seat_2(), None)?;
            results::report(work, 2, &won_by_seat_2(), None)
        })
        .expect("done");
        hooked.send_in(TimeDelta::zero());
        let received = receiver.rest();
        assert_eq!(kinds(&received)[..6], ["round.published", "round.started", "announcement", "player", "announcement", "player"]);
        let tables: Vec<Value> = received[6..].iter().map(|one| one.json()["data"]["table"].clone()).collect();
        assert_eq!(tables, [1, 2]);
    }

    /// Where the results of a running round are only for the staff, they are sent when the round is finished.
    fn results_of_a_running_round_wait_where_they_are_not_public(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        let events = vec![WebhookEvent::Result, WebhookEvent::RoundFinished];
        let hooked = Hooked::subscribed_to(db, &receiver.address, WebhookShape::Standard, events);
        db.in_database_profile("spring", |profile| profile.running_results_public = Some(false));
        db.next_round("spring");
        for table in [1, 2] {
            db.act("spring", |work| results::report(work, table, &won_by_seat_2(), None)).expect("reported");
        }
        assert_eq!(hooked.deliveries(), []);
        let version = structure(db);
        db.act("spring", |work| rounds::finish(work, version, 1)).expect("finished");
        hooked.send_in(TimeDelta::zero());
        let received = receiver.rest();
        assert_eq!(kinds(&received), ["result", "result", "round.finished"]);
        assert!(received[0].json()["data"]["winner"]["number"].is_i64());
        // a correction of what everybody sees is sent at once
        let pod = db.load("spring").rounds[0].pods[0].clone();
        let place = results::TableVersion { round: 1, table: pod.table_number, version: pod.version };
        let drawn = Typed { games: "D".to_owned(), ..Typed::default() };
        db.act("spring", |work| results::correct(work, place, Some(&drawn), "a mistake")).expect("corrected");
        hooked.send_in(TimeDelta::zero());
        assert_eq!(receiver.next().json()["data"]["winner"], Value::Null);
    }

    fn only_what_everyone_may_read_is_sent(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        let hooked = Hooked::new(db, &receiver.address);
        db.next_round("spring");
        hooked.send_in(TimeDelta::zero());
        receiver.rest();
        let to = |table: &str, player: &str, shown_from| NewAnnouncement {
            text: "Your card is at the desk".to_owned(),
            table: table.to_owned(),
            player: player.to_owned(),
            shown_from,
            ..NewAnnouncement::default()
        };
        for (table, player) in [("1", ""), ("", "1")] {
            db.act("spring", |work| notices::announce_to(work, &to(table, player, None))).expect("announced");
        }
        // who waits for approval, or for a place, is on no page
        db.act("spring", |work| players::check_in(work, 1, false)).expect_err("the rounds have begun");
        assert_eq!(hooked.send_in(TimeDelta::zero()), 0);
        // what is shown later is sent then, and what was withdrawn before is not
        let later = clock::now() + TimeDelta::hours(3);
        for _ in 0..2 {
            db.act("spring", |work| notices::announce_to(work, &to("", "", Some(later)))).expect("announced");
        }
        db.act("spring", |work| notices::announce(work, "Lunch")).expect("announced");
        assert_eq!(hooked.send_in(TimeDelta::zero()), 1, "what comes later does not hold up the rest");
        assert_eq!(receiver.next().json()["data"]["text"], "Lunch");
        let tournament = db.load("spring").tournament.id;
        let all = db.db.read(|conn| podium_store::tournaments::notices::announcements(conn, &tournament)).expect("read");
        let first = all.iter().filter(|one| one.shown_from.is_some()).map(|one| one.id.clone()).min().expect("one of two");
        db.act("spring", |work| notices::withdraw(work, &first)).expect("withdrawn");
        assert_eq!(hooked.send_in(TimeDelta::hours(2)), 0);
        hooked.send_in(TimeDelta::hours(3) + TimeDelta::minutes(1));
        let received = receiver.rest();
        assert_eq!(kinds(&received), ["announcement"]);
        let states: Vec<DeliveryState> = hooked.deliveries().into_iter().map(|row| row.state).collect();
        assert_eq!(states.iter().filter(|state| **state == DeliveryState::Dropped).count(), 1, "{states:?}");
    }

    /// A command that is refused sends nothing, and neither does one on a tournament that is not open.
    fn what_did_not_happen_is_not_sent(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        let hooked = Hooked::new(db, &receiver.address);
        let failed = db.act("spring", |work| {
            notices::announce(work, "Lunch")?;
            Err::<(), _>(OpError::refused("no"))
        });
        assert!(failed.is_err());
        let mut tournament = db.load("spring").tournament;
        tournament.state = TournamentState::Setup;
        let stored: Result<(), OpError> = db.db.write(|conn| Ok(podium_store::tournaments::update(conn, &tournament)?));
        stored.expect("stored");
        db.act("spring", |work| notices::announce(work, "Soon")).expect("announced");
        assert_eq!(hooked.deliveries(), []);
    }

    fn a_chat_reads_sentences_that_format_nothing(db) {
        let receiver = Receiver::start(Manner::Answers(204));
        let hooked = Hooked::subscribed_to(db, &receiver.address, WebhookShape::Chat, everything());
        db.next_round("spring");
        db.act("spring", |work| players::add(work, &named("\u{202e}*Eve* [here](https://evil.example) @everyone\u{2028}\u{2069}"), false)).expect("added");
        hooked.send_in(TimeDelta::zero());
        let received = receiver.rest();
        assert_eq!(received[0].json(), json!({
            "content": "Round 1 is published: 2 tables. https://podium.example/t/spring/pairings/1",
            "allowed_mentions": {"parse": []},
        }));
        let content = received[1].json()["content"].as_str().expect("a text").to_owned();
        let shown = content.replace('\u{2060}', "");
        assert!(shown.contains("\\*Eve\\* \\[here\\]\\(https\\://evil.example\\) \\@everyone"), "{content}");
        assert!(!content.contains("evil.example"), "a name leads nowhere: {content}");
        assert!(!content.contains(['\u{202e}', '\u{2028}', '\u{2069}']), "nor turns what follows it: {content:?}");
    }

    /// Names are those of the moment at which they are sent: none is stored, and a removed one is sent no more.
    fn names_are_as_public_pages_show_them_now(db) {
        let receiver = Receiver::start(Manner::Answers(500));
        let hooked = Hooked::new(db, &receiver.address);
        for name in ["Ann Ash", "Bo Birch"] {
            db.act("spring", |work| players::add(work, &named(name), false)).expect("added");
        }
        let stored: Vec<String> = hooked.deliveries().into_iter().map(|row| row.what).collect();
        assert!(stored.len() == 2 && stored.iter().all(|what| !what.contains("Ash") && !what.contains("Birch")), "{stored:?}");
        hooked.send_in(TimeDelta::zero());
        assert_eq!(receiver.next().json()["data"]["players"][0]["name"], "Ann Ash");
        db.act("spring", |work| players::forget(work, 9, "asked")).expect("forgotten");
        let mut tournament = db.load("spring").tournament;
        tournament.names_shown = NamesShown::Initial;
        let changed: Result<(), OpError> = db.db.write(|conn| Ok(podium_store::tournaments::update(conn, &tournament)?));
        changed.expect("stored");
        assert!(hooked.deliveries().iter().all(|row| row.answer.is_none()), "answers may repeat a name");
        receiver.behave(Manner::Answers(200));
        hooked.send_in(TimeDelta::minutes(1));
        let names: Vec<Value> = receiver.rest().iter().map(|received| received.json()["data"]["players"][0]["name"].clone()).collect();
        assert_eq!(names, ["Player 9", "Bo B.", "Player 9"]);
    }

    /// Not in events that were already waiting either: for a player on no public page only the number is sent.
    fn who_was_removed_is_not_named(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        let hooked = Hooked::new(db, &receiver.address);
        let chat = receiver.address.replace("/hook", "/chat");
        hook(db, "spring", &chat, WebhookShape::Chat, vec![WebhookEvent::Player]);
        for name in ["Ann Ash", "Bo Birch"] {
            db.act("spring", |work| players::add(work, &named(name), false)).expect("added");
        }
        db.act("spring", |work| players::remove(work, 9, "a mistake")).expect("removed");
        hooked.send_in(TimeDelta::zero());
        let (chat, received): (Vec<Received>, Vec<Received>) = receiver.rest().into_iter().partition(|one| one.path == "/chat");
        let listed: Vec<Value> = received.iter().map(|one| one.json()["data"]["players"].clone()).collect();
        assert_eq!(listed, [json!([{"number": 9}]), json!([{"number": 10, "name": "Bo Birch"}]), json!([{"number": 9}])]);
        let said: Vec<String> = chat.iter().map(|one| one.json()["content"].as_str().expect("a text").to_owned()).collect();
        assert!(said[0].starts_with("Players: number 9 added.") && said[2].starts_with("Players: number 9 removed."), "{said:?}");
    }
}
