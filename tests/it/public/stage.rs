//! The stage: what a stream shows, and who chooses its table.

use podium_store::Role;

use super::Play;
use crate::harness::both_databases;
use crate::harness::http::{Service, Visitor};

/// The table that the stage shows.
fn on_stage(anybody: &Visitor, play: &Play<'_>) -> String {
    let page = anybody.see(&play.at("/stage?show=table")).body;
    let rest = page.split_once("<h2 id=\"stage-table\">");
    rest.and_then(|(_, rest)| rest.split('<').next())
        .unwrap_or_default()
        .to_owned()
}

both_databases! {
    fn the_staff_choose_the_table_and_a_new_round_begins_with_its_first(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        assert_eq!(on_stage(&anybody, &play), "", "no round is published");
        let number = play.draft();
        assert_eq!(on_stage(&anybody, &play), "", "a draft is nobody's to see");
        play.publish(number);
        assert_eq!(on_stage(&anybody, &play), "Table 1");

        let desk = play.at("/desk/stage");
        let scorekeeper = service.in_database_staff(&play.slug, Role::Scorekeeper);
        let page = scorekeeper.see(&desk);
        assert!(page.text().contains("table 1 , the first, until you choose"), "{}", page.text());
        let shown = [("round", "1"), ("table", "3")];
        assert_eq!(scorekeeper.post(&desk, &shown).status, 303);
        assert_eq!(on_stage(&anybody, &play), "Table 3");
        let text = scorekeeper.see(&desk).text();
        assert!(text.contains("Table 3 is on the stage.") && text.contains("Round 1: table 3"), "{text}");
        assert_eq!(scorekeeper.post(&desk, &[("round", "1"), ("table", "2")]).status, 303);
        assert_eq!(on_stage(&anybody, &play), "Table 2");
        let log = service.in_database_staff(&play.slug, Role::HeadJudge).see(&play.at("/desk/log")).text();
        assert!(log.contains("round 1: table 2 is on the stage") || log.contains("Round 1: table 2 is on the stage"), "{log}");

        play.report_all();
        play.finish(number);
        assert_eq!(on_stage(&anybody, &play), "Table 2", "its result stays until the next round");
        assert!(anybody.see(&play.at("/stage")).body.contains(">won<"));
        let next = play.draft();
        assert_eq!(on_stage(&anybody, &play), "Table 2");
        play.publish(next);
        assert_eq!(on_stage(&anybody, &play), "Table 1");

        let old = scorekeeper.post(&desk, &shown);
        assert_eq!(old.status, 409);
        assert!(old.text().contains("The round is another one"), "{}", old.text());
        let nowhere = scorekeeper.post(&desk, &[("round", "2"), ("table", "99")]);
        assert_eq!(nowhere.status, 422);
        assert!(nowhere.text().contains("there is no table 99 in round 2"), "{}", nowhere.text());
        let nothing = scorekeeper.post(&desk, &[("round", "2"), ("table", "abc")]);
        assert_eq!(nothing.status, 422);
        assert!(nothing.text().contains("Table: \"abc\" is no number"), "{}", nothing.text());
        assert_eq!(on_stage(&anybody, &play), "Table 1");
    }

    fn its_addresses_are_for_a_stream_and_each_shows_one_thing(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let page = organizer.see(&play.at("/desk/stage")).body;
        let anybody = service.anonymous();
        let own = format!("/stage/{}", db.secrets().stage_token(&play.load().tournament.id));
        for scene in [own.clone(), format!("{own}?show=table"), "/stage?show=clock".to_owned(), "/stage?show=bracket".to_owned()] {
            let path = play.at(&scene);
            assert!(page.contains(&format!(">{}{path}</textarea>", service.base)), "{scene} in {page}");
            let shown = anybody.see(&path).body;
            assert!(shown.contains("data-live=") && !shown.contains("<nav") && !shown.contains("<form"), "{scene}");
        }
        let bracket = || anybody.see(&play.at("/stage?show=bracket")).body;
        assert!(!bracket().contains("<svg"), "no cut is announced");
        play.cut(10);
        assert!(bracket().contains("<svg") && bracket().contains("Winner of pod 2"));
        play.round();
        let table = anybody.see(&play.at("/stage?show=table")).text();
        assert!(table.contains("Seed 3"), "{table}");
    }
}
