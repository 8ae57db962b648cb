//! The pages of a community: what they show, what their forms do, and what a person shows of themselves.

use podium_ops::community::link::link_path;
use podium_ops::community::merge::merge;
use podium_ops::community::person::{self, PersonInput, Shows};
use podium_ops::community::regulars::add_regulars;
use podium_ops::tournaments::{Settings, change};
use podium_store::{Registration, Role};

use super::{EIGHT, names, open_doubts, person_of};
use crate::harness::http::{Service, Visitor};
use crate::harness::{TestDb, both_databases};

/// A community with a finished evening and one that is open, the second with the players of the first.
fn two_evenings(db: &TestDb) -> [String; 2] {
    db.community("Friday");
    let first = db.evening_of("friday", "Friday 1", &EIGHT);
    db.play(&first);
    let second = db.evening("friday", "Friday 2");
    db.act(&second, add_regulars).expect("added");
    [first, second]
}

/// An organizer of the community and of an evening.
fn organizer(service: &Service<'_>, db: &TestDb, evening: &str) -> Visitor {
    let ora = service.organizer();
    db.in_database_join(evening, "ora", Role::Organizer);
    db.in_database_community_staff(&db.community_of("friday"), "ora", Role::Organizer);
    ora
}

/// Changes what a person shows.
pub(super) fn show(db: &TestDb, number: i64, edit: impl Fn(&mut Shows)) {
    let row = db.person("friday", number);
    let mut shows = Shows::of(&row);
    edit(&mut shows);
    let input = PersonInput {
        name: row.name.clone(),
        sorted_under: row.sorted_under.clone().unwrap_or_default(),
        email: row.email.clone(),
    };
    db.in_community("friday", |work| person::edit(work, number, row.version, &input, shows))
        .expect("saved");
}

both_databases! {
    fn the_home_page_lists_evenings(db) {
        let [first, second] = two_evenings(db);
        let setup = db.evening("friday", "Friday 3");
        // a calendar has what has a day
        for (slug, listed) in [(&second, true), (&setup, false)] {
            let held_on = Some(podium_base::clock::now().date());
            let settings = Settings { listed, held_on, ..settings_of(db, slug) };
            let version = db.load(slug).tournament.settings_version;
            db.act(slug, |work| change(work, version, &settings)).expect("changed");
        }
        let service = Service::start(db);
        let page = service.anonymous().see("/c/friday");
        for slug in [&first, &second] {
            assert!(page.body.contains(&format!("\"/t/{slug}\"")), "{}", page.text());
        }
        assert!(!page.body.contains(&setup), "only by its link");
        let (coming, past) = (page.body.find(&second).expect("second"), page.body.find(&first).expect("first"));
        assert!(coming < past);
        assert_eq!(service.anonymous().get("/c/nowhere").status, 404);
        let calendar = service.anonymous().get("/c/friday/calendar.ics");
        assert_eq!((calendar.status, calendar.header("content-type")), (200, "text/calendar; charset=utf-8"));
        assert!(calendar.body.contains("Friday 2") && !calendar.body.contains("Friday 3"), "{}", calendar.body);
        assert_eq!(service.anonymous().get("/c/friday?page=9").location, "/c/friday");
    }

    fn a_person_has_a_page(db) {
        let [first, second] = two_evenings(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let page = anybody.see("/c/friday/people/1");
        let text = page.text();
        for shown in ["Ann Ash", "Person 1", "Friday 1", "Opponents met most often", "Seats"] {
            assert!(text.contains(shown), "{shown}: {text}");
        }
        assert!(page.body.contains(&format!("/t/{first}/players/1")), "{text}");
        assert!(!text.contains("Friday 2"), "not before it is over");
        db.play(&second);
        assert!(anybody.see("/c/friday/people/1").text().contains("Friday 2"));
        assert_eq!(anybody.get("/c/friday/people/99").status, 404);
        assert_eq!(anybody.get("/c/friday/people/007").location, "/c/friday/people/7");
    }

    fn a_merged_person_leads_to_who_they_are(db) {
        two_evenings(db);
        let third = db.evening_of("friday", "Friday 3", &["Annie Ash"]);
        db.in_community("friday", |work| merge(work, 1, 9, "")).expect("merged");
        let service = Service::start(db);
        let there = service.anonymous().get("/c/friday/people/9");
        assert_eq!((there.status, there.location.as_str()), (303, "/c/friday/people/1"), "{third}: {there:?}");
    }

    fn a_person_decides_what_is_public(db) {
        two_evenings(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let ann = Visitor::new(&service.base, None);
        let link = link_path(&db.secrets(), &db.community_of("friday"), &db.person("friday", 1));
        assert_eq!(ann.get(&link).status, 303);
        let own = ann.see("/c/friday/me");
        let form = own.form("/c/friday/me");
        let mut fields = form.clone();
        fields.fields.retain(|(name, _)| name != "shows_tables");
        assert!(form.fields.len() > fields.fields.len(), "tables are shown at first");
        let saved = ann.send(&fields);
        assert_eq!((saved.status, saved.location.as_str()), (303, "/c/friday/me"), "{saved:?}");
        let text = anybody.see("/c/friday/people/1").text();
        assert!(text.contains("Friday 1") && !text.contains("Opponents") && !text.contains("Seats"), "{text}");
        // with her own link only
        let bo = anybody.post("/c/friday/me", &[("shows_name", "on")]);
        assert_eq!(bo.status, 403, "{bo:?}");

        // whom Ann met does not name her either
        let met = |number: i64| anybody.see(&format!("/c/friday/people/{number}"));
        let api = |number: i64| anybody.see(&format!("/api/v1/communities/friday/people/{number}")).body;
        for number in 2..=8 {
            assert!(!met(number).body.contains("Ann Ash") && !api(number).contains("Ann Ash"), "{number}");
        }
        assert!((2..=8).any(|number| met(number).text().contains("A player") && api(number).contains("\"person\":null")));
        show(db, 1, |shows| shows.tables = true);
        assert!((2..=8).any(|number| met(number).body.contains("/c/friday/people/1\"")));
        show(db, 1, |shows| shows.results = false);
        assert!(!anybody.see("/c/friday/people/1").text().contains("Friday 1"));
        show(db, 1, |shows| shows.name = false);
        let nothing = anybody.get("/c/friday/people/1");
        assert!(nothing.status == 404 && !nothing.body.contains("Ann Ash"), "{nothing:?}");
        // whom Ann met has no link to it
        let met = (2..=8).map(|number| anybody.see(&format!("/c/friday/people/{number}")).body);
        assert!(met.into_iter().all(|body| !body.contains("/c/friday/people/1\"")));
    }

    fn a_browser_forgets_a_link(db) {
        two_evenings(db);
        let service = Service::start(db);
        let ann = Visitor::new(&service.base, None);
        assert_eq!(ann.get("/c/friday/me").status, 403);
        let link = link_path(&db.secrets(), &db.community_of("friday"), &db.person("friday", 1));
        ann.get(&link);
        let own = ann.see("/c/friday/me");
        assert!(own.body.contains(" data-push-ends>"), "what the phone shows without a network goes as well: {}", own.body);
        let forgotten = ann.send(&own.form("/c/friday/me/forget"));
        let said = ann.see(&forgotten.location).text();
        assert!(said.contains("The link was removed from this browser."), "{said}");
        assert!(!ann.see("/c/friday").text().contains("removed from this browser"), "it is said once");
        assert_eq!(ann.get("/c/friday/me").status, 403);
    }

    fn people_are_added_found_edited_and_written_to_a_file(db) {
        let [first, _] = two_evenings(db);
        let service = Service::start(db);
        let ora = organizer(&service, db, &first);
        let list = ora.see("/c/friday/people");
        let added = ora.send(&list.form("/c/friday/people").set("name", "Ida Ivy"));
        assert_eq!(added.status, 303, "{added:?}");
        let again = ora.send(&ora.see("/c/friday/people").form("/c/friday/people").set("name", "ida ivy"));
        assert!(again.status == 422 && again.text().contains("may be the same person"), "{again:?}");
        assert_eq!(names(db, "friday").len(), 9);
        let found = ora.see("/c/friday/people?q=ivy").text();
        assert!(found.contains("Ida Ivy") && !found.contains("Ann Ash"), "{found}");
        assert!(ora.see("/c/friday/people?q=zz").text().contains("Nobody by that name"));

        let edit = ora.see("/c/friday/people/9/edit").form("/c/friday/people/9/edit");
        let stale = edit.clone().set("name", "Ida Ivory");
        let saved = ora.send(&edit.set("email", "ida@mail.example"));
        assert_eq!(saved.status, 303, "{saved:?}");
        let refused = ora.send(&stale);
        assert!(refused.status == 409 && refused.body.contains("Ida Ivory"), "what was typed comes back: {refused:?}");
        let file = ora.see("/c/friday/people.csv");
        let mut lines = file.body.lines();
        assert_eq!(lines.next(), Some("number,name,sorted under,email,events,last event"));
        assert_eq!(lines.clone().count(), 9);
        assert!(file.body.contains("9,Ida Ivy,,ida@mail.example,0,"), "{}", file.body);
    }

    fn doubts_are_answered_on_their_page(db) {
        let [first, second] = two_evenings(db);
        let third = db.evening_of("friday", "Friday 3", &["Ann Ash", "Bo Birch"]);
        let service = Service::start(db);
        let ora = organizer(&service, db, &first);
        let page = ora.see("/c/friday/doubts");
        assert!(page.text().contains("Is Ann Ash, number 1 in Friday 3, the same person as Ann Ash (No. 1)?"), "{}", page.text());
        for (entry, answer) in [(1, "same"), (2, "other")] {
            let id = &open_doubts(db, "friday")[0].id.clone();
            let answered = ora.send(&ora.see("/c/friday/doubts").form(id).set("answer", answer));
            assert_eq!(answered.status, 303, "{answered:?}");
            assert!(person_of(db, &third, entry).is_some());
        }
        assert_eq!(names(db, "friday").len(), 9, "two people are called Bo Birch");
        assert!(ora.see("/c/friday/doubts").text().contains("No questions"));
        assert!(person_of(db, &second, 1).is_some());
    }

    fn merges_are_made_and_undone_on_pages(db) {
        let [first, _] = two_evenings(db);
        let third = db.evening_of("friday", "Friday 3", &["Annie Ash"]);
        let service = Service::start(db);
        let ora = organizer(&service, db, &first);
        let merge = |other: &str| {
            let form = ora.see("/c/friday/people/1/edit").form("/people/1/merge");
            ora.send(&form.set("other", other).set("reason", "one phone"))
        };
        let met = merge("2");
        assert!(met.status == 422 && met.text().contains("both have an entry in Friday 1"), "{met:?}");
        let kept = met.form("/people/1/merge");
        assert_eq!((kept.value("other"), kept.value("reason")), ("2", "one phone"), "what was typed is there");
        assert_eq!(met.form("/people/1/edit").value("name"), "Ann Ash");
        assert_eq!(merge("99").form("/people/1/merge").value("reason"), "one phone");
        assert_eq!(merge("9").status, 303);
        let ann = db.person("friday", 1).id;
        assert_eq!(person_of(db, &third, 1), Some(ann));
        let page = ora.see("/c/friday/merges");
        assert!(page.text().contains("Annie Ash into Ann Ash"), "{}", page.text());
        let log = ora.see("/c/friday/log").text();
        assert!(log.contains("Annie Ash") && log.contains("one phone"), "{log}");
        assert_eq!(ora.send(&page.form("/undo")).status, 303);
        assert_eq!(person_of(db, &third, 1), Some(db.person("friday", 9).id));
        assert!(ora.see("/c/friday/merges").text().contains("Undone on"));
    }

    fn a_link_is_shown_renewed_and_a_person_erased_on_pages(db) {
        let [first, _] = two_evenings(db);
        let service = Service::start(db);
        let ora = organizer(&service, db, &first);
        let community = db.community_of("friday");
        let link = link_path(&db.secrets(), &community, &db.person("friday", 1));
        let page = ora.see("/c/friday/people/1/link");
        assert!(page.body.contains(&link), "{}", page.text());
        assert_eq!(ora.send(&page.form("/people/1/link")).status, 303);
        assert_eq!(Visitor::new(&service.base, None).get(&link).status, 404);

        let player = ora.see(&format!("/t/{first}/desk/players/1"));
        assert!(player.text().contains("seasons and ratings lose its results"), "{}", player.text());
        let erase = ora.see("/c/friday/people/1/edit").form("/people/1/erase");
        let word = ora.send(&erase);
        assert_ne!(word.status, 303, "without the word nothing is removed");
        assert_eq!(names(db, "friday")[0], "Ann Ash");
        let erase = ora.see("/c/friday/people/1/edit").form("/people/1/erase").set("confirm", "remove");
        let erased = ora.send(&erase);
        assert_eq!((erased.status, erased.location.as_str()), (303, "/c/friday/people"), "{erased:?}");
        assert_eq!(names(db, "friday")[0], "Player 1");
        assert_eq!(service.anonymous().get("/c/friday/people/1").status, 404);
        assert_eq!(ora.get("/c/friday/people/1/edit").status, 404);
    }

    fn a_player_is_added_by_three_letters(db) {
        let [first, _] = two_evenings(db);
        let slug = db.evening("friday", "Friday 3");
        let service = Service::start(db);
        let ora = organizer(&service, db, &first);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let at = format!("/t/{slug}/desk/players");
        let typed = ora.see(&format!("{at}/add?q=hol"));
        assert!(typed.body.contains("name=\"person\" value=\"8\""), "{}", typed.text());
        assert!(!typed.body.contains("name=\"person\" value=\"1\""), "{}", typed.text());
        let added = ora.send(&typed.form(&format!("{at}/add")).set("person", "8"));
        assert_eq!((added.status, added.location.as_str()), (303, at.as_str()), "{added:?}");
        assert_eq!(db.entry(&slug, 1).person_id, Some(db.person("friday", 8).id));
        assert_eq!(db.entry(&slug, 1).name, "Hal Holly");
        let here = ora.see(&format!("{at}/add?q=hol"));
        assert!(!here.body.contains("name=\"person\" value=\"8\""), "has an entry: {}", here.text());

        // the button of somebody who was found for what was typed before
        let form = || ora.see(&format!("{at}/add")).form(&format!("{at}/add"));
        let stale = ora.send(&form().set("name", "Annika Berg").set("person", "1").set("decklist", "https://decks.example/a"));
        assert!(stale.status == 422 && stale.text().contains("nobody was added"), "{stale:?}");
        assert!(stale.body.contains("https://decks.example/a"), "what was typed comes back");
        assert_eq!(db.load(&slug).players.len(), 1);
        // what Enter sends: a name alone
        for (name, number) in [("Annika Berg", 9), ("Ann", 10), ("ann  \u{e1}sh", 1)] {
            let added = ora.send(&form().set("name", name));
            assert_eq!(added.status, 303, "{name}: {added:?}");
            let last = db.load(&slug).players.len() as i64;
            assert_eq!(db.entry(&slug, last).person_id, Some(db.person("friday", number).id), "{name}");
        }
        // who has an entry is somebody else, if two players have the name
        let twice = ora.send(&form().set("name", "Ann Ash"));
        assert!(twice.status == 422 && twice.body.contains("same_name"), "{twice:?}");
        let new = ora.send(&form().set("name", "Ann Ash").set("same_name", "on"));
        assert_eq!(new.status, 303, "{new:?}");
        assert_eq!(db.entry(&slug, 5).person_id, Some(db.person("friday", 11).id), "another Ann Ash");
        // two people of one name: the form asks
        let fourth = db.evening("friday", "Friday 4");
        db.in_database_join(&fourth, "ora", Role::Organizer);
        let there = format!("/t/{fourth}/desk/players/add");
        let asked = ora.send(&ora.see(&there).form(&there).set("name", "Ann Ash"));
        for number in [1, 11] {
            assert!(asked.body.contains(&format!("name=\"person\" value=\"{number}\"")), "{asked:?}");
        }
        assert!(db.load(&fourth).players.is_empty());

        let all = ora.send(&ora.see(&at).form("/regulars"));
        assert_eq!(all.status, 303, "{all:?}");
        assert_eq!(db.load(&slug).players.len(), 11, "six of the last evening");
    }

    fn a_question_is_answered_on_the_list_of_players(db) {
        let [first, _] = two_evenings(db);
        let third = db.evening_of("friday", "Friday 3", &["Ann \u{c1}sh", "Bo Birch", "Cy Cedar"]);
        let service = Service::start(db);
        let ora = organizer(&service, db, &first);
        db.in_database_join(&third, "ora", Role::Organizer);
        let list = ora.see(&format!("/t/{third}/desk/players"));
        // a similar name is asked about, equal ones are confirmed together
        let said = ora.send(&list.form("/players/1/person").set("person", "1"));
        assert_eq!(said.status, 303, "{said:?}");
        assert_eq!(person_of(db, &third, 1), Some(db.person("friday", 1).id));
        assert!(list.text().contains("Match 2 players by name"), "{}", list.text());
        assert_eq!(ora.send(&list.form("/players/called")).status, 303);
        for number in [2, 3] {
            assert_eq!(person_of(db, &third, number), Some(db.person("friday", number).id));
        }
        assert!(open_doubts(db, "friday").is_empty());
    }

    fn a_pasted_list_says_who_is_meant(db) {
        let [first, _] = two_evenings(db);
        let third = db.evening("friday", "Friday 3");
        let service = Service::start(db);
        let ora = organizer(&service, db, &first);
        db.in_database_join(&third, "ora", Role::Organizer);
        let at = format!("/t/{third}/desk/players/list");
        let pasted = ora.see(&at).form(&at).set("text", "Ann Ash\nBo Birch\nIda Ivy");
        let preview = ora.send(&pasted);
        assert!(preview.text().contains("2 names each match exactly one person"), "{}", preview.text());
        let added = ora.send(&preview.form(&format!("{at}/add")));
        assert_eq!(added.status, 303, "{added:?}");
        for (entry, person) in [(1, 1), (2, 2), (3, 9)] {
            assert_eq!(person_of(db, &third, entry), Some(db.person("friday", person).id));
        }
        assert!(open_doubts(db, "friday").is_empty());
    }

    fn a_tournament_leaves_its_community_after_a_word(db) {
        let [first, _] = two_evenings(db);
        let service = Service::start(db);
        let ora = organizer(&service, db, &first);
        let at = format!("/t/{first}/desk/settings");
        let form = ora.see(&at).form("/settings/community").set("community", "");
        assert_eq!(ora.send(&form).status, 422);
        assert!(person_of(db, &first, 1).is_some());
        let left = ora.send(&form.set("confirm", "remove"));
        assert_eq!(left.status, 303, "{left:?}");
        assert_eq!(person_of(db, &first, 1), None);
    }

    fn who_an_entry_is_is_corrected_on_its_page(db) {
        let [first, second] = two_evenings(db);
        db.in_community("friday", |work| {
            let ivy = PersonInput { name: "Ida Ivy".into(), ..PersonInput::default() };
            person::add(work, &ivy, false)
        }).expect("added");
        let service = Service::start(db);
        let ora = organizer(&service, db, &first);
        db.in_database_join(&second, "ora", Role::Organizer);
        let at = format!("/t/{second}/desk/players/1");
        assert!(ora.see(&at).body.contains(&format!("{at}/person")));
        let page = ora.see(&format!("{at}/person"));
        assert!(page.text().contains("This entry is Ann Ash, person 1"), "{}", page.text());
        let found = ora.see(&format!("{at}/person?q=ivy"));
        assert!(found.body.contains("name=\"person\" value=\"9\""), "{}", found.text());
        let said = ora.send(&found.form("/1/person").set("person", "9"));
        assert_eq!(said.status, 303, "{said:?}");
        assert_eq!(person_of(db, &second, 1), Some(db.person("friday", 9).id));
        let taken = ora.send(&ora.see(&format!("{at}/person?q=bo")).form("/1/person").set("person", "2"));
        assert!(taken.status == 409 && taken.text().contains(": number 2"), "{taken:?}");
        let guest = ora.send(&ora.see(&format!("{at}/person")).form("/1/person").set("who", "guest"));
        assert_eq!(guest.status, 303, "{guest:?}");
        assert!(ora.see(&format!("{at}/person")).text().contains("a guest of this evening"));
        let elsewhere = db.in_database_tournament("spring", 4);
        db.in_database_join(&elsewhere, "ora", Role::Organizer);
        assert_eq!(ora.get(&format!("/t/{elsewhere}/desk/players/1/person")).status, 404);
    }

    fn who_registers_with_a_link_is_known(db) {
        two_evenings(db);
        let slug = db.evening("friday", "Friday 3");
        let open = Settings {
            registration: Registration::Open,
            ..settings_of(db, &slug)
        };
        let version = db.load(&slug).tournament.settings_version;
        db.act(&slug, |work| change(work, version, &open)).expect("changed");
        let service = Service::start(db);
        let ann = Visitor::new(&service.base, None);
        ann.get(&link_path(&db.secrets(), &db.community_of("friday"), &db.person("friday", 1)));
        let at = format!("/t/{slug}/register");
        let form = ann.see(&at).form(&at);
        assert_eq!(form.value("name"), "Ann Ash");
        let sent = ann.send(&form);
        assert!(sent.status == 200 && sent.text().contains("Registered"), "{sent:?}");
        assert_eq!(person_of(db, &slug, 1), Some(db.person("friday", 1).id));
        // who has the name only is asked about
        let other = service.anonymous();
        let form = other.see(&at).form(&at);
        assert_eq!(other.send(&form.set("name", "Bo Birch")).status, 200);
        assert_eq!(person_of(db, &slug, 2), None);
        assert_eq!(open_doubts(db, "friday").len(), 1);
        // and a guest is not
        let guest = service.anonymous();
        let form = guest.see(&at).form(&at);
        assert_eq!(guest.send(&form.set("name", "Cy Cedar").set("guest", "on")).status, 200);
        assert!(db.entry(&slug, 3).guest);
        assert_eq!(open_doubts(db, "friday").len(), 1);
    }
}

/// The settings of a tournament as they are.
pub(super) fn settings_of(db: &TestDb, slug: &str) -> Settings {
    Settings::of(&db.load(slug).tournament).expect("settings")
}
