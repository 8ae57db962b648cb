//! The fairness page by role, the marks of a pairing changed by hand, and the report of a draft.

use podium_event::profile::Seating;
use podium_ops::tournaments::Settings;
use podium_rules::seat_history::seat_histories;
use podium_store::tournaments::players;
use podium_store::{DbError, Role};

use super::play;
use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::public::Play;

both_databases! {
    fn the_fairness_page_is_the_same_for_everybody_and_tells_what_is_public(db) {
        let play = play(db);
        let service = Service::start(db);
        let (anybody, head_judge) = (service.anonymous(), service.in_database_staff(&play.slug, Role::HeadJudge));
        let page = play.at("/fairness");
        let see = || {
            let body = anybody.see(&page).body;
            assert_eq!(body, head_judge.see(&page).body, "the same bytes for everybody");
            body
        };
        let tournament = play.load().tournament;
        let secret = tournament.secret.clone();
        let hash = podium_rules::draws::Draws::new(&tournament.secret_bytes().expect("hexadecimal")).commitment();
        let before = see();
        assert!(before.contains(&hash) && before.contains("Nothing was drawn yet"));
        let number = play.draft();
        play.redraft(db, number, &[], "");
        assert!(see().contains("Nothing was drawn yet"), "a draft is nobody's");
        play.publish(number);
        let published = see();
        for there in ["seats/1/1", "seats/1/2", "bye/1/2", "Paired 2 times: draw 2 counts.", "Last", "(p7)"] {
            assert!(published.contains(there), "{there}");
        }
        assert!(!published.contains(&secret) && !published.contains("Computed again"));
        play.report_all();
        play.finish(number);
        let second = play.draft();
        play.reseat(db, second);
        play.play_on(second);
        play.cut(4);
        play.round();
        assert!(!see().contains(&secret), "the tournament is not finished");
        play.end();
        let finished = see();
        assert!(finished.contains(&hash) && finished.contains(&secret) && finished.contains("Computed again"));
        assert!(finished.contains("agree, 1 changed as is recorded."), "{finished}");
        assert!(!finished.contains("differs"));
    }

    fn the_way_to_the_fairness_page_is_on_home_profile_and_every_page(db) {
        let play = play(db);
        let service = Service::start(db);
        let link = format!("href=\"{}\"", play.at("/fairness"));
        for (page, times) in [("", 1), ("/profile", 2), ("/players", 1)] {
            let body = service.anonymous().see(&play.at(page)).body;
            assert!(body.matches(&link).count() >= times, "{page}");
        }
    }

    fn a_pairing_changed_by_hand_says_so_when_it_is_published(db) {
        let play = play(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        play.round();
        let second = play.draft();
        play.swap(second, "They came in one car");
        play.publish(second);
        let marked = anybody.see(&play.at("/pairings/2")).body;
        assert!(marked.contains("Changed by hand.") && marked.contains(&format!("{}\">What was changed", play.at("/changes"))));
        assert!(anybody.see(&play.at("/changes")).body.contains("They came in one car"));
        assert!(!anybody.see(&play.at("/pairings/1")).body.contains("Changed by hand."));
    }

    fn a_draft_paired_again_is_not_changed_by_hand(db) {
        let play = play(db);
        let service = Service::start(db);
        let number = play.draft();
        play.swap(number, "They came in one car");
        play.redraft(db, number, &[], "");
        play.publish(number);
        assert!(!service.anonymous().see(&play.at("/pairings/1")).body.contains("Changed by hand."));
    }

    fn the_draft_says_how_the_least_number_of_repeats_is_known(db) {
        let play = Play::of(db, 8);
        let service = Service::start(db);
        let head_judge = service.in_database_staff(&play.slug, Role::HeadJudge);
        play.round();
        let number = play.draft();
        let draft = play.at(&format!("/desk/rounds/{number}"));
        let body = head_judge.see(&draft).body;
        assert!(body.contains("4 pairs meet again; the least possible is 4 (every pairing was tried or ruled out)."), "{body}");
        assert!(body.contains("meet again; they met in round 1."));
        assert!(body.contains("is paired"), "who is paired up or down");
        play.swap(number, "They came in one car");
        let body = head_judge.see(&draft).body;
        assert!(body.contains("the least possible is 4"), "what is possible does not change by hand: {body}");
    }

    fn balanced_seats_are_a_deviation_and_each_player_sees_the_counts(db) {
        let play = play(db);
        play.set(|settings: &mut Settings| settings.profile.seating = Seating::Balanced);
        play.round();
        play.round();
        let service = Service::start(db);
        let anybody = service.anonymous();
        let profile = anybody.see(&play.at("/profile")).body;
        assert!(profile.contains("spread evenly over a player") && profile.contains("Chosen otherwise"));
        let seated = play.load();
        for (player, had) in seated.event.indices().zip(seat_histories(&seated.event)) {
            let body = anybody.see(&play.at(&format!("/players/{}", seated.row(player).number))).body;
            let [first, second, third, fourth] = had[..] else { panic!("a pod has four seats: {had:?}") };
            let line = format!("rounds: 1st {first} ×, 2nd {second} ×, 3rd {third} ×, 4th {fourth} ×.");
            assert!(body.contains(&line), "{line} {body}");
            assert!(body.contains("deviates from the addendum"));
        }
    }

    fn a_household_and_a_table_are_set_on_the_page_and_honoured(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        for number in [3, 8] {
            let page = play.at(&format!("/desk/players/{number}"));
            let group = if number == 3 { "Mill Lane 4" } else { "mill lane 4" };
            let form = organizer.see(&page).form(&page).set("avoid_group", group);
            let form = if number == 8 { form.set("fixed_table", "12") } else { form };
            assert_eq!(organizer.send(&form).status, 303, "player {number}");
        }
        let of_page: Result<_, DbError> = db.db.read(|conn| players::of_tournament(conn, &play.load().tournament.id));
        let in_group = of_page.expect("read").iter().filter(|row| row.avoid_group.is_some()).count();
        assert_eq!(in_group, 2);
        for _ in 1..=3 {
            play.round();
        }
        let loaded = play.load();
        let of = |number: i64| loaded.player_of_number(number).expect("registered");
        for round in loaded.event.swiss() {
            let pod = round.pods.iter().find(|pod| pod.seats.contains(&of(8))).expect("seated");
            assert_eq!(pod.table, 12, "round {}", round.number);
            assert!(!pod.seats.contains(&of(3)), "round {}", round.number);
        }
    }
}
