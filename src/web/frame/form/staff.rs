//! Forms of the staff.

use super::{Form, FormSender};
use crate::web::frame::request::desk::Desk;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::act;
use podium_ops::command::rights::Right;
use podium_ops::{Command, OpError, Sender, Work};

/// A form from a person with a right in the tournament: a handler that takes `StaffForm<Floor>` is for judges.
pub type StaffForm<R> = Form<Desk<R>>;

/// The value of the field `back` in forms of the desk.
const DESK: &str = "desk";

impl<R: Right> FormSender for Desk<R> {
    fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    fn command(&self) -> Command {
        self.command_by::<R>()
    }
}

impl<R: Right> Desk<R> {
    fn command_by<Q: Right>(&self) -> Command {
        // By session and right, not by the role that this request saw: the transaction reads the role again.
        Command::on(&self.tournament.slug, Sender::staff::<Q>(self.visitor.session_hash()))
    }
}

impl<R: Right> StaffForm<R> {
    /// The address of a page of this tournament: `path` without a leading slash.
    pub fn at(&self, path: &str) -> String {
        self.sender.at(path)
    }

    /// Returns whether the form is on the desk, to which its answer then leads.
    pub fn is_on_desk(&self) -> bool {
        self.fields.text("back") == DESK
    }

    /// Returns where the answer leads: to the desk or to the page of a table, if the form names one in `back`,
    /// otherwise to `page`. Nothing that is sent becomes an address.
    pub fn answer(&self, page: &str) -> String {
        match self.fields.text("back").parse::<u32>() {
            _ if self.is_on_desk() => self.at("desk"),
            Ok(table) => self.at(&format!("desk/floor/{table}")),
            Err(_) => self.at(page),
        }
    }

    /// Runs like [`Form::run`], but by another right than the form's, for actions that only some of its senders may
    /// take.
    ///
    /// # Errors
    /// The error of the command.
    pub async fn run_by<Q: Right, T: Send + 'static>(
        &self,
        to: &str,
        act_on: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> Result<T, OpError> {
        let command = self.from_client(self.sender.command_by::<Q>());
        let command = command.once(self.key(), to);
        act(&self.app, move |state| command.run(&state.db, act_on)).await
    }
}
