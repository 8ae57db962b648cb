//! The staff's pages about players, used as each role uses them.

use podium_store::{PlayerStatus, Role};

use super::*;
use crate::harness::both_databases;
use crate::harness::form::{Form, text_of};
use crate::harness::http::{Page, Service, Visitor};

/// The form of a page that leads to an address ending so.
pub fn form(page: &Page, action: &str) -> Form {
    Form::all(&page.body)
        .into_iter()
        .find(|form| form.action.ends_with(action))
        .unwrap_or_else(|| panic!("no form to {action}: {}", page.body))
}

fn text(page: &Page) -> String {
    text_of(&page.body)
}

/// What is read after a form that acted.
pub fn follow(visitor: &Visitor, page: &Page) -> String {
    assert_eq!(page.status, 303, "{}", text(page));
    text(&visitor.see(page.location.split('#').next().unwrap_or_default()))
}

/// Sends a form with a file, as a browser does.
pub fn upload(visitor: &Visitor, form: &Form, name: &str, bytes: &[u8]) -> Page {
    let boundary = "----podium-test-boundary";
    let mut body = Vec::new();
    for (field, value) in &form.fields {
        body.extend(
            format!("--{boundary}\r\nContent-Disposition: form-data; name=\"{field}\"\r\n\r\n{value}\r\n").into_bytes(),
        );
    }
    body.extend(
        format!("--{boundary}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\nContent-Type: text/csv\r\n\r\n")
            .into_bytes(),
    );
    body.extend_from_slice(bytes);
    body.extend(format!("\r\n--{boundary}--\r\n").into_bytes());
    let kind = format!("multipart/form-data; boundary={boundary}");
    visitor.request("POST", &form.action, &[("content-type", &kind)], Some(&body))
}

both_databases! {
    fn each_role_sees_and_does_what_is_its_own(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        eight(&db.db, &slug);
        let at = format!("/t/{slug}/desk/players");
        let one = format!("{at}/1");
        let nobody = service.anonymous();
        assert_eq!(nobody.get(&at).status, 303, "to the sign-in page");
        let stranger = service.in_database_account("stan", SiteRole::Organizer);
        assert_eq!(stranger.get(&at).status, 403);
        let (organizer, head) = (service.in_database_staff(&slug, Role::Organizer), service.in_database_staff(&slug, Role::HeadJudge));
        let (judge, keeper) = (service.in_database_staff(&slug, Role::Judge), service.in_database_staff(&slug, Role::Scorekeeper));
        for visitor in [&organizer, &head, &judge, &keeper] {
            visitor.see(&at);
            visitor.see(&one);
            visitor.see(&format!("{at}/registration"));
        }
        let manage = ["/add", "/list", "/links", "/1/link"];
        for path in manage {
            for visitor in [&organizer, &head, &keeper] {
                visitor.see(&format!("{at}{path}"));
            }
            assert_eq!(judge.get(&format!("{at}{path}")).status, 403, "{path}");
        }
        for deed in ["/add", "/1/drop", "/1/remove", "/1/admit", "/1/link", "/1"] {
            assert_eq!(judge.post(&format!("{at}{deed}"), &[]).status, 403, "{deed}");
        }
        for deed in ["/1/disqualify", "/1/undo-disqualification"] {
            assert_eq!(keeper.post(&format!("{at}{deed}"), &[]).status, 403, "{deed}");
        }
        for visitor in [&head, &keeper] {
            assert_eq!(visitor.post(&format!("{at}/1/forget"), &[("confirm_forget", "remove")]).status, 403);
        }
        assert!(!judge.see(&at).body.contains("<button form="), "no button that does not work");
        assert!(!keeper.see(&one).body.contains("/1/disqualify"));
        assert_eq!(all(&db.db, &slug).iter().filter(|p| p.version > 1).count(), 0, "nothing was changed");
        assert_eq!(organizer.get(&format!("{at}/99")).status, 404);
    }

    fn contact_data_is_for_organizer_and_head_judge(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        let data = PlayerInput { name: "Ann".into(), email: "ann@mail.example".into(), decklist: "https://decks.example/ann".into(), ..PlayerInput::default() };
        db.act(&slug, |work| podium_ops::people::players::add(work, &data.check().expect("whole"), true)).expect("added");
        let one = format!("/t/{slug}/desk/players/1");
        let organizer = service.in_database_staff(&slug, Role::Organizer).see(&one).body;
        assert!(organizer.contains("ann@mail.example") && organizer.contains("https://decks.example/ann"));
        for role in [Role::Judge, Role::Scorekeeper] {
            let visitor = service.in_database_staff(&slug, role);
            let page = visitor.see(&one);
            assert!(!page.body.contains("mail.example") && !page.body.contains("decks.example"), "{role}");
            if role == Role::Scorekeeper {
                let saved = visitor.send(&form(&page, "/players/1").set("name", "Anna"));
                assert!(follow(&visitor, &saved).contains("Anna is changed"));
            }
        }
        let ann = player(&db.db, &slug, 1);
        assert_eq!((ann.name.as_str(), ann.email.as_deref()), ("Anna", Some("ann@mail.example")));
    }

    fn one_is_added_checked_in_and_found(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let at = format!("/t/{slug}/desk/players");
        assert!(text(&keeper.see(&at)).contains("No players yet"));
        let add = form(&keeper.see(&at), "/add").set("name", "Zoë Ash");
        let added = keeper.send(&add);
        assert!(follow(&keeper, &added).contains("Zoë Ash is number 1"));
        assert_eq!(keeper.send(&add).location, at, "a form sent twice acts once");
        assert_eq!(all(&db.db, &slug).len(), 1);
        let again = keeper.send(&form(&keeper.see(&at), "/add").set("name", "zoë  ash"));
        assert_eq!(again.status, 422);
        assert!(text(&again).contains("Player 1 has the same name"));
        let confirmed = keeper.send(&form(&again, "/add").set("same_name", "on"));
        assert!(follow(&keeper, &confirmed).contains("is number 2"));
        let one = keeper.see(&format!("{at}/1"));
        let checked = keeper.send(&form(&one, "/check-in").set("in", "1"));
        assert_eq!(checked.location, format!("{at}/1"), "it stays where it was pressed");
        assert!(player(&db.db, &slug, 1).checked_in);
        let found = text(&keeper.see(&format!("{at}?q=zoe")));
        assert!(found.contains("Ash, Zoë") && found.contains("Checked in (1)"), "{found}");
        assert!(text(&keeper.see(&format!("{at}?q=bo"))).contains("Nobody here"));
        assert!(keeper.see(&at).body.contains("/desk/check-in\">Check-in</a>"), "the way to the door");
    }

    fn names_of_every_kind_come_back_as_text(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let at = format!("/t/{slug}/desk/players");
        let names = ["<script>alert(1)</script>", "👩‍👩‍👧 \"Quote\" & Söhne", "נועה לוי", "{player:1}"];
        for name in names {
            let added = keeper.send(&form(&keeper.see(&format!("{at}/add")), "/add").set("name", name));
            assert_eq!(added.status, 303, "{name}");
        }
        for (page, number) in [(at.clone(), 1), (format!("{at}/1"), 1), (format!("{at}/links"), 1), (format!("{at}/1/link"), 1)] {
            let page = keeper.see(&page);
            assert!(!page.body.contains("<script>alert"), "{number}");
            assert!(text(&page).contains("<script>alert(1)</script>"));
        }
        assert!(keeper.see(&format!("{at}?sort=number")).body.contains("<bdi>נועה לוי</bdi>"));
        for (wrong, says) in [("x".repeat(10_000), "10000 characters"), (" ".to_owned(), "missing"), ("a\u{7}b".to_owned(), "control")] {
            let page = keeper.send(&form(&keeper.see(&format!("{at}/add")), "/add").set("name", &wrong));
            assert_eq!(page.status, 422);
            assert!(text(&page).contains(says), "{says}");
            assert_eq!(form(&page, "/add").value("name"), wrong, "what was typed is kept");
        }
        assert_eq!(all(&db.db, &slug).len(), names.len());
    }

    fn a_pasted_list_is_looked_at_before_it_is_added(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann Ash"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let at = format!("/t/{slug}/desk/players");
        let first = |page: &Page| Form::all(&page.body).into_iter().find(|f| f.value("kind") == "names").expect("a form for names");
        let long = "x".repeat(10_000);
        let wrong = keeper.send(&first(&keeper.see(&format!("{at}/list"))).set("text", &format!("Bo; Birch\n{long}\nann ash")));
        assert_eq!(wrong.status, 422);
        let said = text(&wrong);
        assert!(said.contains("1 of 3 rows has a problem") && said.contains("10000 characters: 200 at most"), "{said}");
        let corrected = first(&wrong);
        assert!(corrected.value("text").contains(&long), "what was sent is kept");
        let mut again = corrected.set("text", "Bo; Birch\n<b>\"Cleo\"</b>\nann ash\n");
        again.action = format!("{at}/list");
        let looked = keeper.send(&again);
        assert_eq!(looked.status, 200);
        assert!(text(&looked).contains("Same name as player 1"));
        assert_eq!(all(&db.db, &slug).len(), 1, "nothing is added yet");
        let confirm = form(&looked, "/list/add").set("second", "team_mate");
        let added = keeper.send(&confirm);
        assert!(follow(&keeper, &added).contains("2 players were added. ann ash was left out"));
        assert_eq!(keeper.send(&confirm).location, at, "a form sent twice acts once");
        let names: Vec<_> = all(&db.db, &slug).into_iter().map(|p| (p.name, p.team_mate)).collect();
        assert_eq!(names[1..], [("Bo".to_owned(), Some("Birch".to_owned())), ("<b>\"Cleo\"</b>".to_owned(), None)]);
    }

    fn a_file_is_read_whole_or_not_at_all(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let at = format!("/t/{slug}/desk/players");
        let send = |bytes: &[u8]| {
            let page = keeper.see(&format!("{at}/list"));
            let plain = Form::all(&page.body).into_iter().rfind(|f| f.action.ends_with("/list")).expect("a form for files");
            upload(&keeper, &plain, "players.csv", bytes)
        };
        for (file, says) in [
            (&b"name;email\nAnn;ann@x.org\nBo\n"[..], "This row has 1 columns and the header 2"),
            (b"name,table\nAnn,twelve\n", "Column 2: \"twelve\" is no table number"),
            (b"deck;table\nx;5\n", "no column holds the names"),
            (b"name\nJ\0rg\xff\n", "no text file"),
            (b"\n\n", "at least one player"),
        ] {
            let page = send(file);
            assert_eq!(page.status, 422, "{says}");
            assert!(text(&page).contains(says), "{says}: {}", text(&page));
        }
        assert_eq!(all(&db.db, &slug).len(), 0);
        let looked = send("\u{feff}First Name;Last Name;E-Mail;Bye\r\nZoë;Ash;zoe@x.org;1\r\n\"Bo; B\";Birch;;\r\n".as_bytes());
        assert_eq!(looked.status, 200, "{}", text(&looked));
        assert!(!text(&looked).contains("left out"), "{}", text(&looked));
        let added = keeper.send(&form(&looked, "/list/add"));
        assert!(follow(&keeper, &added).contains("2 players were added."));
        let byes: Vec<_> = all(&db.db, &slug).into_iter().map(|p| p.awarded_byes).collect();
        assert_eq!(byes, [1, 0]);
        let names: Vec<_> = all(&db.db, &slug).into_iter().map(|p| p.name).collect();
        assert_eq!(names, ["Zoë Ash", "Bo; B Birch"]);
    }

    fn an_old_form_shows_what_changed_and_keeps_its_input(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann"]);
        let (one, other) = (service.in_database_staff(&slug, Role::Organizer), service.in_database_staff(&slug, Role::HeadJudge));
        let at = format!("/t/{slug}/desk/players/1");
        let (first, second) = (one.see(&at), other.see(&at));
        assert_eq!(one.send(&form(&first, "/1").set("fixed_table", "7")).status, 303);
        let late = other.send(&form(&second, "/1").set("name", "Anne"));
        assert_eq!(late.status, 409);
        let said = text(&late);
        assert!(said.contains("the name is “Ann” (yours: “Anne”)") && said.contains("the fixed table is “7” (yours: nothing)"), "{said}");
        let kept = form(&late, "/1");
        assert_eq!(kept.value("name"), "Anne");
        assert_eq!(player(&db.db, &slug, 1).name, "Ann", "a refusal changes nothing");
        assert_eq!(other.send(&kept).status, 303);
        let ann = player(&db.db, &slug, 1);
        assert_eq!((ann.name.as_str(), ann.fixed_table), ("Anne", None), "overruled on purpose");
    }

    fn leaving_and_coming_back_from_the_players_page(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        eight(&db.db, &slug);
        publish(&db.db, &slug);
        let head = service.in_database_staff(&slug, Role::HeadJudge);
        let at = format!("/t/{slug}/desk/players/1");
        let dropped = head.send(&form(&head.see(&at), "/drop").set("drop_reason", "ill"));
        assert!(follow(&head, &dropped).contains("A drops at the end of round 1"));
        let back = head.send(&form(&head.see(&at), "/undo-drop"));
        assert!(follow(&head, &back).contains("A is back in the tournament"));
        let page = head.see(&at);
        let word_missing = head.send(&form(&page, "/disqualify").set("disqualify_reason", "marked cards"));
        assert_eq!(word_missing.status, 422);
        assert!(text(&word_missing).contains("Type disqualify to confirm"));
        assert_eq!(form(&word_missing, "/disqualify").value("disqualify_reason"), "marked cards");
        let no_reason = head.send(&form(&page, "/disqualify").set("confirm_disqualify", "disqualify"));
        assert_eq!(no_reason.status, 422);
        assert!(text(&no_reason).contains("Say why"));
        let filled = form(&page, "/disqualify").set("confirm_disqualify", "Disqualify").set("disqualify_reason", "marked cards");
        assert!(follow(&head, &head.send(&filled)).contains("A is disqualified"));
        assert_eq!(head.post(&format!("{at}/drop"), &[]).status, 409);
        assert_eq!(player(&db.db, &slug, 1).disqualified_after, Some(1));
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        assert_eq!(organizer.post(&format!("{at}/undo-disqualification"), &[]).status, 403, "T30: there is a head judge");
        let before = organizer.see(&at);
        assert!(before.text().contains("also where somebody wrote the whole name: in calls, rulings"), "{}", before.text());
        let forgotten = organizer.send(&form(&before, "/forget").set("confirm_forget", "remove"));
        assert!(follow(&organizer, &forgotten).contains("this is Player 1 from now on"));
    }

    fn who_waits_is_let_in_or_not(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |s| s.max_players = Some(4));
        add_named(&db.db, &slug, &["A", "B", "C", "D", "E"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let at = format!("/t/{slug}/desk/players");
        assert!(text(&keeper.see(&format!("{at}?show=waiting"))).contains("Waiting list (1)"));
        let full = keeper.send(&form(&keeper.see(&format!("{at}/5")), "/admit"));
        assert_eq!(full.status, 409);
        assert!(text(&full).contains("All 4 places are taken"));
        let removed = keeper.send(&form(&keeper.see(&format!("{at}/2")), "/remove"));
        assert!(follow(&keeper, &removed).contains("From the waiting list: E."));
        assert_eq!(player(&db.db, &slug, 5).status, PlayerStatus::Registered);
        let back = keeper.send(&form(&keeper.see(&format!("{at}/2")), "/admit"));
        assert!(follow(&keeper, &back).contains("B is on the waiting list"));
    }

    fn who_registered_is_approved_from_the_list(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |s| s.registration = Registration::Approval);
        for name in ["Ann", "Bo"] {
            db.act_as(&slug, Sender::Visitor, |work| podium_ops::people::players::register(work, &db.secrets(), &sent(name))).expect("registered");
        }
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let at = format!("/t/{slug}/desk/players");
        let page = keeper.see(&format!("{at}?show=pending"));
        assert!(page.body.contains("Approve Ann") && text(&page).contains("Wait for approval (2)"));
        let tap = form(&page, "/approve");
        for number in ["1", "2"] {
            let done = keeper.send(&tap.clone().set("number", number));
            assert_eq!(done.location, format!("{at}?show=pending"), "one page, two taps");
        }
        assert!(all(&db.db, &slug).iter().all(|p| p.status == PlayerStatus::Registered));
        assert_eq!(keeper.send(&tap.set("number", "1")).status, 409, "registered already");
        let gone = text(&keeper.see(&format!("{at}?show=pending")));
        assert!(gone.contains("Nobody here"), "{gone}");
    }
}
