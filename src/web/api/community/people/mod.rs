//! Calls about communities and their people: what their pages show, and for their staff what the staff's pages do.

mod bodies;
pub mod call;
mod reads;
mod shown;
mod writes;

use crate::web::frame::answer::router::{Routes, handler};
use utoipa::OpenApi;

/// The routes of these calls.
pub fn routes(routes: &mut Routes) {
    routes
        .post("/api/v1/communities", handler!(writes::create))
        .get("/api/v1/communities/{community}", handler!(reads::community))
        .patch("/api/v1/communities/{community}", handler!(writes::change))
        .get("/api/v1/communities/{community}/people", handler!(reads::people))
        .post("/api/v1/communities/{community}/people", handler!(writes::add))
        .get(
            "/api/v1/communities/{community}/people/{number}",
            handler!(reads::person),
        )
        .patch(
            "/api/v1/communities/{community}/people/{number}",
            handler!(writes::edit),
        )
        .get("/api/v1/communities/{community}/doubts", handler!(reads::doubts))
        .post("/api/v1/communities/{community}/doubts/{id}", handler!(writes::settle))
        .get("/api/v1/communities/{community}/merges", handler!(reads::merges))
        .post("/api/v1/communities/{community}/merges", handler!(writes::merge))
        .post(
            "/api/v1/communities/{community}/merges/{number}/undo",
            handler!(writes::split),
        )
        .put("/api/v1/tournaments/{slug}/community", handler!(writes::choose))
        .post("/api/v1/tournaments/{slug}/regulars", handler!(writes::regulars))
        .put(
            "/api/v1/tournaments/{slug}/players/{number}/person",
            handler!(writes::say_who),
        );
}

/// Their description.
#[derive(OpenApi)]
#[openapi(paths(
    writes::create,
    reads::community,
    writes::change,
    reads::people,
    writes::add,
    reads::person,
    writes::edit,
    reads::doubts,
    writes::settle,
    reads::merges,
    writes::merge,
    writes::split,
    writes::choose,
    writes::regulars,
    writes::say_who,
))]
pub struct Described;
