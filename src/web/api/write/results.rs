//! The result of a table: reported, overruled, corrected, taken back.

use actix_web::http::StatusCode;

use super::answers::ChangedResult;
use super::bodies::TableResult;
use super::described::{Failures, Once, Versioned, version_if_any};
use super::doors::ResultsDoor;
use crate::ops::OpError;
use crate::ops::results::{self as ops, Wanted};
use crate::web::api::call::ApiCall;
use crate::web::api::problem::{ApiResult, Kind, Problem};

/// Sets the result of a table.
///
/// A table without a result is reported. Another result than the stored one replaces it and has to name the table's version
/// (428 without, 412 with an older one); with a reason it is a correction, without one it overrules the report. The same
/// result again changes nothing. The result of a finished round is corrected with a reason, by the head judge or an
/// organizer. `games` null takes the result back, with a reason, while the round is not finished. The first result of a
/// published round starts the round and its clock.
#[utoipa::path(
    put, path = "/api/v1/tournaments/{slug}/rounds/{number}/tables/{table}/result", tag = "results",
    operation_id = "set_result", security(("token" = ["results"])),
    params(
        ("slug" = String, Path, description = "The tournament's part of addresses"),
        ("number" = i64, Path, description = "The round's number, from 1"),
        ("table" = i64, Path, description = "The table's number"),
        Versioned,
        Once
    ),
    request_body = TableResult,
    responses((status = 200, description = "The table's result as it is now", body = ChangedResult), Failures)
)]
pub async fn set(call: ApiCall<ResultsDoor>) -> ApiResult {
    let sent: TableResult = call.body()?;
    let (round, table) = (call.number("number")?, call.number("table")?);
    let version = version_if_any(&call, sent.version)?;
    let wanted = Wanted {
        round,
        table,
        version,
        typed: sent.typed(),
        reason: sent.reason,
    };
    let set = call.run(StatusCode::OK, move |work| {
        let now = ops::put(work, &wanted).map_err(in_games)?;
        Ok(ChangedResult::of(round, table, now))
    });
    set.await.map_err(|problem| unseen(problem, version))
}

/// The same error with the member of the body that holds the result.
fn in_games(error: OpError) -> OpError {
    let OpError::Invalid(mut problems) = error else {
        return error;
    };
    for problem in problems.iter_mut().filter(|problem| problem.field == "result") {
        "games".clone_into(&mut problem.field);
    }
    OpError::Invalid(problems)
}

/// Who has named no version is asked for it where another result is stored.
fn unseen(problem: Problem, version: Option<i64>) -> Problem {
    match (problem.kind(), version) {
        (Kind::Conflict | Kind::Outdated, None) => problem.into_kind(Kind::VersionRequired),
        _ => problem,
    }
}
