//! The cut and the playoff on the staff's pages.

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::desk::{Desk, Inside, Rounds};
use super::desk_home::refused;
use super::desk_home::undo::Undo;
use super::error::WebResult;
use super::form::asked_word;
use super::form::{Choice, Field, FormKeys, StaffForm};
use super::page;
use super::shell::{Notice, Shell};
use super::state::App;
use crate::db::events::Loaded;
use crate::db::{StageWord, TournamentState};
use crate::ops::{OpError, playoff as ops};
use crate::rules::PlayerIx;
use crate::rules::plan::plan;
use crate::rules::playoff;
use crate::rules::standings::standings;
use crate::web::router::{Routes, handler};
use crate::web::snapshots;

pub fn routes(routes: &mut Routes) {
    routes
        .route("/t/{slug}/desk/playoff", web::get().to(handler!(show)))
        .route("/t/{slug}/desk/playoff", web::post().to(handler!(announce)))
        .route("/t/{slug}/desk/playoff/take-back", web::post().to(handler!(take_back)));
}

#[derive(Debug, Default, Deserialize)]
struct Query {
    size: Option<String>,
}

/// One seed.
struct Seed {
    seed: usize,
    name: String,
    points: u32,
    rank: u32,
    /// Whether the player waits during the first round of the playoff.
    waits: bool,
    /// Whether the player was placed by a draw among equals (T32).
    drawn: bool,
    left: bool,
}

#[derive(Template)]
#[template(path = "playoff/show.html")]
struct PlayoffPage {
    shell: Shell,
    at: String,
    announced: bool,
    may_announce: bool,
    seeds: Vec<Seed>,
    /// The reason why there are no candidates yet.
    refusal: Option<String>,
    size: Field,
    sizes: Vec<Choice>,
    reason: Field,
    early: bool,
    /// The part of the plan that is skipped if the tournament is finished now.
    left_out: Option<String>,
    played: u32,
    planned: u32,
    /// How the cut is withdrawn.
    undo: Option<Undo>,
    confirm: Field,
    keys: FormKeys,
}

/// `GET …/desk/playoff`: staff.
async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, query: web::Query<Query>) -> WebResult {
    let slug = desk.tournament.slug.clone();
    let snapshot = snapshots::current(&app, &slug).await?;
    let loaded = &snapshot.loaded;
    let plan = plan(&loaded.event);
    let profile = loaded.event.profile();
    let announced = loaded.event.cut().is_some();
    let offered = playoff::offered(profile.pod_size);
    let mut size: u32 = query.size.as_deref().and_then(|s| s.parse().ok()).unwrap_or(plan.cut);
    if let Some(seeds) = loaded.event.cut() {
        size = seeds.len() as u32;
    } else if size == 0 {
        size = offered.first().copied().unwrap_or(profile.pod_size);
    }
    let waiting =
        playoff::plan(size as usize, profile.pod_size).map_or(0, |legs| legs.first().map_or(0, |l| l.waiting));
    let (players, drawn, refusal): (Vec<PlayerIx>, Vec<PlayerIx>, Option<String>) = match loaded.event.cut() {
        Some(seeds) => (seeds.to_vec(), Vec::new(), None),
        None => match ops::candidates(loaded, size) {
            Ok((found, _)) => (found.seeds, found.draws.concat(), None),
            Err(error) => (Vec::new(), Vec::new(), Some(error.to_string())),
        },
    };
    let table = standings(&loaded.event, None);
    let now = loaded.event.next_number();
    // once its first round is drafted, nobody waits for it
    let is_ahead = loaded.rounds.iter().all(|round| round.row.stage == StageWord::Swiss);
    let seeds = players
        .iter()
        .zip(1..)
        .map(|(player, seed)| Seed {
            seed,
            name: loaded.row(*player).name.clone(),
            points: table.row(*player).map_or(0, |r| r.match_points),
            rank: table.row(*player).map_or(0, |r| r.rank),
            // T15: the best seeds wait.
            waits: seed <= waiting && is_ahead,
            drawn: drawn.contains(player),
            left: !loaded.event.player(*player).is_active(now),
        })
        .collect();
    let played = loaded.event.swiss().len() as u32;
    let mut shell = desk.shell(&request, "Playoff");
    // Only if a size was requested: the page opens without a complaint.
    if shell.notice.is_none() && query.size.is_some() {
        shell.notice = refusal.clone().map(Notice::bad);
    }
    page::private(&PlayoffPage {
        shell,
        at: desk.at("desk"),
        announced,
        may_announce: desk.may::<Rounds>() && !announced && refusal.is_none(),
        seeds,
        refusal,
        size: Field::of("size", size),
        sizes: offered.iter().map(|n| Choice::new(n, format!("Top {n}"))).collect(),
        reason: Field::empty("reason"),
        early: played < plan.swiss_rounds,
        left_out: ops::left_out(loaded).filter(|_| desk.may::<Rounds>() && can_finish(loaded)),
        played,
        planned: plan.swiss_rounds,
        undo: Undo::of(loaded).filter(|undo| undo.path.starts_with("playoff/") && desk.may::<Rounds>()),
        confirm: Field::empty("confirm"),
        keys: desk.structure_keys(&app),
    })
}

/// Returns whether a round was played and none is open, so that the tournament could be finished now.
fn can_finish(loaded: &Loaded) -> bool {
    let is_over = matches!(
        loaded.tournament.state,
        TournamentState::Finished | TournamentState::Cancelled
    );
    !is_over && !loaded.rounds.is_empty() && loaded.open_round().is_none()
}

/// `POST …/desk/playoff`: announces the cut.
async fn announce(form: StaffForm<Rounds>) -> WebResult {
    let to = form.answer("desk/playoff");
    // T9: no event has more players
    let size = match form.fields.number("size", "Cut", 2..=100_000) {
        Ok(size) => size.unwrap_or(0) as u32,
        Err(problem) => return refused(&form, OpError::Invalid(vec![problem]), &to).await,
    };
    let (version, reason) = (form.fields.version(), form.fields.text("reason").to_owned());
    match form
        .run(&to, move |work| ops::announce(work, version, size, &reason))
        .await
    {
        Ok(()) => form.done(&format!("The cut to the top {size} is announced."), &to),
        Err(error) => refused(&form, error, &to).await,
    }
}

/// `POST …/desk/playoff/take-back`: withdraws the cut.
async fn take_back(form: StaffForm<Rounds>) -> WebResult {
    let to = form.answer("desk/playoff");
    let version = form.fields.version();
    let taken = match asked_word(&form.fields, "take back") {
        Ok(()) => form.run(&to, move |work| ops::take_back(work, version)).await,
        Err(error) => Err(error),
    };
    match taken {
        Ok(()) => form.done("The cut is taken back.", &to),
        Err(error) => refused(&form, error, &to).await,
    }
}
