//! The end of an event: who is on which side of the cut, who never played, and what the staff tell their community.

use podium_event::level::Level;
use podium_ops::people::players;
use podium_rules::plan::plan;
use podium_store::{Role, TournamentState};

use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::public::Play;

/// Plays all planned Swiss rounds.
fn swiss(play: &Play<'_>) {
    for _ in 0..plan(&play.load().event).swiss_rounds {
        play.round();
    }
}

both_databases! {
    /// T10: nine are registered, the ninth leaves before round 1. Every page, phone and answer of the API counts eight.
    fn who_never_played_is_in_no_count_standing_or_place(db) {
        let play = Play::of(db, 9);
        let service = Service::start(db);
        db.act(&play.slug, |work| players::drop(work, 9, "Did not come")).expect("dropped");
        swiss(&play);
        let anybody = service.anonymous();
        let text = |page: &str| anybody.see(&play.at(page)).text();
        assert!(text("").contains("Players 8"), "{}", text(""));
        for page in ["/players", "/standings"] {
            let text = text(page);
            assert!(text.contains("8 players") && !text.contains("First9"), "{page}: {text}");
        }
        assert!(anybody.see("/").text().contains("8 players"), "{}", anybody.see("/").text());
        let desk = service.in_database_staff(&play.slug, Role::Organizer).see(&play.at("/desk")).text();
        assert!(desk.contains("Players 8, "), "{desk}");
        let api: serde_json::Value =
            serde_json::from_str(&anybody.see(&format!("/api/v1/tournaments/{}", play.slug)).body).expect("JSON");
        assert_eq!(api["players"]["registered"], 8, "{api}");
        let me = service.in_database_player(&play.slug, 1).see(&play.at("/me")).text();
        assert!(me.contains(" of 8"), "{me}");
        play.cut(4);
        play.round();
        play.end();
        let places = text("/standings");
        assert!(!places.contains("First9 ") && text("").contains("players 8"), "{places} {}", text(""));
        let me = service.in_database_player(&play.slug, 1).see(&play.at("/me")).text();
        assert!(me.contains(" of 8"), "{me}");
    }

    fn a_cut_shows_who_is_first_out_and_offers_none_larger_than_the_field(db) {
        let play = Play::of(db, 12);
        let service = Service::start(db);
        swiss(&play);
        let staff = service.in_database_staff(&play.slug, Role::Scorekeeper);
        let page = staff.see(&play.at("/desk/playoff"));
        assert!(page.body.contains("Top 10") && !page.body.contains("Top 13"), "{}", page.text());
        for size in [4, 7, 10] {
            let text = staff.see(&play.at(&format!("/desk/playoff?size={size}"))).text();
            assert!(text.contains("first out by ") || text.contains("out by lot: equal to "), "{size}: {text}");
        }
        let planned = plan(&play.load().event).cut;
        let public = service.anonymous().see(&play.at("/standings")).text();
        assert!(
            public.contains("first out by ") || public.contains("a draw by lot decides when the cut is announced"),
            "{public}"
        );
        play.cut(planned);
        let announced = staff.see(&play.at("/desk/playoff")).text();
        assert!(announced.contains("first out by ") || announced.contains("out by lot: "), "{announced}");
    }

    /// T17: a playoff match of one game has a winner, and is untimed.
    fn a_playoff_match_has_no_draw_button_and_no_promised_clock(db) {
        let play = Play::of(db, 8);
        let service = Service::start(db);
        let staff = service.in_database_staff(&play.slug, Role::Scorekeeper);
        let results = || staff.see(&play.at("/desk/results")).body;
        play.publish(play.draft());
        assert!(results().contains("value=\"1.D\""), "a Swiss match may be drawn");
        play.report_all();
        play.finish(1);
        play.round();
        play.cut(4);
        let number = play.draft();
        let started = staff.send(&staff.see(&play.at(&format!("/desk/rounds/{number}"))).form("/publish-and-start"));
        let said = staff.see(&started.location).text();
        assert!(said.contains("running") && !said.contains("clock runs"), "{said}");
        assert!(results().contains("value=\"1.1\"") && !results().contains("value=\"1.D\""), "{}", results());
    }

    fn a_regular_night_ends_without_a_playoff_by_one_press(db) {
        let play = Play::of(db, 8);
        play.set(|settings| settings.profile.level = Level::Regular);
        let service = Service::start(db);
        swiss(&play);
        assert!(plan(&play.load().event).cut > 0, "a playoff is planned");
        let staff = service.in_database_staff(&play.slug, Role::Scorekeeper);
        assert!(staff.see(&play.at("/desk/playoff")).text().contains("End without a playoff"));
        let desk = staff.see(&play.at("/desk"));
        assert_eq!(staff.send(&desk.form("/desk/finish")).status, 303);
        assert_eq!(play.load().tournament.state, TournamentState::Finished);
        let changes = service.anonymous().see(&play.at("/changes")).text();
        assert!(changes.contains("was not played"), "it is public: {changes}");
    }

    fn above_regular_a_planned_playoff_is_skipped_only_with_a_reason(db) {
        let play = Play::of(db, 8);
        play.set(|settings| settings.profile.level = Level::Competitive);
        let service = Service::start(db);
        swiss(&play);
        let staff = service.in_database_staff(&play.slug, Role::Scorekeeper);
        assert!(!staff.see(&play.at("/desk")).body.contains("/desk/finish"));
        let form = staff.see(&play.at("/desk/playoff")).form("/desk/finish");
        assert_eq!(staff.send(&form.set("reason", " ")).status, 422);
    }

    fn the_finished_desk_has_a_text_for_the_community(db) {
        let play = Play::of(db, 8);
        let service = Service::start(db);
        let staff = service.in_database_staff(&play.slug, Role::Organizer);
        swiss(&play);
        play.cut(4);
        play.round();
        assert!(!staff.see(&play.at("/desk")).body.contains("id=\"community\""), "not before the end");
        play.end();
        let page = staff.see(&play.at("/desk")).body;
        let text = page.split("id=\"community\"").nth(1).and_then(|rest| rest.split("</textarea>").next());
        let (_, text) = text.and_then(|rest| rest.split_once('>')).expect("the text to copy");
        let loaded = play.load();
        let places = podium_rules::playoff::final_places(&loaded.event);
        let names: Vec<&str> = places.given()[..4].iter().map(|place| loaded.row(place.player).name.as_str()).collect();
        let expected = format!(
            "{} won Spring Open (8 players). Top 4: 1. {}, 2. {}, 3. {}, 4. {}. http://",
            names[0], names[0], names[1], names[2], names[3]
        );
        assert!(text.contains(&expected), "{expected}: {text}");
        assert!(text.ends_with(&play.at("")), "{text}");
    }
}
