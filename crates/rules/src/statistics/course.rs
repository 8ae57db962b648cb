//! How matches went: draws by round, what ended them, how long they took.

use std::collections::BTreeMap;

use super::Played;
use super::matches::{Match, matches};
use super::share::Share;
use crate::time_statistics::Spread;
use podium_event::event::Stage;
use podium_event::result::PodResult;

/// The data about a match besides its result.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HowPlayed {
    /// Whether it was still being played when its time was up; `None` if that is not known.
    pub went_to_time: Option<bool>,
    /// Turns that began after time was called, if a judge followed them.
    pub extra_turns: Option<u32>,
    /// Whether somebody conceded in a game that was followed to its end; `None` if there was no such game.
    pub conceded: Option<bool>,
    /// Whole minutes from the round's start until the result was entered.
    pub minutes: Option<u32>,
    /// Minutes of each game that was followed from its first turn to its end.
    pub game_minutes: Vec<u32>,
}

/// The data about a round besides its pods.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RoundPlayed {
    /// Whole minutes from its start until it was finished.
    pub minutes: Option<u32>,
    /// By table.
    pub matches: BTreeMap<u32, HowPlayed>,
}

/// The matches of the Swiss rounds with one number, or of all the playoffs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundCourse {
    /// The number of the Swiss round; `None`: the playoff.
    pub number: Option<u32>,
    pub matches: u64,
    pub drawn: u64,
    /// Whole minutes that these rounds took.
    pub minutes: Option<Spread>,
}

impl RoundCourse {
    pub fn drawn_share(&self) -> Option<Share> {
        Share::of(self.drawn, self.matches)
    }
}

/// Matches, split by whether somebody won them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Ended {
    pub won: u64,
    pub drawn: u64,
}

impl Ended {
    fn count(&mut self, played: &Match<'_>) {
        *match played.is_drawn() {
            true => &mut self.drawn,
            false => &mut self.won,
        } += 1;
    }

    pub fn all(self) -> u64 {
        self.won + self.drawn
    }
}

/// How the matches ended.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Endings {
    /// Those that ended before their time was up.
    pub in_time: Ended,
    /// Those that were still being played then.
    pub after_time: Ended,
    /// Those for which neither is known.
    pub unknown: Ended,
    /// Turns that began after time was called, in the matches in which a judge followed them.
    pub extra_turns: Option<Spread>,
    /// The number of these matches that somebody won.
    pub won_in_extra_turns: u64,
    /// Matches in which a result or a followed game says that somebody conceded. A result without it says nothing: most
    /// are entered only as a winner.
    pub conceded: u64,
    /// Matches with a game that a judge followed to its end, and those of them in which somebody conceded.
    pub followed: u64,
    pub conceded_where_followed: u64,
}

/// The lengths of rounds, matches and games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lengths {
    /// Whole minutes of a round, from its start until it was finished.
    pub rounds: Option<Spread>,
    /// Whole minutes of a match, from the round's start until its result was there.
    pub matches: Option<Spread>,
    /// Whole minutes of a game that was followed from its first turn to its end.
    pub games: Option<Spread>,
}

/// The course of the matches of some events.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Course {
    /// Swiss rounds by number, then the playoff.
    pub rounds: Vec<RoundCourse>,
    pub endings: Endings,
    pub lengths: Lengths,
}

impl Course {
    pub(super) fn of(events: &[Played<'_>]) -> Self {
        // the playoff after every number
        let mut rounds: BTreeMap<u32, (Ended, Vec<u32>)> = BTreeMap::new();
        let mut endings = Endings::default();
        let (mut extra_turns, mut of_matches, mut of_games) = (Vec::new(), Vec::new(), Vec::new());
        for played in events {
            for (round, known) in played.event.rounds().iter().zip(&played.rounds) {
                if let Some(minutes) = known.minutes {
                    rounds
                        .entry(key(round.stage, round.number))
                        .or_default()
                        .1
                        .push(minutes);
                }
            }
            for one in matches(played.event) {
                let ended = &mut rounds.entry(key(one.round.stage, one.round.number)).or_default().0;
                ended.count(&one);
                let nothing = HowPlayed::default();
                let how = played.how(&one).unwrap_or(&nothing);
                endings.count(&one, how);
                extra_turns.extend(how.extra_turns);
                of_matches.extend(how.minutes);
                of_games.extend(how.game_minutes.iter().copied());
            }
        }
        endings.extra_turns = Spread::of(extra_turns);
        let minutes = rounds.values().flat_map(|(_, minutes)| minutes.iter().copied());
        Self {
            lengths: Lengths {
                rounds: Spread::of(minutes),
                matches: Spread::of(of_matches),
                games: Spread::of(of_games),
            },
            endings,
            rounds: (rounds.into_iter())
                .map(|(key, (ended, minutes))| RoundCourse {
                    number: (key != u32::MAX).then_some(key),
                    matches: ended.all(),
                    drawn: ended.drawn,
                    minutes: Spread::of(minutes),
                })
                .collect(),
        }
    }
}

impl Endings {
    fn count(&mut self, played: &Match<'_>, how: &HowPlayed) {
        let ended = match how.went_to_time {
            Some(false) => &mut self.in_time,
            Some(true) => &mut self.after_time,
            None => &mut self.unknown,
        };
        ended.count(played);
        if how.extra_turns.is_some() && !played.is_drawn() {
            self.won_in_extra_turns += 1;
        }
        let is_said = matches!(&played.pod.result, PodResult::Games { conceded, .. } if !conceded.is_empty());
        let is_seen = how.conceded == Some(true);
        self.conceded += u64::from(is_said || is_seen);
        self.followed += u64::from(how.conceded.is_some());
        self.conceded_where_followed += u64::from(is_seen);
    }
}

/// Returns the key under which a round is counted.
fn key(stage: Stage, number: u32) -> u32 {
    match stage {
        Stage::Swiss => number,
        Stage::Playoff => u32::MAX,
    }
}
