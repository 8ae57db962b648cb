//! The results of one evening: a tournament's, those of free pods, or places from elsewhere.

use super::PersonIx;

/// What a person did on an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningResult {
    pub person: PersonIx,
    /// The first and the last of the final places that the person shares; `None` where the evening has no places.
    pub places: Option<(u32, u32)>,
    pub match_points: u32,
    /// Matches played, without byes; the playoff counts.
    pub matches: u32,
    pub wins: u32,
    pub draws: u32,
    /// Free pods that count, and the points of their places.
    pub pods: u32,
    pub pod_points: u32,
    /// Indices of the season's achievements, once for each time that one was tapped.
    pub achieved: Vec<usize>,
}

impl EveningResult {
    /// Creates the result of a person who took part, with nothing else.
    #[must_use]
    pub fn of(person: PersonIx) -> Self {
        Self {
            person,
            places: None,
            match_points: 0,
            matches: 0,
            wins: 0,
            draws: 0,
            pods: 0,
            pod_points: 0,
            achieved: Vec::new(),
        }
    }

    /// Adds the free pods of another result.
    fn add_pods_of(&mut self, other: &Self) {
        self.matches += other.matches;
        self.wins += other.wins;
        self.draws += other.draws;
        self.pods += other.pods;
        self.pod_points += other.pod_points;
    }
}

/// The results of an evening: at most one for each person.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Evening {
    /// How many times it counts.
    weight: u32,
    /// By person, ascending.
    results: Vec<EveningResult>,
}

impl Evening {
    /// Creates an evening. Of several results of a person the one with the best place counts, then the one with the most
    /// match points; what was achieved in any of them counts. Results without places are of free pods, and are added up.
    #[must_use]
    pub fn new(weight: u32, mut results: Vec<EveningResult>) -> Self {
        let merit = |result: &EveningResult| {
            let (first, last) = result.places.unwrap_or((u32::MAX, u32::MAX));
            (result.person, first, last, std::cmp::Reverse(result.match_points))
        };
        results.sort_by_key(merit);
        results.dedup_by(|worse, better| {
            let same = worse.person == better.person;
            if same {
                // nobody is counted twice on an evening, even if two entries turn out to be the same person
                better.achieved.append(&mut worse.achieved);
                if better.places.is_none() {
                    better.add_pods_of(worse);
                }
            }
            same
        });
        Self { weight, results }
    }

    #[must_use]
    pub fn weight(&self) -> u32 {
        self.weight
    }

    /// Returns the results, by person.
    #[must_use]
    pub fn results(&self) -> &[EveningResult] {
        &self.results
    }

    /// Returns a person's result.
    #[must_use]
    pub fn of(&self, person: PersonIx) -> Option<&EveningResult> {
        let at = self.results.binary_search_by_key(&person, |result| result.person);
        at.ok().map(|at| &self.results[at])
    }
}
