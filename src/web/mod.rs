//! All pages: one file or folder for each family of pages, with its routes. The handler's arguments show who may use a
//! route ([`frame::request::desk::Desk`]), and `tests/cases/access.txt` lists it once more.

pub mod api;
pub mod community;
pub mod frame;
pub mod player;
pub mod public;
pub mod serve;
pub mod shared;
pub mod site;
pub mod staff;

use std::sync::LazyLock;

use actix_web::dev::{ServiceRequest, ServiceResponse, fn_service};
use actix_web::web::ServiceConfig;
use actix_web::{HttpRequest, HttpResponse};

use crate::web::frame::answer::router::{Routes, handler};

/// The routes, of all workers.
static ROUTES: LazyLock<Routes> = LazyLock::new(routes);

/// Hands every route of the service to actix.
pub fn register(config: &mut ServiceConfig) {
    LazyLock::force(&ROUTES);
    config
        .configure(frame::answer::error_page::unreadable_addresses)
        .default_service(fn_service(answer));
}

/// Collects the routes of all modules.
fn routes() -> Routes {
    let mut routes = Routes::default();
    routes
        .get("/healthz", handler!(frame::state::telemetry::healthz))
        .get("/readyz", handler!(frame::state::telemetry::readyz))
        .get("/static/{file}", handler!(frame::answer::assets::serve))
        .get("/look/{file}", handler!(frame::answer::look::serve))
        .get("/service-worker.js", handler!(frame::answer::assets::service_worker))
        .configure(public::routes)
        .configure(community::routes)
        .configure(api::calendar::routes)
        .configure(site::account::routes)
        .configure(site::language::routes)
        .configure(site::rulesets::routes)
        .configure(site::security_log::routes)
        .configure(site::security_txt::routes)
        .configure(staff::people::staff::routes)
        .configure(site::mine::routes)
        .configure(staff::setup::routes)
        .configure(staff::run::desk_home::routes)
        .configure(staff::run::find::routes)
        .configure(staff::run::rounds::routes)
        .configure(staff::run::results::routes)
        .configure(staff::run::playoff::routes)
        .configure(staff::people::announcements::routes)
        .configure(staff::people::news::routes)
        .configure(staff::setup::log::routes)
        .configure(staff::setup::event_page::routes)
        .configure(staff::setup::exports::routes)
        .configure(frame::answer::live::routes)
        .configure(staff::run::check_in::routes)
        .configure(player::me::routes)
        .configure(player::our_table::routes)
        .configure(player::my_table::routes)
        .configure(player::news::routes)
        .configure(staff::people::players::routes)
        .configure(player::registration::routes)
        .configure(staff::run::clock::routes)
        .configure(public::projector::routes)
        .configure(public::card::routes)
        .configure(public::stage::routes)
        .configure(staff::floor::routes)
        .configure(staff::floor::calls::routes)
        .configure(staff::floor::shift::routes)
        .configure(staff::setup::time_statistics::routes)
        .configure(public::statistics::routes)
        .configure(staff::floor::notes::routes)
        .configure(staff::floor::watches::routes)
        .configure(staff::floor::game::routes)
        .configure(staff::floor::rulings::routes)
        .configure(staff::floor::references::routes)
        .configure(staff::floor::decks::routes)
        .configure(staff::setup::webhooks::routes)
        .configure(site::help::routes)
        .configure(api::routes)
        .configure(api::docs::routes);
    routes
}

/// Answers a request.
async fn answer(request: ServiceRequest) -> Result<ServiceResponse, actix_web::Error> {
    Ok(ROUTES.answer(request, nothing_here).await)
}

/// Answers every address without a route.
async fn nothing_here(request: HttpRequest) -> HttpResponse {
    let answer = match api::is_of_api(request.path()) {
        true => api::no_such_call(&request).map_err(actix_web::Error::from),
        false => frame::answer::error_page::no_such_page(&request, &ROUTES).map_err(actix_web::Error::from),
    };
    answer.unwrap_or_else(HttpResponse::from_error)
}
