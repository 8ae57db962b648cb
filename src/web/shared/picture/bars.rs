//! Amounts as bars, one below the other: label, bar, number.

use askama::Template;
use askama::filters::HtmlSafe;
use say::{Message, common, picture};

use super::fitted::Fitted;

/// Height of a line, and of the bar in it.
const LINE: i32 = 28;
const BAR: i32 = 18;
/// The width of the labels, of the longest bar and of the number beside it.
const LABELS: i32 = 92;
const LONGEST: i32 = 174;
const NUMBERS: i32 = 66;
/// The width of the labels in units.
const LABEL_UNITS: usize = 12;
/// The space between label, bar and number.
const GAP: i32 = 8;

/// One bar.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bar {
    /// "Seat 1": a word or two.
    pub label: Message,
    /// Its length, relative to the others.
    pub amount: u32,
    /// The number beside it, as people read it: "4:05".
    pub text: Message,
}

/// The picture with every coordinate computed.
#[derive(Debug, Clone, Template)]
#[template(path = "shared/picture/bars.html")]
pub struct Bars {
    /// The prefix of the ids in it.
    id: &'static str,
    title: Message,
    /// All of it in one sentence.
    description: Message,
    width: i32,
    height: i32,
    lines: Vec<BarLine>,
}

// Its template has escaped its content.
impl HtmlSafe for Bars {}

/// A bar at its place.
#[derive(Debug, Clone, PartialEq, Eq)]
struct BarLine {
    label: Fitted,
    text: Message,
    /// Where the bar begins and how wide it is.
    x: i32,
    width: i32,
    /// Its top, and the baseline of label and number.
    top: i32,
    base: i32,
    /// Where the number begins.
    number: i32,
}

impl Bars {
    /// Computes the picture; `id` is unique on the page.
    pub fn new(id: &'static str, title: impl Into<Message>, bars: &[Bar]) -> Self {
        // at least 1: if all amounts are zero, there are no bars
        let most = bars.iter().map(|bar| bar.amount).max().unwrap_or(0).max(1);
        let line = |(index, bar): (i32, &Bar)| {
            let width = u64::from(bar.amount) * LONGEST.unsigned_abs() as u64 / u64::from(most);
            let width = i32::try_from(width).unwrap_or(LONGEST);
            let top = index * LINE;
            BarLine {
                label: Fitted::new(&bar.label, LABEL_UNITS),
                text: bar.text.clone(),
                x: LABELS + GAP,
                width,
                top: top + (LINE - BAR) / 2,
                base: top + LINE / 2 + 5,
                number: LABELS + GAP + width + GAP,
            }
        };
        let spoken = bars.iter().map(|bar| picture::amount(&bar.label, &bar.text));
        Self {
            id,
            title: title.into(),
            description: common::sentence(Message::joined(spoken, ", ")),
            width: LABELS + GAP + LONGEST + GAP + NUMBERS,
            height: LINE * bars.len() as i32,
            lines: (0..).zip(bars).map(line).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(amount: u32) -> Bar {
        Bar {
            label: common::seat_number(1),
            amount,
            text: amount.into(),
        }
    }

    #[test]
    fn the_greatest_fills_the_picture_and_all_lie_in_it() {
        let bars = Bars::new("a", "Time a turn", &[bar(50), bar(100), bar(0), bar(u32::MAX)]);
        let widths: Vec<i32> = bars.lines.iter().map(|line| line.width).collect();
        assert_eq!(widths, [0, 0, 0, LONGEST]);
        let half = Bars::new("a", "Time a turn", &[bar(50), bar(100)]);
        assert_eq!(half.lines[0].width, LONGEST / 2);
        for line in &bars.lines {
            assert!(line.number < bars.width && line.base < bars.height);
        }
    }

    #[test]
    fn it_has_a_title_and_says_its_numbers() {
        let html = Bars::new("a", "Time & turns", &[bar(7)]).render().expect("it renders");
        assert!(
            html.contains("<title id=\"a-title\">Time &#38; turns</title>"),
            "{html}"
        );
        assert!(html.contains("Seat 1 7."), "{html}");
        assert!(Bars::new("a", "Nothing", &[]).render().is_ok());
    }
}
