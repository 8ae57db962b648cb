//! What the addresses of these calls name.

use utoipa::IntoParams;

/// A community.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "only its description is used")]
pub(in crate::web::api) struct CommunityPath {
    /// The community's slug
    community: String,
}

/// A season of a community.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "only its description is used")]
pub(in crate::web::api) struct SeasonPath {
    /// The community's slug
    community: String,
    /// The season's slug
    season: String,
}

/// A person of a community.
#[derive(IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "only its description is used")]
pub(in crate::web::api) struct PersonPath {
    /// The community's slug
    community: String,
    /// The person's number
    number: i64,
}
