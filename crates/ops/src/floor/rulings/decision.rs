//! The judge's decision about a player of a new ruling, compared with the table's proposal (T30).

use podium_event::penalties::{Earlier, Penalty, PenaltyTable, ShownPenalty};
use podium_event::profile::Level;
use say::Message;
use say::refused_rulings as t;

/// A player of a new ruling, with the judge's choices.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct NewPenalty {
    /// The player's short number.
    pub number: i64,
    /// A code of the tournament's table; `None`: the ruling is about the player without an infraction.
    pub infraction: Option<String>,
    /// The index of the infraction's case.
    pub case: Option<usize>,
    /// `None`: as proposed.
    pub penalty: Option<Penalty>,
    /// The proposal that the form showed; `None`: it showed none.
    pub shown: Option<ShownPenalty>,
}

/// The judge's decision about a player.
pub(super) struct Decision {
    pub decided: Penalty,
    /// `None` without an infraction.
    pub proposed: Option<Penalty>,
    pub drops: bool,
    pub built_on: Vec<i64>,
}

/// Returns the judge's decision about a player.
///
/// # Errors
/// A penalty without an infraction, an unknown infraction, a penalty that the level does not have, or one that the form
/// did not show: a sentence.
pub(super) fn decision(
    table: &PenaltyTable,
    level: Level,
    chosen: &NewPenalty,
    earlier: &[Earlier<'_>],
) -> Result<Decision, Message> {
    let Some(code) = &chosen.infraction else {
        return match chosen.penalty {
            Some(penalty) if penalty > Penalty::None => Err(t::needs_infraction(penalty.term())),
            _ => Ok(Decision {
                decided: Penalty::None,
                proposed: None,
                drops: false,
                built_on: Vec::new(),
            }),
        };
    };
    let proposal = table
        .propose(level, code, chosen.case, earlier)
        .ok_or_else(|| t::no_such_infraction(code))?;
    // T30: the table proposes, the judge decides.
    let decided = chosen.penalty.unwrap_or(proposal.penalty);
    // T30: Regular has only education and Caution.
    if level == Level::Regular && decided > Penalty::Caution {
        return Err(t::too_much_at_regular(decided.term()));
    }
    let as_proposed = decided == proposal.penalty;
    // 3.1: the drop belongs to the Match Loss after ten minutes; a judge who deviates from that keeps the player
    let drops = proposal.drop && as_proposed;
    let is_another = match (chosen.penalty, chosen.shown) {
        (None, Some(shown)) => shown != proposal.shown(),
        // The form showed no proposal, because it was sent without its script.
        (None, None) => proposal.penalty > Penalty::None,
        (Some(_), shown) => drops && shown != Some(proposal.shown()),
    };
    // Nobody may store a penalty that they have not read.
    if is_another {
        return Err(t::proposal_is_other(code, proposal.shown().term(), proposal.because));
    }
    Ok(Decision {
        decided,
        proposed: Some(proposal.penalty),
        drops,
        built_on: match as_proposed {
            true => proposal.built_on,
            false => Vec::new(),
        },
    })
}
