//! Shares with their intervals, one below the other: a dot on a line from the lowest to the highest value, and a dashed
//! line for the share that all of them would have in common.

use askama::Template;
use askama::filters::HtmlSafe;
use say::{Language, Message, common, picture};

use super::fitted::Fitted;
use super::in_lines;
use podium_rules::statistics::{Millionths, Share};

/// The height of a line, and of one whose label is above it.
const LINE: i32 = 28;
const TALL: i32 = 48;
/// The additional height of each further line of a label.
const LABEL_LINE: i32 = 18;
/// Height of the axis below the lines.
const AXIS: i32 = 24;
/// The width of labels beside the lines, of the field, and of the number beside it.
const LABELS: i32 = 92;
const FIELD: i32 = 194;
const NUMBERS: i32 = 54;
/// The space between label, field and number.
const GAP: i32 = 8;
/// Half the height of a line's end marks.
const END: i32 = 5;
/// The width of a label beside its line, and above it, in units.
const BESIDE_UNITS: usize = 12;
const ABOVE_UNITS: usize = 44;
/// The range of the field: at least this, or the next full tenth above the longest line.
const LEAST_FIELD: u64 = 200_000;
const TENTH: u64 = 100_000;

/// The position of labels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Labels {
    /// Beside their lines: short ones, as "Seat 1".
    Beside,
    /// Above their lines: names.
    Above,
}

/// A share with its label.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Interval {
    /// What it is a share of; above its line, a name that is the same in all languages.
    pub label: Message,
    pub share: Share,
}

/// The picture with every coordinate computed.
#[derive(Debug, Clone, Template)]
#[template(path = "shared/picture/intervals.html")]
pub struct Intervals {
    /// The prefix of the ids in it.
    id: &'static str,
    title: Message,
    /// All of it in words.
    description: Message,
    width: i32,
    height: i32,
    /// The edges of the field, which are 0 and `full`; the axis is below the lines, its words at the bottom.
    left: i32,
    right: i32,
    axis: i32,
    full: Message,
    /// Where the dashed line is.
    common: Option<i32>,
    lines: Vec<IntervalLine>,
}

// Its template has escaped its content.
impl HtmlSafe for Intervals {}

/// A share at its place.
#[derive(Debug, Clone, PartialEq, Eq)]
struct IntervalLine {
    /// The lines of the label, each with its baseline.
    label: Vec<(i32, Fitted)>,
    text: Message,
    /// The height of the line, and of its end marks.
    y: i32,
    top: i32,
    bottom: i32,
    /// The ends of the line and the dot on it.
    from: i32,
    to: i32,
    dot: i32,
    /// The baseline of the number, which ends at the right edge.
    base: i32,
}

impl Intervals {
    /// Computes the picture; `id` is unique on the page, `common` is the share that all would have in common.
    pub fn new(
        id: &'static str,
        title: impl Into<Message>,
        rows: &[Interval],
        common: Option<Millionths>,
        labels: Labels,
    ) -> Self {
        let longest = rows.iter().map(|row| row.share.interval().1).chain(common).max();
        let full = longest.unwrap_or_default().0.div_ceil(TENTH) * TENTH;
        let full = full.clamp(LEAST_FIELD, Millionths::ONE.0);
        let (left, height) = match labels {
            Labels::Beside => (LABELS + GAP, LINE),
            Labels::Above => (END, TALL),
        };
        let field = LABELS + GAP + FIELD - left;
        let x = |at: Millionths| left + i32::try_from(at.0 * field.unsigned_abs() as u64 / full).unwrap_or(field);
        // where the lines above end
        let mut end = 0;
        let line = |row: &Interval| {
            let (least, most) = row.share.interval();
            let words = match labels {
                Labels::Beside => vec![Fitted::new(&row.label, BESIDE_UNITS)],
                Labels::Above => above(&row.label),
            };
            let further = LABEL_LINE * (words.len() as i32 - 1);
            end += height + further;
            let (y, first) = match labels {
                Labels::Beside => (end - height / 2, end - height / 2 + 5),
                Labels::Above => (end - 12, end - 28 - further),
            };
            IntervalLine {
                label: (0..).map(|index| first + index * LABEL_LINE).zip(words).collect(),
                text: say::percent(row.share.share().percent(0)),
                y,
                top: y - END,
                bottom: y + END,
                from: x(least),
                to: x(most),
                dot: x(row.share.share()),
                base: y + 5,
            }
        };
        let lines: Vec<IntervalLine> = rows.iter().map(line).collect();
        let shares = common::sentence(Message::joined(rows.iter().map(spoken), "; "));
        let dashed = common.map(|common| picture::dashed_line(say::percent(common.percent(1))));
        Self {
            id,
            title: title.into(),
            description: Message::joined([Some(shares), dashed].into_iter().flatten(), " "),
            width: LABELS + GAP + FIELD + GAP + NUMBERS,
            height: end + AXIS,
            left,
            right: left + field,
            axis: end + 2,
            full: say::percent(Millionths(full).percent(0)),
            common: common.map(x),
            lines,
        }
    }
}

/// "Seat 1 31.2 %, between 24.0 and 39.5 %".
fn spoken(row: &Interval) -> Message {
    let (least, most) = row.share.interval();
    let share = say::percent(row.share.share().percent(1));
    picture::interval(
        &row.label,
        share,
        say::decimal(least.percent(1)),
        say::percent(most.percent(1)),
    )
}

/// Returns the lines of a name above its share.
fn above(name: &Message) -> Vec<Fitted> {
    // a name has one form, so that its lines are the same in all languages
    let lines = in_lines(&name.in_language(Language::English), ABOVE_UNITS);
    lines.into_iter().map(|line| Fitted::new(line, ABOVE_UNITS)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(counts: &[u64], of: u64) -> Vec<Interval> {
        let row = |(number, &count): (usize, &u64)| Interval {
            label: common::seat_number(number),
            share: Share::of(count, of).expect("of something"),
        };
        (1..).zip(counts).map(row).collect()
    }

    #[test]
    fn all_of_it_lies_in_the_picture() {
        for labels in [Labels::Beside, Labels::Above] {
            for counts in [[0, 0, 1], [1, 1, 1], [0, 3, 3], [3, 0, 0]] {
                let picture = Intervals::new("a", "Seats", &rows(&counts, 3), Some(Millionths(333_333)), labels);
                for line in &picture.lines {
                    assert!(line.from <= line.dot && line.dot <= line.to, "{line:?}");
                    assert!(line.from >= 0 && line.to < picture.width - NUMBERS, "{line:?}");
                    let above = line.label.iter().all(|(base, _)| *base > 0 && *base <= line.base);
                    assert!(
                        above && line.bottom < picture.axis && picture.axis < picture.height,
                        "{line:?}"
                    );
                }
            }
        }
        assert!(
            Intervals::new("a", "Nothing", &[], None, Labels::Beside)
                .render()
                .is_ok()
        );
    }

    #[test]
    fn a_pair_of_names_stands_whole_in_two_lines_and_the_axis_says_its_ends() {
        let share = Share::of(1, 4).expect("of something");
        let rows = [
            "Rograkh, Son of Rohgahh / Silas Renn, Seeker Adept",
            "Kinnan, Bonder Prodigy",
        ]
        .map(|label| Interval {
            label: label.into(),
            share,
        });
        let picture = Intervals::new("a", "Commanders", &rows, None, Labels::Above);
        let words = |line: &IntervalLine| {
            line.label
                .iter()
                .map(|(_, words)| words.to_string())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            words(&picture.lines[0]),
            ["Rograkh, Son of Rohgahh /", "Silas Renn, Seeker Adept"]
        );
        assert_eq!(words(&picture.lines[1]), ["Kinnan, Bonder Prodigy"]);
        assert!(picture.lines[1].label[0].0 > picture.lines[0].bottom);
        let html = picture.render().expect("it renders");
        assert!(html.contains(">0</text>") && html.contains(">70 %</text>"), "{html}");
    }

    #[test]
    fn it_has_a_title_and_says_its_numbers() {
        let picture = Intervals::new(
            "a",
            "Wins & seats",
            &rows(&[15], 148),
            Some(Millionths(250_000)),
            Labels::Beside,
        );
        let html = picture.render().expect("it renders");
        assert!(
            html.contains("<title id=\"a-title\">Wins &#38; seats</title>"),
            "{html}"
        );
        assert!(
            html.contains("Seat 1 10.1 %, between 6.2 and 16.0 %. The dashed line is at 25.0 %."),
            "{html}"
        );
    }
}
