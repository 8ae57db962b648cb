//! A table of rounds and cuts by number of players, which replaces Appendix E (T18).

use std::fmt;
use std::str::FromStr;

use say::{Message, deviations as words, event_problems as t};
use serde::{Deserialize, Serialize};

use crate::bracket;
use crate::limits::{MAX_PLAYERS, MAX_ROUNDS};

/// Most lines of a table.
pub const MAX_ROUND_TABLE: usize = 60;

/// Rounds and cuts by number of players: lines ascending by players.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoundTable(pub Vec<RoundTableLine>);

/// A line of a table: what so many players play, and fewer down to those of the line before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundTableLine {
    /// The most players; `None` is open ended.
    pub players: Option<u32>,
    /// Swiss rounds.
    pub rounds: u32,
    /// Players of the cut; 0 for no playoff.
    pub cut: u32,
}

/// A line that cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoRoundTableLine;

impl RoundTable {
    /// Returns the line for a number of players; `None` above its last line.
    #[must_use]
    pub fn line(&self, players: u32) -> Option<RoundTableLine> {
        let fits = |line: &&RoundTableLine| line.players.is_none_or(|most| players <= most);
        self.0.iter().find(fits).copied()
    }

    /// Returns what is wrong with it.
    pub(super) fn problem(&self, pod_size: u32) -> Option<Message> {
        if self.0.is_empty() || self.0.len() > MAX_ROUND_TABLE {
            return Some(t::round_table_length(MAX_ROUND_TABLE, self.0.len()));
        }
        for (ix, line) in self.0.iter().enumerate() {
            let before = ix.checked_sub(1).map(|before| self.0[before].players);
            let ascends = match (before, line.players) {
                (None, _) => true,
                (Some(before), players) => before.is_some_and(|before| players.is_none_or(|most| most > before)),
            };
            if !ascends {
                return Some(t::round_table_ascends(line));
            }
            if line
                .players
                .is_some_and(|most| !(1..=MAX_PLAYERS as u32).contains(&most))
                || line.rounds > MAX_ROUNDS
                || line.cut > MAX_PLAYERS as u32
            {
                return Some(t::round_table_range(line, MAX_PLAYERS, MAX_ROUNDS));
            }
            if line.rounds == 0 && line.cut == 0 {
                return Some(t::round_table_nothing(line));
            }
            // T15: as a cut is checked when it is announced
            if let (1.., Err(refusal)) = (line.cut, bracket::plan(line.cut as usize, pod_size)) {
                return Some(refusal.message);
            }
        }
        None
    }

    /// Returns it in words.
    pub(super) fn words(&self) -> Message {
        let lines = self.0.iter().map(|line| {
            let plays = match line.cut {
                0 => words::rounds_alone(line.rounds),
                cut => words::rounds_and_top(line.rounds, cut),
            };
            match line.players {
                Some(most) => words::up_to_players(most, plays),
                None => words::more_players(plays),
            }
        });
        Message::joined(lines.collect::<Vec<_>>(), "; ")
    }
}

impl fmt::Display for RoundTableLine {
    /// As it is typed: `16: 2 rounds, top 4`, or `more: 5 rounds, no playoff`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.players {
            Some(most) => write!(f, "{most}: ")?,
            None => f.write_str("more: ")?,
        }
        let rounds = if self.rounds == 1 { "round" } else { "rounds" };
        write!(f, "{} {rounds}, ", self.rounds)?;
        match self.cut {
            0 => f.write_str("no playoff"),
            cut => write!(f, "top {cut}"),
        }
    }
}

impl From<&RoundTableLine> for Message {
    fn from(line: &RoundTableLine) -> Self {
        line.to_string().into()
    }
}

impl FromStr for RoundTableLine {
    type Err = NoRoundTableLine;

    /// Reads a line as [`fmt::Display`] writes it; capitals and spaces do not matter.
    fn from_str(text: &str) -> Result<Self, NoRoundTableLine> {
        let text = text.to_lowercase();
        let (players, plays) = text.split_once(':').ok_or(NoRoundTableLine)?;
        let (rounds, cut) = plays.split_once(',').ok_or(NoRoundTableLine)?;
        let number = |text: &str| text.trim().parse().map_err(|_| NoRoundTableLine);
        let rounds = rounds.trim();
        let rounds = rounds.strip_suffix("rounds").or_else(|| rounds.strip_suffix("round"));
        Ok(Self {
            players: match players.trim() {
                "more" => None,
                most => Some(number(most)?),
            },
            rounds: number(rounds.ok_or(NoRoundTableLine)?)?,
            cut: match cut.trim() {
                "no playoff" => 0,
                cut => number(cut.strip_prefix("top").ok_or(NoRoundTableLine)?)?,
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(lines: &[&str]) -> RoundTable {
        RoundTable(lines.iter().map(|line| line.parse().expect(line)).collect())
    }

    #[test]
    fn lines_are_read_as_they_are_written() {
        for line in ["16: 2 rounds, top 4", "5: 0 rounds, top 4", "more: 1 round, no playoff"] {
            assert_eq!(
                line.parse::<RoundTableLine>().map(|line| line.to_string()),
                Ok(line.to_owned())
            );
        }
        assert_eq!(
            "MORE :3 Rounds , TOP 10".parse(),
            "more: 3 rounds, top 10".parse::<RoundTableLine>()
        );
        for line in [
            "",
            "16",
            "16: 2, top 4",
            "16: two rounds, top 4",
            "16: 2 rounds",
            "-1: 2 rounds, top 4",
        ] {
            assert_eq!(line.parse::<RoundTableLine>(), Err(NoRoundTableLine), "{line}");
        }
    }

    #[test]
    fn each_number_of_players_has_its_line() {
        let table = table(&["5: 0 rounds, top 4", "16: 2 rounds, top 4", "24: 3 rounds, top 7"]);
        let rounds = |players| table.line(players).map(|line| (line.rounds, line.cut));
        assert_eq!(
            [4, 5, 6, 16, 17, 24, 25].map(rounds),
            [
                Some((0, 4)),
                Some((0, 4)),
                Some((2, 4)),
                Some((2, 4)),
                Some((3, 7)),
                Some((3, 7)),
                None
            ]
        );
    }

    #[test]
    fn tables_that_contradict_themselves_are_refused() {
        for wrong in [
            &[][..],
            &["16: 2 rounds, top 4", "16: 3 rounds, top 4"],
            &["16: 2 rounds, top 4", "8: 3 rounds, top 4"],
            &["more: 2 rounds, top 4", "8: 3 rounds, top 4"],
            &["more: 2 rounds, top 4", "more: 3 rounds, top 4"],
            &["16: 0 rounds, no playoff"],
            &["0: 2 rounds, top 4"],
            &["16: 41 rounds, top 4"],
            // T15: a playoff of five does not fill its pods
            &["16: 2 rounds, top 5"],
        ] {
            assert!(table(wrong).problem(4).is_some(), "{wrong:?}");
        }
        assert_eq!(
            table(&["16: 2 rounds, top 4", "more: 5 rounds, no playoff"]).problem(4),
            None
        );
    }
}
