//! The round clock: start, pause, resume, add time; time given to single tables.

use actix_web::web::ServiceConfig;

/// The routes of these pages.
pub fn routes(_config: &mut ServiceConfig) {}
