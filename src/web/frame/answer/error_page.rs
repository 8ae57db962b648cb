//! The page of an error: what happened, why, and what to do next; and the errors for unknown addresses.

use actix_web::http::{Method, StatusCode, header};
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse, ResponseError};
use askama::Template;
use say::{Message, errors};

use super::error::{WebError, WebResult};
use super::page::{self, HTML};
use crate::web::frame::answer::router::Routes;
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::current;

/// The one page for all errors.
#[derive(Debug, Clone, Template)]
#[template(path = "frame/error.html")]
pub struct ErrorPage {
    pub shell: Shell,
    /// "Error 404", small, above the heading.
    pub status: Message,
    /// What happened: the page's heading.
    pub title: Message,
    /// The reason and the remedy.
    pub detail: Message,
    /// More sentences, one for each mistake.
    pub problems: Vec<Message>,
    /// Whether the form stays as it was filled in, with the script.
    pub keeps_form: bool,
    pub way_on: Link,
    /// The id of the request in the log; `None` outside of a request.
    pub request_id: Option<String>,
}

impl ErrorPage {
    fn new(error: &WebError) -> Self {
        let refusal = error.refusal();
        let (label, href) = refusal
            .way_on
            .clone()
            // No error page is a dead end.
            .unwrap_or_else(|| (errors::to_front_page(), "/".to_owned()));
        Self {
            shell: Shell::new(refusal.title.clone()),
            status: errors::status(refusal.status.as_u16()),
            title: refusal.title.clone(),
            detail: refusal.detail.clone(),
            problems: refusal.problems.clone(),
            keeps_form: refusal.keeps_form,
            way_on: Link::new(label, href),
            request_id: current::request_id(),
        }
    }
}

impl ResponseError for WebError {
    fn status_code(&self) -> StatusCode {
        self.refusal().status
    }

    fn error_response(&self) -> HttpResponse {
        let refusal = self.refusal();
        if let Some(to) = &refusal.redirect {
            return page::see_other(to);
        }
        let mut response = HttpResponse::build(refusal.status);
        if let Some(methods) = refusal.allow {
            response.insert_header((header::ALLOW, methods));
        }
        if let Some(seconds) = refusal.retry_after {
            response.insert_header((header::RETRY_AFTER, seconds.to_string()));
        }
        if let Some(seconds) = refusal.retry_after.filter(|_| refusal.asks_again) {
            response.insert_header((header::REFRESH, seconds.to_string()));
        }
        response
            // an error concerns only this moment: the next request may succeed
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .content_type(HTML)
            .body(match &refusal.page {
                Some(page) => page.clone(),
                // An error page that fails must not lead to another error page.
                None => ErrorPage::new(self)
                    .render_with_values(&current::language())
                    .unwrap_or_else(|_| self.to_string()),
            })
    }
}

/// Sets the errors for addresses that a handler cannot parse: a part that is not a number, a query that names a value
/// twice.
pub fn unreadable_addresses(config: &mut ServiceConfig) {
    config
        .app_data(web::PathConfig::default().error_handler(|_, _| WebError::not_found(errors::no_page()).into()))
        .app_data(web::QueryConfig::default().error_handler(|_, _| WebError::bad_request(errors::bad_query()).into()));
}

/// Answers an address without a page; one with a trailing slash leads to the page without it.
pub fn no_such_page(request: &HttpRequest, routes: &Routes) -> WebResult {
    if let Some(path) = request.path().strip_suffix('/')
        && path.starts_with("/t/")
        && !path.contains("//")
        // redirecting a form would lose its fields
        && request.method() == Method::GET
        && routes.knows(path)
    {
        return Ok(page::see_other(path));
    }
    // 405, not 404: the address exists, for another method.
    let known = routes.knows(request.path());
    Err(if known {
        WebError::method(
            errors::method_refused(request.method().as_str()),
            others_than(request.method()),
        )
    } else {
        WebError::not_found(errors::no_page())
    })
}

/// Returns the methods of an address that does not accept this one. An address is a page, a form, or both.
fn others_than(method: &Method) -> &'static str {
    match *method {
        // it could not be asked for as `GET`: a stream of events
        Method::HEAD => "GET",
        Method::GET => "POST",
        Method::POST => "GET, HEAD",
        _ => "GET, HEAD, POST",
    }
}
