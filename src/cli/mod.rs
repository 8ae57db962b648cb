//! The commands: one file each; `serve` is [`crate::web`]'s.

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Runs multiplayer Magic tournaments: pods, Swiss rounds, a playoff, judges on the floor.
#[derive(Debug, Parser)]
#[command(name = "podium", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {}

/// Reads the command line and does what it says: 0 done, 1 the input is wrong, 2 wrong usage.
pub fn run() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.command {
        None => ExitCode::SUCCESS,
        Some(command) => match command {},
    }
}
