//! The field: the players to be paired as dense numbers from the highest scorer down, which is all that the search
//! knows of an event.

use super::meetings::Meetings;
use crate::draws::{DraftDraws, Purpose};
use crate::standings::standings;
use podium_event::{Event, PlayerIx};

/// The players who may be paired in the next round: by match points, then by rank, then by the recorded draw for
/// players equal in every tiebreaker (T9).
#[derive(Debug, Clone)]
pub struct Field {
    /// The player of each dense number.
    pub players: Vec<PlayerIx>,
    pub points: Vec<u32>,
    /// Rank among the players of the field, from 1; equal players share it.
    pub rank: Vec<u32>,
    pub meetings: Meetings,
    /// Household or team, 0 for none: players of one group are kept apart where that is possible.
    pub group: Vec<u32>,
    /// Number of smaller pods each player sat in (T12).
    pub smaller: Vec<u32>,
    /// What a player weighs who sits in a smaller pod again, in pairs of one group: more than all such pairs if that
    /// comes right after repeats, otherwise 0.
    pub once: i64,
    /// Number of byes each player had.
    pub byes: Vec<u32>,
    /// By how much a win lifts a player: a pod is wide if its points differ by two wins (T13).
    pub win: u32,
    /// Standard pod size.
    pub pod_size: usize,
}

impl Field {
    /// Builds the field of a draft from the results so far.
    #[must_use]
    pub fn new(event: &Event, draft: DraftDraws<'_>) -> Self {
        let active = event.active(draft.round);
        let ids: Vec<&str> = active.iter().map(|&player| event.player(player).id.as_str()).collect();
        // T13: round 1 is random. Its field is the drawn order, because all players are equal in the standings.
        let purpose = if event.swiss().is_empty() {
            Purpose::Order
        } else {
            Purpose::Tie
        };
        // By the draw, never by the list: the order of the input must not matter (T13).
        let mut players: Vec<PlayerIx> = draft
            .order(purpose, &ids)
            .into_iter()
            .map(|place| active[place])
            .collect();
        let standings = standings(event, None);
        // No row, no standing: below everybody who has one.
        let standing = |player: PlayerIx| standings.row(player).map_or(u32::MAX, |row| row.rank);
        players.sort_by_key(|&player| standing(player)); // stable: equal ranks keep the drawn order
        let mut rank = vec![0; event.players().len()];
        for (place, &player) in players.iter().enumerate() {
            let above = place
                .checked_sub(1)
                .map(|above| players[above])
                .filter(|&above| standing(above) == standing(player));
            rank[player.ix()] = above.map_or(place as u32 + 1, |above| rank[above.ix()]);
        }
        // T13: pods are made by match points, even if the profile's first tiebreaker is another one.
        let points = |player: PlayerIx| standings.row(player).map_or(0, |row| row.match_points);
        // Stable again: equal points keep the order of the ranks.
        players.sort_by_key(|&player| std::cmp::Reverse(points(player)));
        let history = History::new(event, &players);
        let group = groups(event, &players);
        Self {
            once: if event.profile().house.smaller_pods_once {
                1 + pairs_of_groups(&group)
            } else {
                0
            },
            points: players.iter().map(|&player| points(player)).collect(),
            rank: players.iter().map(|player| rank[player.ix()]).collect(),
            meetings: Meetings::new(history.met),
            group,
            smaller: history.smaller,
            byes: history.byes,
            win: event.profile().win_step(),
            pod_size: event.profile().pod_size as usize,
            players,
        }
    }

    /// Returns the number of players.
    #[must_use]
    pub fn len(&self) -> usize {
        self.players.len()
    }

    /// Whether the field has no players.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.players.is_empty()
    }

    /// Returns the field of some players as in [`Field::only`], without their points and ranks: for rounds that are not
    /// made by them (T13).
    #[must_use]
    pub fn only_equals(&self, chosen: &[u32]) -> Self {
        let mut field = self.only(chosen);
        field.points.fill(0);
        field.rank.fill(1);
        field
    }

    /// Returns the field of some players (dense numbers of this field), renumbered in the given order.
    #[must_use]
    pub fn only(&self, chosen: &[u32]) -> Self {
        let mut new = vec![u32::MAX; self.len()];
        for (place, &player) in chosen.iter().enumerate() {
            new[player as usize] = place as u32;
        }
        let pick = |values: &[u32]| chosen.iter().map(|&player| values[player as usize]).collect();
        let met = |&player: &u32| {
            let opponents = self.meetings.each_meeting(player);
            opponents
                .map(|other| new[other as usize])
                // Opponents outside the chosen field (a bye, a kept pod) cannot be met in it.
                .filter(|&other| other != u32::MAX)
                .collect()
        };
        Self {
            players: chosen.iter().map(|&player| self.players[player as usize]).collect(),
            points: pick(&self.points),
            rank: pick(&self.rank),
            meetings: Meetings::new(chosen.iter().map(met).collect()),
            group: pick(&self.group),
            smaller: pick(&self.smaller),
            once: self.once,
            byes: pick(&self.byes),
            win: self.win,
            pod_size: self.pod_size,
        }
    }
}

/// Opponents, smaller pods and byes of each player in the Swiss rounds so far.
struct History {
    met: Vec<Vec<u32>>,
    smaller: Vec<u32>,
    byes: Vec<u32>,
}

impl History {
    fn new(event: &Event, players: &[PlayerIx]) -> Self {
        let mut dense = vec![None; event.players().len()];
        for (place, player) in players.iter().enumerate() {
            dense[player.ix()] = Some(place as u32);
        }
        let mut history = Self {
            met: vec![Vec::new(); players.len()],
            smaller: vec![0; players.len()],
            byes: vec![0; players.len()],
        };
        for round in event.swiss() {
            for pod in &round.pods {
                // Opponents who have left cannot be met again, so they need no number.
                let seated: Vec<u32> = pod.seats.iter().filter_map(|player| dense[player.ix()]).collect();
                // T12: a pod is smaller if it is below the standard size, even if all pods of its round were.
                let small = pod.seats.len() < event.profile().pod_size as usize;
                for &player in &seated {
                    history.smaller[player as usize] += u32::from(small);
                    let others = seated.iter().filter(|&&other| other != player);
                    history.met[player as usize].extend(others);
                }
            }
            for player in round.byes.iter().filter_map(|player| dense[player.ix()]) {
                history.byes[player as usize] += 1;
            }
        }
        history
    }
}

/// Numbers the players' groups from 1 in the order of their text; 0 for no group.
fn groups(event: &Event, players: &[PlayerIx]) -> Vec<u32> {
    let group = |player: PlayerIx| event.player(player).group();
    let mut names: Vec<String> = players.iter().filter_map(|&player| group(player)).collect();
    names.sort_unstable();
    names.dedup();
    let number = |name: String| names.binary_search(&name).map_or(0, |place| place as u32 + 1);
    players.iter().map(|&player| group(player).map_or(0, number)).collect()
}

/// Returns how many pairs of players are of one group.
fn pairs_of_groups(group: &[u32]) -> i64 {
    let mut groups: Vec<u32> = group.iter().copied().filter(|&group| group != 0).collect();
    groups.sort_unstable();
    let pairs = |same: &[u32]| (same.len() * (same.len() - 1) / 2) as i64;
    groups.chunk_by(|a, b| a == b).map(pairs).sum()
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// Builds a field with these points (highest first) and opponents, for pods of four and a win of five points.
    pub fn field(points: &[u32], opponents: Vec<Vec<u32>>) -> Field {
        let players = points.len();
        Field {
            players: (0..players as u32).map(PlayerIx).collect(),
            points: points.to_vec(),
            rank: (1..=players as u32).collect(),
            meetings: Meetings::new(opponents),
            group: vec![0; players],
            smaller: vec![0; players],
            once: 0,
            byes: vec![0; players],
            win: 5,
            pod_size: 4,
        }
    }
}
