//! A community's log: who did what, when and why.

use std::collections::HashMap;

use actix_web::HttpRequest;
use askama::Template;

use super::page::shell;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Records;
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::{App, read};
use podium_store::community::Community;
use podium_store::community::log::{self, CommunityLine};
use podium_store::community::people;
use podium_store::site::accounts;
use podium_store::{DbError, Reader};
use say::{Message, community_desk as desk_words, event_log as t};

/// How many lines a page has.
const LINES: i64 = 100;
/// What a person is written as in a line.
const PERSON: &str = "{person:";

#[derive(Template)]
#[template(path = "community/log.html")]
struct LogPage {
    shell: Shell,
    at: String,
    lines: Vec<Line>,
    older: Option<i64>,
}

/// A line with names in place of ids.
struct Line {
    number: i64,
    at: Message,
    who: Message,
    what: Message,
    reason: Option<String>,
}

/// `GET /c/{slug}/log`: organizers, head judges.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Records>) -> WebResult {
    let below = PublicQuery::of(&request).get("below").parse().unwrap_or(i64::MAX);
    let community = desk.community.clone();
    let lines = read(&app, move |conn: &mut Reader<'_>| lines(conn, &community, below)).await?;
    page::private(&LogPage {
        shell: shell(&desk, &request, desk_words::page_log()),
        at: desk.at("log"),
        older: lines.last().map(|line| line.number).filter(|number| *number > 1),
        lines,
    })
}

fn lines(conn: &mut Reader<'_>, community: &Community, below: i64) -> Result<Vec<Line>, DbError> {
    let rows = log::page(conn, &community.id, below, LINES)?;
    let accounts = accounts::names(conn, rows.iter().filter_map(|row| row.account_id.as_ref()))?;
    let ids: Vec<String> = rows.iter().flat_map(|row| ids_in(&row.what)).collect();
    let people = people::outlines(conn, &ids)?.into_iter();
    let names: HashMap<String, String> = people.map(|row| (row.id, row.name)).collect();
    let who = |row: &CommunityLine| {
        let account = row.account_id.as_ref().and_then(|id| accounts.get(id));
        let name = account.unwrap_or(&row.actor);
        match &row.token {
            Some(token) => t::by_token(name, token),
            None => name.into(),
        }
    };
    let line = |row: CommunityLine| Line {
        number: row.number,
        at: date_time(row.at, &community.time_zone),
        who: who(&row),
        what: with_names(&row.what, &names),
        reason: row.reason,
    };
    Ok(rows.into_iter().map(line).collect())
}

/// Returns the ids of people in a sentence.
fn ids_in(what: &str) -> Vec<String> {
    let parts = what.split(PERSON).skip(1);
    parts
        .filter_map(|part| Some(part.split_once('}')?.0.to_owned()))
        .collect()
}

/// Writes the names of people into a sentence, which is in English; who has no name is said in the reader's language.
fn with_names(what: &str, names: &HashMap<String, String>) -> Message {
    let mut parts = what.split(PERSON);
    let mut said: Vec<Message> = parts.next().map(Message::from).into_iter().collect();
    for part in parts {
        let (id, rest) = part.split_once('}').unwrap_or((part, ""));
        said.push(names.get(id).map_or(id, String::as_str).into());
        said.push(rest.into());
    }
    Message::joined(said, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_names() {
        let what = "{person:b} is {person:a}: one person";
        assert_eq!(ids_in(what), ["b", "a"]);
        let names = HashMap::from([("a".to_owned(), "Ann".to_owned())]);
        assert_eq!(with_names(what, &names), "b is Ann: one person");
    }
}
