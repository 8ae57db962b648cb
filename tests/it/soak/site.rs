//! What the clients act on: a tournament with tables that report and calls for a judge, and one whose rounds go to and fro.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use podium_ops::floor;
use podium_ops::people::players::link_token;
use podium_ops::run::rounds;
use podium_ops::site::secrets::{self, Secrets};
use podium_store::floor::calls;
use podium_store::site::access_tokens::Scope;
use podium_store::{Database, Role, SiteRole};

use super::history::{Counts, History};
use super::sender::{Doors, Request};
use super::{judge_call, rounds as round_spec, table};
use crate::harness::TestDb;
use crate::harness::http::Session;

/// Tables of the hall.
const TABLES: usize = 8;
/// Calls for a judge.
const CALLS: usize = 4;
/// Judges who take them.
pub const JUDGES: usize = 3;
/// Tournaments whose rounds organizers step through.
const STAGES: usize = 2;

/// The phone of a player: its cookies, and the token of its forms.
pub struct Phone {
    cookie: String,
    pub csrf: String,
}

/// A table in the hall.
pub struct TableHere {
    pub number: i64,
    /// The numbers of its players, by seat.
    pub players: Vec<i64>,
    /// Of the first seats.
    pub phones: Vec<Phone>,
    pub start: table::Table,
    pub history: History<table::Act, table::Outcome>,
}

/// A call for a judge in the hall.
pub struct CallHere {
    pub id: String,
    pub start: judge_call::JudgeCall,
    pub history: History<judge_call::Act, judge_call::Outcome>,
}

/// A tournament whose rounds go to and fro.
pub struct Stage {
    pub slug: String,
    pub start: round_spec::Rounds,
    pub history: History<round_spec::Act, round_spec::Outcome>,
}

/// Everything that is acted on, and who acts with what rights.
pub struct Site {
    pub hall: String,
    pub tables: Vec<TableHere>,
    pub calls: Vec<CallHere>,
    pub stages: Vec<Stage>,
    pub desk: Session,
    pub token: String,
    pub judges: Vec<Session>,
    pub counts: Counts,
    pub stopped: AtomicBool,
    next_key: AtomicU64,
}

impl Site {
    /// Makes the tournaments of a part of the run, straight in the database.
    pub fn make(db: &TestDb, part: usize, start: Instant) -> Self {
        let hall = db.in_database_tournament(&format!("Hall {part}"), TABLES * 4);
        db.in_database_profile(&hall, |profile| profile.players_report = Some(true));
        db.next_round(&hall);
        let seen = db.load(&hall).tournament.structure_version;
        db.act(&hall, |work| rounds::start(work, seen, 1)).expect("started");
        let desk = db.in_database_session("Desk", SiteRole::Staff);
        db.in_database_join(&hall, "Desk", Role::Organizer);
        let scopes = [Scope::Read, Scope::Results, Scope::Rounds];
        let token = db.in_database_token("Desk", &scopes, None);
        let judges = (0..JUDGES).map(|judge| {
            let name = format!("Judge {judge}");
            let session = db.in_database_session(&name, SiteRole::Staff);
            db.in_database_join(&hall, &name, Role::Judge);
            session
        });
        let judges = judges.collect();
        for number in 1..=CALLS as i64 {
            let desk = db.staff::<podium_ops::command::rights::Floor>("Desk");
            db.act_as(&hall, desk, |work| floor::note(work, Some(number), "A question"))
                .expect("noted");
        }
        let stages = (0..STAGES).map(|stage| Stage::make(db, &format!("Stage {part}-{stage}"), start));
        Self {
            tables: tables(db, &hall, start),
            calls: open_calls(&db.db, &db.load(&hall).tournament.id, start),
            stages: stages.collect(),
            hall,
            desk,
            token,
            judges,
            counts: Counts::default(),
            stopped: AtomicBool::new(false),
            next_key: AtomicU64::new(1),
        }
    }

    /// A key that nobody has used.
    pub fn key(&self) -> u64 {
        self.next_key.fetch_add(1, Ordering::SeqCst)
    }

    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::SeqCst)
    }

    /// What a program reads of a table.
    pub fn read_table(&self, doors: &Doors, door: usize, table: &TableHere) -> super::Heard<table::Outcome> {
        let path = format!("/api/v1/tournaments/{}/rounds/1/tables/{}", self.hall, table.number);
        let reply = Request::get(path).by_token(&self.token).send(&doors.any(door));
        reply.map(|reply| {
            assert_eq!(reply.status, 200, "{}", reply.body);
            let json = reply.json();
            table::Outcome::Is {
                version: json["version"].as_i64().expect("staff sees the version"),
                result: table.seat_of(&json["result"]),
            }
        })
    }
}

impl Stage {
    fn make(db: &TestDb, name: &str, start: Instant) -> Self {
        let slug = db.in_database_tournament(name, 4);
        db.in_database_profile(&slug, |profile| profile.swiss_rounds = Some(8));
        db.in_database_session("Desk", SiteRole::Staff);
        db.in_database_join(&slug, "Desk", Role::Organizer);
        let version = db.load(&slug).tournament.structure_version;
        Self {
            slug,
            start: round_spec::Rounds::new(version),
            history: History::new(start),
        }
    }
}

impl TableHere {
    /// The seat that won the one game of a result as the API writes it; [`table::DRAWN`] for nobody.
    pub fn seat_of(&self, result: &serde_json::Value) -> Option<u8> {
        let game = result["games"].as_array()?.first()?;
        let Some(winner) = game["winner"].as_i64() else {
            return Some(table::DRAWN);
        };
        let seat = self.players.iter().position(|number| *number == winner);
        Some(seat.expect("the winner sits there") as u8 + 1)
    }

    /// The same in a body.
    pub fn games(&self, result: u8) -> serde_json::Value {
        let winner = (result != table::DRAWN).then(|| self.players[usize::from(result) - 1]);
        serde_json::json!([{"winner": winner}])
    }
}

impl Phone {
    fn of(keys: &Secrets, slug: &str, row: &podium_store::tournaments::players::PlayerRow) -> Self {
        let visit = secrets::random_token();
        let link = link_token(keys, row);
        Self {
            cookie: format!("podium_visit={visit}; podium_player_{slug}={link}"),
            csrf: keys.form_token(&visit),
        }
    }

    /// A request from this phone.
    pub fn sends(&self, request: Request) -> Request {
        request.with("cookie", self.cookie.clone())
    }
}

fn tables(db: &TestDb, slug: &str, start: Instant) -> Vec<TableHere> {
    let (keys, loaded) = (db.secrets(), db.load(slug));
    let round = loaded.event.rounds().last().expect("a round");
    let pods = round.pods.iter().map(|pod| {
        let number = i64::from(pod.table);
        let stored = loaded.rounds[0].pods.iter().find(|row| row.table_number == number);
        let rows: Vec<_> = pod.seats.iter().map(|seat| loaded.row(*seat)).collect();
        TableHere {
            number,
            players: rows.iter().map(|row| row.number).collect(),
            phones: rows[..2].iter().map(|row| Phone::of(&keys, slug, row)).collect(),
            start: table::Table::new(stored.expect("its row").version),
            history: History::new(start),
        }
    });
    pods.collect()
}

fn open_calls(db: &Database, tournament: &str, start: Instant) -> Vec<CallHere> {
    let rows = db
        .read(|conn| calls::of_tournament(conn, tournament))
        .expect("the calls");
    let call = |row: calls::CallRow| CallHere {
        id: row.id,
        start: judge_call::JudgeCall::new(row.version),
        history: History::new(start),
    };
    rows.into_iter().map(call).collect()
}
