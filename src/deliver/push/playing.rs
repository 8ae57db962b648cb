//! The tables that play in a round, and what their players read when time is called there.

use std::collections::{BTreeMap, BTreeSet};

use podium_base::clock::Moment;
use podium_event::Profile;
use podium_ops::floor::follow::{ReplayedGame, time_is_up};
use podium_store::floor::clocks::{self, RoundClock};
use podium_store::floor::{follow, reports};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::rounds::{self, PodRow};
use podium_store::{DbError, FollowState, PlaceKind, Reader, ReportState, RoundState};
use say::Message;

/// The tables of a running round that play; none of any other.
pub(super) struct Playing {
    profile: Profile,
    clock: Option<RoundClock>,
    /// The tables whose players have reported no result, by their ids.
    pods: BTreeMap<String, PodRow>,
    /// The pod of each player, by their ids.
    seats: BTreeMap<String, String>,
}

impl Playing {
    /// Reads the tables of a round.
    pub fn read(conn: &mut Reader<'_>, tournament: &Tournament, number: i64) -> Result<Self, DbError> {
        let mut playing = Self {
            profile: tournament.profile()?,
            clock: None,
            pods: BTreeMap::new(),
            seats: BTreeMap::new(),
        };
        let round = rounds::by_number(conn, &tournament.id, number)?;
        let Some(round) = round.filter(|round| round.state == RoundState::Running) else {
            return Ok(playing);
        };
        playing.clock = clocks::of_running(conn, &round, &playing.profile)?;
        let reported: BTreeSet<String> = reports::of_round(conn, &round.id)?
            .into_iter()
            .filter(|report| matches!(report.state, ReportState::Waiting | ReportState::Disputed))
            .map(|report| report.pod_id)
            .collect();
        let pods = rounds::pods_of_round(conn, &round.id)?.into_iter();
        let plays = pods.filter(|pod| pod.result.is_none() && !reported.contains(&pod.id));
        playing.pods = plays.map(|pod| (pod.id.clone(), pod)).collect();
        let places = rounds::places_of_round(conn, &round.id)?.into_iter();
        let seated = places.filter(|place| place.kind == PlaceKind::Seat);
        playing.seats = seated
            .filter_map(|place| Some((place.player_id, place.pod_id?)))
            .collect();
        Ok(playing)
    }

    /// Returns what a player reads at a moment; `None` if their table does not play, or time is not called there: neither by the
    /// clock nor in this game.
    pub fn words(
        &self,
        conn: &mut Reader<'_>,
        player: &str,
        game: Option<&str>,
        at: Moment,
    ) -> Result<Option<Message>, DbError> {
        let Some(pod) = self.seats.get(player).and_then(|pod| self.pods.get(pod)) else {
            return Ok(None);
        };
        let clock = self.clock.as_ref().map(|clock| clock.of_pod(&pod.id));
        let has_run_out = clock.is_some_and(|clock| clock.has_run_out(at.and_utc()));
        let is_called = match game {
            Some(game) if !has_run_out => is_called(conn, &pod.id, game)?,
            _ => has_run_out,
        };
        Ok(is_called.then(|| time_is_up(&self.profile, pod)))
    }
}

/// Returns whether time is called in the open game of a pod.
fn is_called(conn: &mut Reader<'_>, pod: &str, game: &str) -> Result<bool, DbError> {
    let open = follow::by_id(conn, game)?.filter(|row| row.pod_id == pod && row.state == FollowState::Open);
    let Some(row) = open else {
        return Ok(false);
    };
    let steps = follow::actions(conn, game)?;
    Ok(ReplayedGame::new(row, steps)?.game.time().is_called())
}
