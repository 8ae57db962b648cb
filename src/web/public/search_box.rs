//! The search for a name above a list.

use crate::snapshot::names::NameSearch;
use crate::web::parts::Shown;

/// The data for the macros `search_box` and `found_for` of `templates/macros/page.html`.
#[derive(Debug)]
pub struct SearchBox {
    /// Address that the search is sent to.
    pub action: String,
    /// Address of the list with everybody.
    pub everybody: String,
    /// What was typed; `None` while everybody is listed.
    pub typed: Option<String>,
    /// The order that the results keep: the value of the form's field `by`; empty for the page's default.
    pub by: &'static str,
    /// The list's id.
    list: &'static str,
}

impl SearchBox {
    /// Creates the search box of the list at an address.
    pub fn new(action: String, search: &NameSearch, list: &'static str) -> Self {
        Self {
            everybody: action.clone(),
            action,
            typed: search.is_some().then(|| search.text.clone()),
            by: "",
            list,
        }
    }

    /// Returns the same for the shown part of a list: if it is incomplete, the server does the search.
    #[must_use]
    pub fn over(mut self, shown: &Shown) -> Self {
        if shown.is_incomplete() {
            self.list = "";
        }
        self
    }

    /// Returns the same for another order than the page's default.
    #[must_use]
    pub fn by(mut self, order: &'static str) -> Self {
        if !order.is_empty() {
            self.everybody = format!("{}?by={order}", self.action);
        }
        self.by = order;
        self
    }

    /// Returns the value of the input.
    pub fn text(&self) -> &str {
        self.typed.as_deref().unwrap_or_default()
    }

    /// The id of the list that the script filters in place; empty for a list that is not whole, or already the answer to
    /// a search: it is requested again.
    pub fn target(&self) -> &'static str {
        if self.typed.is_none() { self.list } else { "" }
    }
}
