//! The next step with its facts, for the desk and for the pages that end with its button.

use actix_web::HttpRequest;

use super::act::{Act, May, Parts};
use super::step::{Facts, Step};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::form::Returned;
use crate::web::frame::look::address;
use crate::web::frame::request::desk::{Desk, Floor, Players, Results, Right, Rounds, Settings, Staffing};
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::App;
use crate::web::staff::run::rounds::outdated::OutdatedDraft;
use crate::web::staff::run::rounds::quality;
use podium_ops::tournaments::refuse_site_staff;
use podium_rules::plan::Plan;
use podium_snapshot::Snapshot;

/// Returns the next step for the reader, with the values of a refused form, and the facts it follows from.
///
/// # Errors
/// The database does not answer.
pub async fn next_step<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    snapshot: &Snapshot,
    plan: &Plan,
    returned: &Returned<'_>,
) -> Result<(Facts, Act), WebError> {
    let loaded = &snapshot.loaded;
    let facts = Facts::of(loaded, plan);
    let report = match facts.step() {
        Step::Publish(_) => quality::of_draft(app, loaded).await?,
        _ => None,
    };
    let parts = Parts {
        at: desk.at("desk"),
        facts: &facts,
        plan,
        report,
        outdated: OutdatedDraft::of(loaded)?,
        keys: desk.structure_keys(app),
        may: May {
            rounds: desk.may::<Rounds>(),
            results: desk.may::<Results>(),
            settings: desk.may::<Settings>(),
            players: desk.may::<Players>(),
            copies: desk.may::<Staffing>() && creates_tournaments(&desk.visitor),
        },
        is_second: is_judging(desk),
        base: address::base(app, request),
    };
    let act = Act::of(snapshot, parts, returned);
    Ok((facts, act))
}

/// Returns whether the reader judges and does not pair rounds: then the floor comes first.
pub fn is_judging<R: Right>(desk: &Desk<R>) -> bool {
    desk.may::<Floor>() && !desk.may::<Rounds>()
}

fn creates_tournaments(visitor: &Visitor) -> bool {
    let account = visitor.account.as_ref();
    account.is_some_and(|account| refuse_site_staff(account).is_ok())
}
