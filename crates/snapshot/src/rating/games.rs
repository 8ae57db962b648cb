//! The games of a community, as ratings need them: those of its finished tournaments, and the free pods that count.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use chrono::NaiveDate;
use podium_event::season::FreePodState;
use podium_rating::Game;
use podium_store::season::free::{self, FreePod};
use podium_store::season::meant;
use podium_store::season::ratings::{self, PlayedGames, RatedTournament};
use podium_store::{DbError, Reader};

/// The games of all evenings.
#[derive(Debug, Default)]
pub(super) struct AllGames(Vec<Arc<Games>>);

/// An evening at a version.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Of {
    Tournament(RatedTournament),
    Free {
        id: String,
        held_on: NaiveDate,
        version: i64,
    },
}

/// Its games.
#[derive(Debug)]
struct Games {
    of: Of,
    /// How many entries it has.
    entries: usize,
    /// By round.
    rounds: Vec<Vec<Table>>,
}

/// A table: its players in groups, from the first place on.
#[derive(Debug, Clone)]
pub(super) struct Table {
    groups: Vec<Vec<Seat>>,
}

#[derive(Debug, Clone)]
struct Seat {
    /// The id of the entry; in a free pod of the person.
    entry: Arc<str>,
    /// What leads the deck, in one order; empty where that is not known or not public.
    commanders: Arc<[String]>,
}

/// The games of a day, round by round: the first rounds of all its tournaments, then the second ones.
pub(super) struct Day<'g> {
    pub held_on: Option<NaiveDate>,
    pub rounds: Vec<Vec<&'g Table>>,
}

impl AllGames {
    /// Reads the games of a community; those of evenings at the version of an earlier reading are taken from it.
    pub fn read(conn: &mut Reader<'_>, community: &str, earlier: Option<&Self>) -> Result<Self, DbError> {
        let known: HashMap<&Of, &Arc<Games>> = earlier
            .into_iter()
            .flat_map(|earlier| &earlier.0)
            .map(|games| (&games.of, games))
            .collect();
        let tournaments: Vec<Of> = ratings::tournaments_of(conn, community)?
            .into_iter()
            .map(Of::Tournament)
            .collect();
        let new = tournaments.iter().filter(|of| !known.contains_key(of));
        let new: Vec<&str> = new.filter_map(Of::tournament).collect();
        let mut played = ratings::games_of(conn, &new)?;
        let mut all = Vec::with_capacity(tournaments.len());
        for of in tournaments {
            all.push(match known.get(&of) {
                Some(games) => Arc::clone(games),
                None => {
                    let games = of.tournament().and_then(|id| played.remove(id));
                    Arc::new(Games::of(of, games.unwrap_or_default()))
                }
            });
        }
        for evening in free::of_community(conn, community, i64::MAX)? {
            let of = Of::Free {
                id: evening.id.clone(),
                held_on: evening.held_on,
                version: evening.version,
            };
            all.push(match known.get(&of) {
                Some(games) => Arc::clone(games),
                None => Arc::new(Games::of_free_pods(conn, of, &evening.id)?),
            });
        }
        Ok(Self(all))
    }

    /// Returns whose the entries are: the ids of entry and person, and in free pods those of whom an id means.
    pub fn people(&self, conn: &mut Reader<'_>) -> Result<Vec<(String, String)>, DbError> {
        let (mut tournaments, mut sitting) = (Vec::new(), BTreeSet::new());
        for games in &self.0 {
            match &games.of {
                Of::Tournament(tournament) => tournaments.push(tournament.id.as_str()),
                Of::Free { .. } => sitting.extend(games.seats().map(|seat| &*seat.entry)),
            }
        }
        let mut found = ratings::entries_of(conn, &tournaments)?;
        let meant = meant(conn, sitting)?;
        found.extend(meant.into_iter().map(|(id, person)| (id, person.id)));
        Ok(found)
    }

    /// Returns what leads a deck of any tournament, some several times.
    pub fn commanders(&self) -> impl Iterator<Item = &[String]> {
        let seats = self.0.iter().flat_map(|games| games.seats());
        seats.map(|seat| &*seat.commanders).filter(|names| !names.is_empty())
    }

    /// Returns the games by day: those of tournaments without a day come first.
    pub fn by_day(&self) -> Vec<Day<'_>> {
        let mut days: BTreeMap<Option<NaiveDate>, Vec<Vec<&Table>>> = BTreeMap::new();
        for games in &self.0 {
            let rounds = days.entry(games.of.held_on()).or_default();
            for (ix, tables) in games.rounds.iter().enumerate() {
                if rounds.len() <= ix {
                    rounds.push(Vec::new());
                }
                rounds[ix].extend(tables);
            }
        }
        let day = |(held_on, rounds)| Day { held_on, rounds };
        days.into_iter().map(day).collect()
    }

    /// Returns its approximate size in bytes.
    pub fn bytes(&self) -> usize {
        let seats = |games: &Arc<Games>| -> usize {
            let tables = games.rounds.iter().flatten();
            tables
                .map(|table| table.groups.iter().map(Vec::len).sum::<usize>() * 32 + 64)
                .sum()
        };
        self.0
            .iter()
            .map(|games| seats(games) + games.entries * 120 + 200)
            .sum()
    }
}

impl Of {
    /// Returns the id of a tournament.
    fn tournament(&self) -> Option<&str> {
        match self {
            Self::Tournament(tournament) => Some(&tournament.id),
            Self::Free { .. } => None,
        }
    }

    fn held_on(&self) -> Option<NaiveDate> {
        match self {
            Self::Tournament(tournament) => tournament.held_on,
            Self::Free { held_on, .. } => Some(*held_on),
        }
    }
}

impl Games {
    fn seats(&self) -> impl Iterator<Item = &Seat> {
        let tables = self.rounds.iter().flatten();
        tables.flat_map(|table| table.groups.iter().flatten())
    }

    /// Reads the pods that count: those that were formed together are a round.
    fn of_free_pods(conn: &mut Reader<'_>, of: Of, evening: &str) -> Result<Self, DbError> {
        let mut pods = free::pods_of(conn, &[evening], FreePodState::Confirmed)?;
        pods.sort_by_key(|pod| (pod.formed_at, pod.number));
        let ids: Vec<&str> = pods.iter().map(|pod| pod.id.as_str()).collect();
        let mut by_pod: HashMap<String, BTreeMap<Option<i64>, Vec<Seat>>> = HashMap::new();
        for row in free::seats(conn, &ids)? {
            let group = by_pod.entry(row.pod_id).or_default().entry(row.place).or_default();
            group.push(Seat {
                entry: Arc::from(row.person_id.as_str()),
                commanders: Arc::default(),
            });
        }
        let mut table = |pod: &FreePod| Table {
            groups: by_pod.remove(&pod.id).unwrap_or_default().into_values().collect(),
        };
        let together = pods.chunk_by(|a, b| a.formed_at == b.formed_at);
        let rounds: Vec<Vec<Table>> = together.map(|pods| pods.iter().map(&mut table).collect()).collect();
        Ok(Self {
            of,
            entries: rounds
                .iter()
                .flatten()
                .map(|table| table.groups.iter().map(Vec::len).sum::<usize>())
                .sum(),
            rounds,
        })
    }

    fn of(of: Of, games: PlayedGames) -> Self {
        let seat = |(entry, commanders): (String, Vec<String>)| Seat {
            entry: entry.into(),
            commanders: commanders.into(),
        };
        let seats: Vec<Seat> = games.entries.into_iter().map(seat).collect();
        let group = |group: Vec<u32>| {
            let sitting = group.into_iter();
            sitting.filter_map(|ix| seats.get(ix as usize).cloned()).collect()
        };
        let table = |groups: Vec<Vec<u32>>| Table {
            groups: groups.into_iter().map(group).collect(),
        };
        let rounds = games.rounds.into_iter();
        Self {
            rounds: rounds.map(|tables| tables.into_iter().map(table).collect()).collect(),
            of,
            entries: seats.len(),
        }
    }
}

impl Table {
    /// Returns the game of the people at the table, each by the entry: guests are left out.
    pub fn of_people(&self, entries: &HashMap<&str, u32>) -> Game {
        let one = |seat: &Seat| entries.get(&*seat.entry).copied();
        let groups = self.groups.iter();
        Game::new(groups.map(|group| group.iter().filter_map(one).collect()).collect())
    }

    /// Returns the game of the commanders at the table; `None` where one is not known. `hiding`: entries whose people do not show
    /// theirs.
    pub fn of_commanders(&self, competitors: &BTreeMap<&[String], u32>, hiding: &HashSet<&str>) -> Option<Game> {
        let one = |seat: &Seat| match hiding.contains(&*seat.entry) {
            true => None,
            false => competitors.get(&*seat.commanders).copied(),
        };
        let groups = self.groups.iter().map(|group| group.iter().map(one).collect());
        Some(Game::new(groups.collect::<Option<_>>()?))
    }

    /// Returns the commanders of each group: what the order of tables is made from.
    pub fn by_commanders(&self) -> Vec<Vec<&[String]>> {
        self.groups.iter().map(|group| commanders_of(group)).collect()
    }
}

/// Returns the commanders of a group, in one order.
fn commanders_of(group: &[Seat]) -> Vec<&[String]> {
    let mut names: Vec<&[String]> = group.iter().map(|seat| &*seat.commanders).collect();
    names.sort_unstable();
    names
}
