//! The progress of a tournament: its next step, and the stages before and after it.

use podium_ops::run::playoff;
use podium_ops::run::rounds::{self, Absent};
use podium_rules::plan::Plan;
use podium_rules::pods::sizes;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::{RoundState, StageWord, TournamentState};
use say::{Message, desk_home as t};

/// The facts that determine the next step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    pub state: TournamentState,
    /// How many players would be paired, or were in round 1.
    pub players: u32,
    /// Whether the active players are enough for a Swiss round (T11, T12).
    pub can_be_paired: bool,
    /// How many of them are checked in.
    pub here: usize,
    /// Whether some of them are present and some are not, and round 1 is not drawn.
    pub some_are_absent: bool,
    /// The number of the next round.
    pub next: i64,
    pub swiss_rounds: u32,
    /// The size of the planned cut; 0: no playoff.
    pub cut: u32,
    /// The unfinished round.
    pub open: Option<OpenRound>,
    /// The final has its winner.
    pub has_winner: bool,
}

/// An unfinished round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenRound {
    pub number: i64,
    pub state: RoundState,
    pub in_playoff: bool,
    pub tables: usize,
    /// How many of them have no result.
    pub outstanding: usize,
}

/// The next step of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Open registration.
    Open,
    /// Register players: they are too few for a round.
    Register,
    /// Check in the players: some are present, and some are not.
    CheckIn,
    /// Set the number of rounds: none are planned, and there are too few players for a recommendation (T18).
    Plan,
    /// Pair this Swiss round.
    Pair(i64),
    /// Review the draft of this round and publish it.
    Publish(i64),
    /// Start this published round.
    Start(i64),
    /// Enter the results of this round.
    Results(i64),
    /// Finish this round.
    Finish(i64),
    /// Announce the cut.
    Cut,
    /// Draft this playoff round.
    Playoff(i64),
    /// Finish the tournament.
    Crown,
    /// Nothing.
    Over,
}

/// A stage of an event, with how far the event is in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stage {
    pub part: Part,
    pub progress: Progress,
}

/// A part of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Registration,
    CheckIn,
    /// All Swiss rounds, once they are played.
    Rounds,
    Pair,
    Publish,
    Play,
    Finish,
    Cut,
    Playoff,
    End,
}

/// The progress of an event in a stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    Done,
    Here,
    Ahead,
}

impl Stage {
    /// The name, in the words of the desk.
    pub fn name(&self) -> Message {
        match self.part {
            Part::Registration => t::stage_registration(),
            Part::CheckIn => t::stage_check_in(),
            Part::Rounds => t::stage_rounds(),
            Part::Pair => t::stage_pair(),
            Part::Publish => t::stage_publish(),
            Part::Play => t::stage_play(),
            Part::Finish => t::stage_finish(),
            Part::Cut => t::stage_cut(),
            Part::Playoff => t::stage_playoff(),
            Part::End => t::stage_end(),
        }
    }

    /// The class of the style sheet.
    pub fn class(&self) -> &'static str {
        match self.progress {
            Progress::Done => "done",
            Progress::Here => "here",
            Progress::Ahead => "ahead",
        }
    }

    pub fn is_here(&self) -> bool {
        self.progress == Progress::Here
    }

    pub fn is_done(&self) -> bool {
        self.progress == Progress::Done
    }
}

/// The steps of each round, in order.
const ROUND: [Part; 4] = [Part::Pair, Part::Publish, Part::Play, Part::Finish];

impl Facts {
    /// Derives the facts of a tournament.
    pub fn of(loaded: &Loaded, plan: &Plan) -> Self {
        let active = loaded.event.active(loaded.event.next_number());
        let profile = loaded.event.profile();
        Self {
            state: loaded.tournament.state,
            players: plan.players,
            can_be_paired: sizes(active.len(), profile.pod_size, profile.uneven_pods).is_ok(),
            here: active.iter().filter(|player| loaded.row(**player).checked_in).count(),
            some_are_absent: Absent::of(loaded).is_some(),
            next: i64::from(loaded.event.next_number()),
            swiss_rounds: plan.swiss_rounds,
            cut: plan.cut,
            open: loaded.open_round().map(OpenRound::of),
            has_winner: playoff::winner(loaded).is_some(),
        }
    }

    /// Returns the next step.
    pub fn step(&self) -> Step {
        if let Some(round) = &self.open {
            return round.step();
        }
        match self.state {
            TournamentState::Setup => Step::Open,
            TournamentState::Registration if !self.can_be_paired => Step::Register,
            TournamentState::Registration | TournamentState::Swiss if self.next <= i64::from(self.swiss_rounds) => {
                match self.some_are_absent {
                    true => Step::CheckIn,
                    false => Step::Pair(self.next),
                }
            }
            // T18: four players have no Swiss rounds and go straight to the cut
            TournamentState::Registration | TournamentState::Swiss if self.cut > 0 => Step::Cut,
            TournamentState::Swiss => Step::Crown,
            TournamentState::Registration => Step::Plan,
            TournamentState::CutAnnounced | TournamentState::Playoff if self.has_winner => Step::Crown,
            TournamentState::CutAnnounced | TournamentState::Playoff => Step::Playoff(self.next),
            TournamentState::Finished | TournamentState::Cancelled => Step::Over,
        }
    }

    /// Returns whether round 1 could be paired before the tournament is open: an organizer who creates a tournament
    /// when everybody is present need not open it first.
    pub fn pairs_at_once(&self) -> bool {
        let opened = Self {
            state: TournamentState::Registration,
            ..self.clone()
        };
        self.state == TournamentState::Setup && opened.step() == Step::Pair(1)
    }

    /// Returns the stages of the event in order. The four stages of a round are listed while rounds of its part of the
    /// event are played; before and after that the part is one stage.
    pub fn stages(&self) -> Vec<Stage> {
        let step = self.step();
        let in_playoff = match &self.open {
            Some(round) => round.in_playoff,
            None => matches!(step, Step::Playoff(_)),
        };
        let is_after_swiss = in_playoff || matches!(step, Step::Cut | Step::Crown | Step::Over);
        let mut parts = vec![Part::Registration, Part::CheckIn];
        match is_after_swiss {
            true if self.swiss_rounds > 0 => parts.push(Part::Rounds),
            true => {}
            false => parts.extend(ROUND),
        }
        if self.cut > 0 {
            parts.push(Part::Cut);
            match in_playoff {
                true => parts.extend(ROUND),
                false => parts.push(Part::Playoff),
            }
        }
        parts.push(Part::End);
        let here = match step {
            Step::Open | Step::Register | Step::Plan => Some(Part::Registration),
            Step::CheckIn => Some(Part::CheckIn),
            Step::Pair(_) | Step::Playoff(_) => Some(Part::Pair),
            Step::Publish(_) => Some(Part::Publish),
            Step::Start(_) | Step::Results(_) => Some(Part::Play),
            Step::Finish(_) => Some(Part::Finish),
            Step::Cut => Some(Part::Cut),
            Step::Crown => Some(Part::End),
            // everything is done
            Step::Over => None,
        };
        let at = here.and_then(|here| parts.iter().position(|part| *part == here));
        let at = at.unwrap_or(parts.len());
        let progress = |index: usize, part: Part| match index.cmp(&at) {
            // nobody was checked in: the stage was skipped
            std::cmp::Ordering::Less if part == Part::CheckIn && self.here == 0 && self.next == 1 => Progress::Ahead,
            std::cmp::Ordering::Less => Progress::Done,
            std::cmp::Ordering::Equal => Progress::Here,
            std::cmp::Ordering::Greater => Progress::Ahead,
        };
        let stages = parts.into_iter().enumerate();
        stages
            .map(|(index, part)| Stage {
                part,
                progress: progress(index, part),
            })
            .collect()
    }
}

impl OpenRound {
    fn of(round: &LoadedRound) -> Self {
        Self {
            number: round.row.number,
            state: round.row.state,
            in_playoff: round.row.stage == StageWord::Playoff,
            tables: round.pods.len(),
            outstanding: rounds::outstanding(round).len(),
        }
    }

    fn step(&self) -> Step {
        match self.state {
            RoundState::Draft => Step::Publish(self.number),
            // T16: a published round may have unreported results, those of lone players
            RoundState::Published if self.outstanding == self.tables => Step::Start(self.number),
            _ if self.outstanding > 0 => Step::Results(self.number),
            _ => Step::Finish(self.number),
        }
    }
}

impl Step {
    /// The number of the round that the step is about.
    pub fn round(self) -> Option<i64> {
        match self {
            Self::Pair(number) | Self::Publish(number) | Self::Start(number) => Some(number),
            Self::Results(number) | Self::Finish(number) | Self::Playoff(number) => Some(number),
            Self::CheckIn => Some(1),
            Self::Open | Self::Register | Self::Plan | Self::Cut | Self::Crown | Self::Over => None,
        }
    }
}

#[cfg(test)]
#[path = "step_tests.rs"]
mod tests;
