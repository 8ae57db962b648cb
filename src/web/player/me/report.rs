//! The result of the player's table: reporting, confirming, disputing, withdrawing.

use super::{answer, come_back, outdated, result};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page::see_other;
use crate::web::frame::form::{Fields, PlayerForm, Returned};
use podium_ops::OpError;
use podium_ops::run::reports as ops;
use podium_ops::run::results::Typed;

/// `POST …/me/report`: reports the result of the player's table.
pub(super) async fn report(form: PlayerForm) -> WebResult {
    let typed = typed(&form.fields);
    let to = form.own_page();
    if let Some(question) = result::left_open(&form.sender, &typed)? {
        return Ok(see_other(&question));
    }
    match form.run(&to, move |work| ops::report(work, &typed)).await {
        // the page itself shows the outcome
        Ok(_) => Ok(see_other(&to)),
        Err(OpError::Invalid(problems)) => {
            let wrong = Returned::wrong(&form.fields, problems);
            result::returned(&form.app, &form.request, &form.sender, &wrong).await
        }
        // says what was reported
        Err(error) => outdated(&form, error, "").await,
    }
}

/// Reads the result that a form reports.
fn typed(fields: &Fields) -> Typed {
    // The list of games says more than the tapped seat.
    let games = match fields.text("games") {
        "" => fields.text("winner"),
        games => games,
    };
    let still_in: Vec<&str> = fields.all("still_in").collect();
    let games = match result::is_draw(games) && fields.text("draw") == "still_in" {
        true => format!("={}", still_in.join(" ")),
        false => games.to_owned(),
    };
    Typed {
        // It is stored as typed.
        games: games.chars().take(result::MOST_TYPED).collect(),
        conceded: result::numbers(fields, "conceded"),
        // T30: a match loss is a penalty, which players do not report.
        match_losses: Vec::new(),
    }
}

/// `POST …/me/confirm`: confirms another player's report.
pub(super) async fn confirm(form: PlayerForm) -> WebResult {
    let report = form.fields.text("report").to_owned();
    let to = form.own_page();
    match form.run(&to, move |work| ops::confirm(work, &report)).await {
        Ok(ops::Reported::AlreadySo) => form.done(say::dashboard::already_so(), &to),
        Ok(_) => Ok(see_other(&to)),
        Err(error) => outdated(&form, error, "").await,
    }
}

/// `POST …/me/dispute`: disputes another player's report.
pub(super) async fn dispute(form: PlayerForm) -> WebResult {
    let report = form.fields.text("report").to_owned();
    let objection = form.fields.raw("objection").to_owned();
    let to = form.own_page();
    match form.run(&to, move |work| ops::dispute(work, &report, &objection)).await {
        Ok(()) => Ok(see_other(&to)),
        Err(OpError::Invalid(problems)) => come_back(&form, problems).await,
        Err(error) => outdated(&form, error, form.fields.text("objection")).await,
    }
}

/// `POST …/me/withdraw`: withdraws the player's own report.
pub(super) async fn withdraw(form: PlayerForm) -> WebResult {
    let report = form.fields.text("report").to_owned();
    answer(form, move |work| ops::withdraw(work, &report)).await
}

/// `POST …/me/conceded`: says whether the player conceded, as others reported.
pub(super) async fn conceded(form: PlayerForm) -> WebResult {
    let report = form.fields.text("report").to_owned();
    let conceded = form.fields.text("do") == "yes";
    answer(form, move |work| ops::answer_concession(work, &report, conceded)).await
}
