//! Commanders: the records of their entries, and the results when two of them meet at a table.

use std::collections::BTreeMap;

use super::Played;
use super::matches::matches;
use super::record::{Field, Record, ranked};
use super::share::Share;
use podium_event::deck::{fold, front};
use podium_event::player::{Player, PlayerIx};

/// The number of Swiss matches from which on a commander is ranked.
pub const COMMANDER_MATCHES: u64 = 20;
/// The number of meetings from which on a pair of commanders is compared.
pub const PAIR_MEETINGS: u64 = 10;

/// A commander, or two partners.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommanderLine {
    /// One name or two, in the most frequent spelling, in alphabetical order: it does not matter which partner is named
    /// first.
    pub commanders: Vec<String>,
    pub record: Record,
    /// By points against the mean; `None` with fewer than [`COMMANDER_MATCHES`].
    pub rank: Option<u32>,
}

/// Two commanders that met: at each table, each entry of the one meets each of the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pair {
    pub first: Vec<String>,
    pub second: Vec<String>,
    pub meetings: u64,
    /// Meetings in which the entry of the first won the match, and in which that of the second did; in the rest another
    /// player or nobody won.
    pub first_won: u64,
    pub second_won: u64,
}

impl Pair {
    /// Returns the share of the first among the meetings that one of the two won; `None` if there are too few meetings.
    pub fn first_share(&self) -> Option<Share> {
        let won = Share::of(self.first_won, self.first_won + self.second_won);
        won.filter(|_| self.meetings >= PAIR_MEETINGS)
    }
}

/// The commanders of some events.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Commanders {
    /// The entries that played, and those of them whose commander is known.
    pub entries: u64,
    pub known: u64,
    /// Entries of events whose commanders the reader may not see.
    pub withheld: u64,
    /// The ranked ones first, by rank; then the others by name.
    pub lines: Vec<CommanderLine>,
    /// The most frequent meetings first.
    pub pairs: Vec<Pair>,
}

/// The identity of a commander: the names of the cards as the deck check compares them, in alphabetical order.
type Key = Vec<String>;

/// How often each spelling of a card occurs, by its folded name; spellings in the order in which they were met.
#[derive(Default)]
struct Spellings(BTreeMap<String, Vec<(String, u64)>>);

impl Spellings {
    fn count(&mut self, commanders: &[String]) {
        for name in commanders {
            let of_card = self.0.entry(fold(name)).or_default();
            let name = front(name);
            match of_card.iter_mut().find(|(spelling, _)| spelling == name) {
                Some((_, times)) => *times += 1,
                None => of_card.push((name.to_owned(), 1)),
            }
        }
    }

    /// Returns the names of a commander in their most frequent spelling; of equally frequent ones, the first that was
    /// met.
    fn of(&self, key: &[String]) -> Vec<String> {
        let usual = |card: &String| {
            // reversed, because `max_by_key` takes the last of equals
            let usual = self.0.get(card)?.iter().rev().max_by_key(|(_, times)| *times);
            usual.map(|(spelling, _)| spelling.clone())
        };
        key.iter().filter_map(usual).collect()
    }
}

impl Commanders {
    pub(super) fn of(events: &[Played<'_>], fields: &[Field]) -> Self {
        let mut counted: BTreeMap<Key, Record> = BTreeMap::new();
        let mut spellings = Spellings::default();
        let mut pairs: BTreeMap<(Key, Key), Pair> = BTreeMap::new();
        for (played, field) in events.iter().zip(fields) {
            let of_player = |player: &Player| key(&player.commanders).filter(|_| played.shows_commanders);
            let keys: Vec<Option<Key>> = played.event.players().iter().map(of_player).collect();
            for ((player, entry), key) in played.event.players().iter().zip(&field.entries).zip(&keys) {
                if let Some(key) = key.as_ref().filter(|_| entry.is_there) {
                    spellings.count(&player.commanders);
                    counted.entry(key.clone()).or_default().add(entry, field);
                }
            }
            for one in matches(played.event) {
                for (first, second) in meetings(&one.pod.seats, &keys) {
                    count(&mut pairs, first, second, one.winner(), &keys);
                }
            }
        }
        let mut pairs: Vec<Pair> = (pairs.iter())
            .map(|((first, second), pair)| Pair {
                first: spellings.of(first),
                second: spellings.of(second),
                ..pair.clone()
            })
            .collect();
        // a stable sort: by name if two met equally often
        pairs.sort_by_key(|pair| std::cmp::Reverse(pair.meetings));
        let known = counted.values().map(|record| record.entries).sum();
        let lines = counted.into_iter().map(|(key, record)| CommanderLine {
            commanders: spellings.of(&key),
            record,
            rank: None,
        });
        let withheld = events.iter().zip(fields).filter(|(played, _)| !played.shows_commanders);
        Self {
            entries: fields.iter().map(|field| field.size).sum(),
            known,
            withheld: withheld.map(|(_, field)| field.size).sum(),
            lines: ranked(
                lines.collect(),
                COMMANDER_MATCHES,
                |line| (&line.record, folded(&line.commanders).join("\n")),
                |line, rank| line.rank = Some(rank),
            ),
            pairs,
        }
    }
}

/// Returns the names in their compared form, in alphabetical order.
fn folded(commanders: &[String]) -> Key {
    let mut names: Key = commanders.iter().map(|name| fold(name)).collect();
    names.sort();
    names
}

/// Returns the key under which a player's commanders are counted; `None` if none is known.
fn key(commanders: &[String]) -> Option<Key> {
    (!commanders.is_empty()).then(|| folded(commanders))
}

/// Returns the pairs of players of a table with different commanders, each beginning with the one whose commander sorts
/// first.
fn meetings(seats: &[PlayerIx], keys: &[Option<Key>]) -> Vec<(PlayerIx, PlayerIx)> {
    let mut met = Vec::new();
    for (at, &one) in seats.iter().enumerate() {
        for &other in &seats[at + 1..] {
            let (Some(first), Some(second)) = (&keys[one.ix()], &keys[other.ix()]) else {
                continue;
            };
            match first.cmp(second) {
                std::cmp::Ordering::Less => met.push((one, other)),
                std::cmp::Ordering::Greater => met.push((other, one)),
                // a mirror match says nothing
                std::cmp::Ordering::Equal => {}
            }
        }
    }
    met
}

fn count(
    pairs: &mut BTreeMap<(Key, Key), Pair>,
    first: PlayerIx,
    second: PlayerIx,
    winner: Option<PlayerIx>,
    keys: &[Option<Key>],
) {
    let (Some(a), Some(b)) = (&keys[first.ix()], &keys[second.ix()]) else {
        return;
    };
    let pair = pairs.entry((a.clone(), b.clone())).or_insert_with(|| Pair {
        first: Vec::new(),
        second: Vec::new(),
        meetings: 0,
        first_won: 0,
        second_won: 0,
    });
    pair.meetings += 1;
    pair.first_won += u64::from(winner == Some(first));
    pair.second_won += u64::from(winner == Some(second));
}
