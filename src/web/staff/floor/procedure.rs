//! The end-of-round procedure of one table, if it differs from the tournament's: chosen by the head judge on the
//! table's page, with a public reason.

use actix_web::web::Path;

use super::{Refusal, refused_at_table};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::form::StaffForm;
use crate::web::frame::request::desk::TableEnds;
use podium_event::profile::EndOfRound;
use podium_ops::floor::follow::choose_end_of_round;

/// `POST …/desk/floor/{table}/end`: the head judge and organizers.
pub(super) async fn choose(form: StaffForm<TableEnds>, path: Path<(String, i64)>) -> WebResult {
    let table = path.into_inner().1;
    let to = form.at(&format!("desk/floor/{table}"));
    let chosen = EndOfRound::parse(form.fields.text("end"));
    let reason = form.fields.raw("end_reason").to_owned();
    let done = form.run(&to, move |work| choose_end_of_round(work, table, chosen, &reason));
    match done.await {
        Ok(()) => form.done(say::covers::end_is_public(), &to),
        Err(error) => {
            let refusal = Refusal::sorted(&form.fields, error, &to)?;
            refused_at_table(&form.app, &form.request, &form.sender, table, refusal).await
        }
    }
}
