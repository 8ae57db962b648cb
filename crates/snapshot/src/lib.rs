//! A tournament as of a version: its rows, the checked event and what pages compute from them, made once in a process,
//! immutable, and shared by all readers.

mod announced;
mod floor;
pub mod names;
mod public;
pub mod rating;
pub mod season;
pub mod shared;
mod store;
mod versions;

pub use announced::{Announced, TimeLeft};
pub use floor::Floor;
pub use public::{Public, Record};
pub use store::Snapshots;
pub use versions::{Known, Versions};

use std::collections::HashMap;
use std::sync::Arc;

use podium_base::clock::{self, Moment};
use podium_event::PlayerIx;
use podium_event::profile::EndOfRound;
use podium_store::tournaments::Numbers;
use podium_store::tournaments::events::{self, Loaded};
use podium_store::tournaments::notices::{Addressee, Announcement};
use podium_store::tournaments::players::PlayerRow;
use podium_store::{DbError, Reader};

/// A tournament at one value of its `floor_version`, which counts all its changes.
#[derive(Debug, Clone)]
pub struct Snapshot {
    pub loaded: Arc<Loaded>,
    /// The public data: shared by all snapshots of a public version.
    pub public: Arc<Public>,
    /// The data that only the staff and the players concerned see.
    pub floor: Arc<Floor>,
    pub read_at: Moment,
    /// The time that pages state because the database has failed since.
    pub as_of: Option<Moment>,
    /// The public address of the service, for links that leave it; `None` if it is not configured.
    pub site: Option<Arc<str>>,
    /// Index of each player of the event, by id.
    by_id: Arc<HashMap<String, u32>>,
    /// Index of the player who is a person of the community, by the person's id.
    by_person: Arc<HashMap<String, u32>>,
    /// The last round in which each player of the event has a place, including drafts; 0: none.
    last_placed: Arc<Vec<u32>>,
}

impl Snapshot {
    /// Reads a tournament. Data of an earlier snapshot that has not changed since is reused.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is no such tournament; [`DbError::Corrupt`] if the rows do not form an event.
    pub fn read(conn: &mut Reader<'_>, slug: &str, earlier: Option<&Self>) -> Result<Self, DbError> {
        let loaded = match earlier {
            Some(earlier) => events::load_after(conn, slug, &earlier.loaded)?,
            None => events::load(conn, slug)?,
        };
        // a row that was restored from a backup may count back
        let before = earlier.filter(|earlier| earlier.numbers().floor <= loaded.tournament.floor_version);
        let floor = Floor::read(conn, &loaded, before.map(|earlier| &*earlier.floor))?;
        let public = match earlier.filter(|earlier| earlier.shows_the_public_same(&loaded)) {
            Some(earlier) => Arc::clone(&earlier.public),
            None => {
                let record = Record::read(conn, &loaded)?;
                Arc::new(Public::of(&loaded, record, earlier.map(|earlier| &*earlier.public))?)
            }
        };
        Ok(Self::of_parts(loaded, public, floor))
    }

    /// Creates a snapshot of a tournament with an empty floor: no calls, no reports, no followed games.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if the published rounds are not a valid event: the stored rows contradict each other.
    pub fn new(loaded: Loaded, record: Record) -> Result<Self, DbError> {
        let public = Arc::new(Public::of(&loaded, record, None)?);
        Ok(Self::of_parts(loaded, public, Floor::default()))
    }

    fn of_parts(loaded: Loaded, public: Arc<Public>, floor: Floor) -> Self {
        let by_id = (0..)
            .zip(&loaded.players)
            .map(|(index, row)| (row.id.clone(), index))
            .collect();
        let by_person = (0..)
            .zip(&loaded.players)
            .filter_map(|(index, row)| Some((row.person_id.clone()?, index)))
            .collect();
        let mut last_placed = vec![0; loaded.players.len()];
        for round in loaded.event.rounds() {
            let seated = round.pods.iter().flat_map(|pod| &pod.seats);
            for player in seated.chain(&round.byes).chain(&round.match_losses) {
                last_placed[player.ix()] = round.number;
            }
        }
        Self {
            loaded: Arc::new(loaded),
            public,
            floor: Arc::new(floor),
            read_at: clock::now(),
            as_of: None,
            site: None,
            by_id: Arc::new(by_id),
            by_person: Arc::new(by_person),
            last_placed: Arc::new(last_placed),
        }
    }

    fn shows_the_public_same(&self, loaded: &Loaded) -> bool {
        let (mine, other) = (&self.loaded.tournament, &loaded.tournament);
        // the same public version of the same tournament; a row that was restored from a backup may repeat earlier
        // numbers, but not with the same floor version in between
        mine.id == other.id && mine.version == other.version && mine.floor_version <= other.floor_version
    }

    /// Returns the same snapshot, marked with the time when it was read, because the database has failed since.
    #[must_use]
    pub fn marked(&self, as_of: Moment) -> Self {
        Self {
            as_of: Some(as_of),
            ..self.clone()
        }
    }

    /// Returns the same snapshot, for a service with a public address.
    #[must_use]
    pub fn of_site(mut self, site: Option<&str>) -> Self {
        self.site = site.map(Arc::from);
        self
    }

    /// Returns the announcements to one player at a moment: to them or to their table, until the round that is being
    /// played then, or the next one, is over. The minutes left are those of the player's table.
    pub fn announced_to(&self, id: &str, now: Moment) -> Announced<'_> {
        let seat = self.player_of(id).and_then(|player| self.public.seat(player));
        let newest = self.public.event.rounds().last();
        let table = newest.zip(seat).map(|(round, (pod, _))| Addressee::Table {
            round: round.number.into(),
            table: round.pods[pod].table.into(),
        });
        let is_theirs = |one: &Announcement| match one.addressee() {
            Addressee::Everybody => false,
            Addressee::Player(own) => own == id,
            at_table => table.as_ref() == Some(&at_table),
        };
        let finished = self.loaded.rounds.iter().filter_map(|round| round.row.finished_at);
        let last_end = finished.max();
        let is_over = |one: &Announcement| last_end.is_some_and(|end| end > one.begins());
        let all = self.floor.announcements.iter();
        let mut announced = Announced::of(all.filter(|one| is_theirs(one) && !is_over(one)), now);
        let counts = self.loaded.tournament.announces_time;
        if let Some((clock, (pod, _))) = self.loaded.clock.as_ref().filter(|_| counts).zip(seat)
            && let Some(round) = self
                .loaded
                .rounds
                .iter()
                .find(|round| round.row.id == clock.row.round_id)
            && let Some(pod) = round.pods.get(pod)
        {
            announced.count_down(&clock.of_pod(&pod.id), now);
        }
        announced
    }

    /// Returns when its public content changes just because time passes: an announcement begins or ends, or a clock runs
    /// out; `None` while nothing is scheduled.
    pub fn public_until(&self, now: Moment) -> Option<Moment> {
        let announced = self.public.announced(&self.loaded, now).until;
        announced.into_iter().chain(self.time_is_up_at(now)).min()
    }

    /// Returns when the next clock of the running round runs out, the hall's or a table's own.
    fn time_is_up_at(&self, now: Moment) -> Option<Moment> {
        let clock = self.loaded.clock.as_ref()?;
        let tables = clock.extensions.iter().map(|given| clock.of_pod(&given.pod_id));
        // T44: what players see of overtime begins and ends, too
        let profile = self.loaded.event.profile();
        let overtime = profile.overtime_for_players(EndOfRound::FinishTurn);
        let ends = tables.chain([clock.of_all()]).flat_map(|clock| {
            let over = overtime.and_then(|minutes| clock.overtime_ends_at(minutes));
            clock.time_is_called_at().into_iter().chain(over)
        });
        ends.map(|at| at.naive_utc()).filter(|at| *at > now).min()
    }

    /// Returns the version numbers of its content.
    pub fn numbers(&self) -> Numbers {
        Numbers {
            version: self.loaded.tournament.version,
            floor: self.loaded.tournament.floor_version,
            games: self.loaded.tournament.games_version,
        }
    }

    /// Returns the index in the event of the player with an id.
    pub fn player_of(&self, id: &str) -> Option<PlayerIx> {
        self.by_id.get(id).map(|index| PlayerIx(*index))
    }

    /// Returns the row of a player, registered or not.
    pub fn row_of(&self, id: &str) -> Option<&PlayerRow> {
        match self.player_of(id) {
            Some(player) => Some(self.loaded.row(player)),
            None => self.loaded.unregistered.iter().find(|row| row.id == id),
        }
    }

    /// Returns the row of the registered player who is a person of the community.
    pub fn row_of_person(&self, person: &str) -> Option<&PlayerRow> {
        let index = self.by_person.get(person)?;
        Some(self.loaded.row(PlayerIx(*index)))
    }

    /// Returns the last round in which a player has a place, including drafts; 0: none.
    pub fn last_placed(&self, player: PlayerIx) -> u32 {
        self.last_placed[player.ix()]
    }

    /// Returns its approximate size in bytes.
    pub fn bytes(&self) -> usize {
        let rows = self.loaded.players.iter().chain(&self.loaded.unregistered);
        let texts: usize = rows.map(|row| row.decklist.as_ref().map_or(0, String::len)).sum();
        let places: usize = self.loaded.event.rounds().iter().map(|round| round.pods.len()).sum();
        // measured: a player takes about 900 bytes in rows, events, names and index, a pod of a round about 600
        let people = self.loaded.players.len() + self.loaded.unregistered.len();
        64 * 1024 + texts + people * 900 + places * 600 + self.public.record.page.bytes() + self.floor.bytes()
    }
}
