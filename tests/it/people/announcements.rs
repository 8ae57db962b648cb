//! Announcements: to everybody, pinned, later, to one table or one player, and the minutes left.

use chrono::TimeDelta;
use podium_base::clock;
use podium_ops::OpError;
use podium_ops::run::{clock as round_clock, results, rounds};
use podium_ops::tournaments::archive::{Audience, export, import};
use podium_ops::tournaments::notices::{self, NewAnnouncement};
use podium_store::Role;
use podium_store::floor::clocks::{self, ClockRow};

use crate::harness::http::{Page, Service, Visitor};
use crate::harness::{TestDb, both_databases};

const DESK: &str = "/t/spring/desk/announcements";
const SECRET: &str = "Your card is at the desk";

/// Eight players at two tables, round 1 published; the numbers of those at each table.
fn published(db: &TestDb) -> [Vec<i64>; 2] {
    db.in_database_tournament("spring", 8);
    db.next_round("spring");
    [1, 2].map(|table| at_table(db, table))
}

fn at_table(db: &TestDb, table: u32) -> Vec<i64> {
    let loaded = db.load("spring");
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    pod.seats.iter().map(|seat| loaded.row(*seat).number).collect()
}

/// Both tables are done, and round 1 with them.
fn finish_first_round(db: &TestDb) {
    for table in [1, 2] {
        let won = results::Typed {
            games: "1".into(),
            ..results::Typed::default()
        };
        db.act("spring", |work| results::report(work, table, &won, None))
            .expect("reported");
    }
    let structure = db.load("spring").tournament.structure_version;
    db.act("spring", |work| rounds::finish(work, structure, 1))
        .expect("finished");
}

fn announced(staff: &Visitor, fields: &[(&str, &str)]) -> Page {
    let mut form = staff.see(DESK).form("/announcements");
    for (name, value) in fields {
        form = form.set(name, value);
    }
    staff.send(&form)
}

/// What everybody can open, with the pages of every player.
fn public_pages(anybody: &Visitor) -> Vec<(String, String)> {
    let mut paths: Vec<String> = [
        "",
        "/pairings",
        "/pairings/1/names",
        "/pairings/1/slips",
        "/projector",
        "/changes",
        "/profile",
        "/fairness",
        "/export/event.json",
        "/export/topdeck.json",
    ]
    .map(|page| format!("/t/spring{page}"))
    .into();
    for player in 1..=8 {
        paths.push(format!("/t/spring/me/{player}"));
        paths.push(format!("/t/spring/players/{player}"));
    }
    paths.push("/".to_owned());
    let seen = |path: String| {
        let body = anybody.see(&path).body;
        (path, body)
    };
    paths.into_iter().map(seen).collect()
}

fn is_nowhere_in_public(anybody: &Visitor, text: &str) {
    for (path, body) in public_pages(anybody) {
        assert!(!body.contains(text), "{path} has {text}");
    }
}

/// Sets the clock of the round as if it had begun so many minutes before its end.
fn in_database_minutes_left(db: &TestDb, minutes: i64) {
    let round = db.load("spring").rounds[0].row.id.clone();
    let stored: Result<(), OpError> = db.db.write(|conn| {
        let row = clocks::of_round(conn, &round)?.expect("the round has a clock");
        let limit = row.limit_minutes.expect("a limit");
        let row = ClockRow {
            started_at: clock::now() - TimeDelta::minutes(limit - minutes),
            ..row
        };
        Ok(clocks::update(conn, &row)?)
    });
    stored.expect("the clock is stored");
    // everybody reads the tournament again
    db.act("spring", |work| notices::announce(work, "Water is by the door"))
        .expect("announced");
}

both_databases! {
    fn one_to_a_player_is_on_their_page_and_on_no_other(db) {
        let [first, _] = published(db);
        let service = Service::start(db);
        let head_judge = service.in_database_staff("spring", Role::HeadJudge);
        let judge = service.in_database_staff("spring", Role::Judge);
        let anybody = service.anonymous();
        let (theirs, beside) = (service.in_database_player("spring", first[0]), service.in_database_player("spring", first[1]));
        let before = anybody.see("/t/spring").header("x-podium-version").to_owned();
        let mut stream = theirs.listen("/t/spring/me/live");
        stream.data();

        let sent = announced(&head_judge, &[("text", SECRET), ("player", &first[0].to_string())]);
        assert_eq!(sent.status, 303, "{}", sent.text());
        stream.hears_floor(db.load("spring").tournament.floor_version);
        let own = theirs.see("/t/spring/me").text();
        assert!(own.contains("For you") && own.contains(SECRET), "{own}");
        assert!(!beside.see("/t/spring/me").body.contains(SECRET));
        is_nowhere_in_public(&anybody, SECRET);
        assert_eq!(anybody.see("/t/spring").header("x-podium-version"), before, "no public page is made again");
        let listed = head_judge.see(DESK).text();
        assert!(listed.contains(SECRET) && listed.contains(&format!("Player {:03}", first[0])), "{listed}");
        assert_eq!(judge.get(DESK).status, 403, "who may not announce");

        assert_eq!(head_judge.send(&head_judge.see(DESK).form("/withdraw")).status, 303);
        assert!(!theirs.see("/t/spring/me").body.contains(SECRET));
    }

    fn one_to_a_table_is_for_who_sits_there_until_the_round_is_over(db) {
        let [first, second] = published(db);
        let service = Service::start(db);
        let head_judge = service.in_database_staff("spring", Role::HeadJudge);
        let anybody = service.anonymous();
        let sent = announced(&head_judge, &[("text", SECRET), ("table", "1")]);
        assert_eq!(sent.status, 303, "{}", sent.text());
        for number in &first {
            let own = service.in_database_player("spring", *number).see("/t/spring/me").text();
            assert!(own.contains("For your table") && own.contains(SECRET), "{own}");
        }
        assert!(!service.in_database_player("spring", second[0]).see("/t/spring/me").body.contains(SECRET));
        is_nowhere_in_public(&anybody, SECRET);
        let listed = head_judge.see(DESK).text();
        assert!(listed.contains("To Table 1, round 1"), "{listed}");

        finish_first_round(db);
        let after = service.in_database_player("spring", first[0]).see("/t/spring/me");
        assert!(!after.body.contains(SECRET), "what was said in one round is not said in the next");
    }

    fn a_later_one_is_shown_from_its_time_on(db) {
        let [first, _] = published(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let player = service.in_database_player("spring", first[0]);
        let later = |seconds| NewAnnouncement {
            text: "The side event begins".to_owned(),
            shown_from: Some(clock::now() + TimeDelta::seconds(seconds)),
            ..NewAnnouncement::default()
        };
        let new = later(3_600);
        db.act("spring", |work| notices::announce_to(work, &new)).expect("announced");
        is_nowhere_in_public(&anybody, "The side event begins");
        assert!(!player.see("/t/spring/me").body.contains("The side event begins"));
        for path in ["", "/projector", "/me/1"] {
            assert!(anybody.see(&format!("/t/spring{path}")).body.contains("data-asks"), "{path} asks for itself then");
        }
        assert!(player.see("/t/spring/me").body.contains("data-asks"));

        // a page that is kept gives way by time alone: nothing is written meanwhile
        let new = later(1);
        db.act("spring", |work| notices::announce_to(work, &new)).expect("announced");
        let version = anybody.see("/t/spring").header("x-podium-version").to_owned();
        let shown = (0..1_000).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(10));
            anybody.see("/t/spring").body.contains("The side event begins")
        });
        assert!(shown, "it never shows");
        assert_eq!(anybody.see("/t/spring").header("x-podium-version"), version);
        assert!(anybody.see("/t/spring/export/event.json").body.contains("The side event begins"));
        assert!(player.see("/t/spring/me").body.contains("The side event begins"));
    }

    fn one_to_a_table_whose_time_comes_after_the_next_pairings_says_so(db) {
        published(db);
        let service = Service::start(db);
        let head_judge = service.in_database_staff("spring", Role::HeadJudge);
        let new = NewAnnouncement {
            text: SECRET.to_owned(),
            shown_from: Some(clock::now() + TimeDelta::hours(3)),
            table: "1".to_owned(),
            ..NewAnnouncement::default()
        };
        db.act("spring", |work| notices::announce_to(work, &new)).expect("announced");
        assert!(!head_judge.see(DESK).text().contains("the next round came first"));
        finish_first_round(db);
        db.next_round("spring");
        assert!(head_judge.see(DESK).text().contains("Not shown: the next round came first"));
    }

    fn a_pinned_one_stays_above_the_others(db) {
        published(db);
        let service = Service::start(db);
        let head_judge = service.in_database_staff("spring", Role::HeadJudge);
        announced(&head_judge, &[("text", "Parking closes at six"), ("pinned", "on")]);
        announced(&head_judge, &[("text", "Lunch is at one")]);
        let above = |page: &Page| {
            let place = |text: &str| page.body.find(text).unwrap_or_else(|| panic!("{text} in {}", page.text()));
            place("Parking closes at six") < place("Lunch is at one")
        };
        let anybody = service.anonymous();
        assert!(above(&anybody.see("/t/spring")) && above(&anybody.see("/t/spring/projector")));
        assert!(anybody.see("/t/spring").text().contains("Pinned"));
        let page = head_judge.see(DESK);
        let pinned = page.body.split("data-row").find(|row| row.contains("Parking")).expect("its row");
        assert!(pinned.contains("Unpin"), "{pinned}");
        let unpin = form_of_button(&page, "Unpin");
        assert_eq!(head_judge.send(&unpin).status, 303);
        assert!(!above(&anybody.see("/t/spring")));
    }

    fn the_minutes_left_are_announced_where_that_is_wanted(db) {
        let [first, _] = published(db);
        let service = Service::start(db);
        let head_judge = service.in_database_staff("spring", Role::HeadJudge);
        db.act("spring", |work| round_clock::start(work, 1)).expect("the round begins");
        db.act("spring", |work| round_clock::extend(work, 1, 1, 20, "A long ruling")).expect("more time");
        let (anybody, player) = (service.anonymous(), service.in_database_player("spring", first[0]));
        let said = |minutes: i64| {
            in_database_minutes_left(db, minutes);
            let pages = [anybody.see("/t/spring"), anybody.see("/t/spring/projector"), player.see("/t/spring/me")];
            pages.map(|page| {
                let text = page.text();
                let from = text.find("Less than ").map(|at| text[at..].split('.').next().unwrap_or_default().to_owned());
                from.unwrap_or_default()
            })
        };
        assert_eq!(said(8), ["", "", ""], "nobody asked for it");
        let page = head_judge.see(DESK);
        assert_eq!(head_judge.send(&page.form("/announcements/time")).status, 303);
        assert!(head_judge.see(DESK).text().contains("Stop announcing minutes left"));
        let in_round = |minutes: &str| format!("Less than {minutes} minutes left in round 1");
        assert_eq!(said(30), ["", "", ""]);
        assert_eq!(said(8), [in_round("10"), in_round("10"), String::new()], "this table has more time");
        assert_eq!(said(3), [in_round("5"), in_round("5"), String::new()]);
        assert_eq!(said(-1), ["", "", ""], "time is up, and a judge calls it");
        assert_eq!(said(-12), ["", "", "Less than 10 minutes left at your table"]);
    }

    fn what_cannot_be_announced_comes_back_as_it_was_typed(db) {
        let [first, _] = published(db);
        let service = Service::start(db);
        let head_judge = service.in_database_staff("spring", Role::HeadJudge);
        for (field, value, says) in [
            ("table", "77", "round 1 has no table 77"),
            ("table", "the big one", "has no table the big one"),
            ("player", "Nobody At All", "nobody is called Nobody At All"),
            ("player", "4711", "there is no player number 4711"),
            ("shown_from", "2020-01-01T10:00", "this time is past"),
            ("shown_from", "2999-01-01T10:00", "more than a year ahead"),
            ("shown_from", "soon", "is no time"),
        ] {
            let page = announced(&head_judge, &[("text", SECRET), (field, value)]);
            assert_eq!(page.status, 422, "{field} {value}");
            assert!(page.text().contains(says), "{field} {value}: {}", page.text());
            let form = page.form("/announcements");
            assert_eq!((form.value("text"), form.value(field)), (SECRET, value));
        }
        let both = announced(&head_judge, &[("text", SECRET), ("table", "1"), ("player", "1")]);
        assert!(both.status == 422 && both.text().contains("for a table or for a player"), "{}", both.text());
        assert_eq!(announced(&head_judge, &[("text", " ")]).status, 422);
        let name = format!("player  {:03}", first[0]);
        assert_eq!(announced(&head_judge, &[("text", SECRET), ("player", &name)]).status, 303, "by the name");
    }

    fn an_archive_keeps_them_and_a_public_export_has_the_public_ones(db) {
        let [first, _] = published(db);
        let post = |new: NewAnnouncement| db.act("spring", |work| notices::announce_to(work, &new)).expect("announced");
        let new = |text: &str| NewAnnouncement { text: text.to_owned(), ..NewAnnouncement::default() };
        post(NewAnnouncement { pinned: true, ..new("Parking") });
        post(NewAnnouncement { shown_from: Some(clock::now() + TimeDelta::hours(3)), ..new("Later") });
        post(NewAnnouncement { table: "1".into(), ..new("For the table") });
        post(NewAnnouncement { player: first[0].to_string(), ..new("For one") });
        db.act("spring", |work| notices::announce_time(work, true)).expect("wanted");
        let whole = exported(db, "spring", Audience::Organizer);
        for part in ["\"pinned\": true", "\"shown_from\"", "\"table\": 1", "\"announces_time\": true"] {
            assert!(whole.contains(part), "{part} in {whole}");
        }
        let elsewhere = TestDb::sqlite();
        let document = podium_document::event::read(whole.as_bytes()).expect("it is read");
        let there = import(&elsewhere.db, &document, "somebody").ok().expect("imported");
        assert_eq!(exported(&elsewhere, &there, Audience::Organizer), whole, "the same bytes");
        let name = |row: &podium_store::tournaments::players::PlayerRow| row.name.clone();
        let public = exported(db, "spring", Audience::Everybody(&name));
        assert!(public.contains("Parking"));
        for hidden in ["Later", "For the table", "For one"] {
            assert!(!public.contains(hidden), "{hidden}");
        }
    }
}

fn exported(db: &TestDb, slug: &str, audience: Audience<'_>) -> String {
    let text: Result<String, OpError> = db.db.read(|conn| export(conn, slug, audience));
    text.expect("exported")
}

/// The form of a page whose button says this.
fn form_of_button(page: &Page, button: &str) -> crate::harness::form::Form {
    let before = page
        .body
        .split(&format!(">{button}</button>"))
        .next()
        .unwrap_or_default();
    let action = before
        .rsplit("action=\"")
        .next()
        .and_then(|rest| rest.split('"').next());
    page.form(action.unwrap_or_else(|| panic!("no button says {button}")))
}
