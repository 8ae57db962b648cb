//! The command line: reads it and calls one function.

use std::process::ExitCode;

fn main() -> ExitCode {
    podium::cli::run()
}
