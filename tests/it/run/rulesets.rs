//! Tournaments by a ruleset: chosen as they are made, kept as a copy, shown to everyone.

use podium_event::profile::{EndOfRound, Profile, Tiebreaker, UnevenPods};
use podium_ops::tournaments::archive::{self, Audience};
use podium_ops::tournaments::{Settings, presets};

use crate::harness::both_databases;
use crate::harness::http::{Service, Visitor};
use crate::harness::{TestDb, http::Page};

const NEW: &str = "/tournaments/new";
const SETTINGS: &str = "/desk/settings";

fn make(visitor: &Visitor, fields: &[(&str, &str)]) -> Page {
    let form = visitor.see(NEW).form(NEW);
    visitor.send(&fields.iter().fold(form, |form, (name, value)| form.set(name, value)))
}

fn profile(db: &TestDb, slug: &str) -> Profile {
    Settings::of(&db.load(slug).tournament).expect("settings").profile
}

both_databases! {
    fn the_addendum_applies_where_nothing_is_chosen(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let form = organizer.see(NEW).form(NEW);
        assert_eq!(form.value("ruleset"), "mtr-a-2023");
        assert_eq!(make(&organizer, &[("name", "Friday")]).status, 303);
        assert_eq!(profile(db, "friday"), Profile::standard(podium_event::profile::Level::Regular));
        let rules = service.anonymous().see("/t/friday/profile").text();
        assert!(rules.contains("Multiplayer Addendum (2023)") && rules.contains("every setting follows the addendum"), "{rules}");
    }

    fn a_tournament_has_the_settings_of_its_ruleset_and_says_what_was_changed(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let made = make(&organizer, &[
            ("name", "Cup"), ("ruleset", "topdeck"), ("level", "competitive"), ("round_minutes", "80"), ("points_draw", "2"),
        ]);
        assert_eq!(made.status, 303, "{}", made.text());
        let made = profile(db, "cup");
        assert_eq!(made.tiebreakers, [Tiebreaker::MatchPoints, Tiebreaker::OpponentsWinPercentage]);
        assert_eq!((made.uneven_pods, made.end_of_round), (UnevenPods::Byes, EndOfRound::FinishTurn));
        assert_eq!((made.round_minutes, made.points.draw, made.points.win), (Some(80), 2, 5));
        assert_eq!(made.house.bye_opponents.map(|opponents| opponents.count), Some(3));
        let copy = made.ruleset.as_deref().expect("a copy");
        assert_eq!((copy.id.as_str(), copy.name.as_str()), ("topdeck", "TopDeck.gg"));

        let page = service.anonymous().see("/t/cup/profile");
        let text = page.text();
        for part in [
            "TopDeck.gg", "https://topdeck.gg/mtr-ipg-addendum", "Imaginary opponents for a bye", "Applied by staff",
            "Not known: the addendum applies", "Changed from the ruleset",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let changed = page.body.split("id=\"chosen\"").nth(1).and_then(|rest| rest.split("</section>").next()).unwrap_or_default();
        assert!(changed.contains("Round time") && changed.contains("80 minutes") && changed.contains("points for a draw"), "{changed}");
        assert!(!changed.contains("Imaginary opponents"), "that is the ruleset's: {changed}");
        let spanish = service.anonymous().see("/es/t/cup/profile");
        assert!(spanish.body.contains("<ul lang=\"en\">"), "its own sentences are English");

        // back to what the addendum says
        let form = organizer.see("/t/cup/desk/settings").form(SETTINGS);
        assert_eq!(form.value("ruleset"), "topdeck");
        let turns = form.set("end_of_round", "extra_turns");
        let contradicting = organizer.send(&turns);
        assert_eq!(contradicting.status, 422, "turns are counted, so there is none for an end step");
        let mut turns = turns;
        turns.fields.retain(|(name, _)| name != "end_step_turn");
        let done = organizer.send(&turns);
        assert_eq!(done.status, 303, "{}", done.text());
        assert_eq!(profile(db, "cup").house.bye_opponents, made.house.bye_opponents, "other settings stay");
        let text = service.anonymous().see("/t/cup/profile").text();
        assert!(text.contains("The ruleset") && text.contains("End of a Swiss round"), "{text}");
    }

    fn an_unknown_ruleset_is_refused_with_the_form(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let form = organizer.see(NEW).form(NEW).set("name", "Friday");
        let wrong = organizer.send(&form.set("ruleset", "chess"));
        assert_eq!(wrong.status, 422);
        assert!(wrong.text().contains("There is no ruleset \"chess\"") && wrong.text().contains("topdeck"), "{}", wrong.text());
        assert_eq!(wrong.form(NEW).value("name"), "Friday");
    }

    fn a_copy_outlives_its_file(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        assert_eq!(make(&organizer, &[("name", "Cup"), ("ruleset", "sct-spain")]).status, 303);
        // as if the file had another edition since, and then was gone
        for id in ["sct-spain", "gone"] {
            db.in_database_profile("cup", |profile| {
                let copy = profile.ruleset.as_mut().expect("a copy");
                copy.version = "an earlier one".to_owned();
                copy.id = id.to_owned();
            });
            let before = profile(db, "cup");
            let form = organizer.see("/t/cup/desk/settings").form(SETTINGS);
            assert_eq!(form.value("ruleset"), id);
            assert_eq!(organizer.send(&form.set("place", id)).status, 303);
            assert_eq!(profile(db, "cup"), before);
        }
        // a preset and a copy have it, too
        let kept = organizer.send(&organizer.see("/t/cup/desk/settings").form("/desk/settings/preset").set("preset", "Ours"));
        assert_eq!(kept.status, 303);
        let account = db.db.read(|conn| podium_store::site::accounts::by_name_key(conn, "ora")).expect("read").expect("ora");
        let preset = db.db.read(|conn| podium_store::tournaments::presets::offered_to(conn, &account.id)).expect("read").remove(0);
        assert_eq!(presets::settings(&preset).expect("settings").profile, profile(db, "cup"));
        let start = format!("/tournaments/new?preset={}", preset.id);
        let made = organizer.send(&organizer.see(&start).form(NEW).set("name", "Again"));
        assert_eq!(made.status, 303, "{}", made.text());
        assert_eq!(profile(db, "again"), profile(db, "cup"));
        let copied = organizer.send(&organizer.see("/t/cup/desk/copy").form("/desk/copy").set("name", "Copy"));
        assert_eq!(copied.status, 303, "{}", copied.text());
        assert_eq!(profile(db, "copy"), profile(db, "cup"));
        // and so has the archive, byte for byte
        let written = db.db.read(|conn| archive::export(conn, "cup", Audience::Organizer)).expect("a document");
        assert!(written.contains("\"ruleset\"") && written.contains("an earlier one"), "{written}");
        let document = podium_document::event::read(written.as_bytes()).expect("a sound document");
        assert_eq!(document.event.profile(), &profile(db, "cup"));
        assert_eq!(podium_document::event::write(&document), written);
    }

    fn another_ruleset_is_taken_over_after_a_look_at_what_changes(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        assert_eq!(make(&organizer, &[("name", "Cup"), ("ruleset", "mtr-a-2026")]).status, 303);
        let before = profile(db, "cup");
        let form = organizer.see("/t/cup/desk/settings").form(SETTINGS);
        let looked = organizer.send(&form.set("ruleset", "sct-spain").set("place", "Lisbon"));
        assert_eq!((looked.status, profile(db, "cup")), (200, before));
        let text = looked.text();
        assert!(text.contains("What changes with SCT Spain") && text.contains("; from now on "), "{text}");
        // what was looked at is saved, with what was typed; another choice is looked at again
        let form = looked.form(SETTINGS);
        assert_eq!(form.value("place"), "Lisbon");
        assert!(organizer.send(&form.clone().set("ruleset", "topdeck")).text().contains("What changes with TopDeck.gg"));
        assert_eq!(organizer.send(&form).status, 303);
        let changed = profile(db, "cup");
        assert_eq!((changed.points.win, changed.round_minutes), (5, Some(90)), "what the first one set is gone");
        assert_eq!(db.load("cup").tournament.place, "Lisbon");
    }

    fn while_it_runs_it_changes_where_nothing_decided_does(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Begun", 8);
        db.next_round(&slug);
        let root = service.administrator();
        let settings = format!("/t/{slug}/desk/settings");
        let form = root.see(&settings).form(SETTINGS);
        let wrong = root.send(&form.clone().set("ruleset", "topdeck"));
        assert_eq!(wrong.status, 422);
        assert!(wrong.text().contains("Tiebreakers: players have been paired by it"), "{}", wrong.text());
        let looked = root.send(&form.set("ruleset", "cedh-uk"));
        assert!(looked.text().contains("No setting changes"), "{}", looked.text());
        assert_eq!(root.send(&looked.form(SETTINGS)).status, 303);
        assert_eq!(profile(db, &slug).ruleset.map(|ruleset| ruleset.id), Some("cedh-uk".to_owned()));
        // a later edition is offered beside the copy, which stays until somebody chooses the other one
        db.in_database_profile(&slug, |profile| {
            profile.ruleset.as_mut().expect("a copy").version = "an earlier one".to_owned();
        });
        let page = root.see(&settings);
        assert!(page.text().contains("cEDH UK: edition as read in November 2026"), "{}", page.text());
        let looked = root.send(&page.form(SETTINGS).set("ruleset", "cedh-uk@newest"));
        assert_eq!(looked.status, 200, "{}", looked.text());
        assert_eq!(root.send(&looked.form(SETTINGS)).status, 303);
        assert_eq!(profile(db, &slug).ruleset.map(|ruleset| ruleset.version), Some("as read in November 2026".to_owned()));
        assert!(!root.see(&settings).body.contains("cedh-uk@newest"));
    }

    fn everyone_can_compare_the_rulesets(db) {
        let service = Service::start(db);
        let page = service.anonymous().see("/rules");
        let text = page.text();
        for part in ["TopDeck.gg", "cEDH UK", "as the addendum", "Match points for a win", "Applied by staff", "20 minutes"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let german = service.anonymous().see("/de/rules");
        assert!(german.body.contains("lang=\"de\"") && !german.text().contains("Applied by staff"), "{}", german.text());
        assert!(service.organizer().see(NEW).body.contains("href=\"/rules\""));
    }
}
