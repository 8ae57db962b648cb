//! The list of rounds.

use actix_web::HttpRequest;
use askama::Template;

use super::chip;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Inside};
use crate::web::frame::state::{App, snapshots};
use podium_ops::run::rounds as ops;
use podium_store::RoundState;
use podium_store::tournaments::events::{Loaded, LoadedRound};

/// A round in the list.
struct Line {
    number: i64,
    title: String,
    kind: &'static str,
    word: &'static str,
    tables: usize,
    outstanding: usize,
}

impl Line {
    fn of(loaded: &Loaded, round: &LoadedRound) -> Self {
        let (kind, word) = chip(round.row.state);
        Self {
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
    }
}

#[derive(Template)]
#[template(path = "staff/run/rounds/list.html")]
struct ListPage {
    shell: Shell,
    at: String,
    lines: Vec<Line>,
}

/// `GET …/desk/rounds`: staff.
pub async fn list(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let snapshot = snapshots::current(&app, &desk.tournament.slug).await?;
    let loaded = &snapshot.loaded;
    let lines = loaded.rounds.iter().map(|round| Line::of(loaded, round));
    page::private(&ListPage {
        shell: desk.shell(&request, "Rounds"),
        at: desk.at("desk"),
        lines: lines.collect(),
    })
}
