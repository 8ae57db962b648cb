//! Whether a community has ratings, and from how many games on they are ranked.

use podium_store::season::ratings::{self, RatingSettings};
use say::refused_seasons as t;

use crate::OpError;
use crate::command::community::CommunityWork;

/// The most games that a community may ask for before it ranks a rating.
pub const MAX_LEAST_GAMES: u32 = 1_000;
/// The games that a new setting asks for.
pub const USUAL_LEAST_GAMES: u32 = 10;

/// Gives the community ratings that are ranked from so many games on, or takes them: `None`.
///
/// # Errors
/// The number is out of its range.
pub fn set(work: &mut CommunityWork<'_, '_>, least_games: Option<u32>, commanders: bool) -> Result<(), OpError> {
    if let Some(least) = least_games
        && !(1..=MAX_LEAST_GAMES).contains(&least)
    {
        return Err(OpError::field(
            "least_games",
            t::least_games_range(1, MAX_LEAST_GAMES, least),
        ));
    }
    let settings = least_games.map(|least| RatingSettings {
        community_id: work.community.id.clone(),
        least_games: least.into(),
        commanders,
    });
    let id = work.community.id.clone();
    let before = ratings::settings(work.conn, &id)?;
    if before == settings {
        return Ok(());
    }
    ratings::set(work.conn, &id, settings.as_ref())?;
    work.history_changed();
    let what = match &settings {
        Some(_) => "Ratings are shown.",
        None => "Ratings are not shown.",
    };
    let logged = |settings: &Option<RatingSettings>| {
        settings.as_ref().map_or(
            serde_json::Value::Null,
            |settings| serde_json::json!({ "least_games": settings.least_games, "commanders": settings.commanders }),
        )
    };
    let (before, after) = (logged(&before), logged(&settings));
    work.log("ratings", what).before(&before).after(&after);
    Ok(())
}
