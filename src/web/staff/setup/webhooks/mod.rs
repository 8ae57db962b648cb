//! Webhooks on the staff's pages: the addresses that receive a tournament's events, and the state of each delivery.

mod form;
mod list;
mod one;

use crate::web::frame::answer::router::{Routes, handler};
use actix_web::web;

pub fn routes(routes: &mut Routes) {
    routes
        .route("/t/{slug}/desk/webhooks", web::get().to(handler!(list::list)))
        .route("/t/{slug}/desk/webhooks", web::post().to(handler!(list::add)))
        .route("/t/{slug}/desk/webhooks/{id}", web::get().to(handler!(one::show)))
        .route("/t/{slug}/desk/webhooks/{id}", web::post().to(handler!(one::change)))
        .route("/t/{slug}/desk/webhooks/{id}/test", web::post().to(handler!(one::test)))
        .route(
            "/t/{slug}/desk/webhooks/{id}/rotate",
            web::post().to(handler!(one::rotate)),
        )
        .route(
            "/t/{slug}/desk/webhooks/{id}/enable",
            web::post().to(handler!(one::enable)),
        )
        .route(
            "/t/{slug}/desk/webhooks/{id}/remove",
            web::post().to(handler!(one::remove)),
        )
        .route(
            "/t/{slug}/desk/webhooks/{id}/resend",
            web::post().to(handler!(one::resend)),
        );
}
