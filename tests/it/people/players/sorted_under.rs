//! What lists by last name have a player under: typed by the staff, in a list or by a program, and used wherever names are
//! sorted by the last name.

use podium_document::event::read;
use podium_ops::OpError;
use podium_ops::tournaments::archive::{Audience, export};
use podium_store::site::access_tokens::Scope;
use podium_store::{NamesShown, Role};
use serde_json::json;

use super::pages::{follow, form, upload};
use super::{add_named, all, eight, log, player, publish, set, tournament};
use crate::harness::both_databases;
use crate::harness::form::Form;
use crate::harness::http::Service;

/// Whether the texts come in this order.
fn in_order(page: &str, texts: &[&str]) -> bool {
    let places: Vec<Option<usize>> = texts.iter().map(|text| page.find(text)).collect();
    places.iter().all(Option::is_some) && places.is_sorted()
}

both_databases! {
    fn a_player_is_listed_under_what_the_staff_typed(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        eight(&db.db, &slug);
        add_named(&db.db, &slug, &["Gabriel García Márquez", "Hana Hill"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let (list, one) = (format!("/t/{slug}/desk/players"), format!("/t/{slug}/desk/players/9"));
        let public = format!("/t/{slug}/players");
        assert!(in_order(&service.anonymous().see(&public).text(), &["Hill, Hana", "Márquez, Gabriel García"]));
        let edit = |under: &str| keeper.send(&form(&keeper.see(&one), "/players/9").set("sorted_under", under));
        for (wrong, says) in [("x".repeat(300), "300 characters"), ("Gabo <gabo@example.org>".to_owned(), "contains a mail address")] {
            let refused = edit(&wrong);
            assert_eq!(refused.status, 422, "{says}");
            assert!(refused.text().contains("The name to sort under") && refused.text().contains(says), "{}", refused.text());
        }
        follow(&keeper, &edit("García Márquez, Gabriel"));
        assert!(log(&db.db, &slug).last().is_some_and(|(_, what)| what.contains("the name to sort under")));
        assert_eq!(form(&keeper.see(&one), "/players/9").value("sorted_under"), "García Márquez, Gabriel");
        assert!(in_order(&service.anonymous().see(&public).text(), &["García Márquez, Gabriel", "Hill, Hana"]));
        assert!(in_order(&keeper.see(&list).text(), &["García Márquez, Gabriel", "Hill, Hana"]));
        publish(&db.db, &slug);
        let by_name = format!("/t/{slug}/pairings/1?by=name");
        let printed = service.anonymous().see(&by_name).text();
        assert!(in_order(&printed, &["García Márquez, Gabriel", "Hill, Hana"]), "{printed}");
        // who shows initials shows no more of a name
        follow(&keeper, &edit("Garcia Marquez y Santos, Gabriel José"));
        assert!(service.anonymous().see(&format!("{public}?q=santos")).text().contains("Garcia Marquez y Santos, Gabriel José"));
        set(&db.db, &slug, |settings| settings.names_shown = NamesShown::Initial);
        for page in [&public, &by_name, &format!("{public}?q=santos")] {
            let seen = service.anonymous().see(page).text();
            assert!(!seen.contains("Santos") && !seen.contains("José"), "{page}: {seen}");
        }
        follow(&keeper, &edit("García Márquez, Gabriel"));
        assert!(service.anonymous().see(&public).text().contains("Gabriel G."));
    }

    fn a_list_and_a_program_say_what_a_player_is_sorted_under(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let page = organizer.see(&format!("/t/{slug}/desk/players/list"));
        let plain = Form::all(&page.body).into_iter().rfind(|f| f.action.ends_with("/list")).expect("a form for files");
        let file = "Nombre;Ordenar como\nAna Zapata Cruz;Zapata Cruz, Ana\nBo Birch;\n";
        let looked = upload(&organizer, &plain, "players.csv", file.as_bytes());
        assert!(looked.text().contains("Sorted under") && looked.text().contains("Zapata Cruz, Ana"), "{}", looked.text());
        follow(&organizer, &organizer.send(&form(&looked, "/list/add")));
        let under = |number| player(&db.db, &slug, number).sorted_under;
        assert_eq!((under(1).as_deref(), under(2)), (Some("Zapata Cruz, Ana"), None));

        let program = service.in_database_program("ora", &[Scope::Read, Scope::Players], None);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let players = format!("/tournaments/{slug}/players");
        let added = program.send("POST", &players, &json!({"name": "Cleo van Dam", "sorted_under": "Dam, Cleo van"}));
        assert_eq!(added.status, 201, "{}", added.json);
        assert_eq!(under(3).as_deref(), Some("Dam, Cleo van"));
        let staff = |number: usize| program.get(&players).json["items"][number]["staff"].clone();
        assert_eq!(staff(2)["sorted_under"], "Dam, Cleo van");
        let version = staff(2)["version"].clone();
        let changed = program.send("PATCH", &format!("{players}/3"), &json!({"sorted_under": null, "version": version}));
        assert_eq!(changed.status, 200, "{}", changed.json);
        assert_eq!((under(3), staff(2)["sorted_under"].clone()), (None, json!(null)));

        // the organizer's document has it, the public one has not
        let document = |audience| -> String {
            let exported: Result<String, OpError> = db.db.read(|conn| export(conn, &slug, audience));
            exported.expect("exported")
        };
        let whole = document(Audience::Organizer);
        let again = read(whole.as_bytes()).unwrap_or_else(|problems| panic!("it is read: {problems:?}"));
        assert_eq!(again.about.players[0].sorted_under.as_deref(), Some("Zapata Cruz, Ana"));
        assert!(!service.anonymous().get(&format!("/t/{slug}/export/event.json")).body.contains("sorted_under"));

        // and nothing is left of it with the player's personal data
        let before = organizer.see(&format!("/t/{slug}/desk/players/1"));
        follow(&organizer, &organizer.send(&form(&before, "/forget").set("confirm_forget", "remove")));
        assert_eq!(all(&db.db, &slug)[0].sorted_under, None);
        assert!(!document(Audience::Organizer).contains("Zapata"));
    }
}
