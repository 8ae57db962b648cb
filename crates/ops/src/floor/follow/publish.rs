//! The organizer's choices of what everybody sees of games: the followed ones once the tournament is finished, and that of the
//! feature table while it is played.

use crate::{OpError, Work};
use podium_event::Profile;
use podium_store::TournamentState;
use say::refused_games as t;

/// Opens the followed games to everybody from the end of the tournament on, or keeps them to the staff.
///
/// # Errors
/// The setting has this value already, or the tournament was cancelled.
pub fn publish(work: &mut Work<'_, '_>, public: bool) -> Result<(), OpError> {
    choose(work, |profile| &mut profile.games_public, public)?;
    let line = match public {
        true => {
            "Once the tournament is finished, everybody may step through the games that judges followed or players kept."
        }
        false => "The games that judges followed or players kept stay the staff's.",
    };
    work.log("games.publish", line).public();
    Ok(())
}

/// Shows everybody the game of the feature table while it is played, or keeps it to the stage's own address.
///
/// # Errors
/// See [`publish`].
pub fn show_feature_game(work: &mut Work<'_, '_>, public: bool) -> Result<(), OpError> {
    choose(work, |profile| &mut profile.feature_game_public, public)?;
    let line = match public {
        true => "Everybody sees the game of the feature table while it is played.",
        false => "The game of the feature table is shown at the stage's own address only.",
    };
    work.log("games.show_feature", line).public();
    Ok(())
}

/// Changes a setting that has its own page.
fn choose(
    work: &mut Work<'_, '_>,
    setting: impl FnOnce(&mut Profile) -> &mut bool,
    public: bool,
) -> Result<(), OpError> {
    if work.tournament.state == TournamentState::Cancelled {
        return Err(OpError::refused(t::cancelled_not_opened()));
    }
    let mut profile = work.tournament.profile()?;
    let chosen = setting(&mut profile);
    if *chosen == public {
        return Err(OpError::refused(t::so_already()));
    }
    *chosen = public;
    work.tournament.profile = serde_json::to_string(&profile)
        .map_err(|error| OpError::refused(say::refused_rulings::profile_not_stored(error.to_string())))?;
    // an open settings form was made from the old profile
    work.tournament.settings_version += 1;
    Ok(())
}
