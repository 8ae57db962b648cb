//! The webhooks of a tournament.

use std::future::Future;

use actix_web::HttpRequest;

use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::Form;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Settings};
use crate::web::shared::webhooks::{Keeper, list, one};
use podium_ops::OpError;
use podium_ops::tournaments::webhooks::Owner;
use podium_store::tournaments::webhooks::Source;
use say::Message;

pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/webhooks", handler!(list::show::<Desk<Settings>>))
        .post("/t/{slug}/desk/webhooks", handler!(list::add::<Desk<Settings>>))
        .get("/t/{slug}/desk/webhooks/{id}", handler!(one::show::<Desk<Settings>>))
        .post("/t/{slug}/desk/webhooks/{id}", handler!(one::change::<Desk<Settings>>))
        .post(
            "/t/{slug}/desk/webhooks/{id}/test",
            handler!(one::test::<Desk<Settings>>),
        )
        .post(
            "/t/{slug}/desk/webhooks/{id}/rotate",
            handler!(one::rotate::<Desk<Settings>>),
        )
        .post(
            "/t/{slug}/desk/webhooks/{id}/enable",
            handler!(one::enable::<Desk<Settings>>),
        )
        .post(
            "/t/{slug}/desk/webhooks/{id}/remove",
            handler!(one::remove::<Desk<Settings>>),
        )
        .post(
            "/t/{slug}/desk/webhooks/{id}/resend",
            handler!(one::resend::<Desk<Settings>>),
        );
}

impl Keeper for Desk<Settings> {
    fn webhooks_at(&self) -> String {
        self.at("desk/webhooks")
    }

    fn source(&self) -> Source {
        Source::Tournament(self.tournament.id.clone())
    }

    fn zone(&self) -> &str {
        &self.tournament.time_zone
    }

    fn webhooks_shell(&self, request: &HttpRequest, title: Message) -> Shell {
        self.shell(request, title)
    }

    fn run_on_webhooks<T: Send + 'static>(
        form: &Form<Self>,
        to: &str,
        act_on: impl Fn(&mut Owner<'_, '_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = Result<T, OpError>> {
        form.run(to, move |work| act_on(&mut Owner::from(work)))
    }
}
