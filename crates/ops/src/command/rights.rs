//! Rights in a tournament: the roles that have them, and the sentence for a person who lacks one.

#[cfg(doc)]
use crate::site::accounts::proof;
use podium_store::Role;

/// A right in a tournament.
pub trait Right: 'static {
    /// The roles that have it. Organizers and site administrators have every right.
    const ROLES: &'static [Role];
    /// What it allows, as "pair and publish rounds".
    const WHAT: &'static str;
    /// Whether it requires a recently typed password ([`proof::is_proven`]).
    const ASKS_PASSWORD: bool = false;
}

macro_rules! rights {
    ($($(#[$meta:meta])* $name:ident: $what:literal, $roles:expr $(, asks_password: $asks:literal)?;)+) => {
        $($(#[$meta])* pub struct $name;
        impl Right for $name {
            const ROLES: &'static [Role] = $roles;
            const WHAT: &'static str = $what;
            $(const ASKS_PASSWORD: bool = $asks;)?
        })+
    };
}

rights! {
    /// Drafts, running standings, outstanding tables.
    Inside: "see the staff's pages", &[Role::HeadJudge, Role::Judge, Role::Scorekeeper];
    /// Enter results of the running round.
    Results: "enter results", &[Role::HeadJudge, Role::Judge, Role::Scorekeeper];
    /// Add, check in, edit and drop players.
    Players: "manage players", &[Role::HeadJudge, Role::Scorekeeper];
    /// Pair, publish, start, finish; announce the cut.
    Rounds: "pair and publish rounds", &[Role::HeadJudge, Role::Scorekeeper];
    /// Take calls, follow games, give time to tables, rule.
    Floor: "act as a judge", &[Role::HeadJudge, Role::Judge];
    /// Choose how one table ends its round.
    TableEnds: "choose how a table ends its round", &[Role::HeadJudge];
    /// Start, pause and resume the round's clock, add time for all.
    Clock: "run the clock", &[Role::HeadJudge, Role::Judge, Role::Scorekeeper];
    /// Correct results of finished rounds, disqualify.
    Judging: "correct finished rounds", &[Role::HeadJudge];
    /// The full log, contact data, exports with private parts.
    Records: "read the full log and the private exports", &[Role::HeadJudge];
    /// The table that the stage shows.
    Stage: "choose what a stream shows", &[Role::HeadJudge, Role::Scorekeeper];
    /// Announcements.
    Announce: "announce", &[Role::HeadJudge];
    /// Settings, cancelling.
    Settings: "change the settings", &[];
    /// Removal of personal data.
    Privacy: "remove personal data", &[], asks_password: true;
    /// Invite and remove staff.
    Staffing: "choose the staff", &[], asks_password: true;
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
    /// One of these roles in the tournament, to do `what`.
    Role {
        roles: &'static [Role],
        what: &'static str,
        asks_password: bool,
    },
}

impl Need {
    /// A right in the tournament.
    pub fn role<R: Right>() -> Self {
        Self::Role {
            roles: R::ROLES,
            what: R::WHAT,
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

    /// Returns the sentence that explains why an account with this role is refused.
    pub fn refusal(self, role: Option<Role>) -> String {
        match self {
            Self::SignedIn | Self::Owner => "Sign in first.".to_owned(),
            Self::Administrator => "Only a site administrator may manage accounts.".to_owned(),
            Self::Role { what, .. } => {
                let you = match role {
                    None => "You are not on the staff of this tournament",
                    Some(Role::Organizer) => "You are an organizer",
                    Some(Role::HeadJudge) => "You are head judge here",
                    Some(Role::Judge) => "You are a judge here",
                    Some(Role::Scorekeeper) => "You are a scorekeeper here",
                };
                format!("{you}, and this takes somebody who may {what}. Ask the organizer.")
            }
        }
    }
}
