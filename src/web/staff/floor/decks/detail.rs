//! A player's decklist for the staff: read after the deadline, changed with a reason, printed for a deck check.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::{deadline, format_name};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, FormKeys, StaffForm};
use crate::web::frame::look::shell::{Paper, Shell};
use crate::web::frame::request::desk::{Desk, Inside, Players, Right};
use crate::web::frame::state::{App, read};
use crate::web::shared::deck_check::{bracket_field, brackets, checked_by, finding_text, power, sent_list};
use crate::web::shared::terms::section as section_name;
use podium_base::clock;
use podium_event::deck::{self, Check, Deck, Format, Section};
use podium_ops::OpError;
use podium_ops::people::decklist::is_link;
use podium_ops::people::decks as ops;
use podium_ops::people::decks::{Terms, checked_list};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::decks::DeckCheck;
use podium_store::tournaments::players::{self, PlayerRow};
use say::{Message, deck_check, decks as t};

/// A line of a list with its findings.
struct Line {
    number: usize,
    text: String,
    wrong: Vec<Message>,
    unsure: Vec<Message>,
}

#[derive(Template)]
#[template(path = "staff/floor/decks/detail.html")]
struct DetailPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    list: String,
    /// Address of the player's page for staff.
    player_at: String,
    name: String,
    terms: Terms,
    /// A sentence: until when lists are handed in, before that.
    until: Message,
    handed_in: bool,
    /// Whether the deadline is over.
    may_read: bool,
    may_change: bool,
    /// The list, if it is a link that may be read now.
    link: Option<String>,
    check: Option<Check>,
    /// A sentence: what it is checked by; `None` where nothing is loaded to check it by.
    checked_by: Option<Message>,
    /// Sentences about the deck's bracket and its Game Changers.
    power: Vec<Message>,
    wrong: Vec<Message>,
    unsure: Vec<Message>,
    lines: Vec<Line>,
    decklist: Field,
    file: Field,
    bracket: Field,
    /// The choices of a bracket; `None` if the format has none.
    brackets: Option<Vec<Choice>>,
    reason: Field,
}

impl DetailPage {
    /// Returns whether a sheet for a deck check can be printed.
    fn has_sheet(&self) -> bool {
        self.may_read && self.handed_in && self.link.is_none()
    }

    fn is_wrong(&self) -> bool {
        [&self.decklist, &self.file, &self.bracket, &self.reason]
            .iter()
            .any(|field| field.is_wrong())
    }
}

struct Found {
    row: PlayerRow,
    terms: Terms,
    check: Option<DeckCheck>,
}

async fn find(app: &App, tournament: &Tournament, number: i64, list: String) -> Result<Found, WebError> {
    let tournament = tournament.clone();
    let found = read(app, move |conn| {
        let terms = Terms::of(conn, &tournament, clock::now())?;
        let row = players::by_number(conn, &tournament.id, number)?;
        Ok::<_, OpError>((terms, row, DeckCheck::read(conn, &tournament.id)?))
    })
    .await?;
    match found {
        (Some(terms), Some(row), check) => Ok(Found { row, terms, check }),
        (None, _, _) => Err(WebError::not_found(say::deck::not_asked()).way_on(t::to_decklists(), list)),
        (_, None, _) => {
            Err(WebError::not_found(say::refused_players::no_such_number(number)).way_on(t::to_decklists(), list))
        }
    }
}

fn detail_page<R: Right>(app: &App, request: &HttpRequest, desk: &Desk<R>, found: Found) -> DetailPage {
    let Found {
        row,
        terms,
        check: decks,
    } = found;
    let may_read = terms.is_over;
    // before the deadline the list is not in the page at all: the staff may not read it yet
    let list = row.decklist.clone().filter(|_| may_read).unwrap_or_default();
    // the statement is as secret as the list
    let stated = row.bracket().filter(|_| may_read);
    let check = checked_list(&row, decks.as_ref()).filter(|_| may_read);
    let linked = is_link(&list);
    let checked_by = decks.as_ref().and_then(checked_by);
    let of_line = |findings: &[deck::Finding], number: Option<u32>| -> Vec<Message> {
        let fitting = findings.iter().filter(|finding| finding.line == number);
        fitting.map(|finding| finding.message.clone()).collect()
    };
    let (problems, unchecked) = check.as_ref().map_or((Vec::new(), Vec::new()), |check| {
        (check.problems.clone(), check.unchecked.clone())
    });
    let lines = (1_u32..)
        .zip(list.lines().filter(|_| !linked))
        .map(|(number, text)| Line {
            number: number as usize,
            text: text.to_owned(),
            wrong: of_line(&problems, Some(number)),
            unsure: of_line(&unchecked, Some(number)),
        })
        .collect();
    DetailPage {
        shell: desk.shell(request, t::title_of(&row.name)),
        keys: desk.keys(app, row.version),
        at: desk.at(&format!("desk/decks/{}", row.number)),
        list: desk.at("desk/decks"),
        player_at: desk.at(&format!("desk/players/{}", row.number)),
        name: row.name,
        until: match deadline(&terms, &desk.tournament.time_zone) {
            Some(moment) => t::lists_until(moment),
            None => t::lists_until_round(),
        },
        power: power(stated, terms.format, check.as_ref()),
        brackets: (terms.format == Format::Commander).then(|| brackets(deck_check::bracket_not_stated())),
        terms,
        handed_in: row.decklist.is_some(),
        may_read,
        // personal data that was removed must not come back
        may_change: desk.may::<Players>() && !row.anonymous,
        link: linked.then(|| list.clone()),
        wrong: of_line(&problems, None),
        unsure: of_line(&unchecked, None),
        check,
        checked_by,
        lines,
        decklist: Field::of("decklist", list),
        file: Field::empty("list_file"),
        bracket: bracket_field("bracket", stated),
        reason: Field::empty("reason"),
    }
}

/// `GET …/desk/decks/{number}`: staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, path: Path<(String, i64)>) -> WebResult {
    let found = find(&app, &desk.tournament, path.1, desk.at("desk/decks")).await?;
    page::private(&detail_page(&app, &request, &desk, found))
}

/// `POST …/desk/decks/{number}`: hands in a list for the player.
pub(super) async fn replace(form: StaffForm<Players>, path: Path<(String, i64)>) -> WebResult {
    let number = path.1;
    let to = form.at(&format!("desk/decks/{number}"));
    match run_replace(&form, number, &to).await {
        Ok(_) => form.done(t::list_saved(), &to),
        Err(error) => come_back(&form, number, error).await,
    }
}

async fn run_replace(form: &StaffForm<Players>, number: i64, to: &str) -> Result<PlayerRow, OpError> {
    let (version, reason) = (form.fields.version(), form.fields.text("reason").to_owned());
    let (list, stated) = sent_list(&form.fields)?;
    form.run(to, move |work| {
        ops::hand_in_for(work, number, version, (&list, stated), &reason)
    })
    .await
}

/// Answers with the page as it was typed, and the reason of the refusal.
async fn come_back(form: &StaffForm<Players>, number: i64, error: OpError) -> WebResult {
    let list = form.at("desk/decks");
    let to = format!("{list}/{number}");
    let returned = form.returned(error).map_err(|e| e.way_on(t::back_to_list(), to))?;
    let found = find(&form.app, &form.sender.tournament, number, list).await?;
    let mut page = detail_page(&form.app, &form.request, &form.sender, found);
    page.decklist = returned.field("decklist", "");
    page.file = returned.field("list_file", "");
    page.bracket = returned.field("bracket", "");
    page.reason = returned.field("reason", "");
    page.shell.notice = returned.notice();
    page::with_status(returned.status(), &page)
}

/// A section on paper.
struct Part {
    name: Message,
    count: u32,
    /// Copies and name, by name.
    cards: Vec<(u32, String)>,
}

impl Part {
    /// Returns the sections of a list that have cards.
    fn all(deck: &Deck) -> Vec<Self> {
        let sections = [
            Section::Companion,
            Section::Commander,
            Section::Deck,
            Section::Sideboard,
        ];
        let parts = sections.into_iter().map(|section| Self::of(deck, section));
        // Headings without cards would waste paper.
        parts.filter(|part| part.count > 0).collect()
    }

    fn of(deck: &Deck, section: Section) -> Self {
        let mut cards: Vec<(u32, String)> = deck
            .of(section)
            .map(|entry| (entry.copies, entry.name.clone()))
            .collect();
        // A deck check goes through a sorted pile of cards.
        cards.sort_by_cached_key(|(_, name)| deck::fold(name));
        Self {
            name: section_name(section),
            count: deck.count(section),
            cards,
        }
    }
}

#[derive(Template)]
#[template(path = "staff/floor/decks/sheet.html")]
struct SheetPage {
    shell: Shell,
    name: String,
    /// The tournament, the player's number, the format, and how many cards.
    line: Message,

    parts: Vec<Part>,
    findings: Vec<Message>,
}

impl SheetPage {
    /// Creates the sheet of a player; `list`: what they handed in.
    fn new(request: &HttpRequest, desk: &Desk<Inside>, found: &Found, list: &str) -> Self {
        let (deck, _) = deck::read_led_by(list, &found.row.commanders());
        let check = checked_list(&found.row, found.check.as_ref()).unwrap_or_default();
        Self {
            shell: desk.shell(request, t::deck_check()).on_paper(Paper::Sheet),
            name: found.row.name.clone(),
            line: Message::joined(
                [
                    (&desk.tournament.name).into(),
                    t::player_number(found.row.number),
                    format_name(found.terms.format),
                    t::cards(check.cards),
                ],
                " · ",
            ),
            parts: Part::all(&deck),
            findings: power(found.row.bracket(), found.terms.format, Some(&check))
                .into_iter()
                .chain(check.problems.iter().chain(&check.unchecked).map(finding_text))
                .collect(),
        }
    }
}

/// `GET …/desk/decks/{number}/sheet`: staff, after the deadline.
pub(super) async fn sheet(app: App, request: HttpRequest, desk: Desk<Inside>, path: Path<(String, i64)>) -> WebResult {
    let list = desk.at("desk/decks");
    let at = format!("{list}/{}", path.1);
    let found = find(&app, &desk.tournament, path.1, list).await?;
    let list = printable(&found).map_err(|why| WebError::not_found(why).way_on(t::to_list(), at))?;
    page::private(&SheetPage::new(&request, &desk, &found, list))
}

/// Returns the list that a sheet is printed of.
///
/// # Errors
/// The reason why there is no sheet.
fn printable(found: &Found) -> Result<&str, Message> {
    // checked here too: an address can be typed
    if !found.terms.is_over {
        return Err(t::before_deadline());
    }
    let list = found.row.decklist.as_deref().filter(|list| !is_link(list));
    list.ok_or_else(t::nothing_to_print)
}
