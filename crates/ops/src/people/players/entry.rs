//! Places and entry: which players count towards the maximum, how many places are free, and the first round of
//! newcomers.

use podium_store::tournaments::Tournament;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{DbError, PlayerStatus, Reader, RoundState, TournamentState};

/// Returns whether a player counts towards the maximum: registered and still in the tournament.
pub fn holds_place(row: &PlayerRow) -> bool {
    row.status == PlayerStatus::Registered && row.dropped_after.is_none() && row.disqualified_after.is_none()
}

/// Returns the number of free places; negative with more players than the maximum, `None` without a maximum.
pub fn free_places(conn: &mut Reader<'_>, tournament: &Tournament) -> Result<Option<i64>, DbError> {
    match tournament.max_players {
        Some(most) => Ok(Some(most - players::count_places(conn, &tournament.id)?)),
        None => Ok(None),
    }
}

/// Returns whether all places are taken. Players are counted only if that is possible: numbers begin at 1, so at most
/// as many players hold a place as the highest number.
pub fn is_full(conn: &mut Reader<'_>, tournament: &Tournament) -> Result<bool, DbError> {
    match tournament.max_players {
        Some(most) if players::next_number(conn, &tournament.id)? > most => {
            Ok(players::count_places(conn, &tournament.id)? >= most)
        }
        _ => Ok(false),
    }
}

/// Returns the first round that a newcomer can play.
pub(super) fn entry_round(state: TournamentState, newest: Option<(i64, RoundState)>) -> i64 {
    match (state, newest) {
        (TournamentState::Setup | TournamentState::Registration, _) | (_, None) => 1,
        // a draft can still be paired again with them
        (_, Some((number, RoundState::Draft))) => number,
        // A published round does not change; late entry into it is a separate command.
        (_, Some((number, _))) => number + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_now_plays_in_the_next_round() {
        use TournamentState::{Registration, Swiss};
        assert_eq!(entry_round(Registration, Some((1, RoundState::Draft))), 1);
        assert_eq!(entry_round(Swiss, Some((2, RoundState::Draft))), 2);
        assert_eq!(entry_round(Swiss, Some((2, RoundState::Published))), 3);
        assert_eq!(entry_round(Swiss, Some((2, RoundState::Finished))), 3);
        assert_eq!(entry_round(Swiss, None), 1);
    }
}
