//! The content of messages to browsers. It is stored as ids and numbers: the rest is read when it is sent, so that no name or text
//! outlives its removal here, and nothing is sent that is not true any more.

use chrono::TimeDelta;
use serde::{Deserialize, Serialize};

use podium_base::clock::Moment;

/// News for one browser.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum News {
    /// A test: this browser gets news from now on.
    Begun,
    /// Where a player sits in a round, or that they have a bye.
    Seat { round: i64 },
    /// Time is called at the player's table: its clock has run out, or a judge called it early in this game, by its id.
    Time { round: i64, game: Option<String> },
    /// A result that another player reported waits for an answer.
    Waits,
    /// A judge comes to the player.
    Coming { table: Option<i64> },
    /// An announcement, by its id.
    Announcement { id: String },
    /// A call for a judge, at a table or elsewhere.
    Call { table: Option<i64> },
}

impl News {
    /// Returns what it is about: on a phone, a later message about the same replaces it.
    pub fn topic(&self) -> String {
        match self {
            Self::Begun => "begun".to_owned(),
            Self::Seat { .. } => "seat".to_owned(),
            Self::Time { .. } => "time".to_owned(),
            Self::Waits => "waits".to_owned(),
            Self::Coming { .. } => "coming".to_owned(),
            // each says something else
            Self::Announcement { id } => format!("said-{id}"),
            Self::Call { table } => format!("call-{}", table.map_or_else(String::new, |table| table.to_string())),
        }
    }

    /// Returns for how long it is worth sending.
    pub fn lasts(&self) -> TimeDelta {
        TimeDelta::minutes(match self {
            // later, the last turns are over
            Self::Begun | Self::Time { .. } => 5,
            Self::Coming { .. } | Self::Call { .. } => 15,
            Self::Seat { .. } | Self::Waits => 45,
            Self::Announcement { .. } => 120,
        })
    }

    /// Reads it from a stored message; `None` if a later version has written it.
    pub fn read(what: &str) -> Option<Self> {
        serde_json::from_str(what).ok()
    }
}

/// The browsers that a command sends something to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum To {
    /// One browser, by its id.
    Browser(String),
    /// Players, by their ids.
    Players(Vec<String>),
    /// All players.
    Everybody,
    /// The staff who judge.
    Judges,
}

/// Something that a command sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Telling {
    pub to: To,
    pub news: News,
    /// The moment before which it is not sent.
    pub from: Option<Moment>,
}
