//! Webhooks on the staff's pages: which addresses are told what happens in a tournament, and what became of each delivery.

mod form;
mod list;
mod one;

use crate::web::router::Routes;
use actix_web::web;

pub fn routes(routes: &mut Routes) {
    routes
        .route("/t/{slug}/desk/webhooks", web::get().to(list::list))
        .route("/t/{slug}/desk/webhooks", web::post().to(list::add))
        .route("/t/{slug}/desk/webhooks/{id}", web::get().to(one::show))
        .route("/t/{slug}/desk/webhooks/{id}", web::post().to(one::change))
        .route("/t/{slug}/desk/webhooks/{id}/test", web::post().to(one::test))
        .route("/t/{slug}/desk/webhooks/{id}/rotate", web::post().to(one::rotate))
        .route("/t/{slug}/desk/webhooks/{id}/enable", web::post().to(one::enable))
        .route("/t/{slug}/desk/webhooks/{id}/remove", web::post().to(one::remove))
        .route("/t/{slug}/desk/webhooks/{id}/resend", web::post().to(one::resend));
}
