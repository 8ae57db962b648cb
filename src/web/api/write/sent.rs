//! Members of a body: absent, null, or a value; and the words for states that a body may contain.

use serde::de::{Deserialize, Deserializer};
use utoipa::openapi::schema::{Array, ArrayBuilder, Object, ObjectBuilder, SchemaType, Type};

use crate::web::api::words;
use podium_event::profile::{CommandersShown, EndOfRound, Level, Seating, SmallerPodsAt, Tiebreaker, UnevenPods};
use podium_store::{NamesShown, Registration};

/// Reads a member that may be left out, and is not null.
pub fn value<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

/// Reads a member that may be left out (`None`) or null (`Some(None)`).
pub fn nullable<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(from).map(Some)
}

/// Reads one of some words.
fn word<'de, D: Deserializer<'de>, T: Copy>(from: D, labels: &[(&'static str, T)]) -> Result<Option<T>, D::Error> {
    words::read(&String::deserialize(from)?, labels.iter().copied()).map(Some)
}

/// Reads whether players may register themselves.
pub fn registration<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Registration>, D::Error> {
    word(from, Registration::LABELS)
}

/// Reads how public pages show names.
pub fn names_shown<'de, D: Deserializer<'de>>(from: D) -> Result<Option<NamesShown>, D::Error> {
    word(from, NamesShown::LABELS)
}

/// Describes a text that is one of some words.
fn one_of<T>(labels: &'static [(&'static str, T)], what: &str) -> Object {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some(labels.iter().map(|(word, _)| *word)))
        .description(Some(what))
        .build()
}

/// Describes the rules enforcement level.
pub fn level_words() -> Object {
    one_of(
        Level::LABELS,
        "The rules enforcement level. In a new tournament the addendum's other settings follow from it.",
    )
}

/// Describes what players get who do not fill a pod.
pub fn uneven_words() -> Object {
    one_of(UnevenPods::LABELS, "What players get who do not fill a pod.")
}

/// Describes which end of the pairing has the smaller pods.
pub fn smaller_words() -> Object {
    one_of(SmallerPodsAt::LABELS, "Which end of the pairing has the smaller pods.")
}

/// Describes what is played after time is called.
pub fn end_words() -> Object {
    one_of(EndOfRound::LABELS, "What is played after time is called.")
}

/// Describes how Swiss seats are assigned.
pub fn seating_words() -> Object {
    one_of(Seating::LABELS, "How Swiss seats are assigned.")
}

/// Describes the name of a tiebreaker.
pub fn tiebreaker_words() -> Object {
    one_of(Tiebreaker::LABELS, "A number that ranks players.")
}

/// Describes a list of tiebreakers.
pub fn tiebreakers() -> Array {
    ArrayBuilder::new()
        .items(tiebreaker_words())
        .description(Some("The numbers that rank players, the first one first."))
        .min_items(Some(1))
        .unique_items(true)
        .build()
}

/// Describes whether players may register themselves.
pub fn registration_words() -> Object {
    one_of(Registration::LABELS, "Whether players may register themselves.")
}

/// Describes how public pages show names.
pub fn names_words() -> Object {
    one_of(NamesShown::LABELS, "How public pages show names.")
}

/// Describes when everybody sees commanders, which may be null.
pub fn commanders_words() -> Object {
    let words = CommandersShown::LABELS.iter().map(|(word, _)| Some(*word));
    ObjectBuilder::new()
        .schema_type(SchemaType::from_iter([Type::String, Type::Null]))
        .enum_values(Some(words.chain([None])))
        .description(Some(
            "When everybody sees the players' commanders: never, from the first published pairing on, or once the tournament \
             is finished. Null: as usual at the level.",
        ))
        .build()
}

/// Describes a list of numbers from 1.
fn numbers(most: u32, what: &str) -> ArrayBuilder {
    let number = ObjectBuilder::new()
        .schema_type(Type::Integer)
        .minimum(Some(1))
        .maximum(Some(most));
    ArrayBuilder::new().items(number).description(Some(what))
}

/// Describes the tables that are skipped.
pub fn skipped_tables() -> Array {
    let tables = numbers(99_999, "Numbers of tables that are not there.");
    tables.max_items(Some(5_000)).build()
}
