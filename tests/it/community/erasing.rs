//! The removal of a person: nothing of their name is found afterwards, in any table, file, page or log, and results stay.

use podium_ops::community as ops;
use podium_ops::community::entry::Who;
use podium_ops::community::erase::erase;
use podium_ops::community::merge::merge;
use podium_ops::community::person::{self, PersonInput, Shows};
use podium_ops::people::players::{PlayerData, add_as};
use podium_ops::season::free::{self, FreeInput};
use podium_ops::season::{self, SeasonInput};
use podium_ops::tournaments::notices::announce;
use podium_store::community::finishes;
use podium_store::season as stored;

use super::{names, refused};
use crate::harness::http::{Service, Visitor};
use crate::harness::process::Process;
use crate::harness::raw::everything;
use crate::harness::season::{places, three_places};
use crate::harness::{TestDb, both_databases};
use podium_store::SiteRole;

/// What is found of the person, however it is written.
const NEEDLES: [&str; 5] = ["zebulon", "quackenbush", "zebq@wombat", "featherstone", "snodgrass"];

fn found(text: &str) -> Vec<&'static str> {
    let text = text.to_lowercase();
    NEEDLES.into_iter().filter(|needle| text.contains(needle)).collect()
}

/// Edits person 1.
fn edit(db: &TestDb, name: &str, sorted_under: &str, email: &str) {
    let row = db.person("friday", 1);
    let input = PersonInput {
        name: name.to_owned(),
        sorted_under: sorted_under.to_owned(),
        email: Some(email.to_owned()),
    };
    db.in_community("friday", |work| {
        person::edit(work, 1, row.version, &input, Shows::of(&row))
    })
    .expect("edited");
}

/// Two evenings of one person under two names, merged; the second is played. They had an earlier name, and everything that can
/// be typed about a community names them.
fn two_evenings(db: &TestDb) -> [String; 2] {
    db.community("Friday");
    let others = ["Bo Birch", "Cy Cedar", "Di Dale"];
    let first = db.evening_of("friday", "Friday 1", &[&["Zebulon Quackenbush"], &others[..]].concat());
    let second = db.evening_of("friday", "Friday 2", &["Zeb Featherstone"]);
    edit(db, "Zebulon Snodgrass", "", "");
    edit(db, "Zebulon Quackenbush", "Quackenbush, Zebulon", "ZebQ@wombat.example");
    db.in_community("friday", |work| merge(work, 1, 5, "Zebulon Quackenbush said so"))
        .expect("merged");
    db.act(&first, |work| {
        announce(work, "Zebulon Quackenbush and Zeb Featherstone won a playmat.")
    })
    .expect("announced");
    // too few for a recommendation
    db.in_database_profile(&first, |profile| profile.swiss_rounds = Some(1));
    db.play(&first);
    let described = ops::Settings {
        description: "Founded by Zebulon Snodgrass.".into(),
        ..ops::Settings::of(&db.community_of("friday"))
    };
    let version = db.community_of("friday").settings_version;
    db.in_community("friday", |work| ops::change(work, version, &described))
        .expect("described");
    let mut rules = three_places();
    rules.rewards = vec!["invitation: top 2, zebulon".parse().expect("a reward")];
    let season = db.season("friday", "Autumn", &rules, &[&first]);
    let named = SeasonInput {
        name: "Zeb Featherstone’s cup".into(),
        description: "ZEBULON  QUACKENBUSH pays for the prizes.".into(),
        rules,
        ..SeasonInput::default()
    };
    let row = db
        .db
        .read(|conn| stored::by_slug(conn, &db.community_of("friday").id, &season));
    let version = row.expect("read").expect("a season").settings_version;
    db.in_community("friday", |work| season::edit(work, &season, version, &named))
        .expect("named");
    db.past_evenings(
        "friday",
        &season,
        vec![places(
            "Zebulon Quackenbush’s birthday",
            "2025-12-05",
            &["Zebulon Quackenbush", "Bo Birch"],
        )],
    );
    [first, second]
}

both_databases! {
    fn nothing_of_a_person_is_left(db) {
        let slugs = two_evenings(db);
        let process = Process::serve(db);
        let root = Visitor::signed_in(&process.base, &db.in_database_session("root", SiteRole::Administrator));
        let season = ["", "/evenings", "/rules"].map(|path| format!("/c/friday/s/autumn{path}"));
        for path in &season {
            assert!(!found(&root.see(path).body).is_empty(), "{path} names them");
        }
        let pages = |visitor: &Visitor| -> String {
            let mut paths = vec!["/c/friday".to_owned(), "/c/friday/people/1".into(), "/c/friday/people/2".into()];
            paths.extend(season.clone());
            for path in ["people", "people.csv", "people/1/edit", "doubts", "merges", "log", "desk"] {
                paths.push(format!("/c/friday/{path}"));
            }
            for slug in &slugs {
                for path in ["", "/players", "/standings", "/desk/players", "/desk/log", "/desk/players/1"] {
                    paths.push(format!("/t/{slug}{path}"));
                }
            }
            paths.iter().map(|path| visitor.get(path).body).collect()
        };
        assert_eq!(found(&everything(&db.address)), NEEDLES, "all of it is there before");
        assert_eq!(found(&pages(&root)), NEEDLES);

        let finishes_before = db.db.read(|conn| finishes::of_tournament(conn, &db.load(&slugs[0]).tournament.id));
        // an entry of which the staff has not said whether it is theirs, and one of a guest
        let third = db.evening_of("friday", "Friday 3", &["Zebulon Quackenbush"]);
        let fourth = db.evening("friday", "Friday 4");
        let guest = PlayerData { name: "Zebulon Quackenbush".into(), ..PlayerData::default() };
        db.act(&fourth, |work| add_as(work, &guest, false, &Who::Guest)).expect("a guest");
        let offered = root.see("/c/friday/people/1/edit").form("/people/1/erase");
        let erase_page = root.see("/c/friday/people/1/edit");
        assert!(erase_page.text().contains("Zebulon Quackenbush, number 1 in Friday 3"), "{}", erase_page.text());
        assert!(erase_page.text().contains("Zebulon Quackenbush, number 1 in Friday 4"), "{}", erase_page.text());
        assert!(offered.fields.iter().all(|(name, _)| name != "also"), "nothing is ticked at first");
        let also = [db.entry(&third, 1).id, db.entry(&fourth, 1).id];

        let done = db.in_community("friday", |work| erase(work, 1, "Zebulon Quackenbush asked for it", &also));
        let done = done.expect("erased");
        assert_eq!((done.entries, done.in_community), (4, 0));
        assert_eq!(found(&everything(&db.address)), Vec::<&str>::new());
        assert_eq!(found(&pages(&root)), Vec::<&str>::new());
        assert_eq!(found(&process.log()), Vec::<&str>::new());
        assert_eq!(names(db, "friday")[0], "Player 1");
        root.keep("podium_language", "es");
        let people = root.see("/c/friday/people").text();
        assert!(people.contains("Jugador 1"), "in the reader's language: {people}");

        // results stay, under no name
        let finishes_after = db.db.read(|conn| finishes::of_tournament(conn, &db.load(&slugs[0]).tournament.id));
        assert_eq!(finishes_after.expect("read").len(), finishes_before.expect("read").len());
        assert_eq!(db.entry(&slugs[0], 1).person_id, Some(db.person("friday", 1).id));
        assert_eq!(db.entry(&slugs[0], 1).name, "Player 1");
        let again = refused(db.in_community("friday", |work| erase(work, 1, "", &[])));
        assert!(again.contains("their data was removed"), "{again}");
        let split = refused(db.in_community("friday", |work| podium_ops::community::merge::split(work, 1, "")));
        assert!(split.contains("removed"), "{split}");
    }

    /// A part of a name is no name for sure: somebody looks at it.
    fn a_text_with_a_part_of_a_name_is_looked_at(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &["Zebulon Quackenbush"]);
        let described = ops::Settings {
            description: "Founded by Zebulon.".into(),
            ..ops::Settings::of(&db.community_of("friday"))
        };
        let version = db.community_of("friday").settings_version;
        db.in_community("friday", |work| ops::change(work, version, &described)).expect("described");
        let service = Service::start(db);
        let root = service.in_database_account("root", SiteRole::Administrator);
        let stale = root.see("/c/friday/settings").form("/c/friday/settings");
        let form = root.see("/c/friday/people/1/edit").form("/people/1/erase").set("confirm", "remove");
        let erased = root.send(&form);
        assert_eq!((erased.status, erased.location.as_str()), (303, "/c/friday/people/1/mentions"), "{erased:?}");
        let page = root.see("/c/friday/people/1/mentions");
        assert!(page.text().contains("Founded by Zebulon."), "{}", page.text());
        let form = page.form("/people/1/mentions");
        assert_eq!(root.send(&form.clone().set("text", "Founded long ago.")).status, 303);
        assert!(root.see("/c/friday").text().contains("Founded long ago."));
        assert!(root.see("/c/friday/people/1/mentions").text().contains("Nothing"));
        let again = root.send(&form.set("text", "Founded by Zebulon again."));
        assert_ne!(again.status, 303, "only once: {again:?}");
        assert_eq!(root.send(&stale).status, 409, "an old form does not bring it back");
        assert_eq!(found(&everything(&db.address)), Vec::<&str>::new());
    }

    /// One name is replaced by the removal, and one by the staff, while the settings of both are open.
    fn an_old_form_of_an_evening_of_free_pods_brings_no_name_back(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &["Zebulon Quackenbush"]);
        for name in ["Zebulon Quackenbush’s farewell", "Night of Zebulon"] {
            let input = FreeInput {
                name: name.to_owned(),
                held_on: "2026-09-04".parse().expect("a day"),
                season: String::new(),
                weight: 1,
            };
            db.in_community("friday", |work| free::open(work, &input)).expect("opened");
        }
        let service = Service::start(db);
        let root = service.in_database_account("root", SiteRole::Administrator);
        let stale = ["/c/friday/e/1/settings", "/c/friday/e/2/settings"].map(|path| root.see(path).form(path));
        db.in_community("friday", |work| erase(work, 1, "", &[])).expect("erased");
        // the name, and the line of the log that repeats it
        for _ in 0..2 {
            let form = root.see("/c/friday/people/1/mentions").form("/people/1/mentions");
            assert_eq!(root.send(&form.set("text", "Night of old")).status, 303);
        }
        for form in &stale {
            assert_eq!(root.send(form).status, 409);
        }
        assert_eq!(found(&everything(&db.address)), Vec::<&str>::new());
        // a form that was opened since is saved
        assert_eq!(root.send(&root.see("/c/friday/e/1/settings").form("/e/1/settings")).status, 303);
    }

    /// Evenings take the page of the last one along, also to those where the person is not.
    fn the_pages_of_evenings_without_the_person_are_cleaned_too(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &["Zebulon Quackenbush", "Bo Birch"]);
        let slug = db.evening_of("friday", "Friday 2", &["Bo Birch"]);
        let service = Service::start(db);
        let root = service.in_database_account("root", SiteRole::Administrator);
        let (at, page) = (format!("/t/{slug}"), format!("/t/{slug}/desk/page"));
        let typed = root.see(&page).form("/desk/page");
        let typed = typed
            .set("description", "Zebulon Quackenbush brings the cake.")
            .set("entry", "Free for Bo Birch")
            .set("prizes", "From Zebulon, as Zebulon Quackenbush said");
        assert_eq!(root.send(&typed).status, 303);
        let settings = || root.see(&format!("{at}/desk/settings")).form("/desk/settings");
        assert_eq!(root.send(&settings().set("place", "Zebulon’s cellar")).status, 303);
        let stale = settings();
        let anybody = service.anonymous();
        assert_eq!(found(&anybody.see(&at).body), NEEDLES[..2]);

        let form = root.see("/c/friday/people/1/edit").form("/people/1/erase").set("confirm", "remove");
        let erased = root.send(&form);
        assert_eq!((erased.status, erased.location.as_str()), (303, "/c/friday/people/1/mentions"), "{erased:?}");
        let text = anybody.see(&at).text();
        for kept in ["Player 1 brings the cake.", "Free for Bo Birch", "From Zebulon, as Player 1 said"] {
            assert!(text.contains(kept), "{kept}: {text}");
        }
        // what may mean somebody else is looked at
        for (shown, instead) in [("From Zebulon, as Player 1 said", "A playmat"), ("Zebulon’s cellar", "A cellar")] {
            let list = root.see("/c/friday/people/1/mentions");
            assert!(list.body.contains(&format!("href=\"{at}\"")) && list.text().contains(shown), "{}", list.text());
            assert_eq!(root.send(&list.form("/people/1/mentions").set("text", instead)).status, 303);
        }
        assert!(root.see("/c/friday/people/1/mentions").text().contains("Nothing"));
        let seen = anybody.see(&at);
        assert!(seen.text().contains("A playmat") && seen.text().contains("A cellar"), "{}", seen.text());
        assert_eq!(found(&seen.body), Vec::<&str>::new());
        assert_eq!(root.send(&stale).status, 409, "an old form does not bring it back");
    }

    /// Somebody else of the same name keeps what is said of them.
    fn a_name_that_two_people_have_is_not_replaced(db) {
        db.community("Friday");
        let first = db.evening_of("friday", "Friday 1", &["Ann Ash", "Bo Birch"]);
        let second = db.evening("friday", "Friday 2");
        let other = PlayerData { name: "Ann Ash".into(), ..PlayerData::default() };
        db.act(&second, |work| add_as(work, &other, false, &Who::New)).expect("another Ann Ash");
        let described = ops::Settings {
            description: "Ann Ash runs the bar.".into(),
            ..ops::Settings::of(&db.community_of("friday"))
        };
        let version = db.community_of("friday").settings_version;
        db.in_community("friday", |work| ops::change(work, version, &described)).expect("described");
        let done = db.in_community("friday", |work| erase(work, 1, "", &[])).expect("erased");
        assert_eq!(done.in_community, 1, "somebody looks at it");
        assert_eq!(db.community_of("friday").description, "Ann Ash runs the bar.");
        assert_eq!((db.entry(&first, 1).name.as_str(), db.entry(&second, 1).name.as_str()), ("Player 1", "Ann Ash"));
    }
}
