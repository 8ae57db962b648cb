//! Error pages that lead back to the form.

use actix_web::http::StatusCode;

use super::Fields;
use crate::ops::OpError;
use crate::web::error::WebError;

/// Turns a refusal into an error page that leads back.
pub fn back(to: &str) -> impl FnOnce(OpError) -> WebError {
    let to = to.to_owned();
    move |error| WebError::from(error).way_on("Go back", to)
}

/// Refuses a dangerous action unless its word was typed.
///
/// # Errors
/// A page that says which word to type.
pub fn confirmed(fields: &Fields, word: &str, to: &str) -> Result<(), WebError> {
    // phones begin a word with a capital
    if fields.text("confirm").eq_ignore_ascii_case(word) {
        return Ok(());
    }
    Err(WebError::not_done(
        StatusCode::UNPROCESSABLE_ENTITY,
        format!("Type the word {word} to confirm. Nothing was changed."),
    )
    .way_on("Go back", to))
}
