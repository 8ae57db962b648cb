//! The actions that a player's state allows: commands refuse what pages do not offer.

use podium_event::round_names::RoundNames;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::{self, Tournament, rounds};
use podium_store::{DbError, PlayerStatus, Reader, RoundState, TournamentState};
use say::{Message, refused_players as t};

/// An action on one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerAction {
    CheckIn,
    /// Give a place to a player who is pending, waiting or removed.
    Admit,
    /// Remove a player who was never in a round.
    Remove,
    Drop,
    UndoDrop,
    Disqualify,
    UndoDisqualification,
}

/// The newest round, and the player's part in the rounds so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Whereabouts {
    /// The newest round.
    pub newest: Option<(i64, RoundState)>,
    /// The last round that the player has a place in; 0: none.
    pub last_placed: i64,
    /// Whether the player is among the seeds of the announced cut.
    pub seeded: bool,
    /// The facts from which the names of the rounds follow.
    pub names: RoundNames,
}

impl Whereabouts {
    /// Returns the number of the published or running round that the player is in.
    pub fn playing(&self) -> Option<i64> {
        self.newest
            .filter(|(number, state)| {
                matches!(state, RoundState::Published | RoundState::Running) && *number == self.last_placed
            })
            .map(|(number, _)| number)
    }
}

/// Reads the whereabouts of a player.
pub fn whereabouts(conn: &mut Reader<'_>, tournament: &Tournament, player: &PlayerRow) -> Result<Whereabouts, DbError> {
    Ok(Whereabouts {
        names: rounds::names(conn, tournament)?,
        newest: newest_round(conn, &player.tournament_id)?,
        last_placed: players::last_placed(conn, &player.id)?,
        seeded: tournaments::cut_seeds(conn, &player.tournament_id)?.contains(&player.id),
    })
}

/// Number and state of the newest round.
pub(super) fn newest_round(conn: &mut Reader<'_>, tournament: &str) -> Result<Option<(i64, RoundState)>, DbError> {
    let all = rounds::of_tournament(conn, tournament)?;
    Ok(all.last().map(|round| (round.number, round.state)))
}

/// Returns the sentence that refuses an action; `None` if it is allowed.
pub fn refusal(
    state: TournamentState,
    player: &PlayerRow,
    whereabouts: &Whereabouts,
    action: PlayerAction,
) -> Option<Message> {
    let name = &player.name;
    match state {
        // Final places are published (T38): changing players would change them.
        TournamentState::Finished => {
            return Some(t::finished());
        }
        TournamentState::Cancelled => {
            return Some(t::cancelled());
        }
        _ => {}
    }
    let before_rounds = state.is_before_rounds();
    let entering = before_rounds || state == TournamentState::Swiss;
    match action {
        PlayerAction::CheckIn => match player.status {
            _ if !before_rounds => Some(t::check_in_ended()),
            PlayerStatus::Pending => Some(t::approve_first(name)),
            PlayerStatus::Removed => Some(t::bring_back_first(name)),
            // the waiting list checks in too: freed places go to players who are present
            _ => has_left(player, whereabouts.names),
        },
        PlayerAction::Admit => match player.status {
            PlayerStatus::Registered => Some(t::registered_already(name)),
            _ if !entering => Some(t::swiss_over()),
            _ => None,
        },
        PlayerAction::Remove => match player.status {
            PlayerStatus::Removed => Some(t::removed_already(name)),
            // T10: a player who was paired leaves by a drop, so that the rounds played do not change
            _ if whereabouts.last_placed > 0 => Some(t::has_place(
                name,
                whereabouts.names.name(whereabouts.last_placed).inside(),
            )),
            // T16: an announced seed is not replaced
            _ if whereabouts.seeded => Some(t::in_cut(name)),
            _ => None,
        },
        PlayerAction::Drop => not_registered(player).or_else(|| has_left(player, whereabouts.names)),
        PlayerAction::UndoDrop => not_registered(player).or_else(|| match player.dropped_after {
            Some(_) => None,
            None => Some(t::has_not_dropped(name)),
        }),
        // Also for a player who dropped: the penalty holds, and T10 takes them out of the standings.
        PlayerAction::Disqualify => {
            not_registered(player).or_else(|| player.disqualified_after.map(|_| t::disqualified_already(name)))
        }
        PlayerAction::UndoDisqualification => not_registered(player).or_else(|| match player.disqualified_after {
            Some(_) => None,
            None => Some(t::was_not_disqualified(name)),
        }),
    }
}

/// Refuses an action that is only for registered players.
fn not_registered(player: &PlayerRow) -> Option<Message> {
    let name = &player.name;
    match player.status {
        PlayerStatus::Registered => None,
        PlayerStatus::Pending => Some(t::pending(name)),
        PlayerStatus::Waitlisted => Some(t::waits(name)),
        PlayerStatus::Removed => Some(t::was_removed(name)),
    }
}

fn has_left(player: &PlayerRow, names: RoundNames) -> Option<Message> {
    let name = &player.name;
    if player.disqualified_after.is_some() {
        return Some(t::was_disqualified(name));
    }
    player.dropped_after.map(|round| match round {
        0 => t::dropped_before_round_one(name),
        round => t::dropped_after(name, names.name(round).inside()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::players::sample;

    fn registered() -> PlayerRow {
        sample(1, "Ann")
    }

    const STATES: &[TournamentState] = TournamentState::ALL;

    fn allowed(player: &PlayerRow, whereabouts: Whereabouts, action: PlayerAction) -> Vec<&'static str> {
        STATES
            .iter()
            .filter(|state| refusal(**state, player, &whereabouts, action).is_none())
            .map(|state| state.as_str())
            .collect()
    }

    #[test]
    fn each_state_allows_what_belongs_to_it() {
        let nowhere = Whereabouts::default();
        let ann = registered();
        assert_eq!(allowed(&ann, nowhere, PlayerAction::CheckIn), ["setup", "registration"]);
        let life = ["setup", "registration", "swiss", "cut_announced", "playoff"];
        assert_eq!(allowed(&ann, nowhere, PlayerAction::Drop), life);
        assert_eq!(allowed(&ann, nowhere, PlayerAction::Disqualify), life);
        assert_eq!(allowed(&ann, nowhere, PlayerAction::UndoDrop), [""; 0]);
        let waiting = PlayerRow {
            status: PlayerStatus::Waitlisted,
            ..registered()
        };
        assert_eq!(
            allowed(&waiting, nowhere, PlayerAction::Admit),
            ["setup", "registration", "swiss"]
        );
        assert_eq!(allowed(&waiting, nowhere, PlayerAction::Drop), [""; 0]);
    }

    #[test]
    fn who_has_a_place_is_dropped_and_not_removed() {
        let in_draft = Whereabouts {
            newest: Some((2, RoundState::Draft)),
            last_placed: 2,
            seeded: false,
            names: RoundNames::default(),
        };
        let drop = |at: &Whereabouts| refusal(TournamentState::Swiss, &registered(), at, PlayerAction::Drop);
        assert_eq!(drop(&in_draft), None);
        assert!(refusal(TournamentState::Swiss, &registered(), &in_draft, PlayerAction::Remove).is_some());
        let running = Whereabouts {
            newest: Some((2, RoundState::Running)),
            ..in_draft
        };
        assert_eq!(drop(&running), None);
        assert_eq!(running.playing(), Some(2));
    }

    #[test]
    fn who_is_gone_does_not_go_again() {
        let dropped = PlayerRow {
            dropped_after: Some(1),
            ..registered()
        };
        let whereabouts = Whereabouts::default();
        assert!(refusal(TournamentState::Swiss, &dropped, &whereabouts, PlayerAction::Drop).is_some());
        assert_eq!(
            refusal(TournamentState::Swiss, &dropped, &whereabouts, PlayerAction::UndoDrop),
            None
        );
        // a drop does not protect from a disqualification (T10)
        assert_eq!(
            refusal(TournamentState::Swiss, &dropped, &whereabouts, PlayerAction::Disqualify),
            None
        );
    }
}
