//! The sender of a request that is for accounts only.

use std::future::Future;
use std::ops::Deref;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::Method;
use actix_web::{FromRequest, HttpRequest};

use super::visitor::{Visitor, sign_in_first};
use crate::web::frame::answer::error::WebError;
use podium_store::site::accounts::Account;

/// The ends of addresses that only take forms, each below the page that its form is on.
const FORMS: [&str; 4] = ["/join", "/password", "/create", "/presets/remove"];

/// A visitor who is signed in. A handler that takes one sends everybody else to the sign-in page.
pub struct Member {
    visitor: Visitor,
    pub account: Account,
}

impl Deref for Member {
    type Target = Visitor;

    fn deref(&self) -> &Visitor {
        &self.visitor
    }
}

impl FromRequest for Member {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let visitor = Visitor::extract(&request).await?;
            let account = match (request.method(), &visitor.account) {
                (&Method::GET, _) => visitor.signed_in(&request)?.clone(),
                (_, Some(account)) => account.clone(),
                // the session ended while the page was open
                (_, None) => return Err(to_sign_in(request.path())),
            };
            Ok(Self { visitor, account })
        })
    }
}

/// Redirects to the sign-in page, from which the way leads back to the page of a form.
fn to_sign_in(path: &str) -> WebError {
    let page = FORMS.iter().find_map(|form| path.strip_suffix(form)).unwrap_or(path);
    sign_in_first(page)
}
