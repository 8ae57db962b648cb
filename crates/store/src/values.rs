//! Enums that columns store as text. Enums that documents have too are in `podium_event`.

use std::fmt::Debug;

use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::{Nullable, Text};

use podium_event::Stage;
use podium_event::deck::{Ban, Format};
use podium_event::labels::Labelled;
pub use podium_event::labels::{
    CallState, ExtensionKind, FollowState, NamesShown, PageText, PenaltyEffect, PictureKind, PlayerStatus,
    Registration, ReportState, RoundState, RulingState, TournamentState,
};
use podium_event::profile::EndOfRound;
use podium_event::season::FreePodState;

podium_event::labels! {
    /// A staff member's role in one tournament.
    Role { Organizer = "organizer", HeadJudge = "head_judge", Judge = "judge", Scorekeeper = "scorekeeper" }

    /// What an account may do on the whole site.
    SiteRole {
        /// Everything, accounts too.
        Administrator = "administrator",
        /// Creates tournaments.
        Organizer = "organizer",
        /// Works only on tournaments that invited the account.
        Staff = "staff",
    }

    /// The purpose of a single-use link.
    LinkPurpose { Setup = "setup", Staff = "staff", Site = "site", Reset = "reset" }

    /// Swiss or playoff.
    StageWord { Swiss = "swiss", Playoff = "playoff" }

    /// The kind of a pod's result.
    ResultKind { Won = "won", Drawn = "drawn", Games = "games" }

    /// Why an entry, or another person, may be a person.
    DoubtReason {
        /// They have the same name.
        Name = "name",
        /// Their names look alike.
        Look = "look",
        /// They have the same mail address.
        Mail = "mail",
    }

    /// Whether they are one person.
    DoubtAnswer { Same = "same", Other = "other" }

    /// The kind of a player's place in a round.
    PlaceKind { Seat = "seat", Bye = "bye", MatchLoss = "match_loss" }

    /// The outcome of a match for one player.
    OutcomeWord { Won = "won", Drew = "drew", Lost = "lost" }

    /// The format of a webhook's bodies: Standard Webhooks, or a chat message.
    WebhookShape { Standard = "standard", Chat = "chat" }

    /// Whether a webhook receives anything.
    WebhookState { Active = "active", Disabled = "disabled" }

    /// Why a webhook is disabled.
    WebhookReason {
        /// It answered 410.
        Gone = "gone",
        /// It has failed for a week.
        Failing = "failing",
        /// Its address was sealed with another key.
        Unreadable = "unreadable",
    }

    /// The events that webhooks receive.
    WebhookEvent {
        RoundPublished = "round.published",
        RoundUnpublished = "round.unpublished",
        RoundStarted = "round.started",
        RoundUnstarted = "round.unstarted",
        RoundFinished = "round.finished",
        RoundReopened = "round.reopened",
        Result = "result",
        Cut = "cut",
        CutTakenBack = "cut.taken_back",
        TournamentFinished = "tournament.finished",
        Champion = "champion",
        TournamentReopened = "tournament.reopened",
        TournamentCancelled = "tournament.cancelled",
        Announcement = "announcement",
        AnnouncementWithdrawn = "announcement.withdrawn",
        Player = "player",
        EveningOpened = "evening.opened",
        EveningFinished = "evening.finished",
        EveningReopened = "evening.reopened",
        EveningCancelled = "evening.cancelled",
        SeasonChanged = "season.changed",
        SeasonClosed = "season.closed",
        SeasonReopened = "season.reopened",
        FreePodResult = "free_pod.result",
        /// Sent by hand, to every webhook.
        Test = "webhook.test",
    }

    /// The state of a delivery.
    DeliveryState {
        Waiting = "waiting",
        Sent = "sent",
        GivenUp = "given_up",
        /// Its content is no longer public.
        Dropped = "dropped",
    }

    /// The kinds of entries in the security log.
    SecurityEventKind {
        /// A session began with the correct password, and the correct code if one is required.
        SignedIn = "signed_in",
        /// Name and password do not match; the account with this name, if there is one.
        SignInFailed = "sign_in_failed",
        /// The password was right, the code was not.
        SecondFactorFailed = "second_factor_failed",
        /// The password was right, the account is disabled.
        SignInRefused = "sign_in_refused",
        /// Failed sign-ins have reached a limit, after which there is a delay. Once for each time, not for each attempt.
        TriesLimited = "tries_limited",
        /// Somebody signed out.
        SignedOut = "signed_out",
        /// Other browsers were signed out, this many.
        SessionsEnded = "sessions_ended",
        /// The password was asked for again and was correct.
        PasswordConfirmed = "password_confirmed",
        /// The password was asked for again and was wrong.
        PasswordNotConfirmed = "password_not_confirmed",
        /// Somebody changed their own password.
        PasswordChanged = "password_changed",
        /// A lost password was replaced, by a link or on the command line.
        PasswordReset = "password_reset",
        /// An account asks for a code at its sign-ins from now on.
        SecondFactorOn = "second_factor_on",
        /// An account asks for no code at its sign-ins from now on.
        SecondFactorOff = "second_factor_off",
        /// An account's recovery codes were made, or made again.
        RecoveryCodesMade = "recovery_codes_made",
        /// A recovery code was used instead of a code; `left` more remain.
        RecoveryCodeUsed = "recovery_code_used",
        AccountMade = "account_made",
        AccountRoleChanged = "account_role_changed",
        AccountDisabled = "account_disabled",
        AccountEnabled = "account_enabled",
        /// A link for a lost password was made.
        ResetLinkMade = "reset_link_made",
        SiteInvitationMade = "site_invitation_made",
        SiteInvitationWithdrawn = "site_invitation_withdrawn",
        StaffInvited = "staff_invited",
        StaffInvitationWithdrawn = "staff_invitation_withdrawn",
        StaffJoined = "staff_joined",
        StaffRoleChanged = "staff_role_changed",
        StaffRemoved = "staff_removed",
        /// Somebody sent a form without the right to (or no longer with it); `what` is the missing right.
        RightRefused = "right_refused",
        LeftOut = "left_out",
        PlayerLinkRenewed = "player_link_renewed",
        /// The secret links of players were shown, this many.
        PlayerLinksShown = "player_links_shown",
        PersonalDataRemoved = "personal_data_removed",
        /// Contact data, drafts or the full log left the service; `what` names the file.
        PrivateExport = "private_export",
        /// The sender's calendar has a new secret address.
        CalendarRenewed = "calendar_renewed",
        /// A key of the installation was replaced; `what` names it.
        KeysRotated = "keys_rotated",
        /// An account made a token for programs.
        AccessTokenMade = "access_token_made",
        /// An account revoked its own token.
        AccessTokenRevoked = "access_token_revoked",
    }
}

/// Implements the conversions of an enum of this crate to and from text columns.
macro_rules! columns {
    ($($name:ident),+ $(,)?) => {$(
        const _: () = {
            #[derive(FromSqlRow, AsExpression)]
            #[diesel(foreign_derive)]
            #[diesel(sql_type = Text)]
            #[allow(dead_code)] // only what is derived from it is wanted
            struct Column($name);
        };

        impl<DB: Backend> ToSql<Text, DB> for $name where str: ToSql<Text, DB> {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
                <str as ToSql<Text, DB>>::to_sql(self.as_str(), out)
            }
        }

        impl<DB: Backend> FromSql<Text, DB> for $name where String: FromSql<Text, DB> {
            fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
                let text = String::from_sql(bytes)?;
                // A label from a later version makes the row an error and never falls back to a default.
                Self::parse(&text).ok_or_else(|| format!("no {} is called {text:?}", stringify!($name)).into())
            }
        }
    )+};
}

columns! {
    DeliveryState, DoubtAnswer, DoubtReason, LinkPurpose, OutcomeWord, PlaceKind, ResultKind, Role, SecurityEventKind, SiteRole, StageWord, WebhookEvent, WebhookReason, WebhookShape, WebhookState,
}

/// A value of an enum of another crate, as a text column stores it: by its label. Rows have a field of the enum itself,
/// with `serialize_as` and `deserialize_as`, and are inserted by value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromSqlRow, AsExpression)]
#[diesel(sql_type = Text)]
pub struct Label<T: Debug + Labelled>(pub T);

impl<T: Debug + Labelled, DB: Backend> ToSql<Text, DB> for Label<T>
where
    str: ToSql<Text, DB>,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        <str as ToSql<Text, DB>>::to_sql(self.0.label(), out)
    }
}

impl<T: Debug + Labelled, DB: Backend> FromSql<Text, DB> for Label<T>
where
    String: FromSql<Text, DB>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        let text = String::from_sql(bytes)?;
        let value = T::from_label(&text).map(Self);
        value.ok_or_else(|| format!("no {} is called {text:?}", std::any::type_name::<T>()).into())
    }
}

impl<T: Debug + Labelled> From<T> for Label<T> {
    fn from(value: T) -> Self {
        Self(value)
    }
}

/// A [`Label`] or NULL.
#[derive(Debug, Clone, Copy, PartialEq, Eq, FromSqlRow)]
pub struct OptionalLabel<T>(Option<T>);

impl<T: Debug + Labelled> AsExpression<Nullable<Text>> for OptionalLabel<T> {
    type Expression = <Option<Label<T>> as AsExpression<Nullable<Text>>>::Expression;

    fn as_expression(self) -> Self::Expression {
        self.0.map(Label).as_expression()
    }
}

impl<T: Debug + Labelled, DB: Backend> FromSql<Nullable<Text>, DB> for OptionalLabel<T>
where
    String: FromSql<Text, DB>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        Label::from_sql(bytes).map(|Label(value)| Self(Some(value)))
    }

    fn from_nullable_sql(bytes: Option<DB::RawValue<'_>>) -> deserialize::Result<Self> {
        bytes.map_or(Ok(Self(None)), Self::from_sql)
    }
}

impl<T> From<Option<T>> for OptionalLabel<T> {
    fn from(value: Option<T>) -> Self {
        Self(value)
    }
}

impl<T> From<OptionalLabel<T>> for Option<T> {
    fn from(OptionalLabel(value): OptionalLabel<T>) -> Self {
        value
    }
}

/// Lets a row load a column into a field of the enum.
macro_rules! loaded {
    ($($name:ident),+ $(,)?) => {$(
        impl From<Label<$name>> for $name {
            fn from(Label(value): Label<$name>) -> Self {
                value
            }
        }
    )+};
}

loaded! {
    Ban, CallState, EndOfRound, PenaltyEffect, ExtensionKind, FollowState, Format, FreePodState, NamesShown, PageText, PictureKind, PlayerStatus, Registration, ReportState, RoundState, RulingState, TournamentState,
}

impl From<Stage> for StageWord {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Swiss => Self::Swiss,
            Stage::Playoff => Self::Playoff,
        }
    }
}

impl WebhookEvent {
    /// Returns the events whose subscribers also receive this one. An event that reverses another, or ends what it
    /// began, cannot be chosen alone: every subscriber gets both. Empty for a test.
    pub fn chosen_as(self) -> &'static [Self] {
        match self {
            Self::RoundPublished | Self::RoundUnpublished => &[Self::RoundPublished],
            Self::RoundStarted | Self::RoundUnstarted => &[Self::RoundStarted],
            Self::RoundFinished | Self::RoundReopened => &[Self::RoundFinished],
            Self::Result => &[Self::Result],
            Self::Cut | Self::CutTakenBack => &[Self::Cut],
            Self::Champion => &[Self::Champion],
            Self::TournamentFinished | Self::TournamentCancelled => &[Self::TournamentFinished],
            Self::TournamentReopened => &[Self::TournamentFinished, Self::Champion],
            Self::Announcement | Self::AnnouncementWithdrawn => &[Self::Announcement],
            Self::Player => &[Self::Player],
            Self::EveningOpened => &[Self::EveningOpened],
            Self::EveningFinished | Self::EveningReopened | Self::EveningCancelled => &[Self::EveningFinished],
            Self::SeasonChanged => &[Self::SeasonChanged],
            Self::SeasonClosed | Self::SeasonReopened => &[Self::SeasonClosed],
            Self::FreePodResult => &[Self::FreePodResult],
            Self::Test => &[],
        }
    }

    /// Returns whether it happens in communities, and not in tournaments. A test is sent to the webhooks of both.
    pub fn is_of_community(self) -> bool {
        matches!(
            self,
            Self::EveningOpened
                | Self::EveningFinished
                | Self::EveningReopened
                | Self::EveningCancelled
                | Self::SeasonChanged
                | Self::SeasonClosed
                | Self::SeasonReopened
                | Self::FreePodResult
        )
    }

    /// Returns whether it can be subscribed to alone.
    pub fn is_chosen(self) -> bool {
        self.chosen_as() == [self]
    }
}

impl StageWord {
    /// Returns the stage of the rules.
    pub fn stage(self) -> Stage {
        match self {
            Self::Swiss => Stage::Swiss,
            Self::Playoff => Stage::Playoff,
        }
    }
}

impl Role {
    /// Returns the role as pages name it.
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
    /// Returns the role as pages name it.
    pub fn label(self) -> &'static str {
        match self {
            Self::Administrator => "Administrator",
            Self::Organizer => "Organizer",
            Self::Staff => "Staff",
        }
    }
}
