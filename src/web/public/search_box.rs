//! The search for a name above a list.

use crate::web::names::NameSearch;

/// What the macros `search_box` and `found_for` of `templates/macros/page.html` show.
#[derive(Debug)]
pub struct SearchBox {
    /// Address that the search is sent to.
    pub action: String,
    /// Address of the list with everybody.
    pub everybody: String,
    /// What was typed; `None` while everybody is listed.
    pub typed: Option<String>,
    /// The list's id.
    list: &'static str,
}

impl SearchBox {
    /// The search box of the list at an address.
    pub fn new(action: String, search: &NameSearch, list: &'static str) -> Self {
        Self {
            everybody: action.clone(),
            action,
            typed: search.is_some().then(|| search.text.clone()),
            list,
        }
    }

    /// What the input holds.
    pub fn text(&self) -> &str {
        self.typed.as_deref().unwrap_or_default()
    }

    /// The id of the list that the script filters in place; empty for a list that is already the answer to a search, which
    /// is requested again.
    pub fn target(&self) -> &'static str {
        if self.typed.is_none() { self.list } else { "" }
    }
}
