//! The game of the feature table, as a stream shows it: the record that its players keep on their phones, or a judge at the
//! game desk.

use chrono::TimeDelta;

use super::game_words::{counters, life_total, titles_and_turns, turns_left};
use crate::web::shared::view::{RoundView, View};
use podium_base::clock::Moment;
use podium_event::{PlayerIx, Pod};
use podium_melee::{Action, Outcome, Seat};
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, TurnTimes, departure_label, table_of_round};
use podium_store::tournaments::games_version;
use podium_store::{Database, DbError, Reader};
use say::{Message, game_seats as words};

/// How long a page that everybody sees keeps a game: however many look at it, it is read once in that time.
const KEPT: TimeDelta = TimeDelta::seconds(10);

/// The feature table with its games, as they were read.
pub struct Kept {
    table: Option<FollowedTable>,
    /// The tournament's `games_version` of what was read, or an earlier one.
    pub games: i64,
}

impl Kept {
    /// Reads the games of the feature table.
    ///
    /// # Errors
    /// The database does not answer, or the rows of a game are not a game.
    pub fn read(conn: &mut Reader<'_>, view: &View<'_>) -> Result<Self, DbError> {
        // first: what is read after it is at least as new
        let games = games_version(conn, &view.tournament().slug)?;
        let table = match featured(view) {
            Some((round, pod)) => table_of_round(conn, round.stored(), pod.table.into())?,
            None => None,
        };
        Ok(Self { table, games })
    }

    /// Reads what everybody may see of it: nothing, unless the organizer shows it.
    ///
    /// # Errors
    /// See [`Kept::read`].
    pub fn of_everybody(db: &Database, view: &View<'_>) -> Result<Option<Self>, DbError> {
        match view.profile().feature_game_public {
            true => db.read(|conn| Self::read(conn, view)).map(Some),
            false => Ok(None),
        }
    }

    /// Describes the game for the table's players, in the order of their seats.
    pub fn game(&self, view: &View<'_>, pod: &Pod) -> Option<TableGame> {
        let game = self.table.as_ref()?.shown()?;
        Some(TableGame::new(view, pod, game))
    }

    /// Describes the game in a line, while its round goes on and life totals are known.
    pub fn line(&self, view: &View<'_>) -> Option<GameLine> {
        let (_, pod) = featured(view).filter(|(round, _)| !round.is_finished())?;
        let game = self.game(view, pod)?;
        let playing = pod.seats.iter().zip(&game.seats).filter(|(_, seat)| !seat.is_out);
        let lives = playing.filter_map(|(player, seat)| {
            let life = Message::from(seat.life_shown()?);
            Some(Message::joined([Message::from(view.name(*player)), life], " "))
        });
        let lives = Message::joined(lives, ", ");
        (!lives.is_empty()).then_some(GameLine {
            table: pod.table,
            lives,
        })
    }
}

/// Returns the table that a stream shows, with its round.
fn featured<'s>(view: &View<'s>) -> Option<(RoundView<'s>, &'s Pod)> {
    let round = view.rounds().next_back()?;
    Some((round, round.round.pods.get(round.feature()?)?))
}

/// A game in a line, for a projector.
#[derive(Debug)]
pub struct GameLine {
    pub table: u32,
    /// "Ann Oak 34, Bob Birch 21": those who are in the game.
    pub lives: Message,
}

/// Returns the moment at which a page that everybody sees asks for the game again; `None`: it shows none that goes on.
pub fn asks_at(view: &View<'_>, now: Moment) -> Option<Moment> {
    let is_shown = view.profile().feature_game_public && view.open_round().is_some();
    is_shown.then(|| now + KEPT)
}

/// A game at the feature table.
#[derive(Debug, PartialEq, Eq)]
pub struct TableGame {
    /// "Game 2 · Turn 7 · 2 turns left"; empty while nothing of it is known.
    pub state: Message,
    /// The number of the last turn that has begun; `None` where nobody says when turns end.
    pub turn: Option<usize>,
    /// In the order of the table's seats.
    pub seats: Vec<SeatGame>,
}

/// What a game says of a player.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct SeatGame {
    pub life: Option<i32>,
    pub poison: u32,
    /// Other counters, in the order of `PlayerCounter::ALL`.
    pub counters: [u32; 3],
    pub in_turn: bool,
    pub is_out: bool,
    /// "takes a turn", "out: lost", "poison 3", "monarch": a few words each.
    pub marks: Vec<Message>,
    /// By commanders.
    pub damage: Vec<Damage>,
}

impl SeatGame {
    /// Returns the life total as pages show it: "40", "−2".
    pub fn life_shown(&self) -> Option<String> {
        self.life.map(life_total)
    }
}

/// Damage that a player has taken from a commander.
#[derive(Debug, PartialEq, Eq)]
pub struct Damage {
    /// The number of its owner's seat, from 1.
    pub from: usize,
    /// Whether it is the second of two commanders.
    pub second: bool,
    pub total: u32,
    /// "12 from Bob's commander".
    pub words: Message,
}

/// A game with the places of its players at the table.
struct Placed<'g> {
    view: &'g View<'g>,
    pod: &'g Pod,
    game: &'g ReplayedGame,
    times: TurnTimes,
    /// Whether somebody says when turns end: many tables keep only life.
    has_turns: bool,
}

impl TableGame {
    fn new(view: &View<'_>, pod: &Pod, game: &ReplayedGame) -> Self {
        let ends_turn = |action: &Action| matches!(action, Action::EndTurn { .. });
        let placed = Placed {
            view,
            pod,
            game,
            // only whose turns there are, and how many there were
            times: TurnTimes::of(game, &[]),
            has_turns: game.document.actions().iter().any(ends_turn),
        };
        Self {
            state: placed.state(),
            turn: placed.turn(),
            seats: pod.seats.iter().map(|player| placed.seat_game(*player)).collect(),
        }
    }
}

impl Placed<'_> {
    fn state(&self) -> Message {
        let title = (self.game.row.number > 1).then(|| say::game_desk::game(self.game.row.number));
        let turn = self.turn().map(say::our_table::turn_number);
        let is_drawn = matches!(self.game.game.outcome(), Some(Outcome::Draw(_)));
        let all = [
            title,
            turn,
            turns_left(&self.game.game),
            is_drawn.then(say::time_mode::is_drawn),
        ];
        Message::joined(all.into_iter().flatten(), " · ")
    }

    fn turn(&self) -> Option<usize> {
        self.has_turns.then_some(self.times.begun)
    }

    /// Returns the place at the table of a seat of the game: a later game of the match has its own seats (T14).
    fn place(&self, seat: Seat) -> Option<usize> {
        let key = self.game.keys().get(seat.index())?;
        let sits = |player: &PlayerIx| self.view.row(*player).key == *key;
        self.pod.seats.iter().position(sits)
    }

    fn seat_game(&self, player: PlayerIx) -> SeatGame {
        let key = &self.view.row(player).key;
        let seat = self.game.keys().iter().position(|other| other == key);
        match seat.and_then(Seat::new) {
            Some(seat) => self.of_seat(seat),
            None => SeatGame::default(),
        }
    }

    fn of_seat(&self, seat: Seat) -> SeatGame {
        let game = &self.game.game;
        let status = game.status(seat);
        let out = game.table().leave_reason(seat);
        let in_turn = self.has_turns && self.times.in_progress.iter().any(|turn| turn.seat == seat);
        let has_won = game.outcome() == Some(&Outcome::Winner(seat));
        let poison = status.map_or(0, |status| status.poison);
        let first = [
            has_won.then(words::won_the_game),
            in_turn.then(words::takes_turn),
            out.map(|why| words::out(departure_label(why))),
            (poison > 0).then(|| words::poison(poison)),
        ];
        SeatGame {
            life: status.and_then(|status| status.life),
            poison,
            counters: status.map_or([0; 3], |status| status.counters),
            in_turn,
            is_out: out.is_some(),
            marks: first
                .into_iter()
                .flatten()
                .chain(status.into_iter().flat_map(counters))
                .chain(titles_and_turns(game, seat))
                .collect(),
            damage: self.damage(seat),
        }
    }

    fn damage(&self, seat: Seat) -> Vec<Damage> {
        let status = self.game.game.status(seat);
        let taken = status.map_or(&[][..], |status| status.commander_damage.as_slice());
        let known = taken.iter().filter_map(|(commander, total)| {
            let place = self.place(commander.owner)?;
            let owner = self.view.name(self.pod.seats[place]);
            Some(Damage {
                from: place + 1,
                second: commander.second,
                total: *total,
                words: match commander.second {
                    false => words::damage_from(*total, owner),
                    true => words::damage_from_second(*total, owner),
                },
            })
        });
        known.collect()
    }
}
