//! `podium demo`: fills an empty database with a running tournament, through the commands that people use.

mod floor;

use chrono::TimeDelta;
use sha2::{Digest, Sha256};

use super::notices;
use super::page::{self, Part, Seen, TypedPage};
use crate::people::players::{self, PlayerData, SameNames};
use crate::run::results::{self, Typed};
use crate::run::rounds;
use crate::site::accounts::{self, NewAccount};
use crate::site::secrets;
use crate::tournaments::{self, Settings};
use crate::{Actor, Command, OpError, Sender, Work};
use podium_base::clock::Moment;
use podium_event::profile::Level;
use podium_store::tournaments::events::{self, Loaded};
use podium_store::tournaments::pages::EventPage;
use podium_store::{Database, PageText, Registration, SiteRole, TournamentState};

/// The sign-in data of the demo.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Demo {
    /// The organizer's user name.
    pub name: String,
    pub password: String,
    pub slug: String,
}

/// The players of the demo: 36 names.
const NAMES: [&str; 36] = [
    "Ada Moreira",
    "Bruno Teixeira",
    "Chiara Fontana",
    "Dmitri Volkov",
    "Elif Yılmaz",
    "Femi Adeyemi",
    "Greta Lindqvist",
    "Hugo Marchand",
    "Inês Carvalho",
    "Jonas Weber",
    "Katja Novak",
    "Liam O'Connor",
    "Mei Tanaka",
    "Nuno Prates",
    "Olga Petrova",
    "Pablo Serrano",
    "Quentin Dubois",
    "Rosa Almeida",
    "Søren Dahl",
    "Tomás Pinto",
    "Ursula Keller",
    "Viktor Nagy",
    "Wanda Kowalska",
    "Xavier Roca",
    "Yara Haddad",
    "Zoltán Kiss",
    "Amélie Laurent",
    "Bence Szabó",
    "Carla Ruiz",
    "Diogo Neves",
    "Eva Horáková",
    "Filip Ivanov",
    "Gaia Ricci",
    "Henrik Olsen",
    "Isla Murray",
    "João Faria",
];

/// Players who came to the first round: 32 of the 36 who registered.
const CAME: usize = 32;

/// Fills an empty database: an organizer, and an event of 32 players in its third round with drops, draws, a penalty, and
/// work for judges.
///
/// # Errors
/// The database is not empty.
pub fn demo(db: &Database) -> Result<Demo, OpError> {
    // The demo makes an administrator with a printed password, which no real installation should have.
    if db.read(podium_store::site::accounts::any)? || !db.read(podium_store::tournaments::all)?.is_empty() {
        return Err(OpError::refused(
            "This database is not empty: give the demo another data folder with --data.",
        ));
    }
    // Random even here: a demo may be reachable from the network.
    let password = secrets::random_token()[..16].to_owned();
    let name = "organizer".to_owned();
    let new = NewAccount::choose(&name, &password)?;
    let account = Command::on_site(Sender::CommandLine)
        .run_on_site(db, |work| accounts::add(work, &new, SiteRole::Administrator))?;
    let actor = Actor::account(&account.id, &account.name);
    let now = podium_base::clock::now();
    let slug = Command::on_site(Sender::CommandLine).run_on_site(db, |work| {
        // The log should read as if the organizer had done it, before the doors opened.
        work.actor = actor.clone();
        work.at = now - TimeDelta::minutes(310);
        tournaments::create(work, &settings())
    })?;
    let day = Day {
        db,
        slug: &slug,
        actor: &actor,
        now,
    };
    day.act(309, |work| {
        let structure = work.tournament.structure_version;
        tournaments::open(work, structure)
    })?;
    day.act(309, |work| {
        let stored = EventPage::read(work.conn, &work.tournament.id)?;
        let typed = event_page(Seen::of(&work.tournament, &stored));
        page::change(work, &typed.read().map_err(OpError::Invalid)?)
    })?;
    let list: Vec<PlayerData> = NAMES
        .iter()
        .map(|name| PlayerData {
            name: (*name).to_owned(),
            ..PlayerData::default()
        })
        .collect();
    day.act(308, |work| players::bulk_add(work, &list, SameNames::Add))?;
    for number in 1..=CAME as i64 {
        day.act(307 - number, |work| players::check_in(work, number, true))?;
    }
    day.act(265, players::drop_absent)?;
    day.act(264, |work| {
        notices::announce(work, "Welcome. Lunch is after round 2, for an hour.")
    })?;

    let all = usize::MAX;
    day.play(
        1,
        Course {
            starts: 258,
            reports: 50,
        },
        all,
    )?;
    for number in [7, 19, 30] {
        day.act(175, |work| players::drop(work, number, "said good-bye at the desk"))?;
    }
    day.play(
        2,
        Course {
            starts: 168,
            reports: 50,
        },
        all,
    )?;
    day.act(80, |work| players::drop(work, 12, "said good-bye at the desk"))?;
    day.act(12, |work| {
        notices::announce(work, "Round 3 is on. Tables 1 to 3 are by the windows.")
    })?;
    // The clock of the last round is running: everything that its tables show fits into these minutes.
    day.play(3, Course { starts: 10, reports: 4 }, 3)?;
    floor::floor(day, &load(db, &slug)?)?;
    Ok(Demo { name, password, slug })
}

/// The day of the demo so far, as its organizer acts.
#[derive(Clone, Copy)]
struct Day<'d> {
    db: &'d Database,
    slug: &'d str,
    actor: &'d Actor,
    now: Moment,
}

/// When a round was played: its start in minutes ago, and the minutes until its first table reports.
#[derive(Clone, Copy)]
struct Course {
    starts: i64,
    reports: i64,
}

impl Day<'_> {
    /// Runs a command as the demo's organizer, whose name the log then has, `ago` minutes ago.
    fn act<T>(self, ago: i64, command: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>) -> Result<T, OpError> {
        Command::on(self.slug, Sender::CommandLine).run(self.db, |work| {
            work.actor = self.actor.clone();
            work.at = self.minutes_ago(ago);
            command(work)
        })
    }

    fn minutes_ago(self, minutes: i64) -> Moment {
        self.now - TimeDelta::minutes(minutes)
    }

    /// Pairs, publishes and starts a round, and reports its first tables; finishes the round if those are all of them.
    fn play(self, number: i64, course: Course, tables: usize) -> Result<(), OpError> {
        let step = |ago: i64, step: Transition| {
            self.act(ago, |work| {
                let structure = work.tournament.structure_version;
                step(work, structure, number)
            })
        };
        step(course.starts + 2, |work, structure, _| {
            rounds::draft(work, structure, "").map(|_| ())
        })?;
        step(course.starts + 1, rounds::publish)?;
        step(course.starts, rounds::start)?;
        let loaded = load(self.db, self.slug)?;
        let Some(round) = loaded.event_round(number) else {
            return Ok(());
        };
        for (ix, pod) in round.pods.iter().enumerate().take(tables) {
            let seats = pod.seats.len();
            // By hash, so that every demo has the same results.
            let chance = Sha256::digest(format!("{number}:{}", pod.table))[0];
            let typed = match (number, ix) {
                // a match loss at table 4 of round 1, a draw at table 2 of each round
                (1, 3) => Typed {
                    games: "1".into(),
                    conceded: vec![],
                    match_losses: vec![3],
                },
                (_, 1) => Typed {
                    games: "D".into(),
                    ..Typed::default()
                },
                _ => Typed {
                    games: (usize::from(chance) % seats + 1).to_string(),
                    ..Typed::default()
                },
            };
            self.act(course.starts - course.reports - ix as i64, |work| {
                results::report(work, i64::from(pod.table), &typed, None)
            })?;
        }
        if tables >= round.pods.len() && loaded.tournament.state == TournamentState::Swiss {
            step(course.starts - 76, rounds::finish)?;
        }
        Ok(())
    }
}

fn settings() -> Settings {
    Settings {
        held_on: Some(podium_base::clock::now().date()),
        place: "Harbour Hall, Lisbon".to_owned(),
        time_zone: "Europe/Lisbon".to_owned(),
        description: "A day of Commander: three Swiss rounds, then the top 10.".to_owned(),
        registration: Registration::Open,
        max_players: Some(64),
        ..Settings::standard("Harbour City Commander Open", Level::Competitive)
    }
}

/// The texts of the event's page; `seen`: what is there before.
fn event_page(seen: Seen) -> TypedPage {
    let texts = [
        (
            PageText::Schedule,
            "* **Check-in** until 15 minutes before round 1\n* Three Swiss rounds, **lunch** after round 2\n* Playoff of ten",
        ),
        (PageText::Entry, "10 €, at the desk. Players under 12 pay nothing."),
        (
            PageText::Prizes,
            "1. The harbour trophy\n2. A playmat, as for third and fourth place\n\nEverybody gets a promo card.",
        ),
        (
            PageText::Venue,
            "Tram 15, stop *Cais*. The hall is on the first floor, with a lift.",
        ),
        (PageText::Organizer, "Harbour City Commander Club"),
    ];
    TypedPage {
        texts: texts.map(|(part, text)| (Part::Text(part), text.to_owned())).into(),
        seen,
    }
}

fn load(db: &Database, slug: &str) -> Result<Loaded, OpError> {
    Ok(db.read(|conn| events::load(conn, slug))?)
}

/// A structural command on a round of a number.
type Transition = fn(&mut Work<'_, '_>, i64, i64) -> Result<(), OpError>;
