//! Forms of visitors and accounts outside of tournaments: signing in, the sender's account, creating a tournament.

use super::{Form, FormSender};
use crate::web::frame::request::member::Member;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::act;
use podium_ops::command::rights::Need;
use podium_ops::{Command, OpError, Sender, SiteWork};

/// A form from anybody; if the sender is signed in, its command runs as their account.
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

/// A form of an account, outside of tournaments.
pub type MemberForm = Form<Member>;

impl FormSender for Member {
    fn visitor(&self) -> &Visitor {
        self
    }

    fn command(&self) -> Command {
        Command::on_site(Sender::session(self.session_hash(), Need::SignedIn))
    }
}

impl<S: FormSender> Form<S> {
    /// Runs the form's command on the site, once; `to` is where its answer leads.
    ///
    /// # Errors
    /// The error of the command.
    pub async fn run_on_site<T: Send + 'static>(
        &self,
        to: &str,
        act_on: impl Fn(&mut SiteWork<'_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> Result<T, OpError> {
        let command = self.command(to);
        act(&self.app, move |state| command.run_on_site(&state.db, act_on)).await
    }
}
