//! What each group of writing calls asks for: a right of the token's account, and a scope of the token.

use crate::db::TournamentState;
use crate::ops::access_tokens::Scope;
use crate::ops::rights::{Players, Results, Rounds, Settings};
use crate::ops::{OpError, Work};
use crate::web::api::call::{ApiCall, Door};

/// Calls about players.
pub struct PlayersDoor;

impl Door for PlayersDoor {
    type Right = Players;
    const SCOPE: Scope = Scope::Players;
}

/// Calls about results.
pub struct ResultsDoor;

impl Door for ResultsDoor {
    type Right = Results;
    const SCOPE: Scope = Scope::Results;
}

/// Calls about rounds, the cut and the end of a tournament.
pub struct RoundsDoor;

impl Door for RoundsDoor {
    type Right = Rounds;
    const SCOPE: Scope = Scope::Rounds;
}

/// Calls about the settings of a tournament.
pub struct SettingsDoor;

impl Door for SettingsDoor {
    type Right = Settings;
    const SCOPE: Scope = Scope::Settings;
}

/// Whether a call about rounds comes with a token that may open a tournament as well.
pub fn may_open(call: &ApiCall<RoundsDoor>) -> bool {
    call.caller.scoped(SettingsDoor::SCOPE).is_ok()
}

/// Refuses to begin a tournament in preparation, which opens it to everybody, by a token that is not for that.
///
/// # Errors
/// It is in preparation, and `may_open` is false.
pub fn refuse_unopened(work: &Work<'_, '_>, may_open: bool) -> Result<(), OpError> {
    match work.tournament().state {
        TournamentState::Setup if !may_open => Err(OpError::refused(
            "The tournament is in preparation. Open it first: POST /api/v1/tournaments/{slug}/open does, with the scope \"settings\".",
        )),
        _ => Ok(()),
    }
}
