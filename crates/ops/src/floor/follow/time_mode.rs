//! Taps on the floor when time is called: at a table that nobody followed, a tap begins its record (T40), which is the
//! same record that the game desk keeps.

use serde_json::json;

use super::act::{DeskAction, act};
use super::confirm::{Confirmed, Next, Verdict, confirm};
use super::start::{AgreedRules, start};
use super::time::TimeCall;
use super::undo::{reopen, undo};
use super::{FollowedTable, GameVersion, ReplayedGame, ShownNames, open_table, seen_game};
use crate::run::results::{self, Reported, TableVersion, Typed};
use crate::{OpError, Work};
use podium_melee::{Game, Marker, MarkerNumber, Naming, Outcome, Seat, SeatSet};
use say::Message;
use say::refused_games as t;

/// A tap on the floor. Players are given by their seats in the pairing, from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Tap {
    /// Time is called.
    Call {
        /// The player whose turn it is; `None` if there are several turns at a time.
        turn: Option<usize>,
        /// Players who are not counted (Slow Play, T22).
        not_counted: Vec<usize>,
        /// Whether somebody is acting in the end step (T48).
        end_step: bool,
        /// Whether time is called although the table has time left.
        early: bool,
    },
    /// The turn of this marker ends.
    EndTurn(MarkerNumber),
    /// A player has left the game.
    Out(usize, Left),
    /// A player takes an extra turn.
    ExtraTurn(usize),
    /// The last tap was a mistake: its first step; `None`: it was kept behind that tap, whose step its page does not know.
    Undo(Option<i64>),
    /// A player has won the match, or it is drawn.
    Result(Option<usize>),
}

/// Why a player who is marked as out on the floor has left; other reasons are entered at the game desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Left {
    Lost,
    /// No point of a draw, in a match of one game (T3).
    Conceded,
}

/// Carries out a tap. `at.version` is that of the game followed at the table; 0 says that none was.
///
/// # Errors
/// The table has changed since the page showed it, the action is not legal now, or another result is stored already.
pub fn tap(work: &mut Work<'_, '_>, at: GameVersion, tap: &Tap) -> Result<(), OpError> {
    let begun = at.version != 0;
    let at = match tap {
        // a table that finishes before time is called needs no record of its game
        Tap::Result(place) if !begun => return report(work, at.table, *place),
        Tap::Call { .. } | Tap::Out(..) if !begun => begin(work, at.table)?,
        _ => at,
    };
    let (table, game) = seen_game(work, at)?;
    let actions = match tap {
        Tap::Call {
            turn,
            not_counted,
            end_step,
            early,
        } => {
            let not_counted: Result<SeatSet, OpError> =
                not_counted.iter().map(|place| seat_of(&table, &game, *place)).collect();
            DeskAction::CallTime(TimeCall {
                turn: turn.map(|place| seat_of(&table, &game, place)).transpose()?,
                not_counted: not_counted?,
                end_step: *end_step,
                early: *early,
                ..TimeCall::default()
            })
        }
        Tap::EndTurn(marker) => {
            refuse_over_stack(&table, &game, *marker)?;
            DeskAction::Do(json!({"do": "end_turn", "marker": marker.0}))
        }
        Tap::Out(place, why) => {
            let player = &game.keys()[seat_of(&table, &game, *place)?.index()];
            let why = match why {
                Left::Lost => "lost",
                Left::Conceded => "conceded",
            };
            DeskAction::Do(json!({"do": "leave", "players": [player], "why": why}))
        }
        Tap::ExtraTurn(place) => {
            let player = &game.keys()[seat_of(&table, &game, *place)?.index()];
            DeskAction::Do(json!({"do": "extra_turn", "player": player}))
        }
        Tap::Undo(from) => return undo(work, at, *from),
        Tap::Result(place) => {
            let winner = place.map(|place| seat_of(&table, &game, place)).transpose()?;
            refuse_unplaced(work, at.table, &game.game, winner)?;
            return end(work, at, &game.game, winner);
        }
    };
    act(work, at, &[actions])?;
    // T32: the seats of a later game were drawn for it, which is public
    if !begun && game.row.number > 1 {
        work.public_change();
    }
    Ok(())
}

/// Refuses to end a turn whose stack is not empty: a tap cannot say whether an effect ends it (CR 500.2).
///
/// # Errors
/// Something is on its stack.
pub(super) fn refuse_over_stack(
    table: &FollowedTable,
    game: &ReplayedGame,
    number: MarkerNumber,
) -> Result<(), OpError> {
    let names = ShownNames { table, game };
    let mut markers = game.game.markers().iter();
    let stack = markers.find(|marker| marker.number() == number).map(Marker::stack);
    let objects = stack.into_iter().flat_map(|stack| stack.objects().iter().rev());
    let objects: Vec<Message> = objects.map(|on| names.object(on.object)).collect();
    match objects.is_empty() {
        true => Ok(()),
        false => Err(OpError::refused(t::turn_ends_with_stack(say::list(objects)))),
    }
}

/// Begins the record of a table that nobody followed.
fn begin(work: &mut Work<'_, '_>, table: i64) -> Result<GameVersion, OpError> {
    start(work, table, &AgreedRules::default())?;
    Ok(GameVersion::new(table, 1))
}

/// Returns the seat in a game of the player at a place of the table. A later game of a match has its own seats (T14).
fn seat_of(table: &FollowedTable, game: &ReplayedGame, place: usize) -> Result<Seat, OpError> {
    let player = table.players.get(place);
    let seat = player.and_then(|player| game.keys().iter().position(|key| *key == player.key));
    seat.and_then(Seat::new)
        .ok_or_else(|| OpError::refused(t::nobody_in_seat(place + 1, table.pod.table_number)))
}

/// Refuses a winner of a game that takes places (T45, T60) while everybody is in it: nobody has said who leaves when. Once
/// some are out, those who are left leave together with the winner's last spell.
fn refuse_unplaced(work: &mut Work<'_, '_>, table: i64, game: &Game, winner: Option<Seat>) -> Result<(), OpError> {
    let (all, playing) = (game.table().all_seats().count(), game.table().playing().len());
    let is_open = winner.is_some() && game.outcome().is_none() && playing == all && all > 2;
    match is_open && takes_places(work, table)? {
        true => Err(OpError::refused(t::places_ask_order(table))),
        false => Ok(()),
    }
}

/// Returns whether the result of a table says who left in which order.
fn takes_places(work: &mut Work<'_, '_>, table: i64) -> Result<bool, OpError> {
    let round = open_table(work, table)?.round.number;
    let name = work.round_name(round)?;
    Ok(name.takes_places(&work.tournament.profile()?))
}

/// Ends the game with a result, and confirms it.
fn end(work: &mut Work<'_, '_>, at: GameVersion, game: &Game, winner: Option<Seat>) -> Result<(), OpError> {
    let mut at = at;
    match (game.outcome(), winner) {
        (None, winner) => {
            let action = winner.map_or(DeskAction::AgreedDraw, DeskAction::Won);
            act(work, at, &[action])?;
            at.version += 1;
        }
        (Some(Outcome::Winner(won)), Some(winner)) if *won == winner => {}
        (Some(Outcome::Draw(_)), None) => {}
        _ => {
            return Err(OpError::refused(t::ended_otherwise(at.table)));
        }
    }
    // whether this is public depends on the round, which the confirmation may start
    work.public_change();
    let verdict = Verdict {
        next: Next::End,
        conceded_match: Vec::new(),
        overrule: None,
    };
    match confirm(work, at, &verdict)? {
        Confirmed::Differs { stored, .. } => Err(differs(at.table, &stored)),
        Confirmed::Result | Confirmed::NextGame => Ok(()),
    }
}

/// Reports the result of a table whose game nobody followed, like quick entry.
fn report(work: &mut Work<'_, '_>, number: i64, winner: Option<usize>) -> Result<(), OpError> {
    let table = open_table(work, number)?;
    if table.open().is_some() {
        return Err(OpError::Conflict(t::followed_meanwhile(number)));
    }
    // T3, T45: nobody has said who is out
    let asks = winner.is_none() && (work.tournament.profile()?.shares_draw_still_in() || takes_places(work, number)?);
    if asks {
        return Err(OpError::refused(t::draw_asks_still_in(number)));
    }
    let typed = Typed {
        games: winner.map_or_else(|| "D".to_owned(), |place| (place + 1).to_string()),
        ..Typed::default()
    };
    match results::report(work, number, &typed, None)? {
        Reported::Differs { stored, .. } => Err(differs(number, &stored)),
        Reported::Stored | Reported::AlreadySo => Ok(()),
    }
}

/// Returns the conflict that another result is stored: the whole tap is rolled back, including its departures.
fn differs(table: i64, stored: &Message) -> OpError {
    OpError::Conflict(t::reported_before(table, stored))
}

/// Withdraws a result that the same person entered a moment ago, on the floor or on the results page; the game that it
/// was confirmed with continues where it was.
///
/// # Errors
/// The result has changed since, or it is too late.
pub fn take_back(work: &mut Work<'_, '_>, place: TableVersion) -> Result<(), OpError> {
    let entered = open_table(work, place.table)?.pod.reported_at;
    // opens a record of the table's players again
    results::undo(work, place)?;
    let table = open_table(work, place.table)?;
    let confirmed = table.confirmed();
    let (game, at) = match table.open() {
        Some(game) => (game, GameVersion::now(&table, game)),
        None => {
            let Some(game) = confirmed.last().filter(|game| game.row.closed_at == entered) else {
                return Ok(());
            };
            let mut at = GameVersion::now(&table, game);
            reopen(work, at)?;
            at.version += 1;
            (*game, at)
        }
    };
    // the tap that confirmed it also made the other players leave
    if game.standing().next_back().map(|step| step.at) == entered {
        undo(work, at, None)?;
    }
    work.only_in_game(false);
    Ok(())
}
