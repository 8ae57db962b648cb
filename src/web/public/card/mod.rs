//! Cards: the preview that a chat shows for a link to a tournament, and a player's card to share. The words and the
//! picture's address are in the head of each public page (`templates/frame/shell/above.html`); the pictures are made here.

mod canvas;
mod letters;
mod logo;
mod picture;
mod player;

use actix_web::HttpRequest;
use actix_web::web::Path;

use crate::web::frame::answer::cache::PNG;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, CacheStore, Caching};
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::request::query::number;
use crate::web::frame::state::App;
use crate::web::shared::view::{CardLook, PlayerCard, View};
use logo::Logo;
use podium_snapshot::Snapshot;
use podium_store::tournaments::pictures;
use podium_store::{PictureKind, Reader};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/card/{mark}", handler!(card))
        .get("/t/{slug}/card/{player}/{mark}", handler!(card_of_player));
}

/// `GET /t/{slug}/card/{mark}`: for everybody. Chats cache a picture by its address, so a card with other content has
/// another address; an old address leads to the current card.
async fn card(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let (slug, asked) = (path.into_inner().0, page::path(&request));
    page::at_one_address(&request, &asked)?;
    page::public_data_reading(&app, &request, &slug, kept_at(&asked), move |conn, snapshot| {
        let card = View::of(snapshot).link_card();
        at_its_address(&asked, card.address(&snapshot.loaded.tournament.slug))?;
        let logo = logo_of(conn, snapshot, &card.look)?;
        Ok(picture::draw(&card, logo))
    })
    .await
}

/// `GET /t/{slug}/card/{player}/{mark}`: for everybody, once a round is finished. It is addressed as a link's card is.
async fn card_of_player(app: App, request: HttpRequest, path: Path<(String, String, String)>) -> WebResult {
    let (slug, player, _) = path.into_inner();
    let (player, asked) = (i64::from(number(&player)), page::path(&request));
    page::at_one_address(&request, &asked)?;
    page::public_data_reading(&app, &request, &slug, kept_at(&asked), move |conn, snapshot| {
        let card = of_player(snapshot, player)?;
        at_its_address(&asked, card.address(&snapshot.loaded.tournament.slug))?;
        let logo = logo_of(conn, snapshot, &card.look)?;
        Ok(player::draw(&card, logo))
    })
    .await
}

/// Redirects to the address of a card. A redirect is not cached: the number of marks is unlimited.
fn at_its_address(asked: &str, address: String) -> Result<(), WebError> {
    match asked == address {
        true => Ok(()),
        false => Err(WebError::redirect(address)),
    }
}

/// A card is kept until the tournament's version changes, and evicts no page.
fn kept_at(address: &str) -> Caching {
    Caching {
        content_type: PNG,
        store: CacheStore::Pictures,
        ..Caching::page(address)
    }
}

/// Returns the card of the player with a short number.
///
/// # Errors
/// There is no such player, or nothing to say of them yet.
fn of_player(snapshot: &Snapshot, number: i64) -> Result<PlayerCard, WebError> {
    let view = View::of(snapshot);
    let card = view.player_card(view.player(number)?);
    card.ok_or_else(|| WebError::not_found(say::card::none_yet()).way_on(say::view::to_players(), view.at("players")))
}

/// Reads the logo of a card.
fn logo_of(conn: &mut Reader<'_>, snapshot: &Snapshot, look: &CardLook) -> Result<Option<Logo>, WebError> {
    let Some(hash) = look.logo.as_deref() else {
        return Ok(None);
    };
    let bytes = pictures::bytes(conn, &snapshot.loaded.tournament.id, PictureKind::Logo, hash)?;
    Ok(bytes.and_then(|png| Logo::read(&png)))
}
