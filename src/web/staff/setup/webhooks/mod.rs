//! Webhooks on the staff's pages: the addresses that receive a tournament's events, and the state of each delivery.

mod form;
mod list;
mod one;

use crate::web::frame::answer::router::{Routes, handler};

pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/webhooks", handler!(list::list))
        .post("/t/{slug}/desk/webhooks", handler!(list::add))
        .get("/t/{slug}/desk/webhooks/{id}", handler!(one::show))
        .post("/t/{slug}/desk/webhooks/{id}", handler!(one::change))
        .post("/t/{slug}/desk/webhooks/{id}/test", handler!(one::test))
        .post("/t/{slug}/desk/webhooks/{id}/rotate", handler!(one::rotate))
        .post("/t/{slug}/desk/webhooks/{id}/enable", handler!(one::enable))
        .post("/t/{slug}/desk/webhooks/{id}/remove", handler!(one::remove))
        .post("/t/{slug}/desk/webhooks/{id}/resend", handler!(one::resend));
}
