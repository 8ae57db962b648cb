//! The organizer's choice whether everybody may step through the followed games once the tournament is finished.

use crate::{OpError, Work};
use podium_store::TournamentState;

/// Opens the followed games to everybody from the end of the tournament on, or keeps them to the staff.
///
/// # Errors
/// The setting has this value already, or the tournament was cancelled.
pub fn publish(work: &mut Work<'_, '_>, public: bool) -> Result<(), OpError> {
    if work.tournament.state == TournamentState::Cancelled {
        return Err(OpError::refused(
            "The tournament was cancelled: nothing of it is opened any more.",
        ));
    }
    let mut profile = work.tournament.profile()?;
    if profile.games_public == public {
        return Err(OpError::refused("That is so already: nothing was done."));
    }
    profile.games_public = public;
    work.tournament.profile = serde_json::to_string(&profile)
        .map_err(|error| OpError::refused(format!("The profile cannot be stored: {error}")))?;
    // an open settings form was made from the old profile
    work.tournament.settings_version += 1;
    let line = match public {
        true => "Once the tournament is finished, everybody may step through the games that judges followed.",
        false => "The games that judges followed stay the staff's.",
    };
    work.log("games.publish", line).public();
    Ok(())
}
