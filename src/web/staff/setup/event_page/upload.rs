//! The pictures of a sent form: read in their own lane, one after the other, before anything waits for a transaction.

use crate::web::frame::form::{StaffForm, UploadedFile};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::request::desk::Settings;
use crate::web::frame::state::{App, off_thread};
use podium_ops::tournaments::page::{NewPictures, Picture, PictureChange, Purpose, picture};
use podium_ops::{FieldProblem, OpError};
use podium_store::DbError;
use say::{Message, event_page as t, refused_pictures};

/// Reads what a form says of the pictures.
///
/// # Errors
/// The problems of each picture.
pub async fn read(form: &StaffForm<Settings>) -> Result<NewPictures, Vec<FieldProblem>> {
    let cover = change(form, "cover", "forget_cover", Purpose::Cover).await;
    let logo = change(form, "logo", "forget_logo", Purpose::Logo).await;
    match (cover, logo) {
        (Ok(cover), Ok(logo)) => Ok(NewPictures { cover, logo }),
        (cover, logo) => Err(cover.err().into_iter().chain(logo.err()).collect()),
    }
}

async fn change(
    form: &StaffForm<Settings>,
    field: &'static str,
    forget: &'static str,
    purpose: Purpose,
) -> Result<PictureChange, FieldProblem> {
    match form.fields.file(field) {
        Some(file) => match made(&form.app, file, purpose).await {
            Ok(pictures) => Ok(PictureChange::Replace(pictures)),
            Err(message) => Err(FieldProblem::new(field, message)),
        },
        None if form.fields.ticked(forget) => Ok(PictureChange::Remove),
        None => Ok(PictureChange::Keep),
    }
}

/// Makes the pictures of a file, off the async threads.
async fn made(app: &App, file: &UploadedFile, purpose: Purpose) -> Result<Vec<Picture>, Message> {
    if file.is_too_long {
        return Err(picture::too_many_bytes());
    }
    let bytes = file.bytes.clone();
    let made = off_thread(Lane::Pictures, app, move |_| {
        Ok::<_, OpError>(picture::read(&bytes, purpose))
    });
    match made.await {
        Ok(made) => made,
        Err(OpError::Db(DbError::Busy(_))) => Err(t::pictures_busy()),
        // the decoder gave up on it
        Err(_) => Err(refused_pictures::unreadable()),
    }
}
