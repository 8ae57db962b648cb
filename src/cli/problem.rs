//! What is wrong with the files of a database, and what to do.

use super::Failure;

/// A state in which a database is not used. `podium doctor` reports it, and other commands refuse it in the same words.
#[derive(Debug, Clone)]
pub struct Problem {
    pub says: String,
    /// What to do about it, as sentences.
    pub help: String,
}

impl Problem {
    /// The refusal of a command; `nothing`: what was not done, as a sentence.
    pub fn refused(self, nothing: &str) -> Failure {
        Failure::input(format!("{} {nothing} {}", self.says, self.help))
    }
}
