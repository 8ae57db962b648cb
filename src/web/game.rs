//! The game desk: follows a pod's game with the engine.

use actix_web::web::ServiceConfig;

/// The routes of these pages.
pub fn routes(_config: &mut ServiceConfig) {}
