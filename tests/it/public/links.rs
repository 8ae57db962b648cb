//! What a page leads to: exports that exist are linked, a new tournament takes the zone of its city.

use podium_store::Role;

use super::Play;
use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    fn the_export_for_statistics_sites_is_linked_where_people_look_for_exports(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let link = play.at("/export/topdeck.json");
        assert!(service.anonymous().see(&play.at("/standings")).body.contains(&link));
        let staff = service.in_database_staff(&play.slug, Role::Judge);
        assert!(staff.see(&play.at("/desk/exports")).body.contains(&link));
    }

    fn a_new_tournament_takes_the_zone_of_the_browser_or_of_a_city(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let page = organizer.see("/tournaments/new");
        assert!(page.body.contains("<datalist id=\"zones\"><option value=\"Africa/Abidjan\">") && page.body.contains("data-browser-zone"));
        let form = page.form("/tournaments/new").set("name", "City Open").set("level", "regular");
        let wrong = organizer.send(&form.clone().set("time_zone", "Atlantis"));
        assert_eq!(wrong.status, 422);
        assert_eq!(wrong.form("/tournaments/new").value("time_zone"), "Atlantis");
        assert!(!wrong.body.contains("data-browser-zone"), "what was typed stays");
        let made = organizer.send(&form.set("time_zone", "new york").set("form_id", "2"));
        assert_eq!(made.status, 303, "{}", made.text());
        assert_eq!(db.load("city-open").tournament.time_zone, "America/New_York");
    }
}
