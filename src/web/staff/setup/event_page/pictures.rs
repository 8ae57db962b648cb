//! The pictures of the event's page. Each has its own form, and is stored at once: a browser does not fill in a chosen file
//! again. They are read in their own lane, before anything waits for a transaction.

use actix_web::HttpRequest;
use actix_web::http::header::{self, HeaderValue};
use actix_web::web::Path;
use askama::Template;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, FormKeys, Returned, StaffForm, UploadedFile};
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::look::shell::{PictureAt, Shell};
use crate::web::frame::request::desk::{Desk, Settings};
use crate::web::frame::state::{App, off_thread, snapshots};
use crate::web::shared::view::face::{self, picture_at};
use podium_ops::OpError;
use podium_ops::tournaments::page::{self as ops, Picture, Purpose, picture};
use podium_snapshot::Snapshot;
use podium_store::{DbError, PictureKind};
use say::{Message, event_page as t, refused_pictures};

/// What uploads may be, for the browser's chooser; the service looks at the files themselves.
const ACCEPTED: &str = "image/jpeg,image/png,image/webp";
/// The fields of the pictures.
const FIELDS: [(&str, Purpose); 2] = [("cover", Purpose::Cover), ("logo", Purpose::Logo)];

/// Returns what is before the names of the pictures' files, for organizers.
pub fn folder(desk: &Desk<Settings>) -> String {
    desk.at("desk/page/pictures")
}

/// `GET …/desk/page/pictures`: organizers.
pub async fn show(app: App, request: HttpRequest, desk: Desk<Settings>) -> WebResult {
    page_of(&app, &request, &desk, Returned::default()).await
}

async fn page_of(app: &App, request: &HttpRequest, desk: &Desk<Settings>, returned: Returned<'_>) -> WebResult {
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let shown = PicturesPage::new(app, request, desk, &snapshot, &returned);
    page::with_status(returned.status(), &shown)
}

/// `POST …/desk/page/pictures`: organizers.
pub async fn change(form: StaffForm<Settings>) -> WebResult {
    let to = form.at("desk/page/pictures");
    match store(&form, &to).await {
        Ok(notice) => form.done(notice, &to),
        Err(error) => {
            let returned = form.returned_or_back(error, &to)?;
            page_of(&form.app, &form.request, &form.sender, returned).await
        }
    }
}

/// Stores the picture of a form, or removes the stored one; returns what was done.
async fn store(form: &StaffForm<Settings>, to: &str) -> Result<Message, OpError> {
    let name = form.fields.text("picture");
    let (field, purpose) = FIELDS
        .into_iter()
        .find(|(field, _)| *field == name)
        .unwrap_or(FIELDS[0]);
    let seen = form.fields.text("seen").to_owned();
    let (made, notice) = match form.fields.ticked("remove") {
        true => (None, t::picture_removed()),
        false => {
            let made = made(&form.app, form.fields.file(field), purpose).await;
            let made = made.map_err(|message| OpError::field(field, message))?;
            (Some(made), t::picture_saved())
        }
    };
    form.run(to, move |work| {
        ops::change_picture(work, purpose, &seen, made.as_deref())
    })
    .await?;
    Ok(notice)
}

/// Makes the pictures of a file, off the async threads.
async fn made(app: &App, file: Option<&UploadedFile>, purpose: Purpose) -> Result<Vec<Picture>, Message> {
    let file = file.ok_or_else(refused_pictures::nothing_chosen)?;
    if file.is_too_long {
        return Err(picture::too_many_bytes());
    }
    let bytes = file.bytes.clone();
    let made = off_thread(Lane::Pictures, app, move |_| {
        Ok::<_, OpError>(picture::read(&bytes, purpose))
    });
    match made.await {
        Ok(made) => made,
        // the decoder gave up on it
        Err(OpError::Db(DbError::Unanswered(_))) => Err(refused_pictures::unreadable()),
        Err(_) => Err(refused_pictures::busy()),
    }
}

/// `GET …/desk/page/pictures/{file}`: organizers; also while the tournament is set up.
pub async fn picture(app: App, request: HttpRequest, desk: Desk<Settings>, path: Path<(String, String)>) -> WebResult {
    let snapshot = snapshots::current(&app, &desk.tournament.slug).await?;
    let mut answer = face::serve(&app, &request, &snapshot, &path.1).await?;
    let private = HeaderValue::from_static("private, no-cache");
    answer.headers_mut().insert(header::CACHE_CONTROL, private);
    Ok(answer)
}

/// A picture with its form.
struct Upload {
    field: Field,
    label: Message,
    hint: Message,
    /// The stored one.
    stored: Option<PictureAt>,
    /// The hash of the stored one, by which a change that somebody made meanwhile is noticed; empty without one.
    seen: String,
    /// Each form has its own id.
    keys: FormKeys,
}

/// The page with the forms.
#[derive(Template)]
#[template(path = "staff/setup/event_page/pictures.html")]
struct PicturesPage {
    shell: Shell,
    at: String,
    back: String,
    accept: &'static str,
    uploads: Vec<Upload>,
}

impl PicturesPage {
    fn new(
        app: &App,
        request: &HttpRequest,
        desk: &Desk<Settings>,
        snapshot: &Snapshot,
        returned: &Returned<'_>,
    ) -> Self {
        let (page, folder) = (&snapshot.public.record.page, folder(desk));
        let mut shell = desk.shell(request, t::pictures());
        // a wrong file shows its own problem
        if returned.conflict().is_some() {
            shell.notice = returned.notice();
        }
        let upload = |(name, purpose): (&'static str, Purpose)| {
            // the first kind is the largest, and the last one small enough for this page
            let (largest, shown) = match purpose {
                Purpose::Cover => (PictureKind::Cover, PictureKind::CoverSmall),
                Purpose::Logo => (PictureKind::Logo, PictureKind::Logo),
            };
            let (label, hint) = match purpose {
                Purpose::Cover => (t::cover(), t::cover_hint()),
                Purpose::Logo => (t::logo(), t::logo_hint()),
            };
            Upload {
                field: returned.field(name, ""),
                label,
                hint,
                stored: picture_at(page, shown, &folder),
                seen: page
                    .picture(largest)
                    .map(|picture| picture.hash.clone())
                    .unwrap_or_default(),
                keys: desk.keys(app, None),
            }
        };
        Self {
            shell,
            at: folder.clone(),
            back: desk.at("desk/page"),
            accept: ACCEPTED,
            uploads: FIELDS.map(upload).into(),
        }
    }
}
