//! Imaginary opponents, by which other rulesets make up for a round without a full pod (T42).

use serde::{Deserialize, Serialize};

use super::share::Share;

/// Most imaginary opponents for one bye or one smaller pod: as many as the largest pod has.
pub const MAX_IMAGINARY_OPPONENTS: u32 = 127;

/// Imaginary opponents that a round without a full pod adds to the average of the opponents' percentages (T42). They
/// have no match points, are nobody's opponents in return, and change no pairing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImaginaryOpponents {
    /// How many for each such round; at least 1.
    pub count: u32,
    /// The percentage of each, raised to the floor like those of others.
    pub match_win_percentage: Share,
}
