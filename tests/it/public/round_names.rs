//! Playoff rounds have the names that players say, on every page and in the log.

use podium_store::Role;

use super::Play;
use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    fn a_playoff_round_is_named_and_not_numbered_everywhere(db) {
        let play = Play::new(db);
        play.round();
        play.cut(10);
        let service = Service::start(db);
        let staff = service.in_database_staff(&play.slug, Role::Organizer);
        let desk = |path: &str| staff.see(&play.at(&format!("/desk{path}"))).text();
        assert!(desk("").contains("The tables of the semi-finals can be made"), "{}", desk(""));
        assert!(desk("").contains("Make the tables of the semi-finals"), "{}", desk(""));
        let made = staff.send(&staff.see(&play.at("/desk")).form("/desk/rounds"));
        assert!(staff.see(&made.location).text().contains("The semi-finals are drafted."));
        play.publish(2);
        assert!(desk("").contains("The semi-finals are published") && desk("").contains("Start the semi-finals"));
        play.report_all();
        assert!(desk("").contains("Finish the semi-finals"), "{}", desk(""));
        assert!(desk("/results/2/1").contains("Semi-finals:"));
        play.finish(2);
        let number = play.draft();
        play.publish(number);
        let loaded = play.load();
        let seated = loaded.row(loaded.event.rounds().last().expect("the final").pods[0].seats[0]).number;
        let own = service.in_database_player(&play.slug, seated).see(&play.at("/me")).text();
        assert!(own.contains("Final") && own.contains("You still play the final"), "{own}");
        let home = service.anonymous().see(&play.at("")).text();
        assert!(home.contains("Pairings of the final"), "{home}");
        let log = desk("/log");
        for line in ["Semi-finals published.", "Table 1, semi-finals:", "Semi-finals finished.", "Final published."] {
            assert!(log.contains(line), "{line}: {log}");
        }
        for (page, text) in [("desk", desk("")), ("rounds", desk("/rounds")), ("log", log), ("me", own), ("home", home)] {
            assert!(!text.contains("ound 2") && !text.contains("ound 3"), "{page}: {text}");
        }
    }
}
