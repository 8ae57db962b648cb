//! Forms of a player's own page.

use std::future::Future;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};

use super::{Form, FormSender};
use crate::web::frame::answer::error::WebError;
use crate::web::frame::load::bodies::BodySender;
use crate::web::frame::request::player_cookie;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::state;
use podium_ops::{Command, Sender};
use podium_snapshot::Snapshot;
use podium_store::tournaments::players::PlayerRow;

/// The player whose secret link the browser holds for the tournament of the address (`/t/{slug}/…`).
pub struct OwnPlayer {
    pub visitor: Visitor,
    pub slug: String,
    pub row: PlayerRow,
    /// The tournament as it was when the request came in.
    pub snapshot: Arc<Snapshot>,
}

/// A form from a player's own page.
pub type PlayerForm = Form<OwnPlayer>;

impl FormSender for OwnPlayer {
    fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    fn command(&self) -> Command {
        // By id and generation, which the command's transaction reads again: a renewed link ends this one.
        Command::on(&self.slug, Sender::player(&self.row))
    }

    fn id(&self) -> Option<&str> {
        Some(&self.row.id)
    }

    fn body_sender(&self, _: IpAddr) -> BodySender {
        BodySender::Player(self.row.id.clone())
    }
}

impl PlayerForm {
    /// The address of the player's own page.
    pub fn own_page(&self) -> String {
        format!("/t/{}/me", self.sender.slug)
    }

    /// Creates an error page that leads back to the player's own page.
    pub fn error(&self, error: impl Into<WebError>) -> WebError {
        error.into().way_on(say::errors::back_to_your_page(), self.own_page())
    }
}

impl FromRequest for OwnPlayer {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            let visitor = Visitor::extract(&request).await?;
            let app = state::of(&request)?;
            let slug = request.match_info().get("slug").unwrap_or_default().to_owned();
            let (row, snapshot) = player_cookie::player(&app, &request, &slug).await?.ok_or_else(|| {
                WebError::forbidden(say::errors::unknown_player())
                    .way_on(say::errors::to_the_tournament(), format!("/t/{slug}"))
            })?;
            Ok(Self {
                visitor,
                slug,
                row,
                snapshot,
            })
        })
    }
}
