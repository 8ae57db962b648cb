//! The list of rounds, with the step that comes next.

use actix_web::HttpRequest;
use askama::Template;

use super::absent::Absent;
use super::chip;
use crate::db::RoundState;
use crate::ops::rounds as ops;
use crate::rules::plan::{Plan, plan};
use crate::rules::playoff::RoundName;
use crate::web::desk::{Desk, Inside, Rounds};
use crate::web::desk_home::{Step, next_step};
use crate::web::error::WebResult;
use crate::web::form::FormKeys;
use crate::web::page;
use crate::web::shell::Shell;
use crate::web::snapshots;
use crate::web::state::App;

/// A round in the list.
struct Line {
    number: i64,
    title: String,
    kind: &'static str,
    word: &'static str,
    tables: usize,
    outstanding: usize,
}

#[derive(Template)]
#[template(path = "rounds/list.html")]
struct ListPage {
    shell: Shell,
    at: String,
    lines: Vec<Line>,
    plan: Plan,
    step: Step,
    /// The name of the round that the step is about.
    round: RoundName,
    keys: FormKeys,
    may_rounds: bool,
    absent: Option<Absent>,
    missing: String,
}

impl ListPage {
    fn begins_below_minimum(&self) -> bool {
        self.lines.is_empty() && !self.plan.warnings.is_empty()
    }
}

/// `GET …/desk/rounds`: staff.
pub async fn list(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let slug = desk.tournament.slug.clone();
    let snapshot = snapshots::current(&app, &slug).await?;
    let loaded = &snapshot.loaded;
    let plan = plan(&loaded.event);
    let lines = loaded
        .rounds
        .iter()
        .map(|round| {
            let (kind, word) = chip(round.row.state);
            Line {
                number: round.row.number,
                title: loaded.round_name(round.row.number).to_string(),
                kind,
                word,
                tables: round.pods.len(),
                outstanding: if round.row.state == RoundState::Draft {
                    0
                } else {
                    ops::outstanding(round).len()
                },
            }
        })
        .collect();
    let missing = loaded
        .open_round()
        .map(|round| ops::table_list(&ops::outstanding(round)))
        .unwrap_or_default();
    let step = next_step(loaded, &plan);
    page::private(&ListPage {
        shell: desk.shell(&request, "Rounds"),
        at: desk.at("desk"),
        lines,
        round: step.round_name(loaded),
        step,
        plan,
        keys: desk.structure_keys(&app),
        may_rounds: desk.may::<Rounds>(),
        absent: Absent::of(loaded),
        missing,
    })
}
