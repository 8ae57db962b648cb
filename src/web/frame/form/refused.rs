//! Error pages that lead back to the form.

use actix_web::http::StatusCode;

use super::Fields;
use crate::web::frame::answer::error::WebError;
use podium_ops::OpError;

/// Turns a refusal into an error page that leads back.
pub fn back(to: &str) -> impl FnOnce(OpError) -> WebError {
    let to = to.to_owned();
    move |error| WebError::from(error).way_on(say::errors::go_back(), to)
}

/// Refuses a dangerous action unless its word was typed into the field `confirm`.
///
/// # Errors
/// The field, with the word to type.
pub fn asked_word(fields: &Fields, word: &str) -> Result<(), OpError> {
    // phones begin a word with a capital
    match fields.text("confirm").eq_ignore_ascii_case(word) {
        true => Ok(()),
        false => Err(OpError::field("confirm", say::inputs::word_missing(word))),
    }
}

/// Refuses like [`asked_word`], for a page that is not shown again.
///
/// # Errors
/// A page that says which word to type.
pub fn confirmed(fields: &Fields, word: &str, to: &str) -> Result<(), WebError> {
    asked_word(fields, word).map_err(|error| {
        WebError::not_done(StatusCode::UNPROCESSABLE_ENTITY, error.in_words()).way_on(say::errors::go_back(), to)
    })
}
