//! Calls that change something.

use actix_web::web::ServiceConfig;
use utoipa::OpenApi;

/// The routes of these calls.
pub fn routes(_config: &mut ServiceConfig) {}

/// Their description.
#[derive(OpenApi)]
#[openapi(paths())]
pub(super) struct Described;
