//! The organizer's choice whether everybody may step through the followed games once the tournament is finished.

use crate::{OpError, Work};
use podium_store::TournamentState;
use say::refused_games as t;

/// Opens the followed games to everybody from the end of the tournament on, or keeps them to the staff.
///
/// # Errors
/// The setting has this value already, or the tournament was cancelled.
pub fn publish(work: &mut Work<'_, '_>, public: bool) -> Result<(), OpError> {
    if work.tournament.state == TournamentState::Cancelled {
        return Err(OpError::refused(t::cancelled_not_opened()));
    }
    let mut profile = work.tournament.profile()?;
    if profile.games_public == public {
        return Err(OpError::refused(t::so_already()));
    }
    profile.games_public = public;
    work.tournament.profile = serde_json::to_string(&profile)
        .map_err(|error| OpError::refused(say::refused_rulings::profile_not_stored(error.to_string())))?;
    // an open settings form was made from the old profile
    work.tournament.settings_version += 1;
    let line = match public {
        true => {
            "Once the tournament is finished, everybody may step through the games that judges followed or players kept."
        }
        false => "The games that judges followed or players kept stay the staff's.",
    };
    work.log("games.publish", line).public();
    Ok(())
}
