//! Days that go on: breaks of the plan, who does not come to their table, and sheets and files that are older than a change.

use podium_event::profile::Break;
use podium_store::{PlayerStatus, Role};

use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::public::Play;

both_databases! {
    fn a_break_of_the_plan_is_on_desk_clock_and_every_page(db) {
        let play = Play::of(db, 8);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let anybody = service.anonymous();
        let settings = organizer.see(&play.at("/desk/settings")).form("/desk/settings");
        let wrong = organizer.send(&settings.clone().set("breaks", "Lunch after two rounds"));
        assert_eq!(wrong.status, 422);
        let said = wrong.text();
        assert!(said.contains("\"Lunch after two rounds\" cannot be read; write it as \"round 2: 45 minutes, Lunch\""), "{said}");
        assert!(wrong.body.contains("Lunch after two rounds</textarea>"), "what was typed is still there");
        let twice = organizer.send(&settings.clone().set("breaks", "1: 45\n1: 30"));
        assert!(twice.text().contains("Round 1 has a break already."), "{}", twice.text());
        assert_eq!(organizer.send(&settings.set("breaks", "after round 1: 45 min, Lunch\nround 2: until 10:00")).status, 303);
        let planned = "after round 1: 45 minutes, Lunch; after round 2: until 10:00";
        for page in ["", "/profile", "/desk"] {
            let text = organizer.see(&play.at(page)).text();
            assert!(text.contains(planned), "{page}: {text}");
        }
        play.publish(play.draft());
        play.report_all();
        let everywhere = ["", "/standings", "/projector", "/desk", "/desk/clock"];
        for page in everywhere {
            assert!(!organizer.see(&play.at(page)).text().contains("Lunch until"), "{page}: the round runs");
        }
        play.finish(1);
        let began = play.load().rounds[0].row.finished_at.expect("finished");
        let ends = began + chrono::TimeDelta::minutes(45);
        let until = format!("ntil {}", ends.format("%H:%M"));
        for page in everywhere {
            let text = organizer.see(&play.at(page)).text();
            assert!(text.contains("Lunch") && text.contains(&until), "{page}: {text}");
        }
        let clock: serde_json::Value =
            serde_json::from_str(&anybody.see(&format!("/api/v1/tournaments/{}/clock", play.slug)).body).expect("JSON");
        assert_eq!(clock["break"]["name"], "Lunch", "{clock}");
        // a published round waits for the end of the break; a running one has ended it
        play.publish(play.draft());
        assert!(anybody.see(&play.at("")).text().contains("Lunch"), "the next round is published");
        play.report_all();
        assert!(!anybody.see(&play.at("")).text().contains("· Lunch"), "the next round runs");
        play.finish(2);
        let second_day = anybody.see(&play.at("")).text();
        assert!(second_day.contains("· Break") && second_day.contains("until 10:00"), "{second_day}");
        assert!(anybody.see("/").text().contains("Spring Open"), "on the front page on its second day");
    }

    fn the_plan_of_breaks_is_kept_by_files_and_programs(db) {
        let play = Play::of(db, 8);
        let breaks = ["round 1: 45 minutes, Lunch", "round 2: until 10:00"].map(|text| text.parse::<Break>().expect(text));
        play.set(|settings| settings.profile.breaks = breaks.to_vec());
        let service = Service::start(db);
        let at = format!("/api/v1/tournaments/{}", play.slug);
        let shown: serde_json::Value = serde_json::from_str(&service.anonymous().see(&at).body).expect("JSON");
        let expected = serde_json::json!([
            {"after_round": 1, "minutes": 45, "name": "Lunch"},
            {"after_round": 2, "until": "10:00"},
        ]);
        assert_eq!(shown["format"]["breaks"], expected, "{shown}");
        let document = service.anonymous().see(&play.at("/export/event.json")).body;
        let document: serde_json::Value = serde_json::from_str(&document).expect("JSON");
        assert_eq!(document["tournament"]["breaks"], expected);
    }

    /// T8: out of the pod with a match loss.
    fn who_does_not_come_is_taken_out_in_one_press_and_the_others_play(db) {
        let play = Play::of(db, 8);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&play.slug, Role::Scorekeeper);
        play.publish(play.draft());
        let table = play.at("/desk/floor/1");
        let [form, older, oldest] = std::array::from_fn(|_| keeper.see(&table).form("/floor/1/no-show"));
        let seats = play.load().event.rounds()[0].pods[0].seats.clone();
        let absent = play.load().row(seats[1]).number;
        let done = keeper.send(&form.set("player", &absent.to_string()));
        assert_eq!(done.status, 303, "{}", done.text());
        let loaded = play.load();
        let round = &loaded.event.rounds()[0];
        assert_eq!(round.pods[0].seats, [seats[0], seats[2], seats[3]]);
        assert_eq!(round.match_losses, [seats[1]]);
        assert_eq!(loaded.row(seats[1]).dropped_after, Some(1));
        let page = keeper.see(&table);
        assert!(page.text().contains("has a match loss in this round and is dropped"), "{}", page.text());
        assert!(!page.body.contains("/no-show"), "three are the fewest who can play");
        let again = keeper.send(&older.clone().set("player", &absent.to_string()));
        assert_eq!(again.status, 409, "pressed on an older page");
        assert!(again.text().contains("does not sit at table 1 any more"), "{}", again.text());
        let other = play.load().row(seats[2]).number;
        let small = keeper.send(&oldest.set("player", &other.to_string()));
        assert!(small.text().contains("too small for a game"), "{}", small.text());
        // the sheets of before are out of date, and say so
        let round_page = keeper.see(&play.at("/desk/rounds/1"));
        assert!(round_page.text().contains("Print again"), "{}", round_page.text());
        for sheet in ["names", "slips"] {
            let text = service.anonymous().see(&play.at(&format!("/pairings/1/{sheet}"))).text();
            assert!(text.contains("· changed "), "{sheet}: {text}");
        }
        assert!(service.anonymous().see(&play.at("/changes")).text().contains("did not come to table 1, round 1"));
        play.report_all();
        play.finish(1);
        assert_eq!(play.draft(), 2, "seven are paired");
        let status = play.load().row(seats[1]).status;
        assert_eq!(status, PlayerStatus::Registered);
    }

    fn a_sheet_of_an_unchanged_round_says_nothing(db) {
        let play = Play::of(db, 8);
        let service = Service::start(db);
        let number = play.draft();
        // a change of the draft is in every sheet
        play.swap(number, "friends");
        play.publish(number);
        let keeper = service.in_database_staff(&play.slug, Role::Scorekeeper);
        assert!(!keeper.see(&play.at("/desk/rounds/1")).text().contains("Print again"));
        assert!(!service.anonymous().see(&play.at("/pairings/1/names")).text().contains("· changed "));
    }

    fn the_exports_say_when_a_result_was_last_corrected(db) {
        let play = Play::of(db, 8);
        let service = Service::start(db);
        let judge = service.in_database_staff(&play.slug, Role::HeadJudge);
        play.round();
        assert!(!judge.see(&play.at("/desk/exports")).text().contains("last corrected"));
        play.correct(1, 1, "read wrongly");
        assert!(judge.see(&play.at("/desk/exports")).text().contains("was last corrected on"));
    }
}
