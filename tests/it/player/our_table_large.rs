//! A Grand Melee at a table: several turns at once, each passed for itself, on a page that a phone can load.

use podium_event::profile::Points;

use super::Round;
use crate::harness::both_databases;
use crate::harness::http::Service;

/// One table of so many players.
fn melee<'s>(service: &'s Service<'s>, players: u32) -> Round<'s> {
    Round::with(service, players as usize, |profile| {
        profile.pod_size = players;
        profile.points = Points::standard(players);
    })
}

both_databases! {
    fn several_turns_at_once_are_passed_one_by_one(db) {
        let service = Service::start(db);
        let round = melee(&service, 12);
        let (ann, bo) = (round.phone(1), round.phone(5));
        round.begin(&ann);
        // CR 807.4a: a marker for each full four players
        let turns: Vec<usize> = round.game().game.markers().iter().map(|marker| marker.seat().index() + 1).collect();
        assert_eq!(turns, [1, 5, 9]);
        let page = bo.see(&round.at());
        for (marker, seat) in [(1, 1), (2, 5), (3, 9)] {
            assert!(page.body.contains(&format!("do=end_turn;marker={marker};of={seat};turn=1")), "{}", page.body);
        }
        round.does(&bo, "do=end_turn;marker=2;of=5;turn=1");
        round.does(&ann, "do=end_turn;marker=3;of=9;turn=1");
        assert_eq!(round.press(&bo, &page, "do=end_turn;marker=3;of=9;turn=1").status, 303, "so already");
        let turns: Vec<usize> = round.game().game.markers().iter().map(|marker| marker.seat().index() + 1).collect();
        assert_eq!(turns, [1, 6, 10]);
        // the judge's desk has the same markers
        let desk = round.judge().judge.see(&format!("/t/{}/desk/game/1", round.slug)).text();
        assert!(desk.contains("takes a turn (marker 2)"), "{desk}");
        // a seat that is not the reader's is shown in full when it is chosen
        let chosen = ann.see(&format!("{}?seat=7", round.at()));
        assert!(chosen.body.contains("player=7;of=damage;from=6;") && !chosen.body.contains("player=8;of=damage"), "{}", chosen.body);
        // it keeps the view, and the damage of players who are out of range is not asked for
        let in_hand = ann.see(&format!("{}?view=hand", round.at()));
        assert!(in_hand.body.contains("/me/table?view=hand&amp;seat=7\"") || in_hand.body.contains("/me/table?view=hand&#38;seat=7\""), "{}", in_hand.body);
        assert!(!chosen.body.contains("player=7;of=damage;from=1;"), "{}", chosen.body);
    }

    fn the_largest_table_has_a_page_that_a_phone_can_load(db) {
        let service = Service::start(db);
        let round = melee(&service, 128);
        let ann = round.phone(1);
        round.begin(&ann);
        let page = ann.see(&round.at());
        assert!(page.body.len() < 150_000, "{} bytes", page.body.len());
        assert!(page.body.contains("player=128;of=life;by=-1"));
        round.does(&ann, "do=set_status;player=128;of=life;by=-1");
        assert_eq!(round.life(128), Some(39));
    }
}
