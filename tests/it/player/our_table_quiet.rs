//! What a tap at a table costs others: nothing. Only the pages of that game hear it, and what changes nothing is heard by nobody.

use podium_store::tournaments::{self, Numbers};
use podium_store::{DbError, Role};

use super::{Round, refused};
use crate::harness::TestDb;
use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::harness::listener::Listener;

fn numbers(db: &TestDb, slug: &str) -> Numbers {
    let found: Result<_, DbError> = db.db.read(|conn| tournaments::numbers(conn, &[slug.to_owned()]));
    found.expect("read").pop().expect("the tournament").1
}

/// Asserts that the next thing that somebody hears is this public change, and nothing before it.
fn hears_only(listener: &mut Listener, version: i64) {
    assert_eq!(listener.data()["version"], version, "something else was heard first");
}

both_databases! {
    fn a_tap_is_heard_by_the_pages_of_its_game_alone(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 8);
        let (ann, bo, other) = (round.phone(1), round.phone(2), round.phone_at(2, 1));
        round.begin(&ann);
        let judge = service.in_database_staff(&round.slug, Role::Judge);
        let at = |path: &str| format!("/t/{}/{path}", round.slug);
        let before = numbers(db, &round.slug);
        let mut others = [
            other.listen(&at("me/live?game=own")),
            bo.listen(&at("me/live")),
            judge.listen(&at("desk/live")),
            judge.listen(&at("desk/live?game=2")),
            service.anonymous().listen(&at("live")),
        ];
        let mut own = [
            bo.listen(&at("me/live?game=own")),
            judge.listen(&at("desk/live?game=1")),
            judge.listen(&at("desk/live?game=all")),
        ];
        for listener in others.iter_mut().chain(&mut own) {
            assert_eq!(listener.data()["version"], before.version, "the numbers come at once");
        }
        // whose turn it is and what players have is on no other page
        for (count, act) in ["do=set_status;player=3;of=life;by=-1", "do=roll;player=1;sides=6", &round.pass()].into_iter().enumerate() {
            round.does(&ann, act);
            let games = before.games + 1 + count as i64;
            assert_eq!(numbers(db, &round.slug), Numbers { games, ..before }, "{act}");
            for listener in &mut own {
                let heard = listener.data();
                assert_eq!((heard["floor"].as_i64(), heard["games"].as_i64()), (Some(before.floor), Some(games)), "{act}");
            }
        }
        // a page of the game shows what the stream has sent, and is not loaded again
        let now = numbers(db, &round.slug);
        let seen = format!("data-live-seen=\"{}-{}-{}\"", now.version, now.floor, now.games);
        for page in [bo.see(&round.at()), judge.see(&at("desk/game/1")), judge.see(&at("desk/floor/games"))] {
            assert!(page.body.contains(&seen), "{seen} is not in {}", page.body);
        }
        // who is out is on the pages of the players and of the floor
        round.does(&ann, "do=leave;why=lost;player=4");
        let now = numbers(db, &round.slug);
        assert_eq!((now.version, now.floor), (before.version, before.floor + 1));
        let [_, at_table, at_desk, at_other, _] = &mut others;
        for listener in [at_table, at_desk, at_other] {
            assert_eq!(listener.data()["floor"], now.floor);
        }
        let announced = db.act(&round.slug, |work| podium_ops::tournaments::notices::announce(work, "Lunch"));
        announced.expect("announced");
        let [elsewhere, .., public] = &mut others;
        hears_only(elsewhere, before.version + 1);
        hears_only(public, before.version + 1);
    }

    fn what_changes_nothing_is_heard_by_nobody(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 8);
        let (ann, bo) = (round.phone(1), round.phone(2));
        let (one, two) = (ann.see(&round.at()), bo.see(&round.at()));
        assert_eq!(ann.send(&one.form("/me/table/start").set("life", "40")).status, 303);
        let before = numbers(db, &round.slug);
        // as the round begins two phones press the same
        assert_eq!(bo.send(&two.form("/me/table/start").set("life", "30")).status, 303);
        assert_eq!(numbers(db, &round.slug), before);
        let (page, pass) = (bo.see(&round.at()), round.pass());
        round.does(&ann, &pass);
        let passed = numbers(db, &round.slug);
        assert_eq!(round.press(&bo, &page, &pass).status, 303);
        assert_eq!(numbers(db, &round.slug), passed);
        assert_eq!(round.life(1), Some(40));
    }

    fn the_life_of_a_later_game_is_not_public(db) {
        let service = Service::start(db);
        let round = Round::with(&service, 8, |profile| profile.games_to_win = 2);
        let ann = round.phone(1);
        round.begin(&ann);
        for seat in 1..4 {
            round.does(&ann, &format!("do=leave;why=lost;player={seat}"));
        }
        let before = numbers(db, &round.slug);
        round.does(&ann, "do=next_game");
        let drawn = numbers(db, &round.slug);
        assert_eq!(drawn.version, before.version + 1, "its seats are drawn, which is public (T32)");
        round.begin(&ann);
        assert_eq!(numbers(db, &round.slug).version, drawn.version);
    }

    fn a_tap_of_the_script_is_answered_without_the_page(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        let page = ann.see(&round.at());
        let sends = |act: &str, id: &str| {
            let form = page.form("/me/table").set("act", act).set("form_id", id);
            let body = crate::harness::http::encoded(&form.fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect::<Vec<_>>());
            let headers = [("prefer", "return=minimal"), ("content-type", "application/x-www-form-urlencoded")];
            ann.request("POST", &round.at(), &headers, Some(body.as_bytes()))
        };
        let done = sends("do=set_status;player=1;of=life;by=-3", "one");
        assert_eq!((done.status, done.body.len()), (204, 0));
        // sent again, because the answer was lost
        assert_eq!(sends("do=set_status;player=1;of=life;by=-3", "one").status, 204);
        assert_eq!(round.life(1), Some(37));
        let refused = sends("do=set_status;player=9;of=life;by=-3", "two");
        assert_eq!(refused.status, 422);
        assert!(refused.body.contains("data-why") && refused.text().contains("There is no seat 9"), "{}", refused.body);
        assert!(refused.body.len() < 12_000, "without the table: {} bytes", refused.body.len());
    }

    /// A button of a page acts once until the page is made again, also for two presses that both arrive.
    fn a_die_is_rolled_once_for_each_page(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        let page = ann.see(&round.at());
        let form = page.form("/me/table").set("act", "do=roll;player=1;sides=20");
        assert_eq!((ann.send(&form).status, ann.send(&form).status), (303, 303));
        assert_eq!(round.game().game.draws(), 1);
        let again = ann.see(&round.at()).form("/me/table").set("act", "do=roll;player=1;sides=20");
        assert_eq!(ann.send(&again).status, 303);
        assert_eq!(round.game().game.draws(), 2);
    }

    fn a_record_takes_so_many_steps_of_its_players(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        in_database_steps(db, &round, podium_ops::floor::follow::MOST_STEPS - 4);
        let page = ann.see(&round.at());
        assert!(page.text().contains("the maximum"), "{}", page.text());
        refused(&round.press(&ann, &page, "do=set_status;player=1;of=life;by=-1"), 422, "the maximum");
        let last = round.game().steps.last().expect("a step").number;
        round.does(&ann, &format!("do=undo;step={last}"));
    }
}

/// A player of table 1 has set a life total so many times more.
fn in_database_steps(db: &TestDb, round: &Round<'_>, count: usize) {
    let game = round.game();
    let last = game.steps.last().expect("a step").clone();
    let added: Vec<_> = (1..=count as i64)
        .map(|more| podium_store::floor::follow::ActionRow {
            number: last.number + more,
            at: last.at + chrono::Duration::microseconds(more),
            ..last.clone()
        })
        .collect();
    let done: Result<(), DbError> = db
        .db
        .write(|conn| podium_store::floor::follow::insert_actions(conn, &added));
    done.expect("stored");
}
