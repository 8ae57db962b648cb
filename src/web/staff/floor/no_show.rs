//! A player who did not come to their table, in one press on its page.

use actix_web::web::Path;

use super::{Refusal, refused_at_table};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::form::{StaffForm, back};
use crate::web::frame::request::desk::Players;
use podium_ops::OpError;
use podium_ops::run::rounds;

/// `POST …/desk/floor/{table}/no-show`: staff who may drop players.
pub(super) async fn drop(form: StaffForm<Players>, path: Path<(String, i64)>) -> WebResult {
    let table = path.into_inner().1;
    let to = form.at(&format!("desk/floor/{table}"));
    let number = form.fields.text("player").parse().unwrap_or(0);
    match form.run(&to, move |work| rounds::no_show(work, table, number)).await {
        Ok(name) => form.done(say::covers::no_show(name), &to),
        Err(error @ OpError::Refused { .. }) => {
            let refusal = Refusal::new(&form.fields, error);
            refused_at_table(&form.app, &form.request, &form.sender, table, refusal).await
        }
        Err(error) => Err(back(&to)(error)),
    }
}
