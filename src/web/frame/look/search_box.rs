//! The search for a name above a list.

use crate::web::frame::look::parts::Shown;
use podium_snapshot::names::NameSearch;

/// The data for the macros `search_box` and `found_for` of `templates/frame/macros/page.html`.
#[derive(Debug)]
pub struct SearchBox {
    /// Address that the search is sent to.
    pub action: String,
    /// Address of the list with everybody.
    pub everybody: String,
    /// What was typed; `None` while everybody is listed.
    pub typed: Option<String>,
    /// The order that the answer keeps, the value of the form's field `by`; `None` for the page's own.
    pub by: Option<&'static str>,
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
            by: None,
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

    /// The same for an order; `None`: the page's own.
    #[must_use]
    pub fn by(mut self, order: Option<&'static str>) -> Self {
        if let Some(order) = order {
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
