//! The search for the drawn tables that players lost: each player's number of them is known, a table takes some losses
//! at most, and one reading of several may have to be chosen.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// A player's drawn tables, and how many of them were lost.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Place {
    pub tables: Vec<usize>,
    pub needed: usize,
}

/// A reading.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Solution {
    /// Player and table of each loss.
    pub lost: BTreeSet<(usize, usize)>,
    /// The players who could have lost another table instead.
    pub several: Vec<usize>,
}

/// The state of the search.
pub(super) struct Search {
    /// The tables of each player that are not decided.
    open: Vec<BTreeSet<usize>>,
    /// How many losses each player still needs.
    needed: Vec<usize>,
    /// How many losses each table still takes.
    room: Vec<usize>,
    /// How many losses each table has.
    losses: Vec<usize>,
    lost: BTreeSet<(usize, usize)>,
}

impl Search {
    /// Starts a search; `room` is the most losses that each table takes.
    pub fn new(places: &[Place], room: Vec<usize>) -> Self {
        Self {
            open: places
                .iter()
                .map(|place| place.tables.iter().copied().collect())
                .collect(),
            needed: places.iter().map(|place| place.needed).collect(),
            losses: vec![0; room.len()],
            room,
            lost: BTreeSet::new(),
        }
    }

    /// Returns a reading with as few tables as possible that somebody lost; `None` if no reading fits.
    pub fn solve(mut self) -> Option<Solution> {
        while self.decide()? {}
        let mut several: Vec<usize> = (0..self.open.len())
            .filter(|&player| !self.open[player].is_empty())
            .collect();
        let mut seated: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for &player in &several {
            for &table in &self.open[player] {
                seated.entry(table).or_default().push(player);
            }
        }
        for &player in &several {
            for _ in 0..self.needed[player] {
                if !self.add_loss(player, &seated) {
                    return None;
                }
            }
        }
        several.retain(|&player| self.could_differ(player, &seated));
        Some(Solution {
            lost: self.lost,
            several,
        })
    }

    /// Decides what can only be in one way. Returns whether anything was, and `None` if no reading fits.
    fn decide(&mut self) -> Option<bool> {
        let mut changed = false;
        for player in 0..self.open.len() {
            let before = self.open[player].len();
            let room = &self.room;
            self.open[player].retain(|&table| room[table] > 0);
            if self.needed[player] > self.open[player].len() {
                return None;
            }
            if self.needed[player] == 0 {
                self.open[player].clear();
            } else if self.needed[player] == self.open[player].len() {
                for table in std::mem::take(&mut self.open[player]) {
                    self.room[table] -= 1;
                    self.losses[table] += 1;
                    self.lost.insert((player, table));
                }
                self.needed[player] = 0;
            }
            changed |= self.open[player].len() != before;
        }
        Some(changed)
    }

    /// Gives a player one more loss, moving other players' losses to make room. Returns whether that is possible.
    fn add_loss(&mut self, from: usize, seated: &BTreeMap<usize, Vec<usize>>) -> bool {
        // each reached table with the player who would take it, each reached player with the table to give up
        let (mut taken_by, mut gives_up) = (BTreeMap::new(), BTreeMap::new());
        let mut players = VecDeque::from([from]);
        while let Some(player) = players.pop_front() {
            let mut tables: Vec<usize> = self.open[player].iter().copied().collect();
            // where others lost, or could have: so few tables are lost
            tables.sort_by_key(|&table| (Reverse(self.losses[table]), Reverse(seated[&table].len()), table));
            for table in tables {
                if self.lost.contains(&(player, table)) || taken_by.contains_key(&table) {
                    continue;
                }
                taken_by.insert(table, player);
                if self.room[table] > 0 {
                    self.shift(from, table, &taken_by, &gives_up);
                    return true;
                }
                for &other in &seated[&table] {
                    if other != from && self.lost.contains(&(other, table)) && !gives_up.contains_key(&other) {
                        gives_up.insert(other, table);
                        players.push_back(other);
                    }
                }
            }
        }
        false
    }

    /// Returns whether a player could have lost another table: one that has room, or one that others can make room at,
    /// also by taking a loss of this player.
    fn could_differ(&self, from: usize, seated: &BTreeMap<usize, Vec<usize>>) -> bool {
        let (mut reached, mut tables) = (BTreeSet::from([from]), BTreeSet::new());
        let mut players = VecDeque::from([from]);
        while let Some(player) = players.pop_front() {
            for &table in &self.open[player] {
                if self.lost.contains(&(player, table)) {
                    continue;
                }
                if self.room[table] > 0 || self.lost.contains(&(from, table)) {
                    return true;
                }
                if tables.insert(table) {
                    let losers = seated[&table]
                        .iter()
                        .filter(|&&other| self.lost.contains(&(other, table)));
                    players.extend(losers.filter(|&&other| reached.insert(other)));
                }
            }
        }
        false
    }

    /// Moves the losses along the way that [`Search::add_loss`] found, from its last table back.
    fn shift(
        &mut self,
        from: usize,
        last: usize,
        taken_by: &BTreeMap<usize, usize>,
        gives_up: &BTreeMap<usize, usize>,
    ) {
        self.room[last] -= 1;
        self.losses[last] += 1;
        let mut table = last;
        loop {
            let player = taken_by[&table];
            self.lost.insert((player, table));
            if player == from {
                return;
            }
            table = gives_up[&player];
            self.lost.remove(&(player, table));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Players with the tables that they lost, and the players for whom several readings fit.
    type Solved = (Vec<(usize, usize)>, Vec<usize>);

    fn solve(places: &[(&[usize], usize)], room: &[usize]) -> Option<Solved> {
        let places: Vec<Place> = places
            .iter()
            .map(|&(tables, needed)| Place {
                tables: tables.to_vec(),
                needed,
            })
            .collect();
        let found = Search::new(&places, room.to_vec()).solve()?;
        Some((found.lost.into_iter().collect(), found.several))
    }

    #[test]
    fn players_who_lost_all_or_none_leave_no_choice() {
        let found = solve(&[(&[0, 1], 2), (&[0, 1], 0)], &[2, 2]);
        assert_eq!(found, Some((vec![(0, 0), (0, 1)], vec![])));
    }

    #[test]
    fn a_full_table_decides_for_the_others() {
        // table 0 takes one loss, which player 0 has: player 1 lost table 1
        let found = solve(&[(&[0], 1), (&[0, 1], 1)], &[1, 2]);
        assert_eq!(found, Some((vec![(0, 0), (1, 1)], vec![])));
    }

    #[test]
    fn of_several_readings_the_one_with_fewer_tables_is_chosen_and_the_players_named() {
        let found = solve(&[(&[0, 1], 1), (&[1, 2], 1)], &[2, 2, 2]);
        assert_eq!(found, Some((vec![(0, 1), (1, 1)], vec![0, 1])));
    }

    #[test]
    fn losses_move_where_the_first_choice_leaves_no_room() {
        // both prefer table 1, which takes one; player 2 has no other
        let found = solve(&[(&[0, 1], 1), (&[1, 2], 1), (&[0, 2], 1)], &[1, 1, 1]).expect("a reading");
        let tables: BTreeSet<usize> = found.0.iter().map(|&(_, table)| table).collect();
        assert_eq!((found.0.len(), tables.len(), found.1), (3, 3, vec![0, 1, 2]));
    }

    #[test]
    fn who_has_no_choice_left_by_the_others_is_not_named() {
        let found = solve(&[(&[0, 1], 1), (&[0, 1], 1), (&[0, 2], 1)], &[1, 1, 1]).expect("a reading");
        assert_eq!((found.0.contains(&(2, 2)), found.1), (true, vec![0, 1]));
    }

    #[test]
    fn more_losses_than_tables_take_fit_nowhere() {
        assert_eq!(solve(&[(&[0], 1), (&[0], 1)], &[1]), None);
        assert_eq!(solve(&[(&[0, 1], 1), (&[0, 1], 1), (&[0, 1], 1)], &[1, 1]), None);
    }
}
