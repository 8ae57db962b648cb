//! Texts that may still name a player whose personal data was removed: each can be changed, or left as it is.

use actix_web::HttpRequest;
use askama::Template;

use super::{PlayerPath, number_in};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::with_status;
use crate::web::frame::form::{Fields, FormKeys, Returned, StaffForm};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Privacy};
use crate::web::frame::state::{App, read};
use podium_ops::people::players as ops;
use podium_ops::people::players::Looked;
use podium_ops::{OpError, Work};
use podium_store::tournaments::free_text::{self, FreeText, TextPlace};
use podium_store::tournaments::players::{self, PlayerRow};
use say::{Message, player_mentions as t, player_words, view};

/// A text with its form.
struct Mention {
    label: Message,
    /// Address of the page that shows it.
    shown_at: String,
    place: &'static str,
    row: String,
    /// The mark of the current text.
    seen: String,
    text: String,
    /// The problem of what was typed.
    error: Option<Message>,
}

#[derive(Template)]
#[template(path = "staff/people/players/mentions.html")]
struct MentionsPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of this page.
    at: String,
    /// Address of the player.
    player: String,
    name: String,
    mentions: Vec<Mention>,
}

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

impl Mention {
    /// Describes a text; if the refused form is about it, with what was typed.
    fn of(text: FreeText, desk: &Desk<Privacy>, returned: &Returned<'_>) -> Self {
        let (label, shown_at) = described(text.place);
        let sent = returned
            .fields()
            .filter(|fields| fields.text("row") == text.row_id && fields.text("place") == text.place.as_str());
        Self {
            label,
            shown_at: desk.at(shown_at),
            place: text.place.as_str(),
            seen: ops::seen_mark(&text.text),
            error: sent
                .and(returned.problems().first())
                .map(|problem| problem.message.clone()),
            // what was typed is kept
            text: sent.map_or(text.text, |fields| fields.raw("text").to_owned()),
            row: text.row_id,
        }
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

impl MentionsPage {
    fn new(app: &App, request: &HttpRequest, desk: &Desk<Privacy>, found: Found, returned: &Returned<'_>) -> Self {
        let player = desk.at(&format!("desk/players/{}", found.row.number));
        let texts = found.texts.into_iter();
        let mentions = texts.map(|text| Mention::of(text, desk, returned)).collect();
        let mut shell = desk.shell(request, t::title(&found.row.name));
        if let Some(conflict) = returned.conflict() {
            shell.notice = Some(Notice::bad(conflict));
        }
        Self {
            shell,
            keys: desk.keys(app, None),
            at: format!("{player}/mentions"),
            player,
            name: found.row.name,
            mentions,
        }
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
    let page = MentionsPage::new(app, request, desk, found, &returned);
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
    let Some(settled) = Settled::read(&form.fields) else {
        return Err(WebError::bad_request(t::names_no_text()).way_on(t::to_list(), to));
    };
    let notice = settled.notice();
    match form.run(&to, move |work| settled.store(work, number)).await {
        Ok(()) => form.done(notice, &to),
        Err(error) => {
            let returned = form.returned(error).map_err(|e| e.way_on(t::to_list(), &to))?;
            page(&form.app, &form.request, &form.sender, number, returned).await
        }
    }
}

/// The decision on one text, as the form sends it.
struct Settled {
    place: TextPlace,
    row: String,
    /// The mark of the text that the form was made from.
    seen: String,
    looked: Looked,
}

impl Settled {
    /// Reads a form; `None` if it names no text.
    fn read(fields: &Fields) -> Option<Self> {
        Some(Self {
            place: TextPlace::parse(fields.text("place"))?,
            row: fields.text("row").to_owned(),
            seen: fields.text("seen").to_owned(),
            looked: match fields.ticked("keep") {
                true => Looked::Keep,
                // `raw`: the command trims, and normalizes line breaks
                false => Looked::Write(fields.raw("text").to_owned()),
            },
        })
    }

    fn notice(&self) -> Message {
        match self.looked {
            Looked::Keep => t::stays(),
            Looked::Write(_) => t::is_changed(),
        }
    }

    fn store(&self, work: &mut Work<'_, '_>, number: i64) -> Result<(), OpError> {
        ops::settle_mention(work, number, self.place, &self.row, &self.seen, &self.looked)
    }
}
