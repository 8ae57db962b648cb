//! Pods, rounds and kinds of rounds by other rules than the addendum: set in the form or by a program, said on the pages,
//! followed by the plan and the pairing.

use podium_event::profile::{Profile, RoundKind, RoundKinds, UnevenPods};
use podium_ops::tournaments::Settings;
use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use serde_json::json;

use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};
use crate::public::Play;

const FORM: &[(&str, &str)] = &[
    ("uneven_pods", "smaller_pods_then_byes"),
    ("smaller_pods_at", "highest"),
    ("smaller_pods_once", "on"),
    (
        "round_table",
        "8: 2 rounds, top 4\n10: 4 rounds, top 7\nmore: 5 rounds, no playoff",
    ),
    ("round_kind_second", "spread"),
    ("round_kind_last", "strict"),
];

fn profile_of(db: &TestDb, slug: &str) -> Profile {
    Settings::of(&db.load(slug).tournament).expect("settings").profile
}

both_databases! {
    fn the_form_sets_pods_rounds_and_kinds(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = db.in_database_tournament("Spring", 10);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let settings = format!("/t/{slug}/desk/settings");
        let send = |fields: &[(&str, &str)]| {
            let form = organizer.see(&settings).form("/desk/settings");
            organizer.send(&fields.iter().fold(form, |form, (name, value)| form.set(name, value)))
        };
        let stored = db.load(&slug).tournament.profile;
        for name in ["smaller_pods_once", "round_table", "round_kinds"] {
            assert!(!stored.contains(name) || stored.contains(&format!("\"{name}\":null")) || stored.contains(&format!("\"{name}\":false")), "{stored}");
        }
        for (field, typed, sentence) in [
            ("round_table", "8 players: two", "cannot be read; write it as"),
            ("round_table", "8: 2 rounds, top 4\n8: 3 rounds, top 4", "the numbers of players ascend"),
            ("round_table", "more: 0 rounds, no playoff", "nothing is played"),
            ("round_table", "8: 41 rounds, top 4", "0 to 40 rounds"),
            ("uneven_pods", "byes", "no smaller pods that anybody could sit in twice"),
        ] {
            let wrong = send(&[FORM, &[(field, typed)]].concat());
            assert_eq!(wrong.status, 422, "{field}: {typed}");
            assert!(wrong.text().contains(sentence), "{field}: {typed}: {}", wrong.text());
        }
        let done = send(FORM);
        assert_eq!(done.status, 303, "{}", done.text());
        let profile = profile_of(db, &slug);
        assert_eq!(profile.uneven_pods, UnevenPods::SmallerPodsThenByes);
        assert!(profile.house.smaller_pods_once);
        assert_eq!(profile.house.round_kinds, Some(RoundKinds {
            second: RoundKind::Spread, last: RoundKind::Strict, ..RoundKinds::default()
        }));

        // the form shows what it stored; the plan follows the table
        let page = organizer.see(&settings);
        assert!(page.text().contains("For 10 players: 4 Swiss rounds, then the top 7."), "{}", page.text());
        let shown = page.form("/desk/settings");
        assert_eq!(shown.value("round_table").replace("\r\n", "\n"), FORM[3].1);
        assert_eq!((shown.value("round_kind_second"), shown.value("round_kind_others")), ("spread", "standings"));
        let plan = service.program().see(&format!("/tournaments/{slug}"))["plan"].clone();
        assert_eq!((plan["swiss_rounds"].as_u64(), plan["cut"].as_u64()), (Some(4), Some(7)), "{plan}");
        let text = service.anonymous().see(&format!("/t/{slug}/profile")).text();
        for said in [
            "Smaller pods, among the highest scores; at most one bye", "As many pods as possible are full.",
            "up to 8 players: 2 rounds, top 4; up to 10 players: 4 rounds, top 7; more players: 5 rounds, no playoff",
            "round 2 strong and weak players mixed; other rounds by standings; last round strictly by standings",
            "Who sat in a smaller pod is spared", "round 1 at random, then as set for each round",
        ] {
            assert!(text.contains(said), "{said}: {text}");
        }

        // once round 1 is paired it stays
        db.next_round(&slug);
        for (field, typed, topic) in [
            ("smaller_pods_once", "", "Second time in a smaller pod"),
            ("round_table", "", "Rounds and cut by number of players"),
            ("round_kind_last", "standings", "How rounds are paired"),
        ] {
            let refused = send(&[FORM, &[(field, typed)]].concat());
            assert_eq!(refused.status, 422, "{field}");
            assert!(refused.text().contains(topic), "{}", refused.text());
        }
        assert_eq!(profile_of(db, &slug), profile);
    }

    fn the_page_of_a_draft_says_how_the_round_is_paired(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        play.set(|settings: &mut Settings| {
            settings.profile.swiss_rounds = Some(3);
            settings.profile.house.round_kinds = Some(RoundKinds {
                second: RoundKind::Spread, last: RoundKind::Strict, ..RoundKinds::default()
            });
        });
        for (sentence, pod) in [
            ("This round is paired at random.", "Nobody has points yet."),
            ("This round mixes strong and weak players.", "of the standings."),
            ("This round is paired strictly by standings.", "of the standings."),
        ] {
            let number = play.draft();
            let body = organizer.see(&play.at(&format!("/desk/rounds/{number}"))).body;
            assert!(body.contains(sentence) && body.contains(pod), "{sentence}: {body}");
            play.publish(number);
            play.report_all();
            play.finish(number);
        }
        // the last round: four winners of round 1 have met others in round 2, and sit by rank
        let event = play.load().event;
        let found = podium_check::check(&event, 3, &[]).findings;
        assert!(found.is_empty(), "{found:?}");
    }

    fn a_program_sets_them_and_learns_what_is_wrong(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 20);
        service.in_database_staff(&slug, Role::Organizer);
        let organizer = service.in_database_program(Role::Organizer.as_str(), &[Scope::Settings], None);
        let path = format!("/tournaments/{slug}");
        for (wrong, place) in [
            (json!({"uneven_pods": "byes", "smaller_pods_once": true}), "/smaller_pods_once"),
            (json!({"round_table": []}), "/round_table"),
            (json!({"round_table": [{"players": 8, "rounds": 99, "cut": 4}]}), "/round_table/0/rounds"),
            (json!({"round_table": [{"players": 8, "rounds": 2}]}), "/round_table/0/cut"),
            (json!({"round_kinds": {"third": "strict"}}), "/round_kinds/third"),
            (json!({"round_kinds": {"last": "swiss"}}), "/round_kinds/last"),
            (json!({"round_kinds": {"first": "strict"}}), "/round_kinds/first"),
        ] {
            let mut body = wrong.clone();
            body["version"] = json!(1);
            let refused = organizer.send("PATCH", &path, &body);
            assert_eq!((refused.status, &refused.json["errors"][0]["pointer"]), (422, &json!(place)), "{}", refused.json);
        }
        let change = json!({
            "version": 1, "uneven_pods": "larger_pods", "smaller_pods_once": true,
            "round_table": [{"players": 19, "rounds": 2, "cut": 4}, {"players": null, "rounds": 3, "cut": 7}],
            "round_kinds": {"first": "random", "second": "random", "others": "spread", "last": "strict"},
        });
        let answer = organizer.send("PATCH", &path, &change);
        assert_eq!(answer.status, 200, "{}", answer.json);
        let read = service.program().see(&path);
        for (name, sent) in change.as_object().expect("members") {
            if name != "version" {
                assert_eq!(&read["format"][name], sent, "{name}");
            }
        }
        assert_eq!((read["plan"]["swiss_rounds"].as_u64(), read["plan"]["cut"].as_u64()), (Some(3), Some(7)), "{read}");
        let usual = json!({"version": 2, "uneven_pods": "smaller_pods", "smaller_pods_once": null, "round_table": null, "round_kinds": null});
        assert_eq!(organizer.send("PATCH", &path, &usual).status, 200);
        assert_eq!(profile_of(db, &slug).house, Profile::standard(podium_event::profile::Level::Regular).house);
    }

    fn larger_pods_are_paired_and_reported(db) {
        let play = Play::of(db, 17);
        play.set(|settings: &mut Settings| {
            settings.profile.uneven_pods = UnevenPods::LargerPods;
        });
        let number = play.draft();
        let round = play.load().event.rounds().last().expect("a draft").clone();
        let sizes: Vec<usize> = round.pods.iter().map(|pod| pod.seats.len()).collect();
        assert_eq!((sizes, round.byes.len()), (vec![5, 4, 4, 4], 0));
        play.publish(number);
        play.report_all();
        play.finish(number);
        let report = podium_check::check(&play.load().event, 3, &[]);
        assert!(report.findings.is_empty(), "{:?}", report.findings);
    }
}
