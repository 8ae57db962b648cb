//! The actions that a player can take in each state: the one main action, and others.

use super::state::PlayerState;

/// An action on the player's page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    CheckIn,
    /// Hand in a decklist that is missing.
    HandIn,
    /// Say who won.
    Report,
    /// Agree with another player's report.
    Confirm,
    /// Disagree with another player's report.
    Dispute,
    /// Withdraw the player's own report.
    Withdraw,
    CallJudge,
    /// Look at the standings.
    Standings,
    /// Show others the place and the record.
    Share,
    Drop,
}

/// What a page offers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Offers {
    /// The one main action; `None` if there is nothing to do but wait.
    pub main: Option<Action>,
    /// Other possible actions.
    pub also: Vec<Action>,
}

impl PlayerState {
    /// Returns the actions that the player can take in this state. `may` says which actions the commands currently
    /// accept, so that a page offers nothing that would be refused.
    pub fn offers(self, may: impl Fn(Action) -> bool) -> Offers {
        let main = self.first().iter().copied().find(|action| may(*action));
        let beside = self.first().iter().chain(self.beside()).copied();
        let mut also: Vec<Action> = Vec::new();
        for action in beside {
            if Some(action) != main && !also.contains(&action) && may(action) {
                also.push(action);
            }
        }
        Offers { main, also }
    }

    /// Returns the main actions of the state, the most urgent first.
    fn first(self) -> &'static [Action] {
        match self {
            Self::Registered | Self::Waitlisted => &[Action::CheckIn, Action::HandIn],
            Self::Pending | Self::CheckedIn | Self::LateEntry => &[Action::HandIn],
            Self::Seated | Self::Playing | Self::OutOfGame | Self::TimeCalled => &[Action::Report],
            Self::Reported => &[Action::Withdraw],
            Self::ToConfirm => &[Action::Confirm],
            Self::Disputed | Self::MatchLoss | Self::Unpaired => &[Action::CallJudge],
            Self::Finished => &[Action::Share],
            Self::Confirmed
            | Self::Bye
            | Self::BetweenRounds
            | Self::SwissOver
            | Self::InPlayoff
            | Self::WaitingSeed
            | Self::OutOfCut
            | Self::Dropped
            | Self::Disqualified => &[Action::Standings],
            Self::Removed | Self::Cancelled => &[],
        }
    }

    /// Returns the other actions of the state.
    fn beside(self) -> &'static [Action] {
        match self {
            Self::ToConfirm => &[Action::Dispute, Action::HandIn, Action::CallJudge, Action::Drop],
            Self::Removed | Self::Cancelled => &[],
            _ => &[Action::HandIn, Action::CallJudge, Action::Standings, Action::Drop],
        }
    }
}

impl Offers {
    /// Returns whether an action is offered, as the main one or another.
    pub fn has(&self, action: Action) -> bool {
        self.main == Some(action) || self.also.contains(&action)
    }

    /// Returns whether an action is the main one.
    pub fn is_main(&self, action: Action) -> bool {
        self.main == Some(action)
    }
}
