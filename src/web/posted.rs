//! The old way in, until the last handler takes a form of `web/form`.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};

use super::error::WebError;
use super::form::{Fields, VisitorForm};

pub use super::form::Fields as Posted;

impl FromRequest for Fields {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let form = VisitorForm::from_request(request, payload);
        Box::pin(async move { Ok(form.await?.fields) })
    }
}
