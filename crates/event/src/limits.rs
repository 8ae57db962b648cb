//! The limits of an event: how many players, rounds and seats, and how long texts may be.

/// Maximum players of an event (T9: 128-bit integers suffice for the tiebreakers).
pub const MAX_PLAYERS: usize = 100_000;
/// Most rounds of an event, playoff included (T9).
pub const MAX_ROUNDS: u32 = 40;
/// Most seats of a pod. A Grand Melee of several dozen players fits, and the number of meetings grows only linearly
/// with the number of players.
pub const MAX_POD_SEATS: usize = 256;
/// Fewest seats of a Swiss pod (T12).
pub const MIN_POD: usize = 3;
/// Longest name, in characters.
pub const MAX_NAME_LENGTH: usize = 200;
/// Longest player id, in characters.
pub const MAX_ID_LENGTH: usize = 100;
/// Highest table number.
pub const MAX_TABLE: u32 = 1_000_000;
