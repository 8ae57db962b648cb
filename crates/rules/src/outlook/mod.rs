//! The outlook of a player on the cut, as far as points alone make it certain: in, out, or open. Tiebreakers decide
//! between equal points, so equal points leave the outlook open; after the last round the ranks are known.

use std::collections::{BTreeMap, BTreeSet};

use super::standings::{Standings, standings};
use podium_event::event::{Event, Pod, Round};
use podium_event::player::PlayerIx;
use podium_event::profile::{Points, Profile};

/// Whether a player makes the cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outlook {
    /// Makes the cut whatever the others do, unless the player leaves.
    In,
    /// Misses the cut whatever happens, unless players above leave (T16).
    Out,
    Open,
}

/// How a player's match in the last round may end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    Win,
    Draw,
    Loss,
}

/// A player's chances after the finished rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chances {
    /// Number of players who make the cut.
    pub cut: u32,
    /// Number of Swiss rounds that are not finished.
    pub rounds_left: u32,
    pub now: Outlook,
    /// Whether points are wagered: then everything is open until the last round is finished (T59).
    pub wagered: bool,
    /// The outlook after each ending of the player's match, once the last round is paired; empty before.
    pub by_ending: Vec<(Ending, Outlook)>,
}

/// A player's data in the race for the cut.
#[derive(Debug, Clone, Copy)]
struct Rival {
    points: u32,
    /// Whether the player leaves after this round: then they do not make the cut, unless they undo the drop.
    leaves: bool,
}

/// The race for a cut after the finished rounds: computed once for an event, then queried for each player.
#[derive(Debug)]
pub struct CutRace {
    cut: u32,
    rounds_left: u32,
    /// The data of each player who is still in the event.
    rivals: Vec<Option<Rival>>,
    /// The points of all players who are still in, ascending.
    points: Vec<u32>,
    /// The points of the players who stay in, ascending.
    points_of_staying: Vec<u32>,
    /// After the last round: the ranks by which the cut is made.
    ranks: Option<Ranks>,
    /// The most points that a player can gain in a round; `None` where points are wagered, so that it depends on those
    /// of others.
    most: Option<u32>,
    /// The last round, once it is paired.
    last: Option<LastRound>,
}

impl CutRace {
    /// Computes the race for a cut of `cut` players, after `finished` of `planned` Swiss rounds. `None` if more rounds
    /// are finished or there is no cut.
    #[must_use]
    pub fn new(event: &Event, finished: u32, planned: u32, cut: u32) -> Option<Self> {
        let rounds_left = planned.checked_sub(finished)?;
        if cut == 0 {
            return None;
        }
        let all = standings(event, Some(finished));
        let rival = |player: PlayerIx| {
            let of = event.player(player);
            let is_here = of.disqualified_after.is_none() && of.dropped_after.is_none_or(|left| left > finished);
            let points = all.row(player).filter(|_| is_here)?.match_points;
            Some(Rival {
                points,
                leaves: of.dropped_after.is_some(),
            })
        };
        let rivals: Vec<Option<Rival>> = event.indices().map(rival).collect();
        let sorted = |staying: bool| {
            let counted = rivals.iter().flatten().filter(|rival| !staying || !rival.leaves);
            let mut points: Vec<u32> = counted.map(|rival| rival.points).collect();
            points.sort_unstable();
            points
        };
        let profile = event.profile();
        let is_wagered = profile.house.wager.is_some();
        let last = event.swiss().iter().find(|round| round.number == finished + 1);
        Some(Self {
            cut,
            rounds_left,
            points: sorted(false),
            points_of_staying: sorted(true),
            ranks: (rounds_left == 0).then(|| Ranks::new(&all, &rivals)),
            // A player without a place in a round gets nothing, so the least is always 0.
            most: (!is_wagered).then(|| most(event)),
            last: last
                // T45: what the others of a table score depends on more than who wins.
                .filter(|_| rounds_left == 1 && !is_wagered && !profile.scores_places())
                .map(|round| LastRound::new(round, profile, &rivals)),
            rivals,
        })
    }

    /// Returns the chances of a player. `None` if the player has left, or leaves after this round.
    #[must_use]
    pub fn chances(&self, player: PlayerIx) -> Option<Chances> {
        let own = self.rivals[player.ix()].filter(|own| !own.leaves)?.points;
        if let Some(ranks) = &self.ranks {
            return Some(Chances {
                cut: self.cut,
                rounds_left: 0,
                now: ranks.above(player).outlook(self.cut),
                wagered: self.most.is_none(),
                by_ending: Vec::new(),
            });
        }
        let Some(most) = self.most else {
            return Some(Chances {
                cut: self.cut,
                rounds_left: self.rounds_left,
                now: Outlook::Open,
                wagered: true,
                by_ending: Vec::new(),
            });
        };
        let Some(last) = &self.last else {
            // Before the last round is paired it is open who meets whom: everyone may win or lose all open rounds.
            let gain = self.rounds_left * most;
            let reaching = count_from(&self.points, own.saturating_sub(gain));
            // the player reaches their own points too
            let above = Above {
                most: reaching - 1,
                least: count_from(&self.points_of_staying, own + gain + 1),
            };
            return Some(Chances {
                cut: self.cut,
                rounds_left: self.rounds_left,
                now: above.outlook(self.cut),
                wagered: false,
                by_ending: Vec::new(),
            });
        };
        let after = |ending| last.above(player, own, ending, &self.rivals).outlook(self.cut);
        let by_ending: Vec<(Ending, Outlook)> = if last.pod_of[player.ix()].is_some() {
            [Ending::Win, Ending::Draw, Ending::Loss]
                .map(|ending| (ending, after(Some(ending))))
                .into()
        } else {
            Vec::new()
        };
        let now = match by_ending.first() {
            None => after(None),
            Some((_, first)) if by_ending.iter().all(|(_, outlook)| outlook == first) => *first,
            Some(_) => Outlook::Open,
        };
        Some(Chances {
            cut: self.cut,
            rounds_left: self.rounds_left,
            now,
            wagered: false,
            by_ending,
        })
    }
}

/// Returns the most points that a result can bring in a round that is not paired yet. Podium pairs no pod of more than
/// twice the standard size less one (T12); a larger one made by hand counts once there was one.
fn most(event: &Event) -> u32 {
    let profile = event.profile();
    if let Some(places) = &profile.house.place_points {
        let firsts = places.0.values().filter_map(|points| points.first());
        return firsts.copied().max().unwrap_or(0).max(profile.points.bye);
    }
    let pods = event.swiss().iter().flat_map(|round| &round.pods);
    let planned = (2 * profile.pod_size as usize).saturating_sub(1);
    let largest = pods.map(|pod| pod.seats.len()).max().unwrap_or(0).max(planned);
    let Points { win, draw, loss, bye } = profile.points_in(largest);
    [win, draw, loss, bye].into_iter().max().unwrap_or(0)
}

/// Returns how many of the ascending numbers are at least `least`.
fn count_from(ascending: &[u32], least: u32) -> usize {
    ascending.len() - ascending.partition_point(|points| *points < least)
}

/// The most other players who end above or level with a player, and the fewest who end above.
#[derive(Debug, Clone, Copy, Default)]
struct Above {
    most: usize,
    least: usize,
}

impl Above {
    fn outlook(self, cut: u32) -> Outlook {
        match (self.most < cut as usize, self.least >= cut as usize) {
            (true, _) => Outlook::In,
            (_, true) => Outlook::Out,
            _ => Outlook::Open,
        }
    }
}

impl std::ops::AddAssign for Above {
    fn add_assign(&mut self, other: Self) {
        self.most += other.most;
        self.least += other.least;
    }
}

/// The ranks after the last round, of all players who are still in. With equal ranks it is open who advances: that is
/// drawn (T9).
#[derive(Debug)]
struct Ranks {
    /// By player.
    of: Vec<Option<u32>>,
    /// Ascending.
    all: Vec<u32>,
    /// Of those who stay in, ascending.
    of_staying: Vec<u32>,
}

impl Ranks {
    fn new(standings: &Standings, rivals: &[Option<Rival>]) -> Self {
        let mut ranks = Self {
            of: vec![None; rivals.len()],
            all: Vec::new(),
            of_staying: Vec::new(),
        };
        // in order of rank
        for row in standings.rows() {
            let Some(rival) = rivals[row.player.ix()] else {
                continue;
            };
            ranks.of[row.player.ix()] = Some(row.rank);
            ranks.all.push(row.rank);
            if !rival.leaves {
                ranks.of_staying.push(row.rank);
            }
        }
        ranks
    }

    fn above(&self, player: PlayerIx) -> Above {
        // a rival has a row, so this is theirs
        let own = self.of[player.ix()].unwrap_or(u32::MAX);
        Above {
            // the player has their own rank too
            most: self.all.partition_point(|rank| *rank <= own) - 1,
            least: self.of_staying.partition_point(|rank| *rank < own),
        }
    }
}

/// The last round, once it is paired.
#[derive(Debug)]
struct LastRound {
    points: Points,
    /// The points of a win in each pod (T58).
    wins: Vec<u32>,
    pods: Vec<Vec<PlayerIx>>,
    /// For each player: the index of their pod.
    pod_of: Vec<Option<u32>>,
    /// For each player without a pod: the points that they get.
    gained: Vec<u32>,
    /// For each sum of points that a player can end with: who ends above it if the player sits in no pod. All players
    /// with the same sum share these counts.
    above: BTreeMap<u32, Above>,
}

impl LastRound {
    fn new(round: &Round, profile: &Profile, rivals: &[Option<Rival>]) -> Self {
        let points = profile.points;
        let win_points = |pod: &Pod| profile.win_points(pod.seats.len());
        let mut last = Self {
            points,
            wins: round.pods.iter().map(win_points).collect(),
            pods: round.pods.iter().map(|pod| pod.seats.clone()).collect(),
            pod_of: vec![None; rivals.len()],
            gained: vec![0; rivals.len()],
            above: BTreeMap::new(),
        };
        for (at, pod) in (0..).zip(&last.pods) {
            for seat in pod {
                last.pod_of[seat.ix()] = Some(at);
            }
        }
        for (players, gained) in [(&round.byes, points.bye), (&round.match_losses, points.loss)] {
            for player in players {
                last.gained[player.ix()] = gained;
            }
        }
        let mut sums = BTreeSet::new();
        for ((rival, gained), pod) in rivals.iter().zip(&last.gained).zip(&last.pod_of) {
            let own = rival.map_or(0, |rival| rival.points);
            let win = pod.map_or(points.win, |pod| last.wins[pod as usize]);
            sums.extend([*gained, win, points.draw, points.loss].map(|gained| own + gained));
        }
        last.above = sums.into_iter().map(|sum| (sum, last.above_sum(sum, rivals))).collect();
        last
    }

    /// Counts who ends above a sum, over all pods and all players without one.
    fn above_sum(&self, sum: u32, rivals: &[Option<Rival>]) -> Above {
        let mut above = Above::default();
        for pod in 0..self.pods.len() {
            above += self.above_in(pod, sum, None, rivals);
        }
        for (at, rival) in rivals.iter().enumerate() {
            let Some(rival) = rival.filter(|_| self.pod_of[at].is_none()) else {
                continue;
            };
            let points = rival.points + self.gained[at];
            above += Above {
                most: usize::from(points >= sum),
                least: usize::from(!rival.leaves && points > sum),
            };
        }
        above
    }

    /// Counts who ends above a sum in one pod; `own` is the player with that sum and their match's ending, if it is
    /// their own pod.
    fn above_in(&self, pod: usize, sum: u32, own: Option<(PlayerIx, Ending)>, rivals: &[Option<Rival>]) -> Above {
        let Points { draw, loss, .. } = self.points;
        let (win, pod) = (self.wins[pod], &self.pods[pod]);
        let rest = || {
            let others = pod.iter().filter(|seat| own.is_none_or(|(player, _)| player != **seat));
            others.filter_map(|seat| Some((*seat, rivals[seat.ix()]?)))
        };
        let counted = |gained: &dyn Fn(PlayerIx) -> u32| {
            rest()
                .filter(|(seat, rival)| rival.points + gained(*seat) >= sum)
                .count()
        };
        let lost = counted(&|_| loss);
        let drawn = counted(&|_| draw.max(loss));
        let won = || {
            let winners = pod.iter().filter(|seat| own.is_none_or(|(player, _)| player != **seat));
            winners
                .map(|winner| counted(&|seat| if seat == *winner { win } else { loss }))
                .max()
                .unwrap_or(0)
        };
        // T2, T3: at worst nobody of a pod gets more than the lower of a loss and a draw.
        let least = loss.min(draw);
        Above {
            most: match own.map(|(_, ending)| ending) {
                Some(Ending::Win) => lost,
                Some(Ending::Draw) => drawn,
                // T3: another player wins, or the others draw without this one.
                Some(Ending::Loss) | None => won().max(drawn),
            },
            least: rest()
                .filter(|(_, rival)| !rival.leaves && rival.points + least > sum)
                .count(),
        }
    }

    /// Counts who ends above a player with these points after an ending of their match; `None` if they have no match,
    /// so that their points are certain.
    /// their points are certain.
    fn above(&self, player: PlayerIx, points: u32, ending: Option<Ending>, rivals: &[Option<Rival>]) -> Above {
        let sum = points
            + match ending {
                Some(Ending::Win) => self.pod_of[player.ix()].map_or(self.points.win, |pod| self.wins[pod as usize]),
                Some(Ending::Draw) => self.points.draw,
                Some(Ending::Loss) => self.points.loss,
                None => self.gained[player.ix()],
            };
        let all = self.above.get(&sum).copied().unwrap_or_default();
        match (self.pod_of[player.ix()], ending) {
            (Some(pod), Some(ending)) => {
                let pod = pod as usize;
                let general = self.above_in(pod, sum, None, rivals);
                let own = self.above_in(pod, sum, Some((player, ending)), rivals);
                Above {
                    most: all.most - general.most + own.most,
                    least: all.least - general.least + own.least,
                }
            }
            // the player reaches their own sum too
            _ => Above {
                most: all.most - 1,
                ..all
            },
        }
    }
}

#[cfg(test)]
mod tests;
