//! Failed sign-ins slow the next try down and lock nobody out. Time comes in as a parameter: nothing here waits.

use std::net::IpAddr;

use chrono::Duration;
use podium_base::clock::{self, Moment};
use podium_ops::OpError;
use podium_ops::people::players::{FAILED_SHORT_LINK, TypedAddress, link_path, short_path};
use podium_ops::site::accounts::{FAILED_NAME, SignIn};
use podium_ops::site::sessions::Client;
use podium_ops::site::throttle::{ADDRESS_FAILURES, ADDRESS_WINDOW_MINUTES, FREE_FAILURES, LONGEST_DELAY};
use podium_store::site::accounts::SignInFailure;
use podium_store::{DbError, SiteRole};

use super::{HERE, here, in_database_account, is_signed_in, signs_in};
use crate::harness::http::{PASSWORD, Service};
use crate::harness::process::Process;
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

/// What became of a try.
#[derive(Debug, PartialEq, Eq)]
enum Try {
    In,
    Wrong,
    Wait(u64),
}

fn tries(db: &TestDb, name: &str, password: &str, address: IpAddr, at: Moment) -> Try {
    tries_from(db, name, password, address, at, "")
}

/// As [`tries`], from a browser with a mark.
fn tries_from(db: &TestDb, name: &str, password: &str, address: IpAddr, at: Moment, mark: &str) -> Try {
    let secrets = db.secrets();
    let attempt = SignIn {
        name,
        password,
        client: &Client { address, ..here() },
        session_before: None,
        secrets: &secrets,
        mark,
    };
    match attempt.run_at(&db.db, at) {
        Ok(_) => Try::In,
        Err(OpError::Invalid(_)) => Try::Wrong,
        Err(OpError::TooMany(seconds)) => Try::Wait(seconds),
        Err(other) => panic!("{other}"),
    }
}

/// A failed try as it is stored.
fn in_database_failure(db: &TestDb, name_key: &str, at: Moment) {
    in_database_failure_of(db, db.secrets().counted_as(FAILED_NAME, name_key), at);
}

/// The same under a key as it is stored.
fn in_database_failure_of(db: &TestDb, name_key: String, at: Moment) {
    let failure = SignInFailure {
        id: podium_store::new_id(),
        name_key,
        address: "192.0.2.1".to_owned(),
        at,
    };
    let stored: Result<(), DbError> = db
        .db
        .write(|conn| podium_store::site::accounts::add_failure(conn, &failure));
    stored.expect("the failure is stored");
}

/// An address that has used up its tries, one a second from a moment on: a hundred hashes would only cost time.
fn in_database_venue(db: &TestDb, address: &str, from: Moment) {
    let stored: Result<(), DbError> = db.db.write(|conn| {
        for n in 0..ADDRESS_FAILURES {
            let failure = SignInFailure {
                id: podium_store::new_id(),
                name_key: format!("name {n}"),
                address: address.to_owned(),
                at: from + Duration::seconds(n),
            };
            podium_store::site::accounts::add_failure(conn, &failure)?;
        }
        Ok(())
    });
    stored.expect("the database answers");
}

both_databases! {
    fn the_delay_of_an_account_grows_and_ends(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let mut at = clock::now();
        for _ in 0..FREE_FAILURES {
            assert_eq!(tries(db, "ann", "wrong", HERE, at), Try::Wrong);
        }
        for delay in [1, 2, 4, 8, 16, 32, 60, 60] {
            assert_eq!(tries(db, "Ann", PASSWORD, HERE, at), Try::Wait(delay), "right or wrong, by any spelling");
            assert_eq!(tries(db, "ann", "wrong", HERE, at), Try::Wait(delay), "waiting is not counted");
            at += Duration::seconds(delay as i64);
            assert_eq!(tries(db, "ann", "wrong", HERE, at), Try::Wrong);
        }
        assert_eq!(tries(db, "eve", "wrong", HERE, at), Try::Wrong, "other names are not slowed down");
        at += Duration::seconds(LONGEST_DELAY as i64);
        assert_eq!(tries(db, "ann", PASSWORD, HERE, at), Try::In, "never a lock-out");
        for _ in 0..FREE_FAILURES {
            assert_eq!(tries(db, "ann", "wrong", HERE, at), Try::Wrong, "signing in resets the count");
        }
    }

    fn a_stranger_cannot_keep_the_owner_out(db) {
        let service = Service::start(db);
        for name in ["ann", "eve"] {
            service.in_database_account(name, SiteRole::Staff);
        }
        let secrets = db.secrets();
        let ann = secrets.browser_mark(&in_database_account(db, "ann").id);
        let eve = secrets.browser_mark(&in_database_account(db, "eve").id);
        let at = clock::now();
        let stranger: IpAddr = "192.0.2.66".parse().expect("an address");
        let from = |mark: &str, password: &str| tries_from(db, "ann", password, HERE, at, mark);
        for _ in 0..FREE_FAILURES {
            assert_eq!(tries(db, "ann", "wrong", stranger, at), Try::Wrong);
        }
        assert_eq!(tries(db, "ann", PASSWORD, HERE, at), Try::Wait(1), "an unknown browser waits");
        assert_eq!(from(&eve, PASSWORD), Try::Wait(1), "so does one that another account knows");
        assert_eq!(from("made.up", PASSWORD), Try::Wait(1));
        assert_eq!(from(&ann, PASSWORD), Try::In, "the owner's own browser does not");
        assert_eq!(tries(db, "ann", "wrong", stranger, at), Try::Wait(1), "which gives the stranger nothing");
        for _ in 0..FREE_FAILURES {
            assert_eq!(from(&ann, "wrong"), Try::Wrong);
        }
        assert_eq!(from(&ann, PASSWORD), Try::Wait(1), "a known browser is slowed down by its own failures");
    }

    fn a_browser_that_signed_in_is_known_after_signing_out(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let visitor = service.anonymous();
        assert_eq!(signs_in(&visitor, "ann", PASSWORD).status, 303);
        visitor.send(&visitor.see("/account").form("/sign-out"));
        assert!(!is_signed_in(&visitor));
        in_database_failure(db, "ann", clock::now() + Duration::minutes(5));
        for _ in 0..FREE_FAILURES {
            in_database_failure(db, "ann", clock::now());
        }
        assert_eq!(signs_in(&service.anonymous(), "ann", PASSWORD).status, 429);
        assert_eq!(signs_in(&visitor, "ann", PASSWORD).status, 303);
    }

    fn old_failures_do_not_count(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let at = clock::now();
        for _ in 0..FREE_FAILURES {
            tries(db, "ann", "wrong", HERE, at);
        }
        assert_eq!(tries(db, "ann", "wrong", HERE, at), Try::Wait(1));
        let later = at + Duration::minutes(61);
        for _ in 0..FREE_FAILURES {
            assert_eq!(tries(db, "ann", "wrong", HERE, later), Try::Wrong);
        }
    }

    fn an_address_has_a_wide_limit(db) {
        let at = clock::now();
        let venue: IpAddr = "2001:db8:1:2::7".parse().expect("an address");
        in_database_venue(db, &podium_ops::site::throttle::address_key(venue), at);
        let then = at + Duration::seconds(ADDRESS_FAILURES);
        let left = (ADDRESS_WINDOW_MINUTES * 60 - ADDRESS_FAILURES) as u64;
        let neighbour: IpAddr = "2001:db8:1:2:aaaa::1".parse().expect("an address");
        let elsewhere: IpAddr = "2001:db8:1:3::1".parse().expect("an address");
        assert_eq!(tries(db, "eve", "wrong", neighbour, then), Try::Wait(left), "the same /64");
        assert_eq!(tries(db, "eve", "wrong", elsewhere, then), Try::Wrong);
        let over = at + Duration::minutes(ADDRESS_WINDOW_MINUTES) + Duration::microseconds(1);
        assert_eq!(tries(db, "eve", "wrong", neighbour, over), Try::Wrong, "the first failure is old now");
        assert_eq!(tries(db, "eve", "wrong", neighbour, over), Try::Wait(1), "and the next is a second younger");
    }

    fn a_venue_of_wrong_passwords_keeps_nobody_out_who_is_known(db) {
        let service = Service::start(db);
        let organizer = service.in_database_account("ora", SiteRole::Organizer);
        let known = service.anonymous();
        assert_eq!(signs_in(&known, "ora", PASSWORD).status, 303);
        known.send(&known.see("/account").form("/sign-out"));
        in_database_venue(db, "127.0.0.1", clock::now());
        let stranger = signs_in(&service.anonymous(), "ora", PASSWORD);
        assert_eq!(stranger.status, 429, "the address is full");
        assert_eq!(signs_in(&known, "ora", PASSWORD).status, 303, "the browser is known");
        // somebody who is signed in types their own password
        let form = organizer.see("/account").form("/account/password");
        let wrong = organizer.send(&form.set("current", "wrong").set("password", "seven quiet badgers"));
        assert_eq!(wrong.status, 422, "{}", wrong.text());
        let form = organizer.see("/account").form("/account/password");
        let done = organizer.send(&form.set("current", PASSWORD).set("password", "seven quiet badgers"));
        assert_eq!(done.status, 303, "{}", done.text());
    }

    fn the_page_says_how_long_to_wait(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let visitor = service.anonymous();
        let mut answers = Vec::new();
        // as many tries as make the wait longer than any run of this test takes for one request
        for n in 0..FREE_FAILURES {
            let page = signs_in(&visitor, "ann", &format!("wrong {n}"));
            assert_eq!(page.status, 422, "{page:?}");
            assert!(page.text().contains("Wrong user name or password"));
            assert!(!page.body.contains("wrong 0"), "a password does not come back");
            answers.push(page.form("/sign-in").value("name").to_owned());
        }
        assert!(answers.iter().all(|name| name == "ann"), "the name stays: {answers:?}");
        let unknown = signs_in(&visitor, "nobody at all", PASSWORD);
        assert_eq!(unknown.status, 422);
        assert!(unknown.text().contains("Wrong user name or password"), "nothing tells which names exist");

        // failures in the time to come: the wait cannot have passed before the request is answered
        let soon = clock::now() + Duration::minutes(5);
        in_database_failure(db, "ann", soon);
        let page = signs_in(&visitor, "ann", PASSWORD);
        assert_eq!(page.status, 429);
        let seconds: u64 = page.header("retry-after").parse().expect("seconds");
        assert!((1..=302).contains(&seconds), "{seconds}");
        assert!(page.text().contains(&format!("Wait {seconds} seconds")), "{}", page.text());
        assert!(!is_signed_in(&visitor));
    }

    fn typed_addresses_are_limited_as_passwords_are(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Typed", 4);
        let (secrets, tournament) = (db.secrets(), db.load(&slug).tournament.id);
        let row = |number: i64| {
            let found: Result<_, DbError> = db.db.read(|conn| podium_store::tournaments::players::by_number(conn, &tournament, number));
            found.expect("read").expect("the player")
        };
        let right = |number: i64| short_path(&secrets, &slug, &row(number));
        let wrong = format!("/t/{slug}/p/2-AAAA-BBBB-CCCC");
        let failures = || Raw::connect(&db.address).rows()["sign_in_failures"].len();
        let phone = service.anonymous();
        assert_eq!((phone.get(&wrong).status, failures()), (404, 1));
        assert_eq!((phone.get(&right(2)).status, failures()), (303, 0), "the right code forgets the wrong ones");
        for _ in 0..FREE_FAILURES {
            assert_eq!(phone.get(&wrong).status, 404);
        }
        let limited = service.in_database_account("ada", SiteRole::Administrator).see("/security-log").text();
        assert!(limited.contains("Too many tries for the typed address of player 2"), "{limited}");
        // failures in the time to come: the wait cannot have passed before the request is answered
        let soon = clock::now() + Duration::minutes(5);
        let key = secrets.counted_as(FAILED_SHORT_LINK, &format!("{tournament} 2"));
        in_database_failure_of(db, key, soon);
        for path in [&right(2), &wrong] {
            let page = phone.get(path);
            assert!(page.status == 429 && page.text().contains("Too many tries"), "{} {}", page.status, page.text());
            assert!(page.header("retry-after").parse::<u64>().is_ok());
        }
        assert_eq!(phone.get(&right(3)).status, 303, "other players' addresses open");
        assert_eq!(phone.get(&link_path(&secrets, &row(2))).status, 303, "the secret link is not typed");
        let typed = right(2);
        let typed = TypedAddress { slug: &slug, typed: typed.rsplit('/').next().expect("a code"), client: HERE, secrets: &secrets };
        let later = soon + Duration::seconds(LONGEST_DELAY as i64);
        assert!(typed.open_at(&db.db, later).expect("after the wait").is_some(), "never a lock-out");
        in_database_venue(db, "127.0.0.1", clock::now());
        assert_eq!(phone.get(&right(3)).status, 429, "the address is full");
        assert_eq!(phone.get(&link_path(&secrets, &row(2))).status, 303);
    }

    /// People type their password, or the name they have elsewhere, into the field of the name.
    fn what_was_typed_as_a_name_is_not_stored(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let typed = "Correct-Horse.Battery";
        for name in [typed, "ann"] {
            assert_eq!(signs_in(&service.anonymous(), name, "wrong").status, 422);
        }
        let rows = Raw::connect(&db.address).rows();
        assert_eq!(rows["sign_in_failures"].len(), 2, "both are counted");
        let stored = rows.into_values().flatten().collect::<Vec<_>>().join("\n").to_lowercase();
        assert!(!stored.contains(&typed.to_lowercase()), "{stored}");
        let secrets = db.secrets();
        let counted = secrets.counted_as(FAILED_NAME, "ann");
        assert!(stored.contains(&counted), "found again by the key of this installation");
    }

    fn proxies_are_believed_only_when_trusted(db) {
        let at_once = |service: &Service<'_>, forwarded: &str| {
            let visitor = service.anonymous();
            let form = visitor.see("/sign-in").form("/sign-in").set("name", "x").set("password", "y");
            let fields: Vec<(&str, &str)> = form.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
            let headers = [("content-type", "application/x-www-form-urlencoded"), ("x-forwarded-for", forwarded)];
            let body = crate::harness::http::encoded(&fields);
            assert_eq!(visitor.request("POST", "/sign-in", &headers, Some(body.as_bytes())).status, 422);
        };
        let failures_from = |address: &str| {
            let found: Result<Option<Moment>, DbError> = db.db.read(|conn| {
                podium_store::site::accounts::failure_of_address(conn, address, clock::now() - Duration::hours(1), 1)
            });
            found.expect("the database answers").is_some()
        };
        let direct = Service::start(db);
        at_once(&direct, "198.51.100.1");
        assert!(failures_from("127.0.0.1") && !failures_from("198.51.100.1"));
        let behind = Service::start_with(db, |settings| settings.trusted_proxies = vec![HERE.into()]);
        at_once(&behind, "203.0.113.9, 198.51.100.1");
        assert!(failures_from("198.51.100.1") && !failures_from("203.0.113.9"));
    }
}

#[test]
fn the_start_warns_of_a_proxy_that_is_not_trusted() {
    let public = ["--public-url", "https://podium.example"];
    let trusted = [&public[..], &["--trusted-proxy", "127.0.0.1"]].concat();
    for (flags, warns) in [
        (&public[..], true),
        (&trusted, false),
        (&["--public-url", "http://127.0.0.1"], false),
    ] {
        let db = TestDb::sqlite();
        let process = Process::serve_with(&db, flags);
        assert_eq!(
            process.log().contains("--trusted-proxy"),
            warns,
            "{flags:?}: {}",
            process.log()
        );
    }
}
