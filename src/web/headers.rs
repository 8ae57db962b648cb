//! Security headers of every answer, and cookies that are set while a request is handled.

use actix_web::HttpMessage;
use actix_web::body::MessageBody;
use actix_web::cookie::Cookie;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::{DefaultHeaders, Next};

/// Scripts, styles and pictures come from here and nowhere else; nothing may frame a page.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                              connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

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
        // The pages use none of them; an injected script should not either.
        .add(("permissions-policy", "camera=(), microphone=(), geolocation=()"));
    // browsers remember it for a year, so only where --public-url says https
    if https {
        headers.add(("strict-transport-security", "max-age=31536000"))
    } else {
        headers
    }
}

/// Cookies to set with the answer, gathered while the request was handled.
#[derive(Default)]
pub struct CookiesToSet(pub Vec<Cookie<'static>>);

/// Notes a cookie, which [`cookies`] sets on the answer.
pub fn set_cookie(request: &impl HttpMessage, cookie: Cookie<'static>) {
    let mut extensions = request.extensions_mut();
    if extensions.get::<CookiesToSet>().is_none() {
        extensions.insert(CookiesToSet::default());
    }
    if let Some(cookies) = extensions.get_mut::<CookiesToSet>() {
        cookies.0.push(cookie);
    }
}

/// Middleware: sets the cookies that were noted while the request was handled.
pub async fn cookies(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let mut response = next.call(request).await?;
    // Also on error pages: a session that ended must take its cookie along.
    let noted = response.request().extensions_mut().remove::<CookiesToSet>();
    for cookie in noted.map(|c| c.0).unwrap_or_default() {
        response.response_mut().add_cookie(&cookie)?;
    }
    Ok(response)
}
