//! What reading a season and ratings costs: statements for what it consists of, however many people and evenings there are.

use podium_ops::community::person::{self, PersonInput, Shows};
use podium_ops::community::settle::settle_called;
use podium_ops::season::ratings;
use podium_snapshot::rating::Ratings;
use podium_snapshot::season::SeasonSnapshot;

use super::EIGHT;
use crate::harness::asked::asked;
use crate::harness::both_databases;
use crate::harness::raw::Raw;
use crate::harness::season::{places, three_places};

both_databases! {
    fn a_season_is_read_by_a_few_statements(db) {
        db.community("Friday");
        let mut costs = Vec::new();
        for (name, people, evenings) in [("Small", 8, 2), ("Large", 60, 12)] {
            let season = db.season("friday", name, &three_places(), &[]);
            let names: Vec<String> = (1..=people).map(|number| format!("Player Number {number:02}")).collect();
            for evening in 1..=evenings {
                let day = format!("2026-09-{evening:02}");
                db.past_evenings("friday", &season, vec![places(&format!("Night {evening}"), &day, &names)]);
            }
            let (read, statements) =
                asked(|| db.db.read(|conn| SeasonSnapshot::read(conn, "friday", &season)).expect("read"));
            assert_eq!(read.people.len(), people);
            costs.push(statements.len());
        }
        assert_eq!(costs[0], costs[1]);
        assert!(costs[0] < 25, "{costs:?}");
    }

    /// After one more evening only its games are read.
    fn ratings_read_only_what_is_new(db) {
        db.community("Friday");
        db.in_community("friday", |work| ratings::set(work, Some(1), false)).expect("wanted");
        let evening = |number: i32| {
            let slug = db.evening_of("friday", &format!("Friday {number}"), &EIGHT);
            db.play(&slug);
            slug
        };
        let slugs: Vec<String> = (1..=3).map(evening).collect();
        let read = |earlier: Option<&Ratings>| {
            asked(|| db.db.read(|conn| Ratings::read(conn, "friday", earlier)))
        };
        let first = read(None).0.expect("read");
        let (again, nothing) = read(Some(&first));
        let again = again.expect("read");
        assert!(nothing.len() < 12, "{nothing:?}");
        // an earlier evening that nobody can read any more
        Raw::connect(&db.address)
            .execute(&format!("UPDATE played_games SET games = '' WHERE tournament_id = '{}'", db.load(&slugs[0]).tournament.id));
        evening(4);
        assert_eq!(read(Some(&again)).0.expect("only the new one is read").people.len(), 8);
        assert!(read(None).0.is_err());
    }

    /// A name, a choice or an announcement changes no result: what was played is not read again, and one statement reads the
    /// games of however many evenings.
    fn names_and_announcements_change_no_result(db) {
        db.community("Friday");
        db.in_community("friday", |work| ratings::set(work, Some(1), true)).expect("wanted");
        let evenings: Vec<String> = (1..=4)
            .map(|number| {
                let slug = db.evening_of("friday", &format!("Friday {number}"), &EIGHT);
                db.act(&slug, settle_called).expect("they are who they are called");
                db.play(&slug);
                slug
            })
            .collect();
        let versions = || {
            let community = db.community_of("friday");
            (community.history_version, community.results_version)
        };
        let read = |earlier: Option<&Ratings>| {
            asked(|| db.db.read(|conn| Ratings::read(conn, "friday", earlier)).expect("read"))
        };
        let (first, all) = read(None);
        assert!(all.len() < 15, "however many evenings: {all:?}");
        let before = versions();
        db.act(&evenings[0], |work| podium_ops::tournaments::notices::announce(work, "Thank you.")).expect("announced");
        assert_eq!(versions(), before, "nothing of history has changed");
        let row = db.person("friday", 1);
        let input = PersonInput { name: "Anne Ash".to_owned(), ..PersonInput::default() };
        db.in_community("friday", |work| person::edit(work, 1, row.version, &input, Shows::of(&row))).expect("edited");
        assert_eq!((versions().0 > before.0, versions().1), (true, before.1));
        let (again, names) = read(Some(&first));
        assert!(!names.iter().any(|statement| statement.contains("played_games")), "{names:?}");
        assert!(again.people.iter().any(|person| person.name == "Anne Ash"));
        db.correct_the_first_table(&evenings[1]);
        assert!(versions().1 > before.1);
        let (corrected, _) = read(Some(&again));
        let (whole, _) = read(None);
        let all = |ratings: &Ratings| {
            let people = ratings.people.iter();
            people.map(|one| (one.number, one.rating, one.course.clone())).collect::<Vec<_>>()
        };
        assert_eq!(all(&corrected), all(&whole), "as if nothing was kept");
        assert_ne!(all(&corrected), all(&again));
    }
}
