//! Evenings of free pods: the page for everybody, a person's own page with their table, and the pages of the staff.

mod desk;
mod fields;
mod list;
mod own;
mod pods;
mod show;

use crate::web::frame::answer::router::{Routes, handler};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/c/{slug}/free-evenings", handler!(list::show))
        .post("/c/{slug}/free-evenings", handler!(list::open))
        .get("/c/{slug}/e/{number:[0-9]+}", handler!(show::show))
        .get("/c/{slug}/e/{number:[0-9]+}/me", handler!(own::show))
        .post("/c/{slug}/e/{number:[0-9]+}/me/join", handler!(own::join))
        .post("/c/{slug}/e/{number:[0-9]+}/me/leave", handler!(own::leave))
        .post("/c/{slug}/e/{number:[0-9]+}/me/result", handler!(own::report))
        .post("/c/{slug}/e/{number:[0-9]+}/me/confirm", handler!(own::confirm))
        .post("/c/{slug}/e/{number:[0-9]+}/me/achieved", handler!(own::tap))
        .get("/c/{slug}/e/{number:[0-9]+}/desk", handler!(desk::show))
        .post("/c/{slug}/e/{number:[0-9]+}/desk/join", handler!(desk::join))
        .post("/c/{slug}/e/{number:[0-9]+}/desk/leave", handler!(desk::leave))
        .post("/c/{slug}/e/{number:[0-9]+}/desk/pods", handler!(desk::form_pods))
        .post("/c/{slug}/e/{number:[0-9]+}/desk/result", handler!(desk::enter))
        .post("/c/{slug}/e/{number:[0-9]+}/desk/void", handler!(desk::declare_void))
        .post("/c/{slug}/e/{number:[0-9]+}/desk/achieved", handler!(desk::tap))
        .post("/c/{slug}/e/{number:[0-9]+}/desk/close", handler!(desk::close))
        .post("/c/{slug}/e/{number:[0-9]+}/desk/open", handler!(desk::reopen))
        .get("/c/{slug}/e/{number:[0-9]+}/settings", handler!(list::show_settings))
        .post("/c/{slug}/e/{number:[0-9]+}/settings", handler!(list::save));
}
