//! The pages of webhooks: added, tried, looked at, changed, removed by organizers.

use chrono::TimeDelta;
use podium_base::clock;
use podium_ops::tournaments::notices::announce;
use podium_store::{Role, SiteRole, WebhookState};

use super::courier;
use super::receiver::{Manner, Receiver};
use crate::harness::both_databases;
use crate::harness::http::{Page, Service, Visitor};

const PAGE: &str = "/t/spring/desk/webhooks";

/// Adds a webhook through the page; the path of its page.
fn added(organizer: &Visitor, address: &str) -> String {
    let form = organizer.see(PAGE).form("/webhooks").set("address", address);
    let done = organizer.send(&form);
    assert_eq!(done.status, 303, "{}", done.text());
    done.location
}

fn press(visitor: &Visitor, page: &str, action: &str) -> Page {
    visitor.send(&visitor.see(page).form(action))
}

both_databases! {
    fn an_organizer_adds_tries_and_removes_one(db) {
        let receiver = Receiver::start(Manner::Answers(200));
        db.in_database_tournament("spring", 8);
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let organizer = service.in_database_account("ora", SiteRole::Organizer);
        db.in_database_join("spring", "ora", Role::Organizer);
        assert!(organizer.see("/t/spring/desk/settings").body.contains("href=\"/t/spring/desk/webhooks\""));
        let page = added(&organizer, &receiver.address);
        let courier = courier(db, true, &service.state.deliveries);
        assert_eq!(press(&organizer, &page, "/test").status, 303);
        assert_eq!(courier.send_due(clock::now()).expect("sent"), 1);
        let received = receiver.next();
        assert_eq!(received.kind(), "webhook.test");
        let shown = organizer.see(&page);
        let secret = shown.body.split(">whsec_").nth(1).expect("the secret is shown");
        let secret = format!("whsec_{}", &secret[..secret.find('<').expect("its end")]);
        assert!(received.is_signed_with(&secret.replace("&#43;", "+").replace("&#47;", "/")), "{secret}");
        assert!(shown.text().contains("Arrived") && shown.text().contains("200: heard"), "{}", shown.text());
        for page in [PAGE, &page] {
            assert!(!organizer.see(page).body.contains("/hook"), "{page} shows the whole address");
        }
        assert_eq!(press(&organizer, &page, "/resend").status, 303);
        assert_eq!(courier.send_due(clock::now()).expect("sent"), 1);
        assert_eq!(receiver.next().header("webhook-id"), received.header("webhook-id"));
        assert_eq!(press(&organizer, &page, "/rotate").status, 303);
        assert!(organizer.see(&page).text().contains("The previous secret works too"));
        let unsure = organizer.send(&organizer.see(&page).form("/remove").set("confirm", "yes"));
        assert_eq!(unsure.status, 422);
        assert_eq!(organizer.send(&organizer.see(&page).form("/remove").set("confirm", "remove")).status, 303);
        assert_eq!(organizer.get(&page).status, 404);
        assert!(organizer.see(PAGE).text().contains("No webhooks yet"));
        assert_eq!(courier.send_due(clock::now() + TimeDelta::days(1)).expect("sent"), 0);
    }

    fn a_wrong_address_comes_back_with_a_sentence(db) {
        db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        let organizer = service.administrator();
        let form = |address: &str| organizer.see(PAGE).form("/webhooks").set("address", address);
        for (address, says) in [
            ("http://bot.example/", "https://"),
            ("https://10.0.0.1/", "own network"),
            ("https://u:p@bot.example/", "“@”"),
        ] {
            let back = organizer.send(&form(address));
            assert_eq!(back.status, 422);
            assert!(back.text().contains(says), "{}", back.text());
        }
        let none = organizer.post(PAGE, &[("address", "https://bot.example/"), ("shape", "chat")]);
        assert!(none.status == 422 && none.text().contains("choose at least one"), "{}", none.text());
        // of two who change it at once the second gets a conflict
        let page = added(&organizer, "https://bot.example/podium-of-spring");
        let own = organizer.see(&page).form(page.trim_start_matches("/t/spring/"));
        assert_eq!(organizer.send(&own.clone().set("shape", "chat")).status, 303);
        let late = organizer.post(&page, &[("address", ""), ("shape", "standard"), ("events", "cut"), ("version", "1")]);
        assert_eq!(late.status, 409, "{}", late.text());
        assert!(!organizer.see(&page).body.contains("whsec_"), "a chat checks no signature");
    }

    /// A test is not held up by what waits for its next try: that is tried too, before it.
    fn a_test_brings_what_waits_forward(db) {
        let receiver = Receiver::start(Manner::Answers(503));
        db.in_database_tournament("spring", 8);
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let organizer = service.administrator();
        let page = added(&organizer, &receiver.address);
        let courier = courier(db, true, &service.state.deliveries);
        for text in ["Lunch", "Dinner"] {
            db.act("spring", |work| announce(work, text)).expect("announced");
        }
        // three tries: the next one is minutes away
        for seconds in [0, 10, 100] {
            courier.send_due(clock::now() + TimeDelta::seconds(seconds)).expect("sent");
        }
        assert_eq!(receiver.rest().len(), 3);
        let shown = organizer.see(&page).text();
        assert!(shown.contains("waits for the one before it") && shown.matches("next at").count() == 1, "{shown}");
        assert!(organizer.see(PAGE).text().contains("has not answered since"));
        assert_eq!(courier.send_due(clock::now()).expect("sent"), 0);
        receiver.behave(Manner::Answers(200));
        assert_eq!(press(&organizer, &page, "/test").status, 303);
        let says = organizer.see(&page).text();
        assert!(says.contains("2 deliveries wait before it; they are tried now."), "{says}");
        assert_eq!(courier.send_due(clock::now()).expect("sent"), 3);
        let received = receiver.rest();
        assert!(received[0].body.contains("Lunch") && received[1].body.contains("Dinner"), "{received:?}");
        assert_eq!(received[2].kind(), "webhook.test");
        // neither is one that is sent again
        receiver.behave(Manner::Answers(503));
        db.act("spring", |work| announce(work, "Supper")).expect("announced");
        for seconds in [0, 10, 100] {
            courier.send_due(clock::now() + TimeDelta::seconds(seconds)).expect("sent");
        }
        receiver.rest();
        receiver.behave(Manner::Answers(200));
        let listed = organizer.see(&page);
        let oldest = listed.body.rsplit("name=\"delivery\" value=\"").next().expect("a delivery");
        let oldest = oldest[..oldest.find('"').expect("its end")].to_owned();
        assert_eq!(organizer.send(&listed.form("/resend").set("delivery", &oldest)).status, 303);
        assert_eq!(courier.send_due(clock::now()).expect("sent"), 2);
        let received = receiver.rest();
        assert!(received[0].body.contains("Lunch") && received[1].body.contains("Supper"), "{received:?}");
    }

    fn a_channel_takes_messages_and_no_address_gets_one_twice(db) {
        db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        let organizer = service.administrator();
        let form = |address: &str, shape: &str| organizer.see(PAGE).form("/webhooks").set("address", address).set("shape", shape);
        let channel = "https://discord.com/api/webhooks/123456789/abcdefghijklmnop";
        let back = organizer.send(&form(channel, "standard"));
        assert!(back.status == 422 && back.text().contains("Choose “For a chat”"), "{}", back.text());
        assert_eq!(organizer.send(&form(channel, "chat")).status, 303);
        let twice = organizer.send(&form(channel, "chat"));
        assert!(twice.status == 422 && twice.text().contains("has it already"), "{}", twice.text());
        for number in 1..10 {
            added(&organizer, &format!("https://bot.example/{number}"));
        }
        let more = organizer.send(&form("https://bot.example/typed", "standard"));
        assert_eq!(more.status, 409);
        assert!(more.text().contains("There are 10 webhooks already") && more.body.contains("https://bot.example/typed"), "{}", more.text());
    }

    fn a_name_tells_one_from_another(db) {
        db.in_database_tournament("spring", 8);
        let service = Service::start(db);
        let organizer = service.administrator();
        let form = organizer.see(PAGE).form("/webhooks").set("address", "https://bot.example/podium");
        let page = organizer.send(&form.set("name", "Northern league")).location;
        let called = organizer.see(&page).text();
        assert!(called.contains("Northern league") && called.contains("to https://bot.example/…"), "{called}");
        assert!(organizer.see(PAGE).text().contains("Northern league"));
        let marked = organizer.see(&page).body;
        assert!(marked.contains("desk/settings\" aria-current"), "its page belongs to the settings");
        assert!(organizer.see("/t/spring/desk/log").text().contains("Webhook “Northern league” (…"));
        let own = organizer.see(&page).form(page.trim_start_matches("/t/spring/"));
        let long = organizer.send(&own.clone().set("name", &"x".repeat(61)));
        assert!(long.status == 422 && long.text().contains("Shorten it to 60"), "{}", long.text());
        assert_eq!(organizer.send(&own.set("name", "")).status, 303);
        assert!(!organizer.see(PAGE).text().contains("Northern league"));
    }

    fn one_that_fails_for_an_hour_is_on_the_desk(db) {
        let receiver = Receiver::start(Manner::Answers(503));
        db.in_database_tournament("spring", 8);
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let organizer = service.administrator();
        let page = added(&organizer, &receiver.address);
        let courier = courier(db, true, &service.state.deliveries);
        db.act("spring", |work| announce(work, "Lunch")).expect("announced");
        courier.send_due(clock::now()).expect("sent");
        assert!(!organizer.see("/t/spring/desk").text().contains("has not answered"));
        let id = page.rsplit('/').next().expect("an id").to_owned();
        let since = Some(clock::now() - TimeDelta::minutes(61));
        let stored: Result<(), podium_store::DbError> = db.db.write(|conn| podium_store::tournaments::webhooks::set_failing(conn, &id, since));
        stored.expect("stored");
        let desk = organizer.see("/t/spring/desk");
        assert!(desk.text().contains("1 webhook has not answered for an hour or more"), "{}", desk.text());
        assert!(desk.body.contains(&format!("href=\"{page}\"")), "it leads there");
        receiver.behave(Manner::Answers(200));
        courier.send_due(clock::now() + TimeDelta::minutes(1)).expect("sent");
        assert!(!organizer.see("/t/spring/desk").text().contains("has not answered"));
    }

    fn a_disabled_one_is_on_the_desk_until_it_is_enabled(db) {
        let receiver = Receiver::start(Manner::Answers(410));
        db.in_database_tournament("spring", 8);
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let organizer = service.administrator();
        let page = added(&organizer, &receiver.address);
        let courier = courier(db, true, &service.state.deliveries);
        db.act("spring", |work| announce(work, "Lunch")).expect("announced");
        courier.send_due(clock::now()).expect("sent");
        let desk = organizer.see("/t/spring/desk").text();
        assert!(desk.contains("1 webhook is disabled"), "{desk}");
        assert!(organizer.see("/t/spring/desk/log").text().contains("it is gone (410)"));
        let judge = service.in_database_staff("spring", Role::HeadJudge);
        assert!(!judge.see("/t/spring/desk").text().contains("webhook"));
        let shown = organizer.see(&page);
        assert!(shown.text().contains("Disabled") && !shown.text().contains("Send a test"), "{}", shown.text());
        assert!(shown.text().contains("not tried while it is disabled") && !shown.text().contains("next at"), "{}", shown.text());
        assert_eq!(press(&organizer, &page, "/enable").status, 303);
        let says = organizer.see(&page).text();
        assert!(says.contains("if its receiver still answers 410 it is disabled again"), "{says}");
        courier.send_due(clock::now()).expect("sent");
        assert!(organizer.see("/t/spring/desk").text().contains("1 webhook is disabled"));
        receiver.behave(Manner::Answers(200));
        assert_eq!(press(&organizer, &page, "/enable").status, 303);
        assert!(!organizer.see("/t/spring/desk").text().contains("webhook is disabled"));
        db.act("spring", |work| announce(work, "Dinner")).expect("announced");
        courier.send_due(clock::now()).expect("sent");
        assert!(receiver.rest().iter().any(|received| received.body.contains("Dinner")));
        let tournament = db.load("spring").tournament.id;
        let rows = db.db.read(|conn| podium_store::tournaments::webhooks::of_source(conn, &tournament)).expect("read");
        assert_eq!(rows[0].state, WebhookState::Active);
    }
}
