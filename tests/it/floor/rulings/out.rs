//! Whom a ruling takes out of a game or a match: known on the floor, at the table, in time mode, on the results page, on the
//! players' phones and to programs, whether or not the game is followed (T2, T30, T56).

use podium_ops::OpError;
use podium_ops::floor::follow::{DeskAction, GameVersion, act, table_of_round, undo};
use podium_ops::run::reports::report;
use podium_ops::run::results::{ByNumber, ResultRequest, Typed, put};
use podium_ops::tournaments::{Settings, change};

use super::*;
use crate::floor::in_database_clock;

/// Seat 2 of table 1 has a Game Loss by ruling 1; players report in this tournament.
fn game_loss(db: &TestDb) -> (Venue<'_>, Visitor, Vec<i64>) {
    let venue = Venue::new(db);
    let row = db.load(&venue.slug).tournament;
    let mut settings = Settings::of(&row).expect("settings");
    settings.profile.players_report = Some(true);
    db.act(&venue.slug, |work| change(work, row.settings_version, &settings))
        .expect("players report");
    let head = venue.staff(Role::HeadJudge);
    let seats = venue.seats(1);
    venue.rules(&head, 1, seats[1], "3.4", "");
    (venue, head, seats)
}

fn ruled_out(text: &str) -> bool {
    text.contains("seat 2 left the game with a Game Loss (ruling 1) and did not win it")
}

both_databases! {
    fn a_game_loss_where_nobody_follows_is_known_at_every_desk(db) {
        let (venue, head, seats) = game_loss(db);
        let name = venue.player(seats[1]).name;
        let scorekeeper = venue.staff(Role::Scorekeeper);
        let table = head.see(&venue.at("desk/floor/1"));
        assert!(table.text().contains(&format!("{name} is out of the game: game loss, ruling 1")), "{}", table.text());
        let floor = scorekeeper.see(&venue.at("desk/floor?show=all")).text();
        assert!(floor.contains("(game loss)") && floor.contains(&format!("Carry out: Game Loss, {name}")), "{floor}");
        let results = scorekeeper.see(&venue.at("desk/results"));
        assert!(results.text().contains("game loss, ruling 1"), "{}", results.text());
        assert!(results.body.contains("value=\"1.1\"") && !results.body.contains("value=\"1.2\""), "no button for who is out");
        let refused = venue.report(&scorekeeper, 1, "2");
        assert!(refused.status == 422 && ruled_out(&refused.text()), "{}", refused.text());
        // T2: after a drawn game they may have won the next one
        assert_eq!(venue.report(&scorekeeper, 1, "D2").status, 303);
        assert_eq!(venue.points(seats[1]), 5);
        let done = head.see(&venue.at("desk/floor/1")).text();
        assert!(!done.contains("Carry out") && !done.contains("is out of the game"), "the table has its result: {done}");
    }

    fn a_judge_carries_it_out_at_the_table_once(db) {
        let (venue, _, _) = game_loss(db);
        let judge = venue.staff(Role::Judge);
        let table = judge.see(&venue.at("desk/floor/1"));
        assert!(table.text().contains("they leave the game now, and the others play on"), "{}", table.text());
        assert_eq!(judge.send(&table.form("/desk/rulings/1/done")).status, 303);
        assert!(!judge.see(&venue.at("desk/floor/1")).body.contains("/rulings/1/done"));
        assert!(judge.see(&venue.at("desk/rulings/1")).text().contains("Carried out by the judge at the table."));
        assert!(judge.see(&venue.at("desk/floor/1")).text().contains("is out of the game"), "done, and still out");
        let again = judge.post(&venue.at("desk/rulings/1/done"), &[]);
        assert!(again.status == 422 || again.status == 409, "{}", again.status);
    }

    fn the_players_phones_do_not_offer_who_is_out(db) {
        let (venue, head, seats) = game_loss(db);
        let phone = |seat: usize| venue.service.in_database_player(&venue.slug, seats[seat]);
        let page = phone(0).see(&venue.at("me"));
        assert!(page.text().contains("out: game loss"), "{}", page.text());
        assert!(page.body.contains("name=\"winner\" value=\"1\"") && !page.body.contains("name=\"winner\" value=\"2\""));
        let own = phone(1).see(&venue.at("me")).text();
        assert!(own.contains("You are out of this game"), "{own}");
        let asked = phone(0).see(&venue.at("me/result?winner=2"));
        assert!(asked.text().contains("Who won?") && !asked.body.contains("data-won=\"Player 2 won\""), "{}", asked.text());
        let refused = phone(0).post(&venue.at("me/report"), &[("winner", "2")]);
        let said = refused.text();
        let why = format!("{} left the game with a Game Loss (ruling 1) and did not win it", venue.player(seats[1]).name);
        assert!(refused.status == 422 && said.contains(&why) && !said.contains("D2 (MTR"), "with names: {said}");
        assert_eq!(phone(0).post(&venue.at("me/report"), &[("winner", "3")]).status, 303);
        // withdrawn, they are in again: at once, for everybody
        assert_eq!(venue.press(&head, 1, "withdraw", &[("reason", "The wrong player")]).status, 303);
        assert!(!phone(1).see(&venue.at("me")).text().contains("out of this game"));
        let said: Result<_, OpError> = db.act_as(&venue.slug, db.player(&venue.slug, seats[2]), |work| {
            report(work, &Typed { games: "2".to_owned(), ..Typed::default() })
        });
        assert!(said.is_ok(), "a report of another result is a dispute, and not refused: {said:?}");
    }

    fn a_report_from_before_the_ruling_is_not_confirmed_after_it(db) {
        let venue = Venue::new(db);
        let row = db.load(&venue.slug).tournament;
        let mut settings = Settings::of(&row).expect("settings");
        settings.profile.players_report = Some(true);
        db.act(&venue.slug, |work| change(work, row.settings_version, &settings)).expect("players report");
        let (head, seats) = (venue.staff(Role::HeadJudge), venue.seats(1));
        let phone = |seat: usize| venue.service.in_database_player(&venue.slug, seats[seat]);
        assert_eq!(phone(0).post(&venue.at("me/report"), &[("winner", "2")]).status, 303);
        let third = phone(2);
        let confirm = third.see(&venue.at("me")).form("/me/confirm");
        venue.rules(&head, 1, seats[1], "3.4", "");
        let refused = third.send(&confirm);
        let why = format!("{} left the game with a Game Loss (ruling 1) and did not win it", venue.player(seats[1]).name);
        assert!(refused.status == 422 && refused.text().contains(&why), "{} {}", refused.status, refused.text());
        // everybody reads why, nobody confirms it, and the next report takes its place
        for seat in 0..4 {
            let page = phone(seat).see(&venue.at("me"));
            assert!(page.text().contains(&format!("{why}. What was reported before does not count")), "{}", page.text());
            assert!(!page.body.contains("/me/confirm") && !page.body.contains("/me/withdraw"), "{}", page.body);
        }
        let results = head.see(&venue.at("desk/results"));
        assert!(results.text().contains("Ruled out") && results.text().contains(&why), "{}", results.text());
        assert!(!results.body.contains("name=\"said\""), "nothing to press that is refused");
        assert_eq!(phone(2).post(&venue.at("me/report"), &[("winner", "3")]).status, 303);
        assert!(phone(3).see(&venue.at("me")).body.contains("/me/confirm"));
        assert!(head.see(&venue.at("desk/results")).body.contains("name=\"said\""));
    }

    fn time_is_called_for_those_who_are_still_in(db) {
        let (venue, head, seats) = game_loss(db);
        let structure = db.load(&venue.slug).tournament.structure_version;
        db.act(&venue.slug, |work| podium_ops::run::rounds::start(work, structure, 1)).expect("started");
        in_database_clock(db, &venue.slug, 80, Some(75));
        let at = venue.at("desk/floor?show=time");
        let page = head.see(&at);
        assert!(page.text().contains("game loss") && page.text().contains("3 turns follow"), "{}", page.text());
        // what waits to be sent is listed by the words of its button
        let first = venue.player(seats[0]).name;
        assert!(page.body.contains(&format!("Conceded<span class=\"unseen\">: {first}</span>")), "{}", page.body);
        assert!(page.body.contains(&format!("<span class=\"seat-number\">1</span> <bdi>{first}</bdi>")), "{}", page.body);
        assert_eq!(head.send(&page.form("/desk/floor").set("call", "1.1.0")).status, 303);
        let said = head.see(&at).text();
        assert!(said.contains("0 of 3"), "T56: who has a Game Loss is not counted: {said}");
        let round = db.load(&venue.slug).rounds[0].row.clone();
        let game = || {
            let table: Result<_, DbError> = db.db.read(|conn| table_of_round(conn, &round, 1));
            table.expect("read").expect("the table").open().expect("followed").clone()
        };
        assert_eq!(game().game.table().playing().len(), 3);
        assert_eq!(venue.about(1)[0].effect, Some(PenaltyEffect::AtTable), "a judge has still to say so at the table");
        assert!(head.see(&venue.at("desk/floor/1")).text().contains("Carry out"));
        // the call is undone, the departure is the ruling's
        let undo_it = || {
            let at = GameVersion::new(1, game().row.version);
            db.act(&venue.slug, |work| undo(work, at, None))
        };
        undo_it().expect("the call is undone");
        assert_eq!(game().game.table().playing().len(), 3);
        let refused = undo_it().expect_err("it is the ruling's");
        assert!(refused.to_string().contains("Withdraw the ruling"), "{refused}");
        assert_eq!(venue.press(&head, 1, "withdraw", &[("reason", "The wrong player")]).status, 303);
        assert_eq!(game().game.table().playing().len(), 4);
        assert!(head.see(&at).text().contains("4 turns follow"));
        assert_eq!(venue.player(seats[1]).disqualified_after, None);
    }

    fn an_undo_at_the_game_desk_leaves_what_a_ruling_did(db) {
        let venue = Venue::new(db);
        let (head, seats) = (venue.staff(Role::HeadJudge), venue.seats(1));
        venue.follow(1);
        let version = || {
            let round = db.load(&venue.slug).rounds[0].row.clone();
            let table: Result<_, DbError> = db.db.read(|conn| table_of_round(conn, &round, 1));
            table.expect("read").expect("the table").open().expect("followed").row.version
        };
        let turn = DeskAction::Do(serde_json::json!({"do": "end_turn", "marker": 1}));
        db.act(&venue.slug, |work| act(work, GameVersion::new(1, version()), std::slice::from_ref(&turn))).expect("a turn");
        venue.rules(&head, 1, seats[3], "3.4", "");
        let undone = |from: Option<i64>| db.act(&venue.slug, |work| undo(work, GameVersion::new(1, version()), from));
        assert!(undone(None).expect_err("the ruling's").to_string().contains("Withdraw the ruling"));
        undone(Some(1)).expect("the turn before it is undone");
        let undone: Vec<bool> = venue.steps(1).iter().map(|step| step.undone_at.is_some()).collect();
        assert_eq!(undone, [true, false]);
    }

    fn a_program_is_refused_with_the_ruling(db) {
        let (venue, head, seats) = game_loss(db);
        venue.rules(&head, 1, seats[0], "4.2", "");
        let wins = |number: i64| {
            db.act(&venue.slug, |work| {
                put(work, &ResultRequest {
                    round: 1,
                    table: 1,
                    result: Some(ByNumber { games: vec![Some(number)], ..ByNumber::default() }),
                    ..ResultRequest::default()
                })
            })
        };
        let game = wins(seats[1]).expect_err("a Game Loss").to_string();
        assert!(ruled_out(&game), "{game}");
        let lost = wins(seats[0]).expect_err("a Match Loss").to_string();
        assert!(lost.contains("has a Match Loss (ruling 2) and cannot win the match"), "{lost}");
        assert!(wins(seats[2]).is_ok());
    }

    fn a_game_loss_between_matches_takes_nobody_out_of_the_last_one(db) {
        let venue = Venue::new(db);
        let (head, scorekeeper) = (venue.staff(Role::HeadJudge), venue.staff(Role::Scorekeeper));
        let seats = venue.seats(1);
        venue.report(&scorekeeper, 1, "3");
        venue.rules(&head, 1, seats[1], "3.4", "");
        assert_eq!(venue.about(1)[0].effect, None);
        let page = head.see(&venue.at("desk/rulings/1")).text();
        assert!(page.contains("For their next match"), "{page}");
        assert!(!head.see(&venue.at("desk/floor/1")).text().contains("Carry out"));
        let table = scorekeeper.see(&venue.at("desk/results/1/1"));
        let corrected = scorekeeper.send(&table.form("/desk/results/1/1").set("result", "2").set("reason", "The wrong seat"));
        assert_eq!(corrected.status, 303, "{}", corrected.text());
    }
}
