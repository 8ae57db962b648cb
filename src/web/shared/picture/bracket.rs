//! The playoff bracket: a column for each stage, a box for each pod, a line from each winner to their next seat.

use askama::Template;
use say::{Message, picture};

use super::fitted::Fitted;

/// Width of a pod's box.
const BOX: i32 = 240;
/// Height of a seat's row.
const ROW: i32 = 26;
/// Height of the line above a box that names the table.
const TITLE: i32 = 24;
/// Distance between boxes, above each other or beside each other in one stage.
const GAP: i32 = 16;
/// Distance between stages, where the lines run.
const STEP: i32 = 56;
/// Height of the line that names the stage.
const HEAD: i32 = 32;
/// A stage with more boxes than this has two columns.
const ONE_COLUMN: usize = 5;
/// The width of the titles of stages and boxes, in units.
const STAGE_UNITS: usize = 36;
const TITLE_UNITS: usize = 31;
/// The width of a name that fits beside the seed in a box, in units.
const NAME_UNITS: usize = 23;
/// The width of a winner's name: it is bold and has a mark behind it.
const WINNER_UNITS: usize = 18;

/// A stage of the playoff.
#[derive(Debug, Clone, Default)]
pub struct BracketStage {
    /// "First round", "Semifinals", "Final".
    pub title: Message,
    /// Its pods in table order.
    pub pods: Vec<BracketPod>,
    /// Players who wait during this stage, best seed first (cuts of 7, 10, 13 and 40).
    pub waiting: Vec<BracketSeat>,
}

/// A pod of a stage.
#[derive(Debug, Clone, Default)]
pub struct BracketPod {
    /// "Table 1".
    pub title: Message,
    /// Address of the table's pairing; `None` while the stage is not published.
    pub href: Option<String>,
    /// Its seats in turn order; in a stage that is not paired yet, the known players and where the others come from.
    pub seats: Vec<BracketSeat>,
}

/// A seat, or a player who waits.
#[derive(Debug, Clone, Default)]
pub struct BracketSeat {
    /// The player's seed in the cut, from 1; 0 while the player is not known.
    pub seed: u32,
    /// The player's name, or whose place it is: "Winner of table 1".
    pub name: Message,
    /// The player's state in this stage.
    pub state: SeatState,
    /// The index of the pod in the previous stage whose winner will sit here.
    pub from: Option<usize>,
}

/// The state of a player in a stage.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum SeatState {
    /// Playing, or waiting.
    #[default]
    Open,
    /// Won the pod.
    Won,
    /// Advances from a drawn match as the best seed (T43).
    BySeed,
    /// Lost.
    Lost,
    /// Dropped or disqualified: nobody takes the place (T16).
    Out,
    /// The player is not known yet.
    Awaited,
}

impl SeatState {
    /// Returns whether the player goes on to the next stage.
    pub fn goes_on(self) -> bool {
        matches!(self, Self::Won | Self::BySeed)
    }

    /// The class of the style sheet.
    pub fn class(&self) -> &'static str {
        match self {
            Self::Open => "",
            Self::Won | Self::BySeed => "won",
            Self::Lost => "lost",
            Self::Out => "out",
            Self::Awaited => "awaited",
        }
    }

    /// Returns the word beside the name in the list; empty while nothing is decided.
    pub fn word(&self) -> Message {
        match self {
            Self::Open | Self::Lost | Self::Awaited => Message::default(),
            Self::Won => picture::bracket_seat_won(),
            Self::BySeed => picture::bracket_seat_by_seed(),
            Self::Out => picture::bracket_seat_out(),
        }
    }
}

/// The bracket with every coordinate computed.
#[derive(Debug, Clone, Template)]
#[template(path = "shared/picture/bracket.html")]
pub struct Bracket {
    /// Width of the picture.
    pub width: i32,
    /// Height of the picture.
    pub height: i32,
    /// Whether it is narrow enough to be shown unscaled on a phone (one stage).
    pub narrow: bool,
    /// Titles of the stages.
    pub heads: Vec<Label>,
    /// The boxes.
    pub boxes: Vec<PodBox>,
    /// Lines from winners, and from waiting players, to their next seats.
    pub paths: Vec<Path>,
    /// The same as a list.
    pub stages: Vec<BracketStage>,
    /// One sentence: its size, its progress, its winner.
    pub summary: Message,
}

/// A line from one stage to the next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Path {
    /// As SVG writes it.
    pub d: String,
    /// Whether it is undecided who will go this way.
    pub open: bool,
}

/// A text at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Label {
    /// From the left.
    pub x: i32,
    /// Baseline, from the top.
    pub y: i32,
    pub text: Fitted,
}

/// A pod's box, or the box of the waiting players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PodBox {
    /// Left edge.
    pub x: i32,
    /// Upper edge, below the title.
    pub y: i32,
    /// Width.
    pub width: i32,
    /// Height.
    pub height: i32,
    /// Its title, above the box.
    pub title: Label,
    /// Whether it is undecided who sits or waits here.
    pub open: bool,
    /// Its rows.
    pub rows: Vec<SeatRow>,
}

/// A row of a box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatRow {
    /// Baseline.
    pub y: i32,
    /// Where the seed ends.
    pub seed_x: i32,
    /// Where the name starts.
    pub name_x: i32,
    /// The seed; `None` while it is not known who will sit here.
    pub seed: Option<u32>,
    pub name: Fitted,
    /// Class of the state.
    pub class: &'static str,
    /// The left edge of the winner's mark; `None` for others.
    pub mark_x: Option<i32>,
}

impl Bracket {
    /// Computes the picture of a playoff's stages, first to last.
    pub fn new(stages: Vec<BracketStage>) -> Self {
        let columns: Vec<Column> = stages.iter().map(Column::of).collect();
        let inner = columns.iter().map(|column| column.height).max().unwrap_or(0);
        let mut x = 0;
        let mut heads = Vec::new();
        let mut boxes = Vec::new();
        let mut spots: Vec<Vec<Spot>> = Vec::new();
        for (stage, column) in stages.iter().zip(&columns) {
            heads.push(Label {
                x,
                y: 18,
                text: Fitted::new(&stage.title, STAGE_UNITS),
            });
            spots.push(column.place(stage, x, HEAD + (inner - column.height) / 2, &mut boxes));
            x += column.width() + STEP;
        }
        let mut paths = Vec::new();
        for (at, pair) in spots.windows(2).enumerate() {
            // The winners of a stage of two columns have no lines: those of the first column would cross the second, in
            // which the waiting players are.
            let with_winners = columns[at].split.len() == 1;
            let lines = links(&pair[0], &pair[1]);
            paths.extend(
                lines
                    .filter(|(from, _)| with_winners || from.waits)
                    .map(|(_, path)| path),
            );
        }
        Self {
            width: (x - STEP).max(BOX),
            height: HEAD + inner + 2,
            narrow: stages.len() <= 1,
            heads,
            boxes,
            paths,
            summary: summary(&stages),
            stages,
        }
    }
}

/// A seat's place in the picture, where lines end and begin.
struct Spot {
    seed: u32,
    left: i32,
    right: i32,
    y: i32,
    /// The pod; `None` for waiting players.
    pod: Option<usize>,
    waits: bool,
    won: bool,
    /// The pod of the previous stage whose winner will be here.
    from: Option<usize>,
}

/// A stage's boxes in one or two columns. The box of the waiting players comes first in one column, and last in two:
/// there it is beside the next stage.
struct Column {
    /// Indices of the boxes in each column: 0 = the waiting players, i + 1 = pod i.
    split: Vec<Vec<usize>>,
    height: i32,
}

fn box_height(seats: usize) -> i32 {
    TITLE + ROW * i32::try_from(seats.max(1)).unwrap_or(i32::MAX / ROW / 2) + 8
}

fn seats_of(stage: &BracketStage, index: usize) -> &[BracketSeat] {
    match index {
        0 => &stage.waiting,
        pod => &stage.pods[pod - 1].seats,
    }
}

impl Column {
    fn of(stage: &BracketStage) -> Self {
        let first = usize::from(stage.waiting.is_empty());
        let mut indices: Vec<usize> = (first..=stage.pods.len()).collect();
        let height = |list: &[usize]| {
            let boxes: i32 = list.iter().map(|&i| box_height(seats_of(stage, i).len()) + GAP).sum();
            (boxes - GAP).max(0)
        };
        if indices.len() <= ONE_COLUMN {
            return Self {
                height: height(&indices),
                split: vec![indices],
            };
        }
        indices.rotate_left(1 - first);
        // split so that the higher of the two columns is as low as possible
        let best = (1..indices.len())
            .min_by_key(|&at| height(&indices[..at]).max(height(&indices[at..])))
            .unwrap_or(1);
        let (left, right) = indices.split_at(best);
        Self {
            height: height(left).max(height(right)),
            split: vec![left.to_vec(), right.to_vec()],
        }
    }

    fn width(&self) -> i32 {
        let columns = i32::try_from(self.split.len()).unwrap_or(1);
        columns * (BOX + GAP) - GAP
    }

    fn place(&self, stage: &BracketStage, left: i32, top: i32, boxes: &mut Vec<PodBox>) -> Vec<Spot> {
        let mut spots = Vec::new();
        let mut x = left;
        for list in &self.split {
            let mut y = top;
            for &index in list {
                let seats = seats_of(stage, index);
                let title = match index {
                    0 => picture::bracket_waiting(),
                    pod => stage.pods[pod - 1].title.clone(),
                };
                let upper = y + TITLE;
                boxes.push(PodBox {
                    x,
                    y: upper,
                    width: BOX,
                    height: box_height(seats.len()) - TITLE,
                    title: Label {
                        x,
                        y: y + 16,
                        text: Fitted::new(title, TITLE_UNITS),
                    },
                    open: index == 0 || seats.iter().all(|seat| seat.state == SeatState::Awaited),
                    rows: rows(seats, x, upper),
                });
                for (row, seat) in (0..).zip(seats) {
                    spots.push(Spot {
                        seed: seat.seed,
                        left: x,
                        right: x + BOX,
                        y: upper + 4 + ROW * row + ROW / 2,
                        pod: index.checked_sub(1),
                        waits: index == 0 && seat.state == SeatState::Open,
                        won: seat.state.goes_on(),
                        from: seat.from,
                    });
                }
                y += box_height(seats.len()) + GAP;
            }
            x += BOX + GAP;
        }
        spots
    }
}

fn rows(seats: &[BracketSeat], x: i32, upper: i32) -> Vec<SeatRow> {
    (0..)
        .zip(seats)
        .map(|(row, seat)| SeatRow {
            y: upper + 4 + ROW * row + 18,
            seed_x: x + 30,
            name_x: x + 40,
            seed: Some(seat.seed).filter(|seed| *seed > 0),
            name: Fitted::new(&seat.name, if seat.state.goes_on() { WINNER_UNITS } else { NAME_UNITS }),
            class: seat.state.class(),
            mark_x: seat.state.goes_on().then_some(x + BOX - 20),
        })
        .collect()
}

/// Returns the lines between two stages, each with the spot where it begins.
fn links<'s>(from: &'s [Spot], to: &'s [Spot]) -> impl Iterator<Item = (&'s Spot, Path)> {
    let known = from
        .iter()
        .filter(|spot| spot.won || spot.waits)
        .filter_map(move |spot| {
            let next = to.iter().find(|next| next.seed == spot.seed && next.seed > 0)?;
            Some((spot, path(spot.right, spot.y, next, false)))
        });
    let awaited = to.iter().filter_map(move |next| {
        let pod = next.from?;
        let seats = || from.iter().filter(move |spot| spot.pod == Some(pod));
        let (first, last) = (seats().next()?, seats().next_back()?);
        Some((first, path(first.right, (first.y + last.y) / 2, next, true)))
    });
    known.chain(awaited)
}

fn path(x: i32, y: i32, to: &Spot, open: bool) -> Path {
    let middle = x + STEP / 2;
    Path {
        d: format!("M{x} {y}C{middle} {y} {middle} {} {} {}", to.y, to.left, to.y),
        open,
    }
}

fn summary(stages: &[BracketStage]) -> Message {
    let Some(last) = stages.last() else {
        return picture::bracket_none();
    };
    let players: usize = stages
        .first()
        .map(|stage| stage.waiting.len() + stage.pods.iter().map(|pod| pod.seats.len()).sum::<usize>())
        .unwrap_or(0);
    // The final has one pod (T15): with more, the winners have another stage to play.
    let seats = match last.pods.as_slice() {
        [pod] => pod.seats.as_slice(),
        _ => &[],
    };
    let is_without = |seat: &BracketSeat| matches!(seat.state, SeatState::Lost | SeatState::Out);
    match seats.iter().find(|seat| seat.state.goes_on()) {
        Some(seat) => picture::bracket_won(players, &seat.name, seat.seed),
        None if !seats.is_empty() && seats.iter().all(is_without) => picture::bracket_without_winner(players),
        None => picture::bracket_open(players, stages.len()),
    }
}

#[cfg(test)]
#[path = "bracket_tests.rs"]
mod tests;
