//! Deck checks: whose decks were checked, by whom and what was found; and a deck drawn at random (T32).

use std::collections::BTreeMap;

use actix_web::HttpRequest;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{FormKeys, StaffForm, back};
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Floor, Inside};
use crate::web::frame::state::{App, read};
use crate::web::shared::terms;
use podium_ops::run::clock as ops;
use podium_ops::run::clock::DrawnDeck;
use podium_store::Reader;
use podium_store::floor::checked_decks;
use podium_store::floor::clocks::{self, ExtensionRow};
use podium_store::site::accounts;
use podium_store::tournaments::{Tournament, players, rounds};
use say::{Message, decks as t};

/// A deck that was or is checked.
struct CheckLine {
    name: Message,
    /// Address of the player.
    href: String,
    /// "Round 2, table 4"
    place: Message,
    /// "jo, 14:05"
    by: Message,
    /// `None` while the check runs.
    found: Option<Message>,
    is_bad: bool,
}

#[derive(Template)]
#[template(path = "staff/floor/decks/checks.html")]
struct ChecksPage {
    shell: Shell,
    keys: FormKeys,
    /// Address of this page.
    at: String,
    /// Newest first.
    checks: Vec<CheckLine>,
    /// How many decks at the tables were not checked yet.
    unchecked: usize,
    may: bool,
}

impl ChecksPage {
    /// Returns whether the reader may draw a deck: they judge, and there is one.
    fn may_draw(&self) -> bool {
        self.may && self.unchecked > 0
    }
}

/// `GET …/desk/decks/checks`: staff.
pub(super) async fn show(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let (tournament, at) = (desk.tournament.clone(), desk.at("desk"));
    let (checks, unchecked) = read(&app, move |conn| {
        let unchecked = ops::unchecked(conn, &tournament.id)?.len();
        Ok::<_, WebError>((lines(conn, &tournament, &at)?, unchecked))
    })
    .await?;
    page::private(&ChecksPage {
        shell: desk.shell(&request, t::deck_checks()),
        keys: desk.keys(&app, None),
        at: desk.at("desk/decks/checks"),
        checks,
        unchecked,
        may: desk.may::<Floor>(),
    })
}

fn lines(conn: &mut Reader<'_>, tournament: &Tournament, at: &str) -> Result<Vec<CheckLine>, WebError> {
    let decks = checked_decks::of_tournament(conn, &tournament.id)?;
    let given: BTreeMap<String, ExtensionRow> = clocks::extensions_of_tournament(conn, &tournament.id)?
        .into_iter()
        .filter(|check| !check.withdrawn)
        .map(|check| (check.id.clone(), check))
        .collect();
    let tables: BTreeMap<String, (i64, i64)> = rounds::places_of_pods(conn, &tournament.id)?;
    let names = accounts::names(conn, given.values().filter_map(|check| check.made_by.as_ref()))?;
    let round_names = rounds::names(conn, tournament)?;
    let all: BTreeMap<String, (i64, String)> = players::of_tournament(conn, &tournament.id)?
        .into_iter()
        .map(|player| (player.id, (player.number, player.name)))
        .collect();
    let line = |deck: &checked_decks::CheckedDeckRow| {
        let check = given.get(&deck.extension_id)?;
        let (number, name) = all.get(&deck.player_id)?;
        let (round, table) = tables.get(&check.pod_id)?;
        let by = check.made_by.as_ref().and_then(|id| names.get(id));
        let by = by.map_or_else(say::staff_words::somebody, Message::from);
        Some(CheckLine {
            name: name.into(),
            href: format!("{at}/players/{number}"),
            place: say::common::round_and_table(terms::round(&round_names.name(*round)), table),
            by: Message::joined([by, clock_time(check.started_at, &tournament.time_zone)], ", "),
            found: (!check.is_running()).then(|| match deck.found.as_str() {
                "" => t::nothing_found(),
                found => found.into(),
            }),
            is_bad: !deck.found.is_empty(),
        })
    };
    Ok(decks.iter().rev().filter_map(line).collect())
}

/// `POST …/desk/decks/checks`: judges draw a deck; leads to its table, where the check begins.
pub(super) async fn draw(form: StaffForm<Floor>) -> WebResult {
    let to = form.at("desk/decks/checks");
    let drawn = form.run(&to, ops::draw_deck).await.map_err(back(&to))?;
    let DrawnDeck { player, table, among } = drawn;
    form.done(
        t::drawn(among, &player.name, table),
        &form.at(&format!("desk/floor/{table}?deck={}#check", player.number)),
    )
}
