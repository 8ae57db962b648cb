//! Pages that show many tournaments: they are made again when something changes that they show, and only then.

use podium_ops::run::rounds::start;

use super::Play;
use crate::harness::http::{Service, Visitor};
use crate::harness::{TestDb, both_databases};
use crate::site::operations::scrape::{Exporter, Scrape};

/// What is counted of a service.
struct Counts(Exporter);

impl Counts {
    fn of(service: &Service<'_>) -> Self {
        Self(Exporter::start(&service.state))
    }

    /// How many answers were made, instead of taken from a cache, while something was done.
    fn made(&self, work: impl FnOnce()) -> f64 {
        let made = |scrape: &Scrape| {
            ["pages", "searches"]
                .iter()
                .map(|cache| scrape.value("podium_cache_making_seconds_count", &[("cache", cache)]))
                .sum::<f64>()
        };
        let before = made(&self.0.scrape());
        work();
        made(&self.0.scrape()) - before
    }

    /// How many jobs ran in the lanes in which answers are made, while something was done.
    fn jobs(&self, work: impl FnOnce()) -> f64 {
        let jobs = |scrape: &Scrape| {
            ["pages", "lists"]
                .iter()
                .map(|lane| scrape.value("podium_lane_job_seconds_count", &[("lane", lane)]))
                .sum::<f64>()
        };
        let before = jobs(&self.0.scrape());
        work();
        jobs(&self.0.scrape()) - before
    }

    /// How many statements were sent to the database while something was done, beside those of the look itself.
    fn statements(&self, work: impl FnOnce()) -> f64 {
        let sent = |scrape: &Scrape| scrape.value("podium_database_queries_total", &[]);
        let (first, before) = (sent(&self.0.scrape()), sent(&self.0.scrape()));
        work();
        let after = sent(&self.0.scrape());
        after - before - (before - first)
    }
}

fn has(visitor: &Visitor, path: &str, text: &str) -> bool {
    visitor.see(path).text().contains(text)
}

both_databases! {
    fn lists_are_made_again_when_what_they_show_changes(db) {
        let service = Service::start(db);
        let reader = service.anonymous();
        let counts = Counts::of(&service);
        let play = Play::new(db);
        let today = podium_base::clock::now().date();
        play.set(|settings| settings.held_on = Some(today));
        assert!(has(&reader, "/", "16 players") && has(&reader, "/calendar.ics", "Spring Open"));

        for beyond in [2, 10_000] {
            let page = reader.get(&format!("/?page={beyond}"));
            assert_eq!((page.status, page.location.as_str()), (303, "/"), "the last page has one address");
        }

        let number = play.draft();
        play.publish(number);
        assert!(has(&reader, "/", "Round 1"), "a round is published");
        let structure = play.load().tournament.structure_version;
        db.act(&play.slug, |work| start(work, structure, number)).expect("started");
        let see = || {
            for path in ["/", "/calendar.ics", "/statistics", "/api/v1/tournaments"] {
                reader.see(path);
            }
        };
        see();
        assert_eq!(counts.jobs(see), 0.0, "nothing has changed");
        play.report_all();
        assert_eq!(counts.jobs(see), 0.0, "results of a running round are on no list");

        play.finish(number);
        assert!(has(&reader, "/", "After round 1"), "it is finished");
        assert_eq!(counts.jobs(|| drop(reader.see("/calendar.ics"))), 0.0, "no calendar shows rounds");
        play.set(|settings| settings.name = "Summer Open".to_owned());
        for path in ["/", "/calendar.ics", "/api/v1/tournaments"] {
            assert!(has(&reader, path, "Summer Open"), "{path}");
        }
        play.set(|settings| settings.listed = false);
        for path in ["/", "/calendar.ics", "/api/v1/tournaments"] {
            assert!(!has(&reader, path, "Summer Open"), "{path}");
        }
        play.set(|settings| settings.listed = true);
        assert!(!has(&reader, "/statistics", "Summer Open"), "it is not finished");
        play.end();
        assert!(has(&reader, "/statistics", "Summer Open"), "it is");
        assert!(has(&reader, "/", "Finished"));
    }
}

/// Anyone may ask for any tournaments together: unknown ones cost no counting, and nothing of them is cached.
#[test]
fn a_visitor_who_varies_an_address_has_nothing_counted() {
    let db = TestDb::sqlite();
    let service = Service::start(&db);
    let slugs: Vec<String> = (1..=3)
        .map(|_| {
            let play = Play::of(&db, 8);
            play.round();
            play.end();
            play.slug
        })
        .collect();
    let (reader, counts) = (service.anonymous(), Counts::of(&service));
    let all = slugs.join(",");
    let counted = counts.statements(|| drop(reader.see(&format!("/statistics?of={all}"))));
    let of_lane = |lane| {
        counts
            .0
            .scrape()
            .value("podium_lane_job_seconds_count", &[("lane", lane)])
    };
    let before = ["pages", "staff"].map(of_lane);
    for number in 0..5 {
        // after the others in the order of the alphabet
        let varied = format!("{all},zz-{number}");
        for (path, status) in [
            (format!("/statistics?of={varied}"), 200),
            (format!("/statistics.csv?of={varied}&table=seats"), 404),
            (format!("/api/v1/statistics?of={varied}"), 404),
        ] {
            let mut sent = 0.0;
            let made = counts.made(|| {
                sent = counts.statements(|| assert_eq!(reader.get(&path).status, status, "{path}"));
            });
            assert_eq!(made, 0.0, "{path} is kept");
            assert!(
                sent < counted / 2.0,
                "{path}: {sent} statements, and {counted} to count"
            );
        }
    }
    assert_eq!(
        ["pages", "staff"].map(of_lane),
        before,
        "statistics are made beside the pages"
    );
    assert_eq!(
        counts.made(|| drop(reader.see(&format!("/statistics?of={all}")))),
        0.0,
        "the counted one is kept"
    );
}
