//! Players who do not say the same about their table: a concession that its player denies, and two reports (T53).

use podium_event::PodResult;
use podium_ops::run::reports::{Reported, confirm, report};
use podium_ops::run::results::Typed;
use podium_store::Role;

use super::reports::{all, at_table, follow, published, result, says, typed, waiting};
use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    fn a_concession_goes_with_the_tap_of_who_won(db) {
        let service = Service::start(db);
        let slug = published(db, "Ticked", 4);
        let pod = at_table(db, &slug, 1);
        let ann = service.in_database_player(&slug, pod[0]);
        let at = |query: &str| format!("/t/{slug}/me/result{query}");
        let asks = ann.see(&at("?more=1"));
        assert!(asks.body.contains("<details open>"), "its own link opens it");
        let form = asks.body.split("</form>").find(|form| form.contains("name=\"winner\"")).expect("the seats");
        assert!(form.contains("name=\"conceded\""), "one form: {form}");
        let form = ann.see(&at("?conceded=3&winner=D")).form("/me/report");
        assert_eq!((form.value("winner"), form.value("conceded")), ("D", "3"), "the tick goes with the tap");
        let wrong = ann.see(&at("?conceded=3&winner=3"));
        assert!(wrong.text().contains("cannot win it"), "{}", wrong.text());
        follow(&ann, &ann.send(&form));
        assert_eq!(all(db, &slug)[0].conceded, "[3]");
    }

    fn each_side_of_a_dispute_has_its_own_button(db) {
        let service = Service::start(db);
        for (name, against) in [("First", false), ("Second", true)] {
            let slug = published(db, name, 4);
            let pod = at_table(db, &slug, 1);
            let other = Typed { conceded: vec![3], ..typed("2") };
            assert_eq!(says(db, &slug, pod[0], "1").ok(), Some(Reported::Waiting));
            let said = db.act_as(&slug, db.player(&slug, pod[1]), |work| report(work, &other));
            assert_eq!(said.ok(), Some(Reported::Disputed));
            let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
            let (loaded, id) = (db.load(&slug), all(db, &slug)[0].id.clone());
            let name = |seat: usize| loaded.row(loaded.player_of_number(pod[seat]).expect("seated")).name.clone();
            for at in ["", "/1/1"] {
                let page = keeper.see(&format!("/t/{slug}/desk/results{at}")).text();
                for seat in [0, 1] {
                    let button = format!("Count the report of {0}: {0} won", name(seat));
                    assert!(page.contains(&button), "{button} in {page}");
                }
            }
            let results = keeper.see(&format!("/t/{slug}/desk/results"));
            let value = format!("1.{id}{}", if against { ".against" } else { "" });
            let counted = keeper.send(&results.form("/desk/results").set("said", &value));
            assert_eq!(counted.status, 303, "{}", counted.text());
            match result(db, &slug, 1) {
                PodResult::Won(winner) => assert_eq!((against, loaded.row(winner).number), (false, pod[0])),
                PodResult::Games { conceded, .. } => assert_eq!((against, conceded.len()), (true, 1)),
                other => panic!("{other:?}"),
            }
        }
    }

    fn neighbours_cannot_take_a_third_players_point(db) {
        let service = Service::start(db);
        for (name, answer) in [("Denied", "no"), ("Judged", "judge")] {
            let slug = published(db, name, 4);
            let pod = at_table(db, &slug, 1);
            let drawn = Typed { conceded: vec![3], ..typed("D") };
            let reported = db.act_as(&slug, db.player(&slug, pod[0]), |work| report(work, &drawn)).expect("reported");
            assert_eq!(reported, Reported::Waiting);
            db.act_as(&slug, db.player(&slug, pod[1]), |work| confirm(work, &waiting(db, &slug))).expect("confirmed");
            let shared = |result: &PodResult| match result { PodResult::Drawn(scoring) => scoring.len(), _ => 0 };
            assert_eq!(shared(&result(db, &slug, 1)), 4, "everybody has a point until seat 3 says otherwise");
            let (keeper, at) = (service.in_database_staff(&slug, Role::Scorekeeper), format!("/t/{slug}/desk/results"));
            let results = keeper.see(&at);
            assert!(results.text().contains("who conceded has not confirmed it"), "{}", results.text());
            if answer == "no" {
                let (cat, me) = (service.in_database_player(&slug, pod[2]), format!("/t/{slug}/me"));
                assert_eq!(cat.send(&cat.see(&me).form("/me/conceded").set("do", "no")).status, 303);
                assert_eq!(shared(&result(db, &slug, 1)), 4);
                // they disagree, so the staff decides
                let said = cat.see(&me);
                assert!(said.text().contains("It is disputed that you conceded") && !said.body.contains("/me/conceded"), "{}", said.text());
                let staffs = ["calls", "floor/1", "results", "results/1/1"];
                for page in staffs {
                    let text = keeper.see(&format!("/t/{slug}/desk/{page}")).text();
                    assert!(text.contains("did not concede, as they say"), "{page}: {text}");
                }
                assert!(keeper.see(&format!("/t/{slug}/desk")).text().contains("1 result is disputed"));
                let value = format!("1.{}.against", all(db, &slug)[0].id);
                let kept = keeper.send(&keeper.see(&at).form("/desk/results").set("said", &value));
                assert_eq!(kept.status, 303, "{}", kept.text());
                assert_eq!(shared(&result(db, &slug, 1)), 4);
                for page in staffs {
                    let text = keeper.see(&format!("/t/{slug}/desk/{page}")).text();
                    assert!(!text.contains("did not concede, as they say"), "{page}: {text}");
                }
            } else {
                let id = all(db, &slug)[0].id.clone();
                let counted = keeper.send(&results.form("/desk/results").set("said", &format!("1.{id}")));
                assert_eq!(counted.status, 303, "{}", counted.text());
                let PodResult::Games { conceded, .. } = result(db, &slug, 1) else { panic!("marked") };
                assert_eq!(conceded.len(), 1);
            }
            assert!(!keeper.see(&at).text().contains("who conceded has not confirmed it"), "{answer}");
        }
    }
}
