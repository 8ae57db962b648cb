//! A tournament from a file, in the browser: chosen, looked at, imported by who becomes its organizer.

use podium_store::site::accounts;
use podium_store::{Role, SiteRole, tournaments};

use super::LEAGUE;
use crate::harness::both_databases;
use crate::harness::form::Form;
use crate::harness::http::{Page, Service, Visitor};

const LISTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/lists");
const CHOOSE: &str = "/tournaments/from-file";

/// Sends a form with a file, as a browser does.
pub(crate) fn upload(visitor: &Visitor, form: &Form, bytes: &[u8]) -> Page {
    let mut body = Vec::new();
    for (field, value) in &form.fields {
        body.extend(format!("--b\r\nContent-Disposition: form-data; name=\"{field}\"\r\n\r\n{value}\r\n").into_bytes());
    }
    body.extend_from_slice(b"--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"e.json\"\r\n\r\n");
    body.extend_from_slice(bytes);
    body.extend_from_slice(b"\r\n--b--\r\n");
    let kind = ("content-type", "multipart/form-data; boundary=b");
    visitor.request("POST", &form.action, &[kind], Some(&body))
}

both_databases! {
    fn a_file_is_looked_at_and_then_imported_by_its_organizer(db) {
        let service = Service::start(db);
        let organizer = service.in_database_account("ora", SiteRole::Organizer);
        let list = organizer.see("/tournaments");
        assert!(list.body.contains(&format!("href=\"{CHOOSE}\"")), "{}", list.body);
        let form = organizer.see(CHOOSE).form(CHOOSE);
        let preview = upload(&organizer, &form, LEAGUE.as_bytes());
        assert_eq!(preview.status, 200, "{}", preview.text());
        let text = preview.text();
        for part in ["League evening", "TopDeck's JSON", "2026-01-01", "3 Swiss", "What is not imported", "Winning percentages", "Player 01"] {
            assert!(text.contains(part), "{part}: {text}");
        }
        let there = |slug: &str| db.db.read(|conn| tournaments::by_slug(conn, slug)).expect("the database answers");
        assert!(there("league-evening").is_none(), "looking stores nothing");
        let import = preview.form("/tournaments/from-file/create");
        let done = organizer.send(&import);
        assert_eq!((done.status, done.location.as_str()), (303, "/t/league-evening/desk"), "{}", done.text());
        assert_eq!(organizer.send(&import).location, done.location, "a form sent twice acts once");
        let desk = organizer.see(&done.location).text();
        assert!(desk.contains("16 players, 3 rounds"), "{desk}");
        let stored = there("league-evening").expect("the tournament");
        let account = db.db.read(|conn| accounts::by_name_key(conn, "ora")).expect("answers").expect("the account");
        assert_eq!(stored.created_by.as_deref(), Some(account.id.as_str()));
        let role = db.db.read(|conn| accounts::staff_role(conn, &stored.id, &account.id)).expect("answers");
        assert_eq!(role, Some(Role::Organizer));
        let log = organizer.see("/t/league-evening/desk/log").text();
        assert!(log.contains("ora") && log.contains("Imported from a document: 16 players, 3 rounds."), "{log}");
        let standings = service.anonymous().see("/t/league-evening/standings").text();
        assert!(standings.contains("Player 01"), "{standings}");
    }

    fn what_cannot_be_imported_comes_back_with_its_place(db) {
        let service = Service::start(db);
        let administrator = service.administrator();
        let form = administrator.see(CHOOSE).form(CHOOSE);
        let nothing = upload(&administrator, &form, b"");
        assert_eq!(nothing.status, 422);
        assert!(nothing.text().contains("Choose a file."), "{}", nothing.text());
        for (file, said) in [
            (&b"{ oops"[..], "This is not JSON"),
            (&b"[]"[..], "Expected an object"),
            (&br#"{"format": "podium-event/1", "tournament": {}, "players": [], "rounds": []}"#[..], "/tournament/name"),
            (
                &br#"{"rounds": [{"round": 1, "tables": [{"table": 1, "players": [{"id": "a"}, {"id": "b"}, {"id": "a"}]}]}]}"#[..],
                "already sits at",
            ),
        ] {
            let page = upload(&administrator, &form, file);
            assert_eq!(page.status, 422, "{said}");
            assert!(page.text().contains(said), "{said}: {}", page.text());
        }
        let staff = service.in_database_account("sam", SiteRole::Staff);
        assert_eq!(staff.get(CHOOSE).status, 403);
    }

    fn podiums_own_document_is_a_file_too(db) {
        let service = Service::start(db);
        let organizer = service.in_database_account("ora", SiteRole::Organizer);
        let form = organizer.see(CHOOSE).form(CHOOSE);
        let document = std::fs::read("tests/cases/spring-open.json").expect("a document");
        let preview = upload(&organizer, &form, &document);
        assert_eq!(preview.status, 200, "{}", preview.text());
        assert!(preview.text().contains("Podium's event document") && !preview.text().contains("What is not imported"));
        let done = organizer.send(&preview.form("/tournaments/from-file/create"));
        assert_eq!(done.status, 303, "{}", done.text());
    }

    fn addresses_in_names_are_on_no_public_page(db) {
        let service = Service::start(db);
        let organizer = service.in_database_account("ora", SiteRole::Organizer);
        let form = organizer.see(CHOOSE).form(CHOOSE);
        let document = serde_json::json!({
            "format": "podium-event/1",
            "tournament": {"name": "Letters", "slug": "letters"},
            "players": [
                {"id": "a", "name": "Greta Ahlström <greta@example.org>"},
                {"id": "b", "name": "Bo Birch, bo@example.org"},
                {"id": "c", "name": "cleo@example.org"},
            ],
            "rounds": [],
        });
        let topdeck = include_str!("../../../cases/topdeck/addresses-in-names.json");
        for (file, slug) in [(document.to_string(), "letters"), (topdeck.to_owned(), "invited-by-mail")] {
            let preview = upload(&organizer, &form, file.as_bytes());
            assert_eq!(preview.status, 200, "{}", preview.text());
            let done = organizer.send(&preview.form("/tournaments/from-file/create"));
            assert_eq!((done.status, done.location), (303, format!("/t/{slug}/desk")));
            for page in ["players", "export/event.json", "me"] {
                let seen = service.anonymous().get(&format!("/t/{slug}/{page}")).body;
                assert!(seen.contains("Greta Ahlström") && seen.contains("cleo"), "{page}: {seen}");
                assert!(!seen.contains("@example"), "{page}: {seen}");
            }
            let page = organizer.see(&format!("/t/{slug}/desk/players/1"));
            assert_eq!(page.form("/desk/players/1").value("email"), "greta@example.org");
        }
    }

    fn published_places_are_shown_as_they_were_published(db) {
        let service = Service::start(db);
        let organizer = service.in_database_account("ora", SiteRole::Organizer);
        let mut file: serde_json::Value =
            serde_json::from_str(include_str!("../../../cases/topdeck/winner-unknown.json")).expect("JSON");
        let places = [(1, "*Storm*", 7), (2, "_kai_", 6), (2, "__Nyx__", 6), (4, "[LGS] Ann", 1)];
        for (line, (place, name, points)) in places.into_iter().enumerate() {
            let standing = &mut file["standings"][line];
            standing["standing"] = place.into();
            standing["name"] = name.into();
            standing["points"] = points.into();
            file["rounds"][0]["tables"][0]["players"][line]["name"] = name.into();
        }
        let form = organizer.see(CHOOSE).form(CHOOSE);
        let preview = upload(&organizer, &form, file.to_string().as_bytes());
        assert_eq!(preview.status, 200, "{}", preview.text());
        let done = organizer.send(&preview.form("/tournaments/from-file/create"));
        assert_eq!(done.status, 303, "{}", done.text());
        let home = service.anonymous().see(done.location.trim_end_matches("/desk")).body;
        let shown = home.split("<pre><code>").nth(1).and_then(|rest| rest.split("</code>").next()).unwrap_or_default();
        let lines: Vec<&str> = shown.lines().filter_map(|line| line.split(':').next()).collect();
        assert_eq!(lines, ["1. *Storm*", "2. _kai_", "2. __Nyx__", "4. [LGS] Ann"], "{home}");
    }

    fn a_list_of_players_may_be_another_programs(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 0);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let page = organizer.see(&format!("/t/{slug}/desk/players/list"));
        let form = Form::all(&page.body).into_iter().find(|form| form.value("kind") == "table").expect("a form for files");
        let text = "Username,First Name,Last Name,Email,Status\nashes,Ann,Ash,ann@x.org,Enrolled\nbo,Bo,Birch,bo@x.org,Dropped\n";
        let preview = upload(&organizer, &form.set("kind", "melee"), text.as_bytes());
        assert_eq!(preview.status, 200, "{}", preview.text());
        let shown = preview.text();
        assert!(shown.contains("Ann Ash") && !shown.contains("Bo Birch"), "{shown}");
        assert!(shown.contains("1 row is left out") && shown.contains("left out: Username."), "{shown}");
        let added = organizer.send(&preview.form("/players/list/add"));
        assert_eq!(added.status, 303, "{}", added.text());
        let list = organizer.see(&format!("/t/{slug}/desk/players")).text();
        assert!(list.contains("Ash, Ann") && !list.contains("Birch"), "{list}");
    }

    fn a_list_may_be_a_sheet_or_in_any_encoding(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 0);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let send = |name: &str| {
            let bytes = std::fs::read(format!("{LISTS}/{name}")).expect("a case");
            let page = organizer.see(&format!("/t/{slug}/desk/players/list"));
            let form = Form::all(&page.body).into_iter().find(|form| form.value("kind") == "table").expect("a form for files");
            upload(&organizer, &form, &bytes)
        };
        for (name, expected) in [
            ("windows-1252.csv", ["windows-1252", "José Núñez", "Björn Åkesson", "jose@example.org"]),
            ("unicode-text.txt", ["UTF-16LE", "Anaïs Dupré", "anais@example.org", "Check the letters"]),
            ("one-sheet.ods", ["the sheet “Spieler”", "Jürg Müller", "juerg@example.org", "Ann Ash & Sons"]),
            ("old-mac.csv", ["Ann Ash", "3", "Column 2: That is no mail address", "Bo Birch"]),
        ] {
            let preview = send(name).text();
            for words in expected {
                assert!(preview.contains(words), "{name}: {words}: {preview}");
            }
        }
        // nine thousand rows of sixty-four cells with a kilobyte each, in one kilobyte
        let bomb = send("repeated.ods");
        assert_eq!(bomb.status, 422, "{}", bomb.text());
        assert!(bomb.text().contains("too large when it is unpacked"), "{}", bomb.text());
        // the sheet of prices is shown first, and the other one is read from the same page
        let preview = send("two-sheets.xlsx");
        assert!(preview.text().contains("the sheet “Prices”"), "{}", preview.text());
        let form = preview.form("/players/list/add");
        let other = Form { action: form.action.replace("/add", ""), ..form.clone() };
        let players = organizer.send(&other.set("sheet", "1").set("do", "sheet"));
        let shown = players.text();
        for words in ["the sheet “Jugadores”", "José Núñez García", "Łukasz Wiśniewski", "Krark, the Thumbless", "Pagado"] {
            assert!(shown.contains(words), "{words}: {shown}");
        }
        let added = organizer.send(&players.form("/players/list/add"));
        assert_eq!(added.status, 303, "{}", added.text());
        assert_eq!(db.load(&slug).players.len(), 2);
    }
}
