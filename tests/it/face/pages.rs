//! The page of an event: its form, its texts for everybody, its poster.

use podium_document::event::read;
use podium_ops::people::players::{self, PlayerData};
use podium_ops::tournaments;
use podium_ops::tournaments::archive::{Audience, export};
use podium_store::site::access_tokens::Scope;
use podium_store::tournaments::pages::EventPage;
use podium_store::{PageText, Registration, Role, TournamentState};
use serde_json::{Value, json};

use super::{stored, values, write};
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
            .set("venue", "Harbour hall\nHarbour Street 1")
            .set("prizes", "A [trophy](https://prizes.example/?a=1&b=2) [or <https://a.example>](https://dice.example) dice")
            .set("contact", "<ora@hall.example>")
            .set("organizer", "Club of the Hall")
            .set("map", "https://maps.example/hall")
            .set("stream", "https://video.example/hall");
        let sent = organizer.send(&form);
        assert_eq!((sent.status, sent.location.clone()), (303, play.at("/desk/page")), "{}", sent.text());
        let page = anybody.see(&play.at(""));
        assert_ne!(page.header("x-podium-version"), before.header("x-podium-version"));
        for part in [
            "<h3>Welcome</h3>",
            "<strong>dice</strong>. &lt;script&gt;",
            "<h2 id=\"schedule\">Schedule</h2>",
            "<li>9:00 Doors</li>",
            "<p>Harbour hall<br />\nHarbour Street 1</p>",
            "<a href=\"https://prizes.example/?a=1&amp;b=2\" rel=\"nofollow noopener noreferrer ugc\">trophy</a>",
            "<a href=\"https://dice.example\" rel=\"nofollow noopener noreferrer ugc\">or https://a.example</a> dice",
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
        let refused = organizer.send(&wrong);
        assert_eq!(refused.status, 422);
        let text = refused.text();
        for sentence in ["Write the full address of a page", "The nearest that works is #", "3001"] {
            assert!(text.contains(sentence), "{sentence}: {text}");
        }
        let again = refused.form("/desk/page");
        assert_eq!((again.value("schedule"), again.value("map")), ("* 9:00 Doors", "javascript:alert(1)"));
        assert_eq!(again.value("accent"), "#ffee00");
        assert_eq!(stored(db, &play.slug), EventPage::default(), "nothing was stored");
        // the colour that is offered is taken by its button
        let mut offered = values(&refused.body, "value").into_iter().filter(|value| value.starts_with('#') && *value != "#ffee00");
        let offered = offered.next_back().expect("a button").to_owned();
        let taken = again.set("map", "").set("prizes", "").set("accent_instead", &offered);
        assert_eq!(organizer.send(&taken).status, 303);
        assert_eq!(stored(db, &play.slug).accent.as_deref(), Some(offered.as_str()));
        // what pages cannot show is said before it is stored
        let form = organizer.see(&play.at("/desk/page")).form("/desk/page");
        let odd = form.set("entry", "[Form](www.forms.example)").set("rules", &"https://a ".repeat(300)).set("contact", "www.hall.example");
        let refused = organizer.send(&odd);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("The link to “www.forms.example” does not work."), "{}", refused.text());
        assert!(refused.text().contains("this text has 22 KB. The maximum is 10 KB"), "{}", refused.text());
        assert_eq!(refused.body.matches("class=\"error\"").count(), 2, "{}", refused.body);
    }

    fn the_longest_texts_fit_on_one_page(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let texts = || PageText::ALL.iter().filter(|part| !part.is_line());
        let sizes = |what: &str| {
            let anybody = service.anonymous();
            for (by, page) in [(&anybody, ""), (&organizer, "/desk/page/poster")] {
                let size = by.see(&play.at(page)).body.len();
                assert!(size <= 150_000, "{page} with {what}: {size} bytes");
            }
            let mut form = organizer.see(&play.at("/desk/page")).form("/desk/page");
            form.action += "/preview";
            let preview = organizer.send(&form);
            assert!(preview.status == 200 && preview.body.len() <= 150_000, "{what}: {} bytes", preview.body.len());
        };
        // letters of any script are taken
        let mut form = organizer.see(&play.at("/desk/page")).form("/desk/page").set("description", &"語".repeat(10_000));
        for part in texts() {
            form = form.set(part.as_str(), &"語".repeat(part.longest()));
        }
        let sent = organizer.send(&form);
        assert_eq!(sent.status, 303, "{}", sent.text());
        assert_eq!(stored(db, &play.slug).text(PageText::Schedule).chars().count(), 3_000);
        sizes("letters");
        // and what documents bring along is bounded where it is shown
        let table = |length: usize| {
            let columns = length / 11;
            format!("{}|\n{}|\n{}", "|a".repeat(columns), "|-".repeat(columns), "a\n".repeat(columns * 3))
        };
        let worst: [(&str, &dyn Fn(usize) -> String); 4] = [
            ("links", &|length: usize| "https://a ".repeat(length / 10)),
            ("tables", &table),
            ("lists", &|length: usize| "-\n".repeat(length / 2 - 1) + "-"),
            ("signs", &|length: usize| "&".repeat(length)),
        ];
        for (what, of) in worst {
            let long: Vec<(PageText, String)> = texts().map(|part| (*part, of(part.longest()))).collect();
            let long: Vec<(PageText, &str)> = long.iter().map(|(part, text)| (*part, text.as_str())).collect();
            write(db, &play.slug, &of(10_000), &long, "");
            sizes(what);
        }
    }

    fn of_two_forms_each_keeps_what_only_it_changed(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let open = || organizer.see(&play.at("/desk/page")).form("/desk/page");
        let text = |part| stored(db, &play.slug).text(part).to_owned();
        // two people write different texts
        let (first, second) = (open(), open());
        assert_eq!(organizer.send(&first.clone().set("entry", "10 €")).status, 303);
        play.set(|settings| settings.place = "Castle".to_owned());
        assert_eq!(organizer.send(&second.clone().set("prizes", "A cup")).status, 303);
        assert_eq!((text(PageText::Entry), text(PageText::Prizes)), ("10 €".to_owned(), "A cup".to_owned()));
        // two people write the same one
        let late = organizer.send(&second.set("entry", "20 €").set("rules", "No proxies"));
        assert_eq!(late.status, 409);
        let said = late.text();
        assert!(said.contains("Someone else changed this text in the meantime."), "{said}");
        assert!(said.contains("Entry as someone else saved it: 10 €"), "{said}");
        let again = late.form("/desk/page");
        assert_eq!((again.value("entry"), again.value("rules")), ("20 €", "No proxies"));
        assert_eq!(again.value("prizes"), "A cup", "what its sender did not change is as it is now");
        assert_eq!(text(PageText::Rules), "", "nothing was stored");
        assert_eq!(organizer.send(&again).status, 303, "knowing that, it may be overwritten");
        assert_eq!((text(PageText::Entry), text(PageText::Prizes)), ("20 €".to_owned(), "A cup".to_owned()));
        // the description is one of the settings that programs change
        let third = open();
        play.set(|settings| settings.description = "From a program.".to_owned());
        assert_eq!(organizer.send(&third.clone().set("entry", "30 €")).status, 303);
        assert_eq!(play.load().tournament.description, "From a program.");
        let late = organizer.send(&third.set("description", "Mine"));
        assert_eq!(late.status, 409);
        assert!(late.text().contains("Description as someone else saved it: From a program."), "{}", late.text());
        // and the form of the settings leaves it as it is
        let saved = organizer.send(&organizer.see(&play.at("/desk/settings")).form("/desk/settings").set("place", "Hall"));
        assert_eq!(saved.status, 303, "{}", saved.text());
        assert_eq!(play.load().tournament.description, "From a program.");
    }

    fn a_preview_shows_what_was_typed_and_stores_nothing(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let mut form = organizer.see(&play.at("/desk/page")).form("/desk/page").set("schedule", "1. **First**");
        form.action += "/preview";
        let shown = organizer.send(&form);
        assert_eq!(shown.status, 200);
        assert!(shown.body.contains("<strong>First</strong>") && shown.text().contains("nothing is saved"), "{}", shown.body);
        assert_eq!(stored(db, &play.slug), EventPage::default());
        let wrong = organizer.send(&form.set("accent", "red"));
        assert_eq!(wrong.status, 422);
        assert_eq!(wrong.form("/desk/page").value("schedule"), "1. **First**");
    }

    fn while_a_tournament_is_set_up_strangers_see_nothing_of_its_page(db) {
        let slug = unopened(db);
        write(db, &slug, "Come for a golden day.", &[(PageText::Prizes, "A golden dragon")], "#8b1f5f");
        let service = Service::start(db);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        for page in ["", "/poster"] {
            let seen = organizer.see(&format!("/t/{slug}/desk/page{page}")).body;
            assert!(seen.contains("A golden dragon"), "{page}");
        }
        let anybody = service.anonymous();
        for page in ["", "/pairings", "/projector", "/stage"] {
            let seen = anybody.see(&format!("/t/{slug}{page}")).body;
            assert!(!seen.contains("golden") && !seen.contains("8b1f5f"), "{page}: {seen}");
        }
        let document = anybody.see(&format!("/t/{slug}/export/event.json")).body;
        assert!(!document.contains("golden") && !document.contains("dragon") && !document.contains("8b1f5f"), "{document}");
        let api = format!("/tournaments/{slug}");
        assert_eq!(service.program().see(&api)["description"], Value::Null);
        let own = service.in_database_program("organizer", &[Scope::Read], None);
        assert_eq!(own.see(&api)["description"], "Come for a golden day.");
        let staffs = organizer.see(&format!("/t/{slug}/desk/export/event.json")).body;
        for part in ["Come for a golden day.", "A golden dragon", "\"accent\": \"#8b1f5f\""] {
            assert!(staffs.contains(part), "{part}: {staffs}");
        }
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| tournaments::open(work, structure)).expect("opened");
        assert!(anybody.see(&format!("/t/{slug}/export/event.json")).body.contains("Come for a golden day."));
        assert_eq!(service.program().see(&api)["description"], "Come for a golden day.");
    }

    fn a_page_from_which_a_name_was_removed_can_still_be_imported_and_saved(db) {
        let play = Play::of(db, 8);
        let short = PlayerData { name: "Bo Li".into(), ..PlayerData::default() };
        let added = db.act(&play.slug, |work| players::add(work, &short, false)).expect("added");
        let often = |most: usize| "Bo Li ".repeat(most / 6);
        let texts = [
            (PageText::Organizer, often(200)),
            (PageText::Contact, often(500)),
            (PageText::Rules, often(3_000)),
            (PageText::Map, "https://maps.example/?q=Bo%20Li".to_owned()),
            (PageText::Stream, "https://video.example/?who='Bo-Li'".to_owned()),
            (PageText::Discord, "https://chat.example/hall".to_owned()),
        ];
        let texts: Vec<(PageText, &str)> = texts.iter().map(|(part, text)| (*part, text.as_str())).collect();
        write(db, &play.slug, &often(10_000), &texts, "");
        db.act(&play.slug, |work| players::forget(work, added.number, "They asked for it").map(drop)).expect("forgotten");
        let page = stored(db, &play.slug);
        for (part, text) in &page.texts {
            assert!(part.fits(text) && text.chars().count() <= part.longest() && !text.contains("Bo Li"), "{part}: {text}");
        }
        assert_eq!(page.text(PageText::Discord), "https://chat.example/hall");
        let text = db.db.read(|conn| export(conn, &play.slug, Audience::Organizer)).expect("exported");
        read(text.as_bytes()).unwrap_or_else(|problems| panic!("it is read: {problems:?}"));
        // the form can be saved as it is shown
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let form = organizer.see(&play.at("/desk/page")).form("/desk/page").set("entry", "10 €");
        let sent = organizer.send(&form);
        assert_eq!(sent.status, 303, "{}", sent.text());
        // so can the settings, whose form does not have the description, and a copy
        let description = play.load().tournament.description;
        assert!(description.chars().count() > 10_000);
        let form = organizer.see(&play.at("/desk/settings")).form("/desk/settings").set("place", "Hall");
        let sent = organizer.send(&form);
        assert_eq!(sent.status, 303, "{}", sent.text());
        let ora = service.organizer();
        db.in_database_join(&play.slug, "ora", Role::Organizer);
        let sent = ora.send(&ora.see(&play.at("/desk/copy")).form("/desk/copy").set("name", "Next"));
        assert_eq!(sent.status, 303, "{}", sent.text());
        assert_eq!(db.load("next").tournament.description, description);
        // and what programs leave as it is; a new one is as long as a typed one
        let program = service.in_database_program("organizer", &[Scope::Settings], None);
        let path = format!("/tournaments/{}", play.slug);
        let version = || play.load().tournament.settings_version;
        for mut body in [json!({"place": "Castle"}), json!({"place": "Barn", "description": description})] {
            body["version"] = json!(version());
            let changed = program.send("PATCH", &path, &body);
            assert_eq!(changed.status, 200, "{changed:?}");
        }
        let body = json!({"version": version(), "description": "x".repeat(10_001)});
        let refused = program.send("PATCH", &path, &body);
        assert_eq!((refused.status, &refused.json["errors"][0]["pointer"]), (422, &json!("/description")), "{refused:?}");
        assert_eq!(refused.json["errors"].as_array().map(Vec::len), Some(1));
        assert_eq!(play.load().tournament.description, description);
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
        assert!(text().contains("All 9 places are taken, 1 player on the waiting list"), "{}", text());
        play.round();
        assert!(!text().contains("places"), "{}", text());
    }

    fn a_poster_is_for_paper_and_has_the_code_of_the_page(db) {
        let play = Play::new(db);
        write(db, &play.slug, "Bring dice.", &[(PageText::Schedule, "* 9:00 Doors")], "#8b1f5f");
        play.set(|settings| settings.language = "de".to_owned());
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let poster = organizer.see(&play.at("/desk/page/poster")).body;
        assert!(poster.contains("class=\"poster stack\"") && poster.contains("<li>9:00 Doors</li>"), "{poster}");
        assert!(poster.contains("<svg role=\"img\"") && poster.contains("/look/8b1f5f.css"), "{poster}");
        assert!(poster.contains(&format!("/t/{}</figcaption>", play.slug)), "the address to type");
        assert!(poster.contains("<html lang=\"de\""), "in the language of the hall: {poster}");
    }
}
