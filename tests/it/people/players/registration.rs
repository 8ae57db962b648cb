//! Registration under attack: how many register from one address, the code, refusing all at once, and what a registration
//! costs among many.

use podium_ops::people::players::{is_full, link_path, link_token, register};
use podium_store::{PlayerStatus, Role};

use super::pages::{follow, form};
use super::*;
use crate::harness::asked::asked;
use crate::harness::http::{Page, Service, Visitor, encoded};
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

/// Opens the form, by a link, and sends it.
fn registers(visitor: &Visitor, link: &str, name: &str) -> Page {
    visitor.send(&form(&visitor.see(link), "/register").set("name", name))
}

/// As [`registers`], through a proxy that names the client's address.
fn registers_from(visitor: &Visitor, address: &str, link: &str, name: &str) -> Page {
    let form = form(&visitor.see(link), "/register").set("name", name);
    let fields: Vec<(&str, &str)> = form.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let headers = [
        ("content-type", "application/x-www-form-urlencoded"),
        ("x-forwarded-for", address),
    ];
    visitor.request("POST", &form.action, &headers, Some(encoded(&fields).as_bytes()))
}

/// The link that the page for posters shows, as a path.
fn poster_link(service: &Service<'_>, page: &Page) -> String {
    let start = page
        .body
        .find(&format!("{}/t/", service.base))
        .expect("the poster has a link");
    let link = &page.body[start + service.base.len()..];
    link[..link.find('"').expect("the link ends")].to_owned()
}

/// Numbers and states of all players.
fn states(db: &TestDb, slug: &str) -> Vec<(i64, PlayerStatus)> {
    all(&db.db, slug)
        .into_iter()
        .map(|row| (row.number, row.status))
        .collect()
}

both_databases! {
    fn a_name_does_not_turn_what_follows_it(db) {
        let slug = tournament(&db.db, |_| {});
        let service = Service::start(db);
        let visitor = service.anonymous();
        let registered = registers(&visitor, &format!("/t/{slug}/register"), "\u{202e}//:sptth\u{2069} Ann");
        assert_eq!(registered.status, 200, "{}", registered.text());
        assert_eq!(all(&db.db, &slug).last().map(|row| row.name.as_str()), Some("//:sptth Ann"));
        for page in ["", "/players", "/me"] {
            let seen = visitor.see(&format!("/t/{slug}{page}"));
            assert!(!seen.body.contains(['\u{202e}', '\u{2069}']), "{page}: {}", seen.body);
        }
        let two_lines = registers(&visitor, &format!("/t/{slug}/register"), "Ann\u{2028}Ash");
        assert_eq!(two_lines.status, 422, "{}", two_lines.text());
    }

    fn an_address_registers_no_more_than_the_settings_allow(db) {
        let slug = tournament(&db.db, |s| s.registrations_per_address = 3);
        let at = format!("/t/{slug}/register");
        let behind = |settings: &mut podium_base::config::ServeSettings| settings.trusted_proxies = vec![std::net::IpAddr::from([127, 0, 0, 1]).into()];
        let (one, other) = (Service::start_with(db, behind), Service::start_with(db, behind));
        for name in ["Ann", "Bo", "Cleo"] {
            assert_eq!(registers_from(&one.anonymous(), "203.0.113.7", &at, name).status, 200, "{name}: all at once");
        }
        for service in [&one, &other] {
            let page = registers_from(&service.anonymous(), "203.0.113.7", &at, "Dee");
            assert_eq!(page.status, 429, "on whatever instance");
            let seconds: u64 = page.header("retry-after").parse().expect("seconds");
            assert!((1..=1200).contains(&seconds), "{seconds}: a third of an hour at most");
            assert!(page.text().contains(&format!("Wait {seconds} seconds")), "{}", page.text());
            assert_eq!(form(&page, "/register").value("name"), "Dee", "what was typed is kept");
        }
        assert_eq!(all(&db.db, &slug).len(), 3);
        assert_eq!(registers_from(&one.anonymous(), "203.0.113.8", &at, "Eve").status, 200, "others are not kept out");
        set(&db.db, &slug, |s| s.registrations_per_address = 300);
        assert_eq!(registers_from(&one.anonymous(), "203.0.113.7", &at, "Dee").status, 200, "a venue is let in");
        let rows = Raw::connect(&db.address).rows().remove("registration_buckets").expect("the table");
        assert_eq!(rows.len(), 2);
        assert!(!rows.join("").contains("203.0.113"), "{rows:?}");
    }

    fn registering_asks_for_the_code_in_the_link(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let poster = format!("/t/{slug}/desk/players/registration");
        let plain = format!("/t/{slug}/register");
        assert_eq!(poster_link(&service, &keeper.see(&poster)), plain, "no code is asked for unless the staff wants one");
        keeper.send(&keeper.see(&poster).form("/registration/code"));
        let page = keeper.see(&poster);
        let link = poster_link(&service, &page);
        let code = link.strip_prefix(&format!("{plain}?code=")).expect("the code is in the link").to_owned();
        assert!(page.text().contains(&format!("Code: {code}")), "{}", page.text());
        let judge = service.in_database_staff(&slug, Role::Judge);
        assert_eq!(judge.post(&format!("{poster}/code"), &[]).status, 403);

        let stranger = service.anonymous();
        let refused = registers(&stranger, &plain, "Eve");
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("Type the code on the poster"), "{}", refused.text());
        assert_eq!(form(&refused, "/register").value("name"), "Eve", "what was typed is kept");
        let guessed = stranger.send(&form(&refused, "/register").set("code", "AAAA-2222"));
        assert!(guessed.status == 422 && guessed.text().contains("This is not the code"), "{}", guessed.text());
        assert_eq!(all(&db.db, &slug).len(), 0);
        let typed = stranger.send(&form(&refused, "/register").set("code", &format!(" {} ", code.to_lowercase().replace('-', ""))));
        assert_eq!(typed.status, 200, "{}", typed.text());
        let scanned = service.anonymous().see(&link);
        assert!(!scanned.text().contains("Code"), "who scanned it types nothing: {}", scanned.text());
        assert_eq!(registers(&service.anonymous(), &link, "Bo").status, 200);

        let old = form(&stranger.see(&link), "/register").set("name", "Late");
        keeper.send(&keeper.see(&poster).form("/registration/code"));
        let late = stranger.send(&old);
        assert!(late.status == 422 && late.text().contains("or not any more"), "{}", late.text());
        assert!(stranger.see(&link).text().contains("or not any more"), "an old poster");
        assert_eq!(registers(&stranger, &poster_link(&service, &keeper.see(&poster)), "Cleo").status, 200);
        let rows: Vec<String> = Raw::connect(&db.address).rows().into_values().flatten().collect();
        assert!(!rows.join("").contains(&code), "a copy of the database has no code");
        keeper.send(&keeper.see(&poster).form("/registration/no-code"));
        assert_eq!(registers(&stranger, &plain, "Dee").status, 200);
        keeper.send(&keeper.see(&poster).form("/registration/code"));
        assert_ne!(poster_link(&service, &keeper.see(&poster)), link, "one from before does not count again");
    }

    fn who_waits_is_refused_by_one_press_and_brought_back_by_another(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |s| s.registration = Registration::Approval);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let (at, plain) = (format!("/t/{slug}/desk/players"), format!("/t/{slug}/register"));
        let list = format!("{at}?show=pending");
        for name in ["A", "B", "C"] {
            assert_eq!(registers(&service.anonymous(), &plain, name).status, 200);
        }
        assert!(!keeper.see(&at).body.contains("/refuse-all"), "only where they are seen");
        let page = keeper.see(&list);
        assert!(page.text().contains("Refuse all 3"), "{}", page.text());
        assert!(!service.in_database_staff(&slug, Role::Judge).see(&list).body.contains("/refuse-all"));
        registers(&service.anonymous(), &plain, "D");
        let press = form(&page, "/refuse-all");
        let refused = keeper.send(&press);
        assert!(follow(&keeper, &refused).contains("3 are refused"));
        use PlayerStatus::{Pending, Registered, Removed, Waitlisted};
        let after = [(1, Removed), (2, Removed), (3, Removed), (4, Pending)];
        assert_eq!(states(db, &slug), after, "who registered meanwhile was not seen");
        assert_eq!(keeper.send(&press).status, 303, "a form sent twice acts once");
        assert_eq!(states(db, &slug), after);
        let page = keeper.see(&list);
        assert!(page.text().contains("3 players at once") && page.text().contains("Bring all 3 back"), "{}", page.text());
        let undo = form(&page, "/refuse-all/undo");
        assert!(follow(&keeper, &keeper.send(&undo)).contains("3 are back and wait again"));
        assert!(states(db, &slug).iter().all(|(_, status)| *status == Pending));
        assert!(!keeper.see(&list).body.contains("/refuse-all/undo"), "nothing is left to undo");
        assert_eq!(keeper.post(&format!("{at}/refuse-all/undo"), &[]).status, 409);

        set(&db.db, &slug, |s| { s.registration = Registration::Open; s.max_players = Some(1); });
        db.act(&slug, |work| podium_ops::people::players::admit(work, 1)).expect("a place");
        registers(&service.anonymous(), &plain, "E");
        assert_eq!(states(db, &slug)[4], (5, Waitlisted));
        let waiting = format!("{at}?show=waiting");
        let page = keeper.see(&waiting);
        assert!(page.text().contains("Take all 1 off the waiting list"), "{}", page.text());
        keeper.send(&form(&page, "/refuse-all"));
        assert_eq!(states(db, &slug)[4], (5, Removed));
        keeper.send(&form(&keeper.see(&waiting), "/refuse-all/undo"));
        assert_eq!((states(db, &slug)[0], states(db, &slug)[4]), ((1, Registered), (5, Waitlisted)));
        assert_eq!(keeper.post(&format!("{at}/refuse-all"), &[("status", "registered"), ("up_to", "9")]).status, 409);
        let verbs: Vec<String> = log(&db.db, &slug).into_iter().map(|(verb, _)| verb).collect();
        assert_eq!(verbs.iter().filter(|verb| *verb == "player.refuse_all").count(), 2, "{verbs:?}");
    }

    /// The same statements among many players as among few, and none that reads them.
    fn a_registration_reads_no_list_of_players(db) {
        let secrets = db.secrets();
        let slug = tournament(&db.db, |s| s.max_players = Some(500));
        let registers = |name: &str| {
            let command = Command::on(&slug, Sender::Visitor).from_address([203, 0, 113, 7].into());
            asked(|| command.run(&db.db, |work| register(work, &secrets, &sent(name))).expect("registered")).1
        };
        let few = registers("Ann");
        let names: Vec<PlayerData> = (0..300).map(|number| named(&format!("Player {number}"))).collect();
        db.act(&slug, |work| podium_ops::people::players::bulk_add(work, &names, podium_ops::people::players::SameNames::Add)).expect("added");
        let many = registers("Bo");
        let reads = |statements: &[String]| -> Vec<String> {
            // whether there is a row, EXISTS asks the index
            let selects = |text: &str| text.starts_with("SELECT") && !text.starts_with("SELECT EXISTS");
            let reads = statements.iter().filter(|text| selects(text) && text.contains("players"));
            reads.cloned().collect()
        };
        assert!(!reads(&many).is_empty(), "diesel tells its statements: {many:#?}");
        assert_eq!(reads(&few), reads(&many));
        let whole: Vec<String> = reads(&many).into_iter().filter(|text| text.contains("email")).collect();
        assert!(whole.is_empty(), "{whole:#?}");
        let row = row(&db.db, &slug);
        let (full, page) = asked(|| db.db.read(|conn| is_full(conn, &row)).expect("counted"));
        assert!(!full && page.iter().all(|text| !text.contains("email")), "the form's page: {page:#?}");
        let again = db.act_as(&slug, Sender::Visitor, |work| register(work, &secrets, &sent("ANN ")));
        assert!(refused(again).contains("Player 1 has the same name"));
    }

    /// Rows from before there was a column for the name without its case are compared as well.
    fn an_older_row_has_the_same_name(db) {
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Zoë Ash", "Bo"]);
        Raw::connect(&db.address).execute("UPDATE players SET name_key = ''");
        let again = db.act(&slug, |work| podium_ops::people::players::add(work, &named("ZOË  ash"), false));
        assert!(refused(again).contains("Player 1 has the same name"));
        db.act(&slug, |work| podium_ops::people::players::add(work, &named("Cleo"), false)).expect("another name");
    }

    /// A name is public: typing it gives nothing until the staff says that it is the same person.
    fn who_was_entered_before_gets_their_link_once_the_staff_confirms_it(db) {
        use PlayerStatus::{Pending, Registered, Removed};
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann Ash"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let (at, plain, me) = (format!("/t/{slug}/desk/players"), format!("/t/{slug}/register"), format!("/t/{slug}/me"));
        let (ann, other) = (service.anonymous(), service.anonymous());
        let asked = registers(&ann, &plain, "ann  ash");
        assert!(asked.status == 422 && asked.text().contains("Player 1 has the same name"), "{}", asked.text());
        let choice = form(&asked, "/register");
        assert_eq!(choice.value("same_name"), "", "nothing is chosen for them");
        let sent = ann.send(&choice.clone().set("same_name", "entered"));
        assert!(sent.status == 200 && sent.text().contains("The organizer confirms that you are the player they entered"), "{}", sent.text());
        assert_eq!(other.send(&form(&registers(&other, &plain, "Ann Ash"), "/register").set("same_name", "other")).status, 200);
        assert_eq!(states(db, &slug), [(1, Registered), (2, Pending), (3, Registered)]);
        assert!(ann.see(&me).text().contains("Waiting for approval"));

        // at the door nobody makes a second player of them by a press
        assert!(keeper.see(&format!("/t/{slug}/desk/check-in")).text().contains("Already entered?"));
        let pressed = keeper.post(&format!("/t/{slug}/desk/check-in"), &[("approve", "2")]);
        assert!(pressed.status == 409 && pressed.text().contains("Player 1 has the same name as ann ash"), "{}", pressed.text());
        assert_eq!(states(db, &slug)[1], (2, Pending));
        let list = keeper.see(&format!("{at}?show=pending"));
        assert!(list.text().contains("Already entered? Player 1 has this name"), "{}", list.text());
        assert!(keeper.see(&format!("{at}/2")).text().contains("Same person as player 1"));
        assert_eq!(keeper.post(&format!("{at}/2/same-person"), &[("number", "2")]).status, 409, "not an entry");
        assert_eq!(keeper.post(&format!("{at}/1/same-person"), &[("number", "3")]).status, 409, "not a registration that waits");

        let rows = all(&db.db, &slug);
        let link = |ix: usize| link_path(&db.secrets(), &rows[ix]);
        let done = keeper.post(&format!("{at}/1/same-person"), &[("number", "2"), ("show", "pending")]);
        assert!(follow(&keeper, &done).contains("is player 1: their browser opens that page now"));
        assert_eq!(states(db, &slug), [(1, Registered), (2, Removed), (3, Registered)]);
        assert!(ann.see(&me).text().contains("Player 1") && other.see(&me).text().contains("Player 3"));
        assert_eq!(ann.cookie(&format!("podium_player_{slug}")), Some(link_token(&db.secrets(), &rows[0])));
        let phone = service.anonymous();
        assert_eq!(phone.get(&link(1)).status, 303, "the link that registration showed");
        assert!(phone.see(&me).text().contains("Player 1"));
        assert_eq!(keeper.post(&format!("{at}/1/same-person"), &[("number", "2")]).status, 409, "a second press");

        // if it was somebody else, a new link ends it
        keeper.send(&form(&keeper.see(&format!("{at}/1/link")), "/link"));
        assert!(!ann.see(&me).text().contains("Player 1"));
        for ix in [0, 1] {
            assert_eq!(service.anonymous().get(&link(ix)).status, 404, "{ix}");
        }
        let log: Vec<String> = log(&db.db, &slug).into_iter().map(|(verb, _)| verb).collect();
        assert!(log.contains(&"player.same_person".to_owned()), "{log:?}");
    }
}
