//! Commanders: what their entries came to, and what became of two of them at one table.

use std::collections::BTreeMap;

use super::Played;
use super::matches::matches;
use super::record::{Field, Record, ranked};
use super::share::Share;
use crate::rules::player::{Player, PlayerIx};

/// Swiss matches of its entries from which on a commander is ranked.
pub const COMMANDER_MATCHES: u64 = 20;
/// Meetings from which on a pair of commanders is compared.
pub const PAIR_MEETINGS: u64 = 10;

/// A commander, or two partners.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommanderLine {
    /// One name or two, in alphabetical order: which partner is named first makes no difference.
    pub commanders: Vec<String>,
    pub record: Record,
    /// By points against the mean; `None` with fewer than [`COMMANDER_MATCHES`].
    pub rank: Option<u32>,
}

/// Two commanders that met: at each table each entry of the one meets each of the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pair {
    pub first: Vec<String>,
    pub second: Vec<String>,
    pub meetings: u64,
    /// Those in which the entry of the first won the match, and of the second; others won the rest, or nobody.
    pub first_won: u64,
    pub second_won: u64,
}

impl Pair {
    /// The share of the first among the meetings that one of the two won; `None` where there are too few meetings.
    pub fn first_share(&self) -> Option<Share> {
        let won = Share::of(self.first_won, self.first_won + self.second_won);
        won.filter(|_| self.meetings >= PAIR_MEETINGS)
    }
}

/// The commanders of some events.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Commanders {
    /// Entries that played, and those of them whose commander is known.
    pub entries: u64,
    pub known: u64,
    /// Those that are ranked first, by rank; then the others by name.
    pub lines: Vec<CommanderLine>,
    /// The most frequent meetings first.
    pub pairs: Vec<Pair>,
}

/// A commander while it is counted.
#[derive(Default)]
struct Counted {
    names: Vec<String>,
    record: Record,
}

impl Commanders {
    pub(super) fn of(events: &[Played<'_>], fields: &[Field]) -> Self {
        let mut counted: BTreeMap<String, Counted> = BTreeMap::new();
        let mut pairs: BTreeMap<(String, String), Pair> = BTreeMap::new();
        for (played, field) in events.iter().zip(fields) {
            let of_player = |player: &Player| key(&player.commanders).filter(|_| played.shows_commanders);
            let keys: Vec<Option<String>> = played.event.players().iter().map(of_player).collect();
            for ((player, entry), key) in played.event.players().iter().zip(&field.entries).zip(&keys) {
                if let Some(key) = key.as_ref().filter(|_| entry.is_there) {
                    let one = counted.entry(key.clone()).or_insert_with(|| Counted {
                        names: in_order(&player.commanders),
                        record: Record::default(),
                    });
                    one.record.add(entry, field);
                }
            }
            for one in matches(played.event) {
                for meeting in meetings(&one.pod.seats, &keys) {
                    count(&mut pairs, meeting, one.winner(), &keys);
                }
            }
        }
        let names = |key: &String| counted.get(key).map_or_else(Vec::new, |counted| counted.names.clone());
        let mut pairs: Vec<Pair> = (pairs.iter())
            .map(|((first, second), pair)| Pair {
                first: names(first),
                second: names(second),
                ..pair.clone()
            })
            .collect();
        // a stable sort: by name where two met as often
        pairs.sort_by_key(|pair| std::cmp::Reverse(pair.meetings));
        let known = counted.values().map(|counted| counted.record.entries).sum();
        let lines = counted.into_values().map(|counted| CommanderLine {
            commanders: counted.names,
            record: counted.record,
            rank: None,
        });
        Self {
            entries: fields.iter().map(|field| field.size).sum(),
            known,
            lines: ranked(
                lines.collect(),
                COMMANDER_MATCHES,
                |line| (&line.record, line.commanders.join("\n").to_lowercase()),
                |line, rank| line.rank = Some(rank),
            ),
            pairs,
        }
    }
}

/// The names in alphabetical order, as compared.
fn in_order(commanders: &[String]) -> Vec<String> {
    let mut names: Vec<String> = commanders.to_vec();
    names.sort_by_key(|name| name.to_lowercase());
    names
}

/// What tells commanders apart: capitals and the order of partners do not.
fn key(commanders: &[String]) -> Option<String> {
    let names: Vec<String> = in_order(commanders).iter().map(|name| name.to_lowercase()).collect();
    (!names.is_empty()).then(|| names.join("\n"))
}

/// The pairs of players of a table who have different commanders; first the one whose commander is first.
fn meetings(seats: &[PlayerIx], keys: &[Option<String>]) -> Vec<(PlayerIx, PlayerIx)> {
    let mut met = Vec::new();
    for (at, &one) in seats.iter().enumerate() {
        for &other in &seats[at + 1..] {
            let (Some(first), Some(second)) = (&keys[one.ix()], &keys[other.ix()]) else {
                continue;
            };
            match first.cmp(second) {
                std::cmp::Ordering::Less => met.push((one, other)),
                std::cmp::Ordering::Greater => met.push((other, one)),
                // a mirror says nothing
                std::cmp::Ordering::Equal => {}
            }
        }
    }
    met
}

fn count(
    pairs: &mut BTreeMap<(String, String), Pair>,
    (first, second): (PlayerIx, PlayerIx),
    winner: Option<PlayerIx>,
    keys: &[Option<String>],
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
