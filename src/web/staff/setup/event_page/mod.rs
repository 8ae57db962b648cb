//! The form of the event's page: texts, pictures, colour; and its preview.

mod form;
mod upload;

use actix_web::HttpRequest;
use actix_web::http::header::{self, HeaderValue};
use actix_web::web::Path;
use askama::Template;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::look;
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Returned, StaffForm};
use crate::web::frame::look::format;
use crate::web::frame::look::shell::{Notice, PictureAt, Shell};
use crate::web::frame::request::desk::{Desk, Settings};
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::view::face::{self, Cover, Face, Prose, cover_at, picture_at};
use form::{PageForm, folder, typed};
use podium_event::accent::Accent;
use podium_ops::OpError;
use podium_ops::tournaments::page as ops;
use podium_ops::tournaments::page::TypedPage;
use podium_snapshot::Snapshot;
use podium_store::PictureKind;
use say::{Message, event_page as t};

pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/page", handler!(show))
        .post("/t/{slug}/desk/page", handler!(change))
        .post("/t/{slug}/desk/page/preview", handler!(preview))
        .get("/t/{slug}/desk/page/pictures/{file}", handler!(picture));
}

/// `GET …/desk/page`: organizers.
async fn show(app: App, request: HttpRequest, desk: Desk<Settings>) -> WebResult {
    page_of(&app, &request, &desk, Returned::default()).await
}

async fn page_of(app: &App, request: &HttpRequest, desk: &Desk<Settings>, returned: Returned<'_>) -> WebResult {
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let shown = PageForm::new(app, request, desk, &snapshot, &returned);
    page::with_status(returned.status(), &shown)
}

/// `POST …/desk/page`: organizers.
async fn change(form: StaffForm<Settings>) -> WebResult {
    let to = form.at("desk/page");
    match store(&form, &to).await {
        Ok(()) => form.done(t::saved(), &to),
        Err(error) => come_back(&form, error).await,
    }
}

/// Reads texts and pictures, all problems at once, and stores them. Pictures are decoded before the transaction begins.
async fn store(form: &StaffForm<Settings>, to: &str) -> Result<(), OpError> {
    let version = form.fields.version();
    let (texts, pictures) = (typed(&form.fields).read(), upload::read(form).await);
    let (texts, pictures) = match (texts, pictures) {
        (Ok(texts), Ok(pictures)) => (texts, pictures),
        (texts, pictures) => {
            let problems = [texts.err(), pictures.err()];
            return Err(OpError::Invalid(problems.into_iter().flatten().flatten().collect()));
        }
    };
    form.run(to, move |work| ops::change(work, version, &texts, &pictures))
        .await
}

/// Shows a refused form again, with what was typed.
async fn come_back(form: &StaffForm<Settings>, error: OpError) -> WebResult {
    let to = form.at("desk/page");
    let returned = form.returned(error);
    let returned = returned.map_err(|error| error.way_on(say::errors::go_back(), &to))?;
    page_of(&form.app, &form.request, &form.sender, returned).await
}

/// `POST …/desk/page/preview`: organizers. Shows the page as it was typed, in another tab; nothing is stored.
async fn preview(form: StaffForm<Settings>) -> WebResult {
    let typed = typed(&form.fields);
    if let Err(problems) = typed.read() {
        return come_back(&form, OpError::Invalid(problems)).await;
    }
    let snapshot = snapshots::current(&form.app, &form.sender.tournament.slug).await?;
    page::private(&Preview::new(&form, &typed, &snapshot))
}

/// `GET …/desk/page/pictures/{file}`: organizers; also while the tournament is set up.
async fn picture(app: App, request: HttpRequest, desk: Desk<Settings>, path: Path<(String, String)>) -> WebResult {
    let snapshot = snapshots::current(&app, &desk.tournament.slug).await?;
    let mut answer = face::serve(&app, &request, &snapshot, &path.1).await?;
    let private = HeaderValue::from_static("private, no-cache");
    answer.headers_mut().insert(header::CACHE_CONTROL, private);
    Ok(answer)
}

/// The event's page as it was typed, with the pictures as they are stored.
#[derive(Template)]
#[template(path = "staff/setup/event_page/preview.html")]
struct Preview {
    shell: Shell,
    name: String,
    cover: Option<Cover>,
    logo: Option<PictureAt>,
    when_and_where: Option<Message>,
    description: Prose,
    face: Face,
}

impl Preview {
    fn new(form: &StaffForm<Settings>, typed: &TypedPage, snapshot: &Snapshot) -> Self {
        let desk = &form.sender;
        let (stored, folder) = (&snapshot.public.record.page, folder(desk));
        let mut shell = desk.shell(&form.request, t::preview());
        shell.look = Accent::read(&typed.accent).ok().map(look::address);
        shell.notice = Some(Notice::plain(t::preview_means()));
        let text = |part| {
            let found = typed.texts.iter().find(|(of, _)| *of == part);
            found.map_or("", |(_, text)| text.trim())
        };
        Self {
            shell,
            name: desk.tournament.name.clone(),
            cover: cover_at(stored, &folder),
            logo: picture_at(stored, PictureKind::Logo, &folder),
            when_and_where: format::when_and_where(&desk.tournament),
            description: Prose::new(typed.description.trim(), 2),
            face: Face::new(text),
        }
    }
}
