//! Forms of visitors and of accounts, on no tournament: signing in, the own account, creating a tournament.

use super::{Form, FormSender};
use crate::ops::rights::Need;
use crate::ops::{Command, OpError, Sender, SiteWork};
use crate::web::state::act;
use crate::web::visitor::Visitor;

/// A form from anybody; the command of a signed-in sender is their account's.
pub type VisitorForm = Form<Visitor>;

impl FormSender for Visitor {
    fn visitor(&self) -> &Visitor {
        self
    }

    fn command(&self) -> Command {
        Command::on_site(match &self.session {
            Some(session) => Sender::session(&session.token_hash, Need::SignedIn),
            None => Sender::Visitor,
        })
    }
}

impl<S: FormSender> Form<S> {
    /// Runs what the form asks for on the site, once; `to` is where its answer leads.
    ///
    /// # Errors
    /// What the command says.
    pub async fn run_on_site<T: Send + 'static>(
        &self,
        to: &str,
        act_on: impl Fn(&mut SiteWork<'_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> Result<T, OpError> {
        let command = self.command(to);
        act(&self.app, move |state| command.run_on_site(&state.db, act_on)).await
    }
}
