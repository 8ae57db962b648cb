//! The list of rounds.

use actix_web::HttpRequest;
use askama::Template;

use super::chip;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::Returned;
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Inside};
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::terms;
use crate::web::staff::run::desk_home::act::Act;
use crate::web::staff::run::desk_home::next::next_step;
use podium_ops::run::rounds as ops;
use podium_rules::plan::plan;
use podium_store::RoundState;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use say::Message;

/// A round in the list.
struct Line {
    number: i64,
    title: Message,
    chip: Chip,
    tables: usize,
    outstanding: usize,
}

impl Line {
    fn of(loaded: &Loaded, round: &LoadedRound) -> Self {
        Self {
            number: round.row.number,
            title: terms::round(&loaded.round_name(round.row.number)),
            chip: chip(round.row.state),
            tables: round.pods.len(),
            outstanding: if round.row.state == RoundState::Draft {
                0
            } else {
                ops::outstanding(round).len()
            },
        }
    }
}

#[derive(Template)]
#[template(path = "staff/run/rounds/list.html")]
struct ListPage {
    shell: Shell,
    at: String,
    lines: Vec<Line>,
    /// The next step, as on the desk; `None` once everything is done.
    act: Option<Act>,
}

/// `GET …/desk/rounds`: staff.
pub async fn list(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let snapshot = snapshots::current(&app, &desk.tournament.slug).await?;
    let loaded = &snapshot.loaded;
    let lines = loaded.rounds.iter().map(|round| Line::of(loaded, round));
    let plan = plan(&loaded.event);
    let (_, act) = next_step(&app, &request, &desk, &snapshot, &plan, &Returned::default()).await?;
    page::private(&ListPage {
        shell: desk.shell(&request, say::staff_nav::rounds()),
        at: desk.at("desk"),
        lines: lines.collect(),
        act: Some(act).filter(Act::is_open),
    })
}
