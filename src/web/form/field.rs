//! Forms as pages show them: each field with its value and what is wrong with it, choices, and the pages of a list.

/// One field: its value, and what is wrong with it.
#[derive(Debug, Clone, Default)]
pub struct Field {
    /// Name in the form, also the input's id.
    pub name: &'static str,
    /// What was typed, kept when the form comes back.
    pub value: String,
    /// A sentence that says what is wrong and what to do.
    pub error: Option<String>,
}

impl Field {
    /// Whether something is typed or wrong here: a folded part of a form with this field is open then.
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
    pub fn wrong(mut self, error: impl Into<String>) -> Self {
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
    /// What is sent.
    pub value: String,
    /// What is read.
    pub label: String,
    /// A line below the label (radio cards only); may be empty.
    pub hint: String,
}

impl Choice {
    /// A choice without a hint.
    pub fn new(value: impl ToString, label: impl Into<String>) -> Self {
        Self {
            value: value.to_string(),
            label: label.into(),
            hint: String::new(),
        }
    }

    /// The same choice with a line below it.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = hint.into();
        self
    }
}

/// The minutes that tables are given most.
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
    /// The pages to name: the first, the last, and those around this one. A zero marks a gap.
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
