//! Link cards: the preview that a chat shows for a link to a tournament. The words and the picture's address are in the
//! head of each public page (`templates/frame/shell/above.html`); the picture is made here.

mod canvas;
mod letters;
mod picture;

use actix_web::HttpRequest;
use actix_web::web::Path;

use crate::web::frame::answer::cache::PNG;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::view::View;

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes.get("/t/{slug}/card/{mark}", handler!(card));
}

/// `GET /t/{slug}/card/{mark}`: for everybody. Chats cache a picture by its address, so a card with other content has
/// another address; an old address leads to the current card.
async fn card(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let slug = path.into_inner().0;
    let snapshot = snapshots::current(&app, &slug).await?;
    let address = View::of(&snapshot).link_card().address(&slug);
    // before anything is cached: the number of marks is unlimited
    page::at_one_address(&request, &address)?;
    let caching = Caching {
        content_type: PNG,
        ..Caching::page(address)
    };
    page::public_as(&app, &request, &slug, caching, |snapshot| {
        Ok(picture::draw(&View::shown(snapshot).link_card()))
    })
    .await
}
