//! What an evening scores for a person, part by part.

use super::PersonIx;
use super::evening::{Evening, EveningResult};
use podium_event::season::{CountedFrom, RuleParts, SeasonRules, SharedPlaces};

/// An achievement of a person on an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Achieved {
    /// Index in the season's list.
    pub achievement: usize,
    /// How many times it was tapped, and how many of them count.
    pub tapped: u32,
    pub times: u32,
    /// Of all times that count.
    pub points: u64,
}

/// What an evening scores for a person. Its parts are points for one evening: the sum is multiplied by the evening's
/// weight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningScore {
    /// Index of the evening in the season.
    pub evening: usize,
    /// The first and the last of the final places that the person shares.
    pub places: Option<(u32, u32)>,
    pub of_place: u64,
    pub match_points: u32,
    pub of_match_points: u64,
    /// Free pods that count, and the points of their places.
    pub pods: u32,
    pub of_pods: u64,
    pub participation: u64,
    pub achieved: Vec<Achieved>,
    pub weight: u64,
    /// The points that count whichever evenings are the best ones.
    pub always: u64,
    /// The points that count only if this is one of the best evenings.
    pub if_best: u64,
    /// Whether this is one of the best evenings.
    pub is_best: bool,
}

impl EveningScore {
    /// Computes the score of a result.
    pub(super) fn of(rules: &SeasonRules, evening: usize, weight: u32, result: &EveningResult) -> Self {
        let parts = rules.parts();
        let weight = u64::from(weight);
        let of_place = result.places.map_or(0, |places| place_points(rules, places));
        let of_match_points = u64::from(result.match_points) * u64::from(parts.match_point);
        let of_pods = u64::from(result.pod_points);
        let participation = u64::from(parts.participation);
        let achieved = achieved(parts, &result.achieved);
        let of_achievements: u64 = achieved.iter().map(|one| one.points).sum();
        let from = |counted: CountedFrom, points: u64| match counted {
            CountedFrom::Best => (0, points),
            CountedFrom::Every => (points, 0),
        };
        let (always_for_coming, best_for_coming) = from(parts.participation_from, participation);
        let (always_achieved, best_achieved) = from(parts.achievements_from, of_achievements);
        Self {
            evening,
            places: result.places,
            of_place,
            match_points: result.match_points,
            of_match_points,
            pods: result.pods,
            of_pods,
            participation,
            weight,
            always: (always_for_coming + always_achieved) * weight,
            if_best: (of_place + of_match_points + of_pods + best_for_coming + best_achieved) * weight,
            achieved,
            is_best: false,
        }
    }

    /// Returns all points of the evening, whether or not they count.
    #[must_use]
    pub fn points(&self) -> u64 {
        self.always + self.if_best
    }

    /// Returns the points that count.
    #[must_use]
    pub fn counted(&self) -> u64 {
        self.always + if self.is_best { self.if_best } else { 0 }
    }
}

/// Returns the points of a place that people share.
fn place_points(rules: &SeasonRules, (first, last): (u32, u32)) -> u64 {
    match rules.parts().shared_places {
        SharedPlaces::First => rules.points_of_place(first).into(),
        SharedPlaces::Last => rules.points_of_place(last).into(),
        SharedPlaces::Split => {
            let of_line = |from: u32, to: u32| u64::from((to.min(last) + 1).saturating_sub(from.max(first)));
            let lines = rules.parts().places.iter();
            let sum: u64 = lines
                .map(|line| of_line(line.from, line.to.unwrap_or(last)) * u64::from(line.points))
                .sum();
            sum / of_line(first, last).max(1)
        }
    }
}

/// Counts what was tapped, by achievement.
fn achieved(parts: &RuleParts, tapped: &[usize]) -> Vec<Achieved> {
    let mut times = vec![0_u32; parts.achievements.len()];
    for &one in tapped {
        // one that is no longer in the list does not count
        if let Some(times) = times.get_mut(one) {
            *times += 1;
        }
    }
    let all = times.into_iter().zip(&parts.achievements).enumerate();
    all.filter(|(_, (tapped, _))| *tapped > 0)
        .map(|(achievement, (tapped, rule))| {
            let times = tapped.min(rule.most);
            Achieved {
                achievement,
                tapped,
                times,
                points: u64::from(times) * u64::from(rule.points),
            }
        })
        .collect()
}

/// A person's scores with their sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sum {
    pub person: PersonIx,
    /// In the order of the evenings.
    pub scores: Vec<EveningScore>,
    /// How many times the bonus for attendance is given, and its points.
    pub attendance_times: u32,
    pub attendance: u64,
    pub points: u64,
}

impl Sum {
    /// Adds up a person's scores.
    pub fn of(rules: &SeasonRules, person: PersonIx, mut scores: Vec<EveningScore>) -> Self {
        let parts = rules.parts();
        let mut order: Vec<usize> = (0..scores.len()).collect();
        // of equal evenings the earlier ones count: the sum is the same, and a page does not change
        order.sort_by_key(|&ix| (std::cmp::Reverse(scores[ix].if_best), ix));
        let best = parts.best.map_or(scores.len(), |best| best as usize);
        for &ix in order.iter().take(best) {
            scores[ix].is_best = true;
        }
        let (attendance_times, attendance) = attendance(parts, scores.len());
        let points = scores.iter().map(EveningScore::counted).sum::<u64>() + attendance;
        Self {
            person,
            scores,
            attendance_times,
            attendance,
            points,
        }
    }

    /// Adds up the scores of one person.
    pub fn of_person(rules: &SeasonRules, evenings: &[Evening], person: PersonIx) -> Self {
        let scores = evenings.iter().enumerate().filter_map(|(ix, evening)| {
            let result = evening.of(person)?;
            Some(EveningScore::of(rules, ix, evening.weight(), result))
        });
        Self::of(rules, person, scores.collect())
    }

    /// Adds up the scores of all people who took part in an evening, by person.
    pub fn of_all(rules: &SeasonRules, evenings: &[Evening], people: usize) -> Vec<Self> {
        let mut scores: Vec<Vec<EveningScore>> = vec![Vec::new(); people];
        for (ix, evening) in evenings.iter().enumerate() {
            for result in evening.results() {
                scores[result.person.ix()].push(EveningScore::of(rules, ix, evening.weight(), result));
            }
        }
        let all = (0..).map(PersonIx).zip(scores);
        all.filter(|(_, scores)| !scores.is_empty())
            .map(|(person, scores)| Self::of(rules, person, scores))
            .collect()
    }
}

/// Returns how many times so many evenings give the bonus for attendance, and its points.
pub(super) fn attendance(parts: &RuleParts, evenings: usize) -> (u32, u64) {
    let Some(rule) = parts.attendance else { return (0, 0) };
    let evenings = u32::try_from(evenings).unwrap_or(u32::MAX);
    let times = (evenings / rule.every).min(rule.most.unwrap_or(u32::MAX));
    (times, u64::from(times) * u64::from(rule.points))
}
