//! Running the rounds.

pub mod check_in;
pub mod clock;
pub mod desk_home;
pub mod find;
pub mod playoff;
pub mod results;
pub mod rounds;

use podium_ops::OpError;
use say::Message;

/// Returns a refusal as a sentence, without the rule that it cites.
fn sentence(error: &OpError) -> Message {
    match error {
        OpError::Refused { message, .. } => message.clone(),
        other => other.in_words(),
    }
}
