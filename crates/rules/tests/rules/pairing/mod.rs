//! Tests of pairing, by checkers that share no code with it.

mod checker;
mod determinism;
mod eleven_players;
mod histories;
mod kinds;
mod oracle;
