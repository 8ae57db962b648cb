//! Actions on a player, each with its own form. They lead back to the player's page, with a sentence about what was
//! done.

use super::detail::{self, DISQUALIFY_WORD, FORGET_WORD};
use super::leaving::{self, Departure};
use super::{PlayerPath, number_in};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::form::{Returned, StaffForm, is_confirmed};
use crate::web::frame::request::desk::{Judging, Players, Privacy, Right};
use crate::web::shared::people::named::promoted;
use podium_ops::floor::rulings;
use podium_ops::people::players as ops;
use podium_ops::people::players::{Forgotten, Matches};
use podium_ops::{FieldProblem, OpError, Work};
use podium_store::PlayerStatus;
use say::{Message, Plain, player_words as t};

/// A command on the player with a number, with a reason; its result is the notice.
type PlayerCommand = fn(&mut Work<'_, '_>, i64, &str) -> Result<Message, OpError>;

/// Runs a command on the player of the address. `reason` names the form field with the reason.
async fn act<R: Right>(
    form: StaffForm<R>,
    path: PlayerPath,
    reason: &'static str,
    command: PlayerCommand,
) -> WebResult {
    let number = number_in(&path);
    let to = form.at(&format!("desk/players/{number}"));
    let why = form.fields.text(reason).to_owned();
    match form.run(&to, move |work| command(work, number, &why)).await {
        Ok(notice) => form.done(notice, &to),
        Err(OpError::Invalid(mut problems)) => {
            for problem in problems.iter_mut().filter(|problem| problem.field == "reason") {
                // several forms of the page have a reason: the sentence belongs to the one that was sent
                problem.field = reason.to_owned();
            }
            come_back(&form, number, problems).await
        }
        Err(other) => Err(WebError::from(other).way_on(t::back_to_player(), &to)),
    }
}

/// Shows the player's page with the problems of a form.
async fn come_back<R: Right>(form: &StaffForm<R>, number: i64, problems: Vec<FieldProblem>) -> WebResult {
    let returned = Returned::wrong(&form.fields, problems);
    detail::page(&form.app, &form.request, &form.sender, number, returned).await
}

/// Returns the problem of a dangerous form whose word was not typed.
fn unconfirmed<R: Right>(form: &StaffForm<R>, field: &'static str, word: Plain) -> Option<FieldProblem> {
    (!is_confirmed(&form.fields, field, word)).then(|| FieldProblem::new(field, t::type_word(word())))
}

pub(super) async fn admit(form: StaffForm<Players>, path: PlayerPath) -> WebResult {
    act(form, path, "", |work, number, _| {
        let row = ops::admit(work, number)?;
        Ok(match row.status {
            PlayerStatus::Waitlisted => t::now_waitlisted(row.name),
            _ if row.entry_round > 1 => t::plays_from(row.name, row.entry_round),
            _ => t::has_place(row.name),
        })
    })
    .await
}

pub(super) async fn refuse(form: StaffForm<Players>, path: PlayerPath) -> WebResult {
    act(form, path, "reason", |work, number, reason| {
        let row = ops::refuse_pending(work, number, reason)?;
        Ok(t::is_refused(row.name))
    })
    .await
}

pub(super) async fn remove(form: StaffForm<Players>, path: PlayerPath) -> WebResult {
    act(form, path, "remove_reason", |work, number, reason| {
        let (row, moved_up) = ops::remove(work, number, reason)?;
        Ok(Message::joined([t::is_removed(row.name), promoted(&moved_up)], " "))
    })
    .await
}

pub(super) async fn drop(form: StaffForm<Players>, path: PlayerPath) -> WebResult {
    if let Some(matches) = leaving::asked(&form.fields) {
        return leaving::decide(form, number_in(&path), Departure::Drop, matches).await;
    }
    act(form, path, "drop_reason", |work, number, reason| {
        let done = ops::drop(work, number, reason)?;
        let name = &done.row.name;
        let what = match done.playing {
            Some(round) => t::drops_after(name, work.round_name(round)?.inside()),
            None => t::has_dropped(name),
        };
        Ok(Message::joined([what, promoted(&done.promoted)], " "))
    })
    .await
}

pub(super) async fn undo_drop(form: StaffForm<Players>, path: PlayerPath) -> WebResult {
    act(form, path, "reason", |work, number, reason| {
        let row = ops::undo_drop(work, number, reason)?;
        Ok(t::is_back(row.name))
    })
    .await
}

/// `POST …/disqualify`: judging staff; the command allows only the head judge (T30).
pub(super) async fn disqualify(form: StaffForm<Judging>, path: PlayerPath) -> WebResult {
    if let Some(matches) = leaving::asked(&form.fields) {
        return leaving::decide(form, number_in(&path), Departure::Disqualification, matches).await;
    }
    if let Some(problem) = unconfirmed(&form, "confirm_disqualify", DISQUALIFY_WORD) {
        return come_back(&form, number_in(&path), vec![problem]).await;
    }
    let command: PlayerCommand = match form.fields.ticked("disqualify_public") {
        true => |work, number, reason| disqualified(work, number, reason, true),
        false => |work, number, reason| disqualified(work, number, reason, false),
    };
    act(form, path, "disqualify_reason", command).await
}

fn disqualified(work: &mut Work<'_, '_>, number: i64, reason: &str, public: bool) -> Result<Message, OpError> {
    let done = rulings::disqualify_directly(work, number, Matches::Stay, reason, public)?;
    Ok(leaving::disqualified(&done))
}

pub(super) async fn undo_disqualification(form: StaffForm<Judging>, path: PlayerPath) -> WebResult {
    act(form, path, "reason", |work, number, reason| {
        let row = ops::undo_disqualification(work, number, reason)?;
        Ok(t::disqualification_revoked(row.name))
    })
    .await
}

/// `POST …/forget`: leads on to the texts that may still name the player, if there are any.
pub(super) async fn forget(form: StaffForm<Privacy>, path: PlayerPath) -> WebResult {
    let number = number_in(&path);
    if let Some(problem) = unconfirmed(&form, "confirm_forget", FORGET_WORD) {
        return come_back(&form, number, vec![problem]).await;
    }
    let to = form.at(&format!("desk/players/{number}"));
    let why = form.fields.text("forget_reason").to_owned();
    let done = form.run(&to, move |work| ops::forget(work, number, &why)).await;
    let forgotten = done.map_err(|error| WebError::from(error).way_on(t::back_to_player(), &to))?;
    let leads_to = match forgotten.mentions {
        0 => to,
        _ => format!("{to}/mentions"),
    };
    form.done(forgotten_sentence(&forgotten), &leads_to)
}

fn forgotten_sentence(forgotten: &Forgotten) -> Message {
    let removed = t::forgotten(&forgotten.row.name);
    match forgotten.mentions {
        0 => removed,
        texts => Message::joined([removed, t::may_still_name(texts)], " "),
    }
}
