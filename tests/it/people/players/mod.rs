//! Players: what is done with them, through the commands and through the pages.

mod awarded_byes;
mod check_in;
mod commands;
mod dashboard;
mod forgetting;
mod links;
mod lists;
mod pages;
mod registration;
mod similar_names;
mod sorted_under;
mod void_matches;

use podium_event::profile::Level;
use podium_ops::people::players::{PlayerData, PlayerInput, SelfRegistration};
use podium_ops::run::results::{Typed, report};
use podium_ops::run::rounds;
use podium_ops::tournaments::{Settings, change, create, open};
use podium_ops::{Command, OpError, Sender};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::{self, Tournament, events};
use podium_store::{Database, DbError, Registration, Role, SiteRole};

/// A tournament in registration, with other settings than the usual.
fn tournament(db: &Database, set: impl FnOnce(&mut Settings)) -> String {
    let mut settings = Settings {
        time_zone: "Europe/Lisbon".into(),
        registration: Registration::Open,
        listed: false,
        ..Settings::standard("Spring Open", Level::Regular)
    };
    set(&mut settings);
    let slug = Command::on_site(Sender::CommandLine)
        .run_on_site(db, |work| create(work, &settings))
        .expect("a tournament");
    Command::on(&slug, Sender::CommandLine)
        .run(db, |work| open(work, row(db, &slug).structure_version))
        .expect("registration opens");
    slug
}

/// Changes the settings of a tournament.
fn set(db: &Database, slug: &str, change_it: impl FnOnce(&mut Settings)) {
    let row = row(db, slug);
    let mut settings = Settings::of(&row).expect("settings");
    change_it(&mut settings);
    Command::on(slug, Sender::CommandLine)
        .run(db, |work| change(work, row.settings_version, &settings))
        .expect("the settings change");
}

fn row(db: &Database, slug: &str) -> Tournament {
    db.read(|conn| tournaments::by_slug(conn, slug))
        .expect("read")
        .expect("the tournament is there")
}

fn all(db: &Database, slug: &str) -> Vec<PlayerRow> {
    let id = row(db, slug).id;
    db.read(|conn| players::of_tournament(conn, &id)).expect("read")
}

fn player(db: &Database, slug: &str, number: i64) -> PlayerRow {
    all(db, slug)
        .into_iter()
        .find(|p| p.number == number)
        .expect("the player is there")
}

/// Verb and sentence of every line of the log.
fn log(db: &Database, slug: &str) -> Vec<(String, String)> {
    let id = row(db, slug).id;
    let lines: Result<_, DbError> = db.read(|conn| podium_store::tournaments::log::of_tournament(conn, &id));
    lines.expect("read").into_iter().map(|l| (l.verb, l.what)).collect()
}

fn named(name: &str) -> PlayerData {
    PlayerInput {
        name: name.into(),
        ..PlayerInput::default()
    }
    .check()
    .expect("a name")
}

/// What somebody who registers sends: a name only.
fn sent(name: &str) -> SelfRegistration {
    SelfRegistration {
        data: named(name),
        ..SelfRegistration::default()
    }
}

fn add_named(db: &Database, slug: &str, names: &[&str]) {
    for name in names {
        Command::on(slug, Sender::CommandLine)
            .run(db, |work| podium_ops::people::players::add(work, &named(name), true))
            .expect("added");
    }
}

/// Eight players called A to H.
fn eight(db: &Database, slug: &str) {
    add_named(db, slug, &["A", "B", "C", "D", "E", "F", "G", "H"]);
}

/// Drafts the next round.
fn draft(db: &Database, slug: &str) -> i64 {
    let structure = row(db, slug).structure_version;
    Command::on(slug, Sender::CommandLine)
        .run(db, |work| rounds::draft(work, structure, "a test"))
        .expect("a draft")
}

/// Drafts and publishes the next round.
fn publish(db: &Database, slug: &str) -> i64 {
    let number = draft(db, slug);
    let structure = row(db, slug).structure_version;
    Command::on(slug, Sender::CommandLine)
        .run(db, |work| rounds::publish(work, structure, number))
        .expect("published");
    number
}

/// Seat 1 wins every table of the round that is going on, and it is finished.
fn finish(db: &Database, slug: &str) {
    let loaded = db.read(|conn| events::load(conn, slug)).expect("loaded");
    let round = loaded.open_round().expect("a round is going on");
    for pod in &round.pods {
        let typed = Typed {
            games: "1".into(),
            ..Typed::default()
        };
        Command::on(slug, Sender::CommandLine)
            .run(db, |work| report(work, pod.table_number, &typed, None))
            .expect("reported");
    }
    let structure = row(db, slug).structure_version;
    Command::on(slug, Sender::CommandLine)
        .run(db, |work| rounds::finish(work, structure, round.row.number))
        .expect("finished");
}

/// The sentence of a refusal.
fn refused<T: std::fmt::Debug>(result: Result<T, OpError>) -> String {
    match result.expect_err("refused") {
        OpError::Db(error) => panic!("no refusal: {error}"),
        other => other.to_string(),
    }
}

/// An account on the staff of a tournament.
fn in_database_staff(db: &Database, slug: &str, name: &str, role: Role) {
    use podium_store::site::accounts::{StaffRow, by_name_key, set_staff};
    let new = podium_ops::site::accounts::NewAccount::choose(name, crate::harness::http::PASSWORD).expect("a name");
    Command::on_site(Sender::CommandLine)
        .run_on_site(db, |work| podium_ops::site::accounts::add(work, &new, SiteRole::Staff))
        .expect("an account");
    let tournament_id = row(db, slug).id;
    let joined: Result<(), DbError> = db.write(|conn| {
        let account = by_name_key(conn, &name.to_lowercase())?.expect("the account is there");
        let row = StaffRow {
            tournament_id: tournament_id.clone(),
            account_id: account.id.clone(),
            role,
            since: podium_base::clock::now(),
        };
        set_staff(conn, &row)
    });
    joined.expect("staff joins")
}
