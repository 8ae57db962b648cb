//! Forms as pages show them: fields with their values and problems, choices, and the pages of a list.

use say::Message;

/// A field: its value, and its problem.
#[derive(Debug, Clone, Default)]
pub struct Field {
    /// Name in the form, also the input's id.
    pub name: &'static str,
    /// The typed value, kept if the form is shown again.
    pub value: String,
    /// A sentence with the problem and its remedy.
    pub error: Option<Message>,
}

impl Field {
    /// Returns whether something was typed or is wrong here: then a folded part of a form with this field is open.
    pub fn is_in_use(&self) -> bool {
        self.is_wrong() || !self.value.is_empty()
    }

    /// An empty field.
    pub fn empty(name: &'static str) -> Self {
        Self::of(name, "")
    }

    /// A field with a value.
    pub fn of(name: &'static str, value: impl ToString) -> Self {
        Self {
            name,
            value: value.to_string(),
            error: None,
        }
    }

    /// The same field with what is wrong with it.
    #[must_use]
    pub fn wrong(mut self, error: impl Into<Message>) -> Self {
        self.error = Some(error.into());
        self
    }

    /// Whether a checkbox is ticked (`on`, `true`, `yes` or `1`).
    pub fn ticked(&self) -> bool {
        matches!(self.value.as_str(), "on" | "true" | "yes" | "1")
    }

    /// Whether something is wrong with it.
    pub fn is_wrong(&self) -> bool {
        self.error.is_some()
    }
}

/// One entry of a select or of radio cards.
#[derive(Debug, Clone, Default)]
pub struct Choice {
    /// The value that is sent.
    pub value: String,
    /// The label that is shown.
    pub label: Message,
    /// A line below the label, of radio cards only.
    pub hint: Option<Message>,
    /// The tag of the language of its texts if somebody wrote them, of radio cards only.
    pub language: Option<String>,
}

impl Choice {
    /// A choice without a hint.
    pub fn new(value: impl ToString, label: impl Into<Message>) -> Self {
        Self {
            value: value.to_string(),
            label: label.into(),
            hint: None,
            language: None,
        }
    }

    /// A choice for each value of a list, with its label in words.
    pub fn each<T: Copy + ToString>(values: &[T], words: fn(T) -> Message) -> Vec<Self> {
        values.iter().map(|&value| Self::new(value, words(value))).collect()
    }

    /// The same choice with a line below it.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<Message>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// The same choice with texts in a language.
    #[must_use]
    pub fn in_language(mut self, tag: &str) -> Self {
        self.language = Some(tag.to_owned());
        self
    }
}

/// The usual extra minutes for tables.
pub const USUAL_MINUTES: [i64; 4] = [2, 3, 5, 10];

/// Pages of a long list.
#[derive(Debug, Clone, Default)]
pub struct Pages {
    /// The page shown, from 1.
    pub here: usize,
    /// How many pages there are, at least 1.
    pub last: usize,
    /// Address without the page number, ending in `page=`.
    pub href: String,
}

impl Pages {
    /// Returns the pages to link: the first, the last, and those around this one. A zero marks a gap.
    pub fn named(&self) -> Vec<usize> {
        let mut out = Vec::new();
        for page in 1..=self.last {
            let near = page.abs_diff(self.here) <= 1;
            if page == 1 || page == self.last || near {
                out.push(page);
            // One mark for each gap, however wide.
            } else if out.last() != Some(&0) {
                out.push(0);
            }
        }
        out
    }
}

#[cfg(test)]
#[path = "field_tests.rs"]
mod tests;
