//! Texts of a community that may still name somebody whose personal data was removed: each can be changed, or left as it is.

use actix_web::HttpRequest;

use super::edit::{PersonPath, number_in};
use super::page::shell;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::with_status;
use crate::web::frame::form::{CommunityForm, Returned};
use crate::web::frame::look::shell::Link;
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Privacy;
use crate::web::frame::state::{App, read};
use crate::web::shared::people::mentions::{Mention, MentionsPage, Settled};
use podium_ops::OpError;
use podium_ops::community::mentions::settle_mention;
use podium_store::community::free_text::{self, CommunityText, CommunityTextPlace as Place};
use podium_store::community::people::{self, PersonRow};
use say::{Message, community_desk, community_mentions as words, player_mentions as t};

/// Returns what a text is, and the page of the community that shows it.
fn described(place: Place) -> (Message, &'static str) {
    match place {
        Place::Name => (words::name(), "settings"),
        Place::Description => (words::description(), "settings"),
        Place::SeasonName => (words::season_name(), "seasons"),
        Place::SeasonDescription => (words::season_description(), "seasons"),
        Place::SeasonRules => (words::season_rules(), "seasons"),
        Place::PastEvening | Place::FreeEvening => (words::evening(), "seasons"),
        // the page of their tournament shows these
        Place::Venue => (t::place(), ""),
        Place::TournamentDescription => (t::about_tournament(), ""),
        Place::PageText => (t::page_text(), ""),
        Place::LogSentence | Place::LogBefore | Place::LogAfter => (t::log_line(), "log"),
        Place::LogReason => (t::log_reason(), "log"),
    }
}

/// A text, with the slug of its tournament if it is one's.
type Located = (CommunityText, Option<String>);

/// A person without personal data, and the texts that may still name them.
async fn find(app: &App, desk: &CommunityDesk<Privacy>, number: i64) -> Result<(PersonRow, Vec<Located>), WebError> {
    let (id, way_on) = (desk.community.id.clone(), desk.at("people"));
    read(app, move |conn| {
        let no_such = || {
            WebError::not_found(say::refused_people::no_such_person(number))
                .way_on(community_desk::back_to_people(), way_on)
        };
        let row = people::by_number(conn, &id, number)?.ok_or_else(no_such)?;
        let mut texts = Vec::new();
        for mention in free_text::mentions_of(conn, &row.id)? {
            if let Some(place) = Place::parse(&mention.place)
                && let Some(text) = free_text::get(conn, &id, place, &mention.row_id)?
            {
                let tournament = free_text::tournament_of(conn, &id, place, &mention.row_id)?;
                texts.push((text, tournament.map(|tournament| tournament.slug)));
            }
        }
        Ok((row, texts))
    })
    .await
}

async fn page(
    app: &App,
    request: &HttpRequest,
    desk: &CommunityDesk<Privacy>,
    number: i64,
    returned: Returned<'_>,
) -> WebResult {
    let (row, texts) = find(app, desk, number).await?;
    let mention = |(text, tournament): Located| {
        let (label, shown_at) = described(text.place);
        let shown_at = tournament.map_or_else(|| desk.at(shown_at), |slug| format!("/t/{slug}"));
        Mention::new(
            (label, shown_at),
            text.place.as_str(),
            (text.row_id, text.text),
            &returned,
        )
    };
    let mut shell = shell(desk, request, t::title(&row.name));
    shell.notice = returned.notice().or(shell.notice);
    let page = MentionsPage {
        shell,
        keys: desk.keys(app, None),
        at: desk.at(&format!("people/{number}/mentions")),
        back: Link::new(community_desk::back_to_people(), desk.at("people")),
        name: row.name,
        mentions: texts.into_iter().map(mention).collect(),
    };
    with_status(returned.status(), &page)
}

/// `GET /c/{slug}/people/{number}/mentions`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Privacy>, path: PersonPath) -> WebResult {
    page(&app, &request, &desk, number_in(&path), Returned::default()).await
}

/// `POST /c/{slug}/people/{number}/mentions`: changes one text, or keeps it.
pub(super) async fn settle(form: CommunityForm<Privacy>, path: PersonPath) -> WebResult {
    let number = number_in(&path);
    let to = form.at(&format!("people/{number}/mentions"));
    let settled = Settled::read(&form.fields);
    let Some(place) = Place::parse(&settled.place) else {
        return Err(WebError::bad_request(t::names_no_text()).way_on(t::to_list(), to));
    };
    let notice = settled.notice();
    let run = form.run_in_community(&to, move |work| {
        settle_mention(work, number, (place, &settled.row), &settled.seen, &settled.looked)
    });
    match run.await {
        Ok(()) => form.done(notice, &to),
        Err(error) => not_settled(&form, number, error).await,
    }
}

/// Shows the page with what was typed, and why the text is not changed.
async fn not_settled(form: &CommunityForm<Privacy>, number: i64, error: OpError) -> WebResult {
    let to = form.at(&format!("people/{number}/mentions"));
    let returned = form.returned(error).map_err(|e| e.way_on(t::to_list(), to))?;
    page(&form.app, &form.request, &form.sender, number, returned).await
}
