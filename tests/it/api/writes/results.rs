//! Results by calls: reported, overruled, corrected, cleared, by a caller who has seen what they replace.

use std::cell::Cell;

use proptest::collection::vec;
use proptest::option;
use proptest::prop_assert;
use proptest::prop_assert_eq;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::*;

/// The numbers of the players at a table of round 1, in turn order.
fn at_table(service: &Service<'_>, slug: &str, table: i64) -> Vec<i64> {
    let pod = service
        .program()
        .see(&format!("/tournaments/{slug}/rounds/1/tables/{table}"));
    let players = pod["players"].as_array().expect("players").iter();
    players
        .map(|player| player["number"].as_i64().expect("a number"))
        .collect()
}

/// A body in which a player wins the only game.
fn won(winner: i64) -> Value {
    json!({"games": [{"winner": winner}]})
}

/// The same body with more members.
fn with(mut body: Value, more: Value) -> Value {
    let more = more.as_object().expect("members").clone();
    body.as_object_mut().expect("a body").extend(more);
    body
}

/// A running round of eight players, and the path of a table's result.
fn running(db: &TestDb) -> (String, impl Fn(i64) -> String + use<>) {
    let slug = db.in_database_tournament("Spring", 8);
    db.next_round(&slug);
    let path = format!("/tournaments/{slug}/rounds/1/tables");
    (slug, move |table| format!("{path}/{table}/result"))
}

both_databases! {
    fn a_result_is_replaced_by_who_has_seen_it(db) {
        let service = Service::start(db);
        let (slug, at) = running(db);
        let judge = staff(&service, &slug, Role::Judge, &[Scope::Results]);
        let put = |table, body: Value| judge.send("PUT", &at(table), &body);
        let take_back = |body: Value| judge.send("DELETE", &at(1), &body);
        let here = at_table(&service, &slug, 1);
        let [ann, bea, cid, dan] = here[..] else { panic!("four players, not {here:?}") };
        let first = done(put(1, won(bea)), 200);
        assert_eq!((&first["changed"], &first["version"]), (&json!(true), &json!(2)));
        // the same again, whatever version is named
        for body in [won(bea), with(won(bea), json!({"version": 1}))] {
            let same = done(put(1, body), 200);
            assert_eq!((&same["changed"], &same["version"]), (&json!(false), &json!(2)));
        }
        let unseen = put(1, won(cid));
        assert_eq!((unseen.status, unseen.problem()), (428, "version-required"));
        let outdated = put(1, with(won(cid), json!({"version": 1})));
        assert_eq!((outdated.status, outdated.problem()), (412, "outdated"));
        let drawn = json!({"games": [{"winner": null}], "match_losses": [dan]});
        let overruled = done(put(1, with(drawn.clone(), json!({"version": 2}))), 200);
        assert_eq!(overruled["result"], with(drawn, json!({"outcome": "drawn", "winner": null, "places": null, "drawn": [ann, bea, cid], "conceded": []})));
        let tag = [("if-match", "\"table-1-1-3.0a1b\"")];
        let corrected = judge.call("PUT", &at(1), &tag, Some(&with(won(ann), json!({"reason": "misread slip"}))));
        assert!(corrected.header("etag").starts_with("\"table-1-1-4."), "{corrected:?}");
        assert_eq!(done(corrected, 200)["version"], 4);
        let verbs: Vec<String> = log_of(db, &slug).into_iter().map(|line| line.verb).filter(|verb| verb.starts_with("result")).collect();
        assert_eq!(verbs, ["result.report", "result.overrule", "result.correct"]);
        let unsaid = take_back(json!({"reason": "wrong table"}));
        assert_eq!((unsaid.status, unsaid.problem()), (428, "version-required"));
        let why = take_back(json!({"version": 4}));
        assert_eq!((why.status, pointers(&why)), (422, vec!["/reason"]));
        let old = take_back(json!({"reason": "wrong table", "version": 3}));
        assert_eq!((old.status, old.problem()), (412, "outdated"));
        let back = judge.call("DELETE", &at(1), &[("if-match", "\"table-1-1-4\"")], Some(&json!({"reason": "wrong table"})));
        let back = done(back, 200);
        assert_eq!((&back["result"], &back["changed"]), (&Value::Null, &json!(true)));
        let none = done(judge.call("DELETE", &at(1), &[], None), 200);
        assert_eq!((&none["changed"], &none["version"]), (&json!(false), &back["version"]));
    }

    /// What a read shows is what a write takes, and a write answers with it.
    fn a_result_is_written_as_it_is_read(db) {
        let service = Service::start(db);
        let (slug, at) = running(db);
        let scopes = [Scope::Read, Scope::Results];
        let judge = staff(&service, &slug, Role::Judge, &scopes);
        let here = at_table(&service, &slug, 1);
        let table = at(1).replace("/result", "");
        for sent in [
            won(here[0]),
            json!({"games": [{"winner": null}]}),
            json!({"games": [{"winner": null}], "conceded": [here[1]], "match_losses": [here[2]]}),
            json!({"games": [], "conceded": [here[0], here[1]], "match_losses": [here[3]]}),
        ] {
            let seen = judge.get(&table);
            let known = [("if-match", seen.header("etag"))];
            let set = done(judge.call("PUT", &at(1), &known, Some(&sent)), 200);
            let read = judge.see(&table);
            assert_eq!((&read["result"], &read["version"]), (&set["result"], &set["version"]), "{sent}");
            assert_eq!(judge.see(&format!("/tournaments/{slug}/rounds/1"))["pods"][0], read);
            let again = done(judge.send("PUT", &at(1), &read["result"]), 200);
            assert_eq!((&again["changed"], &again["result"]), (&json!(false), &read["result"]), "{sent}");
        }
        let other = with(won(here[0]), json!({"outcome": "drawn", "winner": here[1], "drawn": [here[2]], "version": 5}));
        let other = judge.send("PUT", &at(1), &other);
        assert_eq!((other.status, pointers(&other)), (422, vec!["/outcome", "/winner", "/drawn"]));
        assert_eq!(judge.see(&table)["version"], 5, "nothing of it was stored");
        // nobody but the staff sees the version, and the table is there for everybody
        let public = service.program().get(&table);
        assert_eq!((public.status, &public.json["version"]), (200, &Value::Null));
        let refused = judge.call("PUT", &at(1), &[("if-match", public.header("etag"))], Some(&won(here[0])));
        assert_eq!((refused.status, refused.problem()), (428, "version-required"));
        let said = refused.json["detail"].as_str().expect("a sentence");
        assert!(said.contains("names no version") && said.contains("GET /api/v1/tournaments/spring/rounds/1/tables/1, read with a token"), "{said}");
        assert_eq!(service.program().get(&table.replace("/1/tables/1", "/1/tables/9")).problem(), "not-found");
    }

    fn what_is_no_result_is_named(db) {
        let service = Service::start(db);
        let (slug, at) = running(db);
        let judge = staff(&service, &slug, Role::Judge, &[Scope::Results]);
        let here = at_table(&service, &slug, 1);
        let elsewhere = at_table(&service, &slug, 2)[0];
        for (body, expected) in [
            (won(elsewhere), vec!["/games/0/winner"]),
            (won(-1), vec!["/games/0/winner"]),
            (json!({"games": []}), vec!["/games"]),
            (json!({"games": [{"winner": here[0]}, {"winner": here[1]}]}), vec!["/games/1"]),
            (json!({"games": vec![json!({"winner": null}); 101]}), vec!["/games/100"]),
            (with(won(here[0]), json!({"conceded": [here[1], here[2], here[1]]})), vec!["/conceded/2"]),
            (with(won(here[0]), json!({"conceded": [here[1]], "match_losses": [here[2], here[1]]})), vec!["/match_losses/1"]),
            (with(won(here[0]), json!({"conceded": [here[0]]})), vec!["/games/0/winner"]),
            (with(won(elsewhere), json!({"conceded": [99], "match_losses": [here[1], 98]})), vec!["/conceded/0", "/match_losses/1", "/games/0/winner"]),
            (json!({"games": ["X"]}), vec!["/games/0"]),
            (json!({"games": null}), vec!["/games"]),
            (with(won(here[0]), json!({"conceded": ["a"]})), vec!["/conceded/0"]),
        ] {
            let wrong = judge.send("PUT", &at(1), &body);
            assert_eq!((wrong.status, pointers(&wrong)), (422, expected), "{body}");
        }
        let missing = judge.send("PUT", &at(1), &json!({"conceded": [here[0]]}));
        assert_eq!((missing.status, missing.problem()), (422, "invalid"), "a missing member clears nothing");
        for path in [at(99), format!("/tournaments/{slug}/rounds/7/tables/1/result")] {
            let nowhere = judge.send("PUT", &path, &won(1));
            assert_eq!((nowhere.status, nowhere.problem()), (404, "not-found"), "{path}");
        }
        let last = done(judge.send("PUT", &at(1), &json!({"games": [], "conceded": here[..3]})), 200);
        assert_eq!((&last["result"]["conceded"], &last["result"]["winner"]), (&json!(here[..3]), &json!(here[3])));
    }

    fn no_longer_match_is_stored_that_cannot_be(db) {
        let service = Service::start(db);
        for games_to_win in [2, 3] {
            let slug = db.in_database_tournament(&format!("To {games_to_win}"), 8);
            db.in_database_profile(&slug, |profile| profile.games_to_win = games_to_win);
            db.next_round(&slug);
            let at = format!("/tournaments/{slug}/rounds/1/tables/1/result");
            let judge = staff(&service, &slug, Role::Judge, &[Scope::Results]);
            let [a, b, c, d] = at_table(&service, &slug, 1)[..] else { panic!("four players") };
            let wins = games_to_win as usize;
            let games = |first: Vec<Option<i64>>, last: &[Option<i64>]| {
                let games = first.iter().chain(last).map(|winner| json!({"winner": winner}));
                json!({"games": games.collect::<Vec<_>>()})
            };
            let won = || vec![Some(a); wins];
            let after = format!("/games/{wins}");
            let later = format!("/games/{}", wins + 1);
            let decisive = format!("/games/{}/winner", wins - 1);
            for (body, expected) in [
                (games(won(), &[Some(b)]), &after),
                (games(won(), &[None]), &after),
                (games(vec![Some(b)], &[won(), vec![Some(b)]].concat()), &later),
                (with(games(won(), &[]), json!({"conceded": [a]})), &decisive),
                (with(games(won(), &[]), json!({"match_losses": [a]})), &decisive),
                (with(games(won(), &[]), json!({"conceded": [b], "match_losses": [c, b]})), &"/match_losses/1".to_owned()),
                (with(games(won(), &[]), json!({"match_losses": [b, b]})), &"/match_losses/1".to_owned()),
                (games(vec![None; 101], &[]), &"/games/100".to_owned()),
            ] {
                let wrong = judge.send("PUT", &at, &body);
                assert_eq!((wrong.status, pointers(&wrong)), (422, vec![expected.as_str()]), "{body}");
            }
            for typed in ["1".repeat(wins + 1), format!("{}D", "2".repeat(wins)), "D".repeat(101)] {
                let typed = podium_ops::run::results::Typed { games: typed, ..Default::default() };
                let refused = db.act(&slug, |work| podium_ops::run::results::report(work, 1, &typed, None));
                assert!(refused.is_err(), "{typed:?}");
            }
            // a game won before the player conceded stays
            let sent = with(games(vec![Some(a)], &vec![Some(d); wins]), json!({"conceded": [a]}));
            assert_eq!(done(judge.send("PUT", &at, &sent), 200)["result"]["winner"], d);
            assert_eq!(service.program().get(&format!("/tournaments/{slug}/rounds/1")).status, 200);
        }
    }

    /// Whatever somebody sends, answered with yes or no: the tournament is read again.
    fn what_is_stored_is_read_again(db) {
        let service = Service::start(db);
        let config = Config { failure_persistence: None, cases: 60, ..Config::default() };
        for games_to_win in [1, 2, 3] {
            let slug = db.in_database_tournament(&format!("Any to {games_to_win}"), 8);
            db.in_database_profile(&slug, |profile| profile.games_to_win = games_to_win);
            db.next_round(&slug);
            let at = format!("/tournaments/{slug}/rounds/1/tables/1");
            let judge = staff(&service, &slug, Role::Judge, &[Scope::Read, Scope::Results]);
            let here = at_table(&service, &slug, 1);
            // a seat, or nobody
            let games = vec(option::of(0..2_usize), 0..5);
            let marks = || vec(0..4_usize, 0..2);
            let stored = Cell::new(0);
            // the same cases each time: some of them are results that can be
            let mut runner = TestRunner::new_with_rng(config.clone(), TestRng::deterministic_rng(RngAlgorithm::ChaCha));
            let outcome = runner.run(&(games, marks(), marks()), |(games, conceded, losses)| {
                let numbers = |seats: &[usize]| seats.iter().map(|seat| here[*seat]).collect::<Vec<_>>();
                let games: Vec<Value> = games.iter().map(|seat| json!({"winner": seat.map(|seat| here[seat])})).collect();
                let version = judge.see(&at)["version"].clone();
                let body = json!({"games": games, "conceded": numbers(&conceded), "match_losses": numbers(&losses), "version": version});
                let answer = judge.send("PUT", &format!("{at}/result"), &body);
                prop_assert!([200, 422].contains(&answer.status), "{answer:?}");
                let read = judge.get(&format!("/tournaments/{slug}/rounds/1"));
                prop_assert_eq!(read.status, 200, "{}", body);
                if answer.status == 200 {
                    stored.set(stored.get() + 1);
                    prop_assert_eq!(&read.json["pods"][0]["result"]["games"], &body["games"]);
                }
                prop_assert!(db.db.read(|conn| podium_store::tournaments::events::load(conn, &slug)).is_ok(), "{}", body);
                Ok(())
            });
            outcome.unwrap_or_else(|failed| panic!("to {games_to_win}: {failed}"));
            assert!(stored.get() > 0, "to {games_to_win}: nothing was stored");
        }
    }

    fn a_finished_round_is_corrected_by_the_head_judge_with_a_reason(db) {
        let service = Service::start(db);
        let (slug, at) = running(db);
        let judge = staff(&service, &slug, Role::Judge, &[Scope::Results]);
        let here = at_table(&service, &slug, 1);
        for (table, winner) in [(1, here[0]), (2, at_table(&service, &slug, 2)[0])] {
            done(judge.send("PUT", &at(table), &won(winner)), 200);
        }
        let seen = structure(db, &slug);
        db.act(&slug, |work| podium_ops::run::rounds::finish(work, seen, 1)).expect("finished");
        let change = with(won(here[1]), json!({"version": 2, "reason": "the players said so"}));
        let not_yours = judge.send("PUT", &at(1), &change);
        assert_eq!((not_yours.status, not_yours.problem()), (403, "forbidden"));
        let head = staff(&service, &slug, Role::HeadJudge, &[Scope::Results]);
        let why = head.send("PUT", &at(1), &with(won(here[1]), json!({"version": 2})));
        assert_eq!((why.status, pointers(&why)), (422, vec!["/reason"]));
        let back = head.send("DELETE", &at(1), &json!({"version": 2, "reason": "x"}));
        assert_eq!((back.status, back.problem()), (409, "refused"));
        assert_eq!(done(head.send("PUT", &at(1), &change), 200)["version"], 3);
        let line = log_of(db, &slug).pop().expect("a line");
        assert_eq!((line.verb.as_str(), line.reason.as_deref()), ("result.correct", Some("the players said so")));
        assert_eq!((line.token.as_deref(), line.public), (Some("head_judge's program"), true));
    }

    fn a_draft_takes_no_results_and_no_finished_tournament_does(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let seen = structure(db, &slug);
        db.act(&slug, |work| podium_ops::run::rounds::draft(work, seen, "a test")).expect("drafted");
        let judge = staff(&service, &slug, Role::Judge, &[Scope::Results]);
        let path = format!("/tournaments/{slug}/rounds/1/tables/1/result");
        let early = judge.send("PUT", &path, &won(1));
        assert_eq!((early.status, early.problem()), (409, "refused"));
        let seen = structure(db, &slug);
        db.act(&slug, |work| podium_ops::tournaments::cancel(work, seen, "rain")).expect("cancelled");
        let late = judge.send("PUT", &path, &won(1));
        assert_eq!((late.status, late.problem()), (409, "refused"));
    }

    fn of_two_who_overrule_at_once_one_gets_a_conflict(db) {
        let service = Service::start(db);
        let (slug, at) = running(db);
        let judge = staff(&service, &slug, Role::Judge, &[Scope::Results]);
        let here = at_table(&service, &slug, 1);
        done(judge.send("PUT", &at(1), &won(here[0])), 200);
        let (base, path) = (&service.base, at(1));
        let programs = [here[1], here[2]].map(|winner| (Program::new(base, judge.token.clone()), winner));
        let mut statuses = std::thread::scope(|scope| {
            let sent = programs.map(|(program, winner)| {
                let path = &path;
                scope.spawn(move || program.send("PUT", path, &with(won(winner), json!({"version": 2}))).status)
            });
            sent.map(|thread| thread.join().expect("an answer"))
        });
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 412]);
    }
}
