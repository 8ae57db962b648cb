//! How percentages count by other rules than the addendum: set in the form or by a program, said on the pages, fixed once
//! round 1 is paired.

use podium_document::event::read;
use podium_event::Profile;
use podium_event::profile::{ImaginaryOpponents, Share, Tiebreaker};
use podium_ops::tournaments::Settings;
use podium_ops::tournaments::archive::import;
use podium_store::Role;

use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};

/// Two finished rounds with a bye each, ranked as TopDeck does.
const EVENT: &str = r#"{"format": "podium-event/1",
 "tournament": {"name": "Cup", "slug": "cup", "state": "swiss", "uneven_pods": "byes", "tiebreakers": ["match_points", "opponents_match_win_percentage", "head_to_head"],
                "bye_opponents": {"count": 3, "match_win_percentage": "1/5"}, "byes_in_percentages": true,
                "percentage_decimals": 4},
 "players": [{"id": "a", "name": "Ann"}, {"id": "b", "name": "Bo"}, {"id": "c", "name": "Cy"}, {"id": "d", "name": "Di"},
             {"id": "e", "name": "Ed"}],
 "rounds": [{"number": 1, "state": "finished", "pods": [{"seats": ["a", "b", "c", "d"], "result": {"winner": "a"}}], "byes": ["e"]},
            {"number": 2, "state": "finished", "pods": [{"seats": ["a", "b", "c", "e"], "result": {"winner": "b"}}], "byes": ["d"]}]}"#;

const FORM: &[(&str, &str)] = &[
    ("tiebreakers", "Match points, OMW%"),
    ("bye_opponents", "3"),
    ("bye_opponents_percentage", "20 %"),
    ("smaller_pod_opponents", "1"),
    ("smaller_pod_opponents_percentage", "1/7"),
    ("byes_in_percentages", "on"),
    ("percentage_decimals", "4"),
    ("percentage_floor", "0.2"),
];

fn share(text: &str) -> Share {
    text.parse().expect("a share")
}

fn imaginary(count: u32, percentage: &str) -> Option<ImaginaryOpponents> {
    Some(ImaginaryOpponents {
        count,
        match_win_percentage: share(percentage),
    })
}

fn profile_of(db: &TestDb, slug: &str) -> Profile {
    Settings::of(&db.load(slug).tournament).expect("settings").profile
}

both_databases! {
    fn the_form_sets_how_percentages_count(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = db.in_database_tournament("Spring", 9);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let stored = || db.load(&slug).tournament.profile;
        let settings = format!("/t/{slug}/desk/settings");
        let send = |fields: &[(&str, &str)]| {
            let form = organizer.see(&settings).form("/desk/settings");
            organizer.send(&fields.iter().fold(form, |form, (name, value)| form.set(name, value)))
        };
        for name in ["bye_opponents", "percentage_decimals", "percentage_floor", "byes_in_percentages"] {
            assert!(!stored().contains(name), "a usual profile is stored as it always was: {}", stored());
        }
        for (field, typed, sentence) in [
            ("bye_opponents_percentage", "", "their percentage is missing"),
            ("bye_opponents_percentage", "many", "is not a percentage"),
            ("bye_opponents", "200", "1 to 127, not 200"),
            ("bye_opponents", "", "their number is missing"),
            ("percentage_floor", "120 %", "is not a percentage"),
            ("percentage_decimals", "7", "2 to 4 decimals of 1, not 7"),
            ("tiebreakers", "Match points", "which is not among the tiebreakers"),
        ] {
            let wrong = send(&[FORM, &[(field, typed)]].concat());
            assert_eq!(wrong.status, 422, "{field}: {typed}");
            assert!(wrong.text().contains(sentence), "{field}: {typed}: {}", wrong.text());
        }
        let done = send(FORM);
        assert_eq!(done.status, 303, "{}", done.text());
        let profile = profile_of(db, &slug);
        assert_eq!(profile.house.bye_opponents, imaginary(3, "1/5"));
        assert_eq!(profile.house.smaller_pod_opponents, imaginary(1, "1/7"));
        assert!(profile.house.byes_in_percentages);
        assert_eq!((profile.house.percentage_decimals, profile.house.percentage_floor), (Some(4), Some(share("1/5"))));

        // the form shows what it stored, and everybody reads it
        let shown = organizer.see(&settings).form("/desk/settings");
        assert_eq!((shown.value("bye_opponents"), shown.value("bye_opponents_percentage")), ("3", "1/5"));
        let text = service.anonymous().see(&format!("/t/{slug}/profile")).text();
        for said in ["3 at 20.00 % each", "1 at 14.29 %", "count as won matches", "rounded to 2 decimals", "They have no match points"] {
            assert!(text.contains(said), "{said}: {text}");
        }

        // once round 1 is paired it stays
        db.next_round(&slug);
        for (field, typed, topic) in [
            ("bye_opponents", "2", "Imaginary opponents for a bye"),
            ("byes_in_percentages", "", "Byes in opponents"),
            ("percentage_decimals", "3", "Rounding of percentages"),
            ("percentage_floor", "1/3", "Lowest percentage of an opponent"),
        ] {
            let refused = send(&[FORM, &[(field, typed)]].concat());
            assert_eq!(refused.status, 422, "{field}");
            assert!(refused.text().contains(topic), "{}", refused.text());
        }
        assert_eq!(profile_of(db, &slug), profile);
    }

    fn each_number_of_other_rules_is_explained(db) {
        let service = Service::start(db);
        let document = read(EVENT.as_bytes()).expect("a sound document");
        let slug = import(&db.db, &document, "somebody").ok().expect("imported");
        let anybody = service.anonymous();
        // Ed: 1/2, 1/2 and the floor 1/5 of three, and three of 1/5
        let ed = anybody.see(&format!("/t/{slug}/standings/2/5")).text();
        for said in [
            "The mean of 3 opponents' match-win percentages",
            "With 1 bye, imaginary opponents in the mean: 3, each at 20.00 %.",
            "It is rounded to 2 decimals before it is compared.",
            "30.00 %",
            "3 imaginary opponents",
            "W% takes each bye as a won match",
            "Percentages are compared as they are shown",
        ] {
            assert!(ed.contains(said), "{said}: {ed}");
        }
        let csv = anybody.see(&format!("/t/{slug}/export/standings.csv")).body;
        assert!(csv.contains("opponents_match_win_percentage,head_to_head"), "{csv}");
        let rows = service.program().see(&format!("/tournaments/{slug}/standings"));
        // a and b have 5 points and the same opponents' percentage, and met twice: each won once
        assert_eq!(rows["rows"][0]["opponents_match_win_percentage"]["exact"], "17/40", "{rows}");
        assert_eq!(rows["rows"][0]["further"][0]["tiebreaker"], "head_to_head");
        assert_eq!(rows["rows"][0]["further"][0]["value"]["exact"], "5");
        let format = service.program().see(&format!("/tournaments/{slug}"))["format"].clone();
        assert_eq!(format["bye_opponents"]["match_win_percentage"], "1/5");
        assert_eq!((format["percentage_decimals"].as_u64(), format["percentage_floor"].as_str()), (Some(4), Some("1/5")));
    }

    fn a_preset_and_a_copy_keep_how_percentages_count(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = db.in_database_tournament("Spring", 9);
        db.in_database_join(&slug, "ora", Role::Organizer);
        db.in_database_profile(&slug, |profile| {
            profile.tiebreakers = vec![Tiebreaker::MatchPoints, Tiebreaker::OpponentsWinPercentage];
            profile.house.bye_opponents = imaginary(3, "33/100");
            profile.house.percentage_floor = Some(Share::ZERO);
        });
        let form = organizer.see(&format!("/t/{slug}/desk/copy")).form("/desk/copy");
        let made = organizer.send(&form.set("name", "Autumn"));
        assert_eq!(made.status, 303, "{}", made.text());
        assert_eq!(profile_of(db, "autumn"), profile_of(db, &slug));
        let stored = serde_json::to_value(Settings::of(&db.load(&slug).tournament).expect("settings")).expect("JSON");
        let again: Settings = serde_json::from_value(stored).expect("settings");
        assert_eq!(again.profile, profile_of(db, &slug));
    }
}
