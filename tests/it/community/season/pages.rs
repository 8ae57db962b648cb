//! The pages of a season: made on a form, its standings with their explanation, corrections, files, and many people.

use podium_event::season::{Attendance, Reward, RewardKind, RuleParts};
use podium_ops::community::merge::merge;
use podium_ops::community::person::{self, PersonInput, Shows};
use podium_ops::people::players::disqualify;
use podium_store::Role;

use super::{EIGHT, standings};
use crate::harness::http::{Page, Service, Visitor};
use crate::harness::season::{places, three_places};
use crate::harness::tournament::settings;
use crate::harness::{TestDb, both_databases};

fn organizer(service: &Service<'_>) -> Visitor {
    let ora = service.organizer();
    service
        .db
        .in_database_community_staff(&service.db.community_of("friday"), "ora", Role::Organizer);
    ora
}

/// Why something was refused, as an error page says it.
fn why(page: &Page) -> &str {
    let (_, said) = page.body.split_once(" data-why>").expect("an error page");
    said.split('<').next().unwrap_or_default()
}

/// The final invites the best two.
fn with_a_final(rules: RuleParts) -> RuleParts {
    RuleParts {
        rewards: vec![Reward {
            kind: RewardKind::Invitation,
            name: "Invitation to the final".to_owned(),
            top: Some(2),
            points: None,
            byes: None,
        }],
        ..rules
    }
}

both_databases! {
    fn a_season_is_made_on_its_form(db) {
        db.community("Friday");
        let evening = db.evening_of("friday", "Friday 1", &EIGHT);
        db.play(&evening);
        let service = Service::start(db);
        let ora = organizer(&service);
        assert!(ora.see("/c/friday/seasons").text().contains("Ratings"));
        let form = ora.see("/c/friday/new-season").form("/c/friday/new-season");
        assert!(form.value("places").starts_with("1: 10"), "{}", form.value("places"));
        let typed = form
            .set("name", "")
            .set("places", "1: 10\n3: 5\nnonsense")
            .set("best", "99999")
            .set("rewards", "top 0: Invitation");
        let wrong = ora.send(&typed);
        assert_eq!(wrong.status, 422, "{wrong:?}");
        for said in ["nonsense", "best"] {
            assert!(wrong.body.contains(said), "all problems at once, {said}: {}", wrong.text());
        }
        let right = ora.see("/c/friday/new-season").form("/c/friday/new-season");
        let made = ora.send(&right.set("name", "Autumn").set("places", "1: 10\n2: 6\n3: 3").set("participation", "1"));
        assert_eq!((made.status, made.location.as_str()), (303, "/c/friday/seasons/autumn/evenings"), "{made:?}");

        let add = ora.see("/c/friday/seasons/autumn/evenings").form("/c/friday/seasons/autumn/evenings");
        let added = ora.send(&add.set("tournament", &evening));
        assert_eq!(added.status, 303, "{added:?}");
        let anybody = service.anonymous();
        let page = anybody.see("/c/friday/s/autumn");
        assert!(page.text().contains("Autumn") && page.text().contains("Ann Ash"), "{}", page.text());
        assert_eq!(standings(&anybody, "autumn").len(), 8);
        assert!(anybody.see("/c/friday").body.contains("\"/c/friday/s/autumn\""));
        for path in ["/evenings", "/records", "/rules", "/needs", "/commanders", "/people/1"] {
            anybody.see(&format!("/c/friday/s/autumn{path}"));
        }
        assert_eq!(anybody.get("/c/friday/s/winter").status, 404);
        assert_eq!(anybody.get("/c/nowhere/s/autumn").status, 404);

        let settings = ora.see("/c/friday/seasons/autumn").form("/c/friday/seasons/autumn");
        let stale = settings.clone().set("name", "Fall");
        assert_eq!(ora.send(&settings.set("participation", "2")).status, 303);
        let refused = ora.send(&stale);
        assert!(refused.status == 409 && refused.body.contains("Fall"), "what was typed comes back: {refused:?}");
        let kept = ora.send(&ora.see("/c/friday/seasons/autumn").form("/delete"));
        assert_eq!(kept.status, 409, "it has an evening: {kept:?}");
    }

    fn each_number_of_a_person_is_explained(db) {
        db.community("Friday");
        let rules = RuleParts {
            best: Some(2),
            attendance: Some(Attendance { every: 2, points: 4, most: Some(1) }),
            planned_evenings: Some(4),
            ..with_a_final(three_places())
        };
        let season = db.season("friday", "Autumn", &rules, &[]);
        db.past_evenings("friday", &season, vec![
            places("Night 1", "2026-09-04", &EIGHT),
            places("Night 2", "2026-09-11", &["Bo Birch", "Ann Ash", "Cy Cedar"]),
            places("Night 3", "2026-09-18", &["Cy Cedar", "Bo Birch", "Ann Ash"]),
        ]);
        let service = Service::start(db);
        let anybody = service.anonymous();
        // Bo: 7, 11 and 7, of which two count, and once 4 for two evenings
        let expected = [(1, "Ann Ash", 22), (1, "Bo Birch", 22), (3, "Cy Cedar", 19)];
        let found = standings(&anybody, &season);
        for (line, (rank, name, points)) in found.iter().zip(expected) {
            assert_eq!((line.0, line.1.as_str(), line.2), (rank, name, points), "{found:?}");
        }
        let page = anybody.see("/c/friday/s/autumn/people/2").text();
        for part in ["10 for the place + 1 for taking part", "not counted", "4 for 2 evenings", "The best 2 of 3"] {
            assert!(page.contains(part), "{part}: {page}");
        }
        let needs = anybody.see("/c/friday/s/autumn/needs").text();
        assert!(needs.contains("Cy Cedar") && needs.contains("Needs 4 more points"), "{needs}");
        assert!(needs.contains("Winning one evening is enough"), "{needs}");
    }

    /// Whatever was closed meanwhile: the season, the evening, the kept page.
    fn a_correction_of_an_old_result_moves_everything_after_it(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        db.play(&first);
        let second = db.evening("friday", "Friday 2");
        db.act(&second, podium_ops::community::regulars::add_regulars).expect("added");
        db.play(&second);
        let season = db.season("friday", "Autumn", &with_a_final(three_places()), &[&first, &second]);
        let service = Service::start(db);
        let (anybody, ora) = (service.anonymous(), organizer(&service));
        let settings = ora.see("/c/friday/seasons/autumn");
        assert_eq!(ora.send(&settings.form("/close")).status, 303);
        assert!(anybody.see("/c/friday/s/autumn").text().contains("Season closed"));
        let before = standings(&anybody, &season);
        let seats = &db.load(&first).event.rounds()[0].pods[0].seats.clone();
        let (lost, won) = (seats[0].ix(), seats[1].ix());
        let name = |ix: usize| db.load(&first).players[ix].name.clone();
        let points = |lines: &[(u32, String, u64, u32)], name: &str| {
            lines.iter().find(|line| line.1 == name).map(|line| line.2).expect("in the standings")
        };
        let page = format!("/c/friday/s/autumn/people/{}", db.person_of_name("friday", &name(won)).number);
        let explained = anybody.see(&page).text();
        db.correct_the_first_table(&first);
        let after = standings(&anybody, &season);
        assert!(points(&after, &name(lost)) < points(&before, &name(lost)), "{before:?} {after:?}");
        assert!(points(&after, &name(won)) > points(&before, &name(won)), "{before:?} {after:?}");
        assert_ne!(anybody.see(&page).text(), explained);
    }

    /// A tournament in set-up, and one that is found by its link only.
    fn a_season_tells_nothing_of_a_tournament_that_not_everybody_finds(db) {
        db.community("Friday");
        let open = db.evening_of("friday", "Friday 1", &EIGHT);
        let hidden = db.evening_of("friday", "Whispered", &[
            "Zed Zoe", "Yve Yew", "Xan Xu", "Wim Wu", "Una Urr", "Tom Tar", "Sal Sun", "Rob Ray",
        ]);
        let setup = db.act_on_site(podium_ops::Sender::CommandLine, |work| {
            podium_ops::tournaments::create(work, &settings("Not yet open"))
        }).expect("created");
        db.act(&setup, |work| podium_ops::community::choose(work, Some("friday"))).expect("chosen");
        for slug in [&open, &hidden] {
            db.play(slug);
        }
        db.set_listed(&hidden, false);
        let season = db.season("friday", "Autumn", &with_a_final(three_places()), &[&open, &hidden, &setup]);
        db.in_community("friday", |work| podium_ops::season::ratings::set(work, Some(1), true)).expect("ratings");
        let service = Service::start(db);
        let (anybody, ora) = (service.anonymous(), organizer(&service));
        let at = format!("/c/friday/s/{season}");
        let api = format!("/api/v1/communities/friday/seasons/{season}");
        let mut pages: Vec<String> = ["", "/evenings", "/commanders", "/records", "/needs", "/standings.csv"]
            .iter().map(|path| format!("{at}{path}")).collect();
        pages.extend(["", "/standings"].iter().map(|path| format!("{api}{path}")));
        pages.extend(["/c/friday", "/c/friday/ratings", "/c/friday/ratings.csv", "/c/friday/people/9"].map(str::to_owned));
        for path in &pages {
            let body = anybody.see(path).body;
            for told in ["Whispered", "Not yet open", &hidden, &setup] {
                assert!(!body.contains(told), "{path} tells of {told}");
            }
            assert!(path.ends_with("/people/9") || !body.contains("Zed Zoe"), "{path}");
        }
        assert_eq!(standings(&anybody, &season).len(), 8);
        let rated = db.db.read(|conn| podium_snapshot::rating::Ratings::read(conn, "friday", None)).expect("read");
        assert_eq!(rated.people.len(), 8);
        let desk = ora.see(&format!("/c/friday/seasons/{season}/evenings")).text();
        assert!(desk.contains("Whispered") && desk.contains("counts once everyone can find it"), "{desk}");
        db.set_listed(&hidden, true);
        assert_eq!(standings(&anybody, &season).len(), 16);
        assert!(anybody.see(&format!("{at}/evenings")).text().contains("Whispered"));
    }

    fn refusals_name_no_tournament_of_others_that_is_not_public(db) {
        db.community("Friday");
        db.community("Sunday");
        db.season("friday", "Autumn", &three_places(), &[]);
        let hidden = db.evening("sunday", "Secret Cup");
        let public = db.evening("sunday", "Open Cup");
        db.set_listed(&hidden, false);
        let service = Service::start(db);
        let ora = organizer(&service);
        let at = "/c/friday/seasons/autumn";
        for form in ["evenings", "weight", "remove"] {
            let send = |slug: &str| ora.post(&format!("{at}/{form}"), &[("tournament", slug), ("weight", "2")]);
            let (unknown, refused) = (send("nowhere"), send(&hidden));
            assert_eq!((refused.status, why(&refused)), (404, why(&unknown)), "{form}");
            assert!(!refused.body.contains("Secret Cup"), "{form}: {refused:?}");
            let named = send(&public);
            assert!(named.status == 409 && named.text().contains("Open Cup"), "{form}: {named:?}");
        }
    }

    fn a_season_of_five_thousand_people_fits_on_its_pages(db) {
        db.community("Friday");
        let season = db.season("friday", "Autumn", &with_a_final(three_places()), &[]);
        let names: Vec<String> = (1..=2_500).map(|number| format!("Player Number {number:04}")).collect();
        let others: Vec<String> = (2_501..=5_000).map(|number| format!("Player Number {number:04}")).collect();
        db.past_evenings("friday", &season, vec![places("Night 1", "2026-09-04", &names)]);
        db.past_evenings("friday", &season, vec![places("Night 2", "2026-09-11", &others)]);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let first = anybody.see("/c/friday/s/autumn");
        let mut seen = 0;
        for part in 1..=25 {
            let query = if part == 1 { String::new() } else { format!("?part={part}") };
            let page = anybody.see(&format!("/c/friday/s/autumn{query}"));
            assert!(page.body.len() <= 150_000, "part {part} has {} bytes", page.body.len());
            seen += page.body.matches("data-person=").count();
        }
        assert_eq!(seen, 5_000);
        assert!(first.body.len() <= 150_000);
        for path in ["/needs", "/records", "/evenings", "/people/4999", "?q=4999"] {
            let page = anybody.see(&format!("/c/friday/s/autumn{path}"));
            assert!(page.body.len() <= 150_000, "{path} has {} bytes", page.body.len());
        }
        assert!(anybody.see("/c/friday/s/autumn?q=4999").text().contains("Player Number 4999"));
        assert_eq!(standings(&anybody, &season).len(), 5_000);
    }

    /// Ten rewards, a long description in another script, and somebody who came four hundred times.
    fn a_season_of_many_rewards_and_evenings_fits_on_its_pages(db) {
        db.community("Friday");
        let reward = |number: u32| Reward {
            kind: RewardKind::Invitation,
            name: format!("Invitation to the final of the league, group {number}"),
            top: Some(number),
            points: None,
            byes: None,
        };
        let rules = RuleParts { rewards: (1..=10).map(reward).collect(), ..three_places() };
        let season = db.season("friday", "Autumn", &rules, &[]);
        let described = podium_ops::season::SeasonInput {
            name: "Autumn".to_owned(),
            description: "Правила ".repeat(490),
            rules,
            ..Default::default()
        };
        db.in_community("friday", |work| podium_ops::season::edit(work, &season, 1, &described)).expect("described");
        let names: Vec<String> = (1..=400).map(|number| format!("Player Number {number:04}")).collect();
        let day = |evening: u32| {
            let day = chrono::NaiveDate::from_ymd_opt(2024, 1, 1).expect("a day") + chrono::Days::new(evening.into());
            day.to_string()
        };
        let evenings = (0..400)
            .map(|evening| places(&format!("Night {evening}"), &day(evening), &names[..if evening == 0 { 400 } else { 4 }]));
        db.past_evenings("friday", &season, evenings.collect());
        let service = Service::start(db);
        let anybody = service.anonymous();
        for path in ["", "?part=2", "/needs", "/needs?part=2", "/people/1", "/people/1?part=2", "/evenings"] {
            let page = anybody.see(&format!("/c/friday/s/autumn{path}"));
            assert!(page.body.len() <= 150_000, "{path} has {} bytes", page.body.len());
        }
        assert!(anybody.see("/c/friday/s/autumn").text().contains("Правила"));
        assert!(!anybody.see("/c/friday/s/autumn?part=2").text().contains("Правила"), "once");
        assert!(anybody.see("/c/friday/s/autumn/people/1?part=2").text().contains("Night 399"));
    }

    fn what_a_person_hides_is_hidden_in_seasons(db) {
        db.community("Friday");
        let season = db.season("friday", "Autumn", &three_places(), &[]);
        db.past_evenings("friday", &season, vec![places("Night 1", "2026-09-04", &EIGHT)]);
        let service = Service::start(db);
        let anybody = service.anonymous();
        assert!(anybody.see("/c/friday/s/autumn/people/1").text().contains("Ann Ash"));
        let hide = |edit: fn(&mut Shows)| {
            let row = db.person("friday", 1);
            let mut shows = Shows::of(&row);
            edit(&mut shows);
            let input = PersonInput { name: row.name.clone(), ..PersonInput::default() };
            db.in_community("friday", |work| person::edit(work, 1, row.version, &input, shows)).expect("saved");
        };
        let hidden = || {
            assert_eq!(anybody.get("/c/friday/s/autumn/people/1").status, 404);
            for path in ["", "?q=ann", "/standings.csv", "/needs", "/records", "/evenings"] {
                let page = anybody.see(&format!("/c/friday/s/autumn{path}"));
                assert!(!page.body.contains("Ann Ash"), "{path}: {}", page.text());
                // nor the number, which leads to the name
                assert!(!page.body.contains("data-person=\"1\""), "{path}: {}", page.text());
                assert!(!page.body.contains(",1,Ann") && !page.body.contains("\n1,1,"), "{path}: {}", page.body);
            }
            for path in ["", "/standings"] {
                let api = anybody.see(&format!("/api/v1/communities/friday/seasons/autumn{path}")).body;
                assert!(!api.contains("Ann Ash") && !api.contains("\"number\":1,"), "{path}: {api}");
            }
            let api = anybody.see("/api/v1/communities/friday/seasons/autumn/standings").body;
            assert!(api.contains("Bo Birch") && api.contains("\"person\":null"), "{api}");
            assert!(anybody.see("/c/friday/s/autumn").text().contains("A player"));
        };
        hide(|shows| shows.results = false);
        assert!(anybody.see("/c/friday/people/1").text().contains("Ann Ash"), "who she is is no secret");
        hidden();
        hide(|shows| (shows.results, shows.name) = (true, false));
        hidden();
    }

    fn a_person_has_links_to_the_seasons_in_which_they_have_a_result(db) {
        db.community("Friday");
        let evening = db.evening_of("friday", "Friday 1", &EIGHT);
        db.act(&evening, |work| disqualify(work, 3, "Fraud", true)).expect("disqualified");
        db.play(&evening);
        let season = db.season("friday", "Autumn", &three_places(), &[&evening]);
        db.season("friday", "Winter", &three_places(), &[]);
        let earlier = db.season("friday", "Spring", &three_places(), &[]);
        db.past_evenings("friday", &earlier, vec![places("Night 0", "2026-03-06", &["Annie Ash", "Bo Birch"])]);
        db.in_community("friday", |work| merge(work, 1, 9, "")).expect("merged");
        let service = Service::start(db);
        let anybody = service.anonymous();
        for (number, expected) in [(1, vec![&season, &earlier]), (2, vec![&season, &earlier]), (3, vec![]), (4, vec![&season])] {
            let page = anybody.see(&format!("/c/friday/people/{number}")).body;
            for slug in [season.as_str(), "winter", &earlier] {
                let at = format!("/c/friday/s/{slug}/people/{number}");
                let links = expected.iter().any(|one| *one == slug);
                assert_eq!(page.contains(&format!("\"{at}\"")), links, "{at}");
                assert_eq!(anybody.get(&at).status == 200, links, "{at}");
            }
        }
    }

    fn an_evening_counts_several_times(db) {
        db.community("Friday");
        let evening = db.evening_of("friday", "Final", &EIGHT);
        db.play(&evening);
        let season = db.season("friday", "Autumn", &three_places(), &[&evening]);
        let service = Service::start(db);
        let (anybody, ora) = (service.anonymous(), organizer(&service));
        let before = standings(&anybody, &season);
        let page = ora.see("/c/friday/seasons/autumn/evenings");
        assert_eq!(ora.send(&page.form("/weight").set("weight", "3")).status, 303);
        let after = standings(&anybody, &season);
        assert_eq!(after[0].2, before[0].2 * 3);
        let page = ora.see("/c/friday/seasons/autumn/evenings");
        assert_eq!(ora.send(&page.form("/remove")).status, 303);
        assert_eq!(standings(&anybody, &season), []);
        let gone = ora.send(&ora.see("/c/friday/seasons/autumn").form("/delete"));
        assert_eq!((gone.status, gone.location.as_str()), (303, "/c/friday/seasons"), "{gone:?}");
        assert_eq!(anybody.get("/c/friday/s/autumn").status, 404);
    }

    fn who_is_above_the_line_gets_an_entry_in_the_final(db) {
        db.community("Friday");
        let rules = with_a_final(three_places());
        let byes = Reward { kind: RewardKind::Byes, top: Some(1), byes: Some(2), ..rules.rewards[0].clone() };
        let rules = RuleParts { rewards: vec![rules.rewards[0].clone(), byes], ..rules };
        let season = db.season("friday", "Autumn", &rules, &[]);
        db.past_evenings("friday", &season, vec![places("Night 1", "2026-09-04", &EIGHT)]);
        let last = db.evening("friday", "The Final");
        let service = Service::start(db);
        let ora = organizer(&service);
        let page = ora.see("/c/friday/seasons/autumn/final");
        assert!(page.text().contains("Bo Birch") && !page.text().contains("Cy Cedar"), "{}", page.text());
        let form = page.form("/final").set("tournament", &last);
        let refused = ora.send(&form);
        assert_eq!(refused.status, 403, "an organizer of the community alone: {refused:?}");
        db.in_database_join(&last, "ora", Role::Organizer);
        // a result comes in after the list was seen
        db.past_evenings("friday", &season, vec![places("Night 2", "2026-09-11", &EIGHT[..2])]);
        let late = ora.send(&form);
        assert!(late.status == 409 && late.text().contains("A result has changed"), "{late:?}");
        let form = ora.see("/c/friday/seasons/autumn/final").form("/final").set("tournament", &last);
        assert_eq!(ora.send(&form).status, 303);
        let entries: Vec<(String, i64)> =
            db.load(&last).players.into_iter().map(|row| (row.name, row.awarded_byes)).collect();
        assert_eq!(entries, [("Ann Ash".to_owned(), 2), ("Bo Birch".to_owned(), 0)]);
        let again = ora.see("/c/friday/seasons/autumn/final").form("/final").set("tournament", &last);
        assert_eq!(ora.send(&again).status, 303);
        assert_eq!(db.load(&last).players.len(), 2, "nobody twice");
    }

    fn an_evening_like_the_last_one_is_in_its_season(db) {
        db.community("Friday");
        let evening = db.evening_of("friday", "Friday 7", &EIGHT);
        db.play(&evening);
        let season = db.season("friday", "Autumn", &three_places(), &[&evening]);
        let next = db.in_community("friday", |work| podium_ops::community::evening::start(work, None)).expect("started");
        db.play(&next);
        let service = Service::start(db);
        let found = standings(&service.anonymous(), &season);
        assert!(found.iter().all(|line| line.3 == 2), "{found:?}");
        assert!(service.anonymous().see("/c/friday/s/autumn/evenings").text().contains("Friday 8"));
    }
}

impl TestDb {
    /// The person of a community with a name.
    fn person_of_name(&self, community: &str, name: &str) -> podium_store::community::people::PersonRow {
        let id = self.community_of(community).id;
        let all = self
            .db
            .read(|conn| podium_store::community::people::page(conn, &id, 0, i64::MAX));
        let found = all.expect("read").into_iter().find(|row| row.name == name);
        found.expect("the person is there")
    }
}
