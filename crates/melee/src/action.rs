//! What can happen in a game as a judge sees it: the actions of the game document (docs/formats/game.md).

use super::state::marker_number::{MarkerNumber, MarkerSet};
use super::state::object::ObjectId;
use super::state::seat::{Seat, SeatSet};
use super::state::seed::{CoinFace, DieSides};
use super::state::stack::{StackObjectKind, Target};
use super::state::status::StatusChange;
use super::state::table::LeaveReason;
use super::state::title::Title;
use serde::Serialize;

/// How a game ends after time is called (MTR-A 2.5A).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Procedure {
    /// MTR-A 2.5AA: as many more turns are played as there are players (T22).
    ExtraTurns,
    /// MTR-A 2.5AB: the turns in progress are finished.
    FinishTurn,
    /// They are finished, and one more turn is played: somebody was acting in the end step (T48).
    NextTurn,
}

/// What an effect declares about the game (G18).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Declaration {
    /// A player wins: their opponents in range lose (CR 801.14).
    Win,
    /// The game is a draw, or a loop cannot be stopped (CR 801.15, 801.16).
    Draw,
}

/// One action. [`super::Game::choices`] lists which are legal.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The turn of this marker ends.
    EndTurn {
        /// The marker whose turn it is.
        marker: MarkerNumber,
    },
    /// The next phase of this marker's turn begins; after the ending phase the turn ends.
    NextPhase {
        /// The marker whose turn it is.
        marker: MarkerNumber,
    },
    /// Players leave the game together.
    Leave {
        /// Who leaves.
        players: SeatSet,
        /// Why.
        why: LeaveReason,
        /// At the end of the current phase of this marker's turn instead of now (MTR-A 2.4B, T23).
        defer_to: Option<MarkerNumber>,
    },
    /// An effect gives a player an extra turn after the current one.
    ExtraTurn {
        /// Who takes it.
        player: Seat,
    },
    /// A player's next turn is skipped.
    SkipTurn {
        /// Whose next turn.
        player: Seat,
    },
    /// Time in the round is called (T22, G19).
    CallTime {
        /// How the game ends.
        procedure: Procedure,
        /// Markers whose players had already said they pass.
        passing: MarkerSet,
        /// Players who are not counted in the number of turns and skip theirs (Slow Play, T22).
        not_counted: SeatSet,
    },
    /// A spell or ability goes on a stack (CR 807.5b, G17).
    PutOnStack {
        /// The marker whose stack it is.
        stack: MarkerNumber,
        /// The spell or ability.
        object: ObjectId,
        /// Its controller.
        controller: Seat,
        /// Spell, ability or copy.
        kind: StackObjectKind,
        /// What it targets.
        targets: Vec<Target>,
        /// The object that caused it, if any.
        caused_by: Option<ObjectId>,
    },
    /// The player with priority for a stack passes.
    PassPriority {
        /// The marker whose stack it is.
        stack: MarkerNumber,
        /// Who passes.
        player: Seat,
    },
    /// A player who had asked for priority does nothing with it (MTR-A 4.2A, T27).
    WithdrawPriority {
        /// The marker whose stack it is.
        stack: MarkerNumber,
        /// Who withdraws.
        player: Seat,
    },
    /// An object leaves its stack without resolving.
    Counter {
        /// The object.
        object: ObjectId,
    },
    /// A player with priority announces a loop (MTR-A 4.4A, T28).
    AnnounceLoop {
        /// The marker whose stack it is.
        stack: MarkerNumber,
        /// Who announces it.
        player: Seat,
        /// How many times it is to run.
        iterations: u32,
        /// The number of points in an iteration at which a player may intervene.
        points: u32,
    },
    /// A player proposes to stop the loop earlier (T28).
    ProposeStop {
        /// The marker whose stack it is.
        stack: MarkerNumber,
        /// Who proposes.
        player: Seat,
        /// In which iteration, from 1.
        iteration: u32,
        /// After which point of it, from 1.
        point: u32,
    },
    /// A player declines to propose an earlier stop (T28).
    AcceptLoop {
        /// The marker whose stack it is.
        stack: MarkerNumber,
        /// Who accepts.
        player: Seat,
    },
    /// What the table's page shows about a player changes (T29).
    SetStatus {
        /// Whose status.
        player: Seat,
        /// The new values.
        change: StatusChange,
    },
    /// A player becomes the monarch or takes the initiative (CR 725, 726).
    TakeTitle {
        /// Which.
        title: Title,
        /// Who has it now.
        player: Seat,
    },
    /// An effect declares a win or a draw (G18).
    Declare {
        /// What is declared.
        effect: Declaration,
        /// The controllers of what causes it: one for a win.
        controllers: SeatSet,
    },
    /// An object appears that matters when a player leaves (G20).
    Object {
        /// The object.
        object: ObjectId,
        /// Its owner; of a token the player under whose control it was created.
        owner: Seat,
        /// Whether it is a token.
        token: bool,
        /// Who put it there: for a card the player under whose control it entered, for a token the player whose
        /// effect made it (its owner in edition 2007). If it is not given, the owner.
        by: Option<Seat>,
        /// The object it is attached to: when that goes, it is put into its owner's graveyard.
        attached_to: Option<ObjectId>,
    },
    /// An object is removed from where it was: destroyed, exiled or returned.
    RemoveObject {
        /// The object.
        object: ObjectId,
    },
    /// An effect gives a player control of an object.
    Control {
        /// The object.
        object: ObjectId,
        /// Who controls it now.
        by: Seat,
        /// The object that the effect depends on, if any.
        source: Option<ObjectId>,
    },
    /// Effects that give control of an object end: those of one player or source, or the newest one.
    Uncontrol {
        /// The object.
        object: ObjectId,
        /// Only effects that give it to this player.
        by: Option<Seat>,
        /// Only effects of this source.
        source: Option<ObjectId>,
    },
    /// An effect lasts until a player's next turn (CR 800.4m, G20).
    UntilTurn {
        /// The effect.
        object: ObjectId,
        /// Until whose next turn.
        player: Seat,
    },
    /// A coin is flipped (CR 705, T31).
    Flip {
        /// Who flips.
        player: Seat,
        /// What they call, if the effect cares who wins.
        call: Option<CoinFace>,
        /// The even die that all players agreed to roll instead of a coin (CR 705.1).
        agreed_die: Option<DieSides>,
    },
    /// A die is rolled (CR 706, T31).
    Roll {
        /// Who asked for it.
        player: Seat,
        /// Its sides.
        sides: DieSides,
    },
}

/// The kinds of action. [`super::Game::choices`] lists what is legal of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each is the action of the same name
pub enum ActionKind {
    EndTurn,
    NextPhase,
    Leave,
    ExtraTurn,
    SkipTurn,
    CallTime,
    PutOnStack,
    PassPriority,
    WithdrawPriority,
    Counter,
    AnnounceLoop,
    ProposeStop,
    AcceptLoop,
    SetStatus,
    TakeTitle,
    Declare,
    Object,
    RemoveObject,
    Control,
    Uncontrol,
    UntilTurn,
    Flip,
    Roll,
}

impl ActionKind {
    /// Every kind of action.
    pub const ALL: [ActionKind; 23] = [
        ActionKind::EndTurn,
        ActionKind::NextPhase,
        ActionKind::Leave,
        ActionKind::ExtraTurn,
        ActionKind::SkipTurn,
        ActionKind::CallTime,
        ActionKind::PutOnStack,
        ActionKind::PassPriority,
        ActionKind::WithdrawPriority,
        ActionKind::Counter,
        ActionKind::AnnounceLoop,
        ActionKind::ProposeStop,
        ActionKind::AcceptLoop,
        ActionKind::SetStatus,
        ActionKind::TakeTitle,
        ActionKind::Declare,
        ActionKind::Object,
        ActionKind::RemoveObject,
        ActionKind::Control,
        ActionKind::Uncontrol,
        ActionKind::UntilTurn,
        ActionKind::Flip,
        ActionKind::Roll,
    ];
}

impl Action {
    /// The kind of this action.
    pub fn kind(&self) -> ActionKind {
        match self {
            Action::EndTurn { .. } => ActionKind::EndTurn,
            Action::NextPhase { .. } => ActionKind::NextPhase,
            Action::Leave { .. } => ActionKind::Leave,
            Action::ExtraTurn { .. } => ActionKind::ExtraTurn,
            Action::SkipTurn { .. } => ActionKind::SkipTurn,
            Action::CallTime { .. } => ActionKind::CallTime,
            Action::PutOnStack { .. } => ActionKind::PutOnStack,
            Action::PassPriority { .. } => ActionKind::PassPriority,
            Action::WithdrawPriority { .. } => ActionKind::WithdrawPriority,
            Action::Counter { .. } => ActionKind::Counter,
            Action::AnnounceLoop { .. } => ActionKind::AnnounceLoop,
            Action::ProposeStop { .. } => ActionKind::ProposeStop,
            Action::AcceptLoop { .. } => ActionKind::AcceptLoop,
            Action::SetStatus { .. } => ActionKind::SetStatus,
            Action::TakeTitle { .. } => ActionKind::TakeTitle,
            Action::Declare { .. } => ActionKind::Declare,
            Action::Object { .. } => ActionKind::Object,
            Action::RemoveObject { .. } => ActionKind::RemoveObject,
            Action::Control { .. } => ActionKind::Control,
            Action::Uncontrol { .. } => ActionKind::Uncontrol,
            Action::UntilTurn { .. } => ActionKind::UntilTurn,
            Action::Flip { .. } => ActionKind::Flip,
            Action::Roll { .. } => ActionKind::Roll,
        }
    }
}
