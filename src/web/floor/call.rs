//! An open call for a judge, as the floor, the page of a table and the list of calls show it.

use actix_web::HttpRequest;

use super::Viewer;
use crate::db::calls::CallRow;
use crate::db::players::PlayerRow;
use crate::db::{CallState, NamesShown};
use crate::ops::floor::{self as ops, Board, CallAction};
use crate::snapshot::names;
use crate::web::desk::{Desk, Right};
use crate::web::form::{Fields, FormKeys};
use crate::web::local_time::clock_time;
use crate::web::state::App;

/// An open call with what its viewer may do about it.
pub struct CallView {
    pub id: String,
    /// The address that its forms' addresses begin with.
    pub at: String,
    pub keys: FormKeys,
    /// Where its forms lead back to: "calls", or a table's number.
    pub back: String,
    /// The table of the round that is played.
    pub table: Option<i64>,
    /// "Round 2, table 7", of a round that is over.
    pub earlier: Option<String>,
    /// Who called, or who noted it.
    pub caller: String,
    /// What it is about.
    pub what: Option<String>,
    pub kind: &'static str,
    /// "waits since 14:05", "Jo has it since 14:06".
    pub state: String,
    /// The time it was made, as "14:05".
    pub since: String,
    pub may_claim: bool,
    pub takes_over: bool,
    pub may_give_back: bool,
    pub may_escalate: bool,
    pub may_resolve: bool,
    /// The answer that was sent and refused.
    pub answer: String,
    /// The address of a new ruling about it.
    pub ruling: String,
}

impl CallView {
    pub fn new<R: Right>(app: &App, desk: &Desk<R>, board: &Board, call: &CallRow, viewer: &Viewer) -> Self {
        let zone = &board.tournament.time_zone;
        let time = |at| clock_time(at, zone);
        let name = |account: &Option<String>| match account {
            Some(id) if *id == viewer.account => "You".to_owned(),
            Some(id) => board.judge(id).to_owned(),
            None => "somebody".to_owned(),
        };
        let table = board
            .tables
            .iter()
            .find(|table| Some(&table.pod.id) == call.pod_id.as_ref());
        let table = table.map(|table| table.number());
        // The same question as the command's: no button is shown that would be refused.
        let may = |action| viewer.may && ops::is_allowed(call, &viewer.account, viewer.chief, action);
        let at_table = table.map(|table| format!("table={table}&")).unwrap_or_default();
        Self {
            at: desk.at(&format!("desk/calls/{}", call.id)),
            keys: desk.keys(app, call.version),
            // A word or a number, never an address: see `StaffForm::answer`.
            back: "calls".to_owned(),
            table,
            earlier: call.pod_id.as_ref().and_then(|pod| board.earlier.get(pod)).cloned(),
            caller: caller(
                call,
                call.player_id.as_ref().and_then(|id| board.players.get(id)),
                &name,
            ),
            what: Some(call.what.clone()).filter(|what| !what.is_empty()),
            kind: match call.state {
                CallState::Waiting | CallState::Escalated => "bad",
                _ => "live",
            },
            state: match call.state {
                CallState::Waiting => "waits for a judge".to_owned(),
                CallState::Escalated => {
                    let since = time(call.escalated_at.unwrap_or(call.made_at));
                    format!("waits for the head judge since {since}")
                }
                _ => {
                    let by = name(&call.claimed_by);
                    let has = if by == "You" { "have" } else { "has" };
                    format!("{by} {has} it since {}", time(call.claimed_at.unwrap_or(call.made_at)))
                }
            },
            since: time(call.made_at),
            may_claim: may(CallAction::Claim),
            takes_over: call.state == CallState::Claimed,
            may_give_back: may(CallAction::GiveBack),
            may_escalate: may(CallAction::Escalate),
            may_resolve: may(CallAction::Resolve),
            answer: String::new(),
            ruling: desk.at(&format!("desk/rulings/new?{at_table}call={}", call.id)),
            id: call.id.clone(),
        }
    }

    /// Whether a button about taking or passing it on is shown.
    pub fn may_change_hands(&self) -> bool {
        self.may_claim || self.may_escalate || self.may_give_back
    }

    /// Keeps the answer that was sent to this call and refused.
    pub fn keep_answer(&mut self, request: &HttpRequest, fields: &Fields) {
        // The page has several calls, and one of them was answered.
        if request.path() == format!("{}/resolve", self.at) {
            self.answer = fields.raw("answer").to_owned();
        }
    }

    /// Makes its forms lead back to the page of a table.
    #[must_use]
    pub fn back_to_table(mut self, table: i64) -> Self {
        self.back = table.to_string();
        self
    }
}

/// Names the player who called, or the judge who noted the call.
pub fn caller(call: &CallRow, player: Option<&PlayerRow>, name: &dyn Fn(&Option<String>) -> String) -> String {
    match (player, &call.made_by) {
        (Some(player), _) => names::of_player(player, NamesShown::Full),
        (None, Some(_)) => format!("noted by {}", name(&call.made_by)),
        (None, None) => "a player".to_owned(),
    }
}
