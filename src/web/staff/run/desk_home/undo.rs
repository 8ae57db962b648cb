//! The latest step of a tournament, if it can be undone with one form.

use podium_ops::run::rounds::has_reports;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::{RoundState, TournamentState};

/// How the latest step is undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undo {
    /// The address that the form is sent to, below the desk's.
    pub path: String,
    /// The word that confirms it.
    pub word: &'static str,
    /// What it undoes, and what stays.
    pub what: String,
    pub button: &'static str,
}

impl Undo {
    /// Returns how the latest step is undone; `None` if there is none, or if results depend on it.
    pub fn of(loaded: &Loaded) -> Option<Self> {
        match loaded.tournament.state {
            TournamentState::Finished | TournamentState::Cancelled => None,
            // after the last Swiss round, the latest step is the cut
            TournamentState::CutAnnounced => Some(Self::of_cut()),
            _ => Self::of_round(loaded, loaded.rounds.last()?),
        }
    }

    /// Returns how the latest step of the newest round is undone.
    fn of_round(loaded: &Loaded, round: &LoadedRound) -> Option<Self> {
        let round_name = loaded.round_name(round.row.number);
        let (name, inside) = (round_name.to_string(), round_name.inside());
        let step = |step: &'static str, what: String, button: &'static str| Self {
            path: format!("rounds/{}/{step}", round.row.number),
            word: step,
            what,
            button,
        };
        match round.row.state {
            RoundState::Draft => Some(step(
                "discard",
                format!(
                    "The draft of {inside} is discarded. Nobody but staff has seen it; \
                     the number of its draw stays used."
                ),
                "Discard the draft",
            )),
            RoundState::Published if !has_reports(loaded, round) => Some(step(
                "unpublish",
                format!(
                    "{name} becomes a draft again. Possible while there is no result. \
                     Everybody can read that it was done."
                ),
                "Unpublish the round",
            )),
            RoundState::Running if !has_reports(loaded, round) => Some(step(
                "unstart",
                format!(
                    "The start of {inside} is undone: the pairings stay published, and the clock starts over. \
                     Everybody can read that it was done."
                ),
                "Undo the start",
            )),
            RoundState::Published | RoundState::Running => None,
            RoundState::Finished => Some(step(
                "reopen",
                format!(
                    "{name} runs again until the next step. \
                     To fix one result, correct it instead."
                ),
                "Reopen the round",
            )),
        }
    }

    fn of_cut() -> Self {
        Self {
            path: "playoff/take-back".to_owned(),
            word: "revoke",
            what: "The announced cut is revoked. Possible until the first playoff round is made. \
                   Everybody can read that it was done."
                .to_owned(),
            button: "Revoke the cut",
        }
    }
}
