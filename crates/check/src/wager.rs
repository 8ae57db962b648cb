//! The checker's own reading of wagered points (T59).

use podium_event::profile::{Points, Profile, Wager};

/// Marks, instead of points, who has won a match and who shares a draw.
pub const MARKS: Points = Points {
    win: 2,
    draw: 1,
    loss: 0,
    bye: 0,
};

/// Returns the points with which everyone begins.
pub fn start(profile: &Profile) -> u32 {
    profile.house.wager.map_or(0, |wager| wager.start)
}

/// Returns what a player with so many points stakes.
pub fn stake(wager: Wager, points: u32) -> u32 {
    let (above, below) = (wager.stake.numerator(), wager.stake.denominator());
    let share = u128::from(points) * u128::from(above) / u128::from(below);
    match points {
        0 => 0,
        _ => (share as u32).max(1),
    }
}

/// Returns the points of a table after a match, seat by seat: `before` with the [`MARKS`] of the result.
pub fn after(wager: Wager, before: &[u32], marks: &[u32]) -> Vec<u32> {
    let rest: Vec<u32> = before.iter().map(|&points| points - stake(wager, points)).collect();
    let takes = |seat: usize| marks[seat] > 0;
    let takers = (0..before.len()).filter(|&seat| takes(seat)).count() as u32;
    let is_won = marks.contains(&MARKS.win);
    // a winner takes all; in a draw only the stakes of those who do not share it are divided
    let pot: u32 = (0..before.len())
        .filter(|&seat| is_won || !takes(seat))
        .map(|seat| before[seat] - rest[seat])
        .sum();
    (0..before.len())
        .map(|seat| match (takes(seat), is_won) {
            (false, _) => rest[seat],
            (true, true) => rest[seat] + pot,
            (true, false) => before[seat] + pot / takers,
        })
        .collect()
}

/// Returns by how much a win lifts a player (T13).
pub fn win_step(profile: &Profile) -> u32 {
    match profile.house.wager {
        Some(wager) => stake(wager, wager.start) * (profile.pod_size - 1),
        None => profile.points.win,
    }
}
