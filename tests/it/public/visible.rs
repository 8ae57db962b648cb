//! "Who sees what" of the design: at each step every public page shows what everybody may know, and nothing else.

use podium_ops::OpError;
use podium_ops::tournaments::{self, Settings, notices};

use super::{Play, hide_last_names, unopened};
use crate::harness::both_databases;
use crate::harness::http::{Service, Visitor};

/// Every public page of a tournament that is there at this step.
fn all_pages(anybody: &Visitor, play: &Play<'_>, rounds: u32) -> Vec<(String, String)> {
    let mut paths: Vec<String> = [
        "",
        "/pairings",
        "/pairings?by=name",
        "/pairings?q=first",
        "/standings",
        "/bracket",
        "/players",
        "/players/1",
        "/profile",
        "/changes",
        "/fairness",
        "/stage",
        "/stage?show=bracket",
        "/export/event.json",
        "/export/topdeck.json",
    ]
    .map(|page| play.at(page))
    .into();
    paths.push("/".to_owned());
    for round in 1..=rounds {
        for page in ["", "?by=name", "/names", "/slips"] {
            paths.push(play.at(&format!("/pairings/{round}{page}")));
        }
        paths.push(play.at(&format!("/export/pairings.csv?round={round}")));
    }
    let pages = paths.into_iter().map(|path| {
        let body = anybody.see(&path).body;
        (path, body)
    });
    pages.collect()
}

both_databases! {
    fn a_draft_is_on_no_page(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let number = play.draft();
        play.swap(number, "They live together");
        assert!(anybody.see(&play.at("/pairings")).body.contains("No round is published yet"));
        for page in ["/pairings/1", "/pairings/1/names", "/pairings/1/slips", "/export/pairings.csv?round=1"] {
            assert_eq!(anybody.get(&play.at(page)).status, 404, "{page}");
        }
        assert!(!anybody.see(&play.at("/changes")).body.contains("They live together"));
        assert!(anybody.see(&play.at("/players/1")).body.contains("No round yet"));

        play.publish(number);
        assert!(anybody.see(&play.at("/pairings")).body.contains("Table"));
        assert!(anybody.see(&play.at("/changes")).body.contains("They live together"));
    }

    fn running_results_are_on_no_page_and_finished_ones_on_all(db) {
        let play = Play::new(db);
        play.round();
        let number = play.draft();
        play.publish(number);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let before: Vec<_> = all_pages(&anybody, &play, 2);
        play.report_all();
        let after = all_pages(&anybody, &play, 2);
        // what changes is that the round has begun; neither points nor winners
        for ((path, before), (_, after)) in before.iter().zip(&after) {
            let won = |body: &str| body.matches(">won<").count() + body.matches("winner_id\":\"p").count();
            assert_eq!(won(before), won(after), "{path}");
        }
        let standings = |body: &[(String, String)]| {
            body.iter().find(|(path, _)| path.ends_with("/standings")).map(|(_, body)| table_of(body))
        };
        assert_eq!(standings(&before), standings(&after));
        for page in ["/standings/2", "/standings/2/1", "/export/standings.csv?round=2"] {
            assert_eq!(anybody.get(&play.at(page)).status, 404, "{page}");
        }

        play.finish(number);
        assert_eq!(anybody.see(&play.at("/pairings/2")).body.matches(">won<").count(), 4);
        assert!(anybody.see(&play.at("/standings")).body.contains("Standings after round 2"));
        assert!(anybody.see(&play.at("/standings/1")).body.contains("Standings after round 1"));
        assert!(anybody.see(&play.at("/standings/2/1")).body.contains("Match-win percentage"));
    }

    fn whether_running_results_are_public_is_settled_before_the_first_round(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let says = |words: &str| anybody.see(&play.at("/profile")).text().contains(words);
        assert!(says("Results of a running round public when the round is finished"));
        play.set(|settings| settings.profile.running_results_public = Some(true));
        assert!(says("Results of a running round public as they come in"));
        let exported = anybody.see(&play.at("/export/event.json")).body;
        assert!(exported.contains("\"running_results_public\": true"), "{exported}");

        let number = play.draft();
        play.publish(number);
        let row = play.load().tournament;
        let mut settings = Settings::of(&row).expect("settings");
        settings.profile.running_results_public = Some(false);
        let refused = db.act(&play.slug, |work| tournaments::change(work, row.settings_version, &settings));
        let Err(OpError::Invalid(problems)) = refused else { panic!("{refused:?}") };
        assert_eq!(problems[0].field, "running_results_public");
        // the level may change as long as that stays
        settings.profile.level = podium_event::level::Level::Regular;
        settings.profile.commanders_public = Some(podium_event::profile::CommandersShown::AfterEvent);
        settings.profile.running_results_public = Some(true);
        db.act(&play.slug, |work| tournaments::change(work, row.settings_version, &settings)).expect("changed");
    }

    fn contact_data_and_decklists_are_on_no_page(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        for (path, body) in all_pages(&service.anonymous(), &play, 1) {
            assert!(!body.contains("mail.example") && !body.contains("decks.example"), "{path}");
        }
    }

    fn with_initials_no_page_holds_a_last_name(db) {
        let play = Play::new(db);
        play.set(hide_last_names);
        let number = play.draft();
        play.swap(number, "They share a car");
        play.publish(number);
        play.report_all();
        play.finish(number);
        play.correct(1, 1, "The slip was misread");
        let service = Service::start(db);
        let anybody = service.anonymous();
        for (path, body) in all_pages(&anybody, &play, 1) {
            assert!(!body.contains(" Last"), "{path}: {body}");
        }
        assert!(anybody.see(&play.at("/changes")).body.contains("The slip was misread"));
        let standings = anybody.see(&play.at("/export/standings.csv")).body;
        assert!(standings.contains("First1 L.") && !standings.contains("Last"), "{standings}");
    }

    fn the_secret_is_public_when_the_tournament_is_finished_and_its_hash_before(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let secret = play.load().tournament.secret;
        let hash = podium_rules::draws::Draws::new(&play.load().tournament.secret_bytes().expect("hex")).commitment();
        let before = anybody.see(&play.at("/profile")).body;
        assert!(before.contains(&hash) && !before.contains(&secret));
        play.round();
        play.cut(4);
        play.round();
        for (path, body) in all_pages(&anybody, &play, 2) {
            assert!(!body.contains(&secret), "{path}");
        }
        play.end();
        assert!(anybody.see(&play.at("/profile")).body.contains(&secret));
    }

    fn the_playoff_is_seen_as_it_is_announced_played_and_won(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let anybody = service.anonymous();
        assert!(anybody.see(&play.at("/bracket")).body.contains("The cut is not announced"));
        play.cut(10);
        let announced = anybody.see(&play.at("/bracket")).body;
        assert!(announced.contains("Straight to the next stage") && announced.contains("Winner of pod 2"));
        play.round();
        play.round();
        let champion = podium_ops::run::playoff::winner(&play.load()).expect("a champion");
        let name = play.load().row(champion).name.clone();
        play.end();
        let home = anybody.see(&play.at("")).text();
        assert!(home.contains("Champion") && home.contains(&name), "{home}");
        for phrase in ["Place 1", "Finalist", "In numbers", "players 16", "Swiss round 1", "playoff rounds 2", "Playoff"] {
            assert!(home.contains(phrase), "{phrase}: {home}");
        }
        assert!(anybody.see(&play.at("/bracket")).text().contains(&format!("{name} won, seed ")));
        assert!(anybody.see(&play.at("/pairings")).text().contains("Final"));
    }

    fn only_listed_tournaments_that_are_open_are_on_the_front_page(db) {
        let service = Service::start(db);
        let anybody = service.anonymous();
        assert!(anybody.see("/").text().contains("This Podium is new"));
        service.organizer();
        assert!(anybody.see("/").text().contains("No tournament is listed yet"));
        let hidden = unopened(db, "Autumn Open");
        let play = Play::new(db);
        let front = anybody.see("/").text();
        assert!(front.contains("Spring Open") && !front.contains("Autumn Open"), "{front}");
        assert_eq!(anybody.get(&format!("/t/{hidden}")).status, 200, "by its address it is there");
        play.set(|settings| settings.listed = false);
        assert!(!anybody.see("/").text().contains("Spring Open"));
    }

    fn search_engines_stay_away_until_the_organizer_lets_them_in(db) {
        let play = Play::new(db);
        play.round();
        let service = Service::start(db);
        let anybody = service.anonymous();
        let noindex = |body: &str| body.contains("content=\"noindex\"");
        let html = |path: &str| !path.contains("/export/");
        for (path, body) in all_pages(&anybody, &play, 1).into_iter().filter(|(path, _)| html(path)) {
            assert!(noindex(&body), "{path}");
        }
        play.set(|settings| settings.indexed = true);
        for (path, body) in all_pages(&anybody, &play, 1).into_iter().filter(|(path, _)| html(path)) {
            assert!(!noindex(&body), "{path}");
        }
    }

    fn announcements_are_on_the_home_page_until_they_are_withdrawn(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        db.act(&play.slug, |work| notices::announce(work, "Lunch <until> two")).expect("announced");
        let home = anybody.see(&play.at("")).body;
        assert!(home.contains("Lunch &#60;until&#62; two"), "{home}");
        let id = play.load().tournament.id;
        let all = db.db.read(|conn| podium_store::tournaments::notices::announcements(conn, &id)).expect("read");
        db.act(&play.slug, |work| notices::withdraw(work, &all[0].id)).expect("withdrawn");
        assert!(!anybody.see(&play.at("")).body.contains("Lunch"));
    }
}

/// The rows of a page's table.
fn table_of(body: &str) -> String {
    body.split("<tbody>")
        .nth(1)
        .unwrap_or_default()
        .split("</tbody>")
        .next()
        .unwrap_or_default()
        .to_owned()
}
