//! The query of the game desk: which game, seat and view are shown, and what of it stays after an action.

use serde::Deserialize;

/// The query of the page.
#[derive(Debug, Default, Clone, Deserialize)]
pub struct Query {
    /// An older round, which is only read.
    pub round: Option<i64>,
    /// One of the games followed at the table, from 1.
    pub game: Option<usize>,
    /// The chosen seat, from 1.
    pub seat: Option<usize>,
    /// `quick` or `full`, see [`View`].
    pub view: Option<String>,
    /// Asks for the whole history.
    pub all: Option<String>,
}

/// How much of the desk is shown.
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
    /// Returns the part of the address that stays after an action: seat and view.
    pub fn kept(&self) -> ViewQuery {
        let seat = self.seat.map(|seat| ("seat", seat.to_string()));
        // Through `view`, so that an unknown word does not stay in the address.
        let view = self.view().map(|view| ("view", view.key().to_owned()));
        ViewQuery(seat.into_iter().chain(view).collect())
    }

    /// The view that was chosen.
    pub fn view(&self) -> Option<View> {
        View::parse(self.view.as_deref()?)
    }
}

/// The part of the address that stays, by name and value. It is displayed as a query.
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
