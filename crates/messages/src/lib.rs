//! What Podium says to people. Each sentence is a message of a catalogue (`locales/en`, in Fluent's syntax), and the build
//! makes a function for each: `say::standings::after_round(3)` in code and templates. The function returns a
//! [`Message`], which knows no language yet: a template writes it in the language of its reader
//! ([`Language`] is the template's value), and [`Display`](std::fmt::Display) writes English, for logs and programs.
//!
//! ```
//! use podium_messages::{Language, common};
//!
//! let line = common::players(2);
//! assert_eq!(line.to_string(), "2 players");
//! assert_eq!(line.in_language(Language::Spanish), "2 jugadores");
//! ```
//!
//! A message with tags, such as `<a>`, becomes a [`Marked`], which is HTML: its arguments are escaped, its text is not.

mod bundles;
pub mod catalogue;
mod language;
mod local;
mod locale;
mod made_up;
mod marked;
mod message;
mod nameless;
mod place;
mod texts;

pub use language::Language;
pub use local::{clock_time, date, date_long, date_time, decimal, language_tags, list, percent};
pub use locale::Local;
pub use marked::Marked;
pub use message::{Message, Plain};
use place::Place;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
