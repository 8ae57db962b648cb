//! The options agreed before play begins, which never change (CR 806.2, 807.2; G1, G21, G22).

use super::seat::{MAX_SEATS, Seat};
use serde::Serialize;
use std::fmt;

/// The variant that is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// CR 807: several turns at once, each with its turn marker.
    GrandMelee,
    /// CR 806: one turn at a time (G21).
    FreeForAll,
}

/// The edition of the rules that is played (G22).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Edition {
    /// The current Comprehensive Rules 807 and 800.4.
    #[serde(rename = "cr807")]
    Cr807,
    /// Rules 608 and 600.4 as of 2007.
    #[serde(rename = "cr608_2007")]
    Cr608Of2007,
}

/// Whom a player may attack (CR 802, 803).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AttackOption {
    /// The next seat to the left only (CR 803.1a).
    Left,
    /// The next seat to the right only (CR 803.1b).
    Right,
    /// Any opponents in range, several at once (CR 802).
    Multiple,
}

/// A range of influence (CR 801.2), in seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum InfluenceRange {
    /// Everybody at the table.
    Unlimited,
    /// That many seats to either side.
    Seats(u16),
}

/// What becomes of a game that nobody has won when its last turn after time ends (MTR-A 2.5A).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UnfinishedGame {
    /// It is drawn.
    Drawn,
    /// The player with the most life wins it (T47).
    MostLife,
}

/// The agreed table of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Setup {
    seats: usize,
    variant: Variant,
    edition: Edition,
    starting: Seat,
    /// Differs from `starting` only in a record that begins in a later turn (T40).
    first: Seat,
    unfinished: UnfinishedGame,
    ranges: Vec<InfluenceRange>,
    attack: AttackOption,
}

/// Why a table cannot be set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupProblem {
    /// A multiplayer game begins with more than two players (CR 800.1).
    TooFewSeats(usize),
    /// More than [`MAX_SEATS`].
    TooManySeats(usize),
    /// The starting player's seat is not at this table.
    NoSuchStart(Seat),
    /// There is not one range of influence for each player.
    RangesForOthers(usize),
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupProblem::TooFewSeats(n) => {
                write!(
                    f,
                    "a multiplayer game begins with at least three players, not {n} (CR 800.1)"
                )
            }
            SetupProblem::TooManySeats(n) => write!(f, "a table has at most {MAX_SEATS} seats, not {n}"),
            SetupProblem::NoSuchStart(seat) => write!(f, "there is no seat {} at this table", seat.index() + 1),
            SetupProblem::RangesForOthers(n) => {
                write!(f, "a range of influence for each player was expected, not {n} of them")
            }
        }
    }
}

impl std::error::Error for SetupProblem {}

impl Setup {
    /// Creates a table with the variant's defaults: for Grand Melee range 1 and attack left (G1), for Free-for-All
    /// unlimited range and attack multiple (G21); current rules; the first seat starts.
    ///
    /// # Errors
    /// Fewer than three seats, or more than [`MAX_SEATS`].
    pub fn new(variant: Variant, seats: usize) -> Result<Setup, SetupProblem> {
        if seats < 3 {
            return Err(SetupProblem::TooFewSeats(seats));
        }
        if seats > MAX_SEATS {
            return Err(SetupProblem::TooManySeats(seats));
        }
        let (range, attack) = match variant {
            // G1
            Variant::GrandMelee => (InfluenceRange::Seats(1), AttackOption::Left),
            // G21
            Variant::FreeForAll => (InfluenceRange::Unlimited, AttackOption::Multiple),
        };
        let edition = Edition::Cr807;
        Ok(Setup {
            seats,
            variant,
            edition,
            starting: Seat::at(0),
            first: Seat::at(0),
            unfinished: UnfinishedGame::Drawn,
            ranges: vec![range; seats],
            attack,
        })
    }

    /// Returns the default variant for a number of players: Grand Melee from ten (G21, CR 807.1).
    pub fn default_variant(seats: usize) -> Variant {
        if seats >= 10 {
            Variant::GrandMelee
        } else {
            Variant::FreeForAll
        }
    }

    /// Sets the edition of the rules.
    pub fn with_edition(mut self, edition: Edition) -> Setup {
        self.edition = edition;
        self
    }

    /// Sets the attack option.
    pub fn with_attack(mut self, attack: AttackOption) -> Setup {
        self.attack = attack;
        self
    }

    /// Sets one range of influence for everybody.
    pub fn with_range(mut self, range: InfluenceRange) -> Setup {
        self.ranges = vec![range; self.seats];
        self
    }

    /// Sets a range of influence for each player, in seat order (CR 801.2a).
    ///
    /// # Errors
    /// There is not exactly one for each seat.
    pub fn with_ranges(mut self, ranges: Vec<InfluenceRange>) -> Result<Setup, SetupProblem> {
        if ranges.len() != self.seats {
            return Err(SetupProblem::RangesForOthers(ranges.len()));
        }
        self.ranges = ranges;
        Ok(self)
    }

    /// Sets the starting player (CR 807.4b).
    ///
    /// # Errors
    /// The seat is not at this table.
    pub fn with_start(mut self, starting: Seat) -> Result<Setup, SetupProblem> {
        self = self.with_record_from(starting)?;
        self.first = starting;
        Ok(self)
    }

    /// Lets the record begin with a player's turn, who need not be the first player of the game (T40).
    ///
    /// # Errors
    /// The seat is not at this table.
    pub fn with_record_from(mut self, turn: Seat) -> Result<Setup, SetupProblem> {
        if turn.index() >= self.seats {
            return Err(SetupProblem::NoSuchStart(turn));
        }
        self.starting = turn;
        Ok(self)
    }

    /// Sets what becomes of a game that nobody has won when its last turn ends.
    pub fn with_unfinished(mut self, unfinished: UnfinishedGame) -> Setup {
        self.unfinished = unfinished;
        self
    }

    /// Number of seats.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// The edition of the rules.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The player with whose turn the record begins: the first player, except in a record that begins later (T40).
    pub fn starting(&self) -> Seat {
        self.starting
    }

    /// The first player of the game.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// What becomes of a game that nobody has won when its last turn ends.
    pub fn unfinished(&self) -> UnfinishedGame {
        self.unfinished
    }

    /// The attack option.
    pub fn attack(&self) -> AttackOption {
        self.attack
    }

    /// Returns a player's range of influence; 0 for a seat that is not at this table.
    pub fn influence_range(&self, seat: Seat) -> InfluenceRange {
        self.ranges
            .get(seat.index())
            .copied()
            // A missing seat has no range: the safe answer.
            .unwrap_or(InfluenceRange::Seats(0))
    }

    /// Returns a remark for the organizer: Grand Melee is normally for ten or more players (CR 807.1, G1).
    pub fn note(&self) -> Option<&'static str> {
        let small = self.variant == Variant::GrandMelee && self.seats < 10;
        small.then_some("Grand Melee is normally played by ten or more players (CR 807.1); this table has fewer.")
    }
}
