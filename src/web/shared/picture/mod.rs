//! SVG pictures: every coordinate is computed here, and the templates of `templates/shared/picture/` only write it down.
//! Coordinates are whole numbers in the picture's own units, about one CSS pixel on a laptop.

pub mod bars;
pub mod bracket;
pub mod chart;
pub mod course;
pub mod field;
mod fitted;
pub mod game_ring;
pub mod intervals;
pub mod neighbours;
pub mod ring;
pub mod strips;

pub use bars::{Bar, Bars};
pub use bracket::{Bracket, BracketPod, BracketSeat, BracketStage, SeatState};
pub use chart::{Chart, ChartPoint};
pub use field::{Field, FieldRound};
pub use intervals::{Interval, Intervals, Labels};
pub use ring::{Ring, RingSeat, RingState};
pub use strips::{Strip, Strips};

/// Shortens a name to `units` with an ellipsis, because SVG text does not wrap. A unit is the width of a narrow letter;
/// wide letters (M and W, East Asian ones, emoji) count as two.
pub fn fit(name: &str, units: usize) -> String {
    // From Hangul on: East Asian letters, and emoji far behind them.
    let wide = |c: char| matches!(c, 'M' | 'W' | 'm' | 'w' | '@') || u32::from(c) >= 0x1100;
    let width = |c: char| if wide(c) { 2 } else { 1 };
    if name.chars().map(width).sum::<usize>() <= units {
        return name.to_owned();
    }
    // The ellipsis takes a unit.
    let mut used = 1;
    let mut out = String::new();
    for c in name.chars() {
        used += width(c);
        if used > units {
            break;
        }
        out.push(c);
    }
    format!("{}…", out.trim_end())
}

/// Breaks a name into at most two lines of `units`, a pair between its names and others at a space, shortening the
/// second line like [`fit`].
pub fn in_lines(name: &str, units: usize) -> Vec<String> {
    if fit(name, units) == name {
        return vec![name.to_owned()];
    }
    let fits = |at: &usize| fit(&name[..*at], units) == name[..*at];
    let between = name.find(" / ").map(|at| at + 2).filter(fits);
    let at_spaces = name.match_indices(' ').map(|(at, _)| at).take_while(fits);
    match between.or_else(|| at_spaces.last()) {
        Some(at) => vec![name[..at].to_owned(), fit(&name[at + 1..], units)],
        None => vec![fit(name, units)],
    }
}

#[cfg(test)]
mod tests {
    use super::fit;

    #[test]
    fn a_name_that_fits_stays_and_a_long_one_ends_in_an_ellipsis() {
        assert_eq!(fit("Ann Ash", 20), "Ann Ash");
        assert_eq!(fit("Bartholomew Featherstone", 12), "Bartholome…");
        assert_eq!(fit("山田太郎左衛門", 8), "山田太…");
        assert_eq!(fit("Jo Anna Lee", 4), "Jo…");
    }
}
