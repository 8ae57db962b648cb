//! A table's seats as a ring: clockwise in turn order (left is clockwise), the first player at the top.

use askama::Template;
use say::{Message, picture};

use super::fitted::Fitted;

/// Side of the square picture.
const SIZE: i32 = 420;
/// The most seats whose names are in the picture; with more, the names are in a list beside it.
const NAMED: usize = 12;
/// Radius of a ring with names in it.
const NAMED_RADIUS: i32 = 140;

/// A seat to draw.
#[derive(Debug, Clone, Default)]
pub struct RingSeat {
    /// The player's name.
    pub name: String,
    /// The style of the seat.
    pub state: RingState,
    /// Why a player is out, or another short word beside the name.
    pub note: Option<Message>,
}

/// The style of a seat.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum RingState {
    /// Playing.
    #[default]
    In,
    /// The reader's own seat.
    Own,
    /// The player takes a turn.
    Active,
    /// Left the game.
    Out,
}

impl RingState {
    /// Returns the class of the style sheet.
    pub fn class(&self) -> &'static str {
        match self {
            Self::In => "",
            Self::Own => "own",
            Self::Active => "active",
            Self::Out => "out",
        }
    }
}

/// The picture with all its coordinates.
#[derive(Debug, Clone, Template)]
#[template(path = "shared/picture/ring.html")]
pub struct Ring {
    /// Side of the square.
    pub size: i32,
    /// Centre of the ring, both ways.
    pub centre: i32,
    /// Radius of the ring.
    pub radius: i32,
    /// Radius of a seat's disc.
    pub disc: i32,
    /// Seats in turn order.
    pub spots: Vec<RingSpot>,
    /// The large text in the middle: the table's number.
    pub middle: Message,
    /// The small text below it.
    pub below: Option<Message>,
    /// Whether the picture has the names.
    pub named: bool,
    /// The picture in one sentence.
    pub text: Message,
}

/// Where a seat is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RingSpot {
    /// Centre of the disc from the left.
    pub x: i32,
    /// Centre of the disc from the top.
    pub y: i32,
    /// Baseline of the number.
    pub number_y: i32,
    /// Baseline of the name.
    pub name_y: i32,
    /// Seat number from 1.
    pub number: usize,
    pub name: Fitted,
    /// The note beside it.
    pub note: Option<Message>,
    /// Class of the state.
    pub class: &'static str,
}

impl Ring {
    /// Computes the picture of a table's seats; `middle` is its large text (the table's number), `below` the small one.
    pub fn new(seats: &[RingSeat], middle: impl Into<Message>, below: impl Into<Message>) -> Self {
        let (middle, below): (Message, Message) = (middle.into(), below.into());
        let named = seats.len() <= NAMED;
        let centre = SIZE / 2;
        // Named seats leave room below the disc for the name; unnamed ones use the whole square.
        let disc = disc_radius(seats.len(), if named { NAMED_RADIUS } else { centre - 28 });
        let radius = if named { NAMED_RADIUS } else { centre - disc - 4 };
        let spots = seats
            .iter()
            .enumerate()
            .map(|(index, seat)| spot(seats.len(), index, seat, centre, radius, disc))
            .collect();
        Self {
            size: SIZE,
            centre,
            radius,
            disc,
            spots,
            named,
            text: sentence(seats, &middle),
            middle,
            below: Some(below).filter(|below| !below.is_empty()),
        }
    }
}

/// Returns the largest radius of a disc up to 24 that leaves a gap to its neighbours.
fn disc_radius(seats: usize, radius: i32) -> i32 {
    let seats = i32::try_from(seats.max(2)).unwrap_or(i32::MAX);
    // Half of the arc between two seats (44/7 is close enough to a full turn), less one for the gap.
    (radius * 22 / (7 * seats) - 1).clamp(3, 24)
}

fn spot(count: usize, index: usize, seat: &RingSeat, centre: i32, radius: i32, disc: i32) -> RingSpot {
    let turn = std::f64::consts::TAU * index as f64 / count.max(1) as f64;
    let x = centre + whole(f64::from(radius) * turn.sin());
    let y = centre - 10 - whole(f64::from(radius) * turn.cos());
    // Names are below their discs, so a ring with names is a little higher.
    let y = if count <= NAMED { y } else { y + 10 };
    let room = match count {
        0..=4 => 18,
        5..=8 => 13,
        _ => 9,
    };
    RingSpot {
        x,
        y,
        number_y: y + if disc >= 12 { 6 } else { 4 },
        name_y: y + disc + 18,
        number: index + 1,
        name: Fitted::new(&seat.name, room),
        note: seat.note.clone(),
        class: seat.state.class(),
    }
}

fn whole(value: f64) -> i32 {
    // A coordinate of a picture: far inside the range of i32.
    value.round() as i32
}

fn sentence(seats: &[RingSeat], middle: &Message) -> Message {
    let seat = |(number, seat): (usize, &RingSeat)| match seat.state {
        RingState::In => picture::ring_seat(number, &seat.name),
        RingState::Own => picture::ring_seat_own(number, &seat.name),
        RingState::Active => picture::ring_seat_active(number, &seat.name),
        RingState::Out => picture::ring_seat_out(number, &seat.name),
    };
    picture::ring(middle, Message::joined((1..).zip(seats).map(seat), "; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(count: usize) -> Vec<RingSeat> {
        (1..=count)
            .map(|number| RingSeat {
                name: format!("Player {number}"),
                ..RingSeat::default()
            })
            .collect()
    }

    #[test]
    fn the_first_player_sits_at_the_top_and_left_is_clockwise() {
        let ring = Ring::new(&seats(4), "12", "");
        let at: Vec<(i32, i32)> = ring.spots.iter().map(|spot| (spot.x, spot.y)).collect();
        assert_eq!(at, [(210, 60), (350, 200), (210, 340), (70, 200)]);
        assert_eq!(
            ring.text,
            "Table 12, in turn order: seat 1: Player 1; seat 2: Player 2; seat 3: Player 3; seat 4: Player 4."
        );
    }

    #[test]
    fn discs_never_touch_up_to_sixty_six_seats_and_stay_twelve_wide() {
        for count in 3..=66 {
            let ring = Ring::new(&seats(count), "1", "");
            assert!(ring.disc * 2 >= 12, "{count} seats: discs of {}", ring.disc * 2);
            for (at, a) in ring.spots.iter().enumerate() {
                assert!(
                    a.x - ring.disc >= 0 && a.x + ring.disc <= ring.size,
                    "{count} seats: seat {} leaves",
                    a.number
                );
                assert!(
                    a.y - ring.disc >= 0 && a.y + ring.disc <= ring.size,
                    "{count} seats: seat {} leaves",
                    a.number
                );
                for b in &ring.spots[at + 1..] {
                    let apart = (a.x - b.x).pow(2) + (a.y - b.y).pow(2);
                    assert!(
                        apart >= (2 * ring.disc).pow(2),
                        "{count} seats: {} and {} touch",
                        a.number,
                        b.number
                    );
                }
            }
        }
    }

    #[test]
    fn names_stand_inside_up_to_twelve_seats() {
        assert!(Ring::new(&seats(12), "1", "").named);
        assert!(!Ring::new(&seats(13), "1", "").named);
        let html = Ring::new(&seats(4), "7", "").render().expect("it renders");
        assert!(html.contains("Player 3"));
    }
}
