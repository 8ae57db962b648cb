//! How much of a name the pages of a community show: never more than its tournaments.

use crate::OpError;
use podium_store::NamesShown;
use podium_store::community::Community;
use say::refused_people as t;

/// Refuses a community that shows full names for a tournament that shows first names and initials.
///
/// # Errors
/// It does.
pub(crate) fn refuse_longer_names(community: &Community, shown: NamesShown) -> Result<(), OpError> {
    match (community.names_shown, shown) {
        (NamesShown::Full, NamesShown::Initial) => {
            Err(OpError::field("names_shown", t::community_shows_full(&community.name)))
        }
        _ => Ok(()),
    }
}
