//! Forms of a community: of its staff, and of a person by their own secret link.

use std::future::Future;
use std::net::IpAddr;

use super::{Form, FormSender};
use crate::web::frame::load::bodies::BodySender;
use crate::web::frame::request::community::{CommunityDesk, OwnPerson};
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state::act;
use podium_ops::command::rights::{Need, Right};
use podium_ops::{Command, CommunityWork, OpError, Sender};

/// A form from somebody with a right in the community.
pub type CommunityForm<R> = Form<CommunityDesk<R>>;

/// A form from a person's own page.
pub type PersonForm = Form<OwnPerson>;

impl<R: Right> FormSender for CommunityDesk<R> {
    fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    fn command(&self) -> Command {
        // by session and right: the transaction reads the role again
        let sender = Sender::session(self.visitor.session_hash(), Need::role::<R>());
        Command::in_community(&self.community.slug, sender)
    }
}

impl FormSender for OwnPerson {
    fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    fn command(&self) -> Command {
        Command::in_community(&self.community.slug, Sender::person(&self.person))
    }

    fn body_sender(&self, _: IpAddr) -> BodySender {
        BodySender::Player(self.person.id.clone())
    }
}

impl<R: Right> CommunityForm<R> {
    /// The address of a page of this community: `path` without a leading slash.
    pub fn at(&self, path: &str) -> String {
        self.sender.at(path)
    }
}

impl<S: FormSender> Form<S> {
    /// Runs the form's command on the community, once; `to` is where its answer leads.
    ///
    /// # Errors
    /// The error of the command.
    pub fn run_in_community<T: Send + 'static>(
        &self,
        to: &str,
        act_on: impl Fn(&mut CommunityWork<'_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = Result<T, OpError>> {
        let command = self.command(to);
        act(&self.app, move |state| command.run_in_community(&state.db, act_on))
    }
}
