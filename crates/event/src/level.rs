//! Rules enforcement levels.

crate::labels! {
    /// Rules enforcement level; the defaults of a profile follow from it.
    Level { Regular = "regular", Competitive = "competitive", Professional = "professional" }
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
