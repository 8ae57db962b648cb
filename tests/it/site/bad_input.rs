//! Wrong and hostile input: each time a clear sentence on a page of ours, and unchanged data.

use podium_store::Role;

use crate::harness::http::{Page, Service};
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

/// Refused with this status, a sentence, and a whole page of ours.
#[track_caller]
fn is_refused(page: &Page, status: u16, sentence: &str) {
    let text = page.text();
    assert_eq!(page.status, status, "{text}");
    assert!(text.contains(sentence), "{sentence:?} is missing: {text}");
    assert!(
        page.body.contains("<header>") && page.body.contains("</html>"),
        "not in the page's own look"
    );
}

/// Rows that tell whether anything happened; sessions and failed sign-ins count uses of the site.
fn state(db: &TestDb) -> std::collections::BTreeMap<String, Vec<String>> {
    let mut rows = Raw::connect(&db.address).rows();
    rows.retain(|table, _| table != "sessions");
    rows
}

both_databases! {
    fn an_unknown_address_or_method(db) {
        let slug = db.in_database_tournament("Known", 4);
        let service = Service::start(db);
        let before = state(db);
        for visitor in [service.anonymous(), service.in_database_staff(&slug, Role::HeadJudge)] {
            let before = state(db);
            is_refused(&visitor.get("/no/such/page"), 404, "no page at this address");
            is_refused(&visitor.get("/t/unknown"), 404, "no tournament");
            is_refused(&visitor.get(&format!("/t/{slug}/pairings/99")), 404, "");
            is_refused(&visitor.get(&format!("/t/{slug}/pairings/x")), 404, "There is no such round");
            is_refused(&visitor.get(&format!("/t/{slug}/nothing/")), 404, "no page at this address");
            let slash = visitor.get(&format!("/t/{slug}/"));
            assert_eq!((slash.status, slash.location.as_str()), (303, format!("/t/{slug}").as_str()));
            is_refused(&visitor.request("DELETE", &format!("/t/{slug}"), &[], None), 405, "does not take DELETE");
            is_refused(&visitor.request("PUT", "/sign-in", &[], Some(b"x")), 405, "does not take PUT");
            let posted = visitor.post("/healthz", &[]);
            assert_eq!((posted.status, posted.header("allow")), (405, "GET, HEAD"), "{posted:?}");
            // who only looks whether it is there, as programs that watch an address do
            for path in ["/", "/healthz", "/readyz", "/sign-in", &format!("/t/{slug}")] {
                let head = visitor.request("HEAD", path, &[], None);
                assert_eq!((head.status, head.body.as_str()), (visitor.get(path).status, ""), "{path}");
            }
            let stream = visitor.request("HEAD", &format!("/t/{slug}/live"), &[], None);
            assert_eq!((stream.status, stream.header("allow")), (405, "GET"), "{stream:?}");
            assert_eq!(state(db), before);
        }
        assert_eq!(state(db)["tournaments"], before["tournaments"]);
    }

    fn a_form_that_is_too_large_or_cannot_be_read(db) {
        let slug = db.in_database_tournament("Large", 16);
        db.next_round(&slug);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let results = format!("/t/{slug}/desk/results");
        let before = state(db);
        let large = "x".repeat(80 << 10);
        is_refused(&keeper.post(&results, &[("table", "1"), ("result", "1"), ("marks", &large)]), 413, "at most 64 KB");
        let kinds = ["application/x-www-form-urlencoded", "application/json", "multipart/form-data; boundary=b"];
        for kind in kinds {
            let broken = keeper.request("POST", &results, &[("content-type", kind)], Some(b"\xff\xfe{%"));
            assert!(matches!(broken.status, 400..=403 | 415), "{kind}: {}", broken.text());
            is_refused(&broken, broken.status, "");
        }
        assert_eq!(state(db), before);
    }

    fn empty_or_endless_names(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let form = organizer.see("/tournaments/new").form("/tournaments/new");
        let before = state(db);
        for (name, sentence) in [("", "Name"), ("   ", "Name"), (&"n".repeat(10_000), "Name"), ("\u{1}\u{7}", "Name")] {
            let refused = organizer.send(&form.clone().set("name", name));
            is_refused(&refused, 422, sentence);
            assert!(refused.body.contains("aria-invalid"), "the field is marked");
        }
        assert_eq!(state(db), before);
        let odd = "<script>alert(1)</script> 🐉 اسم";
        let made = organizer.send(&organizer.see("/tournaments/new").form("/tournaments/new").set("name", odd));
        assert_eq!(made.status, 303, "{}", made.text());
        let desk = organizer.see(&made.location);
        assert!(desk.text().contains("🐉 اسم") && !desk.body.contains("<script>alert"), "{}", desk.body);
    }

    fn a_result_that_the_pod_cannot_have(db) {
        let slug = db.in_database_tournament("Odd", 16);
        db.next_round(&slug);
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let results = format!("/t/{slug}/desk/results");
        let before = state(db);
        for (table, result, marks, sentence) in [
            ("1", "5", "", "no seat 5"),
            ("1", "0", "", "no seat 0"),
            ("1", "Ann", "", "is no result"),
            ("1", "", "", "Say who won"),
            ("1", "1", "z9", "Unknown entry"),
            ("1", "1", "c9", "no seat 9"),
            ("99", "1", "", "no table 99"),
            ("", "1", "", "type its number"),
            ("one", "1", "", "is no number"),
            ("99999999999999999999", "1", "", "is no number"),
        ] {
            let page = keeper.post(&results, &[("table", table), ("result", result), ("marks", marks)]);
            is_refused(&page, 422, sentence);
            // what was typed is still there
            assert_eq!(page.form("/desk/results").value("result"), result);
        }
        assert_eq!(state(db), before);
    }

    fn a_double_click_and_an_old_tab(db) {
        let slug = db.in_database_tournament("Twice", 16);
        let service = Service::start(db);
        let head = service.in_database_staff(&slug, Role::HeadJudge);
        let rounds = format!("/t/{slug}/desk/rounds");
        let desk = format!("/t/{slug}/desk");
        let pair = head.see(&desk).form("/desk/rounds");
        let old_tab = head.see(&desk).form("/desk/rounds");
        let (first, second) = (head.send(&pair), head.send(&pair));
        assert_eq!((first.status, second.status), (303, 303), "{}", second.text());
        assert_eq!(db.load(&slug).rounds.len(), 1);
        let drafted = state(db);
        is_refused(&head.send(&old_tab), 409, "Round 1 is a draft now");
        assert_eq!(state(db), drafted);

        let publish = head.see(&format!("{rounds}/1")).form("/publish");
        let (first, second) = (head.send(&publish), head.send(&publish));
        assert_eq!((first.status, second.status), (303, 303), "{}", second.text());
        let published = state(db);
        // The same page in another tab, sent with another form id.
        let again = head.send(&publish.set("form_id", "another"));
        is_refused(&again, 409, "Round 1 is published now");
        // Pairing while results are missing: refused, with the tables.
        let keys = head.see(&format!("{rounds}/1")).form("/start");
        let early = head.post(&rounds, &[("version", keys.value("version"))]);
        is_refused(&early, 409, "no result at tables 1, 2, 3 and 4");
        assert_eq!(state(db), published);
    }

    /// A document that is taken along has to take every reason, whichever command it was typed for.
    fn a_reason_is_as_long_as_a_document_takes(db) {
        let slug = db.in_database_tournament("Reasons", 8);
        let service = Service::start(db);
        let head = service.in_database_staff(&slug, Role::HeadJudge);
        let at = format!("/t/{slug}/desk/players/1");
        let before = state(db);
        let long = "x".repeat(2_001);
        let refused = head.send(&head.see(&at).form("/drop").set("drop_reason", &long));
        is_refused(&refused, 422, "2001 characters are too many");
        assert!(refused.body.contains(&long), "what was typed is still there");
        assert_eq!(state(db), before);
        let taken = head.send(&head.see(&at).form("/drop").set("drop_reason", &long[1..]));
        assert_eq!(taken.status, 303, "{}", taken.text());
    }

    fn too_few_players_are_not_paired(db) {
        for count in [0, 1, 2, 3] {
            let slug = db.in_database_tournament("Few", count);
            let service = Service::start(db);
            let head = service.in_database_staff(&slug, Role::HeadJudge);
            let before = state(db);
            let version = db.load(&slug).tournament.structure_version.to_string();
            let fields = [("version", version.as_str()), ("reason", "a test")];
            let refused = head.post(&format!("/t/{slug}/desk/rounds"), &fields);
            assert!([409, 422].contains(&refused.status), "{count} players: {}", refused.text());
            is_refused(&refused, refused.status, "");
            assert_eq!(state(db), before, "{count} players");
        }
    }
}
