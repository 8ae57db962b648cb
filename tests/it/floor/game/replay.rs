//! Stepping through a game that is over: by whom, from when, and what of it is shown.

use podium_ops::run::{playoff, rounds};
use podium_store::Role;

use super::{Hall, in_database_games};
use crate::harness::both_databases;
use crate::harness::http::Service;

/// A game of three turns that the player in seat 2 won, confirmed; the other table has its result too.
fn played(service: &Service<'_>) -> Hall {
    let hall = Hall::open(service, 8);
    hall.follow(1);
    hall.does(1, "do=end_turn;marker=1", &[]);
    hall.does(1, "do=leave;why=lost", &[("players", "4")]);
    hall.does(1, "do=end_turn;marker=1", &[]);
    hall.does(1, "do=extra_turn", &[("player", "1")]);
    assert_eq!(hall.sends(1, "undo", &[]).status, 303);
    hall.does(1, "do=won", &[("player", "2")]);
    hall
}

fn step(hall: &Hall, step: usize) -> String {
    format!("/t/{}/desk/games/1/1/1/{step}", hall.slug)
}

both_databases! {
    fn the_staff_step_through_a_game_once_it_is_over(db) {
        let service = Service::start(db);
        let hall = played(&service);
        let name = |seat: usize| {
            let key = &in_database_games(db, &hall.slug)[0].keys()[seat - 1].clone();
            db.load(&hall.slug).players.into_iter().find(|player| player.key == *key).expect("a player").name
        };
        let names: Vec<String> = (1..=4).map(name).collect();
        // while it is followed there is nothing to step through
        let early = hall.judge.get(&step(&hall, 0));
        assert!(early.status == 404 && early.text().contains("still followed"), "{}", early.text());
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        assert!(hall.judge.see(&hall.at(1)).body.contains(&step(&hall, 0)), "the game's page leads to it");
        assert!(hall.judge.see(&format!("/t/{}/desk/games", hall.slug)).body.contains(&step(&hall, 0)));

        let start = hall.judge.see(&step(&hall, 0)).text();
        assert!(start.contains("Step 0 of 4") && start.contains("The game begins."), "{start}");
        let second = hall.judge.see(&step(&hall, 2)).text();
        assert!(second.contains(&format!("{} loses.", names[3])) && second.contains("judge"), "{second}");
        assert!(second.contains("out: lost"), "{second}");
        // what was undone is no step
        assert!((0..=4).all(|at| !hall.judge.see(&step(&hall, at)).text().contains("extra turn")));
        let end = hall.judge.see(&step(&hall, 4));
        assert!(end.text().contains("won the game"), "{}", end.text());
        // turn by turn: the turns begin at steps 0, 1 and 3
        for at in [0, 1, 3] {
            assert!(end.body.contains(&format!("{}\"", step(&hall, at))), "a link to step {at}");
        }
        assert!(end.text().contains(&format!("3. {}", names[2])), "{}", end.text());
        for missing in [step(&hall, 5), step(&hall, 0).replace("/1/1/1/", "/1/1/2/"), step(&hall, 0).replace("/1/1/1/", "/1/9/1/")] {
            assert_eq!(hall.judge.get(&missing).status, 404, "{missing}");
        }
        let scorekeeper = service.in_database_staff(&hall.slug, Role::Scorekeeper);
        assert_eq!(scorekeeper.get(&step(&hall, 1)).status, 200);
        assert_eq!(service.anonymous().get(&step(&hall, 1)).status, 303);
    }

    fn everybody_steps_through_it_when_the_event_is_over_and_the_organizer_says_so(db) {
        let service = Service::start(db);
        let hall = played(&service);
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        let organizer = service.in_database_staff(&hall.slug, Role::Organizer);
        let (list, public) = (format!("/t/{}/games", hall.slug), format!("/t/{}/games/1/1/1/2", hall.slug));
        let anybody = service.anonymous();
        let closed = |when: &str| {
            for path in [&list, &public] {
                assert_eq!(anybody.get(path).status, 404, "{when}: {path}");
            }
        };
        closed("running and not opened");
        // a judge does not decide it
        let publish = format!("/t/{}/desk/games/publish", hall.slug);
        assert_eq!(hall.judge.post(&publish, &[("public", "yes")]).status, 403);
        assert!(!hall.judge.see(&format!("/t/{}/desk/games", hall.slug)).body.contains(&publish));
        let choose = |public: &str| {
            let page = organizer.see(&format!("/t/{}/desk/games", hall.slug));
            let form = page.form(&publish);
            assert_eq!(form.value("public"), public);
            assert_eq!(organizer.send(&form).status, 303);
        };
        choose("yes");
        closed("running");
        db.act(&hall.slug, |work| {
            let typed = podium_ops::run::results::Typed { games: "d".to_owned(), ..Default::default() };
            podium_ops::run::results::report(work, 2, &typed, None)
        }).expect("reported");
        let structure = || db.load(&hall.slug).tournament.structure_version;
        let seen = structure();
        db.act(&hall.slug, |work| rounds::finish(work, seen, 1)).expect("the round is finished");
        let seen = structure();
        db.act(&hall.slug, |work| playoff::finish_tournament(work, seen, "a test")).expect("the tournament is finished");
        let page = anybody.see(&public);
        assert!(page.text().contains("loses.") && page.text().contains("Step 2 of 4"), "{}", page.text());
        assert!(!page.text().contains("judge"), "who followed is the staff's: {}", page.text());
        assert!(anybody.see(&list).body.contains("/games/1/1/1/0"));
        assert!(anybody.see(&format!("/t/{}", hall.slug)).body.contains(&format!("{list}\"")), "the home page leads to them");
        assert!(anybody.see(&format!("/t/{}/profile", hall.slug)).text().contains("Followed games"));
        // one address for a page
        assert_eq!(anybody.get(&public.replace("/2", "/002")).status, 303);
        assert_eq!(anybody.get(&public.replace("/1/1/1/2", "/1/1/1/x")).status, 404);
        choose("no");
        closed("kept to the staff again");
    }
}
