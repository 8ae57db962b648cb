//! The page of an event: its form, its texts for everybody, its poster.

use podium_ops::tournaments;
use podium_store::{PageText, Registration, Role, TournamentState};

use super::{stored, uploads, values, write};
use crate::harness::http::Service;
use crate::harness::tournament::settings;
use crate::harness::{TestDb, both_databases};
use crate::public::Play;
use podium_ops::Sender;

/// A tournament that is being set up.
fn unopened(db: &TestDb) -> String {
    db.act_on_site(Sender::CommandLine, |work| {
        tournaments::create(work, &settings("Secret Open"))
    })
    .expect("created")
}

both_databases! {
    fn what_the_organizer_writes_is_on_the_page_at_once(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let before = anybody.see(&play.at(""));
        assert!(!before.body.contains("id=\"schedule\""));
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let form = organizer.see(&play.at("/desk/page")).form("/desk/page");
        let form = form
            .set("description", "# Welcome\n\nBring **dice**. <script>alert(1)</script>")
            .set("schedule", "* 9:00 Doors\n* 10:00 Round 1")
            .set("prizes", "A [trophy](https://prizes.example/?a=1&b=2)")
            .set("contact", "<ora@hall.example>")
            .set("organizer", "Club of the Hall")
            .set("map", "https://maps.example/hall")
            .set("stream", "https://video.example/hall");
        let sent = uploads(&organizer, &form, &[]);
        assert_eq!((sent.status, sent.location.clone()), (303, play.at("/desk/page")), "{}", sent.text());
        let page = anybody.see(&play.at(""));
        assert_ne!(page.header("x-podium-version"), before.header("x-podium-version"));
        for part in [
            "<h3>Welcome</h3>",
            "<strong>dice</strong>. &lt;script&gt;",
            "<h2 id=\"schedule\">Schedule</h2>",
            "<li>9:00 Doors</li>",
            "<a href=\"https://prizes.example/?a=1&amp;b=2\" rel=\"nofollow noopener noreferrer ugc\">trophy</a>",
            "<a href=\"mailto:ora@hall.example\"",
            "Club of the Hall",
            "<a href=\"https://maps.example/hall\" rel=\"nofollow noopener noreferrer\">Map</a>",
        ] {
            assert!(page.body.contains(part), "{part}: {}", page.body);
        }
        assert!(!page.body.contains("<script>alert") && !page.body.contains("style="));
        assert!(!page.body.contains("id=\"entry\"") && !page.body.contains(">Discord<"), "what is empty is not there");
        // the form shows what is stored, and the log says what was changed without the words
        let again = organizer.see(&play.at("/desk/page")).form("/desk/page");
        assert_eq!(again.value("schedule"), "* 9:00 Doors\n* 10:00 Round 1");
        let log = organizer.see(&play.at("/desk/log")).text();
        assert!(log.contains("Event's page changed") && !log.contains("trophy"), "{log}");
    }

    fn a_refused_form_keeps_what_was_typed(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let form = organizer.see(&play.at("/desk/page")).form("/desk/page");
        let wrong = form
            .clone()
            .set("schedule", "* 9:00 Doors")
            .set("map", "javascript:alert(1)")
            .set("prizes", &"x".repeat(3_001))
            .set("accent", "#ffee00");
        let refused = uploads(&organizer, &wrong, &[("cover", "x.svg", b"<svg/>"), ("logo", "", b"")]);
        assert_eq!(refused.status, 422);
        let text = refused.text();
        for sentence in [
            "Write the address of a page",
            "The nearest that works is #",
            "This is not a JPEG, PNG or WebP picture.",
            "3001",
        ] {
            assert!(text.contains(sentence), "{sentence}: {text}");
        }
        let again = refused.form("/desk/page");
        assert_eq!((again.value("schedule"), again.value("map")), ("* 9:00 Doors", "javascript:alert(1)"));
        assert_eq!(again.value("accent"), "#ffee00");
        assert_eq!(stored(db, &play.slug).version, 0, "nothing was stored");
        // the colour that is offered is taken by its button
        let offered = values(&refused.body, "value").into_iter().filter(|value| value.starts_with('#') && *value != "#ffee00");
        let offered = offered.last().expect("a button").to_owned();
        let taken = again.set("map", "").set("prizes", "").set("accent_instead", &offered);
        assert_eq!(uploads(&organizer, &taken, &[]).status, 303);
        assert_eq!(stored(db, &play.slug).accent.as_deref(), Some(offered.as_str()));
    }

    fn long_texts_of_every_letter_fit_together(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let mut form = organizer.see(&play.at("/desk/page")).form("/desk/page").set("description", &"語".repeat(10_000));
        for part in PageText::ALL.iter().filter(|part| !part.is_line()) {
            form = form.set(part.as_str(), &"語".repeat(part.longest()));
        }
        assert_eq!(uploads(&organizer, &form, &[]).status, 303);
        let page = service.anonymous().see(&play.at("")).body;
        assert!(page.len() <= 150_000, "{} bytes", page.len());
        assert_eq!(stored(db, &play.slug).text(PageText::Schedule).chars().count(), 3_000);
    }

    fn of_two_forms_the_later_one_sees_what_changed(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let open = || organizer.see(&play.at("/desk/page")).form("/desk/page");
        let (first, second) = (open(), open());
        assert_eq!(uploads(&organizer, &first.set("entry", "10 €"), &[]).status, 303);
        let late = uploads(&organizer, &second.set("entry", "20 €"), &[]);
        assert_eq!(late.status, 409);
        assert!(late.text().contains("changed the page or the settings meanwhile"), "{}", late.text());
        let again = late.form("/desk/page");
        assert_eq!(again.value("entry"), "20 €");
        assert_eq!(uploads(&organizer, &again, &[]).status, 303, "knowing that, it may be overwritten");
        // the description is one of the settings that programs change
        let third = open();
        play.set(|settings| settings.description = "From a program.".to_owned());
        assert_eq!(uploads(&organizer, &third.set("entry", "30 €"), &[]).status, 409);
        assert_eq!(play.load().tournament.description, "From a program.");
        // and the form of the settings leaves it as it is
        let saved = organizer.send(&organizer.see(&play.at("/desk/settings")).form("/desk/settings").set("place", "Castle"));
        assert_eq!(saved.status, 303, "{}", saved.text());
        assert_eq!(play.load().tournament.description, "From a program.");
    }

    fn a_preview_shows_what_was_typed_and_stores_nothing(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let mut form = organizer.see(&play.at("/desk/page")).form("/desk/page").set("schedule", "1. **First**");
        form.action += "/preview";
        let shown = uploads(&organizer, &form, &[]);
        assert_eq!(shown.status, 200);
        assert!(shown.body.contains("<strong>First</strong>") && shown.text().contains("nothing is saved"), "{}", shown.body);
        assert_eq!(stored(db, &play.slug).version, 0);
        let wrong = uploads(&organizer, &form.set("accent", "red"), &[]);
        assert_eq!(wrong.status, 422);
        assert_eq!(wrong.form("/desk/page").value("schedule"), "1. **First**");
    }

    fn while_a_tournament_is_set_up_strangers_see_nothing_of_its_page(db) {
        let slug = unopened(db);
        write(db, &slug, "Come for a golden day.", &[(PageText::Prizes, "A golden dragon")], "#8b1f5f");
        let service = Service::start(db);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        assert!(organizer.see(&format!("/t/{slug}/desk/page")).body.contains("A golden dragon"));
        let anybody = service.anonymous();
        for page in ["", "/poster", "/pairings", "/projector", "/stage"] {
            let seen = anybody.see(&format!("/t/{slug}{page}")).body;
            assert!(!seen.contains("golden") && !seen.contains("8b1f5f"), "{page}: {seen}");
        }
        let document = anybody.see(&format!("/t/{slug}/export/event.json")).body;
        assert!(!document.contains("dragon") && !document.contains("8b1f5f"), "{document}");
        let staffs = organizer.see(&format!("/t/{slug}/desk/export/event.json")).body;
        assert!(staffs.contains("A golden dragon") && staffs.contains("\"accent\":\"#8b1f5f\""), "{staffs}");
    }

    fn places_left_are_plain_at_the_top(db) {
        let play = Play::of(db, 8);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let text = || anybody.see(&play.at("")).text();
        play.set(|settings| settings.registration = Registration::Closed);
        assert!(!text().contains("Registration closes"), "nobody can register");
        play.set(|settings| {
            settings.registration = Registration::Open;
            settings.max_players = Some(9);
        });
        assert_eq!(play.load().tournament.state, TournamentState::Registration);
        assert!(text().contains("1 of 9 places left") && text().contains("Registration closes when round 1 is paired."), "{}", text());
        for name in ["Zoe Zorn", "Yan Yew"] {
            let form = anybody.see(&play.at("/register")).form("/register").set("name", name);
            let sent = anybody.send(&form);
            assert!(matches!(sent.status, 200 | 303), "{}", sent.text());
        }
        assert!(text().contains("All 9 places are taken, 1 player waits"), "{}", text());
        play.round();
        assert!(!text().contains("places"), "{}", text());
    }

    fn a_poster_is_for_paper_and_has_the_code_of_the_page(db) {
        let play = Play::new(db);
        write(db, &play.slug, "Bring dice.", &[(PageText::Schedule, "* 9:00 Doors")], "");
        let service = Service::start(db);
        let poster = service.anonymous().see(&play.at("/poster")).body;
        assert!(poster.contains("class=\"poster stack\"") && poster.contains("<li>9:00 Doors</li>"), "{poster}");
        assert!(poster.contains("Link as a code") || poster.contains("<svg role=\"img\""), "{poster}");
        assert!(poster.contains(&format!("/t/{}</figcaption>", play.slug)), "the address to type");
    }
}
