//! The requirements of each group of writing calls: a right of the token's account, and a scope of the token.

use crate::web::api::call::{ApiCall, Door};
use podium_ops::command::rights::{Players, Results, Rounds, Settings};
use podium_ops::{OpError, Work};
use podium_store::TournamentState;
use podium_store::site::access_tokens::Scope;

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

/// Whether a call about rounds comes with a token that is for opening a tournament as well.
pub fn has_scope_to_open(call: &ApiCall<RoundsDoor>) -> bool {
    call.caller.scoped(SettingsDoor::SCOPE).is_ok()
}

/// Refuses to begin a tournament in preparation, which opens it to everybody, to who may not open it: `has_scope`, whether
/// their token is for that; whether their account is, their role in this transaction says.
///
/// # Errors
/// It is in preparation, and they may not open it.
pub fn refuse_unopened(work: &Work<'_, '_>, has_scope: bool) -> Result<(), OpError> {
    let may_open = has_scope && work.may::<<SettingsDoor as Door>::Right>();
    match work.tournament().state {
        TournamentState::Setup if !may_open => Err(OpError::refused(format!(
            "The tournament is in preparation. An organizer has to open it first: POST /api/v1/tournaments/{}/open does, with the scope \"settings\".",
            work.tournament().slug
        ))),
        _ => Ok(()),
    }
}
