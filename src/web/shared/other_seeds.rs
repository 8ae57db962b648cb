//! Announced seeds that differ from the Swiss standings as they are now (T16).

use podium_event::{Event, PlayerIx};
use podium_ops::run::playoff;

/// The most players who are named.
const NAMED: usize = 5;

/// Returns a sentence about announced seeds that the standings would not give now; `None` if they would give the same.
pub fn other_seeds(event: &Event, name: impl Fn(PlayerIx) -> String) -> Option<String> {
    let seeds = event.cut()?;
    let now = playoff::other_seeds(event)?;
    let of = |seeds: &[PlayerIx], player: &PlayerIx| seeds.iter().position(|seed| seed == player).map(|at| at + 1);
    let in_words = |player: &PlayerIx| match (of(seeds, player), of(&now, player)) {
        (Some(seed), Some(now)) if seed != now => Some(format!("{} is seed {seed} and would be {now}", name(*player))),
        (Some(seed), None) => Some(format!("{} is seed {seed} and would not be in the cut", name(*player))),
        (None, Some(now)) => Some(format!("{} would be seed {now}", name(*player))),
        _ => None,
    };
    let others = now.iter().filter(|player| !seeds.contains(player));
    let different: Vec<String> = seeds.iter().chain(others).filter_map(in_words).collect();
    let more = match different.len().saturating_sub(NAMED) {
        0 => String::new(),
        more => format!("; {more} more differ"),
    };
    let named = different.iter().take(NAMED).cloned().collect::<Vec<_>>().join("; ");
    Some(format!(
        "Results were corrected after the cut was announced: {named}{more}. Announced seeds stay as they are."
    ))
}
