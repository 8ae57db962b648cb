//! A player's secret link, opened in a browser that is somebody's already.

use podium_ops::people::players::{forget, remove, renew_link};
use podium_store::Role;

use super::dashboard::link_in;
use super::*;
use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::harness::listener::Listener;

both_databases! {
    /// Any page can lead a browser to a link: its reader would report and drop for somebody else.
    fn a_link_alone_does_not_make_a_browser_another_players(db) {
        let service = Service::start(db);
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann", "Bo"]);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let [ann, bo] = [1, 2].map(|number| link_in(&keeper.see(&format!("/t/{slug}/desk/players/{number}/link"))));
        let me = format!("/t/{slug}/me");
        let phone = service.anonymous();
        assert_eq!(phone.get(&ann).status, 303, "a browser that is nobody's");
        assert_eq!(phone.get(&ann).location, me, "the same link again");
        let cross_site = [("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "navigate"), ("referer", "https://evil.example/")];
        let asked = phone.request("GET", &bo, &cross_site, None);
        assert_eq!((asked.status, asked.header("cache-control")), (200, "no-store"));
        assert!(asked.text().contains("has the page of Ann") && asked.text().contains("the one of Bo"), "{}", asked.text());
        assert!(asked.body.contains(" data-push-ends>"), "Bo is not shown Ann's pages without a network: {}", asked.body);
        assert!(phone.see(&me).text().contains("Player 1"), "nothing has changed");
        let form = asked.form(&bo);
        let foreign = phone.request("POST", &bo, &[("content-type", "application/x-www-form-urlencoded"), ("origin", "https://evil.example")], Some(b"csrf=x"));
        assert_eq!(foreign.status, 403);
        assert!(phone.see(&me).text().contains("Player 1"), "another site does not answer the question");
        let changed = phone.send(&form);
        assert_eq!((changed.status, changed.location.as_str()), (303, me.as_str()));
        assert!(phone.see(&me).text().contains("Player 2"));
        let renewed = keeper.send(&keeper.see(&format!("/t/{slug}/desk/players/2/link")).form("/2/link"));
        assert_eq!(renewed.status, 303);
        assert_eq!(phone.get(&ann).status, 303, "a link that leads nowhere is nobody's page");
        assert!(phone.see(&me).text().contains("Player 1"));
    }

    /// At the next beat, and not when the stream is old: the stream of a player whose link is valid goes on.
    fn a_players_stream_ends_with_their_link(db) {
        let service = Service::start_with(db, |settings| settings.streams.beat = std::time::Duration::from_millis(250));
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann", "Bo", "Cleo", "Dee"]);
        let listen = |number| service.in_database_player(&slug, number).listen(&format!("/t/{slug}/me/live"));
        let mut streams: Vec<Listener> = [1, 2, 3].map(listen).into();
        let mut beside = listen(4);
        for stream in streams.iter_mut().chain([&mut beside]) {
            stream.data();
        }
        db.act(&slug, |work| renew_link(work, 1)).expect("renewed");
        db.act(&slug, |work| forget(work, 2, "asked")).expect("forgotten");
        db.act(&slug, |work| remove(work, 3, "")).expect("removed");
        for mut stream in streams {
            // a change that came before the beat is still sent
            while stream.next().is_some() {}
        }
        db.act(&slug, |work| podium_ops::tournaments::notices::announce(work, "Lunch")).expect("announced");
        beside.hears(db.load(&slug).tournament.version);
    }
}
