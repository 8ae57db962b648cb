//! What people do: the only layer that writes. One file a noun; each command loads, asks the rules, stores and logs,
//! in one transaction.

pub mod access_tokens;
pub mod accounts;
pub mod archive;
pub mod calendars;
pub mod chance;
pub mod clock;
mod command;
pub mod decklist;
pub mod decks;
pub mod demo;
mod erasure;
mod error;
pub mod floor;
pub mod follow;
pub mod keys;
pub mod links;
pub mod new_tournament;
pub mod notices;
pub mod players;
pub mod playoff;
pub mod presets;
pub mod reports;
pub mod results;
pub mod rights;
pub mod roles;
pub mod rounds;
pub mod rulings;
pub mod secrets;
pub mod security_log;
mod sender;
pub mod sessions;
mod slug;
pub mod staff;
pub mod text;
pub mod throttle;
pub mod time_statistics;
pub mod tournaments;
pub mod webhooks;
mod work;

pub use command::{Command, IdempotencyKey};
pub use erasure::finish_owed;
pub use error::{FieldProblem, OpError};
pub use security_log::SecurityEvent;
pub use sender::{Actor, Sender};
pub use work::{SiteWork, Work};
