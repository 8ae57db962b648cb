//! A form that is shown again: what was typed, and its problems.

use actix_web::http::StatusCode;

use super::{Field, Fields};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::look::shell::Notice;
use podium_ops::{FieldProblem, OpError};
use say::Message;

/// What a page shows of a refused form. A page that is opened normally uses [`Returned::default`], which is empty.
#[derive(Debug, Default)]
pub struct Returned<'f> {
    /// What was typed.
    fields: Option<&'f Fields>,
    /// The problems of what was typed.
    problems: Vec<FieldProblem>,
    /// A sentence about what changed meanwhile.
    conflict: Option<Message>,
}

impl<'f> Returned<'f> {
    /// Sorts refusals: wrong fields and concurrent changes can be fixed on the page.
    ///
    /// # Errors
    /// Every other refusal, as an error page.
    pub fn new(fields: &'f Fields, error: OpError) -> Result<Self, WebError> {
        match error {
            OpError::Invalid(problems) => Ok(Self::wrong(fields, problems)),
            OpError::Conflict(sentence) => Ok(Self {
                conflict: Some(sentence),
                ..Self::wrong(fields, Vec::new())
            }),
            other => Err(other.into()),
        }
    }

    /// Creates a refused form with wrong fields.
    pub fn wrong(fields: &'f Fields, problems: Vec<FieldProblem>) -> Self {
        Self {
            fields: Some(fields),
            problems,
            conflict: None,
        }
    }

    /// Returns whether there is no refused form: the page is opened normally.
    pub fn is_empty(&self) -> bool {
        self.fields.is_none()
    }

    /// Returns what was typed, if there is a refused form.
    pub fn fields(&self) -> Option<&'f Fields> {
        self.fields
    }

    /// Returns a sentence about what changed meanwhile.
    pub fn conflict(&self) -> Option<&Message> {
        self.conflict.as_ref()
    }

    /// Returns the problems, field by field.
    pub fn problems(&self) -> &[FieldProblem] {
        &self.problems
    }

    /// Returns a field with what was typed and its problem; `value` is its value without a refused form.
    pub fn field(&self, name: &'static str, value: impl ToString) -> Field {
        match self.fields {
            Some(fields) => fields.field(name, &self.problems),
            None => Field::of(name, value),
        }
    }

    /// Returns the status of the page: 422 for wrong fields, 409 for a conflict, 200 without a refused form.
    pub fn status(&self) -> StatusCode {
        match (&self.fields, &self.conflict) {
            (None, _) => StatusCode::OK,
            (Some(_), None) => StatusCode::UNPROCESSABLE_ENTITY,
            // 409 before 422: fixing fields does not help before looking at what changed.
            (Some(_), Some(_)) => StatusCode::CONFLICT,
        }
    }

    /// Returns all problems as one notice.
    pub fn notice(&self) -> Option<Notice> {
        let problems = self.problems.iter().map(|problem| Message::from(&problem.message));
        let sentences = problems.chain(self.conflict.as_ref().map(Message::from));
        let text = Message::joined(sentences, " ");
        (!text.is_empty()).then(|| Notice::bad(text))
    }
}
