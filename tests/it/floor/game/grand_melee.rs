//! A Grand Melee at the desk: several turns at once, an extra turn played to its end, what waits and for what.

use podium_event::profile::EndOfRound;

use super::{Hall, in_database_games};
use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    fn an_extra_turn_is_played_to_its_end_and_what_waits_says_for_what(db) {
        let service = Service::start(db);
        let hall = Hall::with_pods_of(&service, 16, 16);
        hall.follow(1);
        let game = in_database_games(db, &hall.slug).remove(0);
        let players = db.load(&hall.slug).players;
        let name = |seat: usize| {
            let key = &game.keys()[seat - 1];
            &players.iter().find(|player| player.key == *key).expect("a player").name
        };
        // G12: no marker is near to the right, so seat 5 keeps theirs, and the extra turn begins at once.
        hall.does(1, "do=extra_turn", &[("player", "5")]);
        hall.does(1, "do=end_turn;marker=2", &[]);
        let during = hall.text(1);
        assert!(during.contains(&format!("{} begins an extra turn (marker 2)", name(5))), "{during}");
        assert!(during.contains("takes an extra turn"), "{during}");
        // Phases are named where somebody follows them.
        assert!(!during.contains("beginning phase"), "{during}");
        hall.does(1, "do=end_turn;marker=2", &[]);
        let passed = hall.text(1);
        assert!(passed.contains(&format!("marker 2 passes from {} to {}", name(5), name(6))), "{passed}");
        // G5: marker 3 lies three seats to the left of seat 6.
        assert!(passed.contains(&format!("waits for marker 3 ({}), within three seats to the left", name(9))), "{passed}");
        assert!(!passed.contains("takes an extra turn"), "{passed}");
        hall.does(1, "do=end_turn;marker=3", &[]);
        assert!(hall.text(1).contains(&format!("{} begins a turn (marker 2)", name(6))));
        assert!(hall.text(1).contains(&format!("waits for marker 4 ({})", name(13))));

        // What is undone names whose turn it was, in the game as it was then.
        assert_eq!(hall.sends(1, "undo", &[]).status, 303);
        assert_eq!(hall.sends(1, "undo", &[]).status, 303);
        hall.does(1, "do=end_turn;marker=1", &[]);
        assert_eq!(hall.sends(1, "undo", &[]).status, 303);
        let page = hall.judge.see(&hall.at(1));
        let undone: Vec<&str> = page.body.split("<s><bdi>").skip(1).filter_map(|rest| rest.split('<').next()).collect();
        let of = |seat: usize| format!("The turn of {} ends", name(seat));
        assert_eq!(undone, [of(1), of(9), of(5)]);

        // Every turn in progress is the last one, and there is no time left for another game.
        db.in_database_profile(&hall.slug, |profile| profile.end_of_round = EndOfRound::FinishTurn);
        hall.does(1, "do=call_time", &[]);
        assert!(hall.text(1).contains("the 4 turns in progress are the last."), "{}", hall.text(1));
        for marker in [1, 2, 3] {
            hall.does(1, &format!("do=end_turn;marker={marker}"), &[]);
        }
        assert!(hall.text(1).contains("the turn in progress is the last."), "{}", hall.text(1));
        // What still waits says that it waits for nothing more.
        assert!(hall.text(1).contains("waits: no more turns begin"), "{}", hall.text(1));
        hall.does(1, "do=end_turn;marker=4", &[]);
        let page = hall.judge.see(&hall.at(1));
        assert!(page.text().contains("Confirm result") && !page.body.contains("value=\"game\""), "{}", page.text());
        let refused = hall.sends(1, "confirm", &[("next", "game")]);
        assert!(refused.status == 422 && refused.text().contains("Time was called in game 1"), "{}", refused.text());
    }
}
