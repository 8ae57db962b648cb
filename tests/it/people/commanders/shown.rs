//! Who sees commanders and decklists when, on every page and export that can show them.

use podium_event::profile::CommandersShown;
use podium_ops::OpError;
use podium_ops::tournaments::archive::{self, Audience};
use podium_ops::tournaments::{self, Settings};
use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use serde_json::json;

use super::cards::load;
use super::{ORU, VAEL, ask, name};
use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::public::Play;

/// Where everybody could see a commander, once there is such a page.
const PAGES: [&str; 8] = [
    "/pairings",
    "/players/1",
    "/standings",
    "/export/standings.csv",
    "/export/topdeck.json",
    "/export/event.json",
    "/players",
    "/stage",
];
/// Where they see one before the tournament is finished, if they see any. Lines of standings are short until then.
const WHILE_PLAYED: [&str; 5] = [
    "/pairings",
    "/players/1",
    "/export/standings.csv",
    "/export/topdeck.json",
    "/export/event.json",
];

/// The pages that hold a commander's name; some are not there before the first standings.
fn showing(service: &Service<'_>, play: &Play<'_>) -> Vec<&'static str> {
    let anybody = service.anonymous();
    let has = |page: &&'static str| anybody.get(&play.at(page)).body.contains("Vael");
    PAGES.into_iter().filter(has).collect()
}

both_databases! {
    fn commanders_are_shown_when_the_organizer_says_so(db) {
        for (chosen, with_pairings, after) in [
            (Some(CommandersShown::Never), false, false),
            (Some(CommandersShown::WithPairings), true, true),
            (Some(CommandersShown::AfterEvent), false, true),
            // at Competitive
            (None, false, true),
        ] {
            let play = Play::new(db);
            play.set(|settings| settings.profile.commanders_public = chosen);
            let numbers: Vec<i64> = play.load().players.iter().map(|row| row.number).collect();
            for number in numbers {
                name(db, &play.slug, number, &[VAEL, ORU]);
            }
            let service = Service::start(db);
            let api = |path: &str| service.program().see(&format!("/tournaments/{}{path}", play.slug));
            let nothing: [&str; 0] = [];
            assert_eq!(showing(&service, &play), nothing, "{chosen:?} before the rounds");
            assert_eq!(api("/players/1")["commanders"], json!(null));
            let number = play.draft();
            assert_eq!(showing(&service, &play), nothing, "{chosen:?}: a draft");
            play.publish(number);
            play.report_all();
            play.finish(number);
            let now: &[&str] = if with_pairings { &WHILE_PLAYED } else { &nothing };
            assert_eq!(showing(&service, &play), now, "{chosen:?} with the pairings");
            let seen = if with_pairings { json!([VAEL, ORU]) } else { json!(null) };
            assert_eq!(api("/players/1")["commanders"], seen);
            // the staff sees them once the rounds have begun
            service.in_database_staff(&play.slug, Role::Judge);
            let judge = service.in_database_program("judge", &[Scope::Read], None);
            assert_eq!(judge.see(&format!("/tournaments/{}/players/1", play.slug))["commanders"], json!([VAEL, ORU]));
            play.end();
            let now: &[&str] = if after { &PAGES[..6] } else { &nothing };
            assert_eq!(showing(&service, &play), now, "{chosen:?} after the event");
            let says = service.anonymous().see(&play.at("/profile")).text();
            let words = match chosen {
                Some(CommandersShown::Never) => "Commanders only for the staff",
                Some(CommandersShown::WithPairings) => "Commanders public with the pairings",
                _ => "Commanders public after the event",
            };
            assert!(says.contains(words), "{says}");
        }
    }

    fn exports_have_them_in_the_shapes_that_programs_read(db) {
        let play = Play::new(db);
        play.set(|settings| settings.profile.commanders_public = Some(CommandersShown::WithPairings));
        name(db, &play.slug, 1, &[VAEL, ORU]);
        play.round();
        let service = Service::start(db);
        let anybody = service.anonymous();
        let csv = anybody.see(&play.at("/export/standings.csv")).body;
        assert!(csv.lines().next().unwrap_or_default().ends_with(",byes,commander,second_commander,colors"), "{csv}");
        let line = csv.lines().find(|line| line.contains(",1,First1")).expect("the player");
        assert!(line.ends_with(&format!("\"{VAEL}\",{ORU},")), "{line}");
        let topdeck: serde_json::Value =
            serde_json::from_str(&anybody.see(&play.at("/export/topdeck.json")).body).expect("JSON");
        let standings = topdeck["standings"].as_array().expect("standings");
        let own = standings.iter().find(|line| line["id"] == "p1").expect("the player");
        assert_eq!(own["deckObj"], json!({"Commanders": {VAEL: {"count": 1}, ORU: {"count": 1}}}));
        assert_eq!(own["decklist"], json!(null));
        let other = standings.iter().find(|line| line["id"] == "p2").expect("another");
        assert_eq!(other["deckObj"], json!(null));
        let seats = topdeck["rounds"][0]["tables"].as_array().expect("tables").iter();
        let seats: Vec<_> = seats.flat_map(|table| table["players"].as_array().expect("players")).collect();
        assert_eq!(seats.iter().filter(|seat| seat["deckObj"]["Commanders"][VAEL]["count"] == 1).count(), 1);
    }

    fn a_change_of_a_commander_is_on_the_next_page(db) {
        let play = Play::new(db);
        play.set(|settings| settings.profile.commanders_public = Some(CommandersShown::WithPairings));
        let number = play.draft();
        play.publish(number);
        let service = Service::start(db);
        let anybody = service.anonymous();
        assert!(!anybody.see(&play.at("/pairings")).body.contains("Vael"));
        name(db, &play.slug, 1, &[VAEL]);
        assert!(anybody.see(&play.at("/pairings")).body.contains("Vael"), "by the staff");
        ask(db, &play.slug, podium_event::deck::Format::Commander, 60);
        let list = format!("Commander\n1 {ORU}\nDeck\n99 Island");
        db.act_as(&play.slug, db.player(&play.slug, 2), |work| podium_ops::people::decks::hand_in(work, &list, None)).expect("handed in");
        assert!(anybody.see(&play.at("/pairings")).body.contains("Oru"), "by a list");
    }

    fn who_has_begun_with_a_secret_commander_keeps_it(db) {
        let play = Play::new(db);
        let number = play.draft();
        play.publish(number);
        let row = play.load().tournament;
        let mut settings = Settings::of(&row).expect("settings");
        for (chosen, refused) in [
            (Some(CommandersShown::WithPairings), true),
            (None, false),
            (Some(CommandersShown::AfterEvent), false),
            (Some(CommandersShown::Never), false),
            (Some(CommandersShown::AfterEvent), true),
        ] {
            settings.profile.commanders_public = chosen;
            let version = play.load().tournament.settings_version;
            let done = db.act(&play.slug, |work| tournaments::change(work, version, &settings));
            match (refused, done) {
                (true, Err(OpError::Invalid(problems))) => {
                    assert_eq!(problems[0].field, "commanders_public");
                    assert!(problems[0].message.to_string().contains("but never more than now"), "{}", problems[0].message);
                }
                (false, Ok(())) => {}
                (_, done) => panic!("{chosen:?}: {done:?}"),
            }
        }
    }

    fn lists_that_nobody_was_to_read_stay_closed_once_round_1_is_paired(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let program = service.in_database_program("organizer", &[Scope::Read, Scope::Settings], None);
        let path = format!("/tournaments/{}", play.slug);
        let patch = |body: serde_json::Value| {
            let version = play.load().tournament.settings_version;
            let mut body = body;
            body["version"] = version.into();
            program.send("PATCH", &path, &body)
        };
        assert_eq!(patch(json!({"decklists_public": true})).status, 200, "before the rounds");
        // a list names the commander that nobody is to see
        let refused = patch(json!({"commanders_public": "never"}));
        assert_eq!((refused.status, &refused.json["errors"][0]["pointer"]), (422, &json!("/decklists_public")), "{refused:?}");
        let at = play.at("/desk/settings");
        let form = organizer.see(&at).form("/settings");
        assert_eq!(form.value("decklists_public"), "on");
        let refused = organizer.send(&form.set("commanders_public", "never"));
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("a list names its commander, and commanders are shown to nobody"), "{}", refused.text());
        let number = play.draft();
        play.publish(number);
        assert_eq!(patch(json!({"decklists_public": false})).status, 200, "less may be shown");
        let refused = patch(json!({"decklists_public": true}));
        assert_eq!((refused.status, &refused.json["errors"][0]["pointer"]), (422, &json!("/decklists_public")), "{refused:?}");
        let refused = organizer.send(&organizer.see(&at).form("/settings").set("decklists_public", "on"));
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("so they stay closed once round 1 is paired"), "{}", refused.text());
        assert!(!play.load().event.profile().decklists_public);
    }

    fn the_desks_export_has_lists_and_commanders_once_the_staff_reads_them(db) {
        let play = Play::new(db);
        // by the player: what the staff writes is in its log
        db.act_as(&play.slug, db.player(&play.slug, 1), |work| podium_ops::people::players::name_own_commander(work, VAEL, "")).expect("named");
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let export = || organizer.see(&play.at("/desk/export/event.json")).body;
        let whole = |text: &str| text.contains("decks.example/secret") && text.contains(VAEL);
        assert!(whole(&export()), "no lists are asked for");
        ask(db, &play.slug, podium_event::deck::Format::Commander, 60);
        let before = export();
        assert!(!before.contains("decks.example") && !before.contains("Vael") && before.contains("mail.example"), "{before}");
        podium_document::event::read(before.as_bytes()).expect("it can be imported");
        let host = db.db.read(|conn| archive::export(conn, &play.slug, Audience::Organizer)).expect("exported");
        assert!(whole(&host), "who runs the service has everything");
        let page = organizer.see(&play.at("/desk/exports")).text();
        assert!(page.contains("are included after the deadline"), "{page}");
        ask(db, &play.slug, podium_event::deck::Format::Commander, -1);
        assert!(whole(&export()), "after the deadline");
    }

    fn seats_have_their_commanders_where_the_reader_may_see_them(db) {
        let play = Play::new(db);
        play.set(|settings| settings.profile.commanders_public = Some(CommandersShown::AfterEvent));
        let service = Service::start(db);
        service.in_database_staff(&play.slug, Role::Judge);
        let judge = service.in_database_program("judge", &[Scope::Read], None);
        let number = play.draft();
        play.publish(number);
        let at = |path: &str| format!("/tournaments/{}{path}", play.slug);
        let first = judge.see(&at("/rounds/1"))["pods"][0].clone();
        let (table, seated) = (first["table"].to_string(), first["players"][0]["number"].as_i64().expect("a player"));
        let csv = || service.anonymous().see(&play.at("/export/pairings.csv")).body;
        // the colours that the staff sees are of now, also where the public pages stay the same
        load(db);
        judge.see(&at("/rounds/1"));
        name(db, &play.slug, seated, &[VAEL, ORU]);
        let seat = |of: &serde_json::Value| of["players"][0]["commanders"].clone();
        let at_table = at(&format!("/rounds/1/tables/{table}"));
        assert_eq!(seat(&judge.see(&at("/rounds/1"))["pods"][0]), json!([VAEL, ORU]));
        assert_eq!(seat(&judge.see(&at_table)), json!([VAEL, ORU]));
        let player = judge.see(&at(&format!("/players/{seated}")));
        assert_eq!((&player["commanders"], &player["colors"]), (&json!([VAEL, ORU]), &json!("WUB")));
        for (program, shown) in [(&service.program(), json!(null)), (&judge, json!([VAEL, ORU]))] {
            assert_eq!(seat(&program.see(&at("/rounds/1"))["pods"][0]), shown);
            assert_eq!(seat(&program.see(&at_table)), shown);
        }
        let everybody = service.program();
        assert_eq!(everybody.see(&at("/stage"))["table"]["seats"][0]["commanders"], json!(null));
        assert_eq!(everybody.see(&at(&format!("/players/{seated}")))["colors"], json!(null));
        assert!(!csv().contains("commander"), "{}", csv());
        play.report_all();
        play.finish(number);
        play.end();
        assert_eq!(seat(&everybody.see(&at("/rounds/1"))["pods"][0]), json!([VAEL, ORU]));
        assert_eq!(seat(&everybody.see(&at_table)), json!([VAEL, ORU]));
        let csv = csv();
        let head = csv.lines().next().unwrap_or_default();
        assert!(head.ends_with(",player 4,commander 1,commander 2,commander 3,commander 4"), "{csv}");
        let line = csv.lines().find(|line| line.starts_with(&format!("{table},"))).unwrap_or_default();
        assert!(line.ends_with(&format!(",\"{VAEL} / {ORU}\",,,")), "{line}");
    }

    fn decklists_are_open_after_the_event_where_the_organizer_says_so(db) {
        for open in [false, true] {
            let play = Play::new(db);
            play.set(|settings| settings.profile.decklists_public = open);
            let list = "Commander\n1 Vael\nDeck\n1 Lantern\n98 Island";
            ask(db, &play.slug, podium_event::deck::Format::Commander, 60);
            db.act_as(&play.slug, db.player(&play.slug, 1), |work| podium_ops::people::decks::hand_in(work, list, None)).expect("handed in");
            let service = Service::start(db);
            let anybody = service.anonymous();
            let pages = ["/players/1", "/players/2", "/export/standings.csv", "/export/topdeck.json", "/export/event.json"];
            let open_pages = || -> Vec<&str> {
                let has = |page: &&str| {
                    let body = anybody.see(&play.at(page)).body;
                    body.contains("Lantern") || body.contains("decks.example")
                };
                pages.into_iter().filter(has).collect()
            };
            let nothing: [&str; 0] = [];
            let own = service.in_database_player(&play.slug, 1).see(&play.at("/me/deck")).text();
            assert_eq!(own.contains("When the tournament is finished, everyone can read it"), open, "{own}");
            play.round();
            assert_eq!(open_pages(), nothing, "while it is played");
            play.end();
            let now: &[&str] = if open { &pages } else { &nothing };
            assert_eq!(open_pages(), now, "after the event");
            let api = service.program().see(&format!("/tournaments/{}/players/1", play.slug));
            assert_eq!(api["decklist"], if open { json!(list) } else { json!(null) });
            if open {
                let topdeck = anybody.see(&play.at("/export/topdeck.json")).body;
                assert!(topdeck.contains(r#""Mainboard":{"Island":{"count":98},"Lantern":{"count":1}}"#), "{topdeck}");
            }
        }
    }
}
