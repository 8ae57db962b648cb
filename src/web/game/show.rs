//! The desk's page: one struct from what is stored to what the template shows.

use std::collections::BTreeMap;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use super::history::{Accounts, Line, lines};
use super::offers::{Group, groups};
use super::outcome::{Proposal, proposal};
use super::seats::{SeatLine, drawn, list};
use super::turns::{TurnLine, middle, time_words, turn_lines};
use crate::db::rounds::{self, RoundRow};
use crate::db::{FollowState, RoundState, accounts};
use crate::melee::{Seat, Variant};
use crate::ops::follow::{Followed, FollowedTable, table_of_round};
use crate::rules::Profile;
use crate::web::desk::{Desk, Floor, Inside, Right};
use crate::web::error::{WebError, WebResult};
use crate::web::form::FormKeys;
use crate::web::page;
use crate::web::picture::game_ring::{GameRing, GameSeat};
use crate::web::picture::neighbours::Neighbours;
use crate::web::shell::{Notice, Shell};
use crate::web::state::{App, read};

/// Steps that the history shows unless it is asked for all.
const RECENT: usize = 30;

/// What the address asks for.
#[derive(Debug, Default, Clone, Deserialize)]
pub struct Wanted {
    /// An older round, to be read only.
    pub round: Option<i64>,
    /// Which of the games that were followed at the table, from 1.
    pub game: Option<usize>,
    /// The chosen seat, from 1.
    pub seat: Option<usize>,
    /// `quick` or `full`.
    pub view: Option<String>,
    /// The whole history.
    pub all: Option<String>,
}

impl Wanted {
    /// The part of the address that stays when something was done: seat and view.
    pub fn kept(&self) -> Kept {
        let seat = self.seat.map(|seat| ("seat", seat.to_string()));
        let view = self
            .view
            .clone()
            .filter(|view| matches!(view.as_str(), "quick" | "full"));
        Kept(seat.into_iter().chain(view.map(|view| ("view", view))).collect())
    }
}

/// The part of an address that stays, by name and value; it reads as a query.
#[derive(Debug, Clone, Default)]
pub struct Kept(Vec<(&'static str, String)>);

impl Kept {
    fn pairs(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.0.iter().map(|(name, value)| (*name, value.as_str()))
    }
}

impl std::fmt::Display for Kept {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (index, (name, value)) in self.0.iter().enumerate() {
            write!(f, "{}{name}={value}", if index == 0 { '?' } else { '&' })?;
        }
        Ok(())
    }
}

/// Something that was sent and not done, because somebody was faster.
pub struct Again {
    /// What was done meanwhile, each in a sentence.
    pub meanwhile: Vec<String>,
    /// The fields that were sent.
    pub fields: Vec<(String, String)>,
    /// Where to.
    pub action: String,
}

/// A game that is or was followed at the table.
pub struct GameTab {
    pub label: String,
    pub href: String,
    pub here: bool,
}

#[derive(Template)]
#[template(path = "game/show.html")]
pub struct GamePage {
    pub shell: Shell,
    /// Address of this page without a query.
    pub at: String,
    pub keys: FormKeys,
    /// Seat and view, to come back to.
    pub kept: Kept,
    /// "Table 12".
    pub heading: String,
    /// The table's result page.
    pub to_result: String,
    pub games: Vec<GameTab>,
    /// "Game 1, Free-for-All"; empty while no game is followed.
    pub title: String,
    /// "4 players, 3 in the game"
    pub line: String,
    pub ring: Option<GameRing>,
    /// Of a large table, for a phone.
    pub neighbours: Option<Neighbours>,
    pub seats: Vec<SeatLine>,
    pub turns: Vec<TurnLine>,
    /// "time was called: 3 more turns may begin"; empty before.
    pub time: String,
    pub groups: Vec<Group>,
    pub proposal: Option<Proposal>,
    pub history: Vec<Line>,
    /// Steps that are not shown.
    pub older: usize,
    /// What the undo button would undo; empty when there is nothing.
    pub undo: String,
    pub again: Option<Again>,
    /// The last step's number, and how many stand: what the page has seen.
    pub seen: (i64, usize),
    /// The followed game may be acted in.
    pub live: bool,
    /// A game may be started.
    pub may_start: bool,
    /// The confirmation of the last game may be taken back.
    pub may_reopen: bool,
    /// How many play, and whether Grand Melee is the default.
    pub start: (usize, bool),
    /// The pod's result in words, where it has one.
    pub result: String,
    /// Another result was entered before this one was confirmed: the version to overrule.
    pub differs: Option<i64>,
    pub view: String,
    pub may_judge: bool,
    /// Sentences about the game: a note of its setup.
    pub notes: Vec<String>,
}

impl GamePage {
    fn is_full(&self) -> bool {
        self.view == "full"
    }

    fn is_quick(&self) -> bool {
        self.view == "quick"
    }

    fn large(&self) -> bool {
        self.seats.len() > 12
    }

    /// Whether this is what is shown; where the screen's width decides, the style sheet marks it.
    fn here(&self, view: &str) -> bool {
        self.view == view || self.large() && self.view.is_empty() && view == "full"
    }

    /// The address with another seat or view.
    fn href_seat(&self, seat: &usize) -> String {
        let view = if self.view.is_empty() {
            String::new()
        } else {
            format!("&view={}", self.view)
        };
        format!("{}?seat={seat}{view}#seats", self.at)
    }
}

/// What a page is made of.
pub struct Read {
    pub table: FollowedTable,
    pub accounts: Accounts,
    pub result: String,
}

/// Reads a table of the open round, or of an older one.
pub async fn read_table<R: Right>(app: &App, desk: &Desk<R>, round: Option<i64>, table: i64) -> Result<Read, WebError> {
    let (tournament, slug) = (desk.tournament.id.clone(), desk.tournament.slug.clone());
    let way_on = desk.at("desk/rounds");
    read(app, move |conn| {
        let all = rounds::of_tournament(conn, &tournament)?;
        let missing = |why: String| WebError::not_found(why).way_on("To the rounds", way_on.clone());
        let found: Option<&RoundRow> = match round {
            Some(number) => all.iter().find(|r| r.number == number),
            None => all.last(),
        };
        let Some(row) = found.filter(|r| r.state != RoundState::Draft) else {
            return Err(missing(
                "No round is published: there is no table to follow.".to_owned(),
            ));
        };
        let Some(table) = table_of_round(conn, row, table)? else {
            return Err(missing(format!("There is no table {table} in round {}.", row.number)));
        };
        let accounts: BTreeMap<String, String> = accounts::all(conn)?
            .into_iter()
            .map(|account| (account.id, account.name))
            .collect();
        let result = match table.pod.result {
            None => String::new(),
            Some(_) => {
                let loaded = crate::db::events::load(conn, &slug)?;
                result_words(&loaded, row.number, table.pod.table_number)
            }
        };
        Ok(Read {
            table,
            accounts,
            result,
        })
    })
    .await
}

fn result_words(loaded: &crate::db::events::Loaded, round: i64, table: i64) -> String {
    let standings = crate::rules::standings::standings(&loaded.event, Some(0));
    let pods = loaded.event_round(round).map_or(&[][..], |round| round.pods.as_slice());
    let pod = pods.iter().find(|pod| i64::from(pod.table) == table);
    let result = pod.and_then(|pod| crate::web::pods::pod_view(loaded, pod, &standings).result);
    result.unwrap_or_default()
}

/// `GET …/desk/game/{table}`: the staff read, judges act.
pub async fn show(
    app: App,
    request: HttpRequest,
    desk: Desk<Inside>,
    path: web::Path<(String, i64)>,
    wanted: web::Query<Wanted>,
) -> WebResult {
    let table = path.into_inner().1;
    let read = read_table(&app, &desk, wanted.round, table).await?;
    let page = game_page(&app, &request, &desk, &read, &wanted)?;
    page::private(&page)
}

/// The page again with a notice, after something that was not done.
pub fn not_done(mut page: GamePage, status: StatusCode, notice: Notice) -> WebResult {
    page.shell.notice = Some(notice);
    page::with_status(status, &page)
}

/// Builds the page.
///
/// # Errors
/// The profile cannot be read, or a player of the game is gone from the table.
pub fn game_page<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    read: &Read,
    wanted: &Wanted,
) -> Result<GamePage, WebError> {
    let table = &read.table;
    let profile = desk.tournament.profile().map_err(WebError::from)?;
    let at = desk.at(&format!("desk/game/{}", table.pod.table_number));
    let may_judge = desk.may::<Floor>();
    let current = table.round.state != RoundState::Finished;
    let open = table.open();
    let game = match wanted.game.and_then(|n| table.games.get(n.wrapping_sub(1))) {
        Some(game) => Some(game),
        None => open.or(table.confirmed().last().copied()).or(table.games.last()),
    };
    let mut page = GamePage {
        shell: desk.shell(request, &format!("Game at table {}", table.pod.table_number)),
        keys: desk.keys(app, game.map_or(0, |game| game.row.version)),
        kept: wanted.kept(),
        heading: format!("Table {}", table.pod.table_number),
        to_result: desk.at(&format!(
            "desk/results/{}/{}",
            table.round.number, table.pod.table_number
        )),
        games: tabs(&at, table, game, wanted),
        at,
        title: String::new(),
        line: String::new(),
        ring: None,
        neighbours: None,
        seats: Vec::new(),
        turns: Vec::new(),
        time: String::new(),
        groups: Vec::new(),
        proposal: None,
        history: Vec::new(),
        older: 0,
        undo: String::new(),
        again: None,
        seen: (0, 0),
        live: false,
        may_start: may_judge && current && open.is_none() && table.pod.result.is_none(),
        may_reopen: may_judge
            && current
            && open.is_none()
            && table.pod.result.is_none()
            && game.is_some_and(|game| game.row.state == FollowState::Confirmed),
        start: (table.players.len(), table.players.len() >= 10),
        result: read.result.clone(),
        differs: None,
        view: wanted
            .view
            .clone()
            .filter(|view| matches!(view.as_str(), "quick" | "full"))
            .unwrap_or_default(),
        may_judge,
        notes: Vec::new(),
    };
    match game {
        Some(game) => fill(&mut page, read, game, &profile, wanted, desk, current)?,
        None => {
            let seats: Vec<GameSeat> = table
                .players
                .iter()
                .map(|player| GameSeat::named(&player.name))
                .collect();
            page.ring = Some(GameRing::new(
                &seats,
                &table.pod.table_number.to_string(),
                "not followed",
            ));
            page.line = format!("{} players, not followed", table.players.len());
        }
    }
    Ok(page)
}

fn fill<R: Right>(
    page: &mut GamePage,
    read: &Read,
    game: &Followed,
    profile: &Profile,
    wanted: &Wanted,
    desk: &Desk<R>,
    current: bool,
) -> Result<(), WebError> {
    let table = &read.table;
    let at = &game.game;
    let chosen = wanted
        .seat
        .and_then(|seat| seat.checked_sub(1))
        .filter(|index| *index < game.keys().len())
        .and_then(Seat::new);
    let variant = match at.setup().variant() {
        Variant::GrandMelee => "Grand Melee",
        Variant::FreeForAll => "Free-for-All",
    };
    page.live = page.may_judge && current && game.is_open();
    page.title = format!("Game {}, {variant}", game.row.number);
    page.line = format!(
        "{} players, {} in the game{}",
        at.table().seats(),
        at.table().playing_count(),
        match game.row.state {
            FollowState::Open => "",
            FollowState::Confirmed => "; confirmed",
            FollowState::Abandoned => "; given up",
        }
    );
    page.notes.extend(at.setup().note().map(str::to_owned));
    let (big, small) = middle(table, game);
    let seats = drawn(table, game, chosen);
    let ring = GameRing::new(&seats, &big, &small);
    let turn = at
        .markers()
        .iter()
        .find(|marker| marker.turn().is_some())
        .map(|marker| marker.seat());
    page.neighbours = Neighbours::new(&seats, chosen.or(turn).map_or(0, Seat::index));
    page.ring = Some(ring.linked(|seat| page.href_seat(&seat)));
    page.seats = list(table, game, chosen);
    page.turns = turn_lines(table, game);
    page.time = time_words(at);
    if page.live {
        page.groups = groups(table, game, profile, chosen);
    }
    if game.is_open() {
        match proposal(table, game, profile) {
            Ok(proposal) => page.proposal = proposal,
            Err(error) => page.notes.push(error.to_string()),
        }
    }
    let zone = &desk.tournament.time_zone;
    let most = if wanted.all.is_some() { game.steps.len() } else { RECENT };
    page.history = lines(table, game, &read.accounts, zone, most);
    page.older = game.steps.len() - page.history.len();
    if page.live
        && let Some(first) = game.last_command().first()
        && let Some(line) = page.history.iter().find(|line| line.number == *first)
    {
        page.undo.clone_from(&line.what);
    }
    page.seen = (game.steps.last().map_or(0, |step| step.number), game.standing().count());
    Ok(())
}

fn tabs(at: &str, table: &FollowedTable, shown: Option<&Followed>, wanted: &Wanted) -> Vec<GameTab> {
    if table.games.len() < 2 {
        return Vec::new();
    }
    let round = wanted.round.map_or_else(String::new, |round| format!("&round={round}"));
    table
        .games
        .iter()
        .zip(1..)
        .map(|(game, n)| GameTab {
            label: match game.row.state {
                FollowState::Abandoned => format!("Game {} (given up)", game.row.number),
                _ => format!("Game {}", game.row.number),
            },
            href: format!("{at}?game={n}{round}"),
            here: shown.is_some_and(|shown| shown.row.id == game.row.id),
        })
        .collect()
}
