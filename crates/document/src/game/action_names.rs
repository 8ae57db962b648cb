//! The names of the kinds of action, as the format writes them.

use podium_melee::ActionKind;

/// Each kind of action with its name.
pub(super) const ACTION_NAMES: [(&str, ActionKind); ActionKind::ALL.len()] = [
    ("end_turn", ActionKind::EndTurn),
    ("next_phase", ActionKind::NextPhase),
    ("leave", ActionKind::Leave),
    ("extra_turn", ActionKind::ExtraTurn),
    ("skip_turn", ActionKind::SkipTurn),
    ("call_time", ActionKind::CallTime),
    ("put_on_stack", ActionKind::PutOnStack),
    ("pass_priority", ActionKind::PassPriority),
    ("withdraw_priority", ActionKind::WithdrawPriority),
    ("counter", ActionKind::Counter),
    ("announce_loop", ActionKind::AnnounceLoop),
    ("propose_stop", ActionKind::ProposeStop),
    ("accept_loop", ActionKind::AcceptLoop),
    ("set_status", ActionKind::SetStatus),
    ("take_title", ActionKind::TakeTitle),
    ("declare", ActionKind::Declare),
    ("object", ActionKind::Object),
    ("remove_object", ActionKind::RemoveObject),
    ("control", ActionKind::Control),
    ("uncontrol", ActionKind::Uncontrol),
    ("until_turn", ActionKind::UntilTurn),
    ("flip", ActionKind::Flip),
    ("roll", ActionKind::Roll),
];

/// Returns the name of a kind of action.
pub fn action_name(kind: ActionKind) -> &'static str {
    ACTION_NAMES
        .iter()
        .find(|(_, known)| *known == kind)
        // never: the table is as long as the list of kinds
        .map_or("?", |(name, _)| name)
}
