//! Link cards: what a chat shows of a link to a tournament. The words and the address of the picture are in the head of
//! each public page (`templates/shell/above.html`), and the picture is made here.

mod canvas;
mod letters;
mod picture;
mod words;

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

pub use self::canvas::{HEIGHT, WIDTH};
pub use self::words::LinkCard;
use super::cache::PNG;
use super::error::WebResult;
use super::page::{self, Caching};
use super::public::view::View;
use super::snapshots;
use super::state::App;
use crate::web::router::{Routes, handler};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes.route("/t/{slug}/card/{mark}", get().to(handler!(card)));
}

/// `GET /t/{slug}/card/{mark}`: for everybody. Chats keep a picture by its address, so a card that says something else has
/// another one; an address from before leads to the card as it is now.
async fn card(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let slug = path.into_inner().0;
    let snapshot = snapshots::current(&app, &slug).await?;
    let address = View::of(&snapshot).link_card().address(&slug);
    // before anything is kept: there are endless marks
    page::at_one_address(&request, &address)?;
    let caching = Caching {
        content_type: PNG,
        ..Caching::page(address)
    };
    page::public_as(&app, &request, &slug, caching, |snapshot| {
        Ok(picture::draw(&View::of(snapshot).link_card()))
    })
    .await
}
