//! The event document `podium-event/1`: a whole tournament in one JSON file, described by `docs/formats/event.md`.

mod about;
mod clock;
mod floor;
mod games;
mod ids;
mod notes;
mod page;
mod players;
mod read;
mod reports;
mod rounds;
mod rulings;
mod tournament;
mod write;

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use serde_json::Value;

use podium_event::Event;
use podium_event::labels::{NamesShown, Registration, RoundState, TournamentState};
use podium_rules::draws::Drawn;

pub use clock::{CheckedDeck, Clock, Ended, Extension, TableEnd};
pub use floor::{Call, Place};
pub use games::{FollowedGame, GameStep};
pub use notes::Note;
pub use page::Page;
pub use players::{AboutPlayer, OtherPlayer};
pub use read::{EventPart, read, read_part, read_value};
pub use reports::{Decklists, PlayersReport};
pub use rulings::{EarlierText, Ruling, RulingPlayer, Statement, Withdrawal};
pub use write::write;

/// The value of `format`.
pub const FORMAT: &str = "podium-event/1";

/// A parsed document: the rules' event, and the service's further data.
#[derive(Debug, Clone, PartialEq)]
pub struct EventDocument {
    /// Registered players, rounds, cut.
    pub event: Event,
    pub about: About,
}

/// Everything about a tournament that the rules do not need.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct About {
    pub name: String,
    /// Its slug; an import keeps it if it is free.
    pub slug: Option<String>,
    pub state: Option<TournamentState>,
    pub date: Option<NaiveDate>,
    pub place: Option<String>,
    /// Name of the IANA time zone that times are shown in.
    pub time_zone: Option<String>,
    /// Tag of the language of what it prints, as "pt-BR".
    pub language: Option<String>,
    pub description: Option<String>,
    /// `None` if there is nothing in it.
    pub page: Option<Page>,
    /// The number of the first pod's table; `None` is 1.
    pub first_table: Option<u32>,
    /// Table numbers that are not used, ascending.
    pub skipped_tables: Vec<u32>,
    pub registration: Option<Registration>,
    pub max_players: Option<u32>,
    pub names_shown: Option<NamesShown>,
    /// Whether the front page lists the tournament.
    pub listed: Option<bool>,
    /// Whether search engines may index the public pages.
    pub indexed: Option<bool>,
    /// Whether everybody is notified when a round has ten and five minutes left.
    pub announces_time: bool,
    /// SHA-256 of the secret, lower-case hexadecimal (T32).
    pub commitment: Option<String>,
    /// The secret's bytes, lower-case hexadecimal; public once the tournament is finished (T32).
    pub secret: Option<String>,
    /// The rules for decklists; `None` if none are asked for.
    pub decklists: Option<Decklists>,
    /// For each player of the event, in their order.
    pub players: Vec<AboutPlayer>,
    /// Players who are not (or no longer) registered; they are written after the others.
    pub others: Vec<OtherPlayer>,
    /// For each round of the event, in their order.
    pub rounds: Vec<AboutRound>,
    /// When the cut was announced.
    pub cut_announced_at: Option<DateTime<Utc>>,
    pub announcements: Vec<Announcement>,
    pub draws: Vec<Drawn>,
    /// Calls for a judge, oldest first.
    pub calls: Vec<Call>,
    /// The judges' rulings, by number; only in an organizer's document.
    pub rulings: Vec<Ruling>,
    /// Judges' notes, oldest first; only in an organizer's document.
    pub notes: Vec<Note>,
    pub log: Vec<LogEntry>,
}

/// The data of a round that the rules do not need.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct AboutRound {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<RoundState>,
    /// The public number of the draws that this pairing was made with (T32).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw_counter: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub published_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finished_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// For each pod of the round, in their order.
    #[serde(skip)]
    pub pods: Vec<AboutPod>,
}

/// The data of a pod that the rules do not need.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct AboutPod {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reported_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// The table's end-of-round procedure, if it differs from the profile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end_of_round: Option<TableEnd>,
    /// Time given to the table, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub extensions: Vec<Extension>,
    /// Results that players reported, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reports: Vec<PlayersReport>,
    /// Games that judges followed, oldest first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub followed_games: Vec<FollowedGame>,
}

/// A text for everybody, for a table or for a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Announcement {
    pub at: DateTime<Utc>,
    /// The moment from which it is shown; `None`: at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown_from: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub pinned: bool,
    /// The table that it is for.
    #[serde(flatten)]
    pub place: Option<Place>,
    /// Id of the player whom it is for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
    pub text: String,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct LogEntry {
    pub at: DateTime<Utc>,
    /// The name or role of the actor.
    pub by: String,
    /// The command, as `player.drop`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verb: Option<String>,
    pub what: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The state before, if there was one; `null` is not written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after: Option<Value>,
    /// Whether everybody may read it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub public: bool,
}

/// The longest texts, in characters.
pub mod longest {
    /// Slugs and commands.
    pub const SLUG: usize = 100;
    /// Names, places, groups.
    pub const NAME: usize = 200;
    /// Announcements, notes, reasons.
    pub const NOTE: usize = 2_000;
    /// Descriptions, decklists, lines of the log.
    pub const TEXT: usize = 20_000;
}

#[cfg(test)]
mod tests;
