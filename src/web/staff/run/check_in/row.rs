//! A player's line at the door: who they are, whether they are present, and what one press does.

use super::typed::may_come;
use crate::web::frame::look::name_order::NameOrder;
use podium_ops::people::players::holds_place;
use podium_snapshot::names;
use podium_store::PlayerStatus;
use podium_store::tournaments::players::PlayerRow;
use say::{Message, check_in as t, terms};

/// The effect of a press on a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Press {
    /// Gives a place, if there is one, to a player who waits for approval, and checks them in.
    Approve,
    CheckIn,
    CheckOut,
    /// Opens the page of a player who has left, if this can be undone.
    Look,
}

impl Press {
    pub fn of(row: &PlayerRow) -> Self {
        match row.status {
            _ if !may_come(row) => Self::Look,
            PlayerStatus::Pending => Self::Approve,
            _ if row.checked_in => Self::CheckOut,
            _ => Self::CheckIn,
        }
    }

    /// Returns the name of the field that the button sends; empty for a link.
    pub fn field(self) -> &'static str {
        match self {
            Self::Approve => "approve",
            Self::CheckIn => "in",
            Self::CheckOut => "out",
            Self::Look => "",
        }
    }

    /// Returns the word at the end of the line.
    pub fn word(self) -> Message {
        match self {
            Self::Approve => t::press_approve(),
            Self::CheckIn => t::press_check_in(),
            Self::CheckOut => t::press_here(),
            Self::Look => t::press_look(),
        }
    }

    pub fn is_here(self) -> bool {
        self == Self::CheckOut
    }

    pub fn is_link(self) -> bool {
        self == Self::Look
    }
}

/// A player's line.
pub(super) struct Row {
    pub number: i64,
    /// With the last name first, by which the list is sorted.
    pub name: Message,
    pub team_mate: Option<String>,
    /// A word about a player who has no place.
    pub state: Option<Message>,
    pub press: Press,
    pub fee_collected: bool,
}

impl Row {
    /// Returns the name of the field that a press on the fee sends.
    pub fn fee_field(&self) -> &'static str {
        if self.fee_collected { "unpaid" } else { "paid" }
    }

    /// Makes the line of a player. `same`: whether they wait for approval and another player has the name, which is
    /// decided on their page.
    pub fn of(row: &PlayerRow, same: bool) -> Self {
        Self {
            number: row.number,
            name: names::parts_of(row).last_first().into(),
            team_mate: row.team_mate.clone().filter(|mate| !mate.is_empty()),
            state: if same { Some(t::already_entered()) } else { state(row) },
            press: if same { Press::Look } else { Press::of(row) },
            fee_collected: row.fee_collected,
        }
    }
}

fn state(row: &PlayerRow) -> Option<Message> {
    match row.status {
        PlayerStatus::Pending => Some(terms::player_pending()),
        PlayerStatus::Waitlisted => Some(terms::player_waitlisted()),
        PlayerStatus::Removed => Some(terms::player_removed()),
        PlayerStatus::Registered if holds_place(row) => None,
        PlayerStatus::Registered if row.disqualified_after.is_some() => Some(t::disqualified()),
        PlayerStatus::Registered => Some(t::dropped()),
    }
}

/// Sorts by last name: absent players first, then present ones, then those who have left.
pub(super) fn sort(rows: &mut [&PlayerRow]) {
    let order = NameOrder::of_reader();
    rows.sort_by_cached_key(|row| {
        let press = match Press::of(row) {
            Press::Approve => Press::CheckIn,
            press => press,
        };
        (press, order.key(&names::parts_of(row)), row.number)
    });
}
