//! The event's page as organizers see it before everybody does: a preview of what was typed, and a poster to print.

use actix_web::HttpRequest;
use askama::Template;
use say::{Language, Message, event_page as t};

use super::pictures::folder;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::{look, page, qr};
use crate::web::frame::form::StaffForm;
use crate::web::frame::look::shell::{Notice, Paper, PictureAt, Shell};
use crate::web::frame::look::{address, format};
use crate::web::frame::request::current;
use crate::web::frame::request::desk::{Desk, Settings};
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::view::face::{Cover, Face, Prose, cover_at, picture_at, prose};
use crate::web::shared::view::{View, facts};
use podium_event::accent::Accent;
use podium_ops::tournaments::page::{Part, TypedPage};
use podium_snapshot::Snapshot;
use podium_store::PictureKind;

/// What an event's page says and shows.
struct Shown {
    name: String,
    cover: Option<Cover>,
    logo: Option<PictureAt>,
    when_and_where: Option<Message>,
    description: Prose,
    face: Face,
}

impl Shown {
    /// Creates it with the stored pictures; `text` returns each text.
    fn new<'t>(desk: &Desk<Settings>, snapshot: &Snapshot, text: impl Fn(Part) -> &'t str) -> Self {
        let (stored, folder) = (&snapshot.public.record.page, folder(desk));
        Self {
            name: desk.tournament.name.clone(),
            cover: cover_at(stored, &folder),
            logo: picture_at(stored, PictureKind::Logo, &folder),
            when_and_where: format::when_and_where(&desk.tournament),
            description: prose(Part::Description, text(Part::Description)),
            face: Face::new(|part| text(Part::Text(part))),
        }
    }
}

fn with_colour(mut shell: Shell, accent: &str) -> Shell {
    shell.look = Accent::read(accent).ok().map(look::address);
    shell
}

/// The page as it was typed.
#[derive(Template)]
#[template(path = "staff/setup/event_page/preview.html")]
pub struct Preview {
    shell: Shell,
    shown: Shown,
}

impl Preview {
    pub fn new(form: &StaffForm<Settings>, typed: &TypedPage, snapshot: &Snapshot) -> Self {
        let desk = &form.sender;
        let mut shell = with_colour(desk.shell(&form.request, t::preview()), typed.text(Part::Accent));
        shell.notice = Some(Notice::plain(t::preview_means()));
        Self {
            shell,
            shown: Shown::new(desk, snapshot, |part| typed.text(part)),
        }
    }
}

/// `GET …/desk/page/poster`: organizers, also while the tournament is set up.
pub async fn poster(app: App, request: HttpRequest, desk: Desk<Settings>) -> WebResult {
    // what hangs in the hall is in the hall's language
    current::set_language(Some(Language::stored(&desk.tournament.language)));
    let snapshot = snapshots::current(&app, &desk.tournament.slug).await?;
    let home = format!("{}/t/{}", address::base(&app, &request), desk.tournament.slug);
    page::private(&Poster::new(&request, &desk, &snapshot, &home))
}

#[derive(Template)]
#[template(path = "staff/setup/event_page/poster.html")]
struct Poster {
    shell: Shell,
    shown: Shown,
    /// Level, rounds, cut, time limit; not the players, who are on no list when posters are printed.
    facts: Vec<(Message, Message)>,
    /// Address of the tournament, as people type it.
    typed: String,
    code: qr::Svg,
}

impl Poster {
    fn new(request: &HttpRequest, desk: &Desk<Settings>, snapshot: &Snapshot, home: &str) -> Self {
        let (tournament, stored) = (&snapshot.loaded.tournament, &snapshot.public.record.page);
        let shell = with_colour(
            desk.shell(request, t::poster()),
            Part::Accent.stored(tournament, stored),
        );
        Self {
            shell: shell.on_paper(Paper::Sheet),
            shown: Shown::new(desk, snapshot, |part| part.stored(tournament, stored)),
            facts: facts::facts(&View::of(snapshot)).split_off(1),
            code: qr::svg(home),
            typed: home.split_once("://").map_or(home, |(_, rest)| rest).to_owned(),
        }
    }
}
