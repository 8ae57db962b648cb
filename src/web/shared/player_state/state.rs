//! The state of a player: one function of the snapshot, and, on the player's own page, of their table.

use super::own_table::OwnTable;
use crate::web::shared::view::{RoundView, View};
use podium_event::event::{PlayerIx, Stage};
use podium_snapshot::Snapshot;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{PlayerStatus, RoundState, TournamentState};

/// The situation of a player in a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerState {
    /// Registered, and not approved yet.
    Pending,
    Waitlisted,
    /// Refused, or removed before the rounds.
    Removed,
    /// Has a place, and is not checked in.
    Registered,
    CheckedIn,
    /// Plays from a later round on.
    LateEntry,
    /// At a table of a published round that has not started.
    Seated,
    Playing,
    /// Out of the game that the others play on (T24).
    OutOfGame,
    /// At a table where a judge has called time.
    TimeCalled,
    /// Their own report waits for another player.
    Reported,
    /// Another player's report waits for them.
    ToConfirm,
    /// A report was disputed, and the staff decides.
    Disputed,
    /// Their table has its result.
    Confirmed,
    Bye,
    /// Not paired, which counts as a match loss.
    MatchLoss,
    /// A Swiss round is played without them.
    Unpaired,
    BetweenRounds,
    /// The last planned Swiss round is over, and nothing was announced since.
    SwissOver,
    /// In the announced cut, with a table in the next round.
    InPlayoff,
    /// In the announced cut, and waits while others play.
    WaitingSeed,
    OutOfCut,
    /// Their final place is known, or the tournament is over.
    Finished,
    Dropped,
    Disqualified,
    Cancelled,
}

/// The player whose state it is, and the data that may be read for it.
#[derive(Clone, Copy)]
pub struct Whose<'s> {
    pub snapshot: &'s Snapshot,
    pub row: &'s PlayerRow,
    /// The player; `None` if they have no place in the event: pending, on the waiting list, removed.
    pub player: Option<PlayerIx>,
    /// Their table with its reports and its game; `None` on a public page, which shows neither.
    pub table: Option<&'s OwnTable>,
}

impl<'s> Whose<'s> {
    /// Limits it to the public data on a player of the event.
    pub fn public(snapshot: &'s Snapshot, player: PlayerIx) -> Self {
        Self {
            snapshot,
            row: snapshot.loaded.row(player),
            player: Some(player),
            table: None,
        }
    }

    /// Includes the data that only the player may see.
    pub fn own(snapshot: &'s Snapshot, row: &'s PlayerRow, table: Option<&'s OwnTable>) -> Self {
        Self {
            snapshot,
            row,
            player: snapshot.player_of(&row.id),
            table,
        }
    }

    /// Returns the public view of the tournament.
    pub fn view(&self) -> View<'s> {
        View::of(self.snapshot)
    }
}

impl PlayerState {
    /// Derives the state.
    pub fn of(whose: Whose<'_>) -> Self {
        let (view, row) = (whose.view(), whose.row);
        let player = match (row.status, whose.player) {
            (PlayerStatus::Pending, _) => return Self::Pending,
            (PlayerStatus::Waitlisted, _) => return Self::Waitlisted,
            (PlayerStatus::Removed, _) | (PlayerStatus::Registered, None) => return Self::Removed,
            (PlayerStatus::Registered, Some(player)) => player,
        };
        let tournament = view.tournament().state;
        if tournament == TournamentState::Cancelled {
            return Self::Cancelled;
        }
        if row.disqualified_after.is_some() {
            return Self::Disqualified;
        }
        let open = view.open_round();
        if let Some(state) = open.and_then(|round| in_round(&view, round, player, whose.table)) {
            return state;
        }
        if view.final_places().is_some_and(|places| places.of(player).is_some()) {
            return Self::Finished;
        }
        if row.dropped_after.is_some() {
            return Self::Dropped;
        }
        match tournament {
            TournamentState::Setup | TournamentState::Registration => before_rounds(row),
            TournamentState::Swiss => in_swiss(&view, row),
            TournamentState::CutAnnounced | TournamentState::Playoff => match view.seed(player) {
                None => Self::OutOfCut,
                Some(_) if waits(&view, player) => Self::WaitingSeed,
                Some(_) => Self::InPlayoff,
            },
            TournamentState::Finished => Self::Finished,
            TournamentState::Cancelled => Self::Cancelled,
        }
    }

    /// Returns whether the player is seated at a table now.
    pub fn is_at_table(self) -> bool {
        self.is_playing()
            || matches!(
                self,
                Self::Reported | Self::ToConfirm | Self::Disputed | Self::Confirmed
            )
    }

    /// Returns whether the player is seated at a table without a report.
    pub fn is_playing(self) -> bool {
        matches!(self, Self::Seated | Self::Playing | Self::OutOfGame | Self::TimeCalled)
    }
}

/// Returns the state of a player with a place in the current round; `None` for everybody else.
fn in_round(view: &View<'_>, round: RoundView<'_>, player: PlayerIx, table: Option<&OwnTable>) -> Option<PlayerState> {
    if view.seat(player).is_some() {
        return Some(at_table(round, player, table));
    }
    if round.round.byes.contains(&player) {
        return Some(PlayerState::Bye);
    }
    let lost = round.round.match_losses.contains(&player);
    lost.then_some(PlayerState::MatchLoss)
}

fn at_table(round: RoundView<'_>, player: PlayerIx, table: Option<&OwnTable>) -> PlayerState {
    let sits = match round.state {
        RoundState::Running => PlayerState::Playing,
        _ => PlayerState::Seated,
    };
    let Some(own) = table else {
        return sits;
    };
    if own.at.pod.result.is_some() {
        PlayerState::Confirmed
    } else if own.at.disputed().is_some() {
        PlayerState::Disputed
    } else if own.at.waiting().is_some() {
        match own.reported_it {
            true => PlayerState::Reported,
            false => PlayerState::ToConfirm,
        }
    } else if own.game.out.contains_key(&player) {
        PlayerState::OutOfGame
    } else if own.game.time_called {
        PlayerState::TimeCalled
    } else {
        sits
    }
}

fn before_rounds(row: &PlayerRow) -> PlayerState {
    match row.checked_in {
        true => PlayerState::CheckedIn,
        false => PlayerState::Registered,
    }
}

fn in_swiss(view: &View<'_>, row: &PlayerRow) -> PlayerState {
    let newest = view.rounds().next_back();
    // The current round, or else the next one.
    let now = newest.map_or(1, |round| round.number + u32::from(round.is_finished()));
    if row.entry_round > i64::from(now) {
        return PlayerState::LateEntry;
    }
    match newest {
        None => before_rounds(row),
        Some(round) if !round.is_finished() => PlayerState::Unpaired,
        Some(_) if view.plan().is_some_and(|plan| now > plan.swiss_rounds) => PlayerState::SwissOver,
        Some(_) => PlayerState::BetweenRounds,
    }
}

/// Returns whether a player of the announced cut has no table in the current or next round.
fn waits(view: &View<'_>, player: PlayerIx) -> bool {
    let newest = view.rounds().next_back();
    match newest.filter(|round| round.round.stage == Stage::Playoff) {
        Some(round) => !round.is_finished(),
        None => {
            let legs = view.legs();
            let waiting = legs.first().map_or(0, |leg| leg.waiting);
            view.seed(player).is_some_and(|seed| seed as usize <= waiting)
        }
    }
}
