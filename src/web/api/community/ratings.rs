//! Ratings: `GET /api/v1/communities/{community}/ratings`.

use actix_web::HttpRequest;
use podium_snapshot::rating::Ratings;
use serde::Serialize;
use utoipa::ToSchema;

use super::address::CommunityPath;
use super::kept::of_snapshot;
use super::season_shapes::PersonRef;
use crate::web::api::caller::Caller;
use crate::web::api::problem::ApiResult;
use crate::web::frame::state::App;
use crate::web::frame::state::ratings::RatingsAt;

/// The ratings of a community.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingsShown {
    /// How many games a rating needs before it is ranked; null if the community has no ratings.
    pub least_games: Option<i64>,
    /// The people who show their rating, by rating; those with too few games last.
    pub people: Vec<PersonRating>,
    /// Commanders, the same way; empty where they are not rated.
    pub commanders: Vec<CommanderRating>,
}

/// A person's rating.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonRating {
    /// Null with too few games.
    pub rank: Option<u32>,
    pub person: PersonRef,
    #[serde(flatten)]
    pub rating: RatingShown,
}

/// A commander's rating.
#[derive(Debug, Serialize, ToSchema)]
pub struct CommanderRating {
    /// Null with too few games.
    pub rank: Option<u32>,
    /// The card that leads the deck, or the two that lead it together.
    pub commanders: Vec<String>,
    #[serde(flatten)]
    pub rating: RatingShown,
}

/// A rating.
#[derive(Debug, Serialize, ToSchema)]
pub struct RatingShown {
    /// 1000 + 25 · (mean − 3 · uncertainty), rounded.
    pub rating: i64,
    /// The uncertainty on the same scale.
    pub uncertainty: i64,
    pub games: u32,
}

impl RatingShown {
    fn of(rating: podium_snapshot::rating::Rating) -> Self {
        Self {
            rating: rating.shown(),
            uncertainty: rating.shown_uncertainty(),
            games: rating.games,
        }
    }
}

impl RatingsShown {
    fn of(ratings: &Ratings) -> Self {
        let people = ratings.people.iter().filter(|person| person.is_public);
        Self {
            least_games: ratings.settings.as_ref().map(|settings| settings.least_games),
            people: people
                .map(|person| PersonRating {
                    rank: person.rank,
                    person: PersonRef {
                        number: person.number,
                        name: person.name.clone(),
                    },
                    rating: RatingShown::of(person.rating),
                })
                .collect(),
            commanders: (ratings.commanders.iter())
                .map(|one| CommanderRating {
                    rank: one.rank,
                    commanders: one.names.clone(),
                    rating: RatingShown::of(one.rating),
                })
                .collect(),
        }
    }
}

/// The ratings of a community
///
/// Of the people who show theirs, and of commanders.
#[utoipa::path(
    get,
    path = "/api/v1/communities/{community}/ratings",
    tag = "communities",
    params(CommunityPath),
    responses(
        (status = 200, description = "The ratings", body = RatingsShown),
        (status = 404, description = "No such community"),
    )
)]
pub async fn ratings(app: App, request: HttpRequest, _caller: Caller) -> ApiResult {
    let slug = request.match_info().get("community").unwrap_or_default();
    let at = RatingsAt(slug.to_owned());
    of_snapshot(&app, &request, &at, |ratings| Ok(RatingsShown::of(ratings))).await
}
