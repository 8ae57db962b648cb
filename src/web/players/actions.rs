//! What is done with one player, a form each: they lead back to the player's page, which says what became of it.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};

use super::detail::{self, DISQUALIFY_WORD, FORGET_WORD, Returned};
use super::labels::promoted;
use super::list::number_in;
use crate::db::{Database, PlayerStatus};
use crate::ops::players as ops;
use crate::ops::{Actor, FieldProblem, Once, OpError};
use crate::web::desk::{Desk, Judging, Players, Right, Settings};
use crate::web::error::{WebError, WebResult};
use crate::web::page::see_other;
use crate::web::posted::Posted;
use crate::web::state::{App, act};

/// What a command on one player is told.
struct Call<'c> {
    db: &'c Database,
    slug: &'c str,
    actor: &'c Actor,
    once: &'c Once,
    number: i64,
    reason: &'c str,
}

type Player = web::Path<(String, String)>;

/// Runs a command and leads back to the player's page, with a sentence on what was done. `reason` names the field that
/// holds why.
async fn run<R: Right>(
    (app, request): (App, HttpRequest),
    desk: Desk<R>,
    (path, posted): (Player, Posted),
    reason: &'static str,
    command: fn(Call<'_>) -> Result<String, OpError>,
) -> WebResult {
    let number = number_in(&path);
    let at = desk.at(&format!("desk/players/{number}"));
    let (actor, slug, once) = (desk.actor(), desk.tournament.slug.clone(), posted.once(&at));
    let why = posted.text(reason).to_owned();
    let done = act(&app, move |state| {
        command(Call {
            db: &state.db,
            slug: &slug,
            actor: &actor,
            once: &once,
            number,
            reason: &why,
        })
    })
    .await;
    match done {
        Ok(sentence) => {
            desk.visitor.tell_next(&request, &sentence);
            Ok(see_other(&at))
        }
        Err(OpError::Invalid(problems)) => {
            let renamed =
                |p: FieldProblem| FieldProblem::new(if p.field == "reason" { reason } else { &p.field }, p.message);
            let problems: Vec<FieldProblem> = problems.into_iter().map(renamed).collect();
            back(&app, &request, &desk, number, &posted, &problems).await
        }
        Err(other) => Err(WebError::from(other).way_on("Back to the player", &at)),
    }
}

/// The player's page with what is wrong in a form.
async fn back<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    number: i64,
    posted: &Posted,
    problems: &[FieldProblem],
) -> WebResult {
    let returned = Returned {
        posted: Some(posted),
        problems,
        notice: None,
    };
    detail::respond(app, request, desk, number, StatusCode::UNPROCESSABLE_ENTITY, returned).await
}

/// The word that a dangerous form asks for, unless it was typed.
fn unconfirmed(posted: &Posted, field: &'static str, word: &str) -> Option<[FieldProblem; 1]> {
    let typed = posted.text(field).eq_ignore_ascii_case(word);
    (!typed).then(|| {
        [FieldProblem::new(
            field,
            format!("Nothing was done. Type {word} to confirm it."),
        )]
    })
}

pub(super) async fn admit(
    app: App,
    request: HttpRequest,
    desk: Desk<Players>,
    path: Player,
    posted: Posted,
) -> WebResult {
    run((app, request), desk, (path, posted), "", |call| {
        let row = ops::admit(call.db, call.slug, call.actor, call.once, call.number)?;
        Ok(match row.status {
            PlayerStatus::Waitlisted => format!("All places are taken: {} is on the waiting list.", row.name),
            _ if row.entry_round > 1 => format!("{} plays from round {} on.", row.name, row.entry_round),
            _ => format!("{} has a place.", row.name),
        })
    })
    .await
}

pub(super) async fn refuse(
    app: App,
    request: HttpRequest,
    desk: Desk<Players>,
    path: Player,
    posted: Posted,
) -> WebResult {
    run((app, request), desk, (path, posted), "reason", |call| {
        let row = ops::refuse_pending(call.db, call.slug, call.actor, call.once, call.number, call.reason)?;
        Ok(format!("{} is refused.", row.name))
    })
    .await
}

pub(super) async fn remove(
    app: App,
    request: HttpRequest,
    desk: Desk<Players>,
    path: Player,
    posted: Posted,
) -> WebResult {
    run((app, request), desk, (path, posted), "reason", |call| {
        let (row, moved_up) = ops::remove(call.db, call.slug, call.actor, call.once, call.number, call.reason)?;
        Ok(format!("{} is removed.{}", row.name, promoted(&moved_up)))
    })
    .await
}

pub(super) async fn drop(
    app: App,
    request: HttpRequest,
    desk: Desk<Players>,
    path: Player,
    posted: Posted,
) -> WebResult {
    run((app, request), desk, (path, posted), "reason", |call| {
        let done = ops::drop(call.db, call.slug, call.actor, call.once, call.number, call.reason)?;
        let name = &done.row.name;
        let what = match done.playing {
            Some(round) => format!("{name} drops at the end of round {round}."),
            None => format!("{name} has dropped."),
        };
        Ok(what + &promoted(&done.promoted))
    })
    .await
}

pub(super) async fn undo_drop(
    app: App,
    request: HttpRequest,
    desk: Desk<Players>,
    path: Player,
    posted: Posted,
) -> WebResult {
    run((app, request), desk, (path, posted), "reason", |call| {
        let row = ops::undo_drop(call.db, call.slug, call.actor, call.once, call.number, call.reason)?;
        Ok(format!("{} is back in the tournament.", row.name))
    })
    .await
}

pub(super) async fn disqualify(
    app: App,
    request: HttpRequest,
    desk: Desk<Judging>,
    path: Player,
    posted: Posted,
) -> WebResult {
    if let Some(problems) = unconfirmed(&posted, "confirm_disqualify", DISQUALIFY_WORD) {
        return back(&app, &request, &desk, number_in(&path), &posted, &problems).await;
    }
    run((app, request), desk, (path, posted), "disqualify_reason", |call| {
        let done = ops::disqualify(call.db, call.slug, call.actor, call.once, call.number, call.reason)?;
        Ok(format!(
            "{} is disqualified.{}",
            done.row.name,
            promoted(&done.promoted)
        ))
    })
    .await
}

pub(super) async fn undo_disqualification(
    app: App,
    request: HttpRequest,
    desk: Desk<Judging>,
    path: Player,
    posted: Posted,
) -> WebResult {
    run((app, request), desk, (path, posted), "reason", |call| {
        let row = ops::undo_disqualification(call.db, call.slug, call.actor, call.once, call.number, call.reason)?;
        Ok(format!("The disqualification of {} is taken back.", row.name))
    })
    .await
}

pub(super) async fn forget(
    app: App,
    request: HttpRequest,
    desk: Desk<Settings>,
    path: Player,
    posted: Posted,
) -> WebResult {
    if let Some(problems) = unconfirmed(&posted, "confirm_forget", FORGET_WORD) {
        return back(&app, &request, &desk, number_in(&path), &posted, &problems).await;
    }
    run((app, request), desk, (path, posted), "reason", |call| {
        let row = ops::forget(call.db, call.slug, call.actor, call.once, call.number, call.reason)?;
        Ok(format!(
            "The personal data is removed: this is {} from now on.",
            row.name
        ))
    })
    .await
}
