//! The outlook of a player on the cut, as far as points alone make it certain: in, out, or open. Tiebreakers decide
//! between equal points, so equal points leave the outlook open.

use super::event::{Event, Round};
use super::player::PlayerIx;
use super::profile::Points;
use super::standings::standings;

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
    /// The outlook after each ending of the player's match, once the last round is paired; empty before.
    pub by_ending: Vec<(Ending, Outlook)>,
}

/// Another player who is still in the event.
struct Other {
    player: PlayerIx,
    points: u32,
    /// Whether the player leaves after this round: then they do not make the cut, unless they undo that.
    leaves: bool,
}

/// Returns the chances of a player for a cut of `cut` players, after `finished` of `planned` Swiss rounds. `None` if no
/// round is left, there is no cut, or the player has left.
#[must_use]
pub fn outlook(event: &Event, player: PlayerIx, finished: u32, planned: u32, cut: u32) -> Option<Chances> {
    let rounds_left = planned.checked_sub(finished).filter(|left| *left > 0)?;
    let own = event.player(player);
    // T16: who has left takes no place in the cut, so there is nothing to foretell.
    if cut == 0 || own.dropped_after.is_some() || own.disqualified_after.is_some() {
        return None;
    }
    let all = standings(event, Some(finished));
    let own_points = all.row(player)?.match_points;
    let others: Vec<Other> = event
        .indices()
        // T10: the disqualified leave the standings, and everybody below moves up.
        .filter(|other| *other != player && event.player(*other).disqualified_after.is_none())
        .filter_map(|other| {
            let left = event.player(other).dropped_after;
            let is_here = left.is_none_or(|left| left > finished);
            let points = all.row(other)?.match_points;
            // Who leaves after the running round still plays it and may undo the departure, so counts as a rival who
            // may or may not stay.
            is_here.then_some(Other {
                player: other,
                points,
                leaves: left.is_some(),
            })
        })
        .collect();
    let points = event.profile().points;
    // A player without a place in a round gets nothing, so the least is always 0.
    let most = [points.win, points.draw, points.loss, points.bye]
        .into_iter()
        .max()
        .unwrap_or(0);
    let last = event.swiss().iter().find(|round| round.number == finished + 1);
    let Some(last) = last.filter(|_| rounds_left == 1) else {
        // Before the last round is paired nobody knows who meets whom: everyone may win or lose all open rounds.
        // Everyone else may gain this much, and the player nothing: two bounds that are wide but never wrong.
        let gain = rounds_left * most;
        let now = both(
            is_in(own_points, &others, gain, cut),
            is_out(own_points + gain, &others, cut),
        );
        return Some(Chances {
            cut,
            rounds_left,
            now,
            by_ending: Vec::new(),
        });
    };
    let last_round = LastRound {
        round: last,
        points,
        cut,
        player,
        player_points: own_points,
        others: &others,
    };
    let seated = last.pods.iter().any(|pod| pod.seats.contains(&player));
    let by_ending: Vec<(Ending, Outlook)> = if seated {
        [Ending::Win, Ending::Draw, Ending::Loss]
            .map(|ending| (ending, last_round.after(Some(ending))))
            .into()
    } else {
        Vec::new()
    };
    let now = match by_ending.first() {
        None => last_round.after(None),
        // The same outlook after every ending is certain already.
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

/// Whether the player is in: fewer than `cut` others can reach `own` points by gaining `gain`.
fn is_in(own: u32, others: &[Other], gain: u32, cut: u32) -> bool {
    // Equal points count as ahead: tiebreakers may go either way.
    let above = others.iter().filter(|other| other.points + gain >= own).count();
    above < cut as usize
}

/// Whether the player is out: at least `cut` others have more than `own` points for certain.
fn is_out(own: u32, others: &[Other], cut: u32) -> bool {
    let above = others
        .iter()
        // Here equal points do not count, for the tiebreakers may favour the player; nor does who leaves (T16).
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

/// The last round, once it is paired.
struct LastRound<'t> {
    round: &'t Round,
    points: Points,
    cut: u32,
    player: PlayerIx,
    player_points: u32,
    others: &'t [Other],
}

impl LastRound<'_> {
    /// Returns the outlook after an ending of the player's match; `None` if they have no match, so that their points
    /// are certain.
    fn after(&self, ending: Option<Ending>) -> Outlook {
        let Points { win, draw, loss, bye } = self.points;
        let own = self.player_points
            + match ending {
                Some(Ending::Win) => win,
                Some(Ending::Draw) => draw,
                Some(Ending::Loss) => loss,
                None if self.round.byes.contains(&self.player) => bye,
                None if self.round.match_losses.contains(&self.player) => loss,
                None => 0,
            };
        let of = |player: PlayerIx| self.others.iter().find(|other| other.player == player);
        let reach = |player: PlayerIx, gained: u32| of(player).is_some_and(|other| other.points + gained >= own);
        let (mut most_above, mut least_above) = (0, 0);
        for pod in &self.round.pods {
            let rest = || pod.seats.iter().copied().filter(|seat| *seat != self.player);
            let is_own = pod.seats.contains(&self.player);
            let counted = |gained: &dyn Fn(PlayerIx) -> u32| rest().filter(|seat| reach(*seat, gained(*seat))).count();
            let lost = counted(&|_| loss);
            // The profile may give more for a loss than for a draw; who got a match loss scores as a loser in a drawn
            // match (T3).
            let drawn = counted(&|_| draw.max(loss));
            let won = rest()
                .map(|winner| counted(&|seat| if seat == winner { win } else { loss }))
                .max();
            most_above += match ending.filter(|_| is_own) {
                Some(Ending::Win) => lost,
                Some(Ending::Draw) => drawn,
                // T3: another player wins, or the others draw without this one.
                Some(Ending::Loss) | None => won.unwrap_or(0).max(drawn),
            };
            // T2, T3: at worst nobody of a pod gets more than the lower of a loss and a draw.
            let least = loss.min(draw);
            least_above += rest()
                .filter(|seat| of(*seat).is_some_and(|other| !other.leaves && other.points + least > own))
                .count();
        }
        for Other { player, points, leaves } in self.others {
            if self.round.pods.iter().any(|pod| pod.seats.contains(player)) {
                continue;
            }
            let gained = if self.round.byes.contains(player) {
                bye
            } else if self.round.match_losses.contains(player) {
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
