//! The board of the floor: every table of the round, read in a fixed number of queries.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::round_at_the_tables;
use super::state::{ReportStatus, TableFacts, TableState, table_state};
use super::table_game::TableGame;
use super::takes_long::TakesLong;
use super::urgency::{Urgency, urgency};
use crate::floor::follow::OpenGames;
use crate::floor::follow::departure_label;
use crate::floor::follow::end_of_round;
use crate::floor::rulings::{Ruled, RuledOut, ToCarryOut, ruled_out, slow_players, to_carry_out};
use crate::run::reports::disagrees;
use podium_base::clock::Moment;
use podium_event::result::Outcome;
use podium_event::round_clock::TableClock;
use podium_event::{PlayerIx, Profile};
use podium_rules::playoff::Advance;
use podium_store::floor::calls::{self, CallRow};
use podium_store::floor::clocks::{self, ClockRow, ExtensionRow};
use podium_store::floor::follow::{self, FollowedRow};
use podium_store::floor::{reports, rulings};
use podium_store::site::accounts;
use podium_store::tournaments::events::result_of;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::rounds::{self, GameRow, PlaceRow, PodRow, RoundRow};
use podium_store::tournaments::{Tournament, cut_seeds};
use podium_store::{DbError, Reader, ReportState, Role, StageWord};
use say::Message;

/// The floor at a moment.
#[derive(Debug, Clone)]
pub struct Board {
    pub tournament: Tournament,
    /// When it was read.
    pub at: Moment,
    /// The round that is being played at the tables.
    pub round: Option<RoundRow>,
    /// Whether results of that round say who left in which order (T45, T60).
    pub takes_places: bool,
    pub clock: Option<ClockRow>,
    /// By table number.
    pub tables: Vec<BoardTable>,
    /// Open calls from away from the tables or from tables of an earlier round, oldest first.
    pub away: Vec<CallRow>,
    /// The places of calls from an earlier round, by pod: "Round 2, table 7".
    pub earlier: BTreeMap<String, Message>,
    /// The tournament's players, by id.
    pub players: Arc<BTreeMap<String, PlayerRow>>,
    /// The staff who judge, by role and name.
    pub judges: Vec<Judge>,
    /// The games that are followed now, for the next reading.
    pub(super) games: OpenGames,
    /// The rulings of the round, each with one of its players.
    pub(super) rulings: Arc<Vec<Ruled>>,
    /// Names of the accounts that the board names, by id.
    pub(super) accounts: BTreeMap<String, String>,
}

/// A member of the staff who judges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judge {
    pub account: String,
    pub name: String,
    pub role: Role,
}

/// A table.
#[derive(Debug, Clone)]
pub struct BoardTable {
    pub pod: PodRow,
    /// In seat order.
    pub places: Vec<PlaceRow>,
    /// The outcome of the match; its players are indices of `places`.
    pub outcome: Option<Outcome>,
    /// The place whose player advances from a drawn playoff match as the best seed (T43).
    pub by_seed: Option<usize>,
    pub state: TableState,
    /// What the state follows from.
    pub(super) facts: TableFacts,
    pub clock: Option<TableClock>,
    /// Minutes in which its last turn ends after time is called; `None`: no limit (T44).
    pub overtime: Option<u32>,
    /// Time given to the table, including running deck checks and withdrawn time, oldest first.
    pub given: Vec<ExtensionRow>,
    /// Open calls, oldest first.
    pub calls: Vec<CallRow>,
    /// The account that covers it.
    pub cover: Option<String>,
    /// The games that are or were followed, oldest first.
    pub followed: Vec<FollowedRow>,
    /// The game that is followed now.
    pub game: Option<TableGame>,
    /// What takes long in it.
    pub takes_long: TakesLong,
    /// For each place whether a ruling says that its player is not counted when time is called (Slow Play, T22).
    pub slow: Vec<bool>,
    /// For each place the ruling that takes its player out of the game that is played now.
    pub ruled: Vec<Option<RuledOut>>,
    /// Penalties that a judge still has to carry out here, oldest first.
    pub to_carry_out: Vec<ToCarryOut>,
    /// The places of players who are noted as missing.
    pub missing: Vec<usize>,
    /// When the game starts without them, where the tournament says so and a clock runs.
    pub starts_without: Option<DateTime<Utc>>,
}

impl BoardTable {
    pub fn number(&self) -> i64 {
        self.pod.table_number
    }

    /// Returns why the player of a place is out of the game: by a ruling, or as the followed game says.
    pub fn out(&self, place: usize) -> Option<Message> {
        let by_ruling = self.ruled[place].as_ref().map(RuledOut::label);
        by_ruling.or_else(|| self.game.as_ref()?.out[place].map(departure_label))
    }

    /// Returns the minutes given to the table.
    pub fn extension(&self) -> u32 {
        self.clock.map_or_else(
            || {
                let counts = self.given.iter().filter(|given| !given.withdrawn);
                counts.filter_map(|given| given.minutes).sum::<i64>().max(0) as u32
            },
            |clock| clock.extension_minutes,
        )
    }

    /// Returns the deck check in progress.
    pub fn deck_check(&self) -> Option<&ExtensionRow> {
        self.given.iter().find(|given| given.is_running())
    }

    /// Returns the table's urgency at a moment; `chief`: for the head judge and organizers.
    pub fn urgency(&self, at: Moment, chief: bool) -> Urgency {
        let left = self.clock.and_then(|clock| clock.time_left(at.and_utc()));
        let left = left.and_then(|left| left.num_microseconds());
        let has_task = !self.to_carry_out.is_empty();
        let due = self.starts_without.filter(|_| self.starts_without_now(at));
        urgency(self.number(), self.state, &self.calls, has_task, left, chief)
            .with_long_turn(self.takes_long.since())
            .with_missing(due)
    }

    /// Returns whether the game is to start without a missing player.
    pub fn starts_without_now(&self, at: Moment) -> bool {
        !self.missing.is_empty() && self.starts_without.is_some_and(|due| due <= at.and_utc())
    }
}

impl Board {
    /// Lists the tables, the most urgent first.
    pub fn by_urgency(&self, chief: bool) -> Vec<&BoardTable> {
        let mut tables: Vec<&BoardTable> = self.tables.iter().collect();
        // The key looks through calls and clocks; computed once for each table.
        tables.sort_by_cached_key(|table| table.urgency(self.at, chief));
        tables
    }

    /// Returns how many steps the games have that are followed now.
    pub fn steps(&self) -> usize {
        self.games.steps()
    }

    /// Returns the tournament's `games_version` of the games that it shows, or an earlier one.
    pub fn games_version(&self) -> i64 {
        self.games.as_of
    }

    /// Finds a table by its number.
    pub fn table(&self, number: i64) -> Option<&BoardTable> {
        self.tables.iter().find(|table| table.number() == number)
    }

    /// Returns the ids of the accounts that the board names: not only of the staff, because the call of a judge who left, or
    /// of an administrator, keeps its name.
    pub(super) fn named(&self) -> impl Iterator<Item = &String> {
        let calls = self.tables.iter().flat_map(|table| &table.calls).chain(&self.away);
        let of_calls = calls.flat_map(|call| {
            let acted = [&call.made_by, &call.claimed_by, &call.escalated_by, &call.resolved_by];
            acted.into_iter().chain([&call.stays_by, &call.handed_by])
        });
        let judges = self.judges.iter().map(|judge| &judge.account);
        let covers = self.tables.iter().filter_map(|table| table.cover.as_ref());
        judges.chain(covers).chain(of_calls.flatten())
    }

    /// Returns an account's name, even of an administrator or of somebody who no longer judges here.
    pub fn judge(&self, account: &str) -> &str {
        self.accounts.get(account).map_or("somebody", String::as_str)
    }
}

/// Reads the floor of a tournament at a moment.
pub fn board(conn: &mut Reader<'_>, tournament: Tournament, at: Moment) -> Result<Board, DbError> {
    let games = tournament.games_version;
    board_after(conn, tournament, at, None, games)
}

/// Reads the floor of a tournament at a moment; `earlier`: as it was read before, of whose games only what was added is read.
/// `games`: the tournament's `games_version` from before.
pub fn board_after(
    conn: &mut Reader<'_>,
    tournament: Tournament,
    at: Moment,
    earlier: Option<&Board>,
    games: i64,
) -> Result<Board, DbError> {
    // a row that was restored from a backup may count back
    let counts_on = |earlier: &&Board| {
        let before = &earlier.tournament;
        before.id == tournament.id && before.floor_version <= tournament.floor_version && earlier.games.as_of <= games
    };
    let earlier = earlier.filter(counts_on);
    let id = tournament.id.clone();
    let round = round_at_the_tables(conn, &id)?;
    let players = players::of_tournament(conn, &id)?;
    let mut judges: Vec<Judge> = accounts::staff_of(conn, &id)?
        .into_iter()
        // Scorekeepers enter results and give no rulings, so no table is offered to them.
        .filter(|(row, _)| row.role != Role::Scorekeeper)
        .map(|(row, account)| Judge {
            account: account.id,
            name: account.name,
            role: row.role,
        })
        .collect();
    // The database sorts roles as text; the enum has their order. Stable, so names stay sorted.
    judges.sort_by_key(|judge| judge.role);
    let open_calls = calls::open(conn, &id)?;
    let takes_places = match &round {
        Some(round) => rounds::name(conn, &tournament, round.number)?.takes_places(&tournament.profile()?),
        None => false,
    };
    let mut board = Board {
        tournament,
        takes_places,
        at,
        clock: None,
        tables: Vec::new(),
        away: Vec::new(),
        earlier: BTreeMap::new(),
        players: Arc::new(players.into_iter().map(|row| (row.id.clone(), row)).collect()),
        judges,
        games: OpenGames::default(),
        rulings: Arc::default(),
        accounts: BTreeMap::new(),
        round: None,
    };
    // Calls away from the tables have the empty key, which no pod has.
    let mut calls = grouped(open_calls, |call| call.pod_id.clone().unwrap_or_default());
    if let Some(round) = round {
        let profile = board.tournament.profile()?;
        board.clock = clocks::of_running(conn, &round, &profile)?.map(|clock| clock.row);
        let followed = follow::of_round(conn, &round.id)?;
        let known = earlier.map_or_else(OpenGames::default, |earlier| earlier.games.clone());
        board.games = known.read(conn, &followed, games)?;
        board.rulings = Arc::new(rulings::players_of_round(conn, &id, round.number)?);
        let of = RoundNow {
            round: &round,
            followed,
            games: &board.games,
            seeds: &match round.stage == StageWord::Playoff && profile.playoff_may_be_drawn() {
                true => cut_seeds(conn, &id)?,
                false => Vec::new(),
            },
            clock: board.clock.as_ref(),
            players: &board.players,
            rulings: &board.rulings,
            earlier,
            profile: &profile,
            at,
        };
        board.tables = tables(conn, of, &mut calls)?;
        board.round = Some(round);
    }
    // The remaining calls are away from the tables, or from an earlier round.
    board.away = calls.into_values().flatten().collect();
    // an id begins with its time (UUIDv7)
    board.away.sort_by(|a, b| a.id.cmp(&b.id));
    // These are few: calls are answered before the next round begins.
    for pod in board.away.iter().filter_map(|call| call.pod_id.clone()) {
        let (number, table) = clocks::place_of_pod(conn, &pod)?;
        let round = rounds::name(conn, &board.tournament, number)?;
        let place = say::common::round_and_table(round.heading(), table);
        board.earlier.insert(pod, place);
    }
    board.accounts = accounts::names(conn, board.named())?;
    Ok(board)
}

/// The current round, with the data that its tables are read with.
struct RoundNow<'b> {
    round: &'b RoundRow,
    /// All games that are or were followed, oldest first.
    followed: Vec<FollowedRow>,
    /// Those that are followed now.
    games: &'b OpenGames,
    /// The ids of the seeds of a playoff whose matches may be drawn, best first; otherwise empty.
    seeds: &'b [String],
    clock: Option<&'b ClockRow>,
    players: &'b BTreeMap<String, PlayerRow>,
    /// The rulings of the round, each with one of its players.
    rulings: &'b [Ruled],
    profile: &'b Profile,
    /// The board as it was read before.
    earlier: Option<&'b Board>,
    at: Moment,
}

fn tables(
    conn: &mut Reader<'_>,
    of: RoundNow<'_>,
    calls: &mut BTreeMap<String, Vec<CallRow>>,
) -> Result<Vec<BoardTable>, DbError> {
    let RoundNow {
        round,
        followed,
        games: open,
        seeds,
        clock,
        players,
        rulings,
        profile,
        earlier,
        at,
    } = of;
    let known: BTreeMap<&str, &BoardTable> = earlier
        .into_iter()
        .flat_map(|board| board.tables.iter().map(|table| (table.pod.id.as_str(), table)))
        .collect();
    let pauses = clock.map_or_else(Vec::new, |clock| clock.pauses(at));
    let (slow, ruled) = (slow_players(rulings), ruled_out(round, rulings));
    let undone = to_carry_out(round, rulings);
    let places = rounds::places_of_round(conn, &round.id)?;
    // one query for the round, not one for each table: twenty devices may show a floor of 512 tables
    let mut places = grouped(places, |place| place.pod_id.clone().unwrap_or_default());
    let mut games = grouped(rounds::games_of_round(conn, &round.id)?, |game| game.pod_id.clone());
    let mut given = grouped(clocks::extensions_of_round(conn, &round.id)?, |row| row.pod_id.clone());
    let mut followed = grouped(followed, |row| row.pod_id.clone());
    let mut covers: BTreeMap<String, String> = self::calls::covers_of_round(conn, &round.id)?
        .into_iter()
        .map(|row| (row.pod_id, row.account_id))
        .collect();
    let mut reported: BTreeMap<String, ReportStatus> = BTreeMap::new();
    let pods = rounds::pods_of_round(conn, &round.id)?;
    for report in reports::of_round(conn, &round.id)? {
        let status = match report.state {
            _ if disagrees(&report, &pods) => ReportStatus::Disputed,
            ReportState::Waiting => ReportStatus::Waiting,
            // A closed report says nothing about the open one: a pod has at most one open report.
            _ => continue,
        };
        reported.insert(report.pod_id, status);
    }
    let mut tables = Vec::new();
    for pod in pods {
        let id = pod.id.as_str();
        let given = given.remove(id).unwrap_or_default();
        let followed = followed.remove(id).unwrap_or_default();
        let places = places.remove(id).unwrap_or_default();
        let clock = clock.map(|clock| clock.at_table(&given));
        let known = known
            .get(id)
            .filter(|known| known.places == places)
            .and_then(|known| known.game.as_ref());
        let game = open
            .of_pod(id)
            .map(|game| match known.filter(|known| known.is_of(game, rulings)) {
                Some(known) => known.clone(),
                None => TableGame::new(game, &places, players, rulings),
            });
        let sits = |player: &String| places.iter().any(|place| place.player_id == *player);
        let overtime = profile.overtime(end_of_round(profile, &pod));
        let facts = TableFacts {
            has_result: pod.result.is_some(),
            reported: reported.get(id).copied().unwrap_or(ReportStatus::None),
            game: game.as_ref().map(|game| game.state),
            clock,
            overtime,
        };
        let games = games.remove(id).unwrap_or_default();
        let outcome = outcome(&pod, &places, &games, profile.games_to_win)?;
        let may_be_missing = |place: &PlaceRow| {
            players
                .get(&place.player_id)
                .is_some_and(|row| row.dropped_after.is_none())
        };
        let running = clock.filter(|clock| clock.paused_since.is_none());
        tables.push(BoardTable {
            state: table_state(&facts, at.and_utc()),
            facts,
            by_seed: by_seed(profile, seeds, &places, outcome.as_ref()),
            outcome,
            calls: calls.remove(id).unwrap_or_default(),
            cover: covers.remove(id),
            slow: places.iter().map(|place| slow.contains(&place.player_id)).collect(),
            ruled: (places.iter())
                .map(|place| {
                    let out = ruled.iter().find(|out| out.player_id == place.player_id);
                    out.filter(|out| out.is_out_now(&followed)).cloned()
                })
                .collect(),
            // A table with its result has nobody left to take out.
            to_carry_out: (undone.iter())
                .filter(|task| pod.result.is_none() && sits(&task.player_id))
                .cloned()
                .collect(),
            missing: (0..places.len())
                .filter(|&place| places[place].missing_since.is_some() && may_be_missing(&places[place]))
                .collect(),
            starts_without: (running.zip(profile.house.no_show_minutes))
                .map(|(clock, minutes)| clock.starts_without_at(minutes)),
            places,
            clock,
            overtime,
            given,
            followed,
            takes_long: TakesLong::of(profile, &facts, game.as_ref(), (at, &pauses)),
            game,
            pod,
        });
    }
    // Pods are ordered by position, which follows points; judges look for table numbers.
    tables.sort_by_key(BoardTable::number);
    Ok(tables)
}

fn outcome(
    pod: &PodRow,
    places: &[PlaceRow],
    games: &[GameRow],
    games_to_win: u32,
) -> Result<Option<Outcome>, DbError> {
    let find = |id: &str| {
        // Indices of places are used as players here: the board does not need the whole tournament's event.
        let seat = places.iter().position(|place| place.player_id == id);
        let seat =
            seat.ok_or_else(|| DbError::Corrupt(format!("player {id} has a game at pod {}, not a seat", pod.id)))?;
        Ok(PlayerIx(seat as u32))
    };
    let (places, games): (Vec<&PlaceRow>, Vec<&GameRow>) = (places.iter().collect(), games.iter().collect());
    let seats: Vec<PlayerIx> = (0..places.len() as u32).map(PlayerIx).collect();
    Ok(result_of(pod, &places, &games, &find)?.outcome(&seats, games_to_win))
}

/// Returns the place whose player advances from a drawn match as the best of the seeds.
fn by_seed(profile: &Profile, seeds: &[String], places: &[PlaceRow], outcome: Option<&Outcome>) -> Option<usize> {
    let place = |seed: &String| places.iter().position(|place| place.player_id == *seed);
    let seeds: Vec<PlayerIx> = seeds
        .iter()
        .filter_map(place)
        .map(|place| PlayerIx(place as u32))
        .collect();
    let seats: Vec<PlayerIx> = (0..places.len() as u32).map(PlayerIx).collect();
    match Advance::of(profile, &seeds, &seats, outcome).filter(|_| !seeds.is_empty())? {
        Advance::BySeed(best) => Some(best.ix()),
        Advance::Won(_) => None,
    }
}

/// Groups rows by a key; each group keeps their order.
fn grouped<R>(rows: Vec<R>, key: impl Fn(&R) -> String) -> BTreeMap<String, Vec<R>> {
    let mut groups: BTreeMap<String, Vec<R>> = BTreeMap::new();
    for row in rows {
        groups.entry(key(&row)).or_default().push(row);
    }
    groups
}
