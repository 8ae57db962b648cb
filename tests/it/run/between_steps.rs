//! What changes between a draft and its publication: everybody has a place in a published round (T55), and a draft that was made
//! from something else than what holds now is not published before somebody has decided.

use podium_check::Severity;
use podium_ops::people::players;
use podium_ops::tournaments::Settings;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{PlaceKind, Role};

use crate::harness::both_databases;
use crate::harness::http::{Service, Visitor};
use crate::harness::raw::Raw;
use crate::public::Play;

impl Play<'_> {
    fn row(&self, number: i64) -> PlayerRow {
        let loaded = self.load();
        let of = |row: &&PlayerRow| row.number == number;
        loaded.players.iter().find(of).expect("a player").clone()
    }

    /// What the checker calls wrong in all rounds.
    fn wrong(&self) -> Vec<String> {
        let loaded = self.load();
        let report = podium_check::check(&loaded.event, 3, &[]);
        let wrong = report
            .findings
            .into_iter()
            .filter(|finding| finding.severity == Severity::Wrong);
        wrong.map(|finding| finding.message).collect()
    }
}

/// Adds a player on the page of players.
fn add(organizer: &Visitor, play: &Play<'_>, name: &str) {
    let page = play.at("/desk/players/add");
    let form = organizer.see(&page).form(&page).set("name", name);
    assert_eq!(organizer.send(&form).status, 303);
}

/// Sends the form of a round's page.
fn press(organizer: &Visitor, round: &str, step: &str, fields: &[(&str, &str)]) -> (u16, String) {
    let mut form = organizer.see(round).form(&format!("{round}/{step}"));
    for (name, value) in fields {
        form = form.set(name, value);
    }
    let answer = organizer.send(&form);
    (answer.status, answer.body)
}

both_databases! {
    fn who_comes_after_pairing_is_asked_about_and_has_a_place_in_the_published_round(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        play.round();
        let number = play.draft();
        let (desk, round) = (play.at("/desk"), play.at(&format!("/desk/rounds/{number}")));
        let ready = organizer.see(&round).form(&format!("{round}/publish"));
        add(&organizer, &play, "Late Larry");
        for page in [&desk, &round] {
            let body = organizer.see(page).body;
            assert!(body.contains("Late Larry has no place in this round."), "{page}: {body}");
            assert!(!body.contains("/publish"), "{page}: it cannot be published yet");
        }
        assert!(organizer.see(&desk).body.contains("The draft of round 2 is out of date"));
        // a page from before asks too
        let refused = organizer.send(&ready);
        assert_eq!(refused.status, 409);
        assert!(refused.body.contains("Late Larry has no place in this round. Pair the draft again, or"), "{}", refused.body);
        let (status, _) = press(&organizer, &round, "redraft", &[]);
        assert_eq!(status, 303);
        assert_eq!(press(&organizer, &round, "publish", &[]).0, 303);
        assert_eq!(play.wrong(), Vec::<String>::new());
    }

    fn who_comes_after_pairing_can_be_given_a_bye_or_a_match_loss(db) {
        for (how, kind) in [("match_loss", PlaceKind::MatchLoss), ("bye", PlaceKind::Bye)] {
            let play = Play::of(db, 16);
            let service = Service::start(db);
            let organizer = service.in_database_staff(&play.slug, Role::Organizer);
            let number = play.draft();
            let round = play.at(&format!("/desk/rounds/{number}"));
            add(&organizer, &play, "Late Larry");
            let (status, body) = press(&organizer, &round, "late", &[("player", "17"), ("how", how)]);
            assert_eq!(status, 303, "{body}");
            assert_eq!(press(&organizer, &round, "publish", &[]).0, 303);
            let loaded = play.load();
            let drafted = &loaded.event.rounds()[0];
            let placed = if kind == PlaceKind::Bye { &drafted.byes } else { &drafted.match_losses };
            assert_eq!(placed.iter().map(|player| loaded.row(*player).number).collect::<Vec<_>>(), [17]);
        }
    }

    fn who_drops_out_of_a_draft_is_gone_at_once_and_the_draft_says_so(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        play.round();
        let number = play.draft();
        let (desk, round) = (play.at("/desk"), play.at(&format!("/desk/rounds/{number}")));
        // by their own phone: the draft is the staff's, and keeps nobody from leaving
        let row = play.row(3);
        db.act_as(&play.slug, podium_ops::Sender::player(&row), players::drop_by_player).expect("dropped");
        assert_eq!(play.row(3).dropped_after, Some(1), "round 2 was not published");
        let body = organizer.see(&desk).body;
        assert!(body.contains(&format!("{} has left since the draft was made.", row.name)), "{body}");
        let (status, _) = press(&organizer, &round, "keep", &[("reason", "They said so before")]);
        assert_eq!(status, 303);
        assert!(!organizer.see(&desk).body.contains("has left since"));
        // the reason is public, and as everything of a draft not before the round is
        let is_public = || {
            let changes = service.anonymous().see(&play.at("/changes")).body;
            changes.contains("Draft of round 2 kept, although") && changes.contains("They said so before")
        };
        assert!(!is_public());
        assert_eq!(press(&organizer, &round, "publish", &[]).0, 303);
        assert!(is_public());
        let sizes: Vec<usize> = play.load().event.rounds()[1].pods.iter().map(|pod| pod.seats.len()).collect();
        assert_eq!(sizes.iter().sum::<usize>(), 15);
    }

    fn a_pod_of_three_that_loses_a_player_is_taken_apart(db) {
        let play = Play::of(db, 7);
        play.set(|settings: &mut Settings| {
            settings.profile.uneven_pods = podium_event::profile::UnevenPods::SmallerPods;
        });
        let number = play.draft();
        let loaded = play.load();
        let small = loaded.event.rounds()[0].pods.iter().find(|pod| pod.seats.len() == 3).expect("a pod of three");
        let names: Vec<i64> = small.seats.iter().map(|player| loaded.row(*player).number).collect();
        db.act(&play.slug, |work| players::drop(work, names[0], "")).expect("dropped");
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let round = play.at(&format!("/desk/rounds/{number}"));
        let body = organizer.see(&round).body;
        assert!(body.contains("have no place in this round."), "{body}");
        assert_eq!(press(&organizer, &round, "redraft", &[]).0, 303);
        assert_eq!(press(&organizer, &round, "publish", &[]).0, 303);
        assert_eq!(play.wrong(), Vec::<String>::new());
    }

    fn who_comes_back_has_a_match_loss_in_the_rounds_they_missed_and_can_still_be_seated(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        play.round();
        db.act(&play.slug, |work| players::drop(work, 5, "")).expect("dropped");
        let number = play.draft();
        play.publish(number);
        db.act(&play.slug, |work| players::undo_drop(work, 5, "")).expect("back");
        let losses = || {
            let loaded = play.load();
            let losses = &loaded.event.rounds()[1].match_losses;
            losses.iter().map(|player| loaded.row(*player).number).collect::<Vec<_>>()
        };
        assert_eq!(losses(), [5]);
        assert!(organizer.see(&play.at("/desk/log")).body.contains("round 2, which they missed, counts as a match loss"));
        assert_eq!(play.wrong(), Vec::<String>::new());
        let round = play.at(&format!("/desk/rounds/{number}"));
        let (status, body) = press(&organizer, &round, "late", &[("player", "5"), ("how", "bye")]);
        assert_eq!(status, 303, "{body}");
        assert_eq!(losses(), [0_i64; 0]);
    }

    fn a_correction_that_a_draft_was_not_made_from_is_seen_until_somebody_decides(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        play.round();
        let number = play.draft();
        let (desk, round) = (play.at("/desk"), play.at(&format!("/desk/rounds/{number}")));
        assert!(!organizer.see(&desk).body.contains("out of date"));
        play.correct(1, 1, "The slip was read wrongly");
        for page in [&desk, &round] {
            let body = organizer.see(page).body;
            assert!(body.contains("Results were corrected: ") && body.contains(" has 0 points instead of 5"), "{page}: {body}");
        }
        let (status, body) = press(&organizer, &round, "keep", &[("reason", " ")]);
        assert_eq!(status, 422, "{body}");
        assert!(body.contains("Write why the draft is kept: everybody can read it."));
        assert_eq!(press(&organizer, &round, "redraft", &[]).0, 303);
        assert!(!organizer.see(&desk).body.contains("out of date"));
        assert_eq!(press(&organizer, &round, "publish", &[]).0, 303);
    }

    fn a_changed_setting_group_or_fixed_table_is_seen(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        play.round();
        let number = play.draft();
        let round = play.at(&format!("/desk/rounds/{number}"));
        let loaded = play.load();
        let pod = &loaded.event.rounds()[1].pods[0];
        let row = loaded.row(pod.seats[0]);
        let page = play.at(&format!("/desk/players/{}", row.number));
        let form = organizer.see(&page).form(&page).set("fixed_table", "3").set("avoid_group", "Family");
        assert_eq!(organizer.send(&form).status, 303);
        assert!(!organizer.see(&round).body.contains("kept apart"), "a family of one");
        let other = play.at(&format!("/desk/players/{}", loaded.row(pod.seats[1]).number));
        let form = organizer.see(&other).form(&other).set("avoid_group", "family");
        assert_eq!(organizer.send(&form).status, 303);
        let body = organizer.see(&round).body;
        assert!(body.contains(&format!("Fixed tables were changed: {} to table 3.", row.name)), "{body}");
        assert!(body.contains("Other players are now kept apart from "), "{body}");
        play.set(|settings: &mut Settings| settings.profile.seating = podium_event::profile::Seating::Balanced);
        let body = organizer.see(&round).body;
        assert!(body.contains("These settings were changed: how seats are given."), "{body}");
    }

    fn unpublishing_lets_those_who_came_meanwhile_enter_that_round(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let number = play.draft();
        play.publish(number);
        add(&organizer, &play, "Late Larry");
        assert_eq!(play.row(17).entry_round, 2);
        let round = play.at(&format!("/desk/rounds/{number}"));
        assert_eq!(press(&organizer, &round, "unpublish", &[("confirm", "unpublish")]).0, 303);
        assert!(organizer.see(&round).body.contains("Late Larry has no place in this round."));
        assert_eq!(press(&organizer, &round, "discard", &[("confirm", "discard")]).0, 303);
        play.draft();
        assert!(play.load().event.rounds()[0].pods.iter().flat_map(|pod| &pod.seats).count() == 16);
        assert_eq!(play.load().event.rounds()[0].byes.len(), 1);
        assert_eq!(press(&organizer, &round, "publish", &[]).0, 303);
    }

    /// Publish, add, unpublish, discard, check in, pair: everyone who is here is in the round, and every page counts the same.
    fn who_is_here_is_in_the_round(db) {
        let play = Play::of(db, 37);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        db.act(&play.slug, players::check_in_all).expect("all are here");
        let number = play.draft();
        play.publish(number);
        add(&organizer, &play, "Late Larry");
        let round = play.at(&format!("/desk/rounds/{number}"));
        assert_eq!(press(&organizer, &round, "unpublish", &[("confirm", "unpublish")]).0, 303);
        assert_eq!(press(&organizer, &round, "discard", &[("confirm", "discard")]).0, 303);
        let text = |page: &str| organizer.see(&play.at(page)).text();
        let counts = |here: usize| {
            let desk = text("/desk");
            assert!(desk.contains(&format!("Players 38, {here} checked in")), "{desk}");
            let door = text("/desk/check-in");
            assert!(door.contains(&format!("{here} of 38 here")), "{door}");
            let api: serde_json::Value =
                serde_json::from_str(&organizer.see(&format!("/api/v1/tournaments/{}", play.slug)).body).expect("JSON");
            assert_eq!(api["players"]["registered"], 38, "{api}");
        };
        counts(37);
        let desk = text("/desk");
        assert!(desk.contains("37 of 38 are checked in") && desk.contains("Pair the 37 who are here") && desk.contains("Pair all 38"), "{desk}");
        db.act(&play.slug, |work| players::check_in(work, 38, true).map(drop)).expect("here");
        counts(38);
        let me = service.in_database_player(&play.slug, 38).see(&play.at("/me")).text();
        assert!(!me.contains("Round 2"), "{me}");
        let number = play.draft();
        assert_eq!(number, 1);
        let loaded = play.load();
        let drafted = &loaded.event.rounds()[0];
        let placed = drafted.pods.iter().map(|pod| pod.seats.len()).sum::<usize>() + drafted.byes.len();
        assert_eq!(placed, 38, "everybody has a pod or a bye");
        assert_eq!(play.row(38).entry_round, 1);
        assert_eq!(press(&organizer, &round, "publish", &[]).0, 303);
        let me = service.in_database_player(&play.slug, 38).see(&play.at("/me")).text();
        assert!(me.contains("Round 1") && (me.contains("Table") || me.contains("Bye")), "{me}");
        assert_eq!(play.wrong(), Vec::<String>::new());
    }

    /// With players of every kind: a player who is in the first number of a sentence is in the second.
    fn counters_in_one_sentence_count_the_same_players(db) {
        let play = Play::of(db, 13);
        db.act(&play.slug, |work| players::drop(work, 9, "did not come").map(drop)).expect("dropped");
        // after it, which would give the place to who waits
        for (number, status) in [(10, "removed"), (11, "pending"), (12, "waitlisted")] {
            Raw::connect(&db.address).execute(&format!("UPDATE players SET status = '{status}' WHERE number = {number}"));
        }
        Raw::connect(&db.address).execute("UPDATE players SET checked_in = FALSE");
        for number in [1, 2, 3, 4, 5, 12] {
            db.act(&play.slug, |work| players::check_in(work, number, true).map(drop)).expect("here");
            db.act(&play.slug, |work| players::collect_fee(work, number, true).map(drop)).expect("paid");
        }
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let says = |page: &str, sentences: &[&str]| {
            let text = organizer.see(&play.at(page)).text();
            for sentence in sentences {
                assert!(text.contains(sentence), "{page}: {sentence:?} is not in {text}");
            }
        };
        let counts = |registered: usize, active: usize| {
            let address = format!("/api/v1/tournaments/{}", play.slug);
            let api: serde_json::Value = serde_json::from_str(&organizer.see(&address).body).expect("JSON");
            let numbers = ["registered", "active"].map(|name| api["players"][name].as_u64());
            assert_eq!(numbers, [registered, active].map(|number| Some(number as u64)), "{api}");
            says("/desk/players", &[&format!("in the tournament {active}"), &format!("In the tournament ({active})")]);
            says("/players", &[&format!("{registered} players")]);
        };
        counts(9, 9);
        says("/desk", &[
            "Players 9, 5 checked in", "5 of 9 are checked in", "Pair the 5 who are here", "Pair all 9", "4 players are not checked in",
        ]);
        says("/desk/check-in?fees=1", &["5 of 9 here", "4 not here, 1 for approval, 1 here on the waiting list", "5 of 9 fees collected"]);
        says("/desk/players", &["checked in 5", "Checked in (5)", "Not checked in (4)", "Wait for approval (1)", "Waiting list (1)", "Dropped (1)"]);
        let waiting: Vec<i64> = vec![6, 7, 8, 13];
        for number in waiting {
            db.act(&play.slug, |work| players::check_in(work, number, true).map(drop)).expect("here");
        }
        let number = play.draft();
        play.publish(number);
        let tables = play.load().event.rounds()[0].pods.len();
        says("/desk", &["Players 9, 9 checked in"]);
        says(&format!("/desk/rounds/{number}"), &[&format!("0 of {tables} reported")]);
        db.act(&play.slug, |work| players::drop(work, 1, "").map(drop)).expect("dropped");
        counts(9, 8);
        says("/desk", &["Players 9, 8 checked in, 1 has left"]);
    }

    fn announced_seeds_that_the_standings_no_longer_give_are_pointed_out(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        for _ in 0..3 {
            play.round();
        }
        play.cut(4);
        let said = "Results were corrected after the cut was announced:";
        let pages = [play.at("/desk"), play.at("/desk/playoff"), play.at("/bracket")];
        for page in &pages {
            assert!(!organizer.see(page).body.contains(said), "{page}");
        }
        let is_other = || podium_ops::run::playoff::other_seeds(&play.load().event).is_some();
        let changed = (1..=4).any(|table| {
            play.correct(3, table, "The slip was read wrongly");
            is_other()
        });
        assert!(changed, "one of four corrections changes the first four");
        for page in &pages {
            let body = organizer.see(page).body;
            assert!(body.contains(said) && body.contains("Announced seeds stay as they are."), "{page}: {body}");
        }
    }
    fn two_players_of_a_running_round_change_places_while_their_tables_have_no_result(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let number = play.draft();
        play.publish(number);
        let round = play.at(&format!("/desk/rounds/{number}"));
        let seat = |pod: usize, seat: usize| {
            let loaded = play.load();
            loaded.row(loaded.event.rounds()[0].pods[pod].seats[seat]).number
        };
        let versions = || play.load().rounds[0].pods.iter().map(|pod| pod.version).collect::<Vec<_>>();
        let (one, other, before) = (seat(0, 1), seat(1, 2), versions());
        let asked = organizer.see(&format!("{round}/change?first={one}&second={other}"));
        assert!(asked.body.contains("What players have reported at these tables is void"), "{}", asked.body);
        let form = asked.form(&format!("{round}/change"));
        let refused = organizer.send(&form.clone().set("reason", ""));
        assert_eq!(refused.status, 422);
        assert_eq!(organizer.send(&form.set("reason", "They sat down at each other's table")).status, 303);
        assert_eq!((seat(0, 1), seat(1, 2)), (other, one));
        let after = versions();
        assert!(after[0] > before[0] && after[1] > before[1] && after[2] == before[2], "{before:?} {after:?}");
        let changes = service.anonymous().see(&play.at("/changes")).body;
        assert!(changes.contains("changed places by hand") && changes.contains("They sat down at each other&#39;s table"), "{changes}");
        // the second table reports: its seats stay
        let table = play.load().rounds[0].pods[1].table_number;
        let typed = podium_ops::run::results::Typed { games: "1".to_owned(), ..Default::default() };
        db.act(&play.slug, |work| podium_ops::run::results::report(work, table, &typed, None)).expect("reported");
        let refused = organizer.get(&format!("{round}/change?first={}&second={}", seat(0, 0), seat(1, 0)));
        assert_eq!(refused.status, 409);
        assert!(refused.body.contains(&format!("There is a result at table {table}. Clear it first")), "{}", refused.body);
    }
}
