//! Pairing, judged by code that shares nothing with it.

mod checker;
mod eleven;
mod histories;
mod oracle;
mod same_bytes;
