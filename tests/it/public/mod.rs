//! Public pages over HTTP: what they show at each step of a tournament, how they are cached, and wrong addresses.

mod cards;
mod final_places;
mod kept;
mod links;
mod lists;
mod nameless;
mod round_names;
mod same_names;
mod small_pages;
mod stage;
mod statistics;
mod visibility;
mod visible;

use podium_ops::run::results::{TableVersion, Typed, correct, report};
use podium_ops::run::{playoff, rounds};
use podium_ops::{OpError, Sender, tournaments};
use podium_store::NamesShown;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::players;

use crate::harness::TestDb;
use crate::harness::tournament::settings;

/// A tournament that goes on by the commands the pages call.
pub struct Play<'d> {
    db: &'d TestDb,
    pub slug: String,
}

impl<'d> Play<'d> {
    /// Sixteen players "First1 Last1", … with mail and decklists, in registration.
    pub fn new(db: &'d TestDb) -> Self {
        Self::of(db, 16)
    }

    /// As [`Play::new`], with `players` players.
    pub fn of(db: &'d TestDb, players: usize) -> Self {
        let slug = db.in_database_tournament("Spring Open", players);
        let rows: Vec<_> = db
            .load(&slug)
            .players
            .into_iter()
            .map(|mut row| {
                row.name = format!("First{} Last{}", row.number, letter(row.number));
                row.email = Some("secret@mail.example".to_owned());
                row.decklist = Some("https://decks.example/secret".to_owned());
                row
            })
            .collect();
        let stored: Result<(), OpError> = db.db.write(|conn| {
            for row in &rows {
                players::update(conn, row)?;
            }
            Ok(())
        });
        stored.expect("names are stored");
        Self { db, slug }
    }

    pub fn load(&self) -> Loaded {
        self.db.load(&self.slug)
    }

    fn structure(&self) -> i64 {
        self.load().tournament.structure_version
    }

    /// Changes the settings.
    pub fn set(&self, change: impl FnOnce(&mut tournaments::Settings)) {
        let row = self.load().tournament;
        let mut settings = tournaments::Settings::of(&row).expect("settings");
        change(&mut settings);
        let version = row.settings_version;
        self.db
            .act(&self.slug, |work| tournaments::change(work, version, &settings))
            .expect("changed");
    }

    /// Drafts the next round.
    pub fn draft(&self) -> i64 {
        let structure = self.structure();
        self.db
            .act(&self.slug, |work| rounds::draft(work, structure, "a test"))
            .expect("drafted")
    }

    pub fn publish(&self, number: i64) {
        let structure = self.structure();
        self.db
            .act(&self.slug, |work| rounds::publish(work, structure, number))
            .expect("published");
    }

    /// Two players of a draft change places, with a reason.
    pub fn swap(&self, number: i64, reason: &str) {
        let loaded = self.load();
        let pods = &loaded.event.rounds().last().expect("a draft").pods;
        let of = |pod: usize| loaded.row(pods[pod].seats[0]).number;
        let change = rounds::Change::Swap(of(0), of(1));
        let structure = self.structure();
        self.db
            .act(&self.slug, |work| {
                rounds::change_draft(work, structure, number, change, reason)
            })
            .expect("changed");
    }

    /// The first seat of every table wins.
    pub fn report_all(&self) {
        self.report("1");
    }

    /// Every table has this result.
    pub fn report(&self, games: &str) {
        for pod in &self.load().rounds.last().expect("a round").pods {
            let typed = Typed {
                games: games.to_owned(),
                ..Typed::default()
            };
            let table = pod.table_number;
            self.db
                .act(&self.slug, |work| report(work, table, &typed, None))
                .expect("reported");
        }
    }

    pub fn finish(&self, number: i64) {
        let structure = self.structure();
        self.db
            .act(&self.slug, |work| rounds::finish(work, structure, number))
            .expect("finished");
    }

    /// A whole round that the first seats win; its number.
    pub fn round(&self) -> i64 {
        self.round_won_by("1")
    }

    /// A whole round that a seat of every table wins; its number.
    pub fn round_won_by(&self, seat: &str) -> i64 {
        let number = self.draft();
        self.publish(number);
        self.report(seat);
        self.finish(number);
        number
    }

    /// Corrects the result of a table to its second seat.
    pub fn correct(&self, round: i64, table: i64, reason: &str) {
        let loaded = self.load();
        let pod = loaded
            .round(round)
            .and_then(|r| r.pods.iter().find(|p| p.table_number == table));
        let place = TableVersion {
            round,
            table,
            version: pod.expect("the table is there").version,
        };
        let typed = Typed {
            games: "2".to_owned(),
            ..Typed::default()
        };
        self.db
            .act(&self.slug, |work| correct(work, place, Some(&typed), reason))
            .expect("corrected");
    }

    pub fn cut(&self, size: u32) {
        let structure = self.structure();
        self.db
            .act(&self.slug, |work| playoff::announce(work, structure, size, "a test"))
            .expect("the cut is announced");
    }

    pub fn end(&self) {
        let structure = self.structure();
        self.db
            .act(&self.slug, |work| playoff::finish_tournament(work, structure, "a test"))
            .expect("finished");
    }

    /// Address of one of its pages.
    pub fn at(&self, page: &str) -> String {
        format!("/t/{}{page}", self.slug)
    }
}

fn letter(number: i64) -> char {
    char::from(b'a' + (number % 26) as u8)
}

/// A tournament in preparation.
fn unopened(db: &TestDb, name: &str) -> String {
    db.act_on_site(Sender::CommandLine, |work| tournaments::create(work, &settings(name)))
        .expect("created")
}

fn hide_last_names(settings: &mut tournaments::Settings) {
    settings.names_shown = NamesShown::Initial;
}
