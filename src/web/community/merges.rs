//! The merges of a community, which its staff can undo.

use std::collections::HashMap;

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::page::shell;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{CommunityForm, FormKeys, back};
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Players;
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::{App, read};
use podium_ops::community::merge::split;
use podium_store::community::Community;
use podium_store::community::merges::{self, MergeRow};
use podium_store::community::people;
use podium_store::{DbError, Reader};
use say::{Message, community_desk as t};

/// Merges on one page.
const LINES: i64 = 50;

#[derive(Template)]
#[template(path = "community/merges.html")]
struct MergesPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    lines: Vec<Line>,
    older: Option<i64>,
}

/// A merge.
struct Line {
    number: i64,
    what: Message,
    at: Message,
    moved: Message,
    /// When it was undone.
    undone: Option<Message>,
}

impl Line {
    fn of(row: &MergeRow, names: &HashMap<String, String>, zone: &str) -> Self {
        let name = |id: &String| names.get(id).cloned().unwrap_or_default();
        Self {
            number: row.number,
            what: t::merge_line(row.number, name(&row.gone_id), name(&row.kept_id)),
            at: date_time(row.at, zone),
            moved: t::moved(row.moved().entries.len()),
            undone: row.undone_at.map(|at| t::undone_on(date_time(at, zone))),
        }
    }
}

impl MergesPage {
    /// Returns the address of the form that undoes a merge.
    fn undo(&self, line: &Line) -> String {
        format!("{}/{}/undo", self.at, line.number)
    }
}

/// `GET /c/{slug}/merges`: those who manage people.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Players>) -> WebResult {
    // by number, not by page: new merges do not shift the pages
    let below = PublicQuery::of(&request).get("below").parse().unwrap_or(i64::MAX);
    let community = desk.community.clone();
    let lines = read(&app, move |conn: &mut Reader<'_>| lines(conn, &community, below)).await?;
    page::private(&MergesPage {
        shell: shell(&desk, &request, t::page_merges()),
        keys: desk.keys(&app, None),
        at: desk.at("merges"),
        older: lines.last().map(|line| line.number).filter(|number| *number > 1),
        lines,
    })
}

fn lines(conn: &mut Reader<'_>, community: &Community, below: i64) -> Result<Vec<Line>, DbError> {
    let rows = merges::page(conn, &community.id, below, LINES)?;
    let ids: Vec<String> = rows
        .iter()
        .flat_map(|row| [row.kept_id.clone(), row.gone_id.clone()])
        .collect();
    let people = people::outlines(conn, &ids)?.into_iter();
    let names = people.map(|row| (row.id, row.name)).collect();
    Ok(rows
        .iter()
        .map(|row| Line::of(row, &names, &community.time_zone))
        .collect())
}

/// `POST /c/{slug}/merges/{number}/undo`: those who manage people.
pub(super) async fn undo(form: CommunityForm<Players>, path: Path<(String, String)>) -> WebResult {
    let to = form.at("merges");
    let number = path.1.parse().unwrap_or(0);
    let run = form.run_in_community(&to, move |work| split(work, number, ""));
    let back_again = run.await.map_err(back(&to))?;
    form.done(t::split(back_again.name), &to)
}
