//! Webhooks on the staff's pages: the addresses that receive the events of a tournament or a community, and the state of each
//! delivery. The rooms register the handlers, each for its own [`Keeper`].

mod form;
pub mod list;
pub mod one;

use std::future::Future;

use actix_web::HttpRequest;
use chrono::TimeDelta;

use crate::web::frame::form::{Form, FormSender};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::argument::Argument;
use podium_ops::OpError;
use podium_ops::tournaments::webhooks::Owner;
use podium_store::tournaments::webhooks::Source;
use say::Message;

/// How long a webhook must have failed to be on a desk: a receiver that restarts is back sooner.
pub const UNHEARD_FOR: TimeDelta = TimeDelta::hours(1);

/// Somebody who may change the webhooks of the tournament or the community of the address.
pub trait Keeper: FormSender + Argument {
    /// Returns the address of the list of webhooks.
    fn webhooks_at(&self) -> String;

    /// Returns whose events the webhooks send.
    fn source(&self) -> Source;

    /// Returns the time zone in which the pages show times.
    fn zone(&self) -> &str;

    /// Creates the shell of the pages.
    fn webhooks_shell(&self, request: &HttpRequest, title: Message) -> Shell;

    /// Runs the command of a form, once; `to` is where its answer leads.
    fn run_on_webhooks<T: Send + 'static>(
        form: &Form<Self>,
        to: &str,
        act_on: impl Fn(&mut Owner<'_, '_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = Result<T, OpError>>;
}
