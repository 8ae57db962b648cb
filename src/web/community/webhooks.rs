//! The webhooks of a community.

use std::future::Future;

use actix_web::HttpRequest;

use super::page::shell;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::Form;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Settings;
use crate::web::shared::webhooks::{Keeper, list, one};
use podium_ops::OpError;
use podium_ops::tournaments::webhooks::Owner;
use podium_store::tournaments::webhooks::Source;
use say::Message;

pub(super) fn routes(routes: &mut Routes) {
    routes
        .get("/c/{slug}/webhooks", handler!(list::show::<CommunityDesk<Settings>>))
        .post("/c/{slug}/webhooks", handler!(list::add::<CommunityDesk<Settings>>))
        .get(
            "/c/{slug}/webhooks/{id}",
            handler!(one::show::<CommunityDesk<Settings>>),
        )
        .post(
            "/c/{slug}/webhooks/{id}",
            handler!(one::change::<CommunityDesk<Settings>>),
        )
        .post(
            "/c/{slug}/webhooks/{id}/test",
            handler!(one::test::<CommunityDesk<Settings>>),
        )
        .post(
            "/c/{slug}/webhooks/{id}/rotate",
            handler!(one::rotate::<CommunityDesk<Settings>>),
        )
        .post(
            "/c/{slug}/webhooks/{id}/enable",
            handler!(one::enable::<CommunityDesk<Settings>>),
        )
        .post(
            "/c/{slug}/webhooks/{id}/remove",
            handler!(one::remove::<CommunityDesk<Settings>>),
        )
        .post(
            "/c/{slug}/webhooks/{id}/resend",
            handler!(one::resend::<CommunityDesk<Settings>>),
        );
}

impl Keeper for CommunityDesk<Settings> {
    fn webhooks_at(&self) -> String {
        self.at("webhooks")
    }

    fn source(&self) -> Source {
        Source::Community(self.community.id.clone())
    }

    fn zone(&self) -> &str {
        &self.community.time_zone
    }

    fn webhooks_shell(&self, request: &HttpRequest, title: Message) -> Shell {
        shell(self, request, title)
    }

    fn run_on_webhooks<T: Send + 'static>(
        form: &Form<Self>,
        to: &str,
        act_on: impl Fn(&mut Owner<'_, '_, '_>) -> Result<T, OpError> + Send + 'static,
    ) -> impl Future<Output = Result<T, OpError>> {
        form.run_in_community(to, move |work| act_on(&mut Owner::from(work)))
    }
}
