//! Documents of events and games: what is written is read back the same, and what is wrong is named with its place.

mod events;
mod games;
