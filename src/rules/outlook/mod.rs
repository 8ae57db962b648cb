//! What a player needs to make the cut, as far as points alone tell it for certain: in whatever happens, out whatever
//! happens, or open. Who is equal in points is told apart by tiebreakers, so that equal points leave it open.

use super::event::{Event, PlayerIx, Round};
use super::profile::Points;
use super::standings::standings;

/// Whether a player makes the cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outlook {
    /// Whatever the others do, as long as the player does not leave.
    In,
    /// Whatever the player does, as long as nobody above them leaves (T16).
    Out,
    Open,
}

/// How a player's match of the last round may end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    Win,
    Draw,
    Loss,
}

/// A player's chances after the rounds that are finished.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chances {
    /// How many make the cut.
    pub cut: u32,
    /// Swiss rounds that are not finished.
    pub rounds_left: u32,
    pub now: Outlook,
    /// For each ending of the player's match, once it is the last round's and paired; empty before.
    pub by_ending: Vec<(Ending, Outlook)>,
}

/// One of the others: points, and the most that the rest may bring them.
struct Other {
    points: u32,
    most: u32,
    /// Leaves after this round: not in the cut, unless they take it back.
    leaves: bool,
}

/// The chances of a player who is in the event, after `finished` Swiss rounds of `planned`, for a cut of so many. `None`
/// when nothing is left to play, there is no cut, or the player has left.
#[must_use]
pub fn outlook(event: &Event, player: PlayerIx, finished: u32, planned: u32, cut: u32) -> Option<Chances> {
    let rounds_left = planned.checked_sub(finished).filter(|left| *left > 0)?;
    let own = event.player(player);
    if cut == 0 || own.dropped_after.is_some() || own.disqualified_after.is_some() {
        return None;
    }
    let all = standings(event, Some(finished));
    let own_points = all.row(player)?.match_points;
    let others: Vec<(PlayerIx, u32, bool)> = event
        .indices()
        .filter(|other| *other != player && event.player(*other).disqualified_after.is_none())
        .filter_map(|other| {
            let left = event.player(other).dropped_after;
            let is_here = left.is_none_or(|left| left > finished);
            let points = all.row(other)?.match_points;
            is_here.then_some((other, points, left.is_some()))
        })
        .collect();
    let points = event.profile().points;
    // who has no place in a round gets nothing
    let most = [points.win, points.draw, points.loss, points.bye]
        .into_iter()
        .max()
        .unwrap_or(0);
    let free = |rounds: u32| -> Vec<Other> {
        let other = |&(_, points, leaves): &(PlayerIx, u32, bool)| Other {
            points,
            most: rounds * most,
            leaves,
        };
        others.iter().map(other).collect()
    };
    let last = event.swiss().iter().find(|round| round.number == finished + 1);
    let Some(last) = last.filter(|_| rounds_left == 1) else {
        let others = free(rounds_left);
        let now = both(
            is_in(own_points, &others, cut),
            is_out(own_points + rounds_left * most, &others, cut),
        );
        return Some(Chances {
            cut,
            rounds_left,
            now,
            by_ending: Vec::new(),
        });
    };
    let table = Table {
        last,
        points,
        cut,
        own: player,
        own_points,
        others: &others,
    };
    let seated = last.pods.iter().any(|pod| pod.seats.contains(&player));
    let by_ending: Vec<(Ending, Outlook)> = if seated {
        [Ending::Win, Ending::Draw, Ending::Loss]
            .map(|ending| (ending, table.after(Some(ending))))
            .into()
    } else {
        Vec::new()
    };
    let now = match by_ending.first() {
        None => table.after(None),
        Some((_, first)) if by_ending.iter().all(|(_, outlook)| outlook == first) => *first,
        Some(_) => Outlook::Open,
    };
    Some(Chances {
        cut,
        rounds_left,
        now,
        by_ending,
    })
}

/// Not more than the places of the cut can be at or above so many points.
fn is_in(own: u32, others: &[Other], cut: u32) -> bool {
    let above = others.iter().filter(|other| other.points + other.most >= own).count();
    above < cut as usize
}

/// At least as many as the cut has places are above so many points for certain.
fn is_out(own: u32, others: &[Other], cut: u32) -> bool {
    let above = others
        .iter()
        .filter(|other| !other.leaves && other.points > own)
        .count();
    above >= cut as usize
}

fn both(is_in: bool, is_out: bool) -> Outlook {
    match (is_in, is_out) {
        (true, _) => Outlook::In,
        (_, true) => Outlook::Out,
        _ => Outlook::Open,
    }
}

/// The last round, paired.
struct Table<'t> {
    last: &'t Round,
    points: Points,
    cut: u32,
    own: PlayerIx,
    own_points: u32,
    others: &'t [(PlayerIx, u32, bool)],
}

impl Table<'_> {
    /// The outlook when the player's match ends so; `None`: they have no match, and what they get is certain.
    fn after(&self, ending: Option<Ending>) -> Outlook {
        let Points { win, draw, loss, bye } = self.points;
        let own = self.own_points
            + match ending {
                Some(Ending::Win) => win,
                Some(Ending::Draw) => draw,
                Some(Ending::Loss) => loss,
                None if self.last.byes.contains(&self.own) => bye,
                None if self.last.match_losses.contains(&self.own) => loss,
                None => 0,
            };
        let of = |player: PlayerIx| self.others.iter().find(|(other, _, _)| *other == player);
        let reach = |player: PlayerIx, gained: u32| of(player).is_some_and(|(_, points, _)| points + gained >= own);
        let (mut most_above, mut least_above) = (0, 0);
        for pod in &self.last.pods {
            let rest = || pod.seats.iter().copied().filter(|seat| *seat != self.own);
            let is_own = pod.seats.contains(&self.own);
            let counted = |gained: &dyn Fn(PlayerIx) -> u32| rest().filter(|seat| reach(*seat, gained(*seat))).count();
            let lost = counted(&|_| loss);
            let drawn = counted(&|_| draw.max(loss));
            let won = rest()
                .map(|winner| counted(&|seat| if seat == winner { win } else { loss }))
                .max();
            most_above += match ending.filter(|_| is_own) {
                Some(Ending::Win) => lost,
                Some(Ending::Draw) => drawn,
                // another one wins, or the others draw without the player (T3)
                Some(Ending::Loss) | None => won.unwrap_or(0).max(drawn),
            };
            // at the least nobody of a pod scores (T2, T3)
            let least = loss.min(draw);
            least_above += rest()
                .filter(|seat| of(*seat).is_some_and(|(_, points, leaves)| !leaves && points + least > own))
                .count();
        }
        for (other, points, leaves) in self.others {
            if self.last.pods.iter().any(|pod| pod.seats.contains(other)) {
                continue;
            }
            let gained = if self.last.byes.contains(other) {
                bye
            } else if self.last.match_losses.contains(other) {
                loss
            } else {
                0
            };
            most_above += usize::from(points + gained >= own);
            least_above += usize::from(!leaves && points + gained > own);
        }
        both(most_above < self.cut as usize, least_above >= self.cut as usize)
    }
}

#[cfg(test)]
mod tests;
