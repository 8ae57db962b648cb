//! The confirmation of a disqualification: a reason and a typed word, from wherever it comes (T52).

use crate::{FieldProblem, OpError};
use say::refused_rulings as t;

/// What the head judge said about a disqualification that a command carries out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Disqualifying {
    /// Whether the word was typed: [`say::confirm_words::disqualify`].
    pub confirmed: bool,
    /// Whether the public page of changes says it.
    pub public: bool,
}

impl Disqualifying {
    /// Refuses a disqualification without its reason or its word.
    ///
    /// # Errors
    /// The fields `what` and `disqualify_word`.
    pub(super) fn confirm(self, reason: &str) -> Result<(), OpError> {
        let mut problems = Vec::new();
        if reason.trim().is_empty() {
            problems.push(FieldProblem::new("what", t::disqualification_reason()));
        }
        if !self.confirmed {
            let message = t::type_to_disqualify(say::confirm_words::disqualify());
            problems.push(FieldProblem::new("disqualify_word", message));
        }
        match problems.is_empty() {
            true => Ok(()),
            false => Err(OpError::Invalid(problems)),
        }
    }
}
