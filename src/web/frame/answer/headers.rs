//! Security headers of every answer.

use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::middleware::DefaultHeaders;

/// Scripts, workers, styles and pictures come only from this origin; nothing may frame a page.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; \
                              img-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; \
                              base-uri 'none'; frame-ancestors 'none'";

/// The header that says which devices a page may use.
const PERMISSIONS: &str = "permissions-policy";

/// Returns the header of a page that reads codes with the camera; [`security`] does not overwrite it. The picture stays
/// within the page, so the content policy does not change.
pub fn camera() -> (HeaderName, HeaderValue) {
    (
        HeaderName::from_static(PERMISSIONS),
        HeaderValue::from_static("camera=(self), microphone=(), geolocation=()"),
    )
}

/// Returns the security headers. The referrer policy is not `no-referrer`, under which browsers send `Origin: null`.
pub fn security(https: bool) -> DefaultHeaders {
    let headers = DefaultHeaders::new()
        .add(("content-security-policy", CONTENT_POLICY))
        .add(("x-content-type-options", "nosniff"))
        // For browsers that do not support frame-ancestors.
        .add(("x-frame-options", "DENY"))
        .add(("referrer-policy", "same-origin"))
        .add(("cross-origin-opener-policy", "same-origin"))
        .add(("cross-origin-resource-policy", "same-origin"))
        // No page uses them except one, which sets the header itself; an injected script should not be able to either.
        .add((PERMISSIONS, "camera=(), microphone=(), geolocation=()"));
    // browsers remember it for a year, so it is only sent if --public-url says https
    if https {
        headers.add(("strict-transport-security", "max-age=31536000"))
    } else {
        headers
    }
}
