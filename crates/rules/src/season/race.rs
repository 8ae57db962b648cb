//! The race for the rewards of a season: where each line is, and what a person needs to pass it.

use super::PersonIx;
use super::evening::Evening;
use super::score::{Sum, attendance};
use super::standings::{SeasonRow, SeasonStandings};
use podium_event::season::{CountedFrom, Reward, RuleParts, SeasonRules, SharedPlaces};

/// Where the line of a reward is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Index of the reward in the rules.
    pub reward: usize,
    /// The people above the line, in the order of the standings.
    pub above: Vec<PersonIx>,
    /// The people on both sides of the line who are equal in every tiebreaker: who of them is above is not decided. By number.
    pub tied: Vec<PersonIx>,
    /// The points of the last person above the line.
    pub last: Option<u64>,
    /// The points of the first person below the line who can still get the reward.
    pub next: Option<u64>,
}

impl Line {
    /// Returns the person below whom the line is.
    #[must_use]
    pub fn is_below(&self) -> Option<PersonIx> {
        self.tied.last().or(self.above.last()).copied()
    }
}

/// The evenings to come.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Remaining {
    /// How many times each counts.
    pub weights: Vec<u32>,
    /// Whether some of them may be of free pods: the number of pods that will be played there is unknown.
    pub free_pods: bool,
}

/// A person's chance of a reward.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Chance {
    /// Has it, whatever the evenings to come bring.
    Secured,
    /// Above the line now.
    Above {
        /// By how many points: against the first person below, or against the points of the line. `None`: nobody is below.
        lead: Option<u64>,
        /// How many evenings are missing for the season's minimum.
        evenings: u32,
    },
    Below(Need),
    /// On the line: equal in every tiebreaker to others, of whom not all are above.
    Tied {
        /// How many people are equal.
        people: usize,
        /// For how many of them there is room.
        room: usize,
        /// How many evenings are missing for the season's minimum.
        evenings: u32,
    },
    /// Cannot get it any more.
    Out(Out),
}

/// Why a reward is out of reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Out {
    /// The evenings to come cannot bring enough points.
    Points,
    /// The evenings to come are fewer than those missing for the minimum.
    Evenings,
}

/// What a person needs to pass the line as it is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Need {
    /// How many points more. Where people are compared this passes the last person above; with one point less the
    /// tiebreakers decide.
    pub points: u64,
    /// How many evenings are missing for the season's minimum.
    pub evenings: u32,
    /// The points that a single evening has to bring. More than `points` where it replaces one that counts now.
    pub one_evening: u64,
    /// What brings them on an evening that counts once.
    pub by: Brings,
}

/// What brings points on a single evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Brings {
    /// Taking part is enough.
    Coming,
    /// This place, or a better one.
    Place(u32),
    /// The same, if the place is not shared: who shares it gets less.
    PlaceAlone(u32),
    /// No place does.
    NoPlace,
    /// It depends on match points: the number of rounds that an evening will have is unknown.
    Matches,
}

/// The race of a season after its evenings so far: computed once, then queried for each person.
#[derive(Debug)]
pub struct Race {
    /// The evenings to come; `None`: their number is not known.
    remaining: Option<Remaining>,
    lines: Vec<Line>,
    /// For each reward: the points that somebody needs at least, however the evenings to come go.
    floors: Vec<u64>,
    /// By person.
    runners: Vec<Option<Runner>>,
    /// The most points that each person can still have who can reach the minimum of evenings, ascending; empty where that is not
    /// known.
    most: Vec<u64>,
    /// Somebody who has not come yet.
    newcomer: Runner,
}

/// A person in the race.
#[derive(Debug, Clone)]
struct Runner {
    points: u64,
    evenings: u32,
    /// The most points that the person can still have; `None`: not known.
    most: Option<u64>,
    /// The points of the worst evening that counts, once as many count as can.
    worst: Option<u64>,
    /// Whether the evenings to come suffice for the minimum.
    is_in: bool,
}

impl Race {
    /// Computes the race. `remaining`: the evenings to come; `None`: their number is unknown.
    #[must_use]
    pub fn new(
        rules: &SeasonRules,
        evenings: &[Evening],
        standings: &SeasonStandings,
        people: usize,
        remaining: Option<&Remaining>,
    ) -> Self {
        let parts = rules.parts();
        let mut runners: Vec<Option<Runner>> = vec![None; people];
        for sum in Sum::of_all(rules, evenings, people) {
            runners[sum.person.ix()] = Some(Runner::of(rules, &sum, remaining));
        }
        let rivals = runners.iter().flatten().filter(|runner| runner.is_in);
        let mut most: Vec<u64> = rivals.filter_map(|runner| runner.most).collect();
        most.sort_unstable();
        let nothing = Sum::of(rules, PersonIx(0), Vec::new());
        Self {
            remaining: remaining.cloned(),
            lines: (parts.rewards.iter().enumerate())
                .map(|(ix, reward)| line(ix, reward, standings, &runners))
                .collect(),
            floors: parts
                .rewards
                .iter()
                .map(|reward| floor(parts, reward, &runners))
                .collect(),
            newcomer: Runner::of(rules, &nothing, remaining),
            runners,
            most,
        }
    }

    /// Returns the line of each reward.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Returns how many evenings are to come; `None` if that is not known.
    #[must_use]
    pub fn evenings_left(&self) -> Option<usize> {
        self.remaining.as_ref().map(|remaining| remaining.weights.len())
    }

    fn is_over(&self) -> bool {
        self.evenings_left() == Some(0)
    }

    /// Returns a person's chance of a reward; `None` for people who took part in no evening.
    #[must_use]
    pub fn chance(&self, rules: &SeasonRules, line: &Line, person: PersonIx) -> Option<Chance> {
        let runner = self.runners.get(person.ix())?.as_ref()?;
        let parts = rules.parts();
        let reward = &parts.rewards[line.reward];
        let missing = parts.least_evenings.saturating_sub(runner.evenings);
        if !runner.is_in {
            return Some(Chance::Out(Out::Evenings));
        }
        if line.tied.contains(&person) {
            return Some(Chance::Tied {
                people: line.tied.len(),
                room: (reward.top.unwrap_or(0) as usize).saturating_sub(line.above.len()),
                evenings: missing,
            });
        }
        if line.above.contains(&person) {
            return Some(match missing == 0 && self.is_secured(reward, runner) {
                true => Chance::Secured,
                false => Chance::Above {
                    lead: match reward.points {
                        Some(points) => Some(runner.points.saturating_sub(points.into())),
                        None => line.next.map(|next| runner.points.saturating_sub(next)),
                    },
                    evenings: missing,
                },
            });
        }
        let target = match reward.points {
            Some(points) => u64::from(points),
            None => line.last.map_or(0, |last| last + 1),
        };
        let floor = self.floors[line.reward];
        if runner.most.is_some_and(|most| most < floor) || self.is_over() {
            return Some(Chance::Out(Out::Points));
        }
        let points = target.saturating_sub(runner.points);
        let one_evening = in_one_evening(parts, runner, points);
        Some(Chance::Below(Need {
            points,
            evenings: missing,
            one_evening,
            by: brings(rules, one_evening),
        }))
    }

    /// Returns whether a person above a line stays above, whatever the evenings to come bring.
    fn is_secured(&self, reward: &Reward, runner: &Runner) -> bool {
        if reward.points.is_some() || self.is_over() {
            return true;
        }
        // Where that is known of one person it is known of all.
        let (Some(_), Some(newcomer)) = (runner.most, self.newcomer.most) else {
            return false;
        };
        let passes = self.newcomer.is_in && newcomer >= runner.points;
        // The person is one of those who can have as many points.
        let below = self.most.partition_point(|most| *most < runner.points);
        let rivals = (self.most.len() - below).saturating_sub(1);
        !passes && rivals < reward.top.unwrap_or(0) as usize
    }
}

impl Runner {
    fn of(rules: &SeasonRules, sum: &Sum, remaining: Option<&Remaining>) -> Self {
        let parts = rules.parts();
        let mut counted: Vec<u64> = sum.scores.iter().map(|score| score.if_best).collect();
        counted.sort_unstable_by(|a, b| b.cmp(a));
        let evenings = u32::try_from(counted.len()).unwrap_or(u32::MAX);
        let best = parts.best.map(|best| best as usize);
        let worst = best.filter(|best| counted.len() >= *best);
        let worst = worst.map(|best| best.checked_sub(1).map_or(0, |last| counted[last]));
        let left = remaining.map(|remaining| u32::try_from(remaining.weights.len()).unwrap_or(u32::MAX));
        Self {
            points: sum.points,
            evenings,
            most: remaining.and_then(|remaining| most(rules, sum, counted, remaining)),
            worst,
            is_in: left.is_none_or(|left| evenings.saturating_add(left) >= parts.least_evenings),
        }
    }
}

/// Returns the most points that a person can have after all evenings; `None` where match points or free pods count, because
/// their number is unknown. `if_best`: the points of the person's evenings as they count among the best.
fn most(rules: &SeasonRules, sum: &Sum, mut if_best: Vec<u64>, remaining: &Remaining) -> Option<u64> {
    let parts = rules.parts();
    let weights = &remaining.weights;
    let of_pods = !parts.pods.places.0.is_empty() || !parts.pods.drawn.0.is_empty() || !parts.achievements.is_empty();
    if !weights.is_empty() && (parts.match_point > 0 || remaining.free_pods && of_pods) {
        return None;
    }
    let (always, best) = most_of_an_evening(rules);
    if_best.extend(weights.iter().map(|weight| best * u64::from(*weight)));
    if_best.sort_unstable_by(|a, b| b.cmp(a));
    let counted: u64 = if_best
        .iter()
        .take(parts.best.map_or(usize::MAX, |best| best as usize))
        .sum();
    let so_far: u64 = sum.scores.iter().map(|score| score.always).sum();
    let to_come: u64 = weights.iter().map(|weight| always * u64::from(*weight)).sum();
    let (_, attendance) = attendance(parts, sum.scores.len() + weights.len());
    Some(counted + so_far + to_come + attendance)
}

/// Returns the most that a tournament brings without match points, if it counts once: always, and among the best evenings.
fn most_of_an_evening(rules: &SeasonRules) -> (u64, u64) {
    let parts = rules.parts();
    let first = u64::from(rules.points_of_place(1));
    match parts.participation_from {
        CountedFrom::Every => (parts.participation.into(), first),
        CountedFrom::Best => (0, first + u64::from(parts.participation)),
    }
}

/// Returns the points that somebody needs at least for a reward: those of the last of so many people who have enough evenings
/// already, because only they are sure to stay above. With equal points the tiebreakers decide.
fn floor(parts: &RuleParts, reward: &Reward, runners: &[Option<Runner>]) -> u64 {
    if let Some(points) = reward.points {
        return points.into();
    }
    let stays = |runner: &&Runner| runner.evenings >= parts.least_evenings;
    let mut points: Vec<u64> = runners
        .iter()
        .flatten()
        .filter(stays)
        .map(|runner| runner.points)
        .collect();
    points.sort_unstable_by(|a, b| b.cmp(a));
    let last = reward.top.unwrap_or(0).saturating_sub(1) as usize;
    points.get(last).copied().unwrap_or(0)
}

/// Returns the line of a reward.
fn line(ix: usize, reward: &Reward, standings: &SeasonStandings, runners: &[Option<Runner>]) -> Line {
    let is_in = |person: PersonIx| runners[person.ix()].as_ref().is_some_and(|runner| runner.is_in);
    let rows: Vec<_> = standings.rows().iter().filter(|row| is_in(row.person)).collect();
    let above = match (reward.top, reward.points) {
        (Some(top), _) => rows.len().min(top as usize),
        (None, points) => rows.partition_point(|row| row.points >= u64::from(points.unwrap_or(0))),
    };
    let last = above.checked_sub(1).map(|last| rows[last]);
    let next = rows.get(above);
    // the order of equal people says nothing: all of them are on the line
    let tied = last.zip(next).filter(|(last, next)| last.rank == next.rank);
    let tied = tied.map(|(last, _)| last.rank);
    let is_tied = |row: &&&SeasonRow| tied == Some(row.rank);
    Line {
        reward: ix,
        above: (rows[..above].iter().filter(|row| !is_tied(row)))
            .map(|row| row.person)
            .collect(),
        tied: rows.iter().filter(is_tied).map(|row| row.person).collect(),
        last: last.map(|row| row.points).filter(|_| next.is_some()),
        next: next.map(|row| row.points),
    }
}

/// Returns the points that one evening has to bring so that a person has so many more: those of the evening that it
/// replaces come on top.
fn in_one_evening(parts: &RuleParts, runner: &Runner, points: u64) -> u64 {
    let now = runner.evenings as usize;
    let bonus = attendance(parts, now + 1).1 - attendance(parts, now).1;
    // what counts from every evening counts here too
    let always = match parts.participation_from {
        CountedFrom::Every => u64::from(parts.participation),
        CountedFrom::Best => 0,
    };
    match points.saturating_sub(bonus) {
        0 => 0,
        more if more <= always => always,
        more => more + runner.worst.unwrap_or(0),
    }
}

/// Returns what brings so many points on an evening that counts once.
fn brings(rules: &SeasonRules, points: u64) -> Brings {
    let parts = rules.parts();
    let coming = u64::from(parts.participation);
    if coming >= points {
        return Brings::Coming;
    }
    if parts.match_point > 0 {
        return Brings::Matches;
    }
    // each line brings less than the one before it
    let mut from_the_last = parts.places.iter().rev();
    let line = from_the_last.find(|line| u64::from(line.points) + coming >= points);
    match line.map(|line| line.to) {
        None => Brings::NoPlace,
        // it has no end: every place brings it
        Some(None) => Brings::Coming,
        Some(Some(last)) if parts.shared_places == SharedPlaces::First => Brings::Place(last),
        Some(Some(last)) => Brings::PlaceAlone(last),
    }
}
