//! What players do without the staff: registering, their secret link, their own page.

use podium_store::{PlayerStatus, Role};

use super::pages::{follow, form};
use super::*;
use crate::harness::both_databases;
use crate::harness::form::{Form, text_of};
use crate::harness::http::{Page, Service, Visitor};

fn text(page: &Page) -> String {
    text_of(&page.body)
}

/// The path of the secret link that a page shows.
pub fn link_in(page: &Page) -> String {
    let start = page.body.find("/p/").expect("the page shows a link");
    page.body[start..]
        .chars()
        .take_while(|c| !matches!(c, '"' | '<' | ' '))
        .collect()
}

/// Somebody whose browser opened a player's link.
fn by_link(service: &Service<'_>, slug: &str, number: i64) -> Visitor {
    let keeper = service.in_database_staff(slug, Role::Scorekeeper);
    let link = link_in(&keeper.see(&format!("/t/{slug}/desk/players/{number}/link")));
    let player = service.anonymous();
    let opened = player.get(&link);
    assert_eq!(
        (opened.status, opened.location.as_str()),
        (303, format!("/t/{slug}/me").as_str())
    );
    assert_eq!(opened.header("referrer-policy"), "no-referrer");
    player
}

both_databases! {
    fn somebody_registers_and_has_their_own_page(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        let ann = service.anonymous();
        let at = format!("/t/{slug}/register");
        let sent = form(&ann.see(&at), "/register").set("name", "Ann Ash").set("decklist", "https://decks.example/1").set("pronouns", "she/her");
        let done = ann.send(&sent);
        assert_eq!(done.status, 200);
        assert!(text(&done).contains("You have a place"));
        let link = link_in(&done);
        assert_eq!(ann.send(&sent).location, link, "a form sent twice leads to the player's link");
        assert_eq!(all(&db.db, &slug).len(), 1);
        let own = ann.see(&format!("/t/{slug}/me"));
        assert!(text(&own).contains("Check in when you are at the venue"), "{}", text(&own));
        assert!(!own.body.contains(link.trim_start_matches("/p/")), "the link is shown once");
        assert_eq!(own.header("cache-control"), "no-store");
        let checked = ann.send(&form(&own, "/check-in"));
        assert!(follow(&ann, &checked).contains("You are checked in"));
        assert!(player(&db.db, &slug, 1).checked_in);
        let whoami = ann.see(&format!("/whoami.json?tournament={slug}")).body;
        assert!(whoami.contains(r#""player":"1""#) && whoami.contains("Ann Ash"), "{whoami}");
        assert!(!service.anonymous().see(&format!("/whoami.json?tournament={slug}")).body.contains("player"));
    }

    fn what_a_stranger_types_is_checked(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann Ash"]);
        let at = format!("/t/{slug}/register");
        let visitor = service.anonymous();
        for (field, value, says) in [
            ("name", "x".repeat(10_000).as_str(), "10000 characters"),
            ("name", "", "The name is missing"),
            ("name", "ANN ash", "Player 1 has the same name"),
            ("decklist", "javascript:alert(1)", "begins with https://"),
            ("decklist", "my deck", "begins with https://"),
        ] {
            let page = visitor.send(&form(&visitor.see(&at), "/register").set("name", "Bo").set(field, value));
            assert_eq!(page.status, 422, "{says}");
            assert!(text(&page).contains(says), "{says}: {}", text(&page));
            assert_eq!(form(&page, "/register").value(field), value, "what was typed is kept");
        }
        let foreign = visitor.request("POST", &at, &[("content-type", "application/x-www-form-urlencoded"), ("origin", "https://evil.example")], Some(b"name=Eve"));
        assert_eq!(foreign.status, 403);
        assert_eq!(all(&db.db, &slug).len(), 1);
    }

    fn registration_follows_the_settings(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |s| { s.registration = Registration::Approval; s.max_players = Some(4); });
        let at = format!("/t/{slug}/register");
        let visitor = service.anonymous();
        let send = |name: &str| visitor.send(&form(&visitor.see(&at), "/register").set("name", name));
        assert!(text(&send("Ann")).contains("still has to approve"));
        assert!(text(&visitor.see(&format!("/t/{slug}/me"))).contains("has not approved it yet"));
        set(&db.db, &slug, |s| s.registration = Registration::Open);
        add_named(&db.db, &slug, &["B", "C", "D", "E"]);
        assert!(text(&visitor.see(&at)).contains("on the waiting list"));
        assert!(text(&send("Fay")).contains("you are on the waiting list"));
        assert!(text(&visitor.see(&format!("/t/{slug}/me"))).contains("number 1 on the waiting list"));
        let old = form(&visitor.see(&at), "/register").set("name", "Late");
        set(&db.db, &slug, |s| s.registration = Registration::Closed);
        let closed = visitor.see(&at);
        assert!(text(&closed).contains("ask the organizer") && Form::all(&closed.body).is_empty());
        assert_eq!(visitor.send(&old).status, 409, "an old tab's form");
        assert_eq!(all(&db.db, &slug).len(), 6);
        assert_eq!(player(&db.db, &slug, 1).status, PlayerStatus::Pending);
        assert_eq!(visitor.get("/t/nothing/register").status, 404);
    }

    fn my_table_is_the_first_thing_on_my_page(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |s| {
            s.first_table = 31;
            s.profile.swiss_rounds = Some(2);
        });
        add_named(&db.db, &slug, &["Ann", "Bo", "Cleo", "Dee"]);
        let ann = by_link(&service, &slug, 1);
        let at = format!("/t/{slug}/me");
        assert_eq!(draft(&db.db, &slug), 1);
        assert!(!ann.see(&at).body.contains("giant"), "drafts are for the staff");
        let structure = row(&db.db, &slug).structure_version;
        db.act(&slug, |work| rounds::publish(work, structure, 1)).expect("published");
        let page = ann.see(&at);
        assert!(page.body.contains("giant") && text(&page).contains("Table 31"), "{}", text(&page));
        let seats = text(&page);
        let loaded = db.db.read(|conn| events::load(conn, &slug)).expect("loaded");
        let mut from = seats.find("Seat 1").expect("the seats");
        for seat in &loaded.event.rounds()[0].pods[0].seats {
            let name = &loaded.event.player(*seat).name;
            from += seats[from..].find(name.as_str()).expect("in seat order");
        }
        finish(&db.db, &slug);
        let after = text(&ann.see(&at));
        assert!(after.contains("Standing after round 1") && after.contains("of 4"), "{after}");
        let unsure = ann.send(&form(&ann.see(&at), "/drop").set("confirm", "perhaps"));
        assert_eq!(unsure.status, 422);
        assert!(text(&unsure).contains("You have not dropped"));
        let dropped = ann.send(&form(&ann.see(&at), "/drop").set("confirm", "drop"));
        assert!(follow(&ann, &dropped).contains("You have dropped"));
        assert_eq!(player(&db.db, &slug, 1).dropped_after, Some(1));
        let lines = log(&db.db, &slug);
        assert_eq!(lines.last().map(|l| l.0.as_str()), Some("player.drop"));
        assert!(!ann.see(&at).body.contains("/me/drop"), "no dead button");
    }

    fn one_browser_holds_the_links_of_several_tournaments(db) {
        let service = Service::start(db);
        let (first, second) = (tournament(&db.db, |_| {}), tournament(&db.db, |_| {}));
        add_named(&db.db, &first, &["Ann"]);
        add_named(&db.db, &second, &["Bo", "Ann"]);
        let keeper = service.in_database_staff(&first, Role::Scorekeeper);
        service.db.in_database_join(&second, Role::Scorekeeper.as_str(), Role::Scorekeeper);
        let links: Vec<String> = [(&first, 1), (&second, 2)].iter().map(|(slug, number)| link_in(&keeper.see(&format!("/t/{slug}/desk/players/{number}/link")))).collect();
        let ann = service.anonymous();
        for link in &links {
            assert_eq!(ann.get(link).status, 303);
        }
        assert!(text(&ann.see(&format!("/t/{first}/me"))).contains("Player 1"));
        assert!(text(&ann.see(&format!("/t/{second}/me"))).contains("Player 2"));
        let forgot = ann.send(&form(&ann.see(&format!("/t/{first}/me")), "/me/forget"));
        assert_eq!(forgot.status, 303);
        assert!(text(&ann.see(&forgot.location)).contains("This browser has forgotten the link."));
        let start = text(&ann.see(&format!("/t/{first}/me")));
        assert!(start.contains("Who are you?") && !start.contains("forgotten"));
        assert!(text(&ann.see(&format!("/t/{second}/me"))).contains("Player 2"), "the other one stays");
        let renewed = keeper.send(&form(&keeper.see(&format!("/t/{second}/desk/players/2/link")), "/2/link"));
        assert_eq!(renewed.status, 303);
        assert!(text(&ann.see(&format!("/t/{second}/me"))).contains("Who are you?"), "a renewed link is valid nowhere");
        assert_eq!(ann.get(&links[1]).status, 404);
        for wrong in ["/p/x", "/p/x.y", "/p/."] {
            assert_eq!(ann.get(wrong).status, 404, "{wrong}");
        }
    }

    fn links_are_printed_for_everybody_who_plays(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann Zebra", "Bo Ash"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let at = format!("/t/{slug}/desk/players");
        let sheet = keeper.see(&format!("{at}/links"));
        assert_eq!(sheet.body.matches("class=\"link-card\"").count(), 2);
        let said = text(&sheet);
        assert!(said.find("Bo Ash") < said.find("Ann Zebra"), "by last name");
        let poster = keeper.see(&format!("{at}/registration"));
        assert!(poster.body.contains(&format!("{}/t/{slug}/register", service.base)));
        let code = keeper.see(&format!("{at}/registration.svg"));
        assert_eq!(code.header("content-type"), "image/svg+xml");
        assert!(code.body.starts_with("<svg"));
    }
}
