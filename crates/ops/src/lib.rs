//! The commands: the only layer that writes. A module for each noun; each command loads, checks the rules, stores and
//! logs, in one transaction.

pub mod command;
pub mod community;
mod error;
pub mod floor;
pub mod people;
pub mod run;
pub mod season;
pub mod site;
pub mod tournaments;

pub use command::community::CommunityWork;
pub use command::sender::{Actor, Sender};
pub use command::work::{SiteWork, Work};
pub use command::{Command, IdempotencyKey};
pub use error::{FieldProblem, OpError};
pub use site::erasure::finish_owed;
pub use site::security_log::SecurityEvent;
