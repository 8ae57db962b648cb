//! What followed from an action, as data; `event_text.rs` puts it into words.

use super::action::Procedure;
use super::state::marker_number::MarkerNumber;
use super::state::object::ObjectId;
use super::state::phase::Phase;
use super::state::seat::Seat;
use super::state::seed::{CoinFace, DieSides, FlipResult};
use super::state::status::Loss;
use super::state::table::LeaveReason;
use super::state::title::Title;

/// One thing that happened because of an action. Events are listed in the order in which they happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the fields are named in the field's terms
pub enum Event {
    /// A turn began.
    TurnBegan {
        marker: MarkerNumber,
        player: Seat,
        extra: bool,
    },
    /// A turn ended; its player may have left during it.
    TurnEnded { marker: MarkerNumber, player: Seat },
    /// A turn was skipped when it would have begun (G14).
    TurnSkipped {
        marker: MarkerNumber,
        player: Seat,
        extra: bool,
    },
    /// A phase began.
    PhaseBegan { marker: MarkerNumber, phase: Phase },
    /// A marker passed to the left (G4, G7).
    MarkerPassed { marker: MarkerNumber, from: Seat, to: Seat },
    /// A marker was kept for an extra turn (G12).
    MarkerKept { marker: MarkerNumber, player: Seat },
    /// Another marker is too close to the right: the extra turns wait for the player's next turn (G12).
    ExtraTurnsWait { player: Seat, turns: u16 },
    /// A marker was designated for removal, `times` more times than before (G8, G9).
    Designated {
        marker: MarkerNumber,
        times: u16,
        players: usize,
        markers: usize,
    },
    /// A marker was removed (G9).
    MarkerRemoved { marker: MarkerNumber, from: Seat },
    /// A player left the game.
    PlayerLeft { player: Seat, why: LeaveReason },
    /// A player will leave at the end of the current phase of a turn (T23).
    DepartureDeferred { player: Seat, marker: MarkerNumber },
    /// A player is owed an extra turn.
    ExtraTurnOwed { player: Seat },
    /// A player's next turn will be skipped.
    SkipOwed { player: Seat },
    /// Time was called; `turns` may still begin, if turns are counted (T22).
    TimeCalled { procedure: Procedure, turns: Option<u32> },
    /// The game is over with a winner.
    GameWon { winner: Seat },
    /// The game is over and drawn.
    GameDrawn,
    /// An object went on a stack.
    PutOnStack {
        stack: MarkerNumber,
        object: ObjectId,
        controller: Seat,
    },
    /// A player passed priority.
    PriorityPassed { stack: MarkerNumber, player: Seat },
    /// A player's request for priority is void; the active player has priority again (T27).
    PriorityWithdrawn {
        stack: MarkerNumber,
        player: Seat,
        back_to: Option<Seat>,
    },
    /// The top object of a stack resolved.
    Resolved { stack: MarkerNumber, object: ObjectId },
    /// An object left its stack without resolving.
    Countered { stack: MarkerNumber, object: ObjectId },
    /// The turn ended with this object on its stack, so it was exiled.
    StackExiled { stack: MarkerNumber, object: ObjectId },
    /// The marker of the object's stack was removed, so it went on another stack.
    StackMoved { object: ObjectId, to: MarkerNumber },
    /// A loop was announced (T28).
    LoopAnnounced {
        stack: MarkerNumber,
        player: Seat,
        iterations: u32,
    },
    /// An earlier stop was proposed (T28).
    StopProposed {
        stack: MarkerNumber,
        player: Seat,
        iteration: u32,
        point: u32,
    },
    /// The loop ran, as announced or up to the earliest stop proposed (T28).
    LoopRan {
        stack: MarkerNumber,
        iterations: u32,
        point: Option<u32>,
        priority: Option<Seat>,
    },
    /// The player who announced the loop or proposed the earliest stop left, so the loop does not run.
    LoopAbandoned { stack: MarkerNumber },
    /// A player's status changed.
    StatusSet { player: Seat },
    /// A loss follows from a player's status; it is proposed to the judge, not carried out (T29).
    LossProposed { player: Seat, loss: Loss },
    /// A player became the monarch or took the initiative.
    TitleTaken { title: Title, player: Seat },
    /// An object appeared.
    ObjectAppeared { object: ObjectId, controller: Seat },
    /// An object was removed by an action.
    ObjectRemoved { object: ObjectId },
    /// An object left the game with its owner.
    ObjectLeft { object: ObjectId, owner: Seat },
    /// An object ceased to exist when its controller left (CR 800.4a).
    ObjectCeased { object: ObjectId },
    /// An object was exiled because its controller, or the player who would control it next, has left (CR 800.4a,
    /// 800.4c).
    ObjectExiled { object: ObjectId },
    /// Edition 2007: an object that the leaver controlled but did not own left the game too (600.4a).
    ObjectRemovedFromGame { object: ObjectId },
    /// An object was put into its owner's graveyard because what it was attached to has gone.
    ObjectToGraveyard { object: ObjectId, owner: Seat },
    /// Control of an object changed.
    ControlChanged { object: ObjectId, to: Seat },
    /// Edition 2007: control did not change, for it would have gone to a player who left (600.4b).
    ControlUnchanged { object: ObjectId, with: Seat },
    /// An effect lasts until a player's next turn.
    EffectLasts { effect: ObjectId, until: Seat },
    /// An effect that lasted until a player's next turn ended (CR 800.4m).
    EffectEnded { effect: ObjectId },
    /// A coin, or an even die instead of it, was flipped.
    Flipped {
        player: Seat,
        coin: FlipResult,
        call: Option<CoinFace>,
        agreed_die: Option<DieSides>,
        draw: u32,
    },
    /// A die was rolled.
    Rolled {
        player: Seat,
        sides: DieSides,
        result: u16,
        draw: u32,
    },
}
