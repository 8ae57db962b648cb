//! People's secret links: one works for a person, and it opens that person's tables only.

use podium_ops::community::erase::erase;
use podium_ops::community::link::{self, link_path};
use podium_ops::community::merge::{merge, split};
use podium_ops::community::regulars::add_person;
use podium_ops::people::players;
use podium_ops::tournaments::{Settings, change};
use podium_store::community::people;
use podium_store::tournaments::pushes::{self, PushBrowser};
use podium_store::{DbError, Registration, Role};

use super::{EIGHT, names, person_of};
use crate::harness::http::{Service, Visitor};
use crate::harness::{TestDb, both_databases};
use crate::player::news::Phone;
use crate::site::webhooks::receiver::{Manner, Receiver};

/// The path of the link of a person as it is now.
fn link_of(db: &TestDb, number: i64) -> String {
    link_path(&db.secrets(), &db.community_of("friday"), &db.person("friday", number))
}

/// A browser that has opened a link.
fn phone(service: &Service<'_>, link: &str) -> Visitor {
    let phone = Visitor::new(&service.base, None);
    let opened = phone.get(link);
    assert_eq!(
        (opened.status, opened.location.as_str()),
        (303, "/c/friday/me"),
        "{link}"
    );
    phone
}

/// Opens the registration of a tournament, or asks for approval.
fn registration(db: &TestDb, slug: &str, registration: Registration) {
    let tournament = db.load(slug).tournament;
    let settings = Settings {
        registration,
        ..Settings::of(&tournament).expect("settings")
    };
    let version = tournament.settings_version;
    db.act(slug, |work| change(work, version, &settings)).expect("changed");
}

/// Whether a browser has its own page in a tournament.
fn has_table(phone: &Visitor, slug: &str) -> bool {
    let page = phone.get(&format!("/t/{slug}/me/link"));
    assert!([200, 403].contains(&page.status), "{page:?}");
    page.status == 200
}

/// Ann's link in a browser, with her entry's own link of the first of three evenings and Bo's of the third, and news of all three.
struct Borrowed {
    phone: Visitor,
    evenings: [String; 3],
    /// The address of the browser at its push service.
    address: String,
}

impl Borrowed {
    fn new(db: &TestDb, service: &Service<'_>, receiver: &Receiver) -> Self {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        let [second, third] = ["Friday 2", "Friday 3"].map(|name| db.evening("friday", name));
        db.act(&second, |work| add_person(work, 1, false)).expect("Ann comes");
        db.act(&third, |work| add_person(work, 2, false)).expect("Bo comes");
        let phone = phone(service, &link_of(db, 1));
        for slug in [&first, &third] {
            let entry = players::link_path(&db.secrets(), &db.entry(slug, 1));
            assert_eq!(phone.get(&entry).status, 303);
        }
        let browser = Phone::new(receiver, "ann").subscription();
        for slug in [&first, &second, &third] {
            let form = phone.see(&format!("/t/{slug}/me/news")).form("/me/news");
            let form = form.set("address", &browser.address).set("key", &browser.key);
            assert_eq!(phone.send(&form.set("secret", &browser.secret)).status, 303);
        }
        Self {
            phone,
            evenings: [first, second, third],
            address: browser.address,
        }
    }

    /// Of which evenings it gets news, and of which it has a table.
    fn has(&self, db: &TestDb) -> [(usize, bool); 3] {
        let of = |slug: &String| {
            let id = db.load(slug).tournament.id;
            let browsers: Result<Vec<PushBrowser>, DbError> = db.db.read(|conn| pushes::of_tournament(conn, &id));
            (browsers.expect("browsers are read").len(), has_table(&self.phone, slug))
        };
        self.evenings.each_ref().map(of)
    }

    /// Sends the form of a page whose action ends so, as the script fills it in.
    fn sends(&self, page: &str, action: &str) {
        let form = self.phone.see(page).form(action);
        assert!(form.fields.iter().any(|(name, _)| name == "address"), "{form:?}");
        assert_eq!(self.phone.send(&form.set("address", &self.address)).status, 303);
    }
}

both_databases! {
    fn a_link_opens_the_tables_of_its_person_and_no_others(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        let second = db.evening("friday", "Friday 2");
        db.act(&second, |work| add_person(work, 1, false)).expect("Ann comes");
        let elsewhere = db.in_database_tournament("spring", 4);
        let service = Service::start(db);
        let phone = phone(&service, &link_of(db, 1));
        let own = phone.see("/c/friday/me");
        assert!(own.body.contains("Ann Ash") && own.body.contains(&format!("/t/{second}/me")), "{}", own.text());
        assert!(has_table(&phone, &first) && has_table(&phone, &second) && !has_table(&phone, &elsewhere));
        assert!(phone.see(&format!("/t/{second}/me")).body.contains("Ann Ash"));
        // Bo's page is not hers
        let bo = link_of(db, 2);
        let asked = phone.get(&bo);
        assert!(asked.status == 200 && asked.body.contains("Switch to Bo Birch"), "{asked:?}");
        assert!(asked.body.contains(" data-push-ends>"), "Bo is not shown her pages without a network: {}", asked.body);
        assert!(phone.see("/c/friday/me").body.contains("Ann Ash"), "nothing has changed yet");
        // an entry that is somebody else's by now
        db.act(&second, |work| podium_ops::community::settle::settle(work, 1, &podium_ops::community::entry::Who::Guest))
            .expect("settled");
        assert!(!has_table(&phone, &second) && has_table(&phone, &first));
    }

    fn a_name_opens_nothing(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        let service = Service::start(db);
        let data = podium_ops::people::players::PlayerData { name: "Ann Ash".into(), ..Default::default() };
        db.act(&slug, |work| players::add(work, &data, false)).expect("added");
        let ann = phone(&service, &link_of(db, 1));
        assert!(!has_table(&ann, &slug), "an entry of her name is nobody's");
    }

    fn a_renewed_link_ends_all_older_ones(db) {
        db.community("Friday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        db.evening_of("friday", "Friday 2", &["Annie Ash"]);
        let service = Service::start(db);
        let (ann, annie) = (link_of(db, 1), link_of(db, 9));
        let entry = players::link_path(&db.secrets(), &db.entry(&slug, 1));
        let (on_ann, on_annie) = (phone(&service, &ann), phone(&service, &annie));
        let done = db.in_community("friday", |work| merge(work, 1, 9, "")).expect("merged");
        let anybody = || Visitor::new(&service.base, None);
        assert_eq!(anybody().get(&annie).status, 404, "after a merge one link works");
        assert_eq!(on_annie.get("/c/friday/me").status, 403);
        assert_eq!(on_ann.get("/c/friday/me").status, 200);
        assert_eq!(anybody().get(&entry).status, 303);

        db.in_community("friday", |work| link::renew(work, 1)).expect("renewed");
        assert_eq!(anybody().get(&ann).status, 404);
        assert_eq!(on_ann.get("/c/friday/me").status, 403, "in browsers too");
        assert!(!has_table(&on_ann, &slug));
        assert_eq!(anybody().get(&entry).status, 404, "and the links of all their entries");
        assert_eq!(anybody().get(&link_of(db, 1)).status, 303);

        db.in_community("friday", |work| split(work, done.number, "")).expect("undone");
        assert_eq!(anybody().get(&annie).status, 404, "a link that was renewed stays void");
        assert_eq!(anybody().get(&link_of(db, 9)).status, 303);
    }

    fn renewing_the_link_of_an_entry_renews_that_of_its_person_and_of_no_other_entry(db) {
        db.community("Friday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        let other = db.evening("friday", "Friday 2");
        db.act(&other, |work| add_person(work, 1, false)).expect("Ann comes");
        let elsewhere = db.in_database_tournament("spring", 4);
        let service = Service::start(db);
        let ann = link_of(db, 1);
        let entries = [&slug, &other].map(|slug| players::link_path(&db.secrets(), &db.entry(slug, 1)));
        let on_ann = phone(&service, &ann);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        db.in_database_join(&elsewhere, Role::Scorekeeper.as_str(), Role::Scorekeeper);
        let links = |slug: &str| keeper.see(&format!("/t/{slug}/desk/players/1/link"));
        let said = "It also ends the player's link of the community.";
        assert!(!links(&elsewhere).text().contains(said));
        let page = links(&slug);
        assert!(page.text().contains(said), "{}", page.text());
        let renewed = keeper.send(&page.form("/1/link"));
        assert_eq!(renewed.status, 303, "{renewed:?}");
        assert!(!has_table(&on_ann, &slug), "a lost phone opens nothing");
        let anybody = || Visitor::new(&service.base, None);
        assert_eq!(anybody().get(&ann).status, 404);
        assert_eq!(entries.map(|entry| anybody().get(&entry).status), [404, 303]);
    }

    fn links_of_people_without_data_are_void(db) {
        db.community("Friday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        let service = Service::start(db);
        let ann = link_of(db, 1);
        let on_ann = phone(&service, &ann);
        db.in_community("friday", |work| erase(work, 1, "", &[])).expect("erased");
        assert_eq!(Visitor::new(&service.base, None).get(&ann).status, 404);
        assert_eq!(Visitor::new(&service.base, None).get(&link_of(db, 1)).status, 404, "the next one as well");
        assert!(!has_table(&on_ann, &slug));
    }

    fn the_browser_that_makes_a_person_gets_their_link(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        registration(db, &slug, Registration::Open);
        let service = Service::start(db);
        let at = format!("/t/{slug}/register");
        let register = |visitor: &Visitor, name: &str| {
            let done = visitor.send(&visitor.see(&at).form(&at).set("name", name));
            assert_eq!(done.status, 200, "{done:?}");
            done.body.contains("/c/friday/me")
        };
        // a name that the community knows opens nothing
        let bo = service.anonymous();
        assert!(!register(&bo, "Bo Birch"));
        assert_eq!(bo.get("/c/friday/me").status, 403);
        // nor one that it knows in another form
        let ann = service.anonymous();
        assert!(!register(&ann, "Änn Ash"));
        assert_eq!(ann.get("/c/friday/me").status, 403);
        let zoe = service.anonymous();
        assert!(register(&zoe, "Zoe Zinnia"));
        assert!(zoe.see("/c/friday/me").body.contains("Zoe Zinnia"));
        // who registers a friend keeps their own
        assert!(!register(&zoe, "Yan Yew"));
        assert!(zoe.see("/c/friday/me").body.contains("Zoe Zinnia"));
        // who may still be refused gets none
        registration(db, &slug, Registration::Approval);
        let xia = service.anonymous();
        assert!(!register(&xia, "Xia Xylo"));
        assert_eq!(xia.get("/c/friday/me").status, 403);
    }

    fn who_waits_for_approval_is_nobody_of_the_community_yet(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        registration(db, &slug, Registration::Approval);
        let service = Service::start(db);
        let at = format!("/t/{slug}/register");
        for name in ["Xia Xylo", "Yan Yew"] {
            let somebody = service.anonymous();
            let done = somebody.send(&somebody.see(&at).form(&at).set("name", name));
            assert_eq!(done.status, 200, "{done:?}");
        }
        let anybody = service.anonymous();
        assert_eq!(anybody.get("/c/friday/people/9").status, 404, "a name that the staff has not seen is not public");
        db.act(&slug, |work| players::refuse_pending(work, 1, "Unknown")).expect("refused");
        let yan = db.act(&slug, |work| players::admit(work, 2)).expect("approved");
        assert_eq!(yan.version, db.entry(&slug, 2).version);
        assert_eq!(names(db, "friday")[8..], ["Yan Yew"]);
        assert_eq!(person_of(db, &slug, 1), None);
        assert_eq!(person_of(db, &slug, 2), Some(db.person("friday", 9).id));
        assert!(anybody.see("/c/friday/people/9").body.contains("Yan Yew"));
    }

    fn who_is_not_the_player_removes_the_link_of_the_person_too(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        db.act(&slug, |work| add_person(work, 1, false)).expect("Ann comes");
        let service = Service::start(db);
        let forget = |browser: &Visitor| {
            let sent = browser.send(&browser.see(&format!("/t/{slug}/me")).form("/me/forget"));
            assert_eq!(sent.status, 303, "{sent:?}");
            assert!(!has_table(browser, &slug));
        };
        let ann = phone(&service, &link_of(db, 1));
        forget(&ann);
        assert_eq!(ann.get("/c/friday/me").status, 403, "or the next press opens the page again");
        // Bo's phone was Ann's for an evening
        let bo = phone(&service, &link_of(db, 2));
        assert_eq!(bo.get(&players::link_path(&db.secrets(), &db.entry(&slug, 1))).status, 303);
        assert!(has_table(&bo, &slug));
        forget(&bo);
        assert!(bo.see("/c/friday/me").body.contains("Bo Birch"), "his own link stays");
    }

    fn a_browser_that_forgets_a_person_has_none_of_their_links_and_news(db) {
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let receiver = Receiver::start(Manner::Answers(201));
        let ann = Borrowed::new(db, &service, &receiver);
        assert_eq!(ann.has(db), [(1, true); 3]);
        ann.sends("/c/friday/me", "/c/friday/me/forget");
        assert_eq!(ann.has(db), [(0, false), (0, false), (1, true)], "a friend's link and news stay");
        assert_eq!(ann.phone.get("/c/friday/me").status, 403);
    }

    fn a_page_that_a_person_opened_forgets_the_person(db) {
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let receiver = Receiver::start(Manner::Answers(201));
        let ann = Borrowed::new(db, &service, &receiver);
        ann.sends(&format!("/t/{}/me", ann.evenings[1]), "/me/forget");
        assert_eq!(ann.has(db), [(0, false), (0, false), (1, true)]);
    }

    fn a_browser_that_changes_to_another_person_forgets_the_first(db) {
        let service = Service::start_with(db, |settings| settings.private_webhooks = true);
        let receiver = Receiver::start(Manner::Answers(201));
        let ann = Borrowed::new(db, &service, &receiver);
        let cy = link_of(db, 3);
        ann.sends(&cy, &cy);
        assert!(ann.phone.see("/c/friday/me").body.contains("Cy Cedar"));
        // Cy played on the first evening
        assert_eq!(ann.has(db), [(0, true), (0, false), (1, true)]);
        let own = ann.phone.see(&format!("/t/{}/me", ann.evenings[0]));
        assert!(own.body.contains("Cy Cedar"), "{}", own.text());
    }

    fn a_person_checks_in_with_one_press(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        db.act(&slug, |work| add_person(work, 1, false)).expect("Ann comes");
        let service = Service::start(db);
        let ann = phone(&service, &link_of(db, 1));
        let at = format!("/t/{slug}/me/check-in");
        let done = ann.send(&ann.see("/c/friday/me").form(&at));
        assert_eq!((done.status, done.location.as_str()), (303, format!("/t/{slug}/me").as_str()));
        assert!(db.entry(&slug, 1).checked_in);
        assert!(!ann.see("/c/friday/me").body.contains(&at), "it is done");
    }

    fn links_are_printed_by_organizers(db) {
        let friday = db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        db.evening_of("friday", "Friday 2", &["Annie Ash"]);
        db.in_community("friday", |work| merge(work, 1, 9, "")).expect("merged");
        db.in_community("friday", |work| erase(work, 3, "", &[])).expect("erased");
        let service = Service::start(db);
        let ora = service.organizer();
        db.in_database_community_staff(&friday, "ora", Role::Organizer);
        let cards = ora.see("/c/friday/people/links");
        assert_eq!(cards.body.matches("class=\"link-card\"").count(), 7, "{}", cards.text());
        assert!(cards.text().contains("Ann Ash") && !cards.text().contains("Annie Ash"));
        assert!(ora.see("/c/friday/people").body.contains("/c/friday/people/links"));
        let recorded = service.administrator().see("/security-log").text();
        assert!(recorded.contains("secret links of 7 players"), "{recorded}");
    }

    /// A command that read a person before their link was renewed, and writes them afterwards.
    fn a_row_that_was_read_earlier_brings_no_link_and_nobody_back(db) {
        db.community("Friday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        db.evening_of("friday", "Friday 2", &["Annie Ash"]);
        let earlier = [db.person("friday", 1), db.person("friday", 9), db.person("friday", 2)];
        let link = link_of(db, 1);
        db.act(&slug, |work| players::renew_link(work, 1)).expect("renewed");
        db.in_community("friday", |work| merge(work, 1, 9, "")).expect("merged");
        db.in_community("friday", |work| erase(work, 2, "", &[])).expect("erased");
        let stored: Result<(), podium_store::DbError> =
            db.db.write(|conn| earlier.iter().try_for_each(|row| people::update(conn, row)));
        stored.expect("stored");
        let service = Service::start(db);
        assert_eq!(Visitor::new(&service.base, None).get(&link).status, 404);
        assert!(db.person("friday", 9).merged_into.is_some());
        assert!(db.person("friday", 2).anonymous);
    }
}
