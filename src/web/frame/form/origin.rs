//! The origin of a form: only our own pages may send forms that change something.

use actix_web::HttpRequest;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::state::App;

/// Refuses forms sent by another site: by `Sec-Fetch-Site` and `Origin`, if the browser sends them.
///
/// # Errors
/// Another site sent it.
pub fn prove_origin(request: &HttpRequest, app: &App) -> Result<(), WebError> {
    let foreign = || WebError::forbidden(say::errors::foreign_form());
    let header = |name: &str| {
        request
            .headers()
            .get(name)
            // An unreadable value equals nothing, and is refused.
            .map(|value| value.to_str().unwrap_or("?").to_ascii_lowercase())
    };
    // browsers omit it over plain http, and old ones always: the form's token still protects
    if let Some(site) = header("sec-fetch-site")
        && site != "same-origin"
        // "none": typed or from a bookmark, so sent by the reader.
        && site != "none"
    {
        return Err(foreign());
    }
    if let Some(origin) = header("origin") {
        let own = match &app.settings.public_url {
            Some(url) => url.as_str().to_owned(),
            // Without --public-url the service only answers http.
            None => format!("http://{}", header("host").unwrap_or_default()),
        };
        if origin != own {
            return Err(foreign());
        }
    }
    Ok(())
}
