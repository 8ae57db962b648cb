//! Error pages that lead back to the form.

use actix_web::http::StatusCode;

use super::Fields;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::request::current::language;
use podium_ops::OpError;
use podium_snapshot::names::fold;
use say::{Language, Plain};

/// Turns a refusal into an error page that leads back.
pub fn back(to: &str) -> impl FnOnce(OpError) -> WebError {
    let to = to.to_owned();
    move |error| WebError::from(error).way_on(say::errors::go_back(), to)
}

/// Returns whether the word that confirms a dangerous action was typed into a field: in the language of the page, or in
/// English. `word`: a message of `confirm_words`.
pub fn is_confirmed(fields: &Fields, field: &str, word: Plain) -> bool {
    // phones begin a word with a capital, and not every keyboard has every accent
    let typed = fold(fields.text(field).trim());
    let is_in = |language| typed == fold(&word().in_language(language));
    is_in(language()) || is_in(Language::English)
}

/// Refuses a dangerous action unless its word was typed into the field `confirm`, as [`is_confirmed`] says.
///
/// # Errors
/// The field, with the word to type.
pub fn asked_word(fields: &Fields, word: Plain) -> Result<(), OpError> {
    match is_confirmed(fields, "confirm", word) {
        true => Ok(()),
        false => Err(OpError::field("confirm", say::inputs::word_missing(word()))),
    }
}

/// Refuses like [`asked_word`], for a page that is not shown again.
///
/// # Errors
/// A page that says which word to type.
pub fn confirmed(fields: &Fields, word: Plain, to: &str) -> Result<(), WebError> {
    asked_word(fields, word).map_err(|error| {
        WebError::not_done(StatusCode::UNPROCESSABLE_ENTITY, error.in_words()).way_on(say::errors::go_back(), to)
    })
}
