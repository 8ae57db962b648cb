//! A player's own decklist: handed in until the deadline, checked at once, and until then visible only to its player.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, FormKeys, OwnPlayer, PlayerForm};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::local_time::{date_time, zone};
use crate::web::frame::look::shell::{Door, Notice, Shell};
use crate::web::frame::state::App;
use crate::web::shared::deck_check::{bracket_field, brackets, checked_by, finding_text, power, sent_list};
use crate::web::shared::view::View;
use podium_base::clock;
use podium_event::deck::{Check, Format};
use podium_ops::people::decklist::is_link;
use podium_ops::people::decks as ops;
use podium_ops::people::decks::{Terms, checked_list};
use podium_ops::{FieldProblem, OpError};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::decks::DeckCheck;
use podium_store::tournaments::players::PlayerRow;
use say::{Message, deck as t, deck_check};

#[derive(Template)]
#[template(path = "player/me/deck.html")]
struct DeckPage {
    shell: Shell,
    keys: FormKeys,
    me: String,
    at: String,
    /// Until when it can or could be handed in.
    until: Message,
    /// Whether everybody may read it once the tournament is finished.
    opens: bool,
    /// The reason why nothing can be handed in now.
    refusal: Option<Message>,
    /// What was handed in.
    list: Option<String>,
    is_link: bool,
    check: Option<Check>,
    /// A sentence: what it is checked by; `None` where nothing is loaded to check it by.
    checked_by: Option<Message>,
    /// Sentences about the deck's bracket and its Game Changers.
    power: Vec<Message>,
    problems: Vec<Message>,
    unchecked: Vec<Message>,
    decklist: Field,
    file: Field,
    bracket: Field,
    /// The choices of a bracket; `None` if the format has none.
    brackets: Option<Vec<Choice>>,
    bracket_hint: Message,
}

impl DeckPage {
    fn may_fix(&self) -> bool {
        !self.problems.is_empty() && self.refusal.is_none()
    }

    /// Returns the list as text, if no form shows it any more.
    fn list_to_read(&self) -> Option<&str> {
        self.list.as_deref().filter(|list| !list.is_empty() && !self.is_link)
    }
}

/// The decklist on the player's page, if the tournament asks for one.
pub(super) struct DeckPart {
    pub chip: Chip,
    /// What can be done about it; `None` where a list stays as it was handed in.
    pub sentence: Option<Message>,
    /// Whether something is missing or wrong.
    pub is_urgent: bool,
    /// Whether it is missing and can still be handed in.
    pub is_due: bool,
}

impl DeckPart {
    pub fn of(tournament: &Tournament, terms: &Terms, row: &PlayerRow, decks: &DeckCheck) -> Option<Self> {
        let deadline = deadline(tournament, terms);
        let may = ops::refusal(Some(terms), row).is_none();
        let (chip, sentence) = match row.decklist.as_deref() {
            None if may => (
                Chip::new("warn", t::state_missing()),
                Some(deadline.map_or_else(t::hand_in_until_round, t::hand_in_until)),
            ),
            None if terms.is_over => (Chip::new("bad", t::state_missing()), Some(t::deadline_over())),
            None => return None,
            Some(_) => {
                let problems = checked_list(row, Some(decks)).map_or(0, |check| check.problems.len());
                let more = may.then(|| deadline.map_or_else(t::replace_until_round, t::replace_until));
                let chip = match problems {
                    0 => Chip::new("good", t::state_handed_in()),
                    _ => Chip::new("warn", t::problems(problems)),
                };
                (chip, more)
            }
        };
        Some(Self {
            // a missing or wrong list is shown at once, the rest folded
            is_urgent: chip.kind != "good",
            chip,
            sentence,
            is_due: row.decklist.is_none() && may,
        })
    }
}

/// Returns the day and the time from which on nothing can be handed in; `None`: round 1 ends it.
fn deadline(tournament: &Tournament, terms: &Terms) -> Option<Message> {
    let (deadline, name) = (terms.deadline?, &tournament.time_zone);
    Some(t::in_zone(date_time(deadline, name), zone(name).name()))
}

/// Says until when a list can or could be handed in.
fn until(tournament: &Tournament, terms: &Terms) -> Message {
    let deadline = deadline(tournament, terms);
    match terms.is_over {
        true => deadline.map_or_else(t::taken_until_round, t::taken_until),
        false => {
            let until = deadline.map_or_else(t::hand_in_until_round, t::hand_in_until);
            Message::joined([until, t::until_then()], " ")
        }
    }
}

fn deck_page(app: &App, request: &HttpRequest, own: &OwnPlayer) -> Result<DeckPage, WebError> {
    let row = own.row.clone();
    let snapshot = &own.snapshot;
    let me = format!("/t/{}/me", own.slug);
    let Some(decks) = snapshot.floor.decks.as_deref() else {
        return Err(WebError::not_found(t::not_asked()).way_on(t::to_your_page(), me));
    };
    let terms = Terms::at(&decks.terms, &snapshot.loaded.tournament, clock::now());
    let view = View::of(snapshot);
    let mut shell = view.own_shell(t::your_decklist(), Door::MyTable, "");
    shell.noindex = true;
    shell.live = None;
    shell.notice = own.visitor.notice(request);
    let list = row.decklist.clone().unwrap_or_default();
    // Nothing was handed in: the check would only say that everything is missing.
    let check = checked_list(&row, Some(decks)).filter(|_| !list.is_empty());
    let words = |findings: Option<&Vec<podium_event::deck::Finding>>| -> Vec<Message> {
        findings.map_or(Vec::new(), |findings| findings.iter().map(finding_text).collect())
    };
    Ok(DeckPage {
        shell,
        keys: own.visitor.form_keys(app, None),
        at: format!("{me}/deck"),
        me,
        refusal: ops::refusal(Some(&terms), &row),
        until: until(&snapshot.loaded.tournament, &terms),
        opens: snapshot.loaded.event.profile().opens_decklists(),
        is_link: is_link(&list),
        problems: words(check.as_ref().map(|check| &check.problems)),
        unchecked: words(check.as_ref().map(|check| &check.unchecked)),
        power: power(row.bracket(), terms.format, check.as_ref()),
        check,
        checked_by: checked_by(decks),
        decklist: Field::of("decklist", &list),
        file: Field::empty("list_file"),
        bracket: bracket_field("bracket", row.bracket()),
        brackets: (terms.format == Format::Commander).then(|| brackets(deck_check::bracket_not_stated())),
        bracket_hint: Message::joined(
            std::iter::once(deck_check::bracket_hint())
                .chain((terms.highest_bracket).map(|highest| deck_check::brackets_up_to(highest.number()))),
            " ",
        ),
        list: row.decklist,
    })
}

/// `GET …/me/deck`.
pub(super) async fn show(app: App, request: HttpRequest, own: OwnPlayer) -> WebResult {
    page::private(&deck_page(&app, &request, &own)?)
}

/// `POST …/me/deck`: hands in a list, or withdraws it.
pub(super) async fn hand_in(form: PlayerForm) -> WebResult {
    let to = format!("{}/deck", form.own_page());
    let done = match sent_list(&form.fields) {
        Ok((list, stated)) => form.run(&to, move |work| ops::hand_in(work, &list, stated)).await,
        Err(error) => Err(error),
    };
    match done {
        Ok(row) => form.done(notice(&row), &to),
        Err(OpError::Invalid(problems)) => come_back(&form, &problems),
        Err(error) => Err(WebError::from(error).way_on(t::back_to_decklist(), to)),
    }
}

/// Returns a sentence about what was stored.
fn notice(row: &PlayerRow) -> Message {
    match row.decklist {
        Some(_) => t::handed_in(),
        None => t::withdrawn(),
    }
}

/// Shows the page again, with the problems of the list.
fn come_back(form: &PlayerForm, problems: &[FieldProblem]) -> WebResult {
    let mut page = deck_page(&form.app, &form.request, &form.sender)?;
    page.decklist = form.fields.field("decklist", problems);
    page.bracket = form.fields.field("bracket", problems);
    // browsers do not fill in a file again
    page.file = form.fields.field("list_file", problems);
    page.shell.notice = Some(Notice::bad(t::nothing_handed_in()));
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}
