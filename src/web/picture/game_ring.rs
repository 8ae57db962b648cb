//! A followed game as a ring: seats clockwise in turn order with the first player at the top, turn markers as numbered
//! discs beside them, the range of a chosen seat tinted, arrows to whom it may attack.

use askama::Template;

use super::fit;

/// Side of the square picture.
const SIZE: i32 = 420;
/// Up to this many seats the names stand in the picture; of more only the numbers, and the names in a list beside it.
pub const NAMED: usize = 12;
/// Radius of a ring with names in it.
const NAMED_RADIUS: i32 = 140;
/// Radius of a turn marker.
const MARKER: i32 = 11;

/// A seat to draw.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameSeat {
    pub name: String,
    /// Why the player is out.
    pub out: Option<&'static str>,
    pub won: bool,
    /// Turn markers on the seat, the first that came first.
    pub discs: Vec<Disc>,
    /// How many turns the player takes when their turn comes: 2 with one extra turn.
    pub turns: u16,
    pub chosen: bool,
    /// In the range of the chosen seat, which is another.
    pub in_range: bool,
    /// The chosen seat may attack this one.
    pub attackable: bool,
}

impl GameSeat {
    /// A seat of which only the name is known.
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

/// The picture with every place worked out.
#[derive(Debug, Clone, Template)]
#[template(path = "picture/game_ring.html")]
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
    /// Large words in the middle.
    pub middle: String,
    /// Small words below them.
    pub below: String,
    /// Whether names stand in the picture.
    pub named: bool,
    /// The picture in one sentence.
    pub text: String,
}

/// A seat's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spot {
    pub x: i32,
    pub y: i32,
    /// Baseline of the number.
    pub number_y: i32,
    /// From 1.
    pub number: usize,
    /// The name as it fits.
    pub name: String,
    /// The whole name.
    pub full: String,
    /// Why the player is out; empty while they play.
    pub note: String,
    pub class: &'static str,
    pub markers: Vec<MarkerSpot>,
    /// "×2"; empty with no extra turn.
    pub times: String,
    pub times_x: i32,
    pub times_y: i32,
    /// Where choosing the seat leads; empty where seats are chosen beside the picture.
    pub href: String,
}

/// A marker's place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MarkerSpot {
    pub x: i32,
    pub y: i32,
    pub disc: Disc,
}

/// An arrow from the chosen seat: a line, and its head as a polygon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Arrow {
    pub from: (i32, i32),
    pub to: (i32, i32),
    /// As SVG writes points.
    pub head: String,
}

impl GameRing {
    /// Works out the picture; `middle` is large, `below` small.
    pub fn new(seats: &[GameSeat], middle: &str, below: &str) -> Self {
        let named = seats.len() <= NAMED;
        let centre = SIZE / 2;
        let (disc, radius) = if named {
            (
                disc_radius(seats.len(), NAMED_RADIUS).min(if seats.len() > 8 { 20 } else { 24 }),
                NAMED_RADIUS,
            )
        } else {
            let disc = disc_radius(seats.len(), centre - 24).min(18);
            (disc, centre - disc - 4)
        };
        let at = Place {
            count: seats.len(),
            centre: (centre, if named { centre - 10 } else { centre }),
            radius,
            disc,
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
                .map(|(_, to)| arrow(&spots[from], to, disc))
                .collect(),
        };
        Self {
            size: SIZE,
            centre_x: at.centre.0,
            centre_y: at.centre.1,
            radius,
            disc,
            marker: MARKER,
            spots,
            arrows,
            middle: fit(middle, 22),
            below: fit(below, if named { 18 } else { 34 }),
            named,
            text: sentence(seats),
        }
    }

    /// The same picture whose seats lead somewhere, where they are large enough to be pressed.
    #[must_use]
    pub fn linked(mut self, href: impl Fn(usize) -> String) -> Self {
        if self.named {
            for spot in &mut self.spots {
                spot.href = href(spot.number);
            }
        }
        self
    }

    fn is_long(&self) -> bool {
        self.middle.chars().count() > 8
    }
}

impl Spot {
    fn is_out(&self) -> bool {
        self.class == "out"
    }
}

/// The largest disc up to 24 that leaves a gap to its neighbours.
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
            name: fit(&seat.name, room),
            full: seat.name.clone(),
            note: seat.out.unwrap_or_default().to_owned(),
            class: class(seat),
            markers,
            times: if seat.turns > 1 {
                format!("×{}", seat.turns)
            } else {
                String::new()
            },
            times_x,
            times_y,
            href: String::new(),
        }
    }

    /// With names below the discs markers lie beside them; without, on the way to the middle.
    fn marker(&self, index: usize, nth: usize, (x, y): (i32, i32)) -> (i32, i32) {
        let apart = self.disc + MARKER + 2;
        if !self.named {
            return self.around(index, self.radius - apart - nth as i32 * (2 * MARKER + 2));
        }
        match nth {
            0 => (x + apart, y),
            1 => (x - apart, y),
            more => (x + apart, y - (more as i32 - 1) * (2 * MARKER + 2)),
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

fn arrow(from: &Spot, to: &Spot, disc: i32) -> Arrow {
    let (dx, dy) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let along = |x: i32, y: i32, by: f64, side: f64| {
        (
            whole(f64::from(x) + dx * by - dy * side),
            whole(f64::from(y) + dy * by + dx * side),
        )
    };
    // Between discs that almost touch there is no room beside them: the head lies on the edge.
    let gap = f64::from(disc) + 2.0;
    let head = if length > 2.0 * gap + 12.0 { 9.0 } else { 5.0 };
    let tip = along(to.x, to.y, -gap, 0.0);
    let base = along(to.x, to.y, -gap - head, 0.0);
    let left = along(to.x, to.y, -gap - head, head * 0.6);
    let right = along(to.x, to.y, -gap - head, -head * 0.6);
    let points = [tip, left, right].map(|(x, y)| format!("{x},{y}"));
    Arrow {
        from: along(from.x, from.y, gap, 0.0),
        to: base,
        head: points.join(" "),
    }
}

fn whole(value: f64) -> i32 {
    // A coordinate of a picture: far inside the range of i32.
    value.round() as i32
}

fn sentence(seats: &[GameSeat]) -> String {
    let playing = seats.iter().filter(|seat| seat.out.is_none()).count();
    let mut parts = vec![format!("{} seats in turn order, {playing} in the game", seats.len())];
    for (seat, number) in seats.iter().zip(1..) {
        for disc in &seat.discs {
            let doing = if disc.in_turn { "takes the turn" } else { "waits" };
            let gone = if disc.designated {
                ", designated for removal"
            } else {
                ""
            };
            parts.push(format!(
                "{} in seat {number} {doing} with marker {}{gone}",
                seat.name, disc.number
            ));
        }
    }
    format!("{}.", parts.join("; "))
}

#[cfg(test)]
#[path = "game_ring_tests.rs"]
mod tests;
