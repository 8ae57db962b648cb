//! Every table at a glance, for judges.

use actix_web::web::ServiceConfig;

/// The routes of these pages.
pub fn routes(_config: &mut ServiceConfig) {}
