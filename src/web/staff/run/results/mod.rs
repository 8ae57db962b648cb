//! Results: quick entry by table number and one key, each table's seats as buttons, and one table's result, overruled
//! or corrected.

mod cards;
mod detail;
mod entry;
mod taps;
mod typed;

use self::typed::TypedTable;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{StaffForm, back};
use crate::web::frame::request::desk::Results;
use podium_ops::OpError;
use podium_ops::run::results as ops;
use podium_ops::run::results::Reported;
use say::{Message, result_entry as t};

pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/results", handler!(entry::show))
        .post("/t/{slug}/desk/results", handler!(report))
        .get("/t/{slug}/desk/results/{round}/{table}", handler!(detail::show))
        .post("/t/{slug}/desk/results/{round}/{table}", handler!(detail::correct));
}

/// `POST …/desk/results`: a table of the open round, by quick entry or by a button of its card.
async fn report(form: StaffForm<Results>) -> WebResult {
    if let Some(tap) = taps::Tap::of(&form.fields) {
        return taps::answer(&form, tap).await;
    }
    match TypedTable::of(&form.fields) {
        Ok(typed) => store(&form, typed).await,
        Err(error) => entry::returned(&form, error).await,
    }
}

/// Stores a result that was typed in quick entry.
async fn store(form: &StaffForm<Results>, typed: TypedTable) -> WebResult {
    let query = entry::Query::of_form(&form.fields);
    let to = query.list_at(form.at("desk/results")).of(query.wanted());
    let TypedTable {
        round,
        table,
        result,
        drops,
    } = typed;
    // No version: quick entry has not shown the table. A different stored result comes back as `Differs`.
    let outcome = form.run(&to, move |work| {
        round.map_or(Ok(()), |round| ops::in_round(work, round))?;
        let reported = ops::report(work, table, &result, None)?;
        // who overrules a different result sends the drops with it
        let is_differing = matches!(reported, Reported::Differs { .. });
        let dropped = ops::drop_seats(work, table, if is_differing { &[] } else { &drops })?;
        Ok((reported, dropped))
    });
    match outcome.await {
        // shown in place, with the button to undo it
        Ok((Reported::Stored, dropped)) if dropped.is_empty() => Ok(page::see_other(&to)),
        Ok((Reported::Stored, dropped)) => {
            let done = [t::table_is_reported(table), dropped, t::undo_clears_result()];
            form.done(Message::joined(done, " "), &to)
        }
        // Two members of the staff may have the same slip: that is not a mistake.
        Ok((Reported::AlreadySo, dropped)) => form.done(Message::joined([t::already_so(table), dropped], " "), &to),
        Ok((Reported::Differs { version, .. }, _)) => detail::differs(form, table, version).await,
        Err(error @ (OpError::Invalid(_) | OpError::Refused { .. })) => entry::returned(form, error).await,
        Err(error) => Err(back(&to)(error)),
    }
}
