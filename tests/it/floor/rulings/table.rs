//! The tournament's own table of penalties: edited, replaced, set back; listed for everybody where it departs.

use podium_event::penalties::{Penalty, PenaltyTable};

use super::*;

const PAGE: &str = "desk/settings/penalties";

fn table(venue: &Venue<'_>) -> PenaltyTable {
    venue
        .tournament()
        .profile()
        .expect("a profile")
        .penalty_table()
        .into_owned()
}

both_databases! {
    fn a_row_is_edited_and_everybody_can_read_it(db) {
        let venue = Venue::new(db);
        let organizer = venue.staff(Role::Organizer);
        assert_eq!(venue.staff(Role::HeadJudge).get(&venue.at(PAGE)).status, 403);
        let form = organizer.see(&venue.at(PAGE)).form("/penalties");
        let saved = organizer.send(&form.set("name", "house rules").set("penalty_1", "caution"));
        assert_eq!(saved.status, 303, "{}", saved.text());
        let own = table(&venue);
        assert_eq!(own.infraction("2.2").expect("there").penalty, Penalty::Caution);
        assert_eq!(own.infractions.len(), PenaltyTable::standard().infractions.len());
        let profile = venue.service.anonymous().see(&venue.at("profile")).text();
        assert!(profile.contains("2.2 Looking at Extra Cards: Caution instead of Warning"), "{profile}");
        let judge = venue.staff(Role::Judge);
        venue.rules(&judge, 1, venue.seats(1)[0], "2.2", "");
        assert_eq!(venue.about(1)[0].penalty.as_deref(), Some("caution"));
        // the settings page knows nothing of the table and keeps it
        let form = organizer.see(&venue.at("desk/settings")).form("/settings");
        assert_eq!(organizer.send(&form.set("place", "Hall 2")).status, 303);
        assert_eq!(table(&venue), own);
        let back = organizer.see(&venue.at(PAGE)).form("/standard");
        assert_eq!(organizer.send(&back).status, 303);
        assert_eq!(venue.tournament().profile().expect("a profile").penalties, None);
    }

    fn bad_rows_are_named_and_nothing_is_saved(db) {
        let venue = Venue::new(db);
        let organizer = venue.staff(Role::Organizer);
        let form = organizer.see(&venue.at(PAGE)).form("/penalties");
        let wrong = organizer.send(&form.clone().set("upgrade_1", "soon").set("code_2", "2.1"));
        assert_eq!(wrong.status, 422);
        assert!(wrong.text().contains("is no upgrade, as") && wrong.body.contains("value=\"soon\""), "{}", wrong.text());
        let wrong = organizer.send(&form.set("code_2", "2.1"));
        assert!(wrong.status == 422 && wrong.text().contains("The code 2.1 is there twice"), "{}", wrong.text());
        let replace = |text: &str| {
            let form = organizer.see(&venue.at(PAGE)).form("/replace");
            organizer.send(&form.set("text", text))
        };
        let wrong = replace("code,name,category,penalty\n1,One,Game Play Error,Warning\n2,Two,odd,huge\n");
        assert!(wrong.status == 422 && wrong.text().contains("Line 3, category") && wrong.text().contains("Line 3, penalty"), "{}", wrong.text());
        let wrong = replace("{\"name\": \"x\", \"infractions\": [{\"code\": \"1\"}]}");
        assert!(wrong.status == 422 && wrong.text().contains("/infractions/0"), "{}", wrong.text());
        assert_eq!(venue.tournament().profile().expect("a profile").penalties, None);
    }

    fn a_table_is_replaced_from_csv_and_from_its_own_file(db) {
        let venue = Venue::new(db);
        let organizer = venue.staff(Role::Organizer);
        let replace = |text: &str| {
            let form = organizer.see(&venue.at(PAGE)).form("/replace");
            organizer.send(&form.set("text", text))
        };
        let csv = "code,name,category,penalty,cases,upgrade\nA,Late,Tournament Error,Warning,\"Very late: Match Loss, drop\",2: game_loss\n";
        assert_eq!(replace(csv).status, 303);
        let own = table(&venue);
        assert_eq!(own.infractions.len(), 1);
        assert!(own.infractions[0].cases[0].drop);
        let file = organizer.see(&venue.at("desk/settings/penalties.json"));
        let back = organizer.see(&venue.at(PAGE)).form("/standard");
        organizer.send(&back);
        assert_eq!(replace(&file.body).status, 303);
        assert_eq!(table(&venue), own);
        let old = organizer.post(&venue.at("desk/settings/penalties/standard"), &[("version", "1")]);
        assert!(old.status == 409 && old.text().contains("Somebody changed the settings"), "{}", old.text());
    }
}
