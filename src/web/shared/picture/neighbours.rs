//! The seats around one seat of a large table as a column, for phones. Left, which is next in turn order, is down.

use askama::Template;
use say::{Message, picture};

use super::fitted::Fitted;
use super::game_ring::{Disc, GameSeat, NAMED};

/// The number of seats shown on either side.
const AROUND: usize = 4;
/// Height of a row.
const ROW: i32 = 48;

/// The picture with all its coordinates.
#[derive(Debug, Clone, Template)]
#[template(path = "shared/picture/neighbours.html")]
pub struct Neighbours {
    pub height: i32,
    pub rows: Vec<Row>,
    /// Arrows from the chosen seat, each from one height to another.
    pub arrows: Vec<(i32, i32)>,
    /// The picture in one sentence.
    pub text: Message,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// Centre of the disc from the top.
    pub y: i32,
    /// From 1.
    pub number: usize,
    /// The name, shortened to fit.
    pub name: Fitted,
    /// "lost", "×2".
    pub note: Option<Message>,
    pub class: &'static str,
    pub markers: Vec<(i32, Disc)>,
    /// Where the name begins.
    pub name_x: i32,
}

impl Neighbours {
    /// Computes the picture around the seat `centre` (from 0); `None` if the ring itself has the names.
    pub fn new(seats: &[GameSeat], centre: usize) -> Option<Self> {
        if seats.len() <= NAMED {
            return None;
        }
        // the whole ring is added, so that nothing becomes negative
        let first = centre + seats.len() - AROUND;
        // Nine of at least 13 seats (`NAMED`): none appears twice.
        let shown: Vec<usize> = (first..=first + 2 * AROUND).map(|index| index % seats.len()).collect();
        let y = |nth: usize| ROW / 2 + ROW * nth as i32;
        let rows: Vec<Row> = shown
            .iter()
            .enumerate()
            .map(|(nth, index)| row(&seats[*index], *index, y(nth)))
            .collect();
        let chosen = shown.iter().position(|index| seats[*index].chosen);
        let arrows = chosen.map_or_else(Vec::new, |from| {
            let to = shown.iter().enumerate().filter(|(_, index)| seats[**index].attackable);
            to.map(|(nth, _)| (y(from), y(nth))).collect()
        });
        Some(Self {
            height: ROW * shown.len() as i32,
            text: picture::neighbours(shown[0] + 1, shown[shown.len() - 1] + 1, seats.len()),
            rows,
            arrows,
        })
    }
}

fn row(seat: &GameSeat, index: usize, y: i32) -> Row {
    let markers: Vec<(i32, Disc)> = seat
        .discs
        .iter()
        .zip(0..)
        .map(|(disc, nth)| (90 + 26 * nth, *disc))
        .collect();
    let times = (seat.turns > 1).then(|| format!("×{}", seat.turns).into());
    Row {
        y,
        number: index + 1,
        name: Fitted::new(&seat.name, 22),
        note: seat.out.clone().or(times),
        class: match (seat.chosen, seat.out.is_some(), seat.in_range) {
            (true, _, _) => "chosen",
            (_, true, _) => "out",
            (_, _, true) => "in-range",
            _ => "",
        },
        name_x: 84 + 26 * markers.len() as i32,
        markers,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seats_around_go_over_the_end_of_the_ring() {
        let mut seats: Vec<GameSeat> = (1..=16).map(|n| GameSeat::named(&format!("Player {n}"))).collect();
        seats[0].chosen = true;
        seats[1].attackable = true;
        let picture = Neighbours::new(&seats, 0).expect("many seats");
        let numbers: Vec<usize> = picture.rows.iter().map(|row| row.number).collect();
        assert_eq!(numbers, [13, 14, 15, 16, 1, 2, 3, 4, 5]);
        assert_eq!(picture.arrows, [(216, 264)]);
        assert!(Neighbours::new(&seats[..12], 0).is_none());
        assert!(picture.render().expect("it renders").contains("Player 13"));
    }
}
