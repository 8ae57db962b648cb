//! The staff's navigation and palette: what waits is counted for who decides it, and what is found leads by role.

use podium::db::Role;
use podium::ops::reports::report;
use podium::ops::results::Typed;
use podium::ops::rights::Floor;
use podium::ops::rulings::{NewRuling, RulingVersion, appeal, record};

use crate::harness::both_databases;
use crate::harness::http::{Service, Visitor};

fn typed(games: &str) -> Typed {
    Typed {
        games: games.to_owned(),
        ..Typed::default()
    }
}

both_databases! {
    fn what_waits_is_counted_for_who_decides_it(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Counts", 8);
        db.in_database_profile(&slug, |profile| profile.players_report = Some(true));
        db.next_round(&slug);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let page = format!("/t/{slug}/desk/exports");
        let quiet = organizer.see(&page).text();
        assert!(quiet.contains("Results 2 outstanding") && !quiet.contains("disputed"), "{quiet}");

        let event = db.load(&slug).event;
        let seats = &event.rounds()[0].pods[0].seats;
        let numbers: Vec<i64> = seats.iter().map(|seat| db.load(&slug).row(*seat).number).collect();
        for (number, games) in [(numbers[0], "1"), (numbers[1], "2")] {
            db.act_as(&slug, db.player(&slug, number), |work| report(work, &typed(games)).map(drop)).expect("reported");
        }
        let ruling = NewRuling {
            table: Some(2),
            what: "A card too many".to_owned(),
            answer: "Shuffle it in".to_owned(),
            ..NewRuling::default()
        };
        let jo = || db.staff::<Floor>("judge");
        let recorded = db.act_as(&slug, jo(), |work| record(work, &ruling)).expect("recorded");
        let at = RulingVersion { number: recorded.number, version: 1 };
        db.act_as(&slug, jo(), |work| appeal(work, at)).expect("appealed");

        let all = organizer.see(&page);
        for count in ["Results 1 disputed 2 outstanding", "Rulings 1 to decide"] {
            assert!(all.text().contains(count), "{count}: {}", all.text());
        }
        assert!(all.body.contains("<title>(2) Exports"), "the title says how much waits");
        let hers = judge.see(&page).text();
        assert!(hers.contains("1 disputed") && !hers.contains("to decide"), "{hers}");
        // public pages are given the same by the script, and are the same bytes for everybody
        let told = judge.see(&format!("/whoami.json?tournament={slug}")).body;
        assert!(told.contains(r#""doors":"#) && told.contains("disputed"), "{told}");
        let public = |visitor: &Visitor| visitor.see(&format!("/t/{slug}/pairings")).body;
        assert_eq!(public(&judge), public(&service.anonymous()));
    }

    fn the_palette_leads_by_role_and_reads_the_snapshot(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Palette", 8);
        db.next_round(&slug);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let find = |visitor: &crate::harness::http::Visitor, q: &str| visitor.see(&format!("/t/{slug}/desk/find.json?q={q}"));
        let found = find(&judge, "2");
        assert!(found.body.starts_with(&format!(r#"[{{"label":"Table 2","detail":"On the floor: calls, time, rulings","href":"/t/{slug}/desk/floor/2"}}"#)), "{}", found.body);
        assert_eq!(found.header("cache-control"), "no-store");
        assert!(find(&keeper, "t2").body.contains(&format!("/t/{slug}/desk/results/1/2")));
        for q in ["", "zzz", "99999999999999999999"] {
            assert_eq!(find(&keeper, q).body, "[]", "{q}");
        }
        let before = db.db.queries();
        find(&judge, "player");
        let whole = db.db.queries() - before;
        let before = db.db.queries();
        judge.see(&format!("/t/{slug}/desk/references"));
        assert!(whole <= db.db.queries() - before, "no more than any page of the staff asks: {whole}");
    }
}
