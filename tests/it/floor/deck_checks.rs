//! Deck checks: whose deck, by whom, what was found; and a deck drawn at random among those not checked yet (T21, T32).

use podium_ops::people::players::forget;
use podium_ops::run::clock::draw_deck;
use podium_rules::draws::Draws;

use super::*;
use crate::harness::both_databases;

fn numbers(db: &TestDb, slug: &str, table: i64) -> Vec<i64> {
    let floor = board(db, slug);
    let places = &floor.table(table).expect("a table").places;
    places
        .iter()
        .map(|place| floor.players[&place.player_id].number)
        .collect()
}

both_databases! {
    fn whose_deck_by_whom_and_what_was_found(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "jo", Role::Judge);
        let at = |path: &str| format!("/t/{slug}/desk/{path}");
        let seats = numbers(db, &slug, 1);
        let name = db.load(&slug).players.iter().find(|player| player.number == seats[1]).expect("there").name.clone();
        let form = jo.see(&at("floor/1")).form("/clock/deck-checks");
        let other = numbers(db, &slug, 2)[0].to_string();
        let wrong = jo.send(&form.clone().set("deck", &other));
        assert!(wrong.status == 422 && wrong.text().contains("does not sit at table 1"), "{}", wrong.text());
        assert_eq!(jo.send(&form.clone().set("deck", &seats[1].to_string())).status, 303);
        let running = jo.see(&at("floor/1"));
        assert!(running.text().contains(&format!("What was found: {name}")) && running.text().contains("by jo"), "{}", running.text());
        assert!(jo.see(&at("decks/checks")).text().contains("in progress"));
        let end = running.form("/end").set(&format!("found_{}", seats[1]), "61 cards");
        assert_eq!(jo.send(&end).status, 303);
        let list = jo.see(&at("decks/checks")).text();
        assert!(list.contains(&name) && list.contains("61 cards") && list.contains("Round 1, table 1 · jo,"), "{list}");
        assert!(list.contains("7 decks at the tables were not checked yet."), "{list}");
        assert!(jo.see(&at("floor/1")).text().contains(&format!("{name} was checked")));

        // Nobody named: the whole table. Given up, none of them counts.
        let all = jo.see(&at("floor/2")).form("/clock/deck-checks");
        assert_eq!(jo.send(&all).status, 303);
        assert!(jo.see(&at("decks/checks")).text().contains("3 decks at the tables"));
        assert_eq!(jo.send(&jo.see(&at("floor/2")).form("/withdraw")).status, 303);
        assert!(jo.see(&at("decks/checks")).text().contains("7 decks at the tables"));

        // What was found in a player's deck is theirs, and goes with their data.
        db.act(&slug, |work| forget(work, seats[1], "")).expect("forgotten");
        let left = jo.see(&at("decks/checks")).text();
        assert!(!left.contains("61 cards") && left.contains("Nothing found"), "{left}");
    }

    fn a_deck_is_drawn_among_those_not_checked_yet(db) {
        let slug = running(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "jo", Role::Judge);
        let at = |path: &str| format!("/t/{slug}/desk/{path}");
        let mut drawn = Vec::new();
        for left in (1..=8).rev() {
            let page = jo.see(&at("decks/checks"));
            let done = jo.send(&page.form("/decks/checks"));
            assert_eq!(done.status, 303, "{}", done.text());
            let to = done.header("location").to_owned();
            let (table, player) = to.split_once("/desk/floor/").and_then(|(_, rest)| rest.split_once("?deck=")).expect("a table");
            let player = player.split('#').next().expect("a number");
            let page = jo.see(&to);
            let decks = if left == 1 { "deck" } else { "decks" };
            assert!(page.text().contains(&format!("Drawn among {left} {decks} not checked yet")), "{}", page.text());
            let form = page.form("/clock/deck-checks");
            assert_eq!(form.value("deck"), player, "the deck is chosen");
            assert_eq!(jo.send(&form).status, 303);
            assert_eq!(jo.send(&jo.see(&at(&format!("floor/{table}"))).form("/end")).status, 303);
            drawn.push(player.parse::<i64>().expect("a number"));
        }
        let mut all = drawn.clone();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 8, "each once: {drawn:?}");
        let none = db.act(&slug, draw_deck).expect_err("all are checked").to_string();
        assert!(none.contains("every deck there was checked"), "{none}");

        // Everybody can compute the draws again from the secret (T32).
        let loaded = db.load(&slug);
        let draws = Draws::new(&loaded.tournament.secret_bytes().expect("a secret"));
        let mut pool: Vec<(String, i64)> = loaded.players.iter().map(|player| (player.key.clone(), player.number)).collect();
        pool.sort();
        let again: Vec<i64> = (1..=8).map(|counter| {
            let rolled = draws.die(1, counter, pool.len() as u32).expect("a die");
            pool.remove(rolled as usize - 1).1
        }).collect();
        assert_eq!(again, drawn);
        let lines = log_of(db, &slug).into_iter().filter(|line| line.verb == "clock.deck_draw").count();
        assert_eq!(lines, 8);
    }
}
