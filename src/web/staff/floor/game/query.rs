//! The query of the game desk: the game, seat and view that are shown, and the part of it that links keep.

use serde::Deserialize;

/// The query of the page.
#[derive(Debug, Default, Clone, Deserialize)]
pub struct Query {
    /// An earlier round, which is read-only.
    pub round: Option<i64>,
    /// One of the games followed at the table, from 1.
    pub game: Option<usize>,
    /// The chosen seat, from 1.
    pub seat: Option<usize>,
    /// `quick` or `full`, see [`View`].
    pub view: Option<String>,
    /// A request for the whole history.
    pub all: Option<String>,
}

/// The amount of detail of the desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    /// Departures, time and results.
    Quick,
    /// Everything that the engine allows.
    Full,
}

impl View {
    fn parse(key: &str) -> Option<Self> {
        [Self::Quick, Self::Full].into_iter().find(|view| view.key() == key)
    }

    /// The view's word in the address.
    pub fn key(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Full => "full",
        }
    }
}

impl Query {
    /// Returns the part of the address that is kept after an action: seat and view.
    pub fn kept(&self) -> ViewQuery {
        let seat = self.seat.map(|seat| ("seat", seat.to_string()));
        // Through `view`, so that an unknown word is not kept.
        let view = self.view().map(|view| ("view", view.key().to_owned()));
        ViewQuery(seat.into_iter().chain(view).collect())
    }

    /// Returns the chosen view.
    pub fn view(&self) -> Option<View> {
        View::parse(self.view.as_deref()?)
    }
}

/// The kept part of the address, by name and value. It is displayed as a query.
#[derive(Debug, Clone, Default)]
pub struct ViewQuery(Vec<(&'static str, String)>);

impl ViewQuery {
    /// Its names and values.
    pub fn pairs(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(name, value)| (*name, value.as_str()))
    }
}

impl std::fmt::Display for ViewQuery {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (index, (name, value)) in self.0.iter().enumerate() {
            write!(f, "{}{name}={value}", if index == 0 { '?' } else { '&' })?;
        }
        Ok(())
    }
}
