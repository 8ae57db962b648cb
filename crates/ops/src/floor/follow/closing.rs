//! The end of a record that players keep at their table: it is closed with the result of its match, and goes on when the result is
//! cleared. No step is added: the record says what was done at the table.

use super::ended::{ended_games, match_length, shared};
use super::read::{self, ReplayedGame};
use crate::{OpError, Work};
use podium_base::clock::Moment;
use podium_event::result::Outcome as MatchOutcome;
use podium_event::{GameResult, PlayerIx, PodResult};
use podium_melee::{Outcome, Seat};
use podium_rules::match_games::standing;
use podium_store::floor::follow::{self, ActionRow, FollowedRow};
use podium_store::tournaments::rounds::{self, PodRow};
use podium_store::{DbError, FollowState};

/// Closes the record that the players of a pod keep, because the pod has a result, or opens it again where the result was cleared.
/// `before`: when the result that the pod had was entered. A game that is over and proposes the result is confirmed, any other is given
/// up. A record that only judges keep stays theirs.
///
/// # Errors
/// The database does not answer: a record never keeps a result from being stored.
pub(crate) fn follow_result(
    work: &mut Work<'_, '_>,
    round: i64,
    pod: &PodRow,
    before: Option<Moment>,
    result: &PodResult,
) -> Result<(), OpError> {
    let games = follow::of_pod(work.conn, &pod.id)?;
    let open = games.iter().find(|game| game.state == FollowState::Open);
    let closed_with_it = || games.iter().find(|game| before.is_some() && game.closed_at == before);
    let Some(row) = open.or_else(closed_with_it) else {
        return Ok(());
    };
    let steps = follow::actions(work.conn, &row.id)?;
    if !is_of_players(row, &steps) {
        return Ok(());
    }
    let mut row = row.clone();
    row.version += 1;
    row.changed = work.game_changed();
    work.only_in_game(false);
    if result.is_reported() {
        let others = games.iter().filter(|game| game.id != row.id);
        // at most one game of a number counts in a match
        let is_taken = (others.clone()).any(|game| game.state == FollowState::Confirmed && game.number == row.number);
        row.state = match !is_taken && has_ended_so(work, round, pod, (&row, steps), result)? {
            true => FollowState::Confirmed,
            false => FollowState::Abandoned,
        };
        row.closed_by.clone_from(&work.actor.account_id);
        row.closed_at = Some(work.at);
    } else if row.state != FollowState::Open {
        row.state = FollowState::Open;
        row.closed_by = None;
        row.closed_at = None;
        let (table, number) = (pod.table_number, row.number);
        work.log(
            "game.reopen",
            format!("Table {table}: its players keep game {number} again."),
        );
    } else {
        return Ok(());
    }
    Ok(follow::update(work.conn, &row)?)
}

/// Returns whether players keep a record: they started it, or have done a step.
fn is_of_players(row: &FollowedRow, steps: &[ActionRow]) -> bool {
    row.started_by.is_none() || steps.iter().any(|step| step.player_id.is_some())
}

/// Returns whether a game is over and proposes this result of its match.
fn has_ended_so(
    work: &mut Work<'_, '_>,
    round: i64,
    pod: &PodRow,
    (row, steps): (&FollowedRow, Vec<ActionRow>),
    result: &PodResult,
) -> Result<bool, OpError> {
    let found = rounds::by_number(work.conn, &work.tournament.id, round)?;
    let Some(round_row) = found else { return Ok(false) };
    let read = ReplayedGame::new(row.clone(), steps)
        .and_then(|game| Ok((game, read::table(work.conn, round_row, pod.clone())?)));
    let (game, mut table) = match read {
        Ok(read) => read,
        Err(DbError::Corrupt(_)) => return Ok(false),
        Err(other) => return Err(other.into()),
    };
    let Some(outcome) = game.game.outcome() else {
        return Ok(false);
    };
    table.games.retain(|other| other.row.id != row.id);
    let profile = work.tournament.profile()?;
    let seats: Vec<PlayerIx> = (0..table.players.len() as u32).map(PlayerIx).collect();
    let place = |seat: Seat| {
        let key = &game.keys()[seat.index()];
        table.players.iter().position(|player| player.key == *key)
    };
    // of a match of several games the result says how this one ended
    if let (PodResult::Games { games, .. }, true) = (result, profile.games_to_win > 1) {
        let number = usize::try_from(row.number).unwrap_or_default();
        let said = number.checked_sub(1).and_then(|index| games.get(index));
        return Ok(match (said, outcome) {
            (Some(GameResult::Won(winner)), Outcome::Winner(seat)) => place(*seat) == Some(winner.ix()),
            (Some(GameResult::Drawn), Outcome::Draw(_)) => true,
            _ => false,
        });
    }
    let name = work.round_name(round)?;
    let length = match_length(&profile, &table);
    let proposed = ended_games(profile.games_to_win, &table, Some((&game, &[]))).and_then(|games| {
        shared(
            &profile,
            &name,
            &table,
            &game,
            &standing(&seats, &games, &length).result,
        )
    });
    // a player of the game does not sit here any more
    let Ok(proposed) = proposed else { return Ok(false) };
    let end = |result: &PodResult| result.outcome(&seats, profile.games_to_win);
    Ok(match (result, end(&proposed), end(result)) {
        (PodResult::Places(_), ..) => proposed == *result,
        // who shares it may differ by the concessions that players did not confirm (T53)
        (_, Some(MatchOutcome::Drawn(_)), Some(MatchOutcome::Drawn(_))) => true,
        (_, proposed, said) => proposed == said,
    })
}
