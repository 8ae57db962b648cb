//! The pairing checker: its own standings, what it finds in whole events, and the pairings that were reported wrong.

mod found;
mod reports;

use podium_check::standings as read;
use podium_rules::standings::standings as counted;

use podium_testing::choices::Choices;
use podium_testing::documents::event;

/// Bytes that are the same in every run.
fn bytes(seed: u64) -> Vec<u8> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let byte = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    };
    std::iter::repeat_with(byte).take(4_000).collect()
}

/// Two readings of the same results that share no code: any results, points, tiebreakers, byes, losses and leavers.
#[test]
fn the_standings_that_it_reads_are_those_that_the_rules_count() {
    let mut rounds = 0;
    for seed in 1..=400 {
        let bytes = bytes(seed);
        let event = event(&mut Choices(bytes.iter()));
        let after = event.swiss().iter().map(|round| Some(round.number));
        for after in after.chain([None]) {
            rounds += 1;
            let table = counted(&event, after);
            let counted: Vec<(u32, usize, u32)> = table
                .rows()
                .iter()
                .map(|row| (row.rank, row.player.ix(), row.match_points))
                .collect();
            let read: Vec<(u32, usize, u32)> = read(&event, after)
                .iter()
                .map(|place| (place.rank, place.player, place.points))
                .collect();
            assert_eq!(read, counted, "event {seed}, after {after:?}");
        }
    }
    assert!(rounds > 800, "only {rounds} standings were compared");
}
