//! The cut and the playoff on the staff's pages.

use actix_web::HttpRequest;
use actix_web::web::{self, ServiceConfig};
use askama::Template;
use serde::Deserialize;

use super::desk::{Desk, Inside, Rounds};
use super::error::WebResult;
use super::form::{Choice, Field, FormKeys, StaffForm};
use super::form::{back, confirmed};
use super::page;
use super::shell::{Notice, Shell};
use super::state::App;
use crate::db::TournamentState;
use crate::ops::{OpError, playoff as ops};
use crate::rules::PlayerIx;
use crate::rules::plan::plan;
use crate::rules::playoff::{self, Next};
use crate::rules::standings::standings;
use crate::web::snapshots;

pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk/playoff", web::get().to(show))
        .route("/t/{slug}/desk/playoff", web::post().to(announce))
        .route("/t/{slug}/desk/playoff/take-back", web::post().to(take_back));
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
    /// Does not play the first round of the playoff.
    waits: bool,
    /// Placed by a draw among equals (T32).
    drawn: bool,
    left: bool,
}

/// A playoff round that is not made yet, with the names of its players.
struct NextRound {
    name: String,
    pods: Vec<Vec<String>>,
    /// Seeds that enter a later round.
    waiting: Vec<String>,
}

#[derive(Template)]
#[template(path = "playoff/show.html")]
struct PlayoffPage {
    shell: Shell,
    at: String,
    announced: bool,
    may_announce: bool,
    seeds: Vec<Seed>,
    /// Why there are no candidates yet.
    refusal: Option<String>,
    size: Field,
    sizes: Vec<Choice>,
    reason: Field,
    early: bool,
    played: u32,
    planned: u32,
    /// The playoff round that can be made now.
    next: Option<NextRound>,
    champion: Option<String>,
    /// The tournament is finished or cancelled.
    over: bool,
    may_take_back: bool,
    open_round: Option<i64>,
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
    let names = |players: &[PlayerIx]| -> Vec<String> { players.iter().map(|p| loaded.row(*p).name.clone()).collect() };
    let (next, champion) = match playoff::next(&loaded.event) {
        // While a round is open its winners are not known, and neither is the next one.
        Ok(Next::Round { pods, waiting, name }) if loaded.open_round().is_none() => (
            Some(NextRound {
                name,
                pods: pods.iter().map(|pod| names(pod)).collect(),
                waiting: names(&waiting),
            }),
            None,
        ),
        Ok(Next::Champion(champion)) => (None, Some(loaded.row(champion).name.clone())),
        // No cut yet, or a round that lacks results: the page says both elsewhere.
        _ => (None, None),
    };
    let seeds = players
        .iter()
        .zip(1..)
        .map(|(player, seed)| Seed {
            seed,
            name: loaded.row(*player).name.clone(),
            points: table.row(*player).map_or(0, |r| r.match_points),
            rank: table.row(*player).map_or(0, |r| r.rank),
            // T15: the best seeds wait.
            waits: seed <= waiting && champion.is_none(),
            drawn: drawn.contains(player),
            left: !loaded.event.player(*player).is_active(now),
        })
        .collect();
    let played = loaded.event.swiss().len() as u32;
    let mut shell = desk.shell(&request, "Playoff");
    // Only for who asked for a size: the page opens without a complaint.
    if shell.notice.is_none() && query.size.is_some() {
        shell.notice = refusal.clone().map(Notice::bad);
    }
    let over = loaded.tournament.state.is_over();
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
        played,
        planned: plan.swiss_rounds,
        next: next.filter(|_| !over),
        champion,
        over,
        may_take_back: desk.may::<Rounds>() && loaded.tournament.state == TournamentState::CutAnnounced,
        open_round: loaded.open_round().map(|r| r.row.number),
        keys: desk.structure_keys(&app),
    })
}

/// `POST …/desk/playoff`: announces the cut.
async fn announce(form: StaffForm<Rounds>) -> WebResult {
    let to = form.at("desk/playoff");
    let size = form
        .fields
        // T9: no event has more players
        .number("size", "Cut", 2..=100_000)
        .map_err(|problem| back(&to)(OpError::Invalid(vec![problem])))?
        .unwrap_or(0) as u32;
    let (version, reason) = (form.fields.version(), form.fields.text("reason").to_owned());
    form.run(&to, move |work| ops::announce(work, version, size, &reason))
        .await
        .map_err(back(&to))?;
    form.done(&format!("The cut to the top {size} is announced."), &to)
}

/// `POST …/desk/playoff/take-back`: takes the cut back.
async fn take_back(form: StaffForm<Rounds>) -> WebResult {
    let to = form.at("desk/playoff");
    confirmed(&form.fields, "take back", &to)?;
    let version = form.fields.version();
    form.run(&to, move |work| ops::take_back(work, version))
        .await
        .map_err(back(&to))?;
    form.done("The cut is taken back.", &to)
}
