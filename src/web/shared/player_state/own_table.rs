//! The table of a player in the current round, as its own players see it: with its reports and its game.

use super::game::{self, GamePart};
use crate::web::shared::player_reports::why_impossible;
use crate::web::shared::view::View;
use podium_base::clock::Moment;
use podium_event::Pod;
use podium_event::round_clock::TableClock;
use podium_event::round_names::{Asks, round_name};
use podium_ops::floor::rulings::ruled_out;
use podium_ops::run::reports::{AtTable, ReportAction};
use podium_snapshot::Snapshot;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{DbError, RoundState};
use say::Message;

/// A player's table.
pub struct OwnTable {
    pub at: AtTable,
    /// With its result, once it has one.
    pub pod: Pod,
    pub game: GamePart,
    /// The clock of the table; `None` while no clock runs.
    pub clock: Option<TableClock>,
    /// Whether the waiting report is the player's own.
    pub reported_it: bool,
    /// The ruling that made a waiting report impossible, as a clause: nobody confirms it, and it counts as none.
    pub ruled_out: Option<Message>,
}

impl OwnTable {
    /// Finds the player's table in the published or running round, as it is at a moment.
    ///
    /// # Errors
    /// [`DbError::Corrupt`] if the rows of its game are not a game.
    pub fn of(snapshot: &Snapshot, row: &PlayerRow, now: Moment) -> Result<Option<Self>, DbError> {
        let played = |state| matches!(state, RoundState::Published | RoundState::Running);
        let round = snapshot.loaded.rounds.last().filter(|round| played(round.row.state));
        let seat = snapshot
            .player_of(&row.id)
            .and_then(|player| snapshot.public.seat(player));
        let (Some(round), Some((pod, _))) = (round, seat) else {
            return Ok(None);
        };
        let event = snapshot.loaded.event_round(round.row.number);
        let clock = View::of(snapshot).open_round().and_then(|round| round.clock_of(pod));
        let (Some(stored), Some(pod)) = (round.pods.get(pod), event.and_then(|event| event.pods.get(pod))) else {
            return Ok(None);
        };
        let players_report = snapshot.loaded.event.profile().players_may_report();
        let (places, reports) = (
            snapshot.floor.places_of(&stored.id),
            snapshot.floor.reports_of(&stored.id),
        );
        let at = AtTable::new(players_report, round.row.clone(), stored.clone(), row);
        let mut at = at.with(places.to_vec(), reports.to_vec());
        let out = ruled_out(&round.row, &snapshot.floor.rulings);
        let dropped = at.drop_impossible(&out, snapshot.loaded.event.profile().games_to_win);
        let ruled_out = dropped.and_then(|out| {
            let row = snapshot.row_of(&out.player_id)?;
            Some(why_impossible(&row.name, &out))
        });
        let game = game::of_table(snapshot, &at, pod, clock, now)?;
        Ok(Some(Self {
            clock,
            ruled_out,
            ..Self::new(at, pod.clone(), game, row)
        }))
    }

    /// The table of the player `row`, without a clock.
    pub fn new(at: AtTable, pod: Pod, game: GamePart, row: &PlayerRow) -> Self {
        Self {
            reported_it: at.waiting().is_some_and(|report| report.player_id == row.id),
            at,
            pod,
            game,
            clock: None,
            ruled_out: None,
        }
    }

    /// Returns whether the commands currently accept an action on the table's result.
    pub fn may(&self, action: ReportAction) -> bool {
        self.at.refusal(action).is_none()
    }

    /// Returns what is asked about the table's result.
    pub fn asks(&self, view: &View<'_>) -> Asks {
        let number = u32::try_from(self.at.round.number).unwrap_or_default();
        round_name(view.event(), number).asks(view.profile())
    }

    /// Returns the id of the waiting report.
    pub fn waiting(&self) -> Option<&str> {
        self.at.waiting().map(|report| report.id.as_str())
    }
}
