//! A record of the table as its page shows it.

use super::read::Read;
use super::result::{GameEnd, game_end};
use super::seats::{Around, PlayerTime, Shows, seats};
use super::steps::{Act, StepLine, step_lines};
use crate::web::frame::look::countdown::timestamp;
use crate::web::shared::floor::game_history::Recorded;
use crate::web::shared::floor::game_words::{time_text, turns_left};
use crate::web::shared::view::View;
use chrono::TimeDelta;
use podium_base::clock::Moment;
use podium_event::Profile;
use podium_melee::{Action, Game, Naming, Seat, SeatSet};
use podium_ops::floor::follow::{ReplayedGame, ShownNames, TurnTimes, full, played, turn_is_known, undoable};
use podium_store::floor::clocks::Pause;
use say::{Message, our_table as t};

/// The sides of the dice that are offered besides one for the seats.
const DICE: [usize; 3] = [6, 10, 20];

/// A turn in progress.
pub struct TurnView {
    pub marker: u16,
    /// The seat of its player, from 1.
    pub seat: usize,
    /// The number of the turn among those that its player has begun.
    pub turn: u32,
    pub name: Message,
    pub time: PlayerTime,
    /// Whether something is on its stack: then a judge ends it.
    pub has_stack: bool,
}

impl TurnView {
    /// Returns what the button sends that ends it.
    pub fn ends(&self) -> String {
        format!("do=end_turn;marker={};of={};turn={}", self.marker, self.seat, self.turn)
    }
}

/// The last step that can be undone at the table.
pub struct Undo {
    pub step: i64,
    pub what: Message,
    /// Whether the reader has done it.
    pub own: bool,
}

/// The button with which all leave at once who would lose.
pub struct LoseTogether {
    /// What it sends.
    pub act: String,
    /// "Ann and Bo have lost at the same time"
    pub says: Message,
}

/// A player who may be in turn when time is called.
pub struct InTurn {
    /// The seat, from 1.
    pub seat: usize,
    pub name: Message,
}

/// The call of time.
pub enum TimeCall {
    /// It is not up, or it was called.
    Not,
    /// The record says whose turn it is.
    Known,
    /// The caller names the player.
    Asks(Vec<InTurn>),
}

/// What the reader draws at random.
pub struct Chance {
    /// The seat of the reader, from 1: the record says who has asked for it.
    seat: usize,
    /// The sides of the dice.
    pub dice: Vec<usize>,
}

impl Chance {
    /// Returns what the button sends that flips a coin.
    pub fn flips(&self) -> String {
        format!("do=flip;player={}", self.seat)
    }

    /// Returns what a button sends that rolls a die.
    pub fn rolls(&self, sides: &usize) -> String {
        format!("do=roll;player={};sides={sides}", self.seat)
    }
}

/// A record of the table.
pub struct GameView {
    /// The id of the record, and the number of its last step: forms send them back.
    pub id: String,
    pub seen: i64,
    /// "Game 2", if the match had others before.
    pub title: Option<Message>,
    pub around: Around,
    /// The turns in progress.
    pub turns: Vec<TurnView>,
    /// When the next turn in progress is long, where the table sees that.
    pub long_turn_at: Option<String>,
    /// How many turns have begun.
    pub begun: usize,
    /// "2 turns left", "last turn".
    pub left: Option<Message>,
    /// "Time was called: 3 more turns may begin."
    pub time: Option<Message>,
    pub time_call: TimeCall,
    pub undo: Option<Undo>,
    /// Why the table undoes nothing more: time was called.
    pub undo_ends: Option<Message>,
    /// `None` while they are not several.
    pub lose_together: Option<LoseTogether>,
    /// What the last coin or die showed, while it is among the last steps.
    pub drawn: Option<Message>,
    /// The latest first.
    pub recent: Vec<StepLine>,
    /// Whether somebody's life is unknown.
    pub asks_life: bool,
    pub is_over: bool,
    /// Why its players do no more steps in it: it has too many.
    pub full: Option<Message>,
    /// What follows the end of the game.
    pub end: Option<GameEnd>,
    /// `None` for a reader who is out of the game, and once it is over.
    pub chance: Option<Chance>,
}

impl GameView {
    /// Returns whether one turn at a time is in progress.
    pub fn single(&self) -> Option<&TurnView> {
        match &self.turns[..] {
            [one] => Some(one),
            _ => None,
        }
    }

    /// Returns whether no value can be changed.
    pub fn is_still(&self) -> bool {
        self.is_over || self.full.is_some()
    }

    /// Returns whether several turns are in progress.
    pub fn has_several(&self) -> bool {
        self.turns.len() > 1
    }

    /// Returns whether the table's time is up, and nobody has called it.
    pub fn time_is_up(&self) -> bool {
        !matches!(self.time_call, TimeCall::Not)
    }

    /// Returns the players of whom one is named with the call of time.
    pub fn asks_turn(&self) -> &[InTurn] {
        match &self.time_call {
            TimeCall::Asks(players) => players,
            TimeCall::Not | TimeCall::Known => &[],
        }
    }
}

/// The reader of the page.
pub struct Reader<'r> {
    pub id: &'r str,
    pub key: &'r str,
    /// Whether nothing can be pressed: a result waits, or is stored.
    pub is_closed: bool,
    /// A seat that is shown in full, from 1; 0: none.
    pub chosen: usize,
    pub in_hand: bool,
}

/// Describes a record.
pub fn game_view(read: &Read, game: &ReplayedGame, reader: &Reader<'_>) -> GameView {
    let (table, at) = (&read.table, &game.game);
    let view = View::of(&read.snapshot);
    let own = game.keys().iter().position(|key| key == reader.key).and_then(Seat::new);
    let chosen = reader.chosen.checked_sub(1).and_then(Seat::new);
    let is_over = at.outcome().is_some();
    let is_paused = read.own.clock.is_none_or(|clock| clock.paused_since.is_some());
    let clock = read
        .snapshot
        .loaded
        .clock
        .as_ref()
        .filter(|clock| clock.row.round_id == table.round.id);
    let pauses = clock.map_or_else(Vec::new, |clock| clock.row.pauses(read.now));
    let times = TurnTimes::of(game, &pauses);
    let runs = !is_paused && !reader.is_closed && !is_over && game.is_open();
    let (long_turns, long_turn_at) = match runs {
        true => long_turns(view.profile(), &times, read.now, &pauses),
        false => (Vec::new(), None),
    };
    let shows = Shows {
        own,
        chosen,
        runs,
        now: read.now,
        pauses: &pauses,
        own_time: view.profile().own_time_minutes,
        long_turns: &long_turns,
    };
    let all = seats(table, game, &times, &shows);
    let names = ShownNames { table, game };
    let has_stack = |number| {
        at.marker(number)
            .is_some_and(|marker| !marker.stack().objects().is_empty())
    };
    let turns = times.in_progress.iter().map(|turn| TurnView {
        marker: turn.marker.0,
        seat: turn.seat.index() + 1,
        turn: at.table().turns_begun(turn.seat),
        name: names.player(turn.seat),
        time: PlayerTime::new(played(turn.since, read.now, &pauses), shows.runs, read.now),
        has_stack: has_stack(turn.marker),
    });
    let recorded = Recorded {
        table,
        accounts: &read.accounts,
        // what a judge wrote about somebody is not for the table
        rulings: &[],
    };
    let zone = &view.tournament().time_zone;
    let acts = Act::all(recorded, game, zone);
    let recent = step_lines(&acts, at.table().seats(), &names, zone);
    let undo = undo(read, game, reader.id, &acts, &recent);
    let draws = own.filter(|seat| !is_over && at.table().is_playing(*seat));
    GameView {
        id: game.row.id.clone(),
        seen: game.steps.last().map_or(0, |step| step.number),
        title: (table.confirmed().len() > 1 || game.row.number > 1).then(|| say::game_desk::game(game.row.number)),
        asks_life: !is_over && all.iter().any(|seat| seat.is_in() && seat.life.is_none()),
        around: Around::new(all, reader.in_hand),
        turns: match is_over {
            true => Vec::new(),
            false => turns.collect(),
        },
        long_turn_at,
        begun: times.begun,
        left: turns_left(at),
        time: time_text(at),
        time_call: time_call(read, game),
        undo_ends: (undo.is_none() && at.time().is_called()).then(say::refused_table::time_stays),
        undo,
        lose_together: lose_together(at, &names).filter(|_| !is_over),
        drawn: drawn(game, &recent).map(|line| line.what.clone()),
        recent,
        is_over,
        full: full(game),
        end: game_end(read, game, reader.id),
        chance: draws.map(|seat| Chance {
            seat: seat.index() + 1,
            dice: dice(at.table().seats()),
        }),
    }
}

/// Returns whose turns in progress are long at a moment, and when the next one is, where the table sees that. A record that only counts
/// life has no long turn.
fn long_turns(profile: &Profile, times: &TurnTimes, now: Moment, pauses: &[Pause]) -> (Vec<Seat>, Option<String>) {
    let is_seen = profile.long_turns_at_table && times.begun > times.in_progress.len();
    let Some(minutes) = profile.long_turn_minutes.filter(|_| is_seen) else {
        return (Vec::new(), None);
    };
    let left = |since: Moment| i64::from(minutes) * 60 - i64::from(played(since, now, pauses));
    let (mut long, mut next) = (Vec::new(), None);
    for turn in &times.in_progress {
        match left(turn.since) {
            ..=0 => long.push(turn.seat),
            seconds => next = Some(next.map_or(seconds, |earlier: i64| earlier.min(seconds))),
        }
    }
    let at = next.map(|seconds| timestamp((now + TimeDelta::seconds(seconds)).and_utc()));
    (long, at)
}

/// Returns the dice that are offered: one with a side for each seat first.
fn dice(seats: usize) -> Vec<usize> {
    let others = DICE.iter().copied().filter(|sides| *sides != seats);
    std::iter::once(seats).chain(others).collect()
}

/// Returns how time is called at the table.
fn time_call(read: &Read, game: &ReplayedGame) -> TimeCall {
    let at = &game.game;
    let is_up = read.own.clock.is_some_and(|clock| clock.is_up(read.now.and_utc()));
    if !is_up || at.outcome().is_some() || at.time().is_called() {
        return TimeCall::Not;
    }
    if turn_is_known(game, read.now) {
        return TimeCall::Known;
    }
    let names = ShownNames {
        table: &read.table,
        game,
    };
    let players = at.table().all_seats().filter(|seat| game.may_be_in_turn(*seat));
    TimeCall::Asks(
        players
            .map(|seat| InTurn {
                seat: seat.index() + 1,
                name: names.player(seat),
            })
            .collect(),
    )
}

/// Returns how all players leave at once who would lose: they share their place, or the game is drawn (CR 104.4a). `None` if they are
/// not several.
fn lose_together(game: &Game, names: &dyn Naming) -> Option<LoseTogether> {
    let losing: SeatSet = game.proposed_losses().into_iter().map(|(seat, _)| seat).collect();
    if losing.len() < 2 {
        return None;
    }
    let seats: Vec<String> = losing.iter().map(|seat| (seat.index() + 1).to_string()).collect();
    Some(LoseTogether {
        act: format!("do=leave;why=lost;players={}", seats.join("_")),
        says: t::lost_together(say::list(losing.iter().map(|seat| names.player(seat)).collect())),
    })
}

/// Returns the line of the last coin or die.
fn drawn<'l>(game: &ReplayedGame, recent: &'l [StepLine]) -> Option<&'l StepLine> {
    let mut latest = game.acted().rev();
    let (step, _) = latest.find(|(_, action)| matches!(action, Action::Flip { .. } | Action::Roll { .. }))?;
    recent.iter().find(|line| line.steps.contains(&step.number))
}

/// Returns the last step if it can be undone at the table, in the words of all that were done with it.
fn undo(read: &Read, game: &ReplayedGame, reader: &str, acts: &[Act], recent: &[StepLine]) -> Option<Undo> {
    if !game.is_open() {
        return None;
    }
    let step = undoable(game, &read.snapshot.floor.rulings).ok()??;
    let names = ShownNames {
        table: &read.table,
        game,
    };
    let act = acts.iter().find(|act| act.steps.contains(&step));
    let what = act.map_or_else(t::last_step, |act| act.words(game.keys().len(), &names));
    let later = |line: &&StepLine| line.steps.iter().any(|number| *number > step);
    let by = game
        .steps
        .iter()
        .find(|row| row.number == step)
        .and_then(|row| row.player_id.as_deref());
    Some(Undo {
        step,
        own: by == Some(reader),
        what: match drawn(game, recent).filter(later) {
            Some(line) => t::but_stays(what, &line.what),
            None => what,
        },
    })
}
