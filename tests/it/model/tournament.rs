//! The model's state: a tournament as the design describes its life, and nothing that it does not speak of.

use serde::{Deserialize, Serialize};

/// A player's number, as people see it.
pub type Number = i64;

/// Seats of a full pod in every tournament of the model.
pub const POD: usize = 4;

/// What is chosen before the tournament begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Byes above Regular, smaller pods at Regular (T11, T12).
    pub regular: bool,
    pub swiss_rounds: u32,
    pub max_players: Option<u32>,
    pub registration: SelfRegistration,
    pub players_report: bool,
    /// Which secret its draws come from (T32), so that a course is paired the same each time it is played.
    pub draws: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SelfRegistration {
    Closed,
    Approval,
    Open,
}

/// A rule that the model reads wrongly on purpose, to see that this is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Misreading {
    #[default]
    None,
    /// Players who conceded share a drawn match (against T3).
    ConcedingPlayersShareDraws,
    /// A published round comes back although it has a result.
    ResultsDoNotKeepPublication,
}

/// Where the tournament is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Life {
    Setup,
    Registration,
    Swiss,
    CutAnnounced,
    Playoff,
    Finished,
    Cancelled,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    Registered,
    Pending,
    Waitlisted,
    Removed,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    pub status: Status,
    pub here: bool,
    pub dropped_after: Option<usize>,
    pub disqualified_after: Option<usize>,
    /// First round that the player may be placed in.
    pub entry_round: usize,
}

impl Person {
    pub fn has_left(&self) -> bool {
        self.dropped_after.is_some() || self.disqualified_after.is_some()
    }

    /// Whether the player played or may still play: who left before their first round did not (T10).
    pub fn takes_part(&self) -> bool {
        let last = self.dropped_after.into_iter().chain(self.disqualified_after).min();
        self.status == Status::Registered && last.is_none_or(|last| last >= self.entry_round)
    }

    /// Whether the player counts for the maximum.
    pub fn has_place(&self) -> bool {
        self.status == Status::Registered && !self.has_left()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    Swiss,
    Playoff,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundLife {
    Draft,
    Published,
    Running,
    Finished,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    pub stage: Stage,
    pub life: RoundLife,
    pub pods: Vec<Pod>,
    pub byes: Vec<Number>,
    pub match_losses: Vec<Number>,
}

impl Round {
    pub fn is_open(&self) -> bool {
        self.life != RoundLife::Finished
    }

    /// Whether results can come in.
    pub fn takes_results(&self) -> bool {
        matches!(self.life, RoundLife::Published | RoundLife::Running)
    }

    pub fn has_place_for(&self, number: Number) -> bool {
        self.everybody().any(|placed| placed == number)
    }

    pub fn everybody(&self) -> impl Iterator<Item = Number> + '_ {
        let seated = self.pods.iter().flat_map(|pod| &pod.seats);
        seated.chain(&self.byes).chain(&self.match_losses).copied()
    }

    /// Whether somebody entered a result. The pod of a player who is alone in the playoff is won without one (T16).
    pub fn has_results(&self) -> bool {
        self.pods.iter().any(|pod| pod.outcome.is_some() && pod.seats.len() > 1)
    }

    pub fn is_complete(&self) -> bool {
        self.pods.iter().all(|pod| pod.outcome.is_some())
    }

    pub fn at_table(&mut self, table: i64) -> Option<&mut Pod> {
        self.pods.iter_mut().find(|pod| pod.table == table)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pod {
    pub table: i64,
    /// In seat order.
    pub seats: Vec<Number>,
    pub outcome: Option<Outcome>,
    /// What the outcome follows from: two ways to the same outcome are two results.
    pub entered: Option<Typed>,
    pub claimed: Claim,
    /// What the players had reported when the staff entered a result.
    pub overtaken: Claim,
    /// Whether the outcome is the staff's first entry: what was overruled or corrected would not come back.
    pub is_first_entry: bool,
}

impl Pod {
    pub fn new(table: i64, seats: Vec<Number>) -> Self {
        Self {
            table,
            seats,
            outcome: None,
            entered: None,
            claimed: Claim::Nothing,
            overtaken: Claim::Nothing,
            is_first_entry: false,
        }
    }

    /// Another result counts than before, or none: what waits waits no more. A dispute that nobody has decided stays in mind.
    pub fn overtake(&mut self) {
        if self.claimed != Claim::Nothing || !matches!(self.overtaken, Claim::Disputed { .. }) {
            self.overtaken = std::mem::replace(&mut self.claimed, Claim::Nothing);
        }
        self.is_first_entry = false;
    }

    /// What was reported was of other places than the pod has now.
    pub fn void(&mut self) {
        self.claimed = Claim::Nothing;
        self.overtaken = Claim::Nothing;
    }

    /// T16: a player who is alone in a pod of the playoff has won it.
    pub fn of_playoff(table: i64, seats: Vec<Number>) -> Self {
        let alone = match seats[..] {
            [alone] => Some(alone),
            _ => None,
        };
        Self {
            outcome: alone.map(Outcome::Won),
            entered: alone.map(|_| Typed {
                games: "1".to_owned(),
                conceded: Vec::new(),
                match_losses: Vec::new(),
            }),
            ..Self::new(table, seats)
        }
    }
}

/// What the match came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    Won(Number),
    /// Who shares the draw, in seat order (T3).
    Drawn(Vec<Number>),
}

/// What players of the pod reported.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Claim {
    Nothing,
    /// The first report waits for a second player.
    Waits {
        by: Number,
        typed: Typed,
    },
    /// Two differ: the staff decides.
    Disputed {
        typed: Typed,
    },
}

/// A result as somebody types it: a seat or `D` for each game, seats that conceded the match, seats with a match loss.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Typed {
    pub games: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub conceded: Vec<usize>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub match_losses: Vec<usize>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    pub setup: Setup,
    pub misreading: Misreading,
    pub life: Life,
    /// By number, from 1.
    pub people: Vec<Person>,
    pub rounds: Vec<Round>,
    /// The announced cut, best seed first.
    pub cut: Option<Vec<Number>>,
    /// What the newest Swiss draft was made from.
    pub basis: Vec<Paired>,
    /// Whether the newest draft is as it was paired: nobody changed it by hand, let somebody in, or kept it.
    pub as_paired: bool,
}

/// A player as a round was paired, with their match points.
pub type Paired = (Number, u32);

impl Tournament {
    pub fn new(setup: Setup, misreading: Misreading) -> Self {
        Self {
            setup,
            misreading,
            life: Life::Setup,
            people: Vec::new(),
            rounds: Vec::new(),
            cut: None,
            basis: Vec::new(),
            as_paired: false,
        }
    }

    pub fn numbers(&self) -> impl Iterator<Item = Number> + use<> {
        1..=self.people.len() as Number
    }

    pub fn person(&self, number: Number) -> Option<&Person> {
        self.people.get(usize::try_from(number - 1).ok()?)
    }

    pub fn person_mut(&mut self, number: Number) -> Option<&mut Person> {
        self.people.get_mut(usize::try_from(number - 1).ok()?)
    }

    /// The newest round while it is not finished.
    pub fn open_round(&self) -> Option<&Round> {
        self.rounds.last().filter(|round| round.is_open())
    }

    pub fn draft(&self) -> Option<&Round> {
        self.rounds.last().filter(|round| round.life == RoundLife::Draft)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.life, Life::Finished | Life::Cancelled)
    }

    pub fn is_before_rounds(&self) -> bool {
        matches!(self.life, Life::Setup | Life::Registration)
    }

    /// The last round that the player has a place in; 0 for none.
    pub fn last_placed(&self, number: Number) -> usize {
        let placed = self.rounds.iter().rposition(|round| round.has_place_for(number));
        placed.map_or(0, |at| at + 1)
    }

    /// The last published round that the player has a place in; 0 for none.
    pub fn last_played(&self, number: Number) -> usize {
        let is_in = |round: &Round| round.life != RoundLife::Draft && round.has_place_for(number);
        self.rounds.iter().rposition(is_in).map_or(0, |at| at + 1)
    }

    /// Whether all rounds that were made are finished, with every result.
    pub fn has_every_result(&self) -> bool {
        self.rounds.iter().all(|round| !round.is_open() && round.is_complete())
    }

    pub fn playoff(&self) -> impl DoubleEndedIterator<Item = &Round> {
        self.rounds.iter().filter(|round| round.stage == Stage::Playoff)
    }

    /// Finished Swiss rounds, which the standings count.
    pub fn finished_swiss(&self) -> usize {
        let finished = |round: &&Round| round.stage == Stage::Swiss && !round.is_open();
        self.rounds.iter().filter(finished).count()
    }
}
