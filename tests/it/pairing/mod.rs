//! Tests of pairing, by checkers that share no code with it.

mod checker;
mod eleven;
mod histories;
mod oracle;
mod same_bytes;
