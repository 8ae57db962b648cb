//! Decklists: handed in by players, checked, read by the staff.

use actix_web::web::ServiceConfig;

/// The routes of these pages.
pub fn routes(_config: &mut ServiceConfig) {}
