//! Link cards: what a chat shows of a link, before, during and after a tournament, and the address of its picture.

use podium_base::config::PublicUrl;

use super::{Play, hide_last_names};
use crate::harness::http::{Service, Visitor};
use crate::harness::{TestDb, both_databases};

/// A service that knows its address.
fn known(db: &TestDb) -> Service<'_> {
    Service::start_with(db, |settings| {
        settings.public_url = Some(PublicUrl::parse("https://podium.example").expect("an address"));
    })
}

/// What the head of a page says; empty where it does not.
fn said(somebody: &Visitor, page: &str, property: &str) -> String {
    let body = somebody.see(page).body;
    let rest = body.split_once(&format!("<meta property=\"{property}\" content=\""));
    let value = rest.and_then(|(_, rest)| rest.split('"').next());
    value.unwrap_or_default().to_owned()
}

/// The path of the picture that a page names.
fn picture(somebody: &Visitor, page: &str) -> String {
    let address = said(somebody, page, "og:image");
    let path = address.strip_prefix("https://podium.example");
    path.unwrap_or_else(|| panic!("{page} names {address:?}")).to_owned()
}

both_databases! {
    fn a_link_shows_where_the_tournament_stands(db) {
        let play = Play::new(db);
        let service = known(db);
        let chat = service.anonymous();
        let home = play.at("");
        let description = || said(&chat, &home, "og:description");
        assert!(description().ends_with(" · 16 players"), "{}", description());
        assert!(said(&chat, &home, "og:title").ends_with(" · Spring Open"));
        let before = picture(&chat, &home);
        play.round();
        assert!(description().starts_with("After round 1"), "{}", description());
        let during = picture(&chat, &home);
        assert_ne!(before, during);
        play.cut(4);
        play.round();
        let champion = podium_ops::run::playoff::winner(&play.load()).expect("a champion");
        let name = play.load().row(champion).name.clone();
        play.end();
        assert_eq!(description(), format!("Champion: {name} · 16 players"));
        let after = picture(&chat, &home);
        assert_ne!(during, after);
        for page in ["/pairings", "/standings", "/bracket", "/players", "/profile", "/story"] {
            assert_eq!(picture(&chat, &play.at(page)), after, "{page}");
        }
    }

    fn its_picture_has_one_address_and_is_kept(db) {
        let play = Play::new(db);
        let service = known(db);
        let chat = service.anonymous();
        let first = picture(&chat, &play.at(""));
        let drawn = chat.request("GET", &first, &[("accept-encoding", "gzip")], None);
        assert_eq!((drawn.status, drawn.header("content-type")), (200, "image/png"));
        assert_eq!(drawn.header("content-encoding"), "", "a PNG is as small as it gets");
        assert!(drawn.body.contains("PNG") && drawn.body.contains("IHDR"));
        let tag = drawn.header("etag").to_owned();
        let again = chat.request("GET", &first, &[("if-none-match", &tag)], None);
        assert_eq!(again.status, 304);
        play.round();
        let second = picture(&chat, &play.at(""));
        for old in [first.as_str(), &play.at("/card/anything"), &format!("{second}?v=1")] {
            let led = chat.get(old);
            assert_eq!((led.status, led.location.as_str()), (303, second.as_str()), "{old}");
        }
        assert_eq!(chat.see(&second).header("content-type"), "image/png");
        assert_eq!(chat.get("/t/nowhere/card/x.png").status, 404);
    }

    fn without_a_public_address_a_page_names_no_picture(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let anybody = service.anonymous();
        let body = anybody.see(&play.at("")).body;
        assert!(body.contains("og:description") && !body.contains("og:image") && !body.contains("twitter:card"));
    }

    fn a_card_tells_no_more_than_the_pages(db) {
        let play = Play::new(db);
        play.set(hide_last_names);
        play.round();
        play.cut(4);
        play.round();
        play.end();
        let service = known(db);
        let chat = service.anonymous();
        let description = said(&chat, &play.at(""), "og:description");
        assert!(description.starts_with("Champion: First") && !description.contains("Last"), "{description}");
        let organizer = service.organizer();
        assert!(!organizer.get("/tournaments").body.contains("og:"), "what is not for everybody has no card");
    }
}
