//! Minutes of tables, a line for each round: a mark for each table, and the median.

use askama::Template;
use askama::filters::HtmlSafe;
use say::{Message, picture};

use super::fitted::Fitted;

/// Height of a line, and of the axis below all of them.
const LINE: i32 = 34;
const AXIS: i32 = 26;
/// The width of the labels, of the field and of the number beside it.
const LABELS: i32 = 92;
const FIELD: i32 = 260;
const NUMBERS: i32 = 74;
/// The width of the labels in units.
const LABEL_UNITS: usize = 12;
/// The space between label, field and number.
const GAP: i32 = 10;
/// The range of the field is full quarters of an hour.
const QUARTER: u32 = 15;
/// The distance at which two marks are seen as two, and how far marks and the median reach above and below their line.
const MARK: i32 = 3;
const MARK_REACH: i32 = 5;
const MEDIAN_REACH: i32 = 11;

/// The tables of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Strip {
    /// "Round 1".
    pub label: Message,
    /// Whole minutes, in ascending order; at least one.
    pub minutes: Vec<u32>,
    pub median: u32,
}

/// The picture with every coordinate computed.
#[derive(Debug, Clone, Template)]
#[template(path = "shared/picture/strips.html")]
pub struct Strips {
    /// The prefix of the ids in it.
    id: &'static str,
    title: Message,
    /// All of it in words.
    description: Message,
    width: i32,
    height: i32,
    left: i32,
    right: i32,
    axis: i32,
    /// The minutes at the right edge.
    full: Message,
    lines: Vec<StripLine>,
}

// Its template has escaped its content.
impl HtmlSafe for Strips {}

/// A line at its place.
#[derive(Debug, Clone, PartialEq, Eq)]
struct StripLine {
    label: Fitted,
    /// The height of the marks, and the baseline of label and number.
    y: i32,
    base: i32,
    /// The marks from left to right, as the `d` attribute of a path; those that are too close are one.
    marks: String,
    /// The median, in the same way.
    median: String,
    text: Message,
}

impl Strips {
    /// Computes the picture; `id` is unique on the page.
    pub fn new(id: &'static str, title: impl Into<Message>, strips: &[Strip]) -> Self {
        let longest = strips
            .iter()
            .flat_map(|strip| &strip.minutes)
            .copied()
            .max()
            .unwrap_or(0);
        let full = longest.div_ceil(QUARTER).max(1) * QUARTER;
        let left = LABELS + GAP;
        let x_of = |minutes: u32| {
            let along = u64::from(minutes) * FIELD.unsigned_abs() as u64 / u64::from(full);
            left + i32::try_from(along).unwrap_or(FIELD)
        };
        let line = |(at, strip): (i32, &Strip)| {
            let y = at * LINE + LINE / 2;
            let places = strip
                .minutes
                .iter()
                .map(|minutes| left + (x_of(*minutes) - left) / MARK * MARK);
            let mut places: Vec<i32> = places.collect();
            places.dedup();
            let upright = |x: i32, reach: i32| format!("M{x} {}v{}", y - reach, 2 * reach);
            StripLine {
                label: Fitted::new(&strip.label, LABEL_UNITS),
                y,
                base: y + 5,
                marks: places.iter().map(|x| upright(*x, MARK_REACH)).collect(),
                median: upright(x_of(strip.median), MEDIAN_REACH),
                text: picture::minutes(strip.median),
            }
        };
        let spoken = strips.iter().map(|strip| {
            let (least, most) = (strip.minutes.first().unwrap_or(&0), strip.minutes.last().unwrap_or(&0));
            picture::minutes_of(&strip.label, least, most, strip.median)
        });
        let axis = LINE * strips.len() as i32;
        Self {
            id,
            title: title.into(),
            description: Message::joined(spoken, " "),
            width: left + FIELD + GAP + NUMBERS,
            height: axis + AXIS,
            left,
            right: left + FIELD,
            axis,
            full: picture::minutes(full),
            lines: (0..).zip(strips).map(line).collect(),
        }
    }

    /// Returns where the numbers begin.
    fn numbers(&self) -> i32 {
        self.right + GAP
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strip(minutes: &[u32], median: u32) -> Strip {
        Strip {
            label: "Round 1".into(),
            minutes: minutes.to_vec(),
            median,
        }
    }

    /// Where the lines of a path are.
    fn places(path: &str) -> Vec<i32> {
        let lines = path.split('M').skip(1);
        lines
            .map(|line| line.split(' ').next().unwrap().parse().unwrap())
            .collect()
    }

    #[test]
    fn marks_are_where_their_minutes_are() {
        let strips = Strips::new("times", "Minutes", &[strip(&[15, 30, 30, 60], 30), strip(&[45], 45)]);
        let (first, second) = (&strips.lines[0], &strips.lines[1]);
        let near = |found: Vec<i32>, expected: &[i32]| {
            let is_near = |(one, other): (&i32, &i32)| (one - other).abs() < MARK;
            assert!(
                found.len() == expected.len() && found.iter().zip(expected).all(is_near),
                "{found:?}"
            );
        };
        near(
            places(&first.marks),
            &[strips.left + FIELD / 4, strips.left + FIELD / 2, strips.right],
        );
        near(places(&first.median), &[strips.left + FIELD / 2]);
        near(places(&second.marks), &places(&second.median));
        let html = strips.render().expect("it renders");
        assert!(html.contains("Round 1: 15 to 60 minutes, median 30."), "{html}");
        assert!(html.contains("60 min"), "{html}");
    }

    #[test]
    fn all_of_it_lies_inside_the_picture() {
        for longest in [1, 14, 15, 16, 90, 1_439] {
            let strips = Strips::new("times", "Minutes", &[strip(&[1, longest], longest)]);
            let is_inside = |x: &i32| (strips.left..=strips.right).contains(x);
            assert!(places(&strips.lines[0].marks).iter().all(is_inside), "{longest}");
        }
        assert!(Strips::new("times", "Nothing", &[]).render().is_ok());
    }

    #[test]
    fn a_thousand_tables_take_few_bytes() {
        let minutes: Vec<u32> = (0..1_000).collect();
        let rounds = vec![strip(&minutes, 500); 16];
        let html = Strips::new("times", "Minutes", &rounds).render().expect("it renders");
        assert!(html.len() < 25_000, "{} bytes", html.len());
    }
}
