//! What a player can do in each state: the one main action, and what else.

use super::state::PlayerState;

/// Something to do on the player's page.
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
    /// Take the own report back.
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
    /// The one main action; `None` where there is nothing to do but wait.
    pub main: Option<Action>,
    /// What else is allowed.
    pub also: Vec<Action>,
}

impl PlayerState {
    /// What the player can do in this state. `may` says which actions the commands accept now, so that a page offers
    /// nothing that would be refused.
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

    /// What the state is about, the most urgent first.
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

    /// What the state allows beside it.
    fn beside(self) -> &'static [Action] {
        match self {
            Self::ToConfirm => &[Action::Dispute, Action::HandIn, Action::CallJudge, Action::Drop],
            Self::Removed | Self::Cancelled => &[],
            _ => &[Action::HandIn, Action::CallJudge, Action::Standings, Action::Drop],
        }
    }
}

impl Offers {
    /// Whether an action is offered, as the main one or beside it.
    pub fn has(&self, action: Action) -> bool {
        self.main == Some(action) || self.also.contains(&action)
    }

    /// Whether an action is the main one.
    pub fn is_main(&self, action: Action) -> bool {
        self.main == Some(action)
    }
}
