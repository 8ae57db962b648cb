//! Rulings, penalties, appeals on the staff's pages (T30).

mod detail;
mod list;
mod new;
mod new_view;
mod offers;
mod penalties;
mod ruling_form;
mod ruling_sheet;
mod statements;
mod words;

use crate::web::frame::answer::router::{Routes, handler};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/rulings", handler!(list::list))
        .get("/t/{slug}/desk/rulings.csv", handler!(ruling_sheet::csv))
        .get("/t/{slug}/desk/rulings/new", handler!(new::show))
        .post("/t/{slug}/desk/rulings/new", handler!(new::record))
        .get("/t/{slug}/desk/rulings/{number:[0-9]+}", handler!(detail::show))
        .post(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/appeal",
            handler!(detail::appeal),
        )
        .post(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/decide",
            handler!(detail::decide),
        )
        .post("/t/{slug}/desk/rulings/{number:[0-9]+}/done", handler!(detail::done))
        .post(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/lighter",
            handler!(detail::lighter),
        )
        .post(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/statements",
            handler!(detail::add_statement),
        )
        .post(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/withdraw",
            handler!(detail::withdraw),
        )
        .post(
            "/t/{slug}/desk/rulings/{number:[0-9]+}/words",
            handler!(detail::describe),
        )
        .get("/t/{slug}/desk/settings/penalties", handler!(penalties::show))
        .post("/t/{slug}/desk/settings/penalties", handler!(penalties::save))
        .post(
            "/t/{slug}/desk/settings/penalties/replace",
            handler!(penalties::replace),
        )
        .post(
            "/t/{slug}/desk/settings/penalties/standard",
            handler!(penalties::standard),
        )
        .get("/t/{slug}/desk/settings/penalties.json", handler!(penalties::json));
}
