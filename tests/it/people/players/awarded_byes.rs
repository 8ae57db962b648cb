//! Byes that are awarded before the tournament (T46): typed by the staff, shown to everybody, given in the first rounds.

use podium_document::event::read;
use podium_event::profile::UnevenPods;
use podium_ops::OpError;
use podium_ops::tournaments::archive::{Audience, export};
use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use serde_json::json;

use super::pages::{follow, form};
use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    fn the_staff_awards_byes_and_everybody_sees_them(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Qualified", 13);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let one = format!("/t/{slug}/desk/players/5");
        let edit = |byes: &str| organizer.send(&form(&organizer.see(&one), "/desk/players/5").set("awarded_byes", byes));
        for wrong in ["4", "-1", "many"] {
            let refused = edit(wrong);
            assert_eq!(refused.status, 422, "{wrong}");
            assert!(refused.text().contains("is no number of awarded byes: 0 to 3"), "{wrong}: {}", refused.text());
        }
        follow(&organizer, &edit("2"));
        assert_eq!(db.load(&slug).players[4].awarded_byes, 2);
        let public = service.anonymous().see(&format!("/t/{slug}/players")).text();
        assert_eq!(public.matches("bye in rounds 1–2").count(), 1, "{public}");
        let log = crate::people::players::log(&db.db, &slug);
        assert!(log.last().is_some_and(|(_, what)| what.contains("the awarded byes")), "{log:?}");

        let program = service.in_database_program("ora", &[Scope::Players], None);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let path = format!("/tournaments/{slug}/players");
        let added = program.send("POST", &path, &json!({"name": "Quinn", "awarded_byes": 1}));
        assert_eq!(added.status, 201, "{}", added.json);
        let refused = program.send("POST", &path, &json!({"name": "Rob", "awarded_byes": 9}));
        assert_eq!(refused.status, 422, "{}", refused.json);
        assert!(service.anonymous().see(&format!("/t/{slug}/players")).text().contains("bye in round 1"));

        // 14 players: those two have a bye, and 12 play
        let number = db.next_round(&slug);
        let loaded = db.load(&slug);
        let round = loaded.event_round(number).expect("the round");
        let mut byes: Vec<i64> = round.byes.iter().map(|player| loaded.row(*player).number).collect();
        byes.sort_unstable();
        assert_eq!((round.pods.len(), byes), (3, vec![5, 14]));
        // who comes for round 2 has none in round 1
        let late = program.send("POST", &path, &json!({"name": "Rob", "awarded_byes": 2}));
        assert_eq!(late.status, 201, "{}", late.json);
        let public = service.anonymous().see(&format!("/t/{slug}/players")).text();
        assert_eq!((public.matches("bye in round 2").count(), public.matches("bye in rounds 1–2").count()), (1, 1), "{public}");
        // the document says so, and is the same again
        let document: Result<String, OpError> = db.db.read(|conn| export(conn, &slug, Audience::Organizer));
        let document = document.expect("exported");
        assert!(document.contains("\"awarded_byes\": 2") || document.contains("\"awarded_byes\":2"), "{document}");
        let again = read(document.as_bytes()).unwrap_or_else(|problems| panic!("it is read: {problems:?}"));
        assert_eq!(again.event.players()[4].awarded_byes, 2);
    }

    fn awarded_byes_take_no_bye_from_who_comes_late(db) {
        for uneven in [UnevenPods::Byes, UnevenPods::SmallerPodsThenByes] {
            let service = Service::start(db);
            let slug = db.in_database_tournament(&format!("Due {}", uneven.as_str()), 11);
            db.in_database_profile(&slug, |profile| profile.uneven_pods = uneven);
            let organizer = service.in_database_staff(&slug, Role::Organizer);
            for number in 1..=3 {
                let one = format!("/desk/players/{number}");
                follow(&organizer, &organizer.send(&form(&organizer.see(&format!("/t/{slug}{one}")), &one).set("awarded_byes", "1")));
            }
            let structure = db.load(&slug).tournament.structure_version;
            db.act(&slug, |work| podium_ops::run::rounds::draft(work, structure, "a test")).expect("drafted");
            assert_eq!(db.load(&slug).event.rounds()[0].byes.len(), 3, "eight play");
            let players = organizer.see(&format!("/t/{slug}/desk/players"));
            follow(&organizer, &organizer.send(&form(&players, "/add").set("name", "Quinn")));
            let page = organizer.see(&format!("/t/{slug}/desk/rounds/1")).text();
            assert!(page.contains("with a bye"), "{uneven:?}: {page}");
        }
    }

    fn the_awarded_byes_of_a_published_round_stay(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Played", 13);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let edit = |number: i64, byes: &str| {
            let one = format!("/desk/players/{number}");
            organizer.send(&form(&organizer.see(&format!("/t/{slug}{one}")), &one).set("awarded_byes", byes))
        };
        follow(&organizer, &edit(5, "2"));
        db.next_round(&slug);
        for (number, byes) in [(3, "1"), (3, "2"), (5, "0")] {
            let refused = edit(number, byes);
            assert_eq!(refused.status, 422, "{number}: {byes}");
            assert!(refused.text().contains("Round 1 is published"), "{}", refused.text());
        }
        // the next round is open, and a player who comes now was not in the first
        follow(&organizer, &edit(5, "1"));
        follow(&organizer, &organizer.send(&form(&organizer.see(&format!("/t/{slug}/desk/players")), "/add").set("name", "Quinn")));
        follow(&organizer, &edit(14, "2"));
        let byes: Vec<i64> = db.load(&slug).players.iter().map(|player| player.awarded_byes).collect();
        assert_eq!((byes[2], byes[4], byes[13]), (0, 1, 2));
    }

    fn a_bye_that_is_awarded_later_outdates_a_draft(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Late", 12);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let award = |number: u32| {
            let one = format!("/t/{slug}/desk/players/{number}");
            let form = form(&organizer.see(&one), &format!("/desk/players/{number}"));
            follow(&organizer, &organizer.send(&form.set("awarded_byes", "1")));
        };
        award(4);
        let structure = db.load(&slug).tournament.structure_version;
        let number = db.act(&slug, |work| podium_ops::run::rounds::draft(work, structure, "a test")).expect("drafted");
        let why = organizer.see(&format!("/t/{slug}/desk/rounds/{number}")).text();
        assert!(why.contains("it was awarded before the tournament"), "{why}");
        award(3);
        let structure = db.load(&slug).tournament.structure_version;
        let refused = db.act(&slug, |work| podium_ops::run::rounds::publish(work, structure, number)).expect_err("it is old");
        assert!(refused.to_string().contains("awarded bye of this round was changed"), "{refused}");
    }
}
