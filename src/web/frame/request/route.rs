//! The address of a request's route.

use actix_web::dev::ServiceRequest;
use actix_web::{HttpMessage, HttpRequest};

/// An address with its names in braces.
#[derive(Clone, Copy)]
struct Address(&'static str);

/// Notes the route of a request.
pub fn found(request: &ServiceRequest, address: &'static str) {
    request.extensions_mut().insert(Address(address));
}

/// Returns the address of a request's route, with its names in braces: `/t/{slug}/standings`. `None` if it has no route.
pub fn address_of(request: &HttpRequest) -> Option<&'static str> {
    request.extensions().get::<Address>().map(|address| address.0)
}
