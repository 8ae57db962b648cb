//! What the states of things are called: the same words in columns, documents and forms, written once.

/// Enums of a few values, each with its word.
macro_rules! words {
    ($($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? })+) => {$(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Every value with its word, in order.
            pub const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$variant)),+];

            /// Its word.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }

            /// The value of a word.
            pub fn parse(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$variant),)+ _ => None }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    )+};
}
pub(crate) use words;

words! {
    /// The life of a tournament.
    TournamentState {
        Setup = "setup",
        Registration = "registration",
        Swiss = "swiss",
        CutAnnounced = "cut_announced",
        Playoff = "playoff",
        Finished = "finished",
        Cancelled = "cancelled",
    }

    /// The life of a round.
    RoundState { Draft = "draft", Published = "published", Running = "running", Finished = "finished" }

    /// Who may register themselves.
    Registration { Closed = "closed", Approval = "approval", Open = "open" }

    /// How names stand on public pages.
    NamesShown { Full = "full", Initial = "initial" }

    /// Where a player stands with their registration.
    PlayerStatus { Registered = "registered", Pending = "pending", Waitlisted = "waitlisted", Removed = "removed" }

    /// Why a table got more time (T21).
    ExtensionKind { Given = "given", DeckCheck = "deck_check", Ruling = "ruling" }

    /// Where a call for a judge stands.
    CallState {
        Waiting = "waiting",
        Claimed = "claimed",
        /// Waits for the head judge.
        Escalated = "escalated",
        Resolved = "resolved",
        Withdrawn = "withdrawn",
    }

    /// Whether a followed game goes on, counts, or was given up.
    FollowState { Open = "open", Confirmed = "confirmed", Abandoned = "abandoned" }

    /// Where a ruling stands.
    RulingState {
        Given = "given",
        /// Waits for the head judge.
        Appealed = "appealed",
        Upheld = "upheld",
        Overturned = "overturned",
        Withdrawn = "withdrawn",
    }

    /// How a penalty was carried out (T30).
    EffectWord {
        /// The judge does it at the table.
        AtTable = "at_table",
        /// In the followed game.
        Game = "game",
        /// In the match's result.
        Match = "match",
        /// Out of the tournament.
        Tournament = "tournament",
        TakenBack = "taken_back",
    }

    /// Where a result that a player reported stands.
    ReportState {
        Waiting = "waiting",
        Confirmed = "confirmed",
        Disputed = "disputed",
        Withdrawn = "withdrawn",
        /// The staff entered a result meanwhile.
        Overtaken = "overtaken",
    }
}
