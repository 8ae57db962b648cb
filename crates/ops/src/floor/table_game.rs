//! The game that is followed at a table, as the floor shows it: whose turn it is, which players are out, and what one
//! tap does next.

use std::collections::BTreeMap;

use super::game_state::game_state;
use super::state::GameState;
use crate::floor::follow::{ReplayedGame, SeenSteps, TurnTimes, played};
use crate::floor::rulings::{Ruled, steps_of_rulings};
use chrono::TimeDelta;
use podium_base::clock::Moment;
use podium_melee::{Action, Game, LeaveReason, MarkerNumber, Outcome, Seat, Variant};
use podium_store::floor::clocks::Pause;
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::PlaceRow;

/// A followed game, its players as places of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableGame {
    pub version: i64,
    /// The tournament's `games_version` with its last change.
    changed: i64,
    /// Its steps that rulings made.
    ruled: Vec<i64>,
    pub state: GameState,
    /// Whether there is only one turn at a time.
    pub single: bool,
    /// For each place of the table why its player is out; `None`: in the game.
    pub out: Vec<Option<LeaveReason>>,
    /// For each place whether its player can be named as the one whose turn it is when time is called (T56).
    pub may_be_in_turn: Vec<bool>,
    /// The turn markers, by number.
    pub turns: Vec<TableTurn>,
    /// How many turns have begun since the record began.
    pub begun: usize,
    /// The turns that have ended, of players who sit here.
    ended: Vec<EndedTurn>,
    /// For each place the life of its player, if it is known.
    pub life: Vec<Option<i32>>,
    /// The place of the winner.
    pub winner: Option<usize>,
    /// The place of the player with the most life (T47); `None` if the life of somebody in the game is unknown.
    pub most_life: Option<usize>,
    /// What there is of its steps.
    pub seen: SeenSteps,
    /// The first step of its last command, if that may be undone on the floor: in records of the end of a round, not in
    /// followed games.
    pub undo: Option<i64>,
}

/// A turn marker of a followed game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableTurn {
    pub marker: u16,
    /// The place of its player; `None` if the player no longer sits here.
    pub place: Option<usize>,
    /// Whether the turn is in progress.
    pub in_turn: bool,
    /// Since when it is.
    pub since: Option<Moment>,
    /// The marker that it waits for.
    pub waits_for: Option<u16>,
    /// What happens when its turn ends, if there is one turn at a time.
    pub then: Option<Then>,
}

/// A turn that has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct EndedTurn {
    /// The place of its player.
    place: usize,
    began: Moment,
    ended: Moment,
}

/// A turn that takes long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LongTurn {
    /// The place of its player; `None` if the player no longer sits here.
    pub place: Option<usize>,
    pub since: Moment,
    /// How many minutes it has taken, without pauses.
    pub minutes: u32,
}

/// A player who has used up their own time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UsedUp {
    pub place: usize,
    pub since: Moment,
    /// How many minutes their turns have taken, without pauses.
    pub minutes: u32,
    /// How many they have.
    pub own: u32,
}

/// What happens after a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Then {
    /// The turn of the player at this place.
    Turn(usize),
    /// No other turn: the game is drawn (T22), or the most life decides it (T47).
    Over,
}

impl TableGame {
    /// Describes the game followed at a table with these places.
    /// `rulings`: those of the round, whose steps only their own withdrawal undoes.
    pub fn new(
        followed: &ReplayedGame,
        places: &[PlaceRow],
        players: &BTreeMap<String, PlayerRow>,
        rulings: &[Ruled],
    ) -> Self {
        let game = &followed.game;
        // a later game of the match has its own seats (T14)
        let place_of = |seat: Seat| {
            let key = followed.keys().get(seat.index())?;
            let sits = |place: &PlaceRow| players.get(&place.player_id).is_some_and(|player| player.key == *key);
            places.iter().position(sits)
        };
        // A player who is not in this game of the match counts as out.
        let mut out = vec![Some(LeaveReason::Conceded); places.len()];
        let mut may_be_in_turn = vec![false; places.len()];
        let mut life = vec![None; places.len()];
        for seat in game.table().all_seats() {
            if let Some(place) = place_of(seat) {
                out[place] = game.table().leave_reason(seat);
                life[place] = game.status(seat).and_then(|status| status.life);
                may_be_in_turn[place] = !game.time().is_called() && followed.may_be_in_turn(seat);
            }
        }
        // only which turns there are, and since when
        let times = TurnTimes::of(followed, &[]);
        let since = |marker: MarkerNumber| {
            let turn = times.in_progress.iter().find(|turn| turn.marker == marker);
            turn.map(|turn| turn.since)
        };
        let ended = times.ended.iter().filter_map(|(began, turn)| {
            let place = place_of(Seat::new(turn.seat)?)?;
            let (began, ended) = (*began, *began + TimeDelta::seconds(i64::from(turn.seconds)));
            Some(EndedTurn { place, began, ended })
        });
        let single = game.setup().variant() == Variant::FreeForAll;
        let ruled = steps_of_rulings(rulings, &followed.row.id);
        let turns = game.markers().iter().map(|marker| TableTurn {
            marker: marker.number().0,
            place: place_of(marker.seat()),
            in_turn: marker.turn().is_some(),
            since: since(marker.number()),
            waits_for: game.waits_for(marker.number()).map(|other| other.0),
            then: match single && game.time().is_called() {
                true => after(game, marker.number(), &place_of),
                false => None,
            },
        });
        Self {
            version: followed.row.version,
            changed: followed.row.changed,
            state: game_state(followed),
            single,
            out,
            may_be_in_turn,
            turns: match game.outcome() {
                Some(_) => Vec::new(),
                None => turns.collect(),
            },
            begun: times.begun,
            ended: ended.collect(),
            life,
            winner: match game.outcome() {
                Some(Outcome::Winner(seat)) => place_of(*seat),
                _ => None,
            },
            most_life: match game.outcome() {
                Some(Outcome::Winner(_)) => None,
                _ => game.most_life().and_then(&place_of),
            },
            seen: SeenSteps {
                last: followed.steps.last().map_or(0, |step| step.number),
                moved: followed.moved(),
            },
            undo: {
                let is_left = |action: &Action| matches!(action, Action::Leave { .. });
                let last = followed.standing().next_back();
                let is_free = last.is_some_and(|step| !ruled.contains(&step.number));
                let is_end = game.time().is_called() || is_free && followed.document.actions().iter().all(is_left);
                followed.last_command_but(&ruled).first().copied().filter(|_| is_end)
            },
            ruled,
        }
    }

    /// Returns whether it describes a game at the same places, with the same steps of rulings.
    pub fn is_of(&self, followed: &ReplayedGame, rulings: &[Ruled]) -> bool {
        self.changed == followed.row.changed && self.ruled == steps_of_rulings(rulings, &followed.row.id)
    }

    /// The turns in progress.
    pub fn in_turn(&self) -> impl Iterator<Item = &TableTurn> {
        self.turns.iter().filter(|turn| turn.in_turn)
    }

    /// Returns whether its turns are passed: many tables only count life.
    fn passes_turns(&self) -> bool {
        self.begun > self.in_turn().count()
    }

    /// Returns the turn that has taken longest, of those that had taken so many minutes at a moment, without pauses.
    pub fn long_turn(&self, minutes: u32, now: Moment, pauses: &[Pause]) -> Option<LongTurn> {
        let taken = self.in_turn().filter_map(|turn| {
            let since = turn.since?;
            let minutes = played(since, now, pauses) / 60;
            let place = turn.place;
            Some(LongTurn { place, since, minutes })
        });
        let long = taken.filter(|turn| turn.minutes >= minutes && self.passes_turns());
        long.max_by_key(|turn| turn.minutes)
    }

    /// Returns the players in the game whose turns had taken so many minutes at a moment, without pauses, in seat order.
    pub fn used_up(&self, own: u32, now: Moment, pauses: &[Pause]) -> Vec<UsedUp> {
        let is_over = matches!(self.state, GameState::Won | GameState::Drawn);
        if is_over || !self.passes_turns() {
            return Vec::new();
        }
        let ended = self.ended.iter().map(|turn| (turn.place, turn.began, turn.ended));
        let in_progress = self.in_turn().filter_map(|turn| Some((turn.place?, turn.since?, now)));
        let mut taken = vec![0_u32; self.out.len()];
        for (place, began, until) in ended.chain(in_progress) {
            taken[place] = taken[place].saturating_add(played(began, until, pauses));
        }
        let is_used_up = |&(place, seconds): &(usize, u32)| self.out[place].is_none() && seconds / 60 >= own;
        let used_up = taken.into_iter().enumerate().filter(is_used_up);
        used_up
            .map(|(place, seconds)| UsedUp {
                place,
                since: now - TimeDelta::seconds(i64::from(seconds) - i64::from(own) * 60),
                minutes: seconds / 60,
                own,
            })
            .collect()
    }

    /// Returns whether its last turn has ended, and it has no outcome until life totals say who has won (T47).
    pub fn no_turn_is_left(&self) -> bool {
        matches!(self.state, GameState::FinishTurn | GameState::Turns { left: 0, .. })
            && self.in_turn().next().is_none()
    }

    /// Returns how many players are still in the game.
    pub fn playing(&self) -> usize {
        self.out.iter().filter(|out| out.is_none()).count()
    }
}

/// Returns what the end of a turn leads to, by trying it on a copy.
fn after(game: &Game, marker: MarkerNumber, place_of: &dyn Fn(Seat) -> Option<usize>) -> Option<Then> {
    let mut ahead = game.clone();
    ahead.apply(&Action::EndTurn { marker }).ok()?;
    match ahead.outcome() {
        Some(_) => Some(Then::Over),
        None if ahead.markers_in_turn().is_empty() => Some(Then::Over),
        None => ahead
            .marker(marker)
            .and_then(|next| place_of(next.seat()))
            .map(Then::Turn),
    }
}
