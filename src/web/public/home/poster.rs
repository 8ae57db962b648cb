//! A poster of the event, to print: its name and picture, what the organizer says of it, and a QR code of its page.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use super::facts;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::answer::qr;
use crate::web::frame::look::shell::{Door, Paper, PictureAt, Shell};
use crate::web::frame::look::{address, format};
use crate::web::frame::state::App;
use crate::web::shared::view::View;
use crate::web::shared::view::face::{Cover, Face, Prose};

/// `GET /t/{slug}/poster`: for everybody.
pub async fn poster(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    // without --public-url the code contains the host that this request named, which others may not be able to reach
    let caching = Caching::page(page::path(&request)).unless(app.settings.public_url.is_none());
    let home = format!("{}/t/{slug}", address::base(&app, &request));
    page::public_as(&app, &request, &slug, caching, move |snapshot| {
        snapshot.render(&Poster::new(&View::shown(snapshot), home))
    })
    .await
}

#[derive(Debug, Template)]
#[template(path = "public/home/poster.html")]
struct Poster {
    shell: Shell,
    name: String,
    logo: Option<PictureAt>,
    cover: Option<Cover>,
    when_and_where: Option<Message>,
    description: Option<Prose>,
    /// Level, rounds, cut, time limit.
    facts: Vec<(Message, Message)>,
    face: Face,
    /// Address of the tournament, as people type it.
    typed: String,
    code: qr::Svg,
}

impl Poster {
    fn new(view: &View<'_>, home: String) -> Self {
        let shell = view.shell(say::event_page::poster(), Door::None, "");
        Self {
            shell: shell.on_paper(Paper::Sheet),
            name: view.tournament().name.clone(),
            logo: view.logo(),
            cover: view.cover(),
            when_and_where: format::when_and_where(view.tournament()),
            description: view.description(),
            facts: facts(view),
            face: view.face(),
            code: qr::svg(&home),
            typed: home
                .split_once("://")
                .map_or(home.as_str(), |(_, rest)| rest)
                .to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::Fixture;

    #[test]
    fn a_poster_has_the_event_and_its_code() {
        let mut fixture = Fixture::of(8);
        fixture.tournament.description = "**Bring** a deck.".to_owned();
        let snapshot = fixture.snapshot();
        let poster = Poster::new(&View::of(&snapshot), "https://podium.example/t/spring-open".to_owned());
        let html = poster.render().expect("it renders");
        assert!(
            html.contains("podium.example/t/spring-open<") && html.contains("<svg role=\"img\""),
            "{html}"
        );
        assert!(
            html.contains("<strong>Bring</strong>") && html.contains("Town hall"),
            "{html}"
        );
    }
}
