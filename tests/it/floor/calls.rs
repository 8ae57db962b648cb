//! Calls: who may do what with them, who is first, what stays.

use podium_ops::floor::{CallAction, CallTime, call, claim, escalate, give_back, is_allowed, note, resolve, take_back};
use podium_ops::{Command, IdempotencyKey};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{CallState, PlayerStatus};

use super::*;
use crate::harness::both_databases;

/// A call as it may stand.
fn standing(state: CallState, claimed_by: Option<&str>, escalated: bool) -> CallRow {
    let at = clock::now();
    CallRow {
        id: "c".to_owned(),
        state,
        claimed_by: claimed_by.map(str::to_owned),
        claimed_at: claimed_by.map(|_| at),
        escalated_at: escalated.then_some(at),
        ..CallRow::new("t", at)
    }
}

/// Makes a player one who asked to be admitted.
fn in_database_applicant(db: &TestDb, slug: &str, number: i64) {
    let tournament = db.load(slug).tournament.id;
    let stored: Result<(), DbError> = db.db.write(|conn| {
        let row = players::by_number(conn, &tournament, number)?.expect("the player is there");
        let row = PlayerRow {
            status: PlayerStatus::Pending,
            ..row
        };
        players::update(conn, &row)
    });
    stored.expect("the player is stored");
}

#[test]
fn what_each_may_do_with_a_call() {
    let actions = |call: &CallRow, chief| -> String {
        let word = |action: &CallAction| match action {
            CallAction::Claim => "claim ",
            CallAction::GiveBack => "back ",
            CallAction::Escalate => "escalate ",
            CallAction::Hand => "hand ",
            CallAction::Resolve => "resolve ",
        };
        CallAction::ALL
            .iter()
            .filter(|action| is_allowed(call, "jo", chief, **action))
            .map(word)
            .collect()
    };
    let both = |call: CallRow| (actions(&call, false), actions(&call, true));
    let words = |judge: &str, chief: &str| (judge.to_owned(), chief.to_owned());
    let waiting = standing(CallState::Waiting, None, false);
    assert_eq!(
        both(waiting),
        words("claim escalate resolve ", "claim escalate hand resolve ")
    );
    let own = standing(CallState::Claimed, Some("jo"), false);
    assert_eq!(
        both(own.clone()),
        words("back escalate hand resolve ", "back escalate hand resolve ")
    );
    let handed = CallRow {
        handed_by: Some("kim".to_owned()),
        ..own
    };
    assert_eq!(
        both(handed).0,
        "claim back escalate hand resolve ",
        "until they take it"
    );
    let anothers = standing(CallState::Claimed, Some("kim"), false);
    assert_eq!(both(anothers), words("escalate ", "claim back escalate hand resolve "));
    assert_eq!(
        both(standing(CallState::Escalated, None, true)),
        words("", "claim back hand resolve ")
    );
    let at_the_head_judge = standing(CallState::Claimed, Some("kim"), true);
    assert_eq!(both(at_the_head_judge), words("", "claim back hand resolve "));
    for ended in [CallState::Resolved, CallState::Withdrawn] {
        assert_eq!(both(standing(ended, Some("jo"), false)), words("", ""));
    }
}

both_databases! {
    fn a_player_calls_once_and_withdraws_it(db) {
        let slug = running(db, 2);
        let before = db.load(&slug).tournament;
        by_player(db, &slug, 1, |work| call(work, " A trigger was missed ")).expect("called");
        let [made] = &all_calls(db, &slug)[..] else { panic!("one call") };
        assert_eq!((made.state, made.what.as_str()), (CallState::Waiting, "A trigger was missed"));
        let table = board(db, &slug).tables.into_iter().find(|t| Some(&t.pod.id) == made.pod_id.as_ref());
        let table = table.expect("the call is at the player's table");
        assert!(table.places.iter().any(|place| Some(&place.player_id) == made.player_id.as_ref()));
        let again = refused(by_player(db, &slug, 1, |work| call(work, "")));
        assert!(again.contains("called a judge already") && again.contains("waits for a judge"), "{again}");
        assert_eq!(all_calls(db, &slug).len(), 1, "a refusal changes nothing");
        let elsewhere = board(db, &slug).tables.into_iter().find(|t| Some(&t.pod.id) != made.pod_id.as_ref()).expect("another");
        let other = db.load(&slug).players.iter().find(|row| row.id == elsewhere.places[0].player_id).expect("a player").number;
        by_player(db, &slug, other, |work| call(work, "")).expect("a player of another table calls too");
        let after = db.load(&slug).tournament;
        assert_eq!(after.version, before.version, "public pages do not show calls");
        assert_eq!(after.floor_version, before.floor_version + 2);
        by_player(db, &slug, 1, take_back).expect("withdrawn");
        assert_eq!(all_calls(db, &slug)[0].state, CallState::Withdrawn);
        assert!(refused(by_player(db, &slug, 1, take_back)).contains("no open call"));
        by_player(db, &slug, 1, |work| call(work, "")).expect("called again");
        let lines = log_of(db, &slug);
        let verbs: Vec<&str> = lines.iter().map(|line| line.verb.as_str()).filter(|v| v.starts_with("call.")).collect();
        assert_eq!(verbs, ["call.make", "call.make", "call.take_back", "call.make"]);
        let line = lines.iter().find(|line| line.verb == "call.make").expect("a line");
        assert!(line.what.starts_with("{player:") && !line.what.contains("Player 001"), "{}", line.what);
        assert!(!lines.iter().any(|line| line.public && line.verb.starts_with("call.")));
    }

    fn who_has_no_table_calls_from_away(db) {
        let slug = db.in_database_tournament("Before", 8);
        by_player(db, &slug, 3, |work| call(work, "At the door")).expect("before round 1");
        assert_eq!(all_calls(db, &slug)[0].pod_id, None);
        in_database_applicant(db, &slug, 5);
        let stranger = refused(by_player(db, &slug, 5, |work| call(work, "")));
        assert!(stranger.contains("Ask at the desk"), "{stranger}");
        let long = refused(by_player(db, &slug, 4, |work| call(work, &"x".repeat(501))));
        assert!(long.contains("501 characters are too many"), "{long}");
        assert_eq!(board(db, &slug).away.len(), 1);
    }

    fn a_judge_notes_a_call_for_a_table_or_away_from_them(db) {
        let slug = running(db, 2);
        let jo = staff(db, &slug, "Jo", Role::Judge);
        by(db, &slug, &jo, |work| note(work, Some(2), "")).expect("a table is enough");
        by(db, &slug, &jo, |work| note(work, None, "Spilled water at the stage")).expect("so is a text");
        assert!(refused(by(db, &slug, &jo, |work| note(work, None, "  "))).contains("say where and what"));
        assert!(refused(by(db, &slug, &jo, |work| note(work, Some(9), ""))).contains("no table 9 in round 1"));
        let calls = all_calls(db, &slug);
        assert_eq!(calls.len(), 2);
        assert_eq!(calls[0].made_by, jo.account_id);
        let floor = board(db, &slug);
        assert_eq!((floor.away.len(), floor.table(2).expect("table 2").calls.len()), (1, 1));
    }

    fn of_two_who_claim_one_has_it_and_the_other_is_refused(db) {
        let slug = running(db, 2);
        let call = a_call(db, &slug, 1);
        let judges = [staff(db, &slug, "Jo", Role::Judge), staff(db, &slug, "Kim", Role::Judge)];
        let gate = std::sync::Barrier::new(2);
        let done: Vec<Result<(), OpError>> = std::thread::scope(|scope| {
            let claims: Vec<_> = judges
                .iter()
                .map(|judge| {
                    let (slug, gate, seen) = (&slug, &gate, seen(&call));
                    let sender = db.staff::<Floor>(&judge.name);
                    scope.spawn(move || {
                        gate.wait();
                        db.act_as(slug, sender, |work| claim(work, &seen))
                    })
                })
                .collect();
            claims.into_iter().map(|claim| claim.join().expect("no panic")).collect()
        });
        let first = done.iter().position(Result::is_ok).expect("one of them has it");
        assert_eq!(done.iter().filter(|d| d.is_ok()).count(), 1, "{done:?}");
        let Err(OpError::Conflict(told)) = &done[1 - first] else { panic!("{done:?}") };
        let name = &judges[first].name;
        assert!(told.to_string().contains(&format!("{name} has the call since")), "{told}");
        let now = &all_calls(db, &slug)[0];
        assert_eq!((now.state, &now.claimed_by, now.version), (CallState::Claimed, &judges[first].account_id, 2));
        assert_eq!(log_of(db, &slug).iter().filter(|line| line.verb == "call.claim").count(), 1);
    }

    fn a_call_goes_back_up_to_the_head_judge_and_ends(db) {
        let slug = running(db, 2);
        let made = a_call(db, &slug, 1);
        let (jo, kim) = (staff(db, &slug, "Jo", Role::Judge), staff(db, &slug, "Kim", Role::Judge));
        let head = staff(db, &slug, "Hal", Role::HeadJudge);
        let now = || all_calls(db, &slug).pop().expect("the call");
        by(db, &slug, &jo, |work| claim(work, &seen(&made))).expect("Jo takes it");
        assert!(refused(by(db, &slug, &jo, |work| claim(work, &seen(&made)))).contains("You have the call since"));
        assert!(refused(by(db, &slug, &kim, |work| give_back(work, &seen(&now())))).contains("Jo has the call"));
        assert!(refused(by(db, &slug, &kim, |work| resolve(work, &seen(&now()), "", CallTime::None))).contains("Jo has the call"));
        by(db, &slug, &jo, |work| give_back(work, &seen(&now()))).expect("Jo gives it back");
        assert_eq!((now().state, now().claimed_by), (CallState::Waiting, None));
        by(db, &slug, &kim, |work| claim(work, &seen(&made))).expect("a judge who saw it waiting takes it");
        let stale = refused(by(db, &slug, &kim, |work| escalate(work, &seen(&made), &Passing::default())));
        assert!(stale.contains("You have the call"), "{stale}");
        by(db, &slug, &kim, |work| escalate(work, &seen(&now()), &Passing::default())).expect("the head judge is called");
        let up = now();
        assert_eq!((up.state, &up.escalated_by, up.claimed_by.is_none()), (CallState::Escalated, &kim.account_id, true));
        for judge in [&jo, &kim] {
            let claimed = by(db, &slug, judge, |work| claim(work, &seen(&up)));
            assert!(matches!(claimed, Err(OpError::Forbidden(_))), "{claimed:?}");
            let resolved = by(db, &slug, judge, |work| resolve(work, &seen(&up), "", CallTime::None));
            assert!(matches!(resolved, Err(OpError::Forbidden(_))), "{resolved:?}");
        }
        assert_eq!(now(), up, "refusals change nothing");
        by(db, &slug, &head, |work| claim(work, &seen(&up))).expect("the head judge takes it");
        by(db, &slug, &head, |work| give_back(work, &seen(&now()))).expect("and gives it back");
        assert_eq!(now().state, CallState::Escalated, "to whom it was escalated");
        by(db, &slug, &head, |work| give_back(work, &seen(&now()))).expect("to the judges");
        assert_eq!((now().state, now().escalated_at), (CallState::Waiting, None));
        by(db, &slug, &jo, |work| claim(work, &seen(&now()))).expect("Jo takes it");
        by(db, &slug, &head, |work| claim(work, &seen(&now()))).expect("the head judge takes it over");
        by(db, &slug, &head, |work| resolve(work, &seen(&now()), " Played on ", CallTime::None)).expect("resolved");
        let end = now();
        assert_eq!((end.state, end.answer.as_deref()), (CallState::Resolved, Some("Played on")));
        assert_eq!(end.resolved_by, head.account_id);
        let late = refused(by(db, &slug, &jo, |work| claim(work, &seen(&end))));
        assert!(late.contains("Hal resolved the call at"), "{late}");
        assert!(refused(by_player(db, &slug, 1, take_back)).contains("no open call"));
        let lines = log_of(db, &slug);
        let last = lines.iter().rev().find(|line| line.verb == "call.resolve").expect("a line");
        assert!(last.what.contains("at table ") && last.before.as_ref().is_some_and(|b| b.contains("claimed")));
    }

    fn a_button_pressed_twice_acts_once(db) {
        let slug = running(db, 2);
        let made = a_call(db, &slug, 1);
        let jo = staff(db, &slug, "Jo", Role::Judge);
        let form = Command::on(&slug, db.staff::<Floor>(&jo.name))
            .once(Some(IdempotencyKey::new("one-form".to_owned())), "/back");
        form.run(&db.db, |work| claim(work, &seen(&made))).expect("taken");
        let again = form.run(&db.db, |work| claim(work, &seen(&made)));
        assert!(matches!(again, Err(OpError::Repeated(to)) if to == "/back"));
        assert_eq!(all_calls(db, &slug)[0].version, 2);
    }

    fn a_call_outlives_its_table(db) {
        let slug = published(db, 2);
        let made = a_call(db, &slug, 1);
        assert!(made.pod_id.is_some());
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::unpublish(work, structure, 1)).expect("back to a draft");
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::discard(work, structure, 1)).expect("discarded");
        assert_eq!(all_calls(db, &slug).len(), 1);
        let floor = board(db, &slug);
        assert_eq!((floor.away.len(), floor.round.is_none()), (1, true));
    }
}
