//! Security headers of every answer.

use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::DefaultHeaders;

/// Scripts, styles and pictures come from here and nowhere else; nothing may frame a page.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                              connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The header that says which devices a page may use.
const PERMISSIONS: &str = "permissions-policy";

/// For a page that reads codes with the camera; what an answer says itself is not overwritten by [`security`]. The picture
/// goes from the camera to the page and nowhere else, so that the content policy stays as it is.
pub fn camera() -> (HeaderName, HeaderValue) {
    (
        HeaderName::from_static(PERMISSIONS),
        HeaderValue::from_static("camera=(self), microphone=(), geolocation=()"),
    )
}

/// The security headers. The referrer policy is not `no-referrer`, with which browsers send `Origin: null`.
pub fn security(https: bool) -> DefaultHeaders {
    let headers = DefaultHeaders::new()
        .add(("content-security-policy", CONTENT_POLICY))
        .add(("x-content-type-options", "nosniff"))
        // For browsers that do not read frame-ancestors.
        .add(("x-frame-options", "DENY"))
        .add(("referrer-policy", "same-origin"))
        .add(("cross-origin-opener-policy", "same-origin"))
        .add(("cross-origin-resource-policy", "same-origin"))
        // Pages use none of them but for one, which says so; an injected script should not either.
        .add((PERMISSIONS, "camera=(), microphone=(), geolocation=()"));
    // browsers remember it for a year, so only where --public-url says https
    if https {
        headers.add(("strict-transport-security", "max-age=31536000"))
    } else {
        headers
    }
}
