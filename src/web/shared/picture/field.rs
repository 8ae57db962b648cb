//! The field round by round: how many players had how many points, and the way of one of them through it.

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;
use askama::filters::HtmlSafe;
use say::{Message, picture};

/// The width of the points at the left, and of points that are counted together ("120–139").
const LEFT: i32 = 44;
const LEFT_TOGETHER: i32 = 92;
/// The distances between rounds and between points.
const STEP: i32 = 76;
const ROW: i32 = 36;
/// What the number beside the largest dot of the last round needs beyond its column.
const RIGHT: i32 = 20;
/// The height of the rounds' names.
const TOP: i32 = 32;
/// The radius of a dot for one player among many, and what is added for the most.
const LEAST: u32 = 4;
const MORE: u32 = 11;
/// The most lines; if there are more different points, they are counted together.
const LINES: u32 = 18;

/// The players after a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldRound {
    /// "R1".
    pub label: Message,
    /// How many players have how many points.
    pub players: BTreeMap<u32, u32>,
    /// The points of the player who is followed.
    pub followed: Option<u32>,
}

/// The picture with every coordinate computed.
#[derive(Debug, Clone, Template)]
#[template(path = "shared/picture/field.html")]
pub struct Field {
    /// The prefix of the ids in it.
    id: &'static str,
    title: Message,
    /// All of it in words.
    description: Message,
    width: i32,
    height: i32,
    rounds: Vec<(i32, Message)>,
    /// The end of the points at the left.
    left: i32,
    /// Points with their baselines: "5", or "120–139" for those that are counted together.
    points: Vec<(i32, String)>,
    dots: Vec<FieldDot>,
    /// The way of the player who is followed, as the `points` attribute of a polyline.
    way: String,
}

// Its template has escaped its content.
impl HtmlSafe for Field {}

/// Players with the same points.
#[derive(Debug, Clone, PartialEq, Eq)]
struct FieldDot {
    x: i32,
    y: i32,
    radius: u32,
    /// Where its number begins, and its baseline.
    number: i32,
    base: i32,
    players: u32,
    followed: bool,
}

impl Field {
    /// Computes the picture; `id` is unique on the page.
    pub fn new(id: &'static str, title: impl Into<Message>, rounds: &[FieldRound]) -> Self {
        let all: BTreeSet<u32> = rounds.iter().flat_map(|round| round.players.keys()).copied().collect();
        let step = match all.last() {
            Some(highest) if all.len() > LINES as usize => highest / LINES + 1,
            _ => 1,
        };
        let together = |points: u32| points / step * step;
        let counted: Vec<BTreeMap<u32, u32>> = rounds.iter().map(|round| counted(round, together)).collect();
        let mut lines: Vec<u32> = counted.iter().flat_map(BTreeMap::keys).copied().collect();
        lines.sort_unstable_by(|one, other| other.cmp(one));
        lines.dedup();
        let y_of = |points: u32| {
            let line = lines.iter().position(|line| *line == together(points)).unwrap_or(0);
            TOP + ROW / 2 + ROW * line as i32
        };
        let left = if step == 1 { LEFT } else { LEFT_TOGETHER };
        let label = |points: u32| match step {
            1 => points.to_string(),
            step => format!("{points}–{}", points + step - 1),
        };
        let x_of = |round: usize| left + STEP / 2 + STEP * round as i32;
        let most = counted.iter().flat_map(BTreeMap::values).copied().max().unwrap_or(1);
        let dot = |round: usize, points: u32, players: u32| {
            let radius = LEAST + MORE * (players * 100).isqrt() / (most * 100).isqrt().max(1);
            let (x, y) = (x_of(round), y_of(points));
            FieldDot {
                x,
                y,
                radius,
                number: x + radius as i32 + 5,
                base: y + 5,
                players,
                followed: rounds[round].followed.map(together) == Some(points),
            }
        };
        let dots = counted.iter().enumerate().flat_map(|(round, counted)| {
            let dots = counted.iter().map(move |(points, players)| (round, *points, *players));
            dots.collect::<Vec<_>>()
        });
        let followed = rounds.iter().enumerate();
        let way = followed.filter_map(|(round, of)| Some(format!("{},{}", x_of(round), y_of(of.followed?))));
        Self {
            id,
            title: title.into(),
            description: Message::joined(
                (rounds.iter().zip(&counted)).map(|(round, counted)| spoken(&round.label, counted, label)),
                " ",
            ),
            left: left - 12,
            width: left + STEP * rounds.len() as i32 + RIGHT,
            height: TOP + ROW * lines.len() as i32,
            rounds: (rounds.iter().enumerate())
                .map(|(at, round)| (x_of(at), round.label.clone()))
                .collect(),
            points: lines.iter().map(|points| (y_of(*points) + 5, label(*points))).collect(),
            way: way.collect::<Vec<_>>().join(" "),
            dots: dots
                .map(|(round, points, players)| dot(round, points, players))
                .collect(),
        }
    }
}

/// Counts the players of a round, those with nearly the same points together.
fn counted(round: &FieldRound, together: impl Fn(u32) -> u32) -> BTreeMap<u32, u32> {
    let mut counted: BTreeMap<u32, u32> = BTreeMap::new();
    for (points, players) in &round.players {
        *counted.entry(together(*points)).or_default() += players;
    }
    counted
}

/// A round in words: "R1: 4 with 5, 12 with 0."
fn spoken(round: &Message, counted: &BTreeMap<u32, u32>, label: impl Fn(u32) -> String) -> Message {
    let with = counted.iter().rev();
    let with = with.map(|(points, players)| picture::field_points(players, label(*points)));
    picture::field_round(round, Message::joined(with, ", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(number: u32, players: &[(u32, u32)], followed: u32) -> FieldRound {
        FieldRound {
            label: format!("R{number}").into(),
            players: players.iter().copied().collect(),
            followed: Some(followed),
        }
    }

    #[test]
    fn every_player_is_in_one_dot_of_each_round() {
        let field = Field::new(
            "field",
            "Points",
            &[round(1, &[(5, 4), (0, 12)], 5), round(2, &[(40, 1), (5, 6), (0, 9)], 5)],
        );
        let of_round = |x: i32| {
            field
                .dots
                .iter()
                .filter(|dot| dot.x == x)
                .map(|dot| dot.players)
                .sum::<u32>()
        };
        assert_eq!(
            field.rounds.iter().map(|(x, _)| of_round(*x)).collect::<Vec<_>>(),
            [16, 16]
        );
        let lines: Vec<&str> = field.points.iter().map(|(_, points)| points.as_str()).collect();
        assert_eq!(
            lines,
            ["40", "5", "0"],
            "the most at the top, and few lines are not counted together"
        );
        assert_eq!(field.dots.iter().filter(|dot| dot.followed).count(), 2);
        assert_eq!(field.way.split(' ').count(), 2);
        let html = field.render().expect("it renders");
        assert!(
            html.contains("R1: 4 with 5, 12 with 0. R2: 1 with 40, 6 with 5, 9 with 0."),
            "{html}"
        );
    }

    /// Points that are wagered, which nearly everybody has others of (T59).
    #[test]
    fn many_different_points_are_counted_together_inside_the_picture() {
        let players: Vec<(u32, u32)> = (0..2_000).map(|player| (player * 7, 1)).collect();
        let rounds: Vec<FieldRound> = (1..=10).map(|number| round(number, &players, 700)).collect();
        let field = Field::new("field", "Points", &rounds);
        assert!(field.points.len() <= LINES as usize + 1, "{} lines", field.points.len());
        assert_eq!(field.dots.iter().map(|dot| dot.players).sum::<u32>(), 20_000);
        assert_eq!(field.points.last().map(|(_, label)| label.as_str()), Some("0–777"));
        let html = field.render().expect("it renders");
        assert!(html.contains("112 with 0–777."), "{html}");
        assert!(html.len() < 40_000, "{} bytes", html.len());
        assert!(Field::new("field", "Nothing", &[]).render().is_ok());
    }

    #[test]
    fn numbers_beside_dots_are_inside_the_picture() {
        let all = [
            round(1, &[(5, 512), (0, 1_536)], 5),
            round(2, &[(10, 128), (0, 1_920)], 10),
        ];
        let field = Field::new("field", "Points", &all);
        for dot in &field.dots {
            let digits = dot.players.to_string().len() as i32;
            assert!(dot.y > 0 && dot.y < field.height);
            // digits are not wider than 9 pixels in letters of 14
            assert!(dot.number + 9 * digits <= field.width, "{dot:?} of {}", field.width);
            assert!(dot.x - dot.radius as i32 > field.left);
        }
    }
}
