//! Single-use links: the set-up of an empty installation, invitations to the site and to a tournament's staff, lost
//! passwords. Opening a link only shows its form, because messengers open links before people do; the form uses it up.

mod accept;

use chrono::Duration;
use podium_store::SecurityEventKind;

pub use accept::{Accepted, Chosen, accept, accept_as};

use super::secrets;
use crate::command::roles;
use crate::{Command, OpError, SecurityEvent, Sender, SiteWork};
use podium_base::clock::{self, Moment};
use podium_store::site::links::{self, Link};
use podium_store::site::settings;
use podium_store::tournaments::{self, Tournament};
use podium_store::{Database, DbError, LinkPurpose, Reader, Role, SiteRole, Writer};
use say::{Message, refused_accounts as t};

/// Hours after which set-up links expire, and invitations unless their maker says otherwise.
pub const INVITATION_HOURS: i64 = 24;
/// Hours after which a reset link for a lost password expires.
pub const RESET_HOURS: i64 = 1;

/// The path of a link with this token.
pub fn path(token: &str) -> String {
    format!("/link/{token}")
}

/// What a link offers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Offer {
    /// The first account of the site, its administrator.
    Setup,
    /// A role in a tournament.
    Staff { tournament: Box<Tournament>, role: Role },
    /// An account with a role on the site.
    Site(SiteRole),
    /// A new password for this account.
    Reset(podium_store::site::accounts::Account),
}

/// A link that can be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Open {
    pub offer: Offer,
    /// Name of the account that made the link; `None` for the command line.
    pub made_by: Option<String>,
    pub expires_at: Moment,
}

/// The reasons why a link cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LinkProblem {
    #[error("{}", t::link_unknown())]
    Unknown,
    #[error("{}", t::link_used())]
    Used,
    #[error("{}", t::link_expired())]
    Expired,
    /// A sentence.
    #[error("{0}")]
    Void(Message),
    #[error(transparent)]
    Db(#[from] DbError),
}

impl LinkProblem {
    /// Returns the reason as people read it.
    pub fn in_words(&self) -> Message {
        match self {
            Self::Unknown => t::link_unknown(),
            Self::Used => t::link_used(),
            Self::Expired => t::link_expired(),
            Self::Void(why) => why.clone(),
            Self::Db(error) => error.to_string().into(),
        }
    }
}

impl From<LinkProblem> for OpError {
    fn from(problem: LinkProblem) -> Self {
        let why = problem.in_words();
        match problem {
            LinkProblem::Db(error) => Self::from(error),
            LinkProblem::Unknown => Self::NotFound(why),
            LinkProblem::Used | LinkProblem::Expired | LinkProblem::Void(_) => Self::refused(why),
        }
    }
}

/// Looks at a link without using it up.
///
/// # Errors
/// The reason why it cannot be used.
pub fn look(conn: &mut Reader<'_>, token: &str) -> Result<Open, LinkProblem> {
    look_at(conn, token, clock::now())
}

/// Runs [`look`] at a given time.
pub fn look_at(conn: &mut Reader<'_>, token: &str, at: Moment) -> Result<Open, LinkProblem> {
    let link = links::find(conn, &secrets::hash_token(token))?.ok_or(LinkProblem::Unknown)?;
    // Before the expiry: a person who opens a used link late should learn that it was used.
    if link.used_at.is_some() {
        return Err(LinkProblem::Used);
    }
    if link.expires_at <= at {
        return Err(LinkProblem::Expired);
    }
    let maker = match &link.made_by {
        // Made on the command line, which may give any role.
        None => None,
        Some(id) => podium_store::site::accounts::by_id(conn, id)?,
    };
    let offer = offer(conn, &link, maker.as_ref())?;
    Ok(Open {
        offer,
        made_by: maker.map(|m| m.name),
        expires_at: link.expires_at,
    })
}

fn offer(
    conn: &mut Reader<'_>,
    link: &Link,
    maker: Option<&podium_store::site::accounts::Account>,
) -> Result<Offer, LinkProblem> {
    let corrupt = || DbError::Corrupt(format!("a link for {} lacks what it is for", link.purpose));
    let no_longer = || LinkProblem::Void(t::link_no_longer());
    match link.purpose {
        // The first account may have been made on the command line meanwhile.
        LinkPurpose::Setup if podium_store::site::accounts::any(conn)? => Err(LinkProblem::Void(t::link_set_up())),
        LinkPurpose::Setup => Ok(Offer::Setup),
        LinkPurpose::Site => match maker {
            // checked on use: an invitation must not outlive its maker's right
            Some(maker) if maker.disabled || maker.site_role != SiteRole::Administrator => Err(no_longer()),
            _ => Ok(Offer::Site(link.site_role.ok_or_else(corrupt)?)),
        },
        LinkPurpose::Staff => {
            let role = link.role.ok_or_else(corrupt)?;
            let id = link.tournament_id.as_deref().ok_or_else(corrupt)?;
            let tournament = tournaments::by_id(conn, id)?.ok_or_else(corrupt)?;
            if let Some(maker) = maker {
                // checked on use: an invitation must not outlive its maker's right
                let theirs = roles::role_of(conn, id, maker)?.filter(|_| !maker.disabled);
                if !theirs.is_some_and(|theirs| roles::may_grant(theirs, role)) {
                    return Err(no_longer());
                }
            }
            Ok(Offer::Staff {
                tournament: Box::new(tournament),
                role,
            })
        }
        LinkPurpose::Reset => {
            let id = link.account_id.as_deref().ok_or_else(corrupt)?;
            let account = podium_store::site::accounts::by_id(conn, id)?.ok_or_else(corrupt)?;
            if account.disabled {
                return Err(LinkProblem::Void(t::account_disabled()));
            }
            Ok(Offer::Reset(account))
        }
    }
}

/// Stores a new link and returns its token, which is not stored.
pub(crate) fn make(conn: &mut Writer<'_>, mut link: Link, at: Moment, hours: i64) -> Result<String, OpError> {
    // only its hash is stored: a copy of the database opens nothing
    let token = secrets::random_link_token();
    link.token_hash = secrets::hash_token(&token);
    link.made_at = at;
    link.expires_at = at + Duration::hours(hours);
    links::insert(conn, &link)?;
    Ok(token)
}

/// The setting with the time at which the set-up link was made.
const SET_UP_LINK: &str = "set_up_link_made";

/// Makes the set-up link of an empty installation, which `serve` prints, and makes older ones void; `None` if there is
/// an account already.
pub fn set_up(db: &Database) -> Result<Option<String>, OpError> {
    if db.read(podium_store::site::accounts::any)? {
        return Ok(None);
    }
    Command::on_site(Sender::CommandLine).run_on_site(db, |work| {
        // On PostgreSQL the row stays locked until the end: of two instances that start at once, the second one sees the
        // link of the first, and only its own stays valid.
        settings::set(work.conn, SET_UP_LINK, &work.at.to_string())?;
        // each start prints a link, and one in an old log must not make an administrator
        links::withdraw(work.conn, LinkPurpose::Setup, None)?;
        let link = Link {
            site_role: Some(SiteRole::Administrator),
            ..Link::new(LinkPurpose::Setup, None)
        };
        make(work.conn, link, work.at, INVITATION_HOURS).map(Some)
    })
}

/// Makes an invitation to the site and returns its token. For administrators.
pub fn invite_to_site(work: &mut SiteWork<'_, '_>, role: SiteRole) -> Result<String, OpError> {
    let link = Link {
        site_role: Some(role),
        ..Link::new(LinkPurpose::Site, work.actor.account_id.as_deref())
    };
    work.record(SecurityEvent::new(SecurityEventKind::SiteInvitationMade).with(role));
    make(work.conn, link, work.at, INVITATION_HOURS)
}

/// The invitations to the site that can still be used.
pub fn site_invitations(conn: &mut Reader<'_>) -> Result<Vec<Link>, DbError> {
    links::open_site_invitations(conn, clock::now())
}

/// The invitations to a tournament's staff that can still be used.
pub fn staff_invitations(conn: &mut Reader<'_>, tournament_id: &str) -> Result<Vec<Link>, DbError> {
    links::open_invitations(conn, tournament_id, clock::now())
}

/// Revokes an unused invitation to the site. For administrators.
///
/// # Errors
/// [`OpError::NotFound`] when it was already used or revoked.
pub fn withdraw_from_site(work: &mut SiteWork<'_, '_>, token_hash: &str) -> Result<(), OpError> {
    if links::withdraw_site(work.conn, token_hash)? {
        work.record(SecurityEvent::new(SecurityEventKind::SiteInvitationWithdrawn));
        Ok(())
    } else {
        Err(OpError::NotFound(t::invitation_gone()))
    }
}

/// Makes a reset link for a lost password, makes the account's older ones void, and returns the token. For
/// administrators.
///
/// # Errors
/// The account is disabled or gone.
pub fn make_reset(work: &mut SiteWork<'_, '_>, account_id: &str) -> Result<String, OpError> {
    let account = podium_store::site::accounts::lock(work.conn, account_id)?
        .ok_or_else(|| OpError::NotFound(t::no_such_account()))?;
    if account.disabled {
        return Err(OpError::refused(t::enable_first(&account.name)));
    }
    // One valid link at a time: one that was sent to the wrong person becomes void with the next.
    links::withdraw(work.conn, LinkPurpose::Reset, Some(account_id))?;
    let link = Link {
        account_id: Some(account_id.to_owned()),
        ..Link::new(LinkPurpose::Reset, work.actor.account_id.as_deref())
    };
    work.record(SecurityEvent::new(SecurityEventKind::ResetLinkMade).about(account_id));
    make(work.conn, link, work.at, RESET_HOURS)
}
