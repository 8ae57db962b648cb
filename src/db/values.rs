//! The words that columns hold, as enums: one `ToSql`/`FromSql` pair serves both databases.

use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::Text;

use crate::rules::Stage;

macro_rules! text_enum {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, FromSqlRow, AsExpression)]
        #[diesel(sql_type = Text)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            /// Every value, in order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// The word in the database, in documents and in forms.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$variant => $text),+ }
            }

            /// The value of a word.
            pub fn parse(text: &str) -> Option<Self> {
                match text { $($text => Some(Self::$variant),)+ _ => None }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl<DB: Backend> ToSql<Text, DB> for $name where str: ToSql<Text, DB> {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
                <str as ToSql<Text, DB>>::to_sql(self.as_str(), out)
            }
        }

        impl<DB: Backend> FromSql<Text, DB> for $name where String: FromSql<Text, DB> {
            fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
                let text = String::from_sql(bytes)?;
                Self::parse(&text).ok_or_else(|| format!("no {} is called {text:?}", stringify!($name)).into())
            }
        }
    };
}

text_enum! {
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
}
text_enum! {
    /// The life of a round.
    RoundState { Draft = "draft", Published = "published", Running = "running", Finished = "finished" }
}
text_enum! {
    /// Who may register themselves.
    Registration { Closed = "closed", Approval = "approval", Open = "open" }
}
text_enum! {
    /// How names stand on public pages.
    NamesShown { Full = "full", Initial = "initial" }
}
text_enum! {
    /// Where a player stands with their registration.
    PlayerStatus { Registered = "registered", Pending = "pending", Waitlisted = "waitlisted", Removed = "removed" }
}
text_enum! {
    /// A staff member's role in one tournament.
    Role { Organizer = "organizer", HeadJudge = "head_judge", Judge = "judge", Scorekeeper = "scorekeeper" }
}
text_enum! {
    /// What an account may do on the whole site.
    SiteRole {
        /// Everything, accounts too.
        Administrator = "administrator",
        /// Creates tournaments.
        Organizer = "organizer",
        /// Only where invited.
        Staff = "staff",
    }
}
text_enum! {
    /// What a one-use link is for.
    LinkPurpose { Setup = "setup", Staff = "staff", Site = "site", Reset = "reset" }
}
text_enum! {
    /// Swiss or playoff.
    StageWord { Swiss = "swiss", Playoff = "playoff" }
}
text_enum! {
    /// Which kind of result a pod has.
    ResultKind { Won = "won", Drawn = "drawn", Games = "games" }
}
text_enum! {
    /// What a player's place in a round is.
    PlaceKind { Seat = "seat", Bye = "bye", MatchLoss = "match_loss" }
}
text_enum! {
    /// What a match brought one player.
    OutcomeWord { Won = "won", Drew = "drew", Lost = "lost" }
}

text_enum! {
    /// Why a table got more time (T21).
    ExtensionKind { Given = "given", DeckCheck = "deck_check", Ruling = "ruling" }
}
text_enum! {
    /// Where a call for a judge stands.
    CallState {
        Waiting = "waiting",
        Claimed = "claimed",
        /// Waits for the head judge.
        Escalated = "escalated",
        Resolved = "resolved",
        Withdrawn = "withdrawn",
    }
}
text_enum! {
    /// Whether a followed game goes on, counts, or was given up.
    FollowState { Open = "open", Confirmed = "confirmed", Abandoned = "abandoned" }
}
text_enum! {
    /// Where a ruling stands.
    RulingState {
        Given = "given",
        /// Waits for the head judge.
        Appealed = "appealed",
        Upheld = "upheld",
        Overturned = "overturned",
        Withdrawn = "withdrawn",
    }
}
text_enum! {
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
}
text_enum! {
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
text_enum! {
    /// How decklists are checked (T33).
    DeckFormat { Commander = "commander", CommanderDraft = "commander_draft", Other = "other" }
}

impl StageWord {
    /// As the rules say it.
    pub fn stage(self) -> Stage {
        match self {
            Self::Swiss => Stage::Swiss,
            Self::Playoff => Stage::Playoff,
        }
    }
}

impl Role {
    /// The role as people say it.
    pub fn label(self) -> &'static str {
        match self {
            Self::Organizer => "Organizer",
            Self::HeadJudge => "Head judge",
            Self::Judge => "Judge",
            Self::Scorekeeper => "Scorekeeper",
        }
    }
}

impl SiteRole {
    /// The role as people say it.
    pub fn label(self) -> &'static str {
        match self {
            Self::Administrator => "Administrator",
            Self::Organizer => "Organizer",
            Self::Staff => "Staff",
        }
    }
}
