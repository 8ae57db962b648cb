//! Pictures of tournaments as they are served: by the hash of their bytes, so that browsers ask for each once.

use actix_web::HttpRequest;

use super::file_of;
use crate::web::frame::answer::cache::{JPEG, PNG, Rendered};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::state::{App, read};
use podium_snapshot::Snapshot;
use podium_store::tournaments::pictures;

/// Answers with the picture of a tournament that has a file's name. Its bytes are kept for a while, and in no snapshot.
///
/// # Errors
/// The tournament has no such picture, or no longer.
pub async fn serve(app: &App, request: &HttpRequest, snapshot: &Snapshot, file: &str) -> WebResult {
    let heads = &snapshot.public.record.page.pictures;
    let head = heads
        .iter()
        .find(|head| file_of(&head.hash, &head.content_type) == file);
    let head = head.ok_or_else(no_file)?;
    let (kind, hash) = (head.kind, head.hash.clone());
    let content_type = if head.content_type == PNG { PNG } else { JPEG };
    let id = snapshot.loaded.tournament.id.clone();
    let key = format!("{id}/{file}");
    let make = async move || {
        let found = read(app, move |conn| {
            Ok::<_, WebError>(pictures::bytes(conn, &id, kind, &hash)?)
        });
        let bytes = found.await?.ok_or_else(no_file)?;
        Ok(Rendered::new("", content_type, bytes).of_no_tournament().immutable())
    };
    Ok(app.pictures.get(&key, |_| true, make).await?.respond(request))
}

fn no_file() -> WebError {
    WebError::not_found(say::errors::no_file())
}
