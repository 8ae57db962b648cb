//! Each command on a player: what it allows, what it refuses, what it leaves in the log.

use podium_ops::people::players::{
    Edit, PlayerInput, admit, check_in, check_in_all, disqualify, drop, drop_absent, edit, forget, player_of_link,
    refuse_pending, register, remove, renew_link, undo_disqualification, undo_drop,
};
use podium_store::{PlayerStatus, RoundState};

use podium_ops::IdempotencyKey;
use podium_ops::command::rights::Need;

use super::*;
use crate::harness::TestDb;
use crate::harness::both_databases;
use crate::harness::raw::Raw;

/// An account whatever its role is: the commands decide what it may.
fn account(db: &TestDb, name: &str) -> Sender {
    Sender::session(&db.in_database_session_of(name), Need::SignedIn)
}

both_databases! {
    fn numbers_and_keys_are_given_once(db) {
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann", "Bo"]);
        db.act(&slug, |work| remove(work, 2, "")).expect("removed");
        add_named(&db.db, &slug, &["Cleo"]);
        let rows: Vec<_> = all(&db.db, &slug).into_iter().map(|p| (p.number, p.key, p.status)).collect();
        assert_eq!(
            rows,
            [
                (1, "p1".to_owned(), PlayerStatus::Registered),
                (2, "p2".to_owned(), PlayerStatus::Removed),
                (3, "p3".to_owned(), PlayerStatus::Registered),
            ]
        );
        let verbs: Vec<String> = log(&db.db, &slug).into_iter().map(|(verb, _)| verb).collect();
        assert_eq!(verbs[2..], ["player.add", "player.add", "player.remove", "player.add"]);
    }

    fn the_same_name_is_pointed_out_and_possible(db) {
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann Ash"]);
        let again = db.act(&slug, |work| podium_ops::people::players::add(work, &named("ann  ASH"), false));
        assert!(refused(again).contains("Player 1 has the same name"));
        assert_eq!(all(&db.db, &slug).len(), 1, "a refusal changes nothing");
        db.act(&slug, |work| podium_ops::people::players::add(work, &named("ann  ASH"), true)).expect("on confirmation");
    }

    fn a_form_sent_twice_adds_once(db) {
        let slug = tournament(&db.db, |_| {});
        let form = Command::on(&slug, Sender::CommandLine).once(Some(IdempotencyKey::new("form-1".into())), "/there");
        let add = || form.run(&db.db, |work| podium_ops::people::players::add(work, &named("Ann"), true));
        add().expect("added");
        let again = add();
        assert!(matches!(again, Err(OpError::Repeated(answer)) if answer == "/there"));
        assert_eq!(all(&db.db, &slug).len(), 1);
    }

    fn beyond_the_maximum_players_wait_and_move_up(db) {
        let slug = tournament(&db.db, |s| s.max_players = Some(4));
        add_named(&db.db, &slug, &["A", "B", "C", "D", "E", "F", "G"]);
        let status = |number| player(&db.db, &slug, number).status;
        assert_eq!((status(4), status(5), status(6)), (PlayerStatus::Registered, PlayerStatus::Waitlisted, PlayerStatus::Waitlisted));
        assert!(refused(db.act(&slug, |work| admit(work, 6))).contains("All 4 places are taken"));
        let dropped = db.act(&slug, |work| drop(work, 1, "")).expect("dropped");
        assert_eq!(dropped.promoted.iter().map(|p| p.number).collect::<Vec<_>>(), [5]);
        assert!(refused(db.act(&slug, |work| undo_drop(work, 1, ""))).contains("taken meanwhile"));
        let (_, promoted) = db.act(&slug, |work| remove(work, 2, "")).expect("removed");
        assert_eq!(promoted.iter().map(|p| p.number).collect::<Vec<_>>(), [6]);
        set(&db.db, &slug, |s| s.max_players = Some(5));
        assert_eq!(status(7), PlayerStatus::Registered, "a raised maximum has places for those who wait");
        let verbs: Vec<String> = log(&db.db, &slug).into_iter().map(|(verb, _)| verb).collect();
        assert_eq!(verbs.iter().filter(|v| *v == "player.promote").count(), 3);
    }

    fn who_is_absent_is_dropped_and_who_waits_and_is_here_gets_the_place(db) {
        let slug = tournament(&db.db, |s| s.max_players = Some(4));
        add_named(&db.db, &slug, &["A", "B", "C", "D", "E", "F"]);
        assert!(refused(db.act(&slug, drop_absent)).contains("Nobody is checked in"));
        for number in [1, 2, 6] {
            db.act(&slug, |work| check_in(work, number, true)).expect("checked in");
        }
        let version = player(&db.db, &slug, 1).version;
        db.act(&slug, |work| check_in(work, 1, true)).expect("twice is once");
        assert_eq!(player(&db.db, &slug, 1).version, version);
        let podium_ops::people::players::AbsentDropped { dropped, promoted } = db.act(&slug, drop_absent).expect("dropped");
        assert_eq!(dropped.iter().map(|p| p.number).collect::<Vec<_>>(), [3, 4]);
        assert_eq!(promoted.iter().map(|p| p.number).collect::<Vec<_>>(), [6], "number 5 is absent too");
        assert_eq!(player(&db.db, &slug, 3).dropped_after, Some(0));
        assert_eq!(player(&db.db, &slug, 5).status, PlayerStatus::Waitlisted);
        assert!(refused(db.act(&slug, drop_absent)).contains("Everybody is checked in"));
        db.act(&slug, |work| undo_drop(work, 3, "came after all")).expect("a place is free");
        assert_eq!(db.act(&slug, check_in_all).ok(), Some(1));
        db.act(&slug, |work| check_in(work, 3, false)).expect("checked out");
        assert!(!player(&db.db, &slug, 3).checked_in);
    }

    fn a_drop_ends_with_the_round_that_is_played_and_changes_none(db) {
        let slug = tournament(&db.db, |_| {});
        eight(&db.db, &slug);
        assert_eq!(draft(&db.db, &slug), 1);
        assert!(refused(db.act(&slug, |work| check_in(work, 1, true))).contains("Check-in ended"));
        let structure = row(&db.db, &slug).structure_version;
        db.act(&slug, |work| rounds::publish(work, structure, 1)).expect("published");
        let in_round = db.act(&slug, |work| drop(work, 1, "ill")).expect("dropped");
        assert_eq!((in_round.playing, in_round.row.dropped_after), (Some(1), Some(1)));
        assert!(refused(db.act(&slug, |work| drop(work, 1, ""))).contains("dropped already, after round 1"));
        assert!(refused(db.act(&slug, |work| remove(work, 1, ""))).contains("has a place in round 1"));
        finish(&db.db, &slug);
        let between = db.act(&slug, |work| drop(work, 2, "")).expect("dropped");
        assert_eq!((between.playing, between.row.dropped_after), (None, Some(1)));
        db.act(&slug, |work| undo_drop(work, 2, "a slip")).expect("undone");
        assert!(refused(db.act(&slug, |work| undo_drop(work, 2, ""))).contains("has not dropped"));
        assert_eq!(publish(&db.db, &slug), 2);
        let loaded = db.db.read(|conn| events::load(conn, &slug)).expect("still an event");
        let placed = |round: usize, number: i64| {
            let ix = loaded.player_of_number(number).expect("a player");
            let round = &loaded.event.rounds()[round];
            round.pods.iter().any(|pod| pod.seats.contains(&ix)) || round.byes.contains(&ix)
        };
        assert!(placed(0, 1) && !placed(1, 1) && placed(1, 2));
        let reasons: Vec<String> = log(&db.db, &slug).into_iter().filter(|(verb, _)| verb == "player.drop").map(|(_, what)| what).collect();
        let id = |number| player(&db.db, &slug, number).id;
        assert_eq!(
            reasons,
            [
                format!("{{player:{}}} drops at the end of round 1", id(1)),
                format!("{{player:{}}} dropped after round 1", id(2)),
            ]
        );
    }

    fn who_comes_late_enters_in_the_next_round(db) {
        let slug = tournament(&db.db, |_| {});
        eight(&db.db, &slug);
        publish(&db.db, &slug);
        add_named(&db.db, &slug, &["Late"]);
        assert_eq!(player(&db.db, &slug, 9).entry_round, 2);
        finish(&db.db, &slug);
        assert_eq!(draft(&db.db, &slug), 2);
        add_named(&db.db, &slug, &["Later"]);
        assert_eq!(player(&db.db, &slug, 10).entry_round, 2, "the draft can be drawn again");
        let loaded = db.db.read(|conn| events::load(conn, &slug)).expect("still an event");
        assert_eq!(loaded.open_round().map(|r| r.row.state), Some(RoundState::Draft));
        db.act(&slug, |work| remove(work, 10, "came to watch")).expect("never was in a round");
    }

    fn only_the_head_judge_disqualifies_where_there_is_one(db) {
        let slug = tournament(&db.db, |_| {});
        eight(&db.db, &slug);
        publish(&db.db, &slug);
        in_database_staff(&db.db, &slug, "ora", Role::Organizer);
        assert!(refused(db.act_as(&slug, account(db, "ora"), |work| disqualify(work, 1, " ", true))).contains("Say why"));
        let done = db.act_as(&slug, account(db, "ora"), |work| disqualify(work, 1, "marked cards", true)).expect("there is no head judge");
        assert_eq!((done.playing, done.row.disqualified_after), (Some(1), Some(1)));
        in_database_staff(&db.db, &slug, "hedda", Role::HeadJudge);
        in_database_staff(&db.db, &slug, "jo", Role::Judge);
        for name in ["ora", "jo"] {
            let why = refused(db.act_as(&slug, account(db, name), |work| undo_disqualification(work, 1, "")));
            assert!(why.contains("Only the head judge") && why.contains("hedda"), "{why}");
        }
        db.act_as(&slug, account(db, "hedda"), |work| undo_disqualification(work, 1, "the cards were new")).expect("the head judge may");
        assert_eq!(player(&db.db, &slug, 1).disqualified_after, None);
    }

    fn the_later_of_two_editors_sees_the_stored_text(db) {
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann", "Bo"]);
        let with = |name: &str, table: &str| Edit {
            data: PlayerInput { name: name.into(), fixed_table: table.into(), ..PlayerInput::default() }.check().expect("whole"),
            ..Edit::default()
        };
        let version = player(&db.db, &slug, 1).version;
        db.act(&slug, |work| edit(work, 1, version, &with("Ann", "7"))).expect("the first");
        let later = db.act(&slug, |work| edit(work, 1, version, &with("Anne", "")));
        let why = later.expect_err("the later");
        assert!(matches!(why, OpError::Conflict(_)));
        let why = why.to_string();
        assert!(why.contains("the name is “Ann” (yours: “Anne”), the fixed table is “7” (yours: nothing)"), "{why}");
        let taken = db.act(&slug, |work| edit(work, 1, version + 1, &with("BO", "")));
        assert!(refused(taken).contains("Player 2 has the same name"));
        db.act(&slug, |work| edit(work, 1, version + 1, &with("Anne", ""))).expect("overruled");
        let last = log(&db.db, &slug).pop().expect("a line");
        assert_eq!(last.1, format!("Changed the name, the fixed table of {{player:{}}}", player(&db.db, &slug, 1).id));
    }

    fn who_may_not_see_a_field_does_not_empty_it(db) {
        let slug = tournament(&db.db, |_| {});
        let full = PlayerInput { name: "Ann".into(), email: "ann@x.org".into(), decklist: "https://d.example".into(), ..PlayerInput::default() };
        db.act(&slug, |work| podium_ops::people::players::add(work, &full.check().expect("whole"), true)).expect("added");
        let without = Edit { data: named("Anna"), ..Edit::default() };
        db.act(&slug, |work| edit(work, 1, 1, &without)).expect("changed");
        let ann = player(&db.db, &slug, 1);
        assert_eq!((ann.name.as_str(), ann.email.as_deref(), ann.decklist.as_deref()), ("Anna", Some("ann@x.org"), Some("https://d.example")));
    }

    fn who_registers_waits_for_approval_where_that_is_wanted(db) {
        use podium_store::Registration;
        let secrets = db.secrets();
        let slug = tournament(&db.db, |s| s.registration = Registration::Approval);
        let form = Command::on(&slug, Sender::Visitor).once(Some(IdempotencyKey::new("form-1".into())), "");
        let ann = form.run(&db.db, |work| register(work, &secrets, &sent("Ann"))).expect("registered");
        assert_eq!(ann.status, PlayerStatus::Pending);
        let Err(OpError::Repeated(same)) = form.run(&db.db, |work| register(work, &secrets, &sent("Ann"))) else {
            panic!("a form sent twice acts once");
        };
        let same = podium_ops::people::players::Registered::read(&same).expect("a player");
        assert!(same.has_link_of(&ann), "the second sending leads to the player, and no link is stored");
        let renewed = db.act(&slug, |work| podium_ops::people::players::renew_link(work, 1)).expect("renewed");
        assert!(!same.has_link_of(&renewed), "and not to the link that was made since");
        let registers = |name: &str| db.act_as(&slug, Sender::Visitor, |work| register(work, &secrets, &sent(name)));
        assert!(refused(registers("ANN")).contains("same name"));
        db.act(&slug, |work| admit(work, 1)).expect("approved");
        assert_eq!(player(&db.db, &slug, 1).status, PlayerStatus::Registered);
        assert!(refused(db.act(&slug, |work| admit(work, 1))).contains("registered already"));
        registers("Bo").expect("registered");
        db.act(&slug, |work| refuse_pending(work, 2, "banned here")).expect("refused");
        assert_eq!(player(&db.db, &slug, 2).status, PlayerStatus::Removed);
        set(&db.db, &slug, |s| s.registration = Registration::Closed);
        assert!(refused(registers("Cleo")).contains("ask the organizer"));
    }

    fn a_renewed_link_makes_the_old_one_void(db) {
        let secrets = db.secrets();
        let slug = tournament(&db.db, |_| {});
        add_named(&db.db, &slug, &["Ann"]);
        let token = |row: &PlayerRow| podium_ops::people::players::link_token(&secrets, row);
        let holds = |token: &str| db.db.read(|conn| player_of_link(conn, &secrets, token)).expect("read").is_some();
        let old = token(&player(&db.db, &slug, 1));
        assert!(holds(&old));
        let renewed = db.act(&slug, |work| renew_link(work, 1)).expect("renewed");
        assert!(holds(&token(&renewed)) && !holds(&old));
        for wrong in ["", ".", "x", &old[1..], &format!("{}.", renewed.id), &format!("{}.zz", renewed.id)] {
            assert!(!holds(wrong), "{wrong}");
        }
        db.act(&slug, |work| remove(work, 1, "")).expect("removed");
        assert!(!holds(&token(&renewed)), "who was removed has no page");
    }

    fn personal_data_leaves_every_row_and_results_stay(db) {
        let slug = tournament(&db.db, |_| {});
        eight(&db.db, &slug);
        let full = PlayerInput {
            name: "Zoë Secretname".into(),
            team_mate: "Matt Secretmate".into(),
            pronouns: "secretpronoun".into(),
            email: "secret@mail.example".into(),
            decklist: "https://secretdeck.example".into(),
            fixed_table: "3".into(),
            ..PlayerInput::default()
        };
        let data = Edit { data: full.check().expect("whole"), with_email: true, with_decklist: true, with_commanders: true, same_name_is_fine: true };
        db.act(&slug, |work| edit(work, 1, 1, &data)).expect("changed");
        publish(&db.db, &slug);
        finish(&db.db, &slug);
        let before = db.db.read(|conn| events::load(conn, &slug)).expect("loaded");
        db.act(&slug, |work| forget(work, 1, "asked for it")).expect("removed");
        assert_eq!(player(&db.db, &slug, 1).name, "Player 1");
        let after = db.db.read(|conn| events::load(conn, &slug)).expect("loaded");
        assert_eq!(before.event.rounds(), after.event.rounds());
        for (table, rows) in Raw::connect(&db.address).rows() {
            for row in rows {
                let lower = row.to_lowercase();
                assert!(!lower.contains("secretname") && !lower.contains("secretm") && !lower.contains("secret@")
                    && !lower.contains("secretp") && !lower.contains("secretdeck"), "{table}: {row}");
            }
        }
        let last = log(&db.db, &slug).pop().expect("a line");
        assert_eq!(last.0, "player.forget");
        assert!(refused(db.act(&slug, |work| forget(work, 1, ""))).contains("removed already"));
        let again = Edit { data: named("Zoë"), ..Edit::default() };
        let version = player(&db.db, &slug, 1).version;
        db.act(&slug, |work| edit(work, 1, version, &again)).expect("an old form brings nothing back");
        assert_eq!(player(&db.db, &slug, 1).name, "Player 1");
    }
}
