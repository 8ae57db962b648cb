//! A player who is missing from their table, and one who did not come: each one press on its page.

use actix_web::web::Path;

use super::{Refusal, refused_at_table};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::StaffForm;
use crate::web::frame::request::desk::{Floor, Players};
use podium_ops::floor::note_missing;
use podium_ops::run::rounds;

/// `POST …/desk/floor/{table}/no-show`: staff who may drop players.
pub(super) async fn drop(form: StaffForm<Players>, path: Path<(String, i64)>) -> WebResult {
    let table = path.into_inner().1;
    let to = form.at(&format!("desk/floor/{table}"));
    let number = form.fields.text("player").parse().unwrap_or(0);
    match form.run(&to, move |work| rounds::no_show(work, table, number)).await {
        Ok(name) => form.done(say::covers::no_show(name), &to),
        Err(error) => {
            let refusal = Refusal::sorted(&form.fields, error, &to)?;
            refused_at_table(&form.app, &form.request, &form.sender, table, refusal).await
        }
    }
}

/// `POST …/desk/floor/{table}/missing`: judges; notes that a player is missing, or has come.
pub(super) async fn note(form: StaffForm<Floor>, path: Path<(String, i64)>) -> WebResult {
    let table = path.into_inner().1;
    let to = form.at(&format!("desk/floor/{table}"));
    let number = form.fields.text("player").parse().unwrap_or(0);
    let is_missing = form.fields.text("do") != "here";
    match form
        .run(&to, move |work| note_missing(work, table, number, is_missing))
        .await
    {
        Ok(()) => Ok(page::see_other(&to)),
        Err(error) => {
            let refusal = Refusal::sorted(&form.fields, error, &to)?;
            refused_at_table(&form.app, &form.request, &form.sender, table, refusal).await
        }
    }
}
