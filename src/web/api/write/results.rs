//! The result of a table: reported, overruled, corrected, removed.

use actix_web::http::StatusCode;

use super::answers::ChangedResult;
use super::bodies::{TableResult, TakenBack};
use super::described::{Failures, IdempotencyHeader, Versioned, body_or_nothing, version_if_any};
use super::doors::ResultsDoor;
use crate::web::api::call::ApiCall;
use crate::web::api::problem::{ApiResult, Kind, Problem};
use crate::web::api::tag::Thing;
use podium_ops::run::results as ops;
use podium_ops::run::results::{ByNumber, ResultRequest};

/// Sets the result of a table.
///
/// The body has the same form as in reads. For a table without a result, this reports one. To replace a stored result,
/// name the table's version (428 without it, 412 with an older one); with a reason this is a correction, without one
/// it overrules the report. Sending the same result again changes nothing. The result of a finished round
/// is corrected with a reason, by the head judge or an organizer. The first result of a published
/// round starts the round and its clock.
#[utoipa::path(
    put, path = "/api/v1/tournaments/{slug}/rounds/{number}/tables/{table}/result", tag = "results",
    operation_id = "set_result", security(("token" = ["results"])),
    params(
        ("number" = i64, Path, description = "The round's number, from 1"),
        ("table" = i64, Path, description = "The table's number"),
        Versioned,
        IdempotencyHeader
    ),
    request_body = TableResult,
    responses((status = 200, description = "The table's result as it is now", body = ChangedResult), Failures)
)]
pub async fn set(call: ApiCall<ResultsDoor>) -> ApiResult {
    let sent: TableResult = call.body()?;
    let table = NamedTable::read(&call, sent.version)?;
    let request = table.request(Some(sent.by_number()), sent.reason.clone());
    let set = call.run(StatusCode::OK, move |work| {
        let now = ChangedResult::of(request.round, request.table, &ops::put(work, &request)?);
        if let Some(stored) = &now.result {
            sent.refuse_other(stored)?;
        }
        Ok(now)
    });
    set.await.map_err(|problem| table.ask_for_version(problem, &call.slug))
}

/// Clears the result of a table.
///
/// Needs a reason, while the round is not finished. To clear a stored result, name the table's version. A table
/// without a result does not change.
#[utoipa::path(
    delete, path = "/api/v1/tournaments/{slug}/rounds/{number}/tables/{table}/result", tag = "results",
    operation_id = "take_back_result", security(("token" = ["results"])),
    params(
        ("number" = i64, Path, description = "The round's number, from 1"),
        ("table" = i64, Path, description = "The table's number"),
        Versioned,
        IdempotencyHeader
    ),
    request_body = TakenBack,
    responses((status = 200, description = "The table without a result", body = ChangedResult), Failures)
)]
pub async fn take_back(call: ApiCall<ResultsDoor>) -> ApiResult {
    let sent: TakenBack = body_or_nothing(&call)?;
    let table = NamedTable::read(&call, sent.version)?;
    let request = table.request(None, sent.reason);
    let taken = call.run(StatusCode::OK, move |work| {
        let now = ops::put(work, &request)?;
        Ok(ChangedResult::of(request.round, request.table, &now))
    });
    taken
        .await
        .map_err(|problem| table.ask_for_version(problem, &call.slug))
}

/// The table whose result a call changes.
struct NamedTable {
    round: i64,
    table: i64,
    /// The version of the table that the change was made from, if the call names one.
    version: Option<i64>,
}

impl NamedTable {
    /// Reads the path of a call, and the version that it names; `in_body`: the one of its body.
    ///
    /// # Errors
    /// There is nothing at this address; the call names two versions that differ, or one that cannot be read.
    fn read(call: &ApiCall<ResultsDoor>, in_body: Option<i64>) -> Result<Self, Problem> {
        let (round, table) = (call.number("number")?, call.number("table")?);
        let version = version_if_any(call, &Thing::Table { round, table }, in_body)?;
        Ok(Self { round, table, version })
    }

    /// The request for a result; `None` clears it.
    fn request(&self, result: Option<ByNumber>, reason: String) -> ResultRequest {
        ResultRequest {
            round: self.round,
            table: self.table,
            version: self.version,
            result,
            reason,
        }
    }

    /// Who has named no version is asked for it where another result is stored.
    fn ask_for_version(&self, problem: Problem, slug: &str) -> Problem {
        match (problem.kind(), self.version) {
            (Kind::Conflict | Kind::Outdated, None) => {
                let (round, table) = (self.round, self.table);
                let missing = Thing::Table { round, table }.version_missing(slug);
                let detail = format!("{} {}", problem.detail(), missing.detail());
                Problem::new(Kind::VersionRequired, detail)
            }
            _ => problem,
        }
    }
}
