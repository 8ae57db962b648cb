//! Rights in a tournament: which roles have them, and the sentence for who does not.

#[cfg(doc)]
use super::accounts::proof;
use crate::db::Role;

/// A right in a tournament.
pub trait Right: 'static {
    /// The roles that have it. Organizers and site administrators have every right.
    const ROLES: &'static [Role];
    /// What it allows, as "pair and publish rounds".
    const WHAT: &'static str;
    /// Whether who acts by it has to have typed their password a short while ago ([`proof::is_proven`]).
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

/// Whether a role, or an administrator without one, has a right.
pub fn has<R: Right>(role: Option<Role>, administrator: bool) -> bool {
    Need::role::<R>().is_met(role, administrator)
}

/// What a command asks of the account that sends it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// A session, whoever's it is.
    SignedIn,
    /// The owner of the account itself, to change how it is signed in to.
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

    /// Whether somebody with this role in the tournament meets it.
    pub fn is_met(self, role: Option<Role>, administrator: bool) -> bool {
        match self {
            Self::SignedIn | Self::Owner => true,
            Self::Administrator => administrator,
            Self::Role { roles, .. } => {
                // Somebody must be able to help where the organizer is ill.
                administrator || role.is_some_and(|role| role == Role::Organizer || roles.contains(&role))
            }
        }
    }

    /// Whether the password has to have been typed a short while ago: accounts, staff and personal data are not for whoever
    /// finds a browser open.
    pub fn asks_password(self) -> bool {
        match self {
            Self::SignedIn => false,
            Self::Owner | Self::Administrator => true,
            Self::Role { asks_password, .. } => asks_password,
        }
    }

    /// Whether it is left to an administrator who has to set up a second factor first.
    pub fn is_own(self) -> bool {
        matches!(self, Self::SignedIn | Self::Owner)
    }

    /// Why somebody with this role is turned away, a sentence.
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
