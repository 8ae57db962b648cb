//! A table in time mode: whose turn it is, or how many turns are left, and the buttons of one tap each.

use chrono::TimeDelta;

use super::Viewer;
use super::row::{self, TimeView};
use super::words::name;
use crate::web::shared::player_reports::{Count, PlayerReport};
use podium_base::clock::Moment;
use podium_event::Profile;
use podium_event::profile::EndOfRound;
use podium_ops::floor::board::{Board, BoardTable};
use podium_ops::floor::follow::{SeenSteps, end_of_round, may_be_in_end_step};
use podium_ops::floor::state::{GameState, TableState};
use podium_ops::floor::table_game::{TableGame, TableTurn, Then};
use podium_ops::run::results;
use podium_store::{CallState, FollowState, StageWord};
use say::{Message, staff_words, time_mode as t};

/// The most seats whose players get buttons: the tables of a Grand Melee have their game desk.
const SEATS: usize = 9;

/// A seat of a table, as the round was paired.
pub struct TimeSeat {
    /// From 1.
    pub number: usize,
    pub name: Message,
    /// The reason why the player is out of the game.
    pub out: Option<Message>,
    /// Whether a turn of theirs is in progress.
    pub in_turn: bool,
    /// Whether the call can name them as the one whose turn it is, although they are out (T56).
    pub may_be_named: bool,
    /// Whether a ruling says that they are not counted, which the call confirms.
    pub slow: bool,
}

/// A turn marker of a Grand Melee.
pub struct MarkerLine {
    pub marker: u16,
    pub name: Message,
    /// "waits for marker 2"; `None` while the turn is in progress.
    pub waits: Option<Message>,
}

/// The progress of a table, and what a tap does there.
pub enum Step {
    /// Time is not called: asks whose turn it is.
    Ask { early: bool },
    /// The same if there are several turns at a time, and the record knows them.
    AskAll { early: bool },
    /// There are several turns at a time, and nobody follows them.
    Unknown,
    /// Time is called, one turn at a time.
    Turn {
        says: Message,
        name: Message,
        marker: u16,
        /// "then Dag"; `None` if the game ends with this turn.
        then: Option<Message>,
        /// The value of the button that gives their player an extra turn; `None` where none would begin.
        extra: Option<String>,
    },
    /// Time is called, several turns at a time.
    Turns { says: Message, markers: Vec<MarkerLine> },
    /// The overtime is over: the game is drawn (T44), or the player with the most life has won (T47).
    Overtime {
        says: Message,
        /// Whether one tap enters the draw.
        draw: bool,
    },
    /// The game is over: the button that confirms it.
    Over {
        says: Message,
        /// `None` where another game follows, at the game desk (T17).
        key: Option<String>,
    },
    /// Its players report a result, or disagree about it: the buttons that count it. Or one of its games was confirmed.
    Elsewhere { says: Message, counts: Vec<Count> },
    /// The result is entered; the version of the pod while its reader may undo that.
    Done { result: Message, undo: Option<i64> },
}

/// A table in time mode.
pub struct TimeCard {
    pub number: i64,
    /// The chip of its state.
    pub kind: &'static str,
    pub state: Message,
    pub time: Option<TimeView>,
    pub extension: u32,
    pub seats: Vec<TimeSeat>,
    pub step: Step,
    /// The version of the followed game; 0: none is followed.
    pub version: i64,
    /// What the card shows of its steps.
    pub seen: SeenSteps,
    /// The first step of the last tap, which may be undone.
    pub undo: Option<i64>,
    /// How many turns are left after a call, or that the turn is finished.
    pub comes_to: Message,
    /// Whether one tap on the winner also ends the match before its time.
    pub is_one_game: bool,
    /// Whether a drawn game can be entered with a tap.
    pub draws: bool,
    /// The part of the page of its result that asks who was still in, where a tap on a draw says too little: nobody follows
    /// the game (T3, T45).
    pub draw_asks: Option<&'static str>,
    /// Whether it is pressed who goes out in which order, because places score (T45).
    pub asks_places: bool,
    /// Whether the most life decides a game that nobody has won when its last turn ends (T47).
    pub life_decides: bool,
    /// Who has the most life in a followed game, where that decides (T47).
    pub most_life: Option<Message>,
    /// Whether the call can say that somebody is acting in the end step (T48).
    pub asks_end_step: bool,
    /// Whether this table ends its round differently from the others.
    pub departs: bool,
    /// Whether a judge was called to it.
    pub is_called: bool,
    /// "deck check since 14:05"
    pub deck_check: Option<Message>,
    /// Who is missing, and that it is to start without them.
    pub missing: Option<Message>,
    /// The reason why the last tap was refused.
    pub problem: Option<Message>,
    /// Whether its reader covers it.
    pub is_mine: bool,
}

/// The data from which all cards of a page are made.
pub struct TimeCards<'p> {
    pub board: &'p Board,
    pub profile: &'p Profile,
    pub viewer: &'p Viewer,
    /// The times of the reader's entries that can be undone.
    pub own: &'p [Moment],
    /// What players report.
    pub reports: &'p [PlayerReport],
}

impl TimeCards<'_> {
    /// Returns the cards of the outstanding tables, and of those that the reader entered a moment ago: first the
    /// reader's own tables, each group by number, so that a judge who walks the hall finds them in order.
    pub fn all(&self) -> Vec<TimeCard> {
        let shown = self
            .board
            .tables
            .iter()
            .filter(|table| table.state.is_outstanding() || self.undo(table).is_some());
        let mut cards: Vec<TimeCard> = shown.map(|table| self.card(table)).collect();
        cards.sort_by_key(|card| (!card.is_mine, card.number));
        cards
    }

    fn card(&self, table: &BoardTable) -> TimeCard {
        let (board, game) = (self.board, table.game.as_ref());
        let own = |account: &Option<String>| account.as_ref() == Some(&self.viewer.account);
        let end = end_of_round(self.profile, &table.pod);
        let seats: Vec<TimeSeat> = (1..)
            .zip(&table.places)
            .map(|(number, place)| TimeSeat {
                number,
                name: name(board, place),
                out: table.out(number - 1),
                in_turn: game.is_some_and(|game| game.in_turn().any(|turn| turn.place == Some(number - 1))),
                may_be_named: game.is_none_or(|game| game.may_be_in_turn[number - 1]),
                slow: table.slow[number - 1],
            })
            .collect();
        let counted = seats.iter().filter(|seat| seat.out.is_none() && !seat.slow).count();
        TimeCard {
            number: table.number(),
            kind: row::kind(table.state),
            state: table.state.label(),
            time: row::time(table, &board.tournament.time_zone, board.at.and_utc()),
            extension: table.extension(),
            step: self.step(table, &seats),
            seats: match table.places.len() {
                0..=SEATS => seats,
                _ => Vec::new(),
            },
            version: game.map_or(0, |game| game.version),
            seen: game.map_or(SeenSteps { last: 0, moved: 0 }, |game| game.seen),
            undo: game.and_then(|game| game.undo),
            comes_to: match end {
                EndOfRound::ExtraTurns => t::turns_follow(counted),
                EndOfRound::FinishTurn => t::the_last_turn(),
            },
            is_one_game: self.profile.games_to_win == 1,
            draws: self.takes_draws(),
            draw_asks: match game {
                Some(_) => None,
                None if board.takes_places => Some("places"),
                None => self.profile.shares_draw_still_in().then_some("draw"),
            },
            asks_places: board.takes_places,
            life_decides: self.profile.most_life_wins(),
            most_life: game.and_then(|game| {
                let place = game.most_life.filter(|_| self.profile.most_life_wins())?;
                Some(t::most_life(name(board, table.places.get(place)?)))
            }),
            asks_end_step: may_be_in_end_step(self.profile, &table.pod),
            departs: table
                .pod
                .end_of_round
                .is_some_and(|own| own != self.profile.end_of_round),
            is_called: table.calls.iter().any(|call| call.state != CallState::Claimed),
            deck_check: row::deck_check(table, &board.tournament.time_zone),
            missing: row::missing(board, table),
            problem: None,
            is_mine: own(&table.cover),
        }
    }

    fn step(&self, table: &BoardTable, seats: &[TimeSeat]) -> Step {
        let name = |place: Option<usize>| {
            let seat = place.and_then(|place| seats.get(place));
            seat.map_or_else(staff_words::somebody, |seat| seat.name.clone())
        };
        match (table.state, &table.game) {
            (TableState::Done, _) => Step::Done {
                result: row::result(self.board, table).unwrap_or_default(),
                undo: self.undo(table),
            },
            (TableState::Reported | TableState::Disputed, _) => {
                let report = (self.reports.iter()).find(|report| i64::from(report.table) == table.number());
                Step::Elsewhere {
                    says: report.map_or_else(t::look_at_reports, |report| report.text.clone()),
                    counts: report
                        .map(|report: &PlayerReport| report.counts.clone())
                        .unwrap_or_default(),
                }
            }
            (TableState::OvertimeOver, _) if self.may_end(table) => match self.profile.most_life_wins() {
                true => Step::Overtime {
                    says: t::overtime_life(),
                    draw: false,
                },
                false => Step::Overtime {
                    says: self.drawn(t::overtime_is_over()),
                    draw: self.takes_draws(),
                },
            },
            (_, Some(game)) => self.step_of(table, game, &name),
            // a confirmed game without a result: this is undone at the game desk
            (_, None) if table.followed.iter().any(|game| game.state == FollowState::Confirmed) => Step::Elsewhere {
                says: t::game_is_confirmed(),
                counts: Vec::new(),
            },
            // G21: with ten players or more there are several turns at a time
            (_, None) if table.places.len() > SEATS => Step::Unknown,
            (_, None) => Step::Ask {
                early: self.is_early(table),
            },
        }
    }

    /// Returns whether a drawn game is the result of a match, or one of its games: not in a playoff match of one game, which
    /// has a winner (T17), unless the best seed advances from a drawn one (T43).
    fn takes_draws(&self) -> bool {
        let is_swiss = self
            .board
            .round
            .as_ref()
            .is_none_or(|round| round.stage == StageWord::Swiss);
        is_swiss || self.profile.playoff_may_be_drawn() || self.profile.games_to_win > 1
    }

    /// Adds to a drawn game that it is played again, where it is no result.
    fn drawn(&self, says: Message) -> Message {
        match self.takes_draws() {
            true => says,
            false => Message::joined(
                [say::common::sentence(says), say::reference_lists::drawn_playoff()],
                " ",
            ),
        }
    }

    fn step_of(&self, table: &BoardTable, game: &TableGame, name: &dyn Fn(Option<usize>) -> Message) -> Step {
        let early = self.is_early(table);
        let says = match game.state {
            GameState::Won => {
                return Step::Over {
                    says: t::has_won(name(game.winner)),
                    key: Some(game.winner.map_or(0, |place| place + 1).to_string()),
                };
            }
            GameState::Drawn => {
                return Step::Over {
                    says: self.drawn(t::is_drawn()),
                    key: self.takes_draws().then(|| "D".to_owned()),
                };
            }
            GameState::Playing if game.single => return Step::Ask { early },
            GameState::Playing => return Step::AskAll { early },
            GameState::Turns { left, of, single: true } => t::turns_of(of.saturating_sub(left), of),
            GameState::Turns { left: 0, .. } | GameState::FinishTurn => t::last_turn(),
            GameState::Turns { left, .. } => t::turns_left(left),
        };
        match (game.single, game.turns.first()) {
            // T47: the last turn has ended, and no life totals say who has won
            _ if game.no_turn_is_left() => Step::Overtime {
                says: t::no_turn_is_left(),
                draw: false,
            },
            (true, Some(turn)) => Step::Turn {
                says,
                name: name(turn.place),
                marker: turn.marker,
                then: match turn.then {
                    Some(Then::Turn(place)) => Some(t::then(name(Some(place)))),
                    _ => None,
                },
                extra: turn
                    .place
                    .filter(|place| matches!(turn.then, Some(Then::Turn(_))) && game.out[*place].is_none())
                    .map(|place| format!("{}.{}.{}", table.number(), place + 1, game.version)),
            },
            _ => Step::Turns {
                says,
                markers: game.turns.iter().map(|turn| marker_line(turn, name)).collect(),
            },
        }
    }

    /// Returns whether the table's own time is not up: then a call asks for confirmation (T21).
    fn is_early(&self, table: &BoardTable) -> bool {
        // a round that has not begun has its whole time left
        table.clock.is_none_or(|clock| {
            let left = clock.time_left(self.board.at.and_utc());
            left.is_some_and(|left| left > TimeDelta::zero())
        })
    }

    /// Returns whether one tap can end the game of a table without its result: a match of several games that nobody
    /// follows needs all of them.
    fn may_end(&self, table: &BoardTable) -> bool {
        let is_confirmed = table.followed.iter().any(|game| game.state == FollowState::Confirmed);
        (self.profile.games_to_win == 1 || table.game.is_some()) && !(table.game.is_none() && is_confirmed)
    }

    /// The version of a table's pod whose result the reader may undo.
    fn undo(&self, table: &BoardTable) -> Option<i64> {
        let pod = &table.pod;
        results::undo_is_offered_until(pod, &self.viewer.account, self.board.at)?;
        self.own.contains(&pod.reported_at?).then_some(pod.version)
    }
}

fn marker_line(turn: &TableTurn, name: &dyn Fn(Option<usize>) -> Message) -> MarkerLine {
    MarkerLine {
        marker: turn.marker,
        name: name(turn.place),
        waits: match (turn.in_turn, turn.waits_for) {
            (true, _) => None,
            (false, Some(other)) => Some(t::waits_for(other)),
            (false, None) => Some(t::no_more_turn()),
        },
    }
}

impl TimeCard {
    /// Returns the value of a seat's button.
    pub fn of_seat(&self, seat: &TimeSeat) -> String {
        format!("{}.{}.{}", self.number, seat.number, self.version)
    }

    /// Returns the value of a button of the table; `key`: a marker, or `D`.
    pub fn of_key(&self, key: impl std::fmt::Display) -> String {
        format!("{}.{key}.{}", self.number, self.version)
    }

    /// Returns whether its message stays until the reader has answered it.
    pub fn holds(&self) -> bool {
        self.problem.is_some()
    }

    /// The players whom a ruling keeps from being counted.
    pub fn slow(&self) -> impl Iterator<Item = &TimeSeat> {
        self.seats.iter().filter(|seat| seat.slow && seat.out.is_none())
    }
}
