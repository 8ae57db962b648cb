//! A form that comes back: what was typed, and what is wrong with it.

use actix_web::http::StatusCode;

use super::{Field, Fields};
use crate::ops::{FieldProblem, OpError};
use crate::web::error::WebError;
use crate::web::shell::Notice;

/// What a page shows of a form that was not carried out. A page that is opened shows [`Returned::default`]: nothing.
#[derive(Debug, Default)]
pub struct Returned<'f> {
    /// What was typed.
    fields: Option<&'f Fields>,
    /// What is wrong with it.
    problems: Vec<FieldProblem>,
    /// What changed meanwhile, a sentence.
    conflict: Option<String>,
}

impl<'f> Returned<'f> {
    /// Sorts a refusal: wrong fields and what somebody else changed meanwhile can be mended on the page.
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

    /// A form with wrong fields.
    pub fn wrong(fields: &'f Fields, problems: Vec<FieldProblem>) -> Self {
        Self {
            fields: Some(fields),
            problems,
            conflict: None,
        }
    }

    /// Whether no form came back: the page is opened, not returned.
    pub fn is_empty(&self) -> bool {
        self.fields.is_none()
    }

    /// What was typed, where a form came back.
    pub fn fields(&self) -> Option<&'f Fields> {
        self.fields
    }

    /// What changed meanwhile, a sentence.
    pub fn conflict(&self) -> Option<&str> {
        self.conflict.as_deref()
    }

    /// What is wrong, field by field.
    pub fn problems(&self) -> &[FieldProblem] {
        &self.problems
    }

    /// A field with what was typed and what is wrong with it; `value` is its value where no form came back.
    pub fn field(&self, name: &'static str, value: impl ToString) -> Field {
        match self.fields {
            Some(fields) => fields.field(name, &self.problems),
            None => Field::of(name, value),
        }
    }

    /// The status of the page: 422 for wrong fields, 409 for a conflict, 200 where no form came back.
    pub fn status(&self) -> StatusCode {
        match (&self.fields, &self.conflict) {
            (None, _) => StatusCode::OK,
            (Some(_), None) => StatusCode::UNPROCESSABLE_ENTITY,
            // 409 before 422: mending fields does not help before one has looked.
            (Some(_), Some(_)) => StatusCode::CONFLICT,
        }
    }

    /// All that is wrong, as one notice.
    pub fn notice(&self) -> Option<Notice> {
        let sentences = self
            .problems
            .iter()
            .map(|p| p.message.as_str())
            .chain(self.conflict.as_deref());
        let text = sentences.collect::<Vec<_>>().join(" ");
        (!text.is_empty()).then(|| Notice::bad(text))
    }
}
