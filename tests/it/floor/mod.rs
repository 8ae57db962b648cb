//! The judges' floor: calls, covers, every table at a glance.

mod archive;
mod board;
mod calls;
mod covers;
mod deck_checks;
mod ending;
pub(crate) mod game;
mod handover;
mod missing;
mod notes;
mod one_call;
mod pages;
pub(crate) mod rulings;
mod table_games;
mod time_archive;
mod time_mode;
mod time_record;
mod watches;

use podium_base::clock;
use podium_ops::command::rights::Floor;
use podium_ops::floor::{self, Board, CallVersion, Passing};
use podium_ops::{Actor, OpError, Work};
use podium_store::floor::calls as rows;
use podium_store::floor::calls::CallRow;
use podium_store::floor::clocks::{self, ClockRow};
use podium_store::tournaments::log::{self, LogLine};
use podium_store::{DbError, Role, SiteRole};

use crate::harness::TestDb;
use crate::harness::http::{Service, Visitor};

/// A published round of so many tables of four.
fn published(db: &TestDb, tables: usize) -> String {
    let slug = db.in_database_tournament("Floor", tables * 4);
    db.next_round(&slug);
    slug
}

/// A running round of so many tables of four.
fn running(db: &TestDb, tables: usize) -> String {
    let slug = published(db, tables);
    let structure = db.load(&slug).tournament.structure_version;
    db.act(&slug, |work| podium_ops::run::rounds::start(work, structure, 1))
        .expect("started");
    slug
}

/// Somebody of the staff, as commands know them.
fn staff(db: &TestDb, slug: &str, name: &str, role: Role) -> Actor {
    db.in_database_session(name, SiteRole::Staff);
    db.in_database_join(slug, name, role);
    let account = db
        .db
        .read(|conn| podium_store::site::accounts::by_name_key(conn, &name.to_lowercase()));
    let account = account.expect("accounts are read").expect("it was just made");
    Actor::account(&account.id, &account.name)
}

/// The same person in a browser.
fn visits(service: &Service<'_>, slug: &str, name: &str, role: Role) -> Visitor {
    let visitor = service.in_database_account(name, SiteRole::Staff);
    service.db.in_database_join(slug, name, role);
    visitor
}

/// Runs a command as somebody of the staff, acting as a judge.
fn by<T>(
    db: &TestDb,
    slug: &str,
    who: &Actor,
    act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>,
) -> Result<T, OpError> {
    db.act_as(slug, db.staff::<Floor>(&who.name), act)
}

/// Runs a command as a player, from their own page.
fn by_player<T>(
    db: &TestDb,
    slug: &str,
    number: i64,
    act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>,
) -> Result<T, OpError> {
    db.act_as(slug, db.player(slug, number), act)
}

/// All calls, oldest first.
fn all_calls(db: &TestDb, slug: &str) -> Vec<CallRow> {
    let tournament = db.load(slug).tournament.id;
    let rows: Result<Vec<CallRow>, DbError> = db.db.read(|conn| rows::of_tournament(conn, &tournament));
    rows.expect("calls are read")
}

/// A call as somebody sees it now.
fn seen(call: &CallRow) -> CallVersion {
    CallVersion {
        id: call.id.clone(),
        version: call.version,
    }
}

/// The only call, made by the player of a number.
fn a_call(db: &TestDb, slug: &str, player: i64) -> CallRow {
    by_player(db, slug, player, |work| floor::call(work, "")).expect("called");
    let call = all_calls(db, slug).pop().expect("a call");
    assert!(call.player_id.is_some());
    call
}

fn log_of(db: &TestDb, slug: &str) -> Vec<LogLine> {
    let tournament = db.load(slug).tournament.id;
    let lines: Result<Vec<LogLine>, DbError> = db.db.read(|conn| log::of_tournament(conn, &tournament));
    lines.expect("the log is read")
}

/// Why something was refused.
fn refused<T: std::fmt::Debug>(done: Result<T, OpError>) -> String {
    done.expect_err("it should be refused").to_string()
}

/// The floor now.
fn board(db: &TestDb, slug: &str) -> Board {
    let tournament = db.load(slug).tournament;
    let board: Result<Board, DbError> = db.db.read(|conn| floor::board(conn, tournament.clone(), clock::now()));
    board.expect("the floor is read")
}

/// The player who sits first at a table.
fn first_at(db: &TestDb, slug: &str, table: i64) -> i64 {
    let floor = board(db, slug);
    let place = &floor.table(table).expect("the table").places[0];
    floor.players[&place.player_id].number
}

/// Sets the clock of the running round: begun so many minutes ago, with a limit.
pub(crate) fn in_database_clock(db: &TestDb, slug: &str, minutes_ago: i64, limit: Option<i64>) {
    let round = db.load(slug).rounds.pop().expect("a round").row;
    let set: Result<(), DbError> = db.db.write(|conn| {
        let row = clocks::of_round(conn, &round.id)?.expect("a running round has a clock");
        let row = ClockRow {
            limit_minutes: limit,
            started_at: clock::now() - chrono::Duration::minutes(minutes_ago),
            ..row
        };
        clocks::update(conn, &row)
    });
    set.expect("the clock is set");
}
