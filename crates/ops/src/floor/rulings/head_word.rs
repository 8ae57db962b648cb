//! The authority of the head judge (T30): the head judge's, or, if the staff has none, an organizer's or
//! administrator's.

use podium_store::site::accounts;
use podium_store::{DbError, Reader, Role, SiteRole};
use say::Message;

/// The authority of an account for a Game Loss or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HeadWord {
    /// It is the head judge's own.
    Own,
    /// The staff has no head judge: the account acts in their place, and confirms each Game Loss or more.
    StandsIn,
    /// It waits for the head judge.
    WaitsForHeadJudge,
    /// The staff has no head judge: it waits for the organizer.
    WaitsForOrganizer,
}

impl HeadWord {
    /// Returns whether the account decides.
    pub fn decides(self) -> bool {
        self.waits_for().is_none()
    }

    /// Returns who has to confirm it; `None` if nobody has to.
    pub fn waits_for(self) -> Option<Message> {
        match self {
            Self::Own | Self::StandsIn => None,
            Self::WaitsForHeadJudge => Some(say::ruling_effects::the_head_judge()),
            Self::WaitsForOrganizer => Some(say::ruling_effects::the_organizer()),
        }
    }
}

/// Returns an account's authority; `account` is `None` for an imported ruling, which has no account.
pub fn head_word(conn: &mut Reader<'_>, tournament: &str, account: Option<&str>) -> Result<HeadWord, DbError> {
    let staff = accounts::staff_of(conn, tournament)?;
    // a head judge who cannot sign in must not leave the decision to nobody
    let present = || staff.iter().filter(|(_, account)| !account.disabled);
    let own = present()
        .find(|(_, found)| Some(found.id.as_str()) == account)
        .map(|(member, _)| member.role);
    if present().any(|(member, _)| member.role == Role::HeadJudge) {
        return Ok(match own {
            Some(Role::HeadJudge) => HeadWord::Own,
            _ => HeadWord::WaitsForHeadJudge,
        });
    }
    // T30 without a head judge: somebody must have the last word.
    if own == Some(Role::Organizer) {
        return Ok(HeadWord::StandsIn);
    }
    let is_administrator = match account {
        Some(id) => accounts::by_id(conn, id)?.is_some_and(|found| found.site_role == SiteRole::Administrator),
        None => false,
    };
    Ok(match is_administrator {
        true => HeadWord::StandsIn,
        false => HeadWord::WaitsForOrganizer,
    })
}
