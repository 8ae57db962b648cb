//! A player's news on a phone, by Web Push: where they sit, a result that waits, a judge who comes, announcements.

use actix_web::HttpRequest;

use crate::web::frame::answer::assets::{App as OwnApp, own_manifest};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{OwnPlayer, PlayerForm};
use crate::web::frame::look::shell::{Door, Shell};
use crate::web::frame::state::App;
use crate::web::shared::news::{Link, News, subscription};
use crate::web::shared::view::View;
use podium_ops::people::players::link_path;
use podium_ops::tournaments::push::{self as ops, Whose};
use say::push_page as t;

/// The routes of the page.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/me/app.webmanifest", handler!(app))
        .get("/t/{slug}/me/news", handler!(show))
        .post("/t/{slug}/me/news", handler!(begin))
        .post("/t/{slug}/me/news/stop", handler!(stop));
}

/// `GET …/me/app.webmanifest`: the player's page as an app, which opens their link: on some phones an app knows nothing of what the
/// browser knows.
async fn app(app: App, own: OwnPlayer) -> WebResult {
    let (me, link) = (format!("/t/{}/me", own.slug), link_path(&app.secrets, &own.row));
    Ok(own_manifest(&OwnApp {
        name: &own.snapshot.loaded.tournament.name,
        id: &me,
        start: &link,
    }))
}

/// `GET …/me/news`.
async fn show(app: App, request: HttpRequest, own: OwnPlayer) -> WebResult {
    let me = format!("/t/{}/me", own.slug);
    let news = News {
        shell: shell(&request, &own, &me),
        keys: own.visitor.form_keys(&app, None),
        at: format!("{me}/news"),
        whose: format!("{me} {}", own.row.number),
        back: Link::new(me, say::own_link::your_page()),
        what: t::of_players(),
    };
    let whose = Whose::Player(own.row.id.clone());
    news.page(&app, &own.row.tournament_id, whose).await
}

fn shell(request: &HttpRequest, own: &OwnPlayer, me: &str) -> Shell {
    Shell {
        notice: own.visitor.notice(request),
        app: Some(format!("{me}/app.webmanifest")),
        ..View::of(&own.snapshot).still_shell(t::title(), Door::MyTable)
    }
}

/// `POST …/me/news`: this browser gets the player's news from now on.
async fn begin(form: PlayerForm) -> WebResult {
    let to = format!("{}/news", form.own_page());
    let (browser, private) = (subscription(&form.fields), form.app.settings.private_webhooks);
    let begun = form.run(&to, move |work| ops::subscribe(work, &browser, private)).await;
    match begun {
        Ok(()) => form.done(t::begun(), &to),
        Err(error) => Err(form.error(error)),
    }
}

/// `POST …/me/news/stop`.
async fn stop(form: PlayerForm) -> WebResult {
    let to = format!("{}/news", form.own_page());
    let address = form.fields.text("address").to_owned();
    match form.run(&to, move |work| ops::stop(work, &address)).await {
        Ok(()) => form.done(t::stopped(), &to),
        Err(error) => Err(form.error(error)),
    }
}
