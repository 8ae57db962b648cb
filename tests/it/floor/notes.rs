//! Judges' notes about players and tables: for the staff, in every round, gone with the player.

use podium_ops::people::players::forget;
use podium_ops::run::results::{Typed, report};
use podium_ops::run::rounds::finish;

use super::*;
use crate::harness::both_databases;

both_databases! {
    fn a_note_outlives_the_round_and_only_the_staff_reads_it(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let (jo, kim) = (visits(&service, &slug, "jo", Role::Judge), visits(&service, &slug, "kim", Role::Judge));
        let at = |path: &str| format!("/t/{slug}/desk/{path}");
        let seats: Vec<i64> = board(db, &slug).tables[0].places.iter().map(|place| board(db, &slug).players[&place.player_id].number).collect();
        let form = jo.see(&at("floor/1")).form("/desk/notes");
        assert_eq!(jo.send(&form.clone().set("player", &seats[2].to_string()).set("note", "Shuffles for a minute")).status, 303);
        assert_eq!(jo.send(&form.clone().set("note", "The lamp flickers")).status, 303);
        let empty = jo.send(&form.clone().set("note", " "));
        assert!(empty.status == 422 && empty.text().contains("Write something down."), "{}", empty.text());
        let text = kim.see(&at("floor/1")).text();
        assert!(text.contains("Shuffles for a minute") && text.contains("The lamp flickers") && text.contains("jo,"), "{text}");
        assert!(!kim.see(&at("floor/2")).text().contains("Shuffles"));
        let player = kim.see(&at(&format!("players/{}", seats[2])));
        assert!(player.text().contains("Shuffles for a minute") && !player.text().contains("The lamp"), "{}", player.text());
        assert_eq!(kim.send(&player.form("/desk/notes").set("note", "Was polite about it")).status, 303);
        let me = service.in_database_player(&slug, seats[2]).see(&format!("/t/{slug}/me")).text();
        assert!(!me.contains("Shuffles") && !me.contains("polite"), "{me}");
        let refused = visits(&service, &slug, "sam", Role::Scorekeeper);
        assert_eq!(refused.post(&at("notes"), &[("player", "1"), ("note", "x")]).status, 403);
        assert!(refused.see(&at("notes")).text().contains("Was polite"));

        // In the next round it is at the player's new table.
        for table in 1..=2 {
            let typed = Typed { games: "1".into(), ..Typed::default() };
            db.act(&slug, |work| report(work, table, &typed, None)).expect("reported");
        }
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| finish(work, structure, 1)).expect("finished");
        db.next_round(&slug);
        let floor = board(db, &slug);
        let table = floor.tables.iter().find(|table| table.places.iter().any(|place| floor.players[&place.player_id].number == seats[2]));
        let number = table.expect("a table").number();
        let later = kim.see(&at(&format!("floor/{number}"))).text();
        assert!(later.contains("Shuffles for a minute") && later.contains("Round 1, table 1"), "{later}");

        // Another judge's note stays; one's own can be removed.
        let list = kim.see(&at("notes"));
        assert_eq!(list.body.matches("/remove\"").count(), 1, "{}", list.text());
        assert_eq!(kim.send(&list.form("/remove")).status, 303);
        assert!(!kim.see(&at("notes")).text().contains("Was polite"));

        // With the player's data it is gone, and nothing of it is left to review.
        db.act(&slug, |work| forget(work, seats[2], "")).expect("forgotten");
        let left = kim.see(&at("notes")).text();
        assert!(!left.contains("Shuffles") && left.contains("The lamp flickers"), "{left}");
        let log = log_of(db, &slug);
        assert!(log.iter().all(|line| !line.what.contains("Shuffles")), "the log does not repeat it");
    }

    fn a_handover_and_its_note_are_on_the_other_judges_pages(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let (jo, kim) = (visits(&service, &slug, "jo", Role::Judge), visits(&service, &slug, "kim", Role::Judge));
        let at = |path: &str| format!("/t/{slug}/desk/{path}");
        assert_eq!(jo.post(&at("covers"), &[("tables", "1"), ("do", "take")]).status, 303);
        let before = db.load(&slug).tournament.floor_version;
        let shift = jo.see(&at("shift"));
        let to = shift.body.split("name=\"to\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("somebody");
        assert_eq!(jo.send(&shift.form("/desk/shift").set("to", to).set("note", "Table 1 plays slowly")).status, 303);
        assert!(db.load(&slug).tournament.floor_version > before, "open pages of the staff ask again");
        let table = kim.see(&at("floor/1")).text();
        assert!(table.contains("Handed over by jo") && table.contains("Table 1 plays slowly"), "{table}");
        let floor = kim.see(&at("floor?show=all")).text();
        assert!(floor.contains("Handed over to you by jo") && floor.contains("table 1. Table 1 plays slowly"), "{floor}");
        assert!(!jo.see(&at("floor?show=all")).text().contains("Handed over to you"));
        assert!(!kim.see(&at("floor/2")).text().contains("Handed over by"));
    }
}
