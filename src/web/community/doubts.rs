//! Open questions of a community: whether an entry, or another person, is a person. Each is asked once.

use std::collections::HashMap;

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::page::shell;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{CommunityForm, FormKeys, back};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Players;
use crate::web::frame::state::{App, read};
use podium_ops::community::answer::{answer, answer_called, count_called};
use podium_ops::community::asked::{About, Asked};
use podium_store::community::entered;
use podium_store::{DbError, DoubtAnswer, DoubtReason, Reader};
use say::{Message, community_desk as t};

/// Questions on the page: answering the first ones shows the others.
const MOST: i64 = 50;

#[derive(Template)]
#[template(path = "community/doubts.html")]
struct DoubtsPage {
    shell: Shell,
    keys: FormKeys,
    /// The address of the page.
    at: String,
    /// How many entries are asked about of which one person alone has the name.
    called: usize,
    questions: Vec<Question>,
}

/// A question with its two answers.
struct Question {
    question: Message,
    because: Message,
    /// How often the person came, and when last.
    seen: Message,
    /// The person's page.
    person: String,
    /// Where the answer is sent to.
    to: String,
}

/// `GET /c/{slug}/doubts`: those who manage people.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Players>) -> WebResult {
    let (id, at) = (desk.community.id.clone(), desk.at(""));
    let (called, questions) = read(&app, move |conn: &mut Reader<'_>| {
        Ok::<_, DbError>((count_called(conn, &id)?, questions(conn, &id, &at)?))
    })
    .await?;
    page::private(&DoubtsPage {
        shell: shell(&desk, &request, t::page_doubts()),
        keys: desk.keys(&app, None),
        at: desk.at("doubts"),
        called,
        questions,
    })
}

/// Reads the open questions; `at`: the beginning of addresses.
fn questions(conn: &mut Reader<'_>, community: &str, at: &str) -> Result<Vec<Question>, DbError> {
    let asked = Asked::open(conn, community, MOST)?;
    let ids: Vec<String> = asked.iter().map(|asked| asked.person.id.clone()).collect();
    let came = entered::attendances(conn, &ids)?;
    Ok(asked.into_iter().map(|asked| Question::of(asked, &came, at)).collect())
}

impl Question {
    fn of(asked: Asked, came: &HashMap<String, entered::Attendance>, at: &str) -> Self {
        let Asked { doubt, person, about } = asked;
        let seen = came.get(&person.id).and_then(|came| {
            let last = came.last?;
            Some(t::seen(came.events, say::date(last)))
        });
        Self {
            question: match about {
                About::Entry(entry) => t::is_entry(
                    &entry.0.name,
                    entry.0.number,
                    &entry.1.name,
                    &person.name,
                    person.number,
                ),
                About::Person(other) => t::are_people(&other.name, other.number, &person.name, person.number),
            },
            because: match doubt.because {
                DoubtReason::Name => t::because_name(),
                DoubtReason::Look => t::because_look(),
                DoubtReason::Mail => t::because_mail(),
            },
            seen: seen.unwrap_or_else(t::never_seen),
            person: format!("{at}people/{}/edit", person.number),
            to: format!("{at}doubts/{}", doubt.id),
        }
    }
}

/// `POST /c/{slug}/doubts/{id}`: one of the two answers.
pub(super) async fn settle(form: CommunityForm<Players>, path: Path<(String, String)>) -> WebResult {
    let to = form.at("doubts");
    let no_answer = || WebError::bad_request(t::page_doubts());
    let chosen = DoubtAnswer::parse(form.fields.text("answer")).ok_or_else(no_answer)?;
    let id = path.into_inner().1;
    let run = form.run_in_community(&to, move |work| answer(work, &id, chosen));
    run.await.map_err(back(&to))?;
    form.done(t::answered(), &to)
}

/// `POST /c/{slug}/doubts`: everybody is who they are called.
pub(super) async fn settle_called(form: CommunityForm<Players>) -> WebResult {
    let to = form.at("doubts");
    let settled = form.run_in_community(&to, answer_called).await.map_err(back(&to))?;
    form.done(say::player_list::are_called(settled), &to)
}
