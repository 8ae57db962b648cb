//! What the page of a table's game offers, to whom, and in which words.

use super::{Round, refused};
use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    /// A record says who asked for a die or a coin (T31).
    fn players_draw_for_themselves_while_they_are_in_the_game(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        let before = bo.see(&round.at());
        for act in ["do=roll;player=2;sides=20", "do=flip;player=2"] {
            assert!(before.body.contains(&format!("value=\"{act}\"")), "{act} is not in {}", before.body);
        }
        for act in ["do=roll;player=1;sides=20", "do=flip;player=1"] {
            refused(&round.press(&bo, &before, act), 422, "Press one of the buttons");
        }
        round.does(&bo, "do=leave;why=conceded;player=2");
        let out = bo.see(&round.at());
        assert!(!out.body.contains("do=roll;") && !out.body.contains("do=flip;"), "{}", out.body);
        refused(&round.press(&bo, &before, "do=roll;player=2;sides=20"), 422, "has left the game");
        assert_eq!(round.game().game.draws(), 0);
        round.does(&ann, "do=flip;player=1");
        assert_eq!(round.game().game.draws(), 1);
    }
}
