//! Forms of the staff.

use super::{Form, FormSender};
use crate::ops::rights::Right;
use crate::ops::{Command, Sender};
use crate::web::desk::Desk;
use crate::web::visitor::Visitor;

/// A form from somebody who has a right in the tournament: a handler that takes `StaffForm<Floor>` is for judges.
pub type StaffForm<R> = Form<Desk<R>>;

impl<R: Right> FormSender for Desk<R> {
    fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    fn command(&self) -> Command {
        let token_hash = self.visitor.session.as_ref().map_or("", |session| &session.token_hash);
        Command::on(&self.tournament.slug, Sender::staff::<R>(token_hash))
    }
}

impl<R: Right> StaffForm<R> {
    /// The address of a page of this tournament: `path` without a leading slash.
    pub fn at(&self, path: &str) -> String {
        self.sender.at(path)
    }
}
