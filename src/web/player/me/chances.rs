//! The results that a player needs to make the cut, in sentences.

use crate::web::shared::view::View;
use podium_event::event::PlayerIx;
use podium_event::result::Outcome;
use podium_rules::outlook::{Chances, Ending, Outlook};
use podium_snapshot::Snapshot;
use say::{Message, chances as t};

/// The chances as the player's page shows them.
pub(super) struct ChancesPart {
    /// "Top 16, 1 round left".
    pub line: Message,
    pub now: Message,
    /// Each possible ending of the player's match and what it means.
    pub endings: Vec<(Message, Message)>,
}

impl ChancesPart {
    /// Returns the chances; `None` if there is no cut, or nothing is left to play before it. Once the player's own
    /// match of the round has a result, only that ending counts, which their page shows already.
    pub fn of(snapshot: &Snapshot, player: PlayerIx) -> Option<Self> {
        let view = View::of(snapshot);
        // Before a round is finished everything is open; after the last one the standings are final.
        let mut chances = view.race()?.chances(player).filter(|chances| chances.rounds_left > 0)?;
        // From the whole event: the public one has no results of a running round, but players know their own.
        let ended = ending(snapshot, player, view.finished_swiss() + 1);
        if let Some((_, outlook)) = chances.by_ending.iter().find(|(with, _)| Some(*with) == ended) {
            chances.now = *outlook;
            chances.by_ending.clear();
        }
        Some(in_words(&chances))
    }
}

/// Returns the ending of the player's match in a round; `None` without a result.
fn ending(snapshot: &Snapshot, player: PlayerIx, round: u32) -> Option<Ending> {
    let loaded = &snapshot.loaded;
    let round = loaded.event_round(round.into())?;
    let pod = round.pods.get(snapshot.public.seat(player)?.0)?;
    let games_to_win = loaded.event.profile().games_to_win;
    Some(match pod.result.outcome(&pod.seats, games_to_win)? {
        Outcome::Won(winner) if winner == player => Ending::Win,
        Outcome::Drawn(sharing) if sharing.contains(&player) => Ending::Draw,
        Outcome::Won(_) | Outcome::Drawn(_) => Ending::Loss,
    })
}

fn in_words(chances: &Chances) -> ChancesPart {
    let cut = chances.cut;
    let now = match chances.now {
        Outlook::In => t::now_in(cut),
        Outlook::Out => t::now_out(cut),
        Outlook::Open if chances.wagered => t::now_wagered(cut),
        Outlook::Open => t::now_open(cut),
    };
    let settled = chances.now != Outlook::Open;
    let endings = chances
        .by_ending
        .iter()
        .filter(|_| !settled)
        .map(|(ending, outlook)| {
            let with = match ending {
                Ending::Win => t::with_win(),
                Ending::Draw => t::with_draw(),
                Ending::Loss => t::with_loss(),
            };
            let means = match outlook {
                Outlook::In => t::means_in(),
                Outlook::Out => t::means_out(),
                Outlook::Open => t::means_open(),
            };
            (with, means)
        })
        .collect();
    ChancesPart {
        line: t::line(cut, chances.rounds_left),
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
            wagered: false,
            by_ending: vec![
                (Ending::Win, Outlook::In),
                (Ending::Draw, Outlook::Open),
                (Ending::Loss, Outlook::Out),
            ],
        };
        let open = in_words(&chances);
        assert_eq!(open.line, "Top 4, 1 round left");
        assert_eq!(open.endings[0], (t::with_win(), t::means_in()));
        assert_eq!(open.endings.len(), 3);
        chances.now = Outlook::In;
        assert!(in_words(&chances).endings.is_empty());
    }
}
