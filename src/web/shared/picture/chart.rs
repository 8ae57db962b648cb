//! A line chart of a player's points over the rounds.

use askama::Template;
use say::{Message, picture};

/// Distance between two rounds.
const STEP: i32 = 56;
/// Height between the ground line and the highest dot.
const RISE: i32 = 96;
/// Margin at the left and right.
const SIDE: i32 = 28;
/// Margins above the line, for the numbers, and below it, for the rounds.
const ABOVE: i32 = 28;
const BELOW: i32 = 28;

/// One round of the chart.
#[derive(Debug, Clone)]
pub struct ChartPoint {
    /// Its name below the ground line: "R1".
    pub label: Message,
    /// The height, and the number above it.
    pub value: u32,
}

/// The chart with every coordinate computed.
#[derive(Debug, Clone, Template)]
#[template(path = "shared/picture/chart.html")]
pub struct Chart {
    /// Width of the picture.
    pub width: i32,
    /// Height of the picture.
    pub height: i32,
    /// The line's points as the `points` attribute of a polyline.
    pub line: String,
    /// Height of the ground line.
    pub ground: i32,
    /// The dots with their numbers.
    pub dots: Vec<Dot>,
    /// The picture in one sentence.
    pub text: Message,
}

/// A dot of the line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dot {
    /// From the left.
    pub x: i32,
    /// From the top.
    pub y: i32,
    /// Baseline of the number above it.
    pub value_y: i32,
    /// The number.
    pub value: u32,
    /// The round's name below the ground line.
    pub label: Message,
    /// Whether it is the newest, which carries the accent.
    pub last: bool,
}

impl Chart {
    /// Computes the chart; `what` names its numbers: "Points after each round".
    pub fn new(what: impl Into<Message>, points: &[ChartPoint]) -> Self {
        // at least 1: a player without points has a line on the ground
        let most = points.iter().map(|point| point.value).max().unwrap_or(0).max(1);
        let ground = ABOVE + RISE;
        let dots: Vec<Dot> = (0..)
            .zip(points)
            .map(|(index, point)| {
                let y = ground - scaled(point.value, most);
                Dot {
                    x: SIDE + STEP * index,
                    y,
                    value_y: y - 10,
                    value: point.value,
                    label: point.label.clone(),
                    last: false,
                }
            })
            .collect();
        let line: Vec<String> = dots.iter().map(|dot| format!("{},{}", dot.x, dot.y)).collect();
        let spoken = points.iter().map(|point| picture::amount(&point.label, point.value));
        let mut chart = Self {
            width: dots.last().map_or(2 * SIDE, |dot| dot.x + SIDE),
            height: ground + BELOW,
            line: line.join(" "),
            ground,
            dots,
            text: picture::chart(what, Message::joined(spoken, ", ")),
        };
        if let Some(dot) = chart.dots.last_mut() {
            dot.last = true;
        }
        chart
    }
}

fn scaled(value: u32, most: u32) -> i32 {
    i32::try_from(u64::from(value) * RISE.unsigned_abs() as u64 / u64::from(most)).unwrap_or(RISE)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(values: &[u32]) -> Chart {
        let points: Vec<ChartPoint> = (1..)
            .zip(values)
            .map(|(round, &value)| ChartPoint {
                label: format!("R{round}").into(),
                value,
            })
            .collect();
        Chart::new("Points after each round", &points)
    }

    #[test]
    fn the_most_points_reach_the_top_and_none_stay_on_the_ground() {
        let chart = chart(&[0, 5, 10]);
        let heights: Vec<i32> = chart.dots.iter().map(|dot| dot.y).collect();
        assert_eq!(heights, [chart.ground, chart.ground - RISE / 2, ABOVE]);
        assert!(chart.dots[2].last && !chart.dots[1].last);
        assert_eq!(chart.text, "Points after each round: R1 0, R2 5, R3 10.");
    }

    #[test]
    fn nothing_played_and_nothing_scored_are_pictures_too() {
        assert_eq!(chart(&[]).dots, []);
        let zero = chart(&[0, 0]);
        assert!(zero.dots.iter().all(|dot| dot.y == zero.ground));
        assert!(zero.render().expect("it renders").contains("R2"));
    }

    #[test]
    fn all_of_it_lies_inside_the_picture() {
        for rounds in 1..=40 {
            let chart = chart(&vec![u32::MAX; rounds]);
            for dot in &chart.dots {
                assert!(dot.x > 0 && dot.x < chart.width && dot.value_y > 0 && dot.y < chart.height);
            }
        }
    }
}
