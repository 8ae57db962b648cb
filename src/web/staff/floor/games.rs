//! The games of all tables at a glance, for judges: whose turn it is and since when, the time left, and the life totals.

use actix_web::HttpRequest;
use askama::Template;

use super::Viewer;
use super::boards::read_games;
use super::row::Row;
use super::words::{name, turn_since};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::look::countdown::timestamp;
use crate::web::frame::look::shell::{Live, Shell};
use crate::web::frame::request::desk::{Desk, Inside};
use crate::web::frame::state::App;
use podium_ops::floor::Board;
use podium_ops::floor::board::BoardTable;
use podium_ops::floor::follow::departure_label;
use podium_ops::floor::table_game::TableGame;
use say::Message;

/// A turn in progress.
struct TurnLine {
    /// "Ann since 14:05".
    words: Message,
    /// When it began, for the script that counts.
    since: Option<String>,
}

/// A player with their life.
struct LifeLine {
    name: Message,
    life: Option<i32>,
    /// Why they are out of the game.
    out: Option<Message>,
}

/// A table whose game is kept.
struct GameRow {
    /// Its line of the floor.
    row: Row,
    /// The address of the game desk.
    desk: String,
    /// How many turns have begun.
    begun: usize,
    turns: Vec<TurnLine>,
    lives: Vec<LifeLine>,
}

#[derive(Template)]
#[template(path = "staff/floor/games.html")]
struct GamesPage {
    shell: Shell,
    /// Address of the staff's pages.
    at: String,
    /// "Round 3"; `None` while no round is at the tables.
    title: Option<Message>,
    games: Vec<GameRow>,
}

/// `GET …/desk/floor/games`: staff.
pub async fn show(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let floor = read_games(&app, &desk.tournament.slug).await?;
    let viewer = Viewer::of(&desk);
    let (board, at) = (&floor.board, desk.at("desk"));
    let tables = board.by_urgency(viewer.chief).into_iter();
    let rows = tables.filter_map(|table| Some(game_row(board, table, table.game.as_ref()?, (&viewer, &at))));
    let mut shell = desk.shell(&request, say::floor_tables::games_of_tables());
    shell.live = Some(Live::of_game(&desk.tournament, "desk", "all", board.games_version()));
    let page = GamesPage {
        games: rows.collect(),
        title: floor.title.clone(),
        shell,
        at,
    };
    // like the floor: it has no form, and so no token
    page::private_packed(&app, &request, move || page).await
}

fn game_row(board: &Board, table: &BoardTable, game: &TableGame, (viewer, at): (&Viewer, &str)) -> GameRow {
    let lives = table.places.iter().enumerate().map(|(place, row)| LifeLine {
        name: name(board, row),
        life: game.life[place],
        out: game.out[place].map(departure_label),
    });
    GameRow {
        row: Row::new(board, table, viewer, at, "all"),
        desk: format!("{at}/game/{}", table.number()),
        begun: game.begun,
        turns: (game.in_turn())
            .map(|turn| TurnLine {
                words: turn_since(board, table, turn),
                since: turn.since.map(|since| timestamp(since.and_utc())),
            })
            .collect(),
        lives: lives.collect(),
    }
}
