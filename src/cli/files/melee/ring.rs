//! The ring: the table in the terminal, with the seats clockwise in turn order along the edges of a rectangle.

use podium_document::game::Names;
use podium_melee::{Game, MarkerState, Seat};

/// Greatest width of the ring, in columns.
const WIDTH: usize = 100;
/// Longest name that is shown in full, in characters.
const NAME: usize = 12;

/// Returns the label of a seat: the player's name, in brackets if they left, and the markers on the seat. `1>` is in a
/// turn, `1+` in an extra turn, `1.` waits; each has a `!` for every designation (G8).
fn label(game: &Game, names: &Names, seat: Seat) -> String {
    let mut name: String = names.player(seat).chars().take(NAME).collect();
    if !game.table().is_playing(seat) {
        name = format!("({name})");
    }
    let mut markers: Vec<String> = Vec::new();
    for marker in game.markers().iter().filter(|marker| marker.seat() == seat) {
        let sign = match marker.state() {
            MarkerState::Turn(turn) if turn.kind.is_extra() => '+',
            MarkerState::Turn(_) => '>',
            MarkerState::Waiting(_) => '.',
        };
        markers.push(format!(
            "{}{sign}{}",
            marker.number().0,
            "!".repeat(usize::from(marker.designated()))
        ));
    }
    let owed = match game.table().extra_turns(seat) {
        0 => String::new(),
        extra => format!(" x{extra}"),
    };
    if markers.is_empty() {
        name + &owed
    } else {
        format!("{name} {}{owed}", markers.join(" "))
    }
}

/// Draws the ring. Turns pass to the left, which is clockwise on it.
pub(super) fn draw(game: &Game, names: &Names) -> String {
    let labels: Vec<String> = game.table().all_seats().map(|seat| label(game, names, seat)).collect();
    let cell = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0) + 2;
    // At least two columns; otherwise there would be no ring.
    let most = (WIDTH / cell).max(2);
    // A third of the seats along the top and a third along the bottom, as far as the width allows.
    let columns = labels.len().div_ceil(3).clamp(2, most);
    let sides = labels.len().saturating_sub(2 * columns).div_ceil(2);
    let right = &labels[columns.min(labels.len())..(columns + sides).min(labels.len())];
    let rest = &labels[(columns + sides).min(labels.len())..];
    let (bottom, left) = rest.split_at(columns.min(rest.len()));
    let pad = |text: &str| format!("{text}{}", " ".repeat(cell.saturating_sub(text.chars().count())));
    let mut lines = vec![
        labels[..columns.min(labels.len())]
            .iter()
            .map(|label| pad(label))
            .collect::<String>(),
    ];
    for row in 0..sides {
        // The left side runs upwards: its last seat is the highest.
        let west = left.get(sides - 1 - row).map_or("", String::as_str);
        let east = right.get(row).map_or("", String::as_str);
        let gap = " ".repeat(cell * columns.saturating_sub(2));
        lines.push(format!("{}{gap}{}", pad(west), pad(east)));
    }
    let mut south: Vec<String> = bottom.iter().rev().map(|label| pad(label)).collect();
    // The bottom runs backwards, so missing seats are at its left end.
    while south.len() < columns {
        south.insert(0, " ".repeat(cell));
    }
    lines.push(south.concat());
    lines.iter().map(|line| format!("  {}\n", line.trim_end())).collect()
}
