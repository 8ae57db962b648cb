//! Prices of players at which no pod is too cheap: linear programming by the revised simplex method, in fixed-point
//! integers, so that every machine finds the same.
//!
//! Rounding makes the prices a little wrong; [`super::exact`] therefore takes from them only what holds for any prices.

/// Bits after the point.
const POINT: u32 = 24;
const ONE: i64 = 1 << POINT;
/// A column that costs less than this beyond its prices may enter.
const TOO_CHEAP: i64 = -(ONE >> 12);
/// The least direction in which a column may leave.
const PIVOT: i64 = ONE >> 8;
/// Columns that serve until all are looked at again.
const SHOWN: usize = 40;

/// What may be chosen: the rows it stands in, what it uses of each limit, and its cost.
pub struct Column<'a> {
    pub rows: &'a [u8],
    pub uses: &'a [i64],
    pub cost: i64,
}

/// Prices of the rows, and of the limits; `scale` to a unit of cost.
pub struct Prices {
    pub rows: Vec<i64>,
    pub limits: Vec<i64>,
}

struct Simplex<'a> {
    columns: &'a [Column<'a>],
    rows: usize,
    size: usize,
    /// Inverse of the basis, row by row.
    inverse: Vec<i64>,
    /// What each place of the basis amounts to.
    value: Vec<i64>,
    prices: Vec<i64>,
}

/// Finds prices: each row is chosen `right` times in all, the columns use no more than the limits, and what is left of a
/// row costs `open`. Looks at columns at most `work` times and takes from that what it looked at.
pub fn prices(columns: &[Column<'_>], right: &[i64], limits: &[i64], open: i64, work: &mut u64) -> Prices {
    let (rows, size) = (right.len(), right.len() + limits.len());
    let mut simplex = Simplex {
        columns,
        rows,
        size,
        inverse: (0..size * size)
            .map(|entry| if entry % (size + 1) == 0 { ONE } else { 0 })
            .collect(),
        value: right.iter().chain(limits).map(|right| right * ONE).collect(),
        prices: (0..size)
            .map(|place| if place < rows { open * ONE } else { 0 })
            .collect(),
    };
    let mut steps = 12 * size;
    while steps > 0 && *work > 0 {
        // Looking at all columns is slow: the cheapest of one look serve for several steps.
        *work = work.saturating_sub(columns.len() as u64);
        let mut shown = simplex.too_cheap();
        if shown.is_empty() {
            break;
        }
        while steps > 0 && !shown.is_empty() {
            shown
                .iter_mut()
                .for_each(|(reduced, column)| *reduced = simplex.reduced(*column));
            shown.retain(|(reduced, _)| *reduced < TOO_CHEAP);
            if let Some(&(reduced, entering)) = shown.iter().min() {
                *work = work.saturating_sub(SHOWN as u64);
                steps -= 1;
                if !simplex.enter(entering, reduced) {
                    shown.retain(|(_, column)| *column != entering);
                }
            }
        }
    }
    let limits = simplex.prices.split_off(rows);
    Prices {
        rows: simplex.prices,
        limits,
    }
}

/// A product of two fixed-point numbers.
#[inline]
fn times(a: i64, b: i64) -> i64 {
    ((i128::from(a) * i128::from(b)) >> POINT) as i64
}

impl Simplex<'_> {
    /// What a column costs beyond its prices, with a trifle on top that lets no two be equal: ties make the method go
    /// round in circles. Room in a limit has the numbers after the columns'.
    #[inline]
    fn reduced(&self, number: usize) -> i64 {
        let Some(column) = self.columns.get(number) else {
            return -self.prices[number - self.columns.len()];
        };
        let trifle = (number as u32).wrapping_mul(0x9e37_79b9) >> 23;
        let mut reduced = column.cost * ONE + i64::from(trifle);
        for &row in column.rows {
            reduced -= self.prices[row as usize];
        }
        for (price, used) in self.prices[self.rows..].iter().zip(column.uses) {
            reduced -= price * used;
        }
        reduced
    }

    /// Some of the columns that cost least beyond their prices.
    fn too_cheap(&self) -> Vec<(i64, usize)> {
        let limits = self.columns.len() + self.rows..self.columns.len() + self.size;
        let all = (0..self.columns.len())
            .chain(limits)
            .map(|number| (self.reduced(number), number));
        let mut cheap: Vec<(i64, usize)> = all.filter(|(reduced, _)| *reduced < TOO_CHEAP).collect();
        if cheap.len() > SHOWN {
            cheap.select_nth_unstable(SHOWN);
            cheap.truncate(SHOWN);
        }
        cheap
    }

    /// Takes a column into the basis; `false` if no other can leave for it.
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
        // The place that is used up first; of several the one with the largest step.
        let leaving = (0..self.size)
            .filter(|&place| direction[place] >= PIVOT)
            .map(|place| {
                (
                    (i128::from(self.value[place].max(0)) << POINT) / i128::from(direction[place]),
                    place,
                )
            })
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

/// A price in units of `1 / scale`, rounded down.
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
        let found = prices(&columns, &[1; 4], &[], 100, &mut work);
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
        let found = prices(&columns, &[1], &[0], 100, &mut 1_000);
        assert_eq!(
            found.rows.iter().map(|&price| in_units(price, 10)).collect::<Vec<_>>(),
            [80]
        );
        assert!(in_units(found.limits[0], 10) <= -70);
    }
}
