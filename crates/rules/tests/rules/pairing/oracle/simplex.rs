//! Dual prices of the players by the revised simplex method in floating point. Rounding does no harm: [`super::search`]
//! computes its bound from these prices in integers, and the bound holds for any prices.

/// A column of the program: the rows that it covers (players, and the number of pods of a size), and what it uses of
/// the limits.
#[derive(Debug, Clone, Default)]
pub struct Column {
    rows: [usize; 5],
    count: usize,
    pub uses: [u32; 3],
    pub cost: u32,
}

impl Column {
    pub fn costing(cost: u32) -> Self {
        Self {
            cost,
            ..Self::default()
        }
    }

    pub fn add(&mut self, row: usize) {
        self.rows[self.count] = row;
        self.count += 1;
    }

    pub fn rows(&self) -> &[usize] {
        &self.rows[..self.count]
    }
}

/// Dual prices of the rows and of the limits.
pub struct Prices {
    pub rows: Vec<f64>,
    pub limits: Vec<f64>,
}

/// Values below this count as 0.
const NOTHING: f64 = 1e-9;
/// A column may enter the basis if its reduced cost is below this.
const TOO_CHEAP: f64 = -1e-7;
/// Columns that are kept as candidates until all are priced again.
const SHOWN: usize = 40;
/// Cost of leaving a row uncovered.
const OPEN: f64 = 1e4;

struct Simplex<'a> {
    columns: &'a [Column],
    /// Number of rows, and of rows and limits.
    rows: usize,
    size: usize,
    /// Inverse of the basis.
    inverse: Vec<Vec<f64>>,
    /// Value of each basic variable.
    value: Vec<f64>,
    prices: Vec<f64>,
}

/// Solves for dual prices in at most `steps` steps. Each row is covered `right` times, and the columns together use no
/// more than `limits`.
pub fn prices(columns: &[Column], right: &[u32], limits: &[u32], steps: usize) -> Prices {
    let (rows, size) = (right.len(), right.len() + limits.len());
    let unit = |place: usize| (0..size).map(|other| f64::from(u8::from(other == place))).collect();
    let mut simplex = Simplex {
        columns,
        size,
        rows,
        inverse: (0..size).map(unit).collect(),
        value: right.iter().chain(limits).map(|&right| f64::from(right)).collect(),
        prices: (0..size).map(|place| if place < rows { OPEN } else { 0.0 }).collect(),
    };
    let mut left = steps;
    while left > 0 {
        // Pricing all columns is slow: the best candidates of one pass serve for several steps.
        let mut shown = simplex.too_cheap();
        if shown.is_empty() {
            break;
        }
        while left > 0 && !shown.is_empty() {
            shown
                .iter_mut()
                .for_each(|(reduced, column)| *reduced = simplex.reduced(*column));
            shown.retain(|(reduced, _)| *reduced < TOO_CHEAP);
            if let Some(&(reduced, entering)) = shown.iter().min_by(|a, b| a.0.total_cmp(&b.0)) {
                simplex.enter(entering, reduced);
                left -= 1;
            }
        }
    }
    let limits = simplex.prices.split_off(rows);
    Prices {
        rows: simplex.prices,
        limits,
    }
}

impl Simplex<'_> {
    /// Returns the cost of a column with a tiny perturbation: ties could make the method cycle.
    fn cost(&self, column: usize) -> f64 {
        let mixed = (column as u32).wrapping_mul(0x9e37_79b9) >> 16;
        f64::from(self.columns[column].cost) + f64::from(mixed) * 1e-8
    }

    /// Returns the reduced cost of a column, or of the slack variable of a limit.
    fn reduced(&self, number: usize) -> f64 {
        let Some(column) = self.columns.get(number) else {
            return -self.prices[number - self.columns.len()];
        };
        let mut reduced = self.cost(number);
        for &row in column.rows() {
            reduced -= self.prices[row];
        }
        for (price, &used) in self.prices[self.rows..].iter().zip(&column.uses) {
            reduced -= f64::from(used) * price;
        }
        reduced
    }

    /// Returns some columns with the lowest reduced costs.
    fn too_cheap(&self) -> Vec<(f64, usize)> {
        let columns = (0..self.columns.len()).chain(self.columns.len() + self.rows..self.columns.len() + self.size);
        let all = columns.map(|number| (self.reduced(number), number));
        let mut cheap: Vec<(f64, usize)> = all.filter(|(reduced, _)| *reduced < TOO_CHEAP).collect();
        if cheap.len() > SHOWN {
            cheap.select_nth_unstable_by(SHOWN, |a, b| a.0.total_cmp(&b.0));
            cheap.truncate(SHOWN);
        }
        cheap
    }

    fn enter(&mut self, entering: usize, reduced: f64) {
        let mut direction = vec![0.0; self.size];
        for (place, inverse) in self.inverse.iter().enumerate() {
            direction[place] = match self.columns.get(entering) {
                Some(column) => {
                    let rows: f64 = column.rows().iter().map(|&row| inverse[row]).sum();
                    let uses = inverse[self.rows..].iter().zip(&column.uses);
                    rows + uses.map(|(entry, &used)| f64::from(used) * entry).sum::<f64>()
                }
                None => inverse[entering - self.columns.len()],
            };
        }
        let mut leaving: Option<(usize, f64)> = None;
        for (place, &along) in direction.iter().enumerate() {
            if along > 1e-7 {
                let ratio = self.value[place] / along;
                let better = leaving.is_none_or(|(other, least)| {
                    ratio < least - NOTHING || (ratio < least + NOTHING && along > direction[other])
                });
                if better {
                    leaving = Some((place, ratio));
                }
            }
        }
        let Some((leaving, ratio)) = leaving else {
            return;
        };
        for (value, along) in self.value.iter_mut().zip(&direction) {
            *value -= along * ratio;
        }
        self.value[leaving] = ratio;
        let pivot = std::mem::take(&mut self.inverse[leaving]);
        let pivot: Vec<f64> = pivot.into_iter().map(|entry| entry / direction[leaving]).collect();
        for (place, row) in self.inverse.iter_mut().enumerate() {
            let factor = direction[place];
            if place != leaving && factor.abs() > NOTHING {
                row.iter_mut()
                    .zip(&pivot)
                    .for_each(|(entry, pivot)| *entry -= factor * pivot);
            }
        }
        for (price, pivot) in self.prices.iter_mut().zip(&pivot) {
            *price += reduced * pivot;
        }
        self.inverse[leaving] = pivot;
    }
}
