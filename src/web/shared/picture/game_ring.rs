//! A followed game as a ring: seats clockwise in turn order with the first player at the top, turn markers as numbered
//! discs beside them, the range of a chosen seat tinted, arrows to the players whom it may attack.

use askama::Template;
use say::{Message, common, picture};

use super::fitted::{ByLength, Fitted};

/// Side of the square picture.
const SIZE: i32 = 420;
/// The most seats whose names are in the picture; with more, the names are in a list beside it.
pub const NAMED: usize = 12;
/// Radius of a ring with names in it.
const NAMED_RADIUS: i32 = 140;
/// Radius of a turn marker, and of one beside small discs.
const MARKER: i32 = 11;
const SMALL_MARKER: i32 = 9;
/// Space outside the ring of a large table, for arrows between neighbours that almost touch.
const OUTSIDE: i32 = 14;

/// A seat to draw.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameSeat {
    pub name: String,
    /// The reason why the player is out.
    pub out: Option<Message>,
    pub won: bool,
    /// Turn markers at the seat, in the order of their arrival.
    pub discs: Vec<Disc>,
    /// How many turns the player takes when their turn comes: 2 with one extra turn.
    pub turns: u16,
    pub chosen: bool,
    /// Whether it is in the range of the chosen seat and not that seat itself.
    pub in_range: bool,
    /// Whether the chosen seat may attack this one.
    pub attackable: bool,
}

impl GameSeat {
    /// Creates a seat with only a name.
    pub fn named(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            turns: 1,
            ..Self::default()
        }
    }
}

/// A turn marker to draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Disc {
    /// Its number.
    pub number: u16,
    /// Filled: its turn is in progress.
    pub in_turn: bool,
    /// Dashed, with a small cross.
    pub designated: bool,
}

impl Disc {
    /// Returns the classes of the style sheet.
    pub fn classes(&self) -> &'static str {
        match (self.in_turn, self.designated) {
            (true, false) => "in-turn",
            (false, false) => "waiting",
            (true, true) => "in-turn designated",
            (false, true) => "waiting designated",
        }
    }
}

/// The picture with all its coordinates.
#[derive(Debug, Clone, Template)]
#[template(path = "shared/picture/game_ring.html")]
pub struct GameRing {
    /// Side of the square.
    pub size: i32,
    pub centre_x: i32,
    pub centre_y: i32,
    pub radius: i32,
    /// Radius of a seat's disc.
    pub disc: i32,
    /// Radius of a turn marker.
    pub marker: i32,
    pub spots: Vec<Spot>,
    pub arrows: Vec<Arrow>,
    /// The large text in the middle.
    pub middle: Fitted,
    /// The small text below it.
    pub below: Option<Fitted>,
    /// Whether the picture has the names.
    pub named: bool,
    /// The picture in one sentence.
    pub text: Message,
}

/// Where a seat is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    pub x: i32,
    pub y: i32,
    /// Baseline of the number.
    pub number_y: i32,
    /// From 1.
    pub number: usize,
    pub name: Fitted,
    /// The reason why the player is out.
    pub note: Option<Message>,
    pub class: &'static str,
    pub markers: Vec<MarkerSpot>,
    /// "×2" with an extra turn to come.
    pub times: Option<String>,
    pub times_x: i32,
    pub times_y: i32,
    /// The address that chooses the seat; `None` if seats are chosen beside the picture.
    pub href: Option<String>,
}

/// Where a marker is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarkerSpot {
    pub x: i32,
    pub y: i32,
    pub disc: Disc,
}

/// An arrow from the chosen seat: a path, and its head as a polygon; as SVG writes them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrow {
    pub path: String,
    pub head: String,
}

impl GameRing {
    /// Computes the picture; `middle` is its large text, `below` the small one.
    pub fn new(seats: &[GameSeat], middle: impl Into<Message>, below: impl Into<Message>) -> Self {
        let below: Message = below.into();
        let named = seats.len() <= NAMED;
        let centre = SIZE / 2;
        // the numbers are valid for 3 to 66 seats: a test finds no two circles that touch
        let (disc, radius) = if named {
            (
                disc_radius(seats.len(), NAMED_RADIUS).min(if seats.len() > 8 { 20 } else { 24 }),
                NAMED_RADIUS,
            )
        } else {
            let disc = disc_radius(seats.len(), centre - 24 - OUTSIDE).min(18);
            (disc, centre - disc - OUTSIDE)
        };
        let at = Place {
            count: seats.len(),
            // Names are below their discs, so a ring with names is a little higher.
            centre: (centre, if named { centre - 10 } else { centre }),
            radius,
            disc,
            marker: if disc < 12 { SMALL_MARKER } else { MARKER },
            named,
        };
        let spots: Vec<Spot> = seats
            .iter()
            .enumerate()
            .map(|(index, seat)| at.spot(index, seat))
            .collect();
        let arrows = match seats.iter().position(|seat| seat.chosen) {
            None => Vec::new(),
            Some(from) => seats
                .iter()
                .zip(&spots)
                .filter(|(seat, _)| seat.attackable)
                .map(|(_, to)| at.arrow(&spots[from], to))
                .collect(),
        };
        Self {
            size: SIZE,
            centre_x: at.centre.0,
            centre_y: at.centre.1,
            radius,
            disc,
            marker: at.marker,
            spots,
            arrows,
            middle: Fitted::new(middle, 22),
            below: (!below.is_empty()).then(|| Fitted::new(below, if named { 18 } else { 34 })),
            named,
            text: sentence(seats),
        }
    }

    /// Makes the seats links if they are large enough to be tapped.
    #[must_use]
    pub fn linked(mut self, href: impl Fn(usize) -> String) -> Self {
        if self.named {
            for spot in &mut self.spots {
                spot.href = Some(href(spot.number));
            }
        }
        self
    }

    /// Returns the class of the large text: words are smaller than a number.
    fn middle_class(&self) -> ByLength<'_> {
        ByLength {
            words: &self.middle,
            most: 8,
            short: "big-number",
            long: "middle-words",
        }
    }
}

/// Returns the largest radius of a disc up to 24 that leaves a gap to its neighbours.
fn disc_radius(seats: usize, radius: i32) -> i32 {
    let seats = i32::try_from(seats.max(2)).unwrap_or(i32::MAX);
    // Half of the arc between two seats (44/7 is close enough to a full turn), less one for the gap.
    (radius * 22 / (7 * seats) - 1).clamp(3, 24)
}

struct Place {
    count: usize,
    centre: (i32, i32),
    radius: i32,
    disc: i32,
    marker: i32,
    named: bool,
}

impl Place {
    fn around(&self, index: usize, radius: i32) -> (i32, i32) {
        let turn = std::f64::consts::TAU * index as f64 / self.count.max(1) as f64;
        (
            self.centre.0 + whole(f64::from(radius) * turn.sin()),
            self.centre.1 - whole(f64::from(radius) * turn.cos()),
        )
    }

    fn spot(&self, index: usize, seat: &GameSeat) -> Spot {
        let (x, y) = self.around(index, self.radius);
        let markers: Vec<MarkerSpot> = seat
            .discs
            .iter()
            .enumerate()
            .map(|(nth, disc)| {
                let (x, y) = self.marker(index, nth, (x, y));
                MarkerSpot { x, y, disc: *disc }
            })
            .collect();
        let (times_x, times_y) = if self.named {
            (x + self.disc * 3 / 4, y - self.disc * 3 / 4)
        } else {
            let (x, y) = self.marker(index, markers.len(), (x, y));
            (x, y + 5)
        };
        let room = match self.count {
            0..=4 => 18,
            5..=8 => 13,
            _ => 9,
        };
        Spot {
            x,
            y,
            number_y: y + if self.disc >= 12 { 6 } else { 4 },
            number: index + 1,
            name: Fitted::new(&seat.name, room),
            note: seat.out.clone(),
            class: class(seat),
            markers,
            times: (seat.turns > 1).then(|| format!("×{}", seat.turns)),
            times_x,
            times_y,
            href: None,
        }
    }

    /// Draws an arrow straight across, or around the outside if two neighbours almost touch.
    fn arrow(&self, from: &Spot, to: &Spot) -> Arrow {
        let gap = f64::from(self.disc) + 2.0;
        let length = f64::from(to.x - from.x).hypot(f64::from(to.y - from.y));
        // The head takes 9 of the space between the discs; with less than 12 there would be no line behind it.
        if length > 2.0 * gap + 12.0 {
            let start = (f64::from(from.x), f64::from(from.y));
            let end = (f64::from(to.x), f64::from(to.y));
            let (dx, dy) = ((end.0 - start.0) / length, (end.1 - start.1) / length);
            let tip = (end.0 - dx * gap, end.1 - dy * gap);
            let base = (tip.0 - dx * 9.0, tip.1 - dy * 9.0);
            let (x, y) = (whole(start.0 + dx * gap), whole(start.1 + dy * gap));
            return Arrow {
                path: format!("M{x} {y}L{} {}", whole(base.0), whole(base.1)),
                head: head(tip, (dx, dy), 9.0),
            };
        }
        let outer = f64::from(self.radius + self.disc);
        let angle = |spot: &Spot| f64::from(spot.x - self.centre.0).atan2(f64::from(self.centre.1 - spot.y));
        let at = |angle: f64, radius: f64| {
            (
                f64::from(self.centre.0) + radius * angle.sin(),
                f64::from(self.centre.1) - radius * angle.cos(),
            )
        };
        let (start, mut end) = (angle(from), angle(to));
        // The shorter way around the ring.
        if end - start > std::f64::consts::PI {
            end -= std::f64::consts::TAU;
        } else if start - end > std::f64::consts::PI {
            end += std::f64::consts::TAU;
        }
        let ((ax, ay), (cx, cy)) = (at(start, outer + 1.0), at(f64::midpoint(start, end), outer + 15.0));
        let tip = at(end, outer + 1.0);
        let (dx, dy) = (tip.0 - cx, tip.1 - cy);
        let far = dx.hypot(dy).max(1.0);
        Arrow {
            path: format!(
                "M{} {}Q{} {} {} {}",
                whole(ax),
                whole(ay),
                whole(cx),
                whole(cy),
                whole(tip.0 - dx / far * 4.0),
                whole(tip.1 - dy / far * 4.0)
            ),
            head: head(tip, (dx / far, dy / far), 7.0),
        }
    }

    /// Places a marker: beside the disc if names are below the discs, otherwise on the way to the middle.
    fn marker(&self, index: usize, nth: usize, (x, y): (i32, i32)) -> (i32, i32) {
        let apart = self.disc + self.marker + 2;
        if !self.named {
            return self.around(index, self.radius - apart - nth as i32 * (2 * self.marker + 2));
        }
        match nth {
            0 => (x + apart, y),
            1 => (x - apart, y),
            more => (x + apart, y - (more as i32 - 1) * (2 * self.marker + 2)),
        }
    }
}

fn class(seat: &GameSeat) -> &'static str {
    if seat.won {
        "won"
    } else if seat.chosen {
        "chosen"
    } else if seat.out.is_some() {
        "out"
    } else if seat.in_range {
        "in-range"
    } else {
        ""
    }
}

/// Returns a triangle that points in a direction.
fn head((x, y): (f64, f64), (dx, dy): (f64, f64), size: f64) -> String {
    let (base_x, base_y) = (x - dx * size, y - dy * size);
    let side = size * 0.6;
    let points = [
        (x, y),
        (base_x - dy * side, base_y + dx * side),
        (base_x + dy * side, base_y - dx * side),
    ];
    let points = points.map(|(x, y)| format!("{},{}", whole(x), whole(y)));
    points.join(" ")
}

fn whole(value: f64) -> i32 {
    // A coordinate of a picture: far inside the range of i32.
    value.round() as i32
}

fn sentence(seats: &[GameSeat]) -> Message {
    let playing = seats.iter().filter(|seat| seat.out.is_none()).count();
    let mut parts = vec![picture::game_ring(seats.len(), playing)];
    for (seat, number) in seats.iter().zip(1..) {
        parts.extend(seat.discs.iter().map(|disc| doing(&seat.name, number, disc)));
    }
    common::sentence(Message::joined(parts, "; "))
}

/// Returns what a marker does at a player's seat.
fn doing(player: &str, seat: usize, disc: &Disc) -> Message {
    match (disc.in_turn, disc.designated) {
        (true, false) => picture::marker_in_turn(player, seat, disc.number),
        (true, true) => picture::marker_in_turn_designated(player, seat, disc.number),
        (false, false) => picture::marker_waits(player, seat, disc.number),
        (false, true) => picture::marker_waits_designated(player, seat, disc.number),
    }
}

#[cfg(test)]
#[path = "game_ring_tests.rs"]
mod tests;
