//! Drafts as an organizer reads and changes them: the report, the costs of a change, and changes made meanwhile.

use podium_event::PlayerIx;
use podium_event::profile::UnevenPods;
use podium_ops::tournaments::Settings;
use podium_store::Role;

use crate::harness::both_databases;
use crate::harness::http::{Service, Visitor};
use crate::public::Play;

impl Play<'_> {
    /// Number and name of a player of the draft: a pod's seat.
    fn seated(&self, pod: usize, seat: usize) -> (i64, String) {
        let loaded = self.load();
        let player = loaded.event.rounds().last().expect("a draft").pods[pod].seats[seat];
        (loaded.row(player).number, loaded.row(player).name.clone())
    }

    /// Number and name of the player with a bye in the newest round.
    fn bye(&self) -> (i64, String) {
        let loaded = self.load();
        let player: PlayerIx = loaded.event.rounds().last().expect("a draft").byes[0];
        (loaded.row(player).number, loaded.row(player).name.clone())
    }

    /// The page of a player.
    fn page_of(&self, number: i64) -> String {
        self.at(&format!("/desk/players/{number}"))
    }
}

/// The page that says what a change of a draft costs.
fn weighed(organizer: &Visitor, round: &str, query: &str) -> String {
    organizer.see(&format!("{round}/change?{query}")).body
}

both_databases! {
    fn a_bye_given_by_hand_is_never_called_drawn_or_deserved(db) {
        let play = Play::of(db, 17);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let number = play.draft();
        let round = play.at(&format!("/desk/rounds/{number}"));
        let (drawn, other) = (play.bye(), play.seated(0, 0));
        assert!(organizer.see(&round).body.contains(&format!("{} has the bye: in round 1 byes are drawn.", drawn.1)));
        let change = format!("{round}/change?first={}&second={}", drawn.0, other.0);
        let form = organizer.see(&change).form(&format!("{round}/change")).set("reason", "She came late");
        assert_eq!(organizer.send(&form).status, 303);
        let body = organizer.see(&round).body;
        assert!(body.contains(&format!("{} has the bye by hand: the draw gave {}.", other.1, drawn.1)), "{body}");
        play.publish(number);
        play.report_all();
        play.finish(number);
        let second = play.draft();
        let round = play.at(&format!("/desk/rounds/{second}"));
        let (lowest, leader) = (play.bye(), play.seated(0, 0));
        let body = organizer.see(&round).body;
        assert!(body.contains(&format!("{} has the bye: the lowest in the standings who had none yet", lowest.1)), "{body}");
        let costs = weighed(&organizer, &round, &format!("first={}&second={}", lowest.0, leader.0));
        let said = format!("{} (5 points) has the bye by hand: by the standings {} (0 points) would have it.", leader.1, lowest.1);
        assert!(costs.contains(&said), "{said}: {costs}");
    }

    fn a_fixed_table_is_in_the_report_and_leaving_it_has_its_cost(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let fix = |number: i64| {
            let page = play.page_of(number);
            assert_eq!(organizer.send(&organizer.see(&page).form(&page).set("fixed_table", "12")).status, 303);
        };
        fix(1);
        let number = play.draft();
        let round = play.at(&format!("/desk/rounds/{number}"));
        let ann = play.load().players.iter().find(|row| row.number == 1).expect("there").name.clone();
        assert!(organizer.see(&round).body.contains(&format!("Table 12 is fixed for {ann}.")));
        let costs = weighed(&organizer, &round, "from=12&to=40");
        assert!(costs.contains("Players away from their fixed table: 0 before, 1 after (worse)."), "{costs}");
        assert!(costs.contains(&format!("{ann} would be at table 40; table 12 is fixed for them.")), "{costs}");
        assert!(weighed(&organizer, &round, "from=1&to=41").contains("No goal of the pairing is affected."));
        let loaded = play.load();
        let elsewhere = loaded.event.rounds()[0].pods.iter().find(|pod| pod.table != 12).expect("four pods");
        let other = loaded.row(elsewhere.seats[0]);
        fix(other.number);
        let body = organizer.see(&round).body;
        let said = format!(
            "{} is at table {}: table 12, which is fixed for them, is fixed for {ann} too.",
            other.name, elsewhere.table
        );
        assert!(body.contains(&said), "{said}: {body}");
    }

    fn a_pods_line_says_why_it_is_smaller_and_that_it_was_kept(db) {
        let play = Play::of(db, 22);
        play.set(|settings: &mut Settings| settings.profile.uneven_pods = UnevenPods::SmallerPods);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let number = play.draft();
        let round = play.at(&format!("/desk/rounds/{number}"));
        let body = organizer.see(&round).body;
        assert_eq!(body.matches("A smaller pod: 22 players do not fill pods of 4.").count(), 2, "{body}");
        assert!(body.contains("2 smaller pods, as 22 players do not fill pods of 4; nobody sits in one for the second time."));
        assert!(!body.contains("Kept by hand."));
        let again = format!("{round}/redraft");
        let form = organizer.see(&round).form(&again).set("keep", "2").set("reason", "They sit already");
        assert_eq!(organizer.send(&form).status, 303);
        assert_eq!(organizer.see(&round).body.matches("Kept by hand.").count(), 1);
    }

    fn what_a_change_costs_names_who_would_meet(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        play.round();
        let number = play.draft();
        let round = play.at(&format!("/desk/rounds/{number}"));
        // nobody meets again: so a swap of two who were drawn apart makes some meet
        let loaded = play.load();
        let [first, second] = loaded.event.rounds() else { panic!("two rounds") };
        let stays = second.pods[0].seats[0];
        let before = first.pods.iter().find(|pod| pod.seats.contains(&stays)).expect("seated");
        let met = before.seats.iter().find(|&&player| player != stays && !second.pods[0].seats.contains(&player));
        let met = *met.expect("somebody met in round 1 sits elsewhere");
        let leaves = second.pods[0].seats[1];
        let query = format!("first={}&second={}", loaded.row(leaves).number, loaded.row(met).number);
        let costs = weighed(&organizer, &round, &query);
        let (a, b) = (&loaded.row(stays).name, &loaded.row(met).name);
        let said = |a: &str, b: &str| costs.contains(&format!("{a} and {b} would meet again; they met in round 1."));
        assert!(said(a, b) || said(b, a), "{a}, {b}: {costs}");
    }

    fn a_change_is_offered_between_two_and_nonsense_is_answered_in_a_sentence(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let round = play.at(&format!("/desk/rounds/{}", play.draft()));
        let body = organizer.see(&round).body;
        let second = body.split_once("name=\"second\"").expect("the choice of two").1;
        let second = second.split_once("</select>").expect("its end").0;
        assert_eq!(second.matches(" selected").count(), 1, "not the same player twice");
        let said = |query: &str| {
            let page = organizer.get(&format!("{round}/change?{query}"));
            assert_eq!(page.status, 422, "{query}");
            page.body
        };
        assert!(said("from=1&to=abc").contains("is no number. Type a table number, as 12."));
        assert!(said("first=x&second=1").contains("is no number. Choose one from the list."));
        assert!(said("first=1&second=1").contains("Choose two different players."));
    }

    fn everyone_reads_that_a_draft_was_discarded(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let number = play.draft();
        play.swap(number, "They came in one car");
        let round = play.at(&format!("/desk/rounds/{number}"));
        let form = organizer.see(&round).form(&format!("{round}/discard")).set("confirm", "discard");
        assert_eq!(organizer.send(&form).status, 303);
        let changes = service.anonymous().see(&play.at("/changes")).body;
        assert!(changes.contains("Draft of round 1 discarded."), "{changes}");
    }

    fn a_late_name_that_is_there_already_is_pointed_out(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let number = play.draft();
        play.publish(number);
        let round = play.at(&format!("/desk/rounds/{number}"));
        let late = format!("{round}/late");
        let (there, name) = play.seated(0, 0);
        let form = organizer.see(&round).form(&late).set("name", &name.to_uppercase());
        let refused = organizer.send(&form);
        assert_eq!(refused.status, 422);
        assert!(refused.body.contains(&format!("Player {there} has the same name.")), "{}", refused.body);
        assert!(refused.body.contains("data-not-done"), "with the script the form stays");
        assert_eq!(play.load().players.len(), 16);
        let form = organizer.see(&round).form(&late).set("name", "Late Larry");
        assert_eq!(organizer.send(&form).status, 303);
        assert_eq!(play.load().players.len(), 17);
    }

    fn rounds_somebody_chose_are_not_called_recommended(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let profile = || service.anonymous().see(&play.at("/profile")).body;
        assert!(profile().contains("3, as recommended") && profile().contains("the top 10, as recommended"));
        play.set(|settings: &mut Settings| settings.profile.swiss_rounds = Some(6));
        assert!(!profile().contains("6, as recommended") && profile().contains("the top 10, as recommended"));
    }

    fn a_mistake_in_the_settings_is_not_folded_away(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let form = organizer.see("/tournaments/new").form("/tournaments/new").set("name", "Winter");
        let body = organizer.send(&form.set("skipped_tables", "thirteen")).body;
        assert!(body.contains("<details open><summary>Tables and texts") && body.contains("thirteen"), "{body}");
        assert!(body.contains("<details><summary>Time"), "the others stay closed");
    }

    fn lists_are_typed_with_the_commas_of_all_keyboards(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let form = organizer.see("/tournaments/new").form("/tournaments/new").set("name", "Kyoto");
        let answer = organizer.send(&form.set("skipped_tables", "4、7，9-10；13").set("tiebreakers", "OMW%、Match points"));
        assert_eq!(answer.status, 303, "{}", answer.text());
        let loaded = db.load("kyoto");
        assert_eq!(loaded.tournament.skipped_tables, "[4,7,9,10,13]");
        assert_eq!(loaded.event.profile().tiebreakers.len(), 2);
    }
}
