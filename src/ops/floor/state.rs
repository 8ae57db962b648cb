//! How a table stands, in one word: of its result, its players' report, its game where that is followed, and its clock.

use chrono::{DateTime, Utc};

use crate::rules::round_clock::TableClock;

/// How a followed game stands as far as the floor is concerned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameState {
    /// Time is not called.
    Playing,
    /// MTR-A 2.5AA: time is called, and so many turns may still begin.
    Turns {
        /// Turns that may still begin.
        left: u32,
        /// N: the players in the game when time was called (T22).
        of: u32,
        /// Whether there is one turn at a time: then the turn that is played has a number.
        single: bool,
    },
    /// MTR-A 2.5AB: time is called, the turns in progress are the last.
    FinishTurn,
    Drawn,
    Won,
}

/// What players reported themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reported {
    /// Nothing that still stands.
    No,
    /// By one of them; another has to confirm.
    Waits,
    Disputed,
}

/// How a table stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableState {
    /// The round has not begun.
    NotStarted,
    Playing,
    /// The clock stands still.
    Paused,
    /// The others' time is up, this table's extension runs (T21).
    Extension,
    /// Time is up; nobody has called it at the table yet, or nobody follows the game there.
    TimeIsUp,
    /// Time is called: which turn is played, from 0, and how many come after turn 0.
    Turn {
        turn: u32,
        of: u32,
    },
    /// Time is called at a table with several turns at a time: so many may still begin.
    TurnsLeft(u32),
    /// Time is called: the turns in progress are the last.
    LastTurn,
    /// The game is drawn; the result is not entered.
    Drawn,
    /// The game is won; the result is not entered.
    Decided,
    /// A player reported the result; another has to confirm.
    Reported,
    /// Players do not agree on the result.
    Disputed,
    /// The result is entered.
    Done,
}

/// What is known of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known {
    /// Whether the result is entered.
    pub has_result: bool,
    pub reported: Reported,
    /// The game that is followed now.
    pub game: Option<GameState>,
    /// `None`: the round has not begun.
    pub clock: Option<TableClock>,
}

/// How a table stands at a moment. What is entered goes before what is reported, that before the game, that before
/// the clock.
pub fn table_state(known: &Known, now: DateTime<Utc>) -> TableState {
    if known.has_result {
        return TableState::Done;
    }
    match known.reported {
        Reported::Disputed => return TableState::Disputed,
        Reported::Waits => return TableState::Reported,
        Reported::No => {}
    }
    match known.game {
        Some(GameState::Won) => return TableState::Decided,
        Some(GameState::Drawn) => return TableState::Drawn,
        Some(GameState::FinishTurn) => return TableState::LastTurn,
        Some(GameState::Turns { left, of, single: true }) => {
            return TableState::Turn {
                turn: of.saturating_sub(left),
                of,
            };
        }
        Some(GameState::Turns {
            left, single: false, ..
        }) => return TableState::TurnsLeft(left),
        Some(GameState::Playing) | None => {}
    }
    let Some(clock) = known.clock else {
        return match known.game {
            Some(_) => TableState::Playing,
            None => TableState::NotStarted,
        };
    };
    if clock.paused_since.is_some() {
        return TableState::Paused;
    }
    let up = |clock: &TableClock| {
        clock
            .time_left(now)
            .is_some_and(|left| left.num_microseconds() <= Some(0))
    };
    let without_extension = TableClock {
        extension_minutes: 0,
        ..clock
    };
    match (up(&clock), up(&without_extension)) {
        (true, _) => TableState::TimeIsUp,
        (false, true) => TableState::Extension,
        (false, false) => TableState::Playing,
    }
}

impl TableState {
    /// In the words of the floor.
    pub fn words(self) -> String {
        let words = match self {
            Self::NotStarted => "not started",
            Self::Playing => "playing",
            Self::Paused => "paused",
            Self::Extension => "extension running",
            Self::TimeIsUp => "time is up",
            Self::Turn { turn: 0, of } => return format!("turn 0, {of} to come"),
            Self::Turn { turn, of } => return format!("turn {turn} of {of}"),
            Self::TurnsLeft(1) => "1 turn left",
            Self::TurnsLeft(left) => return format!("{left} turns left"),
            Self::LastTurn => "last turn",
            Self::Drawn => "drawn, to confirm",
            Self::Decided => "decided, to confirm",
            Self::Reported => "reported by a player, waits for confirmation",
            Self::Disputed => "disputed",
            Self::Done => "done",
        };
        words.to_owned()
    }

    /// Whether no result is entered and none waits for a player's word.
    pub fn is_outstanding(self) -> bool {
        self != Self::Done
    }

    /// Whether time is up at the table and its end-of-round procedure runs or should.
    pub fn is_after_time(self) -> bool {
        matches!(
            self,
            Self::TimeIsUp | Self::Turn { .. } | Self::TurnsLeft(_) | Self::LastTurn | Self::Drawn | Self::Decided
        )
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    fn at(minute: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::minutes(minute)
    }

    fn clock(extension_minutes: u32) -> TableClock {
        TableClock {
            started_at: at(0),
            limit_minutes: Some(75),
            paused: TimeDelta::zero(),
            paused_since: None,
            extension_minutes,
        }
    }

    fn known() -> Known {
        Known {
            has_result: false,
            reported: Reported::No,
            game: None,
            clock: Some(clock(0)),
        }
    }

    #[test]
    fn the_clock_alone_says_how_far_a_table_is() {
        assert_eq!(
            table_state(&Known { clock: None, ..known() }, at(0)),
            TableState::NotStarted
        );
        assert_eq!(table_state(&known(), at(74)), TableState::Playing);
        assert_eq!(
            table_state(&known(), at(75)),
            TableState::TimeIsUp,
            "at the very moment"
        );
        let extended = Known {
            clock: Some(clock(6)),
            ..known()
        };
        assert_eq!(table_state(&extended, at(74)), TableState::Playing);
        assert_eq!(table_state(&extended, at(80)), TableState::Extension);
        assert_eq!(table_state(&extended, at(81)), TableState::TimeIsUp);
        let paused = TableClock {
            paused_since: Some(at(10)),
            ..clock(0)
        };
        assert_eq!(
            table_state(
                &Known {
                    clock: Some(paused),
                    ..known()
                },
                at(400)
            ),
            TableState::Paused
        );
        let untimed = TableClock {
            limit_minutes: None,
            ..clock(0)
        };
        assert_eq!(
            table_state(
                &Known {
                    clock: Some(untimed),
                    ..known()
                },
                at(400)
            ),
            TableState::Playing
        );
    }

    #[test]
    fn a_followed_game_counts_the_turns_after_time() {
        let turns = |left, single| {
            let game = Some(GameState::Turns { left, of: 4, single });
            table_state(&Known { game, ..known() }, at(90)).words()
        };
        assert_eq!(turns(4, true), "turn 0, 4 to come");
        assert_eq!(turns(2, true), "turn 2 of 4");
        assert_eq!(turns(0, true), "turn 4 of 4");
        assert_eq!(turns(3, false), "3 turns left");
        assert_eq!(turns(1, false), "1 turn left");
        let with = |game| {
            table_state(
                &Known {
                    game: Some(game),
                    ..known()
                },
                at(90),
            )
        };
        assert_eq!(
            with(GameState::Playing),
            TableState::TimeIsUp,
            "nobody has called time there yet"
        );
        assert_eq!(with(GameState::FinishTurn), TableState::LastTurn);
        assert_eq!(with(GameState::Drawn), TableState::Drawn);
        assert_eq!(with(GameState::Won), TableState::Decided);
    }

    #[test]
    fn a_report_goes_before_the_game_and_a_result_before_both() {
        let game = Some(GameState::Won);
        let waits = Known {
            reported: Reported::Waits,
            game,
            ..known()
        };
        assert_eq!(table_state(&waits, at(90)), TableState::Reported);
        let disputed = Known {
            reported: Reported::Disputed,
            ..waits
        };
        assert_eq!(table_state(&disputed, at(90)), TableState::Disputed);
        assert_eq!(
            table_state(
                &Known {
                    has_result: true,
                    ..disputed
                },
                at(90)
            ),
            TableState::Done
        );
    }
}
