//! Table numbers of a round: a first number, numbers to skip, and players with a fixed table.

use std::collections::BTreeSet;

/// The tables of a venue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tables {
    /// Table number of the first pod.
    pub first: u32,
    /// Numbers that no pod gets, unless it is the fixed table of a player.
    pub skipped: Vec<u32>,
}

impl Default for Tables {
    fn default() -> Self {
        Self {
            first: 1,
            skipped: Vec::new(),
        }
    }
}

impl Tables {
    /// Numbers the tables of pods in pairing order. `fixed` has the fixed tables of each pod's players: the pod gets
    /// the first of them that is free, even a skipped one or one below the first; the other pods get the remaining
    /// numbers in order.
    #[must_use]
    pub fn number(&self, fixed: &[Vec<u32>]) -> Vec<u32> {
        let mut taken = BTreeSet::new();
        // Of pods with the same fixed table the higher one gets it.
        let kept: Vec<Option<u32>> = fixed
            .iter()
            .map(|tables| tables.iter().copied().find(|&table| taken.insert(table)))
            .collect();
        // After the fixed tables: a player's own table may be one that others do not get.
        taken.extend(&self.skipped);
        let mut free = (self.first..=u32::MAX).filter(|table| !taken.contains(table));
        kept.into_iter()
            .map(|table| table.unwrap_or_else(|| free.next().expect("fewer pods than numbers")))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_run_from_the_first_without_the_skipped() {
        let tables = Tables {
            first: 10,
            skipped: vec![11, 13],
        };
        assert_eq!(tables.number(&vec![vec![]; 4]), [10, 12, 14, 15]);
    }

    #[test]
    fn a_fixed_table_takes_its_pod_and_the_others_shift() {
        let tables = Tables::default();
        assert_eq!(tables.number(&[vec![], vec![], vec![1], vec![]]), [2, 3, 1, 4]);
    }

    #[test]
    fn a_fixed_table_outside_the_range_or_skipped_breaks_nothing() {
        let tables = Tables {
            first: 5,
            skipped: vec![6],
        };
        assert_eq!(tables.number(&[vec![999], vec![2], vec![6], vec![]]), [999, 2, 6, 5]);
    }

    #[test]
    fn two_pods_fixed_to_one_table_the_higher_has_it() {
        let tables = Tables::default();
        assert_eq!(tables.number(&[vec![], vec![4], vec![4, 7], vec![4]]), [1, 4, 7, 2]);
    }
}
