//! A form of the staff with all that it is answered by: what most handlers that change something take.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};

use super::desk::{Desk, Right};
use super::error::WebResult;
use super::page::see_other;
use super::posted::Posted;
use super::state::{App, act};
use crate::db::Database;
use crate::ops::{Actor, Once, OpError};

/// A form that came from somebody who has a right: a handler that takes `Sent<Floor>` is for judges.
pub struct Sent<R: Right> {
    pub app: App,
    pub request: HttpRequest,
    pub desk: Desk<R>,
    pub posted: Posted,
}

impl<R: Right> Sent<R> {
    /// Does what the form asks for in this tournament, once; `to` is where the answer leads.
    ///
    /// # Errors
    /// What the command says.
    pub async fn act<T: Send + 'static>(
        &self,
        to: &str,
        deed: impl FnOnce(&Database, &str, &Actor, &Once) -> Result<T, OpError> + Send + 'static,
    ) -> Result<T, OpError> {
        let (slug, actor) = (self.desk.tournament.slug.clone(), self.desk.actor());
        let once = self.posted.once(to);
        act(&self.app, move |state| deed(&state.db, &slug, &actor, &once)).await
    }

    /// Leads on, with a sentence on what was done.
    pub fn done(&self, told: &str, to: &str) -> WebResult {
        self.desk.visitor.tell_next(&self.request, told);
        Ok(see_other(to))
    }
}

impl<R: Right> FromRequest for Sent<R> {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, actix_web::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let parts = <(App, HttpRequest, Desk<R>, Posted)>::from_request(request, payload);
        Box::pin(async move {
            let (app, request, desk, posted) = parts.await?;
            Ok(Self {
                app,
                request,
                desk,
                posted,
            })
        })
    }
}
