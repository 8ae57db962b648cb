//! The content of a stage page or an overlay, in one answer: `GET /api/v1/tournaments/{slug}/stage`.

use actix_web::HttpRequest;
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::{everybody, path};
use super::bracket::Playoff;
use super::clock::RoundClock;
use super::pods::MatchEnd;
use super::seen::{PlayerRef, Seen};
use super::standings::Record;
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::frame::state::App;
use crate::web::shared::view::RoundView;
use crate::web::shared::view::bracket::by_seed;
use podium_event::event::PlayerIx;
use podium_event::result::Outcome;
use podium_rules::standings::Row;

/// Rows of the standings that fit on a screen.
const ROWS: usize = 8;
/// Most seats of a table that an overlay has room for; a Grand Melee has more.
const SEATS: usize = 12;

/// What a stream shows of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct Stage {
    /// The tournament's name.
    pub name: String,
    /// Its state: "Round 3 of 5", "Semi-finals", "Finished".
    pub state_words: String,
    pub clock: RoundClock,
    /// The table that is shown: the one that the staff chose, the first one until then; null before the first round.
    pub table: Option<FeatureTable>,
    /// The number of the finished Swiss round that the standings are after; 0 before the first.
    pub standings_after: u32,
    /// The first rows of the standings.
    pub standings: Vec<StageRow>,
    /// Null before the cut is announced, and without a playoff.
    pub bracket: Option<Playoff>,
    /// Who won; empty while that is open.
    pub champions: Vec<PlayerRef>,
}

/// The table that is shown.
#[derive(Debug, Serialize, ToSchema)]
pub struct FeatureTable {
    /// The number of its round.
    pub round: u32,
    pub table: u32,
    /// In turn order; of a very large table the first ones.
    pub seats: Vec<FeatureSeat>,
    /// How many more sit there.
    pub more: usize,
    /// How the match ended; null while there is no result that everybody may know.
    pub outcome: Option<MatchEnd>,
    /// The number of the player who advances from a drawn playoff match as the best seed; null otherwise.
    pub advanced_by_seed: Option<i64>,
}

/// Somebody at the table.
#[derive(Debug, Serialize, ToSchema)]
pub struct FeatureSeat {
    /// From 1.
    pub seat: usize,
    pub player: PlayerRef,
    /// The card that leads the player's deck, or the two that lead it together; empty where none is known, null where
    /// not
    /// everybody sees them.
    pub commanders: Option<Vec<String>>,
    /// Match points after the last finished Swiss round; null before the first.
    pub points: Option<u32>,
    /// The seed in the announced cut.
    pub seed: Option<u32>,
    /// Whether the player won the match, or is one of those who drew it.
    pub scored: bool,
}

/// A row of the standings.
#[derive(Debug, Serialize, ToSchema)]
pub struct StageRow {
    pub rank: u32,
    pub player: PlayerRef,
    pub points: u32,
    pub record: Record,
}

impl Stage {
    fn of(seen: &Seen<'_>) -> Self {
        let view = &seen.view;
        let after = view.finished_swiss();
        let rows = match after {
            0 => &[][..],
            after => view.standings(after).rows(),
        };
        let row = |row: &Row| StageRow {
            rank: row.rank,
            player: seen.player(row.player),
            points: row.match_points,
            record: Record::of(row),
        };
        Self {
            name: view.tournament().name.clone(),
            state_words: view.state_words().to_string(),
            clock: RoundClock::of(seen),
            table: view
                .rounds()
                .next_back()
                .and_then(|round| FeatureTable::of(seen, round)),
            standings_after: after,
            standings: rows.iter().take(ROWS).map(row).collect(),
            bracket: view.event().cut().map(|_| Playoff::of(seen)),
            champions: seen.champions(),
        }
    }
}

impl FeatureTable {
    fn of(seen: &Seen<'_>, round: RoundView<'_>) -> Option<Self> {
        let chosen = round.feature()?;
        let pod = round.round.pods.get(chosen)?;
        let outcome = round.outcome(chosen, seen.view.profile());
        let scores = |player: PlayerIx| match &outcome {
            Some(Outcome::Won(winner)) => *winner == player,
            Some(Outcome::Drawn(players)) => players.contains(&player),
            None => false,
        };
        let after = seen.view.finished_swiss();
        let points = |player| Some(seen.view.standings(after).row(player)?.match_points);
        let seats = (1..).zip(&pod.seats).take(SEATS).map(|(seat, &player)| FeatureSeat {
            seat,
            player: seen.player(player),
            commanders: seen.commanders(seen.loaded().row(player)),
            points: Some(player).filter(|_| after > 0).and_then(points),
            seed: seen.view.seed(player),
            scored: scores(player),
        });
        Some(Self {
            round: round.number,
            table: pod.table,
            seats: seats.collect(),
            more: pod.seats.len().saturating_sub(SEATS),
            advanced_by_seed: by_seed(&seen.view, round, chosen).map(|best| seen.view.number(best)),
            outcome: outcome.as_ref().map(|outcome| match outcome {
                Outcome::Won(_) => MatchEnd::Won,
                Outcome::Drawn(_) => MatchEnd::Drawn,
            }),
        })
    }
}

/// What a stream shows
///
/// The feature table, the first rows of the standings, the bracket and the clock, as the stage page shows them: for
/// overlays that draw their own. `GET …/events` says when to read it again.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/stage",
    tag = "streams",
    responses((status = 200, description = "What is shown now", body = Stage))
)]
pub async fn stage(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    everybody(&app, &request, &caller, path(&request), |seen| Ok(Stage::of(seen))).await
}
