//! The file formats people keep and scripts rely on: read and checked, written.

pub mod game;
