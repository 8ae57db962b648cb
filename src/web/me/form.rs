//! A form of a player's own page, with all that it is answered by.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::web::Path;
use actix_web::{FromRequest, HttpRequest};

use super::dashboard::{self, Returned};
use super::sender;
use crate::ops::{Command, IdempotencyKey, Once, OpError, Sender, Work};
use crate::web::error::{WebError, WebResult};
use crate::web::page::see_other;
use crate::web::posted::Posted;
use crate::web::state::{App, State, act};
use crate::web::visitor::Visitor;

/// What a browser sent from a player's own page.
pub(super) struct OwnForm {
    pub app: App,
    pub request: HttpRequest,
    pub visitor: Visitor,
    pub slug: String,
    pub posted: Posted,
}

impl OwnForm {
    /// Acts for the player whose browser sent it; what was typed wrong comes back on their page.
    pub async fn answer(
        &self,
        deed: impl Fn(&State, &str, i64, &Once) -> Result<&'static str, OpError> + Send + 'static,
    ) -> WebResult {
        let Self {
            app,
            request,
            visitor,
            slug,
            posted,
        } = self;
        let row = sender(app, request, slug).await?;
        let at = format!("/t/{slug}/me");
        let (wanted, number, once) = (slug.to_owned(), row.number, posted.once(&at));
        match act(app, move |state| deed(state, &wanted, number, &once)).await {
            Ok(told) => {
                visitor.tell_next(request, told);
                Ok(see_other(&at))
            }
            Err(OpError::Invalid(problems)) => {
                dashboard::page(app, request, visitor, slug, row, Returned::Form(posted, &problems)).await
            }
            Err(error) => Err(WebError::from(error).way_on("Back to your page", &at)),
        }
    }
}

impl OwnForm {
    /// As [`OwnForm::answer`], for a command that finds its sender by itself.
    pub async fn run(
        &self,
        sentence: &'static str,
        command: impl Fn(&mut Work<'_, '_>) -> Result<(), OpError> + Send + 'static,
    ) -> WebResult {
        let row = sender(&self.app, &self.request, &self.slug).await?;
        self.answer(move |state, slug, _, once| {
            let key = once.form.clone().map(IdempotencyKey::new);
            Command::on(slug, Sender::player(&row))
                .once(key, once.answer.clone())
                .run(&state.db, &command)?;
            Ok(sentence)
        })
        .await
    }
}

impl FromRequest for OwnForm {
    type Error = actix_web::Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self, actix_web::Error>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let parts = <(App, HttpRequest, Visitor, Path<String>, Posted)>::from_request(request, payload);
        Box::pin(async move {
            let (app, request, visitor, slug, posted) = parts.await?;
            Ok(Self {
                app,
                request,
                visitor,
                slug: slug.into_inner(),
                posted,
            })
        })
    }
}
