//! A browser forgets a person: their link, the links of their entries that it has too, and the news that it gets of them.

use crate::web::frame::answer::error::WebError;
use crate::web::frame::form::VisitorForm;
use crate::web::frame::request::{person_cookie, player_cookie};
use crate::web::frame::state::{act, read};
use podium_ops::community::link;
use podium_ops::{Command, Sender};
use podium_store::Reader;
use podium_store::community;
use podium_store::community::people::PersonRow;

/// Forgets a person in the browser of a form, whose link it holds.
///
/// # Errors
/// The link was renewed meanwhile; the database does not answer.
pub async fn forget_person(form: &VisitorForm, person: &PersonRow) -> Result<(), WebError> {
    let (app, request) = (&form.app, &form.request);
    end_news(form, person).await?;
    player_cookie::forget_of_person(app, request, &person.id).await?;
    person_cookie::forget(app, request, &person.community_id);
    Ok(())
}

/// Ends the news of a person's entries in the browser of a form, if it gets some.
async fn end_news(form: &VisitorForm, person: &PersonRow) -> Result<(), WebError> {
    let address = form.fields.text("address").to_owned();
    if address.is_empty() {
        return Ok(());
    }
    let id = person.community_id.clone();
    let found = read(&form.app, move |conn: &mut Reader<'_>| community::by_id(conn, &id)).await?;
    let Some(community) = found else {
        return Ok(());
    };
    let command = Command::in_community(&community.slug, Sender::person(person));
    act(&form.app, move |state| {
        command.run_in_community(&state.db, |work| link::end_news(work, &address))
    })
    .await?;
    Ok(())
}
