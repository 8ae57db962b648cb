//! A judge's news on a phone, by Web Push: calls.

use actix_web::HttpRequest;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{StaffForm, back};
use crate::web::frame::request::desk::{Desk, Floor};
use crate::web::frame::state::App;
use crate::web::shared::news::{Link, News, subscription};
use podium_ops::tournaments::push::{self as ops, Whose};
use say::push_page as t;

/// The routes of the page.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/news", handler!(show))
        .post("/t/{slug}/desk/news", handler!(begin))
        .post("/t/{slug}/desk/news/stop", handler!(stop));
}

/// `GET …/desk/news`: who judges.
async fn show(app: App, request: HttpRequest, desk: Desk<Floor>) -> WebResult {
    let news = News {
        shell: desk.shell(&request, t::title()),
        keys: desk.keys(&app, None),
        at: desk.at("desk/news"),
        whose: desk.at("desk"),
        back: Link::new(desk.at("desk/calls"), say::staff_nav::calls()),
        what: t::of_judges(),
    };
    let account = desk.visitor.signed_in(&request)?.id.clone();
    news.page(&app, &desk.tournament.id, Whose::Judge(account)).await
}

/// `POST …/desk/news`: this browser gets the judge's news from now on.
async fn begin(form: StaffForm<Floor>) -> WebResult {
    let to = form.at("desk/news");
    let (browser, private) = (subscription(&form.fields), form.app.settings.private_webhooks);
    let begun = form.run(&to, move |work| ops::subscribe(work, &browser, private)).await;
    match begun {
        Ok(()) => form.done(t::begun(), &to),
        Err(error) => Err(back(&to)(error)),
    }
}

/// `POST …/desk/news/stop`.
async fn stop(form: StaffForm<Floor>) -> WebResult {
    let to = form.at("desk/news");
    let address = form.fields.text("address").to_owned();
    match form.run(&to, move |work| ops::stop(work, &address)).await {
        Ok(()) => form.done(t::stopped(), &to),
        Err(error) => Err(back(&to)(error)),
    }
}
