//! Events: players, rounds, pods and results, from which standings, pairings, cuts and pages are computed.

mod check;
mod parts;
mod stage;

use std::collections::BTreeMap;

use super::Problem;
use super::profile::Profile;

pub use super::limits::{MAX_ID_LENGTH, MAX_NAME_LENGTH, MAX_PLAYERS, MAX_POD_SEATS, MAX_ROUNDS, MAX_TABLE, MIN_POD};
pub use super::player::{Player, PlayerIx};
pub use parts::{EventParts, Pod, Round};
pub use stage::Stage;

/// A checked event. Code that takes one need not check it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event(EventParts);

impl Event {
    /// Builds an event from parts, after checking them against each other.
    ///
    /// # Errors
    /// All problems, each with its JSON pointer in the event document.
    pub fn new(mut parts: EventParts) -> Result<Self, Vec<Problem>> {
        let problems = check::problems(&parts);
        if !problems.is_empty() {
            return Err(problems);
        }
        check::in_seat_order(&mut parts);
        Ok(Self(parts))
    }

    /// Returns the parts, to change them and build a new event.
    #[must_use]
    pub fn into_parts(self) -> EventParts {
        self.0
    }

    #[must_use]
    pub fn profile(&self) -> &Profile {
        &self.0.profile
    }

    /// Returns the players in the order of the document or of registration.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.0.players
    }

    #[must_use]
    pub fn player(&self, player: PlayerIx) -> &Player {
        &self.0.players[player.ix()]
    }

    /// Iterates over the indices of all players, in the order of the list.
    pub fn indices(&self) -> impl ExactSizeIterator<Item = PlayerIx> + use<> {
        (0..u32::try_from(self.0.players.len()).expect("at most MAX_PLAYERS")).map(PlayerIx)
    }

    /// Counts the players who take part ([`Player::takes_part`], T10), with those who have left since. This is the one
    /// number of players that pages, the API and players' phones show.
    #[must_use]
    pub fn size(&self) -> usize {
        self.players().iter().filter(|player| player.takes_part()).count()
    }

    /// Finds a player by id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<PlayerIx> {
        self.indices().find(|&player| self.player(player).id == id)
    }

    /// Returns an index of the players by id, for callers that look up many.
    #[must_use]
    pub fn by_id(&self) -> BTreeMap<&str, PlayerIx> {
        self.indices()
            .map(|player| (self.player(player).id.as_str(), player))
            .collect()
    }

    /// Returns all rounds in the order of their numbers.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.0.rounds
    }

    /// Returns the Swiss rounds in the order of their numbers.
    #[must_use]
    pub fn swiss(&self) -> &[Round] {
        &self.0.rounds[..self.swiss_count()]
    }

    /// Returns the playoff rounds in the order of their numbers.
    #[must_use]
    pub fn playoff(&self) -> &[Round] {
        &self.0.rounds[self.swiss_count()..]
    }

    fn swiss_count(&self) -> usize {
        self.0.rounds.partition_point(|round| round.stage == Stage::Swiss)
    }

    /// Returns the number of the next round.
    #[must_use]
    pub fn next_number(&self) -> u32 {
        u32::try_from(self.0.rounds.len()).expect("at most MAX_ROUNDS") + 1
    }

    /// Returns the players who may be paired in a round ([`Player::is_active`]), in the order of the list.
    #[must_use]
    pub fn active(&self, round: u32) -> Vec<PlayerIx> {
        self.indices()
            .filter(|&player| self.player(player).is_active(round))
            .collect()
    }

    /// Returns whether the match of a Swiss pod counts in the standings after a round (`None`: of now). It does not once a
    /// player of it was removed with all of their matches.
    #[must_use]
    pub fn counts(&self, pod: &Pod, after: Option<u32>) -> bool {
        let is_void = |&player: &PlayerIx| {
            let void = self.player(player).void_after;
            void.is_some_and(|void| after.is_none_or(|after| after >= void))
        };
        !pod.seats.iter().any(is_void)
    }

    /// Returns whether a pod of a round is void now: its match counts for nobody. Playoff pods never are.
    #[must_use]
    pub fn is_void(&self, round: &Round, pod: &Pod) -> bool {
        round.stage == Stage::Swiss && !self.counts(pod, None)
    }

    /// Returns the seeds of the announced cut, best first.
    #[must_use]
    pub fn cut(&self) -> Option<&[PlayerIx]> {
        self.0.cut.as_deref()
    }
}

#[cfg(test)]
mod tests;
