//! What each group of writing calls asks for: a right of the token's account, and a scope of the token.

use crate::ops::access_tokens::Scope;
use crate::ops::rights::{Players, Results, Rounds, Settings};
use crate::web::api::call::Door;

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
