//! Evenings of free pods: the queue by phone, pods by one press, results tapped and confirmed, and what counts.

mod merged;

use podium_event::season::{Achievement, Reward, RewardKind, RuleParts};
use podium_ops::community::erase::erase;
use podium_ops::community::link::link_path;
use podium_ops::community::person::{self, PersonInput, Shows};
use podium_ops::season::free::results::{self, PodAt};
use podium_ops::season::free::{self, FreeInput, Whose, pods, queue};
use podium_ops::season::history::PastEveningInput;
use podium_ops::season::ratings;
use podium_ops::site::secrets::random_token;
use podium_snapshot::season::{FreeNow, PodNow};
use podium_store::Role;

use super::{EIGHT, standings};
use crate::harness::TestDb;
use crate::harness::both_databases;
use crate::harness::http::{Page, Service, Visitor};
use crate::harness::season::{places, three_places};

/// Three points for a place in the front, one for a draw, and two achievements.
fn rules() -> RuleParts {
    let achievement = |id: &str, name: &str, points, most| Achievement {
        id: id.to_owned(),
        name: name.to_owned(),
        points,
        most,
    };
    RuleParts {
        achievements: vec![
            achievement("h1", "First blood", 1, 1),
            achievement("h2", "Won with a precon", 2, 3),
        ],
        pods: RuleParts::usual().pods,
        ..three_places()
    }
}

/// A community of eight people who met before, and an evening of a season that all of them wait on.
fn evening(db: &TestDb) -> i64 {
    evening_after(db, &rules(), vec![places("Night 0", "2026-08-28", &EIGHT)])
}

/// A community of the eight people of some past evenings, and an evening of their season that all of them wait on.
fn evening_after(db: &TestDb, rules: &RuleParts, past: Vec<PastEveningInput>) -> i64 {
    db.community("Friday");
    let season = db.season("friday", "Autumn", rules, &[]);
    db.past_evenings("friday", &season, past);
    let input = FreeInput {
        name: "Commander night".to_owned(),
        held_on: "2026-09-04".parse().expect("a day"),
        season,
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

/// An evening of eight people who each came alone to an evening before.
fn evening_of_strangers(db: &TestDb) -> i64 {
    let alone = |(night, name): (usize, &&str)| places(&format!("Night {night}"), "2026-08-28", &[name]);
    evening_after(db, &rules(), (1..).zip(&EIGHT).map(alone).collect())
}

fn now(db: &TestDb, number: i64) -> FreeNow {
    db.db
        .read(|conn| FreeNow::read(conn, "friday", number))
        .expect("the evening")
}

/// The phone of a person: it holds their link.
fn phone(service: &Service<'_>, person: i64) -> Visitor {
    let db = service.db;
    let visit = random_token();
    let visitor = Visitor::new(&service.base, Some(db.secrets().form_token(&visit)));
    visitor.keep("podium_visit", &visit);
    let link = link_path(&db.secrets(), &db.community_of("friday"), &db.person("friday", person));
    assert_eq!(visitor.get(&link).status, 303);
    visitor
}

fn organizer(service: &Service<'_>) -> Visitor {
    let ora = service.organizer();
    service
        .db
        .in_database_community_staff(&service.db.community_of("friday"), "ora", Role::Organizer);
    ora
}

/// Sends a form of the page of somebody's evening, with a value of a button or a field.
fn send(visitor: &Visitor, page: &str, form: &str, values: &[(&str, &str)]) -> Page {
    let mut filled = visitor.see(page).form(form);
    for (name, value) in values {
        filled = filled.set(name, value);
    }
    visitor.send(&filled)
}

/// Somebody new waits in place of Ann. Returns their number.
fn ida_waits(db: &TestDb, evening: i64) -> i64 {
    let ida = PersonInput {
        name: "Ida Ivy".to_owned(),
        ..PersonInput::default()
    };
    let ida = db
        .in_community("friday", |work| person::add(work, &ida, false))
        .expect("added");
    db.in_community("friday", |work| queue::leave(work, evening, Whose::Person(1)))
        .expect("leaves");
    db.in_community("friday", |work| {
        queue::join(work, evening, Whose::Person(ida.number), None)
    })
    .expect("waits");
    ida.number
}

/// Enters a result as the staff.
fn enter(db: &TestDb, evening: i64, pod: &PodNow, tapped: &[u32], reason: &str) {
    let at = PodAt {
        evening,
        pod: pod.number,
        version: pod.version,
    };
    db.in_community("friday", |work| results::enter(work, at, tapped, reason))
        .expect("entered");
}

both_databases! {
    fn an_evening_from_the_queue_to_the_season(db) {
        let number = evening(db);
        let (me, desk) = (format!("/c/friday/e/{number}/me"), format!("/c/friday/e/{number}/desk"));
        let service = Service::start(db);
        let (anybody, ora) = (service.anonymous(), organizer(&service));
        assert!(anybody.see("/c/friday").body.contains(&format!("/c/friday/e/{number}\"")));
        let ann = phone(&service, 1);
        assert!(ann.see(&me).text().contains("You are number 1 of 8 in the queue"), "{}", ann.see(&me).text());
        assert!(ann.see("/c/friday/me").text().contains("Commander night"));
        assert_eq!(send(&ann, &me, "/me/leave", &[]).status, 303);
        assert_eq!(send(&ann, &me, "/me/join", &[("bracket", "3")]).status, 303);
        assert!(ora.see(&desk).text().contains("Bracket 3"));
        let formed = send(&ora, &desk, "/desk/pods", &[]);
        assert_eq!(formed.status, 303, "{formed:?}");
        assert!(now(db, number).waiting.is_empty());

        let page = ann.see(&me);
        assert!(page.text().contains("Who won?"), "{}", page.text());
        let pod = now(db, number).pod_of(&db.person("friday", 1).id).expect("a pod").clone();
        let seat = 1 + pod.seats.iter().position(|seat| seat.number == 1).expect("her seat");
        let other = pod.seats.iter().find(|seat| seat.number != 1).expect("somebody else").number;
        assert_eq!(send(&ann, &me, "/me/result", &[("winner", &seat.to_string())]).status, 303);
        assert!(ann.see(&me).text().contains("has to confirm"));
        let own = ann.post(&format!("{me}/confirm"), &[("pod", &pod.number.to_string()), ("version", "2")]);
        assert!(own.text().contains("Someone else at the table has to confirm it"), "{own:?}");
        assert_eq!(standings(&anybody, "autumn").iter().filter(|line| line.3 > 1).count(), 0, "not before it is confirmed");

        // achievements are tapped by anybody at the table
        let tapped = ann.see(&me).form("/me/achieved");
        let person = tapped.value("person").to_owned();
        assert_eq!(ann.send(&tapped.set("times", "1")).status, 303);
        let opponent = phone(&service, other);
        assert_eq!(send(&opponent, &me, "/me/confirm", &[]).status, 303);
        let found = standings(&anybody, "autumn");
        // the first place of the evening before (10 and 1), a pod (3), and 1 for coming
        let blood = if person == "1" { 1 } else { 0 };
        assert_eq!(found[0], (1, "Ann Ash".to_owned(), 15 + blood, 2), "{found:?}");
        let explained = anybody.see("/c/friday/s/autumn/people/1").text();
        assert!(explained.contains("3 for 1 pod"), "{explained}");
        assert!(anybody.see("/c/friday/s/autumn/evenings").text().contains("Commander night"));
        let public = anybody.see(&format!("/c/friday/e/{number}")).text();
        assert!(public.contains("result confirmed") && public.contains("First blood"), "{public}");
    }

    /// Once it counts, nobody at the table changes a result; what is void stays void.
    fn what_is_confirmed_or_void_is_the_staffs(db) {
        let number = evening(db);
        db.in_community("friday", |work| pods::form(work, number)).expect("formed");
        let service = Service::start(db);
        let me = format!("/c/friday/e/{number}/me");
        let pods = now(db, number).pods;
        let of = |pod: &PodNow, at: usize| phone(&service, pod.seats[at].number);
        let (one, other, stranger) = (of(&pods[0], 0), of(&pods[0], 1), of(&pods[1], 0));
        let at = |number: i64, version: &str| [("pod", number.to_string()), ("version", version.to_owned())];
        let post = |visitor: &Visitor, form: &str, fields: &[(&str, String)]| {
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            visitor.post(&format!("{me}/{form}"), &fields)
        };
        let result = |version: &str| {
            let [pod, version] = at(pods[0].number, version);
            [pod, version, ("seats", "4".to_owned()), ("winner", "1".to_owned())]
        };
        let elsewhere = post(&stranger, "result", &result("1"));
        assert!(elsewhere.text().contains("You are not at table"), "{elsewhere:?}");
        let early = post(&other, "confirm", &at(pods[0].number, "1"));
        assert!(early.text().contains("has no result yet"), "{early:?}");
        assert_eq!(post(&one, "result", &result("1")).status, 303);
        let stale = post(&other, "result", &result("1"));
        assert_eq!(stale.status, 409, "somebody tapped meanwhile: {stale:?}");
        assert_eq!(post(&other, "confirm", &at(pods[0].number, "2")).status, 303);
        for visitor in [&one, &other] {
            let late = post(visitor, "result", &result("3"));
            assert!(late.text().contains("Only the staff can correct it"), "{late:?}");
            let tap = [
                at(pods[0].number, "3").to_vec(),
                vec![("person", "1".to_owned()), ("achievement", "h1".to_owned()), ("times", "1".to_owned())],
            ]
            .concat();
            assert!(post(visitor, "achieved", &tap).text().contains("Only the staff"), "achievements too");
        }

        let ora = organizer(&service);
        let desk = format!("/c/friday/e/{number}/desk");
        let without = ora.post(&format!("{desk}/void"), &[("pod", &pods[0].number.to_string()), ("version", "3"), ("reason", "")]);
        assert_eq!(without.status, 422, "a reason is needed: {without:?}");
        let open = ora.post(&format!("{desk}/close"), &[]);
        assert!(open.text().contains("1 pod has no confirmed result"), "{open:?}");
        let void = [("pod", pods[1].number.to_string()), ("version", "1".to_owned()), ("reason", "a fire alarm".to_owned())];
        let void: Vec<(&str, &str)> = void.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(ora.post(&format!("{desk}/void"), &void).status, 303);
        let [pod, version] = at(pods[1].number, "2");
        let again = post(&stranger, "result", &[pod, version, ("seats", "4".to_owned()), ("winner", "1".to_owned())]);
        assert!(again.text().contains("is void"), "{again:?}");
        assert_eq!(ora.post(&format!("{desk}/close"), &[]).status, 303);
        let joined = post(&one, "join", &[]);
        assert!(joined.text().contains("is closed"), "{joined:?}");
        // who hides results is named at the table, and among results no more
        let (hidden, name) = (pods[0].seats[2].number, pods[0].seats[2].names.full.clone());
        let row = db.person("friday", hidden);
        let input = PersonInput { name: row.name.clone(), ..PersonInput::default() };
        let shows = Shows { results: false, ..Shows::of(&row) };
        db.in_community("friday", |work| person::edit(work, hidden, row.version, &input, shows)).expect("saved");
        let public = service.anonymous().see(&format!("/c/friday/e/{number}"));
        assert!(!public.body.contains(&name) && ora.see(&desk).body.contains(&name), "{}", public.text());
        let log = ora.see("/c/friday/log").text();
        assert!(log.contains("a fire alarm") && log.contains("confirmed by"), "{log}");
    }

    /// Of somebody who only came to free pods, from the first pod that counts on.
    fn a_season_of_free_pods_is_on_the_page_of_a_person(db) {
        let number = evening(db);
        let ivy = ida_waits(db, number);
        let ivy = db.person("friday", ivy);
        db.in_community("friday", |work| pods::form(work, number)).expect("formed");
        let service = Service::start(db);
        let links = || {
            let page = service.anonymous().see(&format!("/c/friday/people/{}", ivy.number));
            page.body.contains(&format!("\"/c/friday/s/autumn/people/{}\"", ivy.number))
        };
        assert!(!links(), "nothing counts yet");
        let pod = now(db, number).pod_of(&ivy.id).expect("a pod").clone();
        enter(db, number, &pod, &vec![1; pod.seats.len()], "");
        assert!(links());
        assert_eq!(service.anonymous().get(&format!("/c/friday/s/autumn/people/{}", ivy.number)).status, 200);
    }

    /// People who still play can get more points, and one evening more.
    fn nothing_is_certain_while_the_last_evening_goes_on(db) {
        let reward = Reward {
            kind: RewardKind::Invitation,
            name: String::new(),
            top: Some(1),
            points: None,
            byes: None,
        };
        let planned = RuleParts {
            least_evenings: 2,
            planned_evenings: Some(2),
            rewards: vec![reward],
            ..rules()
        };
        let number = evening_after(db, &planned, vec![places("Night 0", "2026-08-28", &EIGHT)]);
        db.in_community("friday", |work| pods::form(work, number)).expect("formed");
        let all = now(db, number).pods;
        let service = Service::start(db);
        let anybody = service.anonymous();
        let needs = || anybody.see("/c/friday/s/autumn/needs").text();
        enter(db, number, &all[0], &[1, 2, 2, 2], "");
        let going_on = needs();
        assert!(going_on.contains("1 of 2 evenings") && going_on.contains("1 evening is left."), "{going_on}");
        for certain in ["Secured", "Below the line.", "Out of reach"] {
            assert!(!going_on.contains(certain), "{certain}: {going_on}");
        }
        enter(db, number, &all[1], &[1, 2, 2, 2], "");
        db.in_community("friday", |work| free::close(work, number, true)).expect("closed");
        let over = needs();
        for certain in ["2 of 2 evenings", "No evenings are left.", "Secured", "Below the line."] {
            assert!(over.contains(certain), "{certain}: {over}");
        }
    }

    /// Also after the evening was closed.
    fn a_correction_of_a_pod_moves_season_and_ratings(db) {
        let number = evening(db);
        db.in_community("friday", |work| pods::form(work, number)).expect("formed");
        db.in_community("friday", |work| ratings::set(work, Some(1), false)).expect("wanted");
        for pod in now(db, number).pods {
            enter(db, number, &pod, &[1, 2, 2, 2], "");
        }
        db.in_community("friday", |work| free::close(work, number, true)).expect("closed");
        let service = Service::start(db);
        let anybody = service.anonymous();
        let rated = || {
            let read = db.db.read(|conn| podium_snapshot::rating::Ratings::read(conn, "friday", None));
            let all = read.expect("ratings").people;
            let mut all: Vec<(String, i64)> = all.into_iter().map(|one| (one.name, one.rating.shown())).collect();
            all.sort();
            all
        };
        let (before, ratings) = (standings(&anybody, "autumn"), rated());
        assert_eq!(ratings.len(), 8);
        let pod = now(db, number).pods[0].clone();
        enter(db, number, &pod, &[2, 1, 2, 2], "the table says so");
        let after = standings(&anybody, "autumn");
        let points = |lines: &[(u32, String, u64, u32)], seat: usize| {
            lines.iter().find(|line| line.1 == pod.seats[seat].names.full).map(|line| line.2).expect("in the standings")
        };
        assert_eq!(points(&after, 0) + 3, points(&before, 0));
        assert_eq!(points(&after, 1), points(&before, 1) + 3);
        assert_ne!(rated(), ratings);
    }

    fn an_evening_that_was_closed_without_a_pod_is_not_upcoming(db) {
        let number = evening(db);
        let service = Service::start(db);
        let evenings = || service.anonymous().see("/c/friday/s/autumn/evenings").text();
        assert!(evenings().contains("upcoming"), "{}", evenings());
        db.in_community("friday", |work| free::close(work, number, true)).expect("closed");
        let closed = evenings();
        assert!(closed.contains("Commander night") && !closed.contains("upcoming"), "{closed}");
    }

    /// It is in the list as every other evening; a season is deleted once none is left.
    fn an_evening_is_weighted_and_removed_at_the_desk_of_its_season(db) {
        let number = evening(db);
        db.in_community("friday", |work| pods::form(work, number)).expect("formed");
        let pod = now(db, number).pods[0].clone();
        enter(db, number, &pod, &[1, 2, 2, 2], "");
        let service = Service::start(db);
        let (anybody, ora) = (service.anonymous(), organizer(&service));
        let (at, settings) = ("/c/friday/seasons/autumn", format!("/c/friday/e/{number}/settings"));
        let desk = format!("{at}/evenings");
        let listed = ora.see(&desk);
        assert!(listed.body.contains(&format!("\"/c/friday/e/{number}/desk\"")), "{}", listed.text());
        let stale = ora.see(&settings).form(&settings);
        let winner = pod.seats[0].names.full.clone();
        let points = || standings(&anybody, "autumn").into_iter().find(|line| line.1 == winner).expect("a line").2;
        let once = points();
        // it is the latest evening, so its forms are the first ones
        assert_eq!(send(&ora, &desk, "/weight", &[("weight", "3")]).status, 303);
        // 3 for the place and 1 for coming, twice more
        assert_eq!(points(), once + 8);
        assert_eq!(ora.see(&settings).form(&settings).value("weight"), "3");
        assert_eq!(ora.send(&stale).status, 409, "its settings were opened before");
        for form in ["weight", "remove"] {
            let unknown = ora.post(&format!("{at}/{form}"), &[("free", "99"), ("weight", "2")]);
            assert_eq!(unknown.status, 404, "{form}: {unknown:?}");
        }
        assert_eq!(send(&ora, at, "/delete", &[]).status, 409, "it has evenings");
        // the one from before, too
        for _ in 0..2 {
            assert_eq!(send(&ora, &desk, "/remove", &[]).status, 303);
        }
        assert_eq!(ora.see(&settings).form(&settings).value("season"), "");
        assert_eq!(send(&ora, at, "/delete", &[]).status, 303);
        assert!(anybody.see(&format!("/c/friday/e/{number}")).text().contains("result confirmed"));
    }

    fn nobody_plays_with_the_same_people_where_it_can_be_helped(db) {
        let number = evening(db);
        db.in_community("friday", |work| pods::form(work, number)).expect("formed");
        let few = db.in_community("friday", |work| pods::form(work, number)).expect_err("nobody waits");
        assert!(few.to_string().contains("The queue is empty"), "{few}");
        let twice = db.in_community("friday", |work| queue::join(work, number, Whose::Person(1), None));
        assert!(twice.expect_err("she plays").to_string().contains("already playing at table"));
        for pod in now(db, number).pods {
            enter(db, number, &pod, &[1, 1, 1, 1], "");
        }
        for person in 1..=8 {
            db.in_community("friday", |work| queue::join(work, number, Whose::Person(person), None)).expect("waits");
        }
        assert_eq!(db.in_community("friday", |work| pods::form(work, number)).expect("formed"), 2);
        let all = now(db, number).pods;
        let people = |pod: &PodNow| pod.seats.iter().map(|seat| seat.number).collect::<Vec<_>>();
        for second in &all[2..] {
            for first in &all[..2] {
                let again = people(second).iter().filter(|one| people(first).contains(one)).count();
                assert_eq!(again, 2, "two of each pod before");
            }
        }
    }

    fn the_staff_adds_somebody_by_name_or_number(db) {
        let number = evening(db);
        ida_waits(db, number);
        let hal = PersonInput { name: "Hal Holly".to_owned(), ..PersonInput::default() };
        let hal = db.in_community("friday", |work| person::add(work, &hal, true)).expect("another Hal Holly").number;
        db.in_community("friday", |work| erase(work, 7, "", &[])).expect("erased");
        let service = Service::start(db);
        let (ora, desk) = (organizer(&service), format!("/c/friday/e/{number}/desk"));
        let page = ora.see(&desk).body;
        assert!(page.contains("\"Ann Ash\"") && !page.contains("Bo Birch\"") && !page.contains("Player 7"), "{page}");
        let add = |typed: &str| send(&ora, &desk, "/desk/join", &[("person", typed)]);
        let waits = |person: i64| now(db, number).waiting.iter().any(|one| one.number == person);
        assert_eq!(add(" ann  \u{e1}sh ").status, 303);
        assert!(waits(1));
        let both = add("hal holly");
        assert!(both.text().contains(&format!("Hal Holly (8), Hal Holly ({hal})")), "{both:?}");
        assert_eq!(add(&hal.to_string()).status, 303);
        assert!(waits(hal));
        let part = add("fay");
        assert!(part.text().contains("may be: Fay Fir (6)"), "{part:?}");
        for typed in ["Zoe Zimmer", "z", ""] {
            let nobody = add(typed);
            assert!(nobody.text().contains("Nobody in this community is called"), "{nobody:?}");
        }
    }
}
