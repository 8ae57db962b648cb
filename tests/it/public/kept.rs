//! Caching of public pages: the same bytes for everybody, rendered once for each version; and wrong addresses.

use podium_ops::tournaments::notices;
use podium_ops::{Command, Sender};

use super::Play;
use crate::harness::both_databases;
use crate::harness::http::Service;

const PAGES: [&str; 12] = [
    "",
    "/pairings",
    "/pairings?by=name",
    "/standings",
    "/bracket",
    "/players",
    "/players/1",
    "/profile",
    "/changes",
    "/fairness",
    "/stage",
    "/stage?show=bracket",
];

both_databases! {
    fn staff_and_strangers_get_the_same_bytes_and_nobody_gets_a_cookie(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let (stranger, organizer) = (service.anonymous(), service.organizer());
        for page in PAGES {
            let seen = stranger.see(&play.at(page));
            assert_eq!(seen.body, organizer.see(&play.at(page)).body, "{page}");
            assert_eq!(seen.header("set-cookie"), "", "{page}");
            assert_eq!(seen.header("cache-control"), "no-cache", "{page}");
        }
        assert_eq!(stranger.see("/").body, organizer.see("/").body);
    }

    fn who_has_a_page_gets_it_again_only_when_it_changed(db) {
        let play = Play::new(db);
        let number = play.draft();
        play.publish(number);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let path = play.at("/pairings");
        let tag = anybody.see(&path).header("etag").to_owned();
        assert!(!tag.is_empty());
        let again = anybody.request("GET", &path, &[("if-none-match", &tag)], None);
        assert_eq!((again.status, again.body.as_str()), (304, ""));
        play.report_all();
        play.finish(number);
        let changed = anybody.request("GET", &path, &[("if-none-match", &tag)], None);
        assert_eq!(changed.status, 200);
        assert_ne!(changed.header("etag"), tag);
    }

    fn what_another_process_changes_shows_soon(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let other = podium_store::Database::open(&db.address).expect("the same database opens again");
        for round in 0..3 {
            let text = format!("Announcement {round}");
            anybody.see(&play.at(""));
            let announced = Command::on(&play.slug, Sender::CommandLine).run(&other, |work| notices::announce(work, &text));
            announced.expect("announced");
            let shown = (0..500).any(|_| {
                std::thread::sleep(std::time::Duration::from_millis(10));
                anybody.see(&play.at("")).body.contains(&text)
            });
            assert!(shown, "{text} never shows");
        }
    }

    fn a_page_is_not_another_page_with_other_words_behind_the_question_mark(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let anybody = service.anonymous();
        let plain = anybody.see(&play.at("/pairings")).body;
        assert_ne!(anybody.see(&play.at("/pairings?by=name")).body, plain);
        let found = anybody.see(&play.at("/pairings?q=first16")).body;
        assert_eq!(found.matches("class=\"pod\"").count(), 1);
        assert!(anybody.see(&play.at("/pairings?q=%01%EF%BF%BD%3Cscript%3E")).body.contains("Nobody by that name"));
        assert_eq!(anybody.see(&play.at("/pairings")).body, plain, "a search is kept for nobody");
    }

    /// Else everybody could fill the cache with one page, by addresses without end.
    fn a_page_has_one_address(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let anybody = service.anonymous();
        let slug = play.slug.as_str();
        let encoded = format!("%{:02x}{}", slug.as_bytes()[0], &slug[1..]);
        let long = "x".repeat(200);
        for (asked, one) in [
            (play.at("/pairings/01"), play.at("/pairings/1")),
            (play.at("/pairings/00000000000000000000000000000001?by=name"), play.at("/pairings/1?by=name")),
            (play.at("/%73tandings"), play.at("/standings")),
            (play.at("/standings/%31"), play.at("/standings/1")),
            (play.at("/standings/01/002"), play.at("/standings/1/2")),
            (play.at("/pairings/01/names"), play.at("/pairings/1/names")),
            (play.at("/players/0003"), play.at("/players/3")),
            (play.at("/me/%30%33"), play.at("/me/3")),
            (format!("/t/{encoded}/profile"), play.at("/profile")),
            (play.at("/pairings?utm_source=x"), play.at("/pairings")),
            (play.at("/profile?"), play.at("/profile")),
            (play.at("/stage?show=all"), play.at("/stage")),
            (play.at("/stage?x=1&show=clock"), play.at("/stage?show=clock")),
            (play.at("/fairness?x=1"), play.at("/fairness")),
            (play.at("/players?part=01"), play.at("/players")),
            (play.at("/export/standings.csv?round=01&x"), play.at("/export/standings.csv?round=1")),
            (play.at("/export/topdeck.json?x"), play.at("/export/topdeck.json")),
            (play.at("/%65xport/event.json"), play.at("/export/event.json")),
            (play.at("/players?q="), play.at("/players")),
            (play.at("/players?q=%20first16%20%20&part=7"), play.at("/players?q=first16")),
            (play.at("/pairings?q=first&by=name"), play.at("/pairings?by=name&q=first")),
            (play.at(&format!("/players?q={}", "x".repeat(5_000))), play.at(&format!("/players?q={long}"))),
            (play.at("/me?other"), play.at("/me?other=1")),
            ("/?page=1".to_owned(), "/".to_owned()),
            ("/?utm_source=x".to_owned(), "/".to_owned()),
        ] {
            let answer = anybody.get(&asked);
            assert_eq!((answer.status, answer.location.as_str()), (303, one.as_str()), "{asked}");
            anybody.see(&one);
        }
        for other in ["/pairings/+1", "/pairings/%2B1", "/pairings/1%20", "/players/+3", "/standings/1/+2", "/me/+3"] {
            assert_eq!(anybody.get(&play.at(other)).status, 404, "{other}");
        }
    }

    /// What was found is kept like a page, apart from the pages.
    fn a_search_is_computed_once_for_each_version(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let anybody = service.anonymous();
        let path = play.at("/players?q=first16");
        let first = anybody.see(&path);
        assert!(first.text().contains("First16") && !first.text().contains("First2 "), "{}", first.text());
        let kept = || async { Err(podium::web::frame::answer::error::WebError::not_found("not kept")) };
        let is_kept = |path: &str, cache: &podium::web::frame::answer::cache::PageCache| {
            actix_web::rt::System::new().block_on(async { cache.get(path, |_| true, kept).await.is_ok() })
        };
        assert!(is_kept(&format!("/en{path}"), &service.state.searches), "computed once");
        assert!(!is_kept(&format!("/en{path}"), &service.state.cache), "it takes no page's room");
        anybody.see(&play.at("/players"));
        assert!(is_kept(&format!("/en{}", play.at("/players")), &service.state.cache));
        play.db.act(&play.slug, |work| notices::announce(work, "Lunch")).expect("announced");
        let again = anybody.see(&path);
        assert_ne!(again.header("x-podium-version"), first.header("x-podium-version"), "made again after a change");
    }

    fn an_address_of_nothing_says_what_is_missing_and_leads_on(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let anybody = service.anonymous();
        for page in [
            "/pairings/2", "/pairings/x", "/pairings/-1", "/pairings/99999999999999999999", "/pairings/2/slips",
            "/standings/0", "/standings/2", "/standings/1/99", "/players/0", "/players/99", "/players/%3Cscript%3E",
            "/export/standings.csv?round=7", "/nothing",
        ] {
            let answer = anybody.get(&play.at(page));
            assert_eq!(answer.status, 404, "{page}");
            assert!(answer.body.contains("<main") && !answer.body.contains("<script>"), "{page}");
        }
        for path in ["/t/nothing", "/t/nothing/pairings", "/t/nothing/export/topdeck.json"] {
            let answer = anybody.get(path);
            assert_eq!(answer.status, 404, "{path}");
            assert!(answer.text().contains("There is no tournament at this address."), "{path}");
        }
        let posted = anybody.post(&play.at("/pairings"), &[]);
        assert!(posted.status == 405 || posted.status == 404, "{}", posted.status);
    }

    fn exports_are_what_they_say(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let anybody = service.anonymous();
        let standings = anybody.see(&play.at("/export/standings.csv"));
        assert_eq!(standings.header("content-type"), "text/csv; charset=utf-8");
        assert_eq!(standings.body.lines().count(), 17);
        let pairings = anybody.see(&play.at("/export/pairings.csv"));
        assert_eq!(pairings.body.lines().next(), Some("table,player 1,player 2,player 3,player 4"));
        assert_eq!(pairings.body.lines().count(), 5);
        let topdeck = anybody.see(&play.at("/export/topdeck.json"));
        assert_eq!(topdeck.header("content-type"), "application/json");
        let value: serde_json::Value = serde_json::from_str(&topdeck.body).expect("JSON");
        assert_eq!(value["rounds"][0]["tables"].as_array().map(Vec::len), Some(4));
        assert_eq!(value["standings"].as_array().map(Vec::len), Some(16));
    }
}
