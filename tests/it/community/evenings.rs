//! The evening that is like the last one: its players in one press, and few presses until its first round.

use podium_ops::command::rights;
use podium_ops::community::evening;
use podium_ops::community::link::link_path;
use podium_ops::community::regulars::add_regulars;
use podium_ops::season::{evenings, qualified};
use podium_ops::tournaments::Settings;
use podium_ops::tournaments::new::{Along, NewTournament, copy};
use podium_store::community::finishes;
use podium_store::{NamesShown, Role, SiteRole, TournamentState, community, season};

use super::{EIGHT, names, refused};
use crate::access::proof::hour_passes;
use crate::harness::both_databases;
use crate::harness::http::{PASSWORD, Service, Visitor};
use crate::harness::season::three_places;

both_databases! {
    fn the_players_of_the_last_evening_come_in_one_press(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        let none = refused(db.act(&slug, add_regulars));
        assert!(none.contains("No earlier evening"), "the first one has not begun: {none}");
        db.play(&first);
        db.act(&slug, |work| podium_ops::community::regulars::add_person(work, 3, false)).expect("Cy is here already");
        let added = db.act(&slug, add_regulars).expect("added");
        assert_eq!(added.len(), 7);
        let people: Vec<Option<String>> = db.load(&slug).players.into_iter().map(|row| row.person_id).collect();
        assert!(people.iter().all(Option::is_some));
        assert_eq!(names(db, "friday").len(), 8, "nobody new");
        let all = refused(db.act(&slug, add_regulars));
        assert!(all.contains("Everyone"), "{all}");
    }

    fn an_evening_starts_like_the_last_one(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 7", &EIGHT);
        db.play(&first);
        let slug = db.in_community("friday", |work| evening::start(work, None)).expect("started");
        let loaded = db.load(&slug);
        assert_eq!(loaded.tournament.name, "Friday 8");
        assert_eq!(loaded.tournament.state, TournamentState::Registration);
        assert_eq!(loaded.tournament.community_id, Some(db.community_of("friday").id));
        assert!(loaded.tournament.held_on.is_some());
        assert_eq!(loaded.players.len(), 8);
        assert_eq!(names(db, "friday").len(), 8);
    }

    /// From the last evening to the first running round: each press is a form that is sent.
    fn an_organizer_presses_at_most_six_times(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        db.play(&first);
        let service = Service::start(db);
        let ora = service.organizer();
        db.in_database_join(&first, "ora", Role::Organizer);
        db.in_database_community_staff(&db.community_of("friday"), "ora", Role::Organizer);
        // a week ago
        hour_passes(db, &ora);
        let asked = ora.send(&ora.see("/c/friday/desk").form("/c/friday/evening"));
        assert!(asked.text().contains("Your password, please"), "{asked:?}");
        let started = ora.send(&asked.form("/c/friday/evening").set("own_password", PASSWORD));
        assert_eq!(started.status, 303, "{started:?}");
        let (mut presses, desk) = (2, started.location);
        // seven come, with one press each; the eighth has other plans
        for person in 1..=7 {
            let phone = Visitor::new(&service.base, None);
            phone.get(&link_path(&db.secrets(), &db.community_of("friday"), &db.person("friday", person)));
            assert_eq!(phone.send(&phone.see("/c/friday/me").form("/me/check-in")).status, 303);
        }
        let at = format!("{desk}/check-in");
        let absent = ora.see(&at).form(&format!("{at}/drop-absent")).set("confirm_drop", "drop");
        assert_eq!(ora.send(&absent).status, 303);
        presses += 1;
        loop {
            let page = ora.see(&desk);
            if page.body.contains("data-ends") {
                break;
            }
            presses += 1;
            assert!(presses <= 6, "{}", page.text());
            let forms = crate::harness::form::Form::all(&page.body);
            let steps = [format!("{desk}/rounds"), format!("{desk}/rounds/1/publish-and-start")];
            let next = forms.into_iter().find(|form| steps.contains(&form.action));
            let next = next.unwrap_or_else(|| panic!("no step on the desk: {}", page.text()));
            // a small evening at a level with minimums is explained
            if next.fields.iter().any(|(name, _)| name == "reason") {
                presses += 1;
            }
            let done = ora.send(&next.set("reason", "A small evening"));
            assert_eq!(done.status, 303, "{done:?}");
        }
        assert!(presses <= 6, "{presses}");
    }

    fn a_finished_evening_has_what_each_entry_came_to(db) {
        db.community("Friday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        let id = db.load(&slug).tournament.id;
        let read = || db.db.read(|conn| finishes::of_tournament(conn, &id)).expect("read");
        assert!(read().is_empty());
        db.play(&slug);
        let rows = read();
        assert_eq!(rows.len(), 8);
        let winners = rows.iter().filter(|row| row.wins == 1 && row.losses == 0).count();
        assert_eq!(winners, 2);
        assert!(rows.iter().all(|row| row.players == 8 && row.place.is_some()));
        let seats: i64 = rows.iter().flat_map(finishes::Finish::seats).map(|(matches, _)| matches).sum();
        assert_eq!(seats, 8);
        let version = db.community_of("friday").history_version;
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::playoff::reopen_tournament(work, structure, "a slip")).expect("reopened");
        assert!(read().is_empty(), "a tournament that goes on has no places");
        assert!(db.community_of("friday").history_version > version);
    }

    fn who_does_not_organize_the_last_evening_starts_none(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        db.play(&first);
        let service = Service::start(db);
        let stranger = service.in_database_account("stranger", SiteRole::Organizer);
        db.in_database_community_staff(&db.community_of("friday"), "stranger", Role::Organizer);
        assert!(!stranger.see("/c/friday/desk").body.contains("\"/c/friday/evening\""), "no button that is refused");
        let sender = db.staff::<rights::Staffing>("stranger");
        let refusal = refused(db.in_community_as("friday", sender, |work| evening::start(work, None)));
        assert!(refusal.contains("You are not an organizer of Friday 1"), "{refusal}");
    }

    fn a_copy_keeps_its_community_for_those_who_manage_people_there(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &EIGHT);
        let season = db.season("friday", "Autumn", &three_places(), &[&first]);
        db.in_database_session("ora", SiteRole::Organizer);
        db.in_database_join(&first, "ora", Role::Organizer);
        let copied = |shown: NamesShown| {
            let settings = Settings { names_shown: shown, ..Settings::of(&db.load(&first).tournament).expect("settings") };
            let new = NewTournament { settings, players: Vec::new() };
            let along = Along { staff: false, deck_rules: false, page: false };
            let sender = db.staff::<rights::Settings>("ora");
            db.act_as(&first, sender, |work| copy(work, &new, along))
        };
        let evenings = || {
            let id = db.db.read(|conn| season::by_slug(conn, &db.community_of("friday").id, &season)).expect("read");
            db.db.read(|conn| season::evenings::count(conn, &id.expect("a season").id)).expect("read")
        };
        let without = copied(NamesShown::Full).expect("copied");
        assert_eq!(db.load(&without).tournament.community_id, None, "a stranger to the community");
        assert_eq!(evenings(), 1);
        let community = db.community_of("friday");
        db.in_database_community_staff(&community, "ora", Role::Scorekeeper);
        let with = copied(NamesShown::Full).expect("copied");
        assert_eq!(db.load(&with).tournament.community_id, Some(community.id));
        assert_eq!(evenings(), 2);
        let refusal = refused(copied(NamesShown::Initial));
        assert!(refusal.contains("Friday shows full names"), "{refusal}");
    }

    /// A venue with two nights, and a final that is neither.
    fn each_night_is_like_its_own_last_one(db) {
        db.community("Friday");
        // too few for a recommendation
        let play = |slug: &str| {
            db.in_database_profile(slug, |profile| profile.swiss_rounds = Some(1));
            db.play(slug);
        };
        let friday = db.evening_of("friday", "Friday Night 7", &EIGHT[..4]);
        play(&friday);
        let sunday = db.evening_of("friday", "Sunday League 3", &EIGHT[4..]);
        play(&sunday);
        let season = db.season("friday", "Autumn", &three_places(), &[&friday, &sunday]);
        let the_final = db.evening("friday", "Invitational");
        let best: Vec<_> = (1..=4).map(|number| qualified::Qualified { number, byes: 0 }).collect();
        let seen = db.community_of("friday").history_version;
        db.in_community("friday", |work| qualified::enter(work, &season, seen, &the_final, &best)).expect("entered");
        play(&the_final);
        let refusal = refused(db.in_community("friday", |work| evenings::put(work, &season, std::slice::from_ref(&the_final), 1)));
        assert!(refusal.contains("final of this season"), "{refusal}");

        let service = Service::start(db);
        let ora = service.organizer();
        db.in_database_community_staff(&db.community_of("friday"), "ora", Role::Organizer);
        for slug in [&friday, &sunday, &the_final] {
            db.in_database_join(slug, "ora", Role::Organizer);
        }
        let desk = ora.see("/c/friday/desk");
        for (name, offered) in [("Friday Night 7", true), ("Sunday League 3", true), ("Invitational", false)] {
            assert_eq!(desk.text().contains(&format!("players of {name}, dated today")), offered, "{name}: {}", desk.text());
        }
        let form = desk.form("/c/friday/evening").set("like", &friday);
        assert_eq!(ora.send(&form).status, 303);
        let id = db.community_of("friday").id;
        let open = db.db.read(|conn| community::tournaments_of(conn, &id, &[TournamentState::Registration], 0, 9));
        let open = open.expect("read");
        assert_eq!(open.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Friday Night 8"]);
        let names: Vec<String> = db.load(&open[0].slug).players.into_iter().map(|row| row.name).collect();
        assert_eq!(names, EIGHT[..4]);
        // two organizers press it
        let again = ora.send(&desk.form("/c/friday/evening").set("like", &friday).set("again", "1"));
        assert!(again.status == 409 && again.text().contains("Friday Night 8 is already open"), "{again:?}");
        assert!(ora.see("/c/friday/desk").text().contains("already open"));
        // a list of Sunday's players for Sunday
        let next = db.evening("friday", "Sunday League 4");
        let added = db.act(&next, add_regulars).expect("added");
        assert_eq!(added.into_iter().map(|row| row.name).collect::<Vec<_>>(), EIGHT[4..]);
    }
}
