//! Cookies: who can plant one, and what a planted one is worth.

use podium_event::deck::Format;
use podium_ops::people::decks::{NewRules, Upload, set_rules};
use podium_store::SiteRole;

use super::{is_signed_in, public_url, signs_in};
use crate::harness::http::{PASSWORD, Service};
use crate::harness::{TestDb, both_databases};

/// The service behind https.
fn secure(db: &TestDb) -> Service<'_> {
    Service::start_with(db, |settings| {
        settings.public_url = public_url("https://podium.example")
    })
}

both_databases! {
    fn over_https_no_other_host_can_plant_one(db) {
        let service = secure(db);
        service.in_database_account("ann", SiteRole::Staff);
        let visitor = service.anonymous();
        let done = signs_in(&visitor, "ann", PASSWORD);
        assert_eq!(done.status, 303, "{done:?}");
        for (_, cookie) in done.headers.iter().filter(|(name, _)| name == "set-cookie") {
            // the script reads this one, and it opens nothing
            if cookie.starts_with("podium_known=") {
                continue;
            }
            assert!(cookie.starts_with("__Host-podium_"), "{cookie}");
            assert!(cookie.contains("; Secure") && cookie.contains("; Path=/") && !cookie.contains("Domain"), "{cookie}");
        }
        let token = visitor.cookie("__Host-podium_session").expect("a session");
        let planted = service.anonymous();
        planted.keep("podium_session", &token);
        assert!(!is_signed_in(&planted), "a name that any host of the domain may set");
        planted.keep("__Host-podium_session", &token);
        assert!(is_signed_in(&planted));
    }

    /// A player's link is shown once: who kept it before names had a prefix is not turned away.
    fn a_players_older_cookie_counts_where_there_is_no_newer_one(db) {
        let slug = db.in_database_tournament("Older", 2);
        let service = secure(db);
        let me = format!("/t/{slug}/me");
        let name = format!("podium_player_{slug}");
        let held = |number: i64| {
            let plain = Service::start(db);
            plain.in_database_player(&slug, number).cookie(&name).expect("the link")
        };
        let (first, second) = (held(1), held(2));
        let phone = service.anonymous();
        phone.keep(&name, &first);
        assert!(phone.see(&me).text().contains("Player 001"));
        phone.keep(&format!("__Host-{name}"), &second);
        assert!(phone.see(&me).text().contains("Player 002"), "a planted one does not replace it");
        let form = phone.see(&me).form("/me/forget");
        assert_eq!(phone.send(&form).status, 303);
        assert_eq!((phone.cookie(&name), phone.cookie(&format!("__Host-{name}"))), (None, None));
    }

    fn only_the_service_puts_a_notice_on_its_pages(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Notice", 2);
        let asked = NewRules { format: Format::Commander, deadline: None, banned: Upload::Keep, cards: Upload::Keep, highest_bracket: None };
        db.act(&slug, |work| set_rules(work, 0, &asked)).expect("asked for");
        let ann = service.in_database_player(&slug, 1);
        let deck = format!("/t/{slug}/me/deck");
        let sees = || ann.see(&deck).text();
        let form = ann.see(&deck).form("/me/deck").set("decklist", "https://decks.example/1");
        assert_eq!(ann.send(&form).status, 303);
        let notice = ann.cookie("podium_notice").expect("a notice");
        let page = sees();
        assert_eq!(ann.cookie("podium_notice"), None, "it is shown once");
        let parts: Vec<&str> = notice.splitn(3, '.').collect();
        let [at, signature, words] = parts[..] else { panic!("a time and a signature before the words: {notice}") };
        let head = format!("{at}.{signature}");
        let sentence: Vec<(String, String)> = serde_urlencoded::from_str(&format!("t={words}")).expect("words");
        assert!(page.contains(&sentence[0].1), "{page}");
        let planted = [
            "The+round+is+void.+Go+home".to_owned(),
            format!("{head}.The+round+is+void"),
            format!("{}.{words}", head.replace(|c: char| c.is_ascii_digit(), "0")),
            format!("..{words}"),
        ];
        for value in planted {
            ann.keep("podium_notice", &value);
            let page = sees();
            assert!(!page.contains("round is void") && !page.contains(&sentence[0].1), "{value}: {page}");
        }
        ann.keep("podium_notice", &notice);
        assert!(sees().contains(&sentence[0].1), "as it was made");
    }
}
