//! Enums of states with the label that database columns, documents and forms share.

#[doc(hidden)]
pub use serde;

/// An enum whose values each have one label, as [`labels!`](crate::labels!) defines them.
pub trait Labelled: Copy {
    /// The value's label.
    fn label(self) -> &'static str;

    /// Returns the value of a label; `None` if no value has it.
    fn from_label(label: &str) -> Option<Self>;
}

/// Defines enums whose values each have one label.
#[macro_export]
macro_rules! labels {
    ($($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $label:literal),+ $(,)? })+) => {$(
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Every value with its label, in order.
            pub const LABELS: &'static [(&'static str, Self)] = &[$(($label, Self::$variant)),+];

            /// The value's label.
            pub const fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $label),+ }
            }

            /// Returns the value of a label.
            pub fn parse(label: &str) -> Option<Self> {
                // Unknown labels are no panic: forms and databases of other versions may send them.
                match label { $($label => Some(Self::$variant),)+ _ => None }
            }
        }

        impl $crate::labels::Labelled for $name {
            fn label(self) -> &'static str {
                self.as_str()
            }

            fn from_label(label: &str) -> Option<Self> {
                Self::parse(label)
            }
        }

        impl $crate::labels::serde::Serialize for $name {
            fn serialize<S: $crate::labels::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> $crate::labels::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::labels::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let label = <std::borrow::Cow<'de, str> as $crate::labels::serde::Deserialize>::deserialize(from)?;
                Self::parse(&label).ok_or_else(|| {
                    $crate::labels::serde::de::Error::unknown_variant(&label, &[$($label),+])
                })
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    )+};
}

crate::labels! {
    /// The states of a tournament, in the order in which it passes them.
    TournamentState {
        Setup = "setup",
        Registration = "registration",
        Swiss = "swiss",
        CutAnnounced = "cut_announced",
        Playoff = "playoff",
        Finished = "finished",
        Cancelled = "cancelled",
    }

    /// The states of a round.
    RoundState { Draft = "draft", Published = "published", Running = "running", Finished = "finished" }

    /// Whether players may register themselves.
    Registration { Closed = "closed", Approval = "approval", Open = "open" }

    /// A text of the event's page, in the order in which the page has them.
    PageText {
        Schedule = "schedule",
        Entry = "entry",
        Prizes = "prizes",
        /// How to get there.
        Venue = "venue",
        Rules = "rules",
        /// What is asked of decklists.
        Decklists = "decklists",
        /// Who holds the event.
        Organizer = "organizer",
        Contact = "contact",
        /// The address of a map.
        Map = "map",
        /// The address of an invitation to a chat.
        Discord = "discord",
        /// The address of a stream.
        Stream = "stream",
    }

    /// A picture of a tournament, as the service has sized it.
    PictureKind {
        Cover = "cover",
        /// The cover for narrow screens.
        CoverSmall = "cover_small",
        Logo = "logo",
    }

    /// How public pages show names.
    NamesShown { Full = "full", Initial = "initial" }

    /// The state of a player's registration.
    PlayerStatus { Registered = "registered", Pending = "pending", Waitlisted = "waitlisted", Removed = "removed" }

    /// Why a table got more time (T21).
    ExtensionKind { Given = "given", DeckCheck = "deck_check", Ruling = "ruling" }

    /// The state of a call for a judge.
    CallState {
        Waiting = "waiting",
        Claimed = "claimed",
        /// Waits for the head judge.
        Escalated = "escalated",
        Resolved = "resolved",
        Withdrawn = "withdrawn",
    }

    /// The state of a game that judges follow.
    FollowState { Open = "open", Confirmed = "confirmed", Abandoned = "abandoned" }

    /// The state of a ruling and its appeal (T30).
    RulingState {
        Given = "given",
        /// Waits for the head judge.
        Appealed = "appealed",
        Upheld = "upheld",
        Overturned = "overturned",
        Withdrawn = "withdrawn",
    }

    /// Where a penalty took effect (T30).
    PenaltyEffect {
        /// Carried out by the judge at the table.
        AtTable = "at_table",
        /// Entered in the followed game.
        Game = "game",
        /// Entered in the result of the match.
        Match = "match",
        /// The player left the tournament.
        Tournament = "tournament",
        TakenBack = "taken_back",
    }

    /// The state of a result that a player reported.
    ReportState {
        Waiting = "waiting",
        Confirmed = "confirmed",
        Disputed = "disputed",
        /// Its player withdrew it, or the pod's places have changed since.
        Withdrawn = "withdrawn",
        /// The staff entered a result in the meantime.
        Overtaken = "overtaken",
    }
}

impl PageText {
    /// The most characters of the text.
    pub const fn longest(self) -> usize {
        match self {
            Self::Schedule | Self::Prizes | Self::Rules => 3_000,
            Self::Entry | Self::Venue | Self::Decklists => 2_000,
            Self::Contact => 500,
            Self::Organizer => 200,
            Self::Map | Self::Discord | Self::Stream => 500,
        }
    }

    /// Returns whether it is the address of a page.
    pub const fn is_address(self) -> bool {
        matches!(self, Self::Map | Self::Discord | Self::Stream)
    }

    /// Returns whether it is one line.
    pub const fn is_line(self) -> bool {
        self.is_address() || matches!(self, Self::Organizer)
    }

    /// Returns whether a text has the form of this one: one line, or the address of a page on the web.
    #[must_use]
    pub fn fits(self, text: &str) -> bool {
        let is_one_line = !text.contains(char::is_control);
        let is_address = || {
            let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
            let begins = rest.is_some_and(|rest| rest.starts_with(char::is_alphanumeric));
            begins && !text.contains(char::is_whitespace)
        };
        (!self.is_line() || is_one_line) && (!self.is_address() || is_address())
    }
}

impl TournamentState {
    /// Returns whether nothing can be entered any more.
    pub fn is_over(self) -> bool {
        matches!(self, Self::Finished | Self::Cancelled)
    }

    /// Returns whether the rounds have not begun: until then players are checked in.
    pub fn is_before_rounds(self) -> bool {
        matches!(self, Self::Setup | Self::Registration)
    }
}
