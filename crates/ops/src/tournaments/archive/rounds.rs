//! Importing the pods of a round.

use podium_base::clock::Moment;
use podium_document::event::TableEnd;
use podium_event::{GameResult, PlayerIx, Pod, PodResult, Round};
use podium_store::tournaments::events;
use podium_store::tournaments::rounds::{GameRow, LeftSeat, PlaceRow, PodRow, RoundRow};
use podium_store::{OutcomeWord, PlaceKind};

/// A document's data on a pod beyond its seats and result.
pub(super) struct PodNotes {
    pub reported_at: Moment,
    pub note: Option<String>,
    pub end_of_round: Option<TableEnd>,
}

/// The rows of a round's pods, places and games.
#[derive(Default)]
pub(super) struct RoundRows {
    pub pods: Vec<PodRow>,
    pub places: Vec<PlaceRow>,
    pub games: Vec<GameRow>,
}

impl RoundRows {
    /// Makes the rows of an imported round; `ids` are the players' ids in the database, `about` returns the document's
    /// further data on a pod.
    pub fn new(
        round: &Round,
        row: &RoundRow,
        tournament: &str,
        ids: &[&str],
        about: impl Fn(usize) -> PodNotes,
    ) -> Self {
        let mut rows = Self::default();
        let place = |player: PlayerIx, kind| PlaceRow::new(tournament, &row.id, ids[player.ix()], kind);
        for (ix, pod) in round.pods.iter().enumerate() {
            let PodNotes {
                reported_at,
                note,
                end_of_round,
            } = about(ix);
            let (end_of_round, end_of_round_reason) = end_of_round.map(|end| (end.procedure, end.reason)).unzip();
            // Positions follow the document, which lists its pods from the highest scorers down (T13).
            let mut stored = PodRow::new(&row.id, ix as i64 + 1, i64::from(pod.table));
            // The document does not say which seats they had.
            let left = pod.left.iter().zip(pod.seats.len() as i64 + 1..);
            let left = left.map(|(player, seat)| LeftSeat {
                player: ids[player.ix()].to_owned(),
                seat,
            });
            stored.set_left(&left.collect::<Vec<_>>());
            for (player, seat) in pod.seats.iter().zip(1_i64..) {
                let mut seated = place(*player, PlaceKind::Seat).at_seat(&stored.id, seat);
                if let PodResult::Places(groups) = &pod.result {
                    seated.place = events::place_in(groups, *player);
                }
                (seated.outcome, seated.conceded, seated.match_loss) = outcome_of(pod, *player);
                rows.places.push(seated);
            }
            if let PodResult::Games { games, .. } = &pod.result {
                rows.games
                    .extend(games.iter().zip(1_i64..).map(|(game, number)| GameRow {
                        pod_id: stored.id.clone(),
                        number,
                        winner_id: match game {
                            GameResult::Won(winner) => Some(ids[winner.ix()].to_owned()),
                            GameResult::Drawn => None,
                        },
                    }));
            }
            rows.pods.push(PodRow {
                result: events::result_kind(&pod.result),
                // The schema wants both or neither.
                reported_at: pod.result.is_reported().then_some(reported_at),
                note,
                end_of_round,
                end_of_round_reason,
                ..stored
            });
        }
        rows.places
            .extend(round.byes.iter().map(|player| place(*player, PlaceKind::Bye)));
        rows.places.extend(
            round
                .match_losses
                .iter()
                .map(|player| place(*player, PlaceKind::MatchLoss)),
        );
        rows
    }
}

/// Returns a player's outcome, whether they conceded, and whether they have a match loss.
fn outcome_of(pod: &Pod, player: PlayerIx) -> (Option<OutcomeWord>, bool, bool) {
    let outcome = events::outcome_word(&pod.result, player);
    match &pod.result {
        PodResult::Games {
            conceded, match_losses, ..
        } => (outcome, conceded.contains(&player), match_losses.contains(&player)),
        _ => (outcome, false, false),
    }
}
