//! A line of a number over many days, between its least and its most.

use askama::Template;
use say::Message;

/// Width of the picture.
const WIDTH: i64 = 600;
/// Height between the least and the most.
const RISE: i64 = 120;
/// Margins around the line.
const SIDE: i64 = 12;

/// The picture with every coordinate computed.
#[derive(Debug, Clone, Template)]
#[template(path = "shared/picture/course.html")]
pub struct Course {
    pub width: i64,
    pub height: i64,
    /// The line's points as the `points` attribute of a polyline.
    pub line: String,
    /// The last point, which carries the accent.
    pub last: (i64, i64),
    pub most: i64,
    pub least: i64,
    /// The picture in one sentence.
    pub text: Message,
}

impl Course {
    /// Computes the picture of some numbers, the earliest first; `text` says it in words.
    pub fn new(text: Message, values: &[i64]) -> Self {
        let least = values.iter().copied().min().unwrap_or_default();
        let most = values.iter().copied().max().unwrap_or_default();
        let steps = values.len().saturating_sub(1).max(1) as i64;
        let dots = (0..).zip(values).map(|(ix, value): (i64, &i64)| {
            let x = SIDE + (WIDTH - 2 * SIDE) * ix / steps;
            // a number that never changes is in the middle
            let y = match most - least {
                0 => RISE / 2,
                range => RISE * (most - value) / range,
            };
            (x, SIDE + y)
        });
        let dots: Vec<(i64, i64)> = dots.collect();
        let line: Vec<String> = dots.iter().map(|(x, y)| format!("{x},{y}")).collect();
        Self {
            width: WIDTH,
            height: RISE + 2 * SIDE,
            line: line.join(" "),
            last: dots.last().copied().unwrap_or((SIDE, SIDE)),
            most,
            least,
            text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_is_at_the_top_and_the_least_at_the_bottom() {
        let course = Course::new("A line".into(), &[1_000, 1_100, 900]);
        assert_eq!(course.line, "12,72 300,12 588,132");
        assert_eq!((course.last, course.most, course.least), ((588, 132), 1_100, 900));
        let same = Course::new("A line".into(), &[5, 5]);
        assert_eq!(same.line, "12,72 588,72");
    }
}
