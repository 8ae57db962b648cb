//! The players to be paired, as dense numbers from the highest scorer down: all that the search knows of an event.

use super::meetings::Meetings;
use crate::rules::draws::{Draws, Purpose};
use crate::rules::standings::standings;
use crate::rules::{Event, PlayerIx};

/// Players who may be placed in the next round, by match points, then by rank; players equal in every tiebreaker by the
/// recorded draw (T9).
#[derive(Debug, Clone)]
pub struct Field {
    /// Who it is, by dense number.
    pub players: Vec<PlayerIx>,
    pub points: Vec<u32>,
    /// From 1 among those present; equal players share it.
    pub rank: Vec<u32>,
    pub meetings: Meetings,
    /// 0 is none; players of the same group should not meet while it can be avoided.
    pub group: Vec<u32>,
    /// How often the player sat in a smaller pod.
    pub smaller: Vec<u32>,
    pub byes: Vec<u32>,
    /// Points of a win: two of them apart is a wide pod (T13).
    pub win: u32,
    /// Standard pod size.
    pub pod_size: usize,
}

impl Field {
    /// The players who may be placed in `round`, from the results so far.
    #[must_use]
    pub fn new(event: &Event, round: u32, counter: u32, draws: &Draws) -> Self {
        let active = event.active(round);
        let ids: Vec<&str> = active.iter().map(|&player| event.player(player).id.as_str()).collect();
        // T13: round 1 is random. Its field is the drawn order itself, for all are equal in the standings.
        let purpose = if event.swiss().is_empty() {
            Purpose::Order
        } else {
            Purpose::Tie
        };
        let mut players: Vec<PlayerIx> = draws
            .order(purpose, round, counter, &ids)
            .into_iter()
            .map(|place| active[place])
            .collect();
        let standings = standings(event, None);
        let standing = |player: PlayerIx| standings.row(player).map_or(u32::MAX, |row| row.rank);
        players.sort_by_key(|&player| standing(player)); // stable: equal ranks stay in the drawn order
        let mut rank = vec![0; event.players().len()];
        for (place, &player) in players.iter().enumerate() {
            let above = place
                .checked_sub(1)
                .map(|above| players[above])
                .filter(|&above| standing(above) == standing(player));
            rank[player.ix()] = above.map_or(place as u32 + 1, |above| rank[above.ix()]);
        }
        // A profile may rank by other things first; pods are made by match points (T13).
        let points = |player: PlayerIx| standings.row(player).map_or(0, |row| row.match_points);
        players.sort_by_key(|&player| std::cmp::Reverse(points(player)));
        let history = History::new(event, &players);
        Self {
            points: players.iter().map(|&player| points(player)).collect(),
            rank: players.iter().map(|player| rank[player.ix()]).collect(),
            meetings: Meetings::new(history.met),
            group: groups(event, &players),
            smaller: history.smaller,
            byes: history.byes,
            win: event.profile().points.win,
            pod_size: event.profile().pod_size as usize,
            players,
        }
    }

    /// Number of players.
    #[must_use]
    pub fn len(&self) -> usize {
        self.players.len()
    }

    /// Whether nobody is there.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.players.is_empty()
    }

    /// Those of the field that are in `chosen` (dense numbers, in any order), in the order given.
    #[must_use]
    pub fn only(&self, chosen: &[u32]) -> Self {
        let mut new = vec![u32::MAX; self.len()];
        for (place, &player) in chosen.iter().enumerate() {
            new[player as usize] = place as u32;
        }
        let pick = |values: &[u32]| chosen.iter().map(|&player| values[player as usize]).collect();
        let met = |&player: &u32| {
            let opponents = self.meetings.opponents(player).iter();
            opponents
                .map(|&other| new[other as usize])
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
            byes: pick(&self.byes),
            win: self.win,
            pod_size: self.pod_size,
        }
    }
}

/// What the Swiss rounds so far did to each player of the field.
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
                let seated: Vec<u32> = pod.seats.iter().filter_map(|player| dense[player.ix()]).collect();
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

/// Groups numbered from 1 in the order of their text; 0 for none.
fn groups(event: &Event, players: &[PlayerIx]) -> Vec<u32> {
    let group = |player: PlayerIx| event.player(player).group();
    let mut names: Vec<String> = players.iter().filter_map(|&player| group(player)).collect();
    names.sort_unstable();
    names.dedup();
    let number = |name: String| names.binary_search(&name).map_or(0, |place| place as u32 + 1);
    players.iter().map(|&player| group(player).map_or(0, number)).collect()
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A field with these points (highest first) and opponents, pods of four, a win of five points.
    pub fn field(points: &[u32], opponents: Vec<Vec<u32>>) -> Field {
        let players = points.len();
        Field {
            players: (0..players as u32).map(PlayerIx).collect(),
            points: points.to_vec(),
            rank: (1..=players as u32).collect(),
            meetings: Meetings::new(opponents),
            group: vec![0; players],
            smaller: vec![0; players],
            byes: vec![0; players],
            win: 5,
            pod_size: 4,
        }
    }
}
