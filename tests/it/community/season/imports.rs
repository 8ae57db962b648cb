//! History that comes along: tables, TopDeck's files and documents are looked at, and stored in one go.

use podium_ops::community::person::{self, PersonInput};
use podium_ops::people::players::{PlayerData, add};
use podium_ops::tournaments::{Settings, change};
use podium_store::community::tournaments_of;
use podium_store::{Role, TournamentState};

use super::{EIGHT, standings};
use crate::files::imports::LEAGUE;
use crate::files::imports::pages::upload;
use crate::harness::form::Form;
use crate::harness::http::{Page, Service, Visitor};
use crate::harness::season::{places, three_places};
use crate::harness::{TestDb, both_databases};

/// A season's page for history.
const IMPORT: &str = "/c/friday/seasons/autumn/import";

/// Two evenings with a shared place.
const TABLE: &str = "date,evening,place,name,points\n\
    2026-09-04,Night 1,1,Ann Ash,15\n\
    2026-09-04,Night 1,2,Bo Birch,10\n\
    2026-09-04,Night 1,2,Cy Cedar,10\n\
    2026-09-11,Night 2,1,Bo Birch,12\n\
    2026-09-11,Night 2,2,Ann Ash,9\n";

/// An event with what only its staff sees of a player, and with a team.
const DUOS: &str = r#"{"format": "podium-event/1", "tournament": {"name": "Duo night", "date": "2026-09-18"}, "players": [
    {"id": "g", "name": "Gabriel García Márquez", "sorted_under": "García Márquez, Gabriel", "email": "gabo@mail.example"},
    {"id": "a", "name": "Ann Ash", "team_mate": "Abe Ash"},
    {"id": "b", "name": "Bo Birch"}], "rounds": []}"#;

fn organizer(service: &Service<'_>) -> Visitor {
    let ora = service.organizer();
    service
        .db
        .in_database_community_staff(&service.db.community_of("friday"), "ora", Role::Organizer);
    ora
}

/// The page with what is in some texts.
fn look(visitor: &Visitor, texts: &[&str]) -> Page {
    let mut form: Form = visitor.see(IMPORT).form(IMPORT);
    form.fields.retain(|(name, _)| name != "text");
    form.fields
        .extend(texts.iter().map(|text| ("text".to_owned(), (*text).to_owned())));
    visitor.send(&form)
}

fn store(visitor: &Visitor, preview: &Page) -> Page {
    visitor.send(&preview.form("/import/store"))
}

/// Gives an evening that has not begun its day, and says whether everybody finds it.
fn set_day(db: &TestDb, slug: &str, day: &str, listed: bool) {
    let before = db.load(slug).tournament;
    let settings = Settings {
        held_on: Some(day.parse().expect("a day")),
        listed,
        ..Settings::of(&before).expect("settings")
    };
    db.act(slug, |work| change(work, before.settings_version, &settings))
        .expect("changed");
}

both_databases! {
    fn a_table_becomes_evenings(db) {
        db.community("Friday");
        db.season("friday", "Autumn", &three_places(), &[]);
        let service = Service::start(db);
        let ora = organizer(&service);
        let preview = look(&ora, &[TABLE]);
        let text = preview.text();
        for shown in ["Night 1", "Places of 3 people", "Night 2", "3 people are new", "Nothing is stored yet"] {
            assert!(text.contains(shown), "{shown}: {text}");
        }
        assert_eq!(standings(&service.anonymous(), "autumn"), [], "nothing is stored");
        let stored = store(&ora, &preview);
        assert_eq!((stored.status, stored.location.as_str()), (303, "/c/friday/seasons/autumn/evenings"), "{stored:?}");
        // who shares places has the points of the first of them
        let found = standings(&service.anonymous(), "autumn");
        let line = |rank, name: &str, points, evenings| (rank, name.to_owned(), points, evenings);
        assert_eq!(found, [line(1, "Ann Ash", 18, 2), line(1, "Bo Birch", 18, 2), line(3, "Cy Cedar", 7, 1)]);

        let page = ora.see("/c/friday/seasons/autumn/evenings");
        assert!(page.text().contains("Night 1") && page.text().contains("Night 2"));
        assert_eq!(ora.send(&page.form("/remove")).status, 303);
        assert_eq!(standings(&service.anonymous(), "autumn").iter().filter(|line| line.3 > 1).count(), 0);
    }

    fn everything_wrong_in_a_table_is_said_at_once(db) {
        db.community("Friday");
        db.season("friday", "Autumn", &three_places(), &[]);
        let service = Service::start(db);
        let ora = organizer(&service);
        let wrong = "date,place,name,points\n2026-09-04,1,Ann Ash,99999999999999999999\nyesterday,2,Bo Birch,3\n2026-09-04,none,Cy Cedar,1\n";
        let refused = look(&ora, &[wrong]);
        assert_eq!(refused.status, 422);
        for said in ["99999999999999999999", "The date of the evening is missing", "“none”"] {
            assert!(refused.text().contains(said), "{said}: {}", refused.text());
        }
        assert!(refused.body.contains("yesterday"), "what was typed comes back");
        let empty = look(&ora, &[]);
        assert!(empty.status == 422 && empty.text().contains("Choose at least one file"), "{empty:?}");
    }

    /// Every name is looked up while other commands wait, and what was sent comes back in the page.
    fn an_import_has_so_many_rows_and_bytes_and_no_more(db) {
        db.community("Friday");
        db.season("friday", "Autumn", &three_places(), &[]);
        let service = Service::start(db);
        let ora = organizer(&service);
        let nights: String = (0..9_000).map(|night| format!("2026-09-04,Night {night},1,Ann\n")).collect();
        let table = format!("date,evening,place,name\n{nights}");
        let refused = look(&ora, &[&table, &table, &table]);
        assert_eq!(refused.status, 422, "{}", refused.text());
        assert!(refused.text().contains("rows. Send it in parts."), "three lists in one");
        let list = format!("[{}1]", "1,".repeat(1_000));
        let refused = look(&ora, &[&list]);
        assert_eq!(refused.status, 422, "{}", refused.text());
        assert!(refused.text().contains("whole tournaments at once"), "{}", refused.text());
        // two hundred rows with a hundred kilobytes each, in one kilobyte
        let bytes = std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/lists/long.ods")).expect("a case");
        let refused = upload(&ora, &ora.see(IMPORT).form(IMPORT), &bytes);
        assert_eq!(refused.status, 422, "{}", refused.text());
        assert!(refused.text().contains("too large when it is unpacked"), "{}", refused.text());
        assert_eq!(standings(&service.anonymous(), "autumn"), []);
    }

    fn nobody_is_counted_twice_on_an_evening(db) {
        db.community("Friday");
        let season = db.season("friday", "Autumn", &three_places(), &[]);
        db.past_evenings("friday", &season, vec![places("Night 0", "2026-08-28", &EIGHT)]);
        let service = Service::start(db);
        let ora = organizer(&service);
        let before = standings(&service.anonymous(), "autumn");
        let twice = "date,evening,place,name\n2026-09-04,Night 1,1,Ann Ash\n2026-09-04,Night 1,2,ann ash\n";
        let preview = look(&ora, &[twice]);
        assert!(preview.status == 200 && preview.text().contains("at Night 1"), "two of one name: {preview:?}");
        let asked = store(&ora, &preview);
        assert!(asked.status == 422 && asked.text().contains("Choose who Ann Ash is"), "{asked:?}");
        let answered = |form: Form, answers: [&str; 2]| {
            let mut form = form;
            form.fields.retain(|(name, _)| name != "answer");
            form.fields.extend(answers.map(|answer| ("answer".to_owned(), answer.to_owned())));
            ora.send(&form)
        };
        let same = answered(preview.form("/import/store"), ["1", "1"]);
        assert!(same.status == 422 && same.text().contains("is in Night 1 twice"), "{same:?}");
        // the files and the answers come back
        assert!(same.body.contains("Night 1,2,ann ash"), "{}", same.body);
        assert_eq!(same.body.matches("<option value=\"1\" selected>").count(), 2, "{}", same.body);
        assert_eq!(standings(&service.anonymous(), "autumn"), before);
        let two = answered(same.form("/import/store"), ["1", "new"]);
        assert_eq!(two.status, 303, "{two:?}");
        assert_eq!(standings(&service.anonymous(), "autumn").len(), 9);
    }

    /// The spreadsheet of a season, imported after each evening.
    fn the_same_file_counts_nobody_twice(db) {
        db.community("Friday");
        db.season("friday", "Autumn", &three_places(), &[]);
        let service = Service::start(db);
        let ora = organizer(&service);
        assert_eq!(store(&ora, &look(&ora, &[TABLE])).status, 303);
        let page = ora.see("/c/friday/seasons/autumn/evenings");
        assert_eq!(ora.send(&page.form("/weight").set("weight", "3")).status, 303);
        let before = standings(&service.anonymous(), "autumn");
        let again = look(&ora, &[TABLE, TABLE]);
        assert!(again.text().contains("replaces the evening"), "{}", again.text());
        assert!(again.text().contains("in the files twice"), "{}", again.text());
        let stored = store(&ora, &again);
        assert_eq!(stored.status, 303, "{stored:?}");
        assert_eq!(standings(&service.anonymous(), "autumn"), before, "with their weights");
        // a correction in the file, and one more evening
        let longer = TABLE.replace("Night 1,1,Ann Ash,15", "Night 1,3,Ann Ash,1") + "2026-09-18,Night 3,1,Di Dale,9\n";
        assert_eq!(store(&ora, &look(&ora, &[&longer])).status, 303);
        let found = standings(&service.anonymous(), "autumn");
        assert_eq!(found.len(), 4);
        assert_ne!(found.iter().find(|line| line.1 == "Ann Ash"), before.iter().find(|line| line.1 == "Ann Ash"));
        assert!(found.iter().all(|line| line.3 <= 2), "{found:?}");
    }

    fn an_event_that_the_community_has_is_not_imported_again(db) {
        db.community("Friday");
        db.season("friday", "Autumn", &three_places(), &[]);
        db.community("Elsewhere");
        let played = db.evening_of("elsewhere", "Played elsewhere", &EIGHT);
        db.play(&played);
        let service = Service::start(db);
        let ora = organizer(&service);
        let document = service.anonymous().see(&format!("/t/{played}/export/event.json")).body;
        assert_eq!(store(&ora, &look(&ora, &[&document])).status, 303);
        let before = standings(&service.anonymous(), "autumn");
        assert_eq!(before.len(), 8);
        let again = look(&ora, &[&document]);
        assert!(again.text().contains("already a tournament of the community"), "{}", again.text());
        assert_eq!(store(&ora, &again).status, 303);
        assert_eq!(standings(&service.anonymous(), "autumn"), before);
        // in another season it counts too, and is still one tournament
        db.season("friday", "Winter", &three_places(), &[]);
        let import = "/c/friday/seasons/winter/import";
        let mut form: Form = ora.see(import).form(import);
        form.fields.retain(|(name, _)| name != "text");
        form.fields.push(("text".to_owned(), document));
        assert_eq!(store(&ora, &ora.send(&form)).status, 303);
        assert_eq!(standings(&service.anonymous(), "winter").len(), 8);
        let id = db.community_of("friday").id;
        let all = db.db.read(|conn| podium_store::season::ratings::tournaments_of(conn, &id)).expect("read");
        assert_eq!(all.len(), 1);
    }

    /// The spreadsheet of a season of which one evening was played with Podium.
    fn an_evening_that_is_a_tournament_counts_as_that(db) {
        db.community("Friday");
        let season = db.season("friday", "Autumn", &three_places(), &[]);
        let played = db.evening_of("friday", "Night 1", &EIGHT);
        set_day(db, &played, "2026-09-04", true);
        db.play(&played);
        // nobody finds this one, so a season counts nothing of it
        let hidden = db.evening("friday", "Night 2");
        set_day(db, &hidden, "2026-09-11", false);
        let service = Service::start(db);
        let ora = organizer(&service);
        let preview = look(&ora, &[TABLE]);
        assert_eq!(preview.text().matches("already a tournament of the community").count(), 1, "{}", preview.text());
        let stored = store(&ora, &preview);
        assert_eq!(stored.status, 303, "{stored:?}");
        let said = ora.see(&stored.location).text();
        assert!(said.contains("2 evenings imported.") && !said.contains("already in the season"), "{said}");
        let before = standings(&service.anonymous(), "autumn");
        assert_eq!(before.len(), 8, "the tournament counts: {before:?}");
        for (name, evenings) in [("Ann Ash", 2), ("Bo Birch", 2), ("Cy Cedar", 1)] {
            let line = before.iter().find(|line| line.1 == name).expect("they played");
            assert_eq!(line.3, evenings, "{name}: {before:?}");
        }
        // imported again, and with the other one found as well: each evening counts once
        db.set_listed(&hidden, true);
        let again = store(&ora, &look(&ora, &[TABLE]));
        let said = ora.see(&again.location).text();
        assert!(said.contains("1 evening imported.") && said.contains("1 evening was already in the season."), "{said}");
        assert_eq!(standings(&service.anonymous(), "autumn"), before);
        let id = db.community_of("friday").id;
        let count = db.db.read(|conn| {
            let row = podium_store::season::by_slug(conn, &id, &season)?.expect("the season");
            podium_store::season::evenings::count(conn, &row.id)
        });
        assert_eq!(count.expect("read"), 1, "one tournament, beside the places of the other evening");
    }

    fn who_is_new_is_sorted_and_found_by_what_the_file_has(db) {
        db.community("Friday");
        db.season("friday", "Autumn", &three_places(), &[]);
        let service = Service::start(db);
        let ora = organizer(&service);
        let stored = store(&ora, &look(&ora, &[DUOS]));
        assert_eq!(stored.status, 303, "{stored:?}");
        let gabo = db.person("friday", 1);
        assert_eq!(gabo.sorted_under.as_deref(), Some("García Márquez, Gabriel"));
        assert_eq!((gabo.order_key.as_str(), gabo.email.as_deref()), ("garcia marquez gabriel", Some("gabo@mail.example")));
        // a team is two people: it is nobody, as everywhere
        let id = db.community_of("friday").id;
        let all = db.db.read(|conn| tournaments_of(conn, &id, TournamentState::ALL, 0, 9)).expect("read");
        let entries = db.load(&all[0].slug).players;
        let team = entries.iter().find(|row| row.team_mate.is_some()).expect("the team");
        assert!(team.person_id.is_none() && !team.guest, "{team:?}");
        assert_eq!(crate::community::people(db, "friday").len(), 2);
        // with another name he is asked about, and not a second person
        let evening = db.evening("friday", "Friday 1");
        let data = PlayerData { name: "Gabo".to_owned(), email: gabo.email.clone(), ..PlayerData::default() };
        db.act(&evening, |work| add(work, &data, false)).expect("added");
        let asked = crate::community::open_doubts(db, "friday");
        assert_eq!(asked.iter().map(|doubt| &doubt.person_id).collect::<Vec<_>>(), [&gabo.id]);
    }

    fn who_has_no_name_in_a_file_is_a_guest(db) {
        db.community("Friday");
        db.season("friday", "Autumn", &three_places(), &[]);
        let service = Service::start(db);
        let ora = organizer(&service);
        let nameless = "date,evening,place,name\n2026-09-04,Night 1,1,Ann Ash\n2026-09-04,Night 1,2,Player 5\n\
            2026-09-11,Night 2,1,Player 5\n2026-09-11,Night 2,2,Ann Ash\n";
        let preview = look(&ora, &[nameless]);
        assert!(preview.text().contains("1 person without a name in the files"), "{}", preview.text());
        assert_eq!(store(&ora, &preview).status, 303);
        let found = standings(&service.anonymous(), "autumn");
        assert_eq!(found.iter().map(|line| line.1.as_str()).collect::<Vec<_>>(), ["Ann Ash"]);
    }

    fn what_is_wrong_is_corrected_without_sending_the_files_again(db) {
        db.community("Friday");
        db.season("friday", "Autumn", &three_places(), &[]);
        let service = Service::start(db);
        let ora = organizer(&service);
        let refused = look(&ora, &[TABLE, "place,name,date\n1,Di Dale,3/4/2026\n"]);
        assert!(refused.status == 422 && refused.text().contains("can mean two dates"), "{refused:?}");
        let mut form = refused.form(IMPORT);
        let texts = form.fields.iter_mut().filter(|(name, _)| name == "text");
        let texts: Vec<&mut String> = texts.map(|(_, text)| text).collect();
        assert_eq!(texts.len(), 2, "both texts come back");
        for text in texts {
            *text = text.replace("3/4/2026", "2026-03-04");
        }
        // the table has no column for its evening
        let preview = ora.send(&form.set("name", "Spring night"));
        assert!(preview.status == 200 && preview.text().contains("Spring night"), "{preview:?}");
    }

    fn a_name_that_is_not_clear_is_asked_about(db) {
        db.community("Friday");
        let season = db.season("friday", "Autumn", &three_places(), &[]);
        db.past_evenings("friday", &season, vec![places("Night 0", "2026-08-28", &EIGHT)]);
        let second = PersonInput { name: "Ann Ash".to_owned(), ..PersonInput::default() };
        db.in_community("friday", |work| person::add(work, &second, true)).expect("another Ann Ash");
        let service = Service::start(db);
        let ora = organizer(&service);
        let preview = look(&ora, &[TABLE]);
        assert!(preview.text().contains("Who are these people?") && preview.text().contains("Ann Ash, number 9"), "{}", preview.text());
        let asked = store(&ora, &preview);
        assert!(asked.text().contains("Choose who Ann Ash is"), "{}", asked.text());
        let form = preview.form("/import/store").set("answer", "9");
        assert_eq!(ora.send(&form).status, 303);
        let api = service.anonymous().see("/api/v1/communities/friday/seasons/autumn/people/9").body;
        assert!(api.contains("\"evenings\":2"), "{api}");
        let first = service.anonymous().see("/api/v1/communities/friday/seasons/autumn/people/1").body;
        assert!(first.contains("\"evenings\":1"), "{first}");
    }

    fn whole_events_become_tournaments_of_the_community(db) {
        db.community("Friday");
        db.season("friday", "Autumn", &three_places(), &[]);
        db.community("Elsewhere");
        let played = db.evening_of("elsewhere", "Played elsewhere", &EIGHT);
        db.play(&played);
        let service = Service::start(db);
        let ora = organizer(&service);
        let document = service.anonymous().see(&format!("/t/{played}/export/event.json")).body;
        // "Player 01" is nobody's name
        let league = LEAGUE.replace("\"Player ", "\"Legend ");
        let preview = look(&ora, &[&league, &document, TABLE]);
        for shown in ["League evening", "Tournament of 16 players", "Played elsewhere", "Tournament of 8 players", "Night 2"] {
            assert!(preview.text().contains(shown), "{shown}: {}", preview.text());
        }
        let stored = store(&ora, &preview);
        assert_eq!(stored.status, 303, "{stored:?}");
        let page = service.anonymous().see("/c/friday/s/autumn/evenings").text();
        for evening in ["League evening", "Played elsewhere", "Night 1", "Night 2"] {
            assert!(page.contains(evening), "{evening}: {page}");
        }
        let found = standings(&service.anonymous(), "autumn");
        let ann = found.iter().find(|line| line.1 == "Ann Ash").expect("Ann played");
        assert_eq!(ann.3, 3, "one person in the document and in the table: {found:?}");
        assert_eq!(found.len(), 24);
    }
}
