//! The games of all tables as judges see them: turns, life, turns that take long, and calls with the state of their table.

use podium_melee::Seat;
use podium_ops::floor::follow::{SeenRecord, StatusPart, TableTap, open_at_table, tap_at_table};
use podium_store::floor::follow as rows;

use super::*;
use crate::harness::both_databases;
use crate::harness::http::Page;
use crate::run::reports::at_table;

/// The record of a table begins, its first player loses a life and passes the turn; the number of that player.
fn kept(db: &TestDb, slug: &str, table: u32) -> i64 {
    let number = at_table(db, slug, table)[0];
    by_player(db, slug, number, |work| open_at_table(work, 40)).expect("begun");
    let pod = db.pod_id(slug, i64::from(table));
    let games: Result<Vec<rows::FollowedRow>, DbError> = db.db.read(|conn| rows::of_pod(conn, &pod));
    let game = games.expect("games are read").pop().expect("a record").id;
    let seen = SeenRecord {
        game,
        step: 4,
        late: false,
    };
    let tap = TableTap::Status {
        player: Seat::new(0).expect("a seat"),
        part: StatusPart::Life,
        by: -1,
    };
    by_player(db, slug, number, |work| tap_at_table(work, &seen, &tap)).expect("tapped");
    let pass = TableTap::EndTurn {
        marker: podium_melee::MarkerNumber(1),
        of: Seat::new(0).expect("a seat"),
        turn: 1,
    };
    by_player(db, slug, number, |work| tap_at_table(work, &seen, &pass)).expect("passed");
    number
}

/// Everything at a table happened so many minutes earlier.
fn in_database_earlier(db: &TestDb, slug: &str, table: i64, minutes: i64) {
    let pod = db.pod_id(slug, table);
    let moved: Result<(), DbError> = db.db.write(|conn| {
        let by = chrono::Duration::minutes(minutes);
        for row in rows::of_pod(conn, &pod)? {
            for step in rows::actions(conn, &row.id)? {
                rows::update_action(
                    conn,
                    &rows::ActionRow {
                        at: step.at - by,
                        ..step
                    },
                )?;
            }
            rows::update(
                conn,
                &rows::FollowedRow {
                    started_at: row.started_at - by,
                    ..row
                },
            )?;
        }
        Ok(())
    });
    moved.expect("the record is stored");
}

/// What a judge reads of a player without any own time.
const USED_UP: &str = "has used up their own time";

/// What is written on a table's page of the own time that runs.
fn running_own_time(page: &Page) -> &str {
    let own = page.body.split("data-own ").nth(1).expect("a time that runs");
    let text = own.split('>').nth(1).expect("its text");
    text.split('<').next().unwrap_or_default()
}

fn keeping(db: &TestDb, tables: usize) -> String {
    let slug = running(db, tables);
    db.in_database_profile(&slug, |profile| {
        profile.tables_keep_games = Some(true);
        profile.long_turn_minutes = Some(8);
    });
    slug
}

both_databases! {
    fn a_judge_sees_every_game_with_its_turn_and_life(db) {
        let slug = keeping(db, 3);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let at = format!("/t/{slug}/desk/floor/games");
        assert!(jo.see(&at).text().contains("No games are kept or followed"));
        let number = kept(db, &slug, 2);
        let named = |number: i64| db.load(&slug).players.iter().find(|player| player.number == number).expect("the player").name.clone();
        let (name, next) = (named(number), named(at_table(db, &slug, 2)[1]));
        let page = jo.see(&at).text();
        assert!(page.contains("1 table with a game"), "{page}");
        assert!(page.contains("Turn 2") && page.contains(&format!("{next} since")) && page.contains(&format!("{name} 39")), "{page}");
        let floor = jo.see(&format!("/t/{slug}/desk/floor"));
        assert!(floor.body.contains("/desk/floor/games\""), "{}", floor.body);
        // scorekeepers read it, players do not
        let sue = visits(&service, &slug, "Sue", Role::Scorekeeper);
        assert_eq!(sue.get(&at).status, 200);
        assert_eq!(service.in_database_player(&slug, number).get(&at).status, 303);
    }

    fn a_long_turn_is_for_judges_alone(db) {
        let slug = keeping(db, 3);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let (late, other) = (kept(db, &slug, 3), kept(db, &slug, 1));
        in_database_earlier(db, &slug, 3, 9);
        in_database_earlier(db, &slug, 1, 7);
        in_database_clock(db, &slug, 20, Some(75));
        // another record gives the board another version
        kept(db, &slug, 2);
        let floor = jo.see(&format!("/t/{slug}/desk/floor?show=all"));
        let text = floor.text();
        assert_eq!(text.matches("min for this turn").count(), 1, "{text}");
        assert!(text.contains("has taken 9 min for this turn"), "{text}");
        // the table comes before those that are playing
        let place = |table: i64| floor.body.find(&format!("data-row=\"t{table}\"")).expect("the row");
        assert!(place(3) < place(1) && place(3) < place(2), "{}", floor.body);
        for number in [late, other] {
            let page = service.in_database_player(&slug, number).see(&format!("/t/{slug}/me/table")).text();
            assert!(!page.contains("min for this turn") && !page.contains("long turn"), "{page}");
        }
    }

    fn the_table_sees_a_long_turn_if_the_organizer_wants_that(db) {
        let slug = keeping(db, 2);
        db.in_database_profile(&slug, |profile| profile.long_turns_at_table = true);
        let service = Service::start(db);
        let (late, other) = (kept(db, &slug, 2), kept(db, &slug, 1));
        in_database_earlier(db, &slug, 2, 9);
        in_database_earlier(db, &slug, 1, 7);
        in_database_clock(db, &slug, 20, Some(75));
        // a change in the database has no version
        db.act(&slug, |work| podium_ops::tournaments::notices::announce(work, "Lunch is over")).expect("announced");
        let table = |number: i64| service.in_database_player(&slug, number).see(&format!("/t/{slug}/me/table"));
        let (long, short) = (table(late), table(other));
        assert_eq!(long.text().matches("long turn").count(), 1, "{}", long.text());
        assert!(!short.text().contains("long turn"), "{}", short.text());
        // only the page of the other table has something else to say in a minute: both know when time is up
        assert_eq!((long.body.matches("data-asks").count(), short.body.matches("data-asks").count()), (1, 2), "{}", short.body);
    }

    fn own_time_that_is_used_up_is_for_judges_and_the_table_sees_the_time(db) {
        let slug = keeping(db, 3);
        db.in_database_profile(&slug, |profile| {
            profile.long_turn_minutes = None;
            profile.own_time_minutes = Some(25);
        });
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let (late, other) = (kept(db, &slug, 3), kept(db, &slug, 1));
        in_database_earlier(db, &slug, 3, 27);
        in_database_earlier(db, &slug, 1, 20);
        // at table 2 nobody passes turns
        let number = at_table(db, &slug, 2)[0];
        by_player(db, &slug, number, |work| open_at_table(work, 40)).expect("begun");
        in_database_earlier(db, &slug, 2, 30);
        in_database_clock(db, &slug, 40, Some(75));
        // a change in the database has no version
        db.act(&slug, |work| podium_ops::tournaments::notices::announce(work, "Lunch is over")).expect("announced");
        let named = |number: i64| db.load(&slug).players.iter().find(|player| player.number == number).expect("the player").name.clone();
        let next = named(at_table(db, &slug, 3)[1]);
        let floor = jo.see(&format!("/t/{slug}/desk/floor?show=all"));
        let text = floor.text();
        assert!(text.contains(&format!("{next} has used up their own time: 27 of 25 min")), "{text}");
        assert_eq!(text.matches(USED_UP).count(), 1, "{text}");
        let place = |table: i64| floor.body.find(&format!("data-row=\"t{table}\"")).expect("the row");
        assert!(place(3) < place(1) && place(3) < place(2), "{}", floor.body);
        let games = jo.see(&format!("/t/{slug}/desk/floor/games")).text();
        assert!(games.contains("27 of 25 min") && games.matches(USED_UP).count() == 1, "{games}");
        // the first player has passed at once, the second is over the time
        let table = |number: i64| service.in_database_player(&slug, number).see(&format!("/t/{slug}/me/table"));
        let page = table(late);
        assert!(page.text().contains("25:00 left") && !page.text().contains(USED_UP), "{}", page.body);
        assert_eq!(page.body.matches("data-own ").count(), 1, "only the time of the player in turn runs: {}", page.body);
        assert!(running_own_time(&page).ends_with(" over"), "{}", page.body);
        assert!(running_own_time(&table(other)).ends_with(" left"));
        // without a budget the time taken is shown
        db.in_database_profile(&slug, |profile| profile.own_time_minutes = None);
        db.act(&slug, |work| podium_ops::tournaments::notices::announce(work, "Dinner is over")).expect("announced");
        assert!(!jo.see(&format!("/t/{slug}/desk/floor?show=all")).text().contains(USED_UP));
        let page = table(late);
        assert!(!page.text().contains("25:00 left") && !page.body.contains("data-own "), "{}", page.body);
    }

    fn a_call_brings_the_state_of_its_table(db) {
        let slug = keeping(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let number = kept(db, &slug, 2);
        let player = service.in_database_player(&slug, number);
        let at = format!("/t/{slug}/me/table");
        let called = player.send(&player.see(&at).form("/me/call"));
        assert_eq!((called.status, called.location.as_str()), (303, at.as_str()), "the phone stays at its game");
        assert!(player.see(&at).text().contains("Judge called"));
        let calls = jo.see(&format!("/t/{slug}/desk/calls")).text();
        assert!(calls.contains("Turn 2 · ") && calls.contains(" 39, "), "{calls}");
    }

    /// A lunch is no long turn, nor is a record that only counts life.
    fn pauses_and_tables_that_pass_no_turns_are_not_long(db) {
        let slug = keeping(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        kept(db, &slug, 1);
        let number = at_table(db, &slug, 2)[0];
        by_player(db, &slug, number, |work| open_at_table(work, 40)).expect("begun");
        for table in [1, 2] {
            in_database_earlier(db, &slug, table, 50);
        }
        in_database_clock(db, &slug, 60, Some(75));
        in_database_pause(db, &slug, 45);
        let floor = |db: &TestDb| {
            // a change in the database has no version
            db.act(&slug, |work| podium_ops::tournaments::notices::announce(work, "Lunch is over")).expect("announced");
            jo.see(&format!("/t/{slug}/desk/floor?show=all")).text()
        };
        let text = floor(db);
        assert!(!text.contains("min for this turn"), "{text}");
        in_database_pause(db, &slug, 30);
        let text = floor(db);
        assert!(text.contains("has taken 20 min for this turn") && text.matches("min for this turn").count() == 1, "{text}");
    }
}

/// The clock of the round was paused for so many of the last minutes, and runs again.
fn in_database_pause(db: &TestDb, slug: &str, minutes: i64) {
    let round = db.load(slug).rounds.pop().expect("a round").row;
    let done: Result<(), DbError> = db.db.write(|conn| {
        let mut row = podium_store::floor::clocks::of_round(conn, &round.id)?.expect("a clock");
        let now = podium_base::clock::now();
        row.pauses = "[]".to_owned();
        row.paused_at = Some(now - chrono::Duration::minutes(minutes));
        row.resume(now).expect("it was paused");
        podium_store::floor::clocks::update(conn, &row)
    });
    done.expect("stored");
}
