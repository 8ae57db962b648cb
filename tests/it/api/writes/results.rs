//! Results by calls: reported, overruled, corrected, taken back, by who has seen what they replace.

use super::*;

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
        let first = done(put(1, json!({"games": [2]})), 200);
        assert_eq!((&first["changed"], &first["version"]), (&json!(true), &json!(2)));
        // the same again, whatever version is named
        for body in [json!({"games": [2]}), json!({"games": [2], "version": 1})] {
            let same = done(put(1, body), 200);
            assert_eq!((&same["changed"], &same["version"]), (&json!(false), &json!(2)));
        }
        let unseen = put(1, json!({"games": [3]}));
        assert_eq!((unseen.status, unseen.problem()), (428, "version-required"));
        let outdated = put(1, json!({"games": [3], "version": 1}));
        assert_eq!((outdated.status, outdated.problem()), (412, "outdated"));
        let overruled = done(put(1, json!({"games": ["D"], "match_losses": [4], "version": 2})), 200);
        assert_eq!(overruled["result"], json!({"games": ["D"], "conceded": [], "match_losses": [4]}));
        let tag = [("if-match", "\"3.0a1b\"")];
        let corrected = judge.call("PUT", &at(1), &tag, Some(&json!({"games": [1], "reason": "misread slip"})));
        assert_eq!(done(corrected, 200)["version"], 4);
        let verbs: Vec<String> = log_of(db, &slug).into_iter().map(|line| line.verb).filter(|verb| verb.starts_with("result")).collect();
        assert_eq!(verbs, ["result.report", "result.overrule", "result.correct"]);
        let why = put(1, json!({"games": null, "version": 4}));
        assert_eq!((why.status, pointers(&why)), (422, vec!["/reason"]));
        let back = done(put(1, json!({"games": null, "reason": "wrong table", "version": 4})), 200);
        assert_eq!((&back["result"], &back["changed"]), (&Value::Null, &json!(true)));
        assert_eq!(done(put(1, json!({"games": null})), 200)["changed"], false);
    }

    fn what_is_no_result_is_named(db) {
        let service = Service::start(db);
        let (slug, at) = running(db);
        let judge = staff(&service, &slug, Role::Judge, &[Scope::Results]);
        for (body, pointer) in [
            (json!({"games": [5]}), "/games"),
            (json!({"games": [12]}), "/games"),
            (json!({"games": []}), "/games"),
            (json!({"games": [1, 2]}), "/games"),
            (json!({"games": [1], "conceded": [1]}), "/games"),
            (json!({"games": ["X"]}), "/games/0"),
            (json!({"games": [1], "conceded": ["a"]}), "/conceded/0"),
            (json!({"winner": 1}), "/winner"),
        ] {
            let wrong = judge.send("PUT", &at(1), &body);
            assert_eq!((wrong.status, pointers(&wrong)), (422, vec![pointer]), "{body}");
        }
        let missing = judge.send("PUT", &at(1), &json!({"conceded": [1, 2, 3]}));
        assert_eq!((missing.status, missing.problem()), (422, "invalid"), "a left out member takes nothing back");
        for path in [at(99), format!("/tournaments/{slug}/rounds/7/tables/1/result")] {
            let nowhere = judge.send("PUT", &path, &json!({"games": [1]}));
            assert_eq!((nowhere.status, nowhere.problem()), (404, "not-found"), "{path}");
        }
        let last = done(judge.send("PUT", &at(1), &json!({"games": [], "conceded": [1, 2, 3]})), 200);
        assert_eq!(last["result"]["conceded"], json!([1, 2, 3]));
    }

    fn a_finished_round_is_corrected_by_the_head_judge_with_a_reason(db) {
        let service = Service::start(db);
        let (slug, at) = running(db);
        let judge = staff(&service, &slug, Role::Judge, &[Scope::Results]);
        for table in [1, 2] {
            done(judge.send("PUT", &at(table), &json!({"games": [1]})), 200);
        }
        let seen = structure(db, &slug);
        db.act(&slug, |work| podium::ops::rounds::finish(work, seen, 1)).expect("finished");
        let change = json!({"games": [2], "version": 2, "reason": "the players told"});
        let not_yours = judge.send("PUT", &at(1), &change);
        assert_eq!((not_yours.status, not_yours.problem()), (403, "forbidden"));
        let head = staff(&service, &slug, Role::HeadJudge, &[Scope::Results]);
        let why = head.send("PUT", &at(1), &json!({"games": [2], "version": 2}));
        assert_eq!((why.status, pointers(&why)), (422, vec!["/reason"]));
        let back = head.send("PUT", &at(1), &json!({"games": null, "version": 2, "reason": "x"}));
        assert_eq!((back.status, back.problem()), (409, "refused"));
        assert_eq!(done(head.send("PUT", &at(1), &change), 200)["version"], 3);
        let line = log_of(db, &slug).pop().expect("a line");
        assert_eq!((line.verb.as_str(), line.reason.as_deref()), ("result.correct", Some("the players told")));
        assert_eq!((line.token.as_deref(), line.public), (Some("head_judge's program"), true));
    }

    fn a_draft_takes_no_results_and_no_finished_tournament_does(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let seen = structure(db, &slug);
        db.act(&slug, |work| podium::ops::rounds::draft(work, seen, "a test")).expect("drafted");
        let judge = staff(&service, &slug, Role::Judge, &[Scope::Results]);
        let path = format!("/tournaments/{slug}/rounds/1/tables/1/result");
        let early = judge.send("PUT", &path, &json!({"games": [1]}));
        assert_eq!((early.status, early.problem()), (409, "refused"));
        let seen = structure(db, &slug);
        db.act(&slug, |work| podium::ops::tournaments::cancel(work, seen, "rain")).expect("cancelled");
        let late = judge.send("PUT", &path, &json!({"games": [1]}));
        assert_eq!((late.status, late.problem()), (409, "refused"));
    }

    fn of_two_who_overrule_at_once_one_is_told(db) {
        let service = Service::start(db);
        let (slug, at) = running(db);
        let judge = staff(&service, &slug, Role::Judge, &[Scope::Results]);
        done(judge.send("PUT", &at(1), &json!({"games": [1]})), 200);
        let (base, path) = (&service.base, at(1));
        let programs = [2, 3].map(|seat| (Program::new(base, judge.token.clone()), seat));
        let mut statuses = std::thread::scope(|scope| {
            let sent = programs.map(|(program, seat)| {
                let path = &path;
                scope.spawn(move || program.send("PUT", path, &json!({"games": [seat], "version": 2})).status)
            });
            sent.map(|thread| thread.join().expect("an answer"))
        });
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 412]);
    }
}
