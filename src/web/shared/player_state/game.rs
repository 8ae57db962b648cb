//! The game of the player's table: the players who are out of it, and what to do when time is up.

use std::collections::{BTreeMap, BTreeSet};

use podium_base::clock::Moment;
use podium_event::event::{PlayerIx, Pod};
use podium_event::penalties::Penalty;
use podium_event::round_clock::TableClock;
use podium_melee::LeaveReason;
use podium_ops::floor::follow::{ReplayedGame, end_of_round, time_is_up};
use podium_ops::floor::game_state::game_state;
use podium_ops::floor::rulings::{RuledOut, ruled_out};
use podium_ops::floor::state::{GameState, ReportStatus, TableFacts, TableState, table_state};
use podium_ops::run::reports::AtTable;
use podium_snapshot::Snapshot;
use podium_store::DbError;
use say::{Message, player_state as t};

/// The part of their followed game that the players of a pod see. Nobody else sees it while it runs.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct GamePart {
    /// The state of the game after its end, or what to do when time is up or called.
    pub line: Option<Message>,
    /// Whether time is up or called, and the game has not ended.
    pub time_called: bool,
    /// Whose turn it is, once time is called.
    pub turn_of: Option<PlayerIx>,
    /// The players who are out of the game (T24), and why, in a word.
    pub out: BTreeMap<PlayerIx, Message>,
    /// Those of them whom a ruling took out: nobody reports that they have won.
    pub ruled_out: BTreeSet<PlayerIx>,
}

/// Returns the game of the player's table at a moment, with the players whom rulings took out of it whether or not it is
/// followed; empty if the pod has its result. `clock`: that of the table.
///
/// # Errors
/// [`DbError::Corrupt`] if the rows of the game are not a game.
pub(super) fn of_table(
    snapshot: &Snapshot,
    at: &AtTable,
    pod: &Pod,
    clock: Option<TableClock>,
    now: Moment,
) -> Result<GamePart, DbError> {
    if at.pod.result.is_some() {
        return Ok(GamePart::default());
    }
    let mut of_table = match snapshot.floor.game_of(&at.pod.id) {
        Some((row, steps)) => part(snapshot, pod, &ReplayedGame::new(row.clone(), steps.to_vec())?),
        None => GamePart::default(),
    };
    let profile = snapshot.loaded.event.profile();
    let overtime = profile.overtime_for_players(end_of_round(profile, &at.pod));
    let facts = TableFacts {
        has_result: false,
        reported: ReportStatus::None,
        game: None,
        clock,
        overtime,
    };
    let state = table_state(&facts, now.and_utc());
    let is_playing = of_table.line.is_none() || of_table.time_called;
    if state == TableState::OvertimeOver && is_playing {
        of_table.time_called = true;
        of_table.line = Some(t::overtime_is_over());
    } else if of_table.line.is_none() && state == TableState::TimeIsUp {
        of_table.time_called = true;
        of_table.line = Some(time_is_up(profile, &at.pod));
    }
    for out in ruled_out(&at.round, &snapshot.floor.rulings) {
        let seat = snapshot
            .player_of(&out.player_id)
            .filter(|player| pod.seats.contains(player));
        let followed = snapshot.floor.followed_of(&at.pod.id);
        if let Some(player) = seat.filter(|_| out.is_out_now(followed)) {
            of_table.out.insert(player, of_ruling(&out));
            of_table.ruled_out.insert(player);
        }
    }
    Ok(of_table)
}

fn part(snapshot: &Snapshot, pod: &Pod, followed: &ReplayedGame) -> GamePart {
    let game = followed.game.table();
    let of_key = |key: &str| pod.seats.iter().find(|seat| snapshot.loaded.row(**seat).key == key);
    let out = game
        .all_seats()
        .zip(followed.keys())
        .filter_map(|(seat, key)| {
            let why = left(game.leave_reason(seat)?);
            Some((*of_key(key)?, why))
        })
        .collect();
    let state = game_state(followed);
    let time_called = matches!(state, GameState::Turns { .. } | GameState::FinishTurn);
    let line = match state {
        GameState::Playing => None,
        GameState::Won | GameState::Drawn => Some(t::game_ended()),
        GameState::Turns { left: 0, .. } | GameState::FinishTurn => Some(t::time_called_last_turn()),
        GameState::Turns { left, single: true, .. } => Some(t::time_called_turns(left)),
        GameState::Turns { left, .. } => Some(t::time_called_several_turns(left)),
    };
    let mut turns = followed.game.markers().iter().filter(|marker| marker.turn().is_some());
    let turn_of = match (turns.next(), turns.next()) {
        (Some(one), None) => followed
            .keys()
            .get(one.seat().index())
            .and_then(|key| of_key(key).copied()),
        _ => None,
    };
    GamePart {
        line,
        time_called,
        turn_of: turn_of.filter(|_| time_called),
        out,
        ruled_out: BTreeSet::new(),
    }
}

/// Says in a word why a player left a game.
fn left(why: LeaveReason) -> Message {
    match why {
        LeaveReason::Lost => t::out_lost(),
        LeaveReason::Conceded => t::out_conceded(),
        LeaveReason::MatchLoss => t::out_match_loss(),
        LeaveReason::Drawn => t::out_drawn(),
    }
}

/// Says in a word which ruling took a player out.
fn of_ruling(out: &RuledOut) -> Message {
    match out.penalty {
        Penalty::Disqualification => t::out_disqualified(),
        Penalty::MatchLoss => t::out_match_loss(),
        _ => t::out_game_loss(),
    }
}
