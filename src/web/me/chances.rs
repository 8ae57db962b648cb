//! "What do I need to make the cut", in words.

use crate::rules::event::PlayerIx;
use crate::rules::outlook::{Chances, Ending, Outlook, outlook};
use crate::web::public::view::View;
use crate::web::public::words::count;

/// The chances as the player's page says them.
pub(super) struct ChancesPart {
    /// "Top 16, 1 round left".
    pub line: String,
    pub now: String,
    /// What each ending of the player's match means.
    pub endings: Vec<(&'static str, &'static str)>,
}

impl ChancesPart {
    /// `None` where there is no cut, or nothing left to play before it.
    pub fn of(view: &View<'_>, player: PlayerIx) -> Option<Self> {
        let plan = view.plan()?;
        let finished = view.finished_swiss();
        if finished == 0 || view.event().cut().is_some() {
            return None;
        }
        let chances = outlook(view.event(), player, finished, plan.swiss_rounds, plan.cut)?;
        Some(in_words(&chances))
    }
}

fn in_words(chances: &Chances) -> ChancesPart {
    let cut = chances.cut;
    let now = match chances.now {
        Outlook::In => format!("You are in the top {cut} whatever happens, unless you drop."),
        Outlook::Out => format!("By points you do not reach the top {cut} any more, unless players above you drop."),
        Outlook::Open => format!("It is open whether you reach the top {cut}."),
    };
    let settled = chances.now != Outlook::Open;
    let endings = chances
        .by_ending
        .iter()
        .filter(|_| !settled)
        .map(|(ending, outlook)| {
            let with = match ending {
                Ending::Win => "A win",
                Ending::Draw => "A draw",
                Ending::Loss => "A loss",
            };
            let means = match outlook {
                Outlook::In => "you are in for certain",
                Outlook::Out => "you are out, unless players above you drop",
                Outlook::Open => "other tables or tiebreakers decide",
            };
            (with, means)
        })
        .collect();
    ChancesPart {
        line: format!(
            "Top {cut}, {} left",
            count(chances.rounds_left as usize, "round", "rounds")
        ),
        now,
        endings,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_settled_is_said_without_its_endings() {
        let mut chances = Chances {
            cut: 4,
            rounds_left: 1,
            now: Outlook::Open,
            by_ending: vec![
                (Ending::Win, Outlook::In),
                (Ending::Draw, Outlook::Open),
                (Ending::Loss, Outlook::Out),
            ],
        };
        let open = in_words(&chances);
        assert_eq!(open.line, "Top 4, 1 round left");
        assert_eq!(open.endings[0], ("A win", "you are in for certain"));
        assert_eq!(open.endings.len(), 3);
        chances.now = Outlook::In;
        assert!(in_words(&chances).endings.is_empty());
    }
}
