//! The penalty proposed for an infraction, from the table and the player's earlier penalties of the day (T30). The
//! judge decides.

use super::penalty::{Category, Penalty};
use super::table::{Infraction, PenaltyTable};
use crate::level::Level;
use say::{Message, penalty_words as t, terms};

/// A penalty that the player got earlier on the same day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Earlier<'a> {
    /// The number of its ruling.
    pub ruling: i64,
    pub code: &'a str,
    pub penalty: Penalty,
}

/// The penalty that is proposed to the judge.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    pub penalty: Penalty,
    /// Whether the player is also dropped from the tournament.
    pub drop: bool,
    /// The reason, as a sentence.
    pub because: Message,
    /// Numbers of the earlier rulings that an upgrade counts; empty without an upgrade.
    pub built_on: Vec<i64>,
}

impl Proposal {
    /// Returns what a form shows of it.
    #[must_use]
    pub fn shown(&self) -> ShownPenalty {
        ShownPenalty {
            penalty: self.penalty,
            drop: self.drop,
        }
    }
}

/// A proposed penalty as a form shows it, and sends it back with the choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShownPenalty {
    pub penalty: Penalty,
    /// Whether the player is also dropped from the tournament.
    pub drop: bool,
}

impl ShownPenalty {
    const AND_DROP: &'static str = "+drop";

    /// Returns the label that forms send: "game_loss", "match_loss+drop".
    #[must_use]
    pub fn label(self) -> String {
        let drop = if self.drop { Self::AND_DROP } else { "" };
        format!("{}{drop}", self.penalty.as_str())
    }

    /// Returns the penalty of a label.
    #[must_use]
    pub fn parse(label: &str) -> Option<Self> {
        let (penalty, drop) = match label.strip_suffix(Self::AND_DROP) {
            Some(penalty) => (penalty, true),
            None => (label, false),
        };
        Penalty::parse(penalty).map(|penalty| Self { penalty, drop })
    }

    /// Returns the name for pages: "Game Loss", "Match Loss and drop".
    #[must_use]
    pub fn term(self) -> Message {
        let penalty = self.penalty.term();
        if self.drop {
            say::terms::penalty_and_drop(penalty)
        } else {
            penalty
        }
    }

    /// Returns the name in English: "Game Loss", "Match Loss and drop".
    #[must_use]
    pub fn name(self) -> String {
        let drop = if self.drop { " and drop" } else { "" };
        format!("{}{drop}", self.penalty.name())
    }
}

impl PenaltyTable {
    /// Proposes a penalty for an infraction; `None` for a code that the table does not have. `case` is the index of a
    /// special case; `earlier` are the player's penalties of the same day that were not overturned or withdrawn.
    #[must_use]
    pub fn propose(&self, level: Level, code: &str, case: Option<usize>, earlier: &[Earlier<'_>]) -> Option<Proposal> {
        let row = self.infraction(code)?;
        // The table may have changed since the form was opened: a case that it lost means the usual penalty.
        let case = case.and_then(|ix| Some((row.cases.get(ix)?, row.case_term(ix)?)));
        let usual = case.as_ref().map_or(row.usual(), |(case, _)| case.penalty);
        let mut proposal = Proposal {
            penalty: usual,
            drop: case.as_ref().is_some_and(|(case, _)| case.drop),
            because: match case {
                Some((_, when)) => t::because_case(when, usual.term()),
                None if row.instead.is_some() => t::because_multiplayer(usual.term(), row.penalty.term()),
                None => t::because_base(usual.term()),
            },
            built_on: Vec::new(),
        };
        // At Regular penalties end at a Caution, so nothing is upgraded either.
        if level == Level::Regular {
            proposal.drop = false;
            if usual > Penalty::Caution {
                proposal.penalty = Penalty::Caution;
                proposal.because = match usual {
                    // The one that is no penalty of a ruling there.
                    Penalty::Disqualification => t::regular_disqualification(),
                    _ => t::regular_caution(),
                };
            }
            return Some(proposal);
        }
        // T30: only a repeated Warning is upgraded, and the proposal counts this one.
        if let Some(upgrade) = row.upgrade
            && usual == Penalty::Warning
        {
            let before: Vec<i64> = earlier
                .iter()
                // IPG: Warnings are counted for each infraction on its own.
                .filter(|e| e.code == row.code && counts(row, e.penalty))
                .map(|e| e.ruling)
                .collect();
            let nth = u32::try_from(before.len()).unwrap_or(u32::MAX).saturating_add(1);
            if nth >= upgrade.nth {
                proposal.built_on = before;
                proposal.penalty = upgrade.to;
                let nth = terms::ordinal(nth);
                proposal.because = t::because_repeated(upgrade.to.term(), nth, &row.code, row.term());
            }
        }
        Some(proposal)
    }
}

/// Whether an earlier penalty counts towards an upgrade. Warnings do; for Unsporting Conduct more severe penalties do
/// too (4.1).
fn counts(row: &Infraction, earlier: Penalty) -> bool {
    match row.category {
        Category::UnsportingConduct => earlier >= Penalty::Warning,
        Category::GamePlayError | Category::TournamentError => earlier == Penalty::Warning,
    }
}
