//! One step of a finished game: the ring at that step, what was done, and links to the other steps.

use std::collections::BTreeMap;

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::steps::{AtStep, at_step};
use super::{counted, open_to_everybody};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, CacheStore, Caching};
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::request::desk::{Desk, Inside};
use crate::web::frame::request::query::number;
use crate::web::frame::state::App;
use crate::web::shared::floor::game_departures::who_left;
use crate::web::shared::floor::game_history::{Accounts, player_name};
use crate::web::shared::floor::game_words::time_text;
use crate::web::shared::picture::game_ring::GameRing;
use crate::web::shared::picture::neighbours::Neighbours;
use crate::web::shared::terms;
use crate::web::shared::view::View;
use crate::web::staff::floor::game::page::{game_title, read_table};
use crate::web::staff::floor::game::seats::{SeatLine, ring_seats, seat_lines};
use crate::web::staff::floor::game::turns::middle;
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, table_of_round};
use podium_store::Reader;
use podium_store::floor::follow::ActionRow;
use podium_store::tournaments::events::Loaded;
use say::{Message, common, game_desk, game_replay as t, staff_words};

/// The links from a step to others.
struct Ways {
    start: Option<String>,
    turn_before: Option<String>,
    before: Option<String>,
    after: Option<String>,
    turn_after: Option<String>,
    end: Option<String>,
}

#[derive(Template)]
#[template(path = "staff/floor/game/replay.html")]
struct ReplayPage {
    shell: Shell,
    /// "Round 2, table 7".
    heading: Message,
    /// "Game 1, Free-for-All".
    which: Message,
    /// Who left the game, in order.
    departures: Option<Message>,
    ring: GameRing,
    neighbours: Option<Neighbours>,
    seats: Vec<SeatLine>,
    step: usize,
    last: usize,
    what: Message,
    events: Message,
    /// "14:05, ada": for the staff.
    by: Option<Message>,
    /// "Time was called: 3 more turns may begin."
    time: Option<Message>,
    ways: Ways,
    turns: Vec<Link>,
    back: Link,
}

/// The game of a replay's address.
#[derive(Debug, Clone, Copy)]
struct GameAddress {
    round: i64,
    table: i64,
    /// Of the games followed at the table, from 1.
    game: usize,
}

impl GameAddress {
    /// Returns the path of its steps, below `/t/{slug}/` for everybody and below its `desk/` for the staff.
    fn path(self) -> String {
        format!("games/{}/{}/{}", self.round, self.table, self.game)
    }
}

/// The context of a replay: addresses of its steps, and the page around it.
struct Around {
    shell: Shell,
    heading: Message,
    /// The address of the game without its step.
    at: String,
    back: Link,
    by: Option<Message>,
}

/// `GET …/desk/games/{round}/{table}/{game}/{step}`: staff, once the game is over.
pub async fn staff(
    app: App,
    request: HttpRequest,
    desk: Desk<Inside>,
    path: Path<(String, i64, i64, usize, usize)>,
) -> WebResult {
    let (_, round, table, game, step) = path.into_inner();
    let read = read_table(&app, &desk, Some(round), table).await?;
    let to_games = |why: Message| WebError::not_found(why).way_on(t::to_games(), desk.at("desk/games"));
    let found = game_of(&read.table, game).ok_or_else(|| to_games(t::no_such_game()))?;
    refuse_open(found, &desk, table)?;
    let here = at_step(&read.table, found, step).ok_or_else(|| to_games(t::no_such_step()))?;
    let address = GameAddress { round, table, game };
    let around = Around {
        by: here.row.map(|row| done_by(row, &read.table, &read.accounts, &desk)),
        ..Around::inside(&request, &desk, address, &terms::round(&read.name))
    };
    page::private(&ReplayPage::new(&read.table, &here, around))
}

/// Refuses a game that is still followed at a table.
fn refuse_open(game: &ReplayedGame, desk: &Desk<Inside>, table: i64) -> Result<(), WebError> {
    if !game.is_open() {
        return Ok(());
    }
    let at = desk.at(&format!("desk/game/{table}"));
    Err(WebError::not_found(t::still_followed()).way_on(t::to_game(), at))
}

/// Returns when a step was done and by whom: "14:05, ada".
fn done_by(row: &ActionRow, table: &FollowedTable, accounts: &Accounts, desk: &Desk<Inside>) -> Message {
    let account = row
        .account_id
        .as_ref()
        .and_then(|id| accounts.get(id))
        .map(Message::from);
    let player = row.player_id.as_ref().map(|id| player_name(table, id));
    let at = clock_time(row.at, &desk.tournament.time_zone);
    Message::joined([at, account.or(player).unwrap_or_else(staff_words::somebody)], ", ")
}

impl Around {
    /// Returns the context of a page for the staff; `round`: its name.
    fn inside(request: &HttpRequest, desk: &Desk<Inside>, address: GameAddress, round: &Message) -> Self {
        let table = address.table;
        Self {
            shell: desk.shell(request, game_desk::title(table)),
            heading: common::round_and_table(round, table),
            at: desk.at(&format!("desk/{}", address.path())),
            back: Link::new(t::all_games(), desk.at("desk/games")),
            by: None,
        }
    }

    /// Returns the context of a page for everybody; `round`: its name.
    fn public(view: &View<'_>, address: GameAddress, round: &Message) -> Self {
        let table = address.table;
        Self {
            shell: view.shell(game_desk::title(table), Door::None, ""),
            heading: common::round_and_table(round, table),
            at: view.at(&address.path()),
            back: Link::new(t::all_games(), view.at("games")),
            by: None,
        }
    }
}

/// `GET /t/{slug}/games/{round}/{table}/{game}/{step}`: everybody, once the tournament is finished and its organizer
/// allows it.
pub async fn everybody(
    app: App,
    request: HttpRequest,
    path: Path<(String, String, String, String, String)>,
) -> WebResult {
    let (slug, round, table, game, step) = path.into_inner();
    let address = GameAddress {
        round: i64::from(number(&round)),
        table: i64::from(number(&table)),
        game: number(&game) as usize,
    };
    let step = step.parse::<u32>().map_or(usize::MAX, |step| step as usize);
    let caching = Caching {
        // thousands of steps must not evict the pages from the cache
        store: CacheStore::Searches,
        ..Caching::page(page::path(&request))
    };
    let render = move |conn: &mut Reader<'_>, shown: &page::Shown<'_>| public_step(conn, shown, address, step);
    page::public_reading(&app, &request, &slug, caching, render).await
}

/// Renders a step of a game that is open to everybody.
fn public_step(
    conn: &mut Reader<'_>,
    shown: &page::Shown<'_>,
    address: GameAddress,
    step: usize,
) -> Result<String, WebError> {
    let snapshot = shown.snapshot;
    let view = View::shown(shown);
    open_to_everybody(&view)?;
    let missing = || WebError::not_found(t::no_such_game_or_step()).way_on(t::to_games(), view.at("games"));
    let row = snapshot.loaded.round(address.round).ok_or_else(missing)?;
    let mut found = table_of_round(conn, &row.row, address.table)?.ok_or_else(missing)?;
    show_public_names(&mut found, &snapshot.loaded, &view);
    let replayed = game_of(&found, address.game)
        .filter(|game| counted(game.row.state))
        .ok_or_else(missing)?;
    let here = at_step(&found, replayed, step).ok_or_else(missing)?;
    let round = terms::round(&snapshot.loaded.round_name(address.round));
    let around = Around::public(&view, address, &round);
    shown.render(&ReplayPage::new(&found, &here, around))
}

/// Returns one of the games followed at a table, from 1.
fn game_of(table: &FollowedTable, game: usize) -> Option<&ReplayedGame> {
    table.games.get(game.checked_sub(1)?)
}

/// Replaces the players' names by those of public pages.
fn show_public_names(table: &mut FollowedTable, loaded: &Loaded, view: &View<'_>) {
    let shown: BTreeMap<String, String> = (table.players.iter())
        .filter_map(|row| Some((row.id.clone(), view.name(loaded.player_of(&row.id)?).to_owned())))
        .collect();
    for player in &mut table.players {
        player.name = shown
            .get(&player.id)
            .cloned()
            .unwrap_or_else(|| say::common::nameless(player.number).to_string());
    }
}

impl ReplayPage {
    fn new(table: &FollowedTable, here: &AtStep<'_>, around: Around) -> Self {
        let game = &here.game;
        let at = |step: usize| format!("{}/{step}", around.at);
        let (big, small) = middle(table, game);
        let seats = ring_seats(table, game, None);
        let turn = game.game.markers().iter().find(|marker| marker.turn().is_some());
        let now = here.turns.iter().rposition(|turn| turn.step <= here.step);
        let turn_at = |nth: usize| here.turns.get(nth).map(|turn| at(turn.step));
        let ways = Ways {
            start: (here.step > 0).then(|| at(0)),
            before: here.step.checked_sub(1).map(at),
            after: (here.step < here.last).then(|| at(here.step + 1)),
            end: (here.step < here.last).then(|| at(here.last)),
            // within a turn to its beginning, at its beginning to the turn before
            turn_before: now.and_then(|nth| match here.turns[nth].step < here.step {
                true => turn_at(nth),
                false => turn_at(nth.checked_sub(1)?),
            }),
            turn_after: now.and_then(|nth| turn_at(nth + 1)),
        };
        let turns = here.turns.iter().enumerate();
        let turns = turns.map(|(nth, turn)| {
            let label = Message::joined([format!("{}.", nth + 1).into(), turn.whose.clone()], " ");
            let mut link = Link::new(label, at(turn.step));
            link.here = Some(nth) == now;
            link
        });
        Self {
            turns: turns.collect(),
            ways,
            which: game_title(game),
            departures: who_left(table, game),
            ring: GameRing::new(&seats, big, small),
            neighbours: Neighbours::new(&seats, turn.map_or(0, |marker| marker.seat().index())),
            seats: seat_lines(table, game, None),
            step: here.step,
            last: here.last,
            what: match &here.what {
                None => t::begins(),
                Some(what) => common::sentence(what),
            },
            events: here.events.clone(),
            by: around.by,
            time: time_text(&game.game),
            shell: around.shell,
            heading: around.heading,
            back: around.back,
        }
    }
}
