//! All pages: one file or folder for each family of pages, with its routes. The handler's arguments show who may use a
//! route ([`desk::Desk`]), and `tests/cases/access.txt` lists it once more.

pub mod account;
pub mod address;
pub mod announcements;
pub mod api;
pub mod api_docs;
pub mod assets;
pub mod boards;
pub mod bodies;
pub mod cache;
pub mod calendar;
pub mod calls;
pub mod card;
pub mod check_in;
pub mod chip;
pub mod client;
pub mod clock;
pub mod cookies;
pub mod countdown;
pub mod csv_cell;
pub mod current;
pub mod decks;
pub mod desk;
pub mod desk_home;
pub mod error;
pub mod error_page;
pub mod exports;
pub mod find;
pub mod floor;
pub mod form;
pub mod game;
pub mod headers;
pub mod help;
pub mod hosts;
pub mod inputs;
pub mod lanes;
pub mod link;
pub mod live;
pub mod local_time;
pub mod log;
pub mod me;
pub mod metrics;
pub mod mine;
pub mod my_table;
pub mod page;
pub mod parts;
pub mod picture;
pub mod player_state;
pub mod players;
pub mod playoff;
pub mod pods;
pub mod projector;
pub mod public;
pub mod qr;
pub mod readiness;
pub mod references;
pub mod registration;
pub mod results;
pub mod rounds;
pub mod router;
pub mod rulings;
pub mod rushes;
pub mod security_log;
pub mod security_txt;
pub mod serve;
pub mod setup;
pub mod shell;
pub mod shift;
pub mod snapshots;
pub mod staff;
pub mod staff_nav;
pub mod stage;
pub mod state;
pub mod statistics;
pub mod telemetry;
pub mod time_statistics;
pub mod visitor;
pub mod waiting;
pub mod watches;
pub mod webhooks;

use actix_web::web::{self, ServiceConfig};

use self::router::{Routes, handler};

/// Registers every route of the service.
pub fn routes(config: &mut ServiceConfig) {
    let mut routes = Routes::default();
    routes
        .route("/healthz", web::get().to(handler!(telemetry::healthz)))
        .route("/readyz", web::get().to(handler!(telemetry::readyz)))
        .route("/static/{file}", web::get().to(handler!(assets::serve)))
        // routes are tried in order: those that a whole hall requests come first, because trying them all took an
        // eighth of the player's page
        .configure(me::first_routes)
        .configure(public::routes)
        .configure(calendar::routes)
        .configure(account::routes)
        .configure(security_log::routes)
        .configure(security_txt::routes)
        .configure(staff::routes)
        .configure(mine::routes)
        .configure(setup::routes)
        .configure(desk_home::routes)
        .configure(find::routes)
        .configure(rounds::routes)
        .configure(results::routes)
        .configure(playoff::routes)
        .configure(announcements::routes)
        .configure(log::routes)
        .configure(exports::routes)
        // before me::routes and my_table::routes: their {player} would match "live"
        .configure(live::routes)
        // and "code"
        .configure(check_in::routes)
        .configure(me::routes)
        .configure(my_table::routes)
        .configure(players::routes)
        .configure(registration::routes)
        .configure(clock::routes)
        .configure(projector::routes)
        .configure(card::routes)
        .configure(stage::routes)
        .configure(floor::routes)
        .configure(calls::routes)
        .configure(shift::routes)
        .configure(time_statistics::routes)
        .configure(statistics::routes)
        .configure(watches::routes)
        .configure(game::routes)
        .configure(rulings::routes)
        .configure(references::routes)
        .configure(decks::routes)
        .configure(webhooks::routes)
        .configure(help::routes)
        .configure(api::routes)
        .configure(api_docs::routes);
    config
        .configure(error_page::unreadable_addresses)
        .configure(|config| routes.register(config))
        .default_service(web::to(error_page::nothing_here));
}

#[cfg(test)]
mod look_tests;
