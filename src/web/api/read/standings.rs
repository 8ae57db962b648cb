//! Standings: `GET /api/v1/tournaments/{slug}/standings`.

use actix_web::HttpRequest;
use serde::Serialize;
use utoipa::ToSchema;

use super::answers::everybody;
use super::query::ApiQuery;
use super::seen::{PlayerRef, Seen};
use crate::web::api::answer::at;
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::api::words::TiebreakerWord;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::answer::page::{self, CacheStore};
use crate::web::frame::state::App;
use podium_event::profile::Tiebreaker;
use podium_rules::Ratio;
use podium_rules::standings::Row;

/// The standings after a finished Swiss round.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingsAfter {
    /// The number of the round; 0 before the first one is finished, when there are no rows.
    pub after: u32,
    /// The numbers that rank players, in the order in which they decide.
    pub tiebreakers: Vec<TiebreakerWord>,
    /// By rank.
    pub rows: Vec<StandingsRow>,
}

/// A player's row.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingsRow {
    /// From 1. Equal players share a rank, and the next rank skips as many.
    pub rank: u32,
    pub player: PlayerRef,
    pub match_points: u32,
    pub match_win_percentage: Fraction,
    pub opponents_average_match_points: Fraction,
    pub opponents_match_win_percentage: Fraction,
    /// The tiebreakers that the addendum does not have, if the tournament names some, in its order.
    pub further: Vec<FurtherNumber>,
    /// They decide nothing.
    pub game_points: u32,
    pub record: Record,
    /// The round after which the player left, if that was known after this round; 0: before the first.
    pub left_after: Option<i64>,
    /// The seed in the announced cut, from 1.
    pub seed: Option<u32>,
    /// The final place, once it is known; with a playoff only.
    pub place: Option<u32>,
    /// How far the player came in the playoff: `champion`, `final`, `semifinal`, `quarterfinal`, `round_of_N`.
    pub reached: Option<String>,
}

/// The value of a tiebreaker that the addendum does not have.
#[derive(Debug, Serialize, ToSchema)]
pub struct FurtherNumber {
    pub tiebreaker: TiebreakerWord,
    /// Null where head to head does not decide.
    pub value: Option<Fraction>,
}

/// An exact number.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Fraction {
    /// Reduced; a whole number has no denominator.
    #[schema(example = "8/15")]
    pub exact: String,
    /// As pages show it: a percentage or an average with two decimals, rounded half up.
    #[schema(example = "53.33")]
    pub shown: String,
}

/// What a player's matches came to.
#[derive(Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Record {
    pub wins: u32,
    pub losses: u32,
    pub draws: u32,
    pub byes: u32,
    /// Matches with a result and match losses outside a pod, without byes.
    pub matches_played: u32,
}

impl Fraction {
    fn percent(ratio: Ratio) -> Self {
        Self {
            exact: ratio.to_string(),
            shown: ratio.percent(),
        }
    }

    fn average(ratio: Ratio) -> Self {
        Self {
            exact: ratio.to_string(),
            shown: ratio.decimal(),
        }
    }
}

impl FurtherNumber {
    fn of(row: &Row, tiebreaker: Tiebreaker) -> Self {
        Self {
            tiebreaker: TiebreakerWord(tiebreaker),
            value: row.further(tiebreaker).map(|value| Fraction {
                exact: value.to_string(),
                shown: row.shown(tiebreaker),
            }),
        }
    }
}

impl Record {
    /// The record in a row of standings.
    pub fn of(row: &Row) -> Self {
        Self {
            wins: row.wins,
            losses: row.losses,
            draws: row.draws,
            byes: row.byes,
            matches_played: row.matches_played,
        }
    }
}

impl StandingsAfter {
    /// The standings after a round; `None`: after the last finished one.
    ///
    /// # Errors
    /// There are none after this round.
    pub fn of(seen: &Seen<'_>, round: Option<u32>) -> Result<Self, WebError> {
        let view = &seen.view;
        let after = match round {
            Some(round) => view.standings_after(round)?,
            None => view.finished_swiss(),
        };
        let rows = match after {
            0 => &[][..],
            after => view.standings(after).rows(),
        };
        Ok(Self {
            after,
            tiebreakers: view.profile().tiebreakers.iter().copied().map(TiebreakerWord).collect(),
            rows: rows.iter().map(|row| StandingsRow::of(seen, row, after)).collect(),
        })
    }
}

impl StandingsRow {
    fn of(seen: &Seen<'_>, row: &Row, after: u32) -> Self {
        let player = seen.view.row(row.player);
        let left = [player.dropped_after, player.disqualified_after]
            .into_iter()
            .flatten()
            .min();
        let named = seen.view.profile().tiebreakers.iter().copied();
        let further = named.filter(|tiebreaker| !Tiebreaker::STANDARD.contains(tiebreaker));
        let place = seen.view.final_places().and_then(|places| places.of(row.player));
        Self {
            rank: row.rank,
            player: seen.player(row.player),
            match_points: row.match_points,
            match_win_percentage: Fraction::percent(row.mw),
            opponents_average_match_points: Fraction::average(row.oamp),
            opponents_match_win_percentage: Fraction::percent(row.omw),
            further: further.map(|tiebreaker| FurtherNumber::of(row, tiebreaker)).collect(),
            game_points: row.game_points,
            record: Record::of(row),
            // standings after an earlier round show what was known then
            left_after: left.filter(|left| *left <= i64::from(after)),
            seed: seen.view.seed(row.player),
            place: place.map(|place| place.place),
            reached: place.and_then(|place| place.reached).map(|reached| reached.word()),
        }
    }
}

/// The standings after a Swiss round
///
/// The latest finished one unless `after` names another. Ties are those of the tournament's tiebreakers, compared exactly.
#[utoipa::path(
    get,
    path = "/api/v1/tournaments/{slug}/standings",
    tag = "standings",
    params(
        ("after" = Option<u32>, Query, minimum = 1, description = "The number of a finished Swiss round"),
    ),
    responses(
        (status = 200, description = "The standings", body = StandingsAfter),
        (status = 404, description = "No such tournament, or the round is not finished"),
        (status = 400, description = "`after` is no number"),
    )
)]
pub async fn standings(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let round: Option<u32> = ApiQuery::of(&request).number("after")?;
    let path = page::path(&request);
    let address = round.map_or_else(|| path.clone(), |round| format!("{path}?after={round}"));
    everybody(&app, &request, &caller, at(address, CacheStore::Pages), move |seen| {
        StandingsAfter::of(seen, round)
    })
    .await
}
