//! An event in the middle of a day: players with their links, rounds that are played, the next one drafted, staff.

use std::collections::{BTreeMap, HashMap};
use std::net::{IpAddr, Ipv4Addr};

use podium_base::clock;
use podium_ops::people::players::link_token;
use podium_ops::run::rounds;
use podium_ops::site::accounts::{NewAccount, add, sign_in};
use podium_ops::{Command, OpError, Sender};
use podium_store::site::accounts::{self, StaffRow};
use podium_store::tournaments::events;
use podium_store::{DbError, Role, SiteRole};

use super::Result;
use super::database::Home;
use crate::made;

const ORGANIZER: &str = "ora";
/// What players read, the first of them all without `--languages`.
const LANGUAGES: [&str; 10] = ["en", "es", "pt-BR", "de", "ja", "fr", "it", "pl", "nl", "pt-PT"];
const PASSWORD: &str = "three long-winded owls";
/// Commands at once while an event is set up.
const AT_ONCE: usize = 8;

/// An event whose next round is drafted.
pub struct Event {
    pub slug: String,
    /// Number of the drafted round.
    pub round: i64,
    pub players: Vec<Player>,
}

impl Event {
    /// Returns the event with players who read so many languages.
    pub fn in_languages(mut self, languages: usize) -> Self {
        let languages = LANGUAGES.iter().take(languages.max(1)).cycle();
        for (player, language) in self.players.iter_mut().zip(languages) {
            player.language = language;
        }
        self
    }

    /// The tables of the drafted round with their players, in seat order.
    pub fn tables(&self) -> BTreeMap<i64, Vec<&Player>> {
        let mut seated: BTreeMap<i64, Vec<(usize, &Player)>> = BTreeMap::new();
        for player in &self.players {
            if let Some((table, seat)) = player.seat {
                seated.entry(table).or_default().push((seat, player));
            }
        }
        let in_order = |mut seats: Vec<(usize, _)>| {
            seats.sort_by_key(|(seat, _)| *seat);
            seats.into_iter().map(|(_, player)| player).collect()
        };
        seated
            .into_iter()
            .map(|(table, seats)| (table, in_order(seats)))
            .collect()
    }
}

/// A player with what their phone will show.
#[derive(Debug, Clone)]
pub struct Player {
    /// The token of their secret link.
    pub token: String,
    /// Table and seat in the drafted round; `None` with a bye.
    pub seat: Option<(i64, usize)>,
    /// What they read.
    pub language: &'static str,
}

/// The session of somebody at a desk.
#[derive(Debug, Clone)]
pub struct Session {
    pub token: String,
    /// What forms of this session carry.
    pub csrf: String,
}

/// Makes an event with `played` finished rounds and the next one drafted.
pub fn make(home: &Home, players: usize, played: usize) -> Result<Event> {
    let db = &home.db;
    let slug = made::tournament(db, players)?;
    for _ in 0..played {
        made::publish_round(db, &slug)?;
        report_all(home, &slug)?;
        made::finish_round(db, &slug)?;
    }
    draft(home, &slug)?;
    read(home, slug)
}

/// Drafts the next round.
fn draft(home: &Home, slug: &str) -> Result<()> {
    let version = structure(home, slug)?;
    Command::on(slug, Sender::CommandLine).run(&home.db, |work| rounds::draft(work, version, ""))?;
    Ok(())
}

/// Publishes the drafted round without a browser.
pub fn publish(home: &Home, event: &Event) -> Result<()> {
    let version = structure(home, &event.slug)?;
    Command::on(&event.slug, Sender::CommandLine).run(&home.db, |work| rounds::publish(work, version, event.round))?;
    Ok(())
}

/// Starts the published round.
pub fn start(home: &Home, event: &Event) -> Result<()> {
    let version = structure(home, &event.slug)?;
    Command::on(&event.slug, Sender::CommandLine).run(&home.db, |work| rounds::start(work, version, event.round))?;
    Ok(())
}

/// Makes the published round a draft again.
pub fn unpublish(home: &Home, event: &Event) -> Result<()> {
    let version = structure(home, &event.slug)?;
    Command::on(&event.slug, Sender::CommandLine)
        .run(&home.db, |work| rounds::unpublish(work, version, event.round))?;
    Ok(())
}

/// Returns the number of tables of the round that have no result.
pub fn outstanding(home: &Home, event: &Event) -> Result<usize> {
    let loaded = home.db.read(|conn| events::load(conn, &event.slug))?;
    let round = loaded.round(event.round).ok_or("no round")?;
    Ok(rounds::outstanding(round).len())
}

/// Returns the version of the tournament's structure that its next command names.
pub fn structure(home: &Home, slug: &str) -> Result<i64> {
    Ok(home
        .db
        .read(|conn| events::load(conn, slug))?
        .tournament
        .structure_version)
}

fn report_all(home: &Home, slug: &str) -> Result<()> {
    let tables = made::tables(&home.db, slug)?;
    let some = tables.len().div_ceil(AT_ONCE).max(1);
    std::thread::scope(|scope| {
        let desks: Vec<_> = tables
            .chunks(some)
            .map(|tables| {
                scope.spawn(move || -> std::result::Result<(), OpError> {
                    for &table in tables {
                        made::report_table(&home.db, slug, table)?;
                    }
                    Ok(())
                })
            })
            .collect();
        for desk in desks {
            desk.join()
                .map_err(|_| "a desk failed")?
                .map_err(|error| error.to_string())?;
        }
        Ok::<_, String>(())
    })?;
    Ok(())
}

fn read(home: &Home, slug: String) -> Result<Event> {
    let keys = home.secrets()?;
    let loaded = home.db.read(|conn| events::load(conn, &slug))?;
    let draft = loaded.rounds.last().ok_or("no round")?;
    let round = loaded.event_round(draft.row.number).ok_or("no round")?;
    let mut seats = HashMap::new();
    for pod in &round.pods {
        for (seat, player) in (1..).zip(&pod.seats) {
            seats.insert(loaded.row(*player).id.clone(), (i64::from(pod.table), seat));
        }
    }
    let players = loaded.players.iter().map(|row| Player {
        token: link_token(&keys, row),
        seat: seats.get(&row.id).copied(),
        language: LANGUAGES[0],
    });
    Ok(Event {
        round: draft.row.number,
        players: players.collect(),
        slug,
    })
}

/// Signs an organizer in, who is staff of the event from now on.
pub fn organizer(home: &Home, slug: &str) -> Result<Session> {
    let db = &home.db;
    if db.read(|conn| accounts::by_name_key(conn, ORGANIZER))?.is_none() {
        let new = NewAccount::choose(ORGANIZER, PASSWORD)?;
        Command::on_site(Sender::CommandLine).run_on_site(db, |work| add(work, &new, SiteRole::Organizer))?;
    }
    let tournament = db.read(|conn| events::load(conn, slug))?.tournament.id;
    #[allow(clippy::disallowed_methods)] // thousands of rows, without a line of the log for each
    db.write(|conn| {
        let account = accounts::by_name_key(conn, ORGANIZER)?.ok_or(DbError::NotFound)?;
        let row = StaffRow {
            tournament_id: tournament.clone(),
            account_id: account.id,
            role: Role::Organizer,
            since: clock::now(),
        };
        accounts::set_staff(conn, &row)
    })?;
    let address = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let secrets = home.secrets()?;
    let session = sign_in(db, &secrets, ORGANIZER, PASSWORD, address, None)?;
    Ok(Session {
        csrf: secrets.form_token(&session.token),
        token: session.token,
    })
}
