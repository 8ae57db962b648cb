//! Rights in a tournament: the roles that have them, and the sentence for a person who lacks one.

#[cfg(doc)]
use crate::site::accounts::proof;
use podium_store::Role;
use say::Message;
use say::refused_rights as t;

/// A right in a tournament.
pub trait Right: 'static {
    /// The roles that have it. Organizers and site administrators have every right.
    const ROLES: &'static [Role];
    /// Its name.
    const NAME: RightName;
    /// Whether it requires a recently typed password ([`proof::is_proven`]).
    const ASKS_PASSWORD: bool = false;
}

macro_rules! rights {
    ($($(#[$meta:meta])* $name:ident: $what:ident, $roles:expr $(, asks_password: $asks:literal)?;)+) => {
        $($(#[$meta])* pub struct $name;
        impl Right for $name {
            const ROLES: &'static [Role] = $roles;
            const NAME: RightName = RightName::$name;
            $(const ASKS_PASSWORD: bool = $asks;)?
        })+

        /// The rights by name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum RightName {
            $($(#[$meta])* $name,)+
        }

        impl RightName {
            /// Returns what the right allows, as "pair and publish rounds".
            pub fn what(self) -> Message {
                match self {
                    $(Self::$name => t::$what(),)+
                }
            }
        }
    };
}

rights! {
    /// Drafts, running standings, outstanding tables.
    Inside: may_see_inside, &[Role::HeadJudge, Role::Judge, Role::Scorekeeper];
    /// Enter results of the running round.
    Results: may_enter_results, &[Role::HeadJudge, Role::Judge, Role::Scorekeeper];
    /// Add, check in, edit and drop players.
    Players: may_manage_players, &[Role::HeadJudge, Role::Scorekeeper];
    /// Pair, publish, start, finish; announce the cut.
    Rounds: may_pair, &[Role::HeadJudge, Role::Scorekeeper];
    /// Take calls, follow games, give time to tables, rule.
    Floor: may_judge, &[Role::HeadJudge, Role::Judge];
    /// Choose how one table ends its round.
    TableEnds: may_choose_table_ends, &[Role::HeadJudge];
    /// Start, pause and resume the round's clock, add time for all.
    Clock: may_run_clock, &[Role::HeadJudge, Role::Judge, Role::Scorekeeper];
    /// Correct results of finished rounds, disqualify.
    Judging: may_correct, &[Role::HeadJudge];
    /// The full log, contact data, exports with private parts.
    Records: may_read_records, &[Role::HeadJudge];
    /// The table that the stage shows.
    Stage: may_choose_stage, &[Role::HeadJudge, Role::Scorekeeper];
    /// Announcements.
    Announce: may_announce, &[Role::HeadJudge];
    /// Settings, cancelling.
    Settings: may_change_settings, &[];
    /// Removal of personal data.
    Privacy: may_remove_personal_data, &[], asks_password: true;
    /// Invite and remove staff.
    Staffing: may_choose_staff, &[], asks_password: true;
}

/// Returns whether a role, or an administrator without one, has a right.
pub fn has<R: Right>(role: Option<Role>, administrator: bool) -> bool {
    Need::role::<R>().is_met(role, administrator)
}

/// The right that a command requires of the sending account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// Any session.
    SignedIn,
    /// The account's owner, to change how it is signed in to.
    Owner,
    /// An administrator of the site.
    Administrator,
    /// One of these roles in the tournament, by a right.
    Role {
        roles: &'static [Role],
        right: RightName,
        asks_password: bool,
    },
}

impl Need {
    /// A right in the tournament.
    pub fn role<R: Right>() -> Self {
        Self::Role {
            roles: R::ROLES,
            right: R::NAME,
            asks_password: R::ASKS_PASSWORD,
        }
    }

    /// Returns whether an account with this role in the tournament meets it.
    pub fn is_met(self, role: Option<Role>, administrator: bool) -> bool {
        match self {
            Self::SignedIn | Self::Owner => true,
            Self::Administrator => administrator,
            Self::Role { roles, .. } => {
                // Somebody must be able to help if the organizer falls ill.
                administrator || role.is_some_and(|role| role == Role::Organizer || roles.contains(&role))
            }
        }
    }

    /// Returns whether the password must have been typed recently: a person who finds a browser open must not reach
    /// accounts, staff and personal data.
    pub fn asks_password(self) -> bool {
        match self {
            Self::SignedIn => false,
            Self::Owner | Self::Administrator => true,
            Self::Role { asks_password, .. } => asks_password,
        }
    }

    /// Returns whether an administrator may use it before setting up a required second factor.
    pub fn is_own(self) -> bool {
        matches!(self, Self::SignedIn | Self::Owner)
    }

    /// Returns the same sentence as [`Need::refusal`] about a community.
    pub fn refusal_in_community(self, role: Option<Role>) -> Message {
        match (self, role) {
            (Self::Role { right, .. }, None) => say::refused_people::not_on_staff(right.what()),
            _ => self.refusal(role),
        }
    }

    /// Returns the sentence that explains why an account with this role is refused.
    pub fn refusal(self, role: Option<Role>) -> Message {
        match self {
            Self::SignedIn | Self::Owner => t::sign_in_first(),
            Self::Administrator => t::only_administrator(),
            Self::Role { right, .. } => match role {
                None => t::not_on_staff(right.what()),
                Some(Role::Organizer) => t::is_organizer(right.what()),
                Some(Role::HeadJudge) => t::is_head_judge(right.what()),
                Some(Role::Judge) => t::is_judge(right.what()),
                Some(Role::Scorekeeper) => t::is_scorekeeper(right.what()),
            },
        }
    }
}
