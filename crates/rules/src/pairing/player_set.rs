//! Sets of players as 64-bit masks, for searches in fields of up to 64 players.

/// Largest field whose players fit into a mask.
pub const MAX_PLAYERS: usize = 64;

/// Returns the set of all players of a field of `count`, which is 1 to 64.
pub fn everyone(count: usize) -> u64 {
    debug_assert!((1..=MAX_PLAYERS).contains(&count), "a mask has 64 bits");
    // Not `(1 << count) - 1`, which overflows for 64.
    u64::MAX >> (MAX_PLAYERS - count)
}

/// Returns the set of the given players.
pub fn set_of(players: &[u32]) -> u64 {
    players.iter().fold(0, |set, &player| set | 1 << player)
}

/// Iterates over the players of a set in ascending order.
pub fn players(mut set: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let next = (set != 0).then(|| set.trailing_zeros());
        set &= set.wrapping_sub(1);
        next
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_its_players_back() {
        assert_eq!(players(set_of(&[63, 0, 7])).collect::<Vec<_>>(), [0, 7, 63]);
        assert_eq!(everyone(64), u64::MAX);
        assert_eq!(players(everyone(3)).collect::<Vec<_>>(), [0, 1, 2]);
    }
}
