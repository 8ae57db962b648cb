//! What reading a season and ratings costs: statements for what it consists of, however many people and evenings there are.

use podium_ops::season::ratings;
use podium_snapshot::rating::Ratings;
use podium_snapshot::season::SeasonSnapshot;

use super::EIGHT;
use crate::harness::asked::asked;
use crate::harness::both_databases;
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
        };
        (1..=3).for_each(evening);
        let read = |earlier: Option<&Ratings>| {
            asked(|| db.db.read(|conn| Ratings::read(conn, "friday", earlier)).expect("read"))
        };
        let (first, all) = read(None);
        let (again, nothing) = read(Some(&first));
        evening(4);
        let (_, one) = read(Some(&again));
        assert!(nothing.len() < one.len() && one.len() < all.len(), "{} {} {}", nothing.len(), one.len(), all.len());
        assert!(nothing.len() < 12, "{nothing:?}");
    }
}
