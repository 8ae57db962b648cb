//! Texts that may still name a player whose personal data was removed: each can be changed, or left as it is.

use actix_web::HttpRequest;

use super::{PlayerPath, number_in};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::with_status;
use crate::web::frame::form::{Returned, StaffForm};
use crate::web::frame::look::shell::{Link, Notice};
use crate::web::frame::request::desk::{Desk, Privacy};
use crate::web::frame::state::{App, read};
use crate::web::shared::people::mentions::{Mention, MentionsPage, Settled};
use podium_ops::OpError;
use podium_ops::people::players as ops;
use podium_store::tournaments::free_text::{self, FreeText, TextPlace};
use podium_store::tournaments::players::{self, PlayerRow};
use say::{Message, player_mentions as t, player_words, view};

/// Returns what a text is, and the page that shows it.
fn described(place: TextPlace) -> (Message, &'static str) {
    match place {
        TextPlace::Announcement => (t::announcement(), "desk/announcements"),
        TextPlace::CallWhat => (t::call_what(), "desk/calls"),
        TextPlace::CallAnswer => (t::call_answer(), "desk/calls"),
        TextPlace::CallNote => (t::call_note(), "desk/calls"),
        TextPlace::RulingWhat => (t::ruling_what(), "desk/rulings"),
        TextPlace::RulingAnswer => (t::ruling_answer(), "desk/rulings"),
        TextPlace::RulingRule => (t::ruling_rule(), "desk/rulings"),
        TextPlace::RulingDecision => (t::ruling_decision(), "desk/rulings"),
        TextPlace::RulingWithdrawal => (t::ruling_withdrawal(), "desk/rulings"),
        TextPlace::RulingEarlier => (t::ruling_earlier(), "desk/rulings"),
        TextPlace::ExtensionReason => (t::more_time(), "desk/clock"),
        TextPlace::Objection => (t::dispute(), "desk/results"),
        TextPlace::JudgeNote => (t::judge_note(), "desk/notes"),
        TextPlace::Witness => (t::witness(), "desk/rulings"),
        TextPlace::DeckFound => (t::deck_check(), "desk/decks/checks"),
        TextPlace::TableNote => (t::table_note(), "desk/results"),
        TextPlace::EndOfRoundReason => (t::end_of_round(), "desk/floor"),
        TextPlace::LogSentence | TextPlace::LogBefore | TextPlace::LogAfter => (t::log_line(), "desk/log"),
        TextPlace::LogReason => (t::log_reason(), "desk/log"),
        TextPlace::Description => (t::about_tournament(), "desk/page"),
        TextPlace::PageText => (t::page_text(), "desk/page"),
        TextPlace::Venue => (t::place(), "desk/settings"),
    }
}

/// A player, and the texts that may still name them.
struct Found {
    row: PlayerRow,
    texts: Vec<FreeText>,
}

async fn find(app: &App, desk: &Desk<Privacy>, number: i64) -> Result<Found, WebError> {
    let id = desk.tournament.id.clone();
    let way_on = desk.at("desk/players");
    read(app, move |conn| {
        let row = players::by_number(conn, &id, number)?
            .ok_or_else(|| WebError::not_found(player_words::no_player(number)).way_on(view::to_players(), way_on))?;
        let mut texts = Vec::new();
        for mention in free_text::mentions_of(conn, &row.id)? {
            if let Some(place) = TextPlace::parse(&mention.place) {
                texts.extend(free_text::get(conn, &id, place, &mention.row_id)?);
            }
        }
        Ok(Found { row, texts })
    })
    .await
}

fn mentions_page(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Privacy>,
    found: Found,
    returned: &Returned<'_>,
) -> MentionsPage {
    let player = desk.at(&format!("desk/players/{}", found.row.number));
    let mention = |text: FreeText| {
        let (label, shown_at) = described(text.place);
        let shown = (label, desk.at(shown_at));
        Mention::new(shown, text.place.as_str(), (text.row_id, text.text), returned)
    };
    let mut shell = desk.shell(request, t::title(&found.row.name));
    if let Some(conflict) = returned.conflict() {
        shell.notice = Some(Notice::bad(conflict));
    }
    MentionsPage {
        shell,
        keys: desk.keys(app, None),
        at: format!("{player}/mentions"),
        back: Link::new(player_words::back_to_player(), player),
        name: found.row.name,
        mentions: found.texts.into_iter().map(mention).collect(),
    }
}

async fn page(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Privacy>,
    number: i64,
    returned: Returned<'_>,
) -> WebResult {
    let found = find(app, desk, number).await?;
    let page = mentions_page(app, request, desk, found, &returned);
    with_status(returned.status(), &page)
}

/// `GET …/players/{number}/mentions`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Privacy>, path: PlayerPath) -> WebResult {
    page(&app, &request, &desk, number_in(&path), Returned::default()).await
}

/// `POST …/players/{number}/mentions`: changes one text, or keeps it.
pub(super) async fn settle(form: StaffForm<Privacy>, path: PlayerPath) -> WebResult {
    let number = number_in(&path);
    let to = form.at(&format!("desk/players/{number}/mentions"));
    let settled = Settled::read(&form.fields);
    let Some(place) = TextPlace::parse(&settled.place) else {
        return Err(WebError::bad_request(t::names_no_text()).way_on(t::to_list(), to));
    };
    let notice = settled.notice();
    let run = form.run(&to, move |work| {
        ops::settle_mention(work, number, place, &settled.row, &settled.seen, &settled.looked)
    });
    match run.await {
        Ok(()) => form.done(notice, &to),
        Err(error) => not_settled(&form, number, error).await,
    }
}

/// Shows the page with what was typed, and why the text is not changed.
async fn not_settled(form: &StaffForm<Privacy>, number: i64, error: OpError) -> WebResult {
    let to = form.at(&format!("desk/players/{number}/mentions"));
    let returned = form.returned(error).map_err(|e| e.way_on(t::to_list(), to))?;
    page(&form.app, &form.request, &form.sender, number, returned).await
}
