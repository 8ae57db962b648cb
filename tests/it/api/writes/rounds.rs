//! Rounds by calls: each step by the version that it was decided from, each step back, and what the state forbids.

use podium_ops::floor;

use super::*;

/// Sends a step of the tournament, made from what is now.
fn step(db: &TestDb, program: &Program, slug: &str, path: &str) -> Answer {
    let version = structure(db, slug);
    program.send(
        "POST",
        &format!("/tournaments/{slug}{path}"),
        &json!({"version": version}),
    )
}

both_databases! {
    fn each_step_is_made_by_the_version_and_undone(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let rounds = staff(&service, &slug, Role::Scorekeeper, &[Scope::Rounds]);
        let path = format!("/tournaments/{slug}/rounds");
        let without = rounds.call("POST", &path, &[], None);
        assert_eq!((without.status, without.problem()), (428, "version-required"));
        let old = rounds.send("POST", &path, &json!({"version": 1, "reason": "a test"}));
        assert_eq!((old.status, old.problem()), (412, "outdated"));
        // too few for the level: why is asked for, as on the desk
        let tag = format!("\"rounds-{}\"", structure(db, &slug));
        let why = rounds.call("POST", &path, &[("if-match", &tag)], None);
        assert_eq!((why.status, pointers(&why)), (422, vec!["/reason"]));
        assert_eq!(why.json["rule"], "MTR-A 10.1B");
        let drafted = rounds.call("POST", &path, &[("if-match", &tag)], Some(&json!({"reason": "a test"})));
        let drafted = done(drafted, 201);
        assert_eq!((&drafted["round"], &drafted["tables"], &drafted["byes"]), (&json!(1), &json!(2), &json!(0)));
        let twice = step(db, &rounds, &slug, "/rounds");
        assert_eq!((twice.status, twice.problem()), (409, "refused"));
        for (path, state) in [
            ("/rounds/1/redraft", "draft"),
            ("/rounds/1/publish", "published"),
            ("/rounds/1/unpublish", "draft"),
            ("/rounds/1/publish", "published"),
            ("/rounds/1/start", "running"),
            ("/rounds/1/unstart", "published"),
            ("/rounds/1/start", "running"),
        ] {
            let now = done(step(db, &rounds, &slug, path), 200);
            assert_eq!((&now["state"], &now["version"]), (&json!(state), &json!(structure(db, &slug))), "{path}");
        }
        let open = step(db, &rounds, &slug, "/rounds/1/finish");
        assert_eq!((open.status, open.problem()), (409, "refused"));
        assert!(open.json["detail"].as_str().expect("why").contains("tables 1 and 2"), "{open:?}");
        for table in [1, 2] {
            let typed = podium_ops::run::results::Typed { games: "1".into(), ..Default::default() };
            db.act(&slug, |work| podium_ops::run::results::report(work, table, &typed, None)).expect("reported");
        }
        for (path, state) in [("/rounds/1/finish", "finished"), ("/rounds/1/reopen", "running"), ("/rounds/1/finish", "finished")] {
            assert_eq!(done(step(db, &rounds, &slug, path), 200)["state"], state, "{path}");
        }
        let again = step(db, &rounds, &slug, "/rounds/1/start");
        assert_eq!((again.status, again.problem()), (409, "refused"));
        let nowhere = step(db, &rounds, &slug, "/rounds/9/start");
        assert_eq!((nowhere.status, nowhere.problem()), (404, "not-found"));
        let word = step(db, &rounds, &slug, "/rounds/one/start");
        assert_eq!((word.status, word.problem()), (404, "not-found"));
    }

    fn the_first_result_starts_its_round(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        db.next_round(&slug);
        let rounds = staff(&service, &slug, Role::Scorekeeper, &[Scope::Rounds]);
        let results = service.in_database_program("scorekeeper", &[Scope::Results], None);
        let seen = structure(db, &slug);
        let path = format!("/tournaments/{slug}/rounds/1");
        let table = format!("{path}/tables/1");
        let winner = &service.program().see(&table)["players"][0]["number"];
        done(results.send("PUT", &format!("{table}/result"), &json!({"games": [{"winner": winner}]})), 200);
        let begun = db.load(&slug);
        assert_eq!(begun.rounds[0].row.state, podium_store::RoundState::Running);
        let verbs: Vec<String> = log_of(db, &slug).into_iter().map(|line| line.verb).collect();
        assert_eq!(verbs[verbs.len() - 2..], ["round.start", "result.report"]);
        // who wanted to start it at that moment, and tries twice
        for _ in 0..2 {
            let started = done(rounds.send("POST", &format!("{path}/start"), &json!({"version": seen})), 200);
            assert_eq!((&started["state"], &started["version"]), (&json!("running"), &json!(seen)));
            assert_eq!(started["outstanding"], json!([2]));
        }
        let now = db.load(&slug);
        assert_eq!((now.rounds[0].row.started_at, log_of(db, &slug).len()), (begun.rounds[0].row.started_at, verbs.len()));
        let old = rounds.send("POST", &format!("{path}/start"), &json!({"version": seen - 1}));
        assert_eq!((old.status, old.problem()), (412, "outdated"));
    }

    fn who_opens_no_tournament_begins_none(db) {
        let service = Service::start(db);
        db.in_database_session("ora", SiteRole::Organizer);
        let of = |scopes: &[Scope]| service.in_database_program("ora", scopes, None);
        let new = json!({"name": "Spring", "players": named(8)});
        done(of(&[Scope::Settings]).send("POST", "/tournaments", &new), 201);
        let state = || db.load("spring").tournament.state.as_str();
        // who knows its address sees it before it is open; no list shows it
        assert_eq!(service.program().get("/tournaments/spring").status, 200);
        assert!(!service.program().get("/tournaments").page.body.contains("spring"));
        let rounds = of(&[Scope::Rounds]);
        let body = |slug: &str| json!({"version": structure(db, slug), "reason": "a test"});
        let refused = rounds.send("POST", "/tournaments/spring/rounds", &body("spring"));
        assert_eq!((refused.status, refused.problem(), state()), (409, "refused", "setup"));
        assert!(refused.json["detail"].as_str().is_some_and(|why| why.contains("/open")), "{refused:?}");
        // nor does somebody whose account may not open it, whatever the token is for
        let head = staff(&service, "spring", Role::HeadJudge, &[Scope::Rounds, Scope::Settings]);
        let refused = head.send("POST", "/tournaments/spring/rounds", &body("spring"));
        assert_eq!((refused.status, refused.problem(), state()), (409, "refused", "setup"));
        let both = of(&[Scope::Rounds, Scope::Settings]);
        done(both.send("POST", "/tournaments/spring/rounds", &body("spring")), 201);
        assert_eq!(state(), "swiss");
        // four players go to the cut without a Swiss round
        let four = json!({"name": "Four", "players": named(4), "cut": 4});
        done(of(&[Scope::Settings]).send("POST", "/tournaments", &four), 201);
        let refused = rounds.send("POST", "/tournaments/four/cut", &body("four"));
        assert_eq!((refused.status, refused.problem()), (409, "refused"));
        assert_eq!(db.load("four").tournament.state.as_str(), "setup");
    }

    fn a_draft_is_discarded_and_its_pods_may_stay(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let rounds = staff(&service, &slug, Role::Scorekeeper, &[Scope::Rounds]);
        let seen = structure(db, &slug);
        db.act(&slug, |work| podium_ops::run::rounds::draft(work, seen, "a test")).expect("drafted");
        let path = format!("/tournaments/{slug}/rounds/1");
        let seated = |table: i64| db.load(&slug).event.rounds()[0].pods.iter().find(|pod| i64::from(pod.table) == table).expect("a pod").seats.clone();
        let before = seated(1);
        let keep = json!({"keep": [1], "version": structure(db, &slug)});
        let why = rounds.send("POST", &format!("{path}/redraft"), &keep);
        assert_eq!((why.status, pointers(&why)), (422, vec!["/reason"]));
        let nowhere = json!({"keep": [99, 1, 98], "reason": "friends", "version": structure(db, &slug)});
        let nowhere = rounds.send("POST", &format!("{path}/redraft"), &nowhere);
        assert_eq!((nowhere.status, pointers(&nowhere)), (422, vec!["/keep/0", "/keep/2"]));
        let keep = json!({"keep": [1], "reason": "friends", "version": structure(db, &slug)});
        done(rounds.send("POST", &format!("{path}/redraft"), &keep), 200);
        assert_eq!(seated(1), before);
        let gone = rounds.send("DELETE", &path, &json!({"version": structure(db, &slug)}));
        assert_eq!(done(gone, 200)["state"], "registration");
        assert!(db.load(&slug).rounds.is_empty());
    }

    fn a_draft_that_leaves_somebody_out_or_is_out_of_date_is_not_published(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        let rounds = staff(&service, &slug, Role::Scorekeeper, &[Scope::Rounds]);
        let seen = structure(db, &slug);
        db.act(&slug, |work| podium_ops::run::rounds::draft(work, seen, "a test")).expect("drafted");
        let late = podium_ops::people::players::PlayerData { name: "Late Larry".into(), ..Default::default() };
        let added = db.act(&slug, |work| podium_ops::people::players::add(work, &late, false)).expect("added");
        let refused = step(db, &rounds, &slug, "/rounds/1/publish");
        assert_eq!((refused.status, refused.problem()), (409, "refused"));
        assert!(refused.json["detail"].as_str().is_some_and(|why| why.contains("Late Larry has no place")), "{refused:?}");
        let keep = |reason: &str| {
            let body = json!({"version": structure(db, &slug), "reason": reason});
            rounds.send("POST", &format!("/tournaments/{slug}/rounds/1/keep"), &body)
        };
        assert_eq!((keep("why not").status, keep("why not").problem()), (409, "refused"));
        done(step(db, &rounds, &slug, "/rounds/1/redraft"), 200);
        db.act(&slug, |work| podium_ops::people::players::drop(work, added.number, "")).expect("dropped");
        let refused = step(db, &rounds, &slug, "/rounds/1/publish");
        assert!(refused.json["detail"].as_str().is_some_and(|why| why.contains("Late Larry has left")), "{refused:?}");
        assert_eq!((keep(" ").status, pointers(&keep(" "))), (422, vec!["/reason"]));
        done(keep("The tables are called already"), 200);
        assert_eq!(done(step(db, &rounds, &slug, "/rounds/1/publish"), 200)["state"], "published");
    }

    fn who_is_paired_is_asked_where_some_are_absent(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 9);
        db.act(&slug, |work| podium_ops::people::players::check_in(work, 9, false)).expect("checked out");
        let rounds = staff(&service, &slug, Role::Scorekeeper, &[Scope::Rounds]);
        let path = format!("/tournaments/{slug}/rounds");
        let draft = |who: Value| {
            let mut body = json!({"version": structure(db, &slug), "reason": "a test"});
            if !who.is_null() {
                body["who"] = who;
            }
            rounds.send("POST", &path, &body)
        };
        let asked = draft(Value::Null);
        assert_eq!((asked.status, pointers(&asked)), (422, vec!["/who"]));
        let odd = draft(json!("some"));
        assert_eq!((odd.status, pointers(&odd)), (422, vec!["/who"]));
        assert_eq!(done(draft(json!("here")), 201)["tables"], 2);
        assert_eq!(db.load(&slug).players[8].dropped_after, Some(0));
    }

    fn a_round_with_open_calls_is_finished_by_who_knows_of_them(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 4);
        db.in_database_profile(&slug, |profile| profile.swiss_rounds = Some(1));
        db.next_round(&slug);
        let typed = podium_ops::run::results::Typed { games: "1".into(), ..Default::default() };
        db.act(&slug, |work| podium_ops::run::results::report(work, 1, &typed, None)).expect("reported");
        db.act_as(&slug, db.player(&slug, 1), |work| floor::call(work, "")).expect("called");
        let rounds = staff(&service, &slug, Role::Scorekeeper, &[Scope::Rounds]);
        let refused = step(db, &rounds, &slug, "/rounds/1/finish");
        assert_eq!((refused.status, refused.problem()), (409, "refused"));
        assert!(refused.json["detail"].as_str().expect("why").contains("open_calls"), "{refused:?}");
        let body = json!({"open_calls": 1, "version": structure(db, &slug)});
        let finished = rounds.send("POST", &format!("/tournaments/{slug}/rounds/1/finish"), &body);
        assert_eq!(done(finished, 200)["state"], "finished");
    }

    fn the_cut_is_announced_and_undone_and_the_tournament_reopened(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Spring", 8);
        db.next_round(&slug);
        for table in [1, 2] {
            let typed = podium_ops::run::results::Typed { games: "1".into(), ..Default::default() };
            db.act(&slug, |work| podium_ops::run::results::report(work, table, &typed, None)).expect("reported");
        }
        let seen = structure(db, &slug);
        db.act(&slug, |work| podium_ops::run::rounds::finish(work, seen, 1)).expect("finished");
        let organizer = staff(&service, &slug, Role::Organizer, &[Scope::Rounds, Scope::Settings]);
        let path = |rest: &str| format!("/tournaments/{slug}{rest}");
        // a second round is planned
        let early = step(db, &organizer, &slug, "/cut");
        assert_eq!((early.status, pointers(&early)), (422, vec!["/reason"]));
        let cut = json!({"size": 4, "reason": "the hall closes", "version": structure(db, &slug)});
        assert_eq!(done(organizer.send("POST", &path("/cut"), &cut), 200)["state"], "cut_announced");
        let unplayed = step(db, &organizer, &slug, "/finish");
        assert_eq!((unplayed.status, unplayed.problem()), (409, "refused"));
        let back = organizer.send("DELETE", &path("/cut"), &json!({"version": structure(db, &slug)}));
        assert_eq!(done(back, 200)["state"], "swiss");
        // neither the second round nor the planned playoff was played
        let planned = podium_rules::plan::plan(&db.load(&slug).event);
        let early = step(db, &organizer, &slug, "/finish");
        assert_eq!((early.status, pointers(&early)), (422, vec!["/reason"]));
        let why = early.json["detail"].as_str().expect("why");
        assert!(why.contains(&format!("1 of {} planned Swiss rounds", planned.swiss_rounds)) && why.contains("playoff"), "{why}");
        assert_eq!(db.load(&slug).tournament.state.as_str(), "swiss");
        let early = json!({"reason": "the hall is flooded", "version": structure(db, &slug)});
        assert_eq!(done(organizer.send("POST", &path("/finish"), &early), 200)["state"], "finished");
        let changes = service.anonymous().see(&format!("/t/{slug}/changes")).text();
        for reason in ["the hall closes", "the hall is flooded"] {
            assert!(changes.contains(reason), "{reason}: {changes}");
        }
        let fairness = || service.program().see(&path("/statistics"))["fairness"].clone();
        let over = fairness();
        assert!(over["secret"].is_string() && over["checks"].is_object(), "{over}");
        let why = step(db, &organizer, &slug, "/reopen");
        assert_eq!((why.status, pointers(&why)), (422, vec!["/reason"]));
        let again = json!({"reason": "a result was wrong", "version": structure(db, &slug)});
        assert_eq!(done(organizer.send("POST", &path("/reopen"), &again), 200)["state"], "swiss");
        // what was public is no secret again, neither here nor on the pages
        assert_eq!(fairness(), over);
        let secret = over["secret"].as_str().expect("the secret");
        for page in ["fairness", "profile", "export/event.json"] {
            assert!(service.anonymous().see(&format!("/t/{slug}/{page}")).body.contains(secret), "{page}");
        }
        let why = step(db, &organizer, &slug, "/cancel");
        assert_eq!((why.status, pointers(&why)), (422, vec!["/reason"]));
        let rain = json!({"reason": "rain", "version": structure(db, &slug)});
        assert_eq!(done(organizer.send("POST", &path("/cancel"), &rain), 200)["state"], "cancelled");
        let over = step(db, &organizer, &slug, "/open");
        assert_eq!((over.status, over.problem()), (409, "refused"));
    }
}
