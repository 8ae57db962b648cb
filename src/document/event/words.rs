//! The words of the format that stand for one of a few values.

/// An enum with the word of each value.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name { $($variant),+ }

        impl $name {
            /// Every value with its word.
            pub const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$variant)),+];

            /// The value of a word.
            #[must_use]
            pub fn parse(word: &str) -> Option<Self> {
                Self::WORDS.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
            }

            /// Its word in the document.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }
    };
}

words! {
    /// Where a tournament stands.
    TournamentState {
        Setup = "setup",
        Registration = "registration",
        Swiss = "swiss",
        CutAnnounced = "cut_announced",
        Playoff = "playoff",
        Finished = "finished",
        Cancelled = "cancelled",
    }
}

words! {
    /// Where a round stands.
    RoundState { Draft = "draft", Published = "published", Running = "running", Finished = "finished" }
}

words! {
    /// Whether players may register themselves.
    Registration { Closed = "closed", Approval = "approval", Open = "open" }
}

words! {
    /// How names stand on public pages.
    NamesShown { Full = "full", Initial = "initial" }
}

words! {
    /// Whether a player takes part.
    PlayerStatus { Registered = "registered", Pending = "pending", Waitlisted = "waitlisted", Removed = "removed" }
}
