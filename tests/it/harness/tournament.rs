//! Tournaments at a stage of their life, for tests that are about something else. They are made by the commands that
//! pages call; only the players are put straight into the database.

use podium_base::clock;
use podium_event::profile::{Level, Profile};
use podium_ops::run::rounds;
use podium_ops::tournaments::{self, Settings};
use podium_ops::{OpError, Sender};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::events::{self, Loaded};
use podium_store::tournaments::players::{self, PlayerRow};

use super::TestDb;

/// Settings with the addendum's defaults.
pub fn settings(name: &str) -> Settings {
    Settings {
        time_zone: "Europe/Lisbon".to_owned(),
        ..Settings::standard(name, Level::Competitive)
    }
}

impl TestDb {
    /// Reads a whole tournament.
    pub fn load(&self, slug: &str) -> Loaded {
        let loaded = self.db.read(|conn| events::load(conn, slug));
        loaded.unwrap_or_else(|e| panic!("the tournament {slug}: {e}"))
    }

    /// The row of a tournament alone: most of a test's world asks for no more, hundreds of times.
    pub fn tournament(&self, slug: &str) -> Tournament {
        let found = self.db.read(|conn| podium_store::tournaments::by_slug(conn, slug));
        let found = found.unwrap_or_else(|e| panic!("the tournament {slug}: {e}"));
        found.unwrap_or_else(|| panic!("the tournament {slug} is not there"))
    }

    /// The id of a table of the newest round.
    pub fn pod_id(&self, slug: &str, table: i64) -> String {
        let loaded = self.load(slug);
        let round = loaded.rounds.last().expect("a round");
        let pod = round.pods.iter().find(|pod| pod.table_number == table);
        pod.expect("the table").id.clone()
    }

    /// A tournament that is open, with players "Player 001", "Player 002", … Returns its slug.
    pub fn in_database_tournament(&self, name: &str, count: usize) -> String {
        let slug = self
            .act_on_site(Sender::CommandLine, |work| tournaments::create(work, &settings(name)))
            .expect("created");
        let tournament = self.tournament(&slug);
        self.act(&slug, |work| tournaments::open(work, tournament.structure_version))
            .expect("opened");
        let rows: Vec<PlayerRow> = (1..=count).map(|number| player(&tournament.id, number)).collect();
        let stored: Result<(), OpError> = self.db.write(|conn| Ok(players::insert(conn, &rows)?));
        stored.expect("players are stored");
        slug
    }

    /// Changes the profile of a tournament straight in the database.
    pub fn in_database_profile(&self, slug: &str, change: impl FnOnce(&mut Profile)) {
        let mut tournament = self.tournament(slug);
        let mut profile = tournament.profile().expect("a profile");
        change(&mut profile);
        tournament.profile = serde_json::to_string(&profile).expect("a profile is JSON");
        let stored: Result<(), OpError> = self
            .db
            .write(|conn| Ok(podium_store::tournaments::update(conn, &tournament)?));
        stored.expect("the profile is stored");
    }

    /// Pairs and publishes the next round; its number.
    pub fn next_round(&self, slug: &str) -> i64 {
        let structure = || self.tournament(slug).structure_version;
        let begun = structure();
        let number = self
            .act(slug, |work| rounds::draft(work, begun, "a test"))
            .expect("drafted");
        let drafted = structure();
        self.act(slug, |work| rounds::publish(work, drafted, number))
            .expect("published");
        number
    }
}

fn player(tournament: &str, number: usize) -> PlayerRow {
    PlayerRow {
        checked_in: true,
        ..PlayerRow::new(tournament, number as i64, &format!("Player {number:03}"), clock::now())
    }
}
