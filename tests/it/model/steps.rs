//! What the model says to a command: accepted, with what follows, or refused, with nothing changed.

use super::command::Command;
use super::tournament::{Life, Tournament};

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
            Command::TakeBackReport { table, seat } => self.take_back_report(*table, *seat),
            Command::CountReport { table } => self.count_report(*table),
            Command::Cut(size) => self.announce_cut(*size),
            Command::TakeBackCut => self.take_back_cut(),
            Command::FinishTournament => self.finish(),
            Command::ReopenTournament => self.reopen(),
            Command::Cancel => self.cancel(),
            Command::PublishByOldForm | Command::FinishByOldForm => false,
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
