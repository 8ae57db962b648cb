//! What the page of a table's game offers, to whom, and in which words.

use super::{Round, refused};
use crate::floor::in_database_clock;
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

    fn the_call_of_time_asks_first_and_the_page_says_that_it_stays(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        in_database_clock(db, &round.slug, 80, Some(75));
        round.goes_on();
        let asks = |button: &str| {
            let page = ann.see(&round.at());
            let (_, question) = page.body.split_once("id=\"call-time\"").expect("a question");
            let (question, _) = question.split_once("</details>").expect("its end");
            assert!(question.contains("You cannot undo this here, or any step before it."), "{question}");
            assert!(question.contains(&format!("value=\"{button}\"")), "{question}");
        };
        asks("do=call_time;turn=1");
        round.does(&ann, &round.pass());
        asks("do=call_time");
        assert!(ann.see(&round.at()).body.contains("do=undo;step="));
        round.does(&ann, "do=call_time");
        let stays = "Time has been called. Call a judge to change that.";
        let page = ann.see(&round.at());
        assert!(!page.body.contains("do=undo;step=") && !page.body.contains("id=\"call-time\""), "{}", page.body);
        assert!(page.text().contains(stays), "{}", page.text());
        // what is done after it can be undone
        round.does(&ann, &round.pass());
        let page = ann.see(&round.at());
        assert!(page.body.contains("do=undo;step=") && !page.text().contains(stays), "{}", page.body);
    }

    fn the_pass_says_whose_turn_ends(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        for seat in [1, 2] {
            let page = bo.see(&round.at()).text();
            assert!(page.contains(&format!("Pass the turn of {}", round.name(seat))), "seat {seat}: {page}");
            round.does(&ann, &round.pass());
        }
    }

    fn presses_that_end_where_they_began_are_no_change_in_the_latest_steps(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, two) = (round.phone(1), round.name(2));
        round.begin(&ann);
        for by in ["-5", "5"] {
            round.does(&ann, &format!("do=set_status;player=2;of=life;by={by}"));
        }
        let latest = || {
            let page = ann.see(&round.at()).text();
            let (board, steps) = page.split_once("Latest steps").expect("the steps");
            (board.to_owned(), steps.to_owned())
        };
        let (board, steps) = latest();
        assert!(steps.contains(&format!("{two}: 40 life")) && !steps.contains("→ 40"), "{steps}");
        // an undo takes the newest press
        assert!(board.contains(&format!("Undo: {two}: 35 → 40 life")), "{board}");
        let last = round.game().steps.last().expect("a step").number;
        round.does(&ann, &format!("do=undo;step={last}"));
        let (_, steps) = latest();
        assert!(steps.contains(&format!("{two}: 40 → 35 life")), "{steps}");
        assert_eq!(round.life(2), Some(35));
    }
}
