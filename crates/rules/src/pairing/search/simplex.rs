//! Dual prices of the players: the revised simplex method in fixed-point integers, so that every machine finds the same
//! prices.
//!
//! Rounding makes the prices slightly wrong. [`super::exact`] therefore uses them only in a bound that holds for any
//! prices.

/// Bits after the binary point.
const POINT: u32 = 24;
const ONE: i64 = 1 << POINT;
/// A column may enter the basis if its reduced cost is below this.
// Below the rounding errors of the prices a gain may be none, and the method would go round in circles.
const ENTERS_BELOW: i64 = -(ONE >> 12);
/// Smallest pivot: below it rounding errors would grow too much.
const MIN_PIVOT: i64 = ONE >> 8;
/// Columns that are kept as candidates until all are priced again.
const CANDIDATES: usize = 40;

/// A column of the program: the rows it covers, what it uses of each limit, and its cost.
pub struct Column<'a> {
    pub rows: &'a [u8],
    pub uses: &'a [i64],
    pub cost: i64,
}

/// Dual prices of the rows and of the limits, in fixed point.
pub struct DualPrices {
    pub rows: Vec<i64>,
    pub limits: Vec<i64>,
}

struct Simplex<'a> {
    columns: &'a [Column<'a>],
    rows: usize,
    size: usize,
    /// Inverse of the basis, row by row.
    inverse: Vec<i64>,
    /// Value of each basic variable.
    value: Vec<i64>,
    /// Dual prices, rows first, then limits.
    prices: Vec<i64>,
}

/// Solves for dual prices: each row is covered `right` times, the columns together use no more than the limits, and
/// each uncovered unit of a row costs `open`. Prices columns at most `work` times, and subtracts what it used from
/// `work`.
pub fn dual_prices(columns: &[Column<'_>], right: &[i64], limits: &[i64], open: i64, work: &mut u64) -> DualPrices {
    let (rows, size) = (right.len(), right.len() + limits.len());
    let mut simplex = Simplex {
        columns,
        rows,
        size,
        inverse: (0..size * size)
            // The first basis leaves every row uncovered, which is always possible: the identity matrix.
            .map(|entry| if entry % (size + 1) == 0 { ONE } else { 0 })
            .collect(),
        value: right.iter().chain(limits).map(|right| right * ONE).collect(),
        prices: (0..size)
            .map(|place| if place < rows { open * ONE } else { 0 })
            .collect(),
    };
    // Stopping early is safe: the caller's bound holds for any prices.
    let mut steps = 12 * size;
    while steps > 0 && *work > 0 {
        // Pricing all columns is slow: the best candidates of one pass serve for several steps.
        *work = work.saturating_sub(columns.len() as u64);
        let mut candidates = simplex.entering_candidates();
        if candidates.is_empty() {
            break;
        }
        while steps > 0 && !candidates.is_empty() {
            candidates
                .iter_mut()
                .for_each(|(reduced, column)| *reduced = simplex.reduced(*column));
            candidates.retain(|(reduced, _)| *reduced < ENTERS_BELOW);
            if let Some(&(reduced, entering)) = candidates.iter().min() {
                // Each step prices every candidate again.
                *work = work.saturating_sub(CANDIDATES as u64);
                steps -= 1;
                // Its pivots are all too small; others may still enter.
                if !simplex.enter(entering, reduced) {
                    candidates.retain(|(_, column)| *column != entering);
                }
            }
        }
    }
    let limits = simplex.prices.split_off(rows);
    DualPrices {
        rows: simplex.prices,
        limits,
    }
}

/// Multiplies two fixed-point numbers.
#[inline]
fn times(a: i64, b: i64) -> i64 {
    // The product of two prices exceeds 64 bits before the shift.
    ((i128::from(a) * i128::from(b)) >> POINT) as i64
}

impl Simplex<'_> {
    /// Returns the reduced cost of a column, with a tiny perturbation: ties could make the method cycle. The numbers
    /// after the columns are the slack variables of the limits.
    #[inline]
    fn reduced(&self, number: usize) -> i64 {
        let Some(column) = self.columns.get(number) else {
            return -self.prices[number - self.columns.len()];
        };
        let perturbation = (number as u32).wrapping_mul(0x9e37_79b9) >> 23;
        let mut reduced = column.cost * ONE + i64::from(perturbation);
        for &row in column.rows {
            reduced -= self.prices[row as usize];
        }
        for (price, used) in self.prices[self.rows..].iter().zip(column.uses) {
            reduced -= price * used;
        }
        reduced
    }

    /// Returns some columns with the lowest reduced costs.
    fn entering_candidates(&self) -> Vec<(i64, usize)> {
        let limits = self.columns.len() + self.rows..self.columns.len() + self.size;
        let all = (0..self.columns.len())
            .chain(limits)
            .map(|number| (self.reduced(number), number));
        let mut cheap: Vec<(i64, usize)> = all.filter(|(reduced, _)| *reduced < ENTERS_BELOW).collect();
        if cheap.len() > CANDIDATES {
            cheap.select_nth_unstable(CANDIDATES);
            cheap.truncate(CANDIDATES);
        }
        cheap
    }

    /// Brings a column into the basis; `false` if no other column can leave it.
    fn enter(&mut self, entering: usize, reduced: i64) -> bool {
        let mut direction = vec![0; self.size];
        for (along, inverse) in direction.iter_mut().zip(self.inverse.chunks_exact(self.size)) {
            *along = match self.columns.get(entering) {
                Some(column) => {
                    let rows: i64 = column.rows.iter().map(|&row| inverse[row as usize]).sum();
                    let uses = inverse[self.rows..].iter().zip(column.uses);
                    rows + uses.map(|(entry, used)| entry * used).sum::<i64>()
                }
                None => inverse[entering - self.columns.len()],
            };
        }
        // Ratio test: the basic variable that reaches 0 first leaves; of several, the one with the largest pivot.
        let leaving = (0..self.size)
            .filter(|&place| direction[place] >= MIN_PIVOT)
            .map(|place| {
                (
                    (i128::from(self.value[place].max(0)) << POINT) / i128::from(direction[place]),
                    place,
                )
            })
            // The last bits are rounding errors: nearly equal ratios are tied, and a large pivot keeps the errors
            // small.
            .min_by_key(|&(ratio, place)| (ratio >> 4, -direction[place], place));
        let Some((ratio, leaving)) = leaving else {
            return false;
        };
        let ratio = ratio as i64;
        for (value, &along) in self.value.iter_mut().zip(&direction) {
            *value -= times(along, ratio);
        }
        self.value[leaving] = ratio;
        let own = leaving * self.size..(leaving + 1) * self.size;
        let pivot: Vec<i64> = self.inverse[own.clone()]
            .iter()
            .map(|&entry| ((i128::from(entry) << POINT) / i128::from(direction[leaving])) as i64)
            .collect();
        for (place, row) in self.inverse.chunks_exact_mut(self.size).enumerate() {
            let factor = direction[place];
            if place != leaving && factor != 0 {
                row.iter_mut()
                    .zip(&pivot)
                    .for_each(|(entry, &pivot)| *entry -= times(factor, pivot));
            }
        }
        for (price, &pivot) in self.prices.iter_mut().zip(&pivot) {
            *price += times(reduced, pivot);
        }
        self.inverse[own].copy_from_slice(&pivot);
        true
    }
}

/// Converts a price to integer units of `1 / scale`, rounded down.
#[must_use]
pub fn in_units(price: i64, scale: i64) -> i64 {
    times(price, scale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prices_reach_what_the_best_choice_costs() {
        // Two ways to cover four rows: 3 + 4, or 5 + 1.
        let column = |rows, cost| Column { rows, uses: &[], cost };
        let columns = [
            column(&[0, 1], 3),
            column(&[2, 3], 4),
            column(&[0, 2], 5),
            column(&[1, 3], 1),
        ];
        let mut work = 1_000;
        let found = dual_prices(&columns, &[1; 4], &[], 100, &mut work);
        let sum: i64 = found.rows.iter().map(|&price| in_units(price, 1_000)).sum();
        assert!((5_990..=6_001).contains(&sum), "{sum}");
        assert!(work < 1_000);
    }

    #[test]
    fn a_limit_has_its_price() {
        // The cheap column uses what may not be used.
        let columns = [
            Column {
                rows: &[0],
                uses: &[1],
                cost: 1,
            },
            Column {
                rows: &[0],
                uses: &[0],
                cost: 8,
            },
        ];
        let found = dual_prices(&columns, &[1], &[0], 100, &mut 1_000);
        assert_eq!(
            found.rows.iter().map(|&price| in_units(price, 10)).collect::<Vec<_>>(),
            [80]
        );
        assert!(in_units(found.limits[0], 10) <= -70);
    }
}
