//! Sessions: rotated on sign-in, ended on sign-out, by age, and from the list.

use chrono::Duration;
use podium_base::clock;
use podium_base::config::ServeSettings;
use podium_ops::site::sessions;
use podium_store::{DbError, Role, SiteRole, tournaments};

use super::{HERE, here, in_database_account, in_database_tournament, is_signed_in, public_url, signs_in};
use crate::harness::form::Form;
use crate::harness::http::{PASSWORD, Page, Service, Visitor, encoded};
use crate::harness::{TestDb, both_databases};

/// Sends a form as a browser does without the script.
fn sent_by_browser(visitor: &Visitor, form: &Form) -> Page {
    let fields: Vec<(&str, &str)> = form.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    let headers = [
        ("content-type", "application/x-www-form-urlencoded"),
        ("accept", "text/html,application/xhtml+xml,*/*;q=0.8"),
    ];
    visitor.request("POST", &form.action, &headers, Some(encoded(&fields).as_bytes()))
}

fn in_database_tournaments(db: &TestDb) -> Vec<String> {
    let all = db.db.read(tournaments::all).expect("tournaments are read");
    all.into_iter().map(|tournament| tournament.name).collect()
}

both_databases! {
    fn signing_in_leads_to_the_page_that_asked_and_rotates_the_session(db) {
        let service = Service::start(db);
        service.in_database_account("Ann", SiteRole::Staff);
        let visitor = service.anonymous();
        let away = visitor.get("/account");
        assert_eq!((away.status, away.location.as_str()), (303, "/sign-in?next=%2Faccount"));
        let form = visitor.see(&away.location).form("/sign-in");
        let done = visitor.send(&form.set("name", " ANN ").set("password", PASSWORD));
        assert_eq!((done.status, done.location.as_str()), (303, "/account"));
        assert!(is_signed_in(&visitor));
        let first = visitor.cookie("podium_session").expect("a session");

        // signed in again over it: another token, and the first is worth nothing
        let form = visitor.see("/account").form("/sign-out");
        visitor.send(&form);
        assert!(!is_signed_in(&visitor));
        assert_eq!(visitor.cookie("podium_session"), None);
        assert_eq!(signs_in(&visitor, "ann", PASSWORD).status, 303);
        let second = visitor.cookie("podium_session").expect("a session");
        assert_ne!(first, second);
        let thief = service.anonymous();
        thief.keep("podium_session", &first);
        assert!(!is_signed_in(&thief));
        thief.keep("podium_session", &second);
        assert!(is_signed_in(&thief), "the second token is the running one");
    }

    fn a_session_that_the_browser_had_ends_when_it_signs_in(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let visitor = service.anonymous();
        let form = visitor.see("/sign-in").form("/sign-in").set("name", "ann").set("password", PASSWORD);
        visitor.send(&form);
        let first = visitor.cookie("podium_session").expect("a session");
        let account = in_database_account(db, "ann");
        let other = podium_ops::site::accounts::sign_in(
            &db.db, &service.state.secrets, "ann", PASSWORD, HERE, Some(&podium_ops::site::secrets::hash_token(&first)),
        ).expect("signs in");
        assert_eq!(other.account_id, account.id);
        assert!(!is_signed_in(&visitor));
    }

    fn a_form_after_the_session_has_ended_says_that_nothing_was_stored(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Organizer);
        let visitor = service.anonymous();
        signs_in(&visitor, "ann", PASSWORD);
        let form = visitor.see("/tournaments/new").form("/tournaments/new").set("name", "Lost");
        visitor.send(&visitor.see("/account").form("/sign-out"));
        let away = visitor.send(&form);
        assert_eq!(away.status, 303);
        let said = visitor.see(&away.location).text();
        assert!(said.contains("You were signed out, so nothing that you sent was stored."), "{said}");
        assert!(!visitor.see("/sign-in?next=/account").text().contains("You were signed out"));
    }

    fn what_was_typed_is_shown_again_after_signing_in(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Organizer);
        let visitor = service.anonymous();
        signs_in(&visitor, "ann", PASSWORD);
        let typed = |name: &str| visitor.see("/tournaments/new").form("/tournaments/new").set("name", name);
        let (form, long) = (typed("Gold \"Cup\" <1>"), typed("Cup").set("code_of_conduct", &"x".repeat(50_000)));
        let form = form.set("own_password", "secret words");
        visitor.send(&visitor.see("/account").form("/sign-out"));

        let page = sent_by_browser(&visitor, &form);
        assert_eq!(page.status, 401);
        assert!(page.text().contains("nothing that you sent was stored. Sign in: then you see again what you typed"), "{}", page.text());
        let sign_in = page.form("/sign-in").set("name", "ann").set("password", PASSWORD);
        assert!(!sign_in.value("kept").contains("secret words"), "no password is carried");
        let too_long = sent_by_browser(&visitor, &long);
        assert_eq!(too_long.form("/sign-in").value("kept"), "");
        assert!(too_long.text().contains("go back to the page"), "{}", too_long.text());
        assert_eq!(visitor.send(&form).status, 303, "the script keeps it on its own page");

        // not for another browser, and not with another text
        let thief = service.anonymous();
        let own = thief.see("/sign-in").form("/sign-in").set("name", "ann").set("password", PASSWORD);
        assert_eq!(thief.send(&own.set("kept", sign_in.value("kept"))).status, 303);
        let again = sent_by_browser(&visitor, &sign_in.clone().set("password", "wrong"));
        assert_eq!(again.form("/sign-in").value("kept"), sign_in.value("kept"), "a wrong password loses nothing");
        let changed = sign_in.value("kept").replace("Gold", "Lead");
        let other = service.anonymous();
        other.keep("podium_visit", &visitor.cookie("podium_visit").expect("a visit"));
        assert_eq!(other.send(&sign_in.clone().set("kept", &changed)).status, 303);

        let question = visitor.send(&sign_in);
        assert!(question.status == 200 && question.text().contains("Gold \"Cup\" <1>"), "{}", question.text());
        assert!(in_database_tournaments(db).is_empty(), "nothing is sent without a press");
        let press = question.form("/tournaments/new");
        assert_eq!(visitor.send(&press).status, 303);
        assert_eq!(visitor.send(&press).status, 303, "it acts once");
        assert_eq!(in_database_tournaments(db), ["Gold \"Cup\" <1>"]);
    }

    fn long_texts_of_an_event_are_kept_until_their_writer_has_signed_in(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Organizer);
        let slug = db.in_database_tournament("spring", 4);
        db.in_database_join(&slug, "ann", Role::Organizer);
        let visitor = service.anonymous();
        signs_in(&visitor, "ann", PASSWORD);
        let page = format!("/t/{slug}/desk/page");
        let schedule = "* 9:00 Doors\n".repeat(230);
        let form = visitor.see(&page).form("/desk/page").set("schedule", &schedule);
        let form = form.set("description", &"Grüße aus dem Hafen. ".repeat(450));
        visitor.send(&visitor.see("/account").form("/sign-out"));
        let asked = sent_by_browser(&visitor, &form);
        assert_eq!(asked.status, 401);
        let question = visitor.send(&asked.form("/sign-in").set("name", "ann").set("password", PASSWORD));
        assert!(question.text().contains("9:00 Doors"), "{}", question.text());
        let sent = visitor.send(&question.form("/desk/page"));
        assert_eq!(sent.status, 303, "{}", sent.text());
        assert_eq!(visitor.see(&page).form("/desk/page").value("schedule"), schedule.trim());
    }

    fn the_slug_of_an_address_may_have_capitals(db) {
        let service = Service::start(db);
        let slug = "spring";
        in_database_tournament(db, slug);
        let anybody = service.anonymous();
        let led = anybody.get(&format!("/t/{}/players?q=Ann", slug.to_uppercase()));
        assert_eq!((led.status, led.location.as_str()), (308, format!("/t/{slug}/players?q=Ann").as_str()));
        let api = anybody.get(&format!("/api/v1/tournaments/{}", slug.to_uppercase()));
        assert_eq!(api.status, 404, "programs send a slug as they read it");
        assert_eq!(anybody.get("/t/NOBODY").location, "/t/nobody");
        assert_eq!(anybody.get("/t/nobody").status, 404);
    }

    fn a_form_from_before_signing_in_is_refused_with_the_reason(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let visitor = service.anonymous();
        let old = visitor.see("/sign-in").form("/sign-in");
        signs_in(&visitor, "ann", PASSWORD);
        let refused = visitor.send(&old.set("name", "ann").set("password", PASSWORD));
        assert_eq!(refused.status, 403);
        assert!(refused.text().contains("too old"), "{}", refused.text());
    }

    fn sign_in_leads_to_no_other_site(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        for next in ["//evil.example", "https://evil.example", "/%5Cevil.example"] {
            let visitor = service.anonymous();
            let form = visitor.see(&format!("/sign-in?next={next}")).form("/sign-in");
            let done = visitor.send(&form.set("name", "ann").set("password", PASSWORD));
            assert_eq!((done.status, done.location.as_str()), (303, "/"), "{next}");
        }
    }

    fn sessions_are_listed_and_ended_one_by_one_or_all(db) {
        let service = Service::start(db);
        let phone = service.in_database_account("ann", SiteRole::Staff);
        let laptop = service.in_database_account("ann", SiteRole::Staff);
        let eve = service.in_database_account("eve", SiteRole::Staff);
        let page = phone.see("/account/sessions");
        assert!(page.text().contains("This browser"));
        let form = page.form("/account/sessions/end");

        // somebody else's session cannot be ended
        let hers = form.value("session").to_owned();
        assert_eq!(eve.post("/account/sessions/end", &[("session", &hers)]).status, 404);
        assert!(is_signed_in(&laptop));

        assert_eq!(phone.send(&form).status, 303);
        assert!(!is_signed_in(&laptop));
        assert!(is_signed_in(&phone));

        let tablet = service.in_database_account("ann", SiteRole::Staff);
        let done = phone.send(&phone.see("/account/sessions").form("/account/sessions/end-others"));
        assert_eq!((done.status, done.location.as_str()), (303, "/account/sessions"));
        let page = phone.see("/account/sessions");
        assert!(page.text().contains("One other browser is signed out"), "{}", page.text());
        assert!(!page.body.contains("end-others"), "there is no other left");
        assert!(is_signed_in(&phone) && !is_signed_in(&tablet));
        assert!(is_signed_in(&eve));
    }

    fn a_session_tells_its_browser_and_address(db) {
        let service = Service::start_with(db, |settings| settings.trusted_proxies = vec![HERE.into()]);
        service.in_database_account("ann", SiteRole::Staff);
        let phone = service.anonymous();
        let form = phone.see("/sign-in").form("/sign-in").set("name", "ann").set("password", PASSWORD);
        let fields: Vec<(&str, &str)> = form.fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        let agent = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0 <script>";
        let headers = [
            ("content-type", "application/x-www-form-urlencoded"),
            ("user-agent", agent),
            ("x-forwarded-for", "2001:db8::7"),
        ];
        let body = crate::harness::http::encoded(&fields);
        assert_eq!(phone.request("POST", "/sign-in", &headers, Some(body.as_bytes())).status, 303);
        let text = phone.see("/account/sessions").text();
        assert!(text.contains("Firefox on Android") && text.contains("2001:db8::7"), "{text}");
        assert!(text.contains("Unknown browser"), "the one of the harness says nothing of itself: {text}");
    }

    fn sessions_end_by_age(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let account = in_database_account(db, "ann");
        let start = clock::now();
        let begun: Result<sessions::NewSession, DbError> = db.db.write(|conn| sessions::begin(conn, &account, &here(), start));
        let token = begun.expect("a session begins").token;
        let runs = |after: Duration| {
            sessions::resume_at(&db.db, &token, HERE, start + after).expect("sessions are read").map(|found| found.session)
        };
        let seen = |after| runs(after).map(|s| s.seen_at);

        // its use is written at most once an hour
        assert_eq!(seen(Duration::minutes(59)), Some(start));
        assert_eq!(seen(Duration::minutes(59)), Some(start));
        assert_eq!(seen(Duration::minutes(60)), Some(start), "written now, shown from now on");
        assert_eq!(seen(Duration::minutes(61)), Some(start + Duration::minutes(60)));

        // not used for 30 days: over
        let idle = Duration::minutes(60) + Duration::days(sessions::IDLE_DAYS);
        assert!(runs(idle - Duration::seconds(1)).is_some());
        let day = Duration::days(1);
        for days in 31..sessions::LONGEST_DAYS as i32 {
            assert!(runs(day * days).is_some(), "used daily, day {days}");
        }
        assert!(runs(Duration::days(sessions::LONGEST_DAYS)).is_none(), "no session lasts longer");
        assert!(runs(day * 31).is_some(), "reading at an earlier time again: only the age ended it");
    }

    fn an_idle_session_is_over(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let account = in_database_account(db, "ann");
        let start = clock::now();
        let begun: Result<sessions::NewSession, DbError> = db.db.write(|conn| sessions::begin(conn, &account, &here(), start));
        let token = begun.expect("a session begins").token;
        let at = start + Duration::days(sessions::IDLE_DAYS);
        assert!(sessions::resume_at(&db.db, &token, HERE, at).expect("read").is_none());
    }

    fn an_address_that_cannot_be_read_is_answered_in_the_pages_own_look(db) {
        let service = Service::start(db);
        let page = service.anonymous().get("/sign-in?next=a&next=b");
        assert_eq!(page.status, 400);
        assert!(page.body.contains("<main") && page.text().contains("cannot be read"), "{}", page.body);
    }

    fn cookies_and_headers_are_strict(db) {
        let service = Service::start(db);
        service.in_database_account("ann", SiteRole::Staff);
        let visitor = service.anonymous();
        let page = visitor.see("/sign-in");
        let policy = page.header("content-security-policy");
        for part in ["default-src 'none'", "script-src 'self'", "worker-src 'self'", "style-src 'self'", "frame-ancestors 'none'", "form-action 'self'", "base-uri 'none'"] {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(!policy.contains("unsafe") && !policy.contains("http"), "{policy}");
        assert_eq!(page.header("x-content-type-options"), "nosniff");
        assert_eq!(page.header("referrer-policy"), "same-origin", "other sites are sent none");
        assert_eq!(page.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(page.header("strict-transport-security"), "", "not over http");
        assert_eq!(page.header("cache-control"), "no-store");

        let done = signs_in(&visitor, "ann", PASSWORD);
        let cookie = |name: &str| {
            let start = format!("{name}=");
            let all: Vec<&String> = done.headers.iter().filter(|(n, _)| n == "set-cookie").map(|(_, v)| v).collect();
            all.iter().find(|v| v.starts_with(&start)).unwrap_or_else(|| panic!("no {name} in {all:?}")).to_string()
        };
        let session = cookie("podium_session");
        for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(session.contains(part), "{session}");
        }
        assert!(!session.contains("Secure") && !session.contains("Domain"), "{session}");
        assert!(!cookie("podium_known").contains(visitor.cookie("podium_session").expect("a session").as_str()));

        let secure = Service::start_with(db, |settings: &mut ServeSettings| {
            settings.public_url = public_url("https://podium.example");
        });
        let page = secure.anonymous().see("/sign-in");
        assert!(page.header("set-cookie").contains("Secure"), "{}", page.header("set-cookie"));
        assert!(page.header("strict-transport-security").contains("max-age"));
    }

    fn the_script_learns_who_is_there(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let nobody = service.anonymous().see("/whoami.json");
        assert_eq!(nobody.body, r#"{"name":"","account":[]}"#);
        service.in_database_account("eve", SiteRole::Staff);
        let judge = service.in_database_staff(&slug, podium_store::Role::Judge);
        let answer = judge.see(&format!("/whoami.json?tournament={slug}"));
        assert!(answer.body.contains(r#""name":"judge""#), "{}", answer.body);
        assert!(answer.body.contains("/t/spring/desk/results") && !answer.body.contains("desk/staff"), "{}", answer.body);
        assert_eq!(answer.header("cache-control"), "no-store");
        let eve = service.in_database_account("eve", SiteRole::Staff);
        assert!(!eve.see(&format!("/whoami.json?tournament={slug}")).body.contains("staff"));
    }
}
