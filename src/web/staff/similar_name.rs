//! The hint that another player has a similar name. Nothing is refused because of it.

use say::{Message, player_words as t};

use crate::web::frame::answer::error::WebError;
use crate::web::frame::state::{App, read};
use podium_ops::people::players::similar_to;
use podium_store::tournaments::players::PlayerRow;

/// Returns the hint for the staff about a player who was added or edited.
pub async fn hint(app: &App, row: &PlayerRow) -> Result<Option<Message>, WebError> {
    let row = row.clone();
    let found = read(app, move |conn| Ok::<_, WebError>(similar_to(conn, &row, |_| true)?)).await?;
    Ok(found.map(|other| t::similar_name(other.name, other.number)))
}

/// Adds the hint to the sentence about what was done.
pub fn with_hint(done: Message, hint: Option<Message>) -> Message {
    Message::joined([done, hint.unwrap_or_default()], " ")
}
