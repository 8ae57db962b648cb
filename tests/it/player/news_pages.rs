//! The pages on which phones ask for news, and the service worker that shows them.

use podium_ops::people::players::{PlayerData, add};
use podium_ops::tournaments::{Settings, change};
use podium_store::tournaments::pushes::{self, PushBrowser};
use podium_store::{DbError, PlayerStatus, Role, SiteRole};

use super::news::Phone;
use crate::harness::http::{PASSWORD, Page, Service, Visitor};
use crate::harness::{TestDb, both_databases};
use crate::site::webhooks::receiver::{Manner, Receiver};

const NEWS: &str = "/t/spring/me/news";
const OF_JUDGES: &str = "/t/spring/desk/news";

fn browsers(db: &TestDb) -> Vec<PushBrowser> {
    let id = db.load("spring").tournament.id;
    let found: Result<Vec<PushBrowser>, DbError> = db.db.read(|conn| pushes::of_tournament(conn, &id));
    found.expect("browsers are read")
}

/// The addresses of the browsers, sorted.
fn addresses(db: &TestDb) -> Vec<String> {
    let mut all: Vec<String> = browsers(db).into_iter().map(|browser| browser.address).collect();
    all.sort();
    all
}

/// Sends the form of a page as the script fills it in.
fn asks(who: &Visitor, page: &str, action: &str, phone: &Phone) -> Page {
    let browser = phone.subscription();
    let form = who.see(page).form(action);
    who.send(
        &form
            .set("address", &browser.address)
            .set("key", &browser.key)
            .set("secret", &browser.secret),
    )
}

/// The marks of the browsers that a page knows.
fn known(page: &Page) -> String {
    let (_, after) = page
        .body
        .split_once("data-push-told=\"")
        .expect("the page knows browsers");
    after.split('"').next().unwrap_or_default().to_owned()
}

both_databases! {
    fn one_press_on_the_players_page(db) {
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let slug = db.in_database_tournament("spring", 8);
        let receiver = Receiver::start(Manner::Answers(201));
        let ann = service.in_database_player(&slug, 1);
        let phone = Phone::new(&receiver, "ann");
        let begun = asks(&ann, "/t/spring/me", "/me/news", &phone);
        assert_eq!((begun.status, begun.location.as_str()), (303, NEWS), "{}", begun.text());
        let page = ann.see(NEWS);
        assert!(page.text().contains("Notifications turned on. A first one arrives in a moment."), "{}", page.text());
        assert_eq!(known(&page), podium_ops::tournaments::push::mark(&phone.address));
        assert_eq!(browsers(db)[0].language, "en");
        // another player does not see or end it
        let bo = service.in_database_player(&slug, 2);
        assert_eq!(known(&bo.see(NEWS)), "");
        let stop = |who: &Visitor| who.send(&who.see(NEWS).form("/me/news/stop").set("address", &phone.address));
        assert_eq!(stop(&bo).status, 303);
        assert_eq!(browsers(db).len(), 1);
        assert_eq!(stop(&ann).status, 303);
        assert_eq!(browsers(db), []);
        assert_eq!(known(&ann.see(NEWS)), "");
        // who leaves their page on this phone leaves their news
        asks(&ann, NEWS, "/me/news", &phone);
        let forget = ann.see("/t/spring/me").form("/me/forget").set("address", &phone.address);
        assert_eq!(ann.send(&forget).status, 303);
        assert_eq!(browsers(db), []);
        assert_eq!(ann.get(NEWS).status, 403);
        assert_eq!(service.anonymous().get(NEWS).status, 403);
    }

    fn news_are_turned_on_only_so_often(db) {
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let slug = db.in_database_tournament("spring", 8);
        let receiver = Receiver::start(Manner::Answers(201));
        let [ann, bo] = [1, 2].map(|number| service.in_database_player(&slug, number));
        let phone = Phone::new(&receiver, "ann");
        for time in 1..=30 {
            assert_eq!(asks(&ann, NEWS, "/me/news", &phone).status, 303, "{time}");
        }
        let refused = asks(&ann, NEWS, "/me/news", &phone);
        assert!(refused.status == 429 && refused.text().contains("Too many tries"), "{refused:?}");
        assert_eq!(browsers(db).len(), 1);
        assert_eq!(asks(&bo, NEWS, "/me/news", &Phone::new(&receiver, "bo")).status, 303, "others are not kept out");
    }

    fn who_waits_for_a_place_forgets_the_link_too(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 8);
        let tournament = db.load(&slug).tournament;
        let settings = Settings { max_players: Some(8), ..Settings::of(&tournament).expect("settings") };
        let version = tournament.settings_version;
        db.act(&slug, |work| change(work, version, &settings)).expect("changed");
        let data = PlayerData { name: "Ida Ivy".into(), ..PlayerData::default() };
        let ida = db.act(&slug, |work| add(work, &data, false)).expect("added");
        assert_eq!(ida.status, PlayerStatus::Waitlisted);
        let ida = service.in_database_player(&slug, ida.number);
        // of another tournament, the browser gets news
        let forget = ida.see("/t/spring/me").form("/me/forget").set("address", "https://fcm.googleapis.com/fcm/send/ida");
        let forgotten = ida.send(&forget);
        assert_eq!(forgotten.status, 303, "{}", forgotten.text());
        assert_eq!(ida.get("/t/spring/me/link").status, 403);
    }

    fn judges_ask_on_their_own_page(db) {
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let slug = db.in_database_tournament("spring", 8);
        let receiver = Receiver::start(Manner::Answers(201));
        let jo = service.in_database_staff(&slug, Role::Judge);
        assert!(jo.see("/t/spring/desk/calls").body.contains("href=\"/t/spring/desk/news\""));
        let phone = Phone::new(&receiver, "jo");
        assert_eq!(asks(&jo, OF_JUDGES, "/desk/news", &phone).status, 303);
        assert_eq!(known(&jo.see(OF_JUDGES)), podium_ops::tournaments::push::mark(&phone.address));
        // a site administrator without a role in the tournament gets no calls
        let admin = service.administrator();
        let refused = asks(&admin, OF_JUDGES, "/desk/news", &Phone::new(&receiver, "admin"));
        assert!(refused.text().contains("Only judges of the tournament"), "{}", refused.text());
        let stop = jo.see(OF_JUDGES).form("/desk/news/stop").set("address", &phone.address);
        assert_eq!(jo.send(&stop).status, 303);
        assert_eq!(browsers(db), []);
    }

    fn signing_out_ends_a_judges_news_there(db) {
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let slug = db.in_database_tournament("spring", 8);
        let receiver = Receiver::start(Manner::Answers(201));
        let jo = service.in_database_staff(&slug, Role::Judge);
        let [phone, tablet] = ["phone", "tablet"].map(|name| Phone::new(&receiver, name));
        for one in [&phone, &tablet] {
            assert_eq!(asks(&jo, OF_JUDGES, "/desk/news", one).status, 303);
        }
        // as the script fills it in
        let page = jo.see("/account");
        assert!(page.body.contains("action=\"/sign-out\" data-push-ends>"), "{}", page.body);
        assert_eq!(jo.send(&page.form("/sign-out").set("address", &tablet.address)).status, 303);
        assert_eq!(addresses(db), [phone.address.as_str()], "the other phone goes on");
        // without the script, or where there are none
        let other = service.in_database_account(Role::Judge.as_str(), SiteRole::Staff);
        assert_eq!(other.send(&other.see("/account/sessions").form("/sign-out")).status, 303);
        assert_eq!(addresses(db), [phone.address.as_str()]);
    }

    fn signing_out_elsewhere_ends_a_judges_news_elsewhere(db) {
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let slug = db.in_database_tournament("spring", 8);
        let receiver = Receiver::start(Manner::Answers(201));
        let jo = service.in_database_staff(&slug, Role::Judge);
        let ann = service.in_database_player(&slug, 1);
        let [phone, tablet, hers] = ["phone", "tablet", "ann"].map(|name| Phone::new(&receiver, name));
        asks(&ann, NEWS, "/me/news", &hers);
        let ask_in_both = || {
            service.in_database_account(Role::Judge.as_str(), SiteRole::Staff);
            for one in [&phone, &tablet] {
                assert_eq!(asks(&jo, OF_JUDGES, "/desk/news", one).status, 303);
            }
            assert_eq!(addresses(db).len(), 3);
        };
        let mut kept = [phone.address.as_str(), hers.address.as_str()];
        kept.sort_unstable();
        ask_in_both();
        let others = jo.see("/account/sessions").form("/account/sessions/end-others");
        assert_eq!(jo.send(&others.set("address", &phone.address)).status, 303);
        assert_eq!(addresses(db), kept);
        let said = jo.see("/account/sessions").text();
        assert!(said.contains("is signed out. Notifications on other devices are off."), "{said}");
        ask_in_both();
        let change = jo.see("/account").form("/account/password").set("address", &phone.address);
        let change = change.set("current", PASSWORD).set("password", "seven quiet badgers");
        assert_eq!(jo.send(&change).status, 303);
        assert_eq!(addresses(db), kept);
        let said = jo.see("/account").text();
        assert!(said.contains("Notifications on other devices are off."), "{said}");
    }

    fn without_a_known_service_it_says_so(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 8);
        let receiver = Receiver::start(Manner::Answers(201));
        let ann = service.in_database_player(&slug, 1);
        let refused = asks(&ann, NEWS, "/me/news", &Phone::new(&receiver, "ann"));
        assert_eq!(refused.status, 409);
        assert!(refused.text().contains("does not support"), "{}", refused.text());
        assert_eq!(browsers(db), []);
    }

    fn the_service_worker_has_one_address(db) {
        let worker = Service::start(db).anonymous().get("/service-worker.js");
        assert_eq!(worker.status, 200);
        assert_eq!(worker.header("content-type"), "text/javascript; charset=utf-8");
        assert_eq!(worker.header("cache-control"), "no-cache");
        assert!(worker.body.contains("showNotification"), "{}", worker.body);
    }
}
