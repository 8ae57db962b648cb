//! Rules enforcement levels.

use serde::{Deserialize, Serialize};

/// Rules enforcement level; the defaults of a profile follow from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    Regular,
    Competitive,
    Professional,
}

impl Level {
    /// Returns the name for pages and messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Regular => "Regular",
            Self::Competitive => "Competitive",
            Self::Professional => "Professional",
        }
    }
}
