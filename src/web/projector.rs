//! The projector page: clock, pairings page by page, announcements, QR code.

use actix_web::web::ServiceConfig;

/// The routes of these pages.
pub fn routes(_config: &mut ServiceConfig) {}
