//! Calendars that phones subscribe to: what is in them, who sees it, and that nothing is sent twice.

use std::collections::BTreeMap;

use podium_ops::tournaments;
use podium_store::Role;

use crate::harness::http::{Page, Service, Visitor};
use crate::harness::{TestDb, both_databases};

/// The properties of an event by name, as a calendar program reads them.
type Event = BTreeMap<String, String>;

/// Reads a calendar as RFC 5545 has it, apart from the program's own writer.
fn read(page: &Page) -> Vec<Event> {
    assert_eq!(
        (page.status, page.header("content-type")),
        (200, "text/calendar; charset=utf-8"),
        "{page:?}"
    );
    let text = &page.body;
    assert!(
        text.ends_with("\r\n") && !text.replace("\r\n", "").contains(['\r', '\n']),
        "{text:?}"
    );
    assert!(text.split("\r\n").all(|line| line.len() <= 75), "{text}");
    let unfolded = text.replace("\r\n ", "");
    let mut lines = unfolded.lines();
    assert_eq!(lines.next(), Some("BEGIN:VCALENDAR"));
    assert_eq!(lines.next_back(), Some("END:VCALENDAR"));
    let mut events: Vec<Event> = Vec::new();
    let mut inside = false;
    for line in lines {
        let (name, value) = line.split_once(':').unwrap_or_else(|| panic!("no property: {line}"));
        match (name, value) {
            ("BEGIN", kind) => {
                assert_eq!((kind, inside), ("VEVENT", false));
                inside = true;
                events.push(Event::new());
            }
            ("END", _) => inside = false,
            _ if inside => {
                let event = events.last_mut().expect("it has begun");
                let twice = event.insert(name.to_owned(), unescaped(value));
                assert_eq!(twice, None, "{name} is there twice");
            }
            _ => {}
        }
    }
    for event in &events {
        for needed in ["UID", "DTSTAMP", "DTSTART;VALUE=DATE", "LAST-MODIFIED", "URL", "STATUS"] {
            assert!(event.contains_key(needed), "{needed}: {event:?}");
        }
    }
    events
}

fn unescaped(value: &str) -> String {
    let mut out = String::new();
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some('n' | 'N') => out.push('\n'),
                Some(escaped) => out.push(escaped),
                None => panic!("nothing is escaped at the end of {value}"),
            },
            letter => out.push(letter),
        }
    }
    out
}

/// A tournament of today.
fn held_today(db: &TestDb, name: &str, place: &str) -> String {
    let slug = db.in_database_tournament(name, 4);
    changed(db, &slug, |settings| {
        settings.held_on = Some(podium_base::clock::now().date());
        place.clone_into(&mut settings.place);
        settings.description = "Bring a deck,\nand a friend; please.".to_owned();
    });
    slug
}

fn changed(db: &TestDb, slug: &str, change: impl Fn(&mut tournaments::Settings)) {
    let tournament = db.load(slug).tournament;
    db.act(slug, |work| {
        let mut settings = tournaments::Settings::of(&tournament)?;
        change(&mut settings);
        tournaments::change(work, tournament.settings_version, &settings)
    })
    .expect("the settings are changed");
}

/// The address of the own calendar, as the account's page shows it.
fn own_address(service: &Service<'_>, visitor: &Visitor) -> String {
    let page = visitor.see("/account");
    let field = page
        .body
        .split("<textarea")
        .find(|tag| tag.contains(r#"id="calendar-address""#));
    let value = field.and_then(|tag| tag.split(['>', '<']).nth(1)).expect("its value");
    let path = value.strip_prefix(&service.base).expect("an address of this service");
    path.to_owned()
}

both_databases! {
    fn listed_tournaments_are_days_of_a_calendar(db) {
        let service = Service::start(db);
        let reader = service.anonymous();
        assert_eq!(read(&reader.get("/calendar.ics")).len(), 0);
        let long = "Spring Open, with ÄÖÜ; and a name that is longer than a line may be in such a file";
        let slug = held_today(db, long, "Hall 3, Lisbon");
        let unlisted = held_today(db, "Autumn", "");
        changed(db, &unlisted, |settings| settings.listed = false);
        db.in_database_tournament("No day yet", 4);
        changed(db, &slug, |settings| settings.place = "Hall 4, Lisbon".to_owned());

        let first = reader.see("/calendar.ics");
        let events = read(&first);
        let [event] = &events[..] else { panic!("{events:?}") };
        let today = podium_base::clock::now().date().format("%Y%m%d").to_string();
        assert_eq!(event["SUMMARY"], long);
        assert_eq!(event["LOCATION"], "Hall 4, Lisbon");
        assert_eq!(event["DESCRIPTION"], "Bring a deck,\nand a friend; please.");
        assert_eq!(event["DTSTART;VALUE=DATE"], today);
        assert_eq!(event["URL"], format!("{}/t/{slug}", service.base));
        assert_eq!((event["STATUS"].as_str(), event["SEQUENCE"].as_str()), ("CONFIRMED", "2"));
        assert_eq!(event["DTSTAMP"], event["LAST-MODIFIED"]);

        // nothing new is not sent
        let known = [("if-none-match", first.header("etag"))];
        assert_eq!(reader.request("GET", "/calendar.ics", &known, None).status, 304);
        assert_eq!(reader.get("/calendar.ics?x=1").status, 303);

        // cancelled: it stays, as itself
        let tournament = db.load(&slug).tournament;
        let cancelled = db.act(&slug, |work| tournaments::cancel(work, tournament.structure_version, "No hall."));
        cancelled.expect("cancelled");
        let second = reader.request("GET", "/calendar.ics", &known, None);
        let [after] = &read(&second)[..] else { panic!("{second:?}") };
        assert_eq!((&after["UID"], after["STATUS"].as_str()), (&event["UID"], "CANCELLED"));
        assert_eq!(after["SEQUENCE"], "3");
        assert!(after["LAST-MODIFIED"] >= event["LAST-MODIFIED"]);
        let home = reader.see(&format!("/t/{slug}")).text();
        assert!(home.contains("Cancelled on ") && home.contains("No hall."), "{home}");
        // a front page that is the same for everybody knows no host
        let front = reader.see("/").body;
        assert!(front.contains(r#"href="/calendar.ics""#) && !front.contains("webcal:"), "{front}");
    }

    fn a_service_with_a_name_keeps_its_calendar(db) {
        let service = Service::start_with(db, |settings| {
            settings.public_url = Some(podium_base::config::PublicUrl::parse("https://x.example").expect("an address"));
        });
        let slug = held_today(db, "Spring Open", "");
        let reader = service.anonymous();
        let first = reader.see("/calendar.ics");
        assert_eq!(read(&first)[0]["URL"], format!("https://x.example/t/{slug}"));
        assert_eq!(read(&first)[0].get("LOCATION"), None);
        changed(db, &slug, |settings| settings.name = "Summer Open".to_owned());
        assert_eq!(read(&reader.see("/calendar.ics"))[0]["SUMMARY"], "Summer Open");
        // phones subscribe by the one link, and the file stays to be had by the other
        let front = reader.see("/").body;
        assert!(front.contains(r#"<a href="webcal://x.example/calendar.ics">"#), "{front}");
        assert!(front.contains(r#"<a href="/calendar.ics" download>"#), "{front}");
    }

    fn an_account_has_a_calendar_at_a_secret_address(db) {
        let service = Service::start(db);
        let slug = held_today(db, "Spring Open", "Lisbon");
        held_today(db, "Of somebody else", "");
        changed(db, &slug, |settings| settings.listed = false);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let nobody = service.in_database_account("nobody", podium_store::SiteRole::Staff);
        let address = own_address(&service, &judge);
        let subscribe = format!(r#"<a href="{}{address}">"#, service.base.replace("http://", "webcal://"));
        assert!(judge.see("/account").body.contains(&subscribe), "{subscribe}");
        let program = service.anonymous();

        let page = program.see(&address);
        let events = read(&page);
        let [event] = &events[..] else { panic!("{events:?}") };
        assert_eq!(event["SUMMARY"], "Spring Open");
        assert!(event["DESCRIPTION"].starts_with("Your role: Judge.\n\nBring"), "{event:?}");
        assert_eq!(event["URL"], format!("{}/t/{slug}/desk", service.base));
        assert_eq!(page.header("cache-control"), "private, no-cache");
        let known = [("if-none-match", page.header("etag"))];
        assert_eq!(program.request("GET", &address, &known, None).status, 304);
        assert_eq!(read(&program.get(&own_address(&service, &nobody))).len(), 0);

        // no part of it and no other account's opens it
        let (before, token) = address.rsplit_once('-').expect("id and token");
        let (_, other) = own_address(&service, &nobody).rsplit_once('-').map(|(a, b)| (a.to_owned(), b.to_owned()))
            .expect("id and token");
        let short = format!("{before}-{}.ics", &token[..8]);
        for wrong in [short, format!("{before}-{other}"), "/account/calendar/1.ics".to_owned()] {
            assert_eq!(program.get(&wrong).status, 404, "{wrong}");
        }

        // renewed: the old one opens nothing
        let form = judge.see("/account").form("/account/calendar/renew");
        assert_eq!(judge.send(&form).status, 303);
        assert_eq!(program.get(&address).status, 404);
        let renewed = own_address(&service, &judge);
        assert_eq!(read(&program.get(&renewed)).len(), 1);
        assert!(service.administrator().see("/security-log").text().contains("Renewed the address of the own calendar"));

        // a disabled account has none
        let root = service.administrator();
        let id = renewed.split(['/', '-']).nth(3).expect("the account's id").to_owned();
        root.send(&root.see(&format!("/accounts/{id}")).form("/disable").set("confirm", "judge"));
        assert_eq!(program.get(&renewed).status, 404);
    }
}

#[test]
fn the_address_is_in_no_row() {
    let db = TestDb::sqlite();
    let service = Service::start(&db);
    let judge = service.in_database_account("judge", podium_store::SiteRole::Staff);
    let address = own_address(&service, &judge);
    let token = address
        .rsplit_once('-')
        .expect("id and token")
        .1
        .trim_end_matches(".ics")
        .to_owned();
    assert_eq!(token.len(), 32, "{address}");
    for file in std::fs::read_dir(db.folder()).expect("the data folder") {
        let path = file.expect("an entry").path();
        let bytes = std::fs::read(&path).expect("a file of the data folder");
        let found = bytes.windows(token.len()).any(|part| part == token.as_bytes());
        assert!(!found, "{}", path.display());
    }
}
