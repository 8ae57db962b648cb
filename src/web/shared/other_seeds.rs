//! Announced seeds that differ from the Swiss standings as they are now (T16).

use podium_event::{Event, PlayerIx};
use podium_ops::run::playoff;
use say::{Message, cut as t};

/// The most players who are named.
const NAMED: usize = 5;

/// Returns a sentence about announced seeds that the standings would not give now; `None` if they would give the same.
pub fn other_seeds(event: &Event, name: impl Fn(PlayerIx) -> String) -> Option<Message> {
    let seeds = event.cut()?;
    let now = playoff::other_seeds(event)?;
    let of = |seeds: &[PlayerIx], player: &PlayerIx| seeds.iter().position(|seed| seed == player).map(|at| at + 1);
    let in_words = |player: &PlayerIx| match (of(seeds, player), of(&now, player)) {
        (Some(seed), Some(now)) if seed != now => Some(t::other_seed(name(*player), seed, now)),
        (Some(seed), None) => Some(t::not_in_cut(name(*player), seed)),
        (None, Some(now)) => Some(t::would_be_seed(name(*player), now)),
        _ => None,
    };
    let others = now.iter().filter(|player| !seeds.contains(player));
    let mut different: Vec<Message> = seeds.iter().chain(others).filter_map(in_words).collect();
    let more = different.len().saturating_sub(NAMED);
    different.truncate(NAMED);
    if more > 0 {
        different.push(t::more_differ(more));
    }
    Some(t::other_seeds(Message::joined(different, "; ")))
}
