//! Rounds on the staff's pages: paired, looked at, changed by hand, published, started, finished, undone.

mod change;
mod show;

pub use show::title;

use actix_web::HttpRequest;
use actix_web::web::{self, ServiceConfig};

use super::desk::{Desk, Rounds};
use super::desk_home::{back, confirmed};
use super::error::{WebError, WebResult};
use super::page;
use super::posted::Posted;
use super::state::{App, act, read};
use crate::db::{RoundState, events};
use crate::ops::OpError;
use crate::ops::rounds::{self as ops, LateEntry, LatePlayer};

pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/rounds", web::get().to(show::list))
        .route("/t/{slug}/desk/rounds", web::post().to(draft))
        .route("/t/{slug}/desk/rounds/{round}", web::get().to(show::one))
        .route("/t/{slug}/desk/rounds/{round}/change", web::get().to(change::weigh))
        .route("/t/{slug}/desk/rounds/{round}/change", web::post().to(change::save))
        .route("/t/{slug}/desk/rounds/{round}/redraft", web::post().to(redraft))
        .route("/t/{slug}/desk/rounds/{round}/late", web::post().to(late))
        .route("/t/{slug}/desk/rounds/{round}/{step}", web::post().to(step));
}

/// `POST …/desk/rounds`: drafts the next round.
async fn draft(app: App, request: HttpRequest, desk: Desk<Rounds>, posted: Posted) -> WebResult {
    let list = desk.at("desk/rounds");
    let (slug, actor) = (desk.tournament.slug.clone(), desk.actor());
    let (once, version, reason) = (posted.once(&list), posted.version(), posted.text("reason").to_owned());
    let number = act(&app, move |s| ops::draft(&s.db, &slug, &actor, &once, version, &reason))
        .await
        .map_err(back(&list))?;
    let name = name_of(&app, &desk, number).await?;
    desk.visitor.tell_next(
        &request,
        &format!("{name} is drafted. Only staff see it until you publish it."),
    );
    Ok(page::see_other(&format!("{list}/{number}")))
}

/// "Round 3", "Final": as the pages name it.
async fn name_of(app: &App, desk: &Desk<Rounds>, number: i64) -> Result<String, WebError> {
    let slug = desk.tournament.slug.clone();
    read(app, move |conn| Ok(title(&events::load(conn, &slug)?, number))).await
}

/// `POST …/desk/rounds/{round}/{step}`: one step of the round's life.
async fn step(
    app: App,
    request: HttpRequest,
    desk: Desk<Rounds>,
    path: web::Path<(String, i64, String)>,
    posted: Posted,
) -> WebResult {
    let (_, number, step) = path.into_inner();
    let round = desk.at(&format!("desk/rounds/{number}"));
    let list = desk.at("desk/rounds");
    let (slug, actor, version) = (desk.tournament.slug.clone(), desk.actor(), posted.version());
    type Step = fn(&crate::db::Database, &str, &crate::ops::Actor, &crate::ops::Once, i64, i64) -> Result<(), OpError>;
    let (command, word, to, done): (Step, Option<&str>, &str, &str) = match step.as_str() {
        "publish" => (ops::publish, None, &round, "is published"),
        "start" => (ops::start, None, &round, "is running"),
        "finish" => (ops::finish, None, &list, "is finished"),
        "reopen" => (ops::reopen, Some("reopen"), &round, "is running again"),
        "unpublish" => (ops::unpublish, Some("unpublish"), &round, "is a draft again"),
        "discard" => (ops::discard, Some("discard"), &list, "is thrown away"),
        _ => return super::error_page::no_such_page(request).await,
    };
    if let Some(word) = word {
        confirmed(&posted, word, &round)?;
    }
    let once = posted.once(to);
    act(&app, move |s| command(&s.db, &slug, &actor, &once, version, number))
        .await
        .map_err(back(&round))?;
    let name = name_of(&app, &desk, number).await?;
    desk.visitor.tell_next(&request, &format!("{name} {done}."));
    Ok(page::see_other(to))
}

/// `POST …/desk/rounds/{round}/redraft`: pairs the draft again, pods at ticked tables kept.
async fn redraft(
    app: App,
    request: HttpRequest,
    desk: Desk<Rounds>,
    path: web::Path<(String, i64)>,
    posted: Posted,
) -> WebResult {
    let number = path.into_inner().1;
    let round = desk.at(&format!("desk/rounds/{number}"));
    let keep: Vec<i64> = posted.all("keep").filter_map(|table| table.parse().ok()).collect();
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&round));
    let (form, reason) = ((posted.version(), number), posted.text("reason").to_owned());
    act(&app, move |s| {
        ops::redraft(&s.db, &slug, &actor, &once, form, &keep, &reason)
    })
    .await
    .map_err(back(&round))?;
    let name = name_of(&app, &desk, number).await?;
    desk.visitor.tell_next(&request, &format!("{name} was paired again."));
    Ok(page::see_other(&round))
}

/// `POST …/desk/rounds/{round}/late`: a player enters the round late.
async fn late(
    app: App,
    request: HttpRequest,
    desk: Desk<Rounds>,
    path: web::Path<(String, i64)>,
    posted: Posted,
) -> WebResult {
    let number = path.into_inner().1;
    let round = desk.at(&format!("desk/rounds/{number}"));
    let problem = |p| OpError::Invalid(vec![p]);
    let player = posted
        .number("player", "Player", 1..=999_999)
        .map_err(problem)
        .map_err(back(&round))?;
    let who = match player {
        Some(number) => LatePlayer::Registered(number),
        None => LatePlayer::New(posted.text("name").to_owned()),
    };
    let how = match posted.text("how") {
        "match_loss" => LateEntry::MatchLoss,
        "bye" => LateEntry::Bye,
        table => match table.parse() {
            Ok(table) => LateEntry::Table(table),
            Err(_) => {
                let error = OpError::field("how", "Choose how the player enters: a seat, a bye or a match loss.");
                return Err(back(&round)(error));
            }
        },
    };
    let (slug, actor, once) = (desk.tournament.slug.clone(), desk.actor(), posted.once(&round));
    let version = posted.version();
    act(&app, move |s| {
        ops::enter_late(&s.db, &slug, &actor, &once, version, &who, how)
    })
    .await
    .map_err(back(&round))?;
    desk.visitor
        .tell_next(&request, &format!("The player is in round {number}."));
    Ok(page::see_other(&round))
}

/// The state of a round as a chip: kind and word.
fn chip(state: RoundState) -> (&'static str, &'static str) {
    match state {
        RoundState::Draft => ("warn", "Draft"),
        RoundState::Published => ("idle", "Published"),
        RoundState::Running => ("live", "Running"),
        RoundState::Finished => ("good", "Finished"),
    }
}
