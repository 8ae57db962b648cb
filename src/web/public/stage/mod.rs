//! The stage: an overlay for streams. It consists of a page without a background, for everybody and at a secret address, and the
//! staff's choice of the table that it shows.

mod desk;
mod page;

use crate::web::frame::answer::router::{Routes, handler};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/stage", handler!(page::stage))
        .get("/t/{slug}/stage/{key}", handler!(page::of_stream))
        .get("/t/{slug}/desk/stage", handler!(desk::page))
        .post("/t/{slug}/desk/stage", handler!(desk::feature))
        .post("/t/{slug}/desk/stage/game", handler!(desk::show_game));
}

/// The content of one source of a stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scene {
    /// Round, clock and table.
    Whole,
    Table,
    Bracket,
    Clock,
}

impl Scene {
    /// All of them, as the staff's page lists them.
    pub const ALL: [Self; 4] = [Self::Whole, Self::Table, Self::Clock, Self::Bracket];

    /// Returns the value of `show` in addresses; empty for the default scene.
    pub fn word(self) -> &'static str {
        match self {
            Self::Whole => "",
            Self::Table => "table",
            Self::Bracket => "bracket",
            Self::Clock => "clock",
        }
    }

    /// Returns the scene with a word; any other word means the whole one.
    pub fn of(word: &str) -> Self {
        let found = Self::ALL.into_iter().find(|scene| scene.word() == word);
        found.unwrap_or(Self::Whole)
    }

    /// Address of the scene in a tournament; `key`: of a table's game, the token of the tournament's stage.
    pub fn address(self, slug: &str, key: &str) -> String {
        let at = match self {
            Self::Whole | Self::Table => format!("/t/{slug}/stage/{key}"),
            Self::Bracket | Self::Clock => format!("/t/{slug}/stage"),
        };
        match self.word() {
            "" => at,
            word => format!("{at}?show={word}"),
        }
    }
}
