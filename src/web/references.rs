//! Desk references that answer: hidden information, priority, loops, leaving, random methods.

use actix_web::web::ServiceConfig;

/// The routes of these pages.
pub fn routes(_config: &mut ServiceConfig) {}
