//! Actions on everybody at once, each with its typed word: check in all, check out all, drop the absent.

use super::door::{DROP_WORD, EVERYBODY_WORD, NOBODY_WORD, unconfirmed};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::form::{Returned, StaffForm, back, is_confirmed};
use crate::web::frame::request::desk::Players;
use crate::web::shared::people::named;
use podium_ops::FieldProblem;
use podium_ops::people::players as ops;
use say::{Message, Plain, check_in as t};

/// Returns the problem of a confirming word; `None` if it was typed.
fn unless_typed(form: &StaffForm<Players>, field: &'static str, word: Plain) -> Option<FieldProblem> {
    (!is_confirmed(&form.fields, field, word)).then(|| FieldProblem::new(field, t::type_word(word())))
}

/// `POST …/check-in/everybody`: checks in everybody who has a place.
pub(super) async fn check_in(form: StaffForm<Players>) -> WebResult {
    let to = form.at("desk/check-in");
    if let Some(problem) = unless_typed(&form, "confirm_in", EVERYBODY_WORD) {
        return unconfirmed(&form, &Returned::wrong(&form.fields, vec![problem])).await;
    }
    let count = form.run(&to, ops::check_in_all).await.map_err(back(&to))?;
    form.done(t::everybody_checked_in(count), &to)
}

/// `POST …/check-in/nobody`: checks out everybody.
pub(super) async fn check_out(form: StaffForm<Players>) -> WebResult {
    let to = form.at("desk/check-in");
    if let Some(problem) = unless_typed(&form, "confirm_out", NOBODY_WORD) {
        return unconfirmed(&form, &Returned::wrong(&form.fields, vec![problem])).await;
    }
    let count = form.run(&to, ops::check_out_all).await.map_err(back(&to))?;
    form.done(t::nobody_checked_in(count), &to)
}

/// `POST …/check-in/drop-absent`: drops everybody who is not checked in.
pub(super) async fn drop_absent(form: StaffForm<Players>) -> WebResult {
    let to = form.at("desk/check-in");
    if let Some(problem) = unless_typed(&form, "confirm_drop", DROP_WORD) {
        return unconfirmed(&form, &Returned::wrong(&form.fields, vec![problem])).await;
    }
    let done = form.run(&to, ops::drop_absent).await.map_err(back(&to))?;
    let dropped = t::were_dropped(named::name_list(&done.dropped));
    let done = Message::joined([dropped, named::promoted(&done.promoted)], " ");
    form.done(done, &to)
}
