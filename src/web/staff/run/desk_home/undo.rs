//! The latest step of a tournament, if it can be undone with one form.

use crate::web::shared::terms;
use podium_ops::run::rounds::has_reports;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::{RoundState, TournamentState};
use say::{Message, Plain, confirm_words as words, desk_undo as t};

/// How the latest step is undone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undo {
    /// The address that the form is sent to, below the desk's.
    pub path: String,
    /// The word that confirms it.
    pub word: Message,
    /// What it undoes, and what stays.
    pub what: Message,
    pub button: Message,
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
        let name = loaded.round_name(round.row.number);
        let (number, inside) = (terms::agreeing(&name), terms::inside(&name));
        let step = |step: &str, word: Plain, what: Message, button: Message| Self {
            path: format!("rounds/{}/{step}", round.row.number),
            word: word(),
            what,
            button,
        };
        match round.row.state {
            RoundState::Draft => Some(step("discard", words::discard, t::discard_means(inside), t::discard())),
            RoundState::Published if !has_reports(loaded, round) => Some(step(
                "unpublish",
                words::unpublish,
                t::unpublish_means(number, terms::opening(&name)),
                t::unpublish(),
            )),
            RoundState::Running if !has_reports(loaded, round) => {
                Some(step("unstart", words::unstart, t::unstart_means(inside), t::unstart()))
            }
            RoundState::Published | RoundState::Running => None,
            RoundState::Finished => Some(step(
                "reopen",
                words::reopen,
                t::reopen_means(number, terms::opening(&name)),
                t::reopen(),
            )),
        }
    }

    fn of_cut() -> Self {
        Self {
            path: "playoff/take-back".to_owned(),
            word: words::revoke(),
            what: t::take_back_means(),
            button: t::take_back(),
        }
    }
}
