//! `podium demo`: an example tournament to look around in.

use crate::cli::serve::DataArguments;
use crate::cli::{Failure, output};
use podium_ops::tournaments::demo;

/// Fills an empty database with the example and prints how to sign in.
///
/// # Errors
/// Refuses a database that is not empty.
pub fn run(data: &DataArguments) -> Result<(), Failure> {
    let db = data.open()?;
    let made = demo::demo(&db).map_err(Failure::input)?;
    output::print(&format!(
        "An event in its third round is at /t/{}.\nSign in as {} with the password {}\nNow start the service: {}\n",
        made.slug,
        made.name,
        made.password,
        data.typed("serve")
    ))
}
