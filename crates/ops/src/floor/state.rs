//! The state of a table: derived from its result, its players' report, its followed game and its clock.

use chrono::{DateTime, Utc};

use podium_event::round_clock::TableClock;
use say::Message;
use say::game_words as t;

/// The state of a followed game, as the floor shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameState {
    /// Time is not called.
    Playing,
    /// MTR-A 2.5AA: time was called, and a number of turns may still begin.
    Turns {
        /// Turns that may still begin.
        left: u32,
        /// N: the number of players in the game when time was called (T22).
        of: u32,
        /// Whether the game has only one turn at a time, so that turns are numbered.
        single: bool,
    },
    /// MTR-A 2.5AB: time was called, and the turns in progress are the last.
    FinishTurn,
    Drawn,
    Won,
}

/// The report of the players themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReportStatus {
    /// No report counts now.
    None,
    /// A player reported; another one has to confirm.
    Waiting,
    Disputed,
}

/// The state of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableState {
    /// The round has not begun.
    NotStarted,
    Playing,
    /// The clock is paused.
    Paused,
    /// The round's time is up, but this table has an extension (T21).
    Extension,
    /// Time is up, and nobody has called it in a followed game of the table.
    TimeIsUp,
    /// Time is called in a game of one turn at a time: the turn in progress, from 0, and how many come after turn 0.
    Turn {
        turn: u32,
        of: u32,
    },
    /// Time is called in a game of several turns at a time: how many turns may still begin.
    TurnsLeft(u32),
    /// Time is called: the turns in progress are the last.
    LastTurn,
    /// The overtime of the last turn is over: a judge ends the game (T44).
    OvertimeOver,
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

/// The facts that determine the state of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableFacts {
    /// Whether the result is entered.
    pub has_result: bool,
    pub reported: ReportStatus,
    /// The game that is followed now.
    pub game: Option<GameState>,
    /// `None`: the round has not begun.
    pub clock: Option<TableClock>,
    /// Minutes of overtime; `None`: the last turn has no limit.
    pub overtime: Option<u32>,
}

/// Derives the state of a table at a moment. Players who disagree take precedence over the result, the result over the
/// report, the report over the game, the game over the clock.
pub fn table_state(facts: &TableFacts, now: DateTime<Utc>) -> TableState {
    match (facts.reported, facts.has_result) {
        (ReportStatus::Disputed, _) => return TableState::Disputed,
        (_, true) => return TableState::Done,
        (ReportStatus::Waiting, false) => return TableState::Reported,
        (ReportStatus::None, false) => {}
    }
    match facts.game {
        Some(GameState::Won) => return TableState::Decided,
        Some(GameState::Drawn) => return TableState::Drawn,
        _ if is_overtime_over(facts, now) => return TableState::OvertimeOver,
        Some(GameState::FinishTurn) => return TableState::LastTurn,
        Some(GameState::Turns { left, of, single: true }) => {
            return TableState::Turn {
                // T22: the turn in progress when time was called is turn 0
                turn: of.saturating_sub(left),
                of,
            };
        }
        Some(GameState::Turns {
            left, single: false, ..
        }) => return TableState::TurnsLeft(left),
        Some(GameState::Playing) | None => {}
    }
    // A round that is only published has no clock yet, but a judge may already follow a game of it.
    let Some(clock) = facts.clock else {
        return match facts.game {
            Some(_) => TableState::Playing,
            None => TableState::NotStarted,
        };
    };
    // before the time left: a paused clock at zero needs no judge
    if clock.paused_since.is_some() {
        return TableState::Paused;
    }
    let up = |clock: &TableClock| {
        clock
            .time_left(now)
            .is_some_and(|left| left.num_microseconds() <= Some(0))
    };
    // The hall's clock has run out by then; only this table plays on.
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

fn is_overtime_over(facts: &TableFacts, now: DateTime<Utc>) -> bool {
    let clock = facts.clock.zip(facts.overtime);
    clock.is_some_and(|(clock, minutes)| clock.overtime_is_over(minutes, now))
}

impl TableState {
    /// Returns the label that the floor shows.
    pub fn label(self) -> Message {
        match self {
            Self::NotStarted => t::table_not_started(),
            Self::Playing => t::table_playing(),
            Self::Paused => t::table_paused(),
            Self::Extension => t::table_extension(),
            Self::TimeIsUp => t::table_time_is_up(),
            // T22 calls the turn in progress turn 0; "turn 0 of 4" would be confusing.
            Self::Turn { turn: 0, of } => t::table_turn_zero(of),
            Self::Turn { turn, of } => t::table_turn(turn, of),
            Self::TurnsLeft(left) => t::table_turns_left(left),
            Self::LastTurn => t::table_last_turn(),
            Self::OvertimeOver => t::table_overtime_over(),
            Self::Drawn => t::table_drawn(),
            Self::Decided => t::table_decided(),
            Self::Reported => t::table_reported(),
            Self::Disputed => t::table_disputed(),
            Self::Done => t::table_done(),
        }
    }

    /// Returns whether the result is not entered.
    pub fn is_outstanding(self) -> bool {
        self != Self::Done
    }

    /// Returns whether time is up and the end-of-round procedure runs or should run.
    pub fn is_after_time(self) -> bool {
        matches!(
            self,
            // a game that is over still needs a judge: its outcome counts only when somebody confirms it
            Self::TimeIsUp
                | Self::Turn { .. }
                | Self::TurnsLeft(_)
                | Self::LastTurn
                | Self::OvertimeOver
                | Self::Drawn
                | Self::Decided
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

    fn known() -> TableFacts {
        TableFacts {
            has_result: false,
            reported: ReportStatus::None,
            game: None,
            clock: Some(clock(0)),
            overtime: None,
        }
    }

    #[test]
    fn overtime_ends_for_the_judge_to_say_so() {
        let with = |game, minute| {
            let facts = TableFacts {
                game,
                overtime: Some(20),
                clock: Some(clock(6)),
                ..known()
            };
            table_state(&facts, at(minute))
        };
        assert_eq!(with(None, 100), TableState::TimeIsUp, "its own extension comes before");
        assert_eq!(with(None, 101), TableState::OvertimeOver);
        assert_eq!(with(Some(GameState::FinishTurn), 100), TableState::LastTurn);
        assert_eq!(with(Some(GameState::FinishTurn), 101), TableState::OvertimeOver);
        assert_eq!(
            with(Some(GameState::Won), 101),
            TableState::Decided,
            "somebody won in time"
        );
        assert_eq!(
            table_state(&known(), at(999)),
            TableState::TimeIsUp,
            "without a limit nothing ends"
        );
    }

    #[test]
    fn the_clock_alone_says_how_far_a_table_is() {
        assert_eq!(
            table_state(&TableFacts { clock: None, ..known() }, at(0)),
            TableState::NotStarted
        );
        assert_eq!(table_state(&known(), at(74)), TableState::Playing);
        assert_eq!(
            table_state(&known(), at(75)),
            TableState::TimeIsUp,
            "at the very moment"
        );
        let extended = TableFacts {
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
                &TableFacts {
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
                &TableFacts {
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
            table_state(&TableFacts { game, ..known() }, at(90)).label()
        };
        assert_eq!(turns(4, true), "turn 0, 4 to come");
        assert_eq!(turns(2, true), "turn 2 of 4");
        assert_eq!(turns(0, true), "turn 4 of 4");
        assert_eq!(turns(3, false), "3 turns left");
        assert_eq!(turns(1, false), "1 turn left");
        let with = |game| {
            table_state(
                &TableFacts {
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
        let waits = TableFacts {
            reported: ReportStatus::Waiting,
            game,
            ..known()
        };
        assert_eq!(table_state(&waits, at(90)), TableState::Reported);
        let disputed = TableFacts {
            reported: ReportStatus::Disputed,
            ..waits
        };
        assert_eq!(table_state(&disputed, at(90)), TableState::Disputed);
        // A player who denies what was reported disagrees with the result that it made (T53).
        let with_result = |facts| TableFacts {
            has_result: true,
            ..facts
        };
        assert_eq!(table_state(&with_result(disputed), at(90)), TableState::Disputed);
        assert_eq!(table_state(&with_result(waits), at(90)), TableState::Done);
    }
}
