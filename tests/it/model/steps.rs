//! What the model says to a command: accepted, with what follows, or refused, with nothing changed.

use podium_ops::OpError;

use super::command::Command;
use super::tournament::{Life, Tournament};

/// The kind of a refusal, which says what somebody can do about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    NotFound,
    Forbidden,
    Refused,
    Invalid,
    Conflict,
    /// Keys, repetitions and limits, which no command of the model meets.
    Other,
}

impl Refusal {
    pub fn of(error: &OpError) -> Self {
        match error {
            OpError::NotFound(_) => Self::NotFound,
            OpError::Forbidden(_) => Self::Forbidden,
            OpError::Refused { .. } => Self::Refused,
            OpError::Invalid(_) => Self::Invalid,
            OpError::Conflict(_) => Self::Conflict,
            _ => Self::Other,
        }
    }
}

impl Tournament {
    /// Carries a command out. Returns whether it is accepted; one that is refused changes nothing.
    pub fn step(&mut self, command: &Command) -> bool {
        let before = self.clone();
        let accepted = self.carry_out(command);
        if !accepted {
            *self = before;
        }
        accepted
    }

    fn carry_out(&mut self, command: &Command) -> bool {
        match command {
            Command::Open => self.open(),
            Command::Add(count) => self.add(*count),
            Command::Register => self.register(),
            Command::Admit(number) => self.admit(*number),
            Command::RefusePending(number) => self.refuse_pending(*number),
            Command::Remove(number) => self.remove(*number),
            Command::CheckIn(number) => self.check_in(*number, true),
            Command::CheckOut(number) => self.check_in(*number, false),
            Command::CheckInSelf(number) => self.check_in_self(*number),
            Command::CheckInAll => self.check_in_all(),
            Command::CheckOutAll => self.check_out_all(),
            Command::DropAbsent => self.drop_absent(),
            Command::Drop(number) | Command::DropSelf(number) => self.drop_player(*number),
            Command::UndoDrop(number) => self.undo_drop(*number),
            Command::Disqualify(number) => self.disqualify(*number),
            Command::UndoDisqualification(number) => self.undo_disqualification(*number),
            Command::Draft => self.make_draft(true),
            Command::DraftWithoutReason => self.make_draft(false),
            Command::DraftPresent => self.draft_present(),
            Command::DraftAgain => self.draft_again(),
            Command::Discard => self.discard(),
            Command::Keep => self.keep(),
            Command::Swap(one, other) => self.swap(*one, *other),
            Command::MoveTable(from, to) => self.move_table(*from, *to),
            Command::Publish => self.publish(),
            Command::Start => self.start(),
            Command::PublishAndStart => self.publish_and_start(),
            Command::Unpublish => self.unpublish(),
            Command::Unstart => self.unstart(),
            Command::FinishRound => self.finish_round(),
            Command::ReopenRound(number) => self.reopen_round(*number),
            Command::EnterNew(how) => self.enter(None, *how),
            Command::Enter(number, how) => self.enter(Some(*number), *how),
            Command::Result { table, typed, knowing } => self.result(*table, typed, *knowing),
            Command::Correct { round, table, typed } => self.correct(*round, *table, typed.as_ref()),
            Command::Tell { table, seat, typed } => self.tell(*table, *seat, typed),
            Command::Agree { table, seat } => self.agree(*table, *seat),
            Command::Object { table, seat } => self.object(*table, *seat),
            Command::WithdrawReport { table, seat } => self.withdraw_report(*table, *seat),
            Command::CountReport { table } => self.count_report(*table),
            Command::UndoEntry { table } => self.undo_entry(*table),
            Command::Cut(size) => self.announce_cut(*size),
            Command::UndoCut => self.undo_cut(),
            Command::FinishTournament => self.finish(),
            Command::ReopenTournament => self.reopen(),
            Command::Cancel => self.cancel(),
            Command::ByOldForm(_) => false,
        }
    }

    /// As what a command is refused that is not accepted, where that follows from what is asked for: everywhere else it is
    /// for the service to say.
    pub fn refuses_as(&self, command: &Command) -> Option<Refusal> {
        match command {
            Command::ByOldForm(_) => Some(Refusal::Conflict),
            Command::Drop(number)
            | Command::DropSelf(number)
            | Command::UndoDrop(number)
            | Command::Disqualify(number)
            | Command::UndoDisqualification(number)
            | Command::Remove(number)
            | Command::Admit(number)
            | Command::CheckInSelf(number) => self.person(*number).is_none().then_some(Refusal::NotFound),
            // T19: nothing is missing but the reason
            Command::DraftWithoutReason => self.clone().make_draft(true).then_some(Refusal::Invalid),
            Command::Agree { table, seat }
            | Command::Object { table, seat }
            | Command::WithdrawReport { table, seat } => {
                let pod = self.rounds.last()?.pods.iter().find(|pod| pod.table == *table)?;
                let is_off = *seat <= pod.seats.len() && !self.setup.players_report;
                is_off.then_some(Refusal::Refused)
            }
            _ => None,
        }
    }

    fn open(&mut self) -> bool {
        let accepted = self.life == Life::Setup;
        if accepted {
            self.life = Life::Registration;
        }
        accepted
    }
}
