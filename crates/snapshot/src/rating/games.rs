//! The games of a community's finished tournaments, as ratings need them.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use chrono::NaiveDate;
use podium_event::PlayerIx;
use podium_rating::Game;
use podium_rules::statistics::matches;
use podium_store::season::ratings::{self, RatedTournament};
use podium_store::tournaments::events::{self, Loaded};
use podium_store::{DbError, Reader};

/// The games of all tournaments.
#[derive(Debug, Default)]
pub(super) struct AllGames(Vec<Arc<Games>>);

/// The games of a tournament at a version.
#[derive(Debug)]
struct Games {
    of: RatedTournament,
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
    /// The id of the entry.
    entry: Arc<str>,
    /// What leads the deck, in one order; empty where that is not known or not public.
    commanders: Arc<[String]>,
}

/// The games of a day, round by round: the first rounds of all its tournaments, then the second ones.
pub(super) struct Day {
    pub held_on: Option<NaiveDate>,
    pub rounds: Vec<Vec<Table>>,
}

impl AllGames {
    /// Reads the games of a community; those of tournaments at the version of an earlier reading are taken from it.
    pub fn read(conn: &mut Reader<'_>, community: &str, earlier: Option<&Self>) -> Result<Self, DbError> {
        let known: HashMap<&RatedTournament, &Arc<Games>> = earlier
            .into_iter()
            .flat_map(|earlier| &earlier.0)
            .map(|games| (&games.of, games))
            .collect();
        let mut all = Vec::new();
        for of in ratings::tournaments_of(conn, community)? {
            all.push(match known.get(&of) {
                Some(games) => Arc::clone(games),
                None => {
                    let loaded = events::load(conn, &of.slug)?;
                    Arc::new(Games::of(of, &loaded))
                }
            });
        }
        Ok(Self(all))
    }

    /// Returns whose the entries are: the ids of entry and person.
    pub fn people(&self, conn: &mut Reader<'_>) -> Result<Vec<(String, String)>, DbError> {
        let ids: Vec<&str> = self.0.iter().map(|games| games.of.id.as_str()).collect();
        ratings::entries_of(conn, &ids)
    }

    /// Returns what leads a deck of any tournament, some several times.
    pub fn commanders(&self) -> impl Iterator<Item = &[String]> {
        let tables = self.0.iter().flat_map(|games| games.rounds.iter().flatten());
        let seats = tables.flat_map(|table| table.groups.iter().flatten());
        seats.map(|seat| &*seat.commanders).filter(|names| !names.is_empty())
    }

    /// Returns the games by day: tournaments without a day come first.
    pub fn by_day(&self) -> Vec<Day> {
        let mut days: BTreeMap<Option<NaiveDate>, Vec<Vec<Table>>> = BTreeMap::new();
        for games in &self.0 {
            let rounds = days.entry(games.of.held_on).or_default();
            for (ix, tables) in games.rounds.iter().enumerate() {
                if rounds.len() <= ix {
                    rounds.push(Vec::new());
                }
                rounds[ix].extend(tables.iter().cloned());
            }
        }
        let day = |(held_on, rounds)| Day { held_on, rounds };
        days.into_iter().map(day).collect()
    }

    /// Returns its approximate size in bytes.
    pub fn bytes(&self) -> usize {
        let seats = |games: &Arc<Games>| -> usize {
            let tables = games.rounds.iter().flatten();
            tables.map(|table| table.groups.iter().map(Vec::len).sum::<usize>() * 32 + 64).sum()
        };
        self.0.iter().map(|games| seats(games) + games.entries * 120 + 200).sum()
    }
}

impl Games {
    fn of(of: RatedTournament, loaded: &Loaded) -> Self {
        let shows_commanders = loaded.event.profile().shows_commanders(true, true);
        let seat = |player: PlayerIx| Seat {
            entry: Arc::from(loaded.row(player).id.as_str()),
            commanders: match shows_commanders {
                true => in_one_order(&loaded.event.player(player).commanders).into(),
                false => Arc::default(),
            },
        };
        let seats: Vec<Seat> = loaded.event.indices().map(seat).collect();
        let mut rounds: Vec<Vec<Table>> = vec![Vec::new(); loaded.event.rounds().len()];
        for played in matches(&loaded.event) {
            let of_group = |group: Vec<PlayerIx>| group.iter().map(|player| seats[player.ix()].clone()).collect();
            // rounds are numbered from 1
            rounds[played.round.number as usize - 1].push(Table {
                groups: played.groups().into_iter().map(of_group).collect(),
            });
        }
        Self {
            of,
            entries: seats.len(),
            rounds,
        }
    }
}

/// Returns names as one key: two that lead a deck together are the same in either order.
fn in_one_order(names: &[String]) -> Vec<String> {
    let mut names = names.to_vec();
    names.sort_unstable();
    names
}

impl Table {
    /// Returns the game of the people at the table, each by the entry: guests are left out.
    pub fn of_people(&self, entries: &HashMap<&str, u32>) -> Game {
        let one = |seat: &Seat| entries.get(&*seat.entry).copied();
        let groups = self.groups.iter();
        Game::new(groups.map(|group| group.iter().filter_map(one).collect()).collect())
    }

    /// Returns the game of the commanders at the table; `None` where one is not known.
    pub fn of_commanders(&self, competitors: &BTreeMap<&[String], u32>) -> Option<Game> {
        let one = |seat: &Seat| competitors.get(&*seat.commanders).copied();
        let groups = self.groups.iter().map(|group| group.iter().map(one).collect());
        Some(Game::new(groups.collect::<Option<_>>()?))
    }

    /// Returns the commanders of each group: what the order of tables is made from.
    pub fn by_commanders(&self) -> Vec<Vec<&[String]>> {
        let of_group = |group: &Vec<Seat>| {
            let mut names: Vec<&[String]> = group.iter().map(|seat| &*seat.commanders).collect();
            names.sort_unstable();
            names
        };
        self.groups.iter().map(of_group).collect()
    }
}
