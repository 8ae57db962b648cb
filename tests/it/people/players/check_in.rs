//! The door: who may check in, what is pressed, typed and scanned there, the code that a player shows.

use podium_ops::people::players::{check_in, check_in_code, link_token, renew_link};
use podium_store::{PlayerStatus, Role};

use super::pages::{follow, form};
use super::*;
use crate::harness::form::{Form, text_of};
use crate::harness::http::{Page, Service, Visitor};
use crate::harness::{TestDb, both_databases};

/// Sends the form of the page as the script does, with one field more.
fn scripted(visitor: &Visitor, form: &Form, name: &str, value: &str) -> serde_json::Value {
    let mut form = form.clone();
    form.fields.push((name.to_owned(), value.to_owned()));
    let body = serde_urlencoded::to_string(&form.fields).expect("fields");
    let headers = [
        ("accept", "application/json"),
        ("content-type", "application/x-www-form-urlencoded"),
    ];
    let answer = visitor.request("POST", &form.action, &headers, Some(body.as_bytes()));
    assert_eq!(answer.status, 200, "{name}={value}: {}", answer.body);
    serde_json::from_str(&answer.body).expect("an answer for the script")
}

/// The mark and the sentence of such an answer.
fn said(answer: &serde_json::Value) -> String {
    let text = |name: &str| answer[name].as_str().unwrap_or_default().to_owned();
    format!("{}: {}", text("mark"), text("sentence"))
}

fn text(page: &Page) -> String {
    text_of(&page.body)
}

/// The path in the address of a player's code.
fn code_path(db: &TestDb, slug: &str, number: i64) -> String {
    let row = player(&db.db, slug, number);
    format!(
        "/t/{slug}/desk/check-in/{number}/{}",
        check_in_code(&db.secrets(), &row)
    )
}

both_databases! {
    fn the_door_is_for_those_who_check_in(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        eight(&db.db, &slug);
        let (door, code) = (format!("/t/{slug}/desk/check-in"), code_path(db, &slug, 1));
        let stranger = service.in_database_account("stan", SiteRole::Organizer);
        let judge = service.in_database_staff(&slug, Role::Judge);
        for address in [&door, &code] {
            assert_eq!(service.anonymous().get(address).status, 303, "to the sign-in page");
            assert_eq!(service.in_database_player(&slug, 1).get(address).status, 303, "a player is no staff");
            for visitor in [&stranger, &judge] {
                assert_eq!(visitor.get(address).status, 403);
                assert_eq!(visitor.post(address, &[("in", "1"), ("do", "in")]).status, 403);
            }
        }
        for role in [Role::Scorekeeper, Role::HeadJudge, Role::Organizer] {
            let visitor = service.in_database_staff(&slug, role);
            assert!(visitor.see(&format!("/t/{slug}/desk")).body.contains("desk/check-in\""), "{role} has the way to it");
            visitor.see(&door);
            assert!(text(&visitor.see(&code)).contains("Check in"), "{role}");
        }
        assert!(!judge.see(&format!("/t/{slug}/desk")).body.contains("desk/check-in\""));
        assert_eq!(all(&db.db, &slug).iter().filter(|p| p.checked_in).count(), 0, "no page acts when it is opened");
    }

    fn the_camera_is_for_the_door_alone(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let policy = |path: &str| keeper.see(&format!("/t/{slug}/{path}")).header("permissions-policy").to_owned();
        assert_eq!(policy("desk/check-in"), "camera=(self), microphone=(), geolocation=()");
        for path in ["desk", "desk/players", "standings"] {
            assert_eq!(policy(path), "camera=(), microphone=(), geolocation=()", "{path}");
        }
    }

    /// Typed, added, checked in, and the link to scan: no other page in between.
    fn who_walks_in_is_added_at_the_door_and_has_a_link(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        eight(&db.db, &slug);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let page = keeper.see(&format!("/t/{slug}/desk/check-in?q=Wanda+Walker"));
        let tap = form(&page, "/check-in");
        let answer = scripted(&keeper, &tap, "add", "Wanda Walker");
        assert_eq!(said(&answer), "done: Wanda Walker is here.");
        let link = answer["link"].as_str().expect("their link").to_owned();
        let row = player(&db.db, &slug, 9);
        assert!(row.checked_in && row.name == "Wanda Walker");
        let shown = keeper.see(&link);
        assert!(shown.body.contains("<svg") && shown.body.contains(&link_token(&db.secrets(), &row)), "{}", text(&shown));
        // without the script the link is the next page
        let done = keeper.send(&form(&keeper.see(&format!("/t/{slug}/desk/check-in?q=Will+Walk")), "/check-in").set("add", "Will Walk"));
        assert_eq!(done.location, format!("/t/{slug}/desk/players/10/link"));
        assert!(follow(&keeper, &done).contains("Will Walk is here."));
    }

    fn the_fee_is_a_tick_at_the_door_that_only_the_staff_sees(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        eight(&db.db, &slug);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let door = format!("/t/{slug}/desk/check-in");
        let plain = keeper.see(&door);
        assert!(!plain.body.contains("name=\"paid\"") && text(&plain).contains("Collect fees"), "quiet without fees");
        let page = keeper.see(&format!("{door}?fees=1"));
        assert!(text(&page).contains("0 of 8 fees collected"), "{}", text(&page));
        let tap = form(&page, "/check-in");
        let done = keeper.send(&tap.clone().set("paid", "3"));
        assert_eq!(done.location, format!("{door}?fees=1"), "the list as it was");
        let now = keeper.see(&done.location);
        assert!(text(&now).contains("1 of 8 fees collected") && now.body.contains("name=\"unpaid\" value=\"3\""), "{}", text(&now));
        assert!(player(&db.db, &slug, 3).fee_collected);
        assert!(text(&keeper.see(&format!("/t/{slug}/desk/players/3"))).contains("Fee collected"));
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let private = organizer.see(&format!("/t/{slug}/desk/export/event.json")).body;
        let public = service.anonymous().see(&format!("/t/{slug}/export/event.json")).body;
        assert!(private.contains("\"fee_collected\": true") || private.contains("\"fee_collected\":true"), "{private}");
        assert!(!public.contains("fee_collected"));
        let me = service.in_database_player(&slug, 3).see(&format!("/t/{slug}/me"));
        assert!(!text(&me).contains("Fee"), "{}", text(&me));
        assert_eq!(said(&scripted(&keeper, &tap, "unpaid", "3")), "done: The fee of Finn Fir is not collected.".replace("Finn Fir", &player(&db.db, &slug, 3).name));
        assert!(!player(&db.db, &slug, 3).fee_collected);
    }

    fn one_press_checks_in_and_a_second_one_undoes_it(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |s| s.max_players = Some(4));
        add_named(&db.db, &slug, &["Tea Nash", "Téo Moore", "Al Ash", "Bo Nast", "Wanda Wait"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let door = format!("/t/{slug}/desk/check-in");
        let page = keeper.see(&door);
        assert!(text(&page).contains("0 of 4 here"), "{}", text(&page));
        let tap = form(&page, "/check-in");
        let done = keeper.send(&tap.clone().set("in", "1"));
        assert_eq!(done.location, door);
        assert!(follow(&keeper, &done).contains("Tea Nash is here."));
        keeper.send(&tap.clone().set("in", "5"));
        let now = text(&keeper.see(&door));
        assert!(now.contains("1 of 4 here") && now.contains("1 here on the waiting list"), "one page, two presses: {now}");
        let (missing, here) = (now.find("Nast, Bo").expect("Bo"), now.find("Nash, Tea").expect("Tea"));
        assert!(missing < here, "who is not here comes first");
        assert!(follow(&keeper, &keeper.send(&tap.clone().set("out", "1"))).contains("Tea Nash is checked out."));
        assert!(!player(&db.db, &slug, 1).checked_in);
        let found = keeper.see(&format!("{door}?q=nas"));
        assert!(text(&found).contains("Nash, Tea") && text(&found).contains("Nast, Bo") && !text(&found).contains("Moore"));
        let back = keeper.send(&form(&found, "/check-in").set("in", "4"));
        assert_eq!(back.location, format!("{door}?q=nas"), "to the list as it was");
        assert!(text(&keeper.see(&format!("{door}?q=xyz"))).contains("Nobody fits"));
        assert_eq!(keeper.send(&tap.set("in", "x")).status, 400);
        db.act(&slug, |work| podium_ops::people::players::drop(work, 3, "")).expect("dropped");
        let gone = keeper.see(&format!("{door}?q=al"));
        assert!(gone.body.contains("desk/players/3\"") && text(&gone).contains("Dropped"), "the next step");
        assert!(text(&keeper.see(&door)).contains("2 of 4 here"), "the waiting list has moved up");
    }

    fn what_is_typed_checks_in_the_only_one_who_fits(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Téa Nash", "Tea Moore", "Al Ash"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let tap = form(&keeper.see(&format!("/t/{slug}/desk/check-in")), "/check-in");
        let type_in = |text: &str| said(&scripted(&keeper, &tap, "typed", text));
        assert_eq!(type_in("tea na"), "done: Téa Nash is here.");
        assert_eq!(type_in("1"), "already: Téa Nash is here already.", "typed twice undoes nothing");
        assert_eq!(type_in("tea"), "stop: 2 players fit. Type more letters, or press one.");
        assert_eq!(type_in("3"), "done: Al Ash is here.");
        assert_eq!(type_in("17"), "stop: There is no player number 17.");
        assert_eq!(type_in("zoe"), "stop: Nobody is called “zoe”.");
        let unknown = keeper.see(&format!("/t/{slug}/desk/check-in?q=zoe"));
        assert!(unknown.body.contains("name=\"add\" value=\"zoe\"><span>Add “") && unknown.body.contains("/desk/players/registration"));
        let scanner = format!("http://127.0.0.1{}", code_path(db, &slug, 2));
        assert_eq!(type_in(&scanner), "done: Tea Moore is here.", "a scanner that types");
        let added = scripted(&keeper, &tap, "add", "Zoe  Quix");
        assert_eq!(said(&added), "done: Zoe Quix is here.", "who is not on the list is added");
        assert_eq!(player(&db.db, &slug, 4).name, "Zoe Quix");
        assert!(said(&scripted(&keeper, &tap, "add", "zoe quix")).starts_with("stop: Player 4 has the same name"));
        assert!(said(&scripted(&keeper, &tap, "add", &"x".repeat(300))).starts_with("stop: "));
        let undo = scripted(&keeper, &tap, "typed", "2");
        assert_eq!((undo["button"]["name"].as_str(), undo["button"]["value"].as_i64()), (Some("out"), Some(2)));
        // without a script: the page comes back with what was typed
        let again = keeper.send(&{
            let mut form = tap.clone();
            form.fields.push(("typed".into(), "zoo".into()));
            form
        });
        assert_eq!(again.status, 409);
        assert!(text(&again).contains("Nobody is called “zoo”.") && again.body.contains("value=\"zoo\""));
        let log = keeper.get(&format!("/t/{slug}/desk/log")).status;
        assert_eq!(log, 403, "the log is for others");
        let log = text(&service.in_database_staff(&slug, Role::Organizer).see(&format!("/t/{slug}/desk/log")));
        assert!(log.contains("Tea Moore checked in") && log.contains("Al Ash checked in"), "{log}");
    }

    fn a_code_is_its_players_alone_and_ends_with_their_link(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann", "Bo", "Cleo"]);
        let other = tournament(&db.db, |s| s.name = "Other".into());
        add_named(&db.db, &other, &["Ann"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let tap = form(&keeper.see(&format!("/t/{slug}/desk/check-in")), "/check-in");
        let scan = |text: &str| said(&scripted(&keeper, &tap, "scanned", text));
        let (ann, bo) = (code_path(db, &slug, 1), code_path(db, &slug, 2));
        let forged = ann.replace("/1/", "/2/");
        let foreign = "stop: This code is no player's here, or their link was renewed since. Find them by name or number.";
        assert_eq!(scan(&forged), foreign, "Ann's code with Bo's number");
        assert_eq!(scan(&format!("/t/{slug}/desk/check-in/2/AAAAAAAA")), foreign);
        assert_eq!(scan(&format!("/t/{slug}/desk/check-in/99/AAAAAAAA")), foreign);
        assert_eq!(scan(&code_path(db, &other, 1)), "stop: This code is for another tournament.");
        assert_eq!(scan(&code_path(db, &other, 1).replace(&other, &slug)), foreign, "the Ann of another tournament");
        assert!(scan("https://podium.example/p/0123").starts_with("stop: This is a player's secret link."));
        assert!(scan("2").starts_with("stop: This is not a Podium check-in code"), "a number on paper is no code");
        assert_eq!(keeper.get(&forged).status, 404);
        assert_eq!(keeper.post(&forged, &[("do", "in")]).status, 404);
        assert_eq!(scan(&ann), "done: Ann is here.");
        assert_eq!(scan(&ann), "already: Ann is here already.");
        assert!(text(&keeper.see(&ann)).contains("Is here already"));
        // by the phone's own camera: a page that asks
        let asked = keeper.see(&bo);
        assert!(text(&asked).contains("Check in Bo") && !player(&db.db, &slug, 2).checked_in, "opening it does nothing");
        let done = keeper.send(&form(&asked, &bo));
        assert_eq!(done.location, bo);
        assert!(follow(&keeper, &done).contains("Bo is checked in."));
        assert!(!text(&keeper.see(&bo)).contains("Check in Bo"));
        keeper.send(&form(&keeper.see(&bo), &bo));
        assert!(!player(&db.db, &slug, 2).checked_in, "undone");
        db.act(&slug, |work| renew_link(work, 2)).expect("renewed");
        assert_eq!(scan(&bo), foreign, "the code ends with the link");
        assert_eq!(keeper.get(&bo).status, 404);
        assert_eq!(scan(&code_path(db, &slug, 2)), "done: Bo is here.");
        assert!(!ann.contains(service.in_database_player(&slug, 1).cookie(&format!("podium_player_{slug}")).expect("a link").as_str()));
    }

    fn who_waits_for_approval_is_let_in_at_the_door(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |s| s.registration = Registration::Approval);
        for name in ["Ann", "Bo", "Cleo"] {
            db.act_as(&slug, Sender::Visitor, |work| podium_ops::people::players::register(work, &db.secrets(), &sent(name))).expect("registered");
        }
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let door = format!("/t/{slug}/desk/check-in");
        let page = keeper.see(&door);
        assert!(text(&page).contains("0 of 0 here") && text(&page).contains("3 for approval"), "{}", text(&page));
        let tap = form(&page, "/check-in");
        let waits = scripted(&keeper, &tap, "typed", "ann");
        assert_eq!(said(&waits), "stop: Ann waits for approval: approve them first.");
        assert_eq!(waits["button"]["name"], "approve");
        assert_eq!(said(&scripted(&keeper, &tap, "approve", "1")), "done: Ann is here.");
        let ann = player(&db.db, &slug, 1);
        assert!(ann.checked_in && ann.status == PlayerStatus::Registered);
        let bo = code_path(db, &slug, 2);
        let phone = service.anonymous();
        phone.keep(&format!("podium_player_{slug}"), &link_token(&db.secrets(), &player(&db.db, &slug, 2)));
        assert!(text(&phone.see(&format!("/t/{slug}/me/code"))).contains("You wait for approval"));
        let asked = keeper.see(&bo);
        assert!(text(&asked).contains("Approve and check in Bo"));
        assert!(follow(&keeper, &keeper.send(&form(&asked, &bo))).contains("Is here"));
        assert!(player(&db.db, &slug, 2).checked_in);
    }

    fn everybody_and_nobody_are_checked_in_by_a_typed_word(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |s| s.max_players = Some(3));
        add_named(&db.db, &slug, &["Ann", "Bo", "Cleo", "Dag"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let door = format!("/t/{slug}/desk/check-in");
        let sent = |action: &str, field: &str, word: &str| {
            let page = keeper.see(&door);
            keeper.send(&form(&page, action).set(field, word))
        };
        let wrong = sent("/everybody", "confirm_in", "evrybody");
        assert_eq!(wrong.status, 422);
        assert!(wrong.body.contains("value=\"evrybody\"") && wrong.body.contains(" open>"), "what was typed is in sight");
        assert!(follow(&keeper, &sent("/everybody", "confirm_in", "Everybody")).contains("Everybody is checked in: 3"));
        assert!(!keeper.see(&door).body.contains("/drop-absent"), "nobody is absent");
        assert_eq!(sent("/nobody", "confirm_out", "").status, 422);
        db.act(&slug, |work| check_in(work, 4, true)).expect("on the waiting list");
        assert!(follow(&keeper, &sent("/nobody", "confirm_out", "nobody")).contains("Nobody is checked in any more: 4"));
        assert!(!all(&db.db, &slug).iter().any(|p| p.checked_in));
        assert_eq!(sent("/nobody", "confirm_out", "nobody").status, 409);
        for number in [1, 2, 4] {
            db.act(&slug, |work| check_in(work, number, true)).expect("here");
        }
        assert_eq!(sent("/drop-absent", "confirm_drop", "").status, 422);
        let dropped = follow(&keeper, &sent("/drop-absent", "confirm_drop", "drop"));
        assert!(dropped.contains("Dropped: Cleo.") && dropped.contains("From the waiting list: Dag."), "{dropped}");
        assert!(text(&keeper.see(&door)).contains("3 of 3 here"));
    }

    fn a_player_shows_a_code_until_the_rounds_begin(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Codes", 8);
        db.act(&slug, |work| check_in(work, 1, false)).expect("not here");
        let (ann, mine) = (service.in_database_player(&slug, 1), format!("/t/{slug}/me/code"));
        let page = ann.see(&mine);
        let row = player(&db.db, &slug, 1);
        assert!(page.body.contains("QR code") && text(&page).contains(&row.name) && text(&page).contains("Number 1"), "{}", text(&page));
        assert!(!text(&page).contains("You are checked in"));
        db.act(&slug, |work| check_in(work, 1, true)).expect("here");
        assert!(text(&ann.see(&mine)).contains("You are checked in"));
        assert_eq!(service.anonymous().get(&mine).status, 403, "without a link there is no code");
        db.next_round(&slug);
        let late = ann.see(&mine);
        assert!(text(&late).contains("Check-in is over") && !late.body.contains("QR code"));
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        assert!(text(&keeper.see(&format!("/t/{slug}/desk/check-in"))).contains("Check-in is over"));
        let code = code_path(db, &slug, 1);
        assert!(text(&keeper.see(&code)).contains("Check-in ended when the rounds began."));
        assert_eq!(keeper.post(&code, &[("do", "in")]).status, 409);
    }
}
