//! What may be done with a player: decided here, for commands and pages alike.

use crate::db::players::PlayerRow;
use crate::db::{Conn, DbError, PlayerStatus, RoundState, TournamentState, players, rounds, tournaments};

/// Something done with one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    CheckIn,
    /// Give a place to somebody who is pending, waiting or removed.
    Admit,
    /// Take out somebody who never was in a round.
    Remove,
    Drop,
    UndoDrop,
    Disqualify,
    UndoDisqualification,
}

/// How far the rounds are, and where a player is in them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Whereabouts {
    /// The newest round.
    pub newest: Option<(i64, RoundState)>,
    /// The last round the player has a place in; 0: none.
    pub last_placed: i64,
    /// The player is among the seeds of the announced cut.
    pub seeded: bool,
}

impl Whereabouts {
    /// The round that is drawn but not published, if the player is in it.
    fn draft(&self) -> Option<i64> {
        self.newest
            .filter(|(number, state)| *state == RoundState::Draft && *number == self.last_placed)
            .map(|(number, _)| number)
    }

    /// The round that is going on, if the player is in it.
    pub fn playing(&self) -> Option<i64> {
        self.newest
            .filter(|(number, state)| {
                matches!(state, RoundState::Published | RoundState::Running) && *number == self.last_placed
            })
            .map(|(number, _)| number)
    }
}

/// Looks up where a player is.
///
/// # Errors
/// The database does not answer.
pub fn whereabouts(conn: &mut Conn<'_>, player: &PlayerRow) -> Result<Whereabouts, DbError> {
    Ok(Whereabouts {
        newest: newest_round(conn, &player.tournament_id)?,
        last_placed: players::last_placed(conn, &player.id)?,
        seeded: tournaments::cut_seeds(conn, &player.tournament_id)?.contains(&player.id),
    })
}

/// Number and state of the newest round.
pub(super) fn newest_round(conn: &mut Conn<'_>, tournament: &str) -> Result<Option<(i64, RoundState)>, DbError> {
    let all = rounds::of_tournament(conn, tournament)?;
    Ok(all.last().map(|round| (round.number, round.state)))
}

/// Why a deed is not possible; `None` when it is.
pub fn refusal(state: TournamentState, player: &PlayerRow, at: &Whereabouts, deed: Deed) -> Option<String> {
    let name = &player.name;
    let no = |message: String| Some(message);
    match state {
        TournamentState::Finished => {
            return no("The tournament is finished: reopen it first.".into());
        }
        TournamentState::Cancelled => {
            return no("The tournament is cancelled: nothing about its players changes any more.".into());
        }
        _ => {}
    }
    let before_rounds = matches!(state, TournamentState::Setup | TournamentState::Registration);
    let entering = before_rounds || state == TournamentState::Swiss;
    match deed {
        Deed::CheckIn => match player.status {
            _ if !before_rounds => no("Check-in ended when the rounds began.".into()),
            PlayerStatus::Pending => no(format!("{name} waits for approval: approve them first.")),
            PlayerStatus::Removed => no(format!("{name} was removed: bring them back first.")),
            _ => gone(player),
        },
        Deed::Admit => match player.status {
            PlayerStatus::Registered => no(format!("{name} is registered already.")),
            _ if !entering => no("The Swiss rounds are over: nobody can enter any more.".into()),
            _ => None,
        },
        Deed::Remove => match player.status {
            PlayerStatus::Removed => no(format!("{name} was removed already.")),
            _ if at.last_placed > 0 => no(format!(
                "{name} has a place in round {}: drop them instead, so that the rounds stay as they are.",
                at.last_placed
            )),
            _ if at.seeded => no(format!("{name} is in the announced cut: drop them instead.")),
            _ => None,
        },
        Deed::Drop => not_registered(player)
            .or_else(|| gone(player))
            .or_else(|| in_draft(player, at, "drop them")),
        Deed::UndoDrop => not_registered(player).or_else(|| match player.dropped_after {
            Some(_) => None,
            None => no(format!("{name} has not dropped.")),
        }),
        Deed::Disqualify => not_registered(player)
            .or_else(|| {
                player
                    .disqualified_after
                    .map(|_| format!("{name} was disqualified already."))
            })
            .or_else(|| in_draft(player, at, "disqualify them")),
        Deed::UndoDisqualification => not_registered(player).or_else(|| match player.disqualified_after {
            Some(_) => None,
            None => no(format!("{name} was not disqualified.")),
        }),
    }
}

fn not_registered(player: &PlayerRow) -> Option<String> {
    let name = &player.name;
    match player.status {
        PlayerStatus::Registered => None,
        PlayerStatus::Pending => Some(format!("{name} waits for approval and is not in the tournament yet.")),
        PlayerStatus::Waitlisted => Some(format!(
            "{name} is on the waiting list and not in the tournament yet: remove them instead."
        )),
        PlayerStatus::Removed => Some(format!("{name} was removed.")),
    }
}

fn gone(player: &PlayerRow) -> Option<String> {
    let name = &player.name;
    if player.disqualified_after.is_some() {
        return Some(format!("{name} was disqualified."));
    }
    player.dropped_after.map(|round| match round {
        0 => format!("{name} has dropped already, before round 1."),
        round => format!("{name} has dropped already, after round {round}."),
    })
}

/// Rounds that were drawn are not changed behind the organizer's back.
fn in_draft(player: &PlayerRow, at: &Whereabouts, what: &str) -> Option<String> {
    let number = at.draft()?;
    Some(format!(
        "{} has a place in the draft of round {number}. Discard the draft, {what}, and pair again; or publish it first.",
        player.name
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::players::tests::sample;

    fn registered() -> PlayerRow {
        sample(1, "Ann")
    }

    const STATES: &[TournamentState] = TournamentState::ALL;

    fn allowed(player: &PlayerRow, at: Whereabouts, deed: Deed) -> Vec<&'static str> {
        STATES
            .iter()
            .filter(|state| refusal(**state, player, &at, deed).is_none())
            .map(|state| state.as_str())
            .collect()
    }

    #[test]
    fn each_state_allows_what_belongs_to_it() {
        let nowhere = Whereabouts::default();
        let ann = registered();
        assert_eq!(allowed(&ann, nowhere, Deed::CheckIn), ["setup", "registration"]);
        let life = ["setup", "registration", "swiss", "cut_announced", "playoff"];
        assert_eq!(allowed(&ann, nowhere, Deed::Drop), life);
        assert_eq!(allowed(&ann, nowhere, Deed::Disqualify), life);
        assert_eq!(allowed(&ann, nowhere, Deed::UndoDrop), [""; 0]);
        let waiting = PlayerRow {
            status: PlayerStatus::Waitlisted,
            ..registered()
        };
        assert_eq!(
            allowed(&waiting, nowhere, Deed::Admit),
            ["setup", "registration", "swiss"]
        );
        assert_eq!(allowed(&waiting, nowhere, Deed::Drop), [""; 0]);
    }

    #[test]
    fn who_has_a_place_is_not_removed_and_who_is_in_a_draft_not_dropped() {
        let in_draft = Whereabouts {
            newest: Some((2, RoundState::Draft)),
            last_placed: 2,
            seeded: false,
        };
        let why = refusal(TournamentState::Swiss, &registered(), &in_draft, Deed::Drop).unwrap();
        assert!(why.contains("draft of round 2"), "{why}");
        assert!(refusal(TournamentState::Swiss, &registered(), &in_draft, Deed::Remove).is_some());
        let beside_the_draft = Whereabouts {
            last_placed: 1,
            ..in_draft
        };
        assert_eq!(
            refusal(TournamentState::Swiss, &registered(), &beside_the_draft, Deed::Drop),
            None
        );
        let running = Whereabouts {
            newest: Some((2, RoundState::Running)),
            ..in_draft
        };
        assert_eq!(
            refusal(TournamentState::Swiss, &registered(), &running, Deed::Drop),
            None
        );
        assert_eq!(running.playing(), Some(2));
    }

    #[test]
    fn who_is_gone_does_not_go_again() {
        let dropped = PlayerRow {
            dropped_after: Some(1),
            ..registered()
        };
        let at = Whereabouts::default();
        assert!(refusal(TournamentState::Swiss, &dropped, &at, Deed::Drop).is_some());
        assert_eq!(refusal(TournamentState::Swiss, &dropped, &at, Deed::UndoDrop), None);
        // a drop does not protect from a disqualification (T10)
        assert_eq!(refusal(TournamentState::Swiss, &dropped, &at, Deed::Disqualify), None);
    }
}
